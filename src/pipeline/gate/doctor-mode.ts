/** `mode: doctor`: what the gate can and cannot promise in this repository, and the settings that change it. Asks no agent. */
import { join } from "node:path";
import { diagnose } from "../../gate/doctor.ts";
import type { Config } from "../../inputs/config.ts";
import type { RawInputs } from "../../inputs/raw-inputs.ts";
import type { Publication } from "../../ports.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { buildDoctor } from "../../report/build-doctor.ts";
import {
  doctorHeadline,
  renderDoctorJson,
  renderDoctorMarkdown,
  renderDoctorText,
} from "../../report/doctor.ts";
import type { DoctorModel } from "../../report/doctor-model.ts";
import { fileTrouble } from "../file-trouble.ts";
import type { Host } from "../host.ts";
import { gatherFacts } from "./gather-facts.ts";

const NO_INPUTS: RawInputs = { source: "action", values: {}, unknown: [] };

/** Information, not a check: whatever it finds, the exit code is 0. */
export async function examine(config: Config, host: Host): Promise<Result<Publication>> {
  const { inputs = NO_INPUTS } = host;
  const server = await host.connect?.();
  if (server === undefined) return fail(NO_SERVER);
  const { owner, name } = server.repository;
  const repository = `${owner}/${name}`;
  const folder = inputs.values["working-directory"]?.trim() || undefined;
  const facts = await gatherFacts({ server, inputs, folder, files: host.files }, config);
  if (!facts.ok) return facts;
  const seen = facts.value.repository;
  const status = seen.ok ? undefined : seen.trouble.status;
  if (!seen.ok && (status === 401 || status === 404))
    return fail(noRepository(repository, seen.trouble.reason));
  const { branchName: branch, baseline, context: statusContext } = facts.value;
  const diagnosis = diagnose(facts.value);
  const model = buildDoctor({
    diagnosis,
    repository,
    branch,
    baseline,
    statusContext,
    version: host.version,
  });
  return succeed(publicationOf(model, config, host));
}

function publicationOf(model: DoctorModel, config: Config, host: Host): Publication {
  const text = renderDoctorText(model);
  const markdown = renderDoctorMarkdown(model);
  const json = renderDoctorJson(model);
  const path = host.event === undefined ? undefined : writeReport(json, config, host);
  return {
    headline: doctorHeadline(model),
    text,
    documents: { text, markdown, json, junit: "" },
    ...(config.report.includes("summary") ? { summary: markdown } : {}),
    annotations: [],
    outputs: {
      status: model.strength,
      "exit-code": "0",
      headline: doctorHeadline(model),
      "calls-made": "0",
      ...(path === undefined ? {} : { "report-path": path }),
    },
    artifacts: [],
    red: false,
    exitCode: 0,
  };
}

/** For later steps of a job; a shell prints it (`--format json`). */
function writeReport(json: string, config: Config, host: Host): string | undefined {
  if (!config.report.includes("json")) return undefined;
  const path = join(host.outputDirectory(config.workingDirectory, "doctor"), "doctor.json");
  try {
    host.files.write(path, json);
    return path;
  } catch (error) {
    const trouble = fileTrouble(error, path);
    if (trouble === undefined) throw error;
    host.log.warn(trouble.message);
    return undefined;
  }
}

function noRepository(repository: string, reason: string): Problem {
  return {
    code: "input-invalid",
    message: `${repository} cannot be read with this token (${reason})`,
    hint: "Correct the repository's name, or use a token that may see it.",
  };
}

const NO_SERVER: Problem = {
  code: "input-missing",
  message:
    "`doctor` asks GitHub for the repository's settings, and there is no token or no repository to ask about",
  hint: "Run it as a step of a workflow with `github-token`, whose default is the job's own token.",
};
