/** What nobody has confirmed about GitHub: the stateful one can be either. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Delivery } from "./deliveries.ts";
import { startWorld, type World } from "./world.ts";

const LABEL = "agentverity:approve-baseline";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

async function get(below: string) {
  const response = await fetch(`${world.github.url}/repos/acme/support${below}`, {
    headers: { authorization: `token ${world.github.token}` },
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it has just named.
  return { status: response.status, body: (await response.json()) as any };
}

function opened(by = "author", repository = "acme/support") {
  world.push("topic", { x: "1" }, by, { repository });
  return world.openPullRequest("topic", by, { repository }).pull;
}

function runOf({ run }: Delivery) {
  if (run === undefined) throw new Error("no run");
  return run;
}

describe("unconfirmed", () => {
  it.each(["labeler", "author"] as const)("the run that a label starts is of the %s", async (actor) => {
    world.facts.labelRunActor = actor;
    const { id } = runOf(world.label(opened(), LABEL, "maintainer"));
    const login = actor === "labeler" ? "maintainer" : "author";
    expect((await get(`/actions/runs/${id}`)).body.actor.login).toBe(login);
  });

  it.each([0, 120, 121])("a run is made %i seconds after its event", async (delay) => {
    world.facts.runDelay = delay;
    const pull = opened();
    const { id } = runOf(world.label(pull, LABEL, "maintainer"));
    const labeled = (await get(`/issues/${pull.number}/events`)).body[0].created_at;
    const created = (await get(`/actions/runs/${id}`)).body.created_at;
    expect((Date.parse(created) - Date.parse(labeled)) / 1000).toBe(delay);
  });

  it.each([true, false])("a re-run waits in the environment again: %s", async (again) => {
    world.facts.rerunAsksAgain = again;
    world.setEnvironment("e", { reviewers: ["maintainer"] });
    const run = runOf(world.dispatch({}, "writer"));
    world.enterEnvironment(run, "e");
    world.approveEnvironment(run, "maintainer");
    world.rerun(run, "writer");
    const { body } = await get(`/actions/runs/${run.id}`);
    expect([body.status, body.run_attempt]).toEqual([again ? "waiting" : "in_progress", 2]);
    // The old approval is still listed: the list is of the run, not of the attempt.
    expect((await get(`/actions/runs/${run.id}/approvals`)).body).toHaveLength(1);
  });

  it.each([true, false])("a workflow's token may read pushes: %s", async (readable) => {
    world.facts.activityReadable = readable;
    expect((await get("/activity")).status).toBe(readable ? 200 : 403);
  });

  it.each([true, false])("a commit's pull requests include a fork's: %s", async (included) => {
    world.facts.forkPullsOfCommit = included;
    world.fork("outsider");
    const pull = opened("outsider", "outsider/support");
    expect((await get(`/commits/${pull.headSha}/pulls`)).body).toHaveLength(included ? 1 : 0);
  });

  it.each([50, 100])("a label's name has at most %i characters", (limit) => {
    world.facts.labelNameLimit = limit;
    const pull = opened();
    expect(world.label(pull, "x".repeat(limit), "author").action).toBe("labeled");
    expect(() => world.label(pull, "y".repeat(limit + 1), "author")).toThrow("too long");
  });
});
