/**
 * Method `sequential` and `curtail` through the real program: what an agent that counts its calls received, whatever
 * ends the run, and the same answer from the journal later.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, runCli } from "./bundles.ts";

/** Pair i of a probe flips where its file says so; the answers are a function of the trial, so a run may be cut anywhere. */
const AGENT = `import { appendFileSync, existsSync, readFileSync } from "node:fs";
const log = process.env.AGENT_CALLS;
export default async function decide(input) {
  appendFileSync(log, input + "\\n");
  await new Promise((resolve) => setTimeout(resolve, 2 + 6 * Math.random()));
  const journal = existsSync(".agentverity/trials.jsonl") ? readFileSync(".agentverity/trials.jsonl", "utf8") : "";
  const place = PROBES.indexOf(input);
  const done = journal.split("\\n").filter((line) => line.startsWith('{"case":' + place + ",")).length;
  const moves = done % 2 === 1 && (Math.imul(done * 31 + place * 7 + 5, 2654435761) >>> 0) % 100 < PERCENT;
  return moves ? "other" : input;
}
`;
const PROBES = ["one", "two2", "three", "four", "fives", "sixes6"];

function team(percent: number) {
  const agent = AGENT.replaceAll("PROBES", JSON.stringify(PROBES)).replaceAll("PERCENT", String(percent));
  const folder = folderWith({ "agent.mjs": agent, "probes.txt": `${PROBES.join("\n")}\n` });
  const environment = { AGENT_CALLS: join(folderWith(), "calls.log") };
  const calls = () =>
    existsSync(environment.AGENT_CALLS)
      ? readFileSync(environment.AGENT_CALLS, "utf8").trim().split("\n").length
      : 0;
  const run = (...more: string[]) =>
    runCli(["run", "--agent", "./agent.mjs", "--probes", "probes.txt", "--format", "json", ...more], {
      folder,
      environment,
    });
  return { folder, environment, calls, run, journal: join(folder, ".agentverity", "trials.jsonl") };
}

const SEQUENTIAL = ["--method", "sequential"];
const reading = (stdout: string) => JSON.parse(stdout).sequential as Record<string, unknown>;

describe("a clean agent", () => {
  it.each(["1", "4", "16"])("gets exactly 146 calls at 5 % with %s workers", async (workers) => {
    const { run, calls } = team(0);
    const { exitCode, stdout } = await run(...SEQUENTIAL, "--max-workers", workers);
    expect([exitCode, calls()]).toEqual([0, 146]);
    expect(reading(stdout)).toMatchObject({
      call: "deterministic",
      pairs_read: 73,
      pairs_collected: 73,
      cap: 292,
    });
  });
});

describe("a reading", () => {
  it("declares its order before the first call, and is judged from its journal as it was live", async () => {
    const { run, folder, journal } = team(8);
    const live = await run(...SEQUENTIAL);
    const header = JSON.parse(readFileSync(journal, "utf8").split("\n")[0] ?? "");
    expect(header.plan).toMatchObject({ order: "shuffled-rounds", method: "sequential", cap: 292 });
    const recorded = await runCli(
      ["assess", "--evidence", journal, "--suite", "probes.txt", "--format", "json"],
      { folder },
    );
    expect(reading(recorded.stdout)).toEqual(reading(live.stdout));
    expect(recorded.exitCode).toBe(live.exitCode);
    expect(JSON.parse(recorded.stdout)).toMatchObject({ status: JSON.parse(live.stdout).status });
  });

  it("that is killed at random moments goes on in the same order, to the same verdict", async () => {
    for (const percent of [0, 6, 30]) {
      const { run, journal, folder, environment } = team(percent);
      for (let kill = 0; kill < 6; kill += 1) {
        const resume =
          existsSync(journal) && readFileSync(journal, "utf8").includes("\n") ? ["--resume"] : [];
        let isArmed = false;
        await runCli(["run", "--agent", "./agent.mjs", "--probes", "probes.txt", ...SEQUENTIAL, ...resume], {
          folder,
          environment,
          watch: (_, child) => {
            if (!isArmed) setTimeout(() => child.kill("SIGKILL"), 120 * Math.random());
            isArmed = true;
          },
        });
      }
      const seed = () => JSON.parse(readFileSync(journal, "utf8").split("\n")[0] ?? "").plan.seed as number;
      const before = seed();
      const { stdout } = await run(...SEQUENTIAL, "--resume");
      expect(seed()).toBe(before);
      const found = reading(stdout);
      expect(found).toMatchObject({ seed: before });
      const again = await run(...SEQUENTIAL, "--resume");
      expect(reading(again.stdout)).toEqual(found);
      const recorded = await runCli(
        ["assess", "--evidence", journal, "--suite", "probes.txt", "--format", "json"],
        { folder },
      );
      expect(reading(recorded.stdout)).toEqual(found);
    }
  });

  it("that ended undecided is continued with a larger budget; one that starts over says that it did", async () => {
    const { run, calls, journal } = team(0);
    const short = await run(...SEQUENTIAL, "--budget", "100");
    expect([short.exitCode, JSON.parse(short.stdout).status]).toEqual([2, "undecided"]);
    const first = calls();
    expect(first).toBeLessThanOrEqual(100);
    const longer = await run(...SEQUENTIAL, "--budget", "146", "--resume");
    expect([longer.exitCode, calls()]).toEqual([0, 146]);
    expect(readFileSync(journal, "utf8")).toContain('{"continued":{"repeats":');
    expect(longer.stdout).not.toContain("started over");
    const anew = await run(...SEQUENTIAL);
    expect(anew.stdout).toContain("An earlier attempt of this same measurement is known");
  });

  it("is not mixed with what it replaces", async () => {
    const { run, calls } = team(0);
    const refused = await run(...SEQUENTIAL, "--curtail", "--repeats", "4", "--strict-error-control");
    expect([refused.exitCode, calls()]).toEqual([2, 0]);
    for (const name of ["--curtail", "--repeats", "--strict-error-control"])
      expect(refused.stderr).toContain(`'${name}'`);
  });
});

describe("a curtailed run", () => {
  it("stops early, asks every probe once, and reads the same from its journal", async () => {
    const { run, calls, journal, folder } = team(60);
    const { exitCode, stdout } = await run("--curtail");
    const report = JSON.parse(stdout);
    expect([exitCode, report.status, report.meter]).toEqual([1, "curtailed", null]);
    const { stopping_pair: pair, meter_calls_spent: spent } = report.curtailment;
    expect(spent).toBe(2 * pair);
    expect(calls()).toBe(spent + Math.max(0, 6 - pair));
    const recorded = await runCli(
      ["assess", "--evidence", journal, "--suite", "probes.txt", "--format", "json"],
      { folder },
    );
    expect([recorded.exitCode, JSON.parse(recorded.stdout).curtailment]).toEqual([1, report.curtailment]);
  });

  it("of a clean agent is a whole run", async () => {
    const { run, calls } = team(0);
    const { exitCode, stdout } = await run("--curtail");
    expect([exitCode, calls(), JSON.parse(stdout).curtailment]).toEqual([0, 156, null]);
  });
});
