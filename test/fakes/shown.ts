/** People, repositories, pull requests and commits as GitHub's answers and events show them. */
import { commitsBetween, differences, mergeBase, mergeFiles } from "./git-history.ts";
import { type Commit, shownSignature } from "./git-objects.ts";
import { shaped } from "./shapes.ts";
import type { Person, Pull, Repository, Run, State } from "./state.ts";

type Shown = Record<string, unknown>;

/** GitHub's own app; acts for a workflow's token. */
export const ACTIONS_BOT = "github-actions[bot]";
/** Id of the app behind it, as rulesets name it. */
const ACTIONS_APP_ID = 15_368;

export function shownUser(state: State, login: string): Shown {
  return shownPerson(state.person(login));
}

/** Where GitHub may show nobody: a deleted account. */
export function shownUserIfAny(state: State, login: string): Shown | null {
  return state.person(login).isGone ? null : shownUser(state, login);
}

export function shownPerson({ login, id, type }: Person): Shown {
  return shaped("simple-user", {
    login,
    id,
    type,
    html_url: `https://github.com/${login.replace("[bot]", "")}`,
    url: `https://api.github.com/users/${encodeURIComponent(login)}`,
  });
}

/** Of the kind that `nullable-integration` describes. */
export function shownApp(state: State, slug: string): Shown {
  return {
    ...shaped("nullable-integration", {
      id: slug === "github-actions" ? ACTIONS_APP_ID : 990_001,
      slug,
      owner: shownUser(state, "acme"),
      name: slug,
      created_at: "2020-01-01T00:00:00Z",
      updated_at: "2020-01-01T00:00:00Z",
      permissions: {},
    }),
  };
}

/** @param schema `minimal-repository`, `repository`, `full-repository` or `simple-repository` */
export function shownRepository(state: State, repository: Repository, schema: string): Shown {
  const [owner = "", name = ""] = repository.fullName.split("/");
  const pages = `https://github.com/${repository.fullName}`;
  const texts = ["git_url", "ssh_url", "clone_url", "svn_url"].map((key) => [key, `${pages}.git`] as const);
  return shaped(schema, {
    ...(schema === "repository" || schema === "full-repository" ? Object.fromEntries(texts) : {}),
    id: repository.id,
    name,
    full_name: repository.fullName,
    owner: shownUser(state, owner),
    private: repository.isPrivate,
    visibility: repository.isPrivate ? "private" : "public",
    fork: repository.isFork,
    html_url: pages,
    url: `https://api.github.com/repos/${repository.fullName}`,
    default_branch: repository.defaultBranch,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: state.clock.now,
    pushed_at: state.clock.now,
  });
}

/** @param schema `pull-request` for one by itself, `pull-request-simple` in lists */
export function shownPull(state: State, pull: Pull, schema: "pull-request" | "pull-request-simple"): Shown {
  const upstream = upstreamOf(state);
  const pages = `https://github.com/${upstream.fullName}/pull/${pull.number}`;
  const api = `https://api.github.com/repos/${upstream.fullName}`;
  const side = (repository: Repository, ref: string, sha: string): Shown => ({
    label: `${repository.fullName.split("/")[0]}:${ref}`,
    ref,
    sha,
    user: shownUser(state, repository.fullName.split("/")[0] ?? ""),
    repo: shownRepository(state, repository, "repository"),
  });
  return shaped(schema, {
    id: 700_000 + pull.number,
    number: pull.number,
    state: pull.state,
    title: pull.title,
    body: pull.body,
    user: shownUser(state, pull.author),
    draft: pull.draft,
    labels: [...pull.labels].map((name) => shownLabel(name)),
    head: side(pull.repository, pull.branch, pull.headSha),
    base: side(upstream, pull.base, pull.baseSha),
    html_url: pages,
    url: `${api}/pulls/${pull.number}`,
    issue_url: `${api}/issues/${pull.number}`,
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    closed_at: pull.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeCommit ?? (pull.state === "open" ? testMerge(state, pull) : null) ?? null,
    author_association: associationOf(state, pull.author),
    ...(schema === "pull-request" ? wholePull(state, pull) : {}),
  });
}

function wholePull(state: State, pull: Pull): Shown {
  const tip = upstreamOf(state).refs.get(`refs/heads/${pull.base}`) ?? pull.baseSha;
  const base = mergeBase(state.git, tip, pull.headSha) ?? tip;
  const mergeable = pull.state === "open" && testMerge(state, pull) !== undefined;
  return {
    merged: pull.mergedAt !== null,
    merged_by: pull.mergedBy === null ? null : shownUser(state, pull.mergedBy),
    mergeable: pull.state === "open" ? mergeable : null,
    mergeable_state: mergeable ? "clean" : "dirty",
    commits: commitsBetween(state.git, tip, pull.headSha).length,
    changed_files: differences(state.git.filesOf(base), state.git.filesOf(pull.headSha)).length,
  };
}

/** The commit that GitHub makes of base and head to test it: `refs/pull/N/merge`. undefined: they conflict. */
export function testMerge(state: State, pull: Pull): string | undefined {
  const { git } = state;
  const tip = upstreamOf(state).refs.get(`refs/heads/${pull.base}`) ?? pull.baseSha;
  const base = mergeBase(git, tip, pull.headSha);
  if (base === undefined) return undefined;
  const files = mergeFiles(git, git.filesOf(base), git.filesOf(tip), git.filesOf(pull.headSha));
  if (files === undefined) return undefined;
  const signature = {
    name: "GitHub",
    email: "noreply@github.com",
    seconds: git.mustCommit(pull.headSha).committer.seconds,
  };
  return git.writeCommit({
    tree: git.writeTree(files),
    parents: [tip, pull.headSha],
    author: signature,
    committer: signature,
    message: `Merge ${pull.headSha} into ${tip}`,
  });
}

/** The repository that is no fork. */
export function upstreamOf(state: State): Repository {
  const [first] = state.repositories.values();
  if (first === undefined) throw new Error("no repository");
  return first;
}

export function associationOf(state: State, login: string): string {
  const { role } = state.person(login);
  return role === "none" || role === "read" ? "CONTRIBUTOR" : "COLLABORATOR";
}

export function shownLabel(name: string): Shown {
  const url = `https://api.github.com/labels/${encodeURIComponent(name)}`;
  return { id: 1, node_id: "LA_1", url, name, description: "", color: "ededed", default: false };
}

/** As `GET /commits/{ref}` gives it, files left out. */
export function shownCommit(state: State, repository: Repository, commit: Commit): Shown {
  const api = `https://api.github.com/repos/${repository.fullName}`;
  const pages = `https://github.com/${repository.fullName}/commit/`;
  const account = (name: string): Shown | null => (state.people.has(name) ? shownUser(state, name) : null);
  return shaped("commit", {
    sha: commit.sha,
    html_url: pages + commit.sha,
    url: `${api}/commits/${commit.sha}`,
    commit: {
      message: commit.message,
      author: shownSignature(commit.author),
      committer: shownSignature(commit.committer),
      tree: { sha: commit.tree },
    },
    author: account(commit.author.name),
    committer: account(commit.committer.name),
    parents: commit.parents.map((sha) => ({
      sha,
      url: `${api}/commits/${sha}`,
      html_url: pages + sha,
    })),
  });
}

/** As it stands in a run's `pull_requests`. */
export function shownMinimalPull(state: State, pull: Pull): Shown {
  const side = (repository: Repository, ref: string, sha: string): Shown => ({
    ref,
    sha,
    repo: {
      id: repository.id,
      url: `https://api.github.com/repos/${repository.fullName}`,
      name: repository.fullName.split("/")[1],
    },
  });
  const upstream = upstreamOf(state);
  return {
    id: 700_000 + pull.number,
    number: pull.number,
    url: `https://api.github.com/repos/${upstream.fullName}/pulls/${pull.number}`,
    head: side(pull.repository, pull.branch, pull.headSha),
    base: side(upstream, pull.base, pull.baseSha),
  };
}

/** Open pull requests that a run belongs to; never those of a fork. */
export function pullsOfRun(state: State, run: Run): Pull[] {
  if (run.headRepository.isFork) return [];
  return state.pulls.filter(
    (pull) =>
      pull.state === "open" && pull.repository === run.headRepository && pull.branch === run.headBranch,
  );
}
