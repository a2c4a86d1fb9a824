/**
 * Stability of each route: the same pairs, split by the decision a case was written to reach.
 * "Every route is certified" needs no correction (intersection-union); naming one of many unstable does.
 */
import type { Evidence } from "./evidence.js";
import type { RouteReading } from "./sequential-reading.js";
import { type Stability, type StabilityVerdict } from "./stability.js";
export interface RouteStability extends Stability {
    readonly route: string;
    /** Count of cases written for it. */
    readonly cases: number;
    /** Was its tolerance declared in the contract? */
    readonly targeted: boolean;
    readonly correction: RouteCorrection;
    /** Of a sequential reading: its call before the correction, which `verdict` has. */
    readonly uncorrected?: StabilityVerdict["kind"];
}
/** What is left of "this route is unstable" once it is remembered how many routes were looked at. */
export interface RouteCorrection {
    /**
     * Exact and one-sided, for "it flips no more often than tolerated"; by Holm for all routes. In [0, 1]; undefined of a
     * sequential reading, whose number of pairs follows from what was seen.
     */
    readonly pValue: number | undefined;
    /** Called stochastic, and the call stands at `ONE_SIDED_ERROR` for all routes together. */
    readonly stands: boolean;
}
/**
 * @param targets per-route tolerances; other routes are judged at `tolerance`
 * @param readings of method `sequential`: what was read of each route
 * @returns sorted by route; undefined when a case names no route: then nothing can be split honestly
 */
export declare function routeStability(evidence: Evidence, tolerance: number, targets: Readonly<Record<string, number>>, strict: boolean, readings?: readonly RouteReading[]): readonly RouteStability[] | undefined;
