/**
 * What the rest of the engine sees of an agent under test: a thing that is asked and answers or fails.
 * Someone else's code runs only behind this interface, in a process group of its own.
 */
import type { Isolation } from "../core/evidence.ts";
import type { Observation } from "../core/observation.ts";

export const FAILURE_KINDS = [
  "timeout",
  "agent-error", // the agent threw or rejected
  "agent-crashed", // its process ended during the call
  "malformed-response",
  "missing-path", // the answer lacks the configured decision path
  "http-status",
  "network",
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface CallFailure {
  readonly kind: FailureKind;
  /** One line for a person; capped at 500 characters; no stack. */
  readonly message: string;
}

/** What became of one attempt. */
export type CallResult =
  | { readonly ok: true; readonly observation: Observation }
  | { readonly ok: false; readonly failure: CallFailure };

/** @property attempt 1 unless the call had to be made again without having been answered */
export type Answer = CallResult & { readonly attempt: number };

export interface Agent {
  /** For reports: `./agents/router.ts#buildAgent`, or the address without query and credentials. */
  readonly name: string;
  /** What really happens between trials, not what was wished. */
  readonly isolation: Isolation;
  /** Facts found while opening that a person should know; shown once. */
  readonly notes: readonly string[];
  /** Never rejects for anything the agent does; resolves exactly once. May be called while others run. */
  ask(input: string): Promise<Answer>;
  /** Ends the agent and everything it started; after it no call goes on. */
  close(): Promise<void>;
}
