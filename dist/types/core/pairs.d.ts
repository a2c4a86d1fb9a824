/**
 * Disjoint pairs of trials: 2i and 2i+1 of one case, in trial order. A flip is a pair that disagrees.
 * An odd last trial belongs to no pair.
 */
import { type Outcome } from "./outcome.js";
export interface PairCount {
    readonly pairs: number;
    readonly flips: number;
}
export declare function countPairs(outcomes: readonly Outcome[]): PairCount;
export declare function sumPairs(counts: Iterable<PairCount>): PairCount;
export interface FlipPair {
    /** The two outcomes in the order of their keys: which came first does not matter. */
    readonly outcomes: readonly [Outcome, Outcome];
    readonly count: number;
    /** 0-based cases where it happened, ascending, each once. */
    readonly cases: readonly number[];
}
/** Unordered outcome pairs that flipped, commonest first, then by key. */
export declare function collectFlipPairs(cases: readonly (readonly Outcome[])[]): readonly FlipPair[];
