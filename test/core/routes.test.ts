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
