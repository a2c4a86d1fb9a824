/**
 * A sequential measurement read back from its trials, live or recorded: the same trials give the same reading, in
 * whatever order they came in. What was collected beyond the reading is told and decides nothing.
 */
import { type Layer } from "./outcome.js";
import { type LineReading, type PairOutcome } from "./sequential.js";
import type { SequentialPlan } from "./sequential-plan.js";
import { type PairPlace } from "./sequential-reader.js";
import { type Trial } from "./trial.js";
/** Outcomes of pairs, as far as both of their trials are in. */
export declare class PairOutcomes {
    #private;
    constructor(layer: Layer);
    add({ caseIndex, trial, result }: Trial): void;
    of({ caseIndex, pair }: PairPlace): PairOutcome | undefined;
    /** Pairs whose two trials were answered. */
    count(wanted: readonly PairOutcome[]): number;
}
export interface RouteReading {
    readonly route: string;
    /** The call that counts: corrected for the number of routes looked at. */
    readonly corrected: LineReading;
    readonly uncorrected: LineReading;
}
export interface SequentialReading {
    readonly plan: SequentialPlan;
    readonly pooled: LineReading;
    readonly routes: readonly RouteReading[];
    /** Pairs read in all: those of the pooled call, and those that settled routes after it. */
    readonly read: number;
    /** Flips among them. */
    readonly flips: number;
    /** Pairs whose outcome is in, read or not. */
    readonly collected: number;
    /** Flips among those not read. They change nothing, and are told. */
    readonly flipsAfter: number;
    /** Did every question get its answer, or reach the end that was set for it? */
    readonly isOver: boolean;
    /** Pairs that would have been read in all if none had flipped from here on. */
    readonly pairsIfQuiet: number;
}
/** @param trials in any order, each once */
export declare function readTrialsSequentially(plan: SequentialPlan, trials: readonly Trial[], layer: Layer): SequentialReading;
/**
 * The trials that evidence of such a run is made of: pairs whose two trials were answered, what made the reading stop,
 * and the first trial of a probe that has no pair, for what it says of the decisions. A lone half would make pairs of
 * trials that are none.
 */
export declare function trialsInPairs(trials: readonly Trial[], layer: Layer, isOver: boolean): readonly Trial[];
/**
 * How far an undecided reading has to be allowed to go on so that it is worth its calls: where every open question would
 * be settled if no further pair flipped. By then one that flips too often is found out as well.
 *
 * @returns pairs in all
 */
export declare function capToContinue({ plan, pooled, routes, read, flips, flipsAfter }: SequentialReading): number;
