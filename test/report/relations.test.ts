/** The words that relations add to a run's report, from an assessment to the model. */
import { describe, expect, it } from "vitest";
import { assess, type Policy } from "../../src/core/assess.ts";
import type { EvidenceCase } from "../../src/core/evidence.ts";
import type { RelationOutcome, RelationRun } from "../../src/core/relations.ts";
import { buildModel } from "../../src/report/build-model.ts";

const policy: Policy = {
  epsilon: 0.05,
  blindnessThreshold: 0.9,
  meter: true,
  blindness: true,
  strict: false,
};
const held: RelationOutcome = { kind: "held" };
const unchanged: RelationOutcome = { kind: "unchanged" };
const decision = (label: string) => ({ kind: "decision", label }) as const;
const violated = (before: string, after: string, why?: string): RelationOutcome => ({
  kind: "violated",
  before: decision(before),
  after: decision(after),
  ...(why === undefined ? {} : { why }),
});
const failed = (of: "call" | "check" | "source", kind: string): RelationOutcome => ({
  kind: "failed",
  of,
  failure: { kind, message: "it broke" },
});
const run = (name: string, ...outcomes: readonly RelationOutcome[]): RelationRun => ({
  name,
  kind: "invariant",
  outcomes,
});

function moving(label: string, other: string): EvidenceCase {
  const outcomes = Array.from({ length: 100 }, (_, index) => decision(index === 99 ? other : label));
  return { input: label, fingerprint: label.repeat(12), expected: label, outcomes, errors: 0 };
}
const steady = [moving("pay", "pay"), moving("deny", "deny")];

function modelOf(runs: readonly RelationRun[], cases: readonly EvidenceCase[] = steady, missing = 0) {
  const evidence = { layer: "verdict", isolation: "fresh-session", cases } as const;
  return buildModel(assess(evidence, policy, missing, runs), {
    version: "0.0.0",
    suite: { file: "suite.yaml", cases: cases.map(({ input }, index) => ({ input, line: 3 + 2 * index })) },
    plan: { repeats: [100, 100], commonRepeats: 100, routes: [], calls: 204, limited: false },
    trials: [],
    stopped: undefined,
    agent: "agent",
    errorPolicy: "record",
    maxWorkers: 1,
    startedAt: "1970-01-01T00:00:00.000Z",
    durationMs: 0,
  });
}

describe("the headline", () => {
  it.each([
    {
      what: "held",
      runs: [run("a", held, held), run("b", unchanged, held)],
      word: "TRUSTWORTHY",
      says: "; 2 relations held on 3 rewordings",
    },
    {
      what: "one is violated",
      runs: [run("a", held, violated("deny", "pay"))],
      word: "NOT TRUSTWORTHY",
      says: "a relation is violated: `a` on 1 of 2 reworded probes",
    },
    {
      what: "several are violated",
      runs: [run("a", violated("pay", "x"), held), run("b", unchanged, violated("deny", "y"))],
      word: "NOT TRUSTWORTHY",
      says: "2 of 2 relations are violated: `a` on 1 of 2 reworded probes and `b` on 1 of 1 reworded probe",
    },
    {
      what: "the only one tests nothing",
      runs: [run("a", unchanged, unchanged)],
      word: "NOT TRUSTWORTHY",
      says: "the relation changed none of your 2 probes, so it tested nothing",
    },
    {
      what: "none tests anything",
      runs: [run("a", unchanged, unchanged), run("b", unchanged, unchanged)],
      word: "NOT TRUSTWORTHY",
      says: "none of the 2 relations changed any of 2 probes, so nothing was tested",
    },
    {
      what: "a call failed",
      runs: [run("a", failed("call", "timeout"), held)],
      word: "INCOMPLETE",
      says: "1 call failed, so this run is no evidence of anything",
    },
    {
      what: "a check failed",
      runs: [run("a", failed("check", "check-failed"), held)],
      word: "INCOMPLETE",
      says: "1 check of relations failed, so",
    },
  ])("says it when relations: $what", ({ runs, word, says }) => {
    const { headline } = modelOf(runs);
    expect(headline.word).toContain(word);
    expect(headline.sentence).toContain(says);
  });
});

describe("a violation", () => {
  it("stands once on its probe's line, whatever number of relations it violates", () => {
    const { findings, relations, next } = modelOf([
      run("a", held, violated("deny", "pay")),
      run("b", held, violated("deny", "deny", "too slow")),
    ]);
    expect(findings).toEqual([
      {
        level: "failure",
        title: "2 relations are violated",
        text: "`a`: `deny` became `pay`; `b`: the answer stayed `deny`: too slow.",
        file: "suite.yaml",
        line: 5,
      },
    ]);
    expect(relations?.violations.map((row) => row.line)).toEqual([5, 5]);
    expect(next[0]).toMatchObject({ file: "suite.yaml", line: 5 });
    expect(next.at(-1)?.text).toContain("Where it must, fix the agent");
  });

  it("of a probe that moves by itself carries a caveat", () => {
    const cases = [moving("pay", "pay"), moving("deny", "pay")];
    const { caveats } = modelOf([run("a", held, violated("deny", "pay"))], cases);
    expect(caveats.join(" ")).toContain("1 violation of a relation is on probes whose own decision moves");
  });
});

describe("what tested nothing or failed", () => {
  it("is told beside what was tested", () => {
    const { caveats, checks, relations } = modelOf([
      run("a", held, unchanged),
      run("b", unchanged, unchanged),
    ]);
    expect(caveats.join(" ")).toContain(
      "`b` changed no probe, so it tested nothing. No relation reworded a probe of `deny`.",
    );
    expect(checks.filter((row) => row.group === "relation").map((row) => row.outcome)).toEqual([
      "passed",
      "skipped",
    ]);
    expect(relations?.unprobed).toEqual(["deny"]);
  });

  it("is an error of its relation, alike failures counted together, and no violation", () => {
    const {
      errors,
      checks,
      findings,
      run: report,
    } = modelOf([
      run("a", failed("call", "timeout"), failed("call", "timeout")),
      run("b", failed("check", "check-failed"), failed("source", "no-source")),
      run("c", held, held),
    ]);
    expect(errors).toMatchObject([
      { kind: "timeout", message: "a follow-up of `a`: it broke", count: 2, line: 3 },
      { kind: "check-failed", message: "the check of `b`: it broke", count: 1 },
    ]);
    expect(findings.map((row) => row.title)).toEqual(["2 calls failed", "A check failed"]);
    expect(checks.filter((row) => row.group === "relation").map((row) => row.outcome)).toEqual([
      "error",
      "error",
      "skipped",
    ]);
    expect(report["errors"]).toMatchObject([
      {
        phase: "relation",
        relation: "a",
        input_index: 0,
        message: "the call failed before producing a decision",
      },
      { phase: "relation", relation: "a", input_index: 1 },
      { phase: "relation", relation: "b", message: "the relation's check failed" },
    ]);
  });

  it("is told of a vacuous catalogue on the suite, with what to do", () => {
    const { findings, next } = modelOf([run("a", unchanged, unchanged)]);
    expect(findings).toMatchObject([
      { level: "failure", title: "The relations test nothing", file: "suite.yaml" },
    ]);
    expect(next.map((step) => step.text).join(" ")).toContain("Add probes that the relations change");
  });
});
