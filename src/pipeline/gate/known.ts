/**
 * What the server said, or the end of the question: a gate asks a dozen things in a row, and the first that has no answer
 * makes the whole answer unknown. Thrown here, caught once (`gate-mode.ts`), and never seen outside.
 */
import type { Answer } from "../../ports/server.ts";

export class Unanswered extends Error {}

/** @param what completes "… could not be read" */
export function known<Value>(answer: Answer<Value>, what: string): Value {
  if (answer.ok) return answer.value;
  throw new Unanswered(`${what} could not be read (${answer.trouble.reason})`);
}
