import { type Checking } from "./check-assertion.js";
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
export declare const MATCHER_NAMES: readonly MatcherName[];
/** Whether the matcher holds, before `.not` turns it round, and what to say where that is the wrong way round. */
export interface Matched {
    readonly pass: boolean;
    readonly message: string;
}
/** @throws TypeError for a result that is no answer of an agent, and for arguments that the matcher does not take */
export declare function matchAgent(name: MatcherName, result: unknown, given: readonly unknown[], { isNot, checking }: {
    readonly isNot: boolean;
    readonly checking: Checking;
}): Matched;
