import { type Interval } from "./wilson.js";
export interface Flakiness {
    /** 4p(1 − p) at the observed rate; rounds down what few runs show. In [0, 1]. */
    readonly estimate: number;
    /** The same without its bias, n / (n − 1) times it, at most 1; 0 for a single run, which shows nothing. */
    readonly corrected: number;
    /** The image of the exact interval of p. 5 of 5 passes allow a flakiness of 1. */
    readonly interval: Interval;
}
/** @param passes count, integer in [0, runs]. @param runs at least 1 */
export declare function flakiness(passes: number, runs: number): Flakiness;
