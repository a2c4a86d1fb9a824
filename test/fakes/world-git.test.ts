/** The stateful GitHub's git: objects, files, merges, pushes by API, and troubles on the way. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TROUBLES } from "./faults.ts";
import { startWorld, type World } from "./world.ts";

const BASELINE = "agentverity.baseline.json";

let world: World;
beforeEach(async () => {
  world = await startWorld({ files: { "agent.mjs": "1\n2\n3\n4\n5\n", "a/b/c.txt": "1\n", a0: "0" } });
});
afterEach(async () => {
  await world.close();
});

async function send(
  method: string,
  path: string,
  body?: unknown,
  token = world.github.token,
  accept?: string,
) {
  const response = await fetch(world.github.url + path, {
    method,
    headers: { authorization: `token ${token}`, ...(accept === undefined ? {} : { accept }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("application/json");
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it has just named.
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as any };
}

const call = (method: string, below: string, body?: unknown) =>
  send(method, `/repos/acme/support${below}`, body);

function opened(content = "{}\n", branch = "topic") {
  world.push(branch, { [BASELINE]: content }, "author");
  return world.openPullRequest(branch, "author").pull;
}

const main = (): string => world.state.repository("acme/support").refs.get("refs/heads/main") ?? "";

describe("objects", () => {
  it("have git's own names", () => {
    const pull = opened();
    const folder = mkdtempSync(join(tmpdir(), "agentverity-git-"));
    const git = (args: string[], input?: string | Buffer, env = {}): string =>
      spawnSync("git", args, { cwd: folder, input, encoding: "utf8", env: { ...process.env, ...env } })
        .stdout;
    try {
      git(["init", "-q"]);
      for (const [path, { sha }] of world.state.git.filesOf(pull.headSha)) {
        expect(git(["hash-object", "-w", "--stdin"], world.state.git.blob(sha)).trim()).toBe(sha);
        git(["update-index", "--add", "--cacheinfo", `100644,${sha},${path}`]);
      }
      const { tree, author, message } = world.state.git.mustCommit(main());
      git(["rm", "-q", "--cached", BASELINE]);
      expect(git(["write-tree"]).trim()).toBe(tree);
      const date = `${author.seconds} +0000`;
      const made = git(["commit-tree", tree, "-m", message], undefined, {
        ...{ GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email, GIT_AUTHOR_DATE: date },
        ...{ GIT_COMMITTER_NAME: author.name, GIT_COMMITTER_EMAIL: author.email, GIT_COMMITTER_DATE: date },
      });
      expect(made.trim()).toBe(main());
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("files", () => {
  it("are given with blob and content, a link as a link, a folder as a list, a large one without content", async () => {
    const big = "x".repeat(1024 * 1024 + 1);
    world.push("topic", { link: { symlink: "/etc/passwd" }, big }, "author");
    const file = (await call("GET", "/contents/a/b/c.txt?ref=topic")).body;
    expect(Buffer.from(file.content, "base64").toString()).toBe("1\n");
    expect(file).toMatchObject({ type: "file", sha: world.blobAt(main(), "a/b/c.txt"), size: 2 });
    const link = (await call("GET", "/contents/link?ref=topic")).body;
    expect(link).toMatchObject({ type: "symlink", target: "/etc/passwd" });
    expect((await call("GET", "/contents/a?ref=topic")).body).toMatchObject([{ type: "dir", path: "a/b" }]);
    const large = (await call("GET", "/contents/big?ref=topic")).body;
    expect(large).toMatchObject({ content: "", encoding: "none" });
    const raw = await send(
      ...(["GET", `/repos/acme/support/contents/big?ref=topic`, undefined, world.github.token] as const),
      "application/vnd.github.raw+json",
    );
    expect(raw.body).toBe(big);
    expect((await call("GET", "/contents/none?ref=topic")).status).toBe(404);
    expect((await call("GET", `/contents/a0?ref=${"0".repeat(40)}`)).status).toBe(404);
    expect(world.github.violations).toEqual([]);
  });

  it("of every pull request are readable by commit, a fork's too", async () => {
    world.fork("outsider");
    const repository = "outsider/support";
    world.push("theirs", { [BASELINE]: "fork\n" }, "outsider", { repository });
    const { pull } = world.openPullRequest("theirs", "outsider", { repository });
    const { status, body } = await call("GET", `/contents/${BASELINE}?ref=${pull.headSha}`);
    expect([status, body.sha]).toEqual([200, world.blobAt(pull.headSha, BASELINE)]);
  });
});

describe("history", () => {
  it("has a merge base older than the base's tip, and a pull request's base SHA may be older, too", async () => {
    const fork = main();
    const pull = opened();
    world.push("main", { "later.txt": "1" }, "writer");
    const { body } = await call("GET", `/compare/main...${pull.headSha}`);
    expect(body).toMatchObject({ status: "diverged", ahead_by: 1, behind_by: 1 });
    expect([body.merge_base_commit.sha, body.base_commit.sha]).toEqual([fork, main()]);
    expect(body.files).toMatchObject([{ filename: BASELINE, status: "added" }]);
    expect((await call("GET", `/pulls/${pull.number}`)).body.base.sha).toBe(fork);
  });

  it("records pushes with server time and pusher, whatever the commit claims", async () => {
    const claims = { name: "maintainer", seconds: 0 };
    world.push("topic", { x: "1" }, "author", { claims });
    const { body } = await call("GET", "/activity?ref=refs/heads/topic");
    expect(body).toMatchObject([
      { actor: { login: "author" }, timestamp: world.clock.now, activity_type: "branch_creation" },
    ]);
    const commit = (await call("GET", "/commits/topic")).body;
    expect([commit.author.login, commit.commit.author.date]).toEqual(["maintainer", "1970-01-01T00:00:00Z"]);
    world.deleteAccount("author");
    expect((await call("GET", "/activity?ref=topic")).body).toMatchObject([{ actor: null }]);
  });

  it("refuses pushes that are no fast forward, and those of readers", () => {
    opened();
    expect(() => world.push("topic", { x: "1" }, "author", { onto: main() })).toThrow("fast forward");
    expect(() => world.push("topic", { x: "1" }, "reader")).toThrow("denied");
    expect(world.push("topic", { x: "1" }, "author", { onto: main(), force: true }).action).toBe(
      "synchronize",
    );
  });
});

describe("merging", () => {
  it.each(["merge", "squash", "rebase"] as const)("by %s keeps the blob and makes a new commit", (method) => {
    const pull = opened("a\n");
    world.push("topic", { "agent.mjs": "1\n2\n3\n4\nfive\n" }, "author");
    world.push("main", { "agent.mjs": "one\n2\n3\n4\n5\n" }, "writer");
    const blob = world.blobAt(pull.headSha, BASELINE);
    const pushed = world.merge(pull, method, "maintainer");
    expect([pushed.name, pushed.payload["after"]]).toEqual(["push", main()]);
    expect(main()).not.toBe(pull.headSha);
    expect(world.blobAt(main(), BASELINE)).toBe(blob);
    expect(world.textAt(main(), "agent.mjs")).toBe("one\n2\n3\n4\nfive\n");
    expect(world.state.git.mustCommit(main()).parents).toHaveLength(method === "merge" ? 2 : 1);
    expect(pull).toMatchObject({ state: "closed", mergedBy: "maintainer", mergeCommit: main() });
  });

  it("tells which pull request brought a commit of the default branch", async () => {
    const pull = opened();
    world.merge(pull, "squash", "maintainer");
    const { body } = await call("GET", `/commits/${main()}/pulls`);
    expect(body).toMatchObject([{ number: pull.number, merged_at: world.clock.now }]);
  });

  it.each(["pr-number", "opaque"] as const)("by a queue checks a new commit (ref: %s)", async (queueRef) => {
    world.facts.queueRef = queueRef;
    const base = main();
    const pulls = [opened("a\n", "one")];
    world.push("two", { "b.txt": "b" }, "writer");
    pulls.push(world.openPullRequest("two", "writer").pull);
    const group = world.mergeQueue(pulls, "squash");
    const merged = group.delivery.payload["merge_group"] as Record<string, string>;
    expect(merged).toMatchObject({ head_sha: group.sha, base_sha: base, base_ref: "refs/heads/main" });
    expect(merged["head_ref"]?.endsWith(`pr-2-${base}`)).toBe(queueRef === "pr-number");
    expect(group.delivery.run).toMatchObject({ event: "merge_group", headSha: group.sha });
    expect((await call("GET", `/commits/${group.sha}/status`)).body.statuses).toEqual([]);
    expect(main()).toBe(base);
    world.finishQueue(group);
    expect([main(), world.textAt(main(), "b.txt")]).toEqual([group.sha, "b"]);
  });

  it("merges two baselines line by line, as git does", () => {
    const lines = ["{", '"a": 1,', '"b": 1,', '"c": 1,', '"d": 1', "}"];
    const text = (index: number, line: string) => lines.with(index, line).join("\n");
    world.push("main", { [BASELINE]: lines.join("\n") }, "writer");
    const pull = opened(text(1, '"a": 2,'));
    world.push("main", { [BASELINE]: text(4, '"d": 2') }, "writer");
    world.merge(pull, "merge", "maintainer");
    expect(JSON.parse(world.textAt(main(), BASELINE) ?? "")).toEqual({ a: 2, b: 1, c: 1, d: 2 });
  });
});

describe("createCommitOnBranch", () => {
  const query =
    "mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid url } } }";
  const commit = (expectedHeadOid: string, more: object = {}, token?: string) => {
    const input = {
      branch: { repositoryNameWithOwner: "acme/support", branchName: "topic" },
      message: { headline: "Admit" },
      fileChanges: { additions: [{ path: BASELINE, contents: Buffer.from("new\n").toString("base64") }] },
      expectedHeadOid,
      ...more,
    };
    return send("POST", "/graphql", { query, variables: { input } }, token);
  };

  it("commits on the head it expects; a workflow's token starts nothing, an app's does", async () => {
    const pull = opened();
    world.permissions = { contents: "write" };
    const { body } = await commit(pull.headSha);
    expect(body.data.createCommitOnBranch.commit.oid).toBe(pull.headSha);
    expect(world.textAt(pull.headSha, BASELINE)).toBe("new\n");
    expect(world.deliveries.at(-1)).toMatchObject({ action: "synchronize", run: undefined });
    const app = world.appToken("team-app", { contents: "write" });
    await commit(pull.headSha, { message: { headline: "Again" } }, app);
    expect(world.deliveries.at(-1)).toMatchObject({ action: "synchronize", run: { actor: "team-app[bot]" } });
  });

  it.each([
    { why: "another head", head: "0".repeat(40), permissions: { contents: "write" }, type: "STALE_DATA" },
    { why: "no right", head: undefined, permissions: { contents: "read" }, type: "FORBIDDEN" },
  ] as const)("answers $why in errors, with status 200", async ({ head, permissions, type }) => {
    const pull = opened();
    world.permissions = permissions;
    const before = pull.headSha;
    const { status, body } = await commit(head ?? pull.headSha);
    expect([status, body.data.createCommitOnBranch, body.errors[0].type]).toEqual([200, null, type]);
    expect(pull.headSha).toBe(before);
  });

  it("is refused on a default branch that takes pull requests only", async () => {
    opened();
    world.permissions = { contents: "write" };
    const rules = [{ type: "pull_request" }];
    world.settings.rulesets = [{ id: 5, name: "main", source: "acme/support", enforcement: "active", rules }];
    const branch = { repositoryNameWithOwner: "acme/support", branchName: "main" };
    const { body } = await commit(main(), { branch });
    expect(body.errors[0]).toMatchObject({ type: "UNPROCESSABLE" });
  });

  it("keeps a field that GitHub does not know as a violation", async () => {
    const pull = opened();
    await commit(pull.headSha, { expectedHead: "x" });
    expect(world.github.violations.join()).toContain("input.expectedHead is not defined");
  });
});

describe("statuses", () => {
  it("count by the newest of each context, and the worst of those", async () => {
    const { headSha } = opened();
    world.permissions = { statuses: "write", contents: "read" };
    const post = (state: string, context: string) => call("POST", `/statuses/${headSha}`, { state, context });
    await post("pending", "a");
    await post("success", "b");
    await post("success", "a");
    expect((await call("GET", `/commits/${headSha}/status`)).body).toMatchObject({
      state: "success",
      total_count: 2,
    });
    await post("failure", "b");
    expect((await call("GET", `/commits/${headSha}/status`)).body.state).toBe("failure");
    const long = { state: "success", description: "d".repeat(141) };
    expect((await call("POST", `/statuses/${headSha}`, long)).status).toBe(422);
  });
});

describe("settings", () => {
  it.each([
    { allowed: false, status: 403 },
    { allowed: true, status: 201 },
  ])("let a workflow's token open pull requests: $allowed", async ({ allowed, status }) => {
    world.permissions = { "pull-requests": "write" };
    world.settings.workflowPermissions = {
      default_workflow_permissions: "read",
      can_approve_pull_request_reviews: allowed,
    };
    world.push("topic", { x: "1" }, "author");
    const body = { title: "t", head: "topic", base: "main" };
    expect((await call("POST", "/pulls", body)).status).toBe(status);
  });

  it("tell a branch's rules with their ruleset, but not who may bypass them", async () => {
    const required = {
      type: "required_status_checks",
      parameters: {
        strict_required_status_checks_policy: false,
        required_status_checks: [{ context: "agentverity", integration_id: 1 }],
      },
    };
    const given = {
      id: 5,
      name: "main",
      source: "acme/support",
      source_type: "Repository",
      enforcement: "active",
    };
    world.settings.rulesets = [{ ...given, target: "branch", rules: [required], bypass_actors: [] }];
    expect((await call("GET", "/rules/branches/main")).body).toMatchObject([{ ...required, ruleset_id: 5 }]);
    expect((await call("GET", "/rules/branches/topic")).body).toEqual([]);
    const whole = (await call("GET", "/rulesets/5")).body;
    expect([whole.rules.length, "bypass_actors" in whole]).toEqual([1, false]);
    expect(world.github.violations).toEqual([]);
  });
});

describe("troubles", () => {
  it.each(Object.entries(TROUBLES).filter(([name]) => name !== "no answer"))("%s", async (name, fault) => {
    const { headSha } = opened();
    world.github.fault("POST", "/statuses/{sha}", fault, 1);
    const post = () => call("POST", `/statuses/${headSha}`, { state: "success" });
    const met = await post().then(
      ({ status }) => status,
      () => undefined,
    );
    expect(met).toBe("status" in fault ? fault.status : undefined);
    expect(world.state.statuses).toHaveLength(name === "a lost answer" ? 1 : 0);
    expect((await post()).status).toBe(201);
  });

  it("lets something happen just before a request is answered", async () => {
    const pull = opened();
    const before = pull.headSha;
    const act = () => world.push("topic", { x: "1" }, "author");
    world.github.fault("GET", "/pulls/{pull_number}", { kind: "meanwhile", act }, 1);
    const { body } = await call("GET", `/pulls/${pull.number}`);
    expect(body.head.sha).toBe(pull.headSha);
    expect(body.head.sha).not.toBe(before);
  });
});

describe("issues", () => {
  it("are opened, found by label, commented on and closed", async () => {
    world.permissions = { issues: "write" };
    const { body } = await call("POST", "/issues", { title: "Drift", body: "b", labels: ["drift"] });
    await call("POST", `/issues/${body.number}/comments`, { body: "again" });
    const found = (await call("GET", "/issues?labels=drift&state=open")).body;
    expect(found).toMatchObject([{ number: body.number, comments: 1, user: { type: "Bot" } }]);
    await call("PATCH", `/issues/${body.number}`, { state: "closed", state_reason: "completed" });
    expect((await call("GET", "/issues?labels=drift")).body).toEqual([]);
    expect(world.github.violations).toEqual([]);
  });
});

describe("the log", () => {
  it("tells what happened, in order, with the head at that moment", () => {
    const pull = opened();
    const first = pull.headSha;
    world.label(pull, "bug", "triager");
    world.push("topic", { x: "1" }, "author");
    world.review(pull, "APPROVED", "maintainer");
    world.push("other", { y: "1" }, "writer");
    world.retarget(pull, "other", "author");
    const told = world.log.filter(({ kind }) => kind !== "run");
    expect(told.map(({ kind }) => kind)).toEqual([
      "push",
      "opened",
      "labeled",
      "push",
      "reviewed",
      "push",
      "retargeted",
    ]);
    expect(told[2]).toMatchObject({ by: "triager", head: first });
    expect(told[0]).toMatchObject({ changed: { [BASELINE]: world.blobAt(first, BASELINE) } });
    expect(told[4]).toMatchObject({ commit: pull.headSha, state: "APPROVED" });
  });
});
