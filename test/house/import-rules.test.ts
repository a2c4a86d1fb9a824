/**
 * Every import rule of `.dependency-cruiser.cjs` is broken once here, in a tree made for it, and must be
 * reported by its name; what the architecture allows must stay silent. Otherwise a rule whose pattern
 * matches nothing would look like a rule that holds.
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const repository = resolve(import.meta.dirname, "../..");
const { forbidden, options } = createRequire(import.meta.url)(join(repository, ".dependency-cruiser.cjs"));
const ruleNames: string[] = forbidden.map((rule: { name: string }) => rule.name);

/** [rule, importing file, what it must not import] */
const forbiddenImports: [string, string, string][] = [
  ["core-stats-knows-only-numbers", "src/core/stats/seen.ts", "../decision.ts"],
  ["core-stats-knows-only-numbers", "src/core/stats/random.ts", "node:crypto"],
  ["core-is-pure", "src/core/file.ts", "node:fs"],
  ["core-is-pure", "src/core/parsed.ts", "zod"],
  ["core-is-pure", "src/core/configured.ts", "../inputs/config.ts"],
  ["contracts-name-only-core-types", "src/ports.ts", "node:fs"],
  ["archives-are-bytes", "src/archive/unpacking.ts", "node:fs"],
  ["inputs-only-parse", "src/inputs/disk.ts", "node:fs"],
  ["inputs-only-parse", "src/inputs/runner.ts", "@actions/github"],
  ["agent-runs-foreign-code-and-nothing-else", "src/agent/reporting.ts", "../report/model.ts"],
  ["agent-runs-foreign-code-and-nothing-else", "src/agent/parsing.ts", "zod"],
  ["worker-is-the-agent-room-in-a-process", "src/worker.ts", "./report/model.ts"],
  ["collect-asks-agents-by-their-interface", "src/collect/direct.ts", "../agent/module.ts"],
  ["evidence-is-files-and-core", "src/evidence/live.ts", "../agent/agent.ts"],
  ["renderers-show-the-model", "src/report/judging.ts", "../core/verdict.ts"],
  ["renderers-show-the-model", "src/report/copying.ts", "./text.ts"],
  ["renderers-show-the-model", "src/report/writing.ts", "node:fs"],
  ["renderers-show-the-model", "src/report/page/part.ts", "../text.ts"],
  ["model-builders-read-core", "src/report/build-page.ts", "./text.ts"],
  ["gate-acts-on-the-decision", "src/gate/measuring.ts", "../agent/agent.ts"],
  ["gate-acts-on-the-decision", "src/gate/reading.ts", "../evidence/read.ts"],
  ["github-is-a-host", "src/github/judging.ts", "../core/verdict.ts"],
  ["system-is-a-host", "src/system/rendering.ts", "../report/text.ts"],
  ["only-entries-choose-a-host", "src/pipeline.ts", "./github/summary.ts"],
  ["only-entries-choose-a-host", "src/pipeline/story.ts", "../github/summary.ts"],
  ["only-entries-choose-a-host", "src/gate/shell.ts", "../system/files.ts"],
  ["only-github-imports-the-toolkit", "src/system/toolkit.ts", "@actions/github"],
  ["only-entries-tell-the-story", "src/collect/recursive.ts", "../pipeline.ts"],
  ["entries-are-only-started", "src/agent/starting.ts", "../cli.ts"],
  ["every-file-has-a-room", "src/inputs/homeless.ts", "../dashboard/page.ts"],
  ["source-knows-no-test", "src/core/checked.ts", "../../test/fakes/clock.ts"],
  ["a-test-imports-no-test", "test/core/second.test.ts", "./first.test.ts"],
  ["no-catch-all-names", "src/core/placed.ts", "./utils.ts"],
  ["no-catch-all-names", "src/evidence/placed.ts", "./helpers/pad.ts"],
  ["no-barrels-inside", "src/core/barrelled.ts", "./stats/index.ts"],
  ["no-circles", "src/core/egg.ts", "./hen.ts"],
  ["everything-resolves", "src/core/mistyped.ts", "./verdikt.ts"],
  ["source-ships-its-packages", "src/agent/tooling.ts", "vitest"],
  ["source-ships-its-packages", "src/agent/unlisted.ts", "unlisted"],
];

const allowedImports: [string, string][] = [
  ["src/core/stats/wilson.ts", "./quantile.ts"],
  ["src/core/verdict.ts", "./stats/wilson.ts"],
  ["src/problem.ts", "./core/decision.ts"],
  ["src/inputs/parse.ts", "zod"],
  ["src/inputs/place.ts", "node:path"],
  ["src/inputs/config.ts", "../core/decision.ts"],
  ["src/agent/agent.ts", "../inputs/config.ts"],
  ["src/agent/module.ts", "node:child_process"],
  ["src/agent/load.ts", "jiti"],
  ["src/collect/run.ts", "../agent/agent.ts"],
  ["src/evidence/read.ts", "./digest.ts"],
  ["src/evidence/log.ts", "../archive/zip.ts"],
  ["src/github/artifact.ts", "../archive/zip.ts"],
  ["src/report/text.ts", "./model.ts"],
  ["src/report/page/start.ts", "./table.ts"],
  ["src/report/annotations.ts", "../ports.ts"],
  ["src/report/build-model.ts", "../core/verdict.ts"],
  ["src/gate/admit.ts", "../evidence/digest.ts"],
  ["src/github/summary.ts", "@actions/github"],
  ["src/system/files.ts", "node:fs"],
  ["src/action.ts", "./github/summary.ts"],
  ["src/cli.ts", "./system/files.ts"],
  ["test/core/verdict.test.ts", "../fakes/clock.ts"],
];

/** What the rows above import; the hen closes a circle. */
const bystanders: [string, string][] = [
  ["src/core/hen.ts", 'export * from "./egg.ts";'],
  ...[
    "src/archive/zip.ts",
    "src/core/decision.ts",
    "src/core/utils.ts",
    "src/core/lonely.ts",
    "src/core/stats/index.ts",
    "src/core/stats/quantile.ts",
    "src/dashboard/page.ts",
    "src/evidence/digest.ts",
    "src/evidence/helpers/pad.ts",
    "src/report/model.ts",
    "src/report/page/table.ts",
    "test/core/first.test.ts",
    "test/fakes/clock.ts",
  ].map((file): [string, string] => [file, "export const value = 1;"]),
];

const tree = realpathSync(mkdtempSync(join(tmpdir(), "import-rules-")));
let violations: { rule: string; from: string; to: string }[] = [];

function write(file: string, text: string): void {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
}

function importing(specifier: string): string {
  return `import * as it from ${JSON.stringify(specifier)};\nexport const seen = it;`;
}

/** The packages resolve as in the repository: the same manifest, the same modules. */
function writePackages(): void {
  symlinkSync(join(repository, "package.json"), join(tree, "package.json"));
  write(
    "tsconfig.json",
    '{ "compilerOptions": { "allowImportingTsExtensions": true, "module": "nodenext" } }',
  );
  mkdirSync(join(tree, "node_modules"));
  for (const name of readdirSync(join(repository, "node_modules"))) {
    symlinkSync(join(repository, "node_modules", name), join(tree, "node_modules", name));
  }
  write(
    "node_modules/unlisted/package.json",
    '{ "name": "unlisted", "version": "1.0.0", "main": "index.js" }',
  );
  write("node_modules/unlisted/index.js", "module.exports = 1;");
}

beforeAll(async () => {
  writePackages();
  for (const [file, specifier] of [...allowedImports, ...forbiddenImports.map(([, ...row]) => row)] as [
    string,
    string,
  ][]) {
    write(file, importing(specifier));
  }
  for (const [file, text] of bystanders) {
    write(file, text);
  }
  const { tsConfig: _, ...cruiseOptions } = options;
  const ruleSet = { forbidden } as IFlattenedRuleSet;
  const { output } = await cruise(
    ["src", "test"],
    { ...cruiseOptions, baseDir: tree, ruleSet, validate: true, preserveSymlinks: true },
    cruiseOptions.enhancedResolveOptions,
  );
  violations = (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe("an import that the architecture forbids is reported", () => {
  it.each(forbiddenImports)("%s: %s must not import %s", (rule, from) => {
    expect(
      violations.filter((violation) => violation.from === from).map((violation) => violation.rule),
    ).toContain(rule);
  });

  it("no-orphans: a file that nobody imports and that imports nothing", () => {
    expect(violations).toContainEqual(
      expect.objectContaining({ rule: "no-orphans", from: "src/core/lonely.ts" }),
    );
  });

  it("and every rule of the configuration has such a row", () => {
    const broken = new Set([...forbiddenImports.map(([rule]) => rule), "no-orphans"]);
    expect([...broken].sort()).toEqual([...ruleNames].sort());
  });
});

describe("an import that the architecture allows is silent", () => {
  it.each(allowedImports)("%s may import %s", (from) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([]);
  });
});

it("every rule gives its reason", () => {
  for (const rule of forbidden) {
    expect(rule.comment, rule.name).toMatch(/^.{40,}\.$/s);
  }
});
