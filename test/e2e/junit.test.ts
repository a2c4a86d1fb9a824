/** JUnit as the bundle writes it, beside the JSON report of the same run: valid for two schemas, and equal in every number. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "junit2json";
import { beforeAll, describe, expect, it } from "vitest";
import { folderWith, REPOSITORY, runAction, runCli, type Texts } from "./bundles.ts";

const hasXmllint = spawnSync("xmllint", ["--version"]).status === 0;
if (!hasXmllint)
  console.warn("xmllint is not installed (Debian: libxml2-utils): JUnit is not checked by schema");

const SUITE = `schema: agentverity.decision-suite/v1
contract: { allowed: [refund, deny], minimum_cases: { deny: 2 } }
cases:
  - { input: refund <me> & "mine", expected: refund }
  - { input: deny me, expected: deny }
`;
const first = 'export default (input) => input.split(" ")[0];';

const RUNS: readonly {
  name: string;
  files: Texts;
  inputs: Texts;
  failures: number;
  errors: number;
}[] = [
  {
    name: "trustworthy",
    files: { "agent.mjs": first, "probes.txt": "refund me\ndeny me\n" },
    inputs: { probes: "probes.txt" },
    failures: 0,
    errors: 0,
  },
  {
    name: "a broken contract, with an agent that says what XML cannot hold",
    files: { "agent.mjs": 'export default (input) => "<\\u0001&]]>" + input.length;', "suite.yaml": SUITE },
    inputs: { suite: "suite.yaml" },
    failures: 1,
    errors: 0,
  },
  {
    name: "undecided",
    files: { "agent.mjs": first, "suite.yaml": SUITE.replace(", minimum_cases: { deny: 2 }", "") },
    inputs: { suite: "suite.yaml", repeats: "2" },
    failures: 0,
    errors: 1,
  },
  {
    name: "incomplete",
    files: {
      "agent.mjs":
        'export default (input) => { if (input === "two") throw new Error("<down>"); return "x"; };',
      "probes.txt": "one\ntwo\n",
    },
    inputs: { probes: "probes.txt" },
    failures: 0,
    errors: 1,
  },
];

/** Both schemas refuse `file` and `line` on a test case, which readers on GitHub need: the copy goes without. */
const withoutPlaces = (xml: string) =>
  xml.replace(/(<testcase[^>]*?)(?: file="[^"]*")?(?: line="\d+")?(\/?>)/g, "$1$2");

describe.each(RUNS)("a run that is $name", ({ files, inputs, failures, errors }) => {
  let xml = "";
  let report: Record<string, unknown> = {};
  beforeAll(async () => {
    const temporary = folderWith();
    const step = await runAction({
      files,
      inputs: { agent: "./agent.mjs", precision: "cheap", ...inputs },
      environment: { RUNNER_TEMP: temporary },
    });
    xml = readFileSync(step.outputs["junit-path"] ?? "", "utf8");
    report = JSON.parse(readFileSync(step.outputs["report-path"] ?? "", "utf8"));
  });

  it.skipIf(!hasXmllint).each(["junit-10.xsd", "junit-ant.xsd"])("passes %s", (schema) => {
    const folder = folderWith({ "report.xml": withoutPlaces(xml) });
    const path = join(REPOSITORY, "test/contract/fixtures", schema);
    const { status, stderr } = spawnSync("xmllint", ["--noout", "--schema", path, "report.xml"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });

  it("fails where the run fails, and only there", async () => {
    const read = await parse(xml);
    const [suite] = read && "testsuite" in read ? (read.testsuite ?? []) : [];
    expect(suite?.failures ?? 0).toBeGreaterThanOrEqual(failures);
    expect(suite?.errors ?? 0).toBeGreaterThanOrEqual(errors);
    if (failures === 0) expect(suite?.failures ?? 0).toBe(0);
    if (errors === 0) expect(suite?.errors ?? 0).toBe(0);
    expect(suite?.testcase).toHaveLength(suite?.tests ?? -1);
  });

  it("says the JSON report's numbers, digit for digit", () => {
    const numbers = numbersOf(report);
    const properties = [...xml.matchAll(/<property name="([^"]+)" value="(-?\d[\d.e+-]*)"\/>/g)];
    expect(properties.length).toBeGreaterThanOrEqual(4);
    for (const [, name = "", value = ""] of properties) {
      if (!JUNIT_ONLY.includes(name)) expect(numbers.get(name) ?? [], name).toContain(value);
    }
  });
});

/** What the JSON report says by lists, or leaves to the process. */
const JUNIT_ONLY = ["agentverity_version", "exit_code", "required_routes", "reached_routes"];

/** Every number of a document, as JSON writes it, by the name of its field and by that below the name above it. */
function numbersOf(value: unknown, above = "", found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, item] of Object.entries(value)) {
    if (typeof item !== "number") numbersOf(item, name, found);
    else
      for (const key of [name, `${above}_${name}`]) found.set(key, [...(found.get(key) ?? []), String(item)]);
  }
  return found;
}

it("is what the command line prints, and nothing beside it", async () => {
  const folder = folderWith({ "agent.mjs": first, "probes.txt": "refund me\ndeny me\n" });
  const args = [
    "run",
    "--agent",
    "./agent.mjs",
    "--probes",
    "probes.txt",
    "--precision",
    "cheap",
    "--format",
    "junit",
  ];
  const { stdout, exitCode } = await runCli(args, { folder });
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^<\?xml [\s\S]*<\/testsuites>\n$/);
});
