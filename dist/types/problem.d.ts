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
export type ProblemCode = "input-unknown" | "input-invalid" | "input-missing" | "input-conflict" | "budget-too-small" | "file-missing" | "file-unreadable" | "schema-version" | "suite-empty" | "probe-blank" | "probe-duplicate" | "agent-missing" | "agent-not-callable" | "agent-load-failed" | "agent-unreachable" | "agent-environment" | "agent-failing" | "relations-invalid" | "evidence-invalid" | "outcome-not-scorable" | "baseline-invalid" | "baseline-incompatible" | "file-unwritable";
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
export type Result<T> = {
    readonly ok: true;
    readonly value: T;
} | Failure;
export declare function succeed<T>(value: T): {
    readonly ok: true;
    readonly value: T;
};
export declare function fail(...problems: readonly Problem[]): Failure;
/** For what should not have happened: the stack, and what to do with it. Never for a user's mistake. */
export declare function defectText(error: unknown): string;
