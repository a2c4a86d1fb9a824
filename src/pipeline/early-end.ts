/** How a run ended that was not to make all calls of a fixed plan: read sequentially, or curtailed. */
import type { EarlyEnd } from "../core/assess.ts";
import { findCurtailment } from "../core/curtailment.ts";
import type { Evidence, Isolation } from "../core/evidence.ts";
import type { Layer } from "../core/outcome.ts";
import type { SequentialPlan } from "../core/sequential-plan.ts";
import { readTrialsSequentially, trialsInPairs } from "../core/sequential-reading.ts";
import { evidenceFromTrials, type FingerprintedCase, type Trial } from "../core/trial.ts";

export interface Collected {
  readonly cases: readonly FingerprintedCase[];
  readonly trials: readonly Trial[];
  readonly layer: Layer;
  readonly isolation: Isolation;
  /** Trials of each case in the plan. */
  readonly repeats: readonly number[];
  /** Is every case to be asked at least once? */
  readonly coverAll: boolean;
}

export interface JudgedEnd extends EarlyEnd {
  readonly evidence: Evidence;
  /** Planned calls that were never made, count. */
  readonly missing: number;
}

export function endOfFixedPlan(
  collected: Collected,
  curtail: { readonly epsilon: number; readonly strict: boolean } | undefined,
): JudgedEnd {
  const { cases, trials, layer, isolation, repeats } = collected;
  const planned = repeats.reduce((sum, count) => sum + count, 0);
  const plain = {
    evidence: evidenceFromTrials(cases, trials, layer, isolation),
    missing: planned - trials.length,
  };
  if (curtail === undefined || plain.missing === 0) return plain;
  const evidence = evidenceFromTrials(cases, trialsInPairs(trials, layer, true), layer, isolation);
  if (evidence.cases.some((item) => item.errors > 0)) return plain;
  const curtailment = findCurtailment(
    evidence.cases.map((item) => item.outcomes),
    repeats,
    curtail,
  );
  return curtailment === undefined
    ? plain
    : { evidence, curtailment, missing: uncovered(collected, evidence) };
}

/** @param isPartial is a part of the declared order all there is to be? Then its end is no interruption. */
export function endOfReading(collected: Collected, plan: SequentialPlan, isPartial = false): JudgedEnd {
  const { cases, trials, layer, isolation } = collected;
  const sequential = readTrialsSequentially(plan, trials, layer);
  const isOver = sequential.isOver || (isPartial && sequential.pooled.stop !== "failed");
  const evidence = evidenceFromTrials(cases, trialsInPairs(trials, layer, isOver), layer, isolation);
  const left = isOver
    ? uncovered(collected, evidence)
    : Math.max(0, 2 * sequential.pairsIfQuiet - trials.length);
  return { evidence, sequential, missing: left };
}

function uncovered({ coverAll }: Collected, { cases }: Evidence): number {
  if (!coverAll) return 0;
  return cases.filter(({ outcomes, errors }) => outcomes.length + errors === 0).length;
}
