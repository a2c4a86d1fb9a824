/**
 * Did the answers change, over all probes together? The total variation between the two samples of each probe, summed;
 * and how often a mere exchange of the samples' names, within each probe, makes as much of it.
 */
import type { AnswerCount } from "./freeman-halton.ts";
import { distributionOf, drawerOf } from "./multivariate-hypergeometric.ts";
import type { Random } from "./random.ts";

export interface PermutationTest {
  /** Σ over probes of the total variation, each in [0, 1]. */
  readonly distance: number;
  /** (1 + hits) / (1 + permutations): never rejects too often, whatever the seed. */
  readonly pValue: number;
}

const ROUNDING = 1e-8;

/** @param probes for each, how often each of its answers came before and after */
export function stratifiedPermutation(
  probes: readonly (readonly AnswerCount[])[],
  permutations: number,
  random: Random,
): PermutationTest {
  const distance = probes.reduce((sum, counts) => sum + totalVariation(counts), 0);
  const strata = probes.filter(canChange).map((counts) => exchangeOf(counts, random));
  let hits = 0;
  for (let i = 0; i < permutations; i += 1) {
    let sum = 0;
    for (const exchange of strata) sum += exchange();
    if (sum >= distance - ROUNDING) hits += 1;
  }
  return { distance, pValue: (1 + hits) / (1 + permutations) };
}

/** Half the sum of the differences of the shares: 0 for equal samples, 1 for samples without a common answer. */
export function totalVariation(counts: readonly AnswerCount[]): number {
  const [before, after] = sizes(counts);
  if (before === 0 || after === 0) return 0;
  const differences = counts.map((count) => Math.abs(count.before / before - count.after / after));
  return differences.reduce((sum, difference) => sum + difference, 0) / 2;
}

function sizes(counts: readonly AnswerCount[]): readonly [before: number, after: number] {
  return [
    counts.reduce((sum, { before }) => sum + before, 0),
    counts.reduce((sum, { after }) => sum + after, 0),
  ];
}

/** A probe with one answer, or with one sample, is the same under every exchange. */
function canChange(counts: readonly AnswerCount[]): boolean {
  const answers = counts.filter(({ before, after }) => before + after > 0).length;
  return answers > 1 && sizes(counts).every((size) => size > 0);
}

/** Draws which trials are called "before"; @returns the total variation then, anew at each call */
function exchangeOf(counts: readonly AnswerCount[], random: Random): () => number {
  const totals = counts.map(({ before, after }) => before + after).filter((total) => total > 0);
  const [size, rest] = sizes(counts);
  const half = (index: number, taken: number) =>
    Math.abs(taken / size - ((totals[index] as number) - taken) / rest) / 2;
  const distribution = distributionOf(totals, size, half);
  if (distribution !== undefined) return samplerOf(distribution, random);
  const draw = drawerOf(totals, size, random);
  return () => draw().reduce((sum, taken, index) => sum + half(index, taken), 0);
}

/** Draws values by their probabilities: the same as exchanging the trials one by one, and much faster. */
function samplerOf(
  distribution: readonly { readonly value: number; readonly probability: number }[],
  random: Random,
): () => number {
  const values = distribution.map(({ value }) => value);
  let below = 0;
  const upTo = Float64Array.from(distribution, ({ probability }) => {
    below += probability;
    return below;
  });
  return () => {
    const point = (random() / 2 ** 32) * below;
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) > point) high = middle;
      else low = middle + 1;
    }
    return values[low] as number;
  };
}
