/**
 * What `doctor` says of a repository, in six configurations: the real bundles on the stateful GitHub, as golden files that
 * a reviewer can read. UPDATE_GOLDEN=1 rewrites them.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { TROUBLES } from "../fakes/faults.ts";
import { startWorld, type World } from "../fakes/world.ts";
import { type CliResult, DIST, folderWith, REPOSITORY, runCli, type Texts } from "./bundles.ts";

const BASELINE = "agentverity.baseline.json";
const CONTEXT = `agentverity (${BASELINE})`;
const CONFIG = ".github/agentverity.yml";
const WORKFLOW = ".github/workflows/agentverity.yml";
const TEAM_APP = 990_001;

const ALL_EVENTS = `on:
  pull_request:
    types: [opened, reopened, synchronize, edited, labeled, unlabeled, ready_for_review]
  pull_request_review:
    types: [submitted, dismissed]
  merge_group:
  workflow_dispatch:
`;
const RIGHTS = `permissions:
  contents: read
  actions: read
  pull-requests: read
  statuses: write
`;

function workflow(on: string, rights: string, inputs = ""): string {
  return `name: agentverity
${on}${rights}jobs:
  gate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - uses: org/agentverity-action@v1
        with:
          mode: gate
${inputs}`;
}

const COMPLETE = { [WORKFLOW]: workflow(ALL_EVENTS, RIGHTS) };

const WAITS = `  wait:
    runs-on: ubuntu-latest
    environment: agentverity-baseline
    steps: []
`;

/** The gate from the default branch, woken by the workflow that measures; the app's key lies where only it can reach. */
const HARDENED = {
  [WORKFLOW]: `name: agentverity\n${ALL_EVENTS}jobs:\n  measure:\n    runs-on: ubuntu-latest\n    steps: []\n`,
  ".github/workflows/gate.yml": workflow(
    "on:\n  workflow_run:\n    workflows: [agentverity]\n    types: [completed]\n",
    RIGHTS,
    "          publish: commit\n          github-token: ${{ steps.app.outputs.token }}\n    environment: gate\n",
  ),
};

let world: World;
afterEach(() => world.close());

async function startRepository(files: Texts, isPrivate = false): Promise<void> {
  world = await startWorld({ files: { "README.md": "router\n", ...files }, isPrivate });
  // As in life: people pushed to it.
  world.push("main", { "notes.md": "1\n" }, "admin");
  world.push("main", { "notes.md": "2\n" }, "maintainer");
}

function configOf(...lines: readonly string[]): Texts {
  return { [CONFIG]: [`baseline: ${BASELINE}`, ...lines, ""].join("\n") };
}

/** A pull request that has been answered, with that token. */
async function answered(token: string): Promise<void> {
  world.push("topic", { "notes.md": "3\n" }, "author");
  const { pull } = world.openPullRequest("topic", "author");
  const response = await fetch(`${world.github.url}/repos/acme/support/statuses/${pull.headSha}`, {
    method: "POST",
    headers: { authorization: `token ${token}`, "user-agent": "a team's workflow" },
    body: JSON.stringify({ state: "success", context: CONTEXT, description: "as approved" }),
  });
  expect(response.status).toBe(201);
}

function rulesetOf(...rules: readonly object[]) {
  const given = { id: 7, name: "main is reviewed", source: "acme/support", source_type: "Repository" };
  return [{ ...given, target: "branch", enforcement: "active", rules, bypass_actors: [] }];
}

function requires(app?: number): object {
  const check = { context: CONTEXT, ...(app === undefined ? {} : { integration_id: app }) };
  return {
    type: "required_status_checks",
    parameters: { required_status_checks: [check], strict_required_status_checks_policy: false },
  };
}

const REVIEWED_BY_OWNERS = {
  type: "pull_request",
  parameters: {
    dismiss_stale_reviews_on_push: true,
    require_code_owner_review: true,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
  },
};

function cli(token: string, ...args: readonly string[]): Promise<CliResult> {
  return runCli(["doctor", ...args], {
    folder: folderWith(),
    environment: {
      GITHUB_TOKEN: token,
      GITHUB_REPOSITORY: "acme/support",
      GITHUB_API_URL: world.github.url,
    },
  });
}

/** The same as a step of a job, with the job's own token. */
function step(inputs: Texts = {}) {
  return world.step(world.dispatch({}, "maintainer"), {
    bundle: join(DIST, "action.js"),
    metadata: join(REPOSITORY, "action.yml"),
    inputs: { mode: "doctor", ...inputs },
  });
}

function expectGolden(scenario: string, files: Texts): void {
  const folder = join(REPOSITORY, "test/golden/doctor", scenario);
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    if (process.env["UPDATE_GOLDEN"] === "1") {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, text);
    }
    expect(text).toBe(readFileSync(path, "utf8"));
  }
}

/** Text from the shell, summary from the job; both end well, whatever is found. */
async function examine(scenario: string, token: string = world.github.token): Promise<string | undefined> {
  const shell = await cli(token);
  expect(shell.exitCode, shell.stderr).toBe(0);
  const { summary = "", exitCode, log, outputs } = await step();
  expect(exitCode, log).toBe(0);
  expect(outputs).toMatchObject({
    "exit-code": "0",
    "calls-made": "0",
    "report-path": expect.stringMatching(/doctor\.json$/),
    headline: expect.stringContaining(shell.stdout.split(" (")[0] ?? ""),
  });
  expect(world.github.violations).toEqual([]);
  expectGolden(scenario, { "report.txt": shell.stdout, "summary.md": summary });
  return outputs["status"];
}

describe("doctor says what is and what is not guaranteed", () => {
  it("in a bare public repository: nothing is enforced", async () => {
    await startRepository({});
    expect(await examine("bare")).toBe("unenforced");
  });

  it("with a complete environment and a rule that takes the status from anybody: advisory", async () => {
    await startRepository({
      ...configOf("sign-off: [review, label, environment]"),
      [WORKFLOW]: workflow(ALL_EVENTS, RIGHTS, WAITS),
    });
    world.setEnvironment("agentverity-baseline", {
      reviewers: ["maintainer", "acme/leads"],
      preventSelfReview: true,
      canAdminsBypass: false,
      branches: ["main"],
    });
    world.settings.rulesets = rulesetOf(requires());
    await answered(world.github.token);
    expect(await examine("environment-complete")).toBe("advisory");
  });

  it("with an environment full of holes: each one with its setting", async () => {
    const gate = workflow(
      "on:\n  pull_request:\n    paths: [agents/**]\n",
      "concurrency:\n  cancel-in-progress: true\n",
      WAITS,
    );
    await startRepository({
      ...configOf("sign-off: [label, environment]", "allow-self-approval: true"),
      [WORKFLOW]: gate,
      CODEOWNERS: "*.md @maintainer\n",
    });
    world.setEnvironment("agentverity-baseline", { reviewers: ["maintainer"] });
    world.state.labels.delete("agentverity:approve-baseline");
    world.settings.protection = {
      enabled: true,
      required_status_checks: { contexts: [CONTEXT], checks: [{ context: CONTEXT, app_id: 15_368 }] },
      enforce_admins: { url: "https://api.github.com/", enabled: false },
    };
    world.settings.workflowPermissions = {
      default_workflow_permissions: "read",
      can_approve_pull_request_reviews: false,
    };
    const admin = world.appToken("admins-desk", {
      actions: "read",
      administration: "read",
      contents: "read",
      statuses: "read",
      "pull-requests": "read",
    });
    expect(await examine("environment-with-holes", admin)).toBe("advisory");
  });

  it("with the team's own app and code owners: binding, as far as a job's token sees", async () => {
    await startRepository({
      ...configOf("sign-off: review"),
      ...HARDENED,
      ".github/CODEOWNERS": `* @author\n/.github/ @admin @maintainer\n/${BASELINE} @admin @maintainer\n`,
    });
    world.setEnvironment("gate", { branches: ["main"] });
    world.settings.rulesets = rulesetOf(requires(TEAM_APP), REVIEWED_BY_OWNERS, {
      type: "merge_queue",
      parameters: {
        check_response_timeout_minutes: 60,
        grouping_strategy: "ALLGREEN",
        max_entries_to_build: 5,
        max_entries_to_merge: 5,
        merge_method: "MERGE",
        min_entries_to_merge: 1,
        min_entries_to_merge_wait_minutes: 5,
      },
    });
    await answered(world.appToken("team-app", { statuses: "write" }));
    expect(await examine("team-app")).toBe("binding");
  });

  it("in a private repository on a plan without reviewers and rules: says which plan has them", async () => {
    await startRepository({ ...configOf("sign-off: [review, environment]"), ...COMPLETE }, true);
    world.setEnvironment("agentverity-baseline", {});
    world.scene.facts.canAdminsBypassShown = false;
    const upgrade = {
      kind: "status",
      status: 403,
      body: {
        message: "Upgrade to GitHub Pro or make this repository public to enable this feature.",
      },
    } as const;
    world.github.fault("GET", "/rules/branches/{branch}", upgrade);
    world.github.fault("GET", "/branches/{branch}/protection", upgrade);
    expect(await examine("private")).toBe("unenforced");
  });

  it("with a token that may read nothing: everything is unknown, and nothing is fine", async () => {
    await startRepository({ ...configOf(), ...COMPLETE });
    const nothing = TROUBLES["403"];
    if (nothing === undefined) throw new Error("no such trouble");
    world.github.fault("GET", "*", nothing);
    expect(await examine("nothing-readable")).toBe("unknown");
    const { stdout } = await cli(world.github.token, "--format", "json");
    const { guarantees } = JSON.parse(stdout) as { guarantees: { id: string; state: string }[] };
    expect(guarantees.filter(({ state }) => state !== "unknown")).toEqual([]);
    expect(guarantees.length).toBeGreaterThan(10);
    expectGolden("nothing-readable", { "report.json": stdout });
  });
});

describe("doctor refuses", () => {
  it("a repository that the token does not see, and a token that is none", async () => {
    await startRepository({});
    const environment = { GITHUB_API_URL: world.github.url, GITHUB_TOKEN: world.github.token };
    const run = (more: Texts) =>
      runCli(["doctor"], { folder: folderWith(), environment: { ...environment, ...more } });
    const unseen = await run({ GITHUB_REPOSITORY: "acme/other" });
    expect([unseen.exitCode, unseen.stderr]).toEqual([
      2,
      expect.stringContaining("acme/other cannot be read"),
    ]);
    const refused = await run({ GITHUB_REPOSITORY: "acme/support", GITHUB_TOKEN: "ghs_none" });
    expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining("Bad credentials")]);
    const without = await run({ GITHUB_REPOSITORY: "acme/support", GITHUB_TOKEN: "" });
    expect([without.exitCode, without.stderr]).toEqual([2, expect.stringContaining("no token is given")]);
  });

  it("a configuration with faults on the default branch: nobody knows who may sign", async () => {
    await startRepository({ [CONFIG]: "sign-off: [telepathy]\n" });
    const { exitCode, stderr } = await cli(world.github.token);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("telepathy")]);
  });
});
