/**
 * The files below a folder that an agent's answers may depend on, each with a digest of its content. In a git work
 * tree: the commit, and what differs from it; elsewhere the files themselves, up to a number. What an agent writes
 * while it runs (logs, databases) is no cause of its answers, so files count by their kind: code, configuration,
 * prompts. Installed packages, models and services are not part of it.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";

/** By path below the folder, with forward slashes; `HEAD` is git's. */
export type TreeState = Readonly<Record<string, string>>;

const run = promisify(execFile);
const MOST_FILES = 1_000;
/** Compared by their values, where they change an answer: a raised limit must not forbid to go on. */
const SETTINGS = /(^|\/)\.github\/agentverity\.ya?ml$/;
const LEFT_OUT = new Set(["node_modules", ".git", ".agentverity", "__pycache__"]);
const KINDS = new Set(
  "js mjs cjs jsx ts mts cts tsx py rb go rs java kt cs php sh json yaml yml toml ini md txt prompt j2 jinja hbs"
    .split(" ")
    .map((kind) => `.${kind}`),
);

/**
 * @param written absolute; a file that this program writes itself, and that is no cause of any answer
 * @returns undefined where there are too many files to look at
 */
export async function treeState(folder: string, written?: string): Promise<TreeState | undefined> {
  const own = written === undefined ? [] : [written, join(realFolder(dirname(written)), basename(written))];
  return (await gitState(folder, own)) ?? filesState(folder, own);
}

/** As git names it: without symbolic links. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder; // not there yet
  }
}

async function gitState(folder: string, own: readonly string[]): Promise<TreeState | undefined> {
  try {
    const git = (...args: string[]) => run("git", ["-C", folder, ...args], { maxBuffer: 64 * 1024 * 1024 });
    const [{ stdout: top }, { stdout: tree }, { stdout: status }] = await Promise.all([
      git("rev-parse", "--show-toplevel"),
      git("rev-parse", "HEAD^{tree}"),
      git("status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames", "--", "."),
    ]);
    const entries = status.split("\0").filter((entry) => entry !== "" && isCause(entry));
    return {
      HEAD: tree.trim(),
      ...digests(
        top.trimEnd(),
        entries.map((entry) => entry.slice(3)).filter((path) => !own.includes(join(top.trimEnd(), path))),
      ),
    };
  } catch {
    return undefined; // no git, no repository, or no commit yet
  }
}

/** A tracked file counts whatever its kind; an untracked one may be what the agent has just written. */
function isCause(entry: string): boolean {
  return !entry.startsWith("??") || KINDS.has(extname(entry).toLowerCase());
}

function filesState(folder: string, own: readonly string[]): TreeState | undefined {
  const paths: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || !KINDS.has(extname(path).toLowerCase())) continue;
    if (path.split(sep).some((part) => LEFT_OUT.has(part)) || own.includes(join(folder, path))) continue;
    paths.push(path);
    if (paths.length > MOST_FILES) return undefined;
  }
  return digests(folder, paths);
}

function digests(folder: string, paths: readonly string[]): TreeState {
  const named = paths.map((path) => [path.split(sep).join("/"), path] as const);
  const causes = named.filter(([name]) => !SETTINGS.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(causes.map(([name, path]) => [name, digestOf(join(folder, path))]));
}

function digestOf(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return "gone";
  return createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16);
}
