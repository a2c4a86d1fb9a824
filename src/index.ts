/** The library: the pure core and the reports, for a team's own scripts. Semantic versions cover what is exported here. */
export { type Assessment, assess, type Policy } from "./core/assess.ts";
export type { Decision, NoDecisionReason } from "./core/decision.ts";
export type { Evidence, EvidenceCase, Isolation } from "./core/evidence.ts";
export type { Observation, ToolCall } from "./core/observation.ts";
export type { Layer, Outcome } from "./core/outcome.ts";
export { planMeasurement, planRepeats, planRouteRepeats } from "./core/plan.ts";
export { clopperPearsonInterval } from "./core/stats/clopper-pearson.ts";
export { bestCaseAdmission, bestCaseTotal, pairsForDeterministic } from "./core/stats/pairs-needed.ts";
export { type Interval, wilsonInterval } from "./core/stats/wilson.ts";
export type { Case, Contract, Suite } from "./core/suite.ts";
export {
  buildComparison,
  type ComparedRun,
  type EvidenceDocument,
  type RunDocument,
} from "./report/build-comparison.ts";
export { renderComparisonMarkdown, renderComparisonText } from "./report/comparison.ts";
export type { ComparisonModel } from "./report/comparison-model.ts";
