import { describe, expect, it } from "vitest";
import type { ObservedFlips, PlanModel } from "../../src/report/plan-model.ts";
import { renderPlan, renderPlanJson, renderPlanMarkdown } from "../../src/report/plan-text.ts";

const pooled: PlanModel = {
  version: "0.1.0",
  epsilon: 0.05,
  run: {
    probes: 6,
    repeatsEach: 26,
    routes: [],
    pairs: 78,
    calls: 156,
    perRoute: { repeatsEach: 146, calls: 876 },
  },
};
const related: PlanModel = {
  ...pooled,
  run: {
    probes: 6,
    repeatsEach: 26,
    routes: [],
    pairs: 78,
    calls: 165,
    followUps: {
      calls: 9,
      relations: [
        { name: "case-invariance", calls: 6 },
        { name: "amount", calls: 3 },
      ],
    },
  },
};
const byRoute: PlanModel = {
  version: "0.1.0",
  epsilon: 0.05,
  run: {
    probes: 3,
    pairs: 454,
    calls: 908,
    routes: [
      { route: "deny", cases: 1, target: 0.01, pairs: 381, repeatsEach: 762, calls: 762 },
      { route: "a|`b`\u001b[31m", cases: 2, target: 0.05, pairs: 73, repeatsEach: 74, calls: 148 },
    ],
  },
};
const seen: ObservedFlips = {
  flips: 3,
  pairs: 73,
  lower: 0.01407368523428873,
  upper: 0.1140027733506444,
  verdict: "undecided",
  reachable: true,
  totalPairs: 173,
  furtherPairs: 100,
  furtherCalls: 200,
};
const observed = (change: Partial<ObservedFlips>): PlanModel => ({
  version: "0.1.0",
  epsilon: 0.05,
  observed: { ...seen, ...change },
});

describe("a plan", () => {
  it("prices a run before it costs anything", () => {
    expect(renderPlan(pooled)).toBe(
      "6 probes, tolerance 5 %: 26 repeats each, 156 calls (pooled). Every route on its own: 146 repeats each, 876 calls.\n",
    );
  });

  it("lists every route that has a target of its own", () => {
    expect(renderPlan(byRoute)).toBe(
      [
        "3 probes, tolerance 5 %: 908 calls, every route with repeats of its own for its own target.",
        "  route       cases  target  pairs  repeats each  calls",
        "  deny            1     1 %    381           762    762",
        "  a|`b`␛[31m      2     5 %     73            74    148",
        "",
      ].join("\n"),
    );
    expect(renderPlanMarkdown(byRoute)).toContain("| ``a\\|`b`␛[31m`` | 2 | 5 % | 73 | 74 | 148 |");
  });

  it("says what a budget took away", () => {
    const run = {
      probes: 6,
      repeatsEach: 10,
      routes: [],
      pairs: 30,
      calls: 60,
      budgetNote: "`budget: 60` allows 10 of 26 repeats.",
    };
    expect(renderPlan({ ...pooled, run })).toContain("\n'budget: 60' allows 10 of 26 repeats.\n");
    expect(renderPlanMarkdown({ ...pooled, run })).toContain("`budget: 60` allows");
  });

  it("says what observed flips could still show", () => {
    expect(renderPlan(observed({}))).toBe(
      "3 of 73 pairs flipped: 1.4 % … 11.4 % (95 %), undecided at 5 %.\n" +
        "100 more pairs without a flip would settle it (200 calls), 173 in all; another flip moves that further.\n",
    );
  });

  it.each([
    { change: { verdict: "deterministic" as const }, words: "Settled already" },
    {
      change: { reachable: false, maxPairs: 100 },
      words: "Not to be settled within 100 pairs, even if no further pair flips",
    },
  ])("answers $words", ({ change, words }) => {
    expect(renderPlan(observed(change))).toContain(words);
    expect(renderPlanMarkdown(observed(change))).toContain(words);
  });

  it("is agentverity.plan/v1 as JSON, with null for what was not asked", () => {
    expect(JSON.parse(renderPlanJson(pooled))).toEqual({
      schema: "agentverity.plan/v1",
      agentverity_version: "0.1.0",
      epsilon: 0.05,
      run: {
        inputs: 6,
        repeats: 26,
        pairs: 78,
        calls: 156,
        route_plans: [],
        every_route: { repeats_each: 146, calls: 876 },
        follow_ups: null,
        method: "wilson",
        fewest_calls: null,
        most_calls: null,
        budget_note: null,
      },
      sequential: null,
      observed: null,
    });
    const sequential = { certifyAt: [73, 168], stochasticBy: [0, 0, 3], cap: 200 };
    expect(JSON.parse(renderPlanJson({ ...pooled, sequential })).sequential).toEqual({
      certify_at: [73, 168],
      stochastic_by: [0, 0, 3],
      cap: 200,
    });
    expect(JSON.parse(renderPlanJson(observed({}))).observed).toMatchObject({
      pair_flips: 3,
      pair_trials: 73,
      total_pairs: 173,
      further_pairs: 100,
      max_pairs: null,
    });
  });
});

describe("the price of relations", () => {
  const words = "Relations: 9 follow-up calls more ('case-invariance' 6 and 'amount' 3), 165 calls in all.";

  it("stands below that of the probes, and is in the sum", () => {
    expect(renderPlan(related)).toBe(
      `6 probes, tolerance 5 %: 26 repeats each, 156 calls (pooled).\n${words}\n`,
    );
    const markdown = renderPlanMarkdown(related);
    expect(markdown).toContain("Plan: 165 calls");
    expect(markdown).toContain("`case-invariance` 6");
    expect(JSON.parse(renderPlanJson(related)).run).toMatchObject({
      calls: 165,
      follow_ups: {
        calls: 9,
        relations: [
          { name: "case-invariance", calls: 6 },
          { name: "amount", calls: 3 },
        ],
      },
    });
    expect(JSON.parse(renderPlanJson(pooled)).run.follow_ups).toBeNull();
  });
});
