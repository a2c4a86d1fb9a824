/**
 * What three common model APIs want and answer. Each call is a conversation of its own.
 *
 * @see https://platform.openai.com/docs/api-reference/chat/object
 * @see https://platform.openai.com/docs/api-reference/responses/object
 * @see https://docs.anthropic.com/en/api/messages
 */
import type { EndpointSpec, Preset } from "../inputs/config.ts";
import { type PathRead, readPath } from "./answer-path.ts";

/** Fields of an observation, before `readObservation` judges them. */
export type RawObservation = Readonly<Record<string, unknown>>;

export type PresetRead =
  | { readonly ok: true; readonly raw: RawObservation }
  | { readonly ok: false; readonly why: string };

export interface PresetRules {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  body(spec: EndpointSpec): unknown;
  read(answer: unknown): PresetRead;
}

type Fields = Readonly<Record<string, unknown>>;

const REFUSED = { kind: "no_decision", reason: "refused" } as const;

/** The API demands a limit; a decision needs little, and a wordy reasoner gets room. */
const ANTHROPIC_MAX_TOKENS = 1024;

export const PRESET_RULES: Readonly<Record<Preset, PresetRules>> = {
  "openai-chat": {
    url: "https://api.openai.com/v1/chat/completions",
    headers: { authorization: "Bearer ${OPENAI_API_KEY}" },
    body: ({ model, system }) => ({
      model,
      messages: [...(system === undefined ? [] : [{ role: "system", content: system }]), userMessage()],
    }),
    read: readChat,
  },
  "openai-responses": {
    url: "https://api.openai.com/v1/responses",
    headers: { authorization: "Bearer ${OPENAI_API_KEY}" },
    body: ({ model, system }) => ({
      model,
      ...(system === undefined ? {} : { instructions: system }),
      input: "{{input}}",
    }),
    read: readResponses,
  },
  "anthropic-messages": {
    url: "https://api.anthropic.com/v1/messages",
    headers: { "x-api-key": "${ANTHROPIC_API_KEY}", "anthropic-version": "2023-06-01" },
    body: ({ model, system }) => ({
      model,
      max_tokens: ANTHROPIC_MAX_TOKENS,
      ...(system === undefined ? {} : { system }),
      messages: [userMessage()],
    }),
    read: readMessages,
  },
};

function userMessage() {
  return { role: "user", content: "{{input}}" };
}

function readChat(answer: unknown): PresetRead {
  const content = readPath(answer, "choices.0.message.content");
  const message = fieldsAt(answer, "choices.0.message");
  // A message without content (tool calls alone, in some servers) is an answer; no message is none.
  if (message === undefined) return missing(content);
  const choice = fieldsAt(answer, "choices.0");
  const refused = isText(message["refusal"]) || choice?.["finish_reason"] === "content_filter";
  const said = message["content"];
  const text = typeof said === "string" ? said : textOf(listOf(said), "text");
  const calls = listOf(message["tool_calls"]).map((call) => call["function"] ?? call["custom"]);
  return observation(isText(text) ? text : message["refusal"], refused, calls);
}

function readResponses(answer: unknown): PresetRead {
  const output = readPath(answer, "output.*");
  if (!output.found) return missing(output);
  const items = listOf(output.value);
  const parts = items.filter(isOf("message")).flatMap((item) => listOf(item["content"]));
  const refusal = parts.find(isOf("refusal"));
  const text = textOf(parts, "output_text");
  return observation(text === "" ? refusal?.["refusal"] : text, refusal !== undefined, [
    ...items.filter(isOf("function_call")),
  ]);
}

function readMessages(answer: unknown): PresetRead {
  const content = readPath(answer, "content.*");
  if (!content.found) return missing(content);
  const blocks = listOf(content.value);
  const stop = readPath(answer, "stop_reason");
  const refused = stop.found && stop.value === "refusal";
  return observation(textOf(blocks, "text"), refused, blocks.filter(isOf("tool_use")));
}

function observation(said: unknown, refused: boolean, toolCalls: readonly unknown[]): PresetRead {
  const text = typeof said === "string" ? said : "";
  const label = text.trim();
  const verdict = label === "" ? null : label;
  return { ok: true, raw: { text, verdict: refused ? REFUSED : verdict, toolCalls } };
}

function missing(read: PathRead): PresetRead {
  return { ok: false, why: read.found ? "the answer has no message" : read.why };
}

function fieldsAt(answer: unknown, path: string): Fields | undefined {
  const read = readPath(answer, path);
  return read.found && typeof read.value === "object" && read.value !== null
    ? (read.value as Fields)
    : undefined;
}

function listOf(value: unknown): readonly Fields[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is Fields => typeof item === "object" && item !== null);
}

function isOf(type: string): (item: Fields) => boolean {
  return (item) => item["type"] === type;
}

function textOf(parts: readonly Fields[], type: string): string {
  return parts
    .filter(isOf(type))
    .map((part) => (isText(part["text"]) ? part["text"] : ""))
    .join("");
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
