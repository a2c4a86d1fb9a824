/** Traps of the label, each with its outcome: `signed` or the reason why not. */
import { afterEach, describe, expect, it } from "vitest";
import {
  D,
  LABEL,
  must,
  named,
  OTHER_D,
  outcomeOf,
  type SigningScene,
  startSigningScene,
  type Trap,
} from "./signing-scene.ts";

const AGENT = { intent: { rationale: "it looked fine", confidence: "HIGH" } } as const;
const digestLabel = `av:${D.slice(0, 40)}`;
const byMaintainer = ({ world, pull }: SigningScene) => world.label(pull, LABEL, "maintainer");

const WHO: readonly Trap[] = [
  { trap: "a maintainer labels", happens: byMaintainer, outcome: "signed" },
  { trap: "nobody labels", happens: () => {}, outcome: "no-label" },
  {
    trap: "another label",
    happens: ({ world, pull }) => world.label(pull, "bug", "maintainer"),
    outcome: "no-label",
  },
  {
    trap: "a bot labels",
    happens: ({ world, pull }) => world.label(pull, LABEL, "team-app[bot]"),
    outcome: "not-a-user",
  },
  {
    trap: "an app labels in a maintainer's name",
    happens: ({ world, pull }) => world.label(pull, LABEL, "maintainer", { viaApp: "triage-app" }),
    outcome: "via-app",
  },
  {
    trap: "an AI agent labels with a maintainer's account",
    happens: ({ world, pull }) => world.label(pull, LABEL, "maintainer", AGENT),
    outcome: "by-agent",
  },
  {
    trap: "a triager labels",
    happens: ({ world, pull }) => world.label(pull, LABEL, "triager"),
    outcome: "no-write-permission",
  },
  {
    trap: "a writer who may no longer write",
    happens: ({ world, pull }) => {
      world.label(pull, LABEL, "writer");
      world.setRole("writer", "read");
    },
    outcome: "no-write-permission",
  },
  {
    trap: "an account that was deleted",
    happens: ({ world, pull }) => {
      world.label(pull, LABEL, "writer");
      world.deleteAccount("writer");
    },
    outcome: "no-write-permission",
  },
  {
    trap: "the author labels",
    happens: ({ world, pull }) => world.label(pull, LABEL, "author"),
    outcome: "is-author",
  },
  {
    trap: "the author labels, and the policy lets him",
    happens: ({ world, pull }) => world.label(pull, LABEL, "author"),
    policy: { allowSelfApproval: true },
    outcome: "signed",
  },
  {
    trap: "somebody else pushed the file, and labels it",
    happens: (scene) => {
      scene.push("second", "writer");
      scene.later();
      scene.world.label(scene.pull, LABEL, "writer");
    },
    outcome: "is-pusher",
  },
  {
    trap: "the pusher labels, and the policy lets him",
    happens: (scene) => {
      scene.push("second", "writer");
      scene.world.label(scene.pull, LABEL, "writer");
    },
    policy: { allowSelfApproval: true },
    outcome: "signed",
  },
  {
    trap: "the pusher wrote another's name into the commit",
    happens: (scene) => {
      scene.push("second", "writer", { claims: { name: "author" } });
      scene.later();
      scene.world.label(scene.pull, LABEL, "writer");
    },
    outcome: "is-pusher",
  },
  {
    trap: "the file went through other hands since, and back to the pusher's bytes",
    happens: (scene) => {
      scene.push("second", "writer");
      scene.push("third", "author");
      scene.push("second", "author");
      scene.later();
      scene.world.label(scene.pull, LABEL, "writer");
    },
    outcome: "is-pusher",
  },
  {
    trap: "one who pushed something else labels",
    happens: (scene) => {
      scene.push("export default 2;", "maintainer", {}, "agent.mjs");
      scene.later();
      byMaintainer(scene);
    },
    outcome: "signed",
  },
  {
    trap: "a writer who is no approver",
    happens: ({ world, pull }) => world.label(pull, LABEL, "writer"),
    policy: { approvers: ["maintainer"] },
    outcome: "not-an-approver",
  },
  {
    trap: "an approver, spelled otherwise",
    happens: byMaintainer,
    policy: { approvers: ["Maintainer"] },
    outcome: "signed",
  },
];

const MANY: readonly Trap[] = [
  {
    trap: "the branch moved so often that the pusher's push is out of sight",
    happens: (scene) => {
      const { world, pull } = scene;
      world.scene.secondsPerAction = 0;
      scene.push("second", "writer");
      for (let push = 0; push < 60; push += 1) world.push(pull.branch, { x: `${push}` }, "author");
      scene.push("third", "author");
      scene.push("second", "author");
      scene.later();
      world.label(pull, LABEL, "writer");
    },
    outcome: "pusher-unknown",
  },
  {
    trap: "nobody knows when it was pushed, and the policy lets anybody sign",
    happens: (scene) => {
      const { world, pull } = scene;
      world.scene.secondsPerAction = 0;
      scene.push("second", "writer");
      for (let push = 0; push < 60; push += 1) world.push(pull.branch, { x: `${push}` }, "author");
      scene.push("third", "author");
      scene.push("second", "author");
      scene.later();
      world.label(pull, LABEL, "maintainer");
    },
    policy: { allowSelfApproval: true },
    outcome: "pusher-unknown",
  },
];

const WHEN: readonly Trap[] = [
  {
    trap: "taken off again",
    happens: (scene) => {
      byMaintainer(scene);
      scene.world.unlabel(scene.pull, LABEL, "author");
    },
    outcome: "label-removed",
  },
  {
    trap: "the label's removal shows in its events first",
    happens: (scene) => {
      byMaintainer(scene);
      scene.world.unlabel(scene.pull, LABEL, "author");
      scene.pull.labels.add(LABEL);
    },
    outcome: "label-removed",
  },
  {
    trap: "taken off, and put back by the author",
    happens: (scene) => {
      byMaintainer(scene);
      scene.world.unlabel(scene.pull, LABEL, "author");
      scene.world.label(scene.pull, LABEL, "author");
    },
    outcome: "is-author",
  },
  {
    trap: "taken off, and put back by a maintainer",
    happens: (scene) => {
      byMaintainer(scene);
      scene.world.unlabel(scene.pull, LABEL, "author");
      byMaintainer(scene);
    },
    outcome: "signed",
  },
  {
    trap: "older than a push that changes the file",
    happens: (scene) => {
      byMaintainer(scene);
      scene.push("second", "author");
    },
    outcome: "other-bytes",
  },
  {
    trap: "older than a push that leaves the file alone",
    happens: (scene) => {
      byMaintainer(scene);
      scene.push("export default 2;", "author", {}, "agent.mjs");
    },
    outcome: "signed",
  },
  {
    trap: "older than a rebase that leaves the file alone",
    happens: (scene) => {
      const { world, pull } = scene;
      byMaintainer(scene);
      world.push("main", { "other.txt": "1" }, "admin");
      const onto = must(world.state.repository("acme/support").refs.get("refs/heads/main"));
      scene.push("first", "author", { onto, force: true });
      expect(world.textAt(pull.headSha, "other.txt")).toBe("1");
    },
    outcome: "signed",
  },
  {
    trap: "a push just before the click, that changes the file",
    happens: (scene) => {
      scene.push("second", "author");
      scene.later(5);
      byMaintainer(scene);
    },
    outcome: "pushed-just-before",
  },
  {
    trap: "a push just before the click, whose candidate nobody has seen",
    happens: (scene) => {
      scene.publish(scene.opened, D);
      const run = scene.push("export default 2;", "author", {}, "agent.mjs");
      scene.later(40);
      byMaintainer(scene);
      scene.publish(run, OTHER_D);
    },
    thing: (scene) => scene.candidate(OTHER_D),
    outcome: "candidate-published-later",
  },
  {
    trap: "a push while it is put on: the labeler's runs name two commits",
    happens: (scene) => {
      byMaintainer(scene);
      scene.world.push(scene.pull.branch, { "b.json": "second" }, "author");
      scene.world.label(scene.pull, "bug", "maintainer");
    },
    outcome: "commit-ambiguous",
  },
  {
    trap: "the labeler acted before, on an older commit",
    happens: (scene) => {
      scene.world.label(scene.pull, "bug", "maintainer");
      scene.push("export default 2;", "author", {}, "agent.mjs");
      scene.later();
      byMaintainer(scene);
    },
    outcome: "signed",
  },
  {
    trap: "the labeler's own pull request moves at that moment",
    happens: (scene) => {
      scene.world.push("mine", { "m.txt": "1" }, "maintainer");
      scene.world.openPullRequest("mine", "maintainer");
      byMaintainer(scene);
      scene.world.push("mine", { "m.txt": "2" }, "maintainer");
    },
    outcome: "signed",
  },
  {
    trap: "the labeler's fork moves at that moment, in a branch of the same name",
    happens: (scene) => {
      const { world, pull } = scene;
      const { fullName: repository } = world.fork("maintainer");
      byMaintainer(scene);
      world.push(pull.branch, { "m.txt": "1" }, "maintainer", { repository });
      world.openPullRequest(pull.branch, "maintainer", { repository });
    },
    outcome: "signed",
  },
  {
    trap: "the labeler acts again later than the two minutes",
    happens: (scene) => {
      byMaintainer(scene);
      scene.push("export default 2;", "author", {}, "agent.mjs");
      scene.later(121);
      scene.world.label(scene.pull, "bug", "maintainer");
    },
    outcome: "signed",
  },
  {
    trap: "a re-run of the labelled run, after the label was taken off",
    happens: (scene) => {
      const labelled = byMaintainer(scene);
      scene.world.unlabel(scene.pull, LABEL, "maintainer");
      scene.world.rerun(must(labelled.run), "author");
    },
    outcome: "label-removed",
  },
  {
    trap: "a re-run of the labelled run, after a push",
    happens: (scene) => {
      const labelled = byMaintainer(scene);
      scene.push("second", "author");
      scene.world.rerun(must(labelled.run), "author");
    },
    outcome: "other-bytes",
  },
  {
    trap: "on another pull request of the same commit",
    happens: ({ world, pull }) => {
      world.push("release", { "r.txt": "1" }, "admin");
      const other = world.openPullRequest(pull.branch, "author", { base: "release" }).pull;
      world.label(other, LABEL, "maintainer");
    },
    outcome: "no-label",
  },
  {
    trap: "the run that it starts names another actor [unconfirmed about GitHub]",
    happens: (scene) => {
      scene.world.facts.labelRunActor = "author";
      byMaintainer(scene);
    },
    outcome: "commit-unknown",
  },
];

const WHAT: readonly Trap[] = [
  {
    trap: "a candidate that was shown before",
    happens: (scene) => {
      scene.publish(scene.opened);
      scene.later();
      byMaintainer(scene);
    },
    thing: (scene) => scene.candidate(),
    outcome: "signed",
  },
  {
    trap: "a candidate that was shown after",
    happens: (scene) => {
      byMaintainer(scene);
      scene.publish(scene.opened);
    },
    thing: (scene) => scene.candidate(),
    outcome: "candidate-published-later",
  },
  {
    trap: "a candidate that was shown in the same second",
    happens: (scene) => {
      scene.world.scene.secondsPerAction = 0;
      scene.publish(scene.opened);
      byMaintainer(scene);
    },
    thing: (scene) => scene.candidate(),
    outcome: "candidate-published-later",
  },
  {
    trap: "a candidate that was never shown",
    happens: byMaintainer,
    thing: (scene) => scene.candidate(),
    outcome: "candidate-unpublished",
  },
  {
    trap: "a candidate that the pusher of its commit labels",
    happens: (scene) => {
      scene.publish(scene.push("export default 2;", "writer", {}, "agent.mjs"));
      scene.later();
      scene.world.label(scene.pull, LABEL, "writer");
    },
    thing: (scene) => scene.candidate(),
    outcome: "is-pusher",
  },
  {
    trap: "a file whose claim was shown as a candidate before it was written",
    happens: (scene) => {
      scene.publish(scene.opened);
      scene.later();
      byMaintainer(scene);
      scene.world.push(scene.pull.branch, { "b.json": "written" }, "github-actions[bot]");
    },
    thing: (scene) => ({ ...scene.file(), candidateDigest: D }),
    outcome: "signed",
  },
  {
    trap: "the digest's own label",
    happens: ({ world, pull }) => world.label(pull, digestLabel, "maintainer"),
    thing: (scene) => scene.candidate(),
    outcome: "signed",
  },
  {
    trap: "the digest's own label, taken off",
    happens: ({ world, pull }) => {
      world.label(pull, digestLabel, "maintainer");
      world.unlabel(pull, digestLabel, "author");
    },
    thing: (scene) => scene.candidate(),
    outcome: "label-removed",
  },
  {
    trap: "another digest's label",
    happens: ({ world, pull }) => world.label(pull, digestLabel, "maintainer"),
    thing: (scene) => scene.candidate(OTHER_D),
    outcome: "no-label",
  },
  {
    trap: "a shortened digest's label",
    happens: ({ world, pull }) => world.label(pull, digestLabel.slice(0, 15), "maintainer"),
    thing: (scene) => scene.candidate(),
    outcome: "no-label",
  },
  {
    trap: "the digest's own label by the author",
    happens: ({ world, pull }) => world.label(pull, digestLabel, "author"),
    thing: (scene) => scene.candidate(),
    outcome: "is-author",
  },
  {
    trap: "the digest's own label by the pusher of the file",
    happens: (scene) => {
      scene.push("second", "writer");
      scene.later();
      scene.world.label(scene.pull, digestLabel, "writer");
    },
    thing: (scene) => ({ ...scene.file(), candidateDigest: D }),
    outcome: "is-pusher",
  },
];

const WHERE: readonly Trap[] = [
  { trap: "a fork's pull request", world: { fork: "public" }, happens: byMaintainer, outcome: "signed" },
  {
    trap: "a private fork's, whose pushes nobody may read",
    world: { fork: "private", isPrivate: true },
    happens: byMaintainer,
    outcome: "signed",
  },
  {
    trap: "the record of pushes may not be read [unconfirmed about GitHub]",
    happens: (scene) => {
      scene.world.facts.activityReadable = false;
      byMaintainer(scene);
    },
    outcome: "signed",
  },
  {
    trap: "the record of pushes may not be read, and the pusher labels",
    happens: (scene) => {
      scene.world.facts.activityReadable = false;
      scene.push("second", "writer");
      scene.later();
      scene.world.label(scene.pull, LABEL, "writer");
    },
    outcome: "is-pusher",
  },
  {
    trap: "the record of pushes may not be read, and others pushed on top of the pusher's commit",
    happens: (scene) => {
      scene.world.facts.activityReadable = false;
      scene.push("second", "writer");
      scene.push("export default 2;", "author", {}, "agent.mjs");
      scene.later();
      scene.world.label(scene.pull, LABEL, "writer");
    },
    outcome: "is-pusher",
  },
  {
    trap: "a private fork's, where no run names the commit that brought the file",
    world: { fork: "private", isPrivate: true },
    happens: (scene) => {
      const { world, pull } = scene;
      const onto = world.push("topic", { "b.json": "second" }, "outsider", {
        repository: "outsider/support",
      });
      world.state.runs.splice(world.state.runs.indexOf(must(onto.run)), 1);
      scene.push("export default 2;", "outsider", {}, "agent.mjs");
      scene.later();
      world.label(pull, LABEL, "maintainer");
    },
    outcome: "pusher-unknown",
  },
];

let scene: SigningScene;
afterEach(() => scene.world.close());

describe.each([
  ["who", WHO],
  ["who, after many pushes", MANY],
  ["when", WHEN],
  ["what", WHAT],
  ["where", WHERE],
] satisfies [string, readonly Trap[]][])("a label, %s", (_, traps) => {
  it.each(named(traps))("%s", async (_, { world, happens, policy, thing, outcome }) => {
    scene = await startSigningScene(world);
    happens(scene);
    const asked = { methods: ["label"], ...policy } as const;
    const verdict = await scene.ask(thing?.(scene) ?? scene.file(), asked);
    expect(outcomeOf(verdict), JSON.stringify(verdict)).toBe(outcome);
    expect(scene.world.github.violations).toEqual([]);
  });
});
