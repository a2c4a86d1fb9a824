/** The judgement alone: one repository in which everything holds, and what each single change of it takes away. */
import { describe, expect, it } from "vitest";
import { parseCodeOwners } from "../../src/gate/code-owners.ts";
import { diagnose } from "../../src/gate/doctor.ts";
import type { DoctorFacts } from "../../src/gate/doctor-facts.ts";
import { type GateJob, gateJobs } from "../../src/gate/gate-job.ts";
import { policyOfTerms } from "../../src/gate/policy.ts";
import type { Answer } from "../../src/ports/server.ts";

const CONTEXT = "agentverity (b.json)";
const APP = 4242;

function ok<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

const refused = { ok: false, trouble: { status: 403, reason: "403 Resource not accessible" } } as const;
const beyondPlan = { ok: false, trouble: { status: 403, reason: "403 Upgrade to GitHub Pro" } } as const;

const ALL_TYPES = ["opened", "reopened", "synchronize", "edited", "labeled", "unlabeled", "ready_for_review"];
const HARDENED: GateJob = {
  path: ".github/workflows/gate.yml",
  events: new Map([
    ["workflow_run", { types: ["completed"], isFiltered: false }],
    ["pull_request", { types: ALL_TYPES, isFiltered: false }],
    ["pull_request_review", { types: ["submitted", "dismissed"], isFiltered: false }],
    ["merge_group", { types: undefined, isFiltered: false }],
  ]),
  fromBase: true,
  rights: { contents: "write", actions: "read", "pull-requests": "write", statuses: "write" },
  environment: "gate",
  environments: ["gate", "agentverity-baseline"],
  skipped: "never",
  isCancelled: false,
  publish: undefined,
  statusContext: undefined,
  ownToken: false,
};

const REVIEWS = { approvals: 1, codeOwners: true, dismissesStale: true, lastPush: false };
const RULES = {
  checks: [{ context: CONTEXT, appId: APP }],
  reviews: REVIEWS,
  mergeQueue: true,
  workflows: [],
  rulesets: [1],
};
const ENVIRONMENT = {
  name: "agentverity-baseline",
  requiredReviewers: { preventSelfReview: true, users: ["maintainer"], teams: [] },
  adminsCanBypass: false,
  refs: ["main"],
};
const POLICY = policyOfTerms({ baseline: "b.json", methods: ["review", "label", "environment"] });

const WHOLE: DoctorFacts = {
  repository: ok({ visibility: "public", defaultBranch: "main", mayBeForked: true }),
  branch: "`main`",
  branchName: "main",
  policy: POLICY,
  policyRead: ok({ established: true }),
  configPath: ".github/agentverity.yml",
  baseline: "b.json",
  context: CONTEXT,
  publish: "artifact",
  rules: ok(RULES),
  checks: ok(RULES.checks),
  classic: ok(undefined),
  rulesets: [ok({ name: "main", bypass: [] })],
  defaults: ok({ writes: false, mayOpenPullRequests: false }),
  label: ok(true),
  environment: ok(ENVIRONMENT),
  owners: ok(parseCodeOwners("CODEOWNERS", "* @maintainer\n")),
  ownersFaults: ok(0),
  jobs: ok([HARDENED]),
  jobEnvironment: ok({ ...ENVIRONMENT, name: "gate" }),
  posters: ok([{ login: "team-app[bot]", id: 9, type: "Bot" }]),
  people: ok([
    { login: "maintainer", mayWrite: true },
    { login: "writer", mayWrite: true },
  ]),
};

function stateOf(id: string, changes: Partial<DoctorFacts>): string | undefined {
  return diagnose({ ...WHOLE, ...changes }).findings.find((one) => one.id === id)?.state;
}

function strengthOf(changes: Partial<DoctorFacts>): string {
  return diagnose({ ...WHOLE, ...changes }).strength;
}

function job(changes: Partial<GateJob>): Pick<DoctorFacts, "jobs"> {
  return { jobs: ok([{ ...HARDENED, ...changes }]) };
}

function environment(changes: Partial<typeof ENVIRONMENT> | { adminsCanBypass: boolean | undefined }) {
  return { environment: ok({ ...ENVIRONMENT, ...changes }) };
}

function checks(...all: { context: string; appId: number | undefined }[]): Partial<DoctorFacts> {
  return { checks: ok(all), rules: ok({ ...RULES, checks: all }) };
}

function without(
  event: string,
): ReadonlyMap<string, { types: readonly string[] | undefined; isFiltered: boolean }> {
  return new Map([...HARDENED.events].filter(([name]) => name !== event));
}

describe("a repository in which everything is set", () => {
  it("guarantees all but where a secret is kept, which nobody can read", () => {
    const { strength, findings } = diagnose(WHOLE);
    expect(strength).toBe("binding");
    expect(findings.filter(({ state }) => state !== "guaranteed").map(({ id }) => id)).toEqual(["app-key"]);
  });
});

describe("one change takes one guarantee away", () => {
  it.each<[what: string, id: string, state: string | undefined, changes: Partial<DoctorFacts>]>([
    ["no rule requires the status", "required", "not-guaranteed", checks()],
    ["another status is required", "required", "not-guaranteed", checks({ context: "ci", appId: APP })],
    ["no rule is readable", "required", "unknown", { checks: refused, rules: refused }],
    ["only the rulesets are readable, and require it", "required", "guaranteed", { checks: refused }],
    ["the plan has no rules", "required", "not-guaranteed", { checks: beyondPlan, rules: beyondPlan }],
    ["it may come from anybody", "source", "not-guaranteed", checks({ context: CONTEXT, appId: undefined })],
    [
      "it may come from every workflow",
      "source",
      "not-guaranteed",
      checks({ context: CONTEXT, appId: 15_368 }),
    ],
    [
      "an organisation requires a workflow",
      "source",
      "unknown",
      { ...checks(), rules: ok({ ...RULES, checks: [], workflows: ["gate.yml"] }) },
    ],
    ["the key is used where a branch decides", "app-key", "not-guaranteed", job({ fromBase: false })],
    [
      "its environment is open to every branch",
      "app-key",
      "not-guaranteed",
      { jobEnvironment: ok({ ...ENVIRONMENT, refs: "any" }) },
    ],
    [
      "who may bypass is not told",
      "bypass",
      "unknown",
      { rulesets: [ok({ name: "main", bypass: undefined })] },
    ],
    [
      "somebody may bypass",
      "bypass",
      "not-guaranteed",
      { rulesets: [ok({ name: "main", bypass: ["Team 3"] })] },
    ],
    ["a ruleset is not readable", "bypass", "unknown", { rulesets: [refused] }],
    ["the older protection is not readable", "bypass", "unknown", { classic: refused }],
    [
      "it does not bind admins",
      "bypass",
      "not-guaranteed",
      { classic: ok({ reviews: undefined, adminsToo: false }) },
    ],
    [
      "the branch has no configuration",
      "policy",
      "not-guaranteed",
      { policyRead: ok({ established: false }) },
    ],
    ["it names no baseline", "policy", "not-guaranteed", { policy: policyOfTerms({}) }],
    ["it is not readable", "policy", "unknown", { policyRead: refused }],
    ["no workflow runs the gate", "answered", "not-guaranteed", { jobs: ok([]) }],
    ["the workflows are not readable", "answered", "unknown", { jobs: refused }],
    [
      "it is not started by pull requests",
      "answered",
      "not-guaranteed",
      job({ events: without("pull_request") }),
    ],
    [
      "a filter leaves some out",
      "answered",
      "not-guaranteed",
      job({
        events: new Map([...HARDENED.events, ["pull_request", { types: ALL_TYPES, isFiltered: true }]]),
      }),
    ],
    ["the gate may not post", "answered", "not-guaranteed", job({ ownToken: true, rights: "read-all" })],
    [
      "it names no rights, and the default is not readable",
      "label",
      "unknown",
      { ...job({ ownToken: true, rights: undefined }), defaults: refused },
    ],
    ["the required app is not the one that posts", "answered", "not-guaranteed", job({ ownToken: true })],
    ["the app never posted", "answered", "unknown", { posters: ok([]) }],
    ["a failure skips the gate", "answered", "not-guaranteed", job({ skipped: "after-failure" })],
    ["a condition may skip it", "answered", "unknown", job({ skipped: "by-condition" })],
    ["a newer run cancels it", "answered", "not-guaranteed", job({ isCancelled: true })],
    ["forks, and no run from the base", "forks", "not-guaranteed", job({ fromBase: false })],
    [
      "it may not be forked",
      "forks",
      "guaranteed",
      {
        ...job({ fromBase: false }),
        repository: ok({ visibility: "private", defaultBranch: "main", mayBeForked: false }),
      },
    ],
    ["a queue without an answer", "merge-queue", "not-guaranteed", job({ events: without("merge_group") })],
    [
      "no queue",
      "merge-queue",
      "guaranteed",
      { ...job({ events: without("merge_group") }), rules: ok({ ...RULES, mergeQueue: false }) },
    ],
    [
      "a queue that the older protection may ask for",
      "merge-queue",
      "unknown",
      {
        ...job({ events: without("merge_group") }),
        rules: ok({ ...RULES, mergeQueue: false }),
        classic: refused,
      },
    ],
    ["authors may sign", "four-eyes", "not-guaranteed", { policy: { ...POLICY, allowSelfApproval: true } }],
    ["one person is seen", "four-eyes", "unknown", { people: ok([{ login: "maintainer", mayWrite: true }]) }],
    [
      "one approver may write",
      "four-eyes",
      "not-guaranteed",
      {
        policy: { ...POLICY, approvers: ["maintainer", "reader"] },
        people: ok([
          { login: "maintainer", mayWrite: true },
          { login: "reader", mayWrite: false },
        ]),
      },
    ],
    ["permissions are not readable", "four-eyes", "unknown", { people: refused }],
    ["reviews start nothing", "review", "not-guaranteed", job({ events: without("pull_request_review") })],
    ["there is no label", "label", "not-guaranteed", { label: ok(false) }],
    ["labels are not readable", "label", "unknown", { label: refused }],
    ["there is no environment", "environment", "not-guaranteed", { environment: ok(undefined) }],
    [
      "it has no reviewers",
      "environment",
      "not-guaranteed",
      { environment: ok({ ...ENVIRONMENT, requiredReviewers: undefined }) },
    ],
    [
      "it allows self-review",
      "environment",
      "not-guaranteed",
      environment({ requiredReviewers: { preventSelfReview: false, users: ["maintainer"], teams: [] } }),
    ],
    ["admins may skip it", "environment", "not-guaranteed", environment({ adminsCanBypass: true })],
    ["whether they may is not told", "environment", "unknown", environment({ adminsCanBypass: undefined })],
    ["no job waits in it", "environment", "not-guaranteed", job({ environments: ["gate"] })],
    ["it keeps out pull requests' runs", "environment", "not-guaranteed", job({ fromBase: false })],
    ["it is not readable", "environment", "unknown", { environment: refused }],
    ["there are no code owners", "owners", "not-guaranteed", { owners: ok(undefined) }],
    [
      "nobody owns new workflows",
      "owners",
      "not-guaranteed",
      { owners: ok(parseCodeOwners("CODEOWNERS", "* @maintainer\n/.github/workflows/\n")) },
    ],
    ["a line of them has a fault", "owners", "not-guaranteed", { ownersFaults: ok(1) }],
    [
      "their review is not required",
      "owners",
      "not-guaranteed",
      { rules: ok({ ...RULES, reviews: undefined }) },
    ],
    [
      "it may be, by the older protection",
      "owners",
      "unknown",
      { rules: ok({ ...RULES, reviews: undefined }), classic: refused },
    ],
    [
      "an approval outlives a push",
      "owners",
      "not-guaranteed",
      { rules: ok({ ...RULES, reviews: { ...REVIEWS, dismissesStale: false } }) },
    ],
    [
      "workflows write by default",
      "default-rights",
      "not-guaranteed",
      { defaults: ok({ writes: true, mayOpenPullRequests: true }) },
    ],
    ["nothing is published", "publish", undefined, {}],
    [
      "the gate's commits start nothing",
      "publish",
      "not-guaranteed",
      { ...job({ ownToken: true }), publish: "commit" },
    ],
    ["an app commits", "publish", "unknown", { publish: "commit" }],
    [
      "workflows may not propose",
      "publish",
      "not-guaranteed",
      { ...job({ ownToken: true }), publish: "pull-request" },
    ],
  ])("%s: `%s` is %s", (_, id, state, changes) => {
    expect(stateOf(id, changes)).toBe(state);
  });
});

describe("whom the gate binds", () => {
  it.each<[strength: string, changes: Partial<DoctorFacts>]>([
    ["unenforced", checks()],
    ["unknown", { checks: refused, rules: refused }],
    ["advisory", checks({ context: CONTEXT, appId: undefined })],
    ["advisory", job({ fromBase: false })],
    ["binding", { rulesets: [ok({ name: "main", bypass: undefined })] }],
  ])("%s", (strength, changes) => {
    expect(strengthOf(changes)).toBe(strength);
  });
});

it("every hole says why, what may happen and what closes it", () => {
  const worst: Partial<DoctorFacts> = { ...checks(), jobs: ok([]), owners: ok(undefined), label: ok(false) };
  const holes = diagnose({ ...WHOLE, ...worst }).findings.flatMap((one) => one.holes);
  expect(holes.length).toBeGreaterThan(7);
  for (const { reason, consequence, setting } of holes)
    for (const words of [reason, consequence, setting]) expect(words).toMatch(/^[A-Z`].{10,}[.]$/s);
});

describe("code owners are read as GitHub reads them", () => {
  it.each([
    { text: "* @a", path: "b.json", owned: true },
    { text: "*.json @a", path: "deep/er/b.json", owned: true },
    { text: "*.json @a\n/b.json", path: "b.json", owned: false }, // the last pattern takes owners away
    { text: "/.github/ @a", path: ".github/workflows/gate.yml", owned: true },
    { text: ".github @a", path: "sub/.github/x", owned: true },
    { text: "/docs/* @a", path: "docs/deep/b.json", owned: false },
    { text: "docs/** @a", path: "docs/deep/b.json", owned: true },
    { text: "**/b.json @a", path: "b.json", owned: true },
    { text: "/b.json @a # why", path: "sub/b.json", owned: false },
    { text: "# * @a", path: "b.json", owned: false },
  ])("$text owns $path: $owned", ({ text, path, owned }) => {
    const changes = { owners: ok(parseCodeOwners("CODEOWNERS", `* @z\n${text}`)) };
    const bare = parseCodeOwners("CODEOWNERS", text);
    const facts = { ...changes, owners: ok(bare), baseline: path, configPath: path, jobs: ok([]) };
    const { holes = [] } = diagnose({ ...WHOLE, ...facts }).findings.find(({ id }) => id === "owners") ?? {};
    expect(holes.some(({ reason }) => reason.includes(`\`${path}\``))).toBe(!owned);
  });
});

describe("the gate's job is found in a workflow", () => {
  const step = { uses: "org/agentverity-action@v1", with: { mode: "gate" } };
  const only = (document: object, ...more: object[]) =>
    gateJobs([{ path: "g.yml", document }, ...more.map((other) => ({ path: "w.yml", document: other }))])[0];

  it("as a step, or as a called workflow of ours; not as another mode", () => {
    expect(only({ on: "push", jobs: { gate: { steps: [step] } } })?.path).toBe("g.yml");
    const called = { uses: "org/agentverity-action/.github/workflows/agentverity.yml@v1" };
    expect(only({ on: "push", jobs: { gate: called } })?.path).toBe("g.yml");
    expect(
      only({ on: "push", jobs: { run: { steps: [{ ...step, with: { mode: "run" } }] } } }),
    ).toBeUndefined();
    expect(only({ jobs: [null, 3] })).toBeUndefined();
  });

  it.each([
    { on: "pull_request", types: ["opened", "synchronize", "reopened"] },
    { on: ["push", "pull_request"], types: ["opened", "synchronize", "reopened"] },
    { on: { pull_request: { types: "labeled" } }, types: ["labeled"] },
    { on: { pull_request: null }, types: ["opened", "synchronize", "reopened"] },
  ])("started by $on", ({ on, types }) => {
    expect(only({ on, jobs: { gate: { steps: [step] } } })?.events.get("pull_request")?.types).toEqual(types);
  });

  it("by way of the workflows that it waits for", () => {
    const gate = { on: { workflow_run: { workflows: ["w"] } }, jobs: { gate: { steps: [step] } } };
    const waker = { name: "w", on: { pull_request: { types: ["labeled"] }, merge_group: null } };
    const found = only(gate, waker);
    expect(found?.fromBase).toBe(true);
    expect([...(found?.events.keys() ?? [])]).toEqual(["workflow_run", "pull_request", "merge_group"]);
  });

  it.each([
    { job: {}, skipped: "never" },
    { job: { needs: "measure" }, skipped: "after-failure" },
    { job: { needs: "measure", if: "${{ !cancelled() }}" }, skipped: "never" },
    { job: { if: "github.actor != 'x'" }, skipped: "by-condition" },
    { job: { if: "always() && github.actor != 'x'" }, skipped: "by-condition" },
  ])("$job is skipped $skipped", ({ job: fields, skipped }) => {
    expect(only({ on: "push", jobs: { gate: { ...fields, steps: [step] } } })?.skipped).toBe(skipped);
  });
});
