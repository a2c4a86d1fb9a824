import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/core/decision.ts
var NO_DECISION_REASONS = [
  "no_tool_selected",
  "refused",
  "open_ended",
  "extraction_failed",
  "malformed_response",
  "runtime_error"
];
var UNSCORABLE_REASONS = [
  "open_ended",
  "extraction_failed",
  "malformed_response",
  "runtime_error"
];
var DECLARABLE_REASONS = ["refused", "no_tool_selected"];
function isNoDecisionReason(value) {
  return NO_DECISION_REASONS.includes(value);
}

export {
  UNSCORABLE_REASONS,
  DECLARABLE_REASONS,
  isNoDecisionReason
};
