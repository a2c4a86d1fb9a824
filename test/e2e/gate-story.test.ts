/** The whole story of a pull request, event by event, with the real bundle: signed by label and review, and by environment. */
import { afterEach, describe, expect, it } from "vitest";
import type { Delivery } from "../fakes/deliveries.ts";
import { type Chapter, MEASURED, Story } from "./gate-story.ts";
import { BASELINE, decisions, ENVIRONMENT, LABEL, STRICT, type Team } from "./gate-team.ts";

const CONFIG = `suite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\npublish: commit\n`;
/** Two decisions change places: every route is still reached, so that the run can stand as a baseline. */
const SWAPPED = decisions({ "where is my parcel": "escalate", "close my account": "shipping" });

const FIRST: Chapter = {
  status: "success: no baseline yet: a candidate is ready to be signed",
  state: "none",
  job: "green",
  calls: MEASURED,
  file: undefined,
};
const SIGNED = {
  status: /^success: signed: the baseline \(sha256:[0-9a-f]{12}/,
  state: "signed",
  job: "green",
} as const;
const STALE = {
  status: "failure: the baseline in the branch is not what was measured: 2 differences",
  state: "stale",
  job: "red",
  calls: MEASURED,
} as const;
const PENDING = {
  status: /^pending: awaiting sign-off of the baseline \(sha256:[0-9a-f]{12}/,
  state: "awaiting-sign-off",
  job: "red",
  calls: 0,
} as const;

let story: Story;
afterEach(() => story.team.close());

/** @param shown event of the run that showed what is signed */
type Sign = (story: Story, shown: Delivery) => Delivery;

interface Way {
  readonly config: string;
  prepare(team: Team): void;
  /** Of the candidate, before there is a file. */
  readonly first: Sign;
  /** Of the file that renews it. */
  readonly again: Sign;
  /** The job that answers a signature. */
  readonly mode: "gate" | "admit";
  /** As the file records it: of the first one. */
  readonly method: string;
  /** Does a signature leave an artifact of its own? */
  readonly leaves: readonly string[];
}

const WAYS: Readonly<Record<string, Way>> = {
  "by label, and its renewal by review": {
    config: CONFIG,
    prepare: () => {},
    first: ({ team, pull }) => team.world.label(pull, LABEL, "maintainer"),
    again: ({ team, pull }) => team.world.review(pull, "APPROVED", "maintainer"),
    mode: "gate",
    method: "label",
    leaves: [],
  },
  "by environment, and its renewal too": {
    config: `${CONFIG}sign-off: [environment]\n`,
    prepare: ({ world }) => world.setEnvironment(ENVIRONMENT, STRICT),
    first: approveInEnvironment,
    again: approveInEnvironment,
    mode: "admit",
    method: "environment",
    leaves: ["receipt"],
  },
};

describe.each(Object.entries(WAYS))("a baseline signed %s", (_, way) => {
  it("is answered at every event, and the agent asked only for what nobody has seen", {
    timeout: 180_000,
  }, async () => {
    story = await Story.begin(way.config);
    way.prepare(story.team);
    const reviewed = await candidateIsOffered();
    const file = await signatureIsCommitted(way, reviewed);
    const other = story.push({ "README.md": "the router\n" });
    await story.tell("a commit beside the file", other, { ...SIGNED, calls: MEASURED, file });
    await fileIsRenewed(way, file);
    await mergeIsTold();
  });
});

async function candidateIsOffered(): Promise<string> {
  const step = await story.tell("opened, without a baseline", story.opened, FIRST);
  const digest = step.outputs["candidate-digest"] ?? "";
  expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(story.artifacts("candidate")).toEqual([named("candidate", digest)]);
  return digest;
}

/** @returns what is known of the file */
async function signatureIsCommitted(way: Way, digest: string): Promise<object> {
  const { team, pull } = story;
  const before = pull.headSha;
  const offered = story.candidate();
  const by = { method: way.method, approver: "maintainer" };
  const file = { sign_off: { ...by, digest, head_sha: before } };
  const signed = await story.tell(
    `signed by ${way.method}`,
    way.first(story, story.opened),
    { ...SIGNED, calls: 0, file },
    { mode: way.mode },
  );
  expect(signed.outputs).toMatchObject({ approver: "maintainer", "calls-made": "0" });
  // What was reviewed is what was written, to the last count. The commit that was judged keeps its own answer.
  expect({ ...story.file(), sign_off: undefined }).toEqual({ ...JSON.parse(offered), sign_off: undefined });
  expect(pull.headSha).not.toBe(before);
  expect(team.status(before)).toBe(FIRST.status);
  expect(way.leaves.flatMap((kind) => story.artifacts(kind))).toEqual(
    way.leaves.map((kind) => named(kind, digest)),
  );
  await story.tell("the gate's own commit", story.eventOfHead(), { ...SIGNED, calls: 0, file });
  return file;
}

async function fileIsRenewed(way: Way, file: object): Promise<void> {
  const moved = await story.tell(
    "a commit that changes two decisions",
    story.push({ "decisions.json": SWAPPED }),
    { ...STALE, file },
  );
  const digest = moved.outputs["candidate-digest"] ?? "";
  expect(story.artifacts("candidate").at(-1)).toBe(named("candidate", digest));
  const renewing = story.push({ [BASELINE]: story.candidate() });
  const renewed = JSON.parse(story.candidate());
  await story.tell("the file renewed", renewing, { ...PENDING, file: renewed });
  const head = story.pull.headSha;
  const signed = await story.tell(
    "signed again",
    way.again(story, renewing),
    { ...SIGNED, calls: 0, file: renewed },
    { mode: way.mode },
  );
  expect(signed.outputs).toMatchObject({ approver: "maintainer", "calls-made": "0" });
  expect(signed.summary).toContain(digest.slice(0, 19));
  // The file is there already: nothing is written over it.
  expect(story.pull.headSha).toBe(head);
}

/** What was signed is merged, told on the base branch, and holds for the next pull request. */
async function mergeIsTold(): Promise<void> {
  const { team, pull } = story;
  const { world } = team;
  const file = story.file();
  const push = world.merge(pull, "squash", "maintainer");
  await story.tell("merged", push, {
    on: push.run?.headSha ?? "",
    status: `success: the baseline changed, signed in pull request #${pull.number}`,
    state: "signed",
    job: "green",
    calls: MEASURED,
    file,
  });
  world.push("next", { "NOTES.md": "notes\n" }, "writer");
  const next = world.openPullRequest("next", "writer");
  const clean = { status: "success: the approved decisions still hold", state: "unchanged" } as const;
  const green = { ...clean, job: "green", calls: MEASURED, file } as const;
  await story.tell("the next pull request", next.delivery, { ...green, on: next.pull.headSha });
  const last = world.merge(next.pull, "squash", "maintainer");
  await story.tell("merged, and nothing approved changed", last, { ...green, on: last.run?.headSha ?? "" });
}

/** The run's next job names the environment, and its reviewer approves: no new event, the same run goes on. */
function approveInEnvironment({ team }: Story, shown: Delivery): Delivery {
  if (shown.run === undefined) throw new Error("no run");
  team.world.enterEnvironment(shown.run, ENVIRONMENT);
  team.world.approveEnvironment(shown.run, "maintainer");
  return shown;
}

function named(kind: string, digest: string): string {
  return `agentverity-${kind}-${digest.replace("sha256:", "").slice(0, 40)}`;
}
