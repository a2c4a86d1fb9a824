/**
 * Exact fractions of the doubles we are given. A boundary computed in rounded arithmetic admits falsely
 * one time in a few thousand; sums and products of these are exact.
 */
export interface Rational {
    readonly numerator: bigint;
    /** Positive. */
    readonly denominator: bigint;
}
/** @param value a finite double; the result is exactly it, not its decimal spelling */
export declare function exactly(value: number): Rational;
export declare function multiply(a: Rational, b: Rational): Rational;
export declare function subtract(a: Rational, b: Rational): Rational;
/** @param b not zero, and of the same sign as the result's denominator needs: positive */
export declare function divide(a: Rational, b: Rational): Rational;
export declare function isGreater(a: Rational, b: Rational): boolean;
/** The smallest integer strictly greater than a fraction >= 0. */
export declare function nextInteger(a: Rational): bigint;
