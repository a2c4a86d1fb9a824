/** An agent in Python measures like the same agent in TypeScript; and the shim keeps its promises. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Desk } from "./pages.ts";

const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]);
const why = python.status === 0 ? "" : " (skipped: needs python3, 3.9 or later, on PATH)";

describe.skipIf(why !== "")(`the Python example${why}`, () => {
  const desk = new Desk();
  const folder = join(desk.package, "examples/python-agent");
  afterAll(() => desk.remove());

  async function reportOf(example: string, flags: string): Promise<Record<string, unknown>> {
    const command = `node ../../dist/cli.js run --config agentverity.yml ${flags} --format json --quiet 2>/dev/null`;
    const { printed } = await desk.run(command, join(desk.package, "examples", example));
    return JSON.parse(printed) as Record<string, unknown>;
  }

  it("gives the same report as the module example of the same router, isolation aside", async () => {
    const { isolation: ofPython, ...python } = await reportOf("python-agent", "");
    const { isolation: ofModule, ...module } = await reportOf("payment-dispute", "--suite repaired.yaml");
    expect(python).toEqual(module);
    expect([ofPython, ofModule]).toEqual(["fresh-session", "fresh-instance"]);
  });

  it("gives the same report with a process for each question", async () => {
    const { isolation, ...report } = await reportOf("python-agent", "--isolation fresh-instance --repeats 2");
    const { isolation: _, ...once } = await reportOf("python-agent", "--repeats 2");
    expect(report).toEqual(once);
    expect(isolation).toBe("fresh-instance");
  });

  it("has a shim that is short enough to read", () => {
    const text = readFileSync(join(folder, "agentverity_shim.py"), "utf8");
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  });

  it.each([
    { decide: "def decide(text):\n  return text.upper()", answer: { verdict: "HELLO É" } },
    { decide: "async def decide(text):\n  return {'verdict': text}", answer: { verdict: "hello é" } },
    { decide: "def decide(text):\n  print('thinking'); return 'a'", answer: { verdict: "a" } },
    {
      decide: "def decide(text):\n  import os; os.system('echo loud'); return 'a'",
      answer: { verdict: "a" },
    },
    { decide: "def decide(text):\n  return None", answer: { verdict: null } },
    { decide: "def decide(text):\n  raise KeyError('route')", answer: { error: "KeyError: 'route'" } },
    {
      decide: "def decide(text):\n  return {'verdict': 'a', 'cost': float('nan')}",
      answer: { error: expect.stringContaining("ValueError") },
    },
  ])("answers with $answer what is $decide", ({ decide, answer }) => {
    writeFileSync(join(folder, "other.py"), `from agentverity_shim import serve\n${decide}\nserve(decide)\n`);
    const questions = [1, 2].map((id) => JSON.stringify({ id, input: "hello é" }));
    const { stdout, status } = spawnSync("python3", ["other.py"], {
      cwd: folder,
      input: `${questions.join("\n")}\n`,
      encoding: "utf8",
      env: { ...process.env, PYTHONIOENCODING: "utf-8" },
    });
    const answers = stdout.trimEnd().split("\n");
    expect(answers.map((line) => JSON.parse(line))).toEqual([1, 2].map((id) => ({ id, ...answer })));
    expect(status).toBe(0);
  });
});
