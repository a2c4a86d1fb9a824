// src/core/answer-spellings.ts
var TEXT = ["text", "final_output", "finalOutput"];
var TEXT_LIKE = ["output", "answer", "response"];
var DECISION_LIKE = ["verdict", "decision", "route"];
var TOOL_CALLS = ["toolCalls", "tool_calls", "tools"];
var TOOL_NAME = ["name", "tool", "tool_name", "toolName"];
var TOOL_ARGS = ["args", "arguments", "input", "parameters", "tool_input", "toolInput"];
var TOOL_OUTPUT = ["output", "result"];
var TOOL_SUCCESS = ["success", "ok"];
var LATENCY_MS = ["latencyMs", "latency_ms", "durationMs", "duration_ms"];
var COST_USD = ["costUsd", "cost_usd", "cost", "total_cost", "totalCost"];
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function first(fields, names) {
  for (const name of names) {
    const value = fields[name];
    if (value !== void 0 && value !== null) return value;
  }
  return void 0;
}
function firstText(fields, names) {
  return first(textsOf(fields), names);
}
function textsOf(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string"));
}
function namedDecision(fields) {
  const label = firstText(fields, DECISION_LIKE)?.trim();
  return label === "" ? void 0 : label;
}

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
  isNoDecisionReason,
  TEXT,
  TEXT_LIKE,
  TOOL_CALLS,
  TOOL_NAME,
  TOOL_ARGS,
  TOOL_OUTPUT,
  TOOL_SUCCESS,
  LATENCY_MS,
  COST_USD,
  isFields,
  first,
  firstText,
  namedDecision
};
