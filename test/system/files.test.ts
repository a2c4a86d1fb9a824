import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

  it("of a journal hold each line before anything that comes after it, and start anew when opened", async () => {
    const path = join(folder, "deep", "trials.jsonl");
    systemFiles.openJournal(path, 0).append("old");
    const journal = systemFiles.openJournal(path, 0);
    journal.append("one");
    await new Promise((next) => process.nextTick(next));
    expect(readFileSync(path, "utf8")).toBe("one\n");
    journal.append("two");
    journal.close();
    expect(readFileSync(path, "utf8")).toBe("one\ntwo\n");
  });

  it("of a journal are read back up to the last whole line, and continued from there", () => {
    const path = join(folder, "trials.jsonl");
    expect(systemFiles.readJournal(path)).toBeUndefined();
    writeFileSync(path, Buffer.concat([Buffer.from("é\n"), Buffer.from("né").subarray(0, 2)])); // torn inside a character
    const written = systemFiles.readJournal(path);
    expect(written).toEqual({ text: "é\n", bytes: 3, tornBytes: 2 });
    const journal = systemFiles.openJournal(path, written?.bytes ?? 0);
    journal.append("two");
    journal.append("three");
    journal.close();
    expect(readFileSync(path, "utf8")).toBe("é\ntwo\nthree\n");
  });

  it("of a journal that a new one replaces stay beside it: its answers may have been paid for", () => {
    const path = join(folder, "trials.jsonl");
    writeFileSync(path, "paid\n");
    systemFiles.openJournal(path, 0).close();
    expect(readFileSync(join(folder, "trials.previous.jsonl"), "utf8")).toBe("paid\n");
  });

  it("of a journal have one writer at a time, and a killed one's lock counts for nothing", () => {
    const path = join(folder, "trials.jsonl");
    writeFileSync(`${path}.lock`, `${process.ppid}\n`); // lives, and is not us
    expect(() => systemFiles.openJournal(path, 0)).toThrow(expect.objectContaining({ code: "EBUSY", path }));
    const gone = spawnSync(process.execPath, ["-e", ""]).pid;
    for (const stale of [`${gone}\n`, "", "not a number"]) {
      writeFileSync(`${path}.lock`, stale);
      systemFiles.openJournal(path, 0).close();
      expect(existsSync(`${path}.lock`)).toBe(false);
    }
  });

  it("of our own folder are nobody's to commit", () => {
    systemFiles.openJournal(join(folder, ".agentverity", "trials.jsonl"), 0).close();
    expect(readFileSync(join(folder, ".agentverity", ".gitignore"), "utf8")).toBe("*\n");
  });
});
