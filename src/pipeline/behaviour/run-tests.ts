/** Behavioural tests from a configuration: which, their runs, live or recorded, their figures, and the baseline beside them. */
import { dirname, join, resolve } from "node:path";
import { compareTests } from "../../core/behaviour/compare-tests.ts";
import { type BehaviourAssessment, judgeTests } from "../../core/behaviour/judge-tests.ts";
import type { Suite } from "../../core/suite.ts";
import { type BehaviourBaseline, readBehaviourBaseline } from "../../evidence/behaviour-baseline.ts";
import { digestOf } from "../../evidence/digest.ts";
import { withLines } from "../../inputs/case-lines.ts";
import type { Config } from "../../inputs/config.ts";
import { openSuite } from "../../inputs/open-suite.ts";
import { parseSource } from "../../inputs/parse-source.ts";
import { readText } from "../../inputs/read-text.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { buildBehaviour } from "../../report/build-behaviour.ts";
import type { TestsModel } from "../../report/tests-model.ts";
import type { Host } from "../host.ts";
import { collectRuns, TEST_FOLDER } from "./collect-runs.ts";
import type { Gathered } from "./gathered-runs.ts";
import { recordedRuns } from "./recorded-runs.ts";
import { scoreTests } from "./score-tests.ts";
import { type Selection, selectTests } from "./select-tests.ts";

export interface TestedSuite {
  readonly assessment: BehaviourAssessment;
  readonly model: TestsModel;
  /** Absolute folder of what is written about it. */
  readonly directory: string;
  /** Absolute; absent for recorded runs. */
  readonly journal?: string;
}

export type Tested =
  | { readonly kind: "tested"; readonly tested: TestedSuite }
  | Exclude<Gathered, { readonly kind: "gathered" }>;

export async function runTests(config: Config, host: Host): Promise<Tested> {
  const started = host.clock.now();
  const from = host.clock.monotonic();
  // What is compared is the whole answer: no layer contradicts a contract here.
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files);
  if (!opened.ok) return refused(opened.problems);
  const suite = withLines(opened.value.suite, opened.value.text);
  const selection = selectTests(suite, config);
  if (!selection.ok) return refused(selection.problems);
  const baseline = await openBaseline(config, selection.value, host);
  if (!baseline.ok) return refused(baseline.problems);
  const gathered = await gather(config, suite, selection.value, host);
  if (gathered.kind !== "gathered") return gathered;

  const { tests, existing } = selection.value;
  const results = scoreTests(suite, tests, gathered.gathered);
  const comparison =
    baseline.value === undefined
      ? undefined
      : compareTests(baseline.value.tests, results, existing, config.tests.regressionRule);
  const assessment = judgeTests(results, config.tests.minSuccessRate, comparison);
  const { made, agent, isolation, journal } = gathered.gathered;
  const model = buildBehaviour(assessment, {
    version: host.version,
    suite: suite.file,
    agent,
    isolation,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
    made,
    ...(config.baseline === undefined
      ? {}
      : { baseline: { file: config.baseline, found: baseline.value !== undefined } }),
    leftOut: existing.length - tests.length,
  });
  const directory = journal === undefined ? recordedDirectory(config, host) : dirname(journal);
  return {
    kind: "tested",
    tested: { assessment, model, directory, ...(journal === undefined ? {} : { journal }) },
  };
}

function refused(problems: readonly Problem[]): Tested {
  return { kind: "refused", problems, callsMade: 0 };
}

function recordedDirectory(config: Config, host: Host): string {
  const key = digestOf([config.evidence ?? null, config.suite ?? null, config.tests.filter ?? null]).slice(
    -16,
  );
  return join(host.outputDirectory(config.workingDirectory, key), TEST_FOLDER);
}

async function gather(config: Config, suite: Suite, selection: Selection, host: Host): Promise<Gathered> {
  if (config.evidence === undefined) return collectRuns(config, suite, selection, host);
  const { evidence: spec, workingDirectory } = config;
  const recorded = await recordedRuns({ spec, workingDirectory, suite, files: host.files }, selection);
  if (!recorded.ok) return { kind: "refused", problems: recorded.problems, callsMade: 0 };
  host.log.info(`${recorded.value.made} recorded runs of ${selection.tests.length} tests of ${suite.file}`);
  return { kind: "gathered", gathered: recorded.value };
}

/** @returns undefined where none is configured, or the file is not there yet: a first run has none */
async function openBaseline(
  { baseline: file, workingDirectory }: Config,
  { existing }: Selection,
  host: Host,
): Promise<Result<BehaviourBaseline | undefined>> {
  if (file === undefined) return succeed(undefined);
  const text = readText(host.files, resolve(workingDirectory, file), file, {
    code: "file-missing",
    message: `there is no baseline at ${file}`,
    hint: "Make one with `agentverity bless`.",
    at: { file },
  });
  if (!text.ok)
    return text.problems.every((problem) => problem.code === "file-missing") ? succeed(undefined) : text;
  const parsed = await parseSource(file, text.value);
  if (!parsed.ok) return parsed;
  const baseline = readBehaviourBaseline(parsed.value);
  if (!baseline.ok) return baseline;
  const known = new Set(existing);
  if (baseline.value.tests.some((test) => known.has(test.name))) return baseline;
  return fail(mismatch(file, baseline.value, existing));
}

function mismatch(file: string, { tests }: BehaviourBaseline, existing: readonly string[]): Problem {
  const names = (all: readonly string[]) =>
    all
      .slice(0, 3)
      .map((name) => `\`${name}\``)
      .join(", ");
  return {
    code: "input-conflict",
    message: `${file} and the suite have no test in common: there ${names(tests.map((test) => test.name)) || "is none"}, here ${names(existing)}`,
    hint: "Give the baseline of this suite; tests are known by their `id`.",
    at: { file },
  };
}
