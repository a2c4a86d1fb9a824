/** Traps of the environment, each with its outcome. The rules are read, never believed from a name. */
import { afterEach, describe, expect, it } from "vitest";
import { candidateName, receiptName } from "../../src/gate/artifact-names.ts";
import type { Environment, Run } from "../fakes/state.ts";
import { zip } from "../fakes/zip.ts";
import {
  D,
  ENVIRONMENT,
  must,
  named,
  OTHER_D,
  outcomeOf,
  type SigningScene,
  startSigningScene,
  type Trap,
} from "./signing-scene.ts";

const RULES = {
  reviewers: ["maintainer", "writer", "author", "reader"],
  preventSelfReview: true,
  canAdminsBypass: false,
};

/** The gate's run of the opened pull request shows its candidate and waits. */
function waits({ world, opened }: SigningScene, rules: Partial<Environment> = {}, run: Run = opened): Run {
  world.setEnvironment(ENVIRONMENT, { ...RULES, ...rules });
  world.enterEnvironment(run, ENVIRONMENT);
  return run;
}

function shownAndWaiting(scene: SigningScene, rules: Partial<Environment> = {}): Run {
  scene.publish(scene.opened);
  return waits(scene, rules);
}

function approved(scene: SigningScene, by = "maintainer", rules: Partial<Environment> = {}): Run {
  const run = shownAndWaiting(scene, rules);
  scene.world.approveEnvironment(run, by);
  return run;
}

function receipt({ world }: SigningScene, run: Run, digest = D): void {
  world.addArtifact(run, receiptName(digest), zip([{ name: "receipt.json", content: "{}" }]));
}

const RULE_TRAPS: readonly Trap[] = [
  { trap: "approved by a maintainer", happens: (scene) => approved(scene), outcome: "signed" },
  {
    trap: "approved, with a team as its reviewer",
    happens: (scene) => {
      scene.world.teams.set("acme/leads", ["maintainer"]);
      approved(scene, "maintainer", { reviewers: ["acme/leads"] });
    },
    outcome: "signed",
  },
  {
    trap: "an environment that nobody made",
    happens: (scene) => scene.publish(scene.opened),
    outcome: "environment-missing",
  },
  {
    trap: "an environment that the job's own name made, without rules",
    happens: (scene) => {
      scene.publish(scene.opened);
      scene.world.enterEnvironment(scene.opened, ENVIRONMENT);
    },
    outcome: "environment-without-reviewers",
  },
  {
    trap: "self-review is not prevented",
    happens: (scene) => approved(scene, "maintainer", { preventSelfReview: false }),
    outcome: "environment-self-review",
  },
  {
    trap: "admins may bypass it",
    happens: (scene) => approved(scene, "maintainer", { canAdminsBypass: true }),
    outcome: "environment-admin-bypass",
  },
  {
    trap: "the server does not say whether admins may bypass it [unconfirmed about GitHub]",
    happens: (scene) => {
      scene.world.facts.canAdminsBypassShown = false;
      approved(scene);
    },
    outcome: "environment-admin-bypass-unknown",
  },
  {
    trap: "the policy names no environment",
    happens: (scene) => approved(scene),
    policy: { environment: undefined },
    outcome: "environment-unset",
  },
  {
    trap: "a file, without a candidate",
    happens: (scene) => approved(scene),
    thing: (scene) => scene.file(),
    outcome: "needs-candidate",
  },
];

const APPROVALS: readonly Trap[] = [
  { trap: "nobody approved yet", happens: (scene) => shownAndWaiting(scene), outcome: "not-approved" },
  {
    trap: "a record that is still pending",
    happens: (scene) => {
      const run = approved(scene);
      const [approval] = run.approvals.splice(0);
      run.approvals.push({ ...must(approval), state: "pending" as "approved" });
    },
    outcome: "not-approved",
  },
  {
    trap: "rejected",
    happens: (scene) => scene.world.rejectEnvironment(shownAndWaiting(scene), "maintainer"),
    outcome: "approval-rejected",
  },
  {
    trap: "approved for another environment",
    happens: (scene) => {
      const run = approved(scene);
      const [approval] = run.approvals.splice(0);
      run.approvals.push({ ...must(approval), environment: "production" });
    },
    outcome: "not-approved",
  },
  {
    trap: "approved by the author, who did not start the run",
    happens: (scene) => {
      const run = scene.push("export default 2;", "writer", {}, "agent.mjs");
      scene.publish(run);
      waits(scene, {}, run);
      scene.world.approveEnvironment(run, "author");
    },
    outcome: "is-author",
  },
  {
    trap: "approved by the author, and the policy lets him",
    happens: (scene) => {
      const run = scene.push("export default 2;", "writer", {}, "agent.mjs");
      scene.publish(run);
      waits(scene, {}, run);
      scene.world.approveEnvironment(run, "author");
    },
    policy: { allowSelfApproval: true },
    outcome: "signed",
  },
  {
    trap: "approved by the pusher, whose own run it is not",
    happens: (scene) => {
      const run = scene.push("export default 2;", "writer", {}, "agent.mjs");
      run.triggeringActor = "author";
      scene.publish(run);
      waits(scene, {}, run);
      scene.world.approveEnvironment(run, "writer");
    },
    outcome: "is-pusher",
  },
  {
    trap: "approved by a reader, which an environment allows",
    happens: (scene) => approved(scene, "reader"),
    outcome: "no-write-permission",
  },
  {
    trap: "approved by one who is no approver",
    happens: (scene) => approved(scene, "writer"),
    policy: { approvers: ["maintainer"] },
    outcome: "not-an-approver",
  },
  ...[true, false].map(
    (leaves): Trap => ({
      trap: `an admin bypassed it, then forbade it; bypass leaves a record: ${leaves} [unconfirmed about GitHub]`,
      happens: (scene) => {
        scene.world.facts.bypassLeavesApproval = leaves;
        const run = shownAndWaiting(scene, { canAdminsBypass: true });
        scene.world.bypassEnvironment(run, "admin");
        scene.world.setEnvironment(ENVIRONMENT, RULES);
      },
      outcome: leaves ? "approval-bypassed" : "not-approved",
    }),
  ),
  {
    trap: "an admin who is a reviewer too bypassed it",
    happens: (scene) => {
      scene.world.facts.bypassLeavesApproval = true;
      const reviewers = ["admin"];
      const run = shownAndWaiting(scene, { reviewers, canAdminsBypass: true });
      scene.world.bypassEnvironment(run, "admin");
      scene.world.setEnvironment(ENVIRONMENT, { ...RULES, reviewers });
    },
    // It is an approval by one who may give it, and says no more.
    outcome: "signed",
  },
  {
    trap: "an admin started the run and bypassed it, though self-review is prevented",
    happens: (scene) => {
      scene.world.facts.bypassLeavesApproval = true;
      const reviewers = ["admin"];
      const run = shownAndWaiting(scene, { reviewers, canAdminsBypass: true });
      run.triggeringActor = "admin";
      scene.world.bypassEnvironment(run, "admin");
      scene.world.setEnvironment(ENVIRONMENT, { ...RULES, reviewers });
    },
    outcome: "approval-bypassed",
  },
  {
    trap: "a reviewer who is none any more had approved",
    happens: (scene) => {
      approved(scene, "writer");
      scene.world.setEnvironment(ENVIRONMENT, { ...RULES, reviewers: ["maintainer"] });
    },
    outcome: "approval-bypassed",
  },
  ...[true, false].map(
    (asks): Trap => ({
      trap: `re-run after an approval; a re-run asks again: ${asks} [unconfirmed about GitHub]`,
      happens: (scene) => {
        scene.world.facts.rerunAsksAgain = asks;
        scene.world.rerun(approved(scene), "author");
      },
      outcome: "run-is-rerun",
    }),
  ),
];

const RUNS: readonly Trap[] = [
  {
    trap: "another candidate than the run's",
    happens: (scene) => approved(scene),
    thing: (scene) => scene.candidate(OTHER_D),
    outcome: "candidate-unpublished",
  },
  {
    trap: "a run with two candidates",
    happens: (scene) => {
      scene.publish(scene.opened, OTHER_D);
      approved(scene);
    },
    outcome: "candidate-ambiguous",
  },
  {
    trap: "a run without a candidate",
    happens: (scene) => scene.world.approveEnvironment(waits(scene), "maintainer"),
    outcome: "no-receipt",
  },
  {
    trap: "a later run finds the receipt",
    happens: (scene) => {
      receipt(scene, approved(scene));
      scene.push("export default 2;", "author", {}, "agent.mjs");
    },
    outcome: "signed",
  },
  {
    trap: "a later run finds no receipt",
    happens: (scene) => {
      approved(scene);
      scene.push("export default 2;", "author", {}, "agent.mjs");
    },
    outcome: "no-receipt",
  },
  {
    trap: "a receipt that nobody approved",
    happens: (scene) => {
      receipt(scene, shownAndWaiting(scene));
      scene.push("export default 2;", "author", {}, "agent.mjs");
    },
    outcome: "not-approved",
  },
  {
    trap: "a receipt of another digest",
    happens: (scene) => {
      receipt(scene, approved(scene), OTHER_D);
      scene.push("export default 2;", "author", {}, "agent.mjs");
    },
    thing: (scene) => scene.candidate(OTHER_D),
    outcome: "candidate-unpublished",
  },
  {
    trap: "a forged receipt and candidate, approved in a workflow that is not the gate's",
    happens: (scene) => {
      const { world, pull } = scene;
      const path = ".github/workflows/renamed.yml";
      const run = world.forgeRun({ path, headSha: pull.headSha, headBranch: pull.branch, actor: "reader" });
      world.addArtifact(run, candidateName(D), zip([]));
      receipt(scene, run);
      waits(scene, {}, run);
      world.approveEnvironment(run, "maintainer");
    },
    outcome: "candidate-foreign",
  },
  {
    trap: "an earlier pull request of the same branch",
    happens: (scene) => {
      receipt(scene, approved(scene));
      const { world, pull } = scene;
      world.closePullRequest(pull, "author");
      scene.later();
      world.openPullRequest(pull.branch, "author");
    },
    thing: (scene) => ({ ...scene.candidate(), pullRequest: 2 }),
    outcome: "candidate-foreign",
  },
  {
    trap: "another pull request's receipt",
    happens: (scene) => {
      const { world, pull } = scene;
      world.push("other", { "agent.mjs": "export default 3;" }, "author");
      receipt(scene, approved(scene));
      scene.later();
      expect(world.openPullRequest("other", "author").pull.number).toBe(pull.number + 1);
    },
    thing: (scene) => ({ ...scene.candidate(), pullRequest: scene.pull.number + 1 }),
    outcome: "candidate-foreign",
  },
];

const OUTSIDE_THING = { path: "b.json", candidateDigest: D };

const OUTSIDE: readonly Trap[] = [
  {
    trap: "a run by hand, approved by another than who started it",
    happens: (scene) => {
      const run = must(scene.world.dispatch({}, "author").run);
      scene.publish(run);
      waits(scene, {}, run);
      scene.world.approveEnvironment(run, "maintainer");
    },
    thing: () => OUTSIDE_THING,
    outcome: "signed",
  },
  {
    trap: "a run by hand, approved by who started it, whom somebody let through",
    happens: (scene) => {
      const run = must(scene.world.dispatch({}, "author").run);
      scene.publish(run);
      waits(scene, { preventSelfReview: false }, run);
      scene.world.approveEnvironment(run, "author");
      scene.world.setEnvironment(ENVIRONMENT, RULES);
    },
    thing: () => OUTSIDE_THING,
    outcome: "is-author",
  },
];

let scene: SigningScene;
afterEach(() => scene.world.close());

describe.each([
  ["its rules", RULE_TRAPS],
  ["approvals", APPROVALS],
  ["runs and receipts", RUNS],
  ["outside pull requests", OUTSIDE],
] satisfies [string, readonly Trap[]][])("an environment, %s", (_, traps) => {
  it.each(named(traps))("%s", async (_, { world, happens, policy, thing, outcome }) => {
    scene = await startSigningScene(world);
    happens(scene);
    const asked = { methods: ["environment"], ...policy } as const;
    const verdict = await scene.ask(thing?.(scene) ?? scene.candidate(), asked);
    expect(outcomeOf(verdict), JSON.stringify(verdict)).toBe(outcome);
    expect(scene.world.github.violations).toEqual([]);
  });
});

describe("an environment outside pull requests", () => {
  it("is the only method: reviews and labels are of pull requests", async () => {
    scene = await startSigningScene();
    const verdict = await scene.ask({ path: "b.json", candidateDigest: D }, { methods: ["review", "label"] });
    expect(verdict).toMatchObject({
      kind: "not-signed",
      refusals: [{ reason: "not-in-a-pull-request" }, { reason: "not-in-a-pull-request" }],
    });
  });
});
