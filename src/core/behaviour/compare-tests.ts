/**
 * Tests of today against those of a baseline, by name. A drop is a regression only where the counts show it; what merely
 * looks like one is `suspect`, with the runs that would tell. The reference's rule calls any drop a regression.
 */
import { boschlooLower } from "../stats/boschloo.ts";
import { fisherLower, type Sample } from "../stats/fisher.ts";
import { holm } from "../stats/holm.ts";
import type { TestFigures } from "./score-test.ts";

export const REGRESSION_RULES = ["evidence", "any-drop"] as const;
export type RegressionRule = (typeof REGRESSION_RULES)[number];

/** A test as a baseline keeps it, or as it was measured. */
export interface ComparedTest extends TestFigures {
  readonly name: string;
  /** As written in a suite; absent where the baseline does not keep them. */
  readonly written?: readonly string[];
}

/** Runs of one test in all, counts; the baseline's are those it has where it need not be made anew. */
export interface RunsNeeded {
  readonly today: number;
  readonly baseline: number;
}

export interface TestChange {
  readonly name: string;
  readonly before: ComparedTest;
  readonly after: ComparedTest;
  readonly verdict: "regression" | "suspect" | "ok";
  /** One-sided, "the success rate is lower now"; and with Holm's correction over all matched tests. */
  readonly pValue: number;
  readonly adjusted: number;
  /** Of a suspect: what would show it at these rates; undefined where nothing within reach would. */
  readonly runsNeeded?: RunsNeeded;
  /** Were other assertions checked before? Then the rates do not speak of the same thing. */
  readonly otherAssertions: boolean;
}

export interface Comparison {
  readonly rule: RegressionRule;
  /** In today's order. */
  readonly changes: readonly TestChange[];
  /** Tests of today that the baseline does not know. */
  readonly added: readonly string[];
  /** Tests of the baseline that no longer exist. */
  readonly vanished: readonly string[];
  /** Not one test in common: this is the baseline of something else. */
  readonly mismatch: boolean;
}

const LEVEL = 0.05;

/** @param existing names of all tests there are, also of those that were not run now */
export function compareTests(
  before: readonly ComparedTest[],
  after: readonly ComparedTest[],
  existing: readonly string[],
  rule: RegressionRule,
): Comparison {
  const known = new Map(before.map((test) => [test.name, test]));
  const matched = after.flatMap((test) => {
    const earlier = known.get(test.name);
    return earlier === undefined ? [] : [{ before: earlier, after: test }];
  });
  const pValues = matched.map(({ before, after }) => boschlooLower(sampleOf(before), sampleOf(after)));
  const adjusted = holm(pValues);
  const existingNames = new Set(existing);
  return {
    rule,
    changes: matched.map((pair, index) => ({
      name: pair.after.name,
      ...pair,
      pValue: pValues[index] as number, // one for each pair
      ...judge(pair.before, pair.after, adjusted[index] as number, matched.length, rule),
      otherAssertions: hasOtherAssertions(pair.before, pair.after),
    })),
    added: after.filter((test) => !known.has(test.name)).map((test) => test.name),
    vanished: before.filter((test) => !existingNames.has(test.name)).map((test) => test.name),
    mismatch: !before.some((test) => existingNames.has(test.name)),
  };
}

function judge(
  before: ComparedTest,
  after: ComparedTest,
  adjusted: number,
  tests: number,
  rule: RegressionRule,
): Pick<TestChange, "verdict" | "adjusted" | "runsNeeded"> {
  if (after.total === 0 || after.successRate >= before.successRate) return { verdict: "ok", adjusted };
  if (rule === "any-drop" || adjusted <= LEVEL) return { verdict: "regression", adjusted };
  const needed = runsNeeded(sampleOf(before), sampleOf(after), LEVEL / tests);
  return { verdict: "suspect", adjusted, ...(needed === undefined ? {} : { runsNeeded: needed }) };
}

function sampleOf({ passed, total }: ComparedTest): Sample {
  return { successes: passed, trials: total };
}

/** More than anybody repeats a test for. */
const MOST_RUNS = 400;

/**
 * What would show the drop if both sides went on passing as often as they do: more runs today; or, where the baseline
 * has too few for any number of them to do it, as many on both sides.
 *
 * @param level what one test of several may use up
 */
function runsNeeded(before: Sample, after: Sample, level: number): RunsNeeded | undefined {
  const today = fewest(after.trials, level, (trials) => [before, grown(after, trials, Math.ceil)]);
  if (today !== undefined) return { today, baseline: before.trials };
  const least = Math.max(before.trials, after.trials);
  const both = fewest(least, level, (trials) => [
    grown(before, trials, Math.floor),
    grown(after, trials, Math.ceil),
  ]);
  return both === undefined ? undefined : { today: both, baseline: both };
}

/** @param round towards the smaller drop, so that no fraction of a run shows anything */
function grown({ successes, trials }: Sample, to: number, round: (value: number) => number): Sample {
  return { successes: round((successes * to) / trials), trials: to };
}

/**
 * The fewest trials, above those there are, that show the drop. Fisher's test, never the more powerful of the two, bounds
 * the search; Boschloo's, which decides, narrows it.
 */
function fewest(
  trials: number,
  level: number,
  samples: (trials: number) => readonly [Sample, Sample],
): number | undefined {
  let enough = trials + 1;
  while (fisherLower(...samples(enough)) > level) {
    enough += 1;
    if (enough > trials + MOST_RUNS) return undefined;
  }
  let tooFew = trials;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (boschlooLower(...samples(middle)) <= level) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

function hasOtherAssertions({ written: before }: ComparedTest, { written: after }: ComparedTest): boolean {
  if (before === undefined || after === undefined) return false;
  return before.length !== after.length || before.some((text, index) => text !== after[index]);
}
