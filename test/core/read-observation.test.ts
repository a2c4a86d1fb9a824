import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readObservation } from "../../src/core/read-observation.ts";

const decided = (label: string) => ({ kind: "decision", label });

describe("an answer", () => {
  it.each([
    { raw: "refund", is: { text: "refund", verdict: decided("refund") } },
    { raw: "  refund\n", is: { text: "  refund\n", verdict: decided("refund") } },
    { raw: { verdict: "refund" }, is: { text: "", verdict: decided("refund") } },
    { raw: { text: "Done.", verdict: " refund " }, is: { text: "Done.", verdict: decided("refund") } },
    { raw: { text: "Hello" }, is: { text: "Hello", verdict: null } },
    { raw: { text: "Hello", verdict: null }, is: { verdict: null } },
    {
      raw: { verdict: { kind: "no_decision", reason: "refused" } },
      is: { verdict: { kind: "no-decision", reason: "refused" } },
    },
    {
      raw: { verdict: { kind: "no-decision", reason: "open_ended" } },
      is: { verdict: { kind: "no-decision", reason: "open_ended" } },
    },
    { raw: { final_output: "Done." }, is: { text: "Done." } },
    {
      raw: { verdict: "a", latency: 0.5, cost: 0.02, steps: 3 },
      is: { latencyMs: 500, costUsd: 0.02, steps: 3 },
    },
    { raw: { verdict: "a", latency_ms: 7, cost_usd: 1 }, is: { latencyMs: 7, costUsd: 1 } },
    { raw: { verdict: "a", latencyMs: null, steps: null, metadata: null }, is: { verdict: decided("a") } },
    { raw: { tools: ["search", "book"] }, is: { toolCalls: [{ name: "search" }, { name: "book" }] } },
    {
      raw: { tool_calls: [{ tool: "search", arguments: { q: 1 }, result: "ok", ok: true }] },
      is: { toolCalls: [{ name: "search", args: { q: 1 }, output: "ok", success: true }] },
    },
    {
      raw: { toolCalls: [{ name: "search", input: 1, output: 2, success: "yes" }] },
      is: { toolCalls: [{ name: "search", args: 1, output: 2 }] },
    },
    { raw: { toolCalls: [{ name: "search" }] }, is: { toolCalls: [{ name: "search" }] } },
    {
      raw: { verdict: "a", errors: ["tool failed"], metadata: { run: 1 } },
      is: { errors: ["tool failed"], metadata: { run: 1 } },
    },
    { raw: "x".repeat(1000), is: { verdict: decided("x".repeat(1000)) } },
    { raw: "x".repeat(1001), is: { verdict: { kind: "no-decision", reason: "open_ended" } } },
    { raw: { text: "x".repeat(9000), verdict: "a" }, is: { verdict: decided("a") } },
  ])("$raw is read", ({ raw, is }) => {
    expect(readObservation(raw)).toMatchObject({ ok: true, observation: is });
  });

  it.each([
    { raw: "", why: "empty string" },
    { raw: "  ", why: "empty string" },
    { raw: 5, why: "the number 5" },
    { raw: null, why: "null" },
    { raw: undefined, why: "undefined" },
    { raw: ["refund"], why: "a list" },
    { raw: true, why: "the boolean true" },
    { raw: {}, why: "none of" },
    { raw: { text: 5 }, why: "`text` must be a string" },
    { raw: { text: {} }, why: "an object" },
    { raw: { verdict: "" }, why: "`verdict` is an empty string" },
    { raw: { verdict: 5 }, why: "`verdict` must be" },
    {
      raw: { verdict: "x".repeat(2_000_000) },
      why: "has 2000000 characters, more than the 1000 of a decision",
    },
    { raw: { tools: ["a", { name: "x".repeat(1001) }] }, why: "`toolCalls[1]` has 1001 characters" },
    { raw: { verdict: { kind: "other" } }, why: "an object" },
    { raw: { verdict: { kind: "decision", label: 3 } }, why: "the number 3" },
    { raw: { verdict: { kind: "no_decision", reason: "tired" } }, why: 'the string "tired"' },
    { raw: { toolCalls: "search" }, why: "`toolCalls` must be a list" },
    { raw: { toolCalls: ["search", ""] }, why: "`toolCalls[1]` has no tool name" },
    { raw: { toolCalls: [{ args: {} }] }, why: "`toolCalls[0]`" },
    { raw: { toolCalls: [{ name: "" }] }, why: "`toolCalls[0]`" },
    { raw: { toolCalls: [5] }, why: "`toolCalls[0]`" },
    { raw: { verdict: "a", steps: -1 }, why: "`steps` must be a number ≥ 0" },
    { raw: { verdict: "a", cost: "1" }, why: "`costUsd`" },
    { raw: { verdict: "a", latency: "fast" }, why: "`latencyMs`" },
    { raw: { verdict: "a", latencyMs: Number.NaN }, why: "`latencyMs`" },
    { raw: { verdict: "a", errors: "x" }, why: "`errors` must be a list" },
    { raw: { verdict: "a", errors: [1] }, why: "`errors` must be a list" },
    { raw: { verdict: "a", metadata: [] }, why: "`metadata` must be an object" },
  ])("$raw is malformed: $why", ({ raw, why }) => {
    const read = readObservation(raw);
    expect(read.ok ? "" : read.why).toContain(why);
  });

  it("of any JSON is read or refused with a reason, and never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const read = readObservation(raw);
        expect(read.ok || read.why.length > 0).toBe(true);
      }),
    );
  });
});
