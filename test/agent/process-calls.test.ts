import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Agent } from "../../src/agent/agent.ts";
import { FIXTURES, isAlive, openWorkshop, said, type Workshop } from "./open-fixture.ts";

let workshop: Workshop;
let folder: string;
let record: string;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agentverity-calls-"));
  record = join(folder, "asked.txt");
});
afterEach(async () => {
  await workshop.closeAll();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => workshop.remove());

const alive = (pid: number) => isAlive(pid, (path) => readFileSync(path, "utf8"));
const gone = (pid: number) => vi.waitFor(() => expect(alive(pid)).toBe(false), { timeout: 3_000 });

function openTroubles(timeoutMs = 10_000): Promise<Agent> {
  return workshop.open("troubles.mjs", { timeoutMs, environment: { ...process.env, AGENT_RECORD: record } });
}

async function pidOf(agent: Agent, question = "pid"): Promise<number> {
  const answer = await agent.ask(question);
  return Number(answer.ok ? answer.observation.metadata?.["pid"] : Number.NaN);
}

const timesAsked = (input: string) =>
  readFileSync(record, "utf8")
    .split("\n")
    .filter((line) => line === input).length;

describe("calls", () => {
  it("may run at the same time, each with its own answer", async () => {
    const agent = await openTroubles();
    const inputs = Array.from({ length: 50 }, (_, index) => `wait ${(index * 7) % 50}`);
    expect(await Promise.all(inputs.map((input) => said(agent, input)))).toEqual(inputs);
  });

  it("get a signal, an empty standard input, and a place of their own", async () => {
    const agent = await openTroubles();
    expect(await said(agent, "signal")).toBe("signal");
    const answer = await agent.ask("place");
    const argv = [process.execPath, join(FIXTURES, "troubles.mjs")];
    expect(answer).toMatchObject({ observation: { metadata: { cwd: FIXTURES, argv, stdin: null } } });
  });

  it("see only the environment they may see", async () => {
    const environment = { PATH: process.env["PATH"], OPENAI_API_KEY: "k", GITHUB_TOKEN: "t", MINE: "m" };
    const agent = await workshop.open("troubles.mjs", { environment, agentEnv: ["MINE"] });
    const answer = await agent.ask("env");
    const seen = answer.ok ? answer.observation.metadata : undefined;
    expect(seen).toMatchObject({ OPENAI_API_KEY: "k", MINE: "m" });
    expect(seen).not.toHaveProperty("GITHUB_TOKEN");
  });
});

describe("a call that never answers", () => {
  it.each(["hang", "block"])("%s: times out, and the next call gets a fresh process", async (input) => {
    const agent = await openTroubles(300);
    const first = await pidOf(agent);
    expect(await said(agent, input)).toBe("timeout: no answer within 300 ms");
    expect(await said(agent, "after")).toBe("after");
    expect(await pidOf(agent)).not.toBe(first);
    await gone(first);
  });

  it("does not fail the calls beside it: they are asked again", async () => {
    const agent = await openTroubles(600);
    const hanging = agent.ask("hang");
    await sleep(350);
    const beside = agent.ask("wait 400");
    expect(await hanging).toMatchObject({ ok: false, failure: { kind: "timeout" }, attempt: 1 });
    expect(await beside).toMatchObject({ ok: true, attempt: 2 });
    expect(timesAsked("wait 400")).toBe(2);
  });

  it("does not make others wait in line: all that hang together time out together", async () => {
    const agent = await openTroubles(400);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 8 }, () => said(agent, "hang")));
    expect(new Set(answers)).toEqual(new Set(["timeout: no answer within 400 ms"]));
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it("and blocks the process is found by asking each suspect alone", async () => {
    const agent = await openTroubles(500);
    const answers = await Promise.all(
      ["first", "wait 30", "block", "wait 40"].map((each) => said(agent, each)),
    );
    expect(answers).toEqual(["first", "wait 30", "timeout: no answer within 500 ms", "wait 40"]);
    expect(timesAsked("block")).toBe(2);
    expect(await said(agent, "after")).toBe("after");
  });
});

describe("a process that ends", () => {
  it.each([
    ["exit 7", "(exit code 7)"],
    ["exit 0", "(exit code 0)"],
    ["kill", "(SIGSEGV)"],
  ])("%s during its only call is a crash %s", async (input, how) => {
    const agent = await openTroubles();
    expect(await said(agent, input)).toBe(`agent-crashed: the agent's process ended during the call ${how}`);
    expect(await said(agent, "after")).toBe("after");
  });

  it("with several calls in flight fails only the guilty one, and asks each at most twice", async () => {
    const agent = await openTroubles();
    const inputs = ["wait 100", "wait 120", "exit 1", "wait 140", "hello"];
    const answers = await Promise.all(inputs.map((input) => agent.ask(input)));
    expect(answers.map((answer) => (answer.ok ? "answered" : answer.failure.kind))).toEqual([
      "answered",
      "answered",
      "agent-crashed",
      "answered",
      "answered",
    ]);
    expect(inputs.map(timesAsked).every((times) => times <= 2)).toBe(true);
    expect(answers[2]?.attempt).toBe(2);
  });

  it("takes no newcomer with it: while a suspect is asked alone, later calls wait", async () => {
    const agent = await openTroubles();
    const innocent = agent.ask("wait 500");
    const guilty = agent.ask("exit-later 200");
    expect(await innocent).toMatchObject({ ok: true, attempt: 2 });
    expect(await agent.ask("wait 400")).toMatchObject({ ok: true, attempt: 1 });
    expect(await guilty).toMatchObject({ failure: { kind: "agent-crashed" }, attempt: 2 });
  });

  it("between calls is told, and blamed on none", async () => {
    const agent = await openTroubles();
    process.kill(await pidOf(agent), "SIGTERM");
    await vi.waitFor(() => expect(workshop.output.join()).toContain("ended between calls (SIGTERM)"));
    expect(await said(agent, "after")).toBe("after");
  });

  it("and cannot be loaded again fails every further call at once", async () => {
    const mark = join(folder, "mark");
    const agent = await workshop.open("dies-when-reloaded.mjs", {
      environment: { ...process.env, AGENT_MARK: mark },
    });
    expect(await said(agent, "exit")).toContain("agent-crashed");
    const answers = await Promise.all(["a", "b"].map((input) => said(agent, input)));
    for (const answer of answers)
      expect(answer).toMatch(/agent-crashed: it could not be loaded again.*only loads once/);
    expect(await said(agent, "c")).toContain("could not be loaded again");
  });

  it("is not what an error outside a call does: that is told, and the calls go on", async () => {
    const agent = await openTroubles();
    const pid = await pidOf(agent);
    expect(await Promise.all([said(agent, "stray"), said(agent, "wait 80")])).toEqual(["stray", "wait 80"]);
    expect(await pidOf(agent)).toBe(pid);
    expect(workshop.output.join()).toContain("error outside a call: Error: nobody caught this");
    expect(workshop.output.join()).toContain("error outside a call: Error: thrown in a timer");
  });
});

describe("nothing is left behind", () => {
  it("by close: the worker and what the agent started are dead when it resolves", async () => {
    const agent = await openTroubles();
    const [worker, child] = [await pidOf(agent), await pidOf(agent, "child")];
    expect([alive(worker), alive(child)]).toEqual([true, true]);
    await agent.close();
    await gone(worker);
    await gone(child);
  });

  it("by a timeout: the whole group goes", async () => {
    const agent = await openTroubles(400);
    const child = await pidOf(agent, "child");
    expect(await said(agent, "child-then-hang")).toContain("timeout");
    await gone(child);
  });

  it("by a crash: the group goes with its leader", async () => {
    const agent = await openTroubles();
    const child = await pidOf(agent, "child");
    expect(await said(agent, "exit 1")).toContain("agent-crashed");
    await gone(child);
  });

  it("by close with calls in flight: they fail, and later ones too", async () => {
    const agent = await openTroubles();
    const pending = agent.ask("hang");
    await agent.close();
    expect(await pending).toMatchObject({ ok: false, failure: { kind: "agent-crashed" } });
    expect(await agent.ask("late")).toMatchObject({ ok: false });
    await agent.close();
  });

  it.each([
    { doing: "hang", end: "SIGKILL" },
    { doing: "block", end: "SIGKILL" },
    { doing: "block", end: "SIGTERM" },
    { doing: "child-then-hang", end: "SIGKILL" },
  ] as const)("by a parent that gets $end while the agent does $doing", async ({ doing, end }) => {
    const program = join(folder, "parent.mjs");
    await build({
      stdin: {
        resolveDir: import.meta.dirname,
        contents: `
          import { openModuleAgent } from "../../src/agent/module-agent.ts";
          const spec = { kind: "module", path: "troubles.mjs", exportKind: "auto" };
          const { value } = await openModuleAgent(spec, { workingDirectory: ${JSON.stringify(FIXTURES)}, timeoutMs: 60_000,
            isolation: "auto", environment: process.env, agentEnv: [], onOutput() {},
            workerPath: ${JSON.stringify(workshop.workerPath)} });
          const pids = [];
          for (const what of ["pid", "child"]) pids.push((await value.ask(what)).observation.metadata.pid);
          value.ask(${JSON.stringify(doing)});
          setTimeout(() => console.log(JSON.stringify(pids)), 100);
        `,
      },
      bundle: true,
      format: "esm",
      platform: "node",
      outfile: program,
    });
    const parent = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "inherit"] });
    const line = await new Promise<string>((resolve) =>
      parent.stdout.once("data", (chunk) => resolve(String(chunk))),
    );
    const pids = JSON.parse(line) as number[];
    try {
      expect(pids.map(alive)).toEqual([true, true]);
      parent.kill(end);
      for (const pid of pids) await gone(pid);
    } finally {
      // Whatever the test found, an agent that blocks must not outlive it.
      parent.kill("SIGKILL");
      for (const pid of pids.filter(alive)) process.kill(pid, "SIGKILL");
    }
  });
});

describe("what an agent prints", () => {
  it.each([
    ["plain", ["agent| thinking about it"]],
    ["error", ["agent| a warning"]],
    [
      "command",
      [
        "agent| ::error file=a.ts::gotcha",
        "agent|   ::set-output name=x::y",
        "agent| and ## [add-mask]secret",
        "agent| red ## [error]x",
      ],
    ],
    ["progress", ["agent| 10%", "agent| ::warning::50%", "agent| 100%"]],
    ["unfinished", ["agent| no newline at the end"]],
    ["long", [`agent| ${"x".repeat(8192)} … (11808 more characters)`]],
  ])("%s is shown line by line, and is no command", async (input, lines) => {
    const agent = await workshop.open("prints.mjs");
    expect(await said(agent, input)).toBe(input);
    await agent.close();
    expect(workshop.output).toEqual(lines);
  });

  it("is shown up to 1 MiB, and the agent is not stopped by it", async () => {
    const agent = await workshop.open("prints.mjs");
    expect(await said(agent, "flood")).toBe("flood");
    await vi.waitFor(() => expect(workshop.output.at(-1)?.slice(0, 80)).toContain("more than 1 MiB"));
    expect(workshop.output.join("\n").length).toBeLessThan(1.1 * 1024 * 1024);
  });

  it("into our own pipe answers no call", async () => {
    const agent = await workshop.open("prints.mjs");
    expect(await said(agent, "pipe")).toBe("pipe");
    expect(await said(agent, "plain")).toBe("plain");
  });

  it("into our own pipe without end is cut off", async () => {
    const agent = await workshop.open("prints.mjs");
    expect(await said(agent, "overflow")).toContain("more than an answer may hold");
    expect(await said(agent, "plain")).toBe("plain");
  });
});

it("a worker started by hand without a pipe ends at once", async () => {
  const worker = spawn(process.execPath, [workshop.workerPath], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  (worker.stdio[3] as unknown as { destroy(): void }).destroy();
  expect(await new Promise((resolve) => worker.once("exit", resolve))).toBe(1);
});
