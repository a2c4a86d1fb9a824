/**
 * Journals of shards as the one run they are parts of. Whatever makes them another run is refused; a shard that is
 * missing is told, because the others are evidence all the same once it comes.
 */
import type { FollowUp } from "../core/relations.ts";
import { type Shard, shardName } from "../core/shard.ts";
import type { Trial } from "../core/trial.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { differences } from "./identity.ts";
import type { JournalText } from "./read-journals.ts";
import { type ReadTrials, readTrials } from "./read-trials.ts";
import { shorten } from "./recording-builder.ts";
import type { ShardHeader, TrialsHeader } from "./trials-file.ts";

/** What one shard wrote, the attempt that counts of each call. */
export interface ShardJournal {
  readonly file: string;
  readonly shard: ShardHeader;
  readonly trials: readonly Trial[];
  readonly followUps: readonly FollowUp[];
}

export interface UnitedShards {
  /** As of a run without shards. */
  readonly header: TrialsHeader;
  /** As all shards name it. */
  readonly agent: string;
  /** Sorted by number. */
  readonly journals: readonly ShardJournal[];
  /** Sorted by number; empty where all are there. */
  readonly missing: readonly Shard[];
}

interface Read extends ReadTrials {
  readonly file: string;
}

/** So many faults are told at once. */
const MOST_PROBLEMS = 10;

/** @param texts at least one */
export function uniteShards(texts: readonly JournalText[]): Result<UnitedShards> {
  const read: Read[] = [];
  const problems: Problem[] = [];
  for (const { file, text } of texts) {
    const trials = readTrials(file, text);
    if (trials.ok) read.push({ ...trials.value, file });
    else problems.push(...trials.problems.map((problem) => ({ ...problem, hint: AS_WRITTEN })));
  }
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  const [first] = read;
  if (first === undefined) throw new RangeError("no shard to unite");
  problems.push(...read.flatMap((other) => otherRun(first, other)), ...twice(read));
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  return succeed(unite(first, read));
}

const AS_WRITTEN = "Give the journals as the shards wrote them.";

function unite({ header }: Read, read: readonly Read[]): UnitedShards {
  const { shard: own, earlierAttempts: _, ...whole } = header;
  const journals = read.flatMap(({ file, header: { shard }, trials, followUps }): ShardJournal[] =>
    shard === undefined
      ? []
      : [
          {
            file,
            shard,
            trials: lastOf(trials, (each) => `${each.caseIndex}:${each.trial}`),
            followUps: lastOf(followUps, (each) => `${each.caseIndex}:${each.relation}`),
          },
        ],
  );
  const present = new Set(journals.map(({ shard }) => shard.index));
  const of = own?.of ?? 1;
  // One lost shard that began again is no measurement that began again.
  const attempts = Math.min(...read.map((each) => each.header.earlierAttempts ?? 0));
  return {
    header: { ...whole, ...(attempts === 0 ? {} : { earlierAttempts: attempts }) },
    agent: own?.agent ?? "",
    journals: journals.sort((a, b) => a.shard.index - b.shard.index),
    missing: Array.from({ length: of }, (_, place) => ({ index: place + 1, of })).filter(
      ({ index }) => !present.has(index),
    ),
  };
}

/** One entry a call: the attempt that counts. */
function lastOf<Call>(calls: readonly Call[], keyOf: (call: Call) => string): readonly Call[] {
  return [...new Map(calls.map((call) => [keyOf(call), call])).values()];
}

function otherRun(first: Read, other: Read): Problem[] {
  const [was, is] = [first.header, other.header];
  if (is.shard === undefined || was.shard === undefined)
    return [noShard(is.shard === undefined ? other : first)];
  const changed = [
    ...differences(was, is),
    ...(was.shard.of === is.shard.of
      ? []
      : [`the number of shards (${was.shard.of} there, ${is.shard.of} here)`]),
    ...(was.shard.agent === is.shard.agent ? [] : ["the agent's name"]),
    ...(was.isolation === is.isolation
      ? []
      : [`\`isolation\` (${was.isolation} there, ${is.isolation} here)`]),
    ...(was.reading?.seed === is.reading?.seed ? [] : ["the seed of the declared order"]),
    ...(was.reading?.cap === is.reading?.cap && String(was.repeats) === String(is.repeats)
      ? []
      : ["the number of planned calls"]),
  ];
  if (changed.length === 0) return [];
  return [
    {
      code: "evidence-invalid",
      message: `${other.file} (shard ${shardName(is.shard)}) is of another run than ${first.file}: ${changed.join(", ")} differ`,
      hint: "Give the shards of one run, and of one commit.",
      at: { file: other.file, line: 1 },
    },
  ];
}

function noShard({ file }: Read): Problem {
  return {
    code: "evidence-invalid",
    message: `${file} is the journal of a whole run, and stands beside shards of one`,
    hint: "Give the shards alone, or the whole run alone.",
    at: { file, line: 1, path: "shard" },
  };
}

/** A shard is collected once: two records of it are two runs of it, or a copy. */
function twice(read: readonly Read[]): Problem[] {
  const seen = new Map<number, string>();
  const problems: Problem[] = [];
  for (const { file, header } of read) {
    if (header.shard === undefined) continue;
    const other = seen.get(header.shard.index);
    if (other !== undefined)
      problems.push({
        code: "evidence-invalid",
        message: `shard ${shardName(header.shard)} stands in ${shorten(other)} and in ${shorten(file)}: its calls would count twice`,
        hint: "Give each shard once: the last journal of each.",
        at: { file, line: 1, path: "shard" },
      });
    seen.set(header.shard.index, file);
  }
  return problems;
}
