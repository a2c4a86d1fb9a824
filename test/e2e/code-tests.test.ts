/** Tests in code through the real entries, where the package is not installed: found, run, faulty, blessed, annotated. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, REPOSITORY, runAction, runCli, type Texts } from "./bundles.ts";

const example = (name: string) => readFileSync(join(REPOSITORY, "examples/booking-agent", name), "utf8");
const BOOKING = `import { agentTest, expectAgent } from "agentverity-action";
import book from "./agent.mjs";

enum Guests { Two = 2 }

agentTest("books a table", { agent: () => book }, async (agent) => {
  const result = await agent(\`Book a table for \${Guests.Two} tonight\`);
  expectAgent(result).finishedSuccessfully().usedToolsInOrder(["search", "book_table"]);
});
`;
const FILES: Texts = {
  "agent.mjs": example("agent.mjs"),
  "base.mjs": example("agent.mjs"),
  "agents/booking.agent.test.ts": BOOKING.replace("./agent.mjs", "../agent.mjs"),
  "agents/asks.agent.test.mjs": `import { agentTest, expectAgent } from "agentverity-action";
import book from "../agent.mjs";
agentTest("asks how many", { runs: 2, agent: (request) => book(request) }, async (agent) => {
  expectAgent(await agent("Book a table tonight"), { collect: true })
    .didNotUseTool("book_table")
    .finalOutputContains("how many")
    .verify();
});
`,
};
const broken = example("broken.mjs").replace("./agent.mjs", "./base.mjs");
const one = (body: string, options = "runs: 2, agent: () => () => 'yes'") =>
  `import { agentTest, expectAgent } from "agentverity-action";\nagentTest("it", { ${options} }, async (agent) => { ${body} });\n`;

type Row = { readonly test_name: string; readonly [field: string]: unknown };
async function tested(files: Texts, args: readonly string[] = []) {
  const folder = folderWith(files);
  const { exitCode, stdout, stderr } = await runCli(["test", "--format", "json", ...args], { folder });
  return { exitCode, stderr, tests: (stdout === "" ? [] : JSON.parse(stdout).tests) as readonly Row[] };
}

describe.concurrent("tests in code", () => {
  it("are found, run with this library under the package's name, blessed, and compared", async () => {
    const folder = folderWith(FILES);
    const first = await runCli(["test"], { folder });
    expect(first.exitCode).toBe(0);
    expect(first.stdout).toContain("TESTS PASSED - 2 tests passed all of their runs (7 runs)");
    expect((await runCli(["bless", "--baseline", "tests.json"], { folder })).exitCode).toBe(0);
    writeFileSync(join(folder, "agent.mjs"), broken);
    const after = await runCli(["test", "--baseline", "tests.json"], { folder });
    expect(after.exitCode).toBe(1);
    for (const words of [
      "regression  books a table: 5 of 5 runs passed before, 1 of 5 now (p =",
      "tool 'book_table' in 5 of 5 runs before, in 1 of 5 now",
      "(agents/booking.agent.test.ts:6)",
    ])
      expect(after.stdout).toContain(words);
  });

  it("stand beside the cases of a suite in one report, under one filter", async () => {
    const suite = example("suite.yaml");
    const args = ["--suite", "suite.yaml", "--tests", "agents/*.test.ts", "--agent", "./agent.mjs"];
    const { "agents/asks.agent.test.mjs": _, ...files } = FILES;
    const same = await tested({ ...files, "suite.yaml": suite }, args);
    expect([same.exitCode, same.stderr]).toEqual([2, expect.stringContaining("two tests are called")]);
    const renamed = { ...files, "suite.yaml": suite.replace("id: books a table", "id: reserves") };
    const both = await tested(renamed, [...args, "-k", "books or asks", "--agent-kind", "function"]);
    expect([both.exitCode, both.tests.map((test) => test.test_name)]).toEqual([
      0,
      ["asks how many", "books a table"],
    ]);
  });

  it("get a fresh agent for every run, where the agent is made by a factory", async () => {
    const counting = "agent: () => { let n = 0; return () => ({ text: String(++n) }); }";
    const fresh = await tested({
      "a.agent.test.js": one("expectAgent(await agent('x')).finalOutputContains('1')", counting),
    });
    expect(fresh).toMatchObject({ exitCode: 0, tests: [{ total_runs: 5, passed_runs: 5 }] });
  });

  it.each([
    {
      what: "does not hold",
      body: "expectAgent(await agent('x')).usedTool('a').usedTool('b')",
      category: "missing_required_tool",
      message: "`a` was not called (no tool was called)",
    },
    {
      what: "was collected and never verified",
      body: "expectAgent(await agent('x'), { collect: true }).decided('no')",
      category: "wrong_decision",
      message: "`yes`, not `no`",
    },
    {
      what: "throws something else",
      body: "await agent('x'); throw new RangeError('saw a secret')",
      category: "runtime_error",
      message: "the test threw `RangeError` (line 2)",
    },
    {
      what: "has an agent that throws",
      body: "await agent('x')",
      options: "runs: 2, agent: async (input) => { throw new TypeError(input) }",
      category: "runtime_error",
      message: "the agent threw `TypeError` (line 2)",
    },
    {
      what: "ends the process",
      body: "process.exit(7)",
      category: "runtime_error",
      message: "the process ended during the run (exit code 7)",
    },
    {
      what: "blocks for ever",
      body: "for (;;);",
      category: "runtime_error",
      message: "the run did not end within 1500 ms",
    },
    {
      what: "waits for ever",
      body: "await new Promise(() => setInterval(() => {}, 1000))",
      category: "runtime_error",
      message: "the run did not end within 1500 ms",
    },
  ])("fail alone when a test $what: the rest goes on", async ({ body, options, category, message }) => {
    const calm = one("await agent('x')").replace('"it"', '"calm"');
    const files = { "a.agent.test.mjs": one(body, options), "b.agent.test.ts": calm };
    const { exitCode, tests } = await tested(files, ["--timeout", "1500ms"]);
    expect(exitCode).toBe(1);
    expect(tests).toMatchObject([
      {
        test_name: "it",
        file: "a.agent.test.mjs",
        line: 2,
        total_runs: 2,
        passed_runs: 0,
        failures: [{ category, message, runs: 2 }],
      },
      { test_name: "calm", passed_runs: 2 },
    ]);
    expect(JSON.stringify(tests)).not.toContain("saw a secret");
  });

  it.each([
    { text: "export const x = (;\n", says: "has a syntax error" },
    { text: 'import "./gone.mjs";\n', says: "imports" },
    { text: "throw new Error('not here');\n", says: "threw while it was loaded" },
    { text: "process.exit(0);\n", says: "ended its process while it was loaded" },
    { text: one("1", "runs: 0, agent: () => {}"), says: "no whole number above 0" },
  ])("are told as failed when their file $says", async ({ text, says }) => {
    const { exitCode, tests } = await tested({
      "a.agent.test.mjs": text,
      "b.agent.test.mjs": one("await agent('x')"),
    });
    expect(exitCode).toBe(1);
    const faulty = tests.find((test) => test.test_name === "a.agent.test.mjs");
    expect(JSON.stringify(faulty?.["failures"])).toContain(says);
    expect(tests.find((test) => test.test_name === "it")).toMatchObject({ passed_runs: 2 });
  });

  it.each([
    { args: [], files: {}, says: "there is nothing to test" },
    { args: ["--tests", "gone.ts"], files: {}, says: "there is no such file" },
    { args: ["-k", "nothing"], files: FILES, says: 'no test matched the filter "nothing"' },
    { args: ["--budget", "6"], files: FILES, says: "does not pay for 7 runs of 2 tests" },
  ])("are refused before a run: $says", async ({ args, files, says }) => {
    const { exitCode, stderr } = await tested(files, args);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(says)]);
  });

  it("run in the action, with the failure on the line of the test", async () => {
    const files = { ...FILES, "agent.mjs": broken };
    const step = await runAction({ files, inputs: { mode: "test" } });
    expect(step).toMatchObject({ exitCode: 1, outputs: { status: "failed", "calls-made": "7" } });
    expect(step.annotations).toContainEqual(
      expect.objectContaining({
        file: "agents/booking.agent.test.ts",
        line: 6,
        title: "Behavioural test failed",
      }),
    );
  });
});
