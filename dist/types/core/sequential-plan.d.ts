import { type SequentialBoundaries } from "./stats/sequential-boundaries.js";
import { type Futility } from "./stats/sequential-operating.js";
export interface RouteDesign {
    readonly route: string;
    readonly targeted: boolean;
    /** Calling one of several routes unstable is corrected for their number. */
    readonly corrected: SequentialBoundaries;
    readonly uncorrected: SequentialBoundaries;
    /** When reading on for this route alone is without prospect. */
    readonly giveUp: Futility;
}
export interface SequentialPlan {
    /** Whole number in [0, 2^32), drawn once. */
    readonly seed: number;
    /** Most pairs that are read, of all probes together. */
    readonly cap: number;
    /** The route of each probe, in suite order. */
    readonly intended: readonly (string | undefined)[];
    readonly pooled: SequentialBoundaries;
    readonly giveUp: Futility;
    /** Sorted; empty where a probe names no route. */
    readonly routes: readonly RouteDesign[];
    /** Is the reading to go on until each route is settled? So where the contract declares stability targets. */
    readonly settlesRoutes: boolean;
}
export interface SequentialQuestion {
    /** The route of each probe; undefined where one names none. */
    readonly intended: readonly (string | undefined)[];
    /** Fraction in (0, 1). */
    readonly epsilon: number;
    readonly targets: Readonly<Record<string, number>>;
}
/**
 * Most pairs that a reading takes unless a budget says otherwise.
 *
 * @returns undefined where a tolerance asks for more than a million
 */
export declare function wantedPairs({ intended, epsilon, targets }: SequentialQuestion): number | undefined;
/**
 * @param cap pairs, at least 1; above what the question takes by itself, every line may be read as far
 * @throws RangeError for a tolerance that asks for more than a million pairs (`wantedPairs` tells)
 */
export declare function planReading(question: SequentialQuestion, cap: number, seed: number): SequentialPlan;
/**
 * Most trials of each probe that a plan can ask for, in suite order; even numbers.
 *
 * A route is read from its own probes alone once the pooled question is settled.
 */
export declare function mostTrials({ cap, intended, pooled, routes, settlesRoutes, }: SequentialPlan): readonly number[];
/** Fewest pairs after which an agent that flips every time is called stochastic; undefined: not within the cap. */
export declare function earliestConviction({ pooled, settlesRoutes }: SequentialPlan): number | undefined;
