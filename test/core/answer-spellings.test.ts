/** One answer in the spellings that agents, endpoints and the Python tools use: all read alike. */
import { describe, expect, it } from "vitest";
import { readObservation } from "../../src/core/read-observation.ts";

const call = { name: "search", args: { guests: 2 }, output: "Luigi", success: true };
const answer = {
  text: "Booked.",
  verdict: { kind: "decision", label: "book" },
  toolCalls: [call],
  steps: 2,
  errors: [],
  latencyMs: 1500,
  costUsd: 0.25,
};
const canonical = { ...answer, verdict: "book" };

/** The canonical answer with one field under another name. */
function spelled(name: keyof typeof canonical, others: object): unknown {
  const { [name]: _, ...rest } = canonical;
  return { ...rest, ...others };
}

describe("an answer reads alike", () => {
  it.each([
    canonical,
    spelled("text", { final_output: "Booked." }),
    spelled("text", { finalOutput: "Booked." }),
    spelled("text", { output: "Booked." }),
    spelled("text", { answer: "Booked." }),
    spelled("text", { response: "Booked." }),
    spelled("text", { output: { rows: 3 }, response: "Booked." }),
    spelled("verdict", { decision: "book" }),
    spelled("verdict", { route: " book " }),
    spelled("verdict", { verdict: null, decision: "book", route: "other" }),
    spelled("toolCalls", { tool_calls: [call] }),
    spelled("toolCalls", { tools: [call] }),
    spelled("steps", { steps: ["thought", "answered"] }),
    spelled("errors", {}),
    spelled("errors", { error: null }),
    spelled("errors", { error: { code: 0 } }),
    spelled("latencyMs", { latency_ms: 1500 }),
    spelled("latencyMs", { latency: 1.5 }),
    spelled("latencyMs", { durationMs: 1500 }),
    spelled("latencyMs", { duration_ms: 1500 }),
    spelled("costUsd", { cost_usd: 0.25 }),
    spelled("costUsd", { cost: 0.25 }),
    spelled("costUsd", { total_cost: 0.25 }),
    spelled("costUsd", { totalCost: 0.25 }),
  ])("%j", (raw) => {
    expect(readObservation(raw)).toEqual({ ok: true, observation: answer });
  });

  it.each([
    { tool: "search", arguments: { guests: 2 }, result: "Luigi", ok: true },
    { tool_name: "search", input: { guests: 2 }, result: "Luigi", ok: true },
    { toolName: "search", parameters: { guests: 2 }, output: "Luigi", success: true },
    { name: "search", tool_input: { guests: 2 }, output: "Luigi", success: true },
    { name: "search", toolInput: { guests: 2 }, output: "Luigi", success: true },
    { name: "search", arguments: ' {"guests":2}', output: "Luigi", success: true },
    {
      type: "function",
      function: { name: "search", arguments: '{"guests":2}' },
      output: "Luigi",
      success: true,
    },
  ])("with the call %j", (toolCall) => {
    expect(readObservation(spelled("toolCalls", { tool_calls: [toolCall] }))).toEqual({
      ok: true,
      observation: answer,
    });
  });
});

describe("what is no spelling stays what it is", () => {
  it.each([
    { args: "{not json", why: "text that only begins like JSON" },
    { args: "guests=2", why: "text" },
    { args: '["a"]', why: "a list is no set of arguments" },
  ])("arguments $args: $why", ({ args }) => {
    const read = readObservation({ text: "", tools: [{ name: "search", args }] });
    expect(read).toMatchObject({ observation: { toolCalls: [{ name: "search", args }] } });
  });

  it("a text of an error is an error of the run", () => {
    expect(readObservation({ output: "", error: "quota" })).toMatchObject({
      observation: { errors: ["quota"] },
    });
  });

  it.each([
    { output: { rows: 3 } },
    { error: "quota" },
    { decision: " " },
    { decision: 3 },
    { message: "Internal error" },
  ])("%j says nothing that could be read", (raw) => {
    expect(readObservation(raw)).toEqual({ ok: false, why: expect.stringContaining("none of") });
  });

  it.each([{ function: "search" }, { function: { arguments: "{}" } }, { id: 7 }])(
    "%j is no tool call",
    (toolCall) => {
      expect(readObservation({ text: "", tools: [toolCall] })).toMatchObject({
        ok: false,
        why: "`toolCalls[0]` has no tool name",
      });
    },
  );
});
