import { type Interval } from "./wilson.js";
/**
 * Clopper-Pearson interval, by bisection on the exact tails.
 *
 * @param successes       count, integer in [0, trials]
 * @param trials          count of independent trials; 0 yields [0, 1]
 * @param tailProbability error on each side; 0.025 for two-sided 95 %
 * @returns bounds as fractions, 0 <= lower <= upper <= 1
 * @see Clopper & Pearson (1934), Biometrika 26:404-413, doi:10.1093/biomet/26.4.404
 */
export declare function clopperPearsonInterval(successes: number, trials: number, tailProbability?: number): Interval;
