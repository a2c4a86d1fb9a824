import {
  listOf,
  observe,
  saidOf,
  sumUsage,
  withResults
} from "./chunk-UOU3Y5XQ.js";
import {
  firstText
} from "./chunk-A7MNY5LC.js";

// src/agent/adapters/ai-sdk.ts
function fromAISDK(result, options = {}) {
  const parts = listOf(result.steps).flatMap((step) => listOf(step["content"]));
  const typed = typedOutput(result);
  const account = {
    framework: "ai-sdk",
    text: result.text === "" ? saidOf(typed) : result.text,
    structured: [typed],
    refused: result.finishReason === "content-filter",
    toolCalls: withResults(parts.flatMap(askedIn), new Map(parts.flatMap(resultIn))),
    steps: result.steps.length,
    errors: result.finishReason === "error" ? ["the model ended with an error"] : [],
    usage: sumUsage([result.totalUsage], ["inputTokens", "outputTokens"])
  };
  return observe(account, options);
}
function typedOutput(result) {
  try {
    return result["output"];
  } catch {
    return void 0;
  }
}
function askedIn(part) {
  if (part["type"] !== "tool-call") return [];
  return [{ id: part["toolCallId"], name: String(part["toolName"]), args: part["input"] }];
}
function resultIn(part) {
  if (part["type"] === "tool-result")
    return [[part["toolCallId"], { output: part["output"], success: true }]];
  if (part["type"] === "tool-error")
    return [[part["toolCallId"], { output: said(part["error"]), success: false }]];
  return [];
}
function said(error) {
  return error instanceof Error ? error.message : firstText({ error }, ["error"]) ?? saidOf(error);
}
export {
  fromAISDK
};
