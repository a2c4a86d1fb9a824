/**
 * The baseline as every renderer shows it, in parts that stand alone: where it stands, the decisions before and after,
 * what was tested. Every word and number is final; names in texts stand between backticks, as in `model.ts`.
 */
/** `baseline-state` of the step's outputs. */
export type BaselineState = "none" | "unchanged" | "drifted" | "incompatible" | "stale" | "awaiting-sign-off" | "signed" | "refused" | "removed";
/** First words of a report about a baseline, beside those about the run itself. */
export type BaselineWord = "AS APPROVED" | "UNPROVEN" | "DRIFTED" | "INCOMPATIBLE" | "REFUSED" | "CANDIDATE" | "SAVED";
export interface BaselineModel {
    readonly state: BaselineState;
    /** A clause after "Baseline: ": `✗ drifted from baseline.json`. */
    readonly title: string;
    /** Path as the user wrote it; absent where there is none yet. */
    readonly file?: string;
    /** D of the approved decisions, whole. */
    readonly digest?: string;
    /** D of this run's decisions, whole; absent where they cannot be claimed. */
    readonly candidate?: string;
    /** Why this run may not become a baseline or be held against one, each with its cure; empty unless refused. */
    readonly refusals: readonly {
        readonly reason: string;
        readonly cure: string;
    }[];
    /** Why the two cannot be compared, each with what would cure it; empty unless incompatible. */
    readonly causes: readonly BaselineCause[];
    readonly table: DecisionTableModel;
    /** What was tested and what would have been found; whole sentences. */
    readonly facts: readonly string[];
}
export interface BaselineCause {
    readonly cause: "probes" | "tolerance" | "contract" | "layer";
    readonly text: string;
    readonly cure: string;
    /** Probes it is about, where the suite has a line for them. */
    readonly at: readonly {
        readonly file: string;
        readonly line: number;
    }[];
}
export interface DecisionTableModel {
    /** What a person should look at: changed first. */
    readonly rows: readonly DecisionTableRow[];
    /** A sentence about the others; empty where there are none. */
    readonly rest: string;
}
export interface DecisionTableRow {
    /** SHA-256 of the input's UTF-8, 64 hex digits; renderers shorten it. */
    readonly fingerprint: string;
    /** 0-based, in the suite; absent for a probe that it no longer holds. */
    readonly index?: number;
    readonly line?: number;
    /** Names as they are; absent where there is none. */
    readonly approved?: string;
    readonly now?: string;
    readonly change: "changed" | "removed" | "added" | "unanswered" | "same";
    /** `26 of 26 answers`. */
    readonly answers: string;
    /** `✗ drift`, `moved, unproven: 52 calls would tell`; may be empty. */
    readonly verdict: string;
}
/** A stored baseline in plain words. */
export interface InspectionModel {
    /** One line. */
    readonly headline: string;
    /** Names and what stands behind them, in order; words of the model. */
    readonly facts: readonly (readonly [string, string])[];
    readonly probes: readonly {
        readonly fingerprint: string;
        readonly approved: string;
        readonly intended?: string;
        /** `24 × refund and 2 × escalate`; "" where nobody counted. */
        readonly answers: string;
    }[];
    readonly caveats: readonly string[];
    /** `agentverity.inspect/v1`. */
    readonly document: Readonly<Record<string, unknown>>;
}
