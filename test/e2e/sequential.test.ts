/**
 * Method `sequential` and `curtail` through the real program: what an agent that counts its calls received, whatever
 * ends the run, and the same answer from the journal later.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
  /** Killed so many milliseconds after its first word, unless it is done by then. */
  const runUntil = (milliseconds: () => number, ...more: string[]) => {
    let isArmed = false;
    const watch = (_: string, child: { kill(signal: NodeJS.Signals): boolean }) => {
      if (!isArmed) setTimeout(() => child.kill("SIGKILL"), milliseconds());
      isArmed = true;
    };
    return runCli(["run", "--agent", "./agent.mjs", "--probes", "probes.txt", ...more], {
      folder,
      environment,
      watch,
    });
  };
  return { folder, environment, calls, run, runUntil, journal: join(folder, ".agentverity", "trials.jsonl") };
}

const SEQUENTIAL = ["--method", "sequential"];
/** The report; where several calls are under way when the reading ends, what was collected beside it may differ. */
function comparable(stdout: string, workers: string): unknown {
  const report = JSON.parse(stdout);
  if (workers === "1") return report;
  const { pairs_collected: _, flips_after: __, ...read } = report.sequential;
  return {
    status: report.status,
    exact: report.exact,
    meter: { ...report.meter, inputs_with_flip: 0 },
    read,
  };
}

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

  it.each([
    { agent: "a clean agent", percent: 0, workers: "1" },
    { agent: "one about the tolerance", percent: 6, workers: "1" },
    { agent: "one that wavers", percent: 30, workers: "4" },
  ])(
    "of $agent, killed at random moments, is in the end the undisturbed one, report and all",
    async ({ percent, workers }) => {
      const undisturbed = team(percent);
      const wanted = await undisturbed.run(...SEQUENTIAL, "--max-workers", workers);
      const killed = team(percent);
      mkdirSync(join(killed.folder, ".agentverity"));
      // The order is drawn anew by each new run: the same header is the same order.
      const header = readFileSync(undisturbed.journal, "utf8").split("\n")[0] ?? "";
      writeFileSync(killed.journal, `${header}\n`);
      const resumed = [...SEQUENTIAL, "--max-workers", workers, "--resume"];
      let kills = 0;
      for (let turn = 0; turn < 6; turn += 1) {
        const { signal } = await killed.runUntil(() => (turn === 0 ? 0 : 150 * Math.random()), ...resumed);
        if (signal === "SIGKILL") kills += 1;
      }
      expect(kills).toBeGreaterThan(0);
      const { exitCode, stdout } = await killed.run(...resumed);
      expect(exitCode).toBe(wanted.exitCode);
      expect(comparable(stdout, workers)).toEqual(comparable(wanted.stdout, workers));
      expect(JSON.parse(readFileSync(killed.journal, "utf8").split("\n")[0] ?? "")).toEqual(
        JSON.parse(header),
      );
      const again = await killed.run(...resumed);
      expect(again.stdout).toBe(stdout);
      const recorded = await runCli(
        ["assess", "--evidence", killed.journal, "--suite", "probes.txt", "--format", "json"],
        { folder: killed.folder },
      );
      expect(reading(recorded.stdout)).toEqual(reading(stdout));
    },
  );

  it("in a later attempt of a workflow's run says that there were earlier ones", async () => {
    const { run, folder, environment } = team(0);
    const first = await run(...SEQUENTIAL);
    expect(first.stdout).not.toContain("this one started over");
    const fresh = team(0);
    const rerun = await runCli(["run", "--agent", "./agent.mjs", "--probes", "probes.txt", ...SEQUENTIAL], {
      folder: fresh.folder,
      environment: { ...fresh.environment, GITHUB_RUN_ATTEMPT: "3" },
    });
    expect(rerun.stdout).toMatch(
      /2 earlier attempts of this same measurement are known, and this one\s+started over/,
    );
    const header = JSON.parse(readFileSync(fresh.journal, "utf8").split("\n")[0] ?? "");
    expect(header).toMatchObject({ earlier_attempts: 2 });
    // What goes on with the first attempt's own answers starts nothing over.
    const resumed = await runCli(
      ["run", "--agent", "./agent.mjs", "--probes", "probes.txt", ...SEQUENTIAL, "--resume"],
      { folder, environment: { ...environment, GITHUB_RUN_ATTEMPT: "2" } },
    );
    expect(resumed.stdout).not.toContain("started over");
  });

  it("leaves evidence that says so: judged alone it is not taken for a fixed plan, nor for a baseline", async () => {
    const { run, folder } = team(0);
    await run(...SEQUENTIAL, "--budget", "100");
    const { provenance } = JSON.parse(readFileSync(join(folder, ".agentverity", "evidence.json"), "utf8"));
    expect(provenance).toMatchObject({ method: "sequential", sequential_call: "undecided" });
    const args = ["assess", "--evidence", ".agentverity/evidence.json", "--suite", "probes.txt"];
    const { stdout } = await runCli([...args, "--epsilon", "0.6"], { folder });
    expect(stdout).toContain("This is evidence of a run that read pair by pair");
    expect(stdout).toMatch(/REFUSED: the run read it pair by pair and called it undecided/);
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
