/** An answer as a baseline file holds it: the form says its kind, and the layer what a text is. */
import * as z from "zod/mini";
import { DECLARABLE_REASONS, type NoDecisionReason } from "../core/decision.ts";
import type { Layer, Outcome } from "../core/outcome.ts";

const reasons = [...DECLARABLE_REASONS] as [NoDecisionReason, ...NoDecisionReason[]];

export const answerSchema = z.union([
  z.string(),
  z.array(z.string()),
  z.strictObject({ kind: z.literal("no_decision"), reason: z.enum(reasons) }),
]);
export type AnswerDocument = z.output<typeof answerSchema>;

/** @param answer of the form that its layer has */
export function outcomeFrom(answer: AnswerDocument, layer: Layer): Outcome {
  if (Array.isArray(answer)) return { kind: "tools", names: answer };
  if (typeof answer === "object") return { kind: "no-decision", reason: answer.reason };
  return layer === "text" ? { kind: "text", text: answer } : { kind: "decision", label: answer };
}
