/**
 * Does one input keep reaching the same decision? Answered from the bound of an interval, never from the
 * estimate. Says nothing about independence, other days, or whether the decisions are right.
 */
import type { Evidence } from "./evidence.js";
import { type PairCount } from "./pairs.js";
import { type LineReading } from "./sequential.js";
import { type Interval } from "./stats/wilson.js";
export type StabilityVerdict = {
    readonly kind: "deterministic";
    readonly interval: Interval;
} | {
    readonly kind: "stochastic";
    readonly interval: Interval;
} | {
    readonly kind: "undecided";
    readonly interval: Interval;
    /** Further pairs, all agreeing, that would certify. */
    readonly pairsStillNeeded: number;
};
export interface Stability extends PairCount {
    /** flips / pairs; 0 where there is no pair. */
    readonly flipRate: number;
    /** Fraction in (0, 1). */
    readonly tolerance: number;
    /** The verdict that counts: Wilson's, or the exact one under strict error control. */
    readonly verdict: StabilityVerdict;
    readonly wilson: StabilityVerdict;
    /** Present: the verdict is that of a sequential reading, and the intervals only stand beside it. */
    readonly reading?: LineReading;
    /** Clopper-Pearson, always beside it: Wilson's lower bound convicts too easily on few pairs. */
    readonly exact: StabilityVerdict;
}
export interface PooledStability extends Stability {
    /** Cases with more than one distinct outcome, whether or not a pair caught it. */
    readonly casesThatMoved: number;
    /** The case whose pairs flip most often, and its rate; a pooled mean can hide one that always flips. */
    readonly worstCase: {
        readonly index: number;
        readonly flipRate: number;
    } | undefined;
}
/** @param tolerance fraction in (0, 1) */
export declare function judgeStability(count: PairCount, tolerance: number, strict: boolean): Stability;
/** The verdict of a sequential reading: no interval decides it, and none may be read as if it did. */
export declare function judgeReading(reading: LineReading, tolerance: number): Stability;
/** @param reading present: of method `sequential`, whose pairs read are judged, not all that were collected */
export declare function pooledStability(evidence: Evidence, tolerance: number, strict: boolean, reading?: LineReading): PooledStability;
