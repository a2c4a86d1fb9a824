/**
 * What an agent decided: a named decision, or a typed reason why there is none.
 * The label `refused` and the reason `refused` are two different outcomes and never compare equal.
 */
export declare const NO_DECISION_REASONS: readonly ["no_tool_selected", "refused", "open_ended", "extraction_failed", "malformed_response", "runtime_error"];
export type NoDecisionReason = (typeof NO_DECISION_REASONS)[number];
/** Reasons that say nothing was decided: the harness failed, or the answer named no option. Never scored. */
export declare const UNSCORABLE_REASONS: readonly NoDecisionReason[];
/** Reasons that a contract may declare as an acceptable outcome. */
export declare const DECLARABLE_REASONS: readonly NoDecisionReason[];
/** UTF-16 units. A decision is a name; what is longer is a text, to be compared at its own layer. */
export declare const MAX_LABEL = 1000;
export type Decision = {
    readonly kind: "decision";
    readonly label: string;
} | {
    readonly kind: "no-decision";
    readonly reason: NoDecisionReason;
};
export declare function isNoDecisionReason(value: unknown): value is NoDecisionReason;
