/** What a gate must not be talked into, and what it still says when GitHub is in trouble: each with the real bundle. */
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../fakes/deliveries.ts";
import { TROUBLES } from "../fakes/faults.ts";
import type { Method } from "../fakes/openapi.ts";
import type { Pull } from "../fakes/state.ts";
import { unzip } from "../fakes/unzip.ts";
import { zip } from "../fakes/zip.ts";
import { BASELINE, candidateOf, decisions, LABEL, startTeam, type Team } from "./gate-team.ts";

let team: Team;
afterEach(() => team.close());

/** A pull request that was measured, with its candidate in the branch. */
async function withBaseline(): Promise<Pull> {
  team = await startTeam();
  const { world } = team;
  world.push("topic", { "README.md": "a router\n" }, "author");
  const { pull, delivery } = world.openPullRequest("topic", "author");
  await team.gate(delivery);
  const added = world.push("topic", { [BASELINE]: candidateOf(world, unzip) }, "author");
  await team.gate(added);
  expect(team.status(pull.headSha)).toMatch(/^pending/);
  team.calls();
  world.clock.advance(300);
  return pull;
}

describe("is not signed", () => {
  it("by its author's label, a triager's, an app's, nor by one given before the file changed", async () => {
    const pull = await withBaseline();
    const { world } = team;
    for (const [by, viaApp] of [["author"], ["triager"], ["maintainer", "helper"]] as const) {
      await team.gate(world.label(pull, LABEL, by, viaApp === undefined ? {} : { viaApp }));
      expect(team.status(pull.headSha), by).toMatch(/^pending/);
      world.clock.advance(300);
      world.unlabel(pull, LABEL, "maintainer");
      world.clock.advance(300);
    }
    const signed = await team.gate(world.label(pull, LABEL, "maintainer"));
    expect(team.status(pull.headSha), signed.log).toMatch(/^success/);
    world.clock.advance(300);
    const text = world.textAt(pull.headSha, BASELINE) ?? "";
    const edited = text.replace(/"created_at": "[^"]*"/, '"created_at": "2020-01-01T00:00:00Z"');
    await team.gate(world.push("topic", { [BASELINE]: edited }, "author"));
    expect(team.status(pull.headSha)).toMatch(/^pending/);
    expect(team.calls()).toBe(0);
  });

  it("by a re-run of an event whose review was dismissed since", async () => {
    const pull = await withBaseline();
    const { world } = team;
    const approved = world.review(pull, "APPROVED", "maintainer");
    await team.gate(approved);
    expect(team.status(pull.headSha)).toMatch(/^success/);
    world.dismiss(pull, "maintainer", "admin");
    await team.gate(approved);
    expect(team.status(pull.headSha)).toMatch(/^pending/);
  });

  it("by rules that the same pull request loosens", async () => {
    const pull = await withBaseline();
    const { world } = team;
    const loosened = `suite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\nallow-self-approval: true\n`;
    world.push("topic", { ".github/agentverity.yml": loosened }, "author");
    world.clock.advance(300);
    const step = await team.gate(world.label(pull, LABEL, "author"));
    expect(step.exitCode).toBe(1);
    expect(team.status(pull.headSha)).not.toMatch(/^success/);
  });

  it("where it is removed or rolled back", async () => {
    const pull = await withBaseline();
    const { world } = team;
    await team.gate(world.review(pull, "APPROVED", "maintainer"));
    world.merge(pull, "squash", "maintainer");
    world.push("clean", { [BASELINE]: null }, "author", {
      onto: world.state.repository("acme/support").refs.get("refs/heads/main") ?? "",
    });
    const { pull: removing, delivery } = world.openPullRequest("clean", "author");
    const step = await team.gate(delivery);
    expect(step.outputs["baseline-state"]).toBe("removed");
    expect(team.status(removing.headSha)).toBe("pending: awaiting sign-off: the baseline would be removed");
    await team.gate(world.review(removing, "APPROVED", "maintainer"));
    expect(team.status(removing.headSha)).toBe("success: signed: the baseline is removed");
  });
});

describe("a file that no run wrote", () => {
  it.each([
    ["edited by hand", (text: string) => text.replace('"expected": "fraud"', '"expected": "refund"')],
    [
      "merged by git into wrong JSON",
      (text: string) => text.replace('"probes": [', '"probes": [],\n  "probes": ['),
    ],
    ["cut off", (text: string) => text.slice(0, text.length / 2)],
  ])("%s is refused, whoever approves", async (_, spoil) => {
    const pull = await withBaseline();
    const { world } = team;
    world.push("topic", { [BASELINE]: spoil(world.textAt(pull.headSha, BASELINE) ?? "") }, "author");
    const step = await team.gate(world.review(pull, "APPROVED", "maintainer"));
    expect(step.outputs["baseline-state"], step.log).toBe("refused");
    expect(team.status(pull.headSha)).toMatch(/^failure: refused/);
  });

  it("a symbolic link is not read", async () => {
    const pull = await withBaseline();
    team.world.push("topic", { [BASELINE]: { symlink: "../secret" } }, "author");
    await team.gate(team.world.review(pull, "APPROVED", "maintainer"));
    expect(team.status(pull.headSha)).toMatch(/^error: .*symbolic link/);
  });
});

describe("while it works", () => {
  it("a push leaves the new head unanswered by the older run", async () => {
    const pull = await withBaseline();
    const { world } = team;
    const old = pull.headSha;
    const approved = world.review(pull, "APPROVED", "maintainer");
    let pushed = false;
    const act = () => {
      if (pushed) return;
      pushed = true;
      world.push("topic", { "decisions.json": decisions({ "close my account": "refund" }) }, "author");
    };
    world.github.fault("GET", "/pulls/{pull_number}/reviews", { kind: "meanwhile", act }, 1);
    await team.gate(approved);
    expect(pull.headSha).not.toBe(old);
    expect(team.status(pull.headSha)).toBeUndefined();
  });

  it("two pull requests on one commit get the worse answer", async () => {
    const pull = await withBaseline();
    const { world } = team;
    await team.gate(world.review(pull, "APPROVED", "maintainer"));
    expect(team.status(pull.headSha)).toMatch(/^success/);
    world.push("release", { "NOTES.md": "release\n" }, "admin");
    const { delivery } = world.openPullRequest("topic", "author", { base: "release" });
    await team.gate(delivery);
    expect(team.status(pull.headSha)).toMatch(/^pending/);
  });
});

describe("a slow older run that posts last", () => {
  const approves = (pull: Pull) => team.world.review(pull, "APPROVED", "maintainer");
  const rows: readonly (readonly [string, boolean, (pull: Pull) => Delivery, RegExp])[] = [
    ["does not take back a signature that was given meanwhile", false, approves, /^success: signed/],
    [
      "does not keep a signature that was taken back meanwhile",
      true,
      (pull) => team.world.dismiss(pull, "maintainer", "admin"),
      /^pending: awaiting sign-off/,
    ],
  ];
  it.each(rows)("%s", async (_, isSigned, happens, holds) => {
    const pull = await withBaseline();
    const { world } = team;
    const older = isSigned ? approves(pull) : world.label(pull, "bug", "maintainer");
    let reads = 0;
    const act = async () => {
      reads += 1;
      // Its own first look is over; the newer run comes and goes before it looks again.
      if (reads === 2) await team.gate(happens(pull));
    };
    world.github.fault("GET", "/pulls/{pull_number}/reviews", { kind: "meanwhile", act });
    world.state.statuses.length = 0;
    await team.gate(older);
    expect(world.state.statuses.map(({ state, description }) => `${state}: ${description}`)).toEqual([
      expect.stringMatching(holds),
      expect.stringMatching(holds),
    ]);
  });
});

describe("on its way into the base branch", () => {
  const signed = async (pull: Pull) => {
    await team.gate(team.world.review(pull, "APPROVED", "maintainer"));
    expect(team.status(pull.headSha)).toMatch(/^success: signed/);
  };
  const main = () => team.world.state.repository("acme/support").refs.get("refs/heads/main") ?? "";

  it("what was signed stays so when the branch is rebased, and when it is merged by rebase", async () => {
    const pull = await withBaseline();
    const { world } = team;
    await signed(pull);
    const [before, text] = [pull.headSha, world.textAt(pull.headSha, BASELINE) ?? ""];
    world.push("main", { "NOTES.md": "notes\n" }, "admin");
    const rebased = { "README.md": "a router\n", [BASELINE]: text };
    const moved = await team.gate(world.push("topic", rebased, "author", { onto: main(), force: true }));
    expect(pull.headSha).not.toBe(before);
    expect(team.status(pull.headSha), moved.log).toMatch(/^success: signed/);
    const merged = await team.gate(world.merge(pull, "rebase", "maintainer"), { agent: "" });
    expect(team.status(main()), merged.log).toBe(
      `success: the baseline changed, signed in pull request #${pull.number}`,
    );
  });

  it("a merge group is held back until its pull request is signed, whichever is queued last", async () => {
    const pull = await withBaseline();
    const { world } = team;
    world.push("other", { "NOTES.md": "notes\n" }, "writer");
    const { pull: other } = world.openPullRequest("other", "writer");
    const first = world.mergeQueue([pull, other]);
    const held = await team.gate(first.delivery);
    expect(team.status(first.sha), held.log).toMatch(/^failure: not signed in a pull request of this merge/);
    expect(held.exitCode).toBe(1);
    await signed(pull);
    const second = world.mergeQueue([pull, other]);
    const queued = await team.gate(second.delivery);
    expect(team.status(second.sha), queued.log).toMatch(/^success: signed: the baseline/);
    expect(team.calls()).toBe(0);
    await team.gate(world.finishQueue(second), { agent: "" });
    expect(team.status(main())).toBe(`success: the baseline changed, signed in pull request #${pull.number}`);
  });
});

describe("stored evidence", () => {
  it.each([
    ["of another workflow", { path: ".github/workflows/mine.yml" }],
    ["too large", { size: 80 * 1024 * 1024 }],
    ["with another digest", { digest: `sha256:${"0".repeat(64)}` }],
    ["that leaves its folder", { entry: "../evidence.json" }],
    ["that is no evidence", { content: '{"schema":"agentverity.evidence/v2","cases":[]}' }],
  ])("%s is not used, and nothing is measured for a label", async (_, how) => {
    team = await startTeam();
    const { world } = team;
    world.push("topic", { "README.md": "a router\n" }, "author");
    const { pull, delivery } = world.openPullRequest("topic", "author");
    await team.gate(delivery);
    team.calls();
    const genuine = world.state.artifacts.find(({ name }) => name === "agentverity-evidence");
    if (genuine === undefined || delivery.run === undefined) throw new Error("no evidence");
    const text = unzip(genuine.zip)["evidence.json"] ?? "";
    const spoiled: { path?: string; size?: number; digest?: string; entry?: string; content?: string } = how;
    const forged = zip([{ name: spoiled.entry ?? "evidence.json", content: spoiled.content ?? text }]);
    world.state.artifacts.splice(world.state.artifacts.indexOf(genuine), 1);
    const run =
      spoiled.path === undefined
        ? delivery.run
        : world.forgeRun({ path: spoiled.path, headSha: pull.headSha, headBranch: "topic" });
    world.addArtifact(run, "agentverity-evidence", forged, {
      ...(spoiled.size === undefined ? {} : { size: spoiled.size }),
      ...(spoiled.digest === undefined ? {} : { digest: spoiled.digest }),
    });
    const step = await team.gate(world.label(pull, "bug", "maintainer"));
    expect(team.status(pull.headSha), step.log).toMatch(/^pending: not measured yet/);
    expect(step.outputs["baseline-state"]).toBe("");
    expect(team.calls()).toBe(0);
  });
});

describe("with GitHub in trouble", () => {
  const calls: readonly (readonly [Method, string])[] = [
    ["GET", "/pulls/{pull_number}"],
    ["GET", "/pulls/{pull_number}/reviews"],
    ["GET", "/actions/runs/{run_id}"],
    ["GET", "/git/trees/{tree_sha}"],
    ["GET", "/compare/{basehead}"],
    ["GET", "/collaborators/{username}/permission"],
    ["GET", "/commits/{commit_sha}/pulls"],
    ["POST", "/statuses/{sha}"],
  ];
  it.each(calls)("%s %s refused never becomes success", async (method, below) => {
    const pull = await withBaseline();
    const { world } = team;
    const approved = world.review(pull, "APPROVED", "maintainer");
    for (const name of ["403"] as const) {
      world.state.statuses.length = 0;
      world.github.fault(method, below, TROUBLES[name] as never);
      const step = await team.gate(approved);
      world.github.clearFaults();
      expect(step.exitCode, `${name}: ${step.log}`).not.toBe(null);
      expect(team.status(pull.headSha) ?? "none", `${name}: ${step.log}`).not.toMatch(/^success/);
      if (method === "GET") expect(step.exitCode, `${name}: ${step.log}`).not.toBe(0);
      expect(step.log).not.toContain("This is a defect");
      expect(step.summary, name).toMatch(/\S/);
    }
  });

  it("a token that only reads leaves the job's result as the answer, and says how to serve forks", async () => {
    const pull = await withBaseline();
    team.world.permissions = { contents: "read", actions: "read", "pull-requests": "read" };
    const step = await team.gate(team.world.label(pull, "bug", "maintainer"));
    expect(step.exitCode).toBe(1);
    expect(step.summary).toContain("`statuses: write`");
  });
});
