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
  // -ln(0.02375) = 3.74: an estimate within one pair, made before anything is counted one by one.
  if (4 * (3.75 / epsilon) > MOST_PAIRS) return undefined;
  const wanted = 4 * firstCertifyingPair(epsilon);
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

export interface SequentialReading {
  readonly call: SequentialCall | "undecided";
  /** Pairs read: what the call rests on. */
  readonly pairs: number;
  readonly flips: number;
  /** Why the reading ended. `waiting`: for the next outcome in the declared order. */
  readonly stop: "decided" | "cap" | "futile" | "failed" | "waiting";
  /** Pairs whose outcome is in, read or not. */
  readonly collected: number;
  /** Flips among those not read. They change nothing, and are told. */
  readonly flipsAfter: number;
}

/**
 * @param outcomes by place in the declared order; undefined where none is in yet
 * @param giveUp   when going on is without prospect; absent: the reading goes on to the cap
 */
export function readSequentially(
  boundaries: SequentialBoundaries,
  outcomes: readonly (PairOutcome | undefined)[],
  giveUp: Futility = () => false,
): SequentialReading {
  const { call, pairs, flips, stop } = read(boundaries, outcomes, giveUp);
  return {
    call,
    pairs,
    flips,
    stop,
    collected: outcomes.filter((outcome) => outcome === "agree" || outcome === "flip").length,
    flipsAfter: outcomes.slice(pairs).filter((outcome) => outcome === "flip").length,
  };
}

function read(
  boundaries: SequentialBoundaries,
  outcomes: readonly (PairOutcome | undefined)[],
  giveUp: Futility,
): Pick<SequentialReading, "call" | "pairs" | "flips" | "stop"> {
  let flips = 0;
  for (let pairs = 1; pairs <= boundaries.cap; pairs += 1) {
    const outcome = outcomes[pairs - 1];
    if (outcome === undefined) return { call: "undecided", pairs: pairs - 1, flips, stop: "waiting" };
    if (outcome === "failed") return { call: "undecided", pairs: pairs - 1, flips, stop: "failed" };
    if (outcome === "flip") flips += 1;
    const call = callAt(boundaries, pairs, flips, outcome === "flip");
    if (call !== undefined) return { call, pairs, flips, stop: "decided" };
    if (pairs < boundaries.cap && giveUp(pairs, flips))
      return { call: "undecided", pairs, flips, stop: "futile" };
  }
  return { call: "undecided", pairs: boundaries.cap, flips, stop: "cap" };
}

/**
 * How far calls may be started: in waves of 2, 4, 8 … pairs, and never past the next pair that could certify. So a
 * clean agent costs exactly `certifyAt[0]` pairs, at any number of workers.
 *
 * @param wave 0-based
 * @returns a count of pairs from the beginning
 */
export function startLimit(
  { certifyAt, cap }: SequentialBoundaries,
  { pairs, flips }: Pick<SequentialReading, "pairs" | "flips">,
  wave: number,
): number {
  const certifying = certifyAt.find((place, level) => place > pairs && flips <= level);
  return Math.min(cap, certifying ?? cap, pairs + 2 ** (wave + 1));
}
