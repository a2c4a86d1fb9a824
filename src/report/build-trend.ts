/** Earlier runs of tests → how each test of the last one did over time. */
import type { TrendModel, TrendRun } from "./behaviour-model.ts";

export interface PastFigures extends TrendRun {
  readonly tests: readonly { readonly name: string; readonly successRate: number }[];
}

/** More than an eye follows. */
const MOST_RUNS = 30;

/** @param runs of one suite, oldest first @returns undefined for fewer than two: they show no trend */
export function buildTrend(runs: readonly PastFigures[]): TrendModel | undefined {
  const recent = runs.slice(-MOST_RUNS);
  const last = recent.at(-1);
  if (last === undefined || recent.length < 2) return undefined;
  return {
    runs: recent.map(({ id, createdAt, passedTests, failedTests, hasRegression }) => ({
      id,
      createdAt,
      passedTests,
      failedTests,
      hasRegression,
    })),
    tests: last.tests.map(({ name, successRate }) => {
      const rates = recent.map((run) => run.tests.find((test) => test.name === name)?.successRate);
      const before = rates.slice(0, -1).findLast((rate) => rate !== undefined);
      return { name, rates, latest: successRate, ...(before === undefined ? {} : { before }) };
    }),
  };
}
