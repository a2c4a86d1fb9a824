/** Into how many shards a run is divided, and the matrix that asks them. */
import type { MeasurementPlan } from "../core/plan.ts";
import { planReading } from "../core/sequential-plan.ts";
import { declaredPairs, shardName } from "../core/shard.ts";
import type { Suite } from "../core/suite.ts";
import type { Config } from "../inputs/config.ts";
import type { PlannedRun } from "../report/plan-model.ts";
import { questionOf } from "./live-reading.ts";

/** Calls for each worker that are worth a job of their own: at a second a call, less time than it takes to start one twice. */
const CALLS_PER_WORKER = 100;
const MOST_BY_ITSELF = 16;

/** As many as were asked for, or as are worth starting. */
export function shardsOf({ shards, method, maxWorkers }: Config, { calls }: MeasurementPlan): number {
  if (shards !== undefined) return shards;
  // No shard knows what the others read, so that each more of them makes a reading dearer, not only faster.
  if (method === "sequential") return 1;
  return Math.min(MOST_BY_ITSELF, Math.max(1, Math.ceil(calls / (CALLS_PER_WORKER * maxWorkers))));
}

/** What they take together, where somebody asked for a number of them. */
export function plannedShards(
  { shards, epsilon }: Config,
  suite: Suite,
  { repeats, calls, sequential, followUps = 0 }: MeasurementPlan,
): Pick<PlannedRun, "shards"> {
  if (shards === undefined) return {};
  if (sequential === undefined || shards === 1) return { shards: { count: shards, calls } };
  const reading = planReading(questionOf(suite, epsilon), sequential.cap, 0); // as many in any order
  const pairs = declaredPairs(repeats, reading);
  const all = pairs.reduce((sum, { trials }) => sum + trials, 0) + followUps;
  return { shards: { count: shards, calls: all } };
}

/** For `strategy: matrix: ${{ fromJSON(…) }}`. */
export function matrixOf(shards: number): string {
  return JSON.stringify({
    shard: Array.from({ length: shards }, (_, place) => shardName({ index: place + 1, of: shards })),
  });
}
