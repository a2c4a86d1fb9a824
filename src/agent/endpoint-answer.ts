/** Reads an HTTP answer as an observation: by a preset's rules, by the paths a team gave, or as it stands. */
import { readObservation } from "../core/read-observation.ts";
import type { EndpointSpec } from "../inputs/config.ts";
import type { CallResult } from "./agent.ts";
import { readPath } from "./answer-path.ts";
import { failed, oneLine } from "./call-failure.ts";
import { PRESET_RULES, type RawObservation } from "./endpoint-presets.ts";
import type { HttpAnswer } from "./endpoint-transport.ts";

const MAX_EXCERPT = 80;

export function readHttpAnswer(spec: EndpointSpec, answer: HttpAnswer): CallResult {
  let json: unknown;
  try {
    json = JSON.parse(answer.body);
  } catch {
    return failed("malformed-response", `the answer is not JSON: ${describeHttp(answer)}`);
  }
  const mapped = mapAnswer(spec, json);
  if (!mapped.ok) return failed("missing-path", mapped.why);
  const read = readObservation(mapped.raw);
  return read.ok ? read : failed("malformed-response", read.why);
}

type Mapped = { readonly ok: true; readonly raw: unknown } | { readonly ok: false; readonly why: string };

function mapAnswer(spec: EndpointSpec, json: unknown): Mapped {
  const hasPaths = Object.values(spec.paths).some((path) => path !== undefined);
  if (spec.preset === undefined && !hasPaths) return { ok: true, raw: json };
  const base = readBase(spec, json);
  if (!base.ok) return base;
  const decision = readDecision(spec.paths.decision, json);
  if (!decision.ok) return decision;
  const others = readOthers(spec.paths, json);
  if (!others.ok) return others;
  // The decision is the text only where nothing else is.
  const text = base.raw["text"] || decision.raw["text"];
  return { ok: true, raw: { ...base.raw, ...decision.raw, ...(text ? { text } : {}), ...others.raw } };
}

type Part =
  | { readonly ok: true; readonly raw: RawObservation }
  | { readonly ok: false; readonly why: string };

/** What the paths then add to or replace. */
function readBase(spec: EndpointSpec, json: unknown): Part {
  const hasDecision = spec.paths.decision !== undefined;
  if (spec.preset !== undefined) {
    const read = PRESET_RULES[spec.preset].read(json);
    return read.ok || !hasDecision ? read : { ok: true, raw: {} };
  }
  const isObservation = !hasDecision && typeof json === "object" && json !== null;
  return { ok: true, raw: isObservation ? (json as RawObservation) : {} };
}

function readDecision(path: string | undefined, json: unknown): Part {
  if (path === undefined) return { ok: true, raw: {} };
  const read = readPath(json, path);
  if (!read.found) return { ok: false, why: read.why };
  const verdict = decisionOf(read.value);
  return { ok: true, raw: typeof verdict === "string" ? { verdict, text: verdict } : { verdict } };
}

function readOthers(paths: EndpointSpec["paths"], json: unknown): Part {
  const raw: Record<string, unknown> = {};
  const others = { text: paths.text, toolCalls: paths.tools, steps: paths.steps, cost: paths.cost };
  for (const [field, path] of Object.entries(others)) {
    if (path === undefined) continue;
    const read = readPath(json, path);
    if (read.found) raw[field] = field === "text" ? textOf(read.value) : read.value;
    // APIs leave out what is empty; a path that breaks off earlier is a mistake in the path.
    else if (!read.optional) return { ok: false, why: read.why };
  }
  return { ok: true, raw };
}

function decisionOf(value: unknown): unknown {
  const text = textOf(value);
  if (typeof text === "string") return text.trim();
  return typeof text === "number" || typeof text === "boolean" ? String(text) : text;
}

/** `*` gives the parts of one text. */
function textOf(value: unknown): unknown {
  if (!Array.isArray(value) || value.length === 0) return value;
  return value.every((part) => typeof part === "string") ? value.join("") : value;
}

/** `HTTP 200, text/html: "<!doctype html>…"` */
export function describeHttp(answer: HttpAnswer): string {
  const type = answer.contentType === "" ? "no content type" : oneLine(answer.contentType, MAX_EXCERPT);
  const start = oneLine(answer.body, MAX_EXCERPT);
  return `HTTP ${answer.status}, ${type}: ${start === "" ? "an empty body" : JSON.stringify(start)}`;
}
