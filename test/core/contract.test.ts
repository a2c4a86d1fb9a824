import { describe, expect, it } from "vitest";
import { labelsOutside } from "../../src/core/coverage.ts";
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

describe("isolation", () => {
  it("is recorded in one of four words, the reference's", () => {
    expect(ISOLATIONS).toEqual(["fresh-session", "fresh-instance", "shared-session", "unknown"]);
  });
});
