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

/** Each further flip gets this share of what the one before it got. */
const RATIO = 0.5;
const ALPHA = 0.025;
const RHO = 0.05;

export function sequentialBoundaries(design: Design): SequentialBoundaries {
  const { epsilon, cap, alphaDeterministic = ALPHA, alphaStochastic = ALPHA, rho = RHO } = design;
  requireDesign(epsilon, cap);
  return {
    epsilon,
    cap,
    certifyAt: certifyBoundary(epsilon, cap, alphaDeterministic, rho).pairs,
    stochasticBy: stochasticBoundary(epsilon, cap, alphaStochastic).pairs,
  };
}

/** The first pair at which a sequence without a flip certifies: 36, 73 and 373 at 10, 5 and 1 %. */
export function firstCertifyingPair(epsilon: number, alpha = ALPHA, rho = RHO): number {
  requireDesign(epsilon, 1);
  const budget = (1 - rho) * alpha;
  let untouched = 1;
  let pairs = 0;
  while (untouched > budget) {
    untouched *= 1 - epsilon;
    pairs += 1;
  }
  return pairs;
}

interface Boundary {
  readonly pairs: readonly number[];
  /** Error probability spent, at most alpha. */
  readonly spent: number;
}

export function certifyBoundary(epsilon: number, cap: number, alpha: number, rho: number): Boundary {
  // A level x certifies only where x < n · epsilon, so no more flips than these are ever looked at.
  const levels = Math.ceil(cap * epsilon);
  const open = new Float64Array(levels + 1); // P(j flips, not yet certified)
  open[0] = 1;
  const pairs: number[] = [];
  let budget = (1 - rho) * alpha;
  let spent = 0;
  for (let n = 1; n <= cap; n += 1) {
    readOnePair(open, epsilon);
    const level = pairs.length;
    const cost = sumTo(open, level);
    const certifies = cost <= budget && level < n * epsilon;
    if (!certifies) continue;
    pairs.push(n);
    spent += cost;
    budget += rho * alpha * (1 - RATIO) * RATIO ** level - cost;
    open.fill(0, 0, level + 1);
  }
  return { pairs, spent };
}

function readOnePair(open: Float64Array, epsilon: number): void {
  for (let j = open.length - 1; j > 0; j -= 1) {
    open[j] = (open[j] as number) * (1 - epsilon) + (open[j - 1] as number) * epsilon;
  }
  open[0] = (open[0] as number) * (1 - epsilon);
}

function sumTo(values: Float64Array, last: number): number {
  let sum = 0;
  for (let j = 0; j <= last; j += 1) sum += values[j] as number;
  return sum;
}

export function stochasticBoundary(epsilon: number, cap: number, alpha: number): Boundary {
  let open = new Float64Array(cap + 1); // P(the last flip was read at pair n, not yet convicted)
  open[0] = 1;
  const pairs = [0];
  let carry = 0;
  let spent = 0;
  while (pairs.at(-1) !== cap) {
    const budget = alpha * convictionWeight(pairs.length) + carry;
    const next = nextFlip(open, epsilon);
    const { last, cost } = latestWithin(next, budget);
    pairs.push(last);
    spent += cost;
    carry = budget - cost;
    next.fill(0, 0, last + 1);
    open = next;
  }
  return { pairs, spent };
}

/** Half of it falls off geometrically, half like 1/x², so that early and late flips both convict. Sums to 1 over x >= 2. */
function convictionWeight(flip: number): number {
  if (flip < 2) return 0; // one flip alone never convicts
  return 0.5 * 0.15 * 0.85 ** (flip - 2) + 0.5 / (flip * (flip - 1));
}

/** From where the last flip was read to where the next one is. */
function nextFlip(open: Float64Array, epsilon: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(open.length);
  let waiting = 0;
  for (let n = 1; n < open.length; n += 1) {
    waiting = waiting * (1 - epsilon) + (open[n - 1] as number);
    next[n] = epsilon * waiting;
  }
  return next;
}

/** Spending exactly the budget counts as staying within it, whatever the last bit of a sum says. */
const ROUNDING = 1e-12;

function latestWithin(next: Float64Array, budget: number): { last: number; cost: number } {
  let last = 0;
  let cost = 0;
  for (let n = 1; n < next.length; n += 1) {
    const total = cost + (next[n] as number);
    if (total > budget * (1 + ROUNDING)) break;
    cost = total;
    last = n;
  }
  return { last, cost };
}

/** @throws RangeError unless 0 < epsilon < 1 and the cap is a count of pairs */
function requireDesign(epsilon: number, cap: number): void {
  if (!(epsilon > 0 && epsilon < 1)) throw new RangeError(`a tolerance must be in (0, 1), got ${epsilon}`);
  if (!Number.isSafeInteger(cap) || cap < 1)
    throw new RangeError(`a cap must be a count of pairs, got ${cap}`);
}
