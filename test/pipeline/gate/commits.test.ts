/** Merge groups and pushes: commits that are no pull request's head, each with its status and without a call. */
import { afterEach, describe, expect, it } from "vitest";
import { TROUBLES } from "../../fakes/faults.ts";
import type { Pull } from "../../fakes/state.ts";
import { BASELINE, CONFIG, CONFIG_TEXT, Desk, decisions, LABEL } from "./gate-desk.ts";
import { offered, opened, SWAPPED } from "./states.ts";

let desk: Desk;
afterEach(() => desk.close());

async function signed(pull: Pull): Promise<Pull> {
  await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
  desk.later();
  return pull;
}

interface GroupRow {
  readonly pulls: () => Promise<readonly Pull[]>;
  readonly status: RegExp;
  readonly state: string;
}

const GROUPS: Readonly<Record<string, GroupRow>> = {
  "that changes nothing approved": {
    pulls: async () => [await opened(desk)],
    status: /^success: the merge group changes nothing approved/,
    state: "unchanged",
  },
  "whose baseline was signed in its pull request": {
    pulls: async () => [await signed(await offered(desk))],
    status: /^success: signed: the baseline/,
    state: "signed",
  },
  "whose baseline nobody signed": {
    pulls: async () => [await offered(desk)],
    status: /^failure: not signed in a pull request of this merge group/,
    state: "awaiting-sign-off",
  },
  "that removes what is approved": {
    pulls: async () => {
      await desk.approve();
      return [await opened(desk, { [BASELINE]: null })];
    },
    status: /^failure: not signed in a pull request of this merge group/,
    state: "awaiting-sign-off",
  },
  "that changes who may sign": {
    pulls: async () => {
      await desk.approve();
      return [await opened(desk, { [CONFIG]: `${CONFIG_TEXT}approvers: [author]\n` })];
    },
    status: /^failure: not signed in a pull request of this merge group/,
    state: "awaiting-sign-off",
  },
  "whose baseline is not one that a run wrote": {
    pulls: async () => [await opened(desk, { [BASELINE]: "{}\n" })],
    status: /^failure: refused/,
    state: "refused",
  },
};

describe.each(["merge", "squash"] as const)("a merge group by %s", (method) => {
  it.each(Object.entries(GROUPS))("%s gets its status", async (_, { pulls, status, state }) => {
    desk = await Desk.start();
    const group = desk.world.mergeQueue(await pulls(), method);
    const answer = await desk.gate(group.delivery);
    expect(desk.status(group.sha), answer.text).toMatch(status);
    const red = !/^success/.test(desk.status(group.sha) ?? "");
    expect(answer).toMatchObject({ red, calls: 0 });
    expect(answer.outputs["baseline-state"]).toBe(state);
    expect(desk.world.github.violations).toEqual([]);
  });
});

it("finds the pull request of a merge group whose branch does not name it", async () => {
  desk = await Desk.start();
  desk.world.facts.queueRef = "opaque";
  const group = desk.world.mergeQueue([await signed(await offered(desk))], "merge");
  await desk.gate(group.delivery);
  expect(desk.status(group.sha)).toMatch(/^success: signed/);
});

it("finds the pull request that is queued before the one that the branch names", async () => {
  desk = await Desk.start();
  const first = await signed(await offered(desk));
  const { pull } = desk.open({ "NOTES.md": "notes\n" }, "second");
  const group = desk.world.mergeQueue([first, pull], "merge");
  await desk.gate(group.delivery);
  expect(desk.status(group.sha)).toMatch(/^success: signed: the baseline/);
});

it("tells where a merge group has to be signed, and by whom", async () => {
  desk = await Desk.start();
  const pull = await offered(desk);
  const group = desk.world.mergeQueue([pull], "merge");
  const answer = await desk.gate(group.delivery);
  expect(answer.text).toContain("4 decisions would become the first approved ones");
  expect(answer.text).toContain(`in pull request #${pull.number}, approve the pull request by review`);
  expect(answer.text).toContain("Anyone with write permission may sign, except 'author'.");
});

it.each(["403", "404", "409", "422", "500", "no answer"])(
  "says so on a merge group's commit where its files cannot be read (%s)",
  async (trouble) => {
    desk = await Desk.start();
    const group = desk.world.mergeQueue([await signed(await offered(desk))], "merge");
    desk.world.github.fault("GET", "/git/trees/{tree_sha}", TROUBLES[trouble] as never);
    desk.world.github.fault("GET", "/git/commits/{commit_sha}", TROUBLES[trouble] as never);
    const answer = await desk.gate(group.delivery);
    expect(answer).toMatchObject({ red: true, calls: 0 });
    const statuses = desk.world.state.statuses.filter(({ sha }) => sha === group.sha);
    expect(statuses.map(({ state }) => state)).toEqual(["error"]);
  },
);

interface PushRow {
  readonly push: () => Promise<{ run: { headSha: string } | undefined }>;
  readonly status: RegExp;
  readonly says: string;
}

const PUSHES: Readonly<Record<string, PushRow>> = {
  "before anything is approved": {
    push: async () => desk.world.push("main", { "NOTES.md": "notes\n" }, "maintainer"),
    status: /^success: no baseline yet$/,
    says: "",
  },
  "that leaves the baseline alone": {
    push: async () => {
      await desk.approve();
      return desk.world.push("main", { "NOTES.md": "notes\n" }, "maintainer");
    },
    status: /^success: the approved baseline stands; nothing was measured/,
    says: "",
  },
  "of a squashed pull request that was signed by review": {
    push: async () => desk.world.merge(await signed(await offered(desk)), "squash", "maintainer"),
    status: /^success: the baseline changed, signed in pull request #1$/,
    says: "'maintainer' signed the baseline file by review",
  },
  "of a merged pull request that was signed by label": {
    push: async () => {
      const pull = await offered(desk);
      desk.world.label(pull, LABEL, "maintainer");
      return desk.world.merge(pull, "merge", "maintainer");
    },
    status: /^success: the baseline changed, signed in pull request #1$/,
    says: "'maintainer' signed the baseline file by label",
  },
  "of a rebased pull request": {
    push: async () => desk.world.merge(await signed(await offered(desk)), "rebase", "maintainer"),
    status: /^success: the baseline changed, signed in pull request #1$/,
    says: "Pull request #1 brought it.",
  },
  "of a pull request that was merged unsigned": {
    push: async () => desk.world.merge(await offered(desk), "squash", "admin"),
    status: /^failure: the baseline changed without a sign-off: pull request #1 brought it$/,
    says: "nobody has reviewed it",
  },
  "that brings a baseline past every pull request": {
    push: async () => {
      await opened(desk);
      return desk.world.push("main", { [BASELINE]: desk.candidate() }, "admin");
    },
    status: /^failure: the baseline changed without a sign-off: no pull request brought it$/,
    says: "Bring the change in a pull request",
  },
  "that takes the baseline away": {
    push: async () => {
      await desk.approve();
      return desk.world.push("main", { [BASELINE]: null }, "admin");
    },
    status: /^failure: the baseline changed without a sign-off/,
    says: "No pull request brought it.",
  },
  "that loosens who may sign": {
    push: async () => {
      await desk.approve();
      return desk.world.push("main", { [CONFIG]: `${CONFIG_TEXT}allow-self-approval: true\n` }, "admin");
    },
    status: /^failure: the policy changed without a sign-off/,
    says: "",
  },
};

describe("a push", () => {
  it.each(Object.entries(PUSHES))("%s says who brought and signed what it changed", async (_, row) => {
    desk = await Desk.start();
    const delivery = (await row.push()) as Awaited<ReturnType<typeof desk.world.push>>;
    const sha = delivery.run?.headSha ?? "";
    const answer = await desk.gate(delivery, { agent: "" });
    expect(desk.status(sha), answer.text).toMatch(row.status);
    expect(answer).toMatchObject({ red: /^failure/.test(desk.status(sha) ?? ""), calls: 0 });
    expect(answer.text.replaceAll(/\s+/g, " ")).toContain(row.says);
    expect(desk.world.github.violations).toEqual([]);
  });

  it("of another agent is measured where the step names one, and told to drift", async () => {
    desk = await Desk.start();
    await desk.approve();
    const pushed = desk.world.push("main", { "decisions.json": SWAPPED }, "maintainer");
    const answer = await desk.gate(pushed);
    expect(answer).toMatchObject({ red: true, calls: 72, exitCode: 1 });
    expect(desk.status(pushed.run?.headSha ?? "")).toMatch(/^failure: 2 approved decisions changed/);
  });

  it("shows a drift beside who signed, and is not made green by a signature", async () => {
    desk = await Desk.start();
    const pull = await signed(await offered(desk));
    desk.world.push("main", { "decisions.json": decisions() }, "maintainer");
    const merged = desk.world.merge(pull, "squash", "maintainer");
    const answer = await desk.gate(merged);
    expect(answer.calls).toBe(72);
    expect(desk.status(merged.run?.headSha ?? "")).toMatch(/^success: the baseline changed, signed/);
  });

  it("that cannot be read is told so on its commit", async () => {
    desk = await Desk.start();
    await desk.approve();
    const pushed = desk.world.push("main", { "NOTES.md": "notes\n" }, "maintainer");
    desk.world.github.fault("GET", "/git/trees/{tree_sha}", TROUBLES["403"] as never);
    const answer = await desk.gate(pushed);
    expect(desk.status(pushed.run?.headSha ?? "")).toMatch(/^error: .*could not be read \(403/);
    expect(answer).toMatchObject({ red: true, calls: 72 });
    expect(answer.text).toContain("0 of 36 pairs flipped");
  });
});
