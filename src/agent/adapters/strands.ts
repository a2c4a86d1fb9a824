/** Reads what `agent.invoke` of the Strands Agents SDK gives. */
import type { Fields } from "../../core/answer-spellings.ts";
import type { Observation } from "../../core/observation.ts";
import {
  type AdapterOptions,
  type AskedCall,
  fieldsOf,
  listOf,
  observe,
  saidOf,
  sumUsage,
  type ToolResult,
  textOf,
  withResults,
} from "./observe.ts";

export interface StrandsResult {
  readonly lastMessage: object;
  readonly stopReason: string;
  readonly traces?: readonly unknown[] | undefined;
  readonly metrics?: object | undefined;
  readonly structuredOutput?: unknown;
}

export interface StrandsOptions extends AdapterOptions {
  /**
   * `agent.messages` after the run. A result alone tells of each tool only how often it succeeded: with the messages every
   * call has its own result.
   */
  readonly messages?: readonly unknown[];
}

/**
 * The decision is what `structuredOutput` names `verdict`, `decision` or `route`; else the last text.
 *
 * @example export default async (input) => fromStrands(await agent.invoke(input), { messages: agent.messages });
 */
export function fromStrands(result: StrandsResult, options: StrandsOptions = {}): Observation {
  const answers = answersOf(result);
  const asked = answers.flatMap(blocksOf).flatMap(askedIn);
  const results = options.messages
    ? new Map(listOf(options.messages).flatMap(blocksOf).flatMap(resultIn))
    : countedResults(asked, fieldsOf(fieldsOf(result.metrics)["toolMetrics"]));
  const text = blocksOf(fieldsOf(result.lastMessage)).map((block) => block["text"]);
  const account = {
    framework: "strands",
    text: textOf(text) || saidOf(result.structuredOutput),
    structured: [result.structuredOutput],
    refused: result.stopReason === "contentFiltered" || result.stopReason === "guardrailIntervened",
    toolCalls: withResults(asked, results),
    steps: answers.length,
    usage: sumUsage(
      answers.map((answer) => fieldsOf(answer["metadata"])["usage"]),
      ["inputTokens", "outputTokens"],
    ),
  };
  return observe(account, options);
}

/** The model's messages of this run, which the traces keep and an agent's memory mixes with earlier runs. */
function answersOf(result: StrandsResult): Fields[] {
  const messages = listOf(result.traces).flatMap((cycle) =>
    listOf(cycle["children"]).map((child) => child["message"]),
  );
  return messages.map(fieldsOf).filter((message) => message["role"] === "assistant");
}

function blocksOf(message: Fields): readonly Fields[] {
  return listOf(message["content"]);
}

/** Typed answers are asked for with a tool of the SDK's own: no act of the agent. */
const OWN_TOOL = "strands_structured_output";

function askedIn(block: Fields): AskedCall[] {
  const { name, toolUseId, input } = block["type"] === "toolUseBlock" ? block : fieldsOf(block["toolUse"]);
  if (name === undefined || name === OWN_TOOL) return [];
  return [{ id: toolUseId, name: String(name), args: input }];
}

function resultIn(block: Fields): [unknown, ToolResult][] {
  const { toolUseId, status, content } =
    block["type"] === "toolResultBlock" ? block : fieldsOf(block["toolResult"]);
  if (toolUseId === undefined) return [];
  return [[toolUseId, { output: outputOf(listOf(content)), success: status !== "error" }]];
}

function outputOf(blocks: readonly Fields[]): unknown {
  const json = blocks.length === 1 ? blocks[0]?.["json"] : undefined;
  return json ?? textOf(blocks);
}

/** A tool that sometimes failed leaves open which call it was: that one counts as failed. */
function countedResults(asked: readonly AskedCall[], metrics: Fields): Map<unknown, ToolResult> {
  return new Map(
    asked.map(({ id, name }) => {
      const { successCount, errorCount } = fieldsOf(metrics[name]);
      return [id, { success: Number(successCount ?? 0) > 0 && !errorCount }];
    }),
  );
}
