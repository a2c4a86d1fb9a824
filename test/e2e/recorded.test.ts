/** Recorded runs, judged and compared by the bundles: at a desk, and as a step of a workflow. No agent is there to ask. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeGithub, startFakeGithub } from "../fakes/fake-github.ts";
import { type FakeResults, startFakeResults } from "../fakes/fake-results.ts";
import type { StepResult } from "../fakes/runner.ts";
import { unzip } from "../fakes/unzip.ts";
import { folderWith, REPOSITORY, runAction, runCli, type Texts } from "./bundles.ts";

const example = (name: string, file: string) =>
  readFileSync(join(REPOSITORY, "examples", name, file), "utf8");
const BRIDGE = {
  "results.json": example("promptfoo-bridge", "results.json"),
  "suite.json": example("promptfoo-bridge", "suite.json"),
};
const AGENTKIT = Object.fromEntries(
  ["evidence-nova.json", "evidence-mistral_small.json", "suite.json"].map((file) => [
    file,
    example("agentkit", file),
  ]),
);

/** A window of six routes, 26 answers each; one of them may have switched. */
function recorded(switched?: string, runs = 26): string {
  const routes = ["refund", "deny", "escalate", "review", "approve", "close"];
  const cases = routes.map((route) => ({
    input: `for ${route}`,
    expected: route,
    observations: Array<string>(runs).fill(route === switched ? "other" : route),
  }));
  return JSON.stringify({ schema: "agentverity.evidence/v2", layer: "verdict", cases }, null, 2);
}

const FEW = JSON.stringify({
  schema: "agentverity.evidence/v2",
  layer: "verdict",
  cases: [{ input: "one", expected: "refund", observations: ["refund", "refund"] }],
});

describe.concurrent("assess at a desk", () => {
  it("judges an export without a suite, and exits 0 for known noise", async () => {
    const folder = folderWith(BRIDGE);
    const { exitCode, stdout, stderr } = await runCli(["assess", "--evidence", "results.json"], { folder });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^TRUSTWORTHY WITH CARE - 8 of 78 pairs flipped/);
    expect(stderr).toContain("156 recorded runs of 6 inputs from results.json (Promptfoo export");
  });

  it("gives one JSON document, the reference's report, and leaves evidence that is judged alike", async () => {
    const folder = folderWith(BRIDGE);
    const args = ["--suite", "suite.json", "--format", "json", "--quiet"];
    const first = await runCli(["assess", "--evidence", "results.json", ...args], { folder });
    const wanted = JSON.parse(example("promptfoo-bridge", "expected-run.json"));
    const { meter, route_stability, status } = JSON.parse(first.stdout);
    expect(status).toBe(wanted.status);
    expect(meter.pair_flips).toBe(wanted.meter.pair_flips);
    expect(route_stability.stochastic).toEqual(wanted.route_stability.stochastic);
    expect(first.stderr).toBe("");
    const kept = join(".agentverity", "assess", "evidence.json");
    const again = await runCli(["assess", "--evidence", kept, ...args], { folder });
    expect(JSON.parse(again.stdout).meter).toEqual(meter);
  });

  it.each([
    ["promptfoo.json", "Promptfoo"],
    ["deepeval.json", "DeepEval"],
    ["inspect.eval", "Inspect"],
    ["own-loop.jsonl", "JSON Lines"],
  ])("knows %s by its content, whatever it is called", async (file, source) => {
    const place = join(REPOSITORY, "examples", "other-harnesses", file);
    const { exitCode, stderr } = await runCli(["assess", "--evidence", place], { folder: folderWith() });
    expect(exitCode).toBe(0);
    expect(stderr).toContain(source);
  });

  it("takes globs: files of one agent are one recording, files of two are refused by name", async () => {
    const one = folderWith({ "runs/mon.json": recorded(), "runs/tue.json": recorded(undefined, 28) });
    const args = ["assess", "--evidence", "runs/*.json", "--format", "json", "--quiet"];
    const judged = await runCli(args, { folder: one });
    expect(JSON.parse(judged.stdout).meter).toMatchObject({ pair_trials: 6 * 27, pair_flips: 0 });
    const two = await runCli(["assess", "--evidence", "evidence-*.json", "--suite", "suite.json"], {
      folder: folderWith(AGENTKIT),
    });
    expect([two.exitCode, two.stdout]).toEqual([2, ""]);
    expect(two.stderr).toMatch(/not of one configuration: .model. is/);
  });

  it.each([
    { failOn: "unsupported", exit: 1 },
    { failOn: "never", exit: 0 },
  ])("exits $exit for a contract that is not met, with --fail-on $failOn", async ({ failOn, exit }) => {
    const folder = folderWith(AGENTKIT);
    const evidence = ["--evidence", "evidence-nova.json", "--suite", "suite.json"];
    const { exitCode, stdout } = await runCli(["assess", ...evidence, "--fail-on", failOn, "--quiet"], {
      folder,
    });
    expect(stdout).toMatch(/^NOT TRUSTWORTHY/);
    expect(exitCode).toBe(exit);
  });

  it("exits 2 for what is refused, whatever --fail-on says", async () => {
    const folder = folderWith({ "report.json": '{"schema": "agentverity.run/v2"}' });
    const args = ["assess", "--evidence", "report.json", "--fail-on", "never"];
    const { exitCode, stderr } = await runCli(args, { folder });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^error: report\.json .*this is no evidence/);
  });
});

describe.concurrent("compare at a desk", () => {
  it.each([
    { what: "the same twice", after: recorded(undefined), exit: 0, says: /^NONE DETECTED - / },
    { what: "a switched route", after: recorded("deny"), exit: 1, says: /^DRIFT - .*other/s },
    {
      what: "too little",
      before: FEW,
      after: FEW,
      exit: 2,
      says: /^UNDECIDED - /,
    },
  ])("of $what exits $exit", async ({ before = recorded(), after, exit, says }) => {
    const folder = folderWith({ "before.json": before, "after.json": after });
    const { exitCode, stdout } = await runCli(["compare", "before.json", "after.json"], { folder });
    expect(stdout).toMatch(says);
    expect(exitCode).toBe(exit);
  });

  it("refuses one window, and a window without routes", async () => {
    const folder = folderWith({
      "before.json": recorded(),
      "after.json": recorded().replaceAll('"expected"', '"note"'),
    });
    const one = await runCli(["compare", "before.json"], { folder });
    expect([one.exitCode, one.stderr]).toEqual([2, expect.stringContaining("after")]);
    const unknown = await runCli(["compare", "before.json", "after.json"], { folder });
    expect([unknown.exitCode, unknown.stderr]).toEqual([2, expect.stringContaining("cases[0].note")]);
  });
});

interface Step {
  readonly step: StepResult;
  readonly github: FakeGithub;
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** A step with services of its own; its artifacts are fetched before they are gone. */
async function stepOf(inputs: Texts, files: Texts): Promise<Step> {
  const github = await startFakeGithub();
  const results: FakeResults = await startFakeResults();
  try {
    const step = await runAction({ github, results, inputs, files });
    const archives = await Promise.all(
      results.artifacts.map(async ({ name, downloadUrl }) => {
        const bytes = Buffer.from(await (await fetch(downloadUrl)).arrayBuffer());
        return [name, Object.keys(unzip(bytes)).sort()] as const;
      }),
    );
    return { step, github, files: Object.fromEntries(archives) };
  } finally {
    await Promise.all([github.close(), results.close()]);
  }
}

describe("assess as a step", () => {
  let ended: Step;
  beforeAll(async () => {
    ended = await stepOf({ mode: "assess", evidence: "results.json", suite: "suite.json" }, BRIDGE);
  });

  it("is green for known noise, and says it in outputs, summary and check run", () => {
    const { step, github } = ended;
    expect(step.exitCode, step.log).toBe(0);
    expect(step.outputs).toMatchObject({
      status: "stochastic",
      "exit-code": "0",
      "calls-made": "156",
      complete: "true",
      "observed-coverage": "1",
      admissible: "false",
    });
    expect(Number(step.outputs["flip-rate"])).toBeCloseTo(8 / 78, 12);
    expect(step.summary).toMatch(/^## .*`card_security` moves: 8 of 13 pairs flipped/);
    expect(github.checkRuns[0]).toMatchObject({ conclusion: "neutral" });
    expect(github.violations).toEqual([]);
  });

  it("uploads the report and the evidence, and no trials: there was no call", () => {
    expect(ended.files).toEqual({
      "agentverity-report": ["junit.xml", "report.json", "summary.md"],
      "agentverity-evidence": ["evidence.json"],
    });
  });
});

describe("compare as a step", () => {
  let ended: Step;
  const files = { "before.json": recorded(), "after.json": recorded("deny") };
  beforeAll(async () => {
    ended = await stepOf({ mode: "compare", before: "before.json", after: "after.json" }, files);
  });
  afterAll(() => expect(ended.github.violations).toEqual([]));

  it("is red for drift, with the same words everywhere", () => {
    const { step, github } = ended;
    expect(step.exitCode, step.log).toBe(1);
    expect(step.outputs).toMatchObject({ status: "drift", "exit-code": "1", "calls-made": "0" });
    expect(step.summary).toMatch(/^## .*DRIFT - /);
    expect(github.checkRuns[0]).toMatchObject({ conclusion: "failure", title: step.outputs["headline"] });
    expect(ended.files).toEqual({ "agentverity-report": ["report.json", "summary.md"] });
  });
});

describe.concurrent("refused as a step", () => {
  it.each([
    [{ mode: "assess" }, "no evidence is given"],
    [{ mode: "assess", evidence: "gone.json" }, "gone.json"],
    [{ mode: "assess", evidence: "results.json", "working-directory": "gone" }, "no such folder"],
    [{ mode: "compare", before: "results.json" }, "`after`"],
    [{ mode: "compare", before: "results.json", after: "results.json" }, "`expected`"],
  ])("%j, red at any `fail-on`, before anything is written", async (inputs, says) => {
    const { step, files } = await stepOf({ ...inputs, "fail-on": "never" }, BRIDGE);
    expect(step.exitCode).toBe(2);
    expect(step.outputs).toMatchObject({ status: "refused", "exit-code": "2" });
    expect(step.outputs["headline"]).toContain("REFUSED - ");
    expect(step.summary).toContain(says.replaceAll("`", ""));
    expect(files).toEqual({});
  });
});
