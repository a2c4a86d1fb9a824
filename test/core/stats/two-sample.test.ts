import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boschlooLower } from "../../../src/core/stats/boschloo.ts";
import { detectableRate, fewestRejected } from "../../../src/core/stats/detectable.ts";
import { fisherLower, fisherTwoSided } from "../../../src/core/stats/fisher.ts";
import { type AnswerCount, freemanHalton } from "../../../src/core/stats/freeman-halton.ts";
import { holm } from "../../../src/core/stats/holm.ts";
import { hypergeometricLowerTail, hypergeometricMass } from "../../../src/core/stats/hypergeometric.ts";
import { distributionOf } from "../../../src/core/stats/multivariate-hypergeometric.ts";
import { createRandom } from "../../../src/core/stats/random.ts";
import { stratifiedPermutation, totalVariation } from "../../../src/core/stats/stratified-permutation.ts";
import { statistics } from "../../reference/vectors.ts";

const pairs = (...counts: [number, number][]): AnswerCount[] =>
  counts.map(([before, after]) => ({ before, after }));
const sample = (successes: number, trials: number) => ({ successes, trials });
const NONE = () => {
  throw new Error("nothing is to be drawn here");
};

describe("two samples of passes", () => {
  it("have the p-values of the reference: Fisher's to 1e-12, Boschloo's within its numeric supremum", () => {
    for (const row of statistics.two_sample.cases) {
      const before = sample(row.base_pass, row.base_n);
      const after = sample(row.cur_pass, row.cur_n);
      expect(Math.abs(fisherLower(before, after) / row.fisher_less - 1)).toBeLessThan(1e-12);
      expect(Math.abs(fisherTwoSided(before, after) / row.fisher_two_sided - 1)).toBeLessThan(1e-12);
      if (row.boschloo_less_scipy === undefined) continue;
      expect(Math.abs(boschlooLower(before, after) - row.boschloo_less_scipy)).toBeLessThan(1e-4);
    }
  });

  it("of nothing differ in nothing", () => {
    expect(
      [fisherLower, fisherTwoSided, boschlooLower].map((test) => test(sample(0, 0), sample(0, 0))),
    ).toEqual([1, 1, 1]);
  });

  it("are compared by Fisher's test above 200 trials", () => {
    const [before, after] = [sample(201, 201), sample(10, 14)];
    expect(boschlooLower(before, after)).toBe(fisherLower(before, after));
    expect(boschlooLower(sample(200, 200), after)).toBeLessThan(fisherLower(sample(200, 200), after));
    expect(boschlooLower(after, sample(190, 201))).toBe(fisherLower(after, sample(190, 201)));
  });

  it("are at least as suspicious by Boschloo's test, and more so with every success less", () => {
    const trials = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(trials, trials, fc.nat(), fc.nat(), (n, m, x, y) => {
        const before = sample(x % (n + 1), n);
        const after = sample(y % (m + 1), m);
        const p = boschlooLower(before, after);
        expect(p).toBeLessThanOrEqual(fisherLower(before, after));
        if (after.successes > 0) {
          expect(boschlooLower(before, sample(after.successes - 1, m))).toBeLessThanOrEqual(p + 1e-12);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("are rejected at most as often as they should be, whatever the common rate", () => {
    const LEVEL = 0.05;
    for (const rate of [0.02, 0.1, 0.3, 0.5, 0.9]) {
      let rejected = 0;
      for (let x = 0; x <= 9; x += 1) {
        for (let y = 0; y <= 7; y += 1) {
          if (boschlooLower(sample(x, 9), sample(y, 7)) > LEVEL) continue;
          rejected += mass(x, 9, rate) * mass(y, 7, rate);
        }
      }
      expect(rejected).toBeLessThanOrEqual(LEVEL + 1e-12);
    }
  });
});

/** Binomial mass, written out: independent of what is tested. */
function mass(k: number, n: number, rate: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways * rate ** k * (1 - rate) ** (n - k);
}

describe("the hypergeometric distribution", () => {
  const draw = { population: 10, marked: 4, drawn: 5 };

  it("is 0 outside its range", () =>
    expect([-1, 5, 6].map((k) => hypergeometricMass(k, draw))).toEqual([0, 0, 0]));

  it("has no mass where the rest would be too small", () =>
    expect(hypergeometricMass(0, { population: 10, marked: 8, drawn: 5 })).toBe(0));

  it("sums to 1, from either side", () => {
    expect([0, 1, 2, 3, 4].map((k) => hypergeometricLowerTail(k, draw))).toEqual([
      expect.closeTo(6 / 252, 14),
      expect.closeTo(66 / 252, 14),
      expect.closeTo(186 / 252, 14),
      expect.closeTo(246 / 252, 14),
      1,
    ]);
  });
});

describe("two samples of answers", () => {
  it.each([
    { counts: pairs([8, 0], [0, 8]), p: 2 / 12_870 }, // of C(16, 8) splits only two are this extreme
    { counts: pairs([4, 0], [0, 4]), p: 2 / 70 },
    { counts: pairs([3, 0], [0, 3], [1, 1]), p: 4 / 70 }, // 2 · C(2,1)
    { counts: pairs([5, 5], [0, 0]), p: 1 },
    { counts: [], p: 1 },
  ])("have a p-value of $p", ({ counts, p }) => expect(freemanHalton(counts, NONE)).toBeCloseTo(p, 12));

  it("of two answers are Fisher's two-sided test", () => {
    for (const { base_pass, base_n, cur_pass, cur_n, fisher_two_sided } of statistics.two_sample.cases) {
      const counts = pairs([base_pass, cur_pass], [base_n - base_pass, cur_n - cur_pass]);
      expect(freemanHalton(counts, NONE)).toBeCloseTo(fisher_two_sided, 10);
    }
  });

  it("do not depend on the order of the answers, nor on which sample came first", () => {
    const counts = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(counts, (given) => {
        const p = freemanHalton(pairs(...given), NONE);
        expect(freemanHalton(pairs(...given.toReversed()), NONE)).toBeCloseTo(p, 10);
        expect(freemanHalton(pairs(...given.map(([a, b]): [number, number] => [b, a])), NONE)).toBeCloseTo(
          p,
          10,
        );
      }),
    );
  });

  it("with more tables than can be summed are drawn, and the p-value is never 0", () => {
    const many = pairs(...Array.from({ length: 9 }, (_, i): [number, number] => [20 + i * i, 60 - i]));
    const p = freemanHalton(many, createRandom(1));
    expect(p).toBe(freemanHalton(many, createRandom(1)));
    expect(p).toBeGreaterThan(0);
    expect(p).toBeLessThan(0.01);
    const alike = pairs(...Array.from({ length: 9 }, (_, i): [number, number] => [20 + i * i, 21 + i * i]));
    expect(freemanHalton(alike, createRandom(1))).toBeGreaterThan(0.9);
  });

  it("with a hundred answers that came once take a moment, not for ever", () => {
    const once = pairs(...Array.from({ length: 100 }, (_, i): [number, number] => [i % 2, 1 - (i % 2)]));
    expect(freemanHalton(once, NONE)).toBeCloseTo(1, 10);
  });
});

describe("Holm's correction", () => {
  it.each([
    { given: [0.01, 0.04, 0.03, 0.005], adjusted: [0.03, 0.06, 0.06, 0.02] },
    { given: [0.6, 0.9], adjusted: [1, 1] },
    { given: [], adjusted: [] },
  ])("makes $adjusted of $given", ({ given, adjusted }) =>
    expect(holm(given)).toEqual(adjusted.map((p) => expect.closeTo(p, 12))),
  );
});

describe("the permutation test over probes", () => {
  const still = pairs([26, 26]);
  const noisy = pairs([25, 24], [1, 2]);
  const switched = pairs([26, 0], [0, 26]);

  it("measures the total variation", () =>
    expect([still, switched, pairs([2, 1], [2, 3]), pairs([3, 0])].map(totalVariation)).toEqual([
      0, 1, 0.25, 0,
    ]));

  it("finds one switched probe among six, and nothing where nothing changed", () => {
    const run = (probes: AnswerCount[][]) => stratifiedPermutation(probes, 9999, createRandom(4)).pValue;
    expect(run([still, noisy, switched, still, noisy, still])).toBe(0.0001);
    expect(run([still, noisy, still, noisy])).toBeGreaterThan(0.3);
    expect(run([still, still])).toBe(1);
    expect(run([])).toBe(1);
  });

  it("comes near the exact p-value of a single probe", () => {
    const counts = pairs([4, 0], [0, 4]);
    expect(stratifiedPermutation([counts], 9999, createRandom(2)).pValue).toBeCloseTo(2 / 70, 2);
  });

  it("exchanges trials one by one where there are too many tables", () => {
    const many = Array.from({ length: 9 }, (_, i): [number, number] => [20 + i * i, 60 - i]);
    const totals = many.map(([a, b]) => a + b);
    const size = many.reduce((sum, [a]) => sum + a, 0);
    expect(distributionOf(totals, size, (index, taken) => (index + 1) * taken ** 2)).toBeUndefined();
    const run = () => stratifiedPermutation([pairs(...many)], 199, createRandom(2)).pValue;
    expect(run()).toBe(0.005);
  });
});

describe("what would have been found", () => {
  it("is where the power reaches four in five", () => {
    const least = fewestRejected(26, 0.05, (k) => freemanHalton(pairs([26, 26 - k], [0, k]), NONE));
    expect(least).toBe(6);
    const rate = detectableRate(least, 26) as number;
    expect(rate).toBeCloseTo(0.287_043_58, 7);
    expect(detectableRate(least, 26, 0.5)).toBeLessThan(rate);
  });

  it("is nothing where not even a complete change is significant", () => {
    const least = fewestRejected(2, 0.05, (k) => freemanHalton(pairs([2, 2 - k], [0, k]), NONE));
    expect(least).toBeUndefined();
    expect(detectableRate(least, 2)).toBeUndefined();
  });
});
