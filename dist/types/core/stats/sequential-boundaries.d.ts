/**
 * When a sequence of pairs, read one after the other, may be called deterministic or stochastic: two boundaries,
 * fixed before the first call, that spend each error probability exactly. From sums of products only.
 *
 * Flips are monotone in the flip rate under the natural coupling, so both error probabilities are at most what is
 * spent at the tolerance itself, over all pairs: the bound depends neither on the cap nor on when one stops.
 */
export interface SequentialBoundaries {
    /** Fraction in (0, 1): the flip rate to exclude. */
    readonly epsilon: number;
    /** Most pairs that are read. */
    readonly cap: number;
    /** `certifyAt[x]`: the pair at which, and only there, at most x flips so far certify. Ascending. */
    readonly certifyAt: readonly number[];
    /** `stochasticBy[x]`: the last pair at which the x-th flip convicts; 0 where it never does. The last is the cap. */
    readonly stochasticBy: readonly number[];
}
export interface Design {
    readonly epsilon: number;
    /** Pairs, at least 1. */
    readonly cap: number;
    /** Bound on P(deterministic) where the flip rate is at least epsilon. */
    readonly alphaDeterministic?: number;
    /** Bound on P(stochastic) where it is at most epsilon. */
    readonly alphaStochastic?: number;
    /** Share of `alphaDeterministic` kept for certifying after flips: 0.05, or 0.2 for the patient. */
    readonly rho?: number;
}
export declare function sequentialBoundaries(design: Design): SequentialBoundaries;
/** The first pair at which a sequence without a flip certifies: 36, 73 and 373 at 10, 5 and 1 %. */
export declare function firstCertifyingPair(epsilon: number, alpha?: number, rho?: number): number;
interface Boundary {
    readonly pairs: readonly number[];
    /** Error probability spent, at most alpha. */
    readonly spent: number;
}
export declare function certifyBoundary(epsilon: number, cap: number, alpha: number, rho: number): Boundary;
export declare function stochasticBoundary(epsilon: number, cap: number, alpha: number): Boundary;
export {};
