/** The answers of one probe in two windows, counted; and how many more runs a difference would need to be proven. */
import { type OutcomeCount } from "./coverage.js";
import { type Outcome } from "./outcome.js";
import type { AnswerCount } from "./stats/freeman-halton.js";
export interface CountedAnswer extends AnswerCount {
    readonly outcome: Outcome;
}
export interface ProbeAnswers {
    /** Commonest over both windows first, then by key. */
    readonly counts: readonly CountedAnswer[];
    /** Trials in each window. */
    readonly runsBefore: number;
    readonly runsAfter: number;
    /** Is the commonest answer another one? False while the earlier one is still among the commonest. */
    readonly moved: boolean;
}
export declare function answerCounts(before: readonly Outcome[], after: readonly Outcome[]): ProbeAnswers;
export declare function answersOfCounts(before: readonly OutcomeCount[], after: readonly OutcomeCount[]): ProbeAnswers;
/**
 * Calls in the later window after which it would be significant that the commonest answer is another one, the shares
 * staying as they are. The earlier commonest answer is held against all others.
 *
 * @param level   what the p-value must not exceed
 * @param growing `both` windows alike, or the `later` one alone: an approved window is what it is
 * @returns undefined where that is more than sixteen times the calls
 */
export declare function runsThatWouldTell({ counts, runsBefore, runsAfter }: ProbeAnswers, level: number, growing?: "both" | "later"): number | undefined;
