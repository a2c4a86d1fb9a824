/** Reads what a program printed as its answer; every byte of it is untrusted. */
import { readObservation } from "../core/read-observation.ts";
import type { CallResult } from "./agent.ts";
import { failed, oneLine } from "./call-failure.ts";

const MAX_EXCERPT = 80;

/** Where in a long print-out an answer is looked for. */
const MAX_STARTS = 50;

type Fields = Readonly<Record<string, unknown>>;

export type LineReply =
  | { readonly ok: true; readonly id: number; readonly result: CallResult }
  /** Why the line is no answer. */
  | { readonly ok: false; readonly why: string };

/**
 * One line of a program that speaks JSON Lines: `{"id": 1, …observation}`, or `{"id": 1, "error": "why"}`.
 *
 * @param bytes one code unit per byte, as `latin1` decodes them
 */
export function readLineReply(bytes: string): LineReply {
  const line = decode(Buffer.from(bytes, "latin1"));
  if (line === undefined) return { ok: false, why: `it wrote a line that is not UTF-8: ${quoted(bytes)}` };
  const fields = parse(line);
  if (!isFields(fields)) {
    return {
      ok: false,
      why: `it wrote ${quoted(line)} to standard output, which is for answers alone, each one line of JSON; print everything else to standard error`,
    };
  }
  const { id } = fields;
  if (id === undefined) {
    return { ok: false, why: `its answer has no \`id\`, so it belongs to no question: ${quoted(line)}` };
  }
  if (typeof id !== "number") {
    return {
      ok: false,
      why: `its answer's \`id\` is ${quoted(JSON.stringify(id))}, not the number of the question`,
    };
  }
  return { ok: true, id, result: readFields(fields) };
}

/**
 * All that a program printed that is started for one question: JSON (the last value, so that earlier lines may be
 * anything), or one line of text, which is then the decision.
 */
export function readPrinted(stdout: Buffer, id: number): CallResult {
  const decoded = decode(stdout);
  if (decoded === undefined) return failed("malformed-response", "its output is not UTF-8");
  const text = decoded.trim();
  if (text === "") return failed("malformed-response", "it printed nothing on standard output");
  const value = lastJson(text);
  if (isFields(value)) {
    if (value["id"] === undefined || value["id"] === id) return readFields(value);
    const other = quoted(JSON.stringify(value["id"]));
    return failed("malformed-response", `it answered the question ${other}, and it was asked ${id}`);
  }
  // A number or a flag is a label like any other word.
  const isWord = value === undefined || typeof value === "number" || typeof value === "boolean";
  if (isWord && /[\r\n]/.test(text)) {
    return failed(
      "malformed-response",
      `it printed several lines and no JSON, and which of them is the decision nobody knows: ${quoted(text)}`,
    );
  }
  return readValue(isWord ? text : value);
}

function readFields(fields: Fields): CallResult {
  const { error } = fields;
  if (typeof error === "string" && fields["verdict"] === undefined) return failed("agent-error", error);
  return readValue(fields);
}

function readValue(value: unknown): CallResult {
  const read = readObservation(value);
  return read.ok ? read : failed("malformed-response", read.why);
}

/** @returns undefined where there is none; of several values the one that reaches to the end */
function lastJson(text: string): unknown {
  const whole = parse(text);
  if (whole !== undefined) return whole;
  let from = text.length;
  for (let tries = 0; tries < MAX_STARTS && from > 0; tries += 1) {
    from = text.lastIndexOf("\n", from - 1);
    const rest = text.slice(from + 1);
    const value = /^\s*[{["]/.test(rest) ? parse(rest) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** @returns undefined for bytes that are no UTF-8; a byte order mark is dropped */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function quoted(text: string): string {
  return JSON.stringify(oneLine(text, MAX_EXCERPT));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
