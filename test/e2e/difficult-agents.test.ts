/** Agents as they come: they print, hang, crash, answer nonsense or start programs of their own; and people press Ctrl-C. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listen } from "../fakes/loopback.ts";
import { type CliRequest, folderWith, runAction, runCli } from "./bundles.ts";

const PROBES = { "probes.txt": "my money is gone\nhow are you\n" };

async function run(agent: string, flags: readonly string[] = [], request: Partial<CliRequest> = {}) {
  const folder = folderWith({ ...PROBES, "agent.mjs": agent });
  const args = ["run", "--agent", "./agent.mjs", "--probes", "probes.txt", "--precision", "cheap", ...flags];
  return { folder, ...(await runCli(args, { folder, ...request })) };
}

/** Trials in the journal that a run leaves. */
function trialsIn(folder: string): { error?: { kind: string }; observation?: unknown }[] {
  const lines = readFileSync(join(folder, ".agentverity/trials.jsonl"), "utf8").trim().split("\n");
  return lines.slice(1).map((line) => JSON.parse(line));
}

/** Writes the ids of the agent's process, and of a program it starts, before it does what it does. */
const withProcesses = (body: string) => `import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
writeFileSync("pid-" + process.pid, "");
writeFileSync("pid-" + child.pid, "");
${body}`;

function pidsIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => (name.startsWith("pid-") ? Number(name.slice(4)) : []));
}

/** The processes of these ids that are still there after a while; a zombie, which only waits to be reaped, is none. */
async function survivors(pids: readonly number[]): Promise<number[]> {
  let alive: number[] = [];
  for (let waited = 0; waited < 10_000; waited += 50) {
    alive = pids.filter(isAlive);
    if (alive.length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return alive;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = `/proc/${pid}/stat`;
  return !existsSync(state) || !/^\d+ \(.*\) Z/.test(readFileSync(state, "utf8"));
}

describe.concurrent("an agent that prints", () => {
  it("does not disturb the one document on stdout", async () => {
    const agent = `console.log("loading");
export default (input) => { console.log('{"schema":"forged"}'); process.stdout.write("no newline"); console.error("noise"); return input; };`;
    const { stdout, stderr, exitCode } = await run(agent, ["--format", "json"]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ schema: "agentverity.run/v2", status: "deterministic" });
    expect(stderr).toContain('agent| {"schema":"forged"}');
    expect(stderr).toContain("agent| noise");
  });

  it("cannot rewrite what a terminal shows", async () => {
    const { stderr } = await run(
      `export default (input) => { console.log("\\u001b[2J\\u001b[31mred\\rover"); return input; };`,
    );
    expect(stderr).not.toContain("\u001b[2J");
    expect(stderr).toContain("agent| red");
  });

  it("does not starve on a full pipe", async () => {
    const { exitCode } = await run(
      `export default (input) => { console.log("x".repeat(300_000)); return input; };`,
    );
    expect(exitCode).toBe(0);
  });
});

describe.concurrent("an agent that never answers", () => {
  it.each([
    { way: "a promise that stays pending", body: "export default (input) => new Promise(() => {});" },
    { way: "a loop that blocks its process", body: "export default (input) => { for (;;); };" },
  ])("is given up after its timeout, by $way, and leaves no process", async ({ body }) => {
    const { folder, stdout, exitCode } = await run(withProcesses(body), [
      "--timeout",
      "300ms",
      "--max-workers",
      "2",
    ]);
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/^INCOMPLETE - /);
    expect(stdout).toMatch(/timeout: .*300 ms|timeout: .*0\.3 s/);
    const trials = trialsIn(folder);
    expect(trials.every(({ error }) => error?.kind === "timeout")).toBe(true);
    expect(trials.length).toBeLessThan(12); // eight, and those that were under way
    const pids = pidsIn(folder);
    expect(pids.length).toBeGreaterThanOrEqual(2);
    expect(await survivors(pids)).toEqual([]);
  });

  it("is an incomplete run in the action: red, no verdict, and an annotation says what failed", async () => {
    const files = { ...PROBES, "agent.mjs": "export default (input) => new Promise(() => {});" };
    const inputs = { agent: "./agent.mjs", probes: "probes.txt", timeout: "200ms" };
    const step = await runAction({ files, inputs });
    expect([step.exitCode, step.outputs["status"], step.outputs["complete"]]).toEqual([
      2,
      "incomplete",
      "false",
    ]);
    expect(step.summary).toMatch(/^## \S+ INCOMPLETE - /);
    const placed = step.annotations.filter(({ file }) => file === "probes.txt");
    expect(placed.length).toBeGreaterThan(0);
    // Nothing is judged by what happened to be answered.
    expect(placed.filter(({ title }) => !/calls? failed/.test(title ?? ""))).toEqual([]);
  });
});

describe.concurrent("an agent whose calls all fail", () => {
  it("is asked eight times and no more", async () => {
    const agent = 'export default (input) => { throw new Error("401 Unauthorized"); };';
    const { folder, stdout, exitCode } = await run(agent, ["--max-workers", "1"]);
    expect(exitCode).toBe(2);
    expect(trialsIn(folder)).toHaveLength(8);
    expect(stdout).toMatch(/^INCOMPLETE - /);
    expect(stdout).toContain("401 Unauthorized");
  });

  it.each([
    { way: "crashes", agent: "export default (input) => process.exit(3);", kind: "agent-crashed" },
    {
      way: "answers what is no observation",
      agent: "export default (input) => 42;",
      kind: "malformed-response",
    },
    { way: "answers nothing", agent: "export default (input) => {};", kind: "malformed-response" },
    {
      way: "answers an empty text",
      agent: 'export default (input) => "";',
      kind: "malformed_response|malformed-response|extraction_failed",
    },
    {
      way: "rejects",
      agent: 'export default async (input) => { throw "plain text"; };',
      kind: "agent-error",
    },
  ])("is told apart from others when it $way", async ({ agent, kind }) => {
    const { stdout, exitCode } = await run(agent, ["--max-workers", "1"]);
    expect(exitCode, stdout).toBe(2);
    expect(stdout).toMatch(/^INCOMPLETE - /);
    expect(stdout).toMatch(new RegExp(`8× (${kind}): `));
    expect(stdout).not.toMatch(/\n\s+at .*:\d+:\d+/);
  });
});

describe.concurrent("error-policy", () => {
  const agent =
    'export default (input) => { if (input.startsWith("how")) throw new Error("rate limit"); return "refund"; };';

  it("record asks on and is never green", async () => {
    const { folder, stdout, exitCode } = await run(agent, ["--error-policy", "record"]);
    const trials = trialsIn(folder);
    expect([exitCode, trials.length, trials.filter(({ error }) => error).length]).toEqual([2, 72, 36]);
    expect(stdout).toMatch(/36× agent-error: .*rate limit \(first at probes\.txt:2\)/);
  });

  it("stop makes no further call", async () => {
    const { folder, stdout, exitCode } = await run(agent, ["--error-policy", "stop", "--max-workers", "1"]);
    const trials = trialsIn(folder);
    expect([exitCode, trials.length]).toEqual([2, 2]);
    expect(stdout).toMatch(/^INCOMPLETE - /);
    expect(stdout).toContain("1 of 72 answered, 1 failed");
  });
});

describe.concurrent("an endpoint", () => {
  async function ask(answer: { status?: number; type?: string; body: string }, config: string) {
    let calls = 0;
    const server = await listen(async (request, response) => {
      if (request.method === "POST") calls += 1;
      request.resume();
      response.writeHead(answer.status ?? 200, { "content-type": answer.type ?? "application/json" });
      response.end(answer.body);
    });
    try {
      const folder = folderWith({
        ...PROBES,
        "agentverity.yml": `schema: agentverity.config/v1\nagent:\n  url: ${server.url}/decide\n${config}`,
      });
      const args = [
        "run",
        "--config",
        "agentverity.yml",
        "--probes",
        "probes.txt",
        "--precision",
        "cheap",
        "--max-workers",
        "1",
      ];
      return { ...(await runCli(args, { folder })), calls };
    } finally {
      await server.close();
    }
  }

  it.each([
    {
      fault: "answers HTML",
      answer: { type: "text/html", body: "<!doctype html><h1>Sign in</h1>" },
      config: "",
      says: /8× malformed-response: .*JSON/,
    },
    {
      fault: "lacks the decision path",
      answer: { body: JSON.stringify({ result: { label: "refund" } }) },
      config: "  decision: result.route\n",
      says: /8× missing-path: .*result\.route/,
    },
    {
      fault: "answers 401",
      answer: { status: 401, body: '{"error":"no key"}' },
      config: "",
      says: /8× http-status: .*401/,
    },
  ])("that $fault is asked eight times, and the report says so", async ({ answer, config, says }) => {
    const { stdout, exitCode, calls } = await ask(answer, config);
    expect(exitCode, stdout).toBe(2);
    expect(stdout).toMatch(/^INCOMPLETE - /);
    expect(stdout).toMatch(says);
    expect(calls).toBeGreaterThanOrEqual(8);
    expect(calls).toBeLessThanOrEqual(9);
  });

  it("that answers as it should is judged", async () => {
    const answer = { body: JSON.stringify({ result: { route: "refund" } }) };
    const { stdout, exitCode, calls } = await ask(answer, "  decision: result.route\n");
    expect([exitCode, calls]).toEqual([1, 72]); // one decision for both probes: blind
    expect(stdout).toMatch(/^NOT TRUSTWORTHY - /);
  });
});

describe.concurrent("someone who ends a run", () => {
  const slow = withProcesses(
    "export default (input) => new Promise((resolve) => setTimeout(resolve, 100, input));",
  );

  it.each(["SIGINT", "SIGTERM"] as const)(
    "with %s gets what was collected kept, and no process left",
    async (signal) => {
      let sent = false;
      const { folder, stdout, exitCode } = await run(slow, [], {
        watch: (printed, child) => {
          if (sent || !printed.includes("72 calls planned")) return;
          sent = true;
          setTimeout(() => child.kill(signal), 500);
        },
      });
      expect(sent).toBe(true);
      expect(exitCode).toBe(130);
      expect(stdout).toBe("");
      expect(trialsIn(folder).length).toBeLessThan(72);
      expect(await survivors(pidsIn(folder))).toEqual([]);
    },
  );

  it("by force leaves no agent that calls on", async () => {
    let sent = false;
    const { folder, signal } = await run(slow, [], {
      watch: (printed, child) => {
        if (sent || !printed.includes("72 calls planned")) return;
        sent = true;
        setTimeout(() => child.kill("SIGKILL"), 300);
      },
    });
    expect(signal).toBe("SIGKILL");
    expect(await survivors(pidsIn(folder))).toEqual([]);
  });
});
