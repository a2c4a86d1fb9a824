/**
 * What the engine and its worker process say to each other: one JSON value per line, over one pipe.
 * The worker runs someone else's code, so the engine treats every line from it as untrusted.
 */

/** The worker's end of the pipe; 0 to 2 belong to the agent's own input and output. */
export const WORKER_PIPE_FD = 3;

/** Bytes of UTF-8 of one answer. More is a malformed response, not a reason to run out of memory. */
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

export interface LoadOrder {
  /** Absolute. */
  readonly file: string;
  readonly exportName: string;
  /** `relations`: a catalogue, `tests`: a test file; both answer texts like an agent does. */
  readonly exportKind: "auto" | "function" | "factory" | "relations" | "tests";
  /** Run the factory for every trial instead of once. */
  readonly perTrial: boolean;
  /** For `tests`: absolute path of the library that stands in for the package. */
  readonly library?: string;
}

export type ToWorker =
  | { readonly load: LoadOrder }
  | { readonly id: number; readonly input: string }
  /** Answered at once by a worker whose event loop is free, and not at all by a blocked one. */
  | { readonly ping: true };

export type FromWorker =
  | { readonly ready: "function" | "factory" }
  | { readonly failed: LoadFault }
  | { readonly id: number; readonly value?: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly unreadable: string }
  | { readonly pong: true }
  /** An exception outside every call: told, never blamed on one of them. */
  | { readonly stray: string };

export interface FaultPosition {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** Why an agent could not be loaded: facts; `load-problem.ts` has the words. */
export type LoadFault =
  | { readonly what: "syntax" | "exception"; readonly message: string; readonly at?: FaultPosition }
  | { readonly what: "missing-package"; readonly name: string; readonly at?: FaultPosition }
  | { readonly what: "missing-import"; readonly name: string; readonly at?: FaultPosition }
  | { readonly what: "export-missing"; readonly exports: readonly string[] }
  | { readonly what: "not-callable"; readonly found: string; readonly methods: readonly string[] }
  | { readonly what: "class"; readonly name: string }
  /** A factory that returned no function; `guessed`: it was taken as one for want of a parameter. */
  | { readonly what: "no-function"; readonly found: string; readonly guessed: boolean }
  | { readonly what: "factory-failed"; readonly message: string; readonly at?: FaultPosition }
  /** What is exported is no catalogue of relations. */
  | { readonly what: "bad-catalogue"; readonly message: string };
