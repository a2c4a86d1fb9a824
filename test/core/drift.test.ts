import { describe, expect, it } from "vitest";
import { compareWindows, type RoutedCase, type RoutedEvidence } from "../../src/core/drift.ts";
import { answerCounts } from "../../src/core/drift-answers.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import { createRandom, integerBelow, type Random } from "../../src/core/stats/random.ts";

const decision = (label: string): Outcome => ({ kind: "decision", label });
const outcomes = (text: string): Outcome[] => [...text].map(decision);

/** One case of each route; one character a trial. */
function window(series: Readonly<Record<string, string>>, errors = 0): RoutedEvidence {
  return {
    layer: "verdict",
    isolation: "fresh-session",
    cases: Object.entries(series).map(([name, answers]): RoutedCase => {
      const [route = ""] = name.split("/");
      return {
        input: name,
        fingerprint: `sha of ${name}`,
        expected: route,
        outcomes: outcomes(answers),
        errors,
      };
    }),
  };
}

const STILL = "A".repeat(26);
const six = { one: STILL, two: STILL, three: STILL, four: STILL, five: STILL, six: STILL };

describe("two windows", () => {
  it.each([
    {
      what: "of an agent that did not change",
      before: six,
      after: six,
      status: "none-detected",
      exitCode: 0,
    },
    {
      what: "in which one probe switched",
      before: six,
      after: { ...six, four: "B".repeat(26) },
      status: "drift",
      exitCode: 1,
    },
    {
      what: "in which one route became restless",
      before: { "one/a": STILL, "one/b": STILL, "one/c": STILL, "one/d": STILL },
      after: { "one/a": "AB".repeat(13), "one/b": STILL, "one/c": STILL, "one/d": STILL },
      status: "drift",
      exitCode: 1,
    },
    {
      what: "with four answers each, all switched at once",
      before: { one: "AAAA", two: "AAAA" },
      after: { one: "BBBB", two: "CCCC" },
      status: "drift",
      exitCode: 1,
    },
    {
      what: "with two answers each",
      before: { one: "AA" },
      after: { one: "BB" },
      status: "undecided",
      exitCode: 2,
    },
    {
      what: "of which one holds a probe less",
      before: six,
      after: { one: STILL },
      status: "incompatible",
      exitCode: 2,
    },
    {
      what: "of which one holds a probe more",
      before: { one: STILL },
      after: six,
      status: "incompatible",
      exitCode: 2,
    },
    {
      what: "that share no probe",
      before: { one: STILL },
      after: { two: STILL },
      status: "incompatible",
      exitCode: 2,
    },
    {
      what: "that share a switched probe",
      before: six,
      after: { one: "B".repeat(26) },
      status: "drift",
      exitCode: 1,
    },
  ])("$what: $status", ({ before, after, status, exitCode }) =>
    expect(compareWindows(window(before), window(after))).toMatchObject({ status, exitCode }),
  );

  it("with failed calls are never compared, whatever they show", () => {
    const drift = compareWindows(window(six), window({ ...six, four: "B".repeat(26) }, 1));
    expect(drift).toMatchObject({ status: "incomplete", exitCode: 2, failed: { before: 0, after: 6 } });
    expect(drift.probes.some((probe) => probe.drifted)).toBe(false);
  });

  it("give the same answer every time", () => {
    const [before, after] = [window({ ...six, one: `${"A".repeat(20)}BBBBBB` }), window(six)];
    expect(compareWindows(before, after)).toEqual(compareWindows(before, after));
  });
});

describe("a switched probe", () => {
  const { probes, answers, onlyBefore, onlyAfter } = compareWindows(
    window(six),
    window({ six: STILL, four: "B".repeat(26), seven: STILL }),
  );

  it("is named, with its answers and what it is worth after everything else that was looked at", () => {
    expect(probes.filter((probe) => probe.drifted)).toEqual([
      {
        fingerprint: "sha of four",
        route: "four",
        counts: [
          { outcome: decision("A"), before: 26, after: 0 },
          { outcome: decision("B"), before: 0, after: 26 },
        ],
        runsBefore: 26,
        runsAfter: 26,
        moved: true,
        distance: 1,
        pValue: expect.closeTo(4.033e-15, 18),
        corrected: expect.closeTo(6 * 4.033e-15, 17), // two probes in common, three looks
        drifted: true,
      },
    ]);
    expect(answers).toMatchObject({ distance: 1, pValue: 0.0001, permutations: 9999, seed: 1 });
  });

  it("does not hide which probes only one window holds", () => {
    expect(onlyBefore).toEqual(["one", "two", "three", "five"].map((name) => `sha of ${name}`));
    expect(onlyAfter).toEqual(["sha of seven"]);
  });
});

describe("what would have been found", () => {
  it("is the smallest change of one probe, and the smallest flip rate of each route", () => {
    const drift = compareWindows(window(six), window(six));
    expect(drift.detectable).toBeCloseTo(0.4085, 3);
    expect(drift.routes[0]?.detectable).toBeCloseTo(0.613, 3);
  });

  it("is nothing on a probe with few answers, and never more than the truth for the others", () => {
    const few = { ...six, six: "AAAA" };
    const drift = compareWindows(window(few), window(few));
    expect(drift).toMatchObject({ status: "none-detected" });
    expect(drift.detectable).toBeUndefined();
    expect(drift.routes.find(({ route }) => route === "six")).not.toHaveProperty("detectable");
  });

  it("tells how many runs a moved answer would need to be proven", () => {
    const [probe] = compareWindows(window({ one: "AAAA" }), window({ one: "BBBB" })).probes;
    expect(probe).toMatchObject({ moved: true, drifted: false, runsNeeded: 8 });
    const wide = compareWindows(
      window({ one: `${"A".repeat(12)}B` }),
      window({ one: `${"A".repeat(11)}BB` }),
    );
    expect(wide.probes[0]).toMatchObject({ moved: false, drifted: false });
    expect(wide.probes[0]).not.toHaveProperty("runsNeeded");
  });
});

it.each([
  { before: "AAB", after: "ABB", moved: true },
  { before: "AABB", after: "ABBB", moved: false }, // B was among the commonest already
  { before: "AAB", after: "AABB", moved: false },
  { before: "AA", after: "CC", moved: true },
])("the commonest answer from $before to $after: moved is $moved", ({ before, after, moved }) =>
  expect(answerCounts(outcomes(before), outcomes(after)).moved).toBe(moved),
);

/** Six routes of one probe each, every answer another one with the given probability. */
function simulated(random: Random, restlessness: number, runs: number): RoutedEvidence {
  const answer = () => (random() / 2 ** 32 < restlessness ? "BCD"[integerBelow(random, 3)] : "A");
  return window(
    Object.fromEntries(
      Object.keys(six).map((route) => [route, Array.from({ length: runs }, answer).join("")]),
    ),
  );
}

describe("an agent that did not change, compared with itself 200 times", () => {
  it.each([
    { restlessness: 0.005, runs: 26 }, // a flip rate of 1 %
    { restlessness: 0.15, runs: 26 },
    { restlessness: 0.4, runs: 12 },
  ])(
    "is called drifted at most 5 % of the time, answering otherwise in $restlessness of its calls",
    ({ restlessness, runs }) => {
      const random = createRandom(5);
      const statuses = Array.from(
        { length: 200 },
        () =>
          compareWindows(simulated(random, restlessness, runs), simulated(random, restlessness, runs)).status,
      );
      expect(statuses.filter((status) => status === "drift").length).toBeLessThanOrEqual(10);
      expect(new Set(statuses).has("none-detected")).toBe(true);
    },
  );

  it("is found each time when one of its probes has switched", () => {
    const random = createRandom(6);
    for (let i = 0; i < 50; i += 1) {
      const [before, after] = [simulated(random, 0.005, 26), simulated(random, 0.005, 26)];
      const cases = after.cases.map((item, index) =>
        index === 2 ? { ...item, outcomes: outcomes("Z".repeat(26)) } : item,
      );
      expect(
        compareWindows(before, { ...after, cases }).probes.filter((probe) => probe.drifted),
      ).toMatchObject([{ route: "three" }]);
    }
  });
});
