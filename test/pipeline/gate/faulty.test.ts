/** A configuration with faults, and a defect of our own: the event's commit is told, and keeps no older success. */
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../../fakes/deliveries.ts";
import type { Fault } from "../../fakes/faults.ts";
import { TROUBLES } from "../../fakes/faults.ts";
import type { Pull } from "../../fakes/state.ts";
import { CONFIG, CONFIG_TEXT, Desk } from "./gate-desk.ts";
import { offered } from "./states.ts";

let desk: Desk;
afterEach(() => desk.close());

interface Told {
  readonly delivery: Delivery;
  /** undefined: the event names no commit that it is about. */
  readonly sha: string | undefined;
}

const EVENTS: Readonly<Record<string, (pull: Pull) => Told>> = {
  labeled: (pull) => ({ delivery: desk.world.label(pull, "bug", "maintainer"), sha: pull.headSha }),
  "review submitted": (pull) => ({
    delivery: desk.world.review(pull, "APPROVED", "maintainer"),
    sha: pull.headSha,
  }),
  merge_group: (pull) => desk.world.mergeQueue([pull]),
  push: (pull) => {
    const delivery = desk.world.merge(pull, "squash", "admin");
    return { delivery, sha: delivery.run?.headSha };
  },
  workflow_dispatch: () => ({ delivery: desk.world.dispatch({}, "maintainer"), sha: undefined }),
};

/** A pull request that was signed: its status is green. */
async function signed(changes?: Parameters<Desk["open"]>[0]): Promise<Pull> {
  desk = await Desk.start({ patience: { requestMs: 3000 } });
  const pull = await offered(desk, changes);
  await desk.gate(desk.world.review(pull, "APPROVED", "maintainer"));
  expect(desk.status(pull.headSha)).toMatch(/^success: signed/);
  desk.later();
  return pull;
}

function statuses(): readonly string[] {
  return desk.world.state.statuses.map(({ sha, state }) => `${sha} ${state}`);
}

describe.each(Object.entries(EVENTS))("on %s", (_, event) => {
  it("a configuration with faults is told, and the job is red", async () => {
    const pull = await signed();
    desk.world.push("topic", { [CONFIG]: `${CONFIG_TEXT}sing-off: [review]\n` }, "author");
    if (event !== EVENTS["labeled"] && event !== EVENTS["review submitted"])
      desk.world.push("main", { [CONFIG]: `${CONFIG_TEXT}sing-off: [review]\n` }, "admin");
    const { delivery, sha } = event(pull);
    const before = statuses();
    const answer = await desk.gate(delivery, { "pull-request": String(pull.number) });
    expect(answer, answer.text).toMatchObject({ red: true, exitCode: 2, calls: 0 });
    expect(answer.text).toContain("sing-off");
    if (sha === undefined) expect(statuses()).toEqual(before);
    else expect(desk.status(sha)).toMatch(/^failure: the configuration: .*sing-off/);
  });

  it.each([
    ["once", 1],
    ["for as long as it is asked", undefined],
  ])("a defect, met %s, is told and thrown", async (_often, times) => {
    const pull = await signed();
    const { delivery, sha } = event(pull);
    const before = statuses();
    desk.world.github.fault("GET", "/git/commits/{commit_sha}", NONSENSE, times);
    const gate = desk.gate(delivery, { "pull-request": String(pull.number) });
    await expect(gate).rejects.toThrow(TypeError);
    if (sha === undefined) expect(statuses()).toEqual(before);
    else expect(desk.status(sha)).toBe("error: the gate failed by a defect of its own: see the job's log");
  });
});

/** What GitHub never says. */
const NONSENSE: Fault = { kind: "status", status: 200, body: {} };

it("a defect that cannot be told either is thrown all the same, and the log says what was not told", async () => {
  const pull = await signed();
  const delivery = desk.world.label(pull, "bug", "maintainer");
  desk.world.github.fault("GET", "/git/commits/{commit_sha}", NONSENSE);
  desk.world.github.fault("POST", "/statuses/{sha}", TROUBLES["403"] as Fault);
  await expect(desk.gate(delivery)).rejects.toThrow(TypeError);
});
