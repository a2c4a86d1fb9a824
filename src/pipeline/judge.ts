/** Judges recorded runs without a call: evidence files and perhaps a suite in, assessment and model out. */
import { join } from "node:path";
import { assess } from "../core/assess.ts";
import { type CurtailmentReplay, replayCurtailment } from "../core/curtailment.ts";
import type { Evidence } from "../core/evidence.ts";
import type { Suite } from "../core/suite.ts";
import { digestOf } from "../evidence/digest.ts";
import { matchSuite } from "../evidence/match-suite.ts";
import type { Recording } from "../evidence/recording.ts";
import { withLines } from "../inputs/case-lines.ts";
import type { Config } from "../inputs/config.ts";
import { openSuite } from "../inputs/open-suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { buildModel } from "../report/build-model.ts";
import type { JudgedEnd } from "./early-end.ts";
import type { ReadingHost } from "./host.ts";
import { type Measurement, policyOf } from "./judge-calls.ts";
import { findShards, readEvidenceFiles } from "./read-evidence-files.ts";
import { endOfRecording } from "./recorded-end.ts";
import type { RelationsHost } from "./relations.ts";

/** @param team what relations of the team's own run on, where its code may be run; undefined: it may not */
export async function judge(
  config: Config,
  host: ReadingHost,
  team?: RelationsHost,
): Promise<Result<Measurement>> {
  const shards = shardsOf(config, host);
  if (!shards.ok) return shards;
  if (shards.value === undefined) return judgeRecording(config, host);
  const opened = await openSuite(config, host.files);
  if (!opened.ok) return opened;
  const { judgeShards } = await import("./judge-shards.ts");
  return judgeShards({ config, opened: opened.value, journals: shards.value, host, team });
}

async function judgeRecording(config: Config, host: ReadingHost): Promise<Result<Measurement>> {
  const started = host.clock.now();
  const from = host.clock.monotonic();
  const suite = await reviewedSuite(config, host);
  if (!suite.ok) return suite;
  const recording = await recordingOf(config, suite.value, host);
  if (!recording.ok) return recording;
  const evidence = matchSuite(
    recording.value,
    suite.value,
    config.isolation === "auto" ? undefined : config.isolation,
  );
  if (!evidence.ok) return evidence;
  announce(recording.value, evidence.value, host);
  const replay = replayOf(evidence.value, config);
  if (!replay.ok) return replay;
  const described = suite.value ?? suiteOf(recording.value);
  const end = endOfRecording(recording.value, evidence.value, described, config);
  if (!end.ok) return end;
  const policy = policyOf(config, described);
  const assessment = assess(end.value.evidence, policy, end.value.missing, [], end.value);
  const recorded = recordedFacts(end.value);
  const { run } = recording.value;
  const model = buildModel(assessment, {
    version: host.version,
    suite: described,
    plan: recorded.plan,
    trials: [],
    stopped: undefined,
    agent: `recorded: ${recording.value.source}`,
    ...(run === undefined
      ? {}
      : { earlierAttempts: run.earlierAttempts, curtail: run.reading === undefined }),
    errorPolicy: "record",
    maxWorkers: 1,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
    recorded: {
      source: recording.value.source,
      file: recording.value.file,
      runs: recorded.runs,
      isStored: config.mode === "gate" || config.mode === "run",
    },
    ...(replay.value === undefined ? {} : { replay: replay.value }),
  });
  const key = digestOf([config.evidence ?? null, config.suite ?? null, config.epsilon]).slice(-16);
  return succeed({
    suite: described,
    plan: recorded.plan,
    trials: [],
    assessment,
    model,
    directory: join(host.outputDirectory(config.workingDirectory, key), "assess"),
  });
}

function shardsOf({ evidence: spec, workingDirectory, mode }: Config, { files }: ReadingHost) {
  if (spec === undefined) return succeed(undefined);
  const found = findShards({ spec, workingDirectory, files });
  return found.ok && found.value === undefined && mode === "merge" ? fail(noShards(spec.files)) : found;
}

function noShards(files: readonly string[]): Problem {
  const [file = ""] = files;
  return {
    code: "evidence-invalid",
    message: `${file} holds no journal of a shard: there is nothing to unite`,
    hint: "Give what `collect` wrote, such as `merge shards/*/trials.jsonl`, or judge other recordings with `assess`.",
    at: { file },
  };
}

function replayOf(evidence: Evidence, config: Config): Result<CurtailmentReplay | undefined> {
  if (config.evidence?.replayCurtailment === undefined) return succeed(undefined);
  const failed = evidence.cases.findIndex((item) => item.errors > 0);
  if (failed === -1)
    return succeed(
      replayCurtailment(
        evidence.cases.map((item) => item.outcomes),
        { epsilon: config.epsilon, strict: config.strictErrorControl },
      ),
    );
  return fail({
    code: "input-conflict",
    message: `\`replay-curtailment\` reads the pairs in order, and \`cases[${failed}]\` has failed runs: where the missing pair stood is not known`,
    hint: "Leave `replay-curtailment` out, or give a recording without failures.",
  });
}

async function reviewedSuite(config: Config, host: ReadingHost): Promise<Result<Suite | undefined>> {
  if (config.suite === undefined && config.probes === undefined) return succeed(undefined);
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files); // the recording has the layer
  return opened.ok ? succeed(withLines(opened.value.suite, opened.value.text)) : opened;
}

async function recordingOf(
  config: Config,
  suite: Suite | undefined,
  host: ReadingHost,
): Promise<Result<Recording>> {
  const { evidence: spec, workingDirectory } = config;
  if (spec !== undefined) return readEvidenceFiles({ spec, workingDirectory, suite, files: host.files });
  return fail({
    code: "input-missing",
    message: "no `evidence` is named",
    hint: "Give `evidence: results.json`.",
  });
}

function announce(
  { source, file, replays }: Recording,
  { cases, isolation }: Evidence,
  host: ReadingHost,
): void {
  const runs = cases.reduce((sum, item) => sum + item.outcomes.length + item.errors, 0);
  host.log.info(
    `${runs} recorded runs of ${cases.length} inputs from ${file} (${source}; isolation ${isolation})`,
  );
  if (replays > 0)
    host.log.warn(`${replays} of ${runs} recorded answers are replays from a cache, not runs of their own`);
}

/** Without a suite the recorded inputs are the cases. */
function suiteOf({ file, cases }: Recording): Suite {
  return {
    file,
    cases: cases.map(({ input, expected, at }) => ({
      input,
      ...(expected === undefined ? {} : { expected }),
      ...(at.file === file && at.line !== undefined ? { line: at.line } : {}),
    })),
  };
}

function recordedFacts({ missing, evidence: { cases } }: JudgedEnd) {
  const repeats = cases.map((item) => item.outcomes.length + item.errors);
  const runs = repeats.reduce((sum, count) => sum + count, 0);
  const fewest = cases.reduce(
    (least, item) => Math.min(least, item.outcomes.length),
    Number.POSITIVE_INFINITY,
  );
  return {
    runs,
    plan: { repeats, commonRepeats: fewest, routes: [], calls: runs + missing, limited: false },
  };
}
