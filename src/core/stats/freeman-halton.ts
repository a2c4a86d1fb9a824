/**
 * The Fisher-Freeman-Halton exact test: did two samples draw from the same distribution of answers, whatever the
 * answers are? Given how often each answer came in all, every table that is no likelier than the observed one counts.
 *
 * @see Freeman & Halton (1951), Biometrika 38:141-149, doi:10.1093/biomet/38.1-2.141
 */
import { distributionOf } from "./multivariate-hypergeometric.ts";
import { integerBelow, type Random } from "./random.ts";

/** How often one answer came in each sample; counts. */
export interface AnswerCount {
  readonly before: number;
  readonly after: number;
}

/** Tables drawn where there are too many to sum over; the p-value is then (1 + hits) / (1 + draws): never too low. */
const DRAWS = 9999;
const ROUNDING = 1e-8;

/** @param random used only where there are too many tables to sum over */
export function freemanHalton(counts: readonly AnswerCount[], random: Random): number {
  const totals = counts.map(({ before, after }) => before + after).filter((total) => total > 0);
  const size = counts.reduce((sum, { before }) => sum + before, 0);
  if (totals.length < 2) return 1;
  const observed = counts.reduce((sum, { before, after }) => sum + logChoose(before + after, before), 0);
  // A table's probability is the product of C(total, taken) over its answers, divided by what is the same for all.
  const weight = (index: number, taken: number) => logChoose(totals[index] as number, taken);
  const tables = distributionOf(totals, size, weight);
  if (tables === undefined) return drawn(totals, size, observed, random);
  const extreme = tables.filter(({ value }) => value <= observed + ROUNDING);
  return Math.min(
    1,
    extreme.reduce((sum, { probability }) => sum + probability, 0),
  );
}

function drawn(totals: readonly number[], size: number, observed: number, random: Random): number {
  const labels = labelsOf(totals);
  let hits = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const taken = drawLabels(labels, totals.length, size, random);
    const weight = totals.reduce((sum, total, index) => sum + logChoose(total, taken[index] as number), 0);
    if (weight <= observed + ROUNDING) hits += 1;
  }
  return (1 + hits) / (1 + DRAWS);
}

/** The answers one by one, each as its index: 2 and 1 give 0, 0, 1. */
export function labelsOf(totals: readonly number[]): Uint32Array {
  return Uint32Array.from(totals.flatMap((total, index) => new Array<number>(total).fill(index)));
}

/** Draws some labels without looking (a partial Fisher-Yates shuffle, which reorders them); @returns how many of each */
export function drawLabels(labels: Uint32Array, kinds: number, size: number, random: Random): Uint32Array {
  const taken = new Uint32Array(kinds);
  for (let place = 0; place < size; place += 1) {
    const chosen = place + integerBelow(random, labels.length - place);
    const label = labels[chosen] as number;
    labels[chosen] = labels[place] as number;
    labels[place] = label;
    taken[label] = (taken[label] as number) + 1;
  }
  return taken;
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const LOG_FACTORIALS: number[] = [0];

function logFactorial(n: number): number {
  for (let k = LOG_FACTORIALS.length; k <= n; k += 1) {
    LOG_FACTORIALS.push((LOG_FACTORIALS[k - 1] as number) + Math.log(k));
  }
  return LOG_FACTORIALS[n] as number;
}
