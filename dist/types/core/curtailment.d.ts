/**
 * The fixed plan of method `wilson`, read round by round over the probes in order: where did admission become
 * unreachable by the planned end, even if all remaining pairs agreed? Live, no further call starts there; replayed over
 * recorded evidence it is a counterfactual. Neither admits early, and a replay changes no verdict.
 */
import { type Outcome } from "./outcome.js";
/** What admission asks of the pooled pairs. */
export interface CurtailRule {
    /** Fraction in (0, 1). */
    readonly epsilon: number;
    /** Does the exact interval decide instead of Wilson's? */
    readonly strict: boolean;
}
/** Is admission out of reach at the planned end, even if all remaining pairs agree? Never at the end itself. */
export declare function isOutOfReach({ epsilon, strict }: CurtailRule, { pairs, flips }: {
    readonly pairs: number;
    readonly flips: number;
}, endpointPairs: number): boolean;
export interface CurtailmentReplay {
    /** Pairs read when admission became unreachable; undefined where only the planned end decides. */
    readonly stoppingPair: number | undefined;
    /** Pairs of the whole plan. */
    readonly endpointPairs: number;
    /** Among the pairs read. */
    readonly observedFlips: number;
    readonly avoidedPairs: number;
    /** Calls, the odd last ones of the probes included; 0 where nothing is avoided. */
    readonly avoidedCalls: number;
}
/** @param cases outcomes of each probe in trial order */
export declare function replayCurtailment(cases: readonly (readonly Outcome[])[], rule: CurtailRule): CurtailmentReplay;
/** A live run that ended before its plan. */
export interface Curtailment {
    readonly stoppingPair: number;
    readonly endpointPairs: number;
    readonly observedFlips: number;
    readonly avoidedPairs: number;
    /** Calls; those that asked the remaining probes once for their decision are not counted. */
    readonly spentCalls: number;
    readonly avoidedCalls: number;
}
/**
 * Where a run was curtailed, from what it collected.
 *
 * @param cases   outcomes of each probe in trial order, those of whole pairs first
 * @param repeats planned trials of each probe, even
 * @returns undefined where the plan was carried out, or ended for another reason
 */
export declare function findCurtailment(cases: readonly (readonly Outcome[])[], repeats: readonly number[], rule: CurtailRule): Curtailment | undefined;
