/**
 * The machine-readable run report, `agentverity.run/v2`: the reference's fields under its names, and ours
 * beside them. Raw probe text and exception bodies never enter it; probes appear by fingerprint.
 * (At layer `text` a decision *is* the text, and appears where decisions appear.)
 */
import type { Assessment } from "../core/assess.ts";
import type { ContractCoverage, Skew } from "../core/coverage.ts";
import type { CurtailmentReplay } from "../core/curtailment.ts";
import type { Evidence } from "../core/evidence.ts";
import { compareCodePoints } from "../core/ordering.ts";
import type { Outcome } from "../core/outcome.ts";
import type { FlipPair } from "../core/pairs.ts";
import type { RoutePlan } from "../core/plan.ts";
import type { RouteStability } from "../core/routes.ts";
import type { PooledStability, StabilityVerdict } from "../core/stability.ts";
import { pairsForDeterministic } from "../core/stats/pairs-needed.ts";
import { refusalWords } from "./build-admission.ts";
import { curtailmentFields, readingFields } from "./build-early-end.ts";
import { relationCoverageFields, relationFields } from "./build-relation-fields.ts";
import { replayFields } from "./build-replay.ts";

/** How the run was made, as far as its report repeats it. */
export interface RunSettings {
  /** Present when it was asked for. */
  readonly replay?: CurtailmentReplay | undefined;
  readonly curtail?: boolean;
  readonly commonRepeats: number;
  readonly routePlans: readonly RoutePlan[];
  readonly errorPolicy: "record" | "stop";
  readonly maxWorkers: number;
  readonly calls: { readonly planned: number; readonly made: number; readonly failed: number };
  readonly errors: readonly {
    readonly kind: string;
    readonly caseIndex: number;
    /** Present for a follow-up. */
    readonly relation?: string;
  }[];
  /** Where they happened. */
  readonly phase?: "meter" | "imported-evidence";
}

export type RunReport = Readonly<Record<string, unknown>>;

export function buildRunReport(
  assessment: Assessment,
  settings: RunSettings,
  caveats: readonly string[],
): RunReport {
  const { evidence, policy, stability, routes, skew, contract, relations } = assessment;
  return {
    schema: "agentverity.run/v2",
    status: assessment.status,
    complete: assessment.complete,
    isolation: evidence.isolation,
    requested_inputs: evidence.cases.length,
    input_fingerprints: evidence.cases.map((item) => item.fingerprint),
    config: {
      blindness_threshold: policy.blindnessThreshold,
      curtail: settings.curtail ?? false,
      method: assessment.sequential === undefined ? "wilson" : "sequential",
      epsilon: policy.epsilon,
      strict_error_control: policy.strict,
      error_policy: settings.errorPolicy,
      k: settings.commonRepeats,
      layer: evidence.layer,
      max_workers: settings.maxWorkers,
      reuse_unchanged_calls: true,
      run_blindness: policy.blindness,
      run_meter: policy.meter,
    },
    meter: stability === undefined ? null : meterFields(stability, evidence),
    exact: stability === undefined ? null : exactFields(stability),
    blindness: skew === undefined ? null : skewFields(skew, evidence),
    decision_contract: contract === undefined ? null : contractFields(contract),
    route_stability: routes === undefined ? null : routeFields(routes, assessment),
    route_plans: settings.routePlans.map(routePlanFields),
    guidance: guidanceFields(assessment),
    errors: settings.errors.map(({ kind, caseIndex, relation }) => ({
      exception_type: kind,
      input_fingerprint: evidence.cases[caseIndex]?.fingerprint ?? null,
      input_index: caseIndex,
      message:
        kind === "check-failed"
          ? "the relation's check failed"
          : "the call failed before producing a decision",
      phase: relation === undefined ? (settings.phase ?? "meter") : "relation",
      relation: relation ?? null,
    })),
    caveats,
    relations: relationFields(relations),
    relation_coverage: relationCoverageFields(relations),
    curtailment: assessment.curtailment === undefined ? null : curtailmentFields(assessment.curtailment),
    sequential: assessment.sequential === undefined ? null : readingFields(assessment.sequential),
    curtailment_replay: settings.replay === undefined ? null : replayFields(settings.replay),
    calls: settings.calls,
    admission: {
      admissible: assessment.admission.admissible,
      refusals: assessment.admission.refusals.map((refusal) => ({
        kind: refusal.kind,
        ...refusalWords(refusal),
      })),
    },
  };
}

function meterFields(stability: PooledStability, evidence: Evidence): RunReport {
  const repeats = evidence.cases.map((item) => item.outcomes.length);
  return {
    advice: ADVICE[stability.verdict.kind],
    call: CALLS[stability.verdict.kind],
    ci_high: stability.wilson.interval.upper,
    ci_low: stability.wilson.interval.lower,
    epsilon: stability.tolerance,
    flip_rate: stability.flipRate,
    inputs: evidence.cases.length,
    inputs_with_flip: stability.casesThatMoved,
    largest_probe_flip_rate: stability.worstCase?.flipRate ?? 0,
    layer: evidence.layer,
    max_repeats: Math.max(0, ...repeats),
    pair_flips: stability.flips,
    pair_trials: stability.pairs,
    repeats: repeats.length === 0 ? 0 : Math.min(...repeats),
  };
}

function exactFields({ exact }: PooledStability): RunReport {
  return { call: CALLS[exact.kind], ci_high: exact.interval.upper, ci_low: exact.interval.lower };
}

/** The reference's words for a verdict; automation written for it compares these. */
export const CALLS: Readonly<Record<StabilityVerdict["kind"], string>> = {
  deterministic: "verdict-deterministic",
  stochastic: "verdict-stochastic",
  undecided: "undecided (add repeats or inputs)",
};

const ADVICE: Readonly<Record<StabilityVerdict["kind"], string>> = {
  deterministic: "decisions repeat within the tolerance: compare with an approved baseline from here on",
  stochastic:
    "decisions move between identical calls: judge changes against measured noise, not against zero",
  undecided: "not enough pairs to say: raise the repeats or add probes",
};

function skewFields(skew: Skew, evidence: Evidence): RunReport {
  return {
    blind: skew.blind,
    distinct: skew.distinct,
    inputs: skew.cases,
    layer: evidence.layer,
    majority_verdict: outcomeField(skew.majority),
    skew: skew.share,
    threshold: skew.threshold,
    warning: skew.blind
      ? "one decision takes nearly all probes: a pass says more about the probes than the agent"
      : null,
  };
}

export function outcomeField(outcome: Outcome): unknown {
  switch (outcome.kind) {
    case "decision":
      return { kind: "decision", label: outcome.label };
    case "text":
      return { kind: "decision", label: outcome.text };
    case "no-decision":
      return { kind: "no_decision", reason: outcome.reason };
    case "tools":
      return outcome.names;
  }
}

function contractFields(coverage: ContractCoverage): RunReport {
  const { contract } = coverage;
  return {
    advice: contractAdvice(coverage),
    allowed: contract.allowed,
    critical: contract.critical,
    intended_counts: Object.fromEntries(coverage.intendedCounts),
    intended_coverage: coverage.intendedShare,
    missing_critical: coverage.missingCritical,
    missing_intended: coverage.missingIntended,
    missing_observed: coverage.missingObserved,
    observed_case_counts: Object.fromEntries(coverage.observedCaseCounts),
    observed_counts: Object.fromEntries(coverage.observedCounts),
    observed_coverage: coverage.observedShare,
    required: contract.required,
    satisfied: coverage.satisfied,
    under_cased: coverage.underCased.map(({ decision, cases, minimum }) => [decision, cases, minimum]),
    unknown_observed: coverage.unknownObserved,
    ...unlessEmpty("allowed_no_decisions", contract.allowedNoDecisions),
    ...unlessEmpty("minimum_cases", contract.minimumCases),
    ...unlessEmpty("stability_targets", contract.stabilityTargets),
  };
}

function contractAdvice(coverage: ContractCoverage): string {
  const { missingIntended, missingObserved, unknownObserved, underCased } = coverage;
  if (missingIntended.length > 0) return `add cases written for: ${missingIntended.join(", ")}`;
  if (unknownObserved.length > 0)
    return `the agent decided outside the contract: ${unknownObserved.join(", ")}`;
  if (missingObserved.length > 0) return `the agent never decided: ${missingObserved.join(", ")}`;
  if (underCased.length > 0) return `add cases for: ${underCased.map((row) => row.decision).join(", ")}`;
  return "every required decision was intended and observed";
}

function unlessEmpty(name: string, value: object): RunReport {
  return Object.keys(value).length === 0 ? {} : { [name]: value };
}

function routeFields(routes: readonly RouteStability[], assessment: Assessment): RunReport {
  const named = (kind: StabilityVerdict["kind"]) =>
    routes.filter((route) => route.verdict.kind === kind).map((route) => route.route);
  return {
    deterministic: named("deterministic"),
    epsilon: assessment.policy.epsilon,
    flip_pairs: flipPairFields(assessment.flipPairs),
    layer: assessment.evidence.layer,
    routes: routes.map((route) => ({
      call: CALLS[route.verdict.kind],
      cases: route.cases,
      ci_high: route.wilson.interval.upper,
      ci_low: route.wilson.interval.lower,
      decision: route.route,
      corrected_call: CALLS[correctedKind(route)],
      corrected_p_value:
        route.correction.pValue === undefined ? null : Number(route.correction.pValue.toPrecision(10)),
      ...(route.uncorrected === undefined ? {} : { uncorrected_call: CALLS[route.uncorrected] }),
      exact_call: CALLS[route.exact.kind],
      exact_ci_high: route.exact.interval.upper,
      exact_ci_low: route.exact.interval.lower,
      flip_rate: route.flipRate,
      pair_flips: route.flips,
      pair_trials: route.pairs,
      pairs_needed: route.flips > 0 ? null : (pairsForDeterministic(route.tolerance, 0) ?? null),
      target: route.tolerance,
    })),
    stochastic: named("stochastic"),
    undecided: named("undecided"),
  };
}

/** Of one among several routes: "stochastic" only where it stands the correction for all of them. */
function correctedKind({ verdict, correction }: RouteStability): StabilityVerdict["kind"] {
  return verdict.kind === "stochastic" && !correction.stands ? "undecided" : verdict.kind;
}

/** Sorted as the reference sorts them: by count, then by their words. */
export function flipPairFields(
  flipPairs: readonly FlipPair[],
): readonly { readonly count: number; readonly decisions: readonly string[] }[] {
  return flipPairs
    .map(({ outcomes, count }) => ({
      count,
      decisions: outcomes.map(referenceWords).sort(compareCodePoints),
    }))
    .sort((a, b) => b.count - a.count || compareCodePoints(a.decisions.join("\0"), b.decisions.join("\0")));
}

/** The reference prints Python objects in this one field; readable words stand in every report for people. */
function referenceWords(outcome: Outcome): string {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "text":
      return outcome.text;
    case "no-decision":
      return `NoDecision(reason='${outcome.reason}')`;
    case "tools": {
      const names = outcome.names.map((name) => `'${name}'`);
      return names.length === 1 ? `(${names[0]},)` : `(${names.join(", ")})`;
    }
  }
}

function routePlanFields(plan: RoutePlan): RunReport {
  return {
    calls: plan.calls,
    cases: plan.cases,
    decision: plan.route,
    pairs_needed: plan.pairsNeeded,
    repeats_each: plan.repeatsEach,
    target: plan.target,
  };
}

function guidanceFields({ stability, routes, skew, contract, relations }: Assessment): RunReport {
  const count = (kind: StabilityVerdict["kind"], targetedOnly: boolean) =>
    (routes ?? []).filter((route) => route.verdict.kind === kind && (route.targeted || !targetedOnly)).length;
  return {
    decision_contract_satisfied: contract?.satisfied ?? null,
    is_blind: skew?.blind ?? false,
    is_stochastic: stability?.verdict.kind === "stochastic" || count("stochastic", false) > 0,
    stochastic_routes: routes === undefined ? null : count("stochastic", false),
    suite_is_meaningful: !(skew?.blind ?? false) && relations?.vacuous !== true,
    targeted_stochastic_routes: count("stochastic", true),
    targeted_undecided_routes: count("undecided", true),
    undecided_routes: routes === undefined ? null : count("undecided", false),
  };
}
