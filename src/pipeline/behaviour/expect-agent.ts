/** `expectAgent` as test files get it: patterns bounded in time, and failures told to the run they belong to. */
import { noteFailure } from "../../agent/code-test.ts";
import { CONFIRMATION_PHRASES } from "../../core/behaviour/assertion.ts";
import type { Checking } from "../../core/behaviour/check-assertion.ts";
import {
  type AgentExpectation,
  type ExpectOptions,
  expectObservation,
} from "../../core/behaviour/expect-agent.ts";
import { boundedMatcher } from "./bounded-match.ts";

let matches: Checking["matches"] | undefined;

/** Made when a first pattern needs it: it costs a context of the engine. */
export const checking: Checking = {
  matches: (pattern, text) => {
    matches ??= boundedMatcher();
    return matches(pattern, text);
  },
  confirmationPhrases: CONFIRMATION_PHRASES,
};

/**
 * Checks what an agent did. The first assertion that does not hold throws; with `collect` all are checked, and `verify()`
 * throws with every failure. In an `agentTest` a failure that was collected fails its run also when nobody verifies it.
 *
 * @example expectAgent(await agent("Book a table")).usedTool("book_table").didNotError()
 */
export function expectAgent(result: unknown, options: ExpectOptions = {}): AgentExpectation {
  return expectObservation(result, options, { ...checking, collected: noteFailure });
}
