/** The shape of an evidence file, once: as it is read, and as it is published for editors. */
import * as z from "zod";
import { NO_DECISION_REASONS, type NoDecisionReason, UNSCORABLE_REASONS } from "../core/decision.ts";
import { ISOLATIONS } from "../core/evidence.ts";
import { LAYERS } from "../core/outcome.ts";
import { EVIDENCE_SCHEMA } from "./evidence-file.ts";

const scorable = NO_DECISION_REASONS.filter((reason) => !UNSCORABLE_REASONS.includes(reason));

const observation = z.union([
  z.string().min(1).describe("A decision; at layer `text` the text."),
  z.array(z.string().min(1)).describe("At layer `tools`: names of the tools, in the order they were called."),
  z
    .strictObject({
      kind: z.literal("no_decision"),
      reason: z.enum(scorable as [NoDecisionReason, ...NoDecisionReason[]]),
    })
    .describe("No decision, for a reason that a contract may allow."),
]);

function evidenceOf<Observations extends z.ZodType>(observations: Observations) {
  return z
    .strictObject({
      schema: z.literal(EVIDENCE_SCHEMA),
      layer: z.enum(LAYERS).optional().describe("What is compared between runs. Default: `verdict`."),
      isolation: z.enum(ISOLATIONS).optional().describe("How trials were kept apart. Default: `unknown`."),
      provenance: z
        .record(z.string(), z.unknown())
        .optional()
        .describe(
          "Where it comes from. Files are of one configuration when agent, model and the like are equal.",
        ),
      cases: z.array(
        z.strictObject({
          input: z
            .string()
            .min(1)
            .refine((input) => input.trim() !== "")
            .describe("The text that was asked."),
          expected: z
            .string()
            .min(1)
            .nullable()
            .optional()
            .describe("The decision that it was written to reach."),
          observations,
          errors: z.int().min(0).optional().describe("Runs that failed before a decision."),
        }),
      ),
    })
    .describe("Ordered observations of every case, as the Python tool reads and writes them.");
}

/** Observations are read one by one after it: there may be a million. */
export const evidenceSchema = evidenceOf(z.custom<readonly unknown[]>(Array.isArray));

/** @public for `schemas/`, with what an observation may be */
export const publishedEvidenceSchema = evidenceOf(
  z
    .array(observation)
    .min(2)
    .describe("What each run gave, in the order they were made: runs 1 and 2, 3 and 4 … are compared."),
);
