/**
 * Parts of one measurement that several machines carry out, none knowing what the others read. Which call belongs to
 * which part follows from the plan alone, so that the parts are disjoint and whole however they are run.
 */
import { type PairOutcome, roundOrder } from "./sequential.ts";
import type { SequentialPlan } from "./sequential-plan.ts";
import type { PairPlace } from "./sequential-reader.ts";

export interface Shard {
  /** 1-based, at most `of`. */
  readonly index: number;
  readonly of: number;
}

/** As many jobs as a matrix of GitHub can have. */
export const MOST_SHARDS = 256;

/** @returns undefined for what is no `2/8` */
export function readShard(text: string): Shard | undefined {
  const match = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text.trim());
  if (match === null) return undefined;
  const shard = { index: Number(match[1]), of: Number(match[2]) };
  return shard.index <= shard.of && shard.of <= MOST_SHARDS ? shard : undefined;
}

/** `2/8` */
export function shardName({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** A pair, or the last trial of an odd plan, with its place among all. */
export interface ShardPair extends PairPlace {
  /** 1-based, in the declared order of all shards. */
  readonly position: number;
  /** Trials of it that are planned: 2, or 1 for the last of an odd plan. */
  readonly trials: number;
}

/** What one shard asks. */
export interface ShardPart {
  readonly shard: Shard;
  /** In the declared order. */
  readonly pairs: readonly ShardPair[];
  /** Calls of the pairs, count. */
  readonly calls: number;
}

/**
 * All pairs that the plan can ask for, in its declared order.
 *
 * @param repeats    trials of each case, in suite order; of a reading the most it can take
 * @param sequential present: the order of its seed, as far as it can come whatever is answered
 */
export function declaredPairs(repeats: readonly number[], sequential?: SequentialPlan): readonly ShardPair[] {
  const pairs: ShardPair[] = [];
  const rounds = Math.ceil(Math.max(0, ...repeats) / 2);
  // Once the pooled question is settled, a route is read from its own probes alone: no cap of all pairs tells where.
  const limit =
    sequential === undefined || sequential.settlesRoutes ? Number.POSITIVE_INFINITY : sequential.cap;
  for (let pair = 0; pair < rounds; pair += 1) {
    for (const caseIndex of orderOf(repeats.length, pair, sequential)) {
      const trials = Math.min(2, (repeats[caseIndex] as number) - 2 * pair);
      if (trials > 0 && pairs.length < limit)
        pairs.push({ caseIndex, pair, trials, position: pairs.length + 1 });
    }
  }
  return pairs;
}

function orderOf(cases: number, round: number, sequential: SequentialPlan | undefined): readonly number[] {
  if (sequential !== undefined) return roundOrder(cases, sequential.seed, round);
  return Array.from({ length: cases }, (_, caseIndex) => caseIndex);
}

/**
 * Which shard asks for a pair: each in turn, so that shares differ by one pair at most; and moved on round by round, so
 * that each shard meets as many probes as it can, which may be asked beside each other.
 *
 * @param position 1-based, in the declared order
 * @returns 1-based
 */
export function shardOfPair(position: number, cases: number, of: number): number {
  const place = position - 1;
  const shift = cases % of === 0 ? Math.floor(place / cases) : 0;
  return ((place + shift) % of) + 1;
}

/** @param cases of the suite, count */
export function partOf(shard: Shard, pairs: readonly ShardPair[], cases: number): ShardPart {
  const own = pairs.filter(({ position }) => shardOfPair(position, cases, shard.of) === shard.index);
  return { shard, pairs: own, calls: own.reduce((sum, { trials }) => sum + trials, 0) };
}

/**
 * Which shard asks a follow-up: each in turn, going on where the pairs end.
 *
 * @param place 0-based among the follow-ups of the plan
 * @param pairs of the whole plan, count
 * @returns 1-based
 */
export function shardOfFollowUp(place: number, pairs: number, of: number): number {
  return ((pairs + place) % of) + 1;
}

/**
 * Where a sequential reading ends at the latest, whatever the other shards were answered: flips of one shard convict
 * alone, and a failed call is never read past. Nothing else is certain from one part of the order.
 *
 * @returns a position in the declared order; Infinity where none is known
 */
export function certainEnd(
  { pairs }: ShardPart,
  { pooled, settlesRoutes }: SequentialPlan,
  outcomeOf: (pair: ShardPair) => PairOutcome | undefined,
): number {
  if (settlesRoutes) return Number.POSITIVE_INFINITY;
  let flips = 0;
  for (const pair of pairs) {
    const outcome = outcomeOf(pair);
    if (outcome === undefined) return Number.POSITIVE_INFINITY;
    if (outcome === "failed") return pair.position;
    if (outcome === "agree") continue;
    flips += 1;
    // The others may have flips too, before it: with more of them the limit is another.
    if (pooled.stochasticBy.slice(flips).every((last) => pair.position <= last)) return pair.position;
  }
  return Number.POSITIVE_INFINITY;
}
