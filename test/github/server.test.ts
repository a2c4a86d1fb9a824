/** The port `Server` on a GitHub that remembers, with a token that may no more than the gate's job asks for. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createServer } from "../../src/github/server.ts";
import type { ArtifactRecord, Server } from "../../src/ports/server.ts";
import { TROUBLES } from "../fakes/faults.ts";
import type { ArtifactOptions } from "../fakes/run-actions.ts";
import type { Pull } from "../fakes/state.ts";
import { GATE_PERMISSIONS, startWorld, type World } from "../fakes/world.ts";
import { type ZipEntry, zip } from "../fakes/zip.ts";

const MEGABYTE = 1024 * 1024;
const PATIENCE = { tries: 2, waitMs: 1500, requestMs: 500, lateMs: [1, 1] };

let world: World;
let server: Server;
let pull: Pull;

beforeEach(async () => {
  world = await startWorld({ files: { "agent.mjs": "1", "nested/deep/b.json": "old" } });
  process.env["GITHUB_API_URL"] = world.github.url;
  server = createServer(world.github.token, { owner: "acme", name: "support" }, PATIENCE);
  world.push("topic", { "nested/deep/b.json": "new" }, "author");
  pull = world.openPullRequest("topic", "author").pull;
});

afterEach(() => world.close());

function must<T>(answer: { ok: true; value: T } | { ok: false; trouble: { reason: string } }): T {
  if (!answer.ok) throw new Error(answer.trouble.reason);
  return answer.value;
}

describe("lists are whole", () => {
  it("label events and reviews over several pages, oldest first", async () => {
    world.scene.secondsPerAction = 0;
    for (let count = 0; count < 60; count += 1) {
      world.label(pull, "bug", "maintainer");
      world.unlabel(pull, "bug", "maintainer");
    }
    for (let count = 0; count < 101; count += 1) world.review(pull, "COMMENTED", "reader");
    world.review(pull, "APPROVED", "maintainer");
    const events = must(await server.labelEvents(pull.number));
    expect(events.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 120 }, (_, index) => (index % 2 ? "unlabeled" : "labeled")),
    );
    const reviews = must(await server.reviews(pull.number));
    expect([reviews.length, reviews.at(-1)?.state]).toEqual([102, "APPROVED"]);
    expect(world.github.violations).toEqual([]);
  });

  it("a next page on another host is not followed: the token is not for it", async () => {
    const link = `<http://localhost:1/repos/acme/support/pulls/1/reviews?page=2>; rel="next"`;
    world.github.fault("GET", "/pulls/{pull_number}/reviews", {
      kind: "status",
      status: 200,
      headers: { link, "content-type": "application/json" },
      body: [],
    });
    expect(await server.reviews(pull.number)).toMatchObject({
      ok: false,
      trouble: { reason: "the next page is on another host" },
    });
  });
});

describe("git", () => {
  it.each([
    { path: "nested/deep/b.json", text: "new" },
    { path: "agent.mjs", text: "1" },
    { path: "nested/deep", text: undefined },
    { path: "nested/none.json", text: undefined },
    { path: "agent.mjs/below", text: undefined },
  ])("$path at a commit and at its branch: $text", async ({ path, text }) => {
    for (const ref of [pull.headSha, "topic"]) {
      expect(must(await server.fileAt(ref, path))?.text).toBe(text);
      expect(must(await server.blobAt(ref, path))).toBe(text && world.blobAt(pull.headSha, path));
    }
  });

  it("a symbolic link and a missing commit are trouble, not an answer", async () => {
    world.push("topic", { "nested/deep/b.json": { symlink: "../../agent.mjs" } }, "author");
    expect(await server.fileAt(pull.headSha, "nested/deep/b.json")).toMatchObject({
      ok: false,
      trouble: { reason: expect.stringContaining("symbolic link") },
    });
    expect(await server.blobAt("f".repeat(40), "agent.mjs")).toMatchObject({ ok: false });
  });

  it("a tree's digest leaves out the named paths and nothing else", async () => {
    const digest = async () => must(await server.treeDigest(pull.headSha, ["nested/deep/b.json"]));
    const before = await digest();
    world.push("topic", { "nested/deep/b.json": "newer" }, "author");
    expect(await digest()).toBe(before);
    world.push("topic", { "nested/deep/b.json": null }, "author");
    expect(await digest()).toBe(before);
    world.push("topic", { "nested/deep/c.json": "1" }, "author");
    expect(await digest()).not.toBe(before);
  });

  it("the merge base, and the parents of a commit", async () => {
    const base = world.state.repository("acme/support").refs.get("refs/heads/main") ?? "";
    world.push("main", { "other.txt": "1" }, "admin");
    expect(must(await server.mergeBase("main", pull.headSha))).toBe(base);
    expect(must(await server.parents(pull.headSha))).toEqual([base]);
  });
});

describe("pull requests, pushes and settings", () => {
  it("a commit's open pull requests, a fork's too", async () => {
    world.fork("outsider");
    const repository = "outsider/support";
    world.push("theirs", { x: "1" }, "outsider", { repository });
    const theirs = world.openPullRequest("theirs", "outsider", { repository }).pull;
    const numbers = async (sha: string) => must(await server.pullRequestsAt(sha)).map(({ number }) => number);
    expect(await numbers(pull.headSha)).toEqual([pull.number]);
    expect(await numbers(theirs.headSha)).toEqual([theirs.number]);
    world.closePullRequest(pull, "author");
    expect(await numbers(pull.headSha)).toEqual([]);
  });

  it("a pull request as it is, and none where there is none", async () => {
    expect(must(await server.pullRequest(pull.number))).toMatchObject({
      number: pull.number,
      open: true,
      merged: false,
      author: { login: "author", type: "User" },
      head: { sha: pull.headSha, branch: "topic", repository: "acme/support" },
      base: { branch: "main" },
      createdAt: pull.createdAt,
    });
    expect(must(await server.pullRequest(99))).toBeUndefined();
  });

  it("pushes of a branch, newest first, with who and from where", async () => {
    const [first] = must(await server.pushes({ repository: "acme/support", branch: "topic" }));
    expect(first).toMatchObject({ actor: { login: "author" }, before: undefined, after: pull.headSha });
    world.push("topic", { y: "1" }, "writer");
    const pushes = must(await server.pushes({ repository: "acme/support", branch: "topic" }));
    expect(pushes.map(({ actor }) => actor?.login)).toEqual(["writer", "author"]);
    expect(pushes[0]?.before).toBe(first?.after);
  });

  it.each([
    { branches: undefined, refs: "any" },
    { branches: "protected" as const, refs: "protected" },
    { branches: ["main", "release/*"], refs: ["main", "release/*"] },
  ])("an environment for $refs", async ({ branches, refs }) => {
    world.setEnvironment("gate", { reviewers: ["maintainer", "acme/leads"], branches });
    expect(must(await server.environment("gate"))).toMatchObject({
      requiredReviewers: { preventSelfReview: false, users: ["maintainer"], teams: [expect.any(String)] },
      adminsCanBypass: true,
      refs,
    });
    expect(must(await server.environment("none"))).toBeUndefined();
  });

  it("the contexts that rules require, with their app", async () => {
    world.settings.rulesets = [
      {
        id: 1,
        name: "main",
        target: "branch",
        source_type: "Repository",
        source: "acme/support",
        enforcement: "active",
        rules: [
          {
            type: "required_status_checks",
            parameters: {
              required_status_checks: [{ context: "gate", integration_id: 15368 }, { context: "build" }],
              strict_required_status_checks_policy: false,
            },
          },
        ],
      },
    ];
    expect(must(await server.requiredChecks("main"))).toEqual([
      { context: "gate", appId: 15368 },
      { context: "build", appId: undefined },
    ]);
    expect(must(await server.requiredContexts("main"))).toEqual(["gate", "build"]);
    expect(must(await server.defaultBranch())).toBe("main");
  });
});

describe("an artifact", () => {
  async function upload(entries: readonly ZipEntry[], more?: ArtifactOptions): Promise<ArtifactRecord> {
    const run = world.state.runs[0];
    if (run === undefined) throw new Error("no run");
    world.addArtifact(run, "evidence", zip(entries), more);
    const [artifact] = must(await server.artifacts({ name: "evidence" }));
    if (artifact === undefined) throw new Error("no artifact");
    expect(must(await server.artifacts({ run: run.id }))).toEqual([artifact]);
    return artifact;
  }

  it("is had whole, and the token stays with the API", async () => {
    const artifact = await upload([
      { name: "a.json", content: "{}" },
      { name: "below/", content: "" },
      { name: "below/b.txt", content: "é" },
    ]);
    const files = must(await server.download(artifact, MEGABYTE));
    expect([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ["a.json", "{}"],
      ["below/b.txt", "é"],
    ]);
    expect(world.github.violations).toEqual([]);
  });

  const file = { name: "a.json", content: "x".repeat(1000) };
  it.each([
    { what: "another digest", entries: [file], more: { digest: `sha256:${"0".repeat(64)}` }, why: "digest" },
    { what: "no digest", entries: [file], more: { digest: null }, why: "digest" },
    { what: "more bytes than it says", entries: [file], more: { size: 1 }, cap: 100, why: "at most" },
    { what: "more bytes than are read", entries: [file], more: { size: 101 }, cap: 100, why: "at most" },
    {
      what: "files larger than are unpacked",
      entries: [{ name: "a", content: Buffer.alloc(5000) }],
      cap: 200,
      why: "more than",
    },
    {
      what: "a bomb that lies about its size",
      entries: [{ name: "a", content: Buffer.alloc(5000), claimedSize: 10 }],
      why: "larger than it says",
    },
    { what: "a symbolic link", entries: [{ ...file, mode: 0o120777 }], why: "symbolic link" },
    { what: "a path that leads up", entries: [{ ...file, name: "a/../../x" }], why: "leads out" },
    { what: "an absolute path", entries: [{ ...file, name: "/etc/passwd" }], why: "leads out" },
    { what: "a path of Windows", entries: [{ ...file, name: "C:\\x" }], why: "leads out" },
    { what: "the same name twice", entries: [file, file], why: "twice" },
    {
      what: "too many files",
      entries: Array.from({ length: 1001 }, (_, i) => ({ name: `${i}`, content: "" })),
      why: "1001 files",
    },
  ] as readonly {
    what: string;
    entries: readonly ZipEntry[];
    more?: ArtifactOptions;
    cap?: number;
    why: string;
  }[])("of $what is refused", async ({ entries, more, cap, why }) => {
    const answer = await server.download(await upload(entries, more), cap ?? MEGABYTE);
    expect(answer).toMatchObject({ ok: false, trouble: { reason: expect.stringContaining(why) } });
  });

  it("that is no zip is refused", async () => {
    const run = world.state.runs[0];
    if (run === undefined) throw new Error("no run");
    world.addArtifact(run, "evidence", Buffer.from("not a zip"));
    const [artifact] = must(await server.artifacts({ run: run.id, name: "evidence" }));
    expect(artifact && (await server.download(artifact, MEGABYTE))).toMatchObject({ ok: false });
  });
});

describe("writes", () => {
  it("a status, as far as its description fits", async () => {
    const status = { context: "gate", state: "pending", description: "x".repeat(200) } as const;
    must(await server.postStatus(pull.headSha, status));
    expect(must(await server.statuses(pull.headSha))).toMatchObject([{ context: "gate", state: "pending" }]);
    expect(must(await server.statuses(pull.headSha))[0]?.description.length).toBeLessThanOrEqual(140);
  });

  it("a read-only token's refusal is a value", async () => {
    world.permissions = { ...GATE_PERMISSIONS, statuses: "read" };
    const answer = await server.postStatus(pull.headSha, {
      context: "gate",
      state: "success",
      description: "",
    });
    expect(answer).toMatchObject({ ok: false, trouble: { status: 403 } });
  });

  it("a commit of one file on a head that has not moved, and none on one that has", async () => {
    world.permissions = { ...GATE_PERMISSIONS, contents: "write" };
    const change = {
      branch: "topic",
      expectedHead: pull.headSha,
      path: "b.json",
      text: "signed\n",
      message: "Approve\n\nby maintainer",
    };
    const { sha } = must(await server.commitFile(change));
    expect([pull.headSha, world.textAt(sha, "b.json")]).toEqual([sha, "signed\n"]);
    expect(await server.commitFile(change)).toMatchObject({ ok: false });
    expect(pull.headSha).toBe(sha);
    expect(world.github.violations).toEqual([]);
  });

  it("a branch, and one pull request of it however often it is asked for", async () => {
    world.permissions = { ...GATE_PERMISSIONS, contents: "write", "pull-requests": "write" };
    world.settings.workflowPermissions = {
      default_workflow_permissions: "read",
      can_approve_pull_request_reviews: true,
    };
    must(await server.createBranch("agentverity/baseline", pull.headSha));
    expect(await server.createBranch("agentverity/baseline", pull.headSha)).toMatchObject({
      ok: false,
      trouble: { status: 422 },
    });
    const request = { branch: "agentverity/baseline", base: "main", title: "Baseline", body: "" };
    const first = must(await server.openPullRequest(request));
    expect(must(await server.openPullRequest(request)).number).toBe(first.number);
    expect(world.github.violations).toEqual([]);
  });
});

describe("trouble is a value", () => {
  it.each(Object.keys(TROUBLES))("%s, at every read", async (trouble) => {
    const fault = TROUBLES[trouble];
    if (fault === undefined) throw new Error(trouble);
    const impatient = createServer(
      world.github.token,
      { owner: "acme", name: "support" },
      { tries: 1, waitMs: 0, requestMs: 60, lateMs: [] },
    );
    world.github.fault("*", "*", fault);
    const asked = [
      impatient.pullRequest(1),
      impatient.pullRequestsAt(pull.headSha),
      impatient.reviews(1),
      impatient.labelEvents(1),
      impatient.run(1),
      impatient.runs({ event: "pull_request" }),
      impatient.approvals(1),
      impatient.artifacts({ name: "evidence" }),
      impatient.permission("maintainer"),
      impatient.environment("gate"),
      impatient.requiredChecks("main"),
      impatient.statuses(pull.headSha),
      impatient.fileAt("topic", "b.json"),
      impatient.treeDigest(pull.headSha, []),
      impatient.mergeBase("main", "topic"),
      impatient.pushes({ repository: "acme/support", branch: "topic" }),
      impatient.postStatus(pull.headSha, { context: "gate", state: "success", description: "" }),
    ];
    for (const answer of await Promise.all(asked)) {
      if (answer.ok) expect([trouble, answer.value]).toEqual(["404", undefined]);
      else expect(answer.trouble.reason).not.toBe("");
    }
  });
});
