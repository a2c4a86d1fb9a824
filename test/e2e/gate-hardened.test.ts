/**
 * The hardened set-up with the real bundle: a branch's workflow measures, the gate runs from the default branch when that
 * run has ended, without a checkout, and a third workflow wakes it for labels and reviews.
 */
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../fakes/deliveries.ts";
import type { StepResult } from "../fakes/runner.ts";
import type { Pull, Run } from "../fakes/state.ts";
import { unzip } from "../fakes/unzip.ts";
import { DIST, REPOSITORY, type Texts } from "./bundles.ts";
import { BASELINE, candidateOf, decisions, LABEL, startTeam, type Team } from "./gate-team.ts";

const folder = ".github/workflows";
const MEASURE = {
  name: "agentverity",
  path: `${folder}/agentverity.yml`,
  on: { pull_request: ["opened", "reopened", "synchronize", "edited"] },
};
const WAKE = {
  name: "agentverity-wake",
  path: `${folder}/agentverity-wake.yml`,
  on: { pull_request: ["labeled", "unlabeled"], pull_request_review: ["submitted", "dismissed"] },
};
const GATE = {
  name: "agentverity-gate",
  path: `${folder}/agentverity-gate.yml`,
  on: { workflow_run: ["agentverity", "agentverity-wake"], workflow_dispatch: [] },
};
const ENVIRONMENT = "agentverity-baseline";
const STRICT = { reviewers: ["maintainer"], preventSelfReview: true, canAdminsBypass: false };
const CONFIG = `suite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\nsign-off: [review, label, environment]\n`;

let team: Team;
afterEach(() => team.close());

async function start(): Promise<Team> {
  team = await startTeam({ config: CONFIG, workflows: [MEASURE, WAKE, GATE] });
  return team;
}

/** The gate's job after a run ended: no checkout, no agent. */
function woken({ run }: Pick<Delivery, "run">, inputs: Texts = {}): Promise<StepResult> {
  if (run === undefined) throw new Error("no run to follow");
  return step(team.world.completeRun(run, "success"), inputs);
}

function step(delivery: Delivery, inputs: Texts = {}): Promise<StepResult> {
  return team.world.step(delivery, {
    bundle: join(DIST, "action.js"),
    metadata: join(REPOSITORY, "action.yml"),
    inputs: { mode: "gate", ...inputs },
    files: {},
  });
}

/** A pull request that the branch's own workflow measured, judged once. */
async function opened(): Promise<{ readonly pull: Pull; readonly delivery: Delivery }> {
  const { world } = await start();
  world.push("topic", { "README.md": "a router\n" }, "author");
  const { pull, delivery } = world.openPullRequest("topic", "author");
  const measured = await team.gate(delivery, { mode: "run" });
  expect(measured.exitCode, measured.log).toBe(0);
  team.calls();
  return { pull, delivery };
}

/** Measured again with a file of the branch, and judged. */
async function pushed(files: Texts, by = "author"): Promise<StepResult> {
  const delivery = team.world.push("topic", files, by);
  await team.gate(delivery, { mode: "run", reuse: "auto" });
  team.calls();
  return woken(delivery);
}

describe("a gate from the default branch", () => {
  it("answers on the pull request's head, from evidence that the branch's run stored, without a call", async () => {
    const { pull, delivery } = await opened();
    const judged = await woken(delivery);
    expect(judged.exitCode, judged.log).toBe(0);
    expect(team.status(pull.headSha)).toBe("success: no baseline yet: a candidate is ready to be signed");
    expect(judged.outputs["calls-made"]).toBe("0");
    expect(team.calls()).toBe(0);
    expect(team.world.github.violations).toEqual([]);
  });

  it.each([
    ["a review", (pull: Pull) => team.world.review(pull, "APPROVED", "maintainer")],
    ["a label", (pull: Pull) => team.world.label(pull, LABEL, "maintainer")],
  ])("is woken by %s, and finds it signed", async (_, sign) => {
    const { pull, delivery } = await opened();
    await woken(delivery);
    await pushed({ [BASELINE]: candidateOf(team.world, unzip) });
    expect(team.status(pull.headSha)).toMatch(/^pending: awaiting sign-off/);
    team.world.clock.advance(300);
    const signed = await woken(sign(pull));
    expect(team.status(pull.headSha), signed.log).toMatch(/^success: signed: the baseline/);
    expect(team.calls()).toBe(0);
  });

  it("admits by environment from its own run, and later runs find the receipt", async () => {
    const { pull, delivery } = await opened();
    const { world } = team;
    world.setEnvironment(ENVIRONMENT, STRICT);
    if (delivery.run === undefined) throw new Error("no run");
    const gate = world.completeRun(delivery.run, "success");
    await step(gate);
    if (gate.run === undefined) throw new Error("no run of the gate");
    world.enterEnvironment(gate.run, ENVIRONMENT);
    world.approveEnvironment(gate.run, "maintainer");
    const admitted = await step(gate, { mode: "admit" });
    expect(admitted.exitCode, admitted.log).toBe(0);
    const signed = await pushed({ [BASELINE]: candidateOf(world, unzip) });
    expect(team.status(pull.headSha), signed.log).toMatch(/^success: signed: the baseline/);
    expect(signed.outputs["approver"]).toBe("maintainer");
    expect(world.github.violations).toEqual([]);
  });

  it("serves a fork, whose own runs may only read", async () => {
    const { world } = await start();
    const fork = world.fork("outsider");
    world.push("topic", { "README.md": "a router\n" }, "outsider", { repository: fork.fullName });
    const { pull, delivery } = world.openPullRequest("topic", "outsider", { repository: fork.fullName });
    await team.gate(delivery, { mode: "run" });
    const judged = await woken(delivery);
    expect(team.status(pull.headSha), judged.log).toMatch(/^success: no baseline yet/);
  });
});

describe("follows no run", () => {
  it("of another file that has the same name", async () => {
    const { pull } = await opened();
    const forged = forge({ path: `${folder}/mine.yml`, headSha: pull.headSha });
    const judged = await woken({ run: forged });
    expect(judged.exitCode).toBe(2);
    expect(judged.summary).toContain("a name is easily copied");
    expect(team.status(pull.headSha)).toBeUndefined();
  });

  it("of a push, whatever its file", async () => {
    const { pull } = await opened();
    const forged = forge({ path: MEASURE.path, event: "push", headSha: pull.headSha });
    const judged = await woken({ run: forged });
    expect(judged.summary).toContain("not of a pull request");
    expect(team.status(pull.headSha)).toBeUndefined();
  });

  it("of another repository's branch with the same commit", async () => {
    const { pull } = await opened();
    const fork = team.world.fork("outsider");
    const forged = forge({ path: MEASURE.path, headSha: pull.headSha, headRepository: fork });
    const judged = await woken({ run: forged });
    expect(judged.summary).toContain("o open pull request");
    expect(team.status(pull.headSha)).toBeUndefined();
  });

  it("of a commit that is the head no longer", async () => {
    const { pull, delivery } = await opened();
    const old = pull.headSha;
    team.world.push("topic", { "decisions.json": decisions({ "close my account": "refund" }) }, "author");
    const judged = await woken(delivery);
    expect(judged.exitCode, judged.log).toBe(0);
    expect(team.status(old)).toBeUndefined();
    expect(team.status(pull.headSha)).toBeUndefined();
  });
});

describe("takes nothing from a branch's copy of the gate", () => {
  it("neither its candidate nor its receipt", async () => {
    const { pull, delivery } = await opened();
    await woken(delivery);
    const { world } = team;
    const genuine = world.state.artifacts.find(({ name }) => name.includes("-candidate-"));
    if (genuine === undefined) throw new Error("no candidate");
    const file = candidateOf(world, unzip);
    world.state.artifacts.splice(world.state.artifacts.indexOf(genuine), 1);
    const forged = forge({ path: GATE.path, headSha: pull.headSha });
    world.setEnvironment(ENVIRONMENT, STRICT);
    world.addArtifact(forged, genuine.name, genuine.zip);
    world.addArtifact(forged, genuine.name.replace("candidate", "receipt"), genuine.zip);
    forged.waitsFor = ENVIRONMENT;
    forged.status = "waiting";
    world.approveEnvironment(forged, "maintainer");
    const judged = await pushed({ [BASELINE]: file });
    expect(team.status(pull.headSha), judged.log).toMatch(/^pending: awaiting sign-off/);
  });
});

describe("against writers", () => {
  const ruled = (integration?: number) => [
    {
      id: 1,
      name: "main",
      target: "branch",
      enforcement: "active",
      conditions: { ref_name: { include: ["~DEFAULT_BRANCH"], exclude: [] } },
      rules: [
        {
          type: "required_status_checks",
          parameters: {
            required_status_checks: [
              {
                context: `agentverity (${BASELINE})`,
                ...(integration === undefined ? {} : { integration_id: integration }),
              },
            ],
            strict_required_status_checks_policy: false,
          },
        },
      ],
    },
  ];
  it.each([
    ["is advisory where nothing requires the status", [], true],
    ["is advisory where any source may post it", ruled(), true],
    ["is advisory where GitHub Actions must post it", ruled(15_368), true],
    ["binds where an app of the team's own must", ruled(4242), false],
  ])("%s", async (_, rulesets, isAdvisory) => {
    const { delivery } = await opened();
    team.world.settings.rulesets = rulesets as never;
    const judged = await woken(delivery);
    expect(judged.exitCode, judged.log).toBe(0);
    if (isAdvisory) expect(judged.summary).toContain("dvisory against writers");
    else expect(judged.summary).not.toContain("dvisory");
  });
});

function forge(run: Partial<Run> & Pick<Run, "path" | "headSha">): Run {
  return team.world.forgeRun({ headBranch: "topic", actor: "writer", ...run });
}
