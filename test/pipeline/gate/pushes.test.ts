/** Pushes to branches under review, and what is published outside pull requests: no status but one that was judged. */
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../../fakes/deliveries.ts";
import { TROUBLES } from "../../fakes/faults.ts";
import { GATE_WORKFLOW } from "../../fakes/world.ts";
import { type Answered, BASELINE, CONFIG, CONFIG_TEXT, Desk } from "./gate-desk.ts";
import { offered, opened } from "./states.ts";

const UNFILTERED = [{ ...GATE_WORKFLOW, on: { ...GATE_WORKFLOW.on, push: [], schedule: [] } }];
const ENVIRONMENT = "agentverity-baseline";

let desk: Desk;
afterEach(() => desk.close());

async function start(config = CONFIG_TEXT): Promise<void> {
  desk = await Desk.start({ config, workflows: UNFILTERED });
}

/** The run that the newest push itself started, beside that of its pull request. */
function pushOf(branch: string): Delivery {
  const found = desk.world.deliveries.findLast(
    ({ name, payload }) => name === "push" && payload["ref"] === `refs/heads/${branch}`,
  );
  if (found === undefined) throw new Error("nothing was pushed");
  return found;
}

function words({ text }: Answered): string {
  return text.replaceAll(/\s+/g, " ");
}

describe("a push to the branch of a pull request", () => {
  it("leaves the pull request's answer alone, whichever of both comes last, and asks no agent", async () => {
    await start();
    const pull = await offered(desk);
    const pending = desk.status(pull.headSha);
    expect(pending).toMatch(/^pending: awaiting sign-off/);
    desk.world.state.statuses.length = 0;
    const answer = await desk.gate(pushOf("topic"));
    expect(desk.status(pull.headSha)).toBeUndefined();
    expect(answer).toMatchObject({ calls: 0, red: false });
    expect(words(answer)).toContain(`head of pull request #${pull.number}, whose own run answers on it`);
  });

  it("is not judged by rules that the branch itself gives", async () => {
    await start();
    await desk.approve();
    const pull = await opened(desk, {
      [CONFIG]: `${CONFIG_TEXT}allow-self-approval: true\n`,
      [BASELINE]: "{}\n",
    });
    const before = desk.status(pull.headSha);
    await desk.gate(pushOf("topic"));
    expect(before).not.toMatch(/^success/);
    expect(desk.status(pull.headSha)).toBe(before);
  });

  it("posts nothing where it cannot be told whether there is one, and is red", async () => {
    await start();
    const pull = await offered(desk);
    desk.world.github.fault("GET", "/commits/{commit_sha}/pulls", TROUBLES["404"] as never);
    desk.world.state.statuses.length = 0;
    const answer = await desk.gate(pushOf("topic"), { agent: "" });
    expect(desk.status(pull.headSha)).toBeUndefined();
    expect(answer).toMatchObject({ red: true, exitCode: 2, calls: 0 });
    expect(words(answer)).toContain("No status is posted, so this job's result is the answer");
  });
});

describe("a push to a branch before its pull request", () => {
  it("leaves no status for the pull request to find", async () => {
    await start();
    await opened(desk);
    desk.world.push("early", { [BASELINE]: desk.candidate() }, "author");
    const pushed = pushOf("early");
    const answer = await desk.gate(pushed, { agent: "" });
    expect(desk.status(pushed.run?.headSha ?? "")).toBeUndefined();
    expect(words(answer)).toContain("o status is posted: it is for pushes to 'main'");
    const { pull, delivery } = desk.world.openPullRequest("early", "author");
    await desk.gate(delivery);
    expect(desk.status(pull.headSha)).toMatch(/^pending: awaiting sign-off/);
  });
});

describe("`publish: commit` outside pull requests", () => {
  const COMMITS = `${CONFIG_TEXT}sign-off: [environment]\npublish: commit\n`;

  it.each([
    ["push", () => pushOf("main")],
    ["schedule", () => desk.world.schedule("0 6 * * 1", "admin")],
    ["workflow_dispatch", () => desk.world.dispatch({}, "admin")],
  ])("the gate of a %s says that it writes nothing, and what does", async (event, happens) => {
    await start(COMMITS);
    desk.world.push("main", { "NOTES.md": "notes\n" }, "admin");
    const delivery = happens();
    if (event !== "push") await desk.measuringJob(delivery);
    const answer = await desk.gate(delivery);
    const said = words(answer);
    expect(said).toContain("'publish: commit' writes nothing in this run");
    const sha = delivery.run?.headSha ?? "";
    if (event === "push") expect(desk.status(sha)).toMatch(/^success: no baseline yet/);
    else {
      expect(desk.status(sha)).toBeUndefined();
      expect(said).toContain("o status is posted: this run is of no pull request");
    }
  });

  async function admitted(branch?: string): Promise<Answered> {
    desk.world.permissions = { ...desk.world.permissions, contents: "write" };
    const rules = { reviewers: ["maintainer"], preventSelfReview: true, canAdminsBypass: false };
    desk.world.setEnvironment(ENVIRONMENT, rules);
    const delivery = desk.world.dispatch({}, "admin", branch);
    await desk.measuringJob(delivery);
    await desk.gate(delivery);
    if (delivery.run === undefined) throw new Error("no run");
    desk.world.enterEnvironment(delivery.run, ENVIRONMENT);
    desk.world.approveEnvironment(delivery.run, "maintainer");
    return desk.admittingJob(delivery);
  }

  function tip(branch: string): string {
    return desk.world.state.repository("acme/support").refs.get(`refs/heads/${branch}`) ?? "";
  }

  it("an admitted baseline gets its status on the commit that brings it", async () => {
    await start(COMMITS);
    const answer = await admitted();
    expect(answer.exitCode, answer.text).toBe(0);
    expect(desk.world.textAt(tip("main"), BASELINE)).toContain('"method": "environment"');
    expect(desk.status(tip("main"))).toMatch(/^success: signed: the baseline \(sha256:/);
    expect(desk.world.github.violations).toEqual([]);
  });

  it("on a pull request's branch it gets none, and the pull request's gate is asked for", async () => {
    await start(COMMITS);
    const pull = await opened(desk);
    const answer = await admitted("topic");
    expect(desk.world.textAt(tip("topic"), BASELINE)).toContain('"method": "environment"');
    expect(desk.status(pull.headSha)).toBeUndefined();
    expect(words(answer)).toContain(`it is the head of pull request ${pull.number} now`);
  });

  it("where no status can be posted, the job says so", async () => {
    await start(COMMITS);
    desk.world.github.fault("POST", "/statuses/{sha}", TROUBLES["403"] as never);
    const answer = await admitted();
    expect(answer.exitCode).toBe(0);
    expect(words(answer)).toContain("could not be posted");
  });
});
