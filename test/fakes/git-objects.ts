/**
 * Blobs, trees and commits as git stores and names them: the same content has the same SHA-1 as in real git. One
 * store serves a repository and its forks, as on GitHub. Nothing is ever deleted.
 */
import { createHash } from "node:crypto";
import { isoTime } from "./clock.ts";

export interface TreeEntry {
  /** `100644`, `100755`, `120000` for a symlink, `040000` for a folder. */
  readonly mode: string;
  readonly sha: string;
}

/** Files by path, folders left out. */
export type Files = ReadonlyMap<string, TreeEntry>;

export interface Signature {
  readonly name: string;
  readonly email: string;
  /** Seconds since the epoch. Whoever commits chooses it: it proves nothing. */
  readonly seconds: number;
}

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

export type NewCommit = Omit<Commit, "sha">;

export class GitObjects {
  readonly #blobs = new Map<string, Buffer>();
  readonly #trees = new Map<string, ReadonlyMap<string, TreeEntry>>();
  readonly #commits = new Map<string, Commit>();

  writeBlob(content: string | Buffer): string {
    const bytes = Buffer.from(content);
    const sha = objectId("blob", bytes);
    this.#blobs.set(sha, bytes);
    return sha;
  }

  /** Writes the folders that the paths name, from the innermost. */
  writeTree(files: Files): string {
    const entries = new Map<string, TreeEntry>();
    const folders = new Map<string, Map<string, TreeEntry>>();
    for (const [path, entry] of files) {
      const slash = path.indexOf("/");
      if (slash < 0) {
        entries.set(path, entry);
        continue;
      }
      const folder = path.slice(0, slash);
      const inner = folders.get(folder) ?? new Map<string, TreeEntry>();
      inner.set(path.slice(slash + 1), entry);
      folders.set(folder, inner);
    }
    for (const [name, inner] of folders) entries.set(name, { mode: "040000", sha: this.writeTree(inner) });
    // Git sorts a folder as if its name ended with a slash.
    const key = ([name, { mode }]: [string, TreeEntry]): string => (mode === "040000" ? `${name}/` : name);
    const sorted = [...entries].sort((a, b) => (key(a) < key(b) ? -1 : 1));
    const bytes = sorted.flatMap(([name, { mode, sha }]) => [
      Buffer.from(`${mode.replace(/^0/, "")} ${name}\0`),
      Buffer.from(sha, "hex"),
    ]);
    const sha = objectId("tree", Buffer.concat(bytes));
    this.#trees.set(sha, new Map(sorted));
    return sha;
  }

  writeCommit(commit: NewCommit): string {
    const lines = [
      `tree ${commit.tree}`,
      ...commit.parents.map((parent) => `parent ${parent}`),
      `author ${signed(commit.author)}`,
      `committer ${signed(commit.committer)}`,
    ];
    const sha = objectId("commit", Buffer.from(`${lines.join("\n")}\n\n${commit.message}\n`));
    this.#commits.set(sha, { sha, ...commit });
    return sha;
  }

  blob(sha: string): Buffer | undefined {
    return this.#blobs.get(sha);
  }

  /** Direct members of a folder. */
  tree(sha: string): ReadonlyMap<string, TreeEntry> | undefined {
    return this.#trees.get(sha);
  }

  commit(sha: string): Commit | undefined {
    return this.#commits.get(sha);
  }

  /** @throws Error for a commit that is not there: a defect of the test */
  mustCommit(sha: string): Commit {
    const found = this.#commits.get(sha);
    if (found === undefined) throw new Error(`no commit ${sha}`);
    return found;
  }

  /** Every file of a commit or tree. */
  filesOf(sha: string): Map<string, TreeEntry> {
    const tree = this.#commits.get(sha)?.tree ?? sha;
    const files = new Map<string, TreeEntry>();
    const pending: [string, string][] = [["", tree]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      for (const [name, entry] of this.#trees.get(next[1]) ?? []) {
        if (entry.mode === "040000") pending.push([`${next[0]}${name}/`, entry.sha]);
        else files.set(next[0] + name, entry);
      }
    }
    return files;
  }

  /** The file or folder at a path of a commit; the empty path is its tree. */
  at(commit: string, path: string): TreeEntry | undefined {
    let found: TreeEntry = { mode: "040000", sha: this.mustCommit(commit).tree };
    for (const name of path.split("/").filter((segment) => segment !== "")) {
      const next = this.#trees.get(found.sha)?.get(name);
      if (next === undefined) return undefined;
      found = next;
    }
    return found;
  }
}

function objectId(type: string, content: Buffer): string {
  return createHash("sha1").update(`${type} ${content.length}\0`).update(content).digest("hex");
}

function signed({ name, email, seconds }: Signature): string {
  return `${name} <${email}> ${seconds} +0000`;
}

/** As GitHub shows the signature of a commit. */
export function shownSignature({ name, email, seconds }: Signature): {
  name: string;
  email: string;
  date: string;
} {
  return { name, email, date: isoTime(seconds) };
}
