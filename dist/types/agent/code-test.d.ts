import type { AssertionFailure } from "../core/behaviour/assertion.js";
import type { Observation } from "../core/observation.js";
/** Asks the agent of this run once. @returns its answer, read into one shape */
export type TestedAgent = (input: string) => Promise<Observation>;
export interface AgentTestOptions {
    /** Integer ≥ 1; absent: as many as the settings say, or 5. */
    readonly runs?: number;
    /**
     * The function that answers, or, when it declares no parameter, a factory that makes one: it is called for every run, so
     * that no run sees what another left.
     */
    readonly agent: ((input: any, ...rest: any[]) => unknown) | (() => unknown);
}
export interface CodeTest {
    readonly name: string;
    readonly options: AgentTestOptions;
    readonly body: (agent: TestedAgent) => unknown;
    /** Stack of the call that declared it, the caller first. */
    readonly stack: string;
}
/** Runs where nobody says how many. */
export declare const DEFAULT_RUNS = 5;
/** Failures that were collected in a run: its test may never throw them. */
export interface RunNotes {
    readonly failures: AssertionFailure[];
}
export declare function registerTestsWith(register: (test: CodeTest) => void): void;
export declare function withNotes<Value>(notes: RunNotes, body: () => Value): Value;
/** Does nothing outside a run. */
export declare function noteFailure(failure: AssertionFailure): void;
/**
 * Declares a behavioural test: `body` runs `runs` times, each time with a fresh agent; a run fails when it throws.
 *
 * @throws TypeError for a test that cannot be run, Error where nobody runs tests
 */
export declare function agentTest(name: string, options: AgentTestOptions, body: (agent: TestedAgent) => unknown): void;
