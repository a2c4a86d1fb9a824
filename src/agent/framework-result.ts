/**
 * An agent may return what its framework gave it. It is known by its shape, so that an agent needs nothing of ours: no package
 * to install, no option. What an agent says itself is never read in another way.
 */
import type { Observation } from "../core/observation.ts";
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
  const read = readerOf(answer);
  if (read !== undefined) return read(answer, undefined);
  const wrapped = readerOf(resultIn(answer));
  if (wrapped === undefined) return answer;
  const { result, messages, ...own } = answer as Fields;
  return { ...(await wrapped(result, messages)), ...own };
}

type Reader = (result: unknown, messages: unknown) => Promise<Observation>;

/** By shape. Adapters are loaded on demand: most agents answer in our own words. */
const READERS: readonly { readonly fits: (result: Fields) => boolean; readonly read: Reader }[] = [
  {
    fits: isLangGraph,
    read: async (state) => (await import("./adapters/langgraph.ts")).fromLangGraph(state as LangGraphState),
  },
  {
    fits: ({ newItems, rawResponses }) => Array.isArray(newItems) && Array.isArray(rawResponses),
    read: async (result) =>
      (await import("./adapters/openai-agents.ts")).fromOpenAIAgents(result as OpenAIAgentsResult),
  },
  {
    fits: isAISDK,
    read: async (result) => (await import("./adapters/ai-sdk.ts")).fromAISDK(result as AISDKResult),
  },
  {
    fits: isAISDKStream,
    read: async (result) => (await import("./adapters/ai-sdk.ts")).fromAISDK(await endOf(result as Fields)),
  },
  {
    fits: ({ type }) => type === "agentResult",
    read: async (result, messages) => {
      const { fromStrands } = await import("./adapters/strands.ts");
      return fromStrands(result as StrandsResult, Array.isArray(messages) ? { messages } : {});
    },
  },
];

function readerOf(value: unknown): Reader | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  try {
    return READERS.find(({ fits }) => fits(value as Fields))?.read;
  } catch {
    return undefined; // what throws when it is looked at is no result: told as any answer that cannot be read
  }
}

function resultIn(answer: unknown): unknown {
  const own =
    typeof answer === "object" && answer !== null && Object.getOwnPropertyDescriptor(answer, "result");
  return own ? own.value : undefined;
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
function isAISDKStream({ steps, text, finishReason }: Fields): boolean {
  return [steps, text, finishReason].every((part) => part instanceof Promise);
}

async function endOf({ steps, text, finishReason, totalUsage }: Fields): Promise<AISDKResult> {
  const [end, said] = [await steps, await text];
  const rest = { finishReason: await finishReason, totalUsage: await totalUsage };
  return { steps: end as AISDKResult["steps"], text: said as string, ...rest };
}

function isStep(step: unknown): boolean {
  const { content, finishReason } = (step ?? {}) as Fields;
  return Array.isArray(content) && typeof finishReason === "string";
}
