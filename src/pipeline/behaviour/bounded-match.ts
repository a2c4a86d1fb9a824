/**
 * Matches a user's pattern against an agent's output, and stops where it takes too long. A pattern with nested
 * repetition can take longer than the universe is old on a text made for it; the engine's own watchdog ends it.
 * A bound in time, not a wall: the pattern is the team's own.
 */
import { createContext, Script } from "node:vm";
import type { Checking } from "../../core/behaviour/check-assertion.ts";

/** Milliseconds; an honest pattern on a long answer takes less than one. */
const LONGEST = 250;

/** After so many outputs that a pattern found no end on, it gets little time on the others. */
const PATIENCE = 8;
/** Milliseconds. */
const IMPATIENT = 10;

/** @returns a matcher; a pattern that was stopped on a text is stopped at once on it again */
export function boundedMatcher(longest: number = LONGEST): Checking["matches"] {
  const subject: { pattern?: RegExp; text?: string } = {};
  const context = createContext(subject);
  const script = new Script("pattern.test(text)");
  const stopped = new Set<string>();
  const strikes = new Map<RegExp, number>();
  return (pattern, text) => {
    const key = `${pattern}\n${text}`;
    if (stopped.has(key)) return "timed-out";
    subject.pattern = pattern;
    subject.text = text;
    try {
      return (
        script.runInContext(context, {
          timeout: (strikes.get(pattern) ?? 0) < PATIENCE ? longest : IMPATIENT,
        }) === true
      );
    } catch (error) {
      if (!isTimeout(error)) throw error;
      stopped.add(key);
      strikes.set(pattern, (strikes.get(pattern) ?? 0) + 1);
      return "timed-out";
    }
  };
}

/** It is an `Error` of the other context, so no instance of ours. */
function isTimeout(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
