import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { treeState } from "../../src/system/tree-state.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agentverity-tree-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function git(...args: string[]): void {
  const identity = ["-c", "user.name=t", "-c", "user.email=t@example.com"];
  execFileSync("git", ["-C", folder, ...identity, ...args], { stdio: "ignore" });
}

describe.each([{ inGit: false }, { inGit: true }])(
  "files an agent's answers may depend on (git: $inGit)",
  ({ inGit }) => {
    const commit = (): void => {
      if (!inGit) return;
      git("init", "-q");
      git("add", "-A");
      git("commit", "-qm", "all");
    };

    it.each([
      { what: "code changes", name: "src/agent.ts", isCause: true },
      { what: "a prompt changes", name: "prompt.md", isCause: true },
      { what: "code is added", name: "src/new.py", isCause: true },
      { what: "a limit is raised in our settings", name: ".github/agentverity.yml", isCause: false },
      { what: "the agent writes a log", name: "calls.log", isCause: false },
      { what: "the agent fills a database", name: "data/cache.sqlite", isCause: false },
      { what: "we write our journal", name: ".agentverity/trials.json", isCause: false },
      { what: "a package is installed", name: "node_modules/x/index.js", isCause: false },
    ])("differ when $what: $isCause", async ({ name, isCause }) => {
      write("src/agent.ts", "1");
      write("prompt.md", "1");
      write(".gitignore", ".agentverity\nnode_modules\n");
      commit();
      const before = await treeState(folder);
      write(name, "2");
      expect(JSON.stringify(await treeState(folder)) !== JSON.stringify(before)).toBe(isCause);
    });

    it.each(["report.json", "out/report.md"])(
      "are the same when our own report was written to %s, by its name or by a link's",
      async (name) => {
        write("agent.ts", "1");
        commit();
        const link = `${folder}-link`;
        symlinkSync(folder, link);
        try {
          const before = await treeState(folder, join(folder, name));
          write(name, "{}");
          expect(await treeState(folder, join(folder, name))).toEqual(before);
          expect(await treeState(link, join(link, name))).toEqual(before);
          expect(await treeState(folder)).not.toEqual(before);
        } finally {
          rmSync(link);
        }
      },
    );

    it("are the same when nothing changed", async () => {
      write("agent.ts", "1");
      commit();
      expect(await treeState(folder)).toEqual(await treeState(folder));
    });
  },
);

describe("a git work tree", () => {
  it("differs when a tracked file goes, whatever its kind, and when another commit is checked out", async () => {
    write("data.bin", "1");
    git("init", "-q");
    git("add", "-A");
    git("commit", "-qm", "one");
    const before = await treeState(folder);
    rmSync(join(folder, "data.bin"));
    expect(await treeState(folder)).toMatchObject({ "data.bin": "gone" });
    git("commit", "-qam", "two");
    const after = await treeState(folder);
    expect(after?.["HEAD"]).not.toBe(before?.["HEAD"]);
  });
});

describe("a folder with too many files", () => {
  it("is not looked at", async () => {
    for (let i = 0; i <= 1000; i += 1) write(`f${i}.ts`, "");
    expect(await treeState(folder)).toBeUndefined();
  });
});
