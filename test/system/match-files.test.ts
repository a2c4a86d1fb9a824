/** Patterns find what a shell would find. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matchFiles } from "../../src/system/match-files.ts";

const folder = mkdtempSync(join(tmpdir(), "match-"));
beforeAll(() => {
  for (const path of [
    "a.json",
    "b.json",
    "b.jsonl",
    ".hidden.json",
    "x{.json",
    "runs/1.json",
    "runs/deep/2.json",
    ".git/3.json",
    "node_modules/4.json",
  ]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
  symlinkSync(join(folder, "runs"), join(folder, "linked"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("a pattern", () => {
  it.each([
    ["*.json", ["a.json", "b.json", "x{.json"]],
    ["?.json", ["a.json", "b.json"]],
    ["b.{json,jsonl}", ["b.json", "b.jsonl"]],
    [".*.json", [".hidden.json"]],
    ["x{.json", ["x{.json"]],
    ["**/*.json", ["a.json", "b.json", "runs/1.json", "runs/deep/2.json", "x{.json"]],
    ["runs/**/*.json", ["runs/1.json", "runs/deep/2.json"]],
    ["./runs/*.json", ["runs/1.json"]],
    ["runs/../*.jsonl", ["runs/../b.jsonl"]],
    ["linked/*.json", ["linked/1.json"]],
    ["runs", []],
    ["none/*.json", []],
    ["a.json/*", []],
  ])("%s", (pattern, found) => expect(matchFiles(folder, pattern)).toEqual(found));

  it("may be absolute", () => {
    expect(matchFiles("/elsewhere", `${folder}/runs/*.json`)).toEqual([`${folder}/runs/1.json`]);
  });
});
