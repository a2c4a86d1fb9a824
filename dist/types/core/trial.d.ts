/** One call of the agent on one case, with its place in the predeclared order; and evidence from many. */
import type { NoDecisionReason } from "./decision.js";
import type { Evidence, Isolation } from "./evidence.js";
import type { Observation } from "./observation.js";
import { type Layer, type Outcome } from "./outcome.js";
import type { Case } from "./suite.js";
/** Why fewer calls were made than planned. */
export type StopReason = "error" | "all-failing" | "max-cost" | "interrupted";
export interface TrialFailure {
    readonly kind: string;
    /** One line for a person. */
    readonly message: string;
}
export type TrialResult = {
    readonly ok: true;
    readonly observation: Observation;
} | {
    readonly ok: false;
    readonly failure: TrialFailure;
};
export interface Trial {
    /** 0-based index in the suite. */
    readonly caseIndex: number;
    /** 0-based number of the trial of its case; trials 2i and 2i+1 are a pair. */
    readonly trial: number;
    /** 1 unless the call had to be made again without having been answered. */
    readonly attempt: number;
    /** ISO 8601, UTC. */
    readonly startedAt: string;
    readonly result: TrialResult;
}
export type ScoredTrial = {
    readonly ok: true;
    readonly outcome: Outcome;
} | {
    readonly ok: false;
    readonly failure: TrialFailure;
};
/** An answer that holds no decision at the layer is a failure of its trial: it is never scored as one. */
export declare function scoreTrial(result: TrialResult, layer: Layer): ScoredTrial;
export declare function noDecisionFailure(reason: NoDecisionReason): TrialFailure;
/** A case whose input has its content address; `evidence/digest.ts` computes it. */
export interface FingerprintedCase extends Case {
    /** SHA-256 of the input's UTF-8, 64 lower-case hex digits. */
    readonly fingerprint: string;
}
/**
 * @param cases  the suite's, in order
 * @param trials in any order; each (case, trial) at most once
 */
export declare function evidenceFromTrials(cases: readonly FingerprintedCase[], trials: readonly Trial[], layer: Layer, isolation: Isolation): Evidence;
