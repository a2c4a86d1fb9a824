/** What a name means in a repository: a branch, a tag, a pull request's head, a commit. */
import type { RouteCall } from "./routes.ts";
import type { Repository, State } from "./state.ts";

export function repositoryOf(state: State, call: RouteCall): Repository {
  return state.repository(`${call.parameters["owner"]}/${call.parameters["repo"]}`);
}

/** A branch, tag, `refs/…`, `pull/N/head`, or a commit by its whole name; undefined: there is none. */
export function resolveRef(state: State, repository: Repository, ref: string | null): string | undefined {
  const name = ref === null || ref === "" || ref === "HEAD" ? repository.defaultBranch : ref;
  for (const full of [name, `refs/${name}`, `refs/heads/${name}`, `refs/tags/${name}`]) {
    const found = repository.refs.get(full);
    if (found !== undefined) return found;
  }
  const pull = /^(?:refs\/)?pull\/(\d+)\/head$/.exec(name)?.[1];
  if (pull !== undefined) return state.pulls.find(({ number }) => number === Number(pull))?.headSha;
  return state.git.commit(name)?.sha;
}
