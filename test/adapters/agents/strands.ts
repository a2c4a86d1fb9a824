/** An agent with two tools, on a model whose answers are written down. */
import {
  Agent,
  type AgentConfig,
  type BaseModelConfig,
  Model,
  type ModelStreamEvent,
  tool,
} from "@strands-agents/sdk";
import { bookTable, script, search, TOKENS, type Turn } from "./conversation.ts";

class ScriptedModel extends Model<BaseModelConfig> {
  readonly #next: () => Turn;
  constructor(turns: readonly Turn[]) {
    super();
    this.#next = script(turns);
  }
  override updateConfig(): void {}
  override getConfig(): BaseModelConfig {
    return { modelId: "scripted" };
  }
  override async *stream(): AsyncIterable<ModelStreamEvent> {
    const { text, calls = [] } = this.#next();
    yield { type: "modelMessageStartEvent", role: "assistant" };
    if (text !== undefined) {
      yield { type: "modelContentBlockStartEvent" };
      yield { type: "modelContentBlockDeltaEvent", delta: { type: "textDelta", text } };
      yield { type: "modelContentBlockStopEvent" };
    }
    for (const { id, name, args } of calls) {
      const input = JSON.stringify(args);
      yield { type: "modelContentBlockStartEvent", start: { type: "toolUseStart", name, toolUseId: id } };
      yield { type: "modelContentBlockDeltaEvent", delta: { type: "toolUseInputDelta", input } };
      yield { type: "modelContentBlockStopEvent" };
    }
    yield { type: "modelMessageStopEvent", stopReason: calls.length > 0 ? "toolUse" : "endTurn" };
    const usage = { inputTokens: TOKENS.input, outputTokens: TOKENS.output };
    yield {
      type: "modelMetadataEvent",
      usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens },
    };
  }
}

export async function askStrands(turns: readonly Turn[], input: string, config: AgentConfig = {}) {
  const tools = [
    tool({ ...search, inputSchema: search.schema, callback: search.act }),
    tool({ ...bookTable, inputSchema: bookTable.schema, callback: bookTable.act }),
  ];
  const agent = new Agent({ model: new ScriptedModel(turns), tools, printer: false, ...config });
  const result = await agent.invoke(input);
  return { result, messages: agent.messages };
}
