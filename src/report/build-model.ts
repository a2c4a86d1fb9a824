/** Assessment → the one ReportModel that every renderer shows. The last place where anything is computed or worded. */
import type { Assessment } from "../core/assess.ts";
import type { CurtailmentReplay } from "../core/curtailment.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import type { FollowUp } from "../core/relations.ts";
import type { Suite } from "../core/suite.ts";
import { type StopReason, scoreTrial, type Trial } from "../core/trial.ts";
import { buildAdmission } from "./build-admission.ts";
import { buildCaveats } from "./build-caveats.ts";
import { buildChecks } from "./build-checks.ts";
import { earlyEndCaveats, earlyEndModels, plannedCalls, repeatWords } from "./build-early-end.ts";
import { buildFindings } from "./build-findings.ts";
import { buildHeadline } from "./build-headline.ts";
import { buildNext } from "./build-next.ts";
import { relationErrors, relationFailures, relationsModel } from "./build-relations.ts";
import { replayCaveat } from "./build-replay.ts";
import {
  contractModel,
  coverageModel,
  decisionRows,
  errorRows,
  flipPairRows,
  probeRows,
  RECORDED_FAILURE,
  recordedErrorRows,
  routeRows,
  stabilityModel,
} from "./build-rows.ts";
import { buildRunReport, type RunSettings } from "./build-run-report.ts";
import type { ErrorRow, ReportModel } from "./model.ts";

/** What is known of a run beside its verdicts. */
export interface RunContext {
  readonly version: string;
  readonly suite: Suite;
  readonly plan: MeasurementPlan;
  readonly trials: readonly Trial[];
  /** Calls on reworded probes; absent: none. */
  readonly followUps?: readonly FollowUp[];
  /** Why fewer calls were made than planned; undefined when none is missing. */
  readonly stopped: StopReason | undefined;
  readonly agent: string;
  /** Of method `sequential`: known attempts of the same measurement that this one started over from. */
  readonly earlierAttempts?: number;
  /** Was the run to stop where admission had become unreachable? */
  readonly curtail?: boolean;
  readonly errorPolicy: "record" | "stop";
  readonly maxWorkers: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** Present when no agent was asked: what was recorded, and how many runs, failed ones included. */
  readonly recorded?: RecordedRuns;
  /** A counterfactual about recorded runs, when it was asked for. */
  readonly replay?: CurtailmentReplay;
}

export interface RecordedRuns {
  readonly source: string;
  readonly file: string;
  /** Count. */
  readonly runs: number;
  /** An earlier run or job of the team's own workflow measured it: a push measures anew. */
  readonly isStored?: boolean;
}

export function buildModel(assessment: Assessment, context: RunContext): ReportModel {
  const { suite, plan, trials, recorded, replay } = context;
  const { evidence, stability, contract, relations } = assessment;
  const { word, sentence, tone, says } = buildHeadline(assessment);
  const errors = errorRowsOf(assessment, context);
  const followUps = context.followUps ?? [];
  const made = recorded?.runs ?? trials.length + followUps.length;
  const calls = { planned: plannedCalls(assessment, plan, made), made, failed: assessment.failedCalls };
  const caveats = [
    ...buildCaveats(assessment, plan),
    ...earlyEndCaveats(assessment, context.earlierAttempts ?? 0),
    ...(replay === undefined ? [] : [replayCaveat(replay)]),
  ];
  const coverage = coverageModel(assessment);
  return {
    version: context.version,
    status: assessment.status,
    exitCode: assessment.exitCode,
    tone,
    headline: { word, sentence },
    says,
    next: buildNext(assessment, { suite, errors, planCalls: plan.calls, stopped: context.stopped, recorded }),
    calls,
    durationMs: context.durationMs,
    ...costOf([...trials, ...followUps]),
    confidence: assessment.policy.strict ? "exact 95 %" : "95 %",
    ...(stability === undefined ? {} : { stability: stabilityModel(stability) }),
    ...earlyEndModels(assessment),
    ...(coverage === undefined ? {} : { coverage }),
    decisions: decisionRows(assessment),
    routes: routeRows(assessment),
    flipPairs: flipPairRows(assessment, suite),
    ...(contract === undefined ? {} : { contract: contractModel(contract) }),
    ...(relations === undefined ? {} : { relations: relationsModel(relations, suite) }),
    admission: buildAdmission(assessment),
    probes: probeRows(assessment, suite),
    errors,
    findings: buildFindings(assessment, suite, errors),
    checks: buildChecks(assessment, suite),
    caveats,
    provenance: {
      agent: context.agent,
      suite: suite.file,
      layer: evidence.layer,
      isolation: evidence.isolation,
      repeats: repeatWords(assessment, plan),
      startedAt: context.startedAt,
    },
    run: buildRunReport(
      assessment,
      {
        commonRepeats: plan.commonRepeats,
        routePlans: plan.routes,
        curtail: context.curtail ?? false,
        errorPolicy: context.errorPolicy,
        maxWorkers: context.maxWorkers,
        calls,
        replay,
        errors: failuresOf(assessment, context),
        phase: recorded === undefined ? "meter" : "imported-evidence",
      },
      caveats,
    ),
  };
}

function errorRowsOf(assessment: Assessment, { recorded, trials, suite }: RunContext): readonly ErrorRow[] {
  if (recorded !== undefined) return recordedErrorRows(assessment, suite);
  return [...errorRows(trials, assessment.evidence.layer, suite), ...relationErrors(assessment, suite)];
}

function failuresOf(assessment: Assessment, { recorded, trials }: RunContext): RunSettings["errors"] {
  if (recorded !== undefined) return recordedFailures(assessment);
  return [...failures(trials, assessment.evidence.layer), ...relationFailures(assessment)];
}

/** Undefined unless some answer reported a cost; then the sum of those that did. */
function costOf(trials: readonly Pick<Trial, "result">[]): { readonly costUsd?: number } {
  const costs = trials.flatMap(({ result }) =>
    result.ok && result.observation.costUsd !== undefined ? [result.observation.costUsd] : [],
  );
  return costs.length === 0 ? {} : { costUsd: costs.reduce((sum, cost) => sum + cost, 0) };
}

function failures(trials: readonly Trial[], layer: Assessment["evidence"]["layer"]) {
  return trials
    .flatMap(({ caseIndex, trial, result }) => {
      const scored = scoreTrial(result, layer);
      return scored.ok ? [] : [{ kind: scored.failure.kind, caseIndex, trial }];
    })
    .sort((a, b) => a.trial - b.trial || a.caseIndex - b.caseIndex)
    .map(({ kind, caseIndex }) => ({ kind, caseIndex }));
}

/** As the reference names them; of a recorded failure nothing but its case is known. */
function recordedFailures({ evidence }: Assessment) {
  return evidence.cases.flatMap(({ errors }, caseIndex) =>
    Array.from({ length: errors }, () => ({ kind: RECORDED_FAILURE, caseIndex })),
  );
}
