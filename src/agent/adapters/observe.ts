/**
 * What the adapters share: a framework's account of one run, in our words, becomes an observation. They import none of the
 * frameworks and look at nothing but the shape of a result, so that they fit every version that keeps it.
 */
import { type Fields, isFields, namedDecision } from "../../core/answer-spellings.ts";
import { type Decision, MAX_LABEL } from "../../core/decision.ts";
import type { Observation, ToolCall } from "../../core/observation.ts";

export interface AdapterOptions {
  /** US dollars for a million tokens; with them the observation has a cost. */
  readonly prices?: { readonly input: number; readonly output: number };
}

/** Tokens of all model calls of the run. */
interface Usage {
  readonly input: number;
  readonly output: number;
}

export interface Account {
  readonly framework: string;
  readonly text: string;
  /** A typed answer or a state: the decision is what it names `verdict`, `decision` or `route`, if it does. */
  readonly structured: readonly unknown[];
  /** Whom the run was handed over to: a decision, unless a typed answer names one. */
  readonly handedTo?: string | undefined;
  readonly refused: boolean;
  readonly toolCalls: readonly ToolCall[];
  /** Calls of the model. */
  readonly steps: number;
  readonly errors?: readonly string[];
  readonly usage?: Usage | undefined;
}

export function observe(account: Account, { prices }: AdapterOptions): Observation {
  const { framework, usage } = account;
  const cost = prices && usage && (usage.input * prices.input + usage.output * prices.output) / 1e6;
  return {
    text: account.text,
    verdict: decide(account),
    toolCalls: account.toolCalls,
    steps: account.steps,
    errors: account.errors ?? [],
    ...(cost === undefined ? {} : { costUsd: cost }),
    metadata: { framework, ...(usage && { inputTokens: usage.input, outputTokens: usage.output }) },
  };
}

function decide({ structured, handedTo, refused, text }: Account): Decision | null {
  if (refused) return { kind: "no-decision", reason: "refused" };
  const named = structured.map(labelIn).find((label) => label !== undefined);
  const label = named ?? handedTo ?? text.trim();
  if (label === "") return null;
  return label.length > MAX_LABEL
    ? { kind: "no-decision", reason: "open_ended" }
    : { kind: "decision", label };
}

function labelIn(value: unknown): string | undefined {
  return isFields(value) ? namedDecision(value) : undefined;
}

/** A tool call as a framework asks for it, before its result is known. */
export interface AskedCall {
  readonly id: unknown;
  readonly name: string;
  readonly args: unknown;
}

export interface ToolResult {
  readonly output?: unknown;
  readonly success: boolean;
}

/** A call whose result never came was not carried out: nothing may be claimed from it. */
export function withResults(
  asked: readonly AskedCall[],
  results: ReadonlyMap<unknown, ToolResult>,
): ToolCall[] {
  return asked.map(({ id, name, args }) => ({
    name,
    ...(args === undefined ? {} : { args }),
    ...(results.get(id) ?? { success: false }),
  }));
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Of a text, or of the parts of a message; the reasoning before an answer is none of it. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  const texts = content.map((part) => (typeof part === "string" ? part : fieldsOf(part)["text"]));
  return texts.filter((text) => typeof text === "string").join("");
}

/** @param names the input's and the output's field; models that count nothing give no usage */
export function sumUsage(usages: readonly unknown[], names: readonly [string, string]): Usage | undefined {
  const counted = usages.map(fieldsOf).filter((usage) => typeof usage[names[0]] === "number");
  if (counted.length === 0) return undefined;
  const total = (name: string) => counted.reduce((sum, usage) => sum + Number(usage[name] ?? 0), 0);
  return { input: total(names[0]), output: total(names[1]) };
}

/** What was said in a text, a typed answer as JSON. */
export function saidOf(answer: unknown): string {
  if (answer === undefined || answer === null) return "";
  return typeof answer === "string" ? answer : JSON.stringify(answer);
}
