import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemFiles } from "../../src/system/files.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agentverity-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("files", () => {
  it("are undefined where there is none, also below a file", () => {
    writeFileSync(join(folder, "file"), "");
    expect(systemFiles.read(join(folder, "none"))).toBeUndefined();
    expect(systemFiles.read(join(folder, "file", "below"))).toBeUndefined();
  });

  it("that are no UTF-8 are an error, not a guess", () => {
    writeFileSync(join(folder, "latin1.txt"), Buffer.from([0x63, 0x61, 0x66, 0xe9]));
    expect(() => systemFiles.read(join(folder, "latin1.txt"))).toThrow();
  });

  it("are written whole, in folders made on the way, leaving no part behind", () => {
    const path = join(folder, "a", "b", "report.json");
    systemFiles.write(path, "one\n");
    systemFiles.write(path, "two\n");
    expect(readFileSync(path, "utf8")).toBe("two\n");
    expect(readdirSync(join(folder, "a", "b"))).toEqual(["report.json"]);
  });

  it("leave no part behind when they cannot be written", () => {
    expect(() => systemFiles.write(folder, "x")).toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("of a journal hold each line as soon as it is appended, and start anew when opened", () => {
    const path = join(folder, "deep", "trials.jsonl");
    systemFiles.openJournal(path).append("old");
    const journal = systemFiles.openJournal(path);
    journal.append("one");
    expect(readFileSync(path, "utf8")).toBe("one\n");
    journal.append("two");
    journal.close();
    expect(readFileSync(path, "utf8")).toBe("one\ntwo\n");
  });
});
