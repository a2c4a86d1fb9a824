import { describe, expect, it } from "vitest";
import { claimOf, frameOf } from "../../src/core/baseline.ts";
import { claimDifferences, incompatibilities, matchesEvidence } from "../../src/core/claim-differences.ts";
import type { Contract } from "../../src/core/suite.ts";
import { approved, assessed, fingerprintOf, type Settings } from "../fakes/assessed.ts";

const ANSWERS = { one: "refund*30", two: "deny*30" };
const CONTRACT: Contract = {
  allowed: ["deny", "refund"],
  required: ["deny", "refund"],
  critical: ["deny"],
  stabilityTargets: { deny: 0.2 },
  minimumCases: { deny: 1 },
  allowedNoDecisions: ["refused"],
};

describe("what makes a baseline and evidence incomparable", () => {
  it.each([
    { was: {}, is: { epsilon: 0.1 }, causes: ["tolerance"] },
    { was: {}, is: { blindnessThreshold: 0.8 }, causes: ["tolerance"] },
    { was: {}, is: { layer: "text" }, causes: ["layer"] },
    { was: {}, is: { isolation: "unknown", missingCalls: 3 }, causes: [] },
    { was: { contract: CONTRACT }, is: { contract: { ...CONTRACT, line: 9 } }, causes: [] },
    { was: { contract: CONTRACT }, is: { contract: { ...CONTRACT, critical: [] } }, causes: ["contract"] },
    {
      was: { contract: CONTRACT },
      is: { contract: { ...CONTRACT, stabilityTargets: { deny: 0.1 } } },
      causes: ["contract"],
    },
    {
      was: { contract: CONTRACT },
      is: { contract: { ...CONTRACT, allowed: ["deny", "refund", "wait"] } },
      causes: ["contract"],
    },
    // Without a contract no probe is written for a decision, as far as the claim says.
    { was: { contract: CONTRACT }, is: {}, causes: ["probes", "contract"] },
    { was: {}, is: { contract: CONTRACT }, causes: ["probes", "contract"] },
  ] satisfies { was: Settings; is: Settings; causes: string[] }[])(
    "from $was to $is: $causes",
    ({ was, is, causes }) => {
      const found = incompatibilities(frameOf(assessed(ANSWERS, was)), frameOf(assessed(ANSWERS, is)));
      expect(found.map(({ cause }) => cause)).toEqual(causes);
      for (const { differences } of found) expect(differences).not.toEqual([]);
    },
  );

  it("names probes that came and went", () => {
    const [before, after] = [frameOf(assessed(ANSWERS)), frameOf(assessed({ two: "deny*30", three: "x*2" }))];
    expect(incompatibilities(before, after)).toEqual([
      {
        cause: "probes",
        differences: [
          { kind: "probe-removed", fingerprint: fingerprintOf("one") },
          { kind: "probe-added", fingerprint: fingerprintOf("three") },
        ],
      },
    ]);
  });

  it("names a probe that is written for another decision", () => {
    const before = frameOf(assessed(ANSWERS, { contract: CONTRACT }));
    const after = frameOf(assessed({ ...ANSWERS, one: "deny*30" }, { contract: CONTRACT }));
    const [found] = incompatibilities(before, after);
    expect(found?.differences).toEqual([
      { kind: "intended", fingerprint: fingerprintOf("one"), before: "refund", after: "deny" },
    ]);
  });
});

describe("a baseline matches evidence", () => {
  const baseline = approved(ANSWERS);

  it("of the same decisions, however often they came and whenever", () => {
    expect(matchesEvidence(baseline, assessed({ two: "deny*8", one: "deny*2 refund*6" }))).toEqual([]);
  });

  it("and tells each decision that is another one", () => {
    expect(matchesEvidence(baseline, assessed({ ...ANSWERS, two: "wait*30" }))).toEqual([
      {
        kind: "expected",
        fingerprint: fingerprintOf("two"),
        before: { kind: "decision", label: "deny" },
        after: { kind: "decision", label: "wait" },
      },
    ]);
  });

  it("and no decision of a probe that only one of them has", () => {
    const differences = claimDifferences(claimOf(assessed(ANSWERS)), claimOf(assessed({ one: "refund*2" })));
    expect(differences.map(({ kind }) => kind)).toEqual(["probe-removed"]);
  });

  it("keeps a label and a reason of the same name apart", () => {
    const [label, reason] = [claimOf(assessed({ one: "refused*2" })), claimOf(assessed({ one: "-*2" }))];
    expect(claimDifferences(label, reason).map(({ kind }) => kind)).toEqual(["expected"]);
  });
});
