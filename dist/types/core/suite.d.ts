/** The reviewed inputs of a measurement, and what the team promises about the decisions. */
import type { NoDecisionReason } from "./decision.js";
/** One reviewed input text; `expected` is the decision it was written to reach, its route. */
export interface Case {
    readonly input: string;
    readonly expected?: string;
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
}
