import { describe, expect, it } from "vitest";
import { flakiness } from "../../../src/core/stats/flakiness.ts";
import { statistics } from "../../reference/vectors.ts";

describe("flakiness", () => {
  it("has the reference's score, rounded, and the interval of its pass rate", () => {
    for (const { passes, n, agentcheck_score, flake_low, flake_high } of statistics.flakiness.cases) {
      const { estimate, interval } = flakiness(passes, n);
      expect(Math.round(estimate * 1000) / 1000).toBe(agentcheck_score);
      expect(interval.lower).toBeCloseTo(flake_low, 12);
      expect(interval.upper).toBeCloseTo(flake_high, 12);
    }
  });

  it.each([
    { passes: 4, runs: 5, corrected: 0.8 },
    { passes: 1, runs: 2, corrected: 1 }, // twice the estimate, and never above 1
    { passes: 1, runs: 1, corrected: 0 },
  ])("of $passes passes in $runs runs is $corrected without its bias", ({ passes, runs, corrected }) =>
    expect(flakiness(passes, runs).corrected).toBeCloseTo(corrected, 12),
  );

  it("allows five passes of five to be a coin's", () =>
    expect(flakiness(5, 5).interval).toEqual({ lower: 0, upper: expect.closeTo(1, 12) }));

  it("refuses no run at all: a defect", () => expect(() => flakiness(0, 0)).toThrow(RangeError));
});
