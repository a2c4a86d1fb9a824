/** A team that comes from agentcheck: its `agentcheck.json` holds while no configuration of ours is there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/inputs/read-config.ts";

const sample = readFileSync(
  join(import.meta.dirname, "../data/harnesses/agentcheck/agentcheck.json"),
  "utf8",
);
const TEST = { mode: "test", agent: "./a.ts", suite: "s.yaml" };

function configured(
  files: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>> = TEST,
) {
  const read = (path: string) => {
    if (path === "/team") throw Object.assign(new Error("EISDIR"), { code: "EISDIR" });
    return files[path.replace("/team/", "")];
  };
  return readConfig({ source: "command line", values, unknown: [] }, { workingDirectory: "/team", read });
}

async function testsOf(files: Readonly<Record<string, string>>, values?: Readonly<Record<string, string>>) {
  const config = await configured(files, values);
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  const { runs, regressionRule } = config.value.tests;
  return { runs, regressionRule };
}

describe("agentcheck.json", () => {
  it.each([
    { text: sample, runs: 3, regressionRule: "evidence" },
    { text: '{ "runs": 7, "fail_on_regression": true }', runs: 7, regressionRule: "any-drop" },
    { text: '{ "path": ".", "theme": "dark" }', runs: 5, regressionRule: "evidence" },
  ])("says how often and what regresses: $runs runs, $regressionRule", async ({ text, ...tests }) => {
    expect(await testsOf({ "agentcheck.json": text })).toEqual(tests);
  });

  it("gives way to a flag, and to a configuration of ours as a whole", async () => {
    const files = { "agentcheck.json": '{ "runs": 7, "fail_on_regression": true }' };
    expect(await testsOf(files, { ...TEST, runs: "2" })).toEqual({ runs: 2, regressionRule: "any-drop" });
    const ours = { ...files, ".github/agentverity.yml": "precision: strict\n" };
    expect(await testsOf(ours)).toEqual({ runs: 5, regressionRule: "evidence" });
  });

  it("is nothing to what asks for decisions", async () => {
    const config = await configured({ "agentcheck.json": "{" }, { ...TEST, mode: "run" });
    expect(config.ok).toBe(true);
  });

  it.each([
    { text: '{\n "runs": "many" }', line: 2 },
    { text: '{\n\n "fail_on_regression": "yes" }', line: 3 },
    { text: "[]", line: 1 },
  ])("is refused with its line: $text", async ({ text, line }) => {
    const config = await configured({ "agentcheck.json": text });
    expect(config.ok ? [] : config.problems.map(({ at }) => [at?.file, at?.line])).toEqual([
      ["agentcheck.json", line],
    ]);
  });
});
