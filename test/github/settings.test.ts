/** The settings that a gate stands on, read from a GitHub that remembers, and the repository that a shell stands in. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createServer } from "../../src/github/server.ts";
import { shellRepository } from "../../src/github/shell-repository.ts";
import { GATE_PERMISSIONS, startWorld, type World } from "../fakes/world.ts";

const ADDRESS = { owner: "acme", name: "support" };
const PATIENCE = { tries: 1, waitMs: 0, requestMs: 2000, lateMs: [] };

let world: World;
beforeEach(async () => {
  world = await startWorld({
    files: { ".github/workflows/a.yml": "on: push", ".github/CODEOWNERS": "* @a" },
  });
  process.env["GITHUB_API_URL"] = world.github.url;
});
afterEach(async () => {
  expect(world.github.violations).toEqual([]);
  await world.close();
});

function server(token = world.github.token) {
  return createServer(token, ADDRESS, PATIENCE);
}

function reviews(changes: object) {
  const parameters = {
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
    ...changes,
  };
  return { type: "pull_request", parameters };
}

describe("what a job's token may read", () => {
  it("rules of several rulesets together: the strictest counts", async () => {
    const given = { name: "main", source: "acme/support", enforcement: "active" };
    world.settings.rulesets = [
      { ...given, id: 1, rules: [reviews({ require_code_owner_review: true })], bypass_actors: [] },
      { ...given, id: 2, rules: [reviews({ required_approving_review_count: 2 })] },
      { ...given, id: 3, enforcement: "evaluate", rules: [{ type: "deletion" }] },
    ];
    expect(await server().branchRules("main")).toEqual({
      ok: true,
      value: {
        checks: [],
        reviews: { approvals: 2, codeOwners: true, dismissesStale: false, lastPush: false },
        mergeQueue: false,
        workflows: [],
        rulesets: [1, 2],
      },
    });
    // Whoever may bypass is told to admins alone.
    expect(await server().ruleset(1)).toEqual({ ok: true, value: { name: "main", bypass: undefined } });
    expect(await server().ruleset(9)).toEqual({ ok: true, value: undefined });
  });

  it("that a branch has no older protection; its content not", async () => {
    expect(await server().classicProtection("main")).toEqual({ ok: true, value: undefined });
    world.settings.protection = { enabled: true };
    expect(await server().classicProtection("main")).toMatchObject({ ok: false, trouble: { status: 403 } });
  });

  it("labels, files of a folder, faults of code owners, heads; not the rights of workflows", async () => {
    const asked = server();
    expect(await asked.hasLabel("bug")).toEqual({ ok: true, value: true });
    expect(await asked.hasLabel("no such label/at all")).toEqual({ ok: true, value: false });
    expect(await asked.filesIn("main", ".github/workflows")).toEqual({ ok: true, value: ["a.yml"] });
    expect(await asked.filesIn("main", "nowhere/else")).toEqual({ ok: true, value: [] });
    expect(await asked.codeOwnersFaults("main")).toEqual({ ok: true, value: 0 });
    world.push("topic", { "b.json": "1" }, "author");
    const { pull } = world.openPullRequest("topic", "author");
    expect(await asked.recentHeads()).toEqual({ ok: true, value: [pull.headSha] });
    expect(await asked.workflowDefaults()).toMatchObject({ ok: false, trouble: { status: 403 } });
    expect(await asked.repositoryFacts()).toMatchObject({ ok: true, value: { visibility: "public" } });
  });
});

it("an admin's token reads protection and the rights of workflows", async () => {
  const token = world.appToken("desk", { ...GATE_PERMISSIONS, administration: "read" });
  world.settings.protection = {
    enabled: true,
    enforce_admins: { url: "https://api.github.com/", enabled: true },
    required_pull_request_reviews: { dismiss_stale_reviews: true, require_code_owner_reviews: true },
  };
  expect(await server(token).classicProtection("main")).toEqual({
    ok: true,
    value: {
      reviews: { approvals: 0, codeOwners: true, dismissesStale: true, lastPush: false },
      adminsToo: true,
    },
  });
  expect(await server(token).workflowDefaults()).toEqual({
    ok: true,
    value: { writes: false, mayOpenPullRequests: false },
  });
});

describe("the repository that a shell stands in", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "shell-repository-")));
  afterEach(() => rmSync(join(folder, ".git"), { recursive: true, force: true }));

  function remote(address: string): string {
    execFileSync("git", ["init", "-q", folder]);
    execFileSync("git", ["-C", folder, "remote", "add", "origin", address]);
    mkdirSync(join(folder, "services/router"), { recursive: true });
    return join(folder, "services/router");
  }

  it.each([
    "https://github.com/acme/support",
    "https://github.com/acme/support.git",
    "https://x-access-token:secret@github.com/acme/support.git/",
    "git@github.com:acme/support.git",
    "ssh://git@github.com:22/acme/support",
  ])("%s", async (address) => {
    const found = await shellRepository({ GH_TOKEN: "t" }, remote(address));
    expect(found).toMatchObject({ ok: true, value: { prefix: "services/router/" } });
    expect(found.ok && found.value.server.repository).toEqual(ADDRESS);
  });

  it.each([
    { address: "/srv/git/support", code: "input-missing", says: "names no repository" },
    { address: "https://user:secret@example.com/x", code: "input-missing", says: "https://example.com/x" },
    { address: "git@git.example.com:acme/support.git", code: "input-missing", says: "GITHUB_API_URL" },
  ])("refuses $address, and sends the token nowhere", async ({ address, code, says }) => {
    const found = await shellRepository({ GITHUB_TOKEN: "t" }, remote(address));
    expect(found).toMatchObject({ ok: false, problems: [{ code, message: expect.stringContaining(says) }] });
  });

  it("a name in the environment wins over the remote", async () => {
    const environment = { GITHUB_TOKEN: "t", GITHUB_REPOSITORY: "acme/support" };
    const found = await shellRepository(environment, folder);
    expect(found).toMatchObject({ ok: true, value: { server: { repository: ADDRESS }, prefix: "" } });
    const bad = await shellRepository({ ...environment, GITHUB_REPOSITORY: "support" }, folder);
    expect(bad).toMatchObject({ ok: false, problems: [{ code: "input-invalid" }] });
  });
});
