import { type SequentialBoundaries } from "./stats/sequential-boundaries.js";
import { type Futility, type SequentialCall } from "./stats/sequential-operating.js";
/**
 * Most pairs that are read for one question unless a budget says otherwise: four times those that certify a quiet agent.
 *
 * @param epsilon fraction in (0, 1)
 * @returns undefined where that is more than a million pairs
 */
export declare function usualCap(epsilon: number): number | undefined;
/**
 * The boundaries for a tolerance, up to four times the pairs that certify a quiet agent, or as far as a budget goes.
 *
 * @param epsilon fraction in (0, 1)
 * @param budget  calls, at least 2; undefined: unlimited
 * @param routes  how many routes are judged one by one: calling one of them unstable is corrected for their number
 * @returns undefined where that is more than a million pairs
 */
export declare function planSequential(epsilon: number, budget: number | undefined, routes?: number): SequentialBoundaries | undefined;
/**
 * The order in which the probes are visited in one round: a fresh permutation each round. In suite order an agent
 * whose probes differ would be called stochastic up to 26 % of the time when it is not.
 *
 * @param seed  whole number in [0, 2^32), drawn once and stored before the first call
 * @param round 0-based
 * @returns 0-based probes, each once
 */
export declare function roundOrder(probes: number, seed: number, round: number): readonly number[];
export type PairOutcome = "agree" | "flip" | "failed";
/** Where the reading of one question stands. */
export interface LineReading {
    readonly call: SequentialCall | "undecided";
    /** Pairs read: what the call rests on. */
    readonly pairs: number;
    readonly flips: number;
    /**
     * Why the reading of this question ended. `ended`: that of another question did, and this one was not to go on by
     * itself. `waiting`: for the next outcome in the declared order.
     */
    readonly stop: "decided" | "cap" | "futile" | "failed" | "ended" | "waiting";
}
export declare const UNREAD: LineReading;
/**
 * Reads one more pair of a question that is still open.
 *
 * @param giveUp when going on is without prospect
 */
export declare function readPair(boundaries: SequentialBoundaries, before: LineReading, flipped: boolean, giveUp: Futility): LineReading;
/**
 * Reads outcomes of one question in the order that was declared, as far as they go.
 *
 * @param outcomes by place in the declared order; undefined where none is in yet
 * @param giveUp   when going on is without prospect; absent: the reading goes on to the cap
 */
export declare function readSequentially(boundaries: SequentialBoundaries, outcomes: readonly (PairOutcome | undefined)[], giveUp?: Futility): LineReading;
/**
 * How many pairs may have been started once so many are read: waves of 2, 4, 8 … pairs, each started when the one
 * before it is read. So an agent that wavers is found out before many calls are under way.
 *
 * @param read pairs
 * @returns a count of pairs from the beginning: the next of 2, 6, 14, 30 …
 */
export declare function waveLimit(read: number): number;
/**
 * Further pairs, all agreeing, after which a boundary would certify, however far it lies.
 *
 * @param pairs, flips read so far
 */
export declare function pairsToCertify(epsilon: number, pairs: number, flips: number): number;
