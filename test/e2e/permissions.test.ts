/**
 * Each job of the reusable workflow with all of its permissions but one, by the real bundle: what is lost is named, and
 * nothing turns green for it. The table of examples/one-workflow/README.md says what is lost, in the words that are then
 * seen. With all of them no call is forbidden, and each is asked for by a call: they are enough, and the least.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Delivery } from "../fakes/deliveries.ts";
import type { RecordedRequest } from "../fakes/fake-github.ts";
import type { Method } from "../fakes/openapi.ts";
import { neededFor, type Permissions, type Scope } from "../fakes/permissions.ts";
import type { StepResult } from "../fakes/runner.ts";
import type { Pull } from "../fakes/state.ts";
import { unzip } from "../fakes/unzip.ts";
import { REPOSITORY, type Texts } from "./bundles.ts";
import { BASELINE, candidateOf, ENVIRONMENT, LABEL, STRICT, startTeam, type Team } from "./gate-team.ts";

const CONFIG = `suite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\nsign-off: [label, environment]\n`;

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions: Permissions;
  readonly steps: readonly Step[];
}

const jobs: Readonly<Record<string, Job>> = parse(read(".github/workflows/agentverity.yml")).jobs;

/** Rows of the page: a job, one of its permissions, and what is seen without it. */
const ROWS = [
  ...read("examples/one-workflow/README.md").matchAll(
    /^\| ([a-z, ]+) \| `([a-z-]+): (read|write)` \| [^|]+ \| ([^|]+) \|$/gm,
  ),
].flatMap(([, names = "", scope = "", level = "", lost = ""]) =>
  names.split(", ").map((job) => ({ job, scope: scope as Scope, level, lost, seen: quotedIn(lost) })),
);

function read(path: string): string {
  return readFileSync(join(REPOSITORY, path), "utf8");
}

function quotedIn(cell: string): string {
  return /"([^"]+)"/.exec(cell)?.[1] ?? "";
}

function permissionsOf(job: string): Permissions {
  return jobs[job]?.permissions ?? {};
}

/** The action's own step as the workflow has it; its expressions are inputs that nobody gave. */
function inputsOf(job: string): Texts {
  const given = jobs[job]?.steps.find(({ uses }) => uses === "$/")?.with ?? {};
  const plain = Object.entries(given).filter(([, value]) => !String(value).includes("${{"));
  const reuse = job === "measure" ? { mode: "run", reuse: "auto", agent: "./agent.mjs" } : { agent: "" };
  return { ...reuse, ...Object.fromEntries(plain.map(([name, value]) => [name, String(value)])) };
}

interface Ran {
  readonly step: StepResult;
  readonly requests: readonly RecordedRequest[];
  /** States posted on the head. */
  readonly posted: readonly string[];
  readonly calls: number;
}

let team: Team;
let pull: Pull;
/** The event whose run each job is of. */
const events: Record<string, Delivery> = {};

async function run(job: string, without?: Scope): Promise<Ran> {
  const { world } = team;
  const kept = Object.entries(permissionsOf(job)).filter(([scope]) => scope !== without);
  world.permissions = Object.fromEntries(kept);
  const { requests } = world.github;
  const { statuses, artifacts } = world.state;
  const [from, first, stored] = [requests.length, statuses.length, artifacts.length];
  const delivery = events[job];
  if (delivery === undefined) throw new Error(`no event for ${job}`);
  const step = await team.gate(delivery, inputsOf(job));
  // A run has one artifact of a name, and the next test is the same run.
  artifacts.splice(stored);
  return {
    step,
    requests: requests.slice(from),
    posted: statuses.slice(first).map(({ state }) => state),
    calls: team.calls(),
  };
}

/** Everything that a person can see of it, as it was written. */
function shownBy({ step }: Ran): string {
  return `${step.summary}\n${step.log}`;
}

beforeAll(async () => {
  team = await startTeam({ config: CONFIG });
  const { world } = team;
  world.setEnvironment(ENVIRONMENT, STRICT);
  world.push("topic", { "README.md": "a router\n" }, "author");
  const opened = world.openPullRequest("topic", "author");
  ({ pull } = opened);
  await team.gate(opened.delivery);
  const pushed = world.push("topic", { [BASELINE]: candidateOf(world, unzip) }, "author");
  const shown = await team.gate(pushed);
  expect(team.status(pull.headSha), shown.log).toMatch(/^pending: awaiting sign-off/);
  if (pushed.run === undefined) throw new Error("no run");
  world.enterEnvironment(pushed.run, ENVIRONMENT);
  world.approveEnvironment(pushed.run, "maintainer");
  world.clock.advance(600);
  events["measure"] = pushed;
  events["admit"] = pushed;
  events["gate"] = world.label(pull, LABEL, "maintainer");
  team.calls();
});
afterAll(() => team?.close());

it("the page has a row for each permission of each job, and no other", () => {
  const ofPage = ROWS.map(({ job, scope, level }) => `${job} ${scope}: ${level}`);
  const ofWorkflow = Object.entries(jobs).flatMap(([job, { permissions }]) =>
    Object.entries(permissions).map(([scope, level]) => `${job} ${scope}: ${level}`),
  );
  expect(ofPage.sort()).toEqual(ofWorkflow.sort());
});

it("`plan` asks the server nothing, and only checks out", () => {
  expect(jobs["plan"]?.steps.at(-1)?.with).toMatchObject({ "github-token": "" });
  expect(permissionsOf("plan")).toEqual({ contents: "read" });
});

describe.each(["measure", "gate", "admit"])("%s", (job) => {
  it.each(ROWS.filter((row) => row.job === job))("without $scope: $lost", async ({ scope, seen }) => {
    const ran = await run(job, scope);
    expect(seen).not.toBe("");
    expect(shownBy(ran)).toContain(seen);
    const proved = scope === "checks" || (scope === "statuses" && ran.step.exitCode === 0);
    if (job === "measure") expect(ran.posted).toEqual([]);
    else if (!proved) expect([ran.posted.includes("success"), ran.step.exitCode]).toEqual([false, 2]);
    else expect(ran.step.outputs["baseline-state"]).toBe("signed");
    if (job === "measure") expect(ran.calls).toBeGreaterThan(0);
  });

  it("with all of them is forbidden nothing, and asks for each", async () => {
    const ran = await run(job);
    expect(ran.step.exitCode, ran.step.log).toBe(0);
    expect(ran.requests.filter(({ status }) => status === 403)).toEqual([]);
    expect(ran.calls).toBe(0);
    expect(ran.posted).toEqual(job === "measure" ? [] : ["success"]);
    const rights = permissionsOf(job);
    const used = new Set(ran.requests.flatMap((request) => onlyBy(request, rights)));
    expect([...used].sort()).toEqual(
      Object.entries(rights)
        .map(([scope, level]) => `${scope}: ${level}`)
        .sort(),
    );
  });
});

describe("a gate", () => {
  it("without `statuses: write` is red while nobody has signed", async () => {
    events["gate"] = team.world.unlabel(pull, LABEL, "maintainer");
    const ran = await run("gate", "statuses");
    expect(shownBy(ran)).toContain("could not be posted");
    expect([ran.step.outputs["baseline-state"], ran.step.exitCode]).toEqual(["awaiting-sign-off", 1]);
    expect(ran.posted).toEqual([]);
  });

  it("before which `plan` or `measure` could check out nothing says so, and is not green", async () => {
    const { world } = team;
    world.push("other", { "README.md": "another\n" }, "author");
    const other = world.openPullRequest("other", "author");
    events["gate"] = other.delivery;
    const ran = await run("gate");
    const row = ROWS.find(({ job }) => job === "plan");
    expect(team.status(other.pull.headSha)).toContain(row?.seen);
    expect([ran.posted.includes("success"), ran.step.exitCode === 0]).toEqual([false, false]);
  });
});

/** The one permission of these that lets a call through; none where several would, or where it needs none. */
function onlyBy({ method, template }: RecordedRequest, rights: Permissions): string[] {
  if (template === undefined || template.startsWith("(")) return [];
  const { scopes, level } = neededFor(method as Method, template);
  const able = scopes.filter((scope) => rights[scope] === "write" || rights[scope] === level);
  return able.length === 1 && able[0] !== undefined ? [`${able[0]}: ${rights[able[0]]}`] : [];
}
