/** Behavioural tests from a configuration: which, their runs, live or recorded, their figures, and the baseline beside them. */
import { join, resolve } from "node:path";
import { writeAssertion } from "../../core/behaviour/assertion.ts";
import { compareTests } from "../../core/behaviour/compare-tests.ts";
import { type BehaviourAssessment, judgeTests } from "../../core/behaviour/judge-tests.ts";
import type { TestResult } from "../../core/behaviour/score-test.ts";
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
import { type BrokenFile, type CodeTests, findCodeTests, type OpenFiles } from "./find-code-tests.ts";
import type { Gathered, GatheredRuns } from "./gathered-runs.ts";
import { recordedRuns } from "./recorded-runs.ts";
import { brokenResult, runCodeTests } from "./run-code-tests.ts";
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
  const open: OpenFiles = new Map();
  try {
    return await testAll(config, host, open);
  } finally {
    await Promise.all([...open.values()].map((file) => file.close()));
  }
}

async function testAll(config: Config, host: Host, open: OpenFiles): Promise<Tested> {
  const started = host.clock.now();
  const from = host.clock.monotonic();
  const prepared = await prepare(config, host, open);
  if (!prepared.ok) return refused(prepared.problems);
  const { suite, selection, broken } = prepared.value;
  const baseline = await openBaseline(config, selection, host);
  if (!baseline.ok) return refused(baseline.problems);
  const gathered = await gather(config, suite, selection, host);
  if (gathered.kind !== "gathered") return gathered;
  const { made, agent, isolation, journal, lost } = gathered.gathered;

  const declared = suite === undefined ? [] : scoreTests(suite, selection.tests, gathered.gathered);
  const coded = await runCodeTests(selection.code, config, host, open);
  const results = [...declared, ...coded, ...broken.map(brokenResult)];
  const comparison =
    baseline.value === undefined
      ? undefined
      : compareTests(
          baseline.value.tests,
          results.map((result) => ({ ...result, written: result.assertions.map(writeAssertion) })),
          selection.existing,
          config.tests.regressionRule,
        );
  const assessment = judgeTests(results, config.tests.minSuccessRate, comparison);
  const model = buildBehaviour(assessment, {
    version: host.version,
    suite: sourceWords(suite, [...coded, ...broken.map(brokenResult)]),
    agent,
    isolation,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
    made: made + coded.reduce((sum, { total }) => sum + total, 0),
    ...(lost === undefined ? {} : { lost }),
    ...(config.baseline === undefined
      ? {}
      : { baseline: { file: config.baseline, found: baseline.value !== undefined } }),
    leftOut: selection.existing.length - selection.tests.length - selection.code.length,
  });
  const directory = directoryOf(config, host);
  return {
    kind: "tested",
    tested: { assessment, model, directory, ...(journal === undefined ? {} : { journal }) },
  };
}

interface Prepared {
  /** Absent where it has no test, or none is named. */
  readonly suite: Suite | undefined;
  readonly selection: Selection;
  readonly broken: readonly BrokenFile[];
}

async function prepare(config: Config, host: Host, open: OpenFiles): Promise<Result<Prepared>> {
  const suite = await declaredSuite(config, host);
  if (!suite.ok) return suite;
  const found = config.evidence === undefined ? await findCodeTests(config, host, open) : succeed(NO_CODE);
  if (!found.ok) return found;
  const { tests: code, broken } = found.value;
  const available = {
    code,
    broken: broken.length,
    ...(suite.value === undefined ? {} : { suite: suite.value }),
  };
  const selection = selectTests(available, config);
  if (!selection.ok) return selection;
  const runs = [...selection.value.tests, ...selection.value.code].reduce((sum, test) => sum + test.runs, 0);
  const isTooMuch = config.evidence === undefined && runs > (config.budget ?? Number.POSITIVE_INFINITY);
  if (isTooMuch) return fail(overBudget(config.budget ?? 0, runs, selection.value));
  return succeed({ suite: suite.value, selection: selection.value, broken });
}

const NO_CODE: CodeTests = { tests: [], broken: [] };

async function declaredSuite(config: Config, host: Host): Promise<Result<Suite | undefined>> {
  if (config.suite === undefined) return succeed(undefined);
  // What is compared is the whole answer: no layer contradicts a contract here.
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files);
  return opened.ok ? succeed(withLines(opened.value.suite, opened.value.text)) : opened;
}

function overBudget(budget: number, runs: number, { tests, code }: Selection): Problem {
  return {
    code: "budget-too-small",
    message: `\`budget: ${budget}\` does not pay for ${runs} runs of ${tests.length + code.length} tests`,
    hint: `Raise \`budget\` to ${runs}, lower \`runs\`, or test fewer with \`filter\`.`,
  };
}

/** Where the tests are, for a person and as the place of what has no other. */
function sourceWords(suite: Suite | undefined, coded: readonly TestResult[]): string {
  const files = [...new Set(coded.map((test) => test.file ?? test.name))];
  return suite?.file ?? (files.length === 1 ? (files[0] ?? "") : `${files.length} test files`);
}

function refused(problems: readonly Problem[]): Tested {
  return { kind: "refused", problems, callsMade: 0 };
}

function directoryOf(config: Config, host: Host): string {
  const recorded = [config.evidence ?? null, config.suite ?? null, config.tests.filter ?? null];
  const key = config.evidence === undefined ? "" : digestOf(recorded).slice(-16);
  return join(host.outputDirectory(config.workingDirectory, key), TEST_FOLDER);
}

/** What only tests in code need of it. */
const NO_RUNS: GatheredRuns = {
  runs: new Map(),
  planned: new Map(),
  made: 0,
  agent: "as each test says",
  isolation: "as each test says",
};

async function gather(
  config: Config,
  suite: Suite | undefined,
  selection: Selection,
  host: Host,
): Promise<Gathered> {
  if (suite === undefined || selection.tests.length === 0) return { kind: "gathered", gathered: NO_RUNS };
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
