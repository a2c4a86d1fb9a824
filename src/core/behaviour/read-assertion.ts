/** A name and its arguments, as a suite or a program gives them → an assertion, or what is wrong with it. */
import type { Arguments, Assertion, AssertionName } from "./assertion.ts";

export type ReadAssertion =
  | { readonly ok: true; readonly assertion: Assertion }
  /** `why` completes "`used_tool` …"; `hint` is the next thing to try. */
  | { readonly ok: false; readonly why: string; readonly hint: string };

interface Signature {
  /** Fewest and most arguments. */
  readonly least: number;
  readonly most: number;
  /** The one argument is a list itself. */
  readonly takesList?: true;
  readonly example: string;
  /** undefined: the arguments are none of those that `takes` names. */
  readonly read: (values: readonly unknown[]) => Assertion | undefined;
  readonly takes: string;
}

const tool = (name: "used_tool" | "did_not_use_tool" | "tool_succeeded"): Signature => ({
  least: 1,
  most: 1,
  takes: "the name of a tool",
  example: `${name}: search`,
  read: ([value]) => (isName(value) ? { name, tool: value } : undefined),
});

const times = (name: "used_tool_times" | "used_tool_at_least" | "used_tool_at_most"): Signature => ({
  least: 2,
  most: 2,
  takes: "the name of a tool and a whole number",
  example: `${name}: [search, 2]`,
  read: ([value, count]) => (isName(value) && isCount(count) ? { name, tool: value, count } : undefined),
});

const bare = (name: "used_any_tool" | "finished_successfully" | "did_not_error"): Signature => ({
  least: 0,
  most: 0,
  takes: "no argument",
  example: name,
  read: () => ({ name }),
});

const limit = (
  name: "steps_less_than" | "latency_less_than" | "cost_less_than",
  unit: string,
  example: string,
): Signature => ({
  least: 1,
  most: 1,
  takes: `a number of ${unit} above 0`,
  example: `${name}: ${example}`,
  read: ([value]) =>
    typeof value === "number" && Number.isFinite(value) && value > 0 ? { name, limit: value } : undefined,
});

const text = (name: "final_output_contains" | "final_output_does_not_contain"): Signature => ({
  least: 1,
  most: 1,
  takes: "a text that is not empty",
  example: `${name}: "order number"`,
  read: ([value]) => (isName(value) ? { name, text: value } : undefined),
});

const SIGNATURES: Readonly<Record<AssertionName, Signature>> = {
  used_tool: tool("used_tool"),
  used_tool_times: times("used_tool_times"),
  used_tool_at_least: times("used_tool_at_least"),
  used_tool_at_most: times("used_tool_at_most"),
  did_not_use_tool: tool("did_not_use_tool"),
  used_any_tool: bare("used_any_tool"),
  used_tools_in_order: {
    least: 1,
    most: 1,
    takesList: true,
    takes: "a list of tools with at least one in it",
    example: "used_tools_in_order: [search, book_table]",
    read: ([tools]) => (isNames(tools) ? { name: "used_tools_in_order", tools } : undefined),
  },
  tool_succeeded: tool("tool_succeeded"),
  tool_called_with_args: {
    least: 2,
    most: 2,
    takes: "the name of a tool and a mapping of its arguments",
    example: "tool_called_with_args: [book_table, {guests: 2}]",
    read: ([value, args]) =>
      isName(value) && isFields(args) ? { name: "tool_called_with_args", tool: value, args } : undefined,
  },
  steps_less_than: limit("steps_less_than", "steps", "6"),
  finished_successfully: bare("finished_successfully"),
  did_not_error: bare("did_not_error"),
  final_output_contains: text("final_output_contains"),
  final_output_does_not_contain: text("final_output_does_not_contain"),
  final_output_matches_pattern: {
    least: 1,
    most: 1,
    takes: "a regular expression as a text",
    example: 'final_output_matches_pattern: "Order #[0-9]+"',
    read: ([source]) => (isName(source) ? readPattern(source) : undefined),
  },
  did_not_claim_confirmation_without_tool: {
    least: 0,
    most: 1,
    takes: "the name of a tool, or nothing",
    example: "did_not_claim_confirmation_without_tool: book_table",
    read: ([value]) => {
      const name = "did_not_claim_confirmation_without_tool";
      if (value === undefined) return { name };
      return isName(value) ? { name, tool: value } : undefined;
    },
  },
  latency_less_than: limit("latency_less_than", "milliseconds", "2000"),
  cost_less_than: limit("cost_less_than", "US dollars", "0.01"),
  decided: {
    least: 1,
    most: 1,
    takes: "the name of a decision",
    example: "decided: escalate",
    read: ([label]) => (isName(label) ? { name: "decided", label } : undefined),
  },
  decided_one_of: {
    least: 1,
    most: 1,
    takesList: true,
    takes: "a list of decisions with at least one in it",
    example: "decided_one_of: [refund, escalate]",
    read: ([labels]) => (isNames(labels) ? { name: "decided_one_of", labels } : undefined),
  },
};

/** In the order in which people learn them. */
export const ASSERTION_NAMES = Object.keys(SIGNATURES) as readonly AssertionName[];

/** `usedTool` and `used_tool` are one assertion. @returns undefined for a name that is none */
export function findAssertion(name: string): AssertionName | undefined {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return ASSERTION_NAMES.find((known) => known === snake);
}

/** @param given what stands behind the name: undefined for nothing, one argument, or a list of them */
export function readAssertion(name: AssertionName, given: unknown): ReadAssertion {
  const signature = SIGNATURES[name];
  const values = argumentsOf(signature, given);
  const isRightNumber = values.length >= signature.least && values.length <= signature.most;
  try {
    const assertion = isRightNumber ? signature.read(values) : undefined;
    if (assertion !== undefined) return { ok: true, assertion };
  } catch (error) {
    // The one thing that throws is a pattern, and the engine says what is wrong with it.
    return {
      ok: false,
      why: `has a pattern that cannot be read: ${(error as Error).message}`,
      hint: PATTERN_HINT,
    };
  }
  const nothing = given === undefined || given === null;
  const got = nothing && signature.least > 0 ? "has no argument, and takes" : "takes";
  return { ok: false, why: `${got} ${signature.takes}`, hint: `Write for example \`${signature.example}\`.` };
}

const PATTERN_HINT =
  "Write a JavaScript regular expression, in single quotes so that YAML leaves backslashes alone.";

function argumentsOf({ takesList }: Signature, given: unknown): readonly unknown[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) return [given];
  const isListItself = takesList === true && !Array.isArray(given[0]);
  return isListItself ? [given] : given;
}

/** Flags in front, as Python writes them. @throws SyntaxError for what is no regular expression */
function readPattern(source: string): Assertion {
  const inline = /^\(\?([ims]+)\)/.exec(source);
  const flags = [...new Set(inline?.[1] ?? "")].join("");
  const pattern = new RegExp(inline === null ? source : source.slice(inline[0].length), flags);
  return { name: "final_output_matches_pattern", source, pattern };
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every(isName);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isFields(value: unknown): value is Arguments {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
