/** How a pair of sequential boundaries behaves at a true flip rate, by exact dynamic programming over pairs and flips. */
import type { SequentialBoundaries } from "./sequential-boundaries.ts";

export type SequentialCall = "deterministic" | "stochastic";

/**
 * What reading one more pair decides.
 *
 * @param pairs   read, this one counted
 * @param flips   among them
 * @param flipped did this pair flip?
 */
export function callAt(
  { certifyAt, stochasticBy }: SequentialBoundaries,
  pairs: number,
  flips: number,
  flipped: boolean,
): SequentialCall | undefined {
  if (flipped && pairs <= (stochasticBy[flips] as number)) return "stochastic";
  const level = certifyAt.indexOf(pairs);
  return level >= 0 && flips <= level ? "deterministic" : undefined;
}

export interface OperatingCharacteristics {
  readonly deterministic: number;
  readonly stochastic: number;
  readonly undecided: number;
  /** Mean of the pairs read. */
  readonly expectedPairs: number;
}

/**
 * @param rate   true flip rate, fraction in [0, 1]
 * @param giveUp whether an undecided reading stops at so many pairs and flips; absent: only at the cap
 */
export function operatingCharacteristics(
  boundaries: SequentialBoundaries,
  rate: number,
  giveUp: Futility = () => false,
): OperatingCharacteristics {
  const { cap, stochasticBy } = boundaries;
  const total = { deterministic: 0, stochastic: 0, undecided: 0, expectedPairs: 0 };
  let open = new Float64Array(stochasticBy.length); // P(j flips, nothing decided)
  open[0] = 1;
  for (let n = 1; n <= cap; n += 1) {
    const next = new Float64Array(open.length);
    const settle = (flips: number, flipped: boolean, probability: number) => {
      if (probability === 0) return;
      const call = callAt(boundaries, n, flips, flipped);
      const stopped = call ?? (n === cap || giveUp(n, flips) ? "undecided" : undefined);
      if (stopped === undefined) {
        next[flips] = (next[flips] as number) + probability;
        return;
      }
      total[stopped] += probability;
      total.expectedPairs += n * probability;
    };
    for (const [flips, probability] of open.entries()) {
      settle(flips, false, probability * (1 - rate));
      settle(flips + 1, true, probability * rate);
    }
    open = next;
  }
  return total;
}

/** Is going on without prospect, at so many pairs read and flips among them? */
export type Futility = (pairs: number, flips: number) => boolean;

/** Below this chance of still deciding, at the better of two plausible rates, further calls are not worth their price. */
const LEAST_CHANCE = 0.1;

/** A larger table would take the memory of a runner; who asks for so many pairs reads them to the end. */
const MOST_CHANCES = 10_000_000;

/**
 * When to give up an undecided reading: the best chance, at a quarter of the tolerance or at twice it, of still
 * deciding by the cap is below one in ten. Changes power only; no error probability grows by stopping undecided.
 */
export function sequentialFutility(boundaries: SequentialBoundaries): Futility {
  const width = boundaries.stochasticBy.length;
  if ((boundaries.cap + 1) * width > MOST_CHANCES) return () => false;
  const tables = [boundaries.epsilon / 4, Math.min(1, 2 * boundaries.epsilon)].map((rate) =>
    chanceOfDeciding(boundaries, rate),
  );
  return (pairs, flips) => tables.every((table) => (table[pairs * width + flips] as number) < LEAST_CHANCE);
}

/** By pairs · width + flips: the probability that an undecided reading is decided by the cap. */
function chanceOfDeciding(boundaries: SequentialBoundaries, rate: number): Float64Array {
  const { cap, stochasticBy } = boundaries;
  const width = stochasticBy.length;
  const table = new Float64Array((cap + 1) * width);
  const chance = (pairs: number, flips: number, flipped: boolean): number =>
    callAt(boundaries, pairs, flips, flipped) === undefined ? (table[pairs * width + flips] as number) : 1;
  for (let pairs = cap - 1; pairs >= 0; pairs -= 1) {
    // The last flip of the boundary convicts wherever it is read, so none beyond it is ever waited for.
    for (let flips = 0; flips < width - 1; flips += 1) {
      table[pairs * width + flips] =
        rate * chance(pairs + 1, flips + 1, true) + (1 - rate) * chance(pairs + 1, flips, false);
    }
  }
  return table;
}
