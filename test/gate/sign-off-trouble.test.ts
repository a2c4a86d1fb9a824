/** Trouble at each question to the server: what cannot be read is not signed, and says so; what passes, passes. */
import { afterEach, describe, expect, it } from "vitest";
import { receiptName } from "../../src/gate/artifact-names.ts";
import type { SigningMethod } from "../../src/gate/sign-off.ts";
import { TROUBLES } from "../fakes/faults.ts";
import type { Method } from "../fakes/openapi.ts";
import { zip } from "../fakes/zip.ts";
import {
  D,
  ENVIRONMENT,
  LABEL,
  must,
  PATIENT,
  type SigningScene,
  startSigningScene,
} from "./signing-scene.ts";

/** Everything that the three methods ask, with the method that cannot do without the answer. */
const QUESTIONS: readonly (readonly [method: SigningMethod, call: string])[] = [
  ["review", "/actions/runs/{run_id}"],
  ["review", "/pulls/{pull_number}"],
  ["review", "/pulls/{pull_number}/reviews"],
  ["review", "/collaborators/{username}/permission"],
  ["review", "/git/commits/{commit_sha}"],
  ["review", "/git/trees/{tree_sha}"],
  ["label", "/issues/{issue_number}/events"],
  ["label", "/actions/runs"],
  ["environment", "/environments/{environment_name}"],
  ["environment", "/actions/artifacts"],
  ["environment", "/actions/runs/{run_id}/artifacts"],
  ["environment", "/actions/runs/{run_id}/approvals"],
];

/** Signed by all three methods. */
async function signedScene(): Promise<SigningScene> {
  const scene = await startSigningScene();
  const { world, pull, opened } = scene;
  scene.publish(opened);
  const rules = { reviewers: ["maintainer"], preventSelfReview: true, canAdminsBypass: false };
  world.setEnvironment(ENVIRONMENT, rules);
  world.enterEnvironment(opened, ENVIRONMENT);
  world.approveEnvironment(opened, "maintainer");
  world.addArtifact(opened, receiptName(D), zip([]));
  scene.later();
  world.review(pull, "APPROVED", "maintainer");
  world.label(pull, LABEL, "maintainer");
  return scene;
}

let scene: SigningScene;
afterEach(() => scene.world.close());

describe.each(QUESTIONS)("by %s, without an answer of %s", (method, call) => {
  it.each(Object.keys(TROUBLES))("for %s: not signed", async (trouble) => {
    scene = await signedScene();
    const thing = method === "environment" ? scene.candidate() : scene.file();
    expect(await scene.ask(thing, { methods: [method] })).toMatchObject({ kind: "signed" });
    scene.world.github.fault("GET" as Method, call, must(TROUBLES[trouble]));
    const verdict = await scene.ask(thing, { methods: [method] });
    expect(verdict.kind).toBe("not-signed");
  });

  it("for one server error alone: signed, since a question is asked again", async () => {
    scene = await signedScene();
    scene.world.github.fault("GET" as Method, call, must(TROUBLES["502, an HTML page"]), 1);
    const thing = method === "environment" ? scene.candidate() : scene.file();
    expect(await scene.ask(thing, { methods: [method] }, {}, PATIENT)).toMatchObject({ kind: "signed" });
  });
});

describe("a server that answers", () => {
  it("what it was not asked for shows no candidate: an artifact of another name is none", async () => {
    scene = await startSigningScene();
    const { world, pull, opened } = scene;
    const { github } = world;
    world.addArtifact(opened, "agentverity-evidence", zip([]));
    const below = `${github.url}/repos/${github.repository}/actions/runs/${opened.id}/artifacts`;
    const reply = await fetch(below, { headers: { authorization: `token ${github.token}` } });
    const body = (await reply.json()) as object;
    expect(body).toMatchObject({ total_count: 1 });
    github.fault("GET", "/actions/artifacts", { kind: "status", status: 200, body });
    scene.later();
    world.review(pull, "APPROVED", "maintainer");
    const verdict = await scene.ask(scene.candidate(), { methods: ["review"] });
    expect(verdict).toMatchObject({ kind: "not-signed", reason: "candidate-unpublished" });
  });
});

describe("what was just announced", () => {
  it("is looked for again until it shows", async () => {
    scene = await startSigningScene();
    const { world, pull } = scene;
    world.state.lag = 2;
    const { run } = world.label(pull, LABEL, "maintainer");
    const announced = { kind: "labeled", label: LABEL } as const;
    const verdict = await scene.ask(scene.file(), { methods: ["label"] }, { runId: must(run).id, announced });
    expect(verdict).toMatchObject({ kind: "signed", method: "label", account: { login: "maintainer" } });
  });

  it("and still does not show is a doubt: a withdrawn label would sign", async () => {
    scene = await startSigningScene();
    const { world, pull, opened } = scene;
    world.label(pull, LABEL, "maintainer");
    world.state.lag = 20;
    world.unlabel(pull, LABEL, "author");
    const announced = { kind: "unlabeled", label: LABEL } as const;
    const verdict = await scene.ask(scene.file(), { methods: ["label"] }, { runId: opened.id, announced });
    expect(verdict).toMatchObject({ kind: "not-signed", reason: "server-behind" });
  });

  it.each([
    { kind: "reviewed", late: 2, outcome: "signed" },
    { kind: "reviewed", late: 20, outcome: "server-behind" },
  ] as const)("a review that shows after $late requests: $outcome", async ({ kind, late, outcome }) => {
    scene = await startSigningScene();
    const { world, pull, opened } = scene;
    world.state.lag = late;
    world.review(pull, "APPROVED", "maintainer");
    const announced = { kind, reviewId: must(world.state.reviews.at(-1)).id };
    const verdict = await scene.ask(scene.file(), { methods: ["review"] }, { runId: opened.id, announced });
    expect(verdict.kind === "signed" ? "signed" : verdict.reason).toBe(outcome);
  });
});

describe("a sign-off by any of several methods", () => {
  it("is told with who, how, what was checked, and the commit", async () => {
    scene = await signedScene();
    expect(await scene.ask(scene.file(), { methods: ["review", "label"] })).toMatchObject({
      kind: "signed",
      method: "review",
      account: { login: "maintainer", type: "User" },
      commit: scene.pull.headSha,
      binding: "file",
      isSelfApproval: false,
      verified: [
        "`maintainer` is a user with write permission",
        "neither author of the pull request nor pusher of what was signed",
        expect.stringContaining("same bytes"),
      ],
    });
  });

  it("needs one of them: the label signs where the review does not", async () => {
    scene = await startSigningScene();
    scene.world.review(scene.pull, "APPROVED", "reader");
    scene.world.label(scene.pull, LABEL, "maintainer");
    expect(await scene.ask(scene.file())).toMatchObject({ kind: "signed", method: "label" });
  });

  it("tells the nearest refusal first, and who may sign how", async () => {
    scene = await startSigningScene();
    scene.push("second", "writer");
    scene.later();
    scene.world.label(scene.pull, LABEL, "writer");
    const verdict = await scene.ask(scene.file(), { approvers: ["maintainer", "writer", "author"] });
    expect(verdict).toMatchObject({
      kind: "not-signed",
      reason: "is-pusher",
      refusals: [
        { method: "label", reason: "is-pusher" },
        { method: "review", reason: "no-review" },
      ],
      maySign: {
        only: ["maintainer"],
        except: ["author", "writer"],
        how: [{ method: "review" }, { method: "label" }],
      },
    });
  });

  it("says that it is a self-approval where only the policy lets it be one", async () => {
    scene = await startSigningScene();
    scene.world.label(scene.pull, LABEL, "author");
    const policy = { methods: ["label"], allowSelfApproval: true } as const;
    expect(await scene.ask(scene.file(), policy)).toMatchObject({ kind: "signed", isSelfApproval: true });
  });

  it.each([
    { asked: "nothing", thing: { path: "b.json", pullRequest: 1 }, reason: "nothing-to-sign" },
    {
      asked: "no such pull request",
      thing: { path: "b.json", pullRequest: 99, blob: "a" },
      reason: "pull-request-unknown",
    },
  ])("of $asked is none: $reason", async ({ thing, reason }) => {
    scene = await startSigningScene();
    expect(await scene.ask(thing)).toMatchObject({ kind: "not-signed", reason });
  });
});
