import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readAgentContract } from "../../src/inputs/agent-contract.ts";

const sample = readFileSync(
  join(import.meta.dirname, "../data/harnesses/agentcheck/agent_contract.json"),
  "utf8",
);

async function faults(text: string, file = "agent_contract.json") {
  const read = await readAgentContract(file, text);
  return read.ok ? [] : read.problems.map(({ code, message, at }) => ({ code, message, line: at?.line }));
}

describe("a contract of an agent", () => {
  it("is read as agentcheck writes it", async () => {
    expect(await readAgentContract("agent_contract.json", sample)).toEqual({
      ok: true,
      value: {
        name: "booking_agent_full",
        description: "Searches for a restaurant and books a table.",
        expectedTools: ["search", "book_table"],
        requiredToolOrder: ["search", "book_table"],
        stepBudget: 5,
        successConditions: ["table booked"],
        forbiddenClaims: ["reservation complete", "booked"],
        scenarioTags: [
          "happy_path",
          "missing_information",
          "ambiguous_request",
          "tool_failure",
          "over_step",
          "unsupported_success",
        ],
      },
    });
  });

  it("needs no more than a name, and may be YAML", async () => {
    expect(await faults("name: booking-agent\n", "contract.yaml")).toEqual([]);
  });

  it("is told every fault at once, each with its line", async () => {
    const text = `{
  "name": "booking agent",
  "schema_version": "2",
  "expected_tools": ["search", "search", " "],
  "required_tool_order": ["search", "serch"],
  "step_budget": 0,
  "success_conditions": "booked",
  "scenario_tags": ["happy_path", "happy-path"],
  "expected_tool": []
}`;
    const found = await faults(text);
    expect(found.map(({ code, line }) => [line, code])).toEqual([
      [2, "input-invalid"],
      [3, "schema-version"],
      [4, "input-invalid"],
      [4, "input-invalid"],
      [5, "input-invalid"],
      [6, "input-invalid"],
      [7, "input-invalid"],
      [8, "input-invalid"],
      [9, "input-unknown"],
    ]);
    for (const words of [
      '`name` is "booking agent"; it must be a letter, then',
      '`expected_tools[1]` is "search" once more',
      '`required_tool_order[1]` is "serch", which `expected_tools` does not name',
      "`step_budget` is 0; it must be a whole number of steps, at least 1",
      '`scenario_tags[1]` is "happy-path"; it must be happy_path,',
    ])
      expect(
        found.some(({ message }) => message.includes(words)),
        words,
      ).toBe(true);
  });

  it.each([
    { text: "[]", code: "input-invalid" },
    { text: "{}", code: "input-missing" },
    { text: '{ "name": "a", "step_budget": 2.5 }', code: "input-invalid" },
    { text: '{ "name": "a", "name": "b" }', code: "input-conflict" },
    { text: "{", code: "file-unreadable" },
  ])("refuses $text", async ({ text, code }) => {
    expect((await faults(text)).map((fault) => fault.code)).toEqual([code]);
  });
});
