/** What git computes from commits: ancestors, merge base, differences, three-way merges (by git itself). */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Files, GitObjects, TreeEntry } from "./git-objects.ts";

export interface Difference {
  readonly path: string;
  readonly before: TreeEntry | undefined;
  readonly after: TreeEntry | undefined;
}

/** A commit and everything behind it, nearest first. */
export function ancestors(git: GitObjects, sha: string): string[] {
  const seen = new Set([sha]);
  for (const each of seen) for (const parent of git.mustCommit(each).parents) seen.add(parent);
  return [...seen];
}

/** undefined: histories without a common commit. */
export function mergeBase(git: GitObjects, one: string, other: string): string | undefined {
  const theirs = new Set(ancestors(git, other));
  const common = ancestors(git, one).filter((sha) => theirs.has(sha));
  // The best one is behind no other common one.
  return common.find((sha) => !common.some((each) => each !== sha && ancestors(git, each).includes(sha)));
}

/** Commits of `head` that `base` lacks, oldest first. */
export function commitsBetween(git: GitObjects, base: string, head: string): string[] {
  const known = new Set(ancestors(git, base));
  return ancestors(git, head)
    .filter((sha) => !known.has(sha))
    .reverse();
}

export function differences(before: Files, after: Files): Difference[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((each) => each.before?.sha !== each.after?.sha || each.before?.mode !== each.after?.mode);
}

/** The files after merging, or undefined for a conflict. */
export function mergeFiles(git: GitObjects, base: Files, ours: Files, theirs: Files): Files | undefined {
  const merged = new Map(ours);
  for (const { path, before, after } of differences(base, theirs)) {
    const mine = ours.get(path);
    if (mine?.sha === after?.sha) continue;
    if (mine?.sha === before?.sha) {
      if (after === undefined) merged.delete(path);
      else merged.set(path, after);
      continue;
    }
    const content = mine && after && mergeContents(git, mine.sha, before?.sha, after.sha);
    if (mine === undefined || content === undefined) return undefined;
    merged.set(path, { mode: mine.mode, sha: git.writeBlob(content) });
  }
  return merged;
}

/** Line by line, as git does. */
function mergeContents(
  git: GitObjects,
  ours: string,
  base: string | undefined,
  theirs: string,
): Buffer | undefined {
  const folder = mkdtempSync(join(tmpdir(), "agentverity-merge-"));
  try {
    const paths = [ours, base, theirs].map((sha, index) => {
      const path = join(folder, String(index));
      writeFileSync(path, (sha === undefined ? undefined : git.blob(sha)) ?? "");
      return path;
    });
    const { status, stdout, error } = spawnSync("git", ["merge-file", "-p", ...paths]);
    if (error !== undefined) throw error;
    return status === 0 ? stdout : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
