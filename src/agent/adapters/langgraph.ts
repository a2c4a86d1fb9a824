/** Reads the state that a LangGraph graph or a LangChain agent ends in. */
import { type Fields, first } from "../../core/answer-spellings.ts";
import type { Observation } from "../../core/observation.ts";
import {
  type AdapterOptions,
  type AskedCall,
  fieldsOf,
  listOf,
  observe,
  sumUsage,
  type ToolResult,
  textOf,
  withResults,
} from "./observe.ts";

/** What `graph.invoke` gives: any state that keeps its `messages`. */
export interface LangGraphState {
  readonly messages: readonly unknown[];
}

/**
 * The decision is what the state or its `structuredResponse` names `verdict`, `decision` or `route`; else the last text.
 *
 * @example export default async (input) => fromLangGraph(await graph.invoke({ messages: [{ role: "user", content: input }] }));
 */
export function fromLangGraph(state: LangGraphState, options: AdapterOptions = {}): Observation {
  const fields = state as unknown as Fields;
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
      ["input_tokens", "output_tokens"],
    ),
  };
  return observe(account, options);
}

/** A graph with a memory has earlier conversations in its state. A person has no name there, another agent has one. */
function sinceTheQuestion(messages: readonly Fields[]): readonly Fields[] {
  const asked = messages.findLastIndex((message) => isFrom("human")(message) && !message["name"]);
  return messages.slice(asked + 1);
}

function isFrom(type: string): (message: Fields) => boolean {
  return (message) => message["type"] === type || message["role"] === ROLES[type];
}

const ROLES: Readonly<Record<string, string>> = { ai: "assistant", human: "user", tool: "tool" };

function askedIn(message: Fields): AskedCall[] {
  return listOf(message["tool_calls"]).map(({ id, name, args }) => ({ id, name: String(name), args }));
}

function resultsIn(messages: readonly Fields[]): Map<unknown, ToolResult> {
  const results = messages.filter(isFrom("tool")).map((message): [unknown, ToolResult] => {
    const output = message["content"];
    return [message["tool_call_id"], { output, success: message["status"] !== "error" }];
  });
  return new Map(results);
}

function isRefused(message: Fields): boolean {
  const refusal = fieldsOf(message["additional_kwargs"])["refusal"];
  const reason = fieldsOf(message["response_metadata"])["finish_reason"];
  return (typeof refusal === "string" && refusal !== "") || reason === "content_filter";
}
