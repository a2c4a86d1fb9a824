import {
  readFrameworkResult
} from "./chunk-5QKEMLKS.js";
import {
  readToolCalls
} from "./chunk-MVOQDDBA.js";
import {
  COST_USD,
  LATENCY_MS,
  TEXT,
  TEXT_LIKE,
  TOOL_CALLS,
  first,
  firstText,
  isFields,
  namedDecision
} from "./chunk-MMIOM3PD.js";
import {
  MAX_LABEL,
  isNoDecisionReason
} from "./chunk-CB2JLT67.js";
import {
  importTranspiled
} from "./chunk-GENDUDRR.js";
import {
  describeError
} from "./chunk-L2EA5WIY.js";
import "./chunk-PIRHQTI4.js";

// src/agent/worker-tests.ts
var { pathToFileURL } = process.getBuiltinModule("node:url");

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
    const text = first(raw, TEXT) ?? firstText(raw, TEXT_LIKE) ?? "";
    if (typeof text === "string") return { ok: true, value: { text } };
    return { ok: false, why: `\`text\` must be a string, got ${describe(text)}` };
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
function tooLong(field, text) {
  return `\`${field}\` has ${text.length} characters, more than the ${MAX_LABEL} of a decision`;
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

// src/agent/code-test.ts
var { AsyncLocalStorage } = process.getBuiltinModule("node:async_hooks");
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

// src/agent/code-run.ts
async function runOnce(test) {
  const observations = [];
  const notes = { failures: [] };
  let byAgent;
  try {
    const answer = await freshAgent(test);
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
    await withNotes(notes, async () => test.body(agent));
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

// src/agent/worker-tests.ts
var NAMES = ["agentverity-action", "agentverity-action/vitest"];
async function loadTests(file, library) {
  const tests = [];
  try {
    const own = await import(pathToFileURL(library).href);
    registerTestsWith((test) => tests.push(test));
    await importTranspiled(file, Object.fromEntries(NAMES.map((name) => [name, own])));
  } catch (error) {
    const { describeLoadFault } = await import("./chunk-32WN53GS.js");
    return { ok: false, fault: await describeLoadFault(error, file) };
  }
  const answer = async (question) => ({
    text: JSON.stringify(await reply(tests, file, JSON.parse(question)))
  });
  return { ok: true, kind: "function", next: () => answer };
}
async function reply(tests, file, question) {
  if (question.ask === "list") return tests.map((test2) => declared(test2, file));
  const test = tests[question.index];
  if (test === void 0) throw new RangeError(`there is no test ${question.index}`);
  const { thrown, ...run } = await runOnce(test);
  if (thrown === void 0) return run;
  const { name, message, byAgent, stack } = thrown;
  return { ...run, thrown: { name, message, byAgent, ...lineIn(stack, file) } };
}
function declared({ name, options: { runs }, stack }, file) {
  return { name, ...runs === void 0 ? {} : { runs }, ...lineIn(stack, file) };
}
function lineIn(stack, file) {
  for (const frame of stack.split("\n")) {
    const from = [file, pathToFileURL(file).href].find((name) => frame.includes(`${name}:`));
    const line = from === void 0 ? void 0 : /^:(\d+)/.exec(frame.slice(frame.indexOf(from) + from.length));
    if (line?.[1] !== void 0) return { line: Number(line[1]) };
  }
  return {};
}
export {
  loadTests
};
