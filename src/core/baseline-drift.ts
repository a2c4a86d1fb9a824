/**
 * Do today's answers still match the approved ones? With the baseline's counts exact tests decide, without them the
 * reference's rule: the first answer against the approved one. It never shows that nothing changed, only what would have
 * been found; nor does it judge stability: a `full` check has the admission rules for that, before this.
 */
import type { Assessment } from "./assess.ts";
import type { Baseline } from "./baseline.ts";
import { countOutcomes, type OutcomeCount } from "./coverage.ts";
import { answersOfCounts, runsThatWouldTell } from "./drift-answers.ts";
import {
  type AnsweredProbe,
  couldFindAnything,
  detectableShare,
  LEVEL,
  oneAnswerMoved,
  SEED,
  type TestedAnswers,
  type TestedProbe,
  testAllAnswers,
  testProbes,
} from "./drift-probes.ts";
import { type Outcome, sameOutcome } from "./outcome.ts";
import { binomialUpperTail } from "./stats/binomial.ts";
import { fewestRejected, POWER } from "./stats/detectable.ts";
import { freemanHalton } from "./stats/freeman-halton.ts";
import { createRandom } from "./stats/random.ts";
import { totalVariation } from "./stats/stratified-permutation.ts";

export interface BaselineDrift {
  /** `undecided`: not even a complete change of all answers (quick: of some probe's) would have been significant. */
  readonly status: "drift" | "none-detected" | "undecided";
  readonly schedule: "full" | "quick";
  /** `reference`: the baseline has no counts, and any other first answer is drift. */
  readonly rule: "exact" | "reference";
  /** Bound on calling an unchanged agent drifted; undefined under the reference's rule, which has none. */
  readonly level: number | undefined;
  /** In the order of the evidence. */
  readonly probes: readonly TestedProbe[];
  /** All probes together; of a full check by exact tests. */
  readonly answers?: TestedAnswers;
  /** The smallest share of changed answers that would have been found on any one probe with 80 % power. */
  readonly detectable?: number;
}

/** Each probe, and all of them together. */
const LOOKS = 2;
/** Calls of a probe in a quick check: one, and these more where it disagrees. */
export const QUICK_FOLLOW_UPS = 4;

type Evidence = Assessment["evidence"];

/** Of evidence as long as the baseline's. Probes that one of the two lacks are left out. */
export function fullDrift(baseline: Baseline, evidence: Evidence): BaselineDrift {
  if (baseline.answers === undefined) return referenceDrift(baseline, evidence, "full");
  const random = createRandom(SEED);
  const answered = answeredProbes(baseline.answers, evidence);
  const probes = testProbes(answered, { looks: LOOKS, level: LEVEL, growing: "later" }, random);
  const answers = testAllAnswers(probes, LOOKS, random);
  const detectable = detectableShare(probes, LOOKS);
  const found = probes.some((probe) => probe.drifted) || answers.corrected <= LEVEL;
  const none = couldFindAnything(probes, LOOKS) ? "none-detected" : "undecided";
  return {
    status: found ? "drift" : none,
    schedule: "full",
    rule: "exact",
    level: LEVEL,
    probes,
    answers,
    ...(detectable === undefined ? {} : { detectable }),
  };
}

/** Of one answer a probe, and four more where it disagreed: Bonferroni over the probes, whatever was asked of them. */
export function quickDrift(baseline: Baseline, evidence: Evidence): BaselineDrift {
  if (baseline.answers === undefined) return referenceDrift(baseline, evidence, "quick");
  const random = createRandom(SEED);
  const answered = answeredProbes(baseline.answers, evidence);
  const level = LEVEL / answered.length;
  const approved = approvedDecisions(baseline);
  const first = new Map(evidence.cases.map((item) => [item.fingerprint, item.outcomes[0]]));
  const probes = answered.map(({ fingerprint, answers }): TestedProbe => {
    // Only a probe that disagreed was asked enough; testing the others too would spend what they do not need.
    const agrees = isApproved(approved.get(fingerprint), first.get(fingerprint));
    const pValue = agrees ? 1 : freemanHalton(answers.counts, random);
    const drifted = pValue <= level;
    const runsNeeded =
      answers.moved && !drifted && !agrees ? runsThatWouldTell(answers, level, "later") : undefined;
    return {
      fingerprint,
      ...answers,
      distance: totalVariation(answers.counts),
      pValue,
      corrected: Math.min(1, pValue * answered.length),
      drifted,
      ...(runsNeeded === undefined ? {} : { runsNeeded }),
    };
  });
  const detectable = quickDetectable(baseline);
  const none = detectable === undefined ? "undecided" : "none-detected";
  return {
    status: probes.some((probe) => probe.drifted) ? "drift" : none,
    schedule: "quick",
    rule: "exact",
    level: LEVEL,
    probes,
    ...(detectable === undefined ? {} : { detectable }),
  };
}

/** Probes whose first answer is another one than the approved: those that a quick check asks again. */
export function disagreeing(baseline: Baseline, evidence: Evidence): readonly string[] {
  const approved = approvedDecisions(baseline);
  return evidence.cases
    .filter(({ fingerprint, outcomes }) => !isApproved(approved.get(fingerprint), outcomes[0]))
    .map(({ fingerprint }) => fingerprint);
}

/**
 * What a quick check of this baseline would find on any one probe with 80 % power, known before its first call.
 *
 * @returns a share of changed answers; undefined where not even a complete change of some probe is found
 */
export function quickDetectable(baseline: Baseline): number | undefined {
  if (baseline.answers === undefined) return POWER; // the first answer is compared, and nothing else
  const level = LEVEL / baseline.claim.probes.length;
  const calls = 1 + QUICK_FOLLOW_UPS;
  const shares = [...baseline.answers.values()].map((counts) => {
    const runs = counts.reduce((sum, { count }) => sum + count, 0);
    const least = fewestRejected(calls, level, (moved) => oneAnswerMoved(runs, calls, moved));
    return least === undefined ? undefined : quickRate(least);
  });
  const known = shares.filter((share) => share !== undefined);
  return known.length === shares.length ? Math.max(...known) : undefined;
}

/** The first answer must be another one, and so many of all. @param least at least 1 */
function quickRate(least: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i += 1) {
    const share = (low + high) / 2;
    const found = share * binomialUpperTail(least - 1, QUICK_FOLLOW_UPS, share);
    if (found >= POWER) high = share;
    else low = share;
  }
  return high;
}

/** Any other first answer is drift: an unchanged agent that is not entirely steady will be called drifted. */
function referenceDrift(
  baseline: Baseline,
  evidence: Evidence,
  schedule: BaselineDrift["schedule"],
): BaselineDrift {
  const approved = approvedDecisions(baseline);
  const probes = evidence.cases.flatMap(({ fingerprint, outcomes }): TestedProbe[] => {
    const [expected, first] = [approved.get(fingerprint), outcomes[0]];
    if (expected === undefined || first === undefined) return [];
    const answers = answersOfCounts([{ outcome: expected, count: 0 }], countOutcomes(outcomes));
    const [commonest] = countOutcomes(outcomes);
    const moved = commonest !== undefined && !sameOutcome(commonest.outcome, expected);
    const drifted = !sameOutcome(expected, first);
    return [{ fingerprint, ...answers, moved, distance: 0, pValue: 1, corrected: 1, drifted }];
  });
  return {
    status: probes.some((probe) => probe.drifted) ? "drift" : "none-detected",
    schedule,
    rule: "reference",
    level: undefined,
    probes,
    detectable: POWER,
  };
}

function answeredProbes(
  counts: ReadonlyMap<string, readonly OutcomeCount[]>,
  evidence: Evidence,
): readonly AnsweredProbe[] {
  return evidence.cases.flatMap(({ fingerprint, outcomes }) => {
    const before = counts.get(fingerprint);
    if (before === undefined || outcomes.length === 0) return [];
    return [{ fingerprint, answers: answersOfCounts(before, countOutcomes(outcomes)) }];
  });
}

function approvedDecisions({ claim }: Baseline): ReadonlyMap<string, Outcome> {
  return new Map(claim.probes.map(({ fingerprint, expected }) => [fingerprint, expected]));
}

function isApproved(approved: Outcome | undefined, answer: Outcome | undefined): boolean {
  return approved === undefined || answer === undefined || sameOutcome(approved, answer);
}
