/** What the engine and the worker of a test file say to each other, as JSON in the texts of ordinary calls. */
import type { AssertionFailure } from "../core/behaviour/assertion.ts";
import type { Observation } from "../core/observation.ts";

export interface DeclaredTest {
  readonly name: string;
  /** As it says itself. */
  readonly runs?: number;
  /** Of its declaration in the file; 1-based. */
  readonly line?: number;
}

export type CodeTestQuestion = { readonly ask: "list" } | { readonly ask: "run"; readonly index: number };

export interface CodeRunReply {
  readonly observations: readonly Observation[];
  readonly failures: readonly AssertionFailure[];
  /** What the run threw that is no failed assertion. */
  readonly thrown?: {
    /** Of the error: `TypeError`. */
    readonly name: string;
    /** May hold what the agent wrote. */
    readonly message: string;
    /** In the test file; 1-based. */
    readonly line?: number;
    /** It came from the agent, not from the test. */
    readonly byAgent: boolean;
  };
}
