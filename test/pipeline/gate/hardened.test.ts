/**
 * A gate that runs from the default branch when another run has ended: what it answers where that run was of a merge group,
 * and where nothing can be found out about it. Never nothing, and never green.
 */
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../../fakes/deliveries.ts";
import { TROUBLES } from "../../fakes/faults.ts";
import type { Pull } from "../../fakes/state.ts";
import { type Answered, BASELINE, CONFIG, CONFIG_TEXT, Desk } from "./gate-desk.ts";

const folder = ".github/workflows";
const MEASURE = {
  name: "agentverity",
  path: `${folder}/agentverity.yml`,
  on: { pull_request: ["opened", "reopened", "synchronize"], push: ["main"] },
};
const WAKE = {
  name: "agentverity-wake",
  path: `${folder}/agentverity-wake.yml`,
  on: {
    pull_request: ["edited", "labeled", "unlabeled"],
    pull_request_review: ["submitted", "dismissed"],
    merge_group: ["checks_requested"],
  },
};
const GATE = {
  name: "agentverity-gate",
  path: `${folder}/agentverity-gate.yml`,
  on: { workflow_run: ["agentverity", "agentverity-wake"] },
};

let desk: Desk;
afterEach(() => desk.close());

async function start(): Promise<void> {
  desk = await Desk.start({ workflows: [MEASURE, WAKE, GATE] });
}

/** The event that the end of a run is, for the gate. */
function ended({ run }: Pick<Delivery, "run">): Delivery {
  if (run === undefined) throw new Error("no run to follow");
  return desk.world.completeRun(run, "success");
}

function judge(delivery: Delivery): Promise<Answered> {
  return desk.gate(delivery, { agent: "", report: "summary" });
}

/** Measured by the branch's own workflow, then judged. */
async function pushed(delivery: Delivery): Promise<Answered> {
  await desk.measuringJob(delivery);
  return judge(ended(delivery));
}

async function opened(changes?: Parameters<Desk["open"]>[0]): Promise<Pull> {
  const { pull, delivery } = desk.open(changes);
  await pushed(delivery);
  return pull;
}

/** With its candidate in the branch. */
async function offered(): Promise<Pull> {
  const pull = await opened();
  await pushed(desk.commitCandidate());
  desk.later();
  return pull;
}

async function signed(pull: Pull): Promise<Pull> {
  await judge(ended(desk.world.review(pull, "APPROVED", "maintainer")));
  expect(desk.status(pull.headSha)).toMatch(/^success: signed/);
  desk.later();
  return pull;
}

describe("after a merge group's run", () => {
  const GROUPS: Readonly<Record<string, readonly [pulls: () => Promise<Pull>, status: RegExp]>> = {
    "that changes nothing approved": [() => opened(), /^success: the merge group changes nothing approved$/],
    "whose baseline was signed in its pull request": [
      async () => signed(await offered()),
      /^success: signed: the baseline/,
    ],
    "whose baseline nobody signed": [
      () => offered(),
      /^failure: not signed in a pull request of this merge group/,
    ],
    "whose baseline is not one that a run wrote": [() => opened({ [BASELINE]: "{}\n" }), /^failure: refused/],
  };

  it.each(Object.entries(GROUPS))("%s, the group's commit gets its status", async (_, [pulls, status]) => {
    await start();
    const group = desk.world.mergeQueue([await pulls()], "squash");
    const answer = await judge(ended(group.delivery));
    expect(desk.status(group.sha), answer.text).toMatch(status);
    expect(answer).toMatchObject({ red: !/success/.test(status.source), calls: 0 });
    expect(desk.world.github.violations).toEqual([]);
  });

  it("whose branch does not name its pull request, that is found by its commits", async () => {
    await start();
    desk.world.facts.queueRef = "opaque";
    const group = desk.world.mergeQueue([await signed(await offered())], "merge");
    await judge(ended(group.delivery));
    expect(desk.status(group.sha)).toMatch(/^success: signed/);
  });

  it("that changes who may sign, by the rules of the branch that it goes into", async () => {
    await start();
    desk.world.push("main", { [BASELINE]: "{}\n" }, "admin");
    const pull = await opened({ [CONFIG]: `${CONFIG_TEXT}approvers: [author]\n`, [BASELINE]: null });
    const group = desk.world.mergeQueue([pull], "squash");
    await judge(ended(group.delivery));
    expect(desk.status(group.sha)).toMatch(/^failure: not signed in a pull request of this merge group/);
  });

  it("that is merged by then, nothing is said of what is the main branch's now", async () => {
    await start();
    const group = desk.world.mergeQueue([await offered()], "squash");
    desk.world.finishQueue(group);
    const answer = await judge(ended(group.delivery));
    expect(desk.status(group.sha)).toBeUndefined();
    expect(answer.text).toContain("merged already");
  });

  it("whose branch tells no base, the group's commit is told so", async () => {
    await start();
    const group = desk.world.mergeQueue([await opened()], "squash");
    const run = group.delivery.run;
    if (run === undefined) throw new Error("no run");
    Object.assign(run, { headBranch: "something-else" });
    const answer = await judge(ended(group.delivery));
    expect(desk.status(group.sha)).toMatch(/^error: where the merge group of run \d+ goes could not be read/);
    expect(answer.red).toBe(true);
  });
});

describe("where the run that ended cannot be read", () => {
  it.each(["403", "404", "a cut connection"])("(%s), its head is told so", async (trouble) => {
    await start();
    const pull = await signed(await offered());
    const event = ended(desk.world.label(pull, "bug", "maintainer"));
    desk.world.github.fault("GET", "/actions/runs/{run_id}", TROUBLES[trouble] as never);
    const answer = await judge(event);
    expect(desk.status(pull.headSha), answer.text).toMatch(
      /^error: the run that ended \(\d+\) could not be read \(/,
    );
    expect(answer).toMatchObject({ red: true, exitCode: 2, calls: 0 });
  });

  it.each(["403"])("nor its pull request (%s), its head is told so", async (trouble) => {
    await start();
    const pull = await signed(await offered());
    const event = ended(desk.world.label(pull, "bug", "maintainer"));
    desk.world.github.fault("GET", "/commits/{commit_sha}/pulls", TROUBLES[trouble] as never);
    const answer = await judge(event);
    expect(desk.status(pull.headSha), answer.text).toMatch(
      /^error: the pull requests of .* could not be read/,
    );
    expect(answer).toMatchObject({ red: true, exitCode: 2 });
  });

  it("and no status can be posted, the job is red and says both", async () => {
    await start();
    const pull = await opened();
    const event = ended(desk.world.label(pull, "bug", "maintainer"));
    desk.world.github.fault("GET", "/actions/runs/{run_id}", TROUBLES["404"] as never);
    desk.world.github.fault("POST", "/statuses/{sha}", TROUBLES["403"] as never);
    const answer = await judge(event);
    expect(answer.red).toBe(true);
    expect(answer.text).toContain("could not be posted");
  });
});
