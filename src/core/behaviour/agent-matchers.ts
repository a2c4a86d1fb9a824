/**
 * The assertions of a suite as matchers: what a test framework's `expect(result).toHaveUsedTool("search")` comes to. With
 * `.not` the opposite must be shown: what nobody measured passes neither way.
 */
import { type AssertionFailure, type FailureDetail, writeAssertion } from "./assertion.ts";
import { type Checking, checkAssertion } from "./check-assertion.ts";
import { type AgentAssertions, assertionOf, failureWords, observationOf } from "./expect-agent.ts";

/** Each takes what an agent returned; the meanings are those of a suite. */
export interface AgentMatchers<Returned> {
  toHaveUsedTool(tool: string): Returned;
  toHaveUsedToolTimes(tool: string, times: number): Returned;
  toHaveUsedToolAtLeast(tool: string, times: number): Returned;
  toHaveUsedToolAtMost(tool: string, times: number): Returned;
  toHaveUsedAnyTool(): Returned;
  /** The list is a subsequence of the called tools. */
  toHaveUsedToolsInOrder(tools: readonly string[]): Returned;
  /** Some call of the tool succeeded. */
  toHaveSucceededWithTool(tool: string): Returned;
  /** Some call of the tool has all of these arguments, perhaps among others. */
  toHaveCalledToolWithArgs(tool: string, args: Readonly<Record<string, unknown>>): Returned;
  toHaveStepsBelow(steps: number): Returned;
  /** No error, and an answer that is not blank. */
  toHaveFinishedSuccessfully(): Returned;
  toHaveErrored(): Returned;
  toHaveFinalOutputContaining(text: string): Returned;
  toHaveFinalOutputMatching(pattern: string | RegExp): Returned;
  /** It says that something is booked, refunded or the like, and the tool (the last successful one) did not succeed. */
  toHaveClaimedConfirmationWithoutTool(tool?: string): Returned;
  toHaveLatencyBelow(milliseconds: number): Returned;
  toHaveCostBelow(usDollars: number): Returned;
  toHaveDecided(label: string): Returned;
  toHaveDecidedOneOf(labels: readonly string[]): Returned;
}

export type MatcherName = keyof AgentMatchers<void>;

/** @property holds must hold; @property opposite must hold with `.not`, and says so in its own words */
type Meaning =
  | { readonly holds: keyof AgentAssertions; readonly opposite?: keyof AgentAssertions }
  | { readonly opposite: keyof AgentAssertions; readonly words: string };

const MEANINGS: Readonly<Record<MatcherName, Meaning>> = {
  toHaveUsedTool: { holds: "usedTool", opposite: "didNotUseTool" },
  toHaveUsedToolTimes: { holds: "usedToolTimes" },
  toHaveUsedToolAtLeast: { holds: "usedToolAtLeast" },
  toHaveUsedToolAtMost: { holds: "usedToolAtMost" },
  toHaveUsedAnyTool: { holds: "usedAnyTool" },
  toHaveUsedToolsInOrder: { holds: "usedToolsInOrder" },
  toHaveSucceededWithTool: { holds: "toolSucceeded" },
  toHaveCalledToolWithArgs: { holds: "toolCalledWithArgs" },
  toHaveStepsBelow: { holds: "stepsLessThan" },
  toHaveFinishedSuccessfully: { holds: "finishedSuccessfully" },
  toHaveErrored: { opposite: "didNotError", words: "the agent reported no error" },
  toHaveFinalOutputContaining: { holds: "finalOutputContains", opposite: "finalOutputDoesNotContain" },
  toHaveFinalOutputMatching: { holds: "finalOutputMatchesPattern" },
  toHaveClaimedConfirmationWithoutTool: {
    opposite: "didNotClaimConfirmationWithoutTool",
    words: "the agent claimed no success that its tools do not show",
  },
  toHaveLatencyBelow: { holds: "latencyLessThan" },
  toHaveCostBelow: { holds: "costLessThan" },
  toHaveDecided: { holds: "decided" },
  toHaveDecidedOneOf: { holds: "decidedOneOf" },
};

export const MATCHER_NAMES = Object.keys(MEANINGS) as readonly MatcherName[];

/** Whether the matcher holds, before `.not` turns it round, and what to say where that is the wrong way round. */
export interface Matched {
  readonly pass: boolean;
  readonly message: string;
}

/** @throws TypeError for a result that is no answer of an agent, and for arguments that the matcher does not take */
export function matchAgent(
  name: MatcherName,
  result: unknown,
  given: readonly unknown[],
  { isNot, checking }: { readonly isNot: boolean; readonly checking: Checking },
): Matched {
  const observation = observationOf(result);
  const meaning = MEANINGS[name];
  const check = (method: keyof AgentAssertions) => {
    const assertion = assertionOf(method, given);
    return { failure: checkAssertion(assertion, observation, checking), written: writeAssertion(assertion) };
  };
  if (!("holds" in meaning)) return opposed(check(meaning.opposite).failure, meaning.words);
  if (isNot && meaning.opposite !== undefined) return opposed(check(meaning.opposite).failure, "");
  const { failure, written } = check(meaning.holds);
  if (failure === undefined) return { pass: true, message: `not expected, and it holds: ${written}` };
  return { pass: isNot && UNKNOWN.has(failure.detail), message: failureWords(failure) };
}

/** @param failure of the opposite: it passes where that does not hold */
function opposed(failure: AssertionFailure | undefined, words: string): Matched {
  return failure === undefined
    ? { pass: false, message: words }
    : { pass: true, message: failureWords(failure) };
}

/** Nothing is known that could hold or not. */
const UNKNOWN: ReadonlySet<FailureDetail> = new Set<FailureDetail>([
  "steps_not_reported",
  "latency_not_measured",
  "cost_not_reported",
  "pattern_timed_out",
]);
