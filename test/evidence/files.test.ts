import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Trial } from "../../src/core/trial.ts";
import { canonicalJson } from "../../src/evidence/canonical-json.ts";
import { digestOf, sha256 } from "../../src/evidence/digest.ts";
import { evidenceDocument } from "../../src/evidence/evidence-file.ts";
import { headerLine, trialLine } from "../../src/evidence/trials-file.ts";

describe("canonical JSON", () => {
  it.each([
    { value: { b: 1, a: [true, null, "x"] }, text: '{"a":[true,null,"x"],"b":1}' },
    { value: { "10": 1, "2": 2, "": 3 }, text: '{"":3,"10":1,"2":2}' }, // sorted as strings, not as array indexes
    {
      value: { "\u20ac": 1, "\r": 2, "\ud83d\ude00": 3, "\ufb33": 4 },
      text: '{"\\r":2,"\u20ac":1,"\ud83d\ude00":3,"\ufb33":4}',
    }, // RFC 8785 §3.2.3
    { value: [1e21, 1e-7, -0, 333333333.3333333], text: "[1e+21,1e-7,0,333333333.3333333]" },
    { value: { gone: undefined, kept: null }, text: '{"kept":null}' },
  ])("writes $text", ({ value, text }) => expect(canonicalJson(value)).toBe(text));

  it("depends on the content alone, never on the order of keys", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol("s")])("has no form for %s", (value) => {
    expect(() => canonicalJson({ value })).toThrow(RangeError);
  });
});

describe("digests", () => {
  it("are SHA-256 of UTF-8", () => {
    expect(sha256("café")).toBe("850f7dc43910ff890f8879c0ed26fe697c93a067ad93a7d50f466a7028a9bf4e");
    expect(digestOf({ a: 1 })).toBe(`sha256:${sha256('{"a":1}')}`);
  });
});

describe("a trial's line", () => {
  const trial: Trial = {
    caseIndex: 2,
    trial: 5,
    attempt: 1,
    startedAt: "2026-11-30T10:00:00.000Z",
    result: {
      ok: true,
      observation: {
        text: "my secret text",
        verdict: { kind: "decision", label: "escalate" },
        toolCalls: [{ name: "lookup", args: { id: "secret" }, output: "secret", success: true }],
        steps: 2,
        errors: ["secret"],
        latencyMs: 4.5,
        costUsd: 0.01,
        metadata: { secret: true },
      },
    },
  };

  it("holds everything in full", () => {
    expect(JSON.parse(trialLine(trial, "full"))).toMatchObject({
      case: 2,
      trial: 5,
      attempt: 1,
      started_at: "2026-11-30T10:00:00.000Z",
      observation: { text: "my secret text", verdict: "escalate", steps: 2, metadata: { secret: true } },
    });
  });

  it("holds decisions, tool names, steps, latency and cost otherwise, and no text of anybody", () => {
    const line = trialLine(trial, "decisions");
    expect(line).not.toContain("secret");
    expect(JSON.parse(line).observation).toEqual({
      verdict: "escalate",
      toolCalls: [{ name: "lookup", success: true }],
      steps: 2,
      errors: ["recorded"],
      latencyMs: 4.5,
      costUsd: 0.01,
    });
  });

  it("is one line, whatever the agent says", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const observation = { text, verdict: null, toolCalls: [], errors: [] };
        expect(trialLine({ ...trial, result: { ok: true, observation } }, "full").split("\n")).toHaveLength(
          1,
        );
      }),
    );
  });

  it("follows a header that says what the run is", () => {
    const header = {
      config: { layer: "verdict" },
      configDigest: "sha256:c",
      suiteDigest: "sha256:s",
      tree: null,
      repeats: [2, 4],
      isolation: "unknown",
    } as const;
    expect(JSON.parse(headerLine(header))).toMatchObject({
      schema: "agentverity.trials/v1",
      config_digest: "sha256:c",
      suite_digest: "sha256:s",
      plan: { repeats: [2, 4], method: "wilson" },
      isolation: "unknown",
    });
  });
});

describe("the evidence file", () => {
  it("keeps a label `refused` and the reason `refused` apart, and tool paths as lists", () => {
    const document = evidenceDocument(
      {
        layer: "verdict",
        isolation: "fresh-session",
        cases: [
          {
            input: "x",
            fingerprint: "f",
            expected: "refused",
            outcomes: [
              { kind: "decision", label: "refused" },
              { kind: "no-decision", reason: "refused" },
              { kind: "tools", names: ["a", "b"] },
            ],
            errors: 2,
          },
        ],
      },
      { agent: "router.ts" },
    );
    expect(document).toEqual({
      schema: "agentverity.evidence/v2",
      layer: "verdict",
      isolation: "fresh-session",
      provenance: { agent: "router.ts" },
      cases: [
        {
          input: "x",
          expected: "refused",
          observations: ["refused", { kind: "no_decision", reason: "refused" }, ["a", "b"]],
          errors: 2,
        },
      ],
    });
  });
});
