import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareCodePoints, sortedLabels } from "../../src/core/ordering.ts";
import { type Outcome, outcomeKey, outcomeWords, project, sameOutcome } from "../../src/core/outcome.ts";
import { evidenceFromTrials, scoreTrial, type Trial } from "../../src/core/trial.ts";

const observation = {
  text: "Escalating",
  verdict: { kind: "decision", label: "escalate" },
  toolCalls: [{ name: "lookup" }, { name: "escalate" }],
  errors: [],
} as const;

const outcomes: fc.Arbitrary<Outcome> = fc.oneof(
  fc.string().map((label): Outcome => ({ kind: "decision", label })),
  fc
    .constantFrom("refused", "no_tool_selected")
    .map((reason): Outcome => ({ kind: "no-decision", reason: reason as "refused" })),
  fc.array(fc.string()).map((names): Outcome => ({ kind: "tools", names })),
  fc.string().map((text): Outcome => ({ kind: "text", text })),
);

describe("a layer", () => {
  it.each([
    { layer: "verdict", words: "escalate" },
    { layer: "tools", words: "lookup → escalate" },
    { layer: "text", words: "Escalating" },
  ] as const)("$layer compares $words", ({ layer, words }) => {
    const projected = project(observation, layer);
    expect(projected.ok && outcomeWords(projected.outcome)).toBe(words);
  });

  it.each(["open_ended", "extraction_failed", "malformed_response", "runtime_error"] as const)(
    "takes %s for no decision at all",
    (reason) => {
      expect(project({ ...observation, verdict: { kind: "no-decision", reason } }, "verdict")).toEqual({
        ok: false,
        reason,
      });
    },
  );

  it("takes a missing verdict for a failed extraction, and a declined one for an outcome", () => {
    expect(project({ ...observation, verdict: null }, "verdict")).toEqual({
      ok: false,
      reason: "extraction_failed",
    });
    const declined = { kind: "no-decision", reason: "refused" } as const;
    expect(project({ ...observation, verdict: declined }, "verdict")).toEqual({
      ok: true,
      outcome: declined,
    });
  });
});

describe("outcomes", () => {
  it("are the same exactly when they are equal: a label never meets a reason, a path or a text", () => {
    fc.assert(
      fc.property(outcomes, outcomes, (a, b) => {
        expect(sameOutcome(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
        expect(outcomeKey(a) === outcomeKey(b)).toBe(sameOutcome(a, b));
      }),
    );
  });

  it.each([
    { outcome: { kind: "tools", names: [] }, words: "no tool call" },
    { outcome: { kind: "no-decision", reason: "no_tool_selected" }, words: "no decision: no tool selected" },
  ] as const)("without a name read as $words", ({ outcome, words }) =>
    expect(outcomeWords(outcome)).toBe(words),
  );
});

describe("labels", () => {
  it("are ordered by code point, each once", () => {
    expect(sortedLabels(["b", "😀", "a", "ﬀ", "ab", "a"])).toEqual(["a", "ab", "b", "ﬀ", "😀"]);
  });

  it("equal themselves and come after their beginnings", () => {
    expect([compareCodePoints("a", "a"), Math.sign(compareCodePoints("ab", "a"))]).toEqual([0, 1]);
  });

  it("have one total order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(-Math.sign(compareCodePoints(b, a)) + 0);
        expect(compareCodePoints(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

describe("evidence from trials", () => {
  const cases = [
    { input: "x", expected: "a", fingerprint: "f0" },
    { input: "y", fingerprint: "f1" },
  ];
  const trial = (caseIndex: number, number: number, label: string | Error): Trial => ({
    caseIndex,
    trial: number,
    attempt: 1,
    startedAt: "",
    result:
      label instanceof Error
        ? { ok: false, failure: { kind: "timeout", message: label.message } }
        : {
            ok: true,
            observation: { text: label, verdict: { kind: "decision", label }, toolCalls: [], errors: [] },
          },
  });

  it("puts the outcomes of a case in trial order, whatever order they ended in, and counts what failed", () => {
    const trials = [
      trial(1, 1, "q"),
      trial(0, 2, "c"),
      trial(0, 0, "a"),
      trial(0, 1, new Error("late")),
      trial(1, 0, "p"),
    ];
    const evidence = evidenceFromTrials(cases, trials, "verdict", "unknown");
    expect(
      evidence.cases.map((item) => [
        item.fingerprint,
        item.expected,
        item.outcomes.map(outcomeWords),
        item.errors,
      ]),
    ).toEqual([
      ["f0", "a", ["a", "c"], 1],
      ["f1", undefined, ["p", "q"], 0],
    ]);
  });

  it("is the same for every order of ending", () => {
    const trials = [0, 1, 2, 3].flatMap((number) => [
      trial(0, number, `${number % 2}`),
      trial(1, number, "z"),
    ]);
    const straight = evidenceFromTrials(cases, trials, "verdict", "unknown");
    fc.assert(
      fc.property(fc.shuffledSubarray(trials, { minLength: trials.length }), (mixed) => {
        expect(evidenceFromTrials(cases, mixed, "verdict", "unknown")).toEqual(straight);
      }),
    );
  });

  it("never scores an answer without a decision", () => {
    const result = { ok: true, observation: { ...observation, verdict: null } } as const;
    expect(scoreTrial(result, "verdict")).toMatchObject({
      ok: false,
      failure: { kind: "extraction_failed" },
    });
    expect(scoreTrial(result, "text")).toMatchObject({ ok: true });
  });
});
