/**
 * Exact tests on the answers of probes in two windows: each probe by itself, all of them together. Several looks at the
 * same windows share one error probability, each taking its part.
 */
import { type ProbeAnswers, runsThatWouldTell } from "./drift-answers.ts";
import { detectableRate, fewestRejected } from "./stats/detectable.ts";
import { fisherTwoSided } from "./stats/fisher.ts";
import { freemanHalton } from "./stats/freeman-halton.ts";
import { holm } from "./stats/holm.ts";
import type { Random } from "./stats/random.ts";
import { stratifiedPermutation, totalVariation } from "./stats/stratified-permutation.ts";

/** Bound on calling an unchanged agent drifted, over all looks. */
export const LEVEL = 0.05;
/** Fixed, so that the same evidence always gives the same answer. */
export const SEED = 1;
const PERMUTATIONS = 9999;

/** A p-value by itself, and corrected for everything else that was looked at: drift where that is at most the level. */
export interface Significance {
  readonly pValue: number;
  readonly corrected: number;
}

export interface AnsweredProbe {
  readonly fingerprint: string;
  readonly answers: ProbeAnswers;
}

export interface TestedProbe extends Significance, ProbeAnswers {
  readonly fingerprint: string;
  /** Total variation of the two windows' answers, in [0, 1]. */
  readonly distance: number;
  readonly drifted: boolean;
  /** Where the commonest answer moved without being significant: calls in the later window that would tell. */
  readonly runsNeeded?: number;
}

export type TestedAnswers = Significance & {
  readonly distance: number;
  readonly permutations: number;
  readonly seed: number;
};

export interface Looks {
  /** How many questions share the level. */
  readonly looks: number;
  /** What a corrected p-value must not exceed to be drift. */
  readonly level: number;
  /** Which window more calls would lengthen. */
  readonly growing: "both" | "later";
}

/** Each probe, label-free; Holm over the probes. */
export function testProbes(
  probes: readonly AnsweredProbe[],
  { looks, level, growing }: Looks,
  random: Random,
): readonly TestedProbe[] {
  const pValues = probes.map(({ answers }) => freemanHalton(answers.counts, random));
  const adjusted = holm(pValues);
  return probes.map(({ fingerprint, answers }, index) => {
    const corrected = forAllLooks(adjusted[index] as number, looks); // as many as probes
    const drifted = corrected <= level;
    const runsNeeded =
      answers.moved && !drifted
        ? runsThatWouldTell(answers, LEVEL / looks / probes.length, growing)
        : undefined;
    return {
      fingerprint,
      ...answers,
      distance: totalVariation(answers.counts),
      pValue: pValues[index] as number,
      corrected,
      drifted,
      ...(runsNeeded === undefined ? {} : { runsNeeded }),
    };
  });
}

/** All probes together. */
export function testAllAnswers(
  probes: readonly ProbeAnswers[],
  looks: number,
  random: Random,
): TestedAnswers {
  const test = stratifiedPermutation(
    probes.map(({ counts }) => counts),
    PERMUTATIONS,
    random,
  );
  return { ...test, corrected: forAllLooks(test.pValue, looks), permutations: PERMUTATIONS, seed: SEED };
}

export function forAllLooks(pValue: number, looks: number): number {
  return Math.min(1, looks * pValue);
}

/**
 * The smallest share of changed answers that would have been found on one probe with a power of 80 %: of a probe that
 * always gave one answer, and of the probe for which it is worst. undefined: on one of them nothing would have been.
 */
export function detectableShare(probes: readonly ProbeAnswers[], looks: number): number | undefined {
  const level = LEVEL / looks / probes.length;
  const shares = new Map<string, number | undefined>();
  for (const { runsBefore, runsAfter } of probes) {
    const key = `${runsBefore} ${runsAfter}`;
    if (shares.has(key)) continue;
    const least = fewestRejected(runsAfter, level, (moved) => oneAnswerMoved(runsBefore, runsAfter, moved));
    shares.set(key, detectableRate(least, runsAfter));
  }
  const found = [...shares.values()];
  const known = found.filter((share) => share !== undefined);
  return found.length > 0 && known.length === found.length ? Math.max(...known) : undefined;
}

/** p-value of a probe that always gave one answer and now gives others so many times. */
export function oneAnswerMoved(runsBefore: number, runsAfter: number, moved: number): number {
  return fisherTwoSided(
    { successes: runsBefore, trials: runsBefore },
    { successes: runsAfter - moved, trials: runsAfter },
  );
}

/** Would a complete change of every answer have been significant, over all probes together? */
export function couldFindAnything(probes: readonly ProbeAnswers[], looks: number): boolean {
  let chance = 1;
  return probes.some(({ runsBefore, runsAfter }) => {
    chance *= oneAnswerMoved(runsBefore, runsAfter, runsAfter);
    return chance <= LEVEL / looks;
  });
}
