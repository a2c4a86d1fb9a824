/** What is published about the options and formats: `action.yml`, `schemas/`. It must be what the code does. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readObservation } from "../../src/core/read-observation.ts";
import { trialLine } from "../../src/evidence/trials-file.ts";
import { ACTION_INPUTS, CONFIG_KEYS, describeOption } from "../../src/inputs/options.ts";
import { readConfig } from "../../src/inputs/read-config.ts";
import { readSuite } from "../../src/inputs/read-suite.ts";
import { judgeFiles } from "../fakes/recorded-runs.ts";

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
  const validator = (name: string, version = "v1") =>
    ajv.compile(JSON.parse(readProject(`schemas/${name}.${version}.schema.json`)));
  const config = validator("config");
  const suite = validator("suite");
  const decisionSuite = validator("decision-suite");
  const evidence = validator("evidence", "v2");
  const trialsLine = validator("trials");

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

  it.each([
    [{ observations: ["a", "a"] }, true],
    [{ observations: ["a", { kind: "no_decision", reason: "refused" }], errors: 2, expected: "a" }, true],
    [{ observations: ["a", { kind: "no_decision", reason: "runtime_error" }] }, false],
    [{ observations: ["a"], errors: 1 }, true],
    [{ observations: ["a", ""] }, false],
    [{ observations: { a: 26 } }, false],
    [{ observations: ["a", 1] }, false],
    [{ observations: ["a", "a"], flip_rate: 0 }, false],
    [{ observations: ["a", "a"], errors: -1 }, false],
  ])("say of the case %j in evidence what the reader says: %s", async (part, accepted) => {
    const document = {
      schema: "agentverity.evidence/v2",
      layer: "verdict",
      cases: [{ input: "x", ...part }],
    };
    expect(evidence(document)).toBe(accepted);
    expect((await judgeFiles({ "e.json": JSON.stringify(document) })).ok).toBe(accepted);
  });

  it("leave one observation alone to the reader, which knows whether the run ended early", async () => {
    const cases = [{ input: "x", observations: ["a"] }];
    const document = { schema: "agentverity.evidence/v2", layer: "verdict", cases };
    expect(evidence(document)).toBe(true);
    expect((await judgeFiles({ "e.json": JSON.stringify(document) })).ok).toBe(false);
  });

  it("hold for the evidence that we and the Python tool wrote", () => {
    for (const model of ["nova", "mistral_small", "gpt4o_mini"])
      expect(evidence(JSON.parse(readProject(`examples/agentkit/evidence-${model}.json`)))).toBe(true);
  });

  it("hold for every line that a journal gets", () => {
    const place = { caseIndex: 0, trial: 0, attempt: 1, startedAt: "2026-11-30T09:30:00.000Z" };
    const read = readObservation({ verdict: "a", tools: ["t"], cost: 0.1 });
    if (!read.ok) throw new Error(read.why);
    const failure = { kind: "timeout", message: "no answer within 60 s" };
    const lines = [
      trialLine({ ...place, result: { ok: true, observation: read.observation } }, "full"),
      trialLine({ ...place, trial: 1, result: { ok: false, failure } }, "decisions"),
    ];
    for (const line of lines) expect(trialsLine(JSON.parse(line)), line).toBe(true);
    expect(trialsLine({ case: -1, trial: 0, attempt: 1, started_at: "" })).toBe(false);
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
