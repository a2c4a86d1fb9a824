/** Admission outside pull requests, with the real bundle: measured, shown, approved by another, and where the file goes. */
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../fakes/deliveries.ts";
import type { StepResult } from "../fakes/runner.ts";
import { unzip } from "../fakes/unzip.ts";
import { GATE_WORKFLOW } from "../fakes/world.ts";
import { BASELINE, decisions, ENVIRONMENT, STRICT, startTeam, type Team } from "./gate-team.ts";

const REVIEWED = { ...STRICT, reviewers: ["maintainer", "writer"] };
const CONFIG = `suite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\nsign-off: [environment]\n`;
const WRITES = { contents: "write", "pull-requests": "write" } as const;

let team: Team;
afterEach(() => team.close());

/** Three jobs of one run: what it measured is shown before it waits. */
async function waiting(start: (team: Team) => Delivery = byHand): Promise<Delivery> {
  const workflows = [{ ...GATE_WORKFLOW, on: { ...GATE_WORKFLOW.on, schedule: [] } }];
  team = await startTeam({ config: CONFIG, workflows });
  const { world } = team;
  world.permissions = { ...world.permissions, ...WRITES };
  world.setEnvironment(ENVIRONMENT, REVIEWED);
  const delivery = start(team);
  const measured = await team.gate(delivery, { mode: "run", "artifact-content": "full" });
  expect(measured.exitCode, measured.log).toBe(0);
  const shown = await team.gate(delivery);
  expect(shown.exitCode, shown.log).toBe(0);
  expect(shown.outputs["candidate-digest"]).toMatch(/^sha256:/);
  expect(shown.outputs["sign-off-environment"]).toBe(ENVIRONMENT);
  if (delivery.run === undefined) throw new Error("no run");
  world.enterEnvironment(delivery.run, ENVIRONMENT);
  team.calls();
  return delivery;
}

function byHand({ world }: Team): Delivery {
  return world.dispatch({}, "admin");
}

function approve({ run }: Delivery, by = "maintainer"): void {
  if (run === undefined) throw new Error("no run");
  team.world.approveEnvironment(run, by);
}

async function admit(delivery: Delivery, inputs = {}): Promise<StepResult> {
  const step = await team.gate(delivery, { mode: "admit", ...inputs });
  expect(team.calls()).toBe(0);
  return step;
}

function receipt(): string | undefined {
  const found = team.world.state.artifacts.find(({ name }) => name.includes("-receipt-"));
  return found && unzip(found.zip)[BASELINE];
}

function onMain(): string | undefined {
  const { world } = team;
  const main = world.state.repository("acme/support").refs.get("refs/heads/main") ?? "";
  return world.textAt(main, BASELINE);
}

describe("a run by hand", () => {
  it("publishes the admitted baseline as an artifact, and touches no branch and no status", async () => {
    const delivery = await waiting();
    approve(delivery);
    const step = await admit(delivery);
    expect(step.exitCode, step.log).toBe(0);
    expect(JSON.parse(receipt() ?? "").sign_off).toMatchObject({
      method: "environment",
      approver: "maintainer",
      event: "workflow_dispatch",
      head_sha: delivery.run?.headSha,
      run: expect.stringContaining(String(delivery.run?.id)),
    });
    expect(onMain()).toBeUndefined();
    expect(team.world.state.statuses).toEqual([]);
    expect(team.world.github.violations).toEqual([]);
  });

  it("opens a pull request with the file, which the gate asks a sign-off for anew", async () => {
    const delivery = await waiting();
    approve(delivery);
    const { settings } = team.world;
    settings.workflowPermissions = {
      ...settings.workflowPermissions,
      can_approve_pull_request_reviews: true,
    };
    const step = await admit(delivery, { publish: "pull-request" });
    expect(step.exitCode, step.log).toBe(0);
    expect(step.summary).toMatch(/Pull request \d+ adds `agentverity\.baseline\.json`/);
    const pull = team.world.state.pulls.at(-1);
    expect(pull?.branch).toMatch(/^agentverity\/baseline-[0-9a-f]{12}-\d+$/);
    expect(team.world.textAt(pull?.headSha ?? "", BASELINE)).toBe(receipt());
    expect(team.world.github.violations).toEqual([]);
  });

  it("names the setting where GitHub lets workflows open no pull request, and leaves the branch and the receipt", async () => {
    const delivery = await waiting();
    approve(delivery);
    const step = await admit(delivery, { publish: "pull-request" });
    expect(step.exitCode, step.log).toBe(0);
    expect(step.summary).toContain("Allow GitHub Actions to create and approve pull requests");
    expect(receipt()).toBeDefined();
  });

  it("commits to the branch", async () => {
    const delivery = await waiting();
    approve(delivery);
    const step = await admit(delivery, { publish: "commit" });
    expect(step.exitCode, step.log).toBe(0);
    expect(onMain()).toBe(receipt());
  });

  it("commits nothing over a branch that moved meanwhile", async () => {
    const delivery = await waiting();
    approve(delivery);
    const main = team.world.state.repository("acme/support").refs.get("refs/heads/main") ?? "";
    team.world.push("main", { "README.md": "moved\n" }, "admin", { onto: main });
    const step = await admit(delivery, { publish: "commit" });
    expect(onMain()).toBeUndefined();
    expect(step.summary).toContain("could not be committed");
    expect(receipt()).toBeDefined();
  });
});

describe("a run by the clock", () => {
  it("is admitted the same way", async () => {
    const delivery = await waiting(({ world }) => world.schedule("0 5 * * 1", "admin"));
    approve(delivery);
    const step = await admit(delivery);
    expect(step.exitCode, step.log).toBe(0);
    expect(JSON.parse(receipt() ?? "").sign_off).toMatchObject({ event: "schedule" });
  });
});

describe("is not admitted", () => {
  it("by whoever started the run", async () => {
    const delivery = await waiting(({ world }) => world.dispatch({}, "writer"));
    team.world.setEnvironment(ENVIRONMENT, { ...REVIEWED, preventSelfReview: false });
    approve(delivery, "writer");
    team.world.setEnvironment(ENVIRONMENT, REVIEWED);
    const step = await admit(delivery);
    expect(step.exitCode, step.log).toBe(1);
    expect(step.summary).toContain("`writer` is the author: somebody else must sign");
    expect(receipt()).toBeUndefined();
  });

  it("where the evidence that is given is not what was shown", async () => {
    const delivery = await waiting();
    approve(delivery);
    const other = decisions({ "close my account": "shipping", "where is my parcel": "escalate" });
    const cases = Object.entries(JSON.parse(other) as Record<string, string>)
      .flatMap(([input, decision]) => Array(18).fill(JSON.stringify({ input, observation: decision })))
      .join("\n");
    const step = await team.world.step(delivery, {
      ...team.action,
      inputs: { mode: "admit", evidence: "runs.jsonl" },
      files: { ...team.checkout(delivery), "runs.jsonl": cases },
    });
    expect(step.exitCode, step.log).toBe(1);
    expect(step.summary).toMatch(/holds another candidate/);
    expect(receipt()).toBeUndefined();
  });

  it("where no job before it measured", async () => {
    team = await startTeam({ config: CONFIG });
    const step = await admit(byHand(team));
    expect(step.exitCode).toBe(2);
    expect(step.summary).toContain("there is no evidence to admit");
  });

  it("where the evidence cannot stand as a baseline, and each reason is told", async () => {
    team = await startTeam({ config: CONFIG.replace("precision: cheap", "precision: cheap\nbudget: 16") });
    const delivery = byHand(team);
    await team.gate(delivery, { mode: "run" });
    team.calls();
    const step = await admit(delivery);
    expect(step.exitCode, step.log).toBe(2);
    expect(step.summary).toMatch(/NOT ADMITTED - this run cannot become a baseline, for \d reason/);
    expect(receipt()).toBeUndefined();
  });
});
