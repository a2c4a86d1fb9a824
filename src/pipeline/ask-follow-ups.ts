/** The second part of a run with relations: their follow-up calls, once the probes themselves are answered. */
import type { Agent } from "../agent/agent.ts";
import type { Collection } from "../collect/collect.ts";
import { collectFollowUps } from "../collect/follow-ups.ts";
import type { FollowUp } from "../core/relations.ts";
import type { ShardPart } from "../core/shard.ts";
import type { Trial } from "../core/trial.ts";
import { followUpLine } from "../evidence/trials-file.ts";
import type { Config } from "../inputs/config.ts";
import type { Journal } from "../ports.ts";
import type { Host } from "./host.ts";
import { firstAnswers } from "./judge-follow-ups.ts";
import type { PreparedRelations } from "./relations.ts";

/** All that was asked. */
export interface Recorded extends Collection {
  readonly followUps: readonly FollowUp[];
}

interface Run {
  readonly agent: Agent;
  readonly config: Config;
  readonly relations: PreparedRelations;
  /** Of a shard: other shards may have the answers of a probe. */
  readonly part?: ShardPart;
  readonly host: Host;
}

/** What ended the first part before its time ends the whole: its follow-ups are never asked, and the run is incomplete. */
export async function askFollowUps(
  { agent, config, relations, part, host }: Run,
  collection: Collection,
  earlier: readonly FollowUp[],
  journal: Journal,
): Promise<Recorded> {
  const { trials, made, stopped, progress } = collection;
  if (stopped !== undefined || relations.rewordings.length === 0)
    return { ...collection, followUps: earlier.filter((followUp) => followUp.result.ok) };
  const sources = firstAnswers(trials, config.layer);
  const asked = await collectFollowUps(
    agent,
    {
      rewordings: relations.rewordings.filter(
        ({ caseIndex }) => part !== undefined || sources.has(caseIndex),
      ),
      maxWorkers: config.maxWorkers,
      stopOnError: config.errorPolicy === "stop",
      ...costLeft(config, made === 0 ? [] : trials.slice(-made)),
      earlier,
      progress: { ...progress, planned: progress.planned + relations.rewordings.length },
    },
    {
      clock: host.clock,
      progress: host.progress,
      interruption: host.interruption,
      onFollowUp: (followUp) => journal.append(followUpLine(followUp, "full")),
    },
  );
  return { ...collection, followUps: asked.followUps, made: made + asked.made, stopped: asked.stopped };
}

/** @param made by this process: what an earlier one spent was limited by its own setting */
function costLeft({ maxCost }: Config, made: readonly Trial[]): { readonly costLeft?: number } {
  if (maxCost === undefined) return {};
  const spent = made.reduce(
    (sum, { result }) => sum + (result.ok ? (result.observation.costUsd ?? 0) : 0),
    0,
  );
  return { costLeft: maxCost - spent };
}
