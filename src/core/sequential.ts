/**
 * Method `sequential`: pairs are read strictly in the order that was declared before the first call, until one of two
 * boundaries is reached. Any number may be in flight; one that finished early never changes a verdict, and a failed
 * one stops the reading: skipping it would let an agent that fails where it wavers look repeatable.
 */
import { createRandom, permutation } from "./stats/random.ts";
import {
  firstCertifyingPair,
  type SequentialBoundaries,
  sequentialBoundaries,
} from "./stats/sequential-boundaries.ts";
import { callAt, type Futility, type SequentialCall } from "./stats/sequential-operating.ts";

/** Beyond so many pairs in all nobody would call; computing boundaries for them would only take memory. */
const MOST_PAIRS = 1_000_000;

/**
 * Most pairs that are read for one question unless a budget says otherwise: four times those that certify a quiet agent.
 *
 * @param epsilon fraction in (0, 1)
 * @returns undefined where that is more than a million pairs
 */
export function usualCap(epsilon: number): number | undefined {
  // -ln(0.02375) = 3.74: an estimate within one pair, made before anything is counted one by one.
  if (4 * (3.75 / epsilon) > MOST_PAIRS) return undefined;
  return 4 * firstCertifyingPair(epsilon);
}

/**
 * The boundaries for a tolerance, up to four times the pairs that certify a quiet agent, or as far as a budget goes.
 *
 * @param epsilon fraction in (0, 1)
 * @param budget  calls, at least 2; undefined: unlimited
 * @param routes  how many routes are judged one by one: calling one of them unstable is corrected for their number
 * @returns undefined where that is more than a million pairs
 */
export function planSequential(
  epsilon: number,
  budget: number | undefined,
  routes = 1,
): SequentialBoundaries | undefined {
  const wanted = usualCap(epsilon);
  if (wanted === undefined) return undefined;
  const cap = budget === undefined ? wanted : Math.min(wanted, Math.floor(budget / 2));
  return sequentialBoundaries({ epsilon, cap, alphaStochastic: 0.025 / routes });
}

/**
 * The order in which the probes are visited in one round: a fresh permutation each round. In suite order an agent
 * whose probes differ would be called stochastic up to 26 % of the time when it is not.
 *
 * @param seed  whole number in [0, 2^32), drawn once and stored before the first call
 * @param round 0-based
 * @returns 0-based probes, each once
 */
export function roundOrder(probes: number, seed: number, round: number): readonly number[] {
  return permutation(createRandom(seed, round), probes);
}

export type PairOutcome = "agree" | "flip" | "failed";

/** Where the reading of one question stands. */
export interface LineReading {
  readonly call: SequentialCall | "undecided";
  /** Pairs read: what the call rests on. */
  readonly pairs: number;
  readonly flips: number;
  /**
   * Why the reading of this question ended. `ended`: that of another question did, and this one was not to go on by
   * itself. `waiting`: for the next outcome in the declared order.
   */
  readonly stop: "decided" | "cap" | "futile" | "failed" | "ended" | "waiting";
}

export const UNREAD: LineReading = { call: "undecided", pairs: 0, flips: 0, stop: "waiting" };

/**
 * Reads one more pair of a question that is still open.
 *
 * @param giveUp when going on is without prospect
 */
export function readPair(
  boundaries: SequentialBoundaries,
  before: LineReading,
  flipped: boolean,
  giveUp: Futility,
): LineReading {
  const pairs = before.pairs + 1;
  const flips = before.flips + (flipped ? 1 : 0);
  const call = callAt(boundaries, pairs, flips, flipped);
  if (call !== undefined) return { call, pairs, flips, stop: "decided" };
  const open = { call: "undecided", pairs, flips } as const;
  if (pairs >= boundaries.cap) return { ...open, stop: "cap" };
  return { ...open, stop: giveUp(pairs, flips) ? "futile" : "waiting" };
}

/**
 * Reads outcomes of one question in the order that was declared, as far as they go.
 *
 * @param outcomes by place in the declared order; undefined where none is in yet
 * @param giveUp   when going on is without prospect; absent: the reading goes on to the cap
 */
export function readSequentially(
  boundaries: SequentialBoundaries,
  outcomes: readonly (PairOutcome | undefined)[],
  giveUp: Futility = () => false,
): LineReading {
  let reading = UNREAD;
  for (const outcome of outcomes) {
    if (outcome === undefined) return reading;
    if (outcome === "failed") return { ...reading, stop: "failed" };
    reading = readPair(boundaries, reading, outcome === "flip", giveUp);
    if (reading.stop !== "waiting") return reading;
  }
  return reading;
}

/**
 * How many pairs may have been started once so many are read: waves of 2, 4, 8 … pairs, each started when the one
 * before it is read. So an agent that wavers is found out before many calls are under way.
 *
 * @param read pairs
 * @returns a count of pairs from the beginning: the next of 2, 6, 14, 30 …
 */
export function waveLimit(read: number): number {
  let limit = 2;
  while (limit <= read) limit = 2 * limit + 2;
  return limit;
}

/**
 * Further pairs, all agreeing, after which a boundary would certify, however far it lies.
 *
 * @param pairs, flips read so far
 */
export function pairsToCertify(epsilon: number, pairs: number, flips: number): number {
  for (let cap = Math.max(64, 2 * pairs); ; cap *= 2) {
    const { certifyAt } = sequentialBoundaries({ epsilon, cap });
    const next = certifyAt.find((at, level) => at > pairs && flips <= level);
    if (next !== undefined) return next - pairs;
  }
}
