import {
  readToolCalls
} from "./chunk-TRTZG3QH.js";
import {
  COST_USD,
  LATENCY_MS,
  MAX_LABEL,
  TEXT,
  TEXT_LIKE,
  TOOL_CALLS,
  first,
  firstText,
  isFields,
  isNoDecisionReason,
  namedDecision
} from "./chunk-A7MNY5LC.js";

// src/vitest.ts
import { expect, inject, test } from "vitest";

// src/agent/code-test.ts
var { AsyncLocalStorage } = process.getBuiltinModule("node:async_hooks");
var DEFAULT_RUNS = 5;
var KEY = /* @__PURE__ */ Symbol.for("agentverity.tests/v1");
function shared() {
  const holder = globalThis;
  holder[KEY] ??= { run: new AsyncLocalStorage() };
  return holder[KEY];
}
function registerTestsWith(register) {
  shared().register = register;
}
function withNotes(notes, body) {
  return shared().run.run(notes, body);
}
function noteFailure(failure) {
  shared().run.getStore()?.failures.push(failure);
}
function agentTest(name, options, body) {
  const fault = faultOf(name, options, body);
  if (fault !== void 0) throw new TypeError(`agentTest ${fault}`);
  const { register } = shared();
  if (register === void 0)
    throw new Error(
      "agentTest is for test files: run them with `agentverity test`, or in Vitest with `agentverity-action/vitest` among its `setupFiles`"
    );
  const declared = {};
  Error.captureStackTrace(declared, agentTest);
  register({ name, options, body, stack: declared.stack ?? "" });
}
function faultOf(name, options, body) {
  if (typeof name !== "string" || name.trim() === "" || /[\r\n]/.test(name))
    return "needs a name of one line";
  const { runs, agent } = options ?? {};
  const where = `\`${name}\``;
  if (typeof agent !== "function")
    return `${where} needs an \`agent\`: a function \`(input) => answer\`, or a factory of one`;
  if (runs !== void 0 && !(Number.isSafeInteger(runs) && runs >= 1))
    return `${where} has \`runs: ${String(runs)}\`, which is no whole number above 0`;
  return typeof body === "function" ? void 0 : `${where} needs a function to run`;
}

// src/core/behaviour/assertion.ts
var CONFIRMATION_PHRASES = [
  "booked",
  "confirmed",
  "reservation complete",
  "refund issued",
  "completed successfully",
  "reserved",
  "scheduled"
];
function writeAssertion(assertion) {
  const values = argumentsOf(assertion);
  if (values.length === 0) return assertion.name;
  const [only] = values;
  const shown = values.length === 1 ? writeValue(only) : `[${values.map(writeValue).join(", ")}]`;
  return `${assertion.name}: ${shown}`;
}
function argumentsOf(assertion) {
  const { name: _, ...fields } = assertion;
  if (assertion.name === "final_output_matches_pattern") return [assertion.source];
  return Object.values(fields);
}
function writeValue(value) {
  return typeof value === "string" && /^[A-Za-z][\w-]*$/.test(value) ? value : JSON.stringify(value);
}

// src/core/outcome.ts
function outcomeWords(outcome) {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "no-decision":
      return `no decision: ${outcome.reason.replaceAll("_", " ")}`;
    case "tools":
      return outcome.names.length === 0 ? "no tool call" : outcome.names.join(" → ");
    case "text":
      return outcome.text;
  }
}

// src/core/behaviour/check-assertion.ts
function checkAssertion(assertion, observation, checking2) {
  const fault = faultOf2(assertion, observation, checking2);
  if (fault === void 0) return void 0;
  const [category, detail, message] = fault;
  return { assertion: writeAssertion(assertion), category, detail, message };
}
function faultOf2(assertion, observation, checking2) {
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
      if (observation.toolCalls.length > 0) return void 0;
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
      return outputFault(assertion, observation.text, checking2);
    case "did_not_claim_confirmation_without_tool":
      return claimFault(assertion.tool, observation, checking2);
  }
}
function useFault(tool2, calls) {
  if (calls.some((call) => call.name === tool2)) return void 0;
  return ["missing_required_tool", "tool_not_called", `\`${tool2}\` was not called (${pathWords(calls)})`];
}
function absenceFault(tool2, calls) {
  const seen = calls.filter((call) => call.name === tool2).length;
  if (seen === 0) return void 0;
  return ["missing_required_tool", "forbidden_tool_called", `\`${tool2}\` was called ${timesWords(seen)}`];
}
var COUNTS = {
  used_tool_times: { holds: (seen, count2) => seen === count2, words: "" },
  used_tool_at_least: { holds: (seen, count2) => seen >= count2, words: "at least " },
  used_tool_at_most: { holds: (seen, count2) => seen <= count2, words: "at most " }
};
function countFault({ name, tool: tool2, count: count2 }, calls) {
  const { holds, words } = COUNTS[name];
  const seen = calls.filter((call) => call.name === tool2).length;
  if (holds(seen, count2)) return void 0;
  const message = `\`${tool2}\` was called ${timesWords(seen)}, not ${words}${timesWords(count2)}`;
  return ["missing_required_tool", "wrong_tool_count", message];
}
function orderFault(tools, calls) {
  let met = 0;
  for (const call of calls) if (call.name === tools[met]) met += 1;
  const missing = tools[met];
  if (missing === void 0) return void 0;
  const after = met === 0 ? "was not called" : `did not follow \`${tools[met - 1]}\``;
  return ["wrong_tool_order", "wrong_tool_order", `\`${missing}\` ${after} (${pathWords(calls)})`];
}
function successFault(tool2, calls) {
  const own = calls.filter((call) => call.name === tool2);
  if (own.some(succeeded)) return void 0;
  const why = own.length === 0 ? "was not called" : `failed (called ${timesWords(own.length)})`;
  return ["tool_failure", "tool_never_succeeded", `\`${tool2}\` ${why}`];
}
function argumentsFault({ tool: tool2, args }, calls) {
  const own = calls.filter((call) => call.name === tool2);
  if (own.length === 0) return ["missing_required_tool", "tool_not_called", `\`${tool2}\` was not called`];
  const unmet = own.map((call) => Object.keys(args).filter((key) => !hasArgument(call.args, key, args[key])));
  const nearest = unmet.reduce((best, keys) => keys.length < best.length ? keys : best);
  if (nearest.length === 0) return void 0;
  const wrong = nearest.map((key) => `\`${key}\` ${JSON.stringify(args[key])}`).join(", ");
  const where = own.length === 1 ? "its call did not have" : `none of its ${own.length} calls had`;
  return ["wrong_tool_args", "wrong_tool_args", `\`${tool2}\` was called, and ${where} ${wrong}`];
}
function hasArgument(given, key, wanted) {
  if (typeof given !== "object" || given === null || !Object.hasOwn(given, key)) return false;
  return equal(given[key], wanted);
}
function equal(a, b) {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => hasArgument(b, key, a[key]));
}
var LIMITS = {
  steps_less_than: ["step_budget_exceeded", "too_many_steps", "steps_not_reported"],
  latency_less_than: ["latency_exceeded", "too_slow", "latency_not_measured"],
  cost_less_than: ["cost_exceeded", "too_expensive", "cost_not_reported"]
};
function limitFault({ name, limit: limit2 }, { steps, latencyMs, costUsd }) {
  const [category, over, unknown] = LIMITS[name];
  const [value, unit, what] = {
    steps_less_than: [steps, "steps", "`steps`"],
    latency_less_than: [latencyMs, "ms", "a latency"],
    cost_less_than: [costUsd, "US dollars", "a cost"]
  }[name];
  if (value === void 0) return [category, unknown, `the agent reported no ${what.replace("a ", "")}`];
  if (value < limit2) return void 0;
  return [category, over, `${value} ${unit}, not less than ${limit2}`];
}
function errorFault({ errors }) {
  if (errors.length === 0) return void 0;
  return [
    "runtime_error",
    "error_in_run",
    errors.length === 1 ? "1 error in the run" : `${errors.length} errors in the run`
  ];
}
function blankFault({ text: text2 }) {
  return text2.trim() === "" ? ["runtime_error", "blank_output", "the final output is blank"] : void 0;
}
function outputFault(assertion, output, { matches: matches2 }) {
  switch (assertion.name) {
    case "final_output_contains":
      if (output.includes(assertion.text)) return void 0;
      return [
        "output_mismatch",
        "output_missing_content",
        `the final output lacks ${JSON.stringify(assertion.text)}`
      ];
    case "final_output_does_not_contain":
      if (!output.includes(assertion.text)) return void 0;
      return [
        "output_mismatch",
        "unexpected_output_content",
        `the final output has ${JSON.stringify(assertion.text)}`
      ];
    case "final_output_matches_pattern":
      switch (matches2(assertion.pattern, output)) {
        case true:
          return void 0;
        case false:
          return [
            "output_mismatch",
            "output_pattern_mismatch",
            `the final output does not match ${quoted(assertion.source)}`
          ];
        case "timed-out":
          return ["output_mismatch", "pattern_timed_out", timedOutWords(assertion.source)];
      }
  }
}
function timedOutWords(source) {
  return `the pattern ${quoted(source)} found no end on this output and was stopped: rewrite it without nested repetition such as \`(a+)+\``;
}
function claimFault(tool2, { text: text2, toolCalls }, { confirmationPhrases }) {
  const output = text2.toLowerCase();
  const phrase = confirmationPhrases.find((each) => output.includes(each.toLowerCase()));
  if (phrase === void 0) return void 0;
  if (toolCalls.some((call) => (tool2 === void 0 || call.name === tool2) && succeeded(call)))
    return void 0;
  const backing = tool2 === void 0 ? "no tool succeeded" : `\`${tool2}\` did not succeed`;
  return [
    "unsupported_success_claim",
    "unsupported_success_claim",
    `the output says ${JSON.stringify(phrase)}, and ${backing}`
  ];
}
function decisionFault(labels, { verdict }) {
  const wanted = labels.map((label) => `\`${label}\``).join(" or ");
  if (verdict === null) return ["wrong_decision", "no_decision", `no decision, not ${wanted}`];
  if (verdict.kind === "decision" && labels.includes(verdict.label)) return void 0;
  if (verdict.kind === "no-decision")
    return ["wrong_decision", "no_decision", `${outcomeWords(verdict)}, not ${wanted}`];
  return ["wrong_decision", "other_decision", `\`${verdict.label}\`, not ${wanted}`];
}
function succeeded(call) {
  return call.success !== false;
}
function timesWords(count2) {
  if (count2 === 0) return "never";
  return count2 === 1 ? "once" : `${count2} times`;
}
var LONGEST_PATH = 8;
function pathWords(calls) {
  if (calls.length === 0) return "no tool was called";
  const names = calls.slice(0, LONGEST_PATH).map((call) => `\`${call.name}\``);
  const more = calls.length > LONGEST_PATH ? ` and ${calls.length - LONGEST_PATH} more` : "";
  return `called: ${names.join(", ")}${more}`;
}
function quoted(source) {
  return `\`${source}\``;
}

// src/core/read-observation.ts
function readObservation(raw) {
  if (typeof raw === "string") return readText(raw);
  if (!isFields(raw)) return malformed(`expected an object or a string, got ${describe(raw)}`);
  let observation = { text: "", verdict: null, toolCalls: [], errors: [] };
  for (const readPart of PARTS) {
    const part = readPart(raw);
    if (!part.ok) return malformed(part.why);
    observation = { ...observation, ...part.value };
  }
  if (raw["verdict"] === void 0 && !saysSomething(raw)) {
    return malformed("it has none of `verdict`, `text` and `toolCalls`");
  }
  return { ok: true, observation };
}
function saysSomething(raw) {
  const stated = first(raw, [...TEXT, ...TOOL_CALLS]);
  return (stated ?? firstText(raw, TEXT_LIKE) ?? namedDecision(raw)) !== void 0;
}
var PARTS = [
  (raw) => {
    const text2 = first(raw, TEXT) ?? firstText(raw, TEXT_LIKE) ?? "";
    if (typeof text2 === "string") return { ok: true, value: { text: text2 } };
    return { ok: false, why: `\`text\` must be a string, got ${describe(text2)}` };
  },
  (raw) => {
    const verdict = readVerdict(labelOf(raw["verdict"] ?? namedDecision(raw)));
    return verdict.ok ? { ok: true, value: { verdict: verdict.value } } : verdict;
  },
  (raw) => {
    const calls = readCalls(first(raw, TOOL_CALLS) ?? []);
    return calls.ok ? { ok: true, value: { toolCalls: calls.value } } : calls;
  },
  (raw) => {
    const errors = raw["errors"] ?? (typeof raw["error"] === "string" ? [raw["error"]] : []);
    if (isStringList(errors)) return { ok: true, value: { errors } };
    return { ok: false, why: "`errors` must be a list of strings" };
  },
  (raw) => readNumbers(raw),
  (raw) => {
    const metadata = raw["metadata"] ?? void 0;
    if (metadata === void 0) return { ok: true, value: {} };
    return isFields(metadata) ? { ok: true, value: { metadata } } : { ok: false, why: "`metadata` must be an object" };
  }
];
function readText(raw) {
  const label = raw.trim();
  if (label === "") return malformed("the answer is an empty string");
  const verdict = label.length > MAX_LABEL ? { kind: "no-decision", reason: "open_ended" } : { kind: "decision", label };
  return { ok: true, observation: { text: raw, verdict, toolCalls: [], errors: [] } };
}
function labelOf(verdict) {
  return isFields(verdict) && verdict["kind"] === "decision" ? verdict["label"] : verdict;
}
function readVerdict(raw) {
  if (raw === void 0 || raw === null) return { ok: true, value: null };
  if (typeof raw === "string") {
    const label = raw.trim();
    if (label === "") return { ok: false, why: "`verdict` is an empty string; use null or a reason" };
    if (label.length > MAX_LABEL) return { ok: false, why: tooLong("verdict", label) };
    return { ok: true, value: { kind: "decision", label } };
  }
  if (isFields(raw) && (raw["kind"] === "no_decision" || raw["kind"] === "no-decision")) {
    const reason = raw["reason"];
    if (isNoDecisionReason(reason)) return { ok: true, value: { kind: "no-decision", reason } };
    return { ok: false, why: `\`verdict.reason\` is ${describe(reason)}, which is no known reason` };
  }
  return { ok: false, why: `\`verdict\` must be a string, null or a no-decision, got ${describe(raw)}` };
}
function readCalls(raw) {
  if (Array.isArray(raw)) return readToolCalls(raw);
  return { ok: false, why: `\`toolCalls\` must be a list, got ${describe(raw)}` };
}
function readNumbers(raw) {
  const seconds = raw["latency"];
  const found = {
    // Some list the steps instead of counting them.
    steps: Array.isArray(raw["steps"]) ? raw["steps"].length : raw["steps"],
    latencyMs: first(raw, LATENCY_MS) ?? (typeof seconds === "number" ? seconds * 1e3 : seconds),
    costUsd: first(raw, COST_USD)
  };
  const numbers = {};
  for (const [name, value] of Object.entries(found)) {
    if (value === void 0 || value === null) continue;
    if (typeof value !== "number" || !Number.isFinite(value) || value < 0) {
      return { ok: false, why: `\`${name}\` must be a number ≥ 0, got ${describe(value)}` };
    }
    numbers[name] = value;
  }
  return { ok: true, value: numbers };
}
function tooLong(field, text2) {
  return `\`${field}\` has ${text2.length} characters, more than the ${MAX_LABEL} of a decision`;
}
function malformed(why) {
  return { ok: false, why };
}
function isStringList(value) {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
function describe(value) {
  if (value === null || value === void 0) return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  const shown = typeof value === "string" ? `"${value.slice(0, 60)}"` : String(value);
  return `the ${typeof value} ${shown}`;
}

// src/core/behaviour/read-assertion.ts
var tool = (name) => ({
  least: 1,
  most: 1,
  takes: "the name of a tool",
  example: `${name}: search`,
  read: ([value]) => isName(value) ? { name, tool: value } : void 0
});
var times = (name) => ({
  least: 2,
  most: 2,
  takes: "the name of a tool and a whole number",
  example: `${name}: [search, 2]`,
  read: ([value, count2]) => isName(value) && isCount(count2) ? { name, tool: value, count: count2 } : void 0
});
var bare = (name) => ({
  least: 0,
  most: 0,
  takes: "no argument",
  example: name,
  read: () => ({ name })
});
var limit = (name, unit, example) => ({
  least: 1,
  most: 1,
  takes: `a number of ${unit} above 0`,
  example: `${name}: ${example}`,
  read: ([value]) => typeof value === "number" && Number.isFinite(value) && value > 0 ? { name, limit: value } : void 0
});
var text = (name) => ({
  least: 1,
  most: 1,
  takes: "a text that is not empty",
  example: `${name}: "order number"`,
  read: ([value]) => isName(value) ? { name, text: value } : void 0
});
var SIGNATURES = {
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
    read: ([tools]) => isNames(tools) ? { name: "used_tools_in_order", tools } : void 0
  },
  tool_succeeded: tool("tool_succeeded"),
  tool_called_with_args: {
    least: 2,
    most: 2,
    takes: "the name of a tool and a mapping of its arguments",
    example: "tool_called_with_args: [book_table, {guests: 2}]",
    read: ([value, args]) => isName(value) && isFields2(args) ? { name: "tool_called_with_args", tool: value, args } : void 0
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
    read: ([source]) => isName(source) ? readPattern(source) : void 0
  },
  did_not_claim_confirmation_without_tool: {
    least: 0,
    most: 1,
    takes: "the name of a tool, or nothing",
    example: "did_not_claim_confirmation_without_tool: book_table",
    read: ([value]) => {
      const name = "did_not_claim_confirmation_without_tool";
      if (value === void 0) return { name };
      return isName(value) ? { name, tool: value } : void 0;
    }
  },
  latency_less_than: limit("latency_less_than", "milliseconds", "2000"),
  cost_less_than: limit("cost_less_than", "US dollars", "0.01"),
  decided: {
    least: 1,
    most: 1,
    takes: "the name of a decision",
    example: "decided: escalate",
    read: ([label]) => isName(label) ? { name: "decided", label } : void 0
  },
  decided_one_of: {
    least: 1,
    most: 1,
    takesList: true,
    takes: "a list of decisions with at least one in it",
    example: "decided_one_of: [refund, escalate]",
    read: ([labels]) => isNames(labels) ? { name: "decided_one_of", labels } : void 0
  }
};
var ASSERTION_NAMES = Object.keys(SIGNATURES);
function readAssertion(name, given) {
  const signature = SIGNATURES[name];
  const values = argumentsOf2(signature, given);
  const isRightNumber = values.length >= signature.least && values.length <= signature.most;
  try {
    const assertion = isRightNumber ? signature.read(values) : void 0;
    if (assertion !== void 0) return { ok: true, assertion };
  } catch (error) {
    return {
      ok: false,
      why: `has a pattern that cannot be read: ${error.message}`,
      hint: PATTERN_HINT
    };
  }
  const nothing = given === void 0 || given === null;
  const got = nothing && signature.least > 0 ? "has no argument, and takes" : "takes";
  return { ok: false, why: `${got} ${signature.takes}`, hint: `Write for example \`${signature.example}\`.` };
}
var PATTERN_HINT = "Write a JavaScript regular expression, in single quotes so that YAML leaves backslashes alone.";
function argumentsOf2({ takesList }, given) {
  if (given === void 0 || given === null) return [];
  if (!Array.isArray(given)) return [given];
  const isListItself = takesList === true && !Array.isArray(given[0]);
  return isListItself ? [given] : given;
}
function readPattern(source) {
  const inline = /^\(\?([ims]+)\)/.exec(source);
  const flags = [...new Set(inline?.[1] ?? "")].join("");
  const pattern = new RegExp(inline === null ? source : source.slice(inline[0].length), flags);
  return { name: "final_output_matches_pattern", source, pattern };
}
function isName(value) {
  return typeof value === "string" && value !== "";
}
function isNames(value) {
  return Array.isArray(value) && value.length > 0 && value.every(isName);
}
function isCount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}
function isFields2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/core/behaviour/expect-agent.ts
var AgentAssertionError = class extends Error {
  name = "AgentAssertionError";
  failures;
  constructor(failures) {
    super(failures.map(failureWords).join("\n"));
    this.failures = failures;
  }
};
function failureWords({ assertion, category, message }) {
  return `${assertion}: ${message} [${category}]`;
}
function expectObservation(result, { collect = false }, context) {
  const observation = observationOf(result);
  const failures = [];
  const chain = {
    verify: () => {
      if (failures.length > 0) throw new AgentAssertionError([...failures]);
    }
  };
  for (const name of METHODS) {
    chain[name] = (...given) => {
      const failure = checkAssertion(assertionOf(name, given), observation, context);
      if (failure === void 0) return chain;
      if (!collect) throw new AgentAssertionError([failure]);
      failures.push(failure);
      context.collected?.(failure);
      return chain;
    };
  }
  return chain;
}
function observationOf(result) {
  const read2 = readObservation(result);
  if (read2.ok) return read2.observation;
  throw new TypeError(`this is no answer of an agent: ${read2.why}`);
}
function assertionOf(name, given) {
  const [only] = given;
  if (only instanceof RegExp && name === "finalOutputMatchesPattern") return patternOf(only);
  const read2 = readAssertion(SNAKES[name], given.length === 0 ? void 0 : given);
  if (read2.ok) return read2.assertion;
  throw new TypeError(`\`${name}\` ${read2.why}`);
}
function patternOf({ source, flags }) {
  const kept = flags.replace(/[dgy]/g, "");
  const written = /^[ims]*$/.test(kept) ? `${kept === "" ? "" : `(?${kept})`}${source}` : `/${source}/${kept}`;
  return { name: "final_output_matches_pattern", source: written, pattern: new RegExp(source, kept) };
}
var METHOD_NAMES = {
  used_tool: "usedTool",
  used_tool_times: "usedToolTimes",
  used_tool_at_least: "usedToolAtLeast",
  used_tool_at_most: "usedToolAtMost",
  did_not_use_tool: "didNotUseTool",
  used_any_tool: "usedAnyTool",
  used_tools_in_order: "usedToolsInOrder",
  tool_succeeded: "toolSucceeded",
  tool_called_with_args: "toolCalledWithArgs",
  steps_less_than: "stepsLessThan",
  finished_successfully: "finishedSuccessfully",
  did_not_error: "didNotError",
  final_output_contains: "finalOutputContains",
  final_output_does_not_contain: "finalOutputDoesNotContain",
  final_output_matches_pattern: "finalOutputMatchesPattern",
  did_not_claim_confirmation_without_tool: "didNotClaimConfirmationWithoutTool",
  latency_less_than: "latencyLessThan",
  cost_less_than: "costLessThan",
  decided: "decided",
  decided_one_of: "decidedOneOf"
};
var METHODS = Object.values(METHOD_NAMES);
var SNAKES = Object.fromEntries(
  Object.entries(METHOD_NAMES).map(([snake, method]) => [method, snake])
);

// src/core/behaviour/agent-matchers.ts
var MEANINGS = {
  toHaveUsedTool: { holds: "usedTool", opposite: "didNotUseTool" },
  toHaveUsedToolTimes: { holds: "usedToolTimes" },
  toHaveUsedToolAtLeast: { holds: "usedToolAtLeast" },
  toHaveUsedToolAtMost: { holds: "usedToolAtMost" },
  toHaveUsedAnyTool: { holds: "usedAnyTool" },
  toHaveUsedToolsInOrder: { holds: "usedToolsInOrder" },
  toHaveSucceededWithTool: { holds: "toolSucceeded" },
  toHaveCalledToolWithArgs: { holds: "toolCalledWithArgs" },
  toHaveStepsBelow: { holds: "stepsLessThan" },
  toHaveFinishedSuccessfully: { holds: "finishedSuccessfully" },
  toHaveErrored: { opposite: "didNotError", words: "the agent reported no error" },
  toHaveFinalOutputContaining: { holds: "finalOutputContains", opposite: "finalOutputDoesNotContain" },
  toHaveFinalOutputMatching: { holds: "finalOutputMatchesPattern" },
  toHaveClaimedConfirmationWithoutTool: {
    opposite: "didNotClaimConfirmationWithoutTool",
    words: "the agent claimed no success that its tools do not show"
  },
  toHaveLatencyBelow: { holds: "latencyLessThan" },
  toHaveCostBelow: { holds: "costLessThan" },
  toHaveDecided: { holds: "decided" },
  toHaveDecidedOneOf: { holds: "decidedOneOf" }
};
var MATCHER_NAMES = Object.keys(MEANINGS);
function matchAgent(name, result, given, { isNot, checking: checking2 }) {
  const observation = observationOf(result);
  const meaning = MEANINGS[name];
  const check = (method) => {
    const assertion = assertionOf(method, given);
    return { failure: checkAssertion(assertion, observation, checking2), written: writeAssertion(assertion) };
  };
  if (!("holds" in meaning)) return opposed(check(meaning.opposite).failure, meaning.words);
  if (isNot && meaning.opposite !== void 0) return opposed(check(meaning.opposite).failure, "");
  const { failure, written } = check(meaning.holds);
  if (failure === void 0) return { pass: true, message: `not expected, and it holds: ${written}` };
  return { pass: isNot && UNKNOWN.has(failure.detail), message: failureWords(failure) };
}
function opposed(failure, words) {
  return failure === void 0 ? { pass: false, message: words } : { pass: true, message: failureWords(failure) };
}
var UNKNOWN = /* @__PURE__ */ new Set([
  "steps_not_reported",
  "latency_not_measured",
  "cost_not_reported",
  "pattern_timed_out"
]);

// src/pipeline/behaviour/bounded-match.ts
var { createContext, Script } = process.getBuiltinModule("node:vm");
var LONGEST = 250;
var PATIENCE = 8;
var IMPATIENT = 10;
function boundedMatcher(longest = LONGEST) {
  const subject = {};
  const context = createContext(subject);
  const script = new Script("pattern.test(text)");
  const stopped = /* @__PURE__ */ new Set();
  const strikes = /* @__PURE__ */ new Map();
  return (pattern, text2) => {
    const key = `${pattern}
${text2}`;
    if (stopped.has(key)) return "timed-out";
    subject.pattern = pattern;
    subject.text = text2;
    try {
      return script.runInContext(context, {
        timeout: (strikes.get(pattern) ?? 0) < PATIENCE ? longest : IMPATIENT
      }) === true;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      stopped.add(key);
      strikes.set(pattern, (strikes.get(pattern) ?? 0) + 1);
      return "timed-out";
    }
  };
}
function isTimeout(error) {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : void 0;
  return code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

// src/pipeline/behaviour/expect-agent.ts
var matches;
var checking = {
  matches: (pattern, text2) => {
    matches ??= boundedMatcher();
    return matches(pattern, text2);
  },
  confirmationPhrases: CONFIRMATION_PHRASES
};
function expectAgent(result, options = {}) {
  return expectObservation(result, options, { ...checking, collected: noteFailure });
}

// src/agent/framework-result.ts
async function readFrameworkResult(answer) {
  const read2 = readerOf(answer);
  if (read2 !== void 0) return read2(answer, void 0);
  const wrapped = readerOf(resultIn(answer));
  if (wrapped === void 0) return answer;
  const { result, messages, ...own } = answer;
  return { ...await wrapped(result, messages), ...own };
}
var READERS = [
  {
    fits: isLangGraph,
    read: async (state) => (await import("./chunk-3CKYJB6X.js")).fromLangGraph(state)
  },
  {
    fits: ({ newItems, rawResponses }) => Array.isArray(newItems) && Array.isArray(rawResponses),
    read: async (result) => (await import("./chunk-CWHVJMP6.js")).fromOpenAIAgents(result)
  },
  {
    fits: isAISDK,
    read: async (result) => (await import("./chunk-PGYN2JPQ.js")).fromAISDK(result)
  },
  {
    fits: isAISDKStream,
    read: async (result) => (await import("./chunk-PGYN2JPQ.js")).fromAISDK(await endOf(result))
  },
  {
    fits: ({ type }) => type === "agentResult",
    read: async (result, messages) => {
      const { fromStrands } = await import("./chunk-V2PPBMPY.js");
      return fromStrands(result, Array.isArray(messages) ? { messages } : {});
    }
  }
];
function readerOf(value) {
  if (typeof value !== "object" || value === null) return void 0;
  try {
    return READERS.find(({ fits }) => fits(value))?.read;
  } catch {
    return void 0;
  }
}
function resultIn(answer) {
  const own = typeof answer === "object" && answer !== null && Object.getOwnPropertyDescriptor(answer, "result");
  return own ? own.value : void 0;
}
function isLangGraph(fields) {
  const { messages } = fields;
  if (!Array.isArray(messages) || messages.length === 0) return false;
  if (["text", "toolCalls", "tool_calls", "tools"].some((name) => fields[name] !== void 0)) return false;
  return messages.every((message) => typeof (message?.getType ?? message?._getType) === "function");
}
function isAISDK(fields) {
  const { steps, text: text2 } = fields;
  return typeof text2 === "string" && Array.isArray(steps) && steps.length > 0 && steps.every(isStep);
}
function isAISDKStream({ steps, text: text2, finishReason }) {
  return [steps, text2, finishReason].every((part) => part instanceof Promise);
}
async function endOf({ steps, text: text2, finishReason, totalUsage }) {
  const [end, said] = [await steps, await text2];
  const rest = { finishReason: await finishReason, totalUsage: await totalUsage };
  return { steps: end, text: said, ...rest };
}
function isStep(step) {
  const { content, finishReason } = step ?? {};
  return Array.isArray(content) && typeof finishReason === "string";
}

// src/agent/worker-protocol.ts
var MAX_ANSWER_BYTES = 16 * 1024 * 1024;

// src/agent/worker-answer.ts
var MAX_ERROR = 2e3;
function describeError(error) {
  try {
    return describe2(error, 0).slice(0, MAX_ERROR);
  } catch {
    return "an error that cannot be read";
  }
}
function describe2(error, depth) {
  if (typeof error === "string") return JSON.stringify(error);
  if (typeof error !== "object" || error === null) return String(error);
  const { name, message, code, cause } = error;
  if (typeof message !== "string") return `an object ${JSON.stringify(error)}`;
  const said = message === "" && typeof code === "string" ? code : message;
  const text2 = `${typeof name === "string" ? name : "Error"}: ${said}`;
  return cause === void 0 || depth > 2 ? text2 : `${text2} (cause: ${describe2(cause, depth + 1)})`;
}

// src/agent/code-run.ts
async function runOnce(test2) {
  const observations = [];
  const notes = { failures: [] };
  let byAgent;
  try {
    const answer = await freshAgent(test2);
    const agent = async (input) => {
      try {
        const since = performance.now();
        const returned = await answer(input);
        const latencyMs = Math.round((performance.now() - since) * 1e3) / 1e3;
        const observation = { latencyMs, ...read(await readFrameworkResult(returned)) };
        observations.push(observation);
        return observation;
      } catch (error) {
        byAgent = error;
        throw error;
      }
    };
    await withNotes(notes, async () => test2.body(agent));
    return { observations, failures: notes.failures };
  } catch (error) {
    if (isAssertionError(error))
      return { observations, failures: withThrown(notes.failures, error.failures) };
    return { observations, failures: notes.failures, thrown: thrownOf(error, error === byAgent) };
  }
}
async function freshAgent({ name, options }) {
  const agent = options.agent;
  if (agent.length > 0) return agent;
  const made = await agent();
  if (typeof made === "function") return made;
  throw new TypeError(
    `the \`agent\` of \`${name}\` declares no parameter, so it was taken as a factory, and it returned no function; if it answers itself, declare its parameter: \`(input) => …\``
  );
}
function read(answer) {
  const found = readObservation(answer === void 0 ? void 0 : JSON.parse(JSON.stringify(answer)));
  if (found.ok) return found.observation;
  throw new TypeError(`the agent's answer cannot be read: ${found.why}`);
}
function isAssertionError(error) {
  if (!(error instanceof Error) || error.name !== "AgentAssertionError") return false;
  return Array.isArray(error.failures);
}
function withThrown(noted, thrown) {
  const known = new Set(noted.map((failure) => JSON.stringify(failure)));
  return [...noted, ...thrown.filter((failure) => !known.has(JSON.stringify(failure)))];
}
function thrownOf(error, byAgent) {
  const isError = error instanceof Error;
  return {
    name: isError ? error.name : typeof error,
    message: describeError(error),
    stack: isError ? error.stack ?? "" : "",
    byAgent
  };
}

// src/core/behaviour/judge-tests.ts
function judgeTests(results, minimum, comparison) {
  const regressed = new Set(
    (comparison?.changes ?? []).filter((change) => change.verdict === "regression").map((change) => change.name)
  );
  const tests = results.map(
    (result) => ({ result, faults: faultsOf(result, minimum, regressed) })
  );
  const vanished = comparison?.vanished.length ?? 0;
  const isUnfinished = tests.some(({ faults }) => faults.some((fault) => fault.kind === "unfinished"));
  const isFailed2 = vanished > 0 || tests.some(({ faults }) => faults.length > 0);
  const whole2 = isFailed2 ? "failed" : "passed";
  const status = isUnfinished ? "incomplete" : whole2;
  return { tests, comparison, minimum, status, exitCode: EXIT_CODES[status] };
}
var EXIT_CODES = { incomplete: 2, failed: 1, passed: 0 };
function faultsOf(result, minimum, regressed) {
  const missing = result.planned - result.total;
  return [
    ...missing > 0 ? [{ kind: "unfinished", missing }] : [],
    ...regressed.has(result.name) ? [{ kind: "regressed" }] : [],
    ...result.successRate < minimum ? [{ kind: "below-minimum", minimum }] : []
  ];
}

// src/core/stats/wilson.ts
var Z_95 = 1.96;
function wilsonInterval(successes, trials, z = Z_95) {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  const rate = successes / trials;
  const denominator = 1 + z * z / trials;
  const centre = (rate + z * z / (2 * trials)) / denominator;
  const half = z * Math.sqrt((rate * (1 - rate) + z * z / (4 * trials)) / trials) / denominator;
  return { lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) };
}
function requireCounts(successes, trials) {
  if (!Number.isSafeInteger(trials) || trials < 0) {
    throw new RangeError(`trials must be an integer >= 0, got ${trials}`);
  }
  if (!Number.isSafeInteger(successes) || successes < 0 || successes > trials) {
    throw new RangeError(`successes must be an integer in [0, ${trials}], got ${successes}`);
  }
}

// src/core/stats/binomial.ts
function binomialMass(successes, trials, rate) {
  requireCounts(successes, trials);
  if (rate <= 0) return successes === 0 ? 1 : 0;
  if (rate >= 1) return successes === trials ? 1 : 0;
  if (successes === 0) return Math.exp(trials * Math.log1p(-rate));
  if (successes === trials) return Math.exp(trials * Math.log(rate));
  const failures = trials - successes;
  const logMass = stirlingError(trials) - stirlingError(successes) - stirlingError(failures) - deviance(successes, trials * rate) - deviance(failures, trials * (1 - rate));
  return Math.sqrt(trials / (2 * Math.PI * successes * failures)) * Math.exp(logMass);
}
function binomialLowerTail(successes, trials, rate) {
  requireCounts(successes, trials);
  if (successes === trials) return 1;
  if (successes > trials * rate) return 1 - sumUpward(successes + 1, trials, rate);
  return sumDownward(successes, trials, rate);
}
function binomialUpperTail(successes, trials, rate) {
  requireCounts(successes, trials);
  if (successes === 0) return 1;
  if (successes <= trials * rate) return 1 - sumDownward(successes - 1, trials, rate);
  return sumUpward(successes, trials, rate);
}
function sumDownward(from, trials, rate) {
  let term = binomialMass(from, trials, rate);
  let sum = term;
  for (let k = from; k > 0; k -= 1) {
    term *= k / (trials - k + 1) * ((1 - rate) / rate);
    if (sum + term === sum) break;
    sum += term;
  }
  return Math.min(1, sum);
}
function sumUpward(from, trials, rate) {
  let term = binomialMass(from, trials, rate);
  let sum = term;
  for (let k = from; k < trials; k += 1) {
    term *= (trials - k) / (k + 1) * (rate / (1 - rate));
    if (sum + term === sum) break;
    sum += term;
  }
  return Math.min(1, sum);
}
function stirlingError(n) {
  if (n < SMALL_STIRLING_ERRORS.length) return SMALL_STIRLING_ERRORS[n];
  const nn = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / nn) / nn) / nn) / nn) / n;
}
var SMALL_STIRLING_ERRORS = [
  0,
  0.08106146679532726,
  0.0413406959554093,
  0.02767792568499834,
  0.020790672103765093,
  0.016644691189821193,
  0.013876128823070748,
  0.01189670994589177,
  0.010411265261972096,
  0.009255462182712733,
  0.00833056343336287,
  0.007573675487951841,
  0.00694284010720953,
  0.006408994188004207,
  0.0059513701127588475,
  0.005554733551962801
];
function deviance(x, mean2) {
  if (Math.abs(x - mean2) >= 0.1 * (x + mean2)) return x * Math.log(x / mean2) + mean2 - x;
  const v = (x - mean2) / (x + mean2);
  let sum = (x - mean2) * v;
  let power = 2 * x * v;
  for (let j = 1; j < 1e3; j += 1) {
    power *= v * v;
    const next = sum + power / (2 * j + 1);
    if (next === sum) break;
    sum = next;
  }
  return sum;
}

// src/core/stats/clopper-pearson.ts
function clopperPearsonInterval(successes, trials, tailProbability = 0.025) {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  return {
    lower: successes === 0 ? 0 : bisect((rate) => binomialUpperTail(successes, trials, rate) > tailProbability),
    upper: successes === trials ? 1 : bisect((rate) => binomialLowerTail(successes, trials, rate) <= tailProbability)
  };
}
function bisect(holds) {
  let low = 0;
  let high = 1;
  for (; ; ) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return high;
    if (holds(middle)) high = middle;
    else low = middle;
  }
}

// src/core/stats/flakiness.ts
function flakiness(passes, runs) {
  requireCounts(passes, runs);
  if (runs === 0) throw new RangeError("no run says nothing about flakiness");
  const estimate = score(passes / runs);
  const { lower, upper } = clopperPearsonInterval(passes, runs);
  const [least, most] = [Math.min(score(lower), score(upper)), Math.max(score(lower), score(upper))];
  return {
    estimate,
    corrected: runs === 1 ? 0 : Math.min(1, estimate * runs / (runs - 1)),
    interval: { lower: least, upper: lower <= 0.5 && upper >= 0.5 ? 1 : most }
  };
}
function score(rate) {
  return 4 * rate * (1 - rate);
}

// src/core/behaviour/score-test.ts
function summariseRuns({ name, line, file, assertions, planned }, runs) {
  const figures = figuresOf(runs);
  const { passed, total: total2 } = figures;
  return {
    name,
    ...line === void 0 ? {} : { line },
    ...file === void 0 ? {} : { file },
    assertions,
    planned,
    runs,
    ...figures,
    wilson: wilsonInterval(passed, total2),
    exact: clopperPearsonInterval(passed, total2),
    flakiness: total2 === 0 ? void 0 : flakiness(passed, total2),
    failures: failuresOf(runs)
  };
}
var COMMON_PATHS = 3;
function figuresOf(runs) {
  const total2 = runs.length;
  const passed = runs.filter((run) => run.passed).length;
  const paths = tally(runs.map((run) => JSON.stringify(run.path)));
  const presence = tally(runs.flatMap((run) => [...new Set(run.path)]));
  return {
    total: total2,
    passed,
    successRate: total2 === 0 ? 0 : passed / total2,
    toolPresence: presence.toSorted((a, b) => a.name < b.name ? -1 : 1),
    commonPaths: paths.filter(({ name }) => name !== "[]").slice(0, COMMON_PATHS).map(({ name, count: count2 }) => ({ path: JSON.parse(name), count: count2 })),
    unstablePaths: paths.length > 1,
    categories: tally(runs.flatMap((run) => run.failures.map((failure) => failure.category))),
    averageSteps: mean(runs.map((run) => run.steps)),
    averageLatencyMs: mean(runs.map((run) => run.latencyMs)),
    averageCostUsd: mean(runs.map((run) => run.costUsd))
  };
}
function tally(names) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count2]) => ({ name, count: count2 })).sort((a, b) => b.count - a.count);
}
function failuresOf(runs) {
  const found = /* @__PURE__ */ new Map();
  for (const failure of runs.flatMap((run) => run.failures)) {
    const key = JSON.stringify([failure.assertion, failure.message]);
    const known = found.get(key);
    if (known === void 0) found.set(key, { failure, count: 1 });
    else known.count += 1;
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
function mean(values) {
  const known = values.filter((value) => value !== void 0);
  return known.length === 0 ? void 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}

// src/report/format.ts
var NOISE = 1e-12;
var MOST_DECIMALS = 10;
function percent(fraction) {
  const exact = withoutNoise(fraction);
  return `${digitsOf(exact, (text2) => !misleads(text2, exact))} %`;
}
function withoutNoise(fraction) {
  if (!(fraction >= 0 && fraction <= 1)) throw new RangeError(`not a fraction: ${fraction}`);
  if (fraction < NOISE) return 0;
  return 1 - fraction < NOISE ? 1 : fraction;
}
function digitsOf(fraction, clear) {
  for (let decimals = 1; decimals < MOST_DECIMALS; decimals += 1) {
    const text2 = withoutZeros((fraction * 100).toFixed(decimals));
    if (clear(text2)) return text2;
  }
  return withoutZeros((fraction * 100).toFixed(MOST_DECIMALS));
}
function misleads(text2, fraction) {
  return text2 === "0" && fraction !== 0 || text2 === "100" && fraction !== 1;
}
function withoutZeros(text2) {
  return text2.replace(/\.?0+$/, "");
}
function whole(count2) {
  return String(count2).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
function count(number, singular, plural = `${singular}s`) {
  return `${whole(number)} ${number === 1 ? singular : plural}`;
}
function quoteName(name) {
  if (name === "") return "`(empty)`";
  const longest = Math.max(0, ...(name.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const blank = name.trim() === "";
  const padded = !blank && /^`|`$|^ .* $/s.test(name) ? ` ${name} ` : name;
  return `${fence}${padded}${fence}`;
}
function sentence(clause) {
  const text2 = clause.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return text2 === "" || /[.!?…]$/.test(text2) ? text2 : `${text2}.`;
}

// src/report/build-behaviour-findings.ts
var KINDS = 3;
function testWords({ result }) {
  const missing = result.planned - result.total;
  const unmade = missing === 0 ? "" : `, ${whole(missing)} never made`;
  const passed = `${quoteName(result.name)} passed ${whole(result.passed)} of ${count(result.total, "run")}${unmade}`;
  if (result.failures.length === 0) return passed;
  const why = result.failures.map(({ failure, count: runs }) => `${failure.message} (${count(runs, "run")})`);
  const rest = why.length - KINDS;
  return `${passed}: ${why.slice(0, KINDS).join("; ")}${rest > 0 ? `; ${whole(rest)} more` : ""}`;
}

// src/report/build-behaviour-report.ts
function testReport({ result, faults }) {
  const { wilson, exact, flakiness: flakiness2, failures } = result;
  return {
    ...referenceReport(result),
    ...result.line === void 0 ? {} : { line: result.line },
    ...result.file === void 0 ? {} : { file: result.file },
    outcome: faults.length === 0 ? "passed" : "failed",
    faults: faults.map((fault) => fault.kind),
    planned_runs: result.planned,
    success_interval: {
      lower: wilson.lower,
      upper: wilson.upper,
      exact_lower: exact.lower,
      exact_upper: exact.upper
    },
    flakiness: flakiness2 === void 0 ? null : {
      corrected: flakiness2.corrected,
      lower: flakiness2.interval.lower,
      upper: flakiness2.interval.upper
    },
    assertions: result.assertions.map(writeAssertion),
    failures: failures.map(({ failure, count: count2 }) => ({ ...failure, runs: count2 })),
    failure_details: detailsOf(result),
    runs: result.runs.map(runReport)
  };
}
function referenceReport(result) {
  const { total: total2, passed, flakiness: flakiness2 } = result;
  return {
    test_name: result.name,
    ...figureFields(result),
    failed_runs: total2 - passed,
    success_rate: inPercent(passed, total2),
    failure_reasons: result.failures.map(
      ({ failure, count: count2 }) => `${failure.message} (${count2}/${total2} runs)`
    ),
    flakiness_score: roundedFlakiness(flakiness2?.estimate ?? 0)
  };
}
function figureFields(figures) {
  const { total: total2, passed, categories } = figures;
  return {
    total_runs: total2,
    passed_runs: passed,
    average_steps: figures.averageSteps ?? null,
    average_latency: inSeconds(figures.averageLatencyMs),
    average_cost: figures.averageCostUsd ?? null,
    tool_presence: rates(figures.toolPresence, total2),
    common_tool_paths: figures.commonPaths.map(({ path, count: count2 }) => ({
      path,
      count: count2,
      rate: inPercent(count2, total2)
    })),
    failure_categories: Object.fromEntries(categories.map(({ name, count: count2 }) => [name, count2])),
    unstable_tool_paths: figures.unstablePaths
  };
}
function roundedFlakiness(estimate) {
  return Math.round(estimate * 1e3) / 1e3;
}
function detailsOf({ failures }) {
  const counts = {};
  for (const { failure, count: count2 } of failures) counts[failure.detail] = (counts[failure.detail] ?? 0) + count2;
  return counts;
}
function runReport({ passed, failures, path, steps, latencyMs, costUsd }) {
  return {
    passed,
    failures: failures.map(({ assertion, category, detail, message }) => ({
      assertion: assertion ?? null,
      category,
      detail,
      message
    })),
    tools: path,
    steps: steps ?? null,
    latency_ms: latencyMs ?? null,
    cost_usd: costUsd ?? null
  };
}
function rates(counts, total2) {
  return Object.fromEntries(counts.map(({ name, count: count2 }) => [name, inPercent(count2, total2)]));
}
function inPercent(count2, total2) {
  return total2 === 0 ? 0 : count2 / total2 * 100;
}
function inSeconds(milliseconds) {
  return milliseconds === void 0 ? null : milliseconds / 1e3;
}

// src/pipeline/behaviour/score-code-run.ts
function scoreCodeRun(made, redact) {
  if (!made.ok) return { passed: false, failures: [endedEarly(made)], path: [], steps: 0 };
  const { observations, failures, thrown } = made.reply;
  const all = [...failures, ...thrown === void 0 ? [] : [throwing(thrown)]];
  return {
    passed: all.length === 0,
    failures: all.map((failure) => ({ ...failure, message: redact(failure.message) })),
    path: observations.flatMap(({ toolCalls }) => toolCalls.map((call) => redact(call.name))),
    ...total("steps", observations),
    ...total("latencyMs", observations),
    ...total("costUsd", observations)
  };
}
function total(name, observations) {
  const known = observations.flatMap((observation) => observation[name] ?? []);
  const sum = known.reduce((all, value) => all + value, 0);
  return known.length === 0 ? {} : { [name]: sum };
}
function endedEarly({ kind, ended }) {
  const message = ended.replace("the agent's process ended during the call", "the process ended during the run").replace("no answer within", "the run did not end within");
  return runtimeError(kind === "timeout" ? "run_timed_out" : "process_ended", message);
}
function throwing({ name, byAgent, line }) {
  const where = line === void 0 ? "" : ` (line ${line})`;
  const who = byAgent ? "the agent" : "the test";
  return runtimeError(byAgent ? "agent_failed" : "test_threw", `${who} threw \`${name}\`${where}`);
}
function runtimeError(detail, message) {
  return { category: "runtime_error", detail, message };
}

// src/pipeline/behaviour/vitest-test.ts
function readVitestSettings(given) {
  const settings2 = { runs: DEFAULT_RUNS, minSuccessRate: 1, timeout: 6e4 };
  if (given === void 0 || given === null) return settings2;
  for (const [name, value] of Object.entries(given)) {
    const range = Object.hasOwn(RANGES, name) ? RANGES[name] : void 0;
    if (range === void 0)
      throw new TypeError(
        `\`provide.agentverity\` has \`${name}\`, and takes ${Object.keys(RANGES).join(", ")}`
      );
    if (typeof value !== "number" || !range.holds(value))
      throw new TypeError(`\`provide.agentverity.${name}\` is ${String(value)}, not ${range.words}`);
    settings2[name] = value;
  }
  return settings2;
}
var RANGES = {
  runs: { words: "a whole number above 0", holds: (value) => Number.isSafeInteger(value) && value >= 1 },
  minSuccessRate: { words: "above 0 and at most 1", holds: (value) => value > 0 && value <= 1 },
  timeout: { words: "milliseconds above 0", holds: (value) => value > 0 && value < 2 ** 31 }
};
var MARGIN = 1e4;
function vitestTest(test2, settings2) {
  const planned = test2.options.runs ?? settings2.runs;
  return {
    timeout: planned * settings2.timeout + MARGIN,
    run: async () => {
      const runs = [];
      let cause;
      while (runs.length < planned) {
        const made = await makeRun(test2, settings2.timeout);
        cause ??= made.cause;
        runs.push(scoreCodeRun(made.made, (text2) => text2));
      }
      const result = summariseRuns({ name: test2.name, planned, assertions: [] }, runs);
      const [judged] = judgeTests([result], settings2.minSuccessRate, void 0).tests;
      const report = testReport(judged);
      if (judged.faults.length === 0) return { report };
      return { report, error: failedTest(judged, test2, { ...settings2, cause }) };
    }
  };
}
var { setTimeout: later, clearTimeout: forget } = globalThis;
async function makeRun(test2, timeout) {
  let timer;
  const late = new Promise((done) => {
    timer = later(() => done(void 0), timeout);
  });
  const run = await Promise.race([runOnce(test2), late]);
  forget(timer);
  if (run === void 0)
    return { made: { ok: false, kind: "timeout", ended: `no answer within ${timeout} ms` } };
  const { thrown, ...rest } = run;
  if (thrown === void 0) return { made: { ok: true, reply: rest } };
  const { name, message, byAgent, stack } = thrown;
  const said = message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
  const cause = Object.assign(new Error(said), { name, stack: stack || message });
  return { made: { ok: true, reply: { ...rest, thrown: { name, message, byAgent } } }, cause };
}
function failedTest(judged, test2, { minSuccessRate, cause }) {
  const { lower, upper } = judged.result.wilson;
  const rate = `95 % interval ${percent(lower)} … ${percent(upper)}, and ${percent(minSuccessRate)} must pass`;
  const error = new Error(
    `${sentence(testWords(judged))}
${rate}`,
    cause === void 0 ? void 0 : { cause }
  );
  error.name = "AgentTestError";
  error.stack = `${error.name}: ${error.message}
${test2.stack.split("\n").slice(1).join("\n")}`;
  return error;
}

// src/vitest.ts
var settings = readVitestSettings(inject("agentverity"));
registerTestsWith((declared) => {
  const { timeout, run } = vitestTest(declared, settings);
  test(declared.name, { timeout, retry: 0 }, async ({ task }) => {
    const { report, error } = await run();
    task.meta.agentverity = report;
    if (error !== void 0) throw error;
  });
});
expect.extend(
  Object.fromEntries(
    MATCHER_NAMES.map((name) => [
      name,
      function match(result, ...given) {
        const { pass, message } = matchAgent(name, result, given, { isNot: this.isNot, checking });
        return { pass, message: () => message };
      }
    ])
  )
);
export {
  AgentAssertionError,
  agentTest,
  expectAgent
};
