/** The answers of one probe in two windows, counted; and how many more runs a difference would need to be proven. */
import { countOutcomes, type OutcomeCount } from "./coverage.ts";
import { type Outcome, outcomeKey } from "./outcome.ts";
import { fisherTwoSided } from "./stats/fisher.ts";
import type { AnswerCount } from "./stats/freeman-halton.ts";

export interface CountedAnswer extends AnswerCount {
  readonly outcome: Outcome;
}

export interface ProbeAnswers {
  /** Commonest over both windows first, then by key. */
  readonly counts: readonly CountedAnswer[];
  /** Trials in each window. */
  readonly runsBefore: number;
  readonly runsAfter: number;
  /** Is the commonest answer another one? False while the earlier one is still among the commonest. */
  readonly moved: boolean;
}

export function answerCounts(before: readonly Outcome[], after: readonly Outcome[]): ProbeAnswers {
  return answersOfCounts(countOutcomes(before), countOutcomes(after));
}

export function answersOfCounts(
  before: readonly OutcomeCount[],
  after: readonly OutcomeCount[],
): ProbeAnswers {
  const found = new Map<string, { outcome: Outcome; before: number; after: number }>();
  const add = (rows: readonly OutcomeCount[], window: "before" | "after") => {
    for (const { outcome, count } of rows) {
      const key = outcomeKey(outcome);
      const entry = found.get(key) ?? { outcome, before: 0, after: 0 };
      entry[window] += count;
      found.set(key, entry);
    }
  };
  add(before, "before");
  add(after, "after");
  const counts = [...found.entries()]
    .sort(([keyA, a], [keyB, b]) => b.before + b.after - a.before - a.after || (keyA < keyB ? -1 : 1))
    .map(([, entry]) => entry);
  const most = (window: "before" | "after") => Math.max(...counts.map((entry) => entry[window]));
  const sum = (window: "before" | "after") => counts.reduce((total, entry) => total + entry[window], 0);
  const [mostBefore, mostAfter] = [most("before"), most("after")];
  return {
    counts,
    runsBefore: sum("before"),
    runsAfter: sum("after"),
    moved: !counts.some((entry) => entry.before === mostBefore && entry.after === mostAfter),
  };
}

/** Beyond so many times the runs nobody would repeat them. */
const MOST_TIMES = 16;

/**
 * Calls in the later window after which it would be significant that the commonest answer is another one, the shares
 * staying as they are. The earlier commonest answer is held against all others.
 *
 * @param level   what the p-value must not exceed
 * @param growing `both` windows alike, or the `later` one alone: an approved window is what it is
 * @returns undefined where that is more than sixteen times the calls
 */
export function runsThatWouldTell(
  { counts, runsBefore, runsAfter }: ProbeAnswers,
  level: number,
  growing: "both" | "later" = "both",
): number | undefined {
  const kept = counts.reduce((most, entry) => (entry.before > most.before ? entry : most));
  for (let times = 2; times <= MOST_TIMES; times *= 2) {
    const earlier = growing === "both" ? times : 1;
    const before = { successes: earlier * kept.before, trials: earlier * runsBefore };
    const after = { successes: times * kept.after, trials: times * runsAfter };
    if (fisherTwoSided(before, after) <= level) return times * runsAfter;
  }
  return undefined;
}
