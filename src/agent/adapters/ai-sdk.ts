/** Reads what `generateText` or an agent's `generate` of the AI SDK (5 or later) gives; of a stream, what it ends in. */
import { type Fields, firstText } from "../../core/answer-spellings.ts";
import type { Observation } from "../../core/observation.ts";
import {
  type AdapterOptions,
  type AskedCall,
  listOf,
  observe,
  saidOf,
  sumUsage,
  type ToolResult,
  withResults,
} from "./observe.ts";

export interface AISDKResult {
  readonly text: string;
  readonly steps: readonly unknown[];
  readonly finishReason?: unknown;
  readonly totalUsage?: unknown;
}

/**
 * The decision is what a typed `output` names `verdict`, `decision` or `route`; else the text.
 *
 * @example export default async (input) => fromAISDK(await generateText({ model, tools, stopWhen, prompt: input }));
 */
export function fromAISDK(result: AISDKResult, options: AdapterOptions = {}): Observation {
  const parts = listOf(result.steps).flatMap((step) => listOf(step["content"]));
  const typed = typedOutput(result);
  const account = {
    framework: "ai-sdk",
    text: result.text === "" ? saidOf(typed) : result.text,
    structured: [typed],
    refused: result.finishReason === "content-filter",
    toolCalls: withResults(parts.flatMap(askedIn), new Map(parts.flatMap(resultIn))),
    steps: result.steps.length,
    errors: result.finishReason === "error" ? ["the model ended with an error"] : [],
    usage: sumUsage([result.totalUsage], ["inputTokens", "outputTokens"]),
  };
  return observe(account, options);
}

/** Its getter throws where no typed output was asked for. */
function typedOutput(result: object): unknown {
  try {
    return (result as Fields)["output"];
  } catch {
    return undefined;
  }
}

function askedIn(part: Fields): AskedCall[] {
  if (part["type"] !== "tool-call") return [];
  return [{ id: part["toolCallId"], name: String(part["toolName"]), args: part["input"] }];
}

function resultIn(part: Fields): [unknown, ToolResult][] {
  if (part["type"] === "tool-result")
    return [[part["toolCallId"], { output: part["output"], success: true }]];
  if (part["type"] === "tool-error")
    return [[part["toolCallId"], { output: said(part["error"]), success: false }]];
  return [];
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : (firstText({ error }, ["error"]) ?? saidOf(error));
}
