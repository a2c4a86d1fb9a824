/**
 * The assertions of a suite as a chain for tests in code: `expectAgent(result).usedTool("search")`. The first that does
 * not hold throws; with `collect` all of them are checked, and `verify` throws with every failure.
 */
import type { Observation } from "../observation.js";
import type { Assertion, AssertionFailure } from "./assertion.js";
import { type Checking } from "./check-assertion.js";
/** What each takes, by its name in code; the meanings are those of a suite. */
export interface AgentAssertions {
    usedTool: [tool: string];
    usedToolTimes: [tool: string, times: number];
    usedToolAtLeast: [tool: string, times: number];
    usedToolAtMost: [tool: string, times: number];
    didNotUseTool: [tool: string];
    usedAnyTool: [];
    usedToolsInOrder: [tools: readonly string[]];
    toolSucceeded: [tool: string];
    toolCalledWithArgs: [tool: string, args: Readonly<Record<string, unknown>>];
    stepsLessThan: [steps: number];
    finishedSuccessfully: [];
    didNotError: [];
    finalOutputContains: [text: string];
    finalOutputDoesNotContain: [text: string];
    finalOutputMatchesPattern: [pattern: string | RegExp];
    didNotClaimConfirmationWithoutTool: [tool?: string];
    latencyLessThan: [milliseconds: number];
    costLessThan: [usDollars: number];
    decided: [label: string];
    decidedOneOf: [labels: readonly string[]];
}
export type AgentExpectation = {
    readonly [Name in keyof AgentAssertions]: (...given: AgentAssertions[Name]) => AgentExpectation;
} & {
    /** Of `collect`: throws with every failure so far, or does nothing. */
    verify(): void;
};
/** Thrown for what a run did not do; holds every failure that is known. */
export declare class AgentAssertionError extends Error {
    readonly name = "AgentAssertionError";
    readonly failures: readonly AssertionFailure[];
    constructor(failures: readonly AssertionFailure[]);
}
export declare function failureWords({ assertion, category, message }: AssertionFailure): string;
export interface ExpectOptions {
    /** Check all, and throw with `verify`. */
    readonly collect?: boolean;
}
/** @property collected told of each failure that did not throw: it may never be verified */
export interface ExpectContext extends Checking {
    readonly collected?: (failure: AssertionFailure) => void;
}
/**
 * @param result what an agent returned, in any shape that an agent may answer in
 * @throws TypeError for what is no such answer
 */
export declare function expectObservation(result: unknown, { collect }: ExpectOptions, context: ExpectContext): AgentExpectation;
/** @throws TypeError for what is no answer of an agent */
export declare function observationOf(result: unknown): Observation;
/** @throws TypeError for arguments that the assertion does not take */
export declare function assertionOf(name: keyof AgentAssertions, given: readonly unknown[]): Assertion;
/** In the order in which people learn them. */
export declare const METHODS: (keyof AgentAssertions)[];
