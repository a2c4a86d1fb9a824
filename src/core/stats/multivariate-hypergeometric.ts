/** Every way to draw some of the answers that came, without looking: what chance alone makes of two samples. */
import { type Draw, hypergeometricRange } from "./hypergeometric.ts";
import { logChoose } from "./log-factorial.ts";
import type { Random } from "./random.ts";

/** Draws that have the same value, and the probability of them all. */
export interface Weighed {
  readonly value: number;
  readonly probability: number;
}

/** Beyond so many steps, drawing at random is faster than counting. */
const MOST_STEPS = 40_000;
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
      if (steps > MOST_STEPS) return undefined;
    }
    states = next;
    population -= marked;
  }
  return [...states.values()].flatMap((group) => [...group.values()]);
}

function takings(draw: Draw): readonly { readonly taken: number; readonly mass: number }[] {
  const { population, marked, drawn } = draw;
  const [least, most] = hypergeometricRange(draw);
  const all = logChoose(population, drawn);
  return Array.from({ length: most - least + 1 }, (_, offset) => {
    const taken = least + offset;
    const ways = logChoose(marked, taken) + logChoose(population - marked, drawn - taken);
    return { taken, mass: Math.exp(ways - all) };
  });
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
  const known = new Map<number, ReturnType<typeof takings>>();
  const takingsOf = (index: number, draw: Draw) => {
    const key = index * (size + 1) + draw.drawn;
    const found = known.get(key) ?? takings(draw);
    known.set(key, found);
    return found;
  };
  return () => {
    let population = all;
    let drawn = size;
    return totals.map((marked, index) => {
      const taken = pick(takingsOf(index, { population, marked, drawn }), random() / 2 ** 32);
      population -= marked;
      drawn -= taken;
      return taken;
    });
  };
}

/** @param point in [0, 1) */
function pick(from: ReturnType<typeof takings>, point: number): number {
  let below = 0;
  let last = 0;
  for (const { taken, mass } of from) {
    below += mass;
    last = taken;
    if (below > point) break;
  }
  return last;
}
