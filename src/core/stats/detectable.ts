/** What a comparison of so many trials would have found: the smallest change it sees four times in five. */
import { binomialUpperTail } from "./binomial.ts";

/** Usual since Cohen (1988): a change of this size is missed one time in five. */
export const POWER = 0.8;

/**
 * The smallest rate at which a result at least as high as `least` of `trials` has the asked power.
 *
 * @param least successes from which the comparison rejects; undefined: it never does
 * @returns a fraction in (0, 1], or undefined when not even a rate of 1 is found
 */
export function detectableRate(least: number | undefined, trials: number, power = POWER): number | undefined {
  if (least === undefined) return undefined;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (binomialUpperTail(least, trials, middle) >= power) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * The fewest successes from which a test rejects.
 *
 * @param pValueOf p-value at so many successes; from some count on it only falls
 * @returns undefined when it does not reject even when all succeed
 */
export function fewestRejected(
  trials: number,
  level: number,
  pValueOf: (successes: number) => number,
): number | undefined {
  let accepted = -1;
  let rejected = trials;
  if (pValueOf(trials) > level) return undefined;
  while (rejected - accepted > 1) {
    const middle = accepted + Math.ceil((rejected - accepted) / 2);
    if (pValueOf(middle) <= level) rejected = middle;
    else accepted = middle;
  }
  return rejected;
}
