import {
  fieldsOf,
  listOf,
  observe,
  sumUsage,
  textOf,
  withResults
} from "./chunk-UOU3Y5XQ.js";
import {
  first
} from "./chunk-A7MNY5LC.js";

// src/agent/adapters/langgraph.ts
function fromLangGraph(state, options = {}) {
  const fields = state;
  const messages = sinceTheQuestion(listOf(state.messages));
  const model = messages.filter(isFrom("ai"));
  const typed = first(fields, ["structuredResponse", "structured_response"]);
  const account = {
    framework: "langgraph",
    text: textOf(messages.at(-1)?.["content"]),
    structured: [fields, typed],
    refused: isRefused(model.at(-1) ?? {}),
    toolCalls: withResults(model.flatMap(askedIn), resultsIn(messages)),
    steps: model.length,
    usage: sumUsage(
      model.map((message) => message["usage_metadata"]),
      ["input_tokens", "output_tokens"]
    )
  };
  return observe(account, options);
}
function sinceTheQuestion(messages) {
  const asked = messages.findLastIndex((message) => isFrom("human")(message) && !message["name"]);
  return messages.slice(asked + 1);
}
function isFrom(type) {
  return (message) => message["type"] === type || message["role"] === ROLES[type];
}
var ROLES = { ai: "assistant", human: "user", tool: "tool" };
function askedIn(message) {
  return listOf(message["tool_calls"]).map(({ id, name, args }) => ({ id, name: String(name), args }));
}
function resultsIn(messages) {
  const results = messages.filter(isFrom("tool")).map((message) => {
    const output = message["content"];
    return [message["tool_call_id"], { output, success: message["status"] !== "error" }];
  });
  return new Map(results);
}
function isRefused(message) {
  const refusal = fieldsOf(message["additional_kwargs"])["refusal"];
  const reason = fieldsOf(message["response_metadata"])["finish_reason"];
  return typeof refusal === "string" && refusal !== "" || reason === "content_filter";
}
export {
  fromLangGraph
};
