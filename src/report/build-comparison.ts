/**
 * Runs side by side, from the documents they left: `report.json` and `evidence.json`. The exact match is the
 * verdict of an evaluator that a team already has, computed here to stand beside ours; it is never part of ours.
 */
import { CALLS } from "./build-run-report.ts";
import type { ComparedStability, ComparisonModel, ComparisonRow } from "./comparison-model.ts";

/** What is read of `agentverity.run/v2`. */
export interface RunDocument {
  readonly meter: {
    readonly pair_flips: number;
    readonly pair_trials: number;
    readonly ci_high: number;
    readonly epsilon: number;
    readonly call: string;
  } | null;
  readonly decision_contract: {
    readonly required: readonly string[];
    readonly missing_observed: readonly string[];
  } | null;
  readonly blindness: { readonly distinct: number } | null;
  readonly admission: {
    readonly admissible: boolean;
    readonly refusals: readonly { readonly reason: string }[];
  };
}

/** What is read of `agentverity.evidence/v2`. */
export interface EvidenceDocument {
  readonly cases: readonly { readonly expected?: string; readonly observations: readonly unknown[] }[];
}

export interface ComparedRun {
  readonly name: string;
  readonly run: RunDocument;
  readonly evidence: EvidenceDocument;
}

export function buildComparison(agent: string, runs: readonly ComparedRun[]): ComparisonModel {
  return { agent, rows: runs.map(row) };
}

function row({ name, run, evidence }: ComparedRun): ComparisonRow {
  const { decision_contract: contract, admission } = run;
  const reason = admission.refusals[0]?.reason;
  return {
    name,
    exactMatch: exactMatch(evidence),
    ...(run.meter === null ? {} : { stability: stability(run.meter) }),
    ...(contract === null
      ? {}
      : {
          requiredRoutes: contract.required.length,
          reachedRoutes: contract.required.length - contract.missing_observed.length,
        }),
    decisions: run.blindness?.distinct ?? 0,
    admissible: admission.admissible,
    ...(reason === undefined ? {} : { reason }),
  };
}

function stability(meter: NonNullable<RunDocument["meter"]>): ComparedStability {
  return {
    flips: meter.pair_flips,
    pairs: meter.pair_trials,
    upper: meter.ci_high,
    tolerance: meter.epsilon,
    verdict:
      (["deterministic", "stochastic"] as const).find((word) => CALLS[word] === meter.call) ?? "undecided",
  };
}

/** First answers that equal the expected one. */
function exactMatch({ cases }: EvidenceDocument): ComparisonRow["exactMatch"] {
  const scored = cases.filter(({ expected }) => expected !== undefined);
  return {
    matched: scored.filter(({ expected, observations }) => observations[0] === expected).length,
    total: scored.length,
  };
}
