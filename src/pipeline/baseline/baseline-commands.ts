/** `snapshot` and `inspect`: what only a shell does with a baseline. */
import { resolve } from "node:path";
import { baselineDocument } from "../../evidence/baseline-file.ts";
import type { Arguments } from "../../inputs/arguments.ts";
import { readConfig } from "../../inputs/read-config.ts";
import { refuse } from "../../pipeline.ts";
import type { Problem } from "../../problem.ts";
import { buildInspection } from "../../report/build-inspection.ts";
import {
  renderInspectionJson,
  renderInspectionMarkdown,
  renderInspectionText,
} from "../../report/inspection.ts";
import type { Host } from "../host.ts";
import { interruptedPublication, publicationOf } from "../publication.ts";
import { openBaseline } from "./open-baseline.ts";
import { takeSnapshot } from "./take-snapshot.ts";

/** @param folder absolute: where the shell stands @returns the exit code */
export async function snapshotCommand(args: Arguments, host: Host, folder: string): Promise<number> {
  const given = args.raw.values;
  if (given["evidence"] !== undefined && given["agent"] !== undefined)
    return (await refuse([bothGiven()], host, 0)).exitCode;
  // What is judged decides what else is needed: a recording, or an agent and probes.
  const mode = given["evidence"] === undefined ? "run" : "assess";
  const raw = { ...args.raw, values: { ...given, mode } };
  const config = await readConfig(raw, { workingDirectory: folder, read: host.files.read });
  if (!config.ok) return (await refuse(config.problems, host, 0)).exitCode;
  const { baseline, workingDirectory } = config.value;
  const place =
    args.output === undefined ? { file: baseline, folder: workingDirectory } : { file: args.output, folder };
  const measured = await takeSnapshot(config.value, { ...place, again: repeatable(given) }, host);
  if (measured.kind === "refused")
    return (await refuse(measured.problems, host, measured.callsMade, config.value)).exitCode;
  const publication =
    measured.kind === "interrupted"
      ? interruptedPublication(measured)
      : publicationOf(measured.measurement, config.value, host);
  await host.publisher.publish(publication);
  return publication.exitCode;
}

function bothGiven(): Problem {
  return {
    code: "input-conflict",
    message: "`--agent` and `--evidence` are both given: a baseline is made of one or the other",
    hint: "Keep `--evidence` for what is recorded already, `--agent` to ask anew.",
  };
}

/** What decides the same of the evidence of this run, with nothing that is about asking for it. */
const JUDGING: readonly string[] = [
  "config",
  "working-directory",
  "suite",
  "evidence",
  "evidence-format",
  "decision-path",
  "input-path",
  "provider",
  "prompt-id",
  "precision",
  "epsilon",
  "strict-error-control",
  "blindness-threshold",
];

function repeatable(given: Readonly<Record<string, string>>): readonly string[] {
  return JUDGING.flatMap((name) => (given[name] === undefined ? [] : [`--${name}`, given[name]]));
}

/** @param folder absolute: where the shell stands @returns the exit code */
export async function inspectCommand(args: Arguments, host: Host, folder: string): Promise<number> {
  const file = args.raw.values["baseline"];
  if (file === undefined) return (await refuse([noFile()], host, 0)).exitCode;
  const opened = openBaseline(file, resolve(folder, args.raw.values["working-directory"] ?? "."), host.files);
  if (!opened.ok) return (await refuse(opened.problems, host, 0)).exitCode;
  const document = baselineDocument(opened.value.baseline);
  const model = buildInspection({ ...opened.value, document });
  const text = renderInspectionText(model);
  await host.publisher.publish({
    headline: text.split("\n")[0] ?? "",
    text,
    documents: {
      text,
      markdown: renderInspectionMarkdown(model),
      json: renderInspectionJson(model),
      junit: "",
    },
    annotations: [],
    outputs: {},
    artifacts: [],
    red: false,
    exitCode: 0,
  });
  return 0;
}

function noFile(): Problem {
  return {
    code: "input-missing",
    message: "no baseline is named",
    hint: "Write `agentverity inspect baseline.json`.",
  };
}
