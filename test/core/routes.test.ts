import { describe, expect, it } from "vitest";
import type { Evidence } from "../../src/core/evidence.ts";
import { collectFlipPairs } from "../../src/core/pairs.ts";
import { routeStability } from "../../src/core/routes.ts";
import { pooledStability } from "../../src/core/stability.ts";
import { CALLS, flipPairFields } from "../../src/report/build-run-report.ts";
import { statistics } from "../reference/vectors.ts";

describe("stability by route", () => {
  it("splits, judges and sums as the reference does", () => {
    for (const row of statistics.stratify_runs.cases) {
      const evidence = readSeries(row.series);
      const routes = routeStability(evidence, row.epsilon, row.targets ?? {}, false) ?? [];
      const { routes: expected, flip_pairs } = row.stratified;
      expect(
        routes.map((route) => ({
          decision: route.route,
          cases: route.cases,
          pair_trials: route.pairs,
          pair_flips: route.flips,
          flip_rate: route.flipRate,
          ci_low: route.wilson.interval.lower,
          ci_high: route.wilson.interval.upper,
          call: CALLS[route.wilson.kind],
        })),
      ).toEqual(expected.map(({ pairs_needed: _, ...rest }) => rest));
      expect(flipPairFields(collectFlipPairs(evidence.cases.map((item) => item.outcomes)))).toEqual(
        flip_pairs,
      );
      const pooled = pooledStability(evidence, row.epsilon, false);
      expect({
        pair_trials: pooled.pairs,
        pair_flips: pooled.flips,
        ci_low: pooled.wilson.interval.lower,
        ci_high: pooled.wilson.interval.upper,
        inputs_with_flip: pooled.casesThatMoved,
        call: CALLS[pooled.wilson.kind],
      }).toEqual(row.pooled);
      expect(routes.reduce((sum, route) => sum + route.pairs, 0)).toBe(pooled.pairs);
    }
  });

  it.each([
    { routes: 1, flips: 1, pairs: 3, p: 0.142625, stands: false }, // Wilson convicts; the exact test does not
    { routes: 1, flips: 2, pairs: 3, p: 0.00725, stands: true },
    { routes: 3, flips: 2, pairs: 3, p: 0.02175, stands: true },
    { routes: 4, flips: 2, pairs: 3, p: 0.029, stands: false }, // one of four: no longer
  ])(
    "names a route that flips $flips of $pairs times among $routes only where that stands the correction",
    (row) => {
      const moving = "AB".repeat(row.flips) + "AA".repeat(row.pairs - row.flips);
      const quiet = Array.from({ length: row.routes - 1 }, (_, index) => ({
        route: `q${index}`,
        answers: "AAAA",
      }));
      const evidence = readSeries([{ route: "moves", answers: moving }, ...quiet]);
      const [found, ...others] = routeStability(evidence, 0.05, {}, false) ?? [];
      expect(found?.verdict.kind).toBe("stochastic");
      expect(found?.correction.pValue).toBeCloseTo(row.p, 12);
      expect(found?.correction.stands).toBe(row.stands);
      expect(others.every(({ correction }) => correction.pValue === 1 && !correction.stands)).toBe(true);
    },
  );

  it("is not split when a case names no route", () => {
    const evidence = readSeries([{ route: "a", answers: "AA" }]);
    const [first] = evidence.cases;
    const nameless = { input: "x", fingerprint: "f", outcomes: first?.outcomes ?? [], errors: 0 };
    expect(
      routeStability({ ...evidence, cases: [...evidence.cases, nameless] }, 0.05, {}, false),
    ).toBeUndefined();
  });
});

function readSeries(series: readonly { route: string; answers: string }[]): Evidence {
  return {
    layer: "verdict",
    isolation: "unknown",
    cases: series.map(({ route, answers }, index) => ({
      input: `probe ${index}`,
      fingerprint: `f${index}`,
      expected: route,
      outcomes: [...answers].map((label) => ({ kind: "decision", label })),
      errors: 0,
    })),
  };
}
