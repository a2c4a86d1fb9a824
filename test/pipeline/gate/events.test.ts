/**
 * Every event of the gate in every place a pull request can stand in: what is posted, whether the job is red, and how
 * often the agent is asked. A status is posted each time, whatever was there before. The table is test/golden/gate/events.md;
 * UPDATE_GOLDEN=1 rewrites it.
 */
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../../fakes/deliveries.ts";
import { RefusedByGithub } from "../../fakes/event-log.ts";
import type { Pull } from "../../fakes/state.ts";
import { GATE_WORKFLOW } from "../../fakes/world.ts";
import { type Outcome, reviewedRows, rowsOf, writeTable } from "./events-table.ts";
import { type Answered, Desk } from "./gate-desk.ts";
import { rewindTo } from "./rewind.ts";
import { PLACES, type Place } from "./states.ts";

let desk: Desk;
afterEach(() => desk.close());

/** Events that change nothing of where the pull request stands. */
const EVENTS: Readonly<Record<string, (pull: Pull) => Delivery | undefined>> = {
  labeled: (pull) => desk.world.label(pull, "bug", "maintainer"),
  unlabeled: (pull) => desk.world.unlabel(pull, "bug", "maintainer"),
  edited: (pull) => desk.world.retarget(pull, "main", "author"),
  ready_for_review: (pull) => desk.world.readyForReview(pull, "author"),
  "review submitted": (pull) => desk.world.review(pull, "APPROVED", "triager"),
  "review dismissed": (pull) => desk.world.dismiss(pull, "triager", "maintainer"),
  workflow_dispatch: () => desk.world.dispatch({}, "maintainer"),
  "a re-run of the label": () => {
    const run = runOf("labeled");
    return run && desk.world.rerun(run, "maintainer");
  },
};

/** These may ask the agent, and have no reason to. */
const MEASURING: Readonly<Record<string, (pull: Pull) => Delivery>> = {
  reopened: (pull) => {
    desk.world.closePullRequest(pull, "author");
    return desk.world.reopen(pull, "author");
  },
  "a re-run of the newest push": (pull) => desk.world.rerun(newestPush(pull), "maintainer"),
};

/** These make another commit or pull request of it: what they get is in the table. */
const MOVING: Readonly<Record<string, (pull: Pull) => Moved>> = {
  "opened again from its branch": (pull) => {
    desk.world.closePullRequest(pull, "author");
    const again = desk.world.openPullRequest(pull.branch, "author");
    return { ...again, sha: pull.headSha };
  },
  "synchronize (nothing changed)": (pull) => pushed(pull, {}),
  "synchronize (other files)": (pull) => pushed(pull, { "NOTES.md": "notes\n" }),
  merge_group: (pull) => ({ ...desk.world.mergeQueue([pull]), pull }),
  "push (merged all the same)": (pull) => {
    const delivery = desk.world.merge(pull, "squash", "admin");
    return { delivery, sha: delivery.run?.headSha ?? "", pull };
  },
};

/** The same two where nobody measured yet: they are answered with what they measure. */
const MEASURED = Object.fromEntries(
  Object.entries(MEASURING).map(([event, happens]) => [
    event,
    (pull: Pull): Moved => ({ delivery: happens(pull), sha: pull.headSha, pull }),
  ]),
);

interface Moved {
  readonly delivery: Delivery;
  /** The commit that is to be answered. */
  readonly sha: string;
  readonly pull: Pull;
}

function pushed(pull: Pull, changes: Parameters<Desk["world"]["push"]>[1]): Moved {
  const delivery = desk.world.push(pull.branch, changes, "author");
  return { delivery, sha: pull.headSha, pull };
}

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

/** `pull_request labeled`, of all that the gate's workflow listens to. */
const LISTENED = Object.entries(GATE_WORKFLOW.on).flatMap(([name, types]) =>
  types.length === 0 || name === "push" ? [name] : types.map((type) => `${name} ${type}`),
);

function announcedBy({ name, action }: Delivery): string {
  return action === undefined ? name : `${name} ${action}`;
}

/** Nothing is in trouble here: what is slow is the machine. */
const PATIENT = { requestMs: 30_000 };

const NOT_STARTED = { status: undefined, red: false, calls: 0 };

type Answer = Outcome & Partial<Answered>;

/** What an event gets: one status, on one commit; where the pull request conflicts, GitHub starts no run for most. */
async function outcomeOf(event: string, moved: Moved | undefined): Promise<Answer> {
  if (moved?.delivery.run === undefined) return { event, ...NOT_STARTED };
  desk.world.state.statuses.length = 0;
  const answer = await desk.gate(moved.delivery, { "pull-request": String(moved.pull.number) });
  expect(desk.world.state.statuses, `${event}: ${answer.text}`).toHaveLength(1);
  const { red = false } = answer;
  return { ...answer, event, red, status: desk.status(moved.sha) };
}

/** Each as if it were the only one. */
async function outcomesOf(
  events: Readonly<Record<string, (pull: Pull) => Moved>>,
  pull: Pull,
  seen: Set<string>,
): Promise<readonly Answer[]> {
  const back = rewindTo(desk.world);
  const outcomes: Answer[] = [];
  for (const [event, happens] of Object.entries(events)) {
    const moved = unlessRefused(() => happens(pull));
    if (moved !== undefined) seen.add(announcedBy(moved.delivery));
    outcomes.push(await outcomeOf(event, moved));
    back();
  }
  return outcomes;
}

/** A pull request that conflicts can be neither queued nor merged. */
function unlessRefused(happens: () => Moved): Moved | undefined {
  try {
    return happens();
  } catch (error) {
    if (error instanceof RefusedByGithub) return undefined;
    throw error;
  }
}

const rows: string[] = [];
afterAll(() => {
  if (process.env["UPDATE_GOLDEN"] === "1") writeTable(rows, Object.keys(EVENTS));
});

describe.each(Object.entries(PLACES))("%s", (name, place) => {
  it("gets its status from each event, and no call is made for what was measured", {
    timeout: 180_000,
  }, async () => {
    desk = await Desk.start({ ...place.options, patience: PATIENT });
    const pull = await place.reach(desk);
    const seen = new Set<string>();
    const stays = place.state === "" ? EVENTS : { ...EVENTS, ...MEASURING };
    const outcomes: Answer[] = [];
    for (const [event, happens] of Object.entries(stays)) {
      const delivery = happens(pull);
      if (delivery !== undefined) seen.add(announcedBy(delivery));
      const outcome = await outcomeOf(event, delivery && { delivery, sha: pull.headSha, pull });
      outcomes.push(outcome);
      if (outcome.status === undefined) continue;
      expect(outcome.status, `${event}: ${outcome.text}`).toMatch(place.status);
      expect(outcome, event).toMatchObject({ red: place.red, calls: 0 });
      expect(outcome.outputs?.["baseline-state"], event).toBe(place.state);
    }
    outcomes.push(
      ...(await outcomesOf(place.state === "" ? { ...MEASURED, ...MOVING } : MOVING, pull, seen)),
    );
    const isRefused = outcomes.some(({ status }) => status === undefined);
    if (!isRefused) expect([...seen]).toEqual(expect.arrayContaining(LISTENED));
    expect(desk.world.github.violations).toEqual([]);
    await isHeldByWhatIsRequired(place, pull);
    const table = rowsOf(name, outcomes, Object.keys(EVENTS));
    rows.push(...table);
    if (process.env["UPDATE_GOLDEN"] !== "1") expect(table).toEqual(reviewedRows(name));
  });
});

async function isHeldByWhatIsRequired(place: Place, pull: Pull): Promise<void> {
  desk.require();
  const dispatched = desk.world.dispatch({}, "maintainer");
  const held = await desk.gate(dispatched, { "pull-request": String(pull.number) });
  const red = place.red && place.isHeldByStatus !== true;
  expect(held.red, "where the base branch requires the status").toBe(red);
}

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
