/** Reference results: computed by the reference implementation or in exact arithmetic, see test/reference/README.md. */
import { describe, expect, it } from "vitest";
import { binomialLowerTail, binomialUpperTail } from "../../../src/core/stats/binomial.ts";
import { clopperPearsonInterval } from "../../../src/core/stats/clopper-pearson.ts";
import { bestCaseAdmission, pairsForDeterministic } from "../../../src/core/stats/pairs-needed.ts";
import { wilsonInterval } from "../../../src/core/stats/wilson.ts";
import { statistics } from "../../reference/vectors.ts";

describe("wilson", () => {
  it("agrees with the reference to the last bit, except at 0 of 0 pairs", () => {
    for (const { flips, pairs, low, high } of statistics.wilson.cases) {
      const interval = wilsonInterval(flips, pairs);
      expect([flips, pairs, interval.lower, interval.upper]).toEqual(
        pairs === 0 ? [0, 0, 0, 1] : [flips, pairs, low, high],
      );
    }
  });
});

describe("pairs needed", () => {
  it("agrees with the reference", () => {
    for (const { epsilon, flip_rate, pairs } of statistics.pairs_needed.cases) {
      expect([epsilon, flip_rate, pairsForDeterministic(epsilon, flip_rate) ?? null]).toEqual([
        epsilon,
        flip_rate,
        pairs,
      ]);
    }
  });

  it("agrees with the reference's best case", () => {
    for (const row of statistics.best_case_admission.cases) {
      const total = bestCaseAdmission(
        row.epsilon,
        row.flips,
        row.pairs,
        row.max_pairs ?? Number.POSITIVE_INFINITY,
      );
      expect({ ...row, total: total ?? null }).toEqual(row);
    }
  });
});

describe("exact tails", () => {
  it("agree with 80-digit arithmetic to 1e-13 relative", () => {
    for (const { k, n, p, cdf, sf } of statistics.binomial.cases) {
      expect(Math.abs(binomialLowerTail(k, n, p) - cdf) / cdf).toBeLessThan(1e-13);
      if (k < n) expect(Math.abs(binomialUpperTail(k + 1, n, p) - sf) / sf).toBeLessThan(1e-13);
    }
  });

  it("give the Clopper-Pearson bounds of the reference table", () => {
    for (const { passes, n, cp_low, cp_high } of statistics.flakiness.cases) {
      const interval = clopperPearsonInterval(passes, n);
      expect(interval.lower).toBeCloseTo(cp_low, 12);
      expect(interval.upper).toBeCloseTo(cp_high, 12);
    }
  });
});
