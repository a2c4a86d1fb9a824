/** One file of agent tests on the command line, in the action and in Vitest: equal figures, whatever it comes to. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { DIST, folderWith, REPOSITORY, runAction, runCli, type Texts } from "./bundles.ts";

const EXAMPLE = join(REPOSITORY, "examples", "vitest");
const FILES: Texts = Object.fromEntries(
  readdirSync(EXAMPLE)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => [name, readFileSync(join(EXAMPLE, name), "utf8")]),
);
const TESTS = "refunds.agent.test.ts";
const hurried: Texts = { ...FILES, [TESTS]: (FILES[TESTS] ?? "").replace("./agent.ts", "./hurried.ts") };

interface Entry {
  readonly test_name: string;
  readonly [field: string]: unknown;
}

/** All that can be the same: neither times, nor where the test stands. */
function figuresOf(tests: readonly Entry[]) {
  return tests.map(
    ({
      test_name,
      planned_runs,
      total_runs,
      passed_runs,
      outcome,
      failure_categories,
      failures,
      tool_presence,
    }) => ({
      ...{
        test_name,
        planned_runs,
        total_runs,
        passed_runs,
        outcome,
        failure_categories,
        failures,
        tool_presence,
      },
    }),
  );
}

let installed: string;

/** As a team has it: the package and Vitest in node_modules. */
beforeAll(() => {
  installed = join(folderWith(), "node_modules");
  const own = join(installed, "agentverity-action");
  mkdirSync(own, { recursive: true });
  cpSync(join(REPOSITORY, "package.json"), join(own, "package.json"));
  cpSync(DIST, join(own, "dist"), { recursive: true });
  symlinkSync(join(REPOSITORY, "node_modules", "vitest"), join(installed, "vitest"), "junction");
});

interface VitestRun {
  readonly exitCode: number;
  readonly printed: string;
  readonly tests: readonly { readonly status: string; readonly meta: { readonly agentverity?: Entry } }[];
}

function runVitest(files: Texts, only: string): Promise<VitestRun> {
  const folder = folderWith({ "package.json": '{ "type": "module" }', ...files });
  symlinkSync(installed, join(folder, "node_modules"), "junction");
  const { PATH = "" } = process.env;
  const args = ["run", only, "--reporter=default", "--reporter=json", "--outputFile.json=report.json"];
  return new Promise((done) => {
    const env = { PATH, HOME: folder, CI: "true", NO_COLOR: "1" };
    const runner = join(installed, "vitest", "vitest.mjs");
    execFile(process.execPath, [runner, ...args], { cwd: folder, env }, (error, stdout, stderr) => {
      const printed = stdout + stderr;
      const report = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
      const tests = report.testResults.flatMap(
        ({ assertionResults }: { assertionResults: unknown }) => assertionResults,
      );
      done({ exitCode: Number(error?.code ?? 0), printed, tests });
    });
  });
}

describe.concurrent("the same test file", () => {
  it.each([
    { what: "passes", files: FILES, exitCode: 0, passed: [10, 5, 5], says: [] },
    {
      what: "fails",
      files: hurried,
      exitCode: 1,
      passed: [2, 5, 1],
      says: [
        "`refunds a small order` passed 2 of 10 runs: `refund` did not follow `look_up_order` (called: `look_up_order`) (8 runs).",
        "refunds.agent.test.ts:4",
      ],
    },
  ])("$what alike in our CLI, in the action and in Vitest", async ({ files, exitCode, passed, says }) => {
    const folder = folderWith(files);
    const cli = await runCli(["test", TESTS, "--format", "json"], { folder });
    const [step, vitest] = await Promise.all([
      runAction({
        workspace: folderWith(files),
        inputs: { mode: "test" },
        environment: { RUNNER_TEMP: folderWith() },
      }),
      runVitest(files, TESTS),
    ]);
    const tests: readonly Entry[] = JSON.parse(cli.stdout).tests;
    expect(tests.map((test) => test["passed_runs"])).toEqual(passed);
    expect([cli.exitCode, step.exitCode, vitest.exitCode]).toEqual([exitCode, exitCode, exitCode]);
    const reported = JSON.parse(readFileSync(step.outputs["report-path"] ?? "", "utf8"));
    expect(figuresOf(reported.tests)).toEqual(figuresOf(tests));
    const entries = vitest.tests.flatMap(({ meta }) => meta.agentverity ?? []);
    expect(figuresOf(entries)).toEqual(figuresOf(tests));
    expect(vitest.tests.map(({ status }) => status)).toEqual(tests.map((test) => test["outcome"]));
    for (const words of says) {
      expect(vitest.printed).toContain(words);
      expect(step.log).toContain(words.replaceAll("`", "'"));
    }
  });

  it("keeps to what the configuration of Vitest says, and is not helped by retries", async () => {
    const config = `export default { test: { retry: 3, setupFiles: ["agentverity-action/vitest"],
      provide: { agentverity: { runs: 4, minSuccessRate: 0.7, timeout: 300 } } } };`;
    const it = (name: string, body: string) =>
      `agentTest("${name}", { agent: () => () => "yes" }, async (agent) => { ${body} });\n`;
    const text = `import { agentTest, expectAgent } from "agentverity-action/vitest";
let run = 0;
${it("mostly", 'if ((run += 1) % 4 === 0) throw new RangeError("no luck");')}
${it("half", 'expectAgent(await agent("x")).decided((run += 1) % 2 === 0 ? "yes" : "no");')}
${it("hangs", "await new Promise(() => {});")}
${it("throws", 'throw new RangeError("never any luck");')}
${it("collects", 'expectAgent(await agent("x"), { collect: true }).usedAnyTool();')}`;
    const { printed, tests, exitCode } = await runVitest(
      { "vitest.config.mjs": config, "it.agent.test.ts": text },
      "it.agent.test.ts",
    );
    expect(exitCode).toBe(1);
    expect(tests).toMatchObject([
      { status: "passed", meta: { agentverity: { passed_runs: 3, total_runs: 4 } } },
      { status: "failed", meta: { agentverity: { passed_runs: 2, total_runs: 4 } } },
      { status: "failed", meta: { agentverity: { failure_details: { run_timed_out: 4 } } } },
      { status: "failed", meta: { agentverity: { failure_details: { test_threw: 4 } } } },
      { status: "failed", meta: { agentverity: { failure_details: { no_tool_called: 4 } } } },
    ]);
    for (const words of ["the run did not end within 300 ms", "Caused by: RangeError: never any luck"])
      expect(printed).toContain(words);
  });

  it("has matchers beside it, and refuses a setting that is none", async () => {
    const units = await runVitest(FILES, "agent.test.ts");
    expect([units.exitCode, units.printed]).toEqual([0, expect.stringContaining("passed")]);
    const typo = (FILES["vitest.config.ts"] ?? "").replace("minSuccessRate: 1", "minSucessRate: 1");
    const refused = await runVitest({ ...FILES, "vitest.config.ts": typo }, TESTS);
    expect([refused.exitCode, refused.printed]).toEqual([
      1,
      expect.stringContaining("has `minSucessRate`, and takes runs, minSuccessRate, timeout"),
    ]);
  });

  it("is typed with its matchers and settings, and a misuse does not compile", () => {
    const misused = `/// <reference types="agentverity-action/vitest" />
import { expect } from "vitest";
import { expectAgent } from "agentverity-action";
// @ts-expect-error: a tool has a name
expect({}).toHaveUsedTool(7);
// @ts-expect-error: it takes how often
expectAgent({}).usedToolTimes("search");
`;
    const folder = folderWith({
      "package.json": '{ "type": "module" }',
      ...FILES,
      "misused.test.ts": misused,
    });
    symlinkSync(installed, join(folder, "node_modules"), "junction");
    expect(faultsOf([...Object.keys(FILES), "misused.test.ts"].map((name) => join(folder, name)))).toEqual(
      [],
    );
  });
});

function faultsOf(files: readonly string[]): string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    allowImportingTsExtensions: true,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
