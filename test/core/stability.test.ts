import { describe, expect, it } from "vitest";
import { judgeStability } from "../../src/core/stability.ts";

describe("a verdict", () => {
  it.each([
    { pairs: 0, flips: 0, verdict: "undecided" }, // nothing seen certifies nothing
    { pairs: 13, flips: 1, verdict: "undecided" }, // 7.7 % observed, still undecided
    { pairs: 36, flips: 0, verdict: "undecided" }, // up to 9.6 %
    { pairs: 72, flips: 0, verdict: "undecided" },
    { pairs: 73, flips: 0, verdict: "deterministic" },
    { pairs: 73, flips: 3, verdict: "undecided" },
    { pairs: 78, flips: 8, verdict: "stochastic" },
  ] as const)(
    "calls $flips flips in $pairs pairs $verdict at a 5 % tolerance",
    ({ pairs, flips, verdict }) => {
      expect(judgeStability({ pairs, flips }, 0.05, false).verdict.kind).toBe(verdict);
    },
  );

  it("leaves 36 quiet pairs an upper bound of 0.096", () => {
    expect(judgeStability({ pairs: 36, flips: 0 }, 0.05, false).verdict.interval.upper).toBeCloseTo(
      0.0964,
      4,
    );
  });

  it.each([
    { pairs: 36, flips: 0, needed: 37 },
    { pairs: 73, flips: 3, needed: 100 },
    { pairs: 12, flips: 0, needed: 61 },
    { pairs: 0, flips: 0, needed: 73 },
  ])("says that $flips flips in $pairs pairs need $needed more quiet pairs", ({ pairs, flips, needed }) => {
    expect(judgeStability({ pairs, flips }, 0.05, false).verdict).toMatchObject({ pairsStillNeeded: needed });
  });

  it.each([
    { pairs: 3, flips: 1, epsilon: 0.05, wilson: "stochastic", exact: "undecided" }, // Wilson convicts too easily
    { pairs: 35, flips: 0, epsilon: 0.1, wilson: "deterministic", exact: "undecided" }, // exact upper bound .10003
    { pairs: 72, flips: 0, epsilon: 0.05, wilson: "undecided", exact: "deterministic" },
  ] as const)(
    "of $flips in $pairs at $epsilon is $wilson by Wilson and $exact exactly; strict control takes the exact one",
    (row) => {
      const loose = judgeStability(row, row.epsilon, false);
      const strict = judgeStability(row, row.epsilon, true);
      expect([loose.verdict.kind, loose.exact.kind]).toEqual([row.wilson, row.exact]);
      expect(strict.verdict.kind).toBe(row.exact);
    },
  );
});
