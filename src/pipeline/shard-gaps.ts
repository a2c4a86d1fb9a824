/** What shards lack of their parts, and what they hold that is none of theirs: both told by the shard's name. */
import type { Rewording } from "../collect/follow-ups.ts";
import type { Slot } from "../collect/order.ts";
import { type Shard, type ShardPair, shardName, shardOfFollowUp, shardOfPair } from "../core/shard.ts";
import type { UnitedShards } from "../evidence/unite-shards.ts";
import type { Problem } from "../problem.ts";
import { count, list } from "../report/format.ts";

export interface Parts {
  /** All of the plan, in the declared order. */
  readonly pairs: readonly ShardPair[];
  /** Of the suite, count. */
  readonly cases: number;
  /** undefined: not known here. */
  readonly rewordings: readonly Rewording[] | undefined;
}

/** So many shards are named; a matrix that failed as a whole names itself. */
const MOST_NAMED = 8;

/**
 * @param missing calls that one process would have made and no shard did
 * @returns a clause; undefined where nothing is missing
 */
export function shardGaps(
  { journals, missing: lost }: UnitedShards,
  { pairs, cases, missing, rewordings = [] }: Parts & { readonly missing: readonly Slot[] },
): string | undefined {
  const [{ shard: { of } = { of: 1 } } = {}] = journals;
  const owner = ownerOf({ pairs, cases, rewordings }, of);
  const asked = new Set(journals.flatMap((journal) => journal.followUps.map(followUpKey)));
  const unasked = rewordings.filter((each) => !asked.has(followUpKey(each)));
  const short = new Set([...missing.map(owner.pair), ...unasked.map(owner.followUp)]);
  const isLost = new Set(lost.map(({ index }) => index));
  const clauses = [
    gapClause(lost, "missing"),
    gapClause(
      journals.map(({ shard }) => shard).filter(({ index }) => short.has(index) && !isLost.has(index)),
      "unfinished",
    ),
  ].filter((clause) => clause !== "");
  return clauses.length === 0 ? undefined : clauses.join(" and ");
}

function gapClause(shards: readonly Shard[], word: string): string {
  const [first] = shards;
  if (first === undefined) return "";
  if (shards.length === 1) return `shard ${shardName(first)} is ${word}`;
  return `${count(shards.length, "shard")} are ${word} (${list(shards.map(shardName), MOST_NAMED)})`;
}

function ownerOf({ pairs, cases, rewordings = [] }: Parts, of: number) {
  const positions = new Map(pairs.map((each) => [`${each.caseIndex}:${each.pair}`, each.position]));
  const places = new Map(rewordings.map((each, place) => [followUpKey(each), place]));
  return {
    /** undefined: no call of the plan. */
    pair: ({ caseIndex, trial }: Slot): number | undefined => {
      const position = positions.get(`${caseIndex}:${trial >> 1}`);
      return position === undefined ? undefined : shardOfPair(position, cases, of);
    },
    followUp: (each: Pick<Rewording, "caseIndex" | "relation">): number | undefined => {
      const place = places.get(followUpKey(each));
      return place === undefined ? undefined : shardOfFollowUp(place, pairs.length, of);
    },
  };
}

/** Whoever wrote it into this journal was not the shard that asks it. */
export function foreignCall({ journals }: UnitedShards, parts: Parts): Problem | undefined {
  for (const { file, shard, trials, followUps } of journals) {
    const owner = ownerOf(parts, shard.of);
    const trial = trials.find((each) => owner.pair(each) !== shard.index);
    const followUp = parts.rewordings && followUps.find((each) => owner.followUp(each) !== shard.index);
    const what =
      trial === undefined
        ? followUp && `the follow-up \`${followUp.relation}\` of case ${followUp.caseIndex}`
        : `trial ${trial.trial} of case ${trial.caseIndex}`;
    if (what !== undefined)
      return {
        code: "evidence-invalid",
        message: `${file} holds ${what}, which is no call of shard ${shardName(shard)}`,
        hint: "Give the journals as the shards wrote them.",
        at: { file, path: "shard" },
      };
  }
  return undefined;
}

function followUpKey({ caseIndex, relation }: Pick<Rewording, "caseIndex" | "relation">): string {
  return `${caseIndex}:${relation}`;
}
