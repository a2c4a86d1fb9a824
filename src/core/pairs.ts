/**
 * Disjoint pairs of trials: 2i and 2i+1 of one case, in trial order. A flip is a pair that disagrees.
 * An odd last trial belongs to no pair.
 */
import { type Outcome, outcomeKey, sameOutcome } from "./outcome.ts";

export interface PairCount {
  readonly pairs: number;
  readonly flips: number;
}

export function countPairs(outcomes: readonly Outcome[]): PairCount {
  let flips = 0;
  for (const _ of flippedPairs(outcomes)) flips += 1;
  return { pairs: Math.floor(outcomes.length / 2), flips };
}

export function sumPairs(counts: Iterable<PairCount>): PairCount {
  let pairs = 0;
  let flips = 0;
  for (const count of counts) {
    pairs += count.pairs;
    flips += count.flips;
  }
  return { pairs, flips };
}

export interface FlipPair {
  /** The two outcomes in the order of their keys: which came first does not matter. */
  readonly outcomes: readonly [Outcome, Outcome];
  readonly count: number;
  /** 0-based cases where it happened, ascending, each once. */
  readonly cases: readonly number[];
}

/** Unordered outcome pairs that flipped, commonest first, then by key. */
export function collectFlipPairs(cases: readonly (readonly Outcome[])[]): readonly FlipPair[] {
  const found = new Map<string, FoundPair>();
  // Equal outcomes are mostly one object: the key of a pair is made once, not for every flip.
  const known = new Map<Outcome, Map<Outcome, FoundPair>>();
  for (const [index, outcomes] of cases.entries()) {
    for (const [a, b] of flippedPairs(outcomes)) {
      const entry = known.get(a)?.get(b) ?? findPair(found, a, b);
      known.set(a, (known.get(a) ?? new Map<Outcome, FoundPair>()).set(b, entry));
      entry.count += 1;
      entry.cases.add(index);
    }
  }
  return [...found.entries()]
    .sort(([keyA, a], [keyB, b]) => b.count - a.count || (keyA < keyB ? -1 : 1))
    .map(([, entry]) => ({ outcomes: entry.outcomes, count: entry.count, cases: [...entry.cases] }));
}

interface FoundPair {
  readonly outcomes: readonly [Outcome, Outcome];
  count: number;
  readonly cases: Set<number>;
}

function findPair(found: Map<string, FoundPair>, a: Outcome, b: Outcome): FoundPair {
  const ordered: [Outcome, Outcome] = outcomeKey(a) <= outcomeKey(b) ? [a, b] : [b, a];
  const key = JSON.stringify(ordered.map(outcomeKey));
  const entry = found.get(key) ?? { outcomes: ordered, count: 0, cases: new Set<number>() };
  found.set(key, entry);
  return entry;
}

function* flippedPairs(outcomes: readonly Outcome[]): Generator<readonly [Outcome, Outcome]> {
  for (let i = 0; i + 1 < outcomes.length; i += 2) {
    const a = outcomes[i];
    const b = outcomes[i + 1];
    if (a !== undefined && b !== undefined && !sameOutcome(a, b)) yield [a, b];
  }
}
