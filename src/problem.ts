/**
 * Expected failures as values: what happened, why it matters, the next thing to try.
 * Exceptions are for defects of ours; the boundary (the entries) translates both.
 * A code never changes its meaning; tests assert codes, not prose.
 */

/** Place in a user's file; line and column are 1-based. */
export interface SourcePosition {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** Path inside the document, as a person writes it: `cases[3].expected`. */
  readonly path?: string;
}

export type ProblemCode =
  // inputs
  | "input-unknown" // a key, flag, mode or file property nobody knows
  | "input-invalid" // a value of the wrong type, range or spelling
  | "input-missing" // a value that this mode needs
  | "input-conflict" // two inputs that contradict each other
  | "budget-too-small" // the plan cannot be afforded
  | "file-missing"
  | "file-unreadable" // not UTF-8, too large, not parseable
  | "schema-version" // a version of a format that this build does not read
  | "suite-empty"
  | "probe-blank"
  | "probe-duplicate"
  // agents
  | "agent-missing" // no such file, export or address
  | "agent-not-callable"
  | "agent-load-failed" // syntax error or an exception while loading
  | "agent-unreachable"
  | "agent-environment" // a ${NAME} reference that is not set
  | "agent-failing" // every call so far failed: calling on would only cost
  | "relations-invalid" // a catalogue that cannot be loaded, or a relation in it that cannot be asked
  // evidence
  | "evidence-invalid"
  | "outcome-not-scorable"
  // baselines
  | "baseline-invalid" // a file that no run can have written as it is
  | "baseline-incompatible" // approved decisions of other probes, another tolerance, contract or layer
  // writing
  | "file-unwritable";

export interface Problem {
  readonly code: ProblemCode;
  /** What happened, with the user's own value in it. */
  readonly message: string;
  /** The next thing to try; imperative, one sentence. */
  readonly hint: string;
  readonly at?: SourcePosition;
}

export interface Failure {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** A value, or every problem found on the way to it. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail(...problems: readonly Problem[]): Failure {
  return { ok: false, problems };
}

/** For what should not have happened: the stack, and what to do with it. Never for a user's mistake. */
export function defectText(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a defect of agentverity-action, not of your set-up. Please report it with these lines:\n${stack}`;
}
