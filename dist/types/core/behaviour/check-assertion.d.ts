/**
 * Does one observation meet one assertion? The vocabulary of failures is the reference's, with a finer detail beside it.
 * A message names tools, decisions and counts; never what the agent wrote.
 */
import type { Observation } from "../observation.js";
import { type Assertion, type AssertionFailure } from "./assertion.js";
/** What a check needs and cannot know. */
export interface Checking {
    /** Does the pattern match somewhere in the text? Bounded in time by whoever passes it in. */
    readonly matches: (pattern: RegExp, text: string) => boolean | "timed-out";
    /** What claims a success, without regard to case. */
    readonly confirmationPhrases: readonly string[];
}
/** @returns undefined where the assertion holds */
export declare function checkAssertion(assertion: Assertion, observation: Observation, checking: Checking): AssertionFailure | undefined;
