/** Git's own objects and branches as GitHub's API gives and takes them: `/git/…`. */
import { RefusedByGithub } from "./event-log.ts";
import { type Commit, type NewCommit, shownSignature, type TreeEntry } from "./git-objects.ts";
import { repositoryOf, resolveRef } from "./refs.ts";
import { notFound, type Route, type RouteAnswer, type RouteCall, refusedWith } from "./routes.ts";
import { shaped } from "./shapes.ts";
import type { Repository, State } from "./state.ts";

export interface BranchActions {
  /** @throws Error for what GitHub would refuse */
  move(repository: Repository, branch: string, to: string, by: string, force: boolean): void;
  remove(repository: Repository, branch: string, by: string): void;
}

export function gitRoutes(state: State, actions: BranchActions): Route[] {
  return [
    ["GET /git/blobs/{file_sha}", (call) => blob(state, repositoryOf(state, call), call)],
    ["GET /git/trees/{tree_sha}", (call) => tree(state, repositoryOf(state, call), call)],
    ["GET /git/commits/{commit_sha}", (call) => gitCommit(state, repositoryOf(state, call), call)],
    ["GET /git/ref/{ref}", (call) => oneRef(repositoryOf(state, call), call)],
    ["GET /git/matching-refs/{ref}", (call) => matchingRefs(repositoryOf(state, call), call)],
    ["POST /git/blobs", (call) => newBlob(state, call)],
    ["POST /git/trees", (call) => newTree(state, repositoryOf(state, call), call)],
    ["POST /git/commits", (call) => newCommit(state, repositoryOf(state, call), call)],
    ...branchWrites(state, actions),
  ];
}

function branchWrites(state: State, actions: BranchActions): Route[] {
  const write =
    (change: (repository: Repository, call: RouteCall, branch: string) => RouteAnswer): Route[1] =>
    (call) => {
      const body = call.body as { ref?: string } | undefined;
      const ref = (body?.ref ?? `refs/${call.parameters["ref"]}`).replace(/^refs\/heads\//, "");
      try {
        return change(repositoryOf(state, call), call, ref);
      } catch (error) {
        if (!(error instanceof RefusedByGithub)) throw error;
        return refusedWith(422, error.message);
      }
    };
  const moved = (repository: Repository, branch: string, status: number): RouteAnswer => ({
    status,
    body: shownRef(repository, `refs/heads/${branch}`, repository.refs.get(`refs/heads/${branch}`) ?? ""),
  });
  return [
    [
      "POST /git/refs",
      write((repository, call, branch) => {
        if (repository.refs.has(`refs/heads/${branch}`)) return refusedWith(422, "Reference already exists");
        actions.move(repository, branch, (call.body as { sha: string }).sha, call.actor, false);
        return moved(repository, branch, 201);
      }),
    ],
    [
      "PATCH /git/refs/{ref}",
      write((repository, call, branch) => {
        const { sha, force } = call.body as { sha: string; force?: boolean };
        if (!repository.refs.has(`refs/heads/${branch}`)) return refusedWith(422, "Reference does not exist");
        actions.move(repository, branch, sha, call.actor, force === true);
        return moved(repository, branch, 200);
      }),
    ],
    [
      "DELETE /git/refs/{ref}",
      write((repository, call, branch) => {
        actions.remove(repository, branch, call.actor);
        return { status: 204 };
      }),
    ],
  ];
}

/** GitHub breaks base64 after 60 characters. */
export function wrapped(text: string): string {
  return text.replace(/.{1,60}/g, "$&\n");
}

function blob(state: State, repository: Repository, { parameters, accept }: RouteCall): RouteAnswer {
  const sha = String(parameters["file_sha"]);
  const bytes = state.git.blob(sha);
  if (bytes === undefined) return notFound();
  if (accept.includes("raw")) return { status: 200, body: bytes };
  return {
    status: 200,
    body: {
      sha,
      node_id: "B_1",
      size: bytes.length,
      url: `https://api.github.com/repos/${repository.fullName}/git/blobs/${sha}`,
      content: wrapped(bytes.toString("base64")),
      encoding: "base64",
    },
  };
}

function tree(state: State, repository: Repository, call: RouteCall): RouteAnswer {
  const named = String(call.parameters["tree_sha"]);
  const commit = resolveRef(state, repository, named);
  const sha = (commit === undefined ? undefined : state.git.commit(commit)?.tree) ?? named;
  if (state.git.tree(sha) === undefined) return notFound();
  const entries = call.query.has("recursive") ? recursive(state, sha, "") : recursive(state, sha, "", 1);
  return {
    status: 200,
    body: {
      sha,
      url: `https://api.github.com/repos/${repository.fullName}/git/trees/${sha}`,
      tree: entries,
      truncated: false,
    },
  };
}

function recursive(state: State, sha: string, under: string, depth = Number.POSITIVE_INFINITY): unknown[] {
  return [...(state.git.tree(sha) ?? [])].flatMap(([name, entry]) => {
    const path = under + name;
    if (entry.mode !== "040000") {
      const type = entry.mode === "160000" ? "commit" : "blob";
      return [{ path, ...entry, type, size: state.git.blob(entry.sha)?.length ?? 0 }];
    }
    const folder = { path, ...entry, type: "tree" };
    return depth > 1 ? [folder, ...recursive(state, entry.sha, `${path}/`)] : [folder];
  });
}

function gitCommit(state: State, repository: Repository, { parameters }: RouteCall): RouteAnswer {
  const commit = state.git.commit(String(parameters["commit_sha"]));
  return commit === undefined ? notFound() : { status: 200, body: shownGitCommit(repository, commit) };
}

export function shownGitCommit(repository: Repository, commit: Commit): Record<string, unknown> {
  return shaped("git-commit", {
    sha: commit.sha,
    message: commit.message,
    author: shownSignature(commit.author),
    committer: shownSignature(commit.committer),
    tree: { sha: commit.tree },
    parents: commit.parents.map((sha) => ({ sha })),
    verification: { verified: false, reason: "unsigned", signature: null, payload: null, verified_at: null },
    html_url: `https://github.com/${repository.fullName}/commit/${commit.sha}`,
  });
}

function shownRef(repository: Repository, ref: string, sha: string): Record<string, unknown> {
  const api = `https://api.github.com/repos/${repository.fullName}/git`;
  return {
    ref,
    node_id: "REF_1",
    url: `${api}/${ref}`,
    object: { type: "commit", sha, url: `${api}/commits/${sha}` },
  };
}

function oneRef(repository: Repository, { parameters }: RouteCall): RouteAnswer {
  const ref = `refs/${parameters["ref"]}`;
  const sha = repository.refs.get(ref);
  return sha === undefined ? notFound() : { status: 200, body: shownRef(repository, ref, sha) };
}

function matchingRefs(repository: Repository, { parameters }: RouteCall): RouteAnswer {
  const found = [...repository.refs].filter(([ref]) => ref.startsWith(`refs/${parameters["ref"]}`));
  return { status: 200, body: found.map(([ref, sha]) => shownRef(repository, ref, sha)) };
}

function newBlob(state: State, call: RouteCall): RouteAnswer {
  const { content, encoding } = call.body as { content: string; encoding?: string };
  const sha = state.git.writeBlob(Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
  return { status: 201, body: { sha, url: `${call.address}/${sha}` } };
}

function newTree(state: State, repository: Repository, call: RouteCall): RouteAnswer {
  const body = call.body as {
    base_tree?: string;
    tree: { path: string; mode: string; sha?: string | null; content?: string }[];
  };
  const files = new Map<string, TreeEntry>(
    body.base_tree === undefined ? [] : state.git.filesOf(body.base_tree),
  );
  for (const { path, mode, sha, content } of body.tree) {
    if (sha === null) files.delete(path);
    else files.set(path, { mode, sha: sha ?? state.git.writeBlob(content ?? "") });
  }
  const sha = state.git.writeTree(files);
  const shown = tree(state, repository, { ...call, parameters: { ...call.parameters, tree_sha: sha } });
  return { ...shown, status: 201 };
}

function newCommit(state: State, repository: Repository, call: RouteCall): RouteAnswer {
  const body = call.body as { message: string; tree: string; parents?: string[] };
  if (state.git.tree(body.tree) === undefined) return refusedWith(422, "Tree SHA does not exist");
  const signature = {
    name: call.actor,
    email: `${call.actor}@users.noreply.github.com`,
    seconds: state.clock.seconds,
  };
  const commit: NewCommit = {
    tree: body.tree,
    parents: body.parents ?? [],
    author: signature,
    committer: signature,
    message: body.message,
  };
  const sha = state.git.writeCommit(commit);
  return { status: 201, body: shownGitCommit(repository, { sha, ...commit }) };
}
