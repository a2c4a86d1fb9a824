/**
 * Every event of the gate in every place a pull request can stand in: what is posted, whether the job is red, and how
 * often the agent is asked. A status is posted each time, whatever was there before.
 */
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../../fakes/deliveries.ts";
import type { Pull } from "../../fakes/state.ts";
import { Desk } from "./gate-desk.ts";
import { PLACES } from "./states.ts";

let desk: Desk;
afterEach(() => desk.close());

/** Events that change nothing of where the pull request stands. */
const EVENTS: Readonly<Record<string, (pull: Pull) => Delivery | undefined>> = {
  "pull_request labeled": (pull) => desk.world.label(pull, "bug", "maintainer"),
  "pull_request unlabeled": (pull) => desk.world.unlabel(pull, "bug", "maintainer"),
  "pull_request edited": (pull) => desk.world.retarget(pull, "main", "author"),
  "pull_request ready_for_review": (pull) => desk.world.readyForReview(pull, "author"),
  "pull_request_review submitted": (pull) => desk.world.review(pull, "APPROVED", "triager"),
  "pull_request_review dismissed": (pull) => desk.world.dismiss(pull, "triager", "maintainer"),
  workflow_dispatch: () => desk.world.dispatch({}, "maintainer"),
  "a re-run of the label": () => {
    const run = runOf("labeled");
    return run && desk.world.rerun(run, "maintainer");
  },
};

/** These may ask the agent, and have no reason to. */
const MEASURING: Readonly<Record<string, (pull: Pull) => Delivery>> = {
  "pull_request reopened": (pull) => {
    desk.world.closePullRequest(pull, "author");
    return desk.world.reopen(pull, "author");
  },
  "a re-run of the newest push": (pull) => desk.world.rerun(newestPush(pull), "maintainer"),
};

function runOf(action: string) {
  const run = desk.world.state.runs.findLast(({ payload }) => payload["action"] === action);
  return run;
}

function newestPush({ branch }: Pull) {
  const run = desk.world.state.runs.findLast(
    ({ payload, headBranch }) =>
      headBranch === branch && ["opened", "synchronize", "reopened"].includes(String(payload["action"])),
  );
  if (run === undefined) throw new Error("no push");
  return run;
}

describe.each(Object.entries(PLACES))("%s", (name, place) => {
  it("gets its status from each event, and no call is made for it", { timeout: 120_000 }, async () => {
    desk = await Desk.start(place.options);
    const pull = await place.reach(desk);
    const events = name === "nothing measured" ? EVENTS : { ...EVENTS, ...MEASURING };
    for (const [event, happens] of Object.entries(events)) {
      const delivery = happens(pull);
      // GitHub starts nothing for a pull request that conflicts.
      if (delivery?.run === undefined) continue;
      desk.world.state.statuses.length = 0;
      const answer = await desk.gate(delivery, { "pull-request": String(pull.number) });
      expect(desk.status(pull.headSha), `${event}: ${answer.text}`).toMatch(place.status);
      expect(answer, event).toMatchObject({ red: place.red, calls: 0 });
      expect(answer.outputs["baseline-state"], event).toBe(place.state);
      expect(desk.world.state.statuses, event).toHaveLength(1);
    }
    desk.require();
    const held = await desk.gate(desk.world.dispatch({}, "maintainer"), {
      "pull-request": String(pull.number),
    });
    expect(held.red, "where the base branch requires the status").toBe(
      place.red && place.isHeldByStatus !== true,
    );
    expect(desk.world.github.violations).toEqual([]);
  });
});

describe("the agent is asked", () => {
  it.each([
    ["opened", (pull: Pull, delivery: Delivery) => [pull, delivery] as const],
    [
      "reopened",
      (pull: Pull) => {
        desk.world.closePullRequest(pull, "author");
        return [pull, desk.world.reopen(pull, "author")] as const;
      },
    ],
    [
      "synchronize",
      (pull: Pull) => [pull, desk.world.push("topic", { "agent.txt": "new" }, "author")] as const,
    ],
  ])("once where a pull request that nobody measured is %s", async (_, happens) => {
    desk = await Desk.start();
    const opened = desk.open();
    const [pull, delivery] = happens(opened.pull, opened.delivery);
    const answer = await desk.gate(delivery);
    expect(answer).toMatchObject({ calls: 72, red: false });
    expect(desk.status(pull.headSha)).toMatch(/^success: no baseline yet/);
    const again = await desk.gate(desk.world.rerun(newestPush(pull), "author"));
    expect(again.calls).toBe(0);
  });

  it("never by a job that names none, which waits for the one that measures", async () => {
    desk = await Desk.start();
    const { pull, delivery } = desk.open();
    const answer = await desk.gate(delivery, { agent: "" });
    expect(answer).toMatchObject({ calls: 0, red: true });
    expect(desk.status(pull.headSha)).toMatch(/^pending: not measured yet/);
  });

  it("anew each time with `reuse: never`, but not by an event that changes no answer", async () => {
    desk = await Desk.start();
    const { pull, delivery } = desk.open();
    await desk.gate(delivery, { reuse: "never" });
    desk.world.closePullRequest(pull, "author");
    const reopened = await desk.gate(desk.world.reopen(pull, "author"), { reuse: "never" });
    expect(reopened.calls).toBe(72);
    const labelled = await desk.gate(desk.world.label(pull, "bug", "maintainer"), { reuse: "never" });
    expect(labelled).toMatchObject({ calls: 0, red: true });
    expect(desk.status(pull.headSha)).toMatch(/^pending: not measured yet/);
  });
});
