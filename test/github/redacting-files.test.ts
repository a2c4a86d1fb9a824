import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRedactor } from "../../src/github/redact.ts";
import { redactingFiles } from "../../src/github/redacting-files.ts";
import { systemFiles } from "../../src/system/files.ts";

const SECRET = 'sk_live_"51Hxx"';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agentverity-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("redactingFiles", () => {
  const files = redactingFiles(systemFiles, createRedactor([SECRET]));

  it("writes files without a secret, JSON still JSON", () => {
    const path = join(folder, "evidence.json");
    files.write(path, JSON.stringify({ input: `my key is ${SECRET}, please help` }));
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({ input: "my key is ***, please help" });
  });

  it("writes journal lines without a secret, each on disk before what comes next, and continues them", async () => {
    const path = join(folder, "trials.jsonl");
    const journal = files.openJournal(path, 0);
    journal.append(JSON.stringify({ text: SECRET }));
    await new Promise((next) => process.nextTick(next));
    expect(readFileSync(path, "utf8")).toBe('{"text":"***"}\n');
    journal.close();
    const again = files.openJournal(path, files.readJournal(path)?.bytes ?? 0);
    again.append("plain");
    again.close();
    expect(readFileSync(path, "utf8")).toBe('{"text":"***"}\nplain\n');
  });

  it("reads what is there as it is", () => {
    const path = join(folder, "suite.yaml");
    systemFiles.write(path, SECRET);
    expect(files.read(path)).toBe(SECRET);
  });
});
