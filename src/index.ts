/**
 * The library, for a team's own scripts: recorded runs judged and compared as the command line does it, the pure core
 * behind that, the statistics, and the table that puts finished runs side by side. Semantic versions cover what is
 * exported here. What reads files is loaded when it is first asked for.
 */
import type { ReadingHost } from "./pipeline/host.ts";
import type { AssessReport, Report, Settings } from "./pipeline/library-report.ts";
import type { Result } from "./problem.ts";
import { systemClock } from "./system/clock.ts";
import { systemFiles } from "./system/files.ts";

export { type AISDKResult, fromAISDK } from "./agent/adapters/ai-sdk.ts";
export { fromLangGraph, type LangGraphState } from "./agent/adapters/langgraph.ts";
export type { AdapterOptions } from "./agent/adapters/observe.ts";
export { fromOpenAIAgents, type OpenAIAgentsResult } from "./agent/adapters/openai-agents.ts";
export { fromStrands, type StrandsOptions, type StrandsResult } from "./agent/adapters/strands.ts";
export { type AgentTestOptions, agentTest, type TestedAgent } from "./agent/code-test.ts";
export type { Admission, Refusal } from "./core/admission.ts";
export { type Assessment, assess, type Policy } from "./core/assess.ts";
export type { AssertionFailure, FailureCategory, FailureDetail } from "./core/behaviour/assertion.ts";
export {
  AgentAssertionError,
  type AgentAssertions,
  type AgentExpectation,
  type ExpectOptions,
} from "./core/behaviour/expect-agent.ts";
export type { ContractCoverage, Skew, UnderCased } from "./core/coverage.ts";
export type {
  CheckedRelation,
  InvariantRelation,
  Relation,
  RelationAnswer,
  RelationCatalogue,
  RelationVerdict,
} from "./core/custom-relation.ts";
export type { Decision, NoDecisionReason } from "./core/decision.ts";
export {
  compareWindows,
  type Drift,
  type ProbeDrift,
  type RouteDrift,
  type RoutedEvidence,
} from "./core/drift.ts";
export type { Evidence, EvidenceCase, Isolation } from "./core/evidence.ts";
export type { Observation, ToolCall } from "./core/observation.ts";
export type { Layer, Outcome } from "./core/outcome.ts";
export type { FlipPair, PairCount } from "./core/pairs.ts";
export {
  type MeasurementPlan,
  type PlanRequest,
  type PlanResult,
  planMeasurement,
  planRepeats,
  planRouteRepeats,
  quietPairs,
  type RoutePlan,
} from "./core/plan.ts";
export { type ReadObservation, readObservation } from "./core/read-observation.ts";
export type { RouteStability } from "./core/routes.ts";
export {
  judgeStability,
  type PooledStability,
  type Stability,
  type StabilityVerdict,
} from "./core/stability.ts";
export { binomialLowerTail, binomialUpperTail } from "./core/stats/binomial.ts";
export { boschlooLower } from "./core/stats/boschloo.ts";
export { clopperPearsonInterval } from "./core/stats/clopper-pearson.ts";
export { fisherLower, fisherTwoSided, type Sample } from "./core/stats/fisher.ts";
export { type Flakiness, flakiness } from "./core/stats/flakiness.ts";
export { holm } from "./core/stats/holm.ts";
export { bestCaseAdmission, bestCaseTotal, pairsForDeterministic } from "./core/stats/pairs-needed.ts";
export { type SequentialBoundaries, sequentialBoundaries } from "./core/stats/sequential-boundaries.ts";
export { type Interval, wilsonInterval } from "./core/stats/wilson.ts";
export type { ExitCode, Status } from "./core/status.ts";
export type { Case, Contract, Suite } from "./core/suite.ts";
export { expectAgent } from "./pipeline/behaviour/expect-agent.ts";
export type { AssessReport, Report, Settings } from "./pipeline/library-report.ts";
export type { Problem, Result } from "./problem.ts";
export {
  buildComparison,
  type ComparedRun,
  type EvidenceDocument,
  type RunDocument,
} from "./report/build-comparison.ts";
export { renderComparisonMarkdown, renderComparisonText } from "./report/comparison.ts";
export type { ComparisonModel } from "./report/comparison-model.ts";

const host: ReadingHost = {
  clock: systemClock,
  files: systemFiles,
  log: { info: () => {}, warn: () => {} }, // a report has all of it among its caveats
  version: __AGENTVERITY_VERSION__,
  outputDirectory: (folder) => folder,
};

/** Judges recorded runs of any harness; asks no agent. @example await assessFiles({ evidence: "results.json" }) */
export async function assessFiles(settings: Settings): Promise<Result<AssessReport>> {
  const { assessRecorded } = await import("./pipeline/library.ts");
  return assessRecorded(settings, host);
}

/** Tests whether two recorded windows differ. @example await compareFiles({ before: "mon.json", after: "tue.json" }) */
export async function compareFiles(settings: Settings): Promise<Result<Report>> {
  const { compareRecorded } = await import("./pipeline/library.ts");
  return compareRecorded(settings, host);
}
