import { describe, expect, it } from "vitest";
import { contractCoverage, labelsOutside } from "../../src/core/coverage.ts";
import { ISOLATIONS } from "../../src/core/evidence.ts";

describe("a contract", () => {
  it("names each label outside of it once, in the order in which a case gave them", () => {
    const outcomes = ["a", "z", "y", "z"].map((label) => ({ kind: "decision", label }) as const);
    const contract = {
      allowed: ["a"],
      required: [],
      critical: [],
      stabilityTargets: {},
      minimumCases: {},
      allowedNoDecisions: [],
    };
    expect(labelsOutside({ input: "x", fingerprint: "f", outcomes, errors: 0 }, contract)).toEqual([
      "z",
      "y",
    ]);
  });
});

describe("minimum cases", () => {
  it("count a decision that no case was written for as none", () => {
    const contract = {
      allowed: ["a", "b"],
      required: ["a"],
      critical: [],
      stabilityTargets: {},
      minimumCases: { b: 2 },
      allowedNoDecisions: [],
    };
    const outcomes = [{ kind: "decision", label: "a" } as const];
    const cases = [{ input: "x", fingerprint: "f", expected: "a", outcomes, errors: 0 }];
    const evidence = { layer: "verdict", isolation: "unknown", cases } as const;
    expect(contractCoverage(evidence, contract).underCased).toEqual([
      { decision: "b", cases: 0, minimum: 2 },
    ]);
  });
});

describe("isolation", () => {
  it("is recorded in one of four words, the reference's", () => {
    expect(ISOLATIONS).toEqual(["fresh-session", "fresh-instance", "shared-session", "unknown"]);
  });
});
