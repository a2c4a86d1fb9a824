/** `generateText` with two tools, on the mock model that the SDK gives for tests. */
import { generateText, type Output, simulateReadableStream, stepCountIs, streamText, tool } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { bookTable, script, search, TOKENS, type Turn } from "./conversation.ts";

function mockModel(turns: readonly Turn[]) {
  const next = script(turns);
  const { input, output } = TOKENS;
  return new MockLanguageModelV3({
    doGenerate: async () => {
      const { text, calls = [] } = next();
      return {
        content: [
          ...(text === undefined ? [] : [{ type: "text" as const, text }]),
          ...calls.map(({ id, name, args }) => {
            const type = "tool-call" as const;
            return { type, toolCallId: id, toolName: name, input: JSON.stringify(args) };
          }),
        ],
        finishReason: { unified: calls.length > 0 ? "tool-calls" : "stop", raw: undefined },
        usage: {
          inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: output, text: output, reasoning: 0 },
        },
        warnings: [],
      };
    },
  });
}

export async function askAISDK(
  turns: readonly Turn[],
  input: string,
  options: { readonly output?: Output.Output<unknown, unknown, unknown> } = {},
) {
  return generateText({
    model: mockModel(turns),
    prompt: input,
    stopWhen: stepCountIs(8),
    tools: {
      search: tool({ inputSchema: search.schema, execute: search.act }),
      book_table: tool({ inputSchema: bookTable.schema, execute: bookTable.act }),
      ask_back: tool({ inputSchema: search.schema }), // carried out by nobody here
    },
    ...options,
  });
}

/** The text alone, as a stream. */
export function streamAISDK(text: string, input: string) {
  const { input: read, output } = TOKENS;
  const usage = {
    inputTokens: { total: read, noCache: read, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: output, text: output, reasoning: 0 },
  };
  const model = new MockLanguageModelV3({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: "text-start", id: "1" },
          ...[...text].map((delta) => ({ type: "text-delta" as const, id: "1", delta })),
          { type: "text-end", id: "1" },
          { type: "finish", finishReason: { unified: "stop", raw: undefined }, usage },
        ],
      }),
    }),
  });
  return streamText({ model, prompt: input });
}
