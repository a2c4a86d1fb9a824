/** What a run will cost, said before it costs anything; and what flips already seen could still admit. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, runAction, runCli } from "./bundles.ts";

const probes = (count: number) => Array.from({ length: count }, (_, index) => `question ${index}\n`).join("");
const AGENT =
  'import { writeFileSync } from "node:fs"; writeFileSync("loaded.txt", ""); export default () => "x";';

const SUITE = `schema: agentverity.decision-suite/v1
contract:
  allowed: [approve, deny]
  stability_targets: { deny: 0.01, approve: 0.1 }
cases:
  - { input: yes please, expected: approve }
  - { input: once more, expected: approve }
  - { input: never, expected: deny }
  - { input: not today, expected: deny }
`;

describe.concurrent("plan prices a run", () => {
  it.each([
    { count: 6, precision: "balanced", repeats: 26, calls: 156 },
    { count: 6, precision: "cheap", repeats: 12, calls: 72 },
    { count: 20, precision: "balanced", repeats: 8, calls: 160 },
    { count: 20, precision: "cheap", repeats: 4, calls: 80 },
  ])("$count probes at $precision: $calls calls", async ({ count, precision, repeats, calls }) => {
    const folder = folderWith({ "probes.txt": probes(count) });
    const args = ["plan", "--probes", "probes.txt", "--precision", precision];
    const { stdout, stderr, exitCode } = await runCli(args, { folder });
    expect({ stderr, exitCode }).toEqual({ stderr: "", exitCode: 0 });
    expect(stdout).toContain(`${count} probes`);
    expect(stdout).toContain(`${repeats} repeats each, ${calls} calls`);
  });

  it("each route by its own target", async () => {
    const folder = folderWith({ "suite.yaml": SUITE });
    const { stdout, exitCode } = await runCli(["plan", "--suite", "suite.yaml"], { folder });
    expect(exitCode).toBe(0);
    const cells = stdout.split("\n").map((line) => line.trim().split(/ {2,}/));
    expect(cells).toContainEqual(["approve", "2", "10 %", "35", "38", "76"]);
    expect(cells).toContainEqual(["deny", "2", "1 %", "381", "382", "764"]);
    expect(stdout).toContain("840 calls");
  });

  it("as one JSON document", async () => {
    const folder = folderWith({ "suite.yaml": SUITE });
    const { stdout } = await runCli(["plan", "--suite", "suite.yaml", "--format", "json"], { folder });
    expect(JSON.parse(stdout)).toMatchObject({
      schema: "agentverity.plan/v1",
      run: {
        calls: 840,
        inputs: 4,
        repeats: null,
        route_plans: [{ decision: "approve" }, { decision: "deny" }],
      },
      observed: null,
    });
  });

  it("in the action: summary and output, no agent looked at, no artifact, a green step", async () => {
    const workspace = folderWith({ "agent.mjs": AGENT, "probes.txt": probes(6) });
    const inputs = { mode: "plan", agent: "./agent.mjs", probes: "probes.txt" };
    const step = await runAction({ workspace, inputs });
    expect(step.exitCode, step.log).toBe(0);
    const { headline, ...outputs } = step.outputs;
    expect(outputs).toEqual({
      status: "planned",
      "exit-code": "0",
      "calls-planned": "156",
      matrix: '{"shard":["1/1"]}',
      "calls-made": "0",
    });
    expect(headline).toContain("156 calls");
    expect(step.summary).toContain("Plan: 156 calls");
    expect(step.annotations).toEqual([]);
    expect(existsSync(join(workspace, "loaded.txt"))).toBe(false);
  });
});

describe.concurrent("plan says what observed flips could still admit", () => {
  it.each([
    {
      args: ["--observed", "3/73"],
      says: /100 more pairs without a flip would settle it \(200 calls\), 173 in all/,
    },
    { args: ["--observed", "3/73", "--max-pairs", "172"], says: /Not to be settled within 172 pairs/ },
    { args: ["--observed", "3/73", "--max-pairs", "173"], says: /100 more pairs .* within 173 pairs/ },
    { args: ["--observed", "0/36"], says: /0 % … 9\.6 % .*undecided[\s\S]*37 more pairs/ },
    { args: ["--observed", "0/73"], says: /deterministic at 5 %[\s\S]*no further pair is needed/ },
    { args: ["--observed", "20/73"], says: /stochastic at 5 %/ },
  ])("$args", async ({ args, says }) => {
    const { stdout, exitCode } = await runCli(["plan", ...args], { folder: folderWith() });
    expect(stdout).toMatch(says);
    expect(exitCode).toBe(0);
  });
});

it.each(["plan --probes probes.txt", "demo"])("%s has no JUnit, and says so", async (command) => {
  const folder = folderWith({ "probes.txt": probes(6) });
  const { stdout, stderr, exitCode } = await runCli([...command.split(" "), "--format", "junit"], { folder });
  expect({ stdout, exitCode }).toEqual({ stdout: "", exitCode: 2 });
  expect(stderr).toMatch(/--format junit.*[\s\S]*no call was made/);
});
