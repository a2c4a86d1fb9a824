/** Behavioural tests through the real entries: live, recorded, blessed, regressed, filtered, annotated, resumed. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, REPOSITORY, runAction, runCli, type Texts } from "./bundles.ts";

const example = (name: string) => readFileSync(join(REPOSITORY, "examples/booking-agent", name), "utf8");
const BOOKING: Texts = {
  "agent.mjs": example("agent.mjs"),
  "broken.mjs": example("broken.mjs"),
  "suite.yaml": example("suite.yaml"),
};
const LIVE = ["test", "--suite", "suite.yaml", "--quiet", "--agent-kind", "function", "--agent"];

const traces = readFileSync(join(REPOSITORY, "test/data/harnesses/agentcheck/first/traces.json"), "utf8");
const report = readFileSync(join(REPOSITORY, "test/data/harnesses/agentcheck/first/report.json"), "utf8");
const AGENTCHECK_SUITE = `schema: agentverity.suite/v1
cases:
  - id: test_books_a_table
    input: Book a table for 2 tonight
    expect: [used_tools_in_order: [search, book_table], finished_successfully]
  - id: test_party_too_large
    input: Book a table for 40 tonight
    expect: [did_not_error]
`;

const SUITE_WITHOUT_RUNS = `schema: agentverity.suite/v1
cases:
  - id: books a table
    input: Book a table for 2 tonight
    expect: [used_tool: book_table]
  - id: asks how many
    input: Book a table tonight
    expect: [did_not_use_tool: book_table]
`;

describe.concurrent("test", () => {
  it("passes the agent, is blessed, and catches its broken copy with the tool, the path and the drop", async () => {
    const folder = folderWith(BOOKING);
    const first = await runCli([...LIVE, "./agent.mjs"], { folder });
    expect(first).toMatchObject({ exitCode: 0, stderr: "" });
    expect(first.stdout).toContain("TESTS PASSED - 3 tests passed all of their runs (20 runs)");
    expect((await runCli(["bless", "--baseline", "tests.json"], { folder })).exitCode).toBe(0);

    const broken = await runCli([...LIVE, "./broken.mjs", "--baseline", "tests.json"], { folder });
    expect(broken.exitCode).toBe(1);
    for (const words of [
      "regression  books a table: 5 of 5 runs passed before, 1 of 5 now (p = 0.032)",
      "tool 'book_table' in 5 of 5 runs before, in 1 of 5 now",
      "commonest path 'search' → 'book_table' before, 'search' now",
      "'book_table' was not called",
    ])
      expect(broken.stdout).toContain(words);

    const again = await runCli([...LIVE, "./agent.mjs", "--baseline", "tests.json"], { folder });
    expect(again).toMatchObject({ exitCode: 0 });
    expect(again.stdout).toContain("nothing changed");
  });

  it("unites the shards of a run, names the one that is lost, and counts none twice", async () => {
    const suite = { "suite.yaml": SUITE_WITHOUT_RUNS, "agent.mjs": example("agent.mjs") };
    const folder = folderWith(suite);
    const collect = [
      "collect",
      "--agent",
      "./agent.mjs",
      "--agent-kind",
      "function",
      "--suite",
      "suite.yaml",
    ];
    const how = ["--layer", "tools", "--repeats", "4", "--artifact-content", "full", "--quiet"];
    for (const shard of ["1/2", "2/2"])
      expect((await runCli([...collect, ...how, "--shard", shard], { folder })).exitCode).toBe(0);
    const tested = (evidence: string) =>
      runCli(["test", "--suite", "suite.yaml", "--quiet", "--evidence", evidence], { folder });

    const whole = await tested(".agentverity/shard-*/trials.jsonl");
    expect(whole).toMatchObject({ exitCode: 0 });
    expect(whole.stdout).toContain("TESTS PASSED - 2 tests passed all of their runs (8 runs)");
    const half = await tested(".agentverity/shard-1-of-2/trials.jsonl");
    expect(half).toMatchObject({ exitCode: 2 });
    expect(half.stdout).toContain("4 of 8 planned runs were never made");
    expect(half.stdout).toContain("Run shard 2/2 again");
    writeFileSync(
      join(folder, "copy.jsonl"),
      readFileSync(join(folder, ".agentverity/shard-1-of-2/trials.jsonl")),
    );
    const twice = await tested(".agentverity/shard-1-of-2/trials.jsonl,copy.jsonl");
    expect(twice).toMatchObject({ exitCode: 2 });
    expect(twice.stderr).toContain("its calls would count twice");
  });

  it.each([
    { flags: ["--min-success-rate", "0.8"], exitCode: 0, word: "TESTS PASSED", verdict: "suspect" },
    { flags: [], exitCode: 1, word: "TESTS FAILED", verdict: "suspect" },
    {
      flags: ["--min-success-rate", "0.8", "--regression-rule", "any-drop"],
      exitCode: 1,
      word: "TESTS FAILED",
      verdict: "regression",
    },
  ])("calls 4 of 5 after 5 of 5 $verdict with $flags", async ({ flags, exitCode, word, verdict }) => {
    const row = (text: string) => JSON.stringify({ input: "q", observation: { text, toolCalls: [] } });
    const folder = folderWith({
      "suite.yaml":
        "schema: agentverity.suite/v1\ncases:\n  - { id: t, input: q, expect: [{ final_output_contains: ok }] }\n",
      "before.jsonl": Array(5).fill(row("ok")).join("\n"),
      "after.jsonl": [...Array(4).fill(row("ok")), row("no")].join("\n"),
    });
    const on = (file: string) => ["test", "--suite", "suite.yaml", "--evidence", file];
    await runCli(on("before.jsonl"), { folder });
    await runCli(["bless", "--baseline", "b.json"], { folder });
    const after = await runCli([...on("after.jsonl"), "--baseline", "b.json", ...flags], { folder });
    expect(after.exitCode).toBe(exitCode);
    expect(after.stdout).toContain(word);
    expect(after.stdout).toContain(`${verdict.padEnd(12)}t: 5 of 5 runs passed before, 4 of 5 now`);
  });

  it("judges a recording without a call, like the run that left it", async () => {
    const folder = folderWith(BOOKING);
    await runCli([...LIVE, "./broken.mjs"], { folder });
    const journal = ".agentverity/test/trials.jsonl";
    const live = JSON.parse(readFileSync(join(folder, ".agentverity/test/report.json"), "utf8"));
    const args = ["test", "--suite", "suite.yaml", "--evidence", journal, "--format", "json"];
    const recorded = await runCli(args, { folder });
    expect(recorded.exitCode).toBe(1);
    const { tests, status, schema } = JSON.parse(recorded.stdout);
    expect({ tests, status, schema }).toEqual({
      tests: live.tests,
      status: "failed",
      schema: "agentverity.behaviour/v1",
    });
  });

  it("reads agentcheck's traces and compares with agentcheck's own report", async () => {
    const folder = folderWith({
      "suite.yaml": AGENTCHECK_SUITE,
      "traces.json": traces,
      "report.json": report,
    });
    const args = ["test", "--suite", "suite.yaml", "--evidence", "traces.json", "--baseline", "report.json"];
    const { exitCode, stdout } = await runCli([...args, "--format", "json"], { folder });
    const { tests, comparison } = JSON.parse(stdout);
    expect(exitCode).toBe(1);
    expect(tests).toMatchObject([
      {
        test_name: "test_books_a_table",
        passed_runs: 5,
        total_runs: 5,
        average_latency: 0.5,
        average_cost: 0.002,
      },
      {
        test_name: "test_party_too_large",
        passed_runs: 4,
        total_runs: 5,
        average_steps: 2.4,
        flakiness_score: 0.64,
        tool_presence: { book_table: 80, search: 80 },
        failure_categories: { runtime_error: 1 },
        unstable_tool_paths: true,
      },
    ]);
    expect(comparison.tests).toMatchObject([{ verdict: "ok" }, { verdict: "ok" }]);
    expect(comparison.vanished_tests).toContain("test_finds_a_restaurant");
  });

  it("ends a pattern that finds no end as a failed run, and goes on with the next test", async () => {
    const folder = folderWith({
      "agent.mjs": 'export default (input) => ({ text: "a".repeat(40) + "!", toolCalls: [], steps: 1 });',
      "suite.yaml": `schema: agentverity.suite/v1
cases:
  - { id: hostile, input: a, runs: 2, expect: [{ final_output_matches_pattern: '^(a+)+$' }] }
  - { id: calm, input: b, runs: 2, expect: [{ final_output_matches_pattern: '!$' }] }
`,
    });
    const { exitCode, stdout } = await runCli([...LIVE, "./agent.mjs"], { folder });
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/hostile +failed +0 of 2/);
    expect(stdout).toContain("found no end on this output and was stopped");
    expect(stdout).toMatch(/calm +passed +2 of 2/);
  });

  it.each([
    { filter: "asks or large", tests: ["asks how many", "refuses a party too large"] },
    { filter: "BOOKS", tests: ["books a table"] },
  ])("runs only what the filter $filter names", async ({ filter, tests }) => {
    const folder = folderWith(BOOKING);
    const { stdout } = await runCli([...LIVE, "./agent.mjs", "-k", filter, "--format", "json"], { folder });
    expect(JSON.parse(stdout).tests.map((test: { test_name: string }) => test.test_name)).toEqual(tests);
    const refused = await runCli(["bless", "--baseline", "b.json"], { folder });
    expect(refused.exitCode).toBe(2);
    expect(existsSync(join(folder, "b.json"))).toBe(false);
  });

  it.each([
    { what: "no test", args: ["-k", "nothing"], says: 'no test matched the filter "nothing"' },
    { what: "too small a budget", args: ["--budget", "19"], says: "does not pay for 20 runs of 3 tests" },
    { what: "a baseline of other tests", args: ["--baseline", "other.json"], says: "no test in common" },
    {
      what: "a baseline no run can have written",
      args: ["--baseline", "odd.json"],
      says: "tests[0].passed_runs",
    },
    {
      what: "a baseline of another version",
      args: ["--baseline", "v9.json"],
      says: "agentverity.behaviour/v9",
    },
    { what: "probes", args: ["--probes", "p.txt"], says: "--probes" },
  ])("is refused with $what, before any call", async ({ args, says }) => {
    const figures = {
      average_steps: 1,
      tool_presence: {},
      common_tool_paths: [],
      failure_categories: {},
      unstable_tool_paths: false,
    };
    const baseline = (schema: string, test: object) =>
      JSON.stringify({ schema, tests: [{ ...figures, ...test }] });
    const folder = folderWith({
      ...BOOKING,
      "other.json": baseline("agentverity.behaviour/v1", { test_name: "x", total_runs: 1, passed_runs: 1 }),
      "odd.json": baseline("agentverity.behaviour/v1", { test_name: "x", total_runs: 1, passed_runs: 2 }),
      "v9.json": baseline("agentverity.behaviour/v9", { test_name: "x", total_runs: 1, passed_runs: 1 }),
    });
    const { exitCode, stderr, stdout } = await runCli([...LIVE, "./agent.mjs", ...args], { folder });
    expect(exitCode).toBe(2);
    expect(stderr + stdout).toContain(says);
    expect(stderr + stdout).toContain("no call was made");
  });

  it("goes on where an interrupted run of tests ended, and not after another test's runs changed", async () => {
    const folder = folderWith(BOOKING);
    await runCli([...LIVE, "./agent.mjs"], { folder });
    const journal = join(folder, ".agentverity/test/trials.jsonl");
    writeFileSync(journal, `${readFileSync(journal, "utf8").trimEnd().split("\n").slice(0, 9).join("\n")}\n`);
    const resumed = await runCli([...LIVE.filter((word) => word !== "--quiet"), "./agent.mjs", "--resume"], {
      folder,
    });
    expect(resumed.stderr).toContain("8 answers are journaled");
    expect(resumed.exitCode).toBe(0);
    const other = await runCli([...LIVE, "./agent.mjs", "--resume", "--runs", "6"], { folder });
    expect(other.exitCode).toBe(2);
  });

  it("stands in the action with its summary, its outputs and an annotation on the case's own line", async () => {
    const inputs = { mode: "test", agent: "./broken.mjs", "agent-kind": "function", suite: "suite.yaml" };
    const step = await runAction({ files: BOOKING, inputs });
    expect(step).toMatchObject({
      exitCode: 1,
      outputs: { status: "failed", "exit-code": "1", "calls-made": "20" },
    });
    expect(step.summary).toContain("## ❌ TESTS FAILED - 1 of 3 tests failed");
    expect(step.annotations).toContainEqual(
      expect.objectContaining({ file: "suite.yaml", line: 4, title: "Behavioural test failed" }),
    );
    const forgiven = await runAction({ files: BOOKING, inputs: { ...inputs, "fail-on": "never" } });
    expect(forgiven.exitCode).toBe(0);
  });
});

describe.concurrent("run", () => {
  const suite = `schema: agentverity.suite/v1
cases:
  - { id: refunds, input: I was charged twice, expected: refund, expect: [used_tool: lookup] }
  - { id: escalates, input: My lawyer will call, expected: escalate, expect: [used_tool: page] }
`;
  const agent = (every: number) => `let asked = 0;
export default (input) => {
  asked += 1;
  const verdict = input.includes("lawyer") ? "escalate" : "refund";
  const name = verdict === "refund" ? "lookup" : "page";
  return { text: verdict, verdict, toolCalls: asked % ${every} === 0 && name === "page" ? [] : [{ name }] };
};`;

  it.each([
    { every: 1_000_000, exitCode: 0, word: "TRUSTWORTHY AT POOLED LEVEL" },
    { every: 4, exitCode: 1, word: "NOT READY" },
  ])("scores the tests of its suite on the answers it measured: $word", async ({ every, exitCode, word }) => {
    const folder = folderWith({ "suite.yaml": suite, "agent.mjs": agent(every) });
    const flags = [
      "--agent",
      "./agent.mjs",
      "--agent-kind",
      "function",
      "--suite",
      "suite.yaml",
      "--max-workers",
      "1",
    ];
    const run = await runCli(["run", ...flags, "--format", "json", "--quiet"], { folder });
    const { status, behaviour, ...rest } = JSON.parse(run.stdout);
    expect({ status, exitCode: run.exitCode }).toEqual({ status: "deterministic", exitCode });
    expect(behaviour).toMatchObject({
      schema: "agentverity.behaviour/v1",
      status: exitCode === 0 ? "passed" : "failed",
      tests: [
        { test_name: "refunds", total_runs: 74, passed_runs: 74 },
        { test_name: "escalates", total_runs: 74 },
      ],
    });
    expect(rest.headline ?? word).toContain(word);
    const calls =
      readFileSync(join(folder, ".agentverity/trials.jsonl"), "utf8").trimEnd().split("\n").length - 1;
    expect(calls).toBe(148);
  });
});
