/**
 * Files of commits by git's own objects, which never change: a tree is read once. The contents API would follow a
 * symbolic link and call a missing commit a missing file; both must not look like an answer.
 */
import { createHash } from "node:crypto";
import type { FileAt } from "../ports/server.ts";
import { RequestFailure } from "./polite-request.ts";
import type { ServerRequests } from "./server-requests.ts";

interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

interface GitCommit {
  readonly tree: string;
  readonly parents: readonly string[];
}

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SYMBOLIC_LINK = "120000";

export class GitObjects {
  readonly #requests: ServerRequests;
  readonly #commits = new Map<string, GitCommit>();
  readonly #trees = new Map<string, readonly TreeEntry[]>();
  readonly #texts = new Map<string, string>();

  constructor(requests: ServerRequests) {
    this.#requests = requests;
  }

  /** @param ref commit or branch @throws RequestFailure */
  async fileAt(ref: string, path: string): Promise<FileAt | undefined> {
    const blob = await this.blobAt(ref, path);
    return blob === undefined ? undefined : { blob, text: await this.#text(blob) };
  }

  /** @returns undefined when the commit has no such file @throws RequestFailure */
  async blobAt(ref: string, path: string): Promise<string | undefined> {
    let tree = (await this.commit(await this.resolve(ref))).tree;
    const segments = path.split("/");
    for (const [index, segment] of segments.entries()) {
      const entry = (await this.#tree(tree)).find((one) => one.path === segment);
      if (entry === undefined) return undefined;
      if (entry.mode === SYMBOLIC_LINK) throw new RequestFailure(`${path} is a symbolic link`, undefined);
      const isLast = index === segments.length - 1;
      if (isLast && entry.type === "blob") return entry.sha;
      if (isLast || entry.type !== "tree") return undefined;
      tree = entry.sha;
    }
    return undefined;
  }

  /** Names of the files right in a folder; none where there is no such folder. @throws RequestFailure */
  async filesIn(ref: string, folder: string): Promise<readonly string[]> {
    let entries = await this.#tree((await this.commit(await this.resolve(ref))).tree);
    for (const segment of folder.split("/").filter((part) => part !== "")) {
      const inner = entries.find(({ path, type }) => path === segment && type === "tree");
      if (inner === undefined) return [];
      entries = await this.#tree(inner.sha);
    }
    return entries
      .filter(({ type, mode }) => type === "blob" && mode !== SYMBOLIC_LINK)
      .map(({ path }) => path);
  }

  /** A commit just pushed may be asked for before it can be read. @throws RequestFailure */
  async commit(sha: string): Promise<GitCommit> {
    const known = this.#commits.get(sha);
    if (known !== undefined) return known;
    const found = await this.#requests.announced(
      async () =>
        (await this.#requests.read("/repos/{owner}/{repo}/git/commits/{sha}", { sha })).data as {
          readonly tree: { readonly sha: string };
          readonly parents: readonly { readonly sha: string }[];
        },
    );
    if (!found.ok) throw new RequestFailure(found.trouble.reason, found.trouble.status);
    if (found.value === undefined) throw new RequestFailure(`there is no commit ${sha}`, undefined);
    const commit = { tree: found.value.tree.sha, parents: found.value.parents.map((parent) => parent.sha) };
    this.#commits.set(sha, commit);
    return commit;
  }

  /**
   * Equal for equal trees: only folders on the way to what is left out are opened, every other one stands by its name.
   * @throws RequestFailure
   */
  async treeDigest(sha: string, without: readonly string[]): Promise<string> {
    const { tree } = await this.commit(sha);
    const lines = await this.#lines(tree, without);
    return `sha256:${createHash("sha256").update(lines.join("\0")).digest("hex")}`;
  }

  async #lines(tree: string, without: readonly string[]): Promise<readonly string[]> {
    const lines: string[] = [];
    for (const { path, mode, type, sha } of await this.#tree(tree)) {
      if (without.includes(path)) continue;
      const inside = without.flatMap((one) =>
        one.startsWith(`${path}/`) ? [one.slice(path.length + 1)] : [],
      );
      if (inside.length === 0 || type !== "tree") lines.push(`${mode} ${sha} ${path}`);
      else for (const line of await this.#lines(sha, inside)) lines.push(`${path}/ ${line}`);
    }
    return lines;
  }

  /** A branch's tip; never a tag of the same name, which whoever may write can make. @throws RequestFailure */
  async resolve(ref: string): Promise<string> {
    if (SHA.test(ref)) return ref;
    const { data } = await this.#requests.read("/repos/{owner}/{repo}/git/ref/{+ref}", {
      ref: `heads/${ref.split("/").map(encodeURIComponent).join("/")}`,
    });
    return (data as { readonly object: { readonly sha: string } }).object.sha;
  }

  async #tree(sha: string): Promise<readonly TreeEntry[]> {
    const known = this.#trees.get(sha);
    if (known !== undefined) return known;
    const { data } = await this.#requests.read("/repos/{owner}/{repo}/git/trees/{sha}", { sha });
    const { tree, truncated } = data as { readonly tree: readonly TreeEntry[]; readonly truncated: boolean };
    if (truncated) throw new RequestFailure(`tree ${sha} has more entries than the server lists`, undefined);
    this.#trees.set(sha, tree);
    return tree;
  }

  async #text(sha: string): Promise<string> {
    const known = this.#texts.get(sha);
    if (known !== undefined) return known;
    const { data } = await this.#requests.read("/repos/{owner}/{repo}/git/blobs/{sha}", { sha });
    const text = Buffer.from((data as { readonly content: string }).content, "base64").toString("utf8");
    this.#texts.set(sha, text);
    return text;
  }
}
