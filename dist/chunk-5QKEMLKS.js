// src/agent/framework-result.ts
async function readFrameworkResult(answer) {
  const read = readerOf(answer);
  if (read !== void 0) return read(answer, void 0);
  const wrapped = readerOf(resultIn(answer));
  if (wrapped === void 0) return answer;
  const { result, messages, ...own } = answer;
  return { ...await wrapped(result, messages), ...own };
}
var READERS = [
  {
    fits: isLangGraph,
    read: async (state) => (await import("./chunk-SZ4MLP6Y.js")).fromLangGraph(state)
  },
  {
    fits: ({ newItems, rawResponses }) => Array.isArray(newItems) && Array.isArray(rawResponses),
    read: async (result) => (await import("./chunk-C2LM5DT4.js")).fromOpenAIAgents(result)
  },
  {
    fits: isAISDK,
    read: async (result) => (await import("./chunk-AAFSTGJ5.js")).fromAISDK(result)
  },
  {
    fits: isAISDKStream,
    read: async (result) => (await import("./chunk-AAFSTGJ5.js")).fromAISDK(await endOf(result))
  },
  {
    fits: ({ type }) => type === "agentResult",
    read: async (result, messages) => {
      const { fromStrands } = await import("./chunk-5XNYBVQI.js");
      return fromStrands(result, Array.isArray(messages) ? { messages } : {});
    }
  }
];
function readerOf(value) {
  if (typeof value !== "object" || value === null) return void 0;
  try {
    return READERS.find(({ fits }) => fits(value))?.read;
  } catch {
    return void 0;
  }
}
function resultIn(answer) {
  const own = typeof answer === "object" && answer !== null && Object.getOwnPropertyDescriptor(answer, "result");
  return own ? own.value : void 0;
}
function isLangGraph(fields) {
  const { messages } = fields;
  if (!Array.isArray(messages) || messages.length === 0) return false;
  if (["text", "toolCalls", "tool_calls", "tools"].some((name) => fields[name] !== void 0)) return false;
  return messages.every((message) => typeof (message?.getType ?? message?._getType) === "function");
}
function isAISDK(fields) {
  const { steps, text } = fields;
  return typeof text === "string" && Array.isArray(steps) && steps.length > 0 && steps.every(isStep);
}
function isAISDKStream({ steps, text, finishReason }) {
  return [steps, text, finishReason].every((part) => part instanceof Promise);
}
async function endOf({ steps, text, finishReason, totalUsage }) {
  const [end, said] = [await steps, await text];
  const rest = { finishReason: await finishReason, totalUsage: await totalUsage };
  return { steps: end, text: said, ...rest };
}
function isStep(step) {
  const { content, finishReason } = step ?? {};
  return Array.isArray(content) && typeof finishReason === "string";
}

export {
  readFrameworkResult
};
