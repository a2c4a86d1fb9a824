/** In the worker: turns what an agent returned or threw into one line that the engine can read. */
import { MAX_ANSWER_BYTES } from "./worker-protocol.ts";

const MAX_ERROR = 2000;

/** @returns the message without its newline */
export function answerLine(id: number, value: unknown): string {
  if (value === undefined) return `{"id":${id}}`;
  try {
    const json = JSON.stringify(value, refuseLossy);
    if (json === undefined) return unreadable(id, `the agent returned a ${typeof value}`);
    // A UTF-16 unit is at most 3 bytes of UTF-8: most answers need no counting.
    if (json.length > MAX_ANSWER_BYTES / 3 && Buffer.byteLength(json) > MAX_ANSWER_BYTES) return tooLarge(id);
    return `{"id":${id},"value":${json}}`;
  } catch (error) {
    return unreadable(id, `the answer cannot be written as JSON: ${whyNot(error)}`);
  }
}

export function errorLine(id: number, error: unknown): string {
  return JSON.stringify({ id, error: describeError(error) });
}

class Lossy extends Error {}

/** JSON would drop or change these without a word, and a decision could be lost with them. */
function refuseLossy(key: string, value: unknown): unknown {
  const where = key === "" ? "it" : `\`${key}\``;
  switch (typeof value) {
    case "bigint":
    case "function":
    case "symbol":
      throw new Lossy(`${where} is a ${typeof value}`);
    case "number":
      if (!Number.isFinite(value)) throw new Lossy(`${where} is ${value}`);
      return value;
    case "object":
      if (value instanceof Map || value instanceof Set || value instanceof Promise) {
        throw new Lossy(`${where} is a ${value.constructor.name}`);
      }
      return value;
    default:
      return value;
  }
}

function whyNot(error: unknown): string {
  if (error instanceof Lossy) return error.message;
  const message = describeError(error);
  if (message.includes("circular")) return "it refers to itself (circular)";
  if (error instanceof RangeError) return "it is too large or nested too deeply";
  return message;
}

function unreadable(id: number, why: string): string {
  return JSON.stringify({ id, unreadable: why });
}

function tooLarge(id: number): string {
  return unreadable(id, `the answer is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`);
}

/** `Name: message`, with its cause where the message alone says nothing (`fetch failed`); no stack. Never throws. */
export function describeError(error: unknown): string {
  try {
    return describe(error, 0).slice(0, MAX_ERROR);
  } catch {
    return "an error that cannot be read";
  }
}

function describe(error: unknown, depth: number): string {
  if (typeof error === "string") return JSON.stringify(error);
  if (typeof error !== "object" || error === null) return String(error);
  const { name, message, code, cause } = error as Record<string, unknown>;
  if (typeof message !== "string") return `an object ${JSON.stringify(error)}`;
  const said = message === "" && typeof code === "string" ? code : message;
  const text = `${typeof name === "string" ? name : "Error"}: ${said}`;
  return cause === undefined || depth > 2 ? text : `${text} (cause: ${describe(cause, depth + 1)})`;
}
