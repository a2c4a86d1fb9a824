/** A failed call in one capped line: what the agent's code or server said is quoted, never trusted. */
import type { CallFailure, CallResult, FailureKind } from "./agent.ts";
import { withoutControls } from "./agent-output.ts";

/** UTF-16 units; `agent.ts` promises it. */
const MAX_MESSAGE = 500;

export function callFailure(kind: FailureKind, message: string): CallFailure {
  return { kind, message: oneLine(message, MAX_MESSAGE) };
}

export function failed(kind: FailureKind, message: string): CallResult & { readonly ok: false } {
  return { ok: false, failure: callFailure(kind, message) };
}

/** White space collapsed, control characters removed, cut with an ellipsis; never splits a surrogate pair. */
export function oneLine(text: string, maxLength: number): string {
  // Cut before the expensive part: an answer may be megabytes of one line.
  const line = withoutControls(text.slice(0, maxLength * 4).replace(/\s+/g, " ")).trim();
  if (line.length <= maxLength && text.length <= maxLength * 4) return line;
  return `${line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
