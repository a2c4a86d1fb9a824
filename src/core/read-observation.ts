/**
 * Reads the shapes people's agents give: ours, the Python tools' snake_case, `{text, verdict, tools}`,
 * a plain string. Anything else is malformed, with the reason.
 */
import {
  COST_USD,
  type Fields,
  first,
  firstText,
  isFields,
  LATENCY_MS,
  namedDecision,
  TEXT,
  TEXT_LIKE,
  TOOL_CALLS,
} from "./answer-spellings.ts";
import { type Decision, isNoDecisionReason, MAX_LABEL } from "./decision.ts";
import type { Observation } from "./observation.ts";
import { type ReadToolCalls, readToolCalls } from "./read-tool-calls.ts";

export type ReadObservation =
  | { readonly ok: true; readonly observation: Observation }
  | { readonly ok: false; readonly why: string };

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** @param raw any value that an agent returned, already free of prototypes (JSON-like) */
export function readObservation(raw: unknown): ReadObservation {
  if (typeof raw === "string") return readText(raw);
  if (!isFields(raw)) return malformed(`expected an object or a string, got ${describe(raw)}`);
  let observation: Observation = { text: "", verdict: null, toolCalls: [], errors: [] };
  for (const readPart of PARTS) {
    const part = readPart(raw);
    if (!part.ok) return malformed(part.why);
    observation = { ...observation, ...part.value };
  }
  // A blank text is an answer, and a test may fail it; only what says nothing at all is none.
  if (raw["verdict"] === undefined && !saysSomething(raw)) {
    return malformed("it has none of `verdict`, `text` and `toolCalls`");
  }
  return { ok: true, observation };
}

function saysSomething(raw: Fields): boolean {
  const stated = first(raw, [...TEXT, ...TOOL_CALLS]);
  return (stated ?? firstText(raw, TEXT_LIKE) ?? namedDecision(raw)) !== undefined;
}

const PARTS: readonly ((raw: Fields) => Read<Partial<Observation>>)[] = [
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
    const metadata = raw["metadata"] ?? undefined;
    if (metadata === undefined) return { ok: true, value: {} };
    return isFields(metadata)
      ? { ok: true, value: { metadata } }
      : { ok: false, why: "`metadata` must be an object" };
  },
];

/** Text and verdict alike: the agents people start with return just the label. A whole essay names no option. */
function readText(raw: string): ReadObservation {
  const label = raw.trim();
  if (label === "") return malformed("the answer is an empty string");
  const verdict: Decision =
    label.length > MAX_LABEL ? { kind: "no-decision", reason: "open_ended" } : { kind: "decision", label };
  return { ok: true, observation: { text: raw, verdict, toolCalls: [], errors: [] } };
}

/** Of a decision as an observation holds it: what was read once may be read again. */
function labelOf(verdict: unknown): unknown {
  return isFields(verdict) && verdict["kind"] === "decision" ? verdict["label"] : verdict;
}

function readVerdict(raw: unknown): Read<Decision | null> {
  if (raw === undefined || raw === null) return { ok: true, value: null };
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

function readCalls(raw: unknown): ReadToolCalls {
  if (Array.isArray(raw)) return readToolCalls(raw);
  return { ok: false, why: `\`toolCalls\` must be a list, got ${describe(raw)}` };
}

function readNumbers(raw: Fields): Read<Pick<Observation, "steps" | "latencyMs" | "costUsd">> {
  const seconds = raw["latency"];
  const found = {
    // Some list the steps instead of counting them.
    steps: Array.isArray(raw["steps"]) ? raw["steps"].length : raw["steps"],
    latencyMs: first(raw, LATENCY_MS) ?? (typeof seconds === "number" ? seconds * 1000 : seconds),
    costUsd: first(raw, COST_USD),
  };
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(found)) {
    if (value === undefined || value === null) continue;
    if (typeof value !== "number" || !Number.isFinite(value) || value < 0) {
      return { ok: false, why: `\`${name}\` must be a number ≥ 0, got ${describe(value)}` };
    }
    numbers[name] = value;
  }
  return { ok: true, value: numbers };
}

function tooLong(field: string, text: string): string {
  return `\`${field}\` has ${text.length} characters, more than the ${MAX_LABEL} of a decision`;
}

function malformed(why: string): ReadObservation {
  return { ok: false, why };
}

function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  const shown = typeof value === "string" ? `"${value.slice(0, 60)}"` : String(value);
  return `the ${typeof value} ${shown}`;
}
