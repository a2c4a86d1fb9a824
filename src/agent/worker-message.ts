/**
 * Reads one line of a worker as a message. The agent shares the worker's process and could write into its pipe, so
 * nothing is believed that has not the shape of a message; a forged one can at worst answer for the agent itself.
 */
import type { FaultPosition, FromWorker, LoadFault } from "./worker-protocol.ts";

type Fields = Readonly<Record<string, unknown>>;

/** @returns undefined for what is no message */
export function readMessage(line: string): FromWorker | undefined {
  const fields = parseFields(line);
  if (fields === undefined) return undefined;
  const { id, ready, failed, pong, stray } = fields;
  if (typeof id === "number") return readReply(id, fields);
  if (ready === "function" || ready === "factory") return { ready };
  if (typeof stray === "string") return { stray };
  if (pong === true) return { pong };
  return isFields(failed) ? { failed: readFault(failed) } : undefined;
}

function readReply(id: number, fields: Fields): FromWorker | undefined {
  const { error, unreadable } = fields;
  if (typeof error === "string") return { id, error };
  if (typeof unreadable === "string") return { id, unreadable };
  return error === undefined && unreadable === undefined ? { id, value: fields["value"] } : undefined;
}

function readFault(fields: Fields): LoadFault {
  const at = isPosition(fields["at"]) ? { at: fields["at"] } : {};
  const { what } = fields;
  switch (what) {
    case "syntax":
    case "factory-failed":
      return { what, message: text(fields["message"]), ...at };
    case "bad-catalogue":
      return { what, message: text(fields["message"]) };
    case "missing-package":
    case "missing-import":
      return { what, name: text(fields["name"]), ...at };
    case "export-missing":
      return { what, exports: texts(fields["exports"]) };
    case "not-callable":
      return { what, found: text(fields["found"]), methods: texts(fields["methods"]) };
    case "class":
      return { what, name: text(fields["name"]) };
    case "no-function":
      return { what, found: text(fields["found"]), guessed: fields["guessed"] === true };
    default:
      return { what: "exception", message: text(fields["message"]), ...at };
  }
}

function isPosition(value: unknown): value is FaultPosition {
  if (!isFields(value) || typeof value["file"] !== "string") return false;
  return [value["line"], value["column"]].every((each) => each === undefined || Number.isInteger(each));
}

function parseFields(line: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "an error that cannot be read";
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
