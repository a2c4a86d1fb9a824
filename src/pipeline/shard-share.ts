/** What of a measurement falls to one shard: its pairs and follow-ups, the same whoever works them out. */
import type { Rewording } from "../collect/follow-ups.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import {
  declaredPairs,
  partOf,
  type Shard,
  type ShardPair,
  type ShardPart,
  shardOfFollowUp,
} from "../core/shard.ts";
import { digestOf } from "../evidence/digest.ts";
import type { MeasurementIdentity } from "../evidence/identity.ts";
import type { Config } from "../inputs/config.ts";
import type { Problem } from "../problem.ts";
import type { LiveReading } from "./live-reading.ts";

export interface Share extends ShardPart {
  /** All pairs of the plan, in the declared order. */
  readonly all: readonly ShardPair[];
  readonly rewordings: readonly Rewording[];
}

/** Calls of all shards together, follow-ups counted. */
export function callsOf({ followUps = 0 }: Pick<MeasurementPlan, "followUps">, { all }: Share): number {
  return all.reduce((sum, { trials }) => sum + trials, 0) + followUps;
}

export interface WholePlan {
  /** Trials of each case; of a reading the most it can take. */
  readonly repeats: readonly number[];
  readonly reading: LiveReading | undefined;
  readonly rewordings: readonly Rewording[];
}

export function shareOf(shard: Shard, { repeats, reading, rewordings }: WholePlan): Share {
  const all = declaredPairs(repeats, reading?.plan);
  return {
    ...partOf(shard, all, repeats.length),
    all,
    rewordings: rewordings.filter((_, place) => shardOfFollowUp(place, all.length, shard.of) === shard.index),
  };
}

/** A reading in shards asks for all that might be read: a budget has to pay for that. */
export function unaffordable({ budget }: Config, calls: number, { of }: Shard): Problem | undefined {
  return of === 1 || budget === undefined || calls <= budget ? undefined : tooSmall(budget, calls);
}

function tooSmall(budget: number, calls: number): Problem {
  return {
    code: "budget-too-small",
    message: `\`budget: ${budget}\` does not pay for a sequential reading in shards that is to settle each route: no shard knows what the others read, so that together they ask all of ${calls} calls`,
    hint: `Raise \`budget\` to ${calls}, read it in one process, or use \`method: wilson\`.`,
  };
}

/**
 * The seed of a sequential reading that several machines carry out without a word between them: it follows from what is
 * measured and from the run's id, which the server gives out when the run starts and keeps for every re-run of it. So nobody
 * could arrange the probes by it, and a shard that is run again reads on in the same order. Without a run's id, as in a
 * shell, the files decide: the same for all shards of one checkout, another after any change.
 *
 * @returns whole number in [0, 2^32)
 */
export function shardSeed(
  { configDigest, suiteDigest, tree }: MeasurementIdentity,
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const run = [environment["GITHUB_REPOSITORY"] ?? "", environment["GITHUB_RUN_ID"] ?? ""];
  const digest = digestOf(["seed of the shards", configDigest, suiteDigest, tree, run]);
  return Number.parseInt(digest.slice(-8), 16);
}

/** Spending is shared out, as the calls are: no shard knows what the others spent. */
export function withShareOfCost(config: Config, shards: number): Config {
  return config.maxCost === undefined ? config : { ...config, maxCost: config.maxCost / shards };
}
