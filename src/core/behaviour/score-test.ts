/**
 * The runs of one behavioural test → its figures. Every failed assertion of a run is kept; a run that ended without an
 * answer is a failed run, never a lost one. How far few runs carry is what the intervals say.
 */
import type { Observation } from "../observation.ts";
import { clopperPearsonInterval } from "../stats/clopper-pearson.ts";
import { type Flakiness, flakiness } from "../stats/flakiness.ts";
import { type Interval, wilsonInterval } from "../stats/wilson.ts";
import type { TrialResult } from "../trial.ts";
import type { Assertion, AssertionFailure, FailureCategory } from "./assertion.ts";
import { type Checking, checkAssertion } from "./check-assertion.ts";

export interface BehaviourTest {
  readonly name: string;
  readonly assertions: readonly Assertion[];
  /** In the order they were made. */
  readonly runs: readonly TrialResult[];
  /** Runs that were planned, count; more than there are when a collection stopped. */
  readonly planned: number;
  /** Where the test stands in its file; 1-based. */
  readonly line?: number;
  /** Its file, where that is not the suite. */
  readonly file?: string;
}

export interface RunScore {
  readonly passed: boolean;
  /** In the order of the assertions; empty for a passed run. */
  readonly failures: readonly AssertionFailure[];
  /** Names of the called tools in order; empty for a run without an answer. */
  readonly path: readonly string[];
  readonly steps?: number;
  /** Milliseconds. */
  readonly latencyMs?: number;
  /** US dollars. */
  readonly costUsd?: number;
}

export interface Counted<Name extends string = string> {
  readonly name: Name;
  readonly count: number;
}

/** Alike failures of several runs. */
export interface FailureCount {
  readonly failure: AssertionFailure;
  /** Runs that failed so, count. */
  readonly count: number;
}

export interface TestFigures {
  readonly total: number;
  readonly passed: number;
  /** Fraction; 0 without a run. */
  readonly successRate: number;
  /** Runs that called the tool, by tool, sorted by name. */
  readonly toolPresence: readonly Counted[];
  /** The commonest ordered paths with a call in them, three at most; the first seen first where as common. */
  readonly commonPaths: readonly { readonly path: readonly string[]; readonly count: number }[];
  /** More than one distinct path; a run without a call has one too. */
  readonly unstablePaths: boolean;
  /** A failed assertion counts once in each run; commonest first. */
  readonly categories: readonly Counted<FailureCategory>[];
  /** Means over the runs that tell; undefined where none does. A run without an answer took no step. */
  readonly averageSteps: number | undefined;
  readonly averageLatencyMs: number | undefined;
  readonly averageCostUsd: number | undefined;
}

export interface TestResult extends TestFigures {
  readonly name: string;
  readonly line?: number;
  readonly file?: string;
  /** Empty for a test in code, which tells only those that failed. */
  readonly assertions: readonly Assertion[];
  readonly planned: number;
  readonly runs: readonly RunScore[];
  /** 95 %, of the success rate. */
  readonly wilson: Interval;
  readonly exact: Interval;
  /** undefined without a run. */
  readonly flakiness: Flakiness | undefined;
  readonly failures: readonly FailureCount[];
}

export function scoreTest(test: BehaviourTest, checking: Checking): TestResult {
  return summariseRuns(
    test,
    test.runs.map((run) => scoreRun(run, test.assertions, checking)),
  );
}

/** @param runs in the order they were made */
export function summariseRuns(
  { name, line, file, assertions, planned }: Omit<BehaviourTest, "runs">,
  runs: readonly RunScore[],
): TestResult {
  const figures = figuresOf(runs);
  const { passed, total } = figures;
  return {
    name,
    ...(line === undefined ? {} : { line }),
    ...(file === undefined ? {} : { file }),
    assertions,
    planned,
    runs,
    ...figures,
    wilson: wilsonInterval(passed, total),
    exact: clopperPearsonInterval(passed, total),
    flakiness: total === 0 ? undefined : flakiness(passed, total),
    failures: failuresOf(runs),
  };
}

function scoreRun(run: TrialResult, assertions: readonly Assertion[], checking: Checking): RunScore {
  if (!run.ok) {
    const message = `the agent gave no answer (${run.failure.kind})`;
    return {
      passed: false,
      failures: [{ category: "runtime_error", detail: "agent_failed", message }],
      path: [],
      steps: 0,
    };
  }
  const { observation } = run;
  const failures = assertions.flatMap((assertion) => checkAssertion(assertion, observation, checking) ?? []);
  return { passed: failures.length === 0, failures, ...tracesOf(observation) };
}

function tracesOf({
  toolCalls,
  steps,
  latencyMs,
  costUsd,
}: Observation): Omit<RunScore, "passed" | "failures"> {
  return {
    path: toolCalls.map((call) => call.name),
    ...(steps === undefined ? {} : { steps }),
    ...(latencyMs === undefined ? {} : { latencyMs }),
    ...(costUsd === undefined ? {} : { costUsd }),
  };
}

/** As the reference names them. */
const COMMON_PATHS = 3;

function figuresOf(runs: readonly RunScore[]): TestFigures {
  const total = runs.length;
  const passed = runs.filter((run) => run.passed).length;
  const paths = tally(runs.map((run) => JSON.stringify(run.path)));
  const presence = tally(runs.flatMap((run) => [...new Set(run.path)]));
  return {
    total,
    passed,
    successRate: total === 0 ? 0 : passed / total,
    toolPresence: presence.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    commonPaths: paths
      .filter(({ name }) => name !== "[]")
      .slice(0, COMMON_PATHS)
      .map(({ name, count }) => ({ path: JSON.parse(name) as string[], count })),
    unstablePaths: paths.length > 1,
    categories: tally(runs.flatMap((run) => run.failures.map((failure) => failure.category))),
    averageSteps: mean(runs.map((run) => run.steps)),
    averageLatencyMs: mean(runs.map((run) => run.latencyMs)),
    averageCostUsd: mean(runs.map((run) => run.costUsd)),
  };
}

/** Commonest first; as common ones in the order of their first appearance. */
function tally<Name extends string>(names: readonly Name[]): readonly Counted<Name>[] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

function failuresOf(runs: readonly RunScore[]): readonly FailureCount[] {
  const found = new Map<string, { readonly failure: AssertionFailure; count: number }>();
  for (const failure of runs.flatMap((run) => run.failures)) {
    const key = JSON.stringify([failure.assertion, failure.message]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { failure, count: 1 });
    else known.count += 1;
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

function mean(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}
