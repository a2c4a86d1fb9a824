/**
 * A run divided over the jobs of a matrix, with the real bundles: `plan` names the shards, each job asks its own, and the
 * one that judges gives the report of a single job; a job that was lost is run again alone.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeResults, startFakeResults } from "../fakes/fake-results.ts";
import { runAction as runBundle, type StepResult } from "../fakes/runner.ts";
import { unzip } from "../fakes/unzip.ts";
import { DIST, folderWith, runAction, runCli, type Texts } from "./bundles.ts";
import { startTeam, type Team } from "./gate-team.ts";

const AGENT = `import { appendFileSync } from "node:fs";
let calls = 0;
export default (input) => {
  appendFileSync(process.env.AGENT_CALLS, "x");
  if (process.env.AGENT_CANCEL && (calls += 1) === 20) process.kill(process.ppid, "SIGTERM");
  return input.length % 2 ? "odd" : "even";
};
`;
const FILES = { "agent.mjs": AGENT, "probes.txt": "one\ntwo2\nthree\nfour\nfives\nsixes6\n" };
const INPUTS = { agent: "./agent.mjs", probes: "probes.txt", "github-token": "" };

/** Without what tells when, where and how long. */
function report(text: string) {
  return text.replace(/\d+(?:\.\d+)? (?:ms|s)\b/g, "TIME").replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
}

describe("the jobs of a matrix", () => {
  let results: FakeResults;
  let workspace: string;
  let temporary: string;
  beforeEach(async () => {
    results = await startFakeResults();
    workspace = folderWith(FILES);
    temporary = folderWith();
  });
  afterEach(() => results.close());

  const job = (inputs: Texts, environment: Texts = {}) => {
    const calls = join(temporary, "calls.log");
    return runAction({
      inputs: { ...INPUTS, ...inputs },
      workspace,
      results,
      environment: {
        RUNNER_TEMP: temporary,
        ACTIONS_CACHE_SERVICE_V2: "1",
        GITHUB_RUN_ID: "2001",
        GITHUB_RUN_ATTEMPT: "1",
        AGENT_CALLS: calls,
        ...environment,
      },
    });
  };
  /** One job that asks everything; a reading draws its own order, so that there the only shard of this run is that job. */
  const alone = async (method: string): Promise<StepResult> => {
    const place = { RUNNER_TEMP: folderWith() };
    if (method === "wilson") return job({ method }, place);
    const { outputs } = await job({ mode: "collect", method }, place);
    const { agent: _, ...probes } = INPUTS;
    const evidence = outputs["evidence-path"] ?? "";
    return runAction({ inputs: { ...probes, mode: "assess", evidence }, workspace, results });
  };
  const callsMade = () => readFileSync(join(temporary, "calls.log")).length;

  it.each([{ method: "wilson" }, { method: "sequential" }])(
    "are planned, asked apart and judged together by $method; the one that was cancelled is named, and run again alone",
    async ({ method }) => {
      const { agent: _, ...probes } = INPUTS;
      const planned = await runAction({
        inputs: { ...probes, mode: "plan", shards: "3", method },
        workspace,
        results,
      });
      const matrix = JSON.parse(planned.outputs["matrix"] ?? "") as { shard: string[] };
      expect(matrix).toEqual({ shard: ["1/3", "2/3", "3/3"] });

      const shard = (name: string, environment: Texts = {}) =>
        job({ mode: "collect", shard: name, method }, environment);
      const [first, lost, last] = [
        await shard("1/3"),
        await shard("2/3", { AGENT_CANCEL: "yes" }),
        await shard("3/3"),
      ];
      expect([first.exitCode, first.outputs["status"], first.outputs["complete"]]).toEqual([
        0,
        "collected",
        "true",
      ]);
      expect(first.summary).toContain("COLLECTED - shard 1/3");
      expect([lost.exitCode, lost.outputs["status"]]).toEqual([130, "interrupted"]);
      expect(last.outputs["status"]).toBe("collected");
      await keepJournal(results, lost, temporary);
      rmSync(dirname(lost.state["journal-path"] ?? "none"), { recursive: true });

      // As `actions/download-artifact` lays them out.
      const download = () => {
        for (const { name, zip } of results.artifacts)
          for (const [file, text] of Object.entries(unzip(zip)))
            if (name.startsWith("agentverity-evidence-")) place(join(workspace, "shards", name), file, text);
      };
      download();
      const judged = { ...probes, mode: "assess", evidence: "shards/*/*.jsonl" };
      const incomplete = await runAction({ inputs: judged, workspace, results });
      expect([incomplete.exitCode, incomplete.outputs["status"]]).toEqual([2, "incomplete"]);
      expect(incomplete.outputs["headline"]).toContain("shard 2/3 is missing");

      const before = callsMade();
      const again = await shard("2/3", { GITHUB_RUN_ATTEMPT: "2" });
      expect(again.exitCode, again.log).toBe(0);
      expect(again.log).toMatch(/\d+ answers are journaled and not asked for again/);
      expect(callsMade() - before).toBeLessThan(Number(again.outputs["calls-planned"]));
      download();
      const whole = await runAction({ inputs: judged, workspace, results });
      expect([whole.exitCode, whole.outputs["status"]], whole.log).toEqual([0, "deterministic"]);
      expect(results.violations).toEqual([]);
      rmSync(join(workspace, "shards"), { recursive: true });

      const one = await alone(method);
      expect(report(whole.summary ?? "")).toBe(report(one.summary ?? ""));
      expect({ ...whole.outputs, ...PLACES }).toEqual({ ...one.outputs, ...PLACES });
    },
  );

  it("replace what they left incomplete when they run again", async () => {
    const failing = AGENT.replace(
      "return input",
      'if (process.env.AGENT_FAILS) throw new Error("out of order");\n  return input',
    );
    workspace = folderWith({ ...FILES, "agent.mjs": failing });
    const shard = (environment: Texts) =>
      job({ mode: "collect", shard: "2/3", "agent-env": "AGENT_FAILS" }, environment);
    const first = await shard({ AGENT_FAILS: "yes" });
    expect([first.exitCode, first.outputs["status"]]).toEqual([2, "incomplete"]);
    expect(first.summary).toContain("every call so far had failed");
    const stored = () => results.artifacts.filter(({ name }) => name === "agentverity-evidence-2-of-3");
    const [before] = stored();
    const again = await shard({ GITHUB_RUN_ATTEMPT: "2" });
    expect([again.exitCode, again.outputs["status"]], again.log).toEqual([0, "collected"]);
    expect(stored()).toHaveLength(1);
    expect(stored()[0]?.zip.equals(before?.zip ?? Buffer.alloc(0))).toBe(false);
    expect(Object.keys(unzip(stored()[0]?.zip ?? Buffer.alloc(0)))).toEqual(["decisions.jsonl"]);
  });
});

const PLACES = {
  "evidence-path": "",
  "junit-path": "",
  "report-path": "",
  "summary-path": "",
  "artifact-url": "",
};

function place(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** What the post step of a job does. */
async function keepJournal(results: FakeResults, { state }: StepResult, temporary: string): Promise<void> {
  const variables = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
  const post = await runBundle({
    bundle: join(DIST, "post.js"),
    results,
    environment: {
      ...Object.fromEntries(variables),
      RUNNER_TEMP: temporary,
      ACTIONS_CACHE_SERVICE_V2: "1",
    },
  });
  expect(post.stdout).toContain("The journal is kept");
}

describe("a gate", () => {
  let team: Team;
  afterEach(() => team.close());

  it("unites what the jobs of its run stored, names a shard that is missing, and asks no agent", async () => {
    team = await startTeam();
    const { world } = team;
    world.push("topic", { "README.md": "a router\n" }, "author");
    const { pull, delivery } = world.openPullRequest("topic", "author");
    const gate = { agent: "" };
    for (const shard of ["1/3", "3/3"]) {
      const step = await team.gate(delivery, { mode: "collect", shard });
      expect(step.exitCode, step.log).toBe(0);
    }
    const asked = team.calls();
    const lost = await team.gate(delivery, gate);
    expect(lost.exitCode).toBe(2);
    expect(lost.summary).toContain("shard 2/3 is missing");
    expect(team.status(pull.headSha)).toMatch(/^failure:/);
    expect(team.calls()).toBe(0);

    const last = await team.gate(delivery, { mode: "collect", shard: "2/3" });
    expect(last.exitCode, last.log).toBe(0);
    expect(team.calls()).toBeLessThan(asked);
    // Any later event finds what that run stored.
    const whole = await team.gate(world.label(pull, "documentation", "maintainer"), gate);
    expect(whole.exitCode, whole.log).toBe(0);
    expect(team.status(pull.headSha)).toBe("success: no baseline yet: a candidate is ready to be signed");
    expect(team.calls()).toBe(0);
    expect(world.github.violations).toEqual([]);
  });
});

describe("the command line", () => {
  it("merges what collect wrote as run reports it, and names the command for a part", async () => {
    const folder = folderWith(FILES);
    const environment = { AGENT_CALLS: join(folder, "calls.log") };
    const asking = ["--agent", "./agent.mjs", "--probes", "probes.txt"];
    for (const shard of ["1/2", "2/2"]) {
      const step = await runCli(["collect", "--shard", shard, ...asking], { folder, environment });
      expect([step.exitCode, step.stdout]).toEqual([
        0,
        expect.stringContaining(`COLLECTED - shard ${shard}`),
      ]);
    }
    const journals = ["1", "2"].map((index) => `.agentverity/shard-${index}-of-2/trials.jsonl`);
    const merged = await runCli(["merge", ...journals, "--probes", "probes.txt", "--format", "json"], {
      folder,
    });
    const run = await runCli(["run", ...asking, "--format", "json"], { folder, environment });
    expect([merged.exitCode, merged.stdout]).toEqual([0, run.stdout]);
    const half = await runCli(["merge", journals[0] ?? "", "--probes", "probes.txt"], { folder });
    expect([half.exitCode, half.stdout]).toEqual([2, expect.stringContaining("shard 2/2 is missing")]);
  });

  it("names the price of a sequential reading in shards, which a budget limits and one process reads on", async () => {
    const folder = folderWith(FILES);
    const environment = { AGENT_CALLS: join(folder, "calls.log") };
    const probes = ["--probes", "probes.txt", "--method", "sequential"];
    const asking = ["--agent", "./agent.mjs", "--max-workers", "1", ...probes];
    for (const shard of ["1/2", "2/2"]) {
      const step = await runCli(["collect", "--shard", shard, "--budget", "40", ...asking], {
        folder,
        environment,
      });
      expect([step.exitCode, step.stderr]).toEqual([0, expect.not.stringContaining("that might be read")]);
    }
    const journals = ["1", "2"].map((index) => `.agentverity/shard-${index}-of-2/trials.jsonl`);
    const merged = await runCli(["merge", ...journals, ...probes], { folder });
    expect([merged.exitCode, merged.stdout]).toEqual([2, expect.stringContaining("NO ANSWER YET")]);
    const on = await runCli(["run", ...asking, "--resume", "--budget", "292"], { folder, environment });
    expect([on.exitCode, on.stdout]).toEqual([0, expect.stringContaining("0 of 73 pairs flipped")]);
    expect(readFileSync(environment.AGENT_CALLS, "utf8")).toHaveLength(146);

    const stopped = { ...environment, AGENT_CANCEL: "yes" };
    const dear = await runCli(["collect", "--shard", "1/2", ...asking], { folder, environment: stopped });
    expect(dear.stderr).toContain("584 calls, where one process takes 146");
  });
});
