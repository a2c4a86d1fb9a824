/**
 * Exact tests on the answers of probes in two windows: each probe by itself, all of them together. Several looks at the
 * same windows share one error probability, each taking its part.
 */
import { type ProbeAnswers } from "./drift-answers.js";
import type { Random } from "./stats/random.js";
/** Bound on calling an unchanged agent drifted, over all looks. */
export declare const LEVEL = 0.05;
/** Fixed, so that the same evidence always gives the same answer. */
export declare const SEED = 1;
/** A p-value by itself, and corrected for everything else that was looked at: drift where that is at most the level. */
export interface Significance {
    readonly pValue: number;
    readonly corrected: number;
}
export interface AnsweredProbe {
    readonly fingerprint: string;
    readonly answers: ProbeAnswers;
}
export interface TestedProbe extends Significance, ProbeAnswers {
    readonly fingerprint: string;
    /** Total variation of the two windows' answers, in [0, 1]. */
    readonly distance: number;
    readonly drifted: boolean;
    /** Where the commonest answer moved without being significant: calls in the later window that would tell. */
    readonly runsNeeded?: number;
}
export type TestedAnswers = Significance & {
    readonly distance: number;
    readonly permutations: number;
    readonly seed: number;
};
export interface Looks {
    /** How many questions share the level. */
    readonly looks: number;
    /** What a corrected p-value must not exceed to be drift. */
    readonly level: number;
    /** Which window more calls would lengthen. */
    readonly growing: "both" | "later";
}
/** Each probe, label-free; Holm over the probes. */
export declare function testProbes(probes: readonly AnsweredProbe[], { looks, level, growing }: Looks, random: Random): readonly TestedProbe[];
/** All probes together. */
export declare function testAllAnswers(probes: readonly ProbeAnswers[], looks: number, random: Random): TestedAnswers;
export declare function forAllLooks(pValue: number, looks: number): number;
/**
 * The smallest share of changed answers that would have been found on one probe with a power of 80 %: of a probe that
 * always gave one answer, and of the probe for which it is worst. undefined: on one of them nothing would have been.
 */
export declare function detectableShare(probes: readonly ProbeAnswers[], looks: number): number | undefined;
/** p-value of a probe that always gave one answer and now gives others so many times. */
export declare function oneAnswerMoved(runsBefore: number, runsAfter: number, moved: number): number;
/** Would a complete change of every answer have been significant, over all probes together? */
export declare function couldFindAnything(probes: readonly ProbeAnswers[], looks: number): boolean;
