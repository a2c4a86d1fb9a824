/**
 * An agent may return what its framework gave it. It is known by its shape, so that an agent needs nothing of ours: no package
 * to install, no option. What an agent says itself is never read in another way.
 */
import type { AISDKResult } from "./adapters/ai-sdk.ts";
import type { LangGraphState } from "./adapters/langgraph.ts";
import type { OpenAIAgentsResult } from "./adapters/openai-agents.ts";
import type { StrandsResult } from "./adapters/strands.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * @param answer what an agent returned. `{ result, … }` around a framework's result adds to it or replaces what was read of
 *               it, as in `{ result, verdict: result.finalOutput.queue }`; with `messages` beside a result of Strands every
 *               tool call has its own result.
 * @returns an observation; the answer itself where it is none of a framework
 */
export async function readFrameworkResult(answer: unknown): Promise<unknown> {
  if (typeof answer !== "object" || answer === null) return answer;
  const { result, messages, ...own } = answer as Fields;
  const wrapped = await readResult(result, messages);
  if (wrapped !== undefined) return { ...wrapped, ...own };
  return (await readResult(answer, undefined)) ?? answer;
}

async function readResult(result: unknown, messages: unknown) {
  if (typeof result !== "object" || result === null) return undefined;
  const fields = result as Fields;
  // Loaded on demand: most agents answer in our own words.
  if (isLangGraph(fields)) {
    const { fromLangGraph } = await import("./adapters/langgraph.ts");
    return fromLangGraph(result as LangGraphState);
  }
  if (Array.isArray(fields["newItems"]) && Array.isArray(fields["rawResponses"])) {
    const { fromOpenAIAgents } = await import("./adapters/openai-agents.ts");
    return fromOpenAIAgents(result as OpenAIAgentsResult);
  }
  const generated = isStream(fields) ? await endOf(fields) : fields;
  if (isAISDK(generated)) {
    const { fromAISDK } = await import("./adapters/ai-sdk.ts");
    return fromAISDK(generated as unknown as AISDKResult);
  }
  if (fields["type"] === "agentResult") {
    const { fromStrands } = await import("./adapters/strands.ts");
    return fromStrands(result as StrandsResult, Array.isArray(messages) ? { messages } : {});
  }
  return undefined;
}

/** A state of messages that are LangChain's own. An answer with a text or tools of its own has said what it means. */
function isLangGraph(fields: Fields): boolean {
  const { messages } = fields;
  if (!Array.isArray(messages) || messages.length === 0) return false;
  if (["text", "toolCalls", "tool_calls", "tools"].some((name) => fields[name] !== undefined)) return false;
  return messages.every((message) => typeof (message?.getType ?? message?._getType) === "function");
}

function isAISDK(fields: Fields): boolean {
  const { steps, text } = fields;
  return typeof text === "string" && Array.isArray(steps) && steps.length > 0 && steps.every(isStep);
}

/** What `streamText` gives: asking for what it ends in reads it to its end. */
function isStream({ steps, text, finishReason }: Fields): boolean {
  return [steps, text, finishReason].every((part) => part instanceof Promise);
}

async function endOf({ steps, text, finishReason, totalUsage }: Fields): Promise<Fields> {
  return {
    steps: await steps,
    text: await text,
    finishReason: await finishReason,
    totalUsage: await totalUsage,
  };
}

function isStep(step: unknown): boolean {
  const { content, finishReason } = (step ?? {}) as Fields;
  return Array.isArray(content) && typeof finishReason === "string";
}
