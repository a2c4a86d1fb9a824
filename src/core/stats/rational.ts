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
export function exactly(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  let denominator = 1n;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2; // exact: only the exponent changes
    denominator *= 2n;
  }
  return { numerator: BigInt(scaled), denominator };
}

export function multiply(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

export function subtract(a: Rational, b: Rational): Rational {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** @param b not zero, and of the same sign as the result's denominator needs: positive */
export function divide(a: Rational, b: Rational): Rational {
  if (b.numerator <= 0n) throw new RangeError("divides by positive fractions only");
  return { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
}

export function isGreater(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}

/** The smallest integer strictly greater than a fraction >= 0. */
export function nextInteger(a: Rational): bigint {
  if (a.numerator < 0n) throw new RangeError("expected a fraction >= 0");
  return a.numerator / a.denominator + 1n;
}
