/**
 * Did the agent change between two windows of evidence? Decided by exact tests on the probes that both hold: the
 * answers of each probe, the answers of all together, the stability of each route. Each of the three looks gets a third
 * of one error probability, so an agent that did not change is called drifted at most 5 % of the time in all.
 *
 * It never shows that nothing changed: only what would have been found. Nor that trials were independent.
 */
import { answerCounts } from "./drift-answers.ts";
import {
  couldFindAnything,
  detectableShare,
  forAllLooks,
  LEVEL,
  SEED,
  type Significance,
  type TestedAnswers,
  type TestedProbe,
  testAllAnswers,
  testProbes,
} from "./drift-probes.ts";
import type { Evidence, EvidenceCase } from "./evidence.ts";
import { sortedLabels } from "./ordering.ts";
import { countPairs, type PairCount, sumPairs } from "./pairs.ts";
import { boschlooLower } from "./stats/boschloo.ts";
import { detectableRate, fewestRejected } from "./stats/detectable.ts";
import { fisherLower, type Sample } from "./stats/fisher.ts";
import { holm } from "./stats/holm.ts";
import { createRandom, type Random } from "./stats/random.ts";
import type { ExitCode } from "./status.ts";

/** Evidence in which every case names the decision it was written to reach. */
export interface RoutedEvidence extends Evidence {
  readonly cases: readonly RoutedCase[];
}

export interface RoutedCase extends EvidenceCase {
  readonly expected: string;
}

export interface ProbeDrift extends TestedProbe {
  readonly route: string;
}

export interface RouteDrift extends Significance {
  readonly route: string;
  /** Pairs of the probes that both windows hold. */
  readonly before: PairCount;
  readonly after: PairCount;
  readonly drifted: boolean;
  /** The smallest flip rate after that would have been found, with a power of 80 %; absent: none would. */
  readonly detectable?: number;
}

export const DRIFT_STATUSES = ["drift", "none-detected", "undecided", "incompatible", "incomplete"] as const;
export type DriftStatus = (typeof DRIFT_STATUSES)[number];

export interface Drift {
  /**
   * `undecided`: not even a complete change of all answers would have been significant. `incompatible`: nothing was
   * found on what both windows hold, and they do not hold the same probes. `incomplete`: calls failed.
   */
  readonly status: DriftStatus;
  readonly exitCode: ExitCode;
  /** Bound on calling an unchanged agent drifted. */
  readonly level: number;
  /** Of both windows, in the order of the second. */
  readonly probes: readonly ProbeDrift[];
  /** All probes together: the sum of their distances. */
  readonly answers: TestedAnswers;
  readonly routes: readonly RouteDrift[];
  /** Fingerprints of the probes that one window holds and the other does not. */
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  /** Failed calls, counts. */
  readonly failed: { readonly before: number; readonly after: number };
  /**
   * The smallest share of changed answers that would have been found on any single probe with a power of 80 %; absent
   * where a complete change of at least one probe would not have been.
   */
  readonly detectable?: number;
}

/** Where calls failed no difference is drift: what they would have answered is not known. */
const NOTHING = -1;
/** Each probe, all probes, each route. */
const LOOKS = 3;

export function compareWindows(before: RoutedEvidence, after: RoutedEvidence): Drift {
  const random = createRandom(SEED);
  const known = new Map(before.cases.map((item) => [item.fingerprint, item]));
  const shared = after.cases.flatMap((item) => {
    const earlier = known.get(item.fingerprint);
    return earlier === undefined ? [] : [{ earlier, later: item }];
  });
  const failed = { before: failures(before), after: failures(after) };
  const level = failed.before + failed.after > 0 ? NOTHING : LEVEL;
  const probes = compareProbes(shared, level, random);
  const answers = testAllAnswers(probes, LOOKS, random);
  const routes = compareRoutes(shared, level);
  const detectable = detectableShare(probes, LOOKS);
  const found = {
    probes,
    answers,
    routes,
    onlyBefore: missingIn(before, after),
    onlyAfter: missingIn(after, before),
    failed,
    ...(detectable === undefined ? {} : { detectable }),
  };
  const status = statusOf(found);
  return { status, exitCode: exitCodeOf(status), level: LEVEL, ...found };
}

interface Shared {
  readonly earlier: RoutedCase;
  readonly later: RoutedCase;
}

function compareProbes(shared: readonly Shared[], level: number, random: Random): readonly ProbeDrift[] {
  const answered = shared.map(({ earlier, later }) => ({
    fingerprint: later.fingerprint,
    answers: answerCounts(earlier.outcomes, later.outcomes),
  }));
  const tested = testProbes(answered, { looks: LOOKS, level, growing: "both" }, random);
  return tested.map((probe, index) => ({ ...probe, route: (shared[index] as Shared).later.expected }));
}

function compareRoutes(shared: readonly Shared[], level: number): readonly RouteDrift[] {
  const names = sortedLabels(shared.map(({ later }) => later.expected));
  const compared = names.map((route) => {
    const members = shared.filter(({ later }) => later.expected === route);
    const before = sumPairs(members.map(({ earlier }) => countPairs(earlier.outcomes)));
    const after = sumPairs(members.map(({ later }) => countPairs(later.outcomes)));
    const pValue = boschlooLower(agreeing(before), agreeing(after));
    return { route, before, after, pValue, detectable: detectableFlipRate(before, after, names.length) };
  });
  const adjusted = holm(compared.map(({ pValue }) => pValue));
  return compared.map(({ detectable, ...route }, index) => {
    const corrected = forAllLooks(adjusted[index] as number, LOOKS);
    return {
      ...route,
      corrected,
      drifted: corrected <= level,
      ...(detectable === undefined ? {} : { detectable }),
    };
  });
}

function agreeing({ pairs, flips }: PairCount): Sample {
  return { successes: pairs - flips, trials: pairs };
}

/** By Fisher's test, which finds a little less than the one that decides: a promise that is kept. */
function detectableFlipRate(before: PairCount, after: PairCount, routes: number): number | undefined {
  const level = LEVEL / LOOKS / routes;
  const least = fewestRejected(after.pairs, level, (flips) =>
    fisherLower(agreeing(before), { successes: after.pairs - flips, trials: after.pairs }),
  );
  return detectableRate(least, after.pairs);
}

function missingIn(window: RoutedEvidence, other: RoutedEvidence): readonly string[] {
  const held = new Set(other.cases.map((item) => item.fingerprint));
  return window.cases.map((item) => item.fingerprint).filter((fingerprint) => !held.has(fingerprint));
}

function failures(window: RoutedEvidence): number {
  return window.cases.reduce((sum, item) => sum + item.errors, 0);
}

type Found = Omit<Drift, "status" | "exitCode" | "level">;

function statusOf(found: Found): DriftStatus {
  const { probes, answers, routes, onlyBefore, onlyAfter, failed } = found;
  if (failed.before + failed.after > 0) return "incomplete";
  if (probes.length === 0) return "incompatible";
  if ([...probes, ...routes].some((look) => look.drifted) || answers.corrected <= LEVEL) return "drift";
  if (onlyBefore.length + onlyAfter.length > 0) return "incompatible";
  return couldFindAnything(probes, LOOKS) ? "none-detected" : "undecided";
}

function exitCodeOf(status: DriftStatus): ExitCode {
  switch (status) {
    case "drift":
      return 1;
    case "none-detected":
      return 0;
    case "undecided":
    case "incompatible":
    case "incomplete":
      return 2;
  }
}
