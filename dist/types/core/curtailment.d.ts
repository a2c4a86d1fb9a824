/**
 * The fixed plan of method `wilson`, read round by round over the probes in order: where did admission become
 * unreachable by the planned end, even if all remaining pairs agreed? A counterfactual about recorded evidence: it never
 * admits early and changes no verdict.
 */
import { type Outcome } from "./outcome.js";
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
/**
 * @param cases   outcomes of each probe in trial order
 * @param epsilon fraction in (0, 1)
 */
export declare function replayCurtailment(cases: readonly (readonly Outcome[])[], epsilon: number): CurtailmentReplay;
