/**
 * Tests as a baseline keeps them: our blessed report (`agentverity.behaviour/v1`), or agentcheck's report or baseline, which
 * has the same fields. Read are the figures that a comparison needs; numbers that no run can have produced are refused.
 */
import * as z from "zod/mini";
import type { FailureCategory } from "../core/behaviour/assertion.ts";
import type { ComparedTest } from "../core/behaviour/compare-tests.ts";
import { fail, type Problem, type Result, type SourcePosition, succeed } from "../problem.ts";
import { field } from "./recording.ts";

export const BEHAVIOUR_SCHEMA = "agentverity.behaviour/v1";

export interface BehaviourBaseline {
  readonly file: string;
  readonly tests: readonly ComparedTest[];
}

/** A parsed file, and the places in it. */
export interface BaselineDocument {
  readonly file: string;
  readonly value: unknown;
  locate(path: readonly PropertyKey[]): SourcePosition;
}

const count = z.int().check(z.gte(0));
const rate = z.number().check(z.gte(0), z.lte(100));
const mean = z.nullish(z.number().check(z.gte(0)));

/** Loose: agentcheck writes more than is compared, and so do we. */
export const comparedTestSchema = z
  .object({
    test_name: z.string().check(z.minLength(1)),
    total_runs: z.int().check(z.gte(1)),
    passed_runs: count,
    average_steps: mean,
    average_latency: mean,
    average_cost: mean,
    tool_presence: z.record(z.string(), rate),
    common_tool_paths: z.array(z.object({ path: z.array(z.string()), count })),
    failure_categories: z.record(z.string(), count),
    unstable_tool_paths: z.boolean(),
    assertions: z.optional(z.array(z.string())),
  })
  .check(
    z.refine((test) => test.passed_runs <= test.total_runs, {
      error: "more passed runs than runs",
      path: ["passed_runs"],
    }),
  );

export function readBehaviourBaseline(document: BaselineDocument): Result<BehaviourBaseline> {
  const { file, value } = document;
  const schema = field(value, "schema");
  if (schema !== undefined && schema !== BEHAVIOUR_SCHEMA) return fail(otherSchema(document, schema));
  const key = schema === undefined ? "reports" : "tests";
  const read = z.array(comparedTestSchema).safeParse(field(value, key));
  if (!read.success)
    return fail(...read.error.issues.slice(0, 10).map((issue) => badField(document, [key], issue)));
  return succeed({ file, tests: read.data.map(comparedTestOf) });
}

export function comparedTestOf(raw: z.infer<typeof comparedTestSchema>): ComparedTest {
  const { total_runs: total, passed_runs: passed } = raw;
  const { average_steps: steps, average_latency: seconds, average_cost: cost } = raw;
  return {
    name: raw.test_name,
    total,
    passed,
    successRate: passed / total,
    toolPresence: Object.entries(raw.tool_presence).map(([name, share]) => ({
      name,
      count: Math.round((share / 100) * total),
    })),
    commonPaths: raw.common_tool_paths,
    unstablePaths: raw.unstable_tool_paths,
    categories: Object.entries(raw.failure_categories).map(([name, times]) => ({
      name: name as FailureCategory, // one of another version is shown as it is
      count: times,
    })),
    averageSteps: steps ?? undefined,
    averageLatencyMs: typeof seconds === "number" ? seconds * 1000 : undefined,
    averageCostUsd: cost ?? undefined,
    ...(raw.assertions === undefined ? {} : { written: raw.assertions }),
  };
}

function otherSchema({ file, locate }: BaselineDocument, schema: unknown): Problem {
  return {
    code: "schema-version",
    message: `${file} is ${JSON.stringify(schema)}, and tests are compared with \`${BEHAVIOUR_SCHEMA}\``,
    hint: "Give the file that `agentverity bless` wrote, or agentcheck's baseline.",
    at: locate(["schema"]),
  };
}

/** @param keys above what was parsed */
export function badField(
  document: BaselineDocument,
  keys: readonly string[],
  issue: z.core.$ZodIssue,
): Problem {
  const path = [...keys, ...issue.path];
  const name = path.reduce<string>(
    (shown, step) =>
      typeof step === "number" ? `${shown}[${step}]` : `${shown}${shown === "" ? "" : "."}${String(step)}`,
    "",
  );
  return {
    code: "evidence-invalid",
    message: `\`${name}\` of ${document.file} is nothing that a run of tests can have written (${whyNot(issue)})`,
    hint: "Give the file as `agentverity` or agentcheck wrote it.",
    at: document.locate(path),
  };
}

function whyNot(issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return issue.message;
  return issue.code === "invalid_type" ? `not of type ${issue.expected}` : issue.code.replaceAll("_", " ");
}
