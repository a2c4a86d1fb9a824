/** Traps of the review, and of what binds a signature to what is judged: each with its outcome. */
import { afterEach, describe, expect, it } from "vitest";
import { candidateName } from "../../src/gate/artifact-names.ts";
import { zip } from "../fakes/zip.ts";
import {
  D,
  must,
  named,
  OTHER_D,
  outcomeOf,
  type SigningScene,
  startSigningScene,
  type Trap,
} from "./signing-scene.ts";

const approve = ({ world, pull }: SigningScene, by = "maintainer") => world.review(pull, "APPROVED", by);
const object = ({ world, pull }: SigningScene, by = "maintainer") =>
  world.review(pull, "CHANGES_REQUESTED", by);

const OPINIONS: readonly Trap[] = [
  { trap: "a maintainer approves", happens: (scene) => approve(scene), outcome: "signed" },
  { trap: "an admin approves", happens: (scene) => approve(scene, "admin"), outcome: "signed" },
  { trap: "nobody reviews", happens: () => {}, outcome: "no-review" },
  {
    trap: "a comment alone",
    happens: ({ world, pull }) => world.review(pull, "COMMENTED", "maintainer"),
    outcome: "no-review",
  },
  {
    trap: "a comment after an approval",
    happens: (scene) => {
      approve(scene);
      scene.world.review(scene.pull, "COMMENTED", "maintainer");
    },
    outcome: "signed",
  },
  {
    trap: "an approval after the same reviewer's objection",
    happens: (scene) => {
      object(scene);
      approve(scene);
    },
    outcome: "signed",
  },
  {
    trap: "an objection after the same reviewer's approval",
    happens: (scene) => {
      approve(scene);
      object(scene);
    },
    outcome: "changes-requested",
  },
  {
    trap: "another who may sign asks for changes",
    happens: (scene) => {
      object(scene, "admin");
      approve(scene);
    },
    outcome: "changes-requested",
  },
  {
    trap: "another who may sign asked for changes, and approved since",
    happens: (scene) => {
      object(scene, "admin");
      approve(scene);
      approve(scene, "admin");
    },
    outcome: "signed",
  },
  {
    trap: "a reader asks for changes",
    happens: (scene) => {
      object(scene, "reader");
      approve(scene);
    },
    outcome: "signed",
  },
  {
    trap: "one who is no approver asks for changes",
    happens: (scene) => {
      object(scene, "writer");
      approve(scene);
    },
    policy: { approvers: ["maintainer"] },
    outcome: "signed",
  },
  {
    trap: "dismissed",
    happens: (scene) => {
      approve(scene);
      scene.world.dismiss(scene.pull, "maintainer", "author");
    },
    outcome: "review-dismissed",
  },
  {
    trap: "dismissed, and another approves",
    happens: (scene) => {
      approve(scene, "writer");
      scene.world.dismiss(scene.pull, "writer", "author");
      approve(scene);
    },
    outcome: "signed",
  },
];

const WHO: readonly Trap[] = [
  { trap: "a reader approves", happens: (scene) => approve(scene, "reader"), outcome: "no-write-permission" },
  {
    trap: "a triager approves",
    happens: (scene) => approve(scene, "triager"),
    outcome: "no-write-permission",
  },
  { trap: "a bot approves", happens: (scene) => approve(scene, "team-app[bot]"), outcome: "not-a-user" },
  {
    trap: "the pusher of the file approves the author's pull request",
    happens: (scene) => {
      scene.push("second", "writer");
      approve(scene, "writer");
    },
    outcome: "is-pusher",
  },
  {
    trap: "the pusher of the file approves, and the policy lets him",
    happens: (scene) => {
      scene.push("second", "writer");
      approve(scene, "writer");
    },
    policy: { allowSelfApproval: true },
    outcome: "signed",
  },
  {
    trap: "an ineligible approval beside an eligible one",
    happens: (scene) => {
      approve(scene);
      approve(scene, "reader");
    },
    outcome: "signed",
  },
];

const BINDING: readonly Trap[] = [
  {
    trap: "on an older commit with the same file",
    happens: (scene) => {
      approve(scene);
      scene.push("export default 2;", "author", {}, "agent.mjs");
    },
    outcome: "signed",
  },
  {
    trap: "on an older commit with another file",
    happens: (scene) => {
      approve(scene);
      scene.push("second", "author");
    },
    outcome: "other-bytes",
  },
  {
    trap: "on an older commit, said to be on it by the reviewer",
    happens: (scene) => {
      const older = scene.pull.headSha;
      scene.push("second", "author");
      scene.world.review(scene.pull, "APPROVED", "maintainer", older);
    },
    outcome: "other-bytes",
  },
  {
    trap: "on bytes that came back",
    happens: (scene) => {
      approve(scene);
      scene.push("second", "author");
      scene.push("first", "author");
    },
    outcome: "signed",
  },
  {
    trap: "before the file was deleted",
    happens: (scene) => {
      approve(scene);
      scene.world.push(scene.pull.branch, { "b.json": null }, "author");
    },
    outcome: "other-bytes",
  },
  {
    trap: "after the file was deleted",
    happens: (scene) => {
      scene.world.push(scene.pull.branch, { "b.json": null }, "author");
      approve(scene);
    },
    outcome: "signed",
  },
  {
    trap: "of a commit that is gone: it is no deleted file",
    happens: (scene) => {
      scene.world.push(scene.pull.branch, { "b.json": null }, "author");
      scene.world.review(scene.pull, "APPROVED", "maintainer", "f".repeat(40));
    },
    outcome: "server-unreadable",
  },
  {
    trap: "a file that became a symbolic link to the same bytes",
    happens: (scene) => {
      approve(scene);
      const { world, pull } = scene;
      world.push(pull.branch, { "b.json": { symlink: "copy.json" }, "copy.json": "first" }, "author");
    },
    thing: (scene) => ({ ...scene.file("copy.json"), path: "b.json" }),
    outcome: "pusher-unknown",
  },
  {
    trap: "before the branch was rebased and squashed into one commit",
    happens: (scene) => {
      const { world } = scene;
      approve(scene);
      world.push("main", { "other.txt": "1" }, "admin");
      const onto = must(world.state.repository("acme/support").refs.get("refs/heads/main"));
      scene.push("first", "maintainer", { onto, force: true });
    },
    outcome: "signed",
  },
];

const CANDIDATES: readonly Trap[] = [
  {
    trap: "a candidate that was shown before",
    happens: (scene) => {
      scene.publish(scene.opened);
      scene.later();
      approve(scene);
    },
    outcome: "signed",
  },
  {
    trap: "a candidate that was shown later",
    happens: (scene) => {
      approve(scene);
      scene.later();
      scene.publish(scene.opened);
    },
    outcome: "candidate-published-later",
  },
  {
    trap: "an older commit with the same candidate",
    happens: (scene) => {
      scene.publish(scene.opened);
      scene.later();
      approve(scene);
      scene.publish(scene.push("export default 2;", "author", {}, "agent.mjs"));
    },
    outcome: "signed",
  },
  {
    trap: "an older commit with another candidate",
    happens: (scene) => {
      scene.publish(scene.opened, OTHER_D);
      scene.later();
      approve(scene);
      scene.publish(scene.push("export default 2;", "author", {}, "agent.mjs"));
    },
    outcome: "candidate-unpublished",
  },
  {
    trap: "a forged candidate of the right name, by another workflow",
    happens: (scene) => {
      const { world, pull } = scene;
      const path = ".github/workflows/renamed.yml";
      scene.publish(world.forgeRun({ path, headSha: pull.headSha, headBranch: pull.branch }));
      scene.later();
      approve(scene);
    },
    outcome: "candidate-foreign",
  },
  {
    trap: "a candidate of another pull request's run",
    happens: (scene) => {
      const { world, pull, opened } = scene;
      world.push("other", { "b.json": "first" }, "author", { onto: pull.headSha });
      const other = world.openPullRequest("other", "author");
      expect(must(other.delivery.run).path).toBe(opened.path);
      scene.publish(must(other.delivery.run));
      scene.later();
      world.review(pull, "APPROVED", "maintainer");
    },
    outcome: "candidate-foreign",
  },
  {
    trap: "a candidate that a push to the main branch left",
    happens: (scene) => {
      const { world, pull, opened } = scene;
      const run = world.forgeRun({ path: opened.path, headSha: pull.headSha, event: "push" });
      scene.publish(run, D, { headSha: pull.headSha, pullRequest: pull.number });
      scene.later();
      approve(scene);
    },
    outcome: "candidate-foreign",
  },
  {
    trap: "a re-judging by hand that says which commit it was for",
    happens: (scene) => {
      const { world, pull } = scene;
      const run = must(world.dispatch({ "pull-request": "1" }, "writer").run);
      scene.publish(run, D, { headSha: pull.headSha, pullRequest: pull.number });
      scene.later();
      approve(scene);
    },
    outcome: "signed",
  },
  {
    trap: "a re-judging by hand of another pull request",
    happens: (scene) => {
      const { world, pull } = scene;
      const run = must(world.dispatch({ "pull-request": "7" }, "writer").run);
      scene.publish(run, D, { headSha: pull.headSha, pullRequest: 7 });
      scene.later();
      approve(scene);
    },
    outcome: "candidate-foreign",
  },
  {
    trap: "a re-judging by hand whose record is of another digest",
    happens: (scene) => {
      const { world, pull } = scene;
      const run = must(world.dispatch({ "pull-request": "1" }, "writer").run);
      scene.publish(run, D, { headSha: pull.headSha, pullRequest: pull.number, digest: OTHER_D });
      scene.later();
      approve(scene);
    },
    outcome: "candidate-foreign",
  },
  {
    trap: "a re-judging by hand that says nothing readable",
    happens: (scene) => {
      const { world } = scene;
      const run = must(world.dispatch({ "pull-request": "1" }, "writer").run);
      world.addArtifact(run, candidateName(D), zip([{ name: "agentverity-subject.json", content: "{}" }]));
      scene.later();
      approve(scene);
    },
    outcome: "candidate-foreign",
  },
];

let scene: SigningScene;
afterEach(() => scene.world.close());

describe.each([
  ["opinions", OPINIONS],
  ["who", WHO],
  ["binding", BINDING],
  ["candidates", CANDIDATES.map((trap) => ({ ...trap, thing: (one: SigningScene) => one.candidate() }))],
] satisfies [string, readonly Trap[]][])("a review, %s", (_, traps) => {
  it.each(named(traps))("%s", async (_, { world, happens, policy, thing, outcome }) => {
    scene = await startSigningScene(world);
    happens(scene);
    const asked = { methods: ["review"], ...policy } as const;
    const verdict = await scene.ask(thing?.(scene) ?? scene.file(), asked);
    expect(outcomeOf(verdict), JSON.stringify(verdict)).toBe(outcome);
    expect(scene.world.github.violations).toEqual([]);
  });
});
