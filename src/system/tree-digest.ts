/**
 * A digest of the files below a folder: what an agent's answers may depend on, as far as files go. Of a git work
 * tree it is what git would commit (ignored files left out); elsewhere the files themselves, up to a number.
 * Installed packages, models and services are not part of it.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const MOST_FILES = 5_000;
const LEFT_OUT = new Set(["node_modules", ".git", ".agentverity"]);

/** @returns undefined where there are too many files to look at */
export async function treeDigest(folder: string): Promise<string | undefined> {
  return (await gitDigest(folder)) ?? filesDigest(folder);
}

/** The committed tree, and the content of every file that differs from it. */
async function gitDigest(folder: string): Promise<string | undefined> {
  try {
    const git = (...args: string[]) => run("git", ["-C", folder, ...args], { maxBuffer: 64 * 1024 * 1024 });
    const [{ stdout: top }, { stdout: tree }, { stdout: status }] = await Promise.all([
      git("rev-parse", "--show-toplevel"),
      git("rev-parse", "HEAD^{tree}"),
      git("status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames", "--", "."),
    ]);
    const hash = createHash("sha256").update(tree).update(status);
    for (const entry of status.split("\0")) {
      if (entry !== "") hash.update(contentOf(join(top.trimEnd(), entry.slice(3))));
    }
    return `git:${hash.digest("hex")}`;
  } catch {
    return undefined; // no git, no repository, or no commit yet
  }
}

function filesDigest(folder: string): string | undefined {
  const files: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (
      !entry.isFile() ||
      path
        .slice(folder.length)
        .split(/[\\/]/)
        .some((part) => LEFT_OUT.has(part))
    )
      continue;
    files.push(path);
    if (files.length > MOST_FILES) return undefined;
  }
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file.slice(folder.length)}\0`).update(contentOf(file));
  return `files:${hash.digest("hex")}`;
}

/** Prefixed by its length, so that no two lists of contents look alike. */
function contentOf(path: string): Buffer {
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  const content = isFile ? readFileSync(path) : Buffer.alloc(0);
  return Buffer.concat([Buffer.from(`${isFile ? content.length : "gone"}\0`), content]);
}
