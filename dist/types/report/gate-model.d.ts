/** The gate's own part of a report: where the pull request stands and who signed, or who may and exactly how. */
/** First words where the gate answers, beside those about a run and a baseline. */
export type GateWord = "NO BASELINE YET" | "STALE" | "AWAITING SIGN-OFF" | "SIGNED" | "NOT MEASURED YET" | "NOT FOUND OUT" | "NOTHING TO JUDGE";
export interface SignOffModel {
    /** A clause after "Sign-off: ". */
    readonly title: string;
    /** Whole sentences. */
    readonly lines: readonly string[];
}
/** What stands in for a report where there is no evidence to show. */
export interface GateNotice {
    readonly tone: "success" | "waiting" | "failure" | "unknown";
    readonly headline: {
        readonly word: string;
        readonly sentence: string;
    };
    /** Imperative lines, each with its place where it has one. */
    readonly next: readonly {
        readonly text: string;
        readonly file?: string;
        readonly line?: number;
    }[];
    readonly signOff?: SignOffModel;
}
