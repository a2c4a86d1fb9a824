/** The file that a person commits, and the one that the gate commits with no token but its own, with the real bundle. */
import { afterEach, describe, expect, it } from "vitest";
import { unzip } from "../fakes/unzip.ts";
import { BASELINE, candidateOf, LABEL, startTeam, type Team } from "./gate-team.ts";

let team: Team;
afterEach(() => team.close());

describe("a baseline that a person commits", () => {
  it("is signed by review, and no call is made after the first", async () => {
    team = await startTeam();
    const { world } = team;
    world.push("topic", { "README.md": "a router\n" }, "author");
    const { pull, delivery } = world.openPullRequest("topic", "author");

    const first = await team.gate(delivery);
    expect(first.exitCode, first.log).toBe(0);
    expect(team.status(pull.headSha)).toBe("success: no baseline yet: a candidate is ready to be signed");
    expect(first.outputs["baseline-state"]).toBe("none");
    expect(team.calls()).toBeGreaterThan(60);

    const added = world.push("topic", { [BASELINE]: candidateOf(world, unzip) }, "author");
    const second = await team.gate(added);
    expect(second.exitCode, second.log).toBe(1);
    expect(team.status(pull.headSha)).toMatch(/^pending: awaiting sign-off of the baseline \(sha256:/);
    expect(second.outputs["baseline-state"]).toBe("awaiting-sign-off");

    const third = await team.gate(world.review(pull, "APPROVED", "maintainer"));
    expect(third.exitCode, third.log).toBe(0);
    expect(team.status(pull.headSha)).toMatch(/^success: signed: the baseline/);
    expect(third.outputs).toMatchObject({
      "baseline-state": "signed",
      approver: "maintainer",
      "calls-made": "0",
    });
    expect(team.calls()).toBe(0);
    expect(world.github.violations).toEqual([]);
  });
});

describe("a candidate that a label signs", () => {
  it("is committed with the workflow's own token, which starts no other check, and says so", async () => {
    team = await startTeam({
      config: `suite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\npublish: commit\n`,
    });
    const { world } = team;
    world.permissions = { ...world.permissions, contents: "write" };
    world.push("topic", { "README.md": "a router\n" }, "author");
    const { pull, delivery } = world.openPullRequest("topic", "author");
    await team.gate(delivery);
    team.calls();

    world.clock.advance(300);
    const before = pull.headSha;
    const labeled = await team.gate(world.label(pull, LABEL, "maintainer"));
    expect(labeled.exitCode, labeled.log).toBe(0);
    expect(pull.headSha).not.toBe(before);
    expect(team.status(pull.headSha)).toMatch(/^success: signed: the baseline/);
    expect(world.deliveries.at(-1)).toMatchObject({ action: "synchronize", run: undefined });
    expect(labeled.summary).toContain("starts no other check: with a token of an app it does");
    expect(team.calls()).toBe(0);
    expect(world.github.violations).toEqual([]);
  });
});
