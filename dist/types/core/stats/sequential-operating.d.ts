/** How a pair of sequential boundaries behaves at a true flip rate, by exact dynamic programming over pairs and flips. */
import type { SequentialBoundaries } from "./sequential-boundaries.js";
export type SequentialCall = "deterministic" | "stochastic";
/**
 * What reading one more pair decides.
 *
 * @param pairs   read, this one counted
 * @param flips   among them
 * @param flipped did this pair flip?
 */
export declare function callAt({ certifyAt, stochasticBy }: SequentialBoundaries, pairs: number, flips: number, flipped: boolean): SequentialCall | undefined;
export interface OperatingCharacteristics {
    readonly deterministic: number;
    readonly stochastic: number;
    readonly undecided: number;
    /** Mean of the pairs read. */
    readonly expectedPairs: number;
}
/**
 * @param rate   true flip rate, fraction in [0, 1]
 * @param giveUp whether an undecided reading stops at so many pairs and flips; absent: only at the cap
 */
export declare function operatingCharacteristics(boundaries: SequentialBoundaries, rate: number, giveUp?: Futility): OperatingCharacteristics;
/** Is going on without prospect, at so many pairs read and flips among them? */
export type Futility = (pairs: number, flips: number) => boolean;
/**
 * When to give up an undecided reading: the best chance, at a quarter of the tolerance or at twice it, of still
 * deciding by the cap is below one in ten. Changes power only; no error probability grows by stopping undecided.
 */
export declare function sequentialFutility(boundaries: SequentialBoundaries): Futility;
