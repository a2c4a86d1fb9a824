/** The library: the pure core and the reports, for a team's own scripts. Semantic versions cover what is exported here. */
export { type Assessment, assess, type Policy } from "./core/assess.js";
export type { Decision, NoDecisionReason } from "./core/decision.js";
export type { Evidence, EvidenceCase, Isolation } from "./core/evidence.js";
export type { Observation, ToolCall } from "./core/observation.js";
export type { Layer, Outcome } from "./core/outcome.js";
export { planMeasurement, planRepeats, planRouteRepeats } from "./core/plan.js";
export { clopperPearsonInterval } from "./core/stats/clopper-pearson.js";
export { bestCaseAdmission, bestCaseTotal, pairsForDeterministic } from "./core/stats/pairs-needed.js";
export { type Interval, wilsonInterval } from "./core/stats/wilson.js";
export type { Case, Contract, Suite } from "./core/suite.js";
export { buildComparison, type ComparedRun, type EvidenceDocument, type RunDocument, } from "./report/build-comparison.js";
export { renderComparisonMarkdown, renderComparisonText } from "./report/comparison.js";
export type { ComparisonModel } from "./report/comparison-model.js";
