// src/core/decision.ts
var NO_DECISION_REASONS = [
  "no_tool_selected",
  "refused",
  "open_ended",
  "extraction_failed",
  "malformed_response",
  "runtime_error"
];
var MAX_LABEL = 1e3;
function isNoDecisionReason(value) {
  return NO_DECISION_REASONS.includes(value);
}

export {
  MAX_LABEL,
  isNoDecisionReason
};
