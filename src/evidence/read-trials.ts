/**
 * A journal read back. A killed run may have torn its last line: that trial was never recorded, and is dropped.
 * Anything else that is not as written is refused: a journal that somebody edited is no record.
 */
import * as z from "zod/mini";
import { ISOLATIONS } from "../core/evidence.ts";
import { readObservation } from "../core/read-observation.ts";
import type { FollowUp } from "../core/relations.ts";
import { readShard } from "../core/shard.ts";
import type { Trial, TrialResult } from "../core/trial.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { TRIALS_SCHEMA, type TrialsHeader } from "./trials-file.ts";

export interface ReadTrials {
  readonly header: TrialsHeader;
  /** As journaled: a trial that failed and was asked again stands there more than once, in order of attempts. */
  readonly trials: readonly Trial[];
  /** Calls on rewordings, in the same way; no evidence of how steady a probe's own decision is. */
  readonly followUps: readonly FollowUp[];
}

const count = z.int().check(z.gte(0));

const headerSchema = z.strictObject({
  schema: z.literal(TRIALS_SCHEMA),
  config_digest: z.string(),
  config: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  suite_digest: z.string(),
  tree_digest: z.nullable(z.string()),
  tree: z.nullable(z.record(z.string(), z.string())),
  plan: z.discriminatedUnion("method", [
    z.strictObject({
      repeats: z.array(count),
      order: z.literal("rounds"),
      method: z.literal("wilson"),
      seed: z.null(),
      cap: z.null(),
    }),
    z.strictObject({
      repeats: z.array(count),
      order: z.literal("shuffled-rounds"),
      method: z.literal("sequential"),
      seed: z.int().check(z.gte(0), z.lte(0xffff_ffff)),
      cap: z.int().check(z.gte(1)),
    }),
  ]),
  shard: z.nullable(z.string().check(z.refine((text) => readShard(text) !== undefined))),
  agent: z.optional(z.string()),
  isolation: z.enum(ISOLATIONS),
  earlier_attempts: z.optional(count),
});

const continuationSchema = z.strictObject({
  continued: z.strictObject({ repeats: z.array(count), cap: z.int().check(z.gte(1)) }),
  started_at: z.string(),
});

const trialSchema = z.strictObject({
  case: count,
  trial: z.optional(count),
  relation: z.optional(z.string().check(z.minLength(1))),
  attempt: z.int().check(z.gte(1)),
  started_at: z.string(),
  observation: z.optional(z.unknown()),
  error: z.optional(z.strictObject({ kind: z.string(), message: z.string() })),
});

/** @public for `schemas/`: any one line of a journal */
export const trialsLineSchema = z
  .union([
    headerSchema.check(z.describe("The first line: what is measured, and how it was planned.")),
    trialSchema.check(z.describe("One call: what was observed, or why nothing was.")),
    continuationSchema.check(z.describe("Where a later process went on with a larger plan.")),
  ])
  .check(z.describe("One line of a journal: the header, then one line for each call."));

/** @param text whole lines, each ended; what follows the last line end is left out by the host */
export function readTrials(file: string, text: string): Result<ReadTrials> {
  const [first = "", ...lines] = text.split("\n").slice(0, -1);
  const header = headerSchema.safeParse(parse(first));
  if (!header.success) return fail(noHeader(file, first));
  const trials: Trial[] = [];
  const followUps: FollowUp[] = [];
  const problems: Problem[] = [];
  let read = headerOf(header.data);
  for (const [index, line] of lines.entries()) {
    const continued = readContinuation(line, read);
    if (continued !== undefined) {
      read = continued;
      continue;
    }
    const call = readCall(line, read.repeats);
    if (typeof call === "string") problems.push(badLine(file, index + 2, call));
    else if ("relation" in call) followUps.push(call);
    else trials.push(call);
  }
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  return succeed({ header: read, trials, followUps });
}

/** The plan as it stands from there on; undefined for any other line. */
function readContinuation(line: string, header: TrialsHeader): TrialsHeader | undefined {
  if (header.reading === undefined || !line.startsWith('{"continued":')) return undefined;
  const read = continuationSchema.safeParse(parse(line));
  if (!read.success || read.data.continued.repeats.length !== header.repeats.length) return undefined;
  const { repeats, cap } = read.data.continued;
  return { ...header, repeats, reading: { ...header.reading, cap } };
}

function headerOf(raw: z.infer<typeof headerSchema>): TrialsHeader {
  const { plan, earlier_attempts: earlierAttempts } = raw;
  const shard = raw.shard === null ? undefined : readShard(raw.shard);
  return {
    config: raw.config,
    configDigest: raw.config_digest,
    suiteDigest: raw.suite_digest,
    tree: raw.tree,
    repeats: raw.plan.repeats,
    isolation: raw.isolation,
    ...(plan.method === "sequential" ? { reading: { seed: plan.seed, cap: plan.cap } } : {}),
    ...(earlierAttempts === undefined ? {} : { earlierAttempts }),
    ...(shard === undefined ? {} : { shard: { ...shard, agent: raw.agent ?? "" } }),
  };
}

/** @returns the reason where it is none */
function readCall(line: string, repeats: readonly number[]): Trial | FollowUp | string {
  const read = trialSchema.safeParse(parse(line));
  if (!read.success) return "it is no trial";
  const { case: caseIndex, trial, relation, attempt, started_at: startedAt } = read.data;
  const result = resultOf(read.data);
  if (typeof result === "string") return result;
  if (trial === undefined && relation !== undefined && caseIndex < repeats.length)
    return { caseIndex, relation, attempt, startedAt, result };
  if (trial === undefined || relation !== undefined) return "it is no trial";
  if (trial >= (repeats[caseIndex] ?? 0)) return `trial ${trial} of case ${caseIndex} was never planned`;
  return { caseIndex, trial, attempt, startedAt, result };
}

function resultOf({ observation, error }: z.infer<typeof trialSchema>): TrialResult | string {
  if (error !== undefined) return { ok: false, failure: error };
  const answer = readObservation(observation);
  if (!answer.ok) return `its observation cannot be read: ${answer.why}`;
  return { ok: true, observation: answer.observation };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function noHeader(file: string, line: string): Problem {
  const raw = parse(line);
  const schema = typeof raw === "object" && raw !== null && "schema" in raw ? raw.schema : undefined;
  if (typeof schema === "string" && schema !== TRIALS_SCHEMA) {
    return {
      code: "schema-version",
      message: `${file} is \`${schema}\`, and this build reads \`${TRIALS_SCHEMA}\``,
      hint: "Resume with the version that wrote it, or start a new run.",
      at: { file, line: 1 },
    };
  }
  return {
    code: "evidence-invalid",
    message: `${file} does not start with the header of a journal`,
    hint: "Leave out `resume` to start a new run; it replaces the file.",
    at: { file, line: 1 },
  };
}

function badLine(file: string, line: number, why: string): Problem {
  return {
    code: "evidence-invalid",
    message: `line ${line} of ${file} was not written by a run: ${why}`,
    hint: "Restore the journal, or leave out `resume` to start a new run.",
    at: { file, line },
  };
}
