/**
 * Does one observation meet one assertion? The vocabulary of failures is the reference's, with a finer detail beside it.
 * A message names tools, decisions and counts; never what the agent wrote.
 */
import type { Observation, ToolCall } from "../observation.ts";
import { outcomeWords } from "../outcome.ts";
import {
  type Arguments,
  type Assertion,
  type AssertionFailure,
  type CountAssertion,
  type FailureCategory,
  type FailureDetail,
  type LimitAssertion,
  type OutputAssertion,
  writeAssertion,
} from "./assertion.ts";

/** What a check needs and cannot know. */
export interface Checking {
  /** Does the pattern match somewhere in the text? Bounded in time by whoever passes it in. */
  readonly matches: (pattern: RegExp, text: string) => boolean | "timed-out";
  /** What claims a success, without regard to case. */
  readonly confirmationPhrases: readonly string[];
}

type Fault = readonly [category: FailureCategory, detail: FailureDetail, message: string];

/** @returns undefined where the assertion holds */
export function checkAssertion(
  assertion: Assertion,
  observation: Observation,
  checking: Checking,
): AssertionFailure | undefined {
  const fault = faultOf(assertion, observation, checking);
  if (fault === undefined) return undefined;
  const [category, detail, message] = fault;
  return { assertion: writeAssertion(assertion), category, detail, message };
}

function faultOf(assertion: Assertion, observation: Observation, checking: Checking): Fault | undefined {
  switch (assertion.name) {
    case "used_tool":
      return useFault(assertion.tool, observation.toolCalls);
    case "did_not_use_tool":
      return absenceFault(assertion.tool, observation.toolCalls);
    case "used_tool_times":
    case "used_tool_at_least":
    case "used_tool_at_most":
      return countFault(assertion, observation.toolCalls);
    case "used_any_tool":
      if (observation.toolCalls.length > 0) return undefined;
      return ["missing_required_tool", "no_tool_called", "no tool was called"];
    case "used_tools_in_order":
      return orderFault(assertion.tools, observation.toolCalls);
    case "tool_succeeded":
      return successFault(assertion.tool, observation.toolCalls);
    case "tool_called_with_args":
      return argumentsFault(assertion, observation.toolCalls);
    case "decided":
      return decisionFault([assertion.label], observation);
    case "decided_one_of":
      return decisionFault(assertion.labels, observation);
    case "steps_less_than":
    case "latency_less_than":
    case "cost_less_than":
      return limitFault(assertion, observation);
    case "finished_successfully":
      return errorFault(observation) ?? blankFault(observation);
    case "did_not_error":
      return errorFault(observation);
    case "final_output_contains":
    case "final_output_does_not_contain":
    case "final_output_matches_pattern":
      return outputFault(assertion, observation.text, checking);
    case "did_not_claim_confirmation_without_tool":
      return claimFault(assertion.tool, observation, checking);
  }
}

function useFault(tool: string, calls: readonly ToolCall[]): Fault | undefined {
  if (calls.some((call) => call.name === tool)) return undefined;
  return ["missing_required_tool", "tool_not_called", `\`${tool}\` was not called (${pathWords(calls)})`];
}

function absenceFault(tool: string, calls: readonly ToolCall[]): Fault | undefined {
  const seen = calls.filter((call) => call.name === tool).length;
  if (seen === 0) return undefined;
  return ["missing_required_tool", "forbidden_tool_called", `\`${tool}\` was called ${timesWords(seen)}`];
}

const COUNTS = {
  used_tool_times: { holds: (seen: number, count: number) => seen === count, words: "" },
  used_tool_at_least: { holds: (seen: number, count: number) => seen >= count, words: "at least " },
  used_tool_at_most: { holds: (seen: number, count: number) => seen <= count, words: "at most " },
} as const;

function countFault({ name, tool, count }: CountAssertion, calls: readonly ToolCall[]): Fault | undefined {
  const { holds, words } = COUNTS[name];
  const seen = calls.filter((call) => call.name === tool).length;
  if (holds(seen, count)) return undefined;
  const message = `\`${tool}\` was called ${timesWords(seen)}, not ${words}${timesWords(count)}`;
  return ["missing_required_tool", "wrong_tool_count", message];
}

/** The list is a subsequence of the called names: others may stand between. */
function orderFault(tools: readonly string[], calls: readonly ToolCall[]): Fault | undefined {
  let met = 0;
  for (const call of calls) if (call.name === tools[met]) met += 1;
  const missing = tools[met];
  if (missing === undefined) return undefined;
  const after = met === 0 ? "was not called" : `did not follow \`${tools[met - 1]}\``;
  return ["wrong_tool_order", "wrong_tool_order", `\`${missing}\` ${after} (${pathWords(calls)})`];
}

function successFault(tool: string, calls: readonly ToolCall[]): Fault | undefined {
  const own = calls.filter((call) => call.name === tool);
  if (own.some(succeeded)) return undefined;
  const why = own.length === 0 ? "was not called" : `failed (called ${timesWords(own.length)})`;
  return ["tool_failure", "tool_never_succeeded", `\`${tool}\` ${why}`];
}

function argumentsFault(
  { tool, args }: { readonly tool: string; readonly args: Arguments },
  calls: readonly ToolCall[],
): Fault | undefined {
  const own = calls.filter((call) => call.name === tool);
  if (own.length === 0) return ["missing_required_tool", "tool_not_called", `\`${tool}\` was not called`];
  const unmet = own.map((call) => Object.keys(args).filter((key) => !hasArgument(call.args, key, args[key])));
  const nearest = unmet.reduce((best, keys) => (keys.length < best.length ? keys : best));
  if (nearest.length === 0) return undefined;
  const wrong = nearest.map((key) => `\`${key}\` ${JSON.stringify(args[key])}`).join(", ");
  const where = own.length === 1 ? "its call did not have" : `none of its ${own.length} calls had`;
  return ["wrong_tool_args", "wrong_tool_args", `\`${tool}\` was called, and ${where} ${wrong}`];
}

function hasArgument(given: unknown, key: string, wanted: unknown): boolean {
  if (typeof given !== "object" || given === null || !Object.hasOwn(given, key)) return false;
  return equal((given as Arguments)[key], wanted);
}

/** Of JSON-like values. */
function equal(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => hasArgument(b, key, (a as Arguments)[key]));
}

const LIMITS = {
  steps_less_than: ["step_budget_exceeded", "too_many_steps", "steps_not_reported"],
  latency_less_than: ["latency_exceeded", "too_slow", "latency_not_measured"],
  cost_less_than: ["cost_exceeded", "too_expensive", "cost_not_reported"],
} as const;

function limitFault(
  { name, limit }: LimitAssertion,
  { steps, latencyMs, costUsd }: Observation,
): Fault | undefined {
  const [category, over, unknown] = LIMITS[name];
  const [value, unit, what] = {
    steps_less_than: [steps, "steps", "`steps`"] as const,
    latency_less_than: [latencyMs, "ms", "a latency"] as const,
    cost_less_than: [costUsd, "US dollars", "a cost"] as const,
  }[name];
  if (value === undefined) return [category, unknown, `the agent reported no ${what.replace("a ", "")}`];
  if (value < limit) return undefined;
  return [category, over, `${value} ${unit}, not less than ${limit}`];
}

function errorFault({ errors }: Observation): Fault | undefined {
  if (errors.length === 0) return undefined;
  return [
    "runtime_error",
    "error_in_run",
    errors.length === 1 ? "1 error in the run" : `${errors.length} errors in the run`,
  ];
}

function blankFault({ text }: Observation): Fault | undefined {
  return text.trim() === "" ? ["runtime_error", "blank_output", "the final output is blank"] : undefined;
}

function outputFault(assertion: OutputAssertion, output: string, { matches }: Checking): Fault | undefined {
  switch (assertion.name) {
    case "final_output_contains":
      if (output.includes(assertion.text)) return undefined;
      return [
        "output_mismatch",
        "output_missing_content",
        `the final output lacks ${JSON.stringify(assertion.text)}`,
      ];
    case "final_output_does_not_contain":
      if (!output.includes(assertion.text)) return undefined;
      return [
        "output_mismatch",
        "unexpected_output_content",
        `the final output has ${JSON.stringify(assertion.text)}`,
      ];
    case "final_output_matches_pattern":
      switch (matches(assertion.pattern, output)) {
        case true:
          return undefined;
        case false:
          return [
            "output_mismatch",
            "output_pattern_mismatch",
            `the final output does not match ${quoted(assertion.source)}`,
          ];
        case "timed-out":
          return ["output_mismatch", "pattern_timed_out", timedOutWords(assertion.source)];
      }
  }
}

function timedOutWords(source: string): string {
  return `the pattern ${quoted(source)} found no end on this output and was stopped: rewrite it without nested repetition such as \`(a+)+\``;
}

function claimFault(
  tool: string | undefined,
  { text, toolCalls }: Observation,
  { confirmationPhrases }: Checking,
): Fault | undefined {
  const output = text.toLowerCase();
  const phrase = confirmationPhrases.find((each) => output.includes(each.toLowerCase()));
  if (phrase === undefined) return undefined;
  if (toolCalls.some((call) => (tool === undefined || call.name === tool) && succeeded(call)))
    return undefined;
  const backing = tool === undefined ? "no tool succeeded" : `\`${tool}\` did not succeed`;
  return [
    "unsupported_success_claim",
    "unsupported_success_claim",
    `the output says ${JSON.stringify(phrase)}, and ${backing}`,
  ];
}

function decisionFault(labels: readonly string[], { verdict }: Observation): Fault | undefined {
  const wanted = labels.map((label) => `\`${label}\``).join(" or ");
  if (verdict === null) return ["wrong_decision", "no_decision", `no decision, not ${wanted}`];
  if (verdict.kind === "decision" && labels.includes(verdict.label)) return undefined;
  if (verdict.kind === "no-decision")
    return ["wrong_decision", "no_decision", `${outcomeWords(verdict)}, not ${wanted}`];
  return ["wrong_decision", "other_decision", `\`${verdict.label}\`, not ${wanted}`];
}

/** A call that says nothing of its success returned: what throws says so. */
function succeeded(call: ToolCall): boolean {
  return call.success !== false;
}

function timesWords(count: number): string {
  if (count === 0) return "never";
  return count === 1 ? "once" : `${count} times`;
}

/** Of a path longer than this, its beginning tells enough. */
const LONGEST_PATH = 8;

function pathWords(calls: readonly ToolCall[]): string {
  if (calls.length === 0) return "no tool was called";
  const names = calls.slice(0, LONGEST_PATH).map((call) => `\`${call.name}\``);
  const more = calls.length > LONGEST_PATH ? ` and ${calls.length - LONGEST_PATH} more` : "";
  return `called: ${names.join(", ")}${more}`;
}

function quoted(source: string): string {
  return `\`${source}\``;
}
