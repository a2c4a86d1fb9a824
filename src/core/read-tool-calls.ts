/** Reads a list of tool calls in the spellings people's agents use: bare names, flat objects, OpenAI's envelope. */
import {
  type Fields,
  first,
  isFields,
  TOOL_ARGS,
  TOOL_NAME,
  TOOL_OUTPUT,
  TOOL_SUCCESS,
} from "./answer-spellings.ts";
import { MAX_LABEL } from "./decision.ts";
import type { ToolCall } from "./observation.ts";

export type ReadToolCalls =
  | { readonly ok: true; readonly value: readonly ToolCall[] }
  | { readonly ok: false; readonly why: string };

export function readToolCalls(list: readonly unknown[]): ReadToolCalls {
  const calls: ToolCall[] = [];
  for (const [index, item] of list.entries()) {
    const call = readToolCall(item);
    if (call === undefined) return { ok: false, why: `\`toolCalls[${index}]\` has no tool name` };
    const { length } = call.name;
    if (length > MAX_LABEL) {
      const why = `\`toolCalls[${index}]\` has ${length} characters, more than the ${MAX_LABEL} of a tool's name`;
      return { ok: false, why };
    }
    calls.push(call);
  }
  return { ok: true, value: calls };
}

function readToolCall(raw: unknown): ToolCall | undefined {
  if (typeof raw === "string") return raw === "" ? undefined : { name: raw };
  if (!isFields(raw)) return undefined;
  const call = unwrapped(raw);
  const name = first(call, TOOL_NAME);
  if (typeof name !== "string" || name === "") return undefined;
  const args = first(call, TOOL_ARGS);
  const output = first(raw, TOOL_OUTPUT);
  const success = first(raw, TOOL_SUCCESS);
  return {
    name,
    ...(args === undefined ? {} : { args: parsed(args) }),
    ...(output === undefined ? {} : { output }),
    ...(typeof success === "boolean" ? { success } : {}),
  };
}

/** `{type: "function", function: {name, arguments}}` is a call in an envelope. */
function unwrapped(raw: Fields): Fields {
  const inner = raw["function"];
  return first(raw, TOOL_NAME) === undefined && isFields(inner) ? inner : raw;
}

/** Model APIs give the arguments as the JSON that the model wrote. */
export function parsed(args: unknown): unknown {
  if (typeof args !== "string" || !args.trimStart().startsWith("{")) return args;
  try {
    return JSON.parse(args);
  } catch {
    return args;
  }
}
