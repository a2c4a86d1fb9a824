/**
 * Does one input keep reaching the same decision? Answered from the bound of an interval, never from the
 * estimate. Says nothing about independence, other days, or whether the decisions are right.
 */
import type { Evidence } from "./evidence.ts";
import { type Outcome, sameOutcome } from "./outcome.ts";
import { countPairs, type PairCount, sumPairs } from "./pairs.ts";
import { type LineReading, pairsToCertify } from "./sequential.ts";
import { clopperPearsonInterval } from "./stats/clopper-pearson.ts";
import { bestCaseExactTotal, bestCaseTotal } from "./stats/pairs-needed.ts";
import { type Interval, wilsonInterval } from "./stats/wilson.ts";

export type StabilityVerdict =
  | { readonly kind: "deterministic"; readonly interval: Interval }
  | { readonly kind: "stochastic"; readonly interval: Interval }
  | {
      readonly kind: "undecided";
      readonly interval: Interval;
      /** Further pairs, all agreeing, that would certify. */
      readonly pairsStillNeeded: number;
    };

export interface Stability extends PairCount {
  /** flips / pairs; 0 where there is no pair. */
  readonly flipRate: number;
  /** Fraction in (0, 1). */
  readonly tolerance: number;
  /** The verdict that counts: Wilson's, or the exact one under strict error control. */
  readonly verdict: StabilityVerdict;
  readonly wilson: StabilityVerdict;
  /** Present: the verdict is that of a sequential reading, and the intervals only stand beside it. */
  readonly reading?: LineReading;
  /** Clopper-Pearson, always beside it: Wilson's lower bound convicts too easily on few pairs. */
  readonly exact: StabilityVerdict;
}

export interface PooledStability extends Stability {
  /** Cases with more than one distinct outcome, whether or not a pair caught it. */
  readonly casesThatMoved: number;
  /** The case whose pairs flip most often, and its rate; a pooled mean can hide one that always flips. */
  readonly worstCase: { readonly index: number; readonly flipRate: number } | undefined;
}

/** @param tolerance fraction in (0, 1) */
export function judgeStability(count: PairCount, tolerance: number, strict: boolean): Stability {
  const { flips, pairs } = count;
  const wilson = judge(count, tolerance, wilsonInterval(flips, pairs), bestCaseTotal);
  const exact = judge(count, tolerance, clopperPearsonInterval(flips, pairs), bestCaseExactTotal);
  return {
    ...count,
    flipRate: count.pairs === 0 ? 0 : count.flips / count.pairs,
    tolerance,
    verdict: strict ? exact : wilson,
    wilson,
    exact,
  };
}

/** The verdict of a sequential reading: no interval decides it, and none may be read as if it did. */
export function judgeReading(reading: LineReading, tolerance: number): Stability {
  const { call, pairs, flips } = reading;
  const beside = judgeStability({ pairs, flips }, tolerance, false);
  const { interval } = beside.wilson;
  return {
    ...beside,
    verdict:
      call === "undecided"
        ? { kind: call, interval, pairsStillNeeded: pairsToCertify(tolerance, pairs, flips) }
        : { kind: call, interval },
    reading,
  };
}

/** Strict comparisons: a bound that touches the tolerance decides nothing, and neither does having seen no pair. */
function judge(
  { flips, pairs }: PairCount,
  tolerance: number,
  interval: Interval,
  bestCase: (tolerance: number, flips: number, pairs: number) => number,
): StabilityVerdict {
  if (interval.lower > tolerance) return { kind: "stochastic", interval };
  if (interval.upper < tolerance) return { kind: "deterministic", interval };
  // At least one: rounding may put a bound on the other side of the tolerance than exact arithmetic does.
  const total = bestCase(tolerance, flips, pairs);
  return { kind: "undecided", interval, pairsStillNeeded: Math.max(1, total - pairs) };
}

/** @param reading present: of method `sequential`, whose pairs read are judged, not all that were collected */
export function pooledStability(
  evidence: Evidence,
  tolerance: number,
  strict: boolean,
  reading?: LineReading,
): PooledStability {
  const counts = evidence.cases.map((item) => countPairs(item.outcomes));
  let worstCase: { index: number; flipRate: number } | undefined;
  for (const [index, { flips, pairs }] of counts.entries()) {
    if (flips > 0 && flips / pairs > (worstCase?.flipRate ?? 0))
      worstCase = { index, flipRate: flips / pairs };
  }
  return {
    ...(reading === undefined
      ? judgeStability(sumPairs(counts), tolerance, strict)
      : judgeReading(reading, tolerance)),
    casesThatMoved: evidence.cases.filter(({ outcomes }) => moves(outcomes)).length,
    worstCase,
  };
}

function moves(outcomes: readonly Outcome[]): boolean {
  const first = outcomes[0];
  return first !== undefined && outcomes.some((outcome) => !sameOutcome(first, outcome));
}
