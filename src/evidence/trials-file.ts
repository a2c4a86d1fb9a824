/**
 * The journal of a run, `agentverity.trials/v1`: JSON Lines, one header and one line a trial, appended as
 * each call ends, so that what was paid for survives whatever happens next.
 */
import type { Decision } from "../core/decision.ts";
import type { Isolation } from "../core/evidence.ts";
import type { Observation, ToolCall } from "../core/observation.ts";
import type { FollowUp } from "../core/relations.ts";
import { type Shard, shardName } from "../core/shard.ts";
import type { Trial, TrialFailure, TrialResult } from "../core/trial.ts";
import { digestOf } from "./digest.ts";
import type { MeasurementIdentity } from "./identity.ts";

export const TRIALS_SCHEMA = "agentverity.trials/v1";

export interface TrialsHeader extends MeasurementIdentity {
  /** Trials of each case, in suite order. */
  readonly repeats: readonly number[];
  readonly isolation: Isolation;
  /** Of method `sequential`: what fixes the order and its end, stored before the first call. Absent: rounds in suite order. */
  readonly reading?: DeclaredReading;
  /** Attempts of the same measurement that this one started over from, as far as they are known; count. */
  readonly earlierAttempts?: number;
  /** Absent: the whole plan. */
  readonly shard?: ShardHeader;
}

export interface ShardHeader extends Shard {
  /** As a person knows it: who judges the whole has no agent to ask for its name. */
  readonly agent: string;
}

export interface DeclaredReading {
  /** Whole number in [0, 2^32). */
  readonly seed: number;
  /** Most pairs in all. */
  readonly cap: number;
}

/** How much of an observation is written: `full` adds text, arguments, outputs and metadata. */
export type TrialContent = "decisions" | "full";

export function headerLine(header: TrialsHeader): string {
  const { reading } = header;
  return JSON.stringify({
    schema: TRIALS_SCHEMA,
    config_digest: header.configDigest,
    config: header.config,
    suite_digest: header.suiteDigest,
    tree_digest: header.tree === null ? null : digestOf(header.tree),
    tree: header.tree,
    plan:
      reading === undefined
        ? { repeats: header.repeats, order: "rounds", method: "wilson", seed: null, cap: null }
        : { repeats: header.repeats, order: "shuffled-rounds", method: "sequential", ...reading },
    shard: header.shard === undefined ? null : shardName(header.shard),
    agent: header.shard?.agent, // left out where it is undefined, as the last one
    isolation: header.isolation,
    earlier_attempts: header.earlierAttempts,
  });
}

/** An undecided reading goes on, in the same order, to another end. */
export function continuationLine(repeats: readonly number[], cap: number, startedAt: string): string {
  return JSON.stringify({ continued: { repeats, cap }, started_at: startedAt });
}

export function trialLine(trial: Trial, content: TrialContent): string {
  const { caseIndex, trial: number, attempt, startedAt, result } = trial;
  return lineOf({ case: caseIndex, trial: number, attempt, started_at: startedAt }, result, content);
}

/** A call on a probe's rewording, which is no trial of the probe. */
export function followUpLine(followUp: FollowUp, content: TrialContent): string {
  const { caseIndex, relation, attempt, startedAt, result } = followUp;
  return lineOf({ case: caseIndex, relation, attempt, started_at: startedAt }, result, content);
}

function lineOf(place: object, result: TrialResult, content: TrialContent): string {
  if (!result.ok) return JSON.stringify({ ...place, error: writeFailure(result.failure, content) });
  return JSON.stringify({ ...place, observation: writeObservation(result.observation, content) });
}

/** What an exception says is somebody's text: it may quote the input, the answer or the server. */
function writeFailure({ kind, message }: TrialFailure, content: TrialContent): object {
  return { kind, message: content === "full" ? message : "recorded" };
}

function writeObservation(observation: Observation, content: TrialContent): object {
  const { text, toolCalls, steps, errors, latencyMs, costUsd, metadata } = observation;
  const full = content === "full";
  // JSON leaves out what is undefined: spreading what is there would take twice as long, and this runs for every call.
  return {
    text: full ? text : undefined,
    verdict: writeVerdict(observation.verdict),
    toolCalls: full ? toolCalls : toolCalls.map(withoutContents),
    steps,
    errors: full ? errors : errors.map(() => "recorded"),
    latencyMs,
    costUsd,
    metadata: full ? metadata : undefined,
  };
}

function writeVerdict(verdict: Decision | null): unknown {
  if (verdict === null) return null;
  return verdict.kind === "decision" ? verdict.label : { kind: "no_decision", reason: verdict.reason };
}

function withoutContents({ name, success }: ToolCall): object {
  return success === undefined ? { name } : { name, success };
}
