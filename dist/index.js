import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  buildComparison,
  renderComparisonMarkdown,
  renderComparisonText
} from "./chunk-DUVPVWVI.js";
import {
  assess,
  bestCaseAdmission,
  bestCaseTotal,
  clopperPearsonInterval,
  pairsForDeterministic,
  planMeasurement,
  planRepeats,
  planRouteRepeats,
  wilsonInterval
} from "./chunk-WVHZOOJU.js";
import "./chunk-PLBKB6XC.js";
import "./chunk-6ZJEHKRB.js";
export {
  assess,
  bestCaseAdmission,
  bestCaseTotal,
  buildComparison,
  clopperPearsonInterval,
  pairsForDeterministic,
  planMeasurement,
  planRepeats,
  planRouteRepeats,
  renderComparisonMarkdown,
  renderComparisonText,
  wilsonInterval
};
