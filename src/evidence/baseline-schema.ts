/**
 * The shape of `agentverity.snapshot/v4`. A file with a `digest` is ours and holds nothing that we do not write; one
 * without is the Python tool's, and what else it holds is its own business.
 */
import * as z from "zod/mini";
import { DECLARABLE_REASONS, type NoDecisionReason } from "../core/decision.ts";
import { LAYERS } from "../core/outcome.ts";
import { answerSchema as answer } from "./answer-document.ts";

const reasons = [...DECLARABLE_REASONS] as [NoDecisionReason, ...NoDecisionReason[]];
const label = z.string().check(z.minLength(1));
const proportion = z.number().check(z.gte(0), z.lte(1));
const fingerprint = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Calls of one probe; a number beyond it is no count of a run. */
const MOST_TRIALS = 1_000_000;
const count = z.int().check(z.gte(1));

const contract = {
  allowed: z.array(label).check(z.minLength(1)),
  required: z.array(label),
  critical: z.array(label),
  stability_targets: z.optional(z.record(z.string(), z.number().check(z.gt(0), z.lt(1)))),
  minimum_cases: z.optional(z.record(z.string(), count)),
  allowed_no_decisions: z.optional(z.array(z.enum(reasons))),
};
const config = {
  layer: z.enum(LAYERS),
  epsilon: z.number().check(z.gt(0), z.lt(1)),
  k: z.int().check(z.gte(2), z.lte(MOST_TRIALS)),
  blindness_threshold: z.number().check(z.gt(0), z.lte(1)),
};
const evidence = {
  meter_call: z.literal("verdict-deterministic"),
  meter_pair_trials: count,
  meter_ci_high: proportion,
  blindness_skew: proportion,
  blindness_distinct: count,
  /** A shared session certifies nothing. */
  isolation: z.enum(["fresh-session", "fresh-instance", "unknown"]),
  reference_approved: z.literal(true),
};
const probe = { input_fingerprint: fingerprint, expected: answer, intended: z.nullish(label) };
const frame = {
  schema: z.string(),
  created_at: label,
  agentverity_version: label,
};

export const signOffSchema = z.strictObject({
  method: z.enum(["cli", "review", "label", "environment"]),
  approver: z.optional(label),
  digest: z.optional(label),
  head_sha: z.optional(label),
  run: z.optional(label),
  event: z.optional(label),
  verified: z.optional(z.array(label)),
});

/** The Python tool's. */
export const foreignSchema = z.object({
  ...frame,
  config: z.object(config),
  admission_evidence: z.object(evidence),
  decision_contract: z.nullish(z.object(contract)),
  probes: z.array(z.object(probe)).check(z.minLength(1)),
});

/** Ours. */
export const ownSchema = z.strictObject({
  ...frame,
  config: z.strictObject(config),
  admission_evidence: z.strictObject(evidence),
  decision_contract: z.nullable(z.strictObject(contract)),
  probes: z.array(z.strictObject(probe)).check(z.minLength(1)),
  digest: z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/)),
  answers: z.record(
    fingerprint,
    z.array(z.strictObject({ answer, count: count.check(z.lte(MOST_TRIALS)) })).check(z.minLength(1)),
  ),
  sign_off: z.optional(signOffSchema),
});

export type ForeignDocument = z.output<typeof foreignSchema>;
export type OwnDocument = z.output<typeof ownSchema>;

/** Completes "it must be …", by the last name of a path. */
export const ACCEPTS: Readonly<Record<string, string>> = {
  created_at: "a time as text",
  agentverity_version: "a version as text",
  config: "an object",
  admission_evidence: "an object",
  decision_contract: "an object, or null without a contract",
  probes: "a list of at least one probe",
  layer: "`verdict`, `tools` or `text`",
  epsilon: "a number above 0 and below 1",
  k: "a whole number of calls per probe, at least 2",
  blindness_threshold: "a number above 0 and at most 1",
  meter_call: "`verdict-deterministic`: nothing else admits a baseline",
  meter_pair_trials: "a whole number of pairs, at least 1",
  meter_ci_high: "a number from 0 to 1",
  blindness_skew: "a number from 0 to 1",
  blindness_distinct: "a whole number of decisions, at least 1",
  isolation: "`fresh-session`, `fresh-instance` or `unknown`: nothing else admits a baseline",
  reference_approved: "`true`",
  input_fingerprint: "the SHA-256 of an input, 64 lower-case hex digits",
  expected:
    "a decision as text, a list of tool names, or `{kind: no_decision, reason}` with a reason that a contract may declare",
  answer:
    "a decision as text, a list of tool names, or `{kind: no_decision, reason}` with a reason that a contract may declare",
  intended: "the decision the probe was written to reach, or null",
  digest: "`sha256:` and 64 lower-case hex digits",
  answers: "the counts of each probe's answers",
  count: "a whole number of answers, at least 1",
  sign_off: "how it was signed",
  method: "`cli`, `review`, `label` or `environment`",
};
