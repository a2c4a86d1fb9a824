/** Interval for a binomial proportion that stays honest at zero successes. Claims 95 % coverage on average, not at every rate. */

export interface Interval {
  /** Fractions, 0 <= lower <= upper <= 1. */
  readonly lower: number;
  readonly upper: number;
}

/** Two-sided 95 % as the reference has it, not the longer 1.959964. */
export const Z_95 = 1.96;

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
export function wilsonInterval(successes: number, trials: number, z: number = Z_95): Interval {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  const rate = successes / trials;
  const denominator = 1 + (z * z) / trials;
  const centre = (rate + (z * z) / (2 * trials)) / denominator;
  // This order of operations is the reference's: every bound agrees with it to the last bit.
  const half = (z * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * trials)) / trials)) / denominator;
  return { lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) };
}

/** @throws RangeError unless 0 <= successes <= trials, both integers */
export function requireCounts(successes: number, trials: number): void {
  if (!Number.isSafeInteger(trials) || trials < 0) {
    throw new RangeError(`trials must be an integer >= 0, got ${trials}`);
  }
  if (!Number.isSafeInteger(successes) || successes < 0 || successes > trials) {
    throw new RangeError(`successes must be an integer in [0, ${trials}], got ${successes}`);
  }
}
