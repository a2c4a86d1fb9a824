/** Every way to draw some of the answers that came, without looking: what chance alone makes of two samples. */
import { type Draw, hypergeometricMass, hypergeometricRange } from "./hypergeometric.ts";

/** Draws that have the same value, and the probability of them all. */
export interface Weighed {
  readonly value: number;
  readonly probability: number;
}

/** Beyond so many different values at once there are too many to keep. */
const MOST_STATES = 50_000;
/** Values closer than this are one: they differ by rounding only. */
const RESOLUTION = 1e-9;

/**
 * The distribution of a value that is a sum over the answers. Draws with equal values are kept as one, so that many
 * rare answers cost little.
 *
 * @param totals  how often each answer came in all; counts, at least 1
 * @param size    how many are drawn
 * @param amount what drawing so many of one answer (by its index) adds
 * @returns undefined where there are too many different values
 */
export function distributionOf(
  totals: readonly number[],
  size: number,
  amount: (index: number, taken: number) => number,
): readonly Weighed[] | undefined {
  let population = totals.reduce((sum, total) => sum + total, 0);
  let states = new Map<number, Map<number, Weighed>>([[size, new Map([[0, { value: 0, probability: 1 }]])]]);
  for (const [index, marked] of totals.entries()) {
    const next = new Map<number, Map<number, Weighed>>();
    let kept = 0;
    for (const [drawn, weighed] of states) {
      for (const { taken, mass } of takings({ population, marked, drawn })) {
        const group = next.get(drawn - taken) ?? new Map<number, Weighed>();
        next.set(drawn - taken, group);
        const before = group.size;
        addAll(group, weighed.values(), amount(index, taken), mass);
        kept += group.size - before;
      }
      if (kept > MOST_STATES) return undefined;
    }
    states = next;
    population -= marked;
  }
  return [...states.values()].flatMap((group) => [...group.values()]);
}

function takings(draw: Draw): readonly { readonly taken: number; readonly mass: number }[] {
  const [least, most] = hypergeometricRange(draw);
  return Array.from({ length: most - least + 1 }, (_, offset) => {
    const taken = least + offset;
    return { taken, mass: hypergeometricMass(taken, draw) };
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
