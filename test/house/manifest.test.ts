/** What a newcomer, a runner and a registry read about us must be true, and agree with each other. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

function read(name: string): string {
  return readFileSync(resolve(import.meta.dirname, "../..", name), "utf8");
}

const manifest = JSON.parse(read("package.json"));
const lock = JSON.parse(read("package-lock.json"));

describe("a clone can be built again, byte for byte", () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

  it.each(versions)("%s is pinned: %s", (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("the lock names no registry host", () => {
    const hosts = Object.values<{ resolved?: string }>(lock.packages).filter(({ resolved }) =>
      resolved?.includes("://"),
    );
    expect(hosts).toEqual([]);
  });

  it("the lock is the manifest's", () => {
    const { version, dependencies, devDependencies, engines } = lock.packages[""];
    expect({ version, dependencies, devDependencies, engines }).toEqual({
      version: manifest.version,
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
      engines: manifest.engines,
    });
  });

  it("an older npm or Node is warned, not turned away", () => {
    expect(read(".npmrc")).not.toMatch(/^\s*engine-strict/m);
  });
});

describe("the pages tell the truth", () => {
  it("the README's test command is the one that .ci/run runs", () => {
    expect(read("README.md")).toContain("npm ci && npm test");
    expect(read(".ci/run")).toMatch(/step "npm ci" npm ci\b/);
    expect(read(".ci/run")).toMatch(/^ {2}npm test -- /m);
  });

  it("the changelog tells of this version", () => {
    expect(read("CHANGELOG.md")).toContain(`## [${manifest.version}]`);
  });

  it("development runs on the Node that runs the action", () => {
    expect(`node${read(".nvmrc").trim()}`).toBe(parse(read("action.yml")).runs.using);
  });

  it("what the manifest and the action name is there", () => {
    const { main } = parse(read("action.yml")).runs;
    const named: string[] = [
      main,
      ...Object.values<string>(manifest.bin),
      ...Object.values<string>(manifest.exports),
    ];
    expect(named.filter((path) => !existsSync(resolve(import.meta.dirname, "../..", path)))).toEqual([]);
  });
});
