/** The tables of the model: the assessment's numbers, row by row, with every rate and count final. */
import type { Assessment } from "../core/assess.ts";
import { type ContractCoverage, countAllOutcomes, countOutcomes, firstOutcomes } from "../core/coverage.ts";
import { outcomeKey, outcomeWords } from "../core/outcome.ts";
import { countPairs } from "../core/pairs.ts";
import type { RouteCorrection } from "../core/routes.ts";
import type { PooledStability, StabilityVerdict } from "../core/stability.ts";
import type { Suite } from "../core/suite.ts";
import { scoreTrial, type Trial } from "../core/trial.ts";
import { placeOf } from "./build-next.ts";
import type {
  ContractModel,
  CoverageModel,
  DecisionRow,
  ErrorRow,
  FlipPairRow,
  ProbeRow,
  RouteRow,
  StabilityModel,
} from "./model.ts";

export function stabilityModel(stability: PooledStability): StabilityModel {
  const { verdict, exact } = stability;
  return {
    flips: stability.flips,
    pairs: stability.pairs,
    flipRate: stability.flipRate,
    ...verdict.interval,
    tolerance: stability.tolerance,
    verdict: verdict.kind,
    exactLower: exact.interval.lower,
    exactUpper: exact.interval.upper,
    exactVerdict: exact.kind,
    probesWithFlip: stability.casesThatMoved,
    ...stillNeeded(verdict),
  };
}

function stillNeeded(verdict: StabilityVerdict): { readonly pairsStillNeeded?: number } {
  return verdict.kind === "undecided" ? { pairsStillNeeded: verdict.pairsStillNeeded } : {};
}

export function coverageModel({ skew }: Assessment): CoverageModel | undefined {
  if (skew === undefined) return undefined;
  const { share, distinct, threshold, blind, majority } = skew;
  return { largestShare: share, majority: outcomeWords(majority), distinct, threshold, blind };
}

/** Every decision that was seen, intended or required; what is missing first, then the commonest. */
export function decisionRows({ evidence, policy, contract }: Assessment): readonly DecisionRow[] {
  const seen = new Map(countOutcomes(firstOutcomes(evidence)).map((row) => [outcomeKey(row.outcome), row]));
  const intended = contract?.intendedCounts ?? intendedCounts(evidence.cases);
  const later = countAllOutcomes(evidence.cases.map((item) => item.outcomes));
  const labels = new Map(later.map(({ outcome }) => [outcomeKey(outcome), outcome]));
  for (const label of [...intended.keys(), ...(contract?.contract.required ?? [])]) {
    labels.set(outcomeKey({ kind: "decision", label }), { kind: "decision", label });
  }
  const rows = [...labels.entries()].map(([key, outcome]): DecisionRow => {
    const name = outcomeWords(outcome);
    const label = outcome.kind === "decision" ? outcome.label : undefined;
    const is = (list: readonly string[] | undefined) => label !== undefined && list?.includes(label) === true;
    return {
      decision: name,
      probes: seen.get(key)?.count ?? 0,
      ...(intended.size > 0
        ? { intended: (label === undefined ? undefined : intended.get(label)) ?? 0 }
        : {}),
      required: is(policy.contract?.required),
      critical: is(policy.contract?.critical),
      outsideContract: policy.contract !== undefined && label !== undefined && !is(policy.contract.allowed),
    };
  });
  return rows.sort((a, b) => Number(b.outsideContract) - Number(a.outsideContract) || b.probes - a.probes);
}

function intendedCounts(cases: Assessment["evidence"]["cases"]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { expected } of cases)
    if (expected !== undefined) counts.set(expected, (counts.get(expected) ?? 0) + 1);
  return counts;
}

export function routeRows({ routes }: Assessment): readonly RouteRow[] {
  return (routes ?? []).map((route, _, all) => ({
    route: route.route,
    cases: route.cases,
    pairs: route.pairs,
    flips: route.flips,
    ...route.verdict.interval,
    tolerance: route.tolerance,
    targeted: route.targeted,
    verdict: route.verdict.kind,
    ...stillNeeded(route.verdict),
    ...(route.verdict.kind === "stochastic" && all.length > 1 ? correctionOf(route.correction) : {}),
  }));
}

function correctionOf({ pValue, stands }: RouteCorrection): Pick<RouteRow, "correction"> {
  return pValue === undefined ? {} : { correction: { pValue, stands } };
}

export function flipPairRows({ flipPairs }: Assessment, suite: Suite): readonly FlipPairRow[] {
  return flipPairs.map(({ outcomes: [a, b], count, cases }) => ({
    decisions: [outcomeWords(a), outcomeWords(b)],
    count,
    at: cases.map((index) => {
      const { file, line } = placeOf(suite, index);
      return line === undefined
        ? { text: `case ${index + 1}`, file }
        : { text: `${file}:${line}`, file, line };
    }),
  }));
}

export function contractModel(coverage: ContractCoverage): ContractModel {
  const {
    contract,
    missingIntended,
    missingObserved,
    missingCritical,
    underCased,
    unknownObserved,
    satisfied,
  } = coverage;
  return {
    satisfied,
    required: contract.required,
    missingIntended,
    missingObserved,
    missingCritical,
    underCased,
    unknownObserved,
    reached: contract.required.length - missingObserved.length,
  };
}

export function probeRows({ evidence }: Assessment, suite: Suite): readonly ProbeRow[] {
  return evidence.cases.map((item, index) => {
    const line = suite.cases[index]?.line;
    return {
      index,
      ...(line === undefined ? {} : { line }),
      fingerprint: item.fingerprint,
      ...(item.expected === undefined ? {} : { expected: item.expected }),
      answers: countOutcomes(item.outcomes).map(({ outcome, count }) => ({
        decision: outcomeWords(outcome),
        count,
      })),
      ...countPairs(item.outcomes),
      errors: item.errors,
    };
  });
}

/** The kind of every failure that somebody else recorded. */
export const RECORDED_FAILURE = "ImportedExecutionError";

/** One row for each case with failed runs; most first. */
export function recordedErrorRows({ evidence }: Assessment, suite: Suite): readonly ErrorRow[] {
  return evidence.cases
    .flatMap(({ errors }, probe): ErrorRow[] => {
      if (errors === 0) return [];
      const line = suite.cases[probe]?.line;
      return [
        {
          kind: RECORDED_FAILURE,
          message: "a recorded run failed before producing a decision",
          count: errors,
          probe,
          trial: 0,
          ...(line === undefined ? {} : { line }),
        },
      ];
    })
    .sort((a, b) => b.count - a.count);
}

/** Failures alike in kind and message are one row; commonest first. */
export function errorRows(
  trials: readonly Trial[],
  layer: Assessment["evidence"]["layer"],
  suite: Suite,
): readonly ErrorRow[] {
  const rows = new Map<
    string,
    { kind: string; message: string; count: number; probe: number; trial: number }
  >();
  const declared = [...trials].sort((a, b) => a.trial - b.trial || a.caseIndex - b.caseIndex);
  for (const { caseIndex, trial, result } of declared) {
    const scored = scoreTrial(result, layer);
    if (scored.ok) continue;
    const key = JSON.stringify([scored.failure.kind, scored.failure.message]);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { ...scored.failure, count: 1, probe: caseIndex, trial });
    else row.count += 1;
  }
  return [...rows.values()]
    .sort((a, b) => b.count - a.count)
    .map((row) => {
      const line = suite.cases[row.probe]?.line;
      return line === undefined ? row : { ...row, line };
    });
}
