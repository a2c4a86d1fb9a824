/** Files that are signed beside the baseline, such as blessed figures of tests: by the same people, bound to their bytes. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Pull } from "../../fakes/state.ts";
import { CONFIG, CONFIG_TEXT, Desk, LABEL } from "./gate-desk.ts";
import { offered, opened } from "./states.ts";

const TESTS = "tests.baseline.json";
const CONFIGURED = `${CONFIG_TEXT}signed-files: [${TESTS}]\n`;
const FIVE = '{"schema":"agentverity.behaviour/v1","passed":5}\n';
const THREE = '{"schema":"agentverity.behaviour/v1","passed":3}\n';

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.start({ config: CONFIGURED, files: { [TESTS]: FIVE } });
});
afterEach(() => desk.close());

async function lowered(): Promise<Pull> {
  await desk.approve();
  return opened(desk, { [TESTS]: THREE });
}

function status(pull: Pull): string | undefined {
  return desk.status(pull.headSha);
}

async function push(text: string | null, by = "author"): Promise<void> {
  await desk.gate(desk.world.push("topic", { [TESTS]: text }, by));
}

describe("a pull request that changes a signed file", () => {
  it("waits for a sign-off that names the file, and who may give it", async () => {
    await desk.approve();
    const { pull, delivery } = desk.open({ [TESTS]: THREE });
    const answer = await desk.gate(delivery);
    expect(status(pull)).toBe("pending: awaiting sign-off of the signed files");
    expect(answer).toMatchObject({ red: true, outputs: { "baseline-state": "awaiting-sign-off" } });
    expect(answer.text).toContain(`'${TESTS}' would change`);
    expect(answer.text).toContain(`To sign the change of '${TESTS}': approve the pull request by review`);
    expect(answer.text).toContain("Anyone with write permission may sign, except 'author'.");
    expect(desk.world.github.violations).toEqual([]);
  });

  it.each([
    ["by review", (pull: Pull) => desk.world.review(pull, "APPROVED", "maintainer")],
    ["by label", (pull: Pull) => desk.world.label(pull, LABEL, "maintainer")],
  ])("is signed %s, without a call", async (_, sign) => {
    const pull = await lowered();
    desk.later();
    const answer = await desk.gate(sign(pull));
    expect(status(pull)).toBe("success: signed: the signed files");
    expect(answer).toMatchObject({ red: false, calls: 0 });
    expect(answer.text).toContain(`'maintainer' signed the change of '${TESTS}'`);
  });

  it("is not signed by its author", async () => {
    const pull = await lowered();
    desk.later();
    await desk.gate(desk.world.label(pull, LABEL, "author"));
    expect(status(pull)).toMatch(/^pending/);
  });

  it("keeps its signature while the bytes stay, and no longer", async () => {
    const pull = await lowered();
    desk.later();
    await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
    desk.later();
    await desk.gate(desk.world.push("topic", { "NOTES.md": "notes\n" }, "author"));
    expect(status(pull)).toMatch(/^success: signed: the signed files/);
    await push(FIVE.replace("5", "1"));
    expect(status(pull)).toMatch(/^pending: awaiting sign-off of the signed files/);
    await push(FIVE);
    expect(status(pull)).toMatch(/^success: the approved decisions still hold/);
  });

  it("needs a sign-off to remove it, too", async () => {
    await desk.approve();
    const pull = await opened(desk, { [TESTS]: null });
    expect(status(pull)).toMatch(/^pending: awaiting sign-off of the signed files/);
  });

  it("is signed together with the baseline, all or nothing", async () => {
    const pull = await offered(desk, { [TESTS]: THREE });
    expect(status(pull)).toMatch(/^pending: awaiting sign-off of the baseline and the signed files/);
    await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
    expect(status(pull)).toMatch(/^success: signed: the baseline and the signed files/);
  });

  it("cannot drop the file from what is signed", async () => {
    await desk.approve();
    const pull = await opened(desk, { [CONFIG]: CONFIG_TEXT, [TESTS]: THREE });
    expect(status(pull)).toBe("pending: awaiting sign-off of the policy and the signed files");
  });

  it("is stale where the base branch changed the file too", async () => {
    const pull = await lowered();
    desk.world.push("main", { [TESTS]: FIVE.replace("5", "4") }, "maintainer");
    // GitHub starts nothing for a pull request that conflicts; a person still can.
    await desk.gate(desk.world.dispatch({}, "maintainer"), { "pull-request": String(pull.number) });
    expect(status(pull)).toBe(`failure: the base branch changed \`${TESTS}\` too: update the branch`);
  });

  it("does not pass by `paths` that leave the file out", async () => {
    await desk.approve();
    const { pull, delivery } = desk.open({ [TESTS]: THREE });
    await desk.gate(delivery, { paths: "agents/**" });
    expect(status(pull)).toMatch(/^pending: awaiting sign-off of the signed files/);
  });
});

describe("commits that are no pull request's head", () => {
  it.each(["merge", "squash"] as const)("hold a merge group (%s) back until it is signed", async (method) => {
    const pull = await lowered();
    const unsigned = desk.world.mergeQueue([pull], method);
    await desk.gate(unsigned.delivery);
    expect(desk.status(unsigned.sha)).toMatch(/^failure: not signed in a pull request of this merge group/);
    desk.later();
    await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
    desk.later();
    const signed = desk.world.mergeQueue([pull], method);
    await desk.gate(signed.delivery);
    expect(desk.status(signed.sha)).toMatch(/^success: signed: the signed files/);
  });

  it("tell of a push that nobody signed", async () => {
    await desk.approve();
    const pushed = desk.world.push("main", { [TESTS]: THREE }, "maintainer");
    await desk.gate(pushed, { agent: "" });
    expect(desk.status(pushed.run?.headSha ?? "")).toMatch(/the files changed without a sign-off/);
  });
});
