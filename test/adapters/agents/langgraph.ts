/** A graph with two tools, on a chat model whose answers are written down. */
import { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { AIMessage } from "@langchain/core/messages";
import type { ChatResult } from "@langchain/core/outputs";
import { tool } from "@langchain/core/tools";
import { END, MessagesAnnotation, START, StateGraph } from "@langchain/langgraph";
import { ToolNode } from "@langchain/langgraph/prebuilt";
import { bookTable, script, search, TOKENS, type Turn } from "./conversation.ts";

class ScriptedChatModel extends BaseChatModel {
  readonly #next: () => Turn;
  constructor(turns: readonly Turn[]) {
    super({});
    this.#next = script(turns);
  }
  override _llmType(): string {
    return "scripted";
  }
  override async _generate(): Promise<ChatResult> {
    const { text = "", calls = [] } = this.#next();
    const { input, output } = TOKENS;
    const message = new AIMessage({ content: text, tool_calls: calls.map((call) => ({ ...call })) });
    const usage = { input_tokens: input, output_tokens: output, total_tokens: input + output };
    Object.assign(message, { usage_metadata: usage });
    return { generations: [{ text, message }] };
  }
}

function langGraph(turns: readonly Turn[]) {
  const model = new ScriptedChatModel(turns);
  const tools = [search, bookTable].map(({ name, description, schema, act }) =>
    tool(act as (args: unknown) => string, { name, description, schema }),
  );
  return new StateGraph(MessagesAnnotation)
    .addNode("model", async ({ messages }) => ({ messages: [await model.invoke(messages)] }))
    .addNode("tools", new ToolNode(tools))
    .addEdge(START, "model")
    .addConditionalEdges("model", ({ messages }) => {
      const last = messages.at(-1);
      return last instanceof AIMessage && last.tool_calls?.length ? "tools" : END;
    })
    .addEdge("tools", "model")
    .compile();
}

export async function askLangGraph(turns: readonly Turn[], input: string) {
  return langGraph(turns).invoke({ messages: [{ role: "user", content: input }] });
}
