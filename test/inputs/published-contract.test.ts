/** What is published about the options and formats: `action.yml`, `schemas/`. It must be what the code does. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ACTION_INPUTS, CONFIG_KEYS, describeOption } from "../../src/inputs/options.ts";
import { readConfig } from "../../src/inputs/read-config.ts";
import { readSuite } from "../../src/inputs/read-suite.ts";

function readProject(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

it("action.yml, the schemas and the README's table are what the script writes from the code", () => {
  const script = new URL("../../scripts/schemas.mjs", import.meta.url).pathname;
  const run = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
  expect([run.status, run.stderr]).toEqual([0, ""]);
});

describe("action.yml", () => {
  const action = parse(readProject("action.yml")) as {
    inputs: Record<string, { description: string; default?: string }>;
    outputs: Record<string, { description: string }>;
    runs: Record<string, string>;
  };

  it("declares every option with its words, in order", () => {
    const declared = Object.entries(action.inputs).map(([name, { description }]) => [name, description]);
    expect(declared).toEqual(ACTION_INPUTS.map((option) => [option.name, describeOption(option)]));
  });

  it("has no default but the token's, because a config file could not win over one", () => {
    const defaults = Object.entries(action.inputs).filter(([, input]) => input.default !== undefined);
    expect(defaults.map(([name, input]) => [name, input.default])).toEqual([
      ["github-token", "${{ github.token }}"],
    ]);
  });

  it("runs the bundles on Node 24 and describes each output", () => {
    expect(action.runs).toEqual({ using: "node24", main: "dist/action.js", post: "dist/post.js" });
    for (const output of Object.values(action.outputs)) expect(output.description).not.toBe("");
  });
});

describe("the published schemas", () => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  const validator = (name: string) => ajv.compile(JSON.parse(readProject(`schemas/${name}.v1.schema.json`)));
  const config = validator("config");
  const suite = validator("suite");
  const decisionSuite = validator("decision-suite");

  it("know every key of the file, described as everywhere", () => {
    const published = JSON.parse(readProject("schemas/config.v1.schema.json")).properties;
    for (const option of CONFIG_KEYS) expect(published[option.name].description).toBe(describeOption(option));
  });

  it.each([
    ["suite: s.yaml\nagent: ./a.ts", true],
    [
      "suite: s.yaml\nagent: {url: 'https://x.test', body: {a: '{{input}}'}}\nreport: [json]\ntimeout: 90s",
      true,
    ],
    ["suite: s.yaml\nagent: ./a.ts\nepsilon: 1", false],
    ["suite: s.yaml\nagent: ./a.ts\nlayer: tols", false],
    ["suite: s.yaml\nagent: ./a.ts\nmaxWorkers: 3", false],
    ["suite: s.yaml\nagent: {urll: x}", false],
    ["suite: s.yaml\nagent: ./a.ts\nrepeats: 7", false],
    ["suite: s.yaml\nagent: ./a.ts\ntimeout: 1h", false],
  ])("say of the config %j what the reader says: %s", async (text, accepted) => {
    expect(config(parse(text))).toBe(accepted);
    const host = { workingDirectory: "/w", read: () => text };
    expect((await readConfig({ source: "action", values: {}, unknown: [] }, host)).ok).toBe(accepted);
  });

  it.each([
    [{ schema: "agentverity.suite/v1", cases: [{ input: "x", id: "1" }] }, true],
    [{ schema: "agentverity.suite/v1", cases: [] }, false],
    [{ schema: "agentverity.suite/v1", cases: [{ input: 1 }] }, false],
    [{ schema: "agentverity.suite/v1", cases: [{ input: "x", expect: {} }] }, false],
    [
      { schema: "agentverity.decision-suite/v1", contract: { allowed: ["a"] }, cases: [{ input: "x" }] },
      true,
    ],
    [{ schema: "agentverity.decision-suite/v1", cases: [{ input: "x" }] }, false],
  ])("say of the suite %j what the reader says: %s", async (value, accepted) => {
    expect((value.schema === "agentverity.suite/v1" ? suite : decisionSuite)(value)).toBe(accepted);
    expect((await readSuite("s.json", JSON.stringify(value), "suite")).ok).toBe(accepted);
  });
});

it("nothing loads the YAML parser before a YAML file is read", () => {
  const folder = new URL("../../src/inputs/", import.meta.url);
  const loaders = readdirSync(folder).filter((file) =>
    /^import (?!type)[^;]*from "yaml"/m.test(readProject(`src/inputs/${file}`)),
  );
  expect(loaders).toEqual(["yaml-source.ts"]);
  for (const file of readdirSync(folder)) {
    expect(readProject(`src/inputs/${file}`)).not.toMatch(/^import (?!type)[^;]*from "\.\/yaml-source\.ts"/m);
  }
});
