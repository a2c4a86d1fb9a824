/**
 * Evidence in, verdicts out; pure. Everything a report shows or a gate enforces is decided here.
 * Repeatability and variety are judged, within one evaluation period; correctness never.
 */
import { type Admission, admit } from "./admission.ts";
import { type ContractCoverage, contractCoverage, measureSkew, type Skew } from "./coverage.ts";
import type { Curtailment } from "./curtailment.ts";
import type { Evidence } from "./evidence.ts";
import { collectFlipPairs, type FlipPair } from "./pairs.ts";
import { judgeRelations, type RelationRun, type Relations } from "./relations.ts";
import { type RouteStability, routeStability } from "./routes.ts";
import type { SequentialReading } from "./sequential-reading.ts";
import { type PooledStability, pooledStability } from "./stability.ts";
import { type ExitCode, exitCodeOf, type Status, statusOf } from "./status.ts";
import type { Contract } from "./suite.ts";

export interface Policy {
  /** Flip rate to exclude, fraction in (0, 1). */
  readonly epsilon: number;
  /** Share of one decision from which the probes are blind, fraction in (0, 1]. */
  readonly blindnessThreshold: number;
  readonly meter: boolean;
  readonly blindness: boolean;
  /** Clopper-Pearson decides instead of Wilson. */
  readonly strict: boolean;
  readonly contract?: Contract;
}

export interface Assessment {
  readonly evidence: Evidence;
  readonly policy: Policy;
  /** Every planned call was made and answered. */
  readonly complete: boolean;
  readonly failedCalls: number;
  /** Planned and never made. */
  readonly missingCalls: number;
  /** undefined when the meter was off. */
  readonly stability: PooledStability | undefined;
  readonly routes: readonly RouteStability[] | undefined;
  readonly flipPairs: readonly FlipPair[];
  /** undefined when blindness was off or nothing was answered. */
  readonly skew: Skew | undefined;
  readonly contract: ContractCoverage | undefined;
  /** undefined when none was asked for. */
  readonly relations: Relations | undefined;
  /** Of method `sequential`: what was read, and what was collected beside it. */
  readonly sequential: SequentialReading | undefined;
  /** Where the run was stopped because admission had become unreachable: it has no verdict then. */
  readonly curtailment: Curtailment | undefined;
  readonly status: Status;
  readonly exitCode: ExitCode;
  readonly admission: Admission;
}

/** How a run ended that did not make all calls of a fixed plan, and was not to. */
export interface EarlyEnd {
  readonly sequential?: SequentialReading | undefined;
  readonly curtailment?: Curtailment | undefined;
}

/**
 * @param missingCalls planned calls that were never made, count
 * @param relationRuns what became of the follow-up calls; empty where no relation was asked for
 */
export function assess(
  evidence: Evidence,
  policy: Policy,
  missingCalls: number,
  relationRuns: readonly RelationRun[] = [],
  { sequential, curtailment }: EarlyEnd = {},
): Assessment {
  const relations = relationRuns.length === 0 ? undefined : judgeRelations(relationRuns, evidence.cases);
  const failedCalls =
    evidence.cases.reduce((sum, item) => sum + item.errors, 0) + failedFollowUps(relationRuns);
  const complete =
    failedCalls === 0 &&
    missingCalls === 0 &&
    evidence.unfinished === undefined &&
    (relations === undefined || relations.counts.failed + relations.counts.unasked === 0);
  const { epsilon, strict } = policy;
  const targets = policy.contract?.stabilityTargets ?? {};
  const meter = policy.meter && curtailment === undefined;
  const stability = meter ? pooledStability(evidence, epsilon, strict, sequential?.pooled) : undefined;
  const routes = meter ? routeStability(evidence, epsilon, targets, strict, sequential?.routes) : undefined;
  const skew = measureSkew(evidence, policy.blindnessThreshold);
  const contract = policy.contract && contractCoverage(evidence, policy.contract);
  const verdicts = { complete, stability, routes, skew, contract, curtailment };
  const status = statusOf({
    complete,
    curtailed: curtailment !== undefined,
    contractSatisfied: contract?.satisfied,
    blind: policy.blindness && skew?.blind === true,
    relationsVacuous: relations?.vacuous === true,
    relationViolated: relations !== undefined && relations.counts.violated > 0,
    pooled: stability?.verdict.kind,
    targetStochastic: some(routes, "stochastic", true),
    routeStochastic: some(routes, "stochastic", false),
    targetUndecided: some(routes, "undecided", true),
  });
  return {
    ...verdicts,
    evidence,
    policy,
    failedCalls,
    missingCalls,
    relations,
    sequential,
    skew: policy.blindness ? skew : undefined,
    flipPairs: policy.meter ? collectFlipPairs(evidence.cases.map((item) => item.outcomes)) : [],
    status,
    exitCode: exitCodeOf(status),
    admission: admit({ evidence, ...verdicts }),
  };
}

/** A check that threw is no call. */
function failedFollowUps(runs: readonly RelationRun[]): number {
  const outcomes = runs.flatMap((run) => run.outcomes);
  return outcomes.filter((outcome) => outcome.kind === "failed" && outcome.of === "call").length;
}

function some(
  routes: readonly RouteStability[] | undefined,
  kind: RouteStability["verdict"]["kind"],
  targetedOnly: boolean,
): boolean {
  return (routes ?? []).some((route) => route.verdict.kind === kind && (route.targeted || !targetedOnly));
}
