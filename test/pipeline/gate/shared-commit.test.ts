/** What may not turn a commit green: another pull request's answer, and what moved while a run worked. */
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../../fakes/deliveries.ts";
import type { Pull } from "../../fakes/state.ts";
import { BASELINE, CONFIG, CONFIG_TEXT, Desk, LABEL } from "./gate-desk.ts";
import { offered, opened } from "./states.ts";

const WITH_PATHS = `${CONFIG_TEXT}paths: [decisions.json, suite.yaml]\n`;

let desk: Desk;
afterEach(() => desk.close());

/** The same branch, to be merged into `release` too. */
function second(): { readonly pull: Pull; readonly delivery: Delivery } {
  return desk.world.openPullRequest("topic", "author", { base: "release" });
}

describe("one commit of two pull requests", () => {
  it("is not green where `paths` leaves one of them alone and the other waits", async () => {
    desk = await Desk.start({ config: WITH_PATHS });
    const first = await offered(desk, { "decisions.json": desk.onMain("decisions.json").replace("}", " }") });
    expect(desk.status(first.headSha)).toMatch(/^pending: awaiting sign-off/);
    desk.world.push("release", { "NOTES.md": "notes\n" }, "admin", { onto: first.headSha });
    const pushed = desk.world.push("topic", { "README.md": "the router\n" }, "author");
    await desk.gate(pushed);
    const { pull, delivery } = second();
    const answer = await desk.gate(delivery);
    expect(desk.status(pull.headSha), answer.text).toBe(
      `pending: #${first.number}: ${desk.status(first.headSha)?.replace(/^pending: #\d+: /, "")}`,
    );
    expect(answer).toMatchObject({ red: true, calls: 0 });
    expect(answer.text.replaceAll(/\s+/g, " ")).toContain("its answer is worse");
  });

  it("is not made pending by one that `paths` leaves alone", async () => {
    desk = await Desk.start({ config: WITH_PATHS });
    const first = await opened(desk, { "decisions.json": desk.onMain("decisions.json").replace("}", " }") });
    desk.world.push("release", { "NOTES.md": "notes\n" }, "admin", { onto: first.headSha });
    await desk.gate(desk.world.push("topic", { "README.md": "the router\n" }, "author"));
    await desk.gate(second().delivery);
    expect(desk.status(first.headSha)).toMatch(/^success: no file of `paths` changed/);
  });

  it("is not green after the gate's own commit, where only one of them is signed", async () => {
    desk = await Desk.start({ config: `${CONFIG_TEXT}publish: commit\n` });
    desk.world.permissions = { ...desk.world.permissions, contents: "write" };
    const pull = await opened(desk);
    desk.world.push("release", { "NOTES.md": "notes\n" }, "admin");
    await desk.gate(second().delivery);
    desk.later();
    const before = pull.headSha;
    const answer = await desk.gate(desk.world.label(pull, LABEL, "maintainer"));
    expect(pull.headSha).not.toBe(before);
    expect(desk.world.textAt(pull.headSha, BASELINE)).toContain('"method": "label"');
    expect(desk.status(pull.headSha), answer.text).toMatch(/^pending: #2: awaiting sign-off/);
  });

  it("is not green where nobody knows the other's rules", async () => {
    desk = await Desk.start();
    const pull = await opened(desk);
    desk.world.push("release", { [CONFIG]: "sign-off: [everybody]\n" }, "admin");
    second();
    await desk.gate(desk.world.label(pull, "bug", "maintainer"));
    expect(desk.status(pull.headSha)).toBe("failure: #2: the configuration of its base branch has faults");
  });
});

describe("while a run works", () => {
  it("a push makes nothing of the older commit untouched", async () => {
    desk = await Desk.start({ config: WITH_PATHS });
    const { pull, delivery } = desk.open({ "decisions.json": "{}\n" });
    const judged = pull.headSha;
    const act = () => desk.world.push("topic", { "decisions.json": desk.onMain("decisions.json") }, "author");
    desk.world.github.fault("GET", "/pulls/{pull_number}/files", { kind: "meanwhile", act }, 1);
    await desk.gate(delivery, { agent: "" });
    expect(pull.headSha).not.toBe(judged);
    expect(desk.status(judged)).toBe("error: the pull request moved while its files were listed");
  });

  it("another base, a push or a label taken off: the gate commits nothing", async () => {
    desk = await Desk.start({ config: `${CONFIG_TEXT}publish: commit\n` });
    desk.world.permissions = { ...desk.world.permissions, contents: "write" };
    const pull = await opened(desk);
    desk.world.push("release", { "NOTES.md": "notes\n" }, "admin");
    desk.later();
    const acts = [
      () => desk.world.retarget(pull, "release", "author"),
      () => desk.world.unlabel(pull, LABEL, "author"),
      () => desk.world.push("topic", { "README.md": "pushed\n" }, "author"),
    ];
    for (const act of acts) {
      const before = desk.world.log.filter(({ kind }) => kind === "push").length;
      const labelled = desk.world.label(pull, LABEL, "maintainer");
      desk.world.github.fault("GET", "/collaborators/{username}/permission", { kind: "meanwhile", act }, 1);
      await desk.gate(labelled);
      desk.world.github.clearFaults();
      const pushes = desk.world.log.filter(({ kind }) => kind === "push").length - before;
      expect(desk.world.textAt(pull.headSha, BASELINE), String(act)).toBeUndefined();
      expect(pushes, String(act)).toBe(act === acts[2] ? 1 : 0);
      if (pull.base !== "main") desk.world.retarget(pull, "main", "author");
      if (act !== acts[1]) desk.world.unlabel(pull, LABEL, "maintainer");
      desk.later();
    }
  });

  it("asks for the merge base by the base branch's commit, since a tag may have its name", async () => {
    desk = await Desk.start();
    await opened(desk);
    const asked = desk.world.github.requests.filter(({ path }) => path.includes("/compare/"));
    expect(asked.length).toBeGreaterThan(0);
    for (const { path } of asked) expect(path).toMatch(/\/compare\/[0-9a-f]{40}\.\.\.[0-9a-f]{40}/);
  });
});
