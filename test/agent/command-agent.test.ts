import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Agent } from "../../src/agent/agent.ts";
import { openAgent } from "../../src/agent/open-agent.ts";
import type { OpenOptions } from "../../src/agent/open-options.ts";
import type { CommandSpec } from "../../src/inputs/config.ts";
import { FIXTURES, isAlive, said } from "./open-fixture.ts";

const COMMANDS = join(FIXTURES, "commands");
const PROGRAM = [process.execPath, "program.mjs"];

let folder: string;
let record: string;
const opened: Agent[] = [];
const output: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agentverity-command-"));
  record = join(folder, "asked.txt");
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((agent) => agent.close()));
  output.length = 0;
  rmSync(folder, { recursive: true, force: true });
});

const alive = (pid: number) => isAlive(pid, (path) => readFileSync(path, "utf8"));
const gone = (pid: number) => vi.waitFor(() => expect(alive(pid)).toBe(false), { timeout: 3_000 });
const timesAsked = (input: string) =>
  readFileSync(record, "utf8")
    .split("\n")
    .filter((line) => line === input).length;

function start(command: CommandSpec["command"], perCall: boolean, options: Partial<OpenOptions>) {
  return openAgent(
    { kind: "command", command, perCall },
    {
      workingDirectory: COMMANDS,
      timeoutMs: 10_000,
      retries: 0,
      isolation: "auto",
      environment: { ...process.env, AGENT_RECORD: record },
      agentEnv: [],
      workerPath: "/nowhere",
      onOutput: (line) => output.push(line),
      ...options,
    },
  );
}

async function open(
  command: CommandSpec["command"] = PROGRAM,
  options: Partial<OpenOptions> = {},
  perCall = false,
): Promise<Agent> {
  const result = await start(command, perCall, options);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problems)}`);
  opened.push(result.value);
  return result.value;
}

async function metadataOf(agent: Agent, question: string) {
  const answer = await agent.ask(question);
  return answer.ok ? answer.observation.metadata : undefined;
}

const pidOf = async (agent: Agent, question = "pid") => Number((await metadataOf(agent, question))?.["pid"]);

describe("a command that cannot be asked is refused before any call", () => {
  it.each([
    { command: "no-such-program --fast", code: "agent-missing", says: "no command `no-such-program`" },
    { command: ["no-such-program"], code: "agent-missing", says: "no command `no-such-program`" },
    { command: "decide.sh", code: "agent-missing", says: "`decide.sh`", hint: "Did you mean `./decide.sh`?" },
    { command: "./no-such.sh", code: "agent-missing", says: "`./no-such.sh`", hint: "working directory" },
    {
      command: "./not-executable.sh",
      code: "agent-not-callable",
      says: "is not executable",
      hint: "`command: sh ./not-executable.sh`",
    },
    { command: ["./not-executable.sh"], code: "agent-not-callable", says: "is not executable" },
    { command: "../commands", code: "agent-not-callable", says: "is a folder" },
    { command: "./bad-interpreter.sh", code: "agent-missing", says: "(exit code 127" },
    { command: ["./bad-interpreter.sh"], code: "agent-missing", says: "could not be started" },
    { command: "MODE=1 no-such-program", code: "agent-missing", says: "(exit code 127" },
    { command: "exit 3", code: "agent-load-failed", says: "(exit code 3)", hint: "`per-call: true`" },
    {
      command: "echo 'ImportError: no crewai' >&2; exit 1",
      code: "agent-load-failed",
      says: '(exit code 1; it said last: "ImportError: no crewai")',
    },
    { command: "true", code: "agent-load-failed", says: "(exit code 0)" },
    {
      command: "echo Loading model…; cat",
      code: "agent-not-callable",
      says: 'it wrote "Loading model…" to standard output',
      hint: "standard error",
    },
    { command: "echo '{\"verdict\":1}'; cat", code: "agent-not-callable", says: "has no `id`" },
  ])("$command: $code, $says", async ({ command, code, says, hint = "" }) => {
    const result = await start(command, false, {});
    if (result.ok) opened.push(result.value);
    expect(result).toMatchObject({ ok: false, problems: [{ code }] });
    const [problem] = result.ok ? [] : result.problems;
    expect(problem?.message).toContain(says);
    expect(problem?.hint).toContain(hint);
  });

  it("with the name under which it is known here, where that is another", async () => {
    symlinkSync(process.execPath, join(folder, "python3"));
    const result = await start("python agent.py", false, { environment: { PATH: folder } });
    const hint = "Did you mean `python3`?";
    expect(result).toMatchObject({ ok: false, problems: [{ code: "agent-missing", hint }] });
  });

  it.each(["no-such-program", "./not-executable.sh"])(
    "and so is one that is started per call: %s",
    async (command) => {
      expect(await start(command, true, {})).toMatchObject({ ok: false });
    },
  );
});

describe("a program that speaks JSON Lines", () => {
  it("answers many questions in one process, whatever is in them", async () => {
    const agent = await open();
    const inputs = ["plain", 'quo"te', "line\nbreak", "a\u2028🙂", "wait 20", "refund"];
    expect(await Promise.all(inputs.map((input) => said(agent, input)))).toEqual(inputs);
    const pids = new Set([await pidOf(agent), await pidOf(agent)]);
    expect(pids.size).toBe(1);
    expect(agent).toMatchObject({ name: `${process.execPath} program.mjs`, isolation: "unknown", notes: [] });
  });

  it.each([
    ["snake", "deny"],
    ["refused", "no decision: refused"],
    ["crlf", "approve"],
    ["twice", "first"],
    ["error", "agent-error: ValueError: no such model"],
    ["empty", "malformed-response: it has none of `verdict`, `text` and `toolCalls`"],
    ["text", 'malformed-response: it wrote "approve" to standard output, which is for answers alone'],
    ["pretty", 'malformed-response: it wrote "{" to standard output'],
    ["list", 'malformed-response: it wrote "[{\\"id\\":1'],
    ["command", 'malformed-response: it wrote "::error file=a.ts::gotcha" to standard output'],
    ["anonymous", "malformed-response: its answer has no `id`"],
    ["quoted", "malformed-response: its answer's `id` is"],
    ["other", "malformed-response: it answered the question 71, which it was not asked"],
    ["bytes", "malformed-response: it wrote a line that is not UTF-8"],
    [
      "flood",
      "agent-crashed: the agent's process ended during the call (it wrote a line of more than 16 MiB)",
    ],
    ["close-out", "agent-crashed: the agent's process ended during the call (it closed its standard output)"],
    ["exit 7", "agent-crashed: the agent's process ended during the call (exit code 7)"],
    ["kill", "agent-crashed: the agent's process ended during the call (SIGSEGV)"],
    ["die", '(exit code 1; it said last: "ValueError: no such model")'],
  ])("%s: %s, and the next question is answered", async (input, expected) => {
    const agent = await open();
    expect(await said(agent, input)).toContain(expected);
    expect(await said(agent, "after")).toBe("after");
  });

  it("has what it prints to standard error shown, and no command in it obeyed", async () => {
    const agent = await open([
      process.execPath,
      "-e",
      "console.error('::set-output name=a::b'); process.stdin.resume()",
    ]);
    await agent.close();
    expect(output).toEqual(["agent| ::set-output name=a::b"]);
  });

  it("sees only the environment it may see, and is told not to hold back what it prints", async () => {
    const environment = { PATH: process.env["PATH"], OPENAI_API_KEY: "k", GITHUB_TOKEN: "t" };
    const agent = await open(PROGRAM, { environment });
    const seen = await metadataOf(agent, "env");
    expect(seen).toMatchObject({ OPENAI_API_KEY: "k", PYTHONUNBUFFERED: "1", cwd: COMMANDS });
    expect(seen).not.toHaveProperty("GITHUB_TOKEN");
  });

  it("keeps its faults from the questions behind: they are asked again", async () => {
    const agent = await open();
    const answers = await Promise.all(["wait 50", "text", "one", "two"].map((each) => agent.ask(each)));
    expect(answers.map(({ ok, attempt }) => [ok, attempt])).toEqual([
      [true, 1],
      [false, 1],
      [true, 2],
      [true, 2],
    ]);
    expect(timesAsked("wait 50")).toBe(1);
  });

  it("that dies with questions in its pipe loses only the guilty one", async () => {
    const agent = await open();
    const answers = await Promise.all(["wait 50", "exit 1", "one", "two"].map((each) => said(agent, each)));
    expect(answers.map((each) => each.split(":")[0])).toEqual(["wait 50", "agent-crashed", "one", "two"]);
  });
});

describe("the time of a question", () => {
  it("begins when the one before it is answered, where one is answered after the other", async () => {
    const agent = await open(PROGRAM, { timeoutMs: 700 });
    const inputs = Array.from({ length: 8 }, () => "wait 200");
    const answers = await Promise.all(inputs.map((input) => agent.ask(input)));
    expect(answers.every(({ ok, attempt }) => ok && attempt === 1)).toBe(true);
    for (const answer of answers) {
      const latency = answer.ok ? (answer.observation.latencyMs ?? 0) : 0;
      expect(latency).toBeGreaterThan(150);
      expect(latency).toBeLessThan(650);
    }
  });

  it("that hangs ends, and those behind it are answered by a fresh process", async () => {
    const agent = await open(PROGRAM, { timeoutMs: 500 });
    await said(agent, "first");
    const answers = await Promise.all(["hang", "one", "two"].map((each) => said(agent, each)));
    expect(answers).toEqual(["timeout: no answer within 500 ms", "one", "two"]);
    expect(timesAsked("one")).toBe(1);
  });

  it("begins for all at once when answers come out of order", async () => {
    const agent = await open([process.execPath, "together.mjs"], { timeoutMs: 500 });
    const answers = await Promise.all(["hang", "quick 10", "slow 200"].map((each) => said(agent, each)));
    expect(answers).toEqual(["timeout: no answer within 500 ms", "quick 10", "slow 200"]);
  });

  it("that never ends with a program that reads to the end of its input says so", async () => {
    const agent = await open(`${process.execPath} -e "fs.readFileSync(0)"`, { timeoutMs: 300 });
    expect(await said(agent, "hello")).toMatch(/^timeout: no answer within 300 ms; .*`per-call: true`$/);
  });
});

describe("a program that is started per call", () => {
  const perCall = (command: CommandSpec["command"], options: Partial<OpenOptions> = {}) =>
    open(command, options, true);

  it("gets its question on standard input and is a fresh instance each time", async () => {
    const agent = await perCall("./decide.sh");
    expect(await Promise.all(["my lawyer", "hello"].map((each) => said(agent, each)))).toEqual([
      "escalate",
      "deny",
    ]);
    expect(agent.isolation).toBe("fresh-instance");
    const processes = await perCall(PROGRAM);
    expect(await pidOf(processes)).not.toBe(await pidOf(processes));
  });

  it.each([
    ["one line of text", "echo approve", "approve"],
    ["text without an end of line", "printf approve", "approve"],
    ["Windows' line ends", "printf 'approve\\r\\n'", "approve"],
    ["a word that is JSON too", "echo 42", "42"],
    ["JSON text", "echo '\"approve\"'", "approve"],
    ["an observation", `echo '{"verdict": "deny"}'`, "deny"],
    ["an observation over several lines", `printf '{\\n "verdict":\\n "deny"\\n}\\n'`, "deny"],
    ["the last of several JSON lines", `printf '{"verdict":"a"}\\n{"verdict":"b"}\\n'`, "b"],
    ["JSON behind a banner", `echo Loading; echo '{"id": 1, "verdict": "deny"}'`, "deny"],
    ["a mark of the byte order", `printf '\\357\\273\\277approve'`, "approve"],
    ["a program that leaves its input unread", "exec <&-; echo approve", "approve"],
    ["several lines of text", "echo a; echo b", "malformed-response: it printed several lines and no JSON"],
    ["nothing", "true", "malformed-response: it printed nothing on standard output"],
    ["bytes that are no UTF-8", "printf 'caf\\351'", "malformed-response: its output is not UTF-8"],
    ["an object that is none of ours", `echo '{"a": 1}'`, "malformed-response: it has none of"],
    [
      "the answer to another question",
      `echo '{"id":7,"verdict":"a"}'`,
      'it answered the question "7", and it was',
    ],
    ["an error", `echo '{"error": "no key"}'`, "agent-error: no key"],
    ["a workflow command", "echo ::error::gotcha", "::error::gotcha"],
    ["a flood", "yes", "malformed-response: it printed more than 16 MiB"],
    [
      "a failure",
      "echo boom >&2; exit 3",
      'agent-error: the program failed (exit code 3; it said last: "boom")',
    ],
    [
      "a command that is not there",
      "(nothing-here)",
      "agent-error: the shell found no such command (exit code 127",
    ],
    ["a signal", "kill -SEGV $$", "agent-crashed: the agent's process ended during the call (SIGSEGV)"],
    ["no end", "sleep 60", "timeout: no answer within 1000 ms"],
  ])("%s", async (_what, command, expected) => {
    const agent = await perCall(command, { timeoutMs: 1_000 });
    expect(await said(agent, "hello")).toContain(expected);
  });

  it("leaves no child behind, and waits for none", async () => {
    const agent = await perCall("sleep 600 & echo $!");
    const started = performance.now();
    const pid = Number(await said(agent, "hello"));
    expect(performance.now() - started).toBeLessThan(2_000);
    await gone(pid);
  });

  it("is ended by close, and asked no more", async () => {
    const agent = await perCall("echo $$ >&2; sleep 60");
    const pending = said(agent, "hello");
    await vi.waitFor(() => expect(output).toHaveLength(1));
    await agent.close();
    expect(await pending).toBe("agent-crashed: the run ended before it answered");
    expect(await said(agent, "late")).toBe("agent-crashed: the run ended before it answered");
    await gone(Number(output[0]?.replace("agent| ", "")));
  });
});

describe("isolation", () => {
  it.each([
    { perCall: false, isolation: "auto", recorded: "unknown" },
    { perCall: false, isolation: "fresh-session", recorded: "fresh-session" },
    { perCall: true, isolation: "auto", recorded: "fresh-instance" },
    { perCall: true, isolation: "shared-session", recorded: "shared-session" },
  ] as const)("$isolation with per-call $perCall is recorded as $recorded", async (row) => {
    expect((await open(PROGRAM, { isolation: row.isolation }, row.perCall)).isolation).toBe(row.recorded);
  });
});

describe("nothing is left behind", () => {
  it("by close: the program and what it started are dead when it resolves", async () => {
    const agent = await open();
    const pids = [await pidOf(agent), await pidOf(agent, "child")];
    expect(pids.map(alive)).toEqual([true, true]);
    await agent.close();
    for (const pid of pids) await gone(pid);
  });

  it.each(["exit 1", "text", "hang"])("by a process that is replaced after %s", async (deed) => {
    const agent = await open(PROGRAM, { timeoutMs: 400 });
    const child = await pidOf(agent, "child");
    await agent.ask(deed);
    await gone(child);
  });

  it.each([
    { perCall: true, command: "echo $$ >&2; sleep 600", question: "hello" },
    // It reads no more of its input, so it does not see that it closed.
    { perCall: false, command: `exec ${process.execPath} program.mjs`, question: "block" },
  ])("by a parent that is killed outright (per-call $perCall)", async ({ perCall, command, question }) => {
    const program = join(folder, "parent.mjs");
    await build({
      stdin: {
        resolveDir: import.meta.dirname,
        contents: `
          import { openCommandAgent } from "../../src/agent/command-agent.ts";
          const spec = { kind: "command", command: ${JSON.stringify(command)}, perCall: ${perCall} };
          const { value } = await openCommandAgent(spec, { workingDirectory: ${JSON.stringify(COMMANDS)}, timeoutMs: 60_000,
            retries: 0, isolation: "auto", environment: process.env, agentEnv: [], workerPath: "",
            onOutput: (line) => console.log(line.replace("agent| ", "")) });
          value.ask(${JSON.stringify(question)});
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
    const pid = Number(line);
    try {
      expect(alive(pid)).toBe(true);
      parent.kill("SIGKILL");
      await gone(pid);
    } finally {
      parent.kill("SIGKILL");
      if (alive(pid)) process.kill(pid, "SIGKILL");
    }
  });

  it("between questions: its end is told, and blamed on none", async () => {
    const agent = await open();
    process.kill(await pidOf(agent), "SIGTERM");
    await vi.waitFor(() => expect(output.join()).toContain("ended between calls (SIGTERM)"));
    await sleep(10);
    expect(await said(agent, "after")).toBe("after");
  });
});
