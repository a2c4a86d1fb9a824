/**
 * What of an observation is compared, at one layer: the named decision, the ordered tool names, or the text.
 * Two outcomes agree exactly when their keys are equal.
 */
import { type Decision, type NoDecisionReason } from "./decision.js";
import type { Observation } from "./observation.js";
export declare const LAYERS: readonly ["verdict", "tools", "text"];
export type Layer = (typeof LAYERS)[number];
export type Outcome = Decision | {
    readonly kind: "tools";
    readonly names: readonly string[];
} | {
    readonly kind: "text";
    readonly text: string;
};
export type Projected = {
    readonly ok: true;
    readonly outcome: Outcome;
}
/** The harness failed to get a decision: an error of its trial, never a score. */
 | {
    readonly ok: false;
    readonly reason: NoDecisionReason;
};
export declare function project(observation: Observation, layer: Layer): Projected;
export declare function sameOutcome(a: Outcome, b: Outcome): boolean;
/** Equal for equal outcomes, distinct for distinct ones: a label never collides with a reason or a tool path. */
export declare function outcomeKey(outcome: Outcome): string;
/** As a person reads it; not unique across kinds. */
export declare function outcomeWords(outcome: Outcome): string;
