import { describe, expect, it } from "vitest";
import { disagreeing, quickDetectable, quickDrift } from "../../src/core/baseline-drift.ts";
import { checkBaseline } from "../../src/core/check-baseline.ts";
import { decisionTable } from "../../src/core/decision-table.ts";
import { binomialUpperTail } from "../../src/core/stats/binomial.ts";
import {
  type Answers,
  approved,
  assessed,
  fingerprintOf,
  type Settings,
  uncounted,
} from "../fakes/assessed.ts";

const ANSWERS: Answers = { one: "refund*26", two: "deny*26", three: "wait*26" };
const BASELINE = approved(ANSWERS);

describe("a full check", () => {
  it.each([
    { name: "as approved", now: ANSWERS, is: {}, state: "unchanged", exitCode: 0 },
    {
      name: "a probe that switched",
      now: { ...ANSWERS, two: "refund*26" },
      is: {},
      state: "drifted",
      exitCode: 1,
    },
    {
      name: "a probe in other shares",
      now: { ...ANSWERS, two: "deny*18 refund*8" },
      is: { epsilon: 0.2 },
      state: "drifted",
      exitCode: 1,
    },
    {
      name: "a probe that moved a little",
      now: { ...ANSWERS, two: "deny*25 refund" },
      is: {},
      state: "unchanged",
      exitCode: 0,
    },
    { name: "another tolerance", now: ANSWERS, is: { epsilon: 0.1 }, state: "incompatible", exitCode: 2 },
    { name: "a call that is missing", now: ANSWERS, is: { missingCalls: 1 }, state: "refused", exitCode: 2 },
    {
      name: "one session for all",
      now: ANSWERS,
      is: { isolation: "shared-session" },
      state: "refused",
      exitCode: 2,
    },
    {
      name: "too few pairs",
      now: { one: "refund*2", two: "deny*2", three: "wait*2" },
      is: {},
      state: "refused",
      exitCode: 2,
    },
  ] satisfies { name: string; now: Answers; is: Settings; state: string; exitCode: number }[])(
    "$name: $state",
    ({ now, is, state, exitCode }) => {
      const check = checkBaseline(BASELINE, assessed(now, is), "full");
      expect(check).toMatchObject({ state, exitCode });
      expect(check.incompatibilities.length > 0).toBe(state === "incompatible");
      expect(check.refusals.length > 0).toBe(state === "refused");
    },
  );

  it("never says that nothing changed, but what it would have found", () => {
    const { drift } = checkBaseline(BASELINE, assessed(ANSWERS), "full");
    expect(drift).toMatchObject({ status: "none-detected", rule: "exact", level: 0.05 });
    expect(drift?.detectable).toBeGreaterThan(0.2);
    expect(drift?.detectable).toBeLessThan(0.4);
  });

  it("tests whole evidence even where it is refused, and decides nothing by it", () => {
    const contract = {
      allowed: ["deny", "refund", "wait"],
      required: ["deny", "refund", "wait"],
      critical: [],
      stabilityTargets: {},
      minimumCases: {},
      allowedNoDecisions: [],
    };
    const baseline = approved(ANSWERS, { contract });
    const moved = assessed({ ...ANSWERS, two: "deny*26" }, { contract });
    const lost = {
      ...moved,
      evidence: {
        ...moved.evidence,
        cases: moved.evidence.cases.map((item) => ({
          ...item,
          outcomes: moved.evidence.cases[0]?.outcomes ?? [],
        })),
      },
      admission: { admissible: false, refusals: [{ kind: "unmetered" } as const] },
    };
    expect(checkBaseline(baseline, lost, "full")).toMatchObject({
      state: "refused",
      drift: { status: "drift" },
    });
  });

  it("that could not find a change of everything is no answer", () => {
    const few = { one: "refund*2", two: "deny*2" };
    const baseline = approved(few, { epsilon: 0.9 });
    const check = checkBaseline(baseline, assessed({ ...few }, { epsilon: 0.9 }), "full");
    expect(check).toMatchObject({
      state: "refused",
      exitCode: 2,
      refusals: [],
      drift: { status: "undecided" },
    });
    expect(check.drift).not.toHaveProperty("detectable");
  });

  it("finds what moved a little on every probe and provably on none", () => {
    const names = Array.from({ length: 12 }, (_, index) => `probe ${index}`);
    const answersOf = (words: (index: number) => string) =>
      Object.fromEntries(names.map((name, index) => [name, words(index)]));
    const baseline = approved(
      answersOf((index) => `d${index % 3}*12`),
      { epsilon: 0.5 },
    );
    const now = assessed(
      answersOf((index) => `d${index % 3}*9 other*3`),
      { epsilon: 0.5 },
    );
    const { drift, state } = checkBaseline(baseline, now, "full");
    expect([state, drift?.probes.some((probe) => probe.drifted)]).toEqual(["drifted", false]);
  });

  it("tells how many calls of it would prove a move, the baseline staying as it is", () => {
    const baseline = approved({ one: "a*16", two: "b*16 c*14" }, { epsilon: 0.9 });
    const now = assessed({ one: "a*16", two: "c*10 b*6" }, { epsilon: 0.9 });
    const moved = checkBaseline(baseline, now, "full").drift?.probes.filter((probe) => probe.moved) ?? [];
    expect(moved.map(({ drifted }) => drifted)).toEqual([false]);
    expect(moved[0]?.runsNeeded ?? 32).toBeGreaterThanOrEqual(32);
  });

  it.each([
    { before: "fresh-session", after: "unknown", weaker: true },
    { before: "fresh-instance", after: "fresh-session", weaker: false },
    { before: "unknown", after: "fresh-session", weaker: false },
    { before: "unknown", after: "unknown", weaker: false },
  ] as const)(
    "reports isolation from $before to $after as weaker: $weaker, and fails for none",
    ({ before, after, weaker }) => {
      const check = checkBaseline(
        approved(ANSWERS, { isolation: before }),
        assessed(ANSWERS, { isolation: after }),
        "full",
      );
      expect(check).toMatchObject({ state: "unchanged", isolation: { before, after, weaker } });
    },
  );
});

describe("a baseline that nobody counted", () => {
  const foreign = uncounted(BASELINE);

  it.each([
    { two: "refund deny*25", state: "drifted" }, // the reference's rule, chance included
    { two: "deny*24 refund*2", state: "unchanged" },
  ])("is drift by the first answer alone: $two is $state", ({ two, state }) => {
    for (const schedule of ["full", "quick"] as const) {
      const check = checkBaseline(foreign, assessed({ ...ANSWERS, two }), schedule);
      expect(check).toMatchObject({ state, drift: { rule: "reference", level: undefined, detectable: 0.8 } });
    }
  });

  it("tells a commonest answer that moved behind an approved first one", () => {
    const { drift } = checkBaseline(foreign, assessed({ ...ANSWERS, two: "deny refund*25" }), "full");
    expect(drift?.probes.find((probe) => probe.moved)).toMatchObject({ drifted: false });
  });

  it("finds four times in five what is another answer four times in five", () => {
    expect(quickDetectable(foreign)).toBe(0.8);
  });

  it("compares what both have", () => {
    const { probes } = quickDrift(foreign, assessed({ one: "refund", four: "x", two: "" }).evidence);
    expect(probes.map(({ fingerprint }) => fingerprint)).toEqual([fingerprintOf("one")]);
  });
});

describe("a quick check", () => {
  it.each([
    { name: "one answer each, all approved", two: "deny", state: "unchanged", disagree: 0 },
    { name: "five others of one probe", two: "refund*5", state: "drifted", disagree: 1 },
    { name: "one other of five", two: "refund deny*4", state: "unchanged", disagree: 1 },
  ])("$name: $state", ({ two, state, disagree }) => {
    const now = assessed({ one: "refund", two, three: "wait" }, { meter: false });
    expect(checkBaseline(BASELINE, now, "quick").state).toBe(state);
    expect(disagreeing(BASELINE, now.evidence)).toHaveLength(disagree);
  });

  it("is refused for a call that failed, and not for what a single answer cannot show", () => {
    const now = assessed({ one: "refund", two: "deny", three: "wait" }, { meter: false, missingCalls: 1 });
    const check = checkBaseline(BASELINE, now, "quick");
    expect(check.refusals.map(({ kind }) => kind)).toEqual(["incomplete"]);
    expect(check.drift).toBeUndefined();
  });

  it("tells how many calls would prove what it found once", () => {
    const mixed = approved({ one: "refund*26", two: "deny*14 wait*12", three: "wait*26" }, { epsilon: 0.9 });
    const now = assessed(
      { one: "refund", two: "wait*4 deny", three: "wait" },
      { epsilon: 0.9, meter: false },
    );
    const [moved] = checkBaseline(mixed, now, "quick").drift?.probes.filter((probe) => probe.moved) ?? [];
    expect(moved).toMatchObject({ drifted: false, runsNeeded: 40 });
  });

  it("finds one switched probe of twenty for 24 calls, where eight answers or more are stored", () => {
    const names = Array.from({ length: 20 }, (_, index) => `probe ${index}`);
    const all = (words: (index: number) => string) =>
      Object.fromEntries(names.map((name, index) => [name, words(index)]));
    const baseline = approved(all((index) => `d${index % 4}*8`));
    const now = assessed(
      all((index) => (index === 7 ? "other*5" : `d${index % 4}`)),
      { meter: false },
    );
    const check = checkBaseline(baseline, now, "quick");
    expect(check.drift?.probes.filter((probe) => probe.drifted)).toHaveLength(1);
    expect(now.evidence.cases.reduce((sum, { outcomes }) => sum + outcomes.length, 0)).toBe(24);
  });

  it("says what it would find four times in five: the first answer, and as many more as it takes", () => {
    const share = quickDetectable(BASELINE);
    if (share === undefined) throw new Error("it would find nothing");
    // 26 stored answers and three probes: three others of five are significant, two are not.
    expect(share * binomialUpperTail(2, 4, share)).toBeCloseTo(0.8, 9);
  });

  it("of few stored answers would find nothing, and says so", () => {
    const few = { one: "refund*2", two: "deny*2" };
    const baseline = approved(few, { epsilon: 0.9 });
    expect(quickDetectable(baseline)).toBeUndefined();
    const now = assessed({ one: "refund", two: "deny" }, { epsilon: 0.9, meter: false });
    const { drift } = checkBaseline(baseline, now, "quick");
    expect(drift).toMatchObject({ status: "undecided" });
  });

  it("ignores a probe that the baseline does not know", () => {
    const { evidence } = assessed({ one: "refund", four: "x", two: "" });
    expect(disagreeing(BASELINE, evidence)).toEqual([]);
    expect(quickDrift(BASELINE, evidence).probes).toHaveLength(1);
  });
});

describe("the decision table", () => {
  it("shows what changed first, then what left, came or gave no answer", () => {
    const now = assessed({ one: "refund*2", four: "x*2", three: "", two: "wait*2 deny" });
    const rows = decisionTable(approved({ ...ANSWERS, gone: "y*26" }), now);
    expect(rows.map(({ change, caseIndex }) => [change, caseIndex])).toEqual([
      ["changed", 3],
      ["removed", undefined],
      ["added", 1],
      ["unanswered", 2],
      ["same", 0],
    ]);
    expect(rows[0]).toMatchObject({
      fingerprint: fingerprintOf("two"),
      before: { label: "deny" },
      after: { label: "wait" },
      countsBefore: [{ count: 26 }],
      countsAfter: [{ count: 2 }, { count: 1 }],
    });
  });

  it("without a baseline lists every probe as new, without counts of one", () => {
    const rows = decisionTable(undefined, assessed(ANSWERS));
    expect(rows.map(({ change, countsBefore }) => [change, countsBefore.length])).toEqual([
      ["added", 0],
      ["added", 0],
      ["added", 0],
    ]);
  });
});
