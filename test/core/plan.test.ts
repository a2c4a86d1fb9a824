import { describe, expect, it } from "vitest";
import { planMeasurement, planRepeats, planRouteRepeats, quietPairs } from "../../src/core/plan.ts";
import { statistics } from "../reference/vectors.ts";

describe("repeats", () => {
  it("are planned as the reference plans them, and refused where it refuses", () => {
    for (const { inputs, epsilon, budget, k, error } of statistics.plan_repeats.cases) {
      const plan = planRepeats(inputs, epsilon, budget ?? undefined, false);
      expect([inputs, epsilon, budget, plan.ok ? plan.repeats : "ValueError"]).toEqual([
        inputs,
        epsilon,
        budget,
        k ?? error,
      ]);
    }
  });

  it.each([
    { probes: 6, epsilon: 0.05, calls: 156 },
    { probes: 6, epsilon: 0.1, calls: 72 },
    { probes: 20, epsilon: 0.05, calls: 160 },
    { probes: 20, epsilon: 0.1, calls: 80 },
  ])("$probes probes at $epsilon cost $calls calls", ({ probes, epsilon, calls }) => {
    const intended = Array<undefined>(probes).fill(undefined);
    const planned = planMeasurement({ intended, epsilon, targets: {}, meter: true, strict: false });
    expect(planned).toMatchObject({ ok: true, plan: { calls, limited: false } });
  });

  it("of a route qualify it on its own, as the reference plans them", () => {
    for (const row of statistics.plan_route_repeats.cases) {
      const plans = planRouteRepeats(
        row.intended,
        row.epsilon,
        row.targets ?? {},
        false,
        row.minimum_repeats,
      );
      expect(
        plans.map((plan) => ({
          decision: plan.route,
          cases: plan.cases,
          target: plan.target,
          pairs_needed: plan.pairsNeeded,
          repeats_each: plan.repeatsEach,
          calls: plan.calls,
        })),
      ).toEqual(row.plans);
    }
  });

  it("size every route once one of them has a target", () => {
    const planned = planMeasurement({
      intended: ["pay", "deny", "deny"],
      epsilon: 0.1,
      targets: { pay: 0.05 },
      meter: true,
      strict: false,
    });
    expect(planned).toMatchObject({ ok: true, plan: { repeats: [146, 36, 36], calls: 218 } });
  });

  it("ask no route less often than all together need, however wide its target: the pooled answer is asked for too", () => {
    const request = { epsilon: 0.01, targets: { a: 0.1 }, meter: true, strict: false };
    const planned = planMeasurement({ ...request, intended: ["a", "b"] });
    expect(planned).toMatchObject({ ok: true, plan: { commonRepeats: 382, repeats: [382, 762] } });
  });

  it("name the least budget that is enough: more budget asks the other routes more often", () => {
    const request = { epsilon: 0.01, targets: { a: 0.1 }, meter: true, strict: false };
    const intended = ["a", "b"];
    expect(planMeasurement({ ...request, intended, budget: 265 })).toEqual({
      ok: false,
      minimumBudget: 1144,
    });
    expect(planMeasurement({ ...request, intended, budget: 1143 })).toEqual({
      ok: false,
      minimumBudget: 1144,
    });
    expect(planMeasurement({ ...request, intended, budget: 1144 })).toMatchObject({ ok: true });
  });

  it("are as given where given, and refused where two answers a probe, or the given repeats, cost too much", () => {
    const request = {
      intended: ["a", undefined],
      epsilon: 0.05,
      targets: { a: 0.01 },
      meter: true,
      strict: false,
    };
    expect(planMeasurement({ ...request, repeats: 4 })).toMatchObject({
      ok: true,
      plan: { repeats: [4, 4], routes: [] },
    });
    expect(planMeasurement({ ...request, repeats: 4, budget: 7 })).toEqual({ ok: false, minimumBudget: 8 });
    expect(planMeasurement({ ...request, budget: 3 })).toEqual({ ok: false, minimumBudget: 4 });
    expect(planMeasurement({ ...request, budget: 9 })).toMatchObject({
      ok: true,
      plan: { repeats: [4, 4], limited: true },
    });
  });

  it("with targets are never cut to a budget: the target would be declared and not tested", () => {
    const planned = planMeasurement({
      intended: ["refund", "refund"],
      epsilon: 0.01,
      targets: { refund: 0.05 },
      budget: 104,
      meter: true,
      strict: false,
    });
    expect(planned).toEqual({ ok: false, minimumBudget: 148 });
  });

  it("without the meter are one call a probe", () => {
    const planned = planMeasurement({
      intended: ["a", "b"],
      epsilon: 0.05,
      targets: {},
      meter: false,
      strict: false,
    });
    expect(planned).toMatchObject({ ok: true, plan: { repeats: [1, 1], calls: 2, commonRepeats: 74 } });
  });
});

describe("quiet pairs", () => {
  it.each([
    { epsilon: 0.1, wilson: 35, exact: 36 },
    { epsilon: 0.05, wilson: 73, exact: 72 },
    { epsilon: 0.01, wilson: 381, exact: 368 },
  ])("certify $epsilon: $wilson by Wilson, $exact exactly", ({ epsilon, wilson, exact }) => {
    expect([quietPairs(epsilon, false), quietPairs(epsilon, true)]).toEqual([wilson, exact]);
  });
});

describe("follow-up calls of relations", () => {
  const request = {
    intended: [undefined, undefined],
    epsilon: 0.1,
    targets: {},
    meter: true,
    strict: false,
  } as const;

  it.each([
    { followUps: 8, budget: undefined, repeats: 36, calls: 80 },
    { followUps: 8, budget: 80, repeats: 36, calls: 80 },
    { followUps: 8, budget: 79, repeats: 34, calls: 76 },
    { followUps: 0, budget: 72, repeats: 36, calls: 72 },
  ])(
    "are paid for by the budget first: $followUps of $budget leave $repeats repeats",
    ({ followUps, budget, repeats, calls }) => {
      const planned = planMeasurement({ ...request, followUps, budget });
      expect(planned).toMatchObject({ ok: true, plan: { commonRepeats: repeats, calls } });
      expect(planned.ok && planned.plan.followUps).toBe(followUps === 0 ? undefined : followUps);
    },
  );

  it("are counted in the least budget that is enough", () => {
    expect(planMeasurement({ ...request, followUps: 8, budget: 11 })).toEqual({
      ok: false,
      minimumBudget: 12,
    });
  });
});
