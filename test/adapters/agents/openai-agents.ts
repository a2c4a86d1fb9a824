/** An agent with two tools, on a server of our own that speaks the chat completions API. */
import { createServer } from "node:http";
import { Agent, type AgentOptions, OpenAIProvider, Runner, tool } from "@openai/agents";
import { bookTable, script, search, TOKENS, type Turn } from "./conversation.ts";

async function serveModel(turns: readonly Turn[]) {
  const next = script(turns);
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(completion(next())));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { baseURL: `http://127.0.0.1:${port}/v1`, close };
}

function completion({ text = null, calls = [] }: Omit<Turn, "text"> & { readonly text?: string | null }) {
  const toolCalls = calls.map(({ id, name, args }) => {
    return { id, type: "function", function: { name, arguments: JSON.stringify(args) } };
  });
  const message = {
    role: "assistant",
    content: text,
    ...(toolCalls.length > 0 && { tool_calls: toolCalls }),
  };
  return {
    id: "completion",
    object: "chat.completion",
    created: 0,
    model: "scripted",
    choices: [{ index: 0, message, finish_reason: toolCalls.length > 0 ? "tool_calls" : "stop" }],
    usage: {
      prompt_tokens: TOKENS.input,
      completion_tokens: TOKENS.output,
      total_tokens: TOKENS.input + TOKENS.output,
    },
  };
}

export async function askOpenAIAgents(
  turns: readonly Turn[],
  input: string,
  options: Partial<AgentOptions> = {},
) {
  const model = await serveModel(turns);
  try {
    const modelProvider = new OpenAIProvider({ apiKey: "none", baseURL: model.baseURL, useResponses: false });
    const runner = new Runner({ modelProvider, tracingDisabled: true });
    const tools = [
      tool({ ...search, parameters: search.schema, execute: search.act }),
      tool({ ...bookTable, parameters: bookTable.schema, execute: bookTable.act }),
    ];
    const agent = new Agent({
      name: "Host",
      instructions: "Book tables.",
      model: "scripted",
      tools,
      ...options,
    });
    return await runner.run(agent, input);
  } finally {
    model.close();
  }
}
