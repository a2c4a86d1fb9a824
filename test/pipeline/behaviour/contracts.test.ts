/** From the contract of an agent to tests of it that run: written, checked, generated, run on a recording. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { deskWith } from "../../fakes/shell-desk.ts";

const CALLS = [{ name: "search" }, { name: "book_table", success: true }];

function failedCalls(id: string) {
  return id.includes("tool_failure") ? [{ name: "search", success: false }] : [];
}

/** What a good booking agent would have answered, five times each. */
function recording(suite: string): string {
  const { cases } = parse(suite) as { cases: readonly { id: string; input: string }[] };
  return cases
    .flatMap(({ id, input }) => {
      const isWork = /happy_path|over_step/.test(id);
      const toolCalls = isWork ? CALLS : failedCalls(id);
      const text = isWork ? "Your table is booked." : "Which day do you mean?";
      const observation = { text, toolCalls, steps: toolCalls.length, errors: [] };
      return Array(5).fill(JSON.stringify({ input, observation }));
    })
    .join("\n");
}

describe("contract init, contract validate, generate scenarios, test", () => {
  it("lead from nothing to a suite that runs and passes a good agent", async () => {
    const desk = deskWith();
    const init = await desk.run("contract", "init", "booking_agent");
    expect(init).toMatchObject({ exitCode: 0, stderr: "" });
    expect(init.stdout).toContain("WRITTEN - agent_contract.json");
    expect(JSON.parse(desk.get("agent_contract.json"))).toMatchObject({
      name: "booking_agent",
      schema_version: "1",
      required_tool_order: ["search", "book_table"],
    });

    const valid = await desk.run("contract", "validate", "agent_contract.json");
    expect(valid).toMatchObject({ exitCode: 0, stderr: "" });
    expect(valid.stdout).toContain("VALID - booking_agent: 2 expected tools, at most 6 steps");

    const generated = await desk.run("generate", "scenarios", "agent_contract.json");
    expect(generated).toMatchObject({ exitCode: 0, stderr: "" });
    const suite = desk.get("booking_agent.suite.yaml");
    await expect(suite).toMatchFileSnapshot("../../golden/agent-contract/suite.yaml");
    const pack = JSON.parse(desk.get("scenarios.json"));
    expect(pack).toMatchObject({ contract_name: "booking_agent" });
    expect(pack.scenarios.map((each: { category: string }) => each.category)).toEqual([
      "happy_path",
      "missing_information",
      "ambiguous_request",
      "tool_failure",
      "over_step",
      "unsupported_success",
    ]);

    desk.put("runs.jsonl", recording(suite));
    const args = ["test", "--suite", "booking_agent.suite.yaml", "--evidence"] as const;
    const passed = await desk.run(...args, "runs.jsonl");
    expect(passed.stdout).toContain("TESTS PASSED - 6 tests passed all of their runs (30 runs)");
    expect(passed.exitCode).toBe(0);

    desk.put("runs.jsonl", recording(suite).replaceAll("Which day do you mean?", "It is booked."));
    const failed = await desk.run(...args, "runs.jsonl");
    expect(failed.exitCode).toBe(1);
    expect(failed.stdout).toContain("TESTS FAILED - 4 of 6 tests failed");
  });

  it("never write over what is there", async () => {
    const desk = deskWith({ "agent_contract.json": '{ "name": "mine" }' });
    expect(await desk.run("contract", "init")).toMatchObject({ exitCode: 2, stdout: "" });
    expect(desk.get("agent_contract.json")).toBe('{ "name": "mine" }');
    desk.put("mine.suite.yaml", "mine");
    const generated = await desk.run("generate", "scenarios");
    expect(generated).toMatchObject({ exitCode: 2, stdout: "" });
    expect(generated.stderr).toContain("mine.suite.yaml is there already");
    expect(() => desk.get("scenarios.json")).toThrow();
  });

  it("write tests in code where the stub is named so", async () => {
    const desk = deskWith({
      "contracts/agent.yaml":
        "name: lookup\nexpected_tools: [search]\nscenario_tags: [happy_path, regression]\n",
    });
    const generated = await desk.run(
      ...["generate", "scenarios", "contracts/agent.yaml", "--stub", "tests/lookup.agent.test.ts"],
    );
    expect(generated).toMatchObject({ exitCode: 0, stderr: "" });
    const code = desk.get("tests/lookup.agent.test.ts");
    await expect(code).toMatchFileSnapshot("../../golden/agent-contract/code.txt");
    expect(JSON.parse(desk.get("contracts/scenarios.json")).scenarios).toHaveLength(2);
  });

  it.each([
    { argv: ["generate", "scenarios", "--stub", "tests.py"], words: "its ending does not say" },
    { argv: ["contract", "validate", "none.json"], words: "there is no contract at none.json" },
    { argv: ["contract", "init", "my agent"], words: 'the name is "my agent"' },
    { argv: ["contract", "check"], words: 'is followed by "check"; it takes `init` or `validate`' },
    { argv: ["contract"], words: "`contract` stands alone; it takes `init` or `validate`" },
    { argv: ["generate", "scenario"], words: "Did you mean `generate scenarios`?" },
  ])("refuse $argv with $words", async ({ argv, words }) => {
    const desk = deskWith({ "agent_contract.json": '{ "name": "a" }' });
    const ran = await desk.run(...argv);
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr.replaceAll("'", "`")).toContain(words);
  });

  it("tell every fault of a contract with its line", async () => {
    const desk = deskWith({
      "agent_contract.json":
        '{\n  "name": "a b",\n  "step_budget": 0,\n  "scenario_tags": ["hapy_path"]\n}\n',
    });
    const ran = await desk.run("contract", "validate");
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    for (const place of ["agent_contract.json:2", "agent_contract.json:3", "agent_contract.json:4"])
      expect(ran.stderr).toContain(place);
  });
});
