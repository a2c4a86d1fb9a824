/** The decisions of a run as a baseline: refused, shown for review, or written once somebody accepted them. */
import { join, relative, resolve } from "node:path";
import { type Baseline, baselineOf, claimOf } from "../../core/baseline.ts";
import { baselineDocument } from "../../evidence/baseline-file.ts";
import { candidateDigest } from "../../evidence/digest.ts";
import type { Config } from "../../inputs/config.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { type SnapshotOutcome, withSnapshot } from "../../report/build-snapshot.ts";
import { stableJson } from "../../report/format/stable-json.ts";
import { fileTrouble } from "../file-trouble.ts";
import type { Host } from "../host.ts";
import { type Measured, type Measurement, measure } from "../measure.ts";
import { acceptCommand } from "./accept-command.ts";
import { type OpenedBaseline, parseBaseline } from "./open-baseline.ts";

/** Where to write, and how the same would be asked for again. */
export interface SnapshotRequest {
  /** As the user named it; absent: nowhere yet. */
  readonly file: string | undefined;
  /** Absolute folder that `file` is relative to. */
  readonly folder: string;
  /** The command that accepts this evidence, without what follows from the run. */
  readonly again: readonly string[];
}

export async function takeSnapshot(config: Config, request: SnapshotRequest, host: Host): Promise<Measured> {
  const target = openTarget(config, request, host);
  if (!target.ok) return { kind: "refused", problems: target.problems, callsMade: 0 };
  const measured = config.evidence === undefined ? await measure(config, host) : await judged(config, host);
  if (measured.kind !== "measured") return measured;
  const taken = take(measured.measurement, target.value, config, request, host);
  if (!taken.ok)
    return { kind: "refused", problems: taken.problems, callsMade: measured.measurement.trials.length };
  return { kind: "measured", measurement: taken.value };
}

async function judged(config: Config, host: Host): Promise<Measured> {
  const { judge } = await import("../judge.ts");
  const found = await judge(config, host, host);
  if (!found.ok) return { kind: "refused", problems: found.problems, callsMade: 0 };
  return { kind: "measured", measurement: found.value };
}

interface Target {
  readonly before?: OpenedBaseline;
}

/** Before the first call: is there a place to write, and nothing there that must not be lost? */
function openTarget(config: Config, { file, folder }: SnapshotRequest, host: Host): Result<Target> {
  if (file === undefined) return config.acceptReference === true ? fail(nowhere()) : succeed({});
  const text = host.files.read(resolve(folder, file));
  if (text === undefined) return succeed({});
  const before = parseBaseline(file, text);
  return before.ok ? succeed({ before: before.value }) : fail(notABaseline(file, before.problems));
}

function nowhere(): Problem {
  return {
    code: "input-missing",
    message: "no file is named for the baseline",
    hint: "Give `--output baseline.json`, or set `baseline` in the configuration.",
  };
}

function notABaseline(file: string, problems: readonly Problem[]): Problem {
  const [first] = problems;
  return {
    code: "input-conflict",
    message: `${file} exists and is no baseline that could be replaced: ${first?.message ?? "it cannot be read"}`,
    hint: "Name another file with `--output`; or delete it first, if it was one.",
    at: { file, ...first?.at },
  };
}

function take(
  measurement: Measurement,
  { before }: Target,
  config: Config,
  request: SnapshotRequest,
  host: Host,
): Result<Measurement> {
  const { assessment, suite, model, directory } = measurement;
  const { file } = request;
  const claimed = assessment.admission.admissible ? candidateDigest(claimOf(assessment)) : undefined;
  const outcome = outcomeOf(claimed, before, config);
  if (outcome === "saved") {
    const trouble = write(measurement, request, claimed ?? "", host);
    if (trouble !== undefined) return fail(trouble);
  }
  const evidence = relative(request.folder, join(directory, "evidence.json")).replaceAll("\\", "/");
  return succeed({
    ...measurement,
    model: withSnapshot(model, {
      outcome,
      assessment,
      suite,
      ...(claimed === undefined ? {} : { digest: claimed }),
      ...(file === undefined ? {} : { file }),
      ...(before === undefined ? {} : { before }),
      accept: acceptCommand(acceptWords(request, evidence), file ?? "baseline.json"),
    }),
  });
}

/** A file of the Python tool with the same decisions is written anew: with counts, drift can be tested. */
function outcomeOf(
  digest: string | undefined,
  before: OpenedBaseline | undefined,
  config: Config,
): SnapshotOutcome {
  if (digest === undefined) return "refused";
  if (config.acceptReference !== true) return "candidate";
  return before?.digest === digest && before.baseline.answers !== undefined ? "kept" : "saved";
}

function write(
  { assessment }: Measurement,
  { file = "", folder }: SnapshotRequest,
  digest: string,
  host: Host,
): Problem | undefined {
  const baseline: Baseline = baselineOf(assessment, {
    createdAt: host.clock.now().toISOString(),
    version: `agentverity-action ${host.version}`,
    signOff: { method: "cli", digest },
  });
  const path = resolve(folder, file);
  try {
    host.files.write(path, stableJson(baselineDocument(baseline)));
    return undefined;
  } catch (error) {
    const trouble = fileTrouble(error, path);
    if (trouble === undefined) throw error;
    return trouble;
  }
}

function acceptWords({ again }: SnapshotRequest, evidence: string): readonly string[] {
  return again.includes("--evidence") ? again : [...again, "--evidence", evidence];
}
