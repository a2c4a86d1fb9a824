/** The gate over time, over two jobs and in trouble: what each run answers, and that nothing is green without proof. */
import { afterEach, describe, expect, it } from "vitest";
import { TROUBLES } from "../../fakes/faults.ts";
import type { Method } from "../../fakes/openapi.ts";
import { CONFIG, CONFIG_TEXT, Desk, LABEL } from "./gate-desk.ts";
import { offered, SWAPPED } from "./states.ts";

let desk: Desk;
afterEach(() => desk.close());

it("renews what was signed: a changed decision is stale, its new file pending, and a review makes it success", async () => {
  desk = await Desk.start();
  const pull = await offered(desk);
  await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
  expect(desk.status(pull.headSha)).toMatch(/^success: signed/);
  await desk.gate(desk.world.push("topic", { "README.md": "once more\n" }, "author"));
  expect(desk.status(pull.headSha)).toMatch(/^success: signed/);
  await desk.gate(desk.world.push("topic", { "decisions.json": SWAPPED }, "author"));
  expect(desk.status(pull.headSha)).toMatch(/^failure: the baseline in the branch is not what was measured/);
  await desk.gate(desk.commitCandidate());
  expect(desk.status(pull.headSha)).toMatch(/^pending: awaiting sign-off/);
  desk.later();
  const last = await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
  expect(desk.status(pull.headSha)).toMatch(/^success: signed/);
  expect(last).toMatchObject({ calls: 0, red: false });
});

it("judges what a job before it measured, and no job asks again for a label", async () => {
  desk = await Desk.start();
  const { pull, delivery } = desk.open();
  expect((await desk.measuringJob(delivery)).calls).toBe(72);
  expect(await desk.gate(delivery, { agent: "" })).toMatchObject({ calls: 0, red: false });
  expect(desk.status(pull.headSha)).toMatch(/^success: no baseline yet/);
  const labelled = desk.world.label(pull, "bug", "maintainer");
  expect((await desk.measuringJob(labelled)).calls).toBe(0);
  expect((await desk.gate(labelled, { agent: "" })).calls).toBe(0);
  expect(desk.status(pull.headSha)).toMatch(/^success: no baseline yet/);
});

it.each([
  ["README.md", 0, /^success: no file of `paths` changed/],
  ["agent/prompt.txt", 72, /^success: no baseline yet/],
])("with `paths`, a pull request that changes %s costs %i calls", async (path, calls, status) => {
  desk = await Desk.start();
  const { pull, delivery } = desk.open({ [path]: "changed\n" });
  expect(await desk.gate(delivery, { paths: "agent/**" })).toMatchObject({ calls, red: false });
  expect(desk.status(pull.headSha)).toMatch(status);
});

it.each(["fork", "dependabot"])("answers by the job where the token only reads (%s)", async (who) => {
  desk = await Desk.start();
  const by = who === "fork" ? "outsider" : "dependabot[bot]";
  const repository = who === "fork" ? { repository: desk.world.fork("outsider").fullName } : {};
  desk.world.push("topic", { "README.md": "changed\n" }, by, repository);
  const { pull, delivery } = desk.world.openPullRequest("topic", by, repository);
  await desk.gate(delivery);
  const added = desk.world.push("topic", { "agentverity.baseline.json": desk.candidate() }, by, repository);
  const answer = await desk.gate(added);
  expect(answer).toMatchObject({ red: true, calls: 0 });
  expect(answer.outputs["baseline-state"]).toBe("awaiting-sign-off");
  expect(answer.summary).toContain("`statuses: write`");
  expect(desk.status(pull.headSha)).toBeUndefined();
});

it("judges a retargeted pull request by the rules of its new base", async () => {
  desk = await Desk.start();
  desk.world.push("release", { [CONFIG]: `${CONFIG_TEXT}approvers: [admin]\n` }, "admin");
  const pull = await offered(desk);
  await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
  expect(desk.status(pull.headSha)).toMatch(/^success/);
  const answer = await desk.gate(desk.world.retarget(pull, "release", "author"));
  expect(desk.status(pull.headSha)).not.toMatch(/^success/);
  expect(answer.text).toContain("'admin' may sign");
});

it("a slow older run that posts last posts what holds now", async () => {
  desk = await Desk.start();
  const pull = await offered(desk);
  const approved = desk.world.review(pull, "APPROVED", "maintainer");
  let seen = 0;
  const act = async () => {
    seen += 1;
    if (seen === 2) desk.world.dismiss(pull, "maintainer", "admin");
  };
  desk.world.github.fault("GET", "/pulls/{pull_number}/reviews", { kind: "meanwhile", act });
  await desk.gate(approved);
  expect(desk.status(pull.headSha)).toMatch(/^pending: awaiting sign-off/);
});

it("waits for what its event announced", async () => {
  desk = await Desk.start();
  const pull = await offered(desk);
  desk.world.state.lag = 2;
  await desk.gate(desk.world.label(pull, LABEL, "maintainer"));
  expect(desk.status(pull.headSha)).toMatch(/^success: signed/);
});

it("tells the event's commit where the pull request itself cannot be read", async () => {
  desk = await Desk.start();
  const pull = await offered(desk);
  await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
  const removed = desk.world.dismiss(pull, "maintainer", "admin");
  desk.world.github.fault("GET", "/pulls/{pull_number}", TROUBLES["403"] as never);
  expect(await desk.gate(removed)).toMatchObject({ red: true, calls: 0 });
  expect(desk.status(pull.headSha)).toMatch(/^error: pull request 1 could not be read \(403/);
});

const CALLS: readonly (readonly [Method, string])[] = [
  ["GET", "/pulls/{pull_number}"],
  ["GET", "/pulls/{pull_number}/reviews"],
  ["GET", "/actions/runs/{run_id}"],
  ["GET", "/git/trees/{tree_sha}"],
  ["GET", "/compare/{basehead}"],
  ["GET", "/collaborators/{username}/permission"],
  ["GET", "/commits/{commit_sha}/pulls"],
  ["POST", "/statuses/{sha}"],
];

describe("in trouble", () => {
  it.each(CALLS)("%s %s never ends in success", { timeout: 60_000 }, async (method, below) => {
    desk = await Desk.start();
    const pull = await offered(desk);
    const approved = desk.world.review(pull, "APPROVED", "maintainer");
    for (const name of [
      "403",
      "404",
      "409",
      "422",
      "429 with Retry-After",
      "500",
      "no answer",
      "a cut connection",
    ]) {
      desk.world.state.statuses.length = 0;
      desk.world.github.fault(method, below, TROUBLES[name] as never);
      const answer = await desk.gate(approved);
      desk.world.github.clearFaults();
      expect(desk.status(pull.headSha) ?? "none", `${name}: ${answer.text}`).not.toMatch(/^success/);
      if (method === "GET") expect(answer.red, `${name}: ${answer.text}`).toBe(true);
      expect(answer.calls, name).toBe(0);
      expect(answer.headline, name).toMatch(/\S/);
    }
  });
});

it("shows what was measured though the server then answers nothing", async () => {
  desk = await Desk.start();
  const { delivery } = desk.open();
  desk.world.github.fault("GET", "/compare/{basehead}", TROUBLES["500"] as never);
  const answer = await desk.gate(delivery);
  expect(answer).toMatchObject({ red: true, calls: 72 });
  expect(answer.text).toContain("0 of 36 pairs flipped");
});
