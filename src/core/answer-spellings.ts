/**
 * The names under which answers of other people's agents, endpoints and frameworks carry the same thing.
 * What reads them decides what each may hold; here is only what is read alike.
 */

/** Must be a text when it is there. */
export const TEXT = ["text", "final_output", "finalOutput"] as const;
/** Read when it is a text: under these names other things are found too. */
export const TEXT_LIKE = ["output", "answer", "response"] as const;
/** Read when it is a text. */
const DECISION_LIKE = ["verdict", "decision", "route"] as const;
export const TOOL_CALLS = ["toolCalls", "tool_calls", "tools"] as const;
export const TOOL_NAME = ["name", "tool", "tool_name", "toolName"] as const;
export const TOOL_ARGS = ["args", "arguments", "input", "parameters", "tool_input", "toolInput"] as const;
export const TOOL_OUTPUT = ["output", "result"] as const;
export const TOOL_SUCCESS = ["success", "ok"] as const;
export const LATENCY_MS = ["latencyMs", "latency_ms", "durationMs", "duration_ms"] as const;
export const COST_USD = ["costUsd", "cost_usd", "cost", "total_cost", "totalCost"] as const;

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first of several spellings that is there; null counts as absent. */
export function first(fields: Fields, names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields[name];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

export function firstText(fields: Fields, names: readonly string[]): string | undefined {
  return first(textsOf(fields), names) as string | undefined;
}

function textsOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string"));
}

/** The decision that an object names beside other things: its verdict, or what is called decision or route. */
export function namedDecision(fields: Fields): string | undefined {
  const label = firstText(fields, DECISION_LIKE)?.trim();
  return label === "" ? undefined : label;
}
