/**
 * The shape of a suite file: the Python tool's `agentverity.decision-suite/v1`, and our superset.
 * What belongs together inside one (labels, distinct probes) is in `contract-rules.ts` and `read-suite.ts`.
 */
import * as z from "zod";
import { CONFIRMATION_PHRASES } from "../core/behaviour/assertion.ts";
import { ASSERTION_NAMES } from "../core/behaviour/read-assertion.ts";
import { DECLARABLE_REASONS, type NoDecisionReason } from "../core/decision.ts";

export const DECISION_SUITE_VERSION = "agentverity.decision-suite/v1";
export const SUITE_VERSION = "agentverity.suite/v1";
export const SUITE_VERSIONS = [SUITE_VERSION, DECISION_SUITE_VERSION] as const;

const reasons = [...DECLARABLE_REASONS] as [NoDecisionReason, ...NoDecisionReason[]];
const label = z.string().min(1);

const contractSchema = z
  .strictObject({
    allowed: z.array(label).min(1).describe("Every decision the agent may take."),
    required: z
      .array(label)
      .optional()
      .describe("Decisions that the probes must reach. Default: all of `allowed`."),
    critical: z.array(label).optional().describe("Required decisions whose absence is never acceptable."),
    stability_targets: z
      .record(z.string(), z.number().gt(0).lt(1))
      .optional()
      .describe("Flip rate to exclude for one required decision, when it differs from the run's."),
    minimum_cases: z
      .record(z.string(), z.number().int().min(1))
      .optional()
      .describe("Fewest cases written for one required decision."),
    allowed_no_decisions: z
      .array(z.enum(reasons))
      .optional()
      .describe("Ways of not deciding that are acceptable outcomes."),
  })
  .describe("What the team promises about the decisions.");

const caseSchema = z.strictObject({
  input: z.string().min(1).describe("The text that the agent is asked."),
  expected: label.optional().describe("The decision that it was written to reach."),
});

/** More runs than that are a slip of the keyboard. */
const MOST_RUNS = 10_000;

const testedCaseSchema = caseSchema.extend({
  id: label
    .optional()
    .describe("A name of your own for the case; reports and baselines know its test by it."),
  expect: z
    .array(z.unknown())
    .min(1)
    .optional()
    .describe(
      `What every run must do: names (\`did_not_error\`), or one key with its argument or a list of arguments (\`used_tool: search\`). Known: ${ASSERTION_NAMES.join(", ")}.`,
    ),
  runs: z
    .number()
    .int()
    .min(1)
    .max(MOST_RUNS)
    .optional()
    .describe("Runs of this case as a behavioural test."),
});

export const decisionSuiteSchema = z
  .strictObject({
    schema: z.literal(DECISION_SUITE_VERSION),
    contract: contractSchema,
    cases: z.array(caseSchema).min(1),
  })
  .describe("Reviewed cases with a contract, as the Python tool reads and writes them.");

export const suiteSchema = z
  .strictObject({
    schema: z.literal(SUITE_VERSION),
    contract: contractSchema.optional(),
    confirmation_phrases: z
      .array(label)
      .min(1)
      .optional()
      .describe(
        `What claims a success in an output, in any case of letters. Default: ${CONFIRMATION_PHRASES.join(", ")}.`,
      ),
    cases: z.array(testedCaseSchema).min(1),
  })
  .describe("Reviewed cases, with or without a contract.");
export type SuiteFields = z.output<typeof suiteSchema> | z.output<typeof decisionSuiteSchema>;
