/**
 * What of an observation is compared, at one layer: the named decision, the ordered tool names, or the text.
 * Two outcomes agree exactly when their keys are equal.
 */
import { type Decision, type NoDecisionReason, UNSCORABLE_REASONS } from "./decision.ts";
import type { Observation } from "./observation.ts";

export const LAYERS = ["verdict", "tools", "text"] as const;
export type Layer = (typeof LAYERS)[number];

export type Outcome =
  | Decision
  | { readonly kind: "tools"; readonly names: readonly string[] }
  | { readonly kind: "text"; readonly text: string };

export type Projected =
  | { readonly ok: true; readonly outcome: Outcome }
  /** The harness failed to get a decision: an error of its trial, never a score. */
  | { readonly ok: false; readonly reason: NoDecisionReason };

export function project(observation: Observation, layer: Layer): Projected {
  switch (layer) {
    case "text":
      return { ok: true, outcome: { kind: "text", text: observation.text } };
    case "tools":
      return { ok: true, outcome: { kind: "tools", names: observation.toolCalls.map((call) => call.name) } };
    case "verdict": {
      const verdict = observation.verdict;
      if (verdict === null) return { ok: false, reason: "extraction_failed" };
      if (verdict.kind === "no-decision" && UNSCORABLE_REASONS.includes(verdict.reason)) {
        return { ok: false, reason: verdict.reason };
      }
      return { ok: true, outcome: verdict };
    }
  }
}

export function sameOutcome(a: Outcome, b: Outcome): boolean {
  return a === b || outcomeKey(a) === outcomeKey(b);
}

/** Equal for equal outcomes, distinct for distinct ones: a label never collides with a reason or a tool path. */
export function outcomeKey(outcome: Outcome): string {
  switch (outcome.kind) {
    case "decision":
      return `d:${outcome.label}`;
    case "no-decision":
      return `n:${outcome.reason}`;
    case "tools":
      return `p:${JSON.stringify(outcome.names)}`;
    case "text":
      return `t:${outcome.text}`;
  }
}

/** As a person reads it; not unique across kinds. */
export function outcomeWords(outcome: Outcome): string {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "no-decision":
      return `no decision: ${outcome.reason.replaceAll("_", " ")}`;
    case "tools":
      return outcome.names.length === 0 ? "no tool call" : outcome.names.join(" → ");
    case "text":
      return outcome.text;
  }
}
