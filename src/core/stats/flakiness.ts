/**
 * How flaky a test is: 4p(1 − p) of its pass rate p, 0 for one that always does the same and 1 for a coin.
 * An estimate from few runs says little: the interval does.
 */
import { clopperPearsonInterval } from "./clopper-pearson.ts";
import { type Interval, requireCounts } from "./wilson.ts";

export interface Flakiness {
  /** 4p(1 − p) at the observed rate; rounds down what few runs show. In [0, 1]. */
  readonly estimate: number;
  /** The same without its bias, n / (n − 1) times it, at most 1; 0 for a single run, which shows nothing. */
  readonly corrected: number;
  /** The image of the exact interval of p. 5 of 5 passes allow a flakiness of 1. */
  readonly interval: Interval;
}

/** @param passes count, integer in [0, runs]. @param runs at least 1 */
export function flakiness(passes: number, runs: number): Flakiness {
  requireCounts(passes, runs);
  if (runs === 0) throw new RangeError("no run says nothing about flakiness");
  const estimate = score(passes / runs);
  const { lower, upper } = clopperPearsonInterval(passes, runs);
  const [least, most] = [Math.min(score(lower), score(upper)), Math.max(score(lower), score(upper))];
  return {
    estimate,
    corrected: runs === 1 ? 0 : Math.min(1, (estimate * runs) / (runs - 1)),
    interval: { lower: least, upper: lower <= 0.5 && upper >= 0.5 ? 1 : most },
  };
}

function score(rate: number): number {
  return 4 * rate * (1 - rate);
}
