/** The stateful GitHub: each platform fact that it claims, and the answers it must be able to give. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TROUBLES } from "./faults.ts";
import { unzip } from "./unzip.ts";
import { startWorld, type World } from "./world.ts";
import { zip } from "./zip.ts";

const LABEL = "agentverity:approve-baseline";
const BASELINE = "agentverity.baseline.json";

type Json = Record<string, unknown> & { readonly [key: string]: never };

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
  return { status: response.status, headers: response.headers, body: (await response.json()) as never };
}

async function get<T = Json>(below: string): Promise<T> {
  const { status, body } = await call("GET", below);
  expect(status, below).toBe(200);
  return body;
}

function opened(branch = "topic", by = "author") {
  world.push(branch, { [BASELINE]: "{}\n" }, by);
  return world.openPullRequest(branch, by).pull;
}

describe("git", () => {
  it("names blobs, trees and commits as git does", () => {
    const pull = opened();
    const folder = mkdtempSync(join(tmpdir(), "agentverity-git-"));
    const git = (args: string[], input?: string | Buffer): string =>
      spawnSync("git", args, { cwd: folder, input, encoding: "utf8" }).stdout.trim();
    try {
      git(["init", "-q"]);
      expect(world.blobAt(pull.headSha, BASELINE)).toBe(git(["hash-object", "--stdin"], "{}\n"));
      for (const [path, { sha }] of world.state.git.filesOf(pull.headSha)) {
        git(["hash-object", "-w", "--stdin"], world.state.git.blob(sha));
        git(["update-index", "--add", "--cacheinfo", `100644,${sha},${path}`]);
      }
      const commit = world.state.git.mustCommit(pull.headSha);
      expect(commit.tree).toBe(git(["write-tree"]));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("every call of a gate", () => {
  it("answers as GitHub describes", async () => {
    const pull = opened();
    const { delivery } = { delivery: world.label(pull, LABEL, "maintainer") };
    world.review(pull, "APPROVED", "writer");
    world.dismiss(pull, "writer", "admin");
    world.comment(pull, "hello", "reader");
    world.setEnvironment("agentverity-baseline", {
      reviewers: ["maintainer", "acme/leads"],
      preventSelfReview: true,
      canAdminsBypass: false,
      branches: ["main"],
    });
    const run = delivery.run;
    if (run === undefined) throw new Error("no run");
    world.addArtifact(run, "agentverity-report", zip([{ name: "a.txt", content: "a" }]));
    const [artifact] = world.state.artifacts;
    const sha = pull.headSha;
    const tree = world.state.git.mustCommit(sha).tree;
    const failed: unknown[] = [];
    for (const below of [
      "",
      "/branches/main",
      "/commits",
      "/commits/main",
      `/commits/${sha}`,
      `/commits/${sha}/status`,
      `/commits/${sha}/statuses`,
      `/commits/${sha}/pulls`,
      `/compare/main...${sha}`,
      `/contents/${BASELINE}?ref=${sha}`,
      `/contents/?ref=${sha}`.replace("/?", "/a?"),
      `/git/blobs/${world.blobAt(sha, BASELINE)}`,
      `/git/trees/${tree}`,
      `/git/trees/${sha}?recursive=1`,
      `/git/commits/${sha}`,
      "/git/ref/heads/topic",
      "/git/matching-refs/heads/",
      "/collaborators/maintainer/permission",
      "/pulls",
      `/pulls/${pull.number}`,
      `/pulls/${pull.number}/commits`,
      `/pulls/${pull.number}/files`,
      `/pulls/${pull.number}/reviews`,
      `/issues/${pull.number}/events`,
      `/issues/${pull.number}/timeline`,
      `/issues/${pull.number}/labels`,
      `/issues/${pull.number}/comments`,
      `/issues/${pull.number}`,
      "/labels",
      "/actions/runs",
      `/actions/runs/${run.id}`,
      `/actions/runs/${run.id}/attempts/1`,
      `/actions/runs/${run.id}/approvals`,
      `/actions/runs/${run.id}/artifacts`,
      `/actions/runs/${run.id}/pending_deployments`,
      "/actions/workflows/agentverity.yml/runs",
      "/actions/artifacts",
      `/actions/artifacts/${artifact?.id}`,
      "/environments",
      "/environments/agentverity-baseline",
      "/environments/agentverity-baseline/deployment-branch-policies",
      "/rules/branches/main",
      "/rulesets",
      "/codeowners/errors",
      "/activity?ref=topic",
    ]) {
      const answer = await call("GET", below);
      if (answer.status !== 200) failed.push([below, answer.status, (answer.body as Json)["message"]]);
    }
    expect([failed, world.github.violations]).toEqual([[], []]);
  });
});
