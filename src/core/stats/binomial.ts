/**
 * Binomial tail probabilities to full double precision.
 * Loader's saddle-point mass at k, then the ratio recursion outward, summing the smaller tail from its
 * largest term; never 1 − cdf, which loses every digit of a small tail.
 *
 * @see Loader (2000), Fast and accurate computation of binomial probabilities
 */
import { requireCounts } from "./wilson.ts";

/**
 * P(X = successes) for X binomial.
 * @param rate fraction in [0, 1]
 */
export function binomialMass(successes: number, trials: number, rate: number): number {
  requireCounts(successes, trials);
  if (rate <= 0) return successes === 0 ? 1 : 0;
  if (rate >= 1) return successes === trials ? 1 : 0;
  if (successes === 0) return Math.exp(trials * Math.log1p(-rate));
  if (successes === trials) return Math.exp(trials * Math.log(rate));
  const failures = trials - successes;
  const logMass =
    stirlingError(trials) -
    stirlingError(successes) -
    stirlingError(failures) -
    deviance(successes, trials * rate) -
    deviance(failures, trials * (1 - rate));
  return Math.sqrt(trials / (2 * Math.PI * successes * failures)) * Math.exp(logMass);
}

/** P(X <= successes). */
export function binomialLowerTail(successes: number, trials: number, rate: number): number {
  requireCounts(successes, trials);
  if (successes === trials) return 1;
  if (successes > trials * rate) return 1 - sumUpward(successes + 1, trials, rate);
  return sumDownward(successes, trials, rate);
}

/** P(X >= successes). */
export function binomialUpperTail(successes: number, trials: number, rate: number): number {
  requireCounts(successes, trials);
  if (successes === 0) return 1;
  if (successes <= trials * rate) return 1 - sumDownward(successes - 1, trials, rate);
  return sumUpward(successes, trials, rate);
}

function sumDownward(from: number, trials: number, rate: number): number {
  let term = binomialMass(from, trials, rate);
  let sum = term;
  for (let k = from; k > 0; k -= 1) {
    term *= (k / (trials - k + 1)) * ((1 - rate) / rate);
    if (sum + term === sum) break;
    sum += term;
  }
  return Math.min(1, sum);
}

function sumUpward(from: number, trials: number, rate: number): number {
  let term = binomialMass(from, trials, rate);
  let sum = term;
  for (let k = from; k < trials; k += 1) {
    term *= ((trials - k) / (k + 1)) * (rate / (1 - rate));
    if (sum + term === sum) break;
    sum += term;
  }
  return Math.min(1, sum);
}

/** log(n!) minus its Stirling approximation, exact values below 16 from the sum of logarithms' own series. */
function stirlingError(n: number): number {
  if (n < SMALL_STIRLING_ERRORS.length) return SMALL_STIRLING_ERRORS[n] as number;
  const nn = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / nn) / nn) / nn) / nn) / n;
}

/** log(n!) − (n + ½)·log(n) + n − ½·log(2π) for n = 0 … 15 (Loader's table; recomputed to 20 digits). */
const SMALL_STIRLING_ERRORS: readonly number[] = [
  0, 0.08106146679532726, 0.0413406959554093, 0.02767792568499834, 0.020790672103765093, 0.016644691189821193,
  0.013876128823070748, 0.01189670994589177, 0.010411265261972096, 0.009255462182712733, 0.00833056343336287,
  0.007573675487951841, 0.00694284010720953, 0.006408994188004207, 0.0059513701127588475,
  0.005554733551962801,
];

/** x·log(x/mean) + mean − x, by its series where the difference is small. */
function deviance(x: number, mean: number): number {
  if (Math.abs(x - mean) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const v = (x - mean) / (x + mean);
  let sum = (x - mean) * v;
  let power = 2 * x * v;
  for (let j = 1; j < 1000; j += 1) {
    power *= v * v;
    const next = sum + power / (2 * j + 1);
    if (next === sum) break;
    sum = next;
  }
  return sum;
}
