/** Reads what `run(agent, input)` of the OpenAI Agents SDK gives. */
import { type Fields, firstText } from "../../core/answer-spellings.ts";
import type { Observation } from "../../core/observation.ts";
import { parsed } from "../../core/read-tool-calls.ts";
import {
  type AdapterOptions,
  type AskedCall,
  fieldsOf,
  listOf,
  observe,
  saidOf,
  sumUsage,
  type ToolResult,
  withResults,
} from "./observe.ts";

export interface OpenAIAgentsResult {
  readonly newItems: readonly unknown[];
  readonly rawResponses: readonly unknown[];
  readonly finalOutput?: unknown;
}

/**
 * A handoff is a call of its tool, and a decision: for the agent that took over. A typed output that names `verdict`,
 * `decision` or `route` goes before; without either the output itself is the decision.
 *
 * @example export default async (input) => fromOpenAIAgents(await run(triage, input));
 */
export function fromOpenAIAgents(result: OpenAIAgentsResult, options: AdapterOptions = {}): Observation {
  const items = listOf(result.newItems);
  const account = {
    framework: "openai-agents",
    text: saidOf(result.finalOutput),
    structured: [result.finalOutput],
    handedTo: lastAgent(items),
    refused: items.some(isRefusal),
    toolCalls: withResults(items.flatMap(askedIn), new Map(items.flatMap(resultIn))),
    steps: result.rawResponses.length,
    usage: sumUsage(
      listOf(result.rawResponses).map((response) => response["usage"]),
      ["inputTokens", "outputTokens"],
    ),
  };
  return observe(account, options);
}

function askedIn(item: Fields): AskedCall[] {
  if (item["type"] !== "tool_call_item" && item["type"] !== "handoff_call_item") return [];
  const raw = fieldsOf(item["rawItem"]);
  const name = firstText(raw, ["name", "type"]) ?? "";
  return [{ id: idOf(raw), name, args: parsed(raw["arguments"]) }];
}

/** A tool that the provider runs itself answers in its call. */
function resultIn(item: Fields): [unknown, ToolResult][] {
  const raw = fieldsOf(item["rawItem"]);
  if (raw["type"] === "hosted_tool_call") {
    return [[idOf(raw), { output: raw["output"], success: raw["status"] === "completed" }]];
  }
  if (item["type"] === "handoff_output_item") return [[idOf(raw), { success: true }]];
  if (item["type"] !== "tool_call_output_item") return [];
  return [[idOf(raw), { output: item["output"], success: !isFailure(item["output"]) }]];
}

function idOf(raw: Fields): unknown {
  return raw["callId"] ?? raw["id"];
}

/** The SDK tells the model of a tool that threw in these words, and marks the result in no other way. */
function isFailure(output: unknown): boolean {
  return typeof output === "string" && output.startsWith("An error occurred while running the tool");
}

function lastAgent(items: readonly Fields[]): string | undefined {
  const handoff = items.findLast((item) => item["type"] === "handoff_output_item");
  return firstText(fieldsOf(handoff?.["targetAgent"]), ["name"]);
}

function isRefusal(item: Fields): boolean {
  return listOf(fieldsOf(item["rawItem"])["content"]).some((part) => part["type"] === "refusal");
}
