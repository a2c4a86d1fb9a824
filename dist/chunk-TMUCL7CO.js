import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  isNoDecisionReason
} from "./chunk-PLBKB6XC.js";

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
  if (raw["verdict"] === void 0 && observation.text === "" && observation.toolCalls.length === 0) {
    return malformed("it has none of `verdict`, `text` and `toolCalls`");
  }
  return { ok: true, observation };
}
var PARTS = [
  (raw) => {
    const text = first(raw, "text", "final_output", "finalOutput") ?? "";
    if (typeof text === "string") return { ok: true, value: { text } };
    return { ok: false, why: `\`text\` must be a string, got ${describe(text)}` };
  },
  (raw) => {
    const verdict = readVerdict(raw["verdict"]);
    return verdict.ok ? { ok: true, value: { verdict: verdict.value } } : verdict;
  },
  (raw) => {
    const calls = readToolCalls(first(raw, "toolCalls", "tool_calls", "tools") ?? []);
    return calls.ok ? { ok: true, value: { toolCalls: calls.value } } : calls;
  },
  (raw) => {
    const errors = raw["errors"] ?? [];
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
  return {
    ok: true,
    observation: { text: raw, verdict: { kind: "decision", label }, toolCalls: [], errors: [] }
  };
}
function readVerdict(raw) {
  if (raw === void 0 || raw === null) return { ok: true, value: null };
  if (typeof raw === "string") {
    const label = raw.trim();
    if (label === "") return { ok: false, why: "`verdict` is an empty string; use null or a reason" };
    return { ok: true, value: { kind: "decision", label } };
  }
  if (isFields(raw) && (raw["kind"] === "no_decision" || raw["kind"] === "no-decision")) {
    const reason = raw["reason"];
    if (isNoDecisionReason(reason)) return { ok: true, value: { kind: "no-decision", reason } };
    return { ok: false, why: `\`verdict.reason\` is ${describe(reason)}, which is no known reason` };
  }
  return { ok: false, why: `\`verdict\` must be a string, null or a no-decision, got ${describe(raw)}` };
}
function readToolCalls(raw) {
  if (!Array.isArray(raw)) return { ok: false, why: `\`toolCalls\` must be a list, got ${describe(raw)}` };
  const calls = [];
  for (const [index, item] of raw.entries()) {
    const call = readToolCall(item);
    if (call === void 0) return { ok: false, why: `\`toolCalls[${index}]\` has no tool name` };
    calls.push(call);
  }
  return { ok: true, value: calls };
}
function readToolCall(raw) {
  if (typeof raw === "string") return raw === "" ? void 0 : { name: raw };
  if (!isFields(raw)) return void 0;
  const name = first(raw, "name", "tool");
  if (typeof name !== "string" || name === "") return void 0;
  const args = first(raw, "args", "arguments", "input");
  const output = first(raw, "output", "result");
  const success = first(raw, "success", "ok");
  return {
    name,
    ...args === void 0 ? {} : { args },
    ...output === void 0 ? {} : { output },
    ...typeof success === "boolean" ? { success } : {}
  };
}
function readNumbers(raw) {
  const seconds = raw["latency"];
  const found = {
    steps: raw["steps"],
    latencyMs: first(raw, "latencyMs", "latency_ms") ?? (typeof seconds === "number" ? seconds * 1e3 : seconds),
    costUsd: first(raw, "costUsd", "cost_usd", "cost")
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
function malformed(why) {
  return { ok: false, why };
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isStringList(value) {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
function first(raw, ...names) {
  for (const name of names) {
    const value = raw[name];
    if (value !== void 0 && value !== null) return value;
  }
  return void 0;
}
function describe(value) {
  if (value === null || value === void 0) return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  const shown = typeof value === "string" ? `"${value.slice(0, 60)}"` : String(value);
  return `the ${typeof value} ${shown}`;
}

export {
  readObservation
};
