/** How many pairs a Wilson interval needs before its upper bound falls below a tolerance. Plans; promises no outcome. */
import { binomialLowerTail } from "./binomial.ts";
import { divide, exactly, isGreater, multiply, nextInteger, type Rational, subtract } from "./rational.ts";
import { requireCounts, Z_95 } from "./wilson.ts";

const Z_SQUARED = multiply(exactly(Z_95), exactly(Z_95));

/**
 * Pairs after which a fixed observed flip rate would be certified: the smallest integer
 * n > z² · epsilon · (1 − epsilon) / (epsilon − flipRate)², in exact arithmetic on the given doubles.
 *
 * @param epsilon  tolerance, fraction in (0, 1)
 * @param flipRate fraction in [0, 1]
 * @returns undefined when no number of pairs suffices (flipRate >= epsilon)
 */
export function pairsForDeterministic(epsilon: number, flipRate: number): number | undefined {
  requireTolerance(epsilon);
  if (!(flipRate >= 0 && flipRate <= 1)) throw new RangeError(`flipRate must be in [0, 1], got ${flipRate}`);
  if (flipRate >= epsilon) return undefined;
  const gap = subtract(exactly(epsilon), exactly(flipRate));
  return Number(nextInteger(divide(multiply(Z_SQUARED, variance(epsilon)), multiply(gap, gap))));
}

/**
 * The earliest total number of pairs at which Wilson certifies if every further pair agrees: the smallest
 * n >= pairs with n·epsilon > flips and (n·epsilon − flips)² > z²·n·epsilon·(1 − epsilon), in exact arithmetic.
 *
 * @param epsilon tolerance, fraction in (0, 1)
 * @param flips   count seen so far, integer in [0, pairs]
 * @param pairs   count read so far
 */
export function bestCaseTotal(epsilon: number, flips: number, pairs: number): number {
  requireTolerance(epsilon);
  requireCounts(flips, pairs);
  return smallestThatCertifies(certifiesAt(epsilon, flips), pairs);
}

/** As `bestCaseTotal`, for a fixed endpoint. @returns undefined when not by maxPairs */
export function bestCaseAdmission(
  epsilon: number,
  flips: number,
  pairs: number,
  maxPairs: number,
): number | undefined {
  const total = bestCaseTotal(epsilon, flips, pairs);
  return total <= maxPairs ? total : undefined;
}

/**
 * As `bestCaseTotal`, by the exact (Clopper-Pearson) interval: the smallest total n >= pairs at which
 * P(X <= flips | n, epsilon) falls below the tail probability.
 */
export function bestCaseExactTotal(
  epsilon: number,
  flips: number,
  pairs: number,
  tailProbability = 0.025,
): number {
  requireTolerance(epsilon);
  requireCounts(flips, pairs);
  const certifies = (total: number) =>
    total > flips && binomialLowerTail(flips, total, epsilon) < tailProbability;
  return smallestThatCertifies(certifies, pairs);
}

/** Both conditions turn true once and stay so: double, then bisect. */
function smallestThatCertifies(certifies: (pairs: number) => boolean, from: number): number {
  if (certifies(from)) return from;
  let refused = from;
  let certified = Math.max(1, 2 * from);
  while (!certifies(certified)) {
    refused = certified;
    certified *= 2;
  }
  while (certified - refused > 1) {
    const middle = refused + Math.floor((certified - refused) / 2);
    if (certifies(middle)) certified = middle;
    else refused = middle;
  }
  return certified;
}

function certifiesAt(epsilon: number, flips: number): (pairs: number) => boolean {
  const tolerance = exactly(epsilon);
  const spread = multiply(Z_SQUARED, variance(epsilon));
  return (pairs) => {
    const count = exactly(pairs);
    const margin = subtract(multiply(count, tolerance), exactly(flips));
    return margin.numerator > 0n && isGreater(multiply(margin, margin), multiply(spread, count));
  };
}

function variance(epsilon: number): Rational {
  return multiply(exactly(epsilon), subtract(exactly(1), exactly(epsilon)));
}

/** @throws RangeError unless 0 < epsilon < 1 */
function requireTolerance(epsilon: number): void {
  if (!(epsilon > 0 && epsilon < 1)) throw new RangeError(`a tolerance must be in (0, 1), got ${epsilon}`);
}
