import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess, type Policy } from "../../src/core/assess.ts";
import { BUILT_IN_RELATIONS, comparedOutcome } from "../../src/core/built-in-relations.ts";
import type { EvidenceCase } from "../../src/core/evidence.ts";
import type { Observation } from "../../src/core/observation.ts";
import { judgeRelations, type RelationOutcome, type RelationRun } from "../../src/core/relations.ts";

const policy: Policy = {
  epsilon: 0.05,
  blindnessThreshold: 0.9,
  meter: true,
  blindness: true,
  strict: false,
};

const unchanged: RelationOutcome = { kind: "unchanged" };
const held: RelationOutcome = { kind: "held" };
const unasked: RelationOutcome = { kind: "unasked" };
const violated: RelationOutcome = {
  kind: "violated",
  before: { kind: "decision", label: "a" },
  after: { kind: "decision", label: "b" },
};
const failed = (of: "source" | "call" | "check"): RelationOutcome => ({
  kind: "failed",
  of,
  failure: { kind: "timeout", message: "no answer within 100 ms" },
});
const run = (...outcomes: readonly RelationOutcome[]): RelationRun => ({
  name: "r",
  kind: "invariant",
  outcomes,
});

function quiet(label: string, expected: string | undefined = label): EvidenceCase {
  return {
    input: label,
    fingerprint: label,
    ...(expected === undefined ? {} : { expected }),
    outcomes: Array.from({ length: 80 }, () => ({ kind: "decision" as const, label })),
    errors: 0,
  };
}
const cases = [quiet("a"), quiet("b")];
const evidence = { layer: "verdict", isolation: "fresh-session", cases } as const;

describe("a built-in relation", () => {
  it.each([
    { name: "normalisation-invariance", input: "  Réserver\t une   table ", output: "Reserver une table" },
    { name: "normalisation-invariance", input: "Where is my order", output: "Where is my order" },
    { name: "case-invariance", input: "straße 5 ÉTÉ x", output: "STRASSE 5 été X" },
    { name: "case-invariance", input: "12 345", output: "12 345" },
    { name: "whitespace-invariance", input: "pay", output: "\npay  " },
    { name: "tool-selection-invariance", input: "café  5", output: "cafe 5" },
  ])("$name makes $output of $input", ({ name, input, output }) => {
    expect(BUILT_IN_RELATIONS.find((relation) => relation.name === name)?.transform(input)).toBe(output);
  });

  it("comes in the declared order", () => {
    expect(BUILT_IN_RELATIONS.map(({ name }) => name)).toEqual([
      "normalisation-invariance",
      "case-invariance",
      "whitespace-invariance",
      "tool-selection-invariance",
    ]);
  });

  it("rewords a rewording of normalisation no further", () => {
    const normalise = BUILT_IN_RELATIONS[0]?.transform ?? String;
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => normalise(normalise(text)) === normalise(text)),
    );
  });
});

describe("what a relation compares", () => {
  const answer: Observation = {
    text: "I choose pay",
    verdict: { kind: "decision", label: "pay" },
    toolCalls: [{ name: "lookup" }],
    errors: [],
  };
  const silent: Observation = { ...answer, verdict: null };
  it.each([
    { what: "the decision", of: answer, layer: "verdict", compares: "verdict", outcome: answer.verdict },
    {
      what: "the decision at any layer",
      of: answer,
      layer: "text",
      compares: "verdict",
      outcome: answer.verdict,
    },
    {
      what: "the text where no decision is named",
      of: silent,
      layer: "text",
      compares: "verdict",
      outcome: { kind: "text", text: "I choose pay" },
    },
    {
      what: "the tools where no decision is named",
      of: silent,
      layer: "tools",
      compares: "verdict",
      outcome: { kind: "tools", names: ["lookup"] },
    },
    {
      what: "the tools where it is about them",
      of: answer,
      layer: "verdict",
      compares: "tools",
      outcome: { kind: "tools", names: ["lookup"] },
    },
  ] as const)("is $what", ({ of, layer, compares, outcome }) => {
    expect(comparedOutcome(of, layer, compares)).toEqual({ ok: true, outcome });
  });

  it("is nothing where decisions are compared and none is named", () => {
    expect(comparedOutcome(silent, "verdict", "verdict")).toEqual({ ok: false, reason: "extraction_failed" });
  });
});

describe("relations", () => {
  it("count what was put to the test, and keep unchanged inputs and failures apart", () => {
    const { results, counts, vacuous } = judgeRelations(
      [
        run(held, violated),
        run(unchanged, failed("call")),
        run(unchanged, unchanged),
        run(unasked, unchanged),
      ],
      cases,
    );
    expect(
      results.map((row) => [row.exercised, row.held, row.violated, row.unchanged, row.failed, row.unasked]),
    ).toEqual([
      [2, 1, 1, 0, 0, 0],
      [0, 0, 0, 1, 1, 0],
      [0, 0, 0, 2, 0, 0],
      [0, 0, 0, 1, 0, 1],
    ]);
    expect(results.map((row) => row.vacuous)).toEqual([false, false, true, false]);
    expect([counts.exercised, vacuous]).toEqual([2, false]);
  });

  it("are split by the route their probes were written for, and not at all where one names none", () => {
    const runs = [run(held, violated, unchanged), run(held, held, held)];
    const routed = [quiet("z"), quiet("b", "a"), quiet("z")];
    expect(
      judgeRelations(runs, routed).routes?.map((row) => [
        row.route,
        row.cases,
        row.held,
        row.violated,
        row.unchanged,
      ]),
    ).toEqual([
      ["a", 1, 1, 1, 0],
      ["z", 2, 3, 0, 1],
    ]);
    const { expected: _, ...unrouted } = quiet("b");
    expect(judgeRelations(runs, [quiet("a"), unrouted]).routes).toBeUndefined();
    expect(judgeRelations([run(held)], [quiet("a"), quiet("b")]).routes?.[1]).toMatchObject({
      route: "b",
      exercised: 0,
    });
  });

  it.each([
    { what: "kept", runs: [run(held, held)], status: "deterministic", exit: 0, failed: 0 },
    {
      what: "kept where one of them tested nothing",
      runs: [run(held, held), run(unchanged, unchanged)],
      status: "deterministic",
      exit: 0,
      failed: 0,
    },
    { what: "violated once", runs: [run(held, violated)], status: "violations", exit: 1, failed: 0 },
    {
      what: "that changed nothing",
      runs: [run(unchanged, unchanged)],
      status: "vacuous",
      exit: 1,
      failed: 0,
    },
    {
      what: "with a failed call",
      runs: [run(violated, failed("call"))],
      status: "incomplete",
      exit: 2,
      failed: 1,
    },
    {
      what: "whose check threw",
      runs: [run(held, failed("check"))],
      status: "incomplete",
      exit: 2,
      failed: 0,
    },
    { what: "never asked", runs: [run(held, unasked)], status: "incomplete", exit: 2, failed: 0 },
    { what: "not asked for", runs: [], status: "deterministic", exit: 0, failed: 0 },
  ])("$what make the run $status", ({ runs, status, exit, failed: calls }) => {
    const assessment = assess(evidence, policy, 0, runs);
    expect([assessment.status, assessment.exitCode, assessment.failedCalls]).toEqual([status, exit, calls]);
    expect(assessment.relations === undefined).toBe(runs.length === 0);
  });

  it("do not decide what may become a baseline, as long as every call was answered", () => {
    expect(assess(evidence, policy, 0, [run(violated, violated)]).admission.admissible).toBe(true);
    expect(assess(evidence, policy, 0, [run(held, failed("call"))]).admission.admissible).toBe(false);
  });
});
