import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeOutputs, writeSummary } from "../../src/github/step-files.ts";
import { readKeyValueFile } from "../fakes/step-results.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agentverity-files-"));
  file = join(folder, "file");
  writeFileSync(file, "");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("hands over outputs whatever they hold, beside those of others", () => {
  const name = fc.stringMatching(/^[a-z_][a-z0-9_-]{0,8}$/);
  const value = fc.string({
    unit: fc.constantFrom("a", "\n", "=", "<<", "EOF", "agentverity_", "😀", " "),
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.dictionary(name, value), (outputs) => {
      writeFileSync(file, "other=1\n");
      writeOutputs(file, outputs);
      expect(readKeyValueFile(readFileSync(file, "utf8"))).toEqual({ other: "1", ...outputs });
    }),
  );
});

it("refuses a name that would become another output", () => {
  expect(() => writeOutputs(file, { "a\nb": "1" })).toThrow(RangeError);
  expect(readFileSync(file, "utf8")).toBe("");
});

it("keeps a summary within the 1 MiB over which the runner drops it, with what is there already", () => {
  writeFileSync(file, "x".repeat(1_000_000));
  writeSummary(file, "line\n".repeat(20_000));
  const written = readFileSync(file, "utf8");
  expect(Buffer.byteLength(written)).toBeLessThanOrEqual(1024 * 1024);
  expect(Buffer.byteLength(written)).toBeGreaterThan(1024 * 1024 - 400);
  expect(written).toMatch(/_Cut here: a job summary holds 1 MiB\..*_\n\n$/);
});

it("says when the runner gave no file", () => {
  expect(() => writeSummary(undefined, "x")).toThrow("the runner set no GITHUB_STEP_SUMMARY");
  expect(() => writeOutputs(join(folder, "none"), { a: "1" })).toThrow(
    "the file of GITHUB_OUTPUT does not exist",
  );
});
