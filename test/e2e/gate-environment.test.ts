/** The gate's story by environment, with the real bundle: shown, waited for, approved, and what is not taken for it. */
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../fakes/deliveries.ts";
import type { Pull, Run } from "../fakes/state.ts";
import { unzip } from "../fakes/unzip.ts";
import { BASELINE, candidateOf, ENVIRONMENT, STRICT, startTeam, type Team } from "./gate-team.ts";

const CONFIG = `suite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\nsign-off: [environment]\n`;

let team: Team;
afterEach(() => team.close());

interface Waiting {
  readonly pull: Pull;
  readonly delivery: Delivery;
  readonly run: Run;
}

/** A pull request whose run measured, showed its candidate, and entered the environment. */
async function waiting(rules: object | null = STRICT, config = CONFIG): Promise<Waiting> {
  team = await startTeam({ config });
  const { world } = team;
  if (rules !== null) world.setEnvironment(ENVIRONMENT, rules);
  world.push("topic", { "README.md": "a router\n" }, "author");
  const { pull, delivery } = world.openPullRequest("topic", "author");
  const shown = await team.gate(delivery);
  expect(shown.exitCode, shown.log).toBe(0);
  // What an environment cannot sign here sends nobody into one.
  expect(shown.outputs["sign-off-environment"]).toBe(
    /sign-off:.*environment/.test(config) ? ENVIRONMENT : "",
  );
  const { run } = delivery;
  if (run === undefined) throw new Error("no run");
  world.enterEnvironment(run, ENVIRONMENT);
  team.calls();
  return { pull, delivery, run };
}

function receipts(): readonly string[] {
  return team.world.state.artifacts.map(({ name }) => name).filter((name) => name.includes("-receipt-"));
}

function admit({ delivery }: Waiting, inputs = {}) {
  return team.gate(delivery, { mode: "admit", ...inputs });
}

describe("an approval in an environment", () => {
  it("leaves a receipt that signs the file which a person commits", async () => {
    const waited = await waiting();
    const { world } = team;
    world.approveEnvironment(waited.run, "maintainer");
    const admitted = await admit(waited);
    expect(admitted.exitCode, admitted.log).toBe(0);
    expect(admitted.outputs).toMatchObject({ approver: "maintainer", "calls-made": "0" });
    expect(admitted.summary).toContain("## ✅ ADMITTED - `maintainer` approved 4 decisions");
    expect(receipts()).toEqual([expect.stringMatching(/^agentverity-receipt-[0-9a-f]{40}$/)]);
    const receipt = world.state.artifacts.find(({ name }) => name === receipts()[0]);
    const text = unzip(receipt?.zip ?? Buffer.alloc(0))[BASELINE] ?? "";
    expect(JSON.parse(text).sign_off).toMatchObject({
      method: "environment",
      approver: "maintainer",
      head_sha: waited.pull.headSha,
      event: "pull_request",
      verified: expect.arrayContaining([expect.stringContaining("requires reviewers")]),
    });

    const committed = await team.gate(world.push("topic", { [BASELINE]: text }, "author"));
    expect(team.status(waited.pull.headSha), committed.log).toMatch(/^success: signed: the baseline/);
    expect(committed.outputs).toMatchObject({
      "baseline-state": "signed",
      approver: "maintainer",
      "sign-off-environment": "",
    });
    expect(team.calls()).toBe(0);
    expect(world.github.violations).toEqual([]);

    const group = world.mergeQueue([waited.pull]);
    const queued = await team.gate(group.delivery);
    expect(team.status(group.sha), queued.log).toMatch(/^success: signed: the baseline/);
  });

  it("turns a baseline that is in the branch already, with the job that admits", async () => {
    const first = await waiting();
    const { world } = team;
    const pushed = world.push("topic", { [BASELINE]: candidateOf(world, unzip) }, "author");
    const shown = await team.gate(pushed);
    expect(team.status(first.pull.headSha), shown.log).toMatch(/^pending: awaiting sign-off/);
    if (pushed.run === undefined) throw new Error("no run");
    world.enterEnvironment(pushed.run, ENVIRONMENT);
    world.approveEnvironment(pushed.run, "maintainer");
    const admitted = await admit({ ...first, delivery: pushed });
    expect(admitted.exitCode, admitted.log).toBe(0);
    expect(team.status(first.pull.headSha)).toMatch(/^success: signed/);
    expect(team.calls()).toBe(0);
  });

  it("is committed by the gate where that is configured", async () => {
    const waited = await waiting(STRICT, `${CONFIG}publish: commit\n`);
    const { world } = team;
    world.permissions = { ...world.permissions, contents: "write" };
    const before = waited.pull.headSha;
    world.approveEnvironment(waited.run, "maintainer");
    const admitted = await admit(waited);
    expect(admitted.exitCode, admitted.log).toBe(0);
    expect(waited.pull.headSha).not.toBe(before);
    expect(team.status(waited.pull.headSha)).toMatch(/^success: signed/);
    expect(JSON.parse(world.textAt(waited.pull.headSha, BASELINE) ?? "")).toMatchObject({
      sign_off: { method: "environment", approver: "maintainer", head_sha: before },
    });
  });
});

describe("is not admitted", () => {
  const OPEN: readonly (readonly [string, object | null, RegExp])[] = [
    ["in an environment that was missing", null, /has no required reviewers/],
    ["in an environment without reviewers", { ...STRICT, reviewers: [] }, /has no required reviewers/],
    ["where self-review is allowed", { ...STRICT, preventSelfReview: false }, /does not prevent self-review/],
    ["where admins may bypass", { ...STRICT, canAdminsBypass: true }, /admins may bypass/],
  ];
  it.each(OPEN)("%s", async (_, rules, why) => {
    const waited = await waiting(rules);
    if (waited.run.status === "waiting") team.world.approveEnvironment(waited.run, "maintainer");
    await refuses(waited, why);
  });

  it("where the server does not say whether admins may bypass", async () => {
    const waited = await waiting({ ...STRICT, canAdminsBypass: undefined });
    team.world.approveEnvironment(waited.run, "maintainer");
    await refuses(waited, /does not say whether admins may bypass/);
  });

  it("before anybody approved", async () => {
    await refuses(await waiting(), /nobody has approved run/);
  });

  it("by the author, where he is a reviewer too", async () => {
    const waited = await waiting({ ...STRICT, reviewers: ["author", "maintainer"] });
    waited.run.triggeringActor = "writer";
    team.world.approveEnvironment(waited.run, "author");
    await refuses(waited, /`author` is the author: somebody else must sign/);
  });

  it("by a reviewer who may only read", async () => {
    const waited = await waiting({ ...STRICT, reviewers: ["reader"] });
    team.world.approveEnvironment(waited.run, "reader");
    await refuses(waited, /has the permission `read`/);
  });

  it("once rejected", async () => {
    const waited = await waiting();
    team.world.rejectEnvironment(waited.run, "maintainer");
    await refuses(waited, /rejected run/);
  });

  it("in a run that was run again, whose approval is of the first attempt", async () => {
    const waited = await waiting();
    team.world.approveEnvironment(waited.run, "maintainer");
    const again = team.world.rerun(waited.run, "writer");
    await refuses({ ...waited, delivery: again }, /a re-run cannot be signed: start a new run/);
  });

  it("by an earlier run's receipt: this run's own approval counts", async () => {
    const waited = await waiting();
    const { world } = team;
    world.approveEnvironment(waited.run, "maintainer");
    await admit(waited);
    const later = world.push("topic", { "README.md": "the router\n" }, "author");
    await team.gate(later);
    if (later.run === undefined) throw new Error("no run");
    world.enterEnvironment(later.run, ENVIRONMENT);
    const step = await admit({ ...waited, delivery: later });
    expect(step.exitCode).toBe(1);
    expect(step.summary).toContain("nobody has approved run");
  });

  it("where `sign-off` of the base branch lists no environment", async () => {
    const waited = await waiting(STRICT, CONFIG.replace("[environment]", "[review]"));
    team.world.approveEnvironment(waited.run, "maintainer");
    await refuses(waited, /does not list `environment`/, 2);
  });

  it("without a job that showed the candidate", async () => {
    const waited = await waiting();
    const { state } = team.world;
    state.artifacts.splice(
      0,
      state.artifacts.length,
      ...state.artifacts.filter(({ name }) => !name.includes("-candidate-")),
    );
    team.world.approveEnvironment(waited.run, "maintainer");
    await refuses(waited, /let a job with `mode: gate` run before this one/i);
  });

  it.each(["/actions/runs/{run_id}/approvals", "/environments/{environment_name}"])(
    "where %s is refused",
    async (below) => {
      const waited = await waiting();
      team.world.approveEnvironment(waited.run, "maintainer");
      team.world.github.fault("GET", below, { kind: "status", status: 403 } as never);
      await refuses(waited, /could not be read/);
    },
  );
});

async function refuses(waited: Waiting, why: RegExp, exitCode = 1): Promise<void> {
  const step = await admit(waited);
  expect(step.exitCode, step.log).toBe(exitCode);
  expect(step.outputs["exit-code"]).toBe(String(exitCode));
  expect(step.summary).toMatch(why);
  expect(receipts()).toEqual([]);
  expect(team.status(waited.pull.headSha)).not.toMatch(/signed:/);
  expect(team.calls()).toBe(0);
}
