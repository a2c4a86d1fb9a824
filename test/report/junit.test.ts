/** JUnit is for other people's programs: two schemas, two third-party readers, and numbers equal to the JSON report's. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertJUnitToCTRFReport } from "junit-to-ctrf";
import { parse } from "junit2json";
import { describe, expect, it } from "vitest";
import { renderJson } from "../../src/report/json.ts";
import { renderJunit } from "../../src/report/junit.ts";
import type { ReportModel } from "../../src/report/model.ts";
import { model as blind } from "../golden/blind/model.ts";
import { model as contract } from "../golden/contract/model.ts";
import { model as hostile } from "../golden/hostile/model.ts";
import { model as huge } from "../golden/huge/model.ts";
import { model as incomplete } from "../golden/incomplete/model.ts";
import { model as noAnswerYet } from "../golden/no-answer-yet/model.ts";
import { model as trustworthy } from "../golden/trustworthy/model.ts";

const MODELS: readonly (readonly [string, ReportModel])[] = Object.entries({
  trustworthy,
  blind,
  contract,
  incomplete,
  noAnswerYet,
  hostile,
  huge,
});
const folder = mkdtempSync(join(tmpdir(), "agentverity-junit-"));
const hasXmllint = spawnSync("xmllint", ["--version"]).status === 0;
if (!hasXmllint)
  console.warn("xmllint is not installed (Debian: libxml2-utils): the two JUnit schemas are not checked");

/** Both schemas refuse `file` and `line` on a test case, which readers on GitHub need: the copy goes without. */
function withoutPlaces(xml: string): string {
  return xml.replace(/(<testcase[^>]*?)(?: file="[^"]*")?(?: line="\d+")?(\/?>)/g, "$1$2");
}

describe.skipIf(!hasXmllint).each(["junit-10.xsd", "junit-ant.xsd"])("%s", (name) => {
  const schema = fileURLToPath(new URL(`../contract/fixtures/${name}`, import.meta.url));
  const validate = (xml: string) => {
    const path = join(folder, "report.xml");
    writeFileSync(path, xml);
    return spawnSync("xmllint", ["--noout", "--schema", schema, path], { encoding: "utf8" });
  };

  it.each(MODELS)("accepts %s", (_, model) => {
    const { status, stderr } = validate(withoutPlaces(renderJunit(model)));
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });

  it("is a check that can fail", () => {
    expect(validate(renderJunit(trustworthy)).status).not.toBe(0); // `file` is there
    expect(validate("<testsuites><testsuite name='x'/></testsuites>").status).not.toBe(0);
  });
});

const outcomes = (model: ReportModel, outcome: string) =>
  model.checks.filter((check) => check.outcome === outcome).length;

describe.each(MODELS)("two third-party readers of %s", (name, model) => {
  it("junit2json counts what the model counts", async () => {
    const report = await parse(renderJunit(model));
    const [suite] =
      report !== undefined && report !== null && "testsuite" in report ? (report.testsuite ?? []) : [];
    expect(suite).toMatchObject({
      name: "agentverity",
      tests: model.checks.length,
      failures: outcomes(model, "failed"),
      errors: outcomes(model, "error"),
      skipped: outcomes(model, "skipped"),
    });
    expect(suite?.testcase).toHaveLength(model.checks.length);
  });

  it("junit-to-ctrf counts what the model counts", async () => {
    const path = join(folder, `${name}.xml`);
    writeFileSync(path, renderJunit(model));
    const report = await convertJUnitToCTRFReport(path);
    expect(report?.results.summary).toMatchObject({
      tests: model.checks.length,
      passed: outcomes(model, "passed"),
      failed: outcomes(model, "failed") + outcomes(model, "error"),
      skipped: outcomes(model, "skipped"),
    });
  });
});

it("says the numbers of the JSON report, digit for digit", () => {
  const xml = renderJunit(noAnswerYet);
  const json = renderJson(noAnswerYet);
  for (const name of [
    "pair_flips",
    "pair_trials",
    "flip_rate",
    "ci_low",
    "ci_high",
    "epsilon",
    "skew",
    "distinct",
  ]) {
    const value = new RegExp(`"${name}": ([^,\n]+)`).exec(json)?.[1];
    expect(value).toBeDefined();
    expect(xml).toContain(`<property name="${name}" value="${value}"/>`);
  }
});

it("places a test case on the suite's own line", () => {
  expect(renderJunit(contract)).toContain(
    'name="probe 6 (billing)" time="0.000" file="suite.yaml" line="22">',
  );
});

it("names the cases alike whatever came out", () => {
  const names = (model: ReportModel) =>
    [...renderJunit(model).matchAll(/<testcase classname="([^"]*)" name="([^"]*)"/g)].map(
      (m) => `${m[1]} ${m[2]}`,
    );
  const again = {
    ...trustworthy,
    checks: trustworthy.checks.map((check) => ({ ...check, outcome: "failed" as const, message: "x" })),
  };
  expect(names(again)).toEqual(names(trustworthy));
});

it("is well-formed for Python's reader too", () => {
  const python = spawnSync(
    "python3",
    [
      "-c",
      "import sys, xml.dom.minidom as m; print(len(m.parseString(sys.stdin.buffer.read()).getElementsByTagName('testcase')))",
    ],
    {
      input: renderJunit(hostile),
      encoding: "utf8",
    },
  );
  if (python.error !== undefined)
    return console.warn("python3 is not installed: not read with its XML parser");
  expect(python.stdout.trim()).toBe(String(hostile.checks.length));
});
