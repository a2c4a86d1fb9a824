/**
 * The names under which answers of other people's agents, endpoints and frameworks carry the same thing.
 * What reads them decides what each may hold; here is only what is read alike.
 */
/** Must be a text when it is there. */
export declare const TEXT: readonly ["text", "final_output", "finalOutput"];
/** Read when it is a text: under these names other things are found too. */
export declare const TEXT_LIKE: readonly ["output", "answer", "response"];
export declare const TOOL_CALLS: readonly ["toolCalls", "tool_calls", "tools"];
export declare const TOOL_NAME: readonly ["name", "tool", "tool_name", "toolName"];
export declare const TOOL_ARGS: readonly ["args", "arguments", "input", "parameters", "tool_input", "toolInput"];
export declare const TOOL_OUTPUT: readonly ["output", "result"];
export declare const TOOL_SUCCESS: readonly ["success", "ok"];
export declare const LATENCY_MS: readonly ["latencyMs", "latency_ms", "durationMs", "duration_ms"];
export declare const COST_USD: readonly ["costUsd", "cost_usd", "cost", "total_cost", "totalCost"];
export type Fields = Readonly<Record<string, unknown>>;
export declare function isFields(value: unknown): value is Fields;
/** The first of several spellings that is there; null counts as absent. */
export declare function first(fields: Fields, names: readonly string[]): unknown;
export declare function firstText(fields: Fields, names: readonly string[]): string | undefined;
/** The decision that an object names beside other things: its verdict, or what is called decision or route. */
export declare function namedDecision(fields: Fields): string | undefined;
