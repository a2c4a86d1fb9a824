/** Commits and what lies between them; commit statuses. */
import { ancestors, commitsBetween, mergeBase } from "./git-history.ts";
import { page } from "./paging.ts";
import { shownFiles } from "./pull-routes.ts";
import { repositoryOf, resolveRef } from "./refs.ts";
import { notFound, type Route, type RouteAnswer, type RouteCall, refusedWith } from "./routes.ts";
import { shaped } from "./shapes.ts";
import { shownCommit, shownRepository, shownUser } from "./shown.ts";
import { type Repository, readable, type State } from "./state.ts";

export function commitRoutes(state: State): Route[] {
  return [
    ["GET /commits", (call) => listed(state, repositoryOf(state, call), call)],
    ["GET /commits/{ref}", (call) => one(state, repositoryOf(state, call), call)],
    ["GET /compare/{basehead}", (call) => compared(state, repositoryOf(state, call), call)],
  ];
}

/** With `path`: commits that changed that file. */
function listed(state: State, repository: Repository, call: RouteCall): RouteAnswer {
  const from = resolveRef(state, repository, call.query.get("sha"));
  if (from === undefined) return notFound();
  const path = call.query.get("path");
  const found = ancestors(state.git, from).filter((sha) => path === null || changes(state, sha, path));
  const { items, headers } = page(call, found);
  const body = items.map((sha) => shownCommit(state, repository, state.git.mustCommit(sha)));
  return { status: 200, body, headers };
}

function changes(state: State, sha: string, path: string): boolean {
  const mine = state.git.at(sha, path)?.sha;
  const { parents } = state.git.mustCommit(sha);
  if (parents.length === 0) return mine !== undefined;
  return parents.every((parent) => state.git.at(parent, path)?.sha !== mine);
}

function one(state: State, repository: Repository, call: RouteCall): RouteAnswer {
  const ref = String(call.parameters["ref"]);
  const sha = resolveRef(state, repository, ref);
  if (sha === undefined) return refusedWith(422, `No commit found for SHA: ${ref}`);
  const commit = state.git.mustCommit(sha);
  const parent = commit.parents[0];
  const before = parent === undefined ? new Map() : state.git.filesOf(parent);
  const files = shownFiles(repository, before, state.git.filesOf(sha));
  return { status: 200, body: { ...shownCommit(state, repository, commit), files } };
}

function compared(state: State, repository: Repository, call: RouteCall): RouteAnswer {
  const [base = "", head = ""] = String(call.parameters["basehead"]).split("...");
  const [from, to] = [sideOf(state, repository, base), sideOf(state, repository, head)];
  if (from === undefined || to === undefined) return notFound();
  const common = mergeBase(state.git, from, to);
  if (common === undefined) return notFound(`No common ancestor between ${base} and ${head}.`);
  const ahead = commitsBetween(state.git, from, to);
  const behind = commitsBetween(state.git, to, from).length;
  const { items, headers } = page(call, ahead);
  const body = shaped("commit-comparison", {
    base_commit: shownCommit(state, repository, state.git.mustCommit(from)),
    merge_base_commit: shownCommit(state, repository, state.git.mustCommit(common)),
    status: direction(ahead.length, behind),
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    commits: items.map((sha) => shownCommit(state, repository, state.git.mustCommit(sha))),
    // At most 300, as on GitHub.
    files: shownFiles(repository, state.git.filesOf(common), state.git.filesOf(to)).slice(0, 300),
  });
  return { status: 200, body, headers };
}

function direction(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return "diverged";
  if (ahead > 0) return "ahead";
  return behind > 0 ? "behind" : "identical";
}

/** `main`, a SHA, or `owner:branch` of a fork. */
function sideOf(state: State, repository: Repository, name: string): string | undefined {
  const [owner, branch] = name.includes(":") ? name.split(":") : [undefined, name];
  const place =
    owner === undefined
      ? repository
      : [...state.repositories.values()].find(({ fullName }) => fullName.startsWith(`${owner}/`));
  return place === undefined ? undefined : resolveRef(state, place, branch ?? "");
}

export type PostStatus = (fields: {
  sha: string;
  context: string;
  state: "error" | "failure" | "pending" | "success";
  description: string | null;
  targetUrl: string | null;
  by: string;
}) => void;

export function statusRoutes(state: State, post: PostStatus): Route[] {
  return [
    [
      "POST /statuses/{sha}",
      (call) => {
        const sha = String(call.parameters["sha"]);
        if (state.git.commit(sha) === undefined) return refusedWith(422, `No commit found for SHA: ${sha}`);
        const body = call.body as {
          state: "success";
          context?: string;
          description?: string | null;
          target_url?: string | null;
        };
        const description = body.description ?? null;
        if (description !== null && description.length > 140) {
          return refusedWith(422, "Validation Failed: description is too long (maximum is 140 characters)");
        }
        const context = body.context ?? "default";
        post({
          sha,
          context,
          state: body.state,
          description,
          targetUrl: body.target_url ?? null,
          by: call.actor,
        });
        const newest = state.statuses.at(-1);
        return { status: 201, body: newest && shownStatus(state, newest, call) };
      },
    ],
    [
      "GET /commits/{ref}/statuses",
      (call) => {
        const sha = resolveRef(state, repositoryOf(state, call), String(call.parameters["ref"]));
        const found = readable(state.statuses.filter((status) => status.sha === sha)).reverse();
        const { items, headers } = page(call, found);
        return { status: 200, body: items.map((status) => shownStatus(state, status, call)), headers };
      },
    ],
    ["GET /commits/{ref}/status", (call) => combined(state, call)],
  ];
}

type Status = State["statuses"][number];

function shownStatus(state: State, status: Status, call: RouteCall): Record<string, unknown> {
  return {
    ...shaped("simple-commit-status", {
      id: status.id,
      state: status.state,
      context: status.context,
      description: status.description,
      target_url: status.targetUrl,
      url: call.address,
      created_at: status.at,
      updated_at: status.at,
    }),
    creator: shownUser(state, status.creator),
  };
}

/** The newest of each context; failure and error outweigh pending, pending success; none is pending. */
function combined(state: State, call: RouteCall): RouteAnswer {
  const repository = repositoryOf(state, call);
  const sha = resolveRef(state, repository, String(call.parameters["ref"]));
  if (sha === undefined) return notFound();
  const newest = new Map(
    readable(state.statuses.filter((status) => status.sha === sha)).map(
      (each) => [each.context, each] as const,
    ),
  );
  const all = [...newest.values()];
  const has = (...states: string[]): boolean => all.some((status) => states.includes(status.state));
  const { items, headers } = page(call, all);
  const pending = has("pending") || all.length === 0 ? "pending" : "success";
  return {
    status: 200,
    headers,
    body: shaped("combined-commit-status", {
      state: has("failure", "error") ? "failure" : pending,
      sha,
      total_count: all.length,
      statuses: items.map((status) => shownStatus(state, status, call)),
      repository: shownRepository(state, repository, "minimal-repository"),
    }),
  };
}
