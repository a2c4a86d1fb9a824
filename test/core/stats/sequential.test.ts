import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  certifyBoundary,
  firstCertifyingPair,
  sequentialBoundaries,
  stochasticBoundary,
} from "../../../src/core/stats/sequential-boundaries.ts";
import {
  operatingCharacteristics,
  sequentialFutility,
} from "../../../src/core/stats/sequential-operating.ts";
import { statistics } from "../../reference/vectors.ts";

const plans = statistics.anytime_plans.cases.map((row) => ({
  row,
  boundaries: sequentialBoundaries({
    epsilon: row.epsilon,
    cap: row.max_pairs,
    alphaDeterministic: row.alpha_det,
    alphaStochastic: row.alpha_sto,
    rho: row.rho,
  }),
}));

describe("the boundaries", () => {
  it("agree with exact dynamic programming of others, and so do the error probabilities they spend", () => {
    for (const { row, boundaries } of plans) {
      const { epsilon, max_pairs: cap, certify_at, stochastic_by } = row;
      expect({ row, ...boundaries }).toEqual({
        row,
        epsilon,
        cap,
        certifyAt: certify_at,
        stochasticBy: stochastic_by,
      });
      expect(certifyBoundary(epsilon, cap, row.alpha_det, row.rho).spent).toBeCloseTo(row.spent_det, 12);
      expect(stochasticBoundary(epsilon, cap, row.alpha_sto).spent).toBeCloseTo(row.spent_sto, 12);
    }
  });

  it.each([
    { epsilon: 0.1, certify: [36, 73, 107, 131, 155], stochastic: [1, 5, 9, 12, 17] }, // 1: never, the second flip is read at pair 2
    { epsilon: 0.05, certify: [73, 168, 220, 270, 318], stochastic: [3, 8, 14, 22, 31] },
    { epsilon: 0.01, certify: [373, 839, 1121, 1372], stochastic: [13, 37, 67, 104, 144] },
  ])("at $epsilon are those of the table", ({ epsilon, certify, stochastic }) => {
    const { certifyAt, stochasticBy } = sequentialBoundaries({ epsilon, cap: 1492 });
    expect(certifyAt.slice(0, certify.length)).toEqual(certify);
    expect(stochasticBy.slice(2, 7)).toEqual(stochastic);
    expect(firstCertifyingPair(epsilon)).toBe(certify[0]);
  });

  it("take milliseconds, at 1 % as well", () => {
    const started = performance.now();
    for (let i = 0; i < 10; i += 1) sequentialBoundaries({ epsilon: 0.01, cap: 1492 });
    expect((performance.now() - started) / 10).toBeLessThan(50);
  });

  it("do not move when the cap does: an undecided run can be continued", () => {
    const short = sequentialBoundaries({ epsilon: 0.05, cap: 200 });
    const long = sequentialBoundaries({ epsilon: 0.05, cap: 600 });
    expect(long.certifyAt.slice(0, short.certifyAt.length)).toEqual(short.certifyAt);
    const whole = short.stochasticBy.slice(0, -1); // the last is the cap itself
    expect(long.stochasticBy.slice(0, whole.length)).toEqual(whole);
  });

  it.each([
    [0, 10],
    [1, 10],
    [Number.NaN, 10],
    [0.05, 0],
    [0.05, 1.5],
  ])("refuse a tolerance of %d with a cap of %d: a defect", (epsilon, cap) =>
    expect(() => sequentialBoundaries({ epsilon, cap })).toThrow(RangeError),
  );
});

describe("operating characteristics", () => {
  it("agree with exact dynamic programming of others", () => {
    for (const { plan, p, p_det, p_sto, p_und, e_pairs } of statistics.anytime_operating_characteristics
      .cases) {
      const boundaries = plans[plan]?.boundaries as (typeof plans)[0]["boundaries"];
      const found = operatingCharacteristics(boundaries, p);
      expect(found.deterministic).toBeCloseTo(p_det, 12);
      expect(found.stochastic).toBeCloseTo(p_sto, 12);
      expect(found.undecided).toBeCloseTo(p_und, 12);
      expect(Math.abs(found.expectedPairs - e_pairs) / e_pairs).toBeLessThan(1e-12);
    }
  });

  it.each([{ epsilon: 0.05 }, { epsilon: 0.1 }])(
    "keep both error probabilities at or below 2.5 % at a tolerance of $epsilon, exactly",
    ({ epsilon }) => {
      const boundaries = sequentialBoundaries({ epsilon, cap: 4 * firstCertifyingPair(epsilon) });
      for (let step = 0; step <= 20; step += 1) {
        const below = operatingCharacteristics(boundaries, (epsilon * step) / 20);
        const above = operatingCharacteristics(boundaries, epsilon + ((1 - epsilon) * step) / 20);
        expect(below.stochastic).toBeLessThanOrEqual(0.025);
        expect(above.deterministic).toBeLessThanOrEqual(0.025);
      }
    },
  );

  it("are bounded at any tolerance, cap and giving up", () => {
    const design = fc.record({
      epsilon: fc.double({ min: 0.02, max: 0.9, noNaN: true }),
      cap: fc.integer({ min: 1, max: 150 }),
    });
    fc.assert(
      fc.property(design, (given) => {
        const boundaries = sequentialBoundaries(given);
        for (const giveUp of [undefined, sequentialFutility(boundaries)]) {
          const { deterministic, stochastic, undecided } = operatingCharacteristics(
            boundaries,
            given.epsilon,
            giveUp,
          );
          expect(deterministic).toBeLessThanOrEqual(0.025 + 1e-12);
          expect(stochastic).toBeLessThanOrEqual(0.025 + 1e-12);
          expect(deterministic + stochastic + undecided).toBeCloseTo(1, 10);
        }
      }),
    );
  });

  it.each([
    { rate: 0, calls: 146 },
    { rate: 0.005, calls: 221.7 },
    { rate: 0.05, calls: 264.2 },
    { rate: 0.2, calls: 57.6 },
    { rate: 0.33, calls: 21.5 },
    { rate: 0.5, calls: 10.6 },
  ])("expect $calls calls at a flip rate of $rate, giving up what is without prospect", ({ rate, calls }) => {
    const boundaries = sequentialBoundaries({ epsilon: 0.05, cap: 292 });
    const found = operatingCharacteristics(boundaries, rate, sequentialFutility(boundaries));
    expect(2 * found.expectedPairs).toBeCloseTo(calls, 1);
  });
});
