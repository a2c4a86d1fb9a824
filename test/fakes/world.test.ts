/** The stateful GitHub: the platform facts that it claims, by their place in GitHub's documentation or schema. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Permissions } from "./permissions.ts";
import { unzip } from "./unzip.ts";
import { GATE_PERMISSIONS, GATE_WORKFLOW, startWorld, type World } from "./world.ts";
import { zip } from "./zip.ts";

const LABEL = "agentverity:approve-baseline";
const BASELINE = "agentverity.baseline.json";
const ENVIRONMENT = "agentverity-baseline";

let world: World;
beforeEach(async () => {
  world = await startWorld({ files: { "agent.mjs": "export default () => 'refund'\n", "a/b.txt": "1\n" } });
});
afterEach(() => world.close());

async function call(method: string, below: string, body?: unknown, token = world.github.token) {
  const response = await fetch(`${world.github.url}/repos/acme/support${below}`, {
    method,
    headers: { authorization: `token ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what it has just named.
    body: (text === "" ? undefined : JSON.parse(text)) as any,
  };
}

async function get(below: string) {
  const { status, body } = await call("GET", below);
  expect([below, status, world.github.violations]).toEqual([below, 200, []]);
  return body;
}

function opened(branch = "topic", by = "author") {
  world.push(branch, { [BASELINE]: "{}\n" }, by);
  return world.openPullRequest(branch, by).pull;
}

function runOf<T>(delivery: { readonly run: T | undefined }): T {
  if (delivery.run === undefined) throw new Error("no run");
  return delivery.run;
}

describe("every call of a gate", () => {
  it("is answered as GitHub describes", async () => {
    const pull = opened();
    const run = runOf(world.label(pull, LABEL, "maintainer"));
    world.review(pull, "APPROVED", "writer");
    world.dismiss(pull, "writer", "admin");
    world.comment(pull, "hello", "reader");
    world.setEnvironment(ENVIRONMENT, { reviewers: ["maintainer", "acme/leads"], branches: ["main"] });
    const { id } = world.addArtifact(run, "agentverity-report", zip([{ name: "a.txt", content: "a" }]));
    const sha = pull.headSha;
    for (const below of [
      ...["", "/branches/main", "/commits", "/commits/main", `/commits/${sha}`, `/commits/${sha}/status`],
      ...[`/commits/${sha}/statuses`, `/commits/${sha}/pulls`, `/compare/main...${sha}`, "/contents/a"],
      ...[`/contents/${BASELINE}?ref=${sha}`, `/git/blobs/${world.blobAt(sha, BASELINE)}`],
      ...[`/git/trees/${sha}?recursive=1`, `/git/commits/${sha}`, "/git/ref/heads/topic"],
      ...["/git/matching-refs/heads/", "/collaborators/maintainer/permission", "/pulls"],
      ...["", "/commits", "/files", "/reviews"].map((rest) => `/pulls/${pull.number}${rest}`),
      ...["", "/events", "/timeline", "/labels", "/comments"].map((rest) => `/issues/${pull.number}${rest}`),
      ...["", "/attempts/1", "/approvals", "/artifacts", "/pending_deployments"].map(
        (rest) => `/actions/runs/${run.id}${rest}`,
      ),
      ...["/labels", "/actions/runs", "/actions/workflows/agentverity.yml/runs", "/actions/artifacts"],
      ...[`/actions/artifacts/${id}`, "/environments", `/environments/${ENVIRONMENT}`],
      ...[`/environments/${ENVIRONMENT}/deployment-branch-policies`, "/rules/branches/main", "/rulesets"],
      ...["/codeowners/errors", "/activity?ref=topic"],
    ]) {
      await get(below);
    }
  });

  it("tells in pages, 30 at a time, 100 at most, with links to the others", async () => {
    const pull = opened();
    for (let index = 0; index < 130; index += 1) world.comment(pull, String(index), "reader");
    const first = await call("GET", `/issues/${pull.number}/comments`);
    expect(first.body).toHaveLength(30);
    expect(first.headers.get("link")).toContain('page=2>; rel="next"');
    const last = await call("GET", `/issues/${pull.number}/comments?per_page=200&page=2`);
    expect(last.body).toHaveLength(30);
    expect(last.headers.get("link")).not.toContain('rel="next"');
  });

  it("misses what was made a moment ago, as often as the lag says", async () => {
    const pull = opened();
    world.state.lag = 2;
    world.label(pull, LABEL, "maintainer");
    world.push("topic", { x: "1" }, "author");
    const heads = [];
    for (let turn = 0; turn < 3; turn += 1) heads.push((await get(`/pulls/${pull.number}`)).head.sha);
    const counts = [];
    for (let turn = 0; turn < 3; turn += 1) counts.push((await get(`/issues/${pull.number}/events`)).length);
    expect(counts).toEqual([0, 0, 1]);
    expect(heads.map((sha) => sha === pull.headSha)).toEqual([false, false, true]);
  });
});

describe("a token", () => {
  // A6: the permission each feature needs. `:n` is the pull request, `:sha` its head.
  it.each<{ call: string; body?: unknown; needs: Permissions[] }>([
    { call: "GET /issues/:n/events", needs: [{ issues: "read" }, { "pull-requests": "read" }] },
    { call: "GET /pulls/:n/reviews", needs: [{ "pull-requests": "read" }] },
    { call: "GET /actions/runs", needs: [{ actions: "read" }] },
    { call: "GET /environments", needs: [{ actions: "read" }] },
    { call: "GET /collaborators/author/permission", needs: [{}] },
    { call: "GET /rules/branches/main", needs: [{}] },
    { call: "GET /contents/agent.mjs", needs: [{ contents: "read" }] },
    { call: "POST /statuses/:sha", body: { state: "success" }, needs: [{ statuses: "write" }] },
    {
      call: "POST /issues/:n/comments",
      body: { body: "b" },
      needs: [{ issues: "write" }, { "pull-requests": "write" }],
    },
    { call: "POST /issues", body: { title: "t" }, needs: [{ issues: "write" }] },
  ])("needs $needs for $call", async ({ call: wanted, body, needs }) => {
    const pull = opened();
    const [method = "", below = ""] = wanted.split(" ");
    const path = below.replace(":n", String(pull.number)).replace(":sha", pull.headSha);
    const status = method === "POST" ? 201 : 200;
    for (const need of needs) {
      world.permissions = need;
      expect((await call(method, path, body)).status).toBe(status);
      if (method === "GET" && Object.keys(need).length > 0) {
        world.permissions = {};
        const refused = await call(method, path, body);
        expect([refused.status, refused.body.message]).toEqual([
          403,
          "Resource not accessible by integration",
        ]);
      }
    }
    if (method === "POST") {
      world.permissions = { contents: "write", actions: "write", checks: "write" };
      expect((await call(method, path, body)).status).toBe(403);
    }
    expect(world.github.violations).toEqual([]);
  });

  it("may not read an admin's settings, and may only read for a fork or Dependabot", async () => {
    expect((await call("GET", "/branches/main/protection")).status).toBe(403);
    world.fork("outsider");
    world.push("theirs", { x: "1" }, "outsider", { repository: "outsider/support" });
    const fork = world.openPullRequest("theirs", "outsider", { repository: "outsider/support" });
    world.push("bump", { y: "1" }, "dependabot[bot]");
    const dependabot = world.openPullRequest("bump", "dependabot[bot]");
    for (const { pull, delivery } of [fork, dependabot]) {
      const { token } = world.stepOf(delivery).github;
      const body = { state: "success", context: "c" };
      expect((await call("POST", `/statuses/${pull.headSha}`, body, token)).status).toBe(403);
      expect((await call("GET", `/pulls/${pull.number}`, undefined, token)).status).toBe(200);
    }
  });

  it("sees a public fork's branches and pushes, and nothing of a private one", async () => {
    world.fork("outsider");
    world.fork("reader", true);
    const status = async (name: string) =>
      (
        await fetch(`${world.github.url}/repos/${name}/activity`, {
          headers: { authorization: `token ${world.github.token}` },
        })
      ).status;
    expect([await status("outsider/support"), await status("reader/support")]).toEqual([200, 404]);
  });
});

describe("labels", () => {
  it("are recorded with actor, server time and app, and start a run of the head by the labeler", async () => {
    const pull = opened();
    const delivery = world.label(pull, LABEL, "maintainer");
    const at = world.clock.now;
    world.clock.advance(100);
    world.unlabel(pull, LABEL, "maintainer");
    world.label(pull, LABEL, "writer", {
      viaApp: "triage-bot",
      intent: { rationale: "r", confidence: "LOW" },
    });
    const events = await get(`/issues/${pull.number}/events`);
    expect(events.map((event: { event: string }) => event.event)).toEqual([
      "labeled",
      "unlabeled",
      "labeled",
    ]);
    expect(events[0]).toMatchObject({
      created_at: at,
      performed_via_github_app: null,
      actor: { type: "User" },
    });
    expect(events[0]).not.toHaveProperty("intent");
    expect(events[2]).toMatchObject({ performed_via_github_app: { slug: "triage-bot" }, intent: {} });
    const runs = await get(`/actions/runs?event=pull_request&actor=maintainer&created=>=${at}`);
    expect(runs.workflow_runs[1]).toMatchObject({
      id: delivery.run?.id,
      head_sha: pull.headSha,
      created_at: at,
    });
    expect(delivery.payload).toMatchObject({ action: "labeled", label: { name: LABEL } });
  });

  it.each([
    { by: "outsider", name: LABEL, refused: true },
    { by: "reader", name: LABEL, refused: true },
    { by: "triager", name: LABEL, refused: false },
    { by: "triager", name: "made-up", refused: true }, // making labels takes write
    { by: "author", name: `av:${"a".repeat(40)}`, refused: false },
    { by: "author", name: "a".repeat(51), refused: true },
  ])("by $by: $name refused: $refused", ({ by, name, refused }) => {
    const pull = opened();
    const act = () => world.label(pull, name, by);
    if (refused) expect(act).toThrow();
    else expect(act().action).toBe("labeled");
  });

  it("by a workflow's own token start no run", () => {
    expect(world.label(opened(), LABEL, "github-actions[bot]").run).toBeUndefined();
  });
});

describe("people", () => {
  it.each([
    { login: "admin", permission: "admin", role: "admin" },
    { login: "maintainer", permission: "write", role: "maintain" },
    { login: "writer", permission: "write", role: "write" },
    { login: "triager", permission: "read", role: "triage" },
    { login: "outsider", permission: "read", role: "read" },
  ])("$login has legacy $permission, role $role", async ({ login, permission, role }) => {
    expect(await get(`/collaborators/${login}/permission`)).toMatchObject({ permission, role_name: role });
  });
});

describe("reviews", () => {
  it("name the commit, and are dismissed in place", async () => {
    const pull = opened();
    const before = pull.headSha;
    world.review(pull, "APPROVED", "maintainer");
    world.push("topic", { x: "1" }, "author");
    world.review(pull, "CHANGES_REQUESTED", "writer");
    const dismissed = world.dismiss(pull, "maintainer", "admin");
    expect(dismissed.payload).toMatchObject({ action: "dismissed", review: { state: "dismissed" } });
    expect(await get(`/pulls/${pull.number}/reviews`)).toMatchObject([
      { state: "DISMISSED", commit_id: before },
      { state: "CHANGES_REQUESTED", commit_id: pull.headSha },
    ]);
    expect(() => world.review(pull, "APPROVED", "author")).toThrow("own pull request");
  });
});

describe("environments", () => {
  it("that are missing are made without rules, and hold nobody up", async () => {
    const run = runOf(world.dispatch({}, "writer"));
    world.enterEnvironment(run, ENVIRONMENT);
    expect(await get(`/environments/${ENVIRONMENT}`)).toMatchObject({ protection_rules: [] });
    expect([run.status, await get(`/actions/runs/${run.id}/approvals`)]).toEqual(["in_progress", []]);
  });

  it("record an approval without time, attempt or commit, and keep out whoever started it", async () => {
    world.setEnvironment(ENVIRONMENT, { reviewers: ["maintainer", "writer"], preventSelfReview: true });
    const run = runOf(world.dispatch({}, "writer"));
    world.enterEnvironment(run, ENVIRONMENT);
    expect(() => world.approveEnvironment(run, "writer")).toThrow();
    expect(() => world.approveEnvironment(run, "author")).toThrow();
    world.approveEnvironment(run, "maintainer", "fine");
    const [approval] = await get(`/actions/runs/${run.id}/approvals`);
    expect(Object.keys(approval).sort()).toEqual(["comment", "environments", "state", "user"]);
  });

  it.each([true, false])("with can_admins_bypass shown: %s", async (shown) => {
    world.facts.canAdminsBypassShown = shown;
    world.setEnvironment(ENVIRONMENT, { canAdminsBypass: false });
    expect("can_admins_bypass" in (await get(`/environments/${ENVIRONMENT}`))).toBe(shown);
  });

  it("for the default branch only keep every pull request out", () => {
    world.setEnvironment(ENVIRONMENT, { reviewers: ["maintainer"], branches: ["main"] });
    const { delivery } = world.openPullRequest(opened("one").branch, "author", { base: "one" });
    expect(() => world.enterEnvironment(runOf(delivery), ENVIRONMENT)).toThrow("refs/pull/");
  });

  it.each([true, false])("after an admin's bypass list an approval: %s", async (leaves) => {
    world.facts.bypassLeavesApproval = leaves;
    world.setEnvironment(ENVIRONMENT, { reviewers: ["maintainer"] });
    const run = runOf(world.dispatch({}, "writer"));
    world.enterEnvironment(run, ENVIRONMENT);
    world.bypassEnvironment(run, "admin");
    expect(await get(`/actions/runs/${run.id}/approvals`)).toHaveLength(leaves ? 1 : 0);
  });
});

describe("runs", () => {
  it("run again with the old event and head, whatever was pushed since", async () => {
    const pull = opened();
    const labeled = world.label(pull, LABEL, "maintainer");
    const before = pull.headSha;
    world.push("topic", { x: "1" }, "author");
    const again = world.rerun(runOf(labeled), "author");
    expect(again.payload).toBe(labeled.payload);
    expect(await get(`/actions/runs/${again.run?.id}`)).toMatchObject({
      run_attempt: 2,
      head_sha: before,
      actor: { login: "maintainer" },
      triggering_actor: { login: "author" },
    });
  });

  it("of a fork name no pull request", async () => {
    world.fork("outsider");
    world.push("theirs", { x: "1" }, "outsider", { repository: "outsider/support" });
    const { pull, delivery } = world.openPullRequest("theirs", "outsider", {
      repository: "outsider/support",
    });
    const run = await get(`/actions/runs/${delivery.run?.id}`);
    expect([run.pull_requests, run.head_repository.full_name]).toEqual([[], "outsider/support"]);
    expect(await get("/pulls?head=outsider:theirs")).toMatchObject([{ number: pull.number }]);
    expect(await get("/pulls?head=acme:theirs")).toEqual([]);
  });

  it("wake the workflows that wait for them, by name", () => {
    const woken = {
      name: "sign-off",
      path: ".github/workflows/sign-off.yml",
      on: { workflow_run: [GATE_WORKFLOW.name] },
    };
    world.workflows.push(woken);
    const { delivery } = world.openPullRequest(opened().branch, "author", { base: "topic" });
    const completed = world.completeRun(runOf(delivery), "success");
    expect(completed.payload).toMatchObject({ action: "completed", workflow_run: { id: delivery.run?.id } });
    expect(completed.run).toMatchObject({ path: woken.path, headBranch: "main", event: "workflow_run" });
  });

  it("are not started for a pull request that conflicts", () => {
    world.push("topic", { "agent.mjs": "one\n" }, "author");
    world.push("main", { "agent.mjs": "two\n" }, "writer");
    expect(world.openPullRequest("topic", "author").delivery.run).toBeUndefined();
  });
});

describe("artifacts", () => {
  it("download through a redirect that takes no token, as the zip that was uploaded", async () => {
    const run = runOf(world.dispatch({}, "writer"));
    const archive = zip([
      { name: "../../up.txt", content: "x" },
      { name: "link", content: "/etc/passwd", mode: 0o120777 },
    ]);
    const { id, digest } = world.addArtifact(run, "evidence", archive);
    expect(await get(`/actions/artifacts/${id}`)).toMatchObject({ digest, workflow_run: { id: run.id } });
    const url = `${world.github.url}/repos/acme/support/actions/artifacts/${id}/zip`;
    const headers = { authorization: `token ${world.github.token}` };
    const redirect = await fetch(url, { headers, redirect: "manual" });
    const target = redirect.headers.get("location") ?? "";
    expect(redirect.status).toBe(302);
    const bytes = Buffer.from(await (await fetch(target)).arrayBuffer());
    expect(unzip(bytes)).toEqual({ "../../up.txt": "x", link: "/etc/passwd" });
    expect((await fetch(target, { headers })).status).toBe(401);
    expect(world.github.violations.join()).toContain("sent along");
  });
});

describe("a step", () => {
  it("gets its event, variables and token, and leaves what it uploads and posts", async () => {
    const folder = mkdtempSync(join(tmpdir(), "agentverity-world-"));
    const bundle = join(folder, "step.mjs");
    writeFileSync(
      bundle,
      `import { readFileSync } from "node:fs";
       const env = process.env;
       const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8"));
       const answer = await fetch(env.GITHUB_API_URL + "/repos/" + env.GITHUB_REPOSITORY + "/statuses/" + event.pull_request.head.sha, {
         method: "POST",
         headers: { authorization: "token " + env["INPUT_GITHUB-TOKEN"] },
         body: JSON.stringify({ state: "success", context: "gate", description: env.GITHUB_RUN_ID + " " + env.GITHUB_ACTOR }),
       });
       console.log(answer.status);`,
    );
    try {
      world.permissions = GATE_PERMISSIONS;
      const pull = opened();
      const delivery = world.label(pull, LABEL, "maintainer");
      const step = await world.step(delivery, { bundle });
      expect([step.exitCode, step.lines[0]]).toEqual([0, "201"]);
      expect(world.statusOf(pull.headSha, "gate")).toMatchObject({
        state: "success",
        description: `${delivery.run?.id} maintainer`,
        creator: "github-actions[bot]",
      });
      expect(world.log.at(-1)).toMatchObject({ kind: "status", sha: pull.headSha, state: "success" });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
