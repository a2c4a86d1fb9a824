/**
 * The fixed plan of method `wilson`, read round by round over the probes in order: where did admission become
 * unreachable by the planned end, even if all remaining pairs agreed? Live, no further call starts there; replayed over
 * recorded evidence it is a counterfactual. Neither admits early, and a replay changes no verdict.
 */
import { type Outcome, sameOutcome } from "./outcome.ts";
import { bestCaseAdmission, bestCaseExactTotal } from "./stats/pairs-needed.ts";

/** What admission asks of the pooled pairs. */
export interface CurtailRule {
  /** Fraction in (0, 1). */
  readonly epsilon: number;
  /** Does the exact interval decide instead of Wilson's? */
  readonly strict: boolean;
}

/** Is admission out of reach at the planned end, even if all remaining pairs agree? Never at the end itself. */
export function isOutOfReach(
  { epsilon, strict }: CurtailRule,
  { pairs, flips }: { readonly pairs: number; readonly flips: number },
  endpointPairs: number,
): boolean {
  if (pairs >= endpointPairs) return false;
  if (strict) return bestCaseExactTotal(epsilon, flips, pairs) > endpointPairs;
  return bestCaseAdmission(epsilon, flips, pairs, endpointPairs) === undefined;
}

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
export function replayCurtailment(
  cases: readonly (readonly Outcome[])[],
  rule: CurtailRule,
): CurtailmentReplay {
  const endpointPairs = cases.reduce((sum, outcomes) => sum + Math.floor(outcomes.length / 2), 0);
  const calls = cases.reduce((sum, outcomes) => sum + outcomes.length, 0);
  let pairs = 0;
  let flips = 0;
  for (const flipped of pairsByRound(cases)) {
    pairs += 1;
    if (flipped) flips += 1;
    if (isOutOfReach(rule, { pairs, flips }, endpointPairs)) {
      return {
        stoppingPair: pairs,
        endpointPairs,
        observedFlips: flips,
        avoidedPairs: endpointPairs - pairs,
        avoidedCalls: calls - 2 * pairs,
      };
    }
  }
  return { stoppingPair: undefined, endpointPairs, observedFlips: flips, avoidedPairs: 0, avoidedCalls: 0 };
}

/** Whether each pair flips: the first pair of every probe, then the second of every probe that has one, and so on. */
function* pairsByRound(cases: readonly (readonly Outcome[])[]): Generator<boolean> {
  const rounds = cases.reduce((most, outcomes) => Math.max(most, Math.floor(outcomes.length / 2)), 0);
  for (let round = 0; round < rounds; round += 1) {
    for (const outcomes of cases) {
      const [first, second] = [outcomes[2 * round], outcomes[2 * round + 1]];
      if (first !== undefined && second !== undefined) yield !sameOutcome(first, second);
    }
  }
}

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
export function findCurtailment(
  cases: readonly (readonly Outcome[])[],
  repeats: readonly number[],
  rule: CurtailRule,
): Curtailment | undefined {
  const endpointPairs = repeats.reduce((sum, count) => sum + Math.floor(count / 2), 0);
  const read = { pairs: 0, flips: 0 };
  for (const flipped of pairsByRound(cases)) {
    if (isOutOfReach(rule, read, endpointPairs) && read.pairs > 0) return undefined; // it went on: something had failed
    read.pairs += 1;
    if (flipped) read.flips += 1;
  }
  if (read.pairs === 0 || !isOutOfReach(rule, read, endpointPairs)) return undefined;
  const avoidedPairs = endpointPairs - read.pairs;
  return {
    stoppingPair: read.pairs,
    endpointPairs,
    observedFlips: read.flips,
    avoidedPairs,
    spentCalls: 2 * read.pairs,
    avoidedCalls: 2 * avoidedPairs,
  };
}
