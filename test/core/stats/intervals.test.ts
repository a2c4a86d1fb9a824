import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binomialLowerTail, binomialMass, binomialUpperTail } from "../../../src/core/stats/binomial.ts";
import { clopperPearsonInterval } from "../../../src/core/stats/clopper-pearson.ts";
import {
  bestCaseAdmission,
  bestCaseExactTotal,
  bestCaseTotal,
  pairsForDeterministic,
} from "../../../src/core/stats/pairs-needed.ts";
import { divide, exactly, nextInteger } from "../../../src/core/stats/rational.ts";
import { wilsonInterval } from "../../../src/core/stats/wilson.ts";

const counts = fc
  .integer({ min: 1, max: 400 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));
const tolerance = fc.double({ min: 0.001, max: 0.5, noNaN: true });

describe.each([
  { name: "Wilson", interval: wilsonInterval },
  { name: "Clopper-Pearson", interval: (x: number, n: number) => clopperPearsonInterval(x, n) },
])("the $name interval", ({ interval }) => {
  it("is [0, 1] of nothing: nothing seen certifies nothing", () =>
    expect(interval(0, 0)).toEqual({ lower: 0, upper: 1 }));

  it("stays in [0, 1], holds the observed rate, and mirrors when successes and failures change places", () => {
    fc.assert(
      fc.property(counts, ([x, n]) => {
        const { lower, upper } = interval(x, n);
        const ROUNDING = 1e-12;
        expect(0 <= lower && lower <= x / n + ROUNDING && x / n - ROUNDING <= upper && upper <= 1).toBe(true);
        const mirrored = interval(n - x, n);
        expect(mirrored.lower).toBeCloseTo(1 - upper, 12);
        expect(mirrored.upper).toBeCloseTo(1 - lower, 12);
      }),
    );
  });

  it("moves up with every further success", () => {
    fc.assert(
      fc.property(counts, ([x, n]) => {
        fc.pre(x < n);
        expect(interval(x + 1, n).upper).toBeGreaterThanOrEqual(interval(x, n).upper);
        expect(interval(x + 1, n).lower).toBeGreaterThan(interval(x, n).lower);
      }),
    );
  });

  it.each([
    [-1, 5],
    [6, 5],
    [0.5, 5],
    [0, -1],
    [0, 1.5],
    [0, Number.NaN],
  ])("refuses %d of %d: a defect, not user input", (x, n) =>
    expect(() => interval(x, n)).toThrow(RangeError),
  );
});

describe("exact tails", () => {
  it("sum to one with the mass they share", () => {
    fc.assert(
      fc.property(counts, fc.double({ min: 0.001, max: 0.999, noNaN: true }), ([x, n], rate) => {
        const sum = binomialLowerTail(x, n, rate) + binomialUpperTail(x, n, rate) - binomialMass(x, n, rate);
        expect(sum).toBeCloseTo(1, 12);
      }),
    );
  });

  it.each([
    { x: 0, n: 5, rate: 0, mass: 1 },
    { x: 1, n: 5, rate: 0, mass: 0 },
    { x: 5, n: 5, rate: 1, mass: 1 },
    { x: 4, n: 5, rate: 1, mass: 0 },
    { x: 5, n: 5, rate: 0.5, mass: 1 / 32 },
    { x: 0, n: 5, rate: 0.5, mass: 1 / 32 },
  ])("give $x of $n at rate $rate the mass $mass", ({ x, n, rate, mass }) => {
    expect(binomialMass(x, n, rate)).toBeCloseTo(mass, 15);
  });
});

describe("pairs needed", () => {
  it.each([
    { epsilon: 0.1, pairs: 35 },
    { epsilon: 0.05, pairs: 73 },
    { epsilon: 0.01, pairs: 381 },
  ])("at $epsilon are $pairs, and one fewer would not do", ({ epsilon, pairs }) => {
    expect(pairsForDeterministic(epsilon, 0)).toBe(pairs);
    expect(wilsonInterval(0, pairs).upper).toBeLessThan(epsilon);
    expect(wilsonInterval(0, pairs - 1).upper).toBeGreaterThanOrEqual(epsilon);
  });

  it("say where the interval certifies first, by Wilson and exactly", () => {
    fc.assert(
      fc.property(tolerance, fc.integer({ min: 0, max: 12 }), (epsilon, flips) => {
        const wilson = bestCaseTotal(epsilon, flips, flips);
        expect(wilsonInterval(flips, wilson + 1).upper).toBeLessThan(epsilon);
        if (wilson > flips + 1)
          expect(wilsonInterval(flips, wilson - 1).upper).toBeGreaterThanOrEqual(epsilon);
        const exact = bestCaseExactTotal(epsilon, flips, flips);
        expect(clopperPearsonInterval(flips, exact).upper).toBeLessThan(epsilon);
        if (exact > flips + 1)
          expect(clopperPearsonInterval(flips, exact - 1).upper).toBeGreaterThanOrEqual(epsilon);
      }),
    );
  });

  it.each([
    { epsilon: 0.05, flips: 0, pairs: 80, max: 70, total: undefined }, // the endpoint is already behind
    { epsilon: 0.05, flips: 0, pairs: 80, max: 90, total: 80 }, // nothing more is needed
    { epsilon: 0.05, flips: 3, pairs: 73, max: 172, total: undefined },
    { epsilon: 0.05, flips: 3, pairs: 73, max: 173, total: 173 },
    { epsilon: 0.05, flips: 0, pairs: 0, max: 73, total: 73 },
  ])("after $flips in $pairs by $max are $total", ({ epsilon, flips, pairs, max, total }) => {
    expect(bestCaseAdmission(epsilon, flips, pairs, max)).toBe(total);
  });

  it.each([0, 1, -0.1, Number.NaN])("refuse the tolerance %d", (epsilon) => {
    expect(() => pairsForDeterministic(epsilon, 0)).toThrow(RangeError);
    expect(() => bestCaseTotal(epsilon, 0, 0)).toThrow(RangeError);
  });

  it("refuse a flip rate that is none", () =>
    expect(() => pairsForDeterministic(0.05, 1.5)).toThrow(RangeError));
});

describe("exact fractions", () => {
  it("are the double itself, to the last bit", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        fc.pre(value === 0 || Math.abs(value) > 1e-290); // below, the denominator itself is no double
        const { numerator, denominator } = exactly(value);
        expect(Number(numerator) / Number(denominator)).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it("refuse what has no exact value or no meaning", () => {
    expect(() => exactly(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => divide(exactly(1), exactly(0))).toThrow(RangeError);
    expect(() => nextInteger(exactly(-1))).toThrow(RangeError);
  });
});
