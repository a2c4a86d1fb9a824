import {
  writeAssertion
} from "./chunk-AS7YHEAG.js";
import {
  clopperPearsonInterval,
  outcomeWords,
  requireCounts
} from "./chunk-TWMHUV77.js";

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

// src/core/behaviour/check-assertion.ts
function checkAssertion(assertion, observation, checking) {
  const fault = faultOf(assertion, observation, checking);
  if (fault === void 0) return void 0;
  const [category, detail, message] = fault;
  return { assertion: writeAssertion(assertion), category, detail, message };
}
function faultOf(assertion, observation, checking) {
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
      return outputFault(assertion, observation.text, checking);
    case "did_not_claim_confirmation_without_tool":
      return claimFault(assertion.tool, observation, checking);
  }
}
function useFault(tool, calls) {
  if (calls.some((call) => call.name === tool)) return void 0;
  return ["missing_required_tool", "tool_not_called", `\`${tool}\` was not called (${pathWords(calls)})`];
}
function absenceFault(tool, calls) {
  const seen = calls.filter((call) => call.name === tool).length;
  if (seen === 0) return void 0;
  return ["missing_required_tool", "forbidden_tool_called", `\`${tool}\` was called ${timesWords(seen)}`];
}
var COUNTS = {
  used_tool_times: { holds: (seen, count) => seen === count, words: "" },
  used_tool_at_least: { holds: (seen, count) => seen >= count, words: "at least " },
  used_tool_at_most: { holds: (seen, count) => seen <= count, words: "at most " }
};
function countFault({ name, tool, count }, calls) {
  const { holds, words } = COUNTS[name];
  const seen = calls.filter((call) => call.name === tool).length;
  if (holds(seen, count)) return void 0;
  const message = `\`${tool}\` was called ${timesWords(seen)}, not ${words}${timesWords(count)}`;
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
function successFault(tool, calls) {
  const own = calls.filter((call) => call.name === tool);
  if (own.some(succeeded)) return void 0;
  const why = own.length === 0 ? "was not called" : `failed (called ${timesWords(own.length)})`;
  return ["tool_failure", "tool_never_succeeded", `\`${tool}\` ${why}`];
}
function argumentsFault({ tool, args }, calls) {
  const own = calls.filter((call) => call.name === tool);
  if (own.length === 0) return ["missing_required_tool", "tool_not_called", `\`${tool}\` was not called`];
  const unmet = own.map((call) => Object.keys(args).filter((key) => !hasArgument(call.args, key, args[key])));
  const nearest = unmet.reduce((best, keys) => keys.length < best.length ? keys : best);
  if (nearest.length === 0) return void 0;
  const wrong = nearest.map((key) => `\`${key}\` ${JSON.stringify(args[key])}`).join(", ");
  const where = own.length === 1 ? "its call did not have" : `none of its ${own.length} calls had`;
  return ["wrong_tool_args", "wrong_tool_args", `\`${tool}\` was called, and ${where} ${wrong}`];
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
function limitFault({ name, limit }, { steps, latencyMs, costUsd }) {
  const [category, over, unknown] = LIMITS[name];
  const [value, unit, what] = {
    steps_less_than: [steps, "steps", "`steps`"],
    latency_less_than: [latencyMs, "ms", "a latency"],
    cost_less_than: [costUsd, "US dollars", "a cost"]
  }[name];
  if (value === void 0) return [category, unknown, `the agent reported no ${what.replace("a ", "")}`];
  if (value < limit) return void 0;
  return [category, over, `${value} ${unit}, not less than ${limit}`];
}
function errorFault({ errors }) {
  if (errors.length === 0) return void 0;
  return [
    "runtime_error",
    "error_in_run",
    errors.length === 1 ? "1 error in the run" : `${errors.length} errors in the run`
  ];
}
function blankFault({ text }) {
  return text.trim() === "" ? ["runtime_error", "blank_output", "the final output is blank"] : void 0;
}
function outputFault(assertion, output, { matches }) {
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
      switch (matches(assertion.pattern, output)) {
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
function claimFault(tool, { text, toolCalls }, { confirmationPhrases }) {
  const output = text.toLowerCase();
  const phrase = confirmationPhrases.find((each) => output.includes(each.toLowerCase()));
  if (phrase === void 0) return void 0;
  if (toolCalls.some((call) => (tool === void 0 || call.name === tool) && succeeded(call)))
    return void 0;
  const backing = tool === void 0 ? "no tool succeeded" : `\`${tool}\` did not succeed`;
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
function timesWords(count) {
  if (count === 0) return "never";
  return count === 1 ? "once" : `${count} times`;
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
  return (pattern, text) => {
    const key = `${pattern}
${text}`;
    if (stopped.has(key)) return "timed-out";
    subject.pattern = pattern;
    subject.text = text;
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

export {
  checkAssertion,
  flakiness,
  boundedMatcher
};
