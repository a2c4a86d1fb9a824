import { describe, expect, it } from "vitest";
import { baselineOf, claimOf, frameOf, sortedCounts } from "../../src/core/baseline.ts";
import { outcomeWords } from "../../src/core/outcome.ts";
import type { Contract } from "../../src/core/suite.ts";
import { approved, assessed, fingerprintOf } from "../fakes/assessed.ts";

const CONTRACT: Contract = {
  allowed: ["deny", "refund"],
  required: ["deny", "refund"],
  critical: [],
  stabilityTargets: {},
  minimumCases: {},
  allowedNoDecisions: [],
  line: 3,
};

describe("a claim", () => {
  it.each([
    { answers: "refund*3 deny*2", expected: "refund" },
    { answers: "deny*2 refund*3", expected: "refund" },
    { answers: "deny*2 refund*2", expected: "deny" }, // of equals the first seen
    { answers: "refund deny*2 refund", expected: "refund" },
  ])("expects of $answers the commonest: $expected", ({ answers, expected }) => {
    const { probes } = claimOf(assessed({ one: answers }));
    expect(probes.map((probe) => outcomeWords(probe.expected))).toEqual([expected]);
  });

  it("sorts its probes by fingerprint, whatever the order of the suite", () => {
    const [there, back] = [
      claimOf(assessed({ a: "x", b: "y", c: "z" })),
      claimOf(assessed({ c: "z", b: "y", a: "x" })),
    ];
    expect(there).toEqual(back);
    const fingerprints = there.probes.map(({ fingerprint }) => fingerprint);
    expect(fingerprints).toEqual([...fingerprints].sort());
  });

  it("names what a probe was written for exactly under a contract, and no line", () => {
    expect(claimOf(assessed({ one: "refund*2" })).probes[0]).not.toHaveProperty("intended");
    const claim = claimOf(assessed({ one: "refund*2" }, { contract: CONTRACT }));
    expect(claim.probes[0]?.intended).toBe("refund");
    expect(claim.contract).not.toHaveProperty("line");
  });

  it("leaves out a probe without an answer, and its frame does not", () => {
    const assessment = assessed({ one: "refund*2", two: "" });
    expect(claimOf(assessment).probes.map(({ fingerprint }) => fingerprint)).toEqual([fingerprintOf("one")]);
    expect(frameOf(assessment).probes).toHaveLength(2);
  });
});

describe("a baseline", () => {
  it("holds the numbers that admitted it and how often each answer came", () => {
    const baseline = approved({ one: "refund*30", two: "deny*28" });
    expect(baseline.evidence).toMatchObject({ repeats: 28, pairs: 29, skew: 0.5, distinct: 2 });
    expect(baseline.evidence.upper).toBeLessThan(0.2);
    expect(baseline.answers?.get(fingerprintOf("two"))).toEqual([
      { outcome: { kind: "decision", label: "deny" }, count: 28 },
    ]);
  });

  it("is never made of evidence that was refused", () => {
    const refused = assessed({ one: "refund*2", two: "deny*2" }, { epsilon: 0.01 });
    expect(() => baselineOf(refused, { createdAt: "", version: "" })).toThrow(RangeError);
  });

  it("counts alike whatever came first", () => {
    const [a, b] = ["x", "y"].map((label) => ({ outcome: { kind: "decision", label } as const, count: 2 }));
    if (a === undefined || b === undefined) throw new Error("two counts");
    expect(sortedCounts([b, a])).toEqual([a, b]);
    expect(sortedCounts([a, { ...b, count: 3 }])).toEqual([{ ...b, count: 3 }, a]);
  });
});
