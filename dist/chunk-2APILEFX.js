import {
  fieldsOf,
  listOf,
  observe,
  saidOf,
  sumUsage,
  textOf,
  withResults
} from "./chunk-UZQQPQUP.js";

// src/agent/adapters/strands.ts
function fromStrands(result, options = {}) {
  const answers = answersOf(result);
  const asked = answers.flatMap(blocksOf).flatMap(askedIn);
  const results = options.messages ? new Map(listOf(options.messages).flatMap(blocksOf).flatMap(resultIn)) : countedResults(asked, fieldsOf(fieldsOf(result.metrics)["toolMetrics"]));
  const text = blocksOf(fieldsOf(result.lastMessage)).map((block) => block["text"]);
  const account = {
    framework: "strands",
    text: textOf(text) || saidOf(result.structuredOutput),
    structured: [result.structuredOutput],
    refused: result.stopReason === "contentFiltered" || result.stopReason === "guardrailIntervened",
    toolCalls: withResults(asked, results),
    steps: answers.length,
    usage: sumUsage(
      answers.map((answer) => fieldsOf(answer["metadata"])["usage"]),
      ["inputTokens", "outputTokens"]
    )
  };
  return observe(account, options);
}
function answersOf(result) {
  const messages = listOf(result.traces).flatMap(
    (cycle) => listOf(cycle["children"]).map((child) => child["message"])
  );
  return messages.map(fieldsOf).filter((message) => message["role"] === "assistant");
}
function blocksOf(message) {
  return listOf(message["content"]);
}
var OWN_TOOL = "strands_structured_output";
function askedIn(block) {
  const { name, toolUseId, input } = block["type"] === "toolUseBlock" ? block : fieldsOf(block["toolUse"]);
  if (name === void 0 || name === OWN_TOOL) return [];
  return [{ id: toolUseId, name: String(name), args: input }];
}
function resultIn(block) {
  const { toolUseId, status, content } = block["type"] === "toolResultBlock" ? block : fieldsOf(block["toolResult"]);
  if (toolUseId === void 0) return [];
  return [[toolUseId, { output: outputOf(listOf(content)), success: status !== "error" }]];
}
function outputOf(blocks) {
  const json = blocks.length === 1 ? blocks[0]?.["json"] : void 0;
  return json ?? textOf(blocks);
}
function countedResults(asked, metrics) {
  return new Map(
    asked.map(({ id, name }) => {
      const { successCount, errorCount } = fieldsOf(metrics[name]);
      return [id, { success: Number(successCount ?? 0) > 0 && !errorCount }];
    })
  );
}

export {
  fromStrands
};
