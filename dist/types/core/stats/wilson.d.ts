/** Interval for a binomial proportion that stays honest at zero successes. Claims 95 % coverage on average, not at every rate. */
export interface Interval {
    /** Fractions, 0 <= lower <= upper <= 1. */
    readonly lower: number;
    readonly upper: number;
}
/** Two-sided 95 % as the reference has it, not the longer 1.959964. */
export declare const Z_95 = 1.96;
/**
 * Wilson score interval for a binomial proportion, without continuity correction.
 * Not Wald: a quiet route has zero flips, where Wald collapses to [0, 0] and one pair would certify it.
 *
 * @param successes count, integer in [0, trials]
 * @param trials    count of independent trials; 0 yields the vacuous [0, 1]
 * @param z         standard-normal quantile; 1.96 for two-sided 95 %
 * @returns bounds as fractions, 0 <= lower <= upper <= 1
 * @throws RangeError for a count outside its range (a defect, not user input)
 * @see Wilson (1927), JASA 22:209-212, doi:10.1080/01621459.1927.10502953
 */
export declare function wilsonInterval(successes: number, trials: number, z?: number): Interval;
/** @throws RangeError unless 0 <= successes <= trials, both integers */
export declare function requireCounts(successes: number, trials: number): void;
