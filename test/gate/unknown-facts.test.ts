/**
 * What nobody has confirmed about GitHub (`[U]` in the platform facts), each both ways: the gate may be of less use where a
 * fact is otherwise than assumed, and signs nothing that it should not.
 *
 * | unconfirmed | both ways in |
 * | --- | --- |
 * | the list of approvals is empty for an environment without reviewers | here, "approvals of an environment without reviewers" |
 * | a bypass by an admin leaves an `approved` record | here, "an admin's bypass"; sign-off-by-environment |
 * | GitHub lets only members of a reviewing team approve; nobody may ask who they are | here, "a reviewing team" |
 * | a re-run waits in the environment again | here, "a re-run"; sign-off-by-environment |
 * | `can_admins_bypass` is told to the workflow's token | sign-off-by-environment, "does not say whether admins may bypass"; e2e/gate-environment |
 * | a personal token in a program's hands leaves no trace; `intent` and the app do | here, "an account in a program's hands" |
 * | a label's name has at most 50 characters | here, "a label's name" |
 * | the run that a label starts is the labeler's | here, "the run that a label starts" |
 * | that run is made within two minutes | here, "a run that is made late" |
 * | deleting a label tells of it as `unlabeled` | here, "a label that is deleted" |
 * | the workflow's token may read the activity | here, "the record of pushes" |
 * | a merge group's branch names its last pull request | pipeline/gate/commits, "whose branch does not name it"; pipeline/gate/hardened |
 * | a commit's list of pull requests knows those of forks | here, "a fork's pull request by its commit" |
 * | `workflow_run` of a fork tells head repository, branch and commit | pipeline/gate/hardened; e2e/gate-hardened, "serves a fork" |
 * | a bare branch name in a comparison is the branch, not a tag | pipeline/gate/shared-commit, "a tag may have its name" |
 *
 * Without a part in who signed, and so not here: 50 annotations are shown for a job (report), how long artifacts are kept
 * (`expired` is read: sign-off and stored evidence), anchors in a summary and what a summary strips (report/escape),
 * `action_required` as a required check (it blocks or is ignored; the status is the answer), required deployments (never
 * relied on), branding and a bare `$/` (the reusable workflow's own tests), attestations in private repositories (none made).
 */
import { afterEach, describe, expect, it } from "vitest";
import { createServer } from "../../src/github/server.ts";
import type { Environment, Run } from "../fakes/state.ts";
import {
  D,
  ENVIRONMENT,
  LABEL,
  must,
  OTHER_D,
  outcomeOf,
  type SigningScene,
  startSigningScene,
} from "./signing-scene.ts";

const RULES = { reviewers: ["maintainer"], preventSelfReview: true, canAdminsBypass: false };

let scene: SigningScene;
afterEach(() => scene.world.close());

async function waiting(rules: Partial<Environment> = {}): Promise<Run> {
  scene = await startSigningScene();
  scene.publish(scene.opened);
  scene.world.setEnvironment(ENVIRONMENT, { ...RULES, ...rules });
  scene.world.enterEnvironment(scene.opened, ENVIRONMENT);
  return scene.opened;
}

async function byEnvironment(onlyHere = false): Promise<string> {
  return outcomeOf(await scene.ask(scene.candidate(), { methods: ["environment"] }, { onlyHere }));
}

async function byLabel(thing = scene.file()): Promise<string> {
  return outcomeOf(await scene.ask(thing, { methods: ["label"] }));
}

describe("approvals of an environment without reviewers", () => {
  it.each([false, true])("prove nothing, whether a record is there (%s)", async (isThere) => {
    const run = await waiting({ reviewers: [] });
    const user = "maintainer";
    if (isThere)
      run.approvals.push({ environment: ENVIRONMENT, state: "approved", user, comment: "", hiddenFor: 0 });
    expect(await byEnvironment()).toBe("environment-without-reviewers");
  });
});

describe("an admin's bypass", () => {
  // Allowed then, forbidden now: today's rules look sound.
  it.each([false, true])("admits nothing, whether it leaves a record (%s)", async (leaves) => {
    const run = await waiting({ canAdminsBypass: true });
    scene.world.facts.bypassLeavesApproval = leaves;
    scene.world.bypassEnvironment(run, "admin");
    expect(await byEnvironment(true)).toBe("environment-admin-bypass");
    scene.world.setEnvironment(ENVIRONMENT, RULES);
    expect(await byEnvironment(true)).toBe("approval-bypassed");
  });

  it.each([false, true])(
    "beside an approval does no harm, whether it leaves a record (%s)",
    async (leaves) => {
      const run = await waiting({ canAdminsBypass: true });
      scene.world.approveEnvironment(run, "maintainer");
      run.status = "waiting";
      scene.world.facts.bypassLeavesApproval = leaves;
      scene.world.bypassEnvironment(run, "admin");
      scene.world.setEnvironment(ENVIRONMENT, RULES);
      expect(await byEnvironment(true)).toBe("signed");
    },
  );

  it("is told from an approval that nobody has given yet", async () => {
    await waiting();
    expect(await byEnvironment(false)).toBe("not-approved");
    const verdict = await scene.ask(scene.candidate(), { methods: ["environment"] }, { onlyHere: true });
    expect(verdict).toMatchObject({ reason: "approval-bypassed" });
    expect(JSON.stringify(verdict)).toContain("an admin started it past the reviewers");
  });
});

describe("a reviewing team", () => {
  it.each([
    ["a member", "maintainer", true, "signed"],
    // Only GitHub knows: its rule let him through.
    ["one whom GitHub let through", "writer", true, "signed"],
    ["one who may only read", "reader", true, "no-write-permission"],
    ["the pull request's author", "author", true, "is-author"],
  ])("approves by %s: %s %s %s", async (_, by, __, outcome) => {
    const run = await waiting({ reviewers: ["acme/leads"] });
    scene.world.teams.set("acme/leads", [by]);
    if (by === "author") run.triggeringActor = "writer";
    scene.world.approveEnvironment(run, by);
    expect(await byEnvironment()).toBe(outcome);
  });
});

describe("a re-run", () => {
  it.each([false, true])(
    "is never signed, whether it asks again (%s), nor by a new approval",
    async (asks) => {
      const run = await waiting();
      scene.world.facts.rerunAsksAgain = asks;
      scene.world.approveEnvironment(run, "maintainer");
      scene.world.rerun(run, "author");
      expect(await byEnvironment(true)).toBe("run-is-rerun");
      if (asks) scene.world.approveEnvironment(run, "maintainer");
      expect(await byEnvironment(true)).toBe("run-is-rerun");
    },
  );
});

describe("an account in a program's hands", () => {
  it.each([
    ["leaves no trace", {}, "signed"],
    ["is told as an app's", { viaApp: "helper" }, "via-app"],
    ["is told as an agent's", { intent: { rationale: "fine", confidence: "HIGH" } }, "by-agent"],
  ] as const)("that %s", async (_, trace, outcome) => {
    scene = await startSigningScene();
    scene.world.label(scene.pull, LABEL, "maintainer", trace);
    expect(await byLabel()).toBe(outcome);
  });
});

describe("a label's name", () => {
  it.each([
    { limit: 50, outcome: "signed" },
    { limit: 42, outcome: "no-label" },
  ])(
    "of at most $limit characters: a digest's own label is $outcome, and never a shorter one",
    async (row) => {
      scene = await startSigningScene();
      const { world, pull } = scene;
      world.facts.labelNameLimit = row.limit;
      const label = `av:${D.slice(0, 40)}`;
      const put = () => world.label(pull, label, "maintainer");
      if (row.limit < label.length) {
        expect(put).toThrow("too long");
        world.label(pull, label.slice(0, row.limit), "maintainer");
      } else put();
      expect(await byLabel(scene.candidate())).toBe(row.outcome);
      expect(await byLabel(scene.candidate(OTHER_D))).toBe("no-label");
    },
  );
});

describe("the run that a label starts", () => {
  it.each([
    ["labeler", "signed"],
    ["author", "commit-unknown"],
  ] as const)("is the %s's: %s", async (actor, outcome) => {
    scene = await startSigningScene();
    scene.world.facts.labelRunActor = actor;
    scene.world.label(scene.pull, LABEL, "maintainer");
    expect(await byLabel()).toBe(outcome);
  });
});

describe("a run that is made late", () => {
  it.each([
    [0, "signed"],
    [120, "signed"],
    [121, "commit-unknown"],
  ])("by %i seconds: %s", async (delay, outcome) => {
    scene = await startSigningScene();
    scene.world.facts.runDelay = delay;
    scene.world.label(scene.pull, LABEL, "maintainer");
    scene.later(delay);
    expect(await byLabel()).toBe(outcome);
  });
});

describe("a label that is deleted", () => {
  it.each([true, false])("signs no more, whether that is told as an event (%s)", async (isTold) => {
    scene = await startSigningScene();
    const { world, pull } = scene;
    world.label(pull, LABEL, "maintainer");
    expect(await byLabel()).toBe("signed");
    if (isTold) world.unlabel(pull, LABEL, "admin");
    else pull.labels.delete(LABEL);
    expect(await byLabel()).toBe("label-removed");
  });
});

describe("the record of pushes", () => {
  it.each([true, false])(
    "that the token may read: %s. Its pusher signs nothing, another does",
    async (may) => {
      scene = await startSigningScene();
      scene.world.facts.activityReadable = may;
      scene.push("second", "writer");
      scene.later();
      scene.world.label(scene.pull, LABEL, "writer");
      expect(await byLabel()).toBe("is-pusher");
      scene.later();
      scene.world.unlabel(scene.pull, LABEL, "writer");
      scene.world.label(scene.pull, LABEL, "maintainer");
      expect(await byLabel()).toBe("signed");
    },
  );
});

describe("a fork's pull request by its commit", () => {
  it.each([true, false])("is found whether the commit's own list knows it (%s)", async (knows) => {
    scene = await startSigningScene({ fork: "public" });
    const { world, pull } = scene;
    world.facts.forkPullsOfCommit = knows;
    const [owner = "", name = ""] = world.github.repository.split("/");
    process.env["GITHUB_API_URL"] = world.github.url;
    const found = await createServer(world.github.token, { owner, name }).pullRequestsAt(pull.headSha);
    expect(must(found.ok ? found.value[0] : undefined)).toMatchObject({ number: pull.number, open: true });
  });
});
