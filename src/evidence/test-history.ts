/**
 * Earlier runs of tests as a file keeps them: ours, one line a run (`agentverity.history/v1`), and agentcheck's
 * `history.json`, which has the same fields. Figures only: nothing that an agent said is in it.
 */
import * as z from "zod/mini";
import type { BehaviourAssessment, JudgedTest } from "../core/behaviour/judge-tests.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import type { BaselineDocument } from "./behaviour-baseline.ts";
import { digestOf } from "./digest.ts";

const HISTORY_SCHEMA = "agentverity.history/v1";
/** Hexadecimal digits: as long as agentcheck's. */
const ID_LENGTH = 12;

export interface PastTest {
  readonly name: string;
  /** Fraction. */
  readonly successRate: number;
  readonly failedRuns: number;
  /** Runs in all; agentcheck does not say. */
  readonly totalRuns?: number;
  readonly averageSteps?: number;
  readonly flakiness: number;
}

export interface PastRun {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly suite: string;
  readonly passedTests: number;
  readonly failedTests: number;
  readonly hasRegression: boolean;
  readonly filter?: string;
  /** Ours alone: `passed`, `failed` or `incomplete`. */
  readonly status?: string;
  readonly tests: readonly PastTest[];
}

export interface RunFacts {
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly suite: string;
  readonly agent: string;
  readonly filter?: string;
  /** Runs that the history holds already, count: two equal runs are two. */
  readonly earlier: number;
}

/** The line of a run, without its end. */
export function historyLine({ tests, status, comparison }: BehaviourAssessment, facts: RunFacts): string {
  const passed = tests.filter(({ faults }) => faults.length === 0).length;
  const entry = {
    created_at: facts.createdAt,
    suite_id: facts.suite,
    agent: facts.agent,
    agentverity_version: facts.version,
    status,
    total_tests: tests.length,
    passed_tests: passed,
    failed_tests: tests.length - passed,
    has_regression: (comparison?.changes ?? []).some((change) => change.verdict === "regression"),
    filter_pattern: facts.filter ?? null,
    tests: tests.map(testEntry),
  };
  const id = digestOf({ entry, earlier: facts.earlier }).slice(-ID_LENGTH);
  return JSON.stringify({ schema: HISTORY_SCHEMA, run_id: id, ...entry });
}

function testEntry({ result }: JudgedTest): object {
  return {
    name: result.name,
    success_rate: result.successRate * 100,
    failed_runs: result.total - result.passed,
    total_runs: result.total,
    average_steps: result.averageSteps ?? null,
    flakiness_score: Math.round((result.flakiness?.estimate ?? 0) * 1000) / 1000,
  };
}

const count = z.int().check(z.gte(0));

/** Loose: agentcheck may write more, and so may a later version of ours. */
const runSchema = z.object({
  run_id: z.string().check(z.minLength(1)),
  created_at: z.string(),
  suite_id: z.nullish(z.string()),
  passed_tests: count,
  failed_tests: count,
  has_regression: z.boolean(),
  filter_pattern: z.nullish(z.string()),
  status: z.optional(z.string()),
  tests: z.array(
    z.object({
      name: z.string(),
      success_rate: z.number().check(z.gte(0), z.lte(100)),
      failed_runs: count,
      total_runs: z.optional(count),
      average_steps: z.nullish(z.number()),
      flakiness_score: z.number().check(z.gte(0), z.lte(1)),
    }),
  ),
});

/** @param text whole lines, oldest first */
export function readHistoryLines(file: string, text: string): Result<readonly PastRun[]> {
  const lines = text.split("\n").map((line, index) => ({ line, number: index + 1 }));
  const read = lines.filter(({ line }) => line.trim() !== "").map((each) => readLine(file, each));
  const problems = read.flatMap((result) => (result.ok ? [] : result.problems));
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  return succeed(read.flatMap((result) => (result.ok ? [result.value] : [])));
}

function readLine(file: string, { line, number }: { line: string; number: number }): Result<PastRun> {
  const at = { file, line: number };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return fail(badEntry(`line ${number} of ${file}`, "not JSON", at));
  }
  const read = runSchema.safeParse(value);
  if (read.success) return succeed(runOf(read.data));
  return fail(badEntry(`line ${number} of ${file}`, whyNot(read.error), at));
}

/** agentcheck's whole history, oldest first. */
export function readAgentcheckHistory({ file, value, locate }: BaselineDocument): Result<readonly PastRun[]> {
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  const read = entries.map((entry) => runSchema.safeParse(entry));
  const problems = read.flatMap((result, index) =>
    result.success ? [] : [badEntry(`entry ${index} of ${file}`, whyNot(result.error), locate([index]))],
  );
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  return succeed(read.flatMap((result) => (result.success ? [runOf(result.data)] : [])));
}

function whyNot(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return `\`${(issue?.path ?? []).join(".")}\` is not what a run of tests writes`;
}

function badEntry(what: string, why: string, at: Problem["at"]): Problem {
  return {
    code: "evidence-invalid",
    message: `${what} is no run of tests (${why})`,
    hint: "Remove it, or move the file away: the next `test` begins another.",
    ...(at === undefined ? {} : { at }),
  };
}

function runOf(raw: z.output<typeof runSchema>): PastRun {
  const { filter_pattern: filter, status } = raw;
  return {
    id: raw.run_id,
    createdAt: raw.created_at,
    suite: raw.suite_id ?? "",
    passedTests: raw.passed_tests,
    failedTests: raw.failed_tests,
    hasRegression: raw.has_regression,
    ...(typeof filter === "string" ? { filter } : {}),
    ...(status === undefined ? {} : { status }),
    tests: raw.tests.map((test) => ({
      name: test.name,
      successRate: test.success_rate / 100,
      failedRuns: test.failed_runs,
      ...(test.total_runs === undefined ? {} : { totalRuns: test.total_runs }),
      ...(typeof test.average_steps === "number" ? { averageSteps: test.average_steps } : {}),
      flakiness: test.flakiness_score,
    })),
  };
}
