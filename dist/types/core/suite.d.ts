/** The reviewed inputs of a measurement, and what the team promises about the decisions. */
import type { Assertion } from "./behaviour/assertion.js";
import type { NoDecisionReason } from "./decision.js";
/** One reviewed input text; `expected` is the decision it was written to reach, its route. */
export interface Case {
    readonly input: string;
    readonly expected?: string;
    /** The team's own name for it; distinct. */
    readonly id?: string;
    /** What every run of it must do; at least one. */
    readonly expect?: readonly Assertion[];
    /** Runs as a behavioural test, integer ≥ 1; absent: as many as every other. */
    readonly runs?: number;
    /** Where the case stands in its file, for links and annotations; 1-based. */
    readonly line?: number;
}
/**
 * Allowed, required and critical decisions: critical ⊆ required ⊆ allowed, each sorted and distinct.
 * Targets are flip rates in (0, 1), minimums integers ≥ 1, both for required labels only.
 */
export interface Contract {
    readonly allowed: readonly string[];
    readonly required: readonly string[];
    readonly critical: readonly string[];
    readonly stabilityTargets: Readonly<Record<string, number>>;
    readonly minimumCases: Readonly<Record<string, number>>;
    readonly allowedNoDecisions: readonly NoDecisionReason[];
    /** Where `required` stands in its file, for annotations about a missing route; 1-based. */
    readonly line?: number;
}
export interface Suite {
    /** Path as the user wrote it. */
    readonly file: string;
    readonly cases: readonly Case[];
    readonly contract?: Contract;
    /** What claims a success in an output; absent: the usual phrases. */
    readonly confirmationPhrases?: readonly string[];
}
