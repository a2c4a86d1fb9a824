/**
 * The Fisher-Freeman-Halton exact test: did two samples draw from the same distribution of answers, whatever the
 * answers are? Given how often each answer came in all, every table that is no likelier than the observed one counts.
 *
 * @see Freeman & Halton (1951), Biometrika 38:141-149, doi:10.1093/biomet/38.1-2.141
 */
import { logChoose } from "./log-factorial.ts";
import { distributionOf, drawerOf } from "./multivariate-hypergeometric.ts";
import type { Random } from "./random.ts";

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
  const draw = drawerOf(totals, size, random);
  let hits = 0;
  for (let i = 0; i < DRAWS; i += 1) {
    const weight = draw().reduce((sum, taken, index) => sum + logChoose(totals[index] as number, taken), 0);
    if (weight <= observed + ROUNDING) hits += 1;
  }
  return (1 + hits) / (1 + DRAWS);
}
