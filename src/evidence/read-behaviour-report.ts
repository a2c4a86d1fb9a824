/**
 * A saved report of tests (`agentverity.behaviour/v1`) → what was judged, from which every report can be made again. All
 * figures and verdicts are computed anew from its runs: a saved report cannot say what its runs do not.
 */
import { parse } from "yaml";
import * as z from "zod/mini";
import type { Assertion, FailureCategory, FailureDetail } from "../core/behaviour/assertion.ts";
import { type Comparison, compareTests, REGRESSION_RULES } from "../core/behaviour/compare-tests.ts";
import { type BehaviourAssessment, judgeTests } from "../core/behaviour/judge-tests.ts";
import { findAssertion, readAssertion } from "../core/behaviour/read-assertion.ts";
import { type RunScore, summariseRuns, type TestResult } from "../core/behaviour/score-test.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import {
  type BaselineDocument,
  BEHAVIOUR_SCHEMA,
  badField,
  comparedTestOf,
  comparedTestSchema,
} from "./behaviour-baseline.ts";
import { field } from "./recording.ts";

export interface SavedBehaviour {
  readonly assessment: BehaviourAssessment;
  readonly facts: SavedFacts;
}

export interface SavedFacts {
  readonly version: string;
  readonly suite: string;
  readonly agent: string;
  readonly isolation: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly made: number;
  readonly baseline?: { readonly file: string; readonly found: boolean };
  readonly leftOut: number;
}

const count = z.int().check(z.gte(0));
const measure = z.nullable(z.number().check(z.gte(0)));

const runSchema = z.object({
  passed: z.boolean(),
  failures: z.array(
    z.object({
      assertion: z.nullable(z.string()),
      category: z.string(),
      detail: z.string(),
      message: z.string(),
    }),
  ),
  tools: z.array(z.string()),
  steps: measure,
  latency_ms: measure,
  cost_usd: measure,
});

const testSchema = z.object({
  test_name: z.string().check(z.minLength(1)),
  planned_runs: count,
  assertions: z.array(z.string()),
  line: z.optional(count),
  file: z.optional(z.string()),
  runs: z.array(runSchema),
});

/** Loose: a later version may add to it. */
const reportSchema = z.object({
  agentverity_version: z.string(),
  created_at: z.string(),
  suite: z.string(),
  agent: z.string(),
  isolation: z.string(),
  duration_ms: z.number().check(z.gte(0)),
  calls: z.object({ made: count }),
  left_out_tests: count,
  min_success_rate: z.number().check(z.gt(0), z.lte(1)),
  baseline: z.nullable(z.object({ file: z.string(), found: z.boolean() })),
  tests: z.array(testSchema),
  comparison: z.optional(
    z.object({
      rule: z.enum(REGRESSION_RULES),
      vanished_tests: z.array(z.string()),
      tests: z.array(z.object({ before: comparedTestSchema })),
      reference: z.object({ suite_mismatch: z.boolean() }),
    }),
  ),
});
type Report = z.output<typeof reportSchema>;

export function readBehaviourReport(document: BaselineDocument): Result<SavedBehaviour> {
  const { file, value, locate } = document;
  const schema = field(value, "schema");
  if (schema !== BEHAVIOUR_SCHEMA) return fail(notAReport(document, schema));
  if (isBlessed(value)) return fail(blessed(file));
  const read = reportSchema.safeParse(value);
  if (!read.success)
    return fail(...read.error.issues.slice(0, 10).map((issue) => badField(document, [], issue)));
  const report = read.data;
  const results = report.tests.map((test) => resultOf(test));
  const unknown = results.flatMap((result, index) =>
    result.unread.map((text) => unknownAssertion(text, locate(["tests", index, "assertions"]))),
  );
  if (unknown.length > 0) return fail(...unknown);
  const comparison = comparisonOf(report, results);
  return succeed({
    assessment: judgeTests(results, report.min_success_rate, comparison),
    facts: factsOf(report),
  });
}

function factsOf(report: Report): SavedFacts {
  return {
    version: report.agentverity_version,
    suite: report.suite,
    agent: report.agent,
    isolation: report.isolation,
    startedAt: report.created_at,
    durationMs: report.duration_ms,
    made: report.calls.made,
    ...(report.baseline === null ? {} : { baseline: report.baseline }),
    leftOut: report.left_out_tests,
  };
}

interface ReadResult extends TestResult {
  /** Assertions that this version does not know. */
  readonly unread: readonly string[];
}

function resultOf({
  test_name: name,
  planned_runs: planned,
  line,
  file,
  ...test
}: Report["tests"][number]): ReadResult {
  const read = test.assertions.map((text) => ({ text, assertion: assertionOf(text) }));
  const result = summariseRuns(
    {
      name,
      planned,
      assertions: read.flatMap(({ assertion }) => assertion ?? []),
      ...(line === undefined ? {} : { line }),
      ...(file === undefined ? {} : { file }),
    },
    test.runs.map(runOf),
  );
  return { ...result, unread: read.flatMap(({ text, assertion }) => (assertion === undefined ? text : [])) };
}

function runOf({
  passed,
  failures,
  tools,
  steps,
  latency_ms: latency,
  cost_usd: cost,
}: z.output<typeof runSchema>): RunScore {
  return {
    passed,
    failures: failures.map(({ assertion, category, detail, message }) => ({
      ...(assertion === null ? {} : { assertion }),
      category: category as FailureCategory, // one of another version is shown as it is
      detail: detail as FailureDetail,
      message,
    })),
    path: tools,
    ...(steps === null ? {} : { steps }),
    ...(latency === null ? {} : { latencyMs: latency }),
    ...(cost === null ? {} : { costUsd: cost }),
  };
}

/** @param text as a suite has it: `used_tool: search` */
function assertionOf(text: string): Assertion | undefined {
  let item: unknown;
  try {
    item = parse(text, { logLevel: "silent" });
  } catch {
    return undefined;
  }
  const [name, argument] = typeof item === "string" ? [item] : (Object.entries(item ?? {})[0] ?? []);
  const known = name === undefined ? undefined : findAssertion(name);
  const read = known === undefined ? undefined : readAssertion(known, argument);
  return read?.ok === true ? read.assertion : undefined;
}

function comparisonOf({ comparison, tests }: Report, results: readonly TestResult[]): Comparison | undefined {
  if (comparison === undefined) return undefined;
  const after = results.map((result, index) => ({ ...result, written: tests[index]?.assertions ?? [] }));
  const before = comparison.tests.map((change) => comparedTestOf(change.before));
  const names = results.map((result) => result.name);
  return {
    ...compareTests(before, after, names, comparison.rule),
    vanished: comparison.vanished_tests,
    mismatch: comparison.reference.suite_mismatch,
  };
}

function isBlessed(value: unknown): boolean {
  return field(value, "digest") !== undefined && field(value, "calls") === undefined;
}

function notAReport({ file, locate }: BaselineDocument, schema: unknown): Problem {
  return {
    code: schema === undefined ? "evidence-invalid" : "schema-version",
    message: `${file} is ${schema === undefined ? "no report of ours" : JSON.stringify(schema)}; shown again are reports of tests (\`${BEHAVIOUR_SCHEMA}\`)`,
    hint: "Give the `report.json` that `agentverity test` wrote, or what it printed with `--format json`.",
    at: locate(["schema"]),
  };
}

function blessed(file: string): Problem {
  return {
    code: "evidence-invalid",
    message: `${file} holds blessed figures, without the runs behind them`,
    hint: `\`agentverity baseline inspect ${file}\` shows them.`,
    at: { file },
  };
}

function unknownAssertion(text: string, at: Problem["at"]): Problem {
  return {
    code: "input-unknown",
    message: `${JSON.stringify(text)} is no assertion that this version knows`,
    hint: "Show the report with the version that wrote it.",
    ...(at === undefined ? {} : { at }),
  };
}
