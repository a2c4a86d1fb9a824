/**
 * Stability of each route: the same pairs, split by the decision a case was written to reach.
 * "Every route is certified" needs no correction (intersection-union); naming one of many unstable does.
 */
import type { Evidence } from "./evidence.js";
import { type Stability } from "./stability.js";
export interface RouteStability extends Stability {
    readonly route: string;
    /** Count of cases written for it. */
    readonly cases: number;
    /** Was its tolerance declared in the contract? */
    readonly targeted: boolean;
}
/**
 * @param targets per-route tolerances; other routes are judged at `tolerance`
 * @returns sorted by route; undefined when a case names no route: then nothing can be split honestly
 */
export declare function routeStability(evidence: Evidence, tolerance: number, targets: Readonly<Record<string, number>>, strict: boolean): readonly RouteStability[] | undefined;
