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
} from "./chunk-LFFINRJJ.js";
import "./chunk-GHXWY5CD.js";
import {
  assess,
  planMeasurement,
  planRepeats,
  planRouteRepeats
} from "./chunk-F7OOQHZ3.js";
import {
  bestCaseAdmission,
  bestCaseTotal,
  clopperPearsonInterval,
  pairsForDeterministic,
  wilsonInterval
} from "./chunk-CUAALIDF.js";
import "./chunk-R6J74Z4O.js";
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
