/**
 * The fixed plan of method `wilson`, read round by round over the probes in order: where did admission become
 * unreachable by the planned end, even if all remaining pairs agreed? A counterfactual about recorded evidence: it never
 * admits early and changes no verdict.
 */
import { type Outcome, sameOutcome } from "./outcome.ts";
import { bestCaseAdmission } from "./stats/pairs-needed.ts";

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
export function replayCurtailment(
  cases: readonly (readonly Outcome[])[],
  epsilon: number,
): CurtailmentReplay {
  const endpointPairs = cases.reduce((sum, outcomes) => sum + Math.floor(outcomes.length / 2), 0);
  const calls = cases.reduce((sum, outcomes) => sum + outcomes.length, 0);
  let pairs = 0;
  let flips = 0;
  for (const flipped of pairsByRound(cases)) {
    pairs += 1;
    if (flipped) flips += 1;
    if (pairs < endpointPairs && bestCaseAdmission(epsilon, flips, pairs, endpointPairs) === undefined) {
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
