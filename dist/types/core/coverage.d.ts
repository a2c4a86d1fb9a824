/**
 * Do the inputs reach more than one decision, and all those the contract requires?
 * Skew looks at the first answer of each case; the contract at every repeat. Neither judges an answer right.
 */
import type { NoDecisionReason } from "./decision.js";
import type { Evidence, EvidenceCase } from "./evidence.js";
import { type Outcome } from "./outcome.js";
import type { Contract } from "./suite.js";
export interface Skew {
    readonly cases: number;
    readonly distinct: number;
    /** The commonest first answer; of equals the one seen first. */
    readonly majority: Outcome;
    /** Fraction in (0, 1]. */
    readonly share: number;
    readonly threshold: number;
    readonly blind: boolean;
}
/** @returns undefined when no case has an answer */
export declare function measureSkew(evidence: Evidence, threshold: number): Skew | undefined;
export interface OutcomeCount {
    readonly outcome: Outcome;
    readonly count: number;
}
/** Distinct outcomes with their counts, commonest first; of equals the one seen first. */
export declare function countOutcomes(outcomes: Iterable<Outcome>): readonly OutcomeCount[];
/** The same over several lists, without making one of them: there may be a million. */
export declare function countAllOutcomes(lists: Iterable<Iterable<Outcome>>): readonly OutcomeCount[];
export declare function firstOutcomes(evidence: Evidence): readonly Outcome[];
export interface UnderCased {
    readonly decision: string;
    readonly cases: number;
    readonly minimum: number;
}
export interface ContractCoverage {
    readonly contract: Contract;
    /** Cases written for a label. */
    readonly intendedCounts: ReadonlyMap<string, number>;
    /** Cases by their first answer; labels only. */
    readonly observedCounts: ReadonlyMap<string, number>;
    /** Distinct cases that gave an answer on any repeat; a declared no-decision as `no decision: <reason>`. */
    readonly observedCaseCounts: ReadonlyMap<string, number>;
    readonly missingIntended: readonly string[];
    readonly missingObserved: readonly string[];
    readonly missingCritical: readonly string[];
    /** Labels seen on any repeat that the contract does not allow. */
    readonly unknownObserved: readonly string[];
    readonly underCased: readonly UnderCased[];
    /** Required labels that some case was written for, and that some case returned; fractions. */
    readonly intendedShare: number;
    readonly observedShare: number;
    readonly satisfied: boolean;
}
export declare function contractCoverage(evidence: Evidence, contract: Contract): ContractCoverage;
/** An undeclared no-decision under a contract: silence is not permission. */
export interface Unscorable {
    readonly caseIndex: number;
    readonly reason: NoDecisionReason;
}
export declare function findUnscorable(cases: readonly EvidenceCase[], contract: Contract): Unscorable | undefined;
/** Labels a case gave, on any repeat, that the contract does not allow; each once, in order of appearance. */
export declare function labelsOutside(item: EvidenceCase, contract: Contract): readonly string[];
