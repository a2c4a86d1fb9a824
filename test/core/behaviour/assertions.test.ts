import { describe, expect, it } from "vitest";
import { CONFIRMATION_PHRASES, writeAssertion } from "../../../src/core/behaviour/assertion.ts";
import { checkAssertion } from "../../../src/core/behaviour/check-assertion.ts";
import { ASSERTION_NAMES, findAssertion, readAssertion } from "../../../src/core/behaviour/read-assertion.ts";
import type { Observation, ToolCall } from "../../../src/core/observation.ts";

const search: ToolCall = { name: "search", args: { city: "Rome", n: 2 }, success: true };
const book: ToolCall = { name: "book", args: { n: 3, guests: ["a", "b"], at: { hour: 8 } } };
const failed: ToolCall = { name: "pay", args: {}, success: false };

function answer(fields: Partial<Observation>): Observation {
  return { text: "Fine.", verdict: null, toolCalls: [], errors: [], ...fields };
}

const CHECKING = {
  matches: (pattern: RegExp, text: string) => (text === "hostile" ? "timed-out" : pattern.test(text)),
  confirmationPhrases: CONFIRMATION_PHRASES,
} as const;

function read(name: string, given?: unknown) {
  const known = findAssertion(name);
  if (known === undefined) throw new Error(`${name} is no assertion`);
  const result = readAssertion(known, given);
  if (!result.ok) throw new Error(`${name} ${result.why}`);
  return result.assertion;
}

function check(name: string, given: unknown, fields: Partial<Observation>) {
  return checkAssertion(read(name, given), answer(fields), CHECKING);
}

const many = Array.from({ length: 12 }, () => search);

describe("an assertion that is not met says which category, which detail and why", () => {
  it.each([
    [
      "used_tool",
      "book",
      { toolCalls: [search] },
      "missing_required_tool",
      "tool_not_called",
      "`book` was not called (called: `search`)",
    ],
    [
      "used_tool",
      "book",
      {},
      "missing_required_tool",
      "tool_not_called",
      "`book` was not called (no tool was called)",
    ],
    [
      "used_tool",
      "book",
      { toolCalls: many },
      "missing_required_tool",
      "tool_not_called",
      "`search` and 4 more",
    ],
    [
      "did_not_use_tool",
      "search",
      { toolCalls: [search] },
      "missing_required_tool",
      "forbidden_tool_called",
      "`search` was called once",
    ],
    [
      "used_tool_times",
      ["search", 2],
      { toolCalls: [search] },
      "missing_required_tool",
      "wrong_tool_count",
      "called once, not 2 times",
    ],
    [
      "used_tool_times",
      ["search", 0],
      { toolCalls: [search, search] },
      "missing_required_tool",
      "wrong_tool_count",
      "called 2 times, not never",
    ],
    [
      "used_tool_at_least",
      ["book", 1],
      {},
      "missing_required_tool",
      "wrong_tool_count",
      "called never, not at least once",
    ],
    [
      "used_tool_at_most",
      ["search", 1],
      { toolCalls: [search, search] },
      "missing_required_tool",
      "wrong_tool_count",
      "not at most once",
    ],
    ["used_any_tool", undefined, {}, "missing_required_tool", "no_tool_called", "no tool was called"],
    [
      "used_tools_in_order",
      ["search", "book"],
      { toolCalls: [book, search] },
      "wrong_tool_order",
      "wrong_tool_order",
      "`book` did not follow `search`",
    ],
    [
      "used_tools_in_order",
      ["search", "book"],
      {},
      "wrong_tool_order",
      "wrong_tool_order",
      "`search` was not called",
    ],
    [
      "tool_succeeded",
      "pay",
      { toolCalls: [failed] },
      "tool_failure",
      "tool_never_succeeded",
      "`pay` failed (called once)",
    ],
    ["tool_succeeded", "pay", {}, "tool_failure", "tool_never_succeeded", "`pay` was not called"],
    [
      "tool_called_with_args",
      ["book", { n: 3 }],
      {},
      "missing_required_tool",
      "tool_not_called",
      "`book` was not called",
    ],
    [
      "tool_called_with_args",
      ["book", { n: 4, at: { hour: 8 } }],
      { toolCalls: [book] },
      "wrong_tool_args",
      "wrong_tool_args",
      "its call did not have `n` 4",
    ],
    [
      "tool_called_with_args",
      ["book", { n: 4 }],
      { toolCalls: [book, book] },
      "wrong_tool_args",
      "wrong_tool_args",
      "none of its 2 calls had `n` 4",
    ],
    [
      "tool_called_with_args",
      ["book", { at: { hour: 8, day: 1 } }],
      { toolCalls: [book] },
      "wrong_tool_args",
      "wrong_tool_args",
      "`at`",
    ],
    [
      "tool_called_with_args",
      ["book", { guests: ["a", "c"] }],
      { toolCalls: [book] },
      "wrong_tool_args",
      "wrong_tool_args",
      "`guests`",
    ],
    [
      "tool_called_with_args",
      ["book", { guests: { 0: "a", 1: "b" } }],
      { toolCalls: [book] },
      "wrong_tool_args",
      "wrong_tool_args",
      "`guests`",
    ],
    [
      "tool_called_with_args",
      ["book", { at: null }],
      { toolCalls: [book] },
      "wrong_tool_args",
      "wrong_tool_args",
      "`at` null",
    ],
    [
      "tool_called_with_args",
      ["book", { n: 3 }],
      { toolCalls: [{ name: "book" }] },
      "wrong_tool_args",
      "wrong_tool_args",
      "`n` 3",
    ],
    [
      "tool_called_with_args",
      ["book", { n: 3, x: 1 }],
      { toolCalls: [{ name: "book", args: {} }, book] },
      "wrong_tool_args",
      "wrong_tool_args",
      "none of its 2 calls had `x` 1",
    ],
    [
      "tool_called_with_args",
      ["book", { at: { hour: 8 } }],
      { toolCalls: [{ name: "book", args: { at: null } }] },
      "wrong_tool_args",
      "wrong_tool_args",
      "`at`",
    ],
    [
      "tool_called_with_args",
      ["book", { n: 3 }],
      { toolCalls: [{ name: "book", args: null }] },
      "wrong_tool_args",
      "wrong_tool_args",
      "`n` 3",
    ],
    [
      "steps_less_than",
      3,
      { steps: 3 },
      "step_budget_exceeded",
      "too_many_steps",
      "3 steps, not less than 3",
    ],
    ["steps_less_than", 3, {}, "step_budget_exceeded", "steps_not_reported", "reported no `steps`"],
    [
      "latency_less_than",
      100,
      { latencyMs: 100 },
      "latency_exceeded",
      "too_slow",
      "100 ms, not less than 100",
    ],
    ["latency_less_than", 100, {}, "latency_exceeded", "latency_not_measured", "reported no latency"],
    [
      "cost_less_than",
      0.1,
      { costUsd: 0.2 },
      "cost_exceeded",
      "too_expensive",
      "0.2 US dollars, not less than 0.1",
    ],
    ["cost_less_than", 0.1, {}, "cost_exceeded", "cost_not_reported", "reported no cost"],
    [
      "did_not_error",
      undefined,
      { errors: ["secret"] },
      "runtime_error",
      "error_in_run",
      "1 error in the run",
    ],
    [
      "finished_successfully",
      undefined,
      { errors: ["a", "b"] },
      "runtime_error",
      "error_in_run",
      "2 errors in the run",
    ],
    [
      "finished_successfully",
      undefined,
      { text: " \n" },
      "runtime_error",
      "blank_output",
      "the final output is blank",
    ],
    [
      "final_output_contains",
      "gate 4",
      {},
      "output_mismatch",
      "output_missing_content",
      'the final output lacks "gate 4"',
    ],
    [
      "final_output_does_not_contain",
      "Fine",
      {},
      "output_mismatch",
      "unexpected_output_content",
      'the final output has "Fine"',
    ],
    [
      "final_output_matches_pattern",
      "^\\d+$",
      {},
      "output_mismatch",
      "output_pattern_mismatch",
      "does not match `^\\d+$`",
    ],
    [
      "final_output_matches_pattern",
      "(a+)+$",
      { text: "hostile" },
      "output_mismatch",
      "pattern_timed_out",
      "was stopped",
    ],
    [
      "did_not_claim_confirmation_without_tool",
      undefined,
      { text: "BOOKED!", toolCalls: [failed] },
      "unsupported_success_claim",
      "unsupported_success_claim",
      'says "booked", and no tool succeeded',
    ],
    [
      "did_not_claim_confirmation_without_tool",
      "pay",
      { text: "booked", toolCalls: [search, failed] },
      "unsupported_success_claim",
      "unsupported_success_claim",
      "`pay` did not succeed",
    ],
    ["decided", "a", {}, "wrong_decision", "no_decision", "no decision, not `a`"],
    [
      "decided",
      "a",
      { verdict: { kind: "decision", label: "b" } },
      "wrong_decision",
      "other_decision",
      "`b`, not `a`",
    ],
    [
      "decided_one_of",
      ["a", "c"],
      { verdict: { kind: "no-decision", reason: "refused" } },
      "wrong_decision",
      "no_decision",
      "no decision: refused, not `a` or `c`",
    ],
  ] as const)("%s %j", (name, given, fields, category, detail, message) => {
    const failure = check(name, given, fields as Partial<Observation>);
    expect(failure).toMatchObject({ category, detail });
    expect(failure?.message).toContain(message);
    expect(failure?.assertion).toMatch(new RegExp(`^${name}`));
  });
});

describe("an assertion that is met says nothing", () => {
  it.each([
    ["used_tool", "search", { toolCalls: [book, search] }],
    ["did_not_use_tool", "book", { toolCalls: [search] }],
    ["used_tool_times", ["search", 2], { toolCalls: [search, search] }],
    ["used_tool_at_least", ["search", 1], { toolCalls: [search, search] }],
    ["used_tool_at_most", ["search", 2], { toolCalls: [search, search] }],
    ["used_any_tool", undefined, { toolCalls: [failed] }],
    ["used_tools_in_order", ["search", "book"], { toolCalls: [search, failed, book] }],
    ["tool_succeeded", "book", { toolCalls: [book] }],
    [
      "tool_called_with_args",
      ["book", { n: 3, guests: ["a", "b"], at: { hour: 8 } }],
      { toolCalls: [search, book] },
    ],
    ["steps_less_than", 3, { steps: 2 }],
    ["latency_less_than", 100, { latencyMs: 99 }],
    ["cost_less_than", 0.1, { costUsd: 0 }],
    ["did_not_error", undefined, { text: "" }],
    ["finished_successfully", undefined, {}],
    ["final_output_contains", "Fine", {}],
    ["final_output_does_not_contain", "fine", {}],
    ["final_output_matches_pattern", "(?i)^FINE", {}],
    ["did_not_claim_confirmation_without_tool", undefined, {}],
    ["did_not_claim_confirmation_without_tool", "book", { text: "booked", toolCalls: [book] }],
    ["did_not_claim_confirmation_without_tool", undefined, { text: "booked", toolCalls: [failed, book] }],
    ["decided", "a", { verdict: { kind: "decision", label: "a" } }],
    ["decided_one_of", ["a", "b"], { verdict: { kind: "decision", label: "b" } }],
  ] as const)("%s %j", (name, given, fields) => {
    expect(check(name, given, fields as Partial<Observation>)).toBeUndefined();
  });
});

it("reads what it writes, for every assertion there is", () => {
  const given: Readonly<Record<string, unknown>> = {
    used_tools_in_order: ["a", "b c"],
    tool_called_with_args: ["a", { n: [1] }],
    decided_one_of: ["x", "y"],
    final_output_contains: "order: 5",
    final_output_matches_pattern: "(?i)a|b",
    did_not_claim_confirmation_without_tool: undefined,
  };
  for (const name of ASSERTION_NAMES) {
    const argument = ["tool", ["tool", 2], undefined, 5, given[name]].find((value) =>
      name in given ? value === given[name] : readAssertion(name, value).ok,
    );
    const assertion = read(name, argument);
    const [written = "", ...rest] = writeAssertion(assertion).split(/: (.*)/s);
    expect(written).toBe(name);
    const text = rest[0];
    const again = text === undefined ? undefined : parse(text);
    expect(writeAssertion(read(written, again))).toBe(writeAssertion(assertion));
  }
});

/** As YAML's flow style would be read, of what `writeAssertion` writes. */
function parse(text: string): unknown {
  return JSON.parse(text.replace(/(^|[[,] ?)([A-Za-z][\w-]*)(?=$|[\],])/g, '$1"$2"'));
}

it.each(["usedTool", "didNotClaimConfirmationWithoutTool", "finalOutputMatchesPattern"])(
  "knows %s in code as in a file",
  (name) => {
    expect(findAssertion(name)).toMatch(/^[a-z_]+$/);
  },
);

it.each([
  ["used_tool", "", "takes the name of a tool"],
  ["used_tool", ["a", "b"], "takes the name of a tool"],
  ["used_tool", undefined, "has no argument"],
  ["used_tool_times", ["a", -1], "a whole number"],
  ["used_tool_times", ["a", 1.5], "a whole number"],
  ["used_tool_times", ["", 1], "a whole number"],
  ["did_not_error", "x", "takes no argument"],
  ["used_tools_in_order", [], "at least one in it"],
  ["used_tools_in_order", "search", "a list of tools"],
  ["used_tools_in_order", ["a", 3], "a list of tools"],
  ["tool_called_with_args", ["a", [1]], "a mapping of its arguments"],
  ["tool_called_with_args", ["a", null], "a mapping of its arguments"],
  ["tool_called_with_args", [1, {}], "a mapping of its arguments"],
  ["steps_less_than", 0, "above 0"],
  ["steps_less_than", "5", "above 0"],
  ["latency_less_than", Number.POSITIVE_INFINITY, "above 0"],
  ["final_output_contains", 5, "a text"],
  ["final_output_matches_pattern", 5, "a regular expression"],
  ["final_output_matches_pattern", "(?P<n>a)", "cannot be read"],
  ["did_not_claim_confirmation_without_tool", 3, "the name of a tool, or nothing"],
  ["decided", [], "the name of a decision"],
  ["decided", 1, "the name of a decision"],
  ["decided_one_of", "a", "a list of decisions"],
] as const)("refuses %s with %j", (name, given, why) => {
  expect(readAssertion(name, given)).toMatchObject({ ok: false, why: expect.stringContaining(why) });
});

it("knows no assertion by another name", () => {
  expect(findAssertion("used_tols")).toBeUndefined();
});
