/** Files and folders at a commit: `/contents/{path}`. */
import type { Commit, TreeEntry } from "./git-objects.ts";
import { shownGitCommit, wrapped } from "./git-routes.ts";
import { repositoryOf, resolveRef } from "./refs.ts";
import { notFound, type Route, type RouteAnswer, type RouteCall, refusedWith } from "./routes.ts";
import type { Repository, State } from "./state.ts";

/** Over this GitHub gives a file without its content. */
const INLINE_LIMIT = 1024 * 1024;

export type CommitFile = (
  repository: Repository,
  change: { branch: string; path: string; content: Buffer; message: string; by: string },
) => Commit;

export function contentRoutes(state: State, commitFile: CommitFile): Route[] {
  return [
    ["GET /contents/{path}", (call) => content(state, repositoryOf(state, call), call)],
    ["PUT /contents/{path}", (call) => putFile(state, commitFile, repositoryOf(state, call), call)],
  ];
}

function content(state: State, repository: Repository, call: RouteCall): RouteAnswer {
  const commit = resolveRef(state, repository, call.query.get("ref"));
  if (commit === undefined) return notFound(`No commit found for the ref ${call.query.get("ref")}`);
  const path = String(call.parameters["path"]).replace(/^\/+|\/+$/g, "");
  const entry = state.git.at(commit, path);
  if (entry === undefined) return notFound();
  const members = state.git.tree(entry.sha);
  if (members !== undefined) {
    const list = [...members].map(([name, member]) =>
      shownEntry(state, repository, joined(path, name), member),
    );
    return { status: 200, body: list };
  }
  const bytes = state.git.blob(entry.sha) ?? Buffer.alloc(0);
  if (call.accept.includes("raw")) {
    return { status: 200, body: bytes, headers: { "content-type": "application/vnd.github.raw+json" } };
  }
  const shown = shownEntry(state, repository, path, entry);
  if (entry.mode === "120000") return { status: 200, body: { ...shown, target: bytes.toString("utf8") } };
  const isInline = bytes.length <= INLINE_LIMIT;
  const text = isInline ? wrapped(bytes.toString("base64")) : "";
  return { status: 200, body: { ...shown, content: text, encoding: isInline ? "base64" : "none" } };
}

function joined(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

const TYPES: Readonly<Record<string, string>> = {
  "120000": "symlink",
  "040000": "dir",
  "160000": "submodule",
};

function shownEntry(
  state: State,
  repository: Repository,
  path: string,
  { mode, sha }: TreeEntry,
): Record<string, unknown> {
  const api = `https://api.github.com/repos/${repository.fullName}`;
  const page = `https://github.com/${repository.fullName}/blob/${path}`;
  const self = `${api}/contents/${encodeURI(path)}`;
  const git = `${api}/git/blobs/${sha}`;
  return {
    type: TYPES[mode] ?? "file",
    name: path.split("/").at(-1),
    path,
    sha,
    size: state.git.blob(sha)?.length ?? 0,
    url: self,
    git_url: git,
    html_url: encodeURI(page),
    download_url: null,
    _links: { self, git, html: encodeURI(page) },
  };
}

function putFile(state: State, commitFile: CommitFile, repository: Repository, call: RouteCall): RouteAnswer {
  const body = call.body as { message: string; content: string; sha?: string; branch?: string };
  const branch = body.branch ?? repository.defaultBranch;
  const tip = repository.refs.get(`refs/heads/${branch}`);
  if (tip === undefined) return notFound(`Branch ${branch} not found`);
  const path = String(call.parameters["path"]);
  const before = state.git.at(tip, path);
  if (before !== undefined && body.sha === undefined) {
    return refusedWith(422, `Invalid request.\n\n"sha" wasn't supplied.`);
  }
  if (before?.sha !== body.sha) return refusedWith(409, `${path} does not match ${body.sha}`);
  const bytes = Buffer.from(body.content, "base64");
  const change = { branch, path, content: bytes, message: body.message, by: call.actor };
  const commit = commitFile(repository, change);
  const after = state.git.at(commit.sha, path);
  if (after === undefined) throw new Error(`${path} was not written`);
  const { download_url: _, ...shown } = shownEntry(state, repository, path, after);
  return {
    status: before === undefined ? 201 : 200,
    body: { content: shown, commit: shownGitCommit(repository, commit) },
  };
}
