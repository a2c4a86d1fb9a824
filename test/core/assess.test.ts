import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess, type Policy } from "../../src/core/assess.ts";
import { findUnscorable } from "../../src/core/coverage.ts";
import type { Evidence, EvidenceCase } from "../../src/core/evidence.ts";
import { collectFlipPairs, countPairs } from "../../src/core/pairs.ts";
import { exitCodeOf, STATUSES, statusOf } from "../../src/core/status.ts";
import type { Contract } from "../../src/core/suite.ts";

const policy: Policy = {
  epsilon: 0.05,
  blindnessThreshold: 0.9,
  meter: true,
  blindness: true,
  strict: false,
};

const contract: Contract = {
  allowed: ["a", "b"],
  required: ["a", "b"],
  critical: ["b"],
  stabilityTargets: {},
  minimumCases: {},
  allowedNoDecisions: [],
};

/** `quiet("a", 80)`: eighty times the same decision. */
function quiet(label: string, count: number, change: Partial<EvidenceCase> = {}): EvidenceCase {
  return series(label.repeat(count), { expected: label, ...change });
}

let made = 0;
function series(letters: string, change: Partial<EvidenceCase> = {}): EvidenceCase {
  made += 1;
  return {
    input: `probe ${made}`,
    fingerprint: `f${made}`,
    outcomes: [...letters].map((label) => ({ kind: "decision", label })),
    errors: 0,
    ...change,
  };
}

function evidence(cases: readonly EvidenceCase[], change: Partial<Evidence> = {}): Evidence {
  return { layer: "verdict", isolation: "fresh-session", cases, ...change };
}

const clean = evidence([quiet("a", 80), quiet("b", 80)]);

describe("an assessment", () => {
  it("of quiet, varied and complete evidence is deterministic, exits 0 and may become a baseline", () => {
    const { status, exitCode, complete, admission } = assess(clean, { ...policy, contract }, 0);
    expect({ status, exitCode, complete, admission }).toEqual({
      status: "deterministic",
      exitCode: 0,
      complete: true,
      admission: { admissible: true, refusals: [] },
    });
  });

  const failing = evidence([quiet("a", 80, { errors: 1 }), quiet("b", 80)]);
  const blind = evidence([quiet("a", 80), quiet("a", 80)]);
  const moving = evidence([series("ab".repeat(40), { expected: "a" }), quiet("b", 400)]);
  const scarce = evidence([quiet("a", 10), quiet("b", 10)]);
  const targets = { ...contract, stabilityTargets: { a: 0.01 } };

  it.each<{
    what: string;
    of: Evidence;
    under: Policy;
    missing: number;
    status: string;
    exit: number;
    refused: string[];
  }>([
    {
      what: "a failed call",
      of: failing,
      under: policy,
      missing: 0,
      status: "incomplete",
      exit: 2,
      refused: ["incomplete"],
    },
    {
      what: "a call never made",
      of: clean,
      under: policy,
      missing: 1,
      status: "incomplete",
      exit: 2,
      refused: ["incomplete"],
    },
    {
      what: "one decision for all",
      of: blind,
      under: policy,
      missing: 0,
      status: "blind",
      exit: 1,
      refused: ["blind"],
    },
    {
      what: "a required decision that nobody reaches",
      of: blind,
      under: { ...policy, contract },
      missing: 0,
      status: "contract",
      exit: 1,
      refused: ["contract", "blind"],
    },
    {
      what: "a decision outside the contract",
      of: evidence([quiet("a", 80), quiet("b", 80), series("c".repeat(80), { expected: "a" })]),
      under: { ...policy, contract },
      missing: 0,
      status: "contract",
      exit: 1,
      refused: ["contract"],
    },
    {
      what: "too few cases of a decision",
      of: clean,
      under: { ...policy, contract: { ...contract, minimumCases: { b: 3, a: 2 } } },
      missing: 0,
      status: "contract",
      exit: 1,
      refused: ["contract"],
    },
    {
      what: "a route above its declared tolerance",
      of: moving,
      under: { ...policy, epsilon: 0.4, contract: targets },
      missing: 0,
      status: "target-failed",
      exit: 1,
      refused: ["stochastic-routes"],
    },
    {
      what: "a route that moves",
      of: moving,
      under: { ...policy, epsilon: 0.4 },
      missing: 0,
      status: "stochastic",
      exit: 0,
      refused: ["stochastic-routes"],
    },
    {
      what: "a declared tolerance with too few pairs",
      of: clean,
      under: { ...policy, contract: targets },
      missing: 0,
      status: "undecided",
      exit: 2,
      refused: ["undecided-targets"],
    },
    {
      what: "too few pairs",
      of: scarce,
      under: policy,
      missing: 0,
      status: "undecided",
      exit: 2,
      refused: ["undecided"],
    },
    {
      what: "no meter",
      of: clean,
      under: { ...policy, meter: false },
      missing: 0,
      status: "unmeasured",
      exit: 0,
      refused: ["unmetered"],
    },
    {
      what: "pooled noise on routes that nobody named",
      of: evidence([series("ab".repeat(40)), series("bbbb".repeat(20))]),
      under: policy,
      missing: 0,
      status: "stochastic",
      exit: 0,
      refused: ["stochastic"],
    },
    {
      what: "one session for all trials",
      of: { ...clean, isolation: "shared-session" },
      under: policy,
      missing: 0,
      status: "deterministic",
      exit: 0,
      refused: ["shared-session"],
    },
    ...(["undecided", "stochastic"] as const).map((call) => ({
      what: `a sequential reading that called it ${call}, whatever an interval says of its pairs`,
      of: { ...clean, end: { kind: "sequential", call, pairs: 70, collected: 80 } } as Evidence,
      under: policy,
      missing: 0,
      status: "deterministic",
      exit: 0,
      refused: ["unsettled-reading"],
    })),
    {
      what: "answers that a cache replayed",
      of: { ...clean, replays: 3 },
      under: policy,
      missing: 0,
      status: "deterministic",
      exit: 0,
      refused: ["replays"],
    },
    {
      what: "the same probe twice",
      of: evidence([quiet("a", 80, { fingerprint: "same" }), quiet("b", 80, { fingerprint: "same" })]),
      under: policy,
      missing: 0,
      status: "deterministic",
      exit: 0,
      refused: ["repeated-probes"],
    },
    {
      what: "a probe without an answer",
      of: evidence([...clean.cases, quiet("a", 0)]),
      under: policy,
      missing: 0,
      status: "deterministic",
      exit: 0,
      refused: ["unobserved-probes"],
    },
    {
      what: "nothing at all",
      of: evidence([]),
      under: policy,
      missing: 0,
      status: "undecided",
      exit: 2,
      refused: ["empty", "undecided"],
    },
  ])(
    "of $what is $status, exits $exit and is refused as $refused",
    ({ of, under, missing, status, exit, refused }) => {
      const assessment = assess(of, under, missing);
      expect([assessment.status, assessment.exitCode]).toEqual([status, exit]);
      expect(assessment.admission.refusals.map((refusal) => refusal.kind)).toEqual(refused);
      expect(assessment.admission.admissible).toBe(false);
    },
  );

  it("refuses blind probes even where nobody asked about blindness, without calling the run blind", () => {
    const { status, skew, admission } = assess(blind, { ...policy, blindness: false }, 0);
    expect([status, skew, admission.admissible]).toEqual(["deterministic", undefined, false]);
  });

  it("names the most unsteady probe beside a pooled verdict that hides it", () => {
    const { stability } = assess(
      evidence([quiet("a", 400), series("ab".repeat(2)), quiet("b", 400)]),
      policy,
      0,
    );
    expect(stability?.verdict.kind).toBe("deterministic");
    expect(stability?.worstCase).toEqual({ index: 1, flipRate: 1 });
  });

  it("judges a contract satisfied by what any repeat returned, whatever else is required", () => {
    const rare = evidence([series(`${"a".repeat(79)}b`, { expected: "b" }), quiet("a", 80)]);
    expect(assess(rare, { ...policy, contract }, 0).contract).toMatchObject({
      satisfied: true,
      observedShare: 1,
    });
    const nothing = { ...contract, required: [], critical: [] };
    expect(assess(clean, { ...policy, contract: nothing }, 0).contract).toMatchObject({
      satisfied: true,
      intendedShare: 1,
    });
  });

  it("counts cases without an expectation and answers that are no labels without losing any", () => {
    const mixed = evidence([
      series("a"),
      { ...series(""), outcomes: [{ kind: "no-decision", reason: "refused" }] },
      { ...series(""), outcomes: [{ kind: "tools", names: ["x"] }] },
    ]);
    const counts = assess(
      mixed,
      { ...policy, contract: { ...contract, allowedNoDecisions: ["refused"] } },
      0,
    ).contract;
    expect([...(counts?.observedCaseCounts ?? [])]).toEqual([
      ["a", 1],
      ["no decision: refused", 1],
      ['p:["x"]', 1],
    ]);
  });
});

describe("a no-decision under a contract", () => {
  const refusing = [
    quiet("a", 2),
    { ...series(""), outcomes: [{ kind: "no-decision", reason: "refused" }] },
  ] as const;

  it("is named with its case unless the contract declares it", () => {
    expect(findUnscorable(refusing, contract)).toEqual({ caseIndex: 1, reason: "refused" });
    expect(findUnscorable(refusing, { ...contract, allowedNoDecisions: ["refused"] })).toBeUndefined();
  });
});

describe("laws", () => {
  const letters = fc.stringMatching(/^[ab]{0,30}$/);
  const cases = fc
    .array(letters, { minLength: 1, maxLength: 6 })
    .map((all) => all.map((each) => series(each, { expected: "a" })));

  it("pairs: flips never exceed pairs, and an odd last trial belongs to none", () => {
    fc.assert(
      fc.property(letters, (text) => {
        const { outcomes } = series(text);
        const { pairs, flips } = countPairs(outcomes);
        expect(pairs).toBe(Math.floor(text.length / 2));
        expect(flips).toBeLessThanOrEqual(pairs);
        const listed = collectFlipPairs([outcomes]).reduce((sum, pair) => sum + pair.count, 0);
        expect(listed).toBe(flips);
      }),
    );
  });

  it("a permutation of the probes changes no verdict, rate or count", () => {
    fc.assert(
      fc.property(
        cases.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([straight, mixed]) => {
          const view = (all: readonly EvidenceCase[]) => {
            const { status, stability, routes, skew, admission } = assess(
              evidence(all),
              { ...policy, contract },
              0,
            );
            return {
              status,
              flips: stability?.flips,
              interval: stability?.verdict.interval,
              routes,
              share: skew?.share,
              admission: admission.admissible,
            };
          };
          expect(view(mixed)).toEqual(view(straight));
        },
      ),
    );
  });

  it("taking trials away never turns a refusal into an admission of quiet evidence", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 }), (more, less) => {
        const [few, many] = [Math.min(more, less), Math.max(more, less)];
        const admits = (count: number) =>
          assess(evidence([quiet("a", count), quiet("b", count)]), policy, 0).admission.admissible;
        expect(admits(few) && !admits(many)).toBe(false);
      }),
    );
  });
});

describe("a status", () => {
  const well = {
    complete: true,
    contractSatisfied: true,
    curtailed: false,
    blind: false,
    relationsVacuous: false,
    relationViolated: false,
    pooled: "deterministic",
    targetStochastic: false,
    routeStochastic: false,
    targetUndecided: false,
  } as const;

  it("is the worst that is true: each fault hides every milder one", () => {
    const faults = [
      [{ complete: false }, "incomplete"],
      [{ curtailed: true }, "curtailed"],
      [{ contractSatisfied: false }, "contract"],
      [{ blind: true }, "blind"],
      [{ relationsVacuous: true }, "vacuous"],
      [{ targetStochastic: true }, "target-failed"],
      [{ routeStochastic: true }, "stochastic"],
      [{ targetUndecided: true }, "undecided"],
      [{ relationViolated: true }, "violations"],
      [{ pooled: undefined }, "unmeasured"],
    ] as const;
    for (const [index, [, status]] of faults.entries()) {
      const facts = Object.assign({}, well, ...faults.slice(index).map(([fault]) => fault));
      expect(statusOf(facts)).toBe(status);
    }
    expect(statusOf(well)).toBe("deterministic");
    // What moves or is not settled says more about a violated relation than the relation about the agent.
    expect(statusOf({ ...well, pooled: "undecided", relationViolated: true })).toBe("undecided");
    expect(statusOf({ ...well, pooled: "stochastic", relationViolated: true })).toBe("violations");
  });

  it("has an exit code: 0 interpretable, 1 a finding, 2 nothing to interpret", () => {
    expect(Object.fromEntries(STATUSES.map((status) => [status, exitCodeOf(status)]))).toEqual({
      incomplete: 2,
      curtailed: 1,
      contract: 1,
      blind: 1,
      vacuous: 1,
      "target-failed": 1,
      undecided: 2,
      violations: 1,
      stochastic: 0,
      deterministic: 0,
      unmeasured: 0,
    });
  });
});
