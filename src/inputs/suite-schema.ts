/**
 * The shape of a suite file: the Python tool's `agentverity.decision-suite/v1`, and our superset.
 * What belongs together inside one (labels, distinct probes) is in `contract-rules.ts` and `read-suite.ts`.
 */
import * as z from "zod/mini";
import { CONFIRMATION_PHRASES } from "../core/behaviour/assertion.ts";
import { ASSERTION_NAMES } from "../core/behaviour/read-assertion.ts";
import { DECLARABLE_REASONS, type NoDecisionReason } from "../core/decision.ts";

export const DECISION_SUITE_VERSION = "agentverity.decision-suite/v1";
export const SUITE_VERSION = "agentverity.suite/v1";
export const SUITE_VERSIONS = [SUITE_VERSION, DECISION_SUITE_VERSION] as const;

const reasons = [...DECLARABLE_REASONS] as [NoDecisionReason, ...NoDecisionReason[]];
const label = z.string().check(z.minLength(1));
const labels = z.array(label);

function maybe<Schema extends z.ZodMiniType>(schema: Schema, description: string) {
  return z.optional(schema).check(z.describe(description));
}

const contractSchema = z
  .strictObject({
    allowed: labels.check(z.minLength(1), z.describe("Every decision the agent may take.")),
    required: maybe(labels, "Decisions that the probes must reach. Default: all of `allowed`."),
    critical: maybe(labels, "Required decisions whose absence is never acceptable."),
    stability_targets: maybe(
      z.record(z.string(), z.number().check(z.gt(0), z.lt(1))),
      "Flip rate to exclude for one required decision, when it differs from the run's.",
    ),
    minimum_cases: maybe(
      z.record(z.string(), z.int().check(z.gte(1))),
      "Fewest cases written for one required decision.",
    ),
    allowed_no_decisions: maybe(
      z.array(z.enum(reasons)),
      "Ways of not deciding that are acceptable outcomes.",
    ),
  })
  .check(z.describe("What the team promises about the decisions."));

const caseSchema = z.strictObject({
  input: z.string().check(z.minLength(1), z.describe("The text that the agent is asked.")),
  expected: maybe(label, "The decision that it was written to reach."),
});

/** More runs than that are a slip of the keyboard. */
const MOST_RUNS = 10_000;

const testedCaseSchema = z.extend(caseSchema, {
  id: maybe(label, "A name of your own for the case; reports and baselines know its test by it."),
  expect: maybe(
    z.array(z.unknown()).check(z.minLength(1)),
    `What every run must do: names (\`did_not_error\`), or one key with its argument or a list of arguments (\`used_tool: search\`). Known: ${ASSERTION_NAMES.join(", ")}.`,
  ),
  runs: maybe(z.int().check(z.gte(1), z.lte(MOST_RUNS)), "Runs of this case as a behavioural test."),
});

export const decisionSuiteSchema = z
  .strictObject({
    schema: z.literal(DECISION_SUITE_VERSION),
    contract: contractSchema,
    cases: z.array(caseSchema).check(z.minLength(1)),
  })
  .check(z.describe("Reviewed cases with a contract, as the Python tool reads and writes them."));

export const suiteSchema = z
  .strictObject({
    schema: z.literal(SUITE_VERSION),
    contract: z.optional(contractSchema),
    confirmation_phrases: maybe(
      labels.check(z.minLength(1)),
      `What claims a success in an output, in any case of letters. Default: ${CONFIRMATION_PHRASES.join(", ")}.`,
    ),
    cases: z.array(testedCaseSchema).check(z.minLength(1)),
  })
  .check(z.describe("Reviewed cases, with or without a contract."));
export type SuiteFields = z.output<typeof suiteSchema> | z.output<typeof decisionSuiteSchema>;
