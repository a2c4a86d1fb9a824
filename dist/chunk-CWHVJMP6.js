import {
  parsed
} from "./chunk-TRTZG3QH.js";
import {
  fieldsOf,
  listOf,
  observe,
  saidOf,
  sumUsage,
  withResults
} from "./chunk-UOU3Y5XQ.js";
import {
  firstText
} from "./chunk-A7MNY5LC.js";

// src/agent/adapters/openai-agents.ts
function fromOpenAIAgents(result, options = {}) {
  const items = listOf(result.newItems);
  const account = {
    framework: "openai-agents",
    text: saidOf(result.finalOutput),
    structured: [result.finalOutput],
    handedTo: lastAgent(items),
    refused: items.some(isRefusal),
    toolCalls: withResults(items.flatMap(askedIn), new Map(items.flatMap(resultIn))),
    steps: result.rawResponses.length,
    usage: sumUsage(
      listOf(result.rawResponses).map((response) => response["usage"]),
      ["inputTokens", "outputTokens"]
    )
  };
  return observe(account, options);
}
function askedIn(item) {
  if (item["type"] !== "tool_call_item" && item["type"] !== "handoff_call_item") return [];
  const raw = fieldsOf(item["rawItem"]);
  const name = firstText(raw, ["name", "type"]) ?? "";
  return [{ id: idOf(raw), name, args: parsed(raw["arguments"]) }];
}
function resultIn(item) {
  const raw = fieldsOf(item["rawItem"]);
  if (raw["type"] === "hosted_tool_call") {
    return [[idOf(raw), { output: raw["output"], success: raw["status"] === "completed" }]];
  }
  if (item["type"] === "handoff_output_item") return [[idOf(raw), { success: true }]];
  if (item["type"] !== "tool_call_output_item") return [];
  return [[idOf(raw), { output: item["output"], success: !isFailure(item["output"]) }]];
}
function idOf(raw) {
  return raw["callId"] ?? raw["id"];
}
function isFailure(output) {
  return typeof output === "string" && output.startsWith("An error occurred while running the tool");
}
function lastAgent(items) {
  const handoff = items.findLast((item) => item["type"] === "handoff_output_item");
  return firstText(fieldsOf(handoff?.["targetAgent"]), ["name"]);
}
function isRefusal(item) {
  return listOf(fieldsOf(item["rawItem"])["content"]).some((part) => part["type"] === "refusal");
}
export {
  fromOpenAIAgents
};
