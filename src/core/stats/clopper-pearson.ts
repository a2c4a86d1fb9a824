/** Exact interval for a binomial proportion: never anti-conservative, a little wider than Wilson's. */
import { binomialLowerTail, binomialUpperTail } from "./binomial.ts";
import { type Interval, requireCounts } from "./wilson.ts";

/**
 * Clopper-Pearson interval, by bisection on the exact tails.
 *
 * @param successes       count, integer in [0, trials]
 * @param trials          count of independent trials; 0 yields [0, 1]
 * @param tailProbability error on each side; 0.025 for two-sided 95 %
 * @returns bounds as fractions, 0 <= lower <= upper <= 1
 * @see Clopper & Pearson (1934), Biometrika 26:404-413, doi:10.1093/biomet/26.4.404
 */
export function clopperPearsonInterval(successes: number, trials: number, tailProbability = 0.025): Interval {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  return {
    lower:
      successes === 0 ? 0 : bisect((rate) => binomialUpperTail(successes, trials, rate) > tailProbability),
    upper:
      successes === trials
        ? 1
        : bisect((rate) => binomialLowerTail(successes, trials, rate) <= tailProbability),
  };
}

/** @returns where a condition that is false near 0 and true near 1 turns true, to the last bit */
function bisect(holds: (rate: number) => boolean): number {
  let low = 0;
  let high = 1;
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return high;
    if (holds(middle)) high = middle;
    else low = middle;
  }
}
