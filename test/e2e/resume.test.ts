/**
 * A measurement costs money and hours: whatever ends a run, what was answered is never asked again, nothing goes
 * on calling, and the report is that of an undisturbed run.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeResults, startFakeResults } from "../fakes/fake-results.ts";
import { runAction as runBundle } from "../fakes/runner.ts";
import { DIST, folderWith, runAction, runCli } from "./bundles.ts";

const NODE = process.env["AGENTVERITY_E2E_NODE"] ?? process.execPath;
const KILLS = 20;
const WORKERS = 16;

/** Answers after a moment, and writes down that it was asked before it does. */
const DECIDE = `import { appendFileSync } from "node:fs";
export default async function decide(input) {
  appendFileSync(process.env.AGENT_CALLS, "x");
  await new Promise((resolve) => setTimeout(resolve, 15));
  return input.length % 2 ? "odd" : "even";
}
`;
const COMMAND = `import { createInterface } from "node:readline";
import decide from "./agent.mjs";
for await (const line of createInterface({ input: process.stdin })) {
  const { id, input } = JSON.parse(line);
  decide(input).then((verdict) => process.stdout.write(JSON.stringify({ id, verdict }) + "\\n"));
}
`;
const PROBES = "one\ntwo2\nthree\nfour\nfives\nsixes6\n";

let endpoint: Server;
let endpointCalls = 0;

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", async () => {
      endpointCalls += 1;
      await sleep(15);
      const { input } = JSON.parse(body) as { input: string };
      response.end(JSON.stringify({ verdict: input.length % 2 ? "odd" : "even" }));
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});

function address(): string {
  const at = endpoint.address();
  return typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}/` : "";
}

interface Kind {
  readonly name: string;
  readonly agent: () => string;
}

const kinds: readonly Kind[] = [
  { name: "module", agent: () => "./agent.mjs" },
  { name: "endpoint", agent: address },
  { name: "command", agent: () => "command: node command.mjs" },
];

describe("a run that is killed again and again", () => {
  it.each(kinds)(
    "asks a $name for nothing twice that was answered, leaves no orphan, and ends as if undisturbed",
    async ({ agent }) => {
      const folder = folderWith({ "agent.mjs": DECIDE, "command.mjs": COMMAND, "probes.txt": PROBES });
      const environment = { AGENT_CALLS: join(folder, "calls.log") };
      endpointCalls = 0;
      const calls = () =>
        (existsSync(environment.AGENT_CALLS) ? readFileSync(environment.AGENT_CALLS).length : 0) +
        endpointCalls;
      const args = [
        "run",
        "--agent",
        agent(),
        "--probes",
        "probes.txt",
        "--isolation",
        "fresh-session",
        "--repeats",
        "300",
      ];
      args.push("--max-workers", `${WORKERS}`, "--parallel-repeats", "--quiet", "--format", "json");
      const journal = join(folder, ".agentverity", "trials.jsonl");
      const journaled = () =>
        existsSync(journal) ? Math.max(0, readFileSync(journal, "utf8").split("\n").length - 2) : 0;

      const instants = fc.sample(fc.integer({ min: 0, max: 150 }), { numRuns: KILLS, seed: 4 });
      let inFlight = 0;
      for (const [index, instant] of instants.entries()) {
        const before = { calls: calls(), journaled: journaled() };
        const flags = before.journaled > 0 ? ["--resume"] : [];
        // Every other one is killed wherever it is, at its start too; the rest once it is calling, however slow the machine.
        const isCalling = () => index % 2 === 0 || calls() > before.calls;
        await killed([...args, ...flags], folder, environment, isCalling, instant);
        await sleep(60); // what was sent before the kill may still arrive
        const after = { calls: calls(), journaled: journaled() };
        const lost = after.calls - before.calls - (after.journaled - before.journaled);
        expect(after.journaled).toBeGreaterThanOrEqual(before.journaled);
        expect(lost).toBeLessThanOrEqual(WORKERS);
        inFlight += lost;
        await sleep(60);
        expect(calls()).toBe(after.calls); // no orphan goes on calling
      }
      expect(journaled()).toBeGreaterThan(KILLS / 2);
      const resumed = await runCli([...args, "--resume"], { folder, environment });
      expect(calls()).toBe(1800 + inFlight);

      const fresh = folderWith({ "agent.mjs": DECIDE, "command.mjs": COMMAND, "probes.txt": PROBES });
      const undisturbed = await runCli(args, { folder: fresh, environment });
      expect(resumed.exitCode).toBe(0);
      expect(JSON.parse(resumed.stdout)).toEqual(JSON.parse(undisturbed.stdout));
    },
  );
});

/** Kills a run some milliseconds after a moment has come, unless it has ended by then. */
async function killed(
  args: readonly string[],
  folder: string,
  environment: object,
  hasCome: () => boolean,
  milliseconds: number,
): Promise<void> {
  const { PATH = "" } = process.env;
  const child = spawn(NODE, [join(DIST, "cli.js"), ...args], {
    cwd: folder,
    env: { PATH, HOME: folder, ...environment },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let running = true;
  await ended.then(() => {
    running = false;
  });
  while (running && !hasCome()) await sleep(5);
  await Promise.race([ended, sleep(milliseconds)]);
  child.kill("SIGKILL");
  await ended;
}

describe("a journal", () => {
  it("with a torn last line gives that trial up, and asks for it again", async () => {
    const folder = folderWith({ "agent.mjs": DECIDE, "probes.txt": PROBES });
    const environment = { AGENT_CALLS: join(folder, "calls.log") };
    const args = ["run", "--agent", "./agent.mjs", "--probes", "probes.txt", "--repeats", "2"];
    await runCli(args, { folder, environment });
    const journal = join(folder, ".agentverity", "trials.jsonl");
    truncateSync(journal, statSync(journal).size - 5);
    const resumed = await runCli([...args, "--resume"], { folder, environment });
    expect(resumed.stderr).toContain(
      "11 answers are journaled and not asked for again; a last line that was cut short",
    );
    expect(readFileSync(environment.AGENT_CALLS)).toHaveLength(13);
    expect(
      readFileSync(journal, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toHaveLength(13);
  });

  it.each([
    { what: "another tolerance", change: ["--epsilon", "0.2"], told: "'epsilon' (was 0.05, is 0.2)" },
    { what: "another layer", change: ["--layer", "text"], told: "'layer' (was verdict, is text)" },
    {
      what: "other probes",
      files: { "probes.txt": "one\ntwo2\n" },
      told: "the cases or the contract of the suite",
    },
    {
      what: "another tree",
      files: { "agent.mjs": `${DECIDE}// changed\n` },
      told: "files ('agent.mjs')",
    },
  ])(
    "of $what is refused by naming the difference, and no call is made",
    async ({ change = [], files = {}, told }) => {
      const before = { "agent.mjs": DECIDE, "probes.txt": PROBES };
      const folder = folderWith(before);
      const environment = { AGENT_CALLS: join(folderWith(), "calls.log") };
      const args = ["run", "--agent", "./agent.mjs", "--probes", "probes.txt", "--repeats", "2"];
      await runCli(args, { folder, environment });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      const resumed = await runCli([...args, ...change, "--resume"], { folder, environment });
      expect([resumed.exitCode, resumed.stdout]).toEqual([2, ""]);
      expect(resumed.stderr).toContain(told);
      expect(readFileSync(environment.AGENT_CALLS)).toHaveLength(12);
    },
  );

  it("that cannot be written is refused before the first call: what is paid for must be kept", async () => {
    const folder = folderWith({ "agent.mjs": DECIDE, "probes.txt": PROBES, ".agentverity": "a file" });
    const environment = { AGENT_CALLS: join(folder, "calls.log") };
    const run = await runCli(["run", "--agent", "./agent.mjs", "--probes", "probes.txt"], {
      folder,
      environment,
    });
    expect([run.exitCode, run.stdout, existsSync(environment.AGENT_CALLS)]).toEqual([2, "", false]);
    expect(run.stderr).toContain("cannot be made: a part of its path is a file");
  });

  it("that is not there cannot be resumed", async () => {
    const folder = folderWith({ "agent.mjs": DECIDE, "probes.txt": PROBES });
    const resumed = await runCli(["run", "--agent", "./agent.mjs", "--probes", "probes.txt", "--resume"], {
      folder,
      environment: { AGENT_CALLS: join(folder, "calls.log") },
    });
    expect(resumed.exitCode).toBe(2);
    expect(resumed.stderr).toContain("there is none at");
  });
});

describe("an interruption", () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "by %s keeps what was answered, says how to go on, and exits 130",
    async (signal) => {
      const folder = folderWith({ "agent.mjs": DECIDE, "probes.txt": PROBES });
      const environment = { AGENT_CALLS: join(folder, "calls.log") };
      const args = ["run", "--agent", "./agent.mjs", "--probes", "probes.txt"];
      let sent = false;
      const ended = runCli(args, {
        folder,
        environment,
        watch: (printed, child) => {
          if (sent || !printed.includes("calls planned")) return;
          sent = true;
          setTimeout(() => child.kill(signal), 150);
        },
      });
      const { exitCode, stdout, stderr } = await ended;
      expect([exitCode, stdout]).toEqual([130, ""]);
      expect(stderr).toMatch(/INTERRUPTED - \d+ of 156 calls are answered and kept\n.*--resume/);
      const calls = readFileSync(environment.AGENT_CALLS).length;
      await sleep(150);
      expect(readFileSync(environment.AGENT_CALLS)).toHaveLength(calls);
      const resumed = await runCli([...args, "--resume"], { folder, environment });
      expect(resumed.exitCode).toBe(0);
    },
  );
});

describe("a cancelled job", () => {
  let results: FakeResults;
  beforeAll(async () => {
    results = await startFakeResults();
  });
  afterAll(() => results.close());

  it("keeps its journal, and the next attempt continues from it; another run does not", async () => {
    const files = {
      // The runner's signal, at a moment that the test knows: after forty calls of the first attempt.
      "agent.mjs": DECIDE.replace(
        "await new",
        'if (process.env.AGENT_CANCEL && (calls += 1) === 40) process.kill(process.ppid, "SIGTERM");\n  await new',
      ).replace("export default", "let calls = 0;\nexport default"),
      "probes.txt": PROBES,
    };
    const workspace = folderWith(files);
    const temporary = folderWith();
    const calls = join(temporary, "calls.log");
    const attempt = (number: string, run: string, cancel: string) =>
      runAction({
        inputs: { agent: "./agent.mjs", probes: "probes.txt", "github-token": "", report: "summary" },
        workspace,
        results,
        environment: {
          RUNNER_TEMP: temporary,
          ACTIONS_CACHE_SERVICE_V2: "1",
          GITHUB_RUN_ID: run,
          GITHUB_RUN_ATTEMPT: number,
          AGENT_CALLS: calls,
          AGENT_CANCEL: cancel,
        },
      });

    const first = await attempt("1", "1001", "yes");
    expect([first.exitCode, first.outputs["status"]]).toEqual([130, "interrupted"]);
    expect(first.summary).toContain("INTERRUPTED");
    const kept = Number(first.outputs["calls-made"]);
    expect(kept).toBeGreaterThan(0);

    const state = Object.entries(first.state).map(([name, value]) => [`STATE_${name}`, value]);
    const post = await runBundle({
      bundle: join(DIST, "post.js"),
      results,
      environment: { ...Object.fromEntries(state), RUNNER_TEMP: temporary, ACTIONS_CACHE_SERVICE_V2: "1" },
    });
    expect([post.exitCode, post.stdout]).toEqual([0, expect.stringContaining("The journal is kept")]);
    expect(results.violations).toEqual([]);

    // A hosted runner is new for each attempt: nothing but the cache brings the journal back.
    rmSync(dirname(first.state["journal-path"] ?? "none"), { recursive: true });
    const before = readFileSync(calls).length;
    const second = await attempt("2", "1001", "");
    expect(second.log).toContain(`${kept} answers are journaled and not asked for again`);
    expect(readFileSync(calls).length - before).toBe(156 - kept);
    expect([second.exitCode, second.outputs["status"]]).toEqual([0, "deterministic"]);

    const other = await attempt("2", "1002", "");
    expect(other.log).not.toContain("journaled");
    expect(other.outputs["status"]).toBe("deterministic");
  });

  it("with a cache that is down starts anew, with the same verdict", async () => {
    const down = await startFakeResults();
    await down.close();
    const workspace = folderWith({ "agent.mjs": DECIDE, "probes.txt": PROBES });
    const step = await runAction({
      inputs: { agent: "./agent.mjs", probes: "probes.txt", "github-token": "", report: "summary" },
      workspace,
      environment: { GITHUB_RUN_ATTEMPT: "2", AGENT_CALLS: join(workspace, "calls.log") },
    });
    expect([step.exitCode, step.outputs["status"]]).toEqual([0, "deterministic"]);
  });
});
