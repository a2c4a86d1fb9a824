/** From a run to an approved file to a check of tomorrow's answers, with the real bundles and a count of the calls. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startFakeGithub } from "../fakes/fake-github.ts";
import { folderWith, runAction, runCli } from "./bundles.ts";

const SUITE = `schema: agentverity.decision-suite/v1
contract:
  allowed: [refund, deny, wait]
cases:
  - { input: refund please, expected: refund }
  - { input: deny this, expected: deny }
  - { input: wait a little, expected: wait }
  - { input: wait for both, expected: wait }
`;
/** Says the first word, and writes down each call; a switch turns one answer. */
const AGENT = `import { appendFileSync, existsSync } from "node:fs";
export default (input) => {
  appendFileSync("calls.txt", "x");
  return existsSync("switched.txt") && input.endsWith("both") ? "refund" : input.split(" ")[0];
};
`;
const ASK = ["--agent", "./agent.mjs", "--suite", "suite.yaml", "--isolation", "fresh-session", "--quiet"];
const ACCEPT = ["--accept-reference", "--output", "baseline.json"];

class Desk {
  readonly folder = folderWith({ "suite.yaml": SUITE, "agent.mjs": AGENT });
  #counted = 0;

  run(...args: string[]) {
    return runCli(args, { folder: this.folder });
  }

  /** Since it was last asked. */
  calls(): number {
    const path = join(this.folder, "calls.txt");
    const all = existsSync(path) ? readFileSync(path, "utf8").length : 0;
    const made = all - this.#counted;
    this.#counted = all;
    return made;
  }

  read(file = "baseline.json"): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** With a baseline in place. */
  async approve(): Promise<this> {
    const { exitCode, stderr } = await this.run("snapshot", ...ASK, ...ACCEPT);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    this.calls();
    return this;
  }
}

describe.concurrent("snapshot", () => {
  it("shows what it would write, and writes it from the same evidence once somebody accepts", async () => {
    const desk = new Desk();
    const shown = await desk.run("snapshot", ...ASK);
    expect([shown.exitCode, desk.calls()]).toEqual([2, 152]);
    const command = /'agentverity (snapshot [^']*)'/.exec(shown.stdout.replace(/\n\s+/g, " "))?.[1] ?? "";
    expect(existsSync(join(desk.folder, "baseline.json"))).toBe(false);
    const saved = await desk.run(...command.split(" "), "--quiet");
    expect([saved.exitCode, desk.calls()]).toEqual([0, 0]);
    expect(JSON.parse(desk.read())).toMatchObject({
      schema: "agentverity.snapshot/v4",
      config: { epsilon: 0.05, k: 38, layer: "verdict" },
      admission_evidence: { isolation: "fresh-session", reference_approved: true },
      sign_off: { method: "cli" },
    });
  });

  it("leaves a file that holds exactly these decisions as it is, byte for byte", async () => {
    const desk = await new Desk().approve();
    const before = desk.read();
    const { stdout, exitCode } = await desk.run("snapshot", ...ASK, ...ACCEPT);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("already holds exactly these");
    expect(desk.read()).toBe(before);
  });

  it.each([
    { why: "too few calls", flags: ["--repeats", "2"], reason: "repeatability is undecided" },
    { why: "one session for all", flags: ["--isolation", "shared-session"], reason: "shared one session" },
  ])("refuses $why with the cure, and writes nothing", async ({ flags, reason }) => {
    const desk = new Desk();
    const { stdout, exitCode } = await desk.run(
      "snapshot",
      ...ASK.slice(0, 4),
      ...flags,
      ...ACCEPT,
      "--quiet",
    );
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(new RegExp(`^REFUSED - .*${reason}`));
    expect(stdout).toContain("Cure:");
    expect(existsSync(join(desk.folder, "baseline.json"))).toBe(false);
  });

  it("makes no call where it could not write, or would write over something else", async () => {
    const desk = new Desk();
    desk.write("baseline.json", '{"schema": "mine"}');
    for (const flags of [ACCEPT, ["--accept-reference"], ["--evidence", "evidence.json"]]) {
      const { exitCode, stderr } = await desk.run("snapshot", ...ASK, ...flags);
      expect([exitCode, desk.calls()]).toEqual([2, 0]);
      expect(stderr).toMatch(/^error: /);
    }
    expect(desk.read()).toBe('{"schema": "mine"}');
  });
});

describe.concurrent("inspect", () => {
  it("reads a baseline in plain words and as one JSON document, without a call", async () => {
    const desk = await new Desk().approve();
    const text = await desk.run("inspect", "baseline.json");
    expect(text.stdout).toMatch(/^'baseline\.json' \(sha256:[0-9a-f]{12}…\): 4 approved decisions\n/);
    const json = await desk.run("inspect", "baseline.json", "--format", "json");
    expect(JSON.parse(json.stdout)).toMatchObject({
      schema: "agentverity.inspect/v1",
      baseline: { config: { k: 38 } },
    });
    expect([text.exitCode, json.exitCode, desk.calls()]).toEqual([0, 0, 0]);
  });

  it.each([
    { file: "edited", change: (text: string) => text.replace(/"expected": "deny"/, '"expected": "wait"') },
    { file: "cut", change: (text: string) => text.slice(0, 500) },
    { file: "in conflict", change: (text: string) => `<<<<<<< HEAD\n${text}` },
  ])("refuses one that is $file", async ({ change }) => {
    const desk = await new Desk().approve();
    desk.write("baseline.json", change(desk.read()));
    const { exitCode, stderr } = await desk.run("inspect", "baseline.json");
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^error: baseline\.json:\d+/);
  });
});

describe.concurrent("check", () => {
  const check = ["check", "--baseline", "baseline.json", ...ASK];

  it("measures as the baseline was measured, and says what it would have found", async () => {
    const desk = await new Desk().approve();
    const { stdout, exitCode } = await desk.run(...check);
    expect([exitCode, desk.calls()]).toEqual([0, 152]);
    expect(stdout).toMatch(/^AS APPROVED - all 4 probes give the approved decision; a change of at least /);
  });

  it("takes tolerance and repeats from the baseline, unless they are given", async () => {
    const desk = new Desk();
    await desk.run("snapshot", ...ASK, ...ACCEPT, "--epsilon", "0.1", "--repeats", "24");
    desk.calls();
    expect((await desk.run(...check)).exitCode).toBe(0);
    expect(desk.calls()).toBe(4 * 24);
    const other = await desk.run(...check, "--epsilon", "0.05");
    expect([other.exitCode, desk.calls()]).toEqual([2, 0]);
    expect(other.stderr).toContain("the tolerance is 5 %, and the baseline was approved at 10 %");
  });

  it("finds a switched probe in full and quickly, and tells its line", async () => {
    const desk = await new Desk().approve();
    desk.write("switched.txt", "");
    const full = await desk.run(...check, "--format", "json");
    expect([full.exitCode, desk.calls()]).toEqual([1, 152]);
    expect(JSON.parse(full.stdout)).toMatchObject({
      baseline: { state: "drifted", file: "baseline.json" },
      drift: { status: "drift", schedule: "full", rule: "exact" },
    });
    const quick = await desk.run(...check, "--schedule", "quick");
    expect([quick.exitCode, desk.calls()]).toEqual([1, 4 + 4]);
    expect(quick.stdout).toContain("'wait' → 'refund' ('suite.yaml:8')");
    expect(quick.stdout).toContain("admits nothing");
  });

  it("asks each probe once where nothing moved", async () => {
    const desk = await new Desk().approve();
    const { stdout, exitCode } = await desk.run(...check, "--schedule", "quick");
    expect([exitCode, desk.calls()]).toEqual([0, 4]);
    expect(stdout).toMatch(/^AS APPROVED/);
  });

  it("of the Python tool's baseline follows its rule, and says so", async () => {
    const desk = await new Desk().approve();
    const { digest: _, answers: __, sign_off: ___, ...foreign } = JSON.parse(desk.read());
    desk.write("baseline.json", JSON.stringify({ ...foreign, agentverity_version: "0.25.5" }));
    expect((await desk.run(...check)).exitCode).toBe(0);
    desk.write("switched.txt", "");
    const { stdout, exitCode } = await desk.run(...check);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("the Python tool's rule decides");
  });

  it.each([
    { cause: "probes", from: "wait for both", to: "wait for all", words: "1 is new and 1 is gone" },
    {
      cause: "contract",
      from: "[refund, deny, wait]",
      to: "[refund, deny, wait, ask]\n  required: [deny]",
      words: "'allowed' now with 'ask'",
    },
  ])("of other $cause makes no call", async ({ from, to, words }) => {
    const desk = await new Desk().approve();
    desk.write("suite.yaml", SUITE.replace(from, to));
    const { stderr, exitCode } = await desk.run(...check);
    expect([exitCode, desk.calls()]).toEqual([2, 0]);
    expect(stderr).toContain(words);
  });

  it("judges a recording without a call, and refuses one that is too short", async () => {
    const desk = await new Desk().approve();
    await desk.run("run", ...ASK);
    desk.calls();
    const recorded = [
      "check",
      "--baseline",
      "baseline.json",
      "--suite",
      "suite.yaml",
      "--evidence",
      ".agentverity/evidence.json",
      "--quiet",
    ];
    expect((await desk.run(...recorded)).exitCode).toBe(0);
    await desk.run("run", ...ASK, "--repeats", "2");
    desk.calls();
    const short = await desk.run(...recorded);
    expect([short.exitCode, desk.calls()]).toEqual([2, 0]);
    expect(short.stdout).toMatch(
      /^REFUSED - this run cannot be held against the baseline: repeatability is undecided/,
    );
  });

  it("that is quick contradicts a recording", async () => {
    const desk = await new Desk().approve();
    const { stderr, exitCode } = await desk.run(
      "check",
      "--baseline",
      "baseline.json",
      "--evidence",
      "e.json",
      "--schedule",
      "quick",
    );
    expect(exitCode).toBe(2);
    expect(stderr).toContain("contradicts");
  });
});

describe.concurrent("mode: check on a runner", () => {
  it.each([
    { name: "as approved", switched: false, state: "unchanged", step: 0, level: undefined },
    { name: "drifted", switched: true, state: "drifted", step: 1, level: "failure" },
  ])("$name", async ({ switched, state, step, level }) => {
    const desk = await new Desk().approve();
    const github = await startFakeGithub();
    try {
      const files = {
        "suite.yaml": SUITE,
        "agent.mjs": AGENT,
        "baseline.json": desk.read(),
        ...(switched ? { "switched.txt": "" } : {}),
      };
      const inputs = {
        mode: "check",
        agent: "./agent.mjs",
        suite: "suite.yaml",
        baseline: "baseline.json",
        isolation: "fresh-session",
      };
      const result = await runAction({ github, workspace: folderWith(files), inputs });
      expect([result.exitCode, result.outputs["baseline-state"]]).toEqual([step, state]);
      expect(result.outputs["baseline-digest"]).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(result.outputs["candidate-digest"] === result.outputs["baseline-digest"]).toBe(!switched);
      expect(result.summary).toContain(switched ? "| **`refund`** |" : "### Baseline: ✓ as approved");
      if (level !== undefined) expect(result.summary).toContain("artifact `agentverity-evidence`");
    } finally {
      await github.close();
    }
  });
});
