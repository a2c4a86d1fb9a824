/** The shape of an evidence file, once: as it is read, and as it is published for editors. */
import * as z from "zod/mini";
import { NO_DECISION_REASONS, type NoDecisionReason, UNSCORABLE_REASONS } from "../core/decision.ts";
import { ISOLATIONS } from "../core/evidence.ts";
import { LAYERS } from "../core/outcome.ts";
import { EVIDENCE_SCHEMA } from "./evidence-file.ts";

const scorable = NO_DECISION_REASONS.filter((reason) => !UNSCORABLE_REASONS.includes(reason));

const text = z.string().check(z.minLength(1));

function maybe<Schema extends z.ZodMiniType>(schema: Schema, description: string) {
  return z.optional(schema).check(z.describe(description));
}

const observation = z.union([
  text.check(z.describe("A decision; at layer `text` the text.")),
  z.array(text).check(z.describe("At layer `tools`: names of the tools, in the order they were called.")),
  z
    .strictObject({
      kind: z.literal("no_decision"),
      reason: z.enum(scorable as [NoDecisionReason, ...NoDecisionReason[]]),
    })
    .check(z.describe("No decision, for a reason that a contract may allow.")),
]);

function evidenceOf<Observations extends z.ZodMiniType>(observations: Observations) {
  return z
    .strictObject({
      schema: z.literal(EVIDENCE_SCHEMA),
      layer: maybe(z.enum(LAYERS), "What is compared between runs. Default: `verdict`."),
      isolation: maybe(z.enum(ISOLATIONS), "How trials were kept apart. Default: `unknown`."),
      provenance: maybe(
        z.record(z.string(), z.unknown()),
        "Where it comes from. Files are of one configuration when agent, model and the like are equal.",
      ),
      cases: z.array(
        z.strictObject({
          input: text.check(
            z.refine((input) => input.trim() !== ""),
            z.describe("The text that was asked."),
          ),
          expected: maybe(z.nullable(text), "The decision that it was written to reach."),
          observations,
          errors: maybe(z.int().check(z.gte(0)), "Runs that failed before a decision."),
        }),
      ),
    })
    .check(z.describe("Ordered observations of every case, as the Python tool reads and writes them."));
}

/** Observations are read one by one after it: there may be a million. */
export const evidenceSchema = evidenceOf(z.custom<readonly unknown[]>(Array.isArray));

/** @public for `schemas/`, with what an observation may be */
export const publishedEvidenceSchema = evidenceOf(
  z
    .array(observation)
    .check(
      z.describe(
        "What each run gave, in the order they were made: runs 1 and 2, 3 and 4 … are compared. Fewer than two only beside `errors`, or where the run ended early.",
      ),
    ),
);
