/** Every way to draw some of the answers that came, without looking: what chance alone makes of two samples. */
import { type Draw, hypergeometricRange } from "./hypergeometric.ts";
import { logChoose } from "./log-factorial.ts";
import type { Random } from "./random.ts";

/** Draws that have the same value, and the probability of them all. */
export interface Weighed {
  readonly value: number;
  readonly probability: number;
}

/** Steps of counting that take about as long as drawing thousands of tables instead; for each answer, and at least. */
const STEPS_PER_ANSWER = 5_000;
const FREE_STEPS = 40_000;
/** Values closer than this are one: they differ by rounding only. */
const RESOLUTION = 1e-9;

/**
 * The distribution of a value that is a sum over the answers. Draws with equal values are kept as one, so that many
 * rare answers cost little.
 *
 * @param totals  how often each answer came in all; counts, at least 1
 * @param size    how many are drawn
 * @param amount what drawing so many of one answer (by its index) adds
 * @returns undefined where there are too many different draws
 */
export function distributionOf(
  totals: readonly number[],
  size: number,
  amount: (index: number, taken: number) => number,
): readonly Weighed[] | undefined {
  let population = totals.reduce((sum, total) => sum + total, 0);
  let steps = 0;
  // Two answers leave one count to choose: that is always summed.
  const limit = totals.length <= 2 ? Number.POSITIVE_INFINITY : FREE_STEPS + STEPS_PER_ANSWER * totals.length;
  let states = new Map<number, Map<number, Weighed>>([[size, new Map([[0, { value: 0, probability: 1 }]])]]);
  for (const [index, marked] of totals.entries()) {
    const next = new Map<number, Map<number, Weighed>>();
    for (const [drawn, weighed] of states) {
      for (const { taken, mass } of takings({ population, marked, drawn })) {
        const group = next.get(drawn - taken) ?? new Map<number, Weighed>();
        next.set(drawn - taken, group);
        addAll(group, weighed.values(), amount(index, taken), mass);
        steps += weighed.size;
      }
      if (steps > limit) return undefined;
    }
    states = next;
    population -= marked;
  }
  return [...states.values()].flatMap((group) => [...group.values()]);
}

function takings(draw: Draw): readonly { readonly taken: number; readonly mass: number }[] {
  const [least, most] = hypergeometricRange(draw);
  return Array.from({ length: most - least + 1 }, (_, offset) => ({
    taken: least + offset,
    mass: massOf(least + offset, draw),
  }));
}

function massOf(taken: number, { population, marked, drawn }: Draw): number {
  const ways = logChoose(marked, taken) + logChoose(population - marked, drawn - taken);
  return Math.exp(ways - logChoose(population, drawn));
}

function addAll(group: Map<number, Weighed>, weighed: Iterable<Weighed>, added: number, mass: number): void {
  for (const { value, probability } of weighed) {
    const sum = value + added;
    const key = Math.round(sum / RESOLUTION);
    const known = group.get(key);
    group.set(key, { value: sum, probability: (known?.probability ?? 0) + probability * mass });
  }
}

/**
 * Draws some of the answers without looking, one answer after the other.
 *
 * @param totals how often each answer came in all; counts
 * @param size   how many are drawn
 * @returns how many of each were drawn, anew at each call
 */
export function drawerOf(totals: readonly number[], size: number, random: Random): () => readonly number[] {
  const all = totals.reduce((sum, total) => sum + total, 0);
  const known = new Map<number, Cumulative>();
  const tableOf = (index: number, draw: Draw) => {
    const key = index * (size + 1) + draw.drawn;
    const found = known.get(key) ?? likelyTakings(draw);
    known.set(key, found);
    return found;
  };
  return () => {
    let population = all;
    let drawn = size;
    return totals.map((marked, index) => {
      const taken = pick(tableOf(index, { population, marked, drawn }), random() / 2 ** 32);
      population -= marked;
      drawn -= taken;
      return taken;
    });
  };
}

interface Cumulative {
  /** The smallest number that is worth keeping. */
  readonly least: number;
  /** P(at most this many), from the smallest on. */
  readonly upTo: readonly number[];
}

/** Rarer counts are never drawn: a word of the generator is 2e-10. */
const NEVER = 1e-15;

function likelyTakings(draw: Draw): Cumulative {
  const { population, marked, drawn } = draw;
  const [first, last] = hypergeometricRange(draw);
  const mode = Math.min(last, Math.max(first, Math.floor(((drawn + 1) * (marked + 1)) / (population + 2))));
  let least = mode;
  while (least > first && massOf(least - 1, draw) > NEVER) least -= 1;
  const upTo: number[] = [];
  let below = 0;
  for (let taken = least; taken <= last; taken += 1) {
    const mass = massOf(taken, draw);
    if (taken > mode && mass <= NEVER) break;
    below += mass;
    upTo.push(below);
  }
  return { least, upTo };
}

/** @param point in [0, 1) */
function pick({ least, upTo }: Cumulative, point: number): number {
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] as number) > point) high = middle;
    else low = middle + 1;
  }
  return least + low;
}
