/** Pull requests, their commits, files and reviews, and what a push by the API makes of them. */
import { RefusedByGithub } from "./event-log.ts";
import { commitsBetween, differences, mergeBase } from "./git-history.ts";
import type { Files } from "./git-objects.ts";
import { page } from "./paging.ts";
import { notFound, type Route, type RouteCall, refusedWith } from "./routes.ts";
import { shaped } from "./shapes.ts";
import { associationOf, shownCommit, shownPull, shownUserIfAny, upstreamOf } from "./shown.ts";
import { type Pull, type Repository, type Review, readable, type State } from "./state.ts";

/** @param open makes a pull request; throws what GitHub would refuse */
export function pullRoutes(
  state: State,
  facts: { readonly forkPullsOfCommit: boolean },
  open: (fields: { title: string; body: string | null; head: string; base: string; by: string }) => Pull,
): Route[] {
  const withPull =
    (answer: (pull: Pull, call: RouteCall) => ReturnType<Route[1]>): Route[1] =>
    (call) => {
      const pull = state.pulls.find(({ number }) => String(number) === call.parameters["pull_number"]);
      return pull === undefined ? notFound() : answer(pull, call);
    };
  return [
    ["GET /pulls", (call) => listed(state, call)],
    [
      "POST /pulls",
      (call) => {
        const body = call.body as { title: string; body?: string; head: string; base: string };
        try {
          const pull = open({ ...body, body: body.body ?? null, by: call.actor });
          return { status: 201, body: shownPull(state, pull, "pull-request") };
        } catch (error) {
          if (!(error instanceof RefusedByGithub) || error.status !== 422) throw error;
          return refusedWith(422, `Validation Failed: ${error.message}`);
        }
      },
    ],
    [
      "GET /pulls/{pull_number}",
      withPull((pull) => ({ status: 200, body: shownPull(state, asSeen(pull), "pull-request") })),
    ],
    [
      "GET /pulls/{pull_number}/commits",
      withPull((pull, call) => {
        const { items, headers } = page(call, commitsBetween(state.git, tipOf(state, pull), pull.headSha));
        const body = items.map((sha) => shownCommit(state, pull.repository, state.git.mustCommit(sha)));
        return { status: 200, body, headers };
      }),
    ],
    [
      "GET /pulls/{pull_number}/files",
      withPull((pull, call) => {
        const base = mergeBase(state.git, tipOf(state, pull), pull.headSha) ?? pull.baseSha;
        const { git } = state;
        const files = shownFiles(pull.repository, git.filesOf(base), git.filesOf(pull.headSha));
        const { items, headers } = page(call, files);
        return { status: 200, body: items, headers };
      }),
    ],
    [
      "GET /pulls/{pull_number}/reviews",
      withPull((pull, call) => {
        const mine = readable(state.reviews.filter((review) => review.pull === pull.number));
        const { items, headers } = page(call, mine);
        return { status: 200, body: items.map((review) => shownReview(state, review)), headers };
      }),
    ],
    [
      "GET /commits/{commit_sha}/pulls",
      (call) => {
        const sha = String(call.parameters["commit_sha"]);
        if (state.git.commit(sha) === undefined) return refusedWith(422, `No commit found for SHA: ${sha}`);
        const found = state.pulls.filter(
          (pull) => holds(state, pull, sha) && (facts.forkPullsOfCommit || !pull.repository.isFork),
        );
        const { items, headers } = page(call, found);
        return {
          status: 200,
          body: items.map((pull) => shownPull(state, asSeen(pull), "pull-request-simple")),
          headers,
        };
      },
    ],
  ];
}

/** After a push, as many requests as the lag says still see the head before. */
function asSeen(pull: Pull): Pull {
  const stale = pull.staleHead;
  if (stale === undefined || stale.left <= 0) return pull;
  stale.left -= 1;
  return { ...pull, headSha: stale.sha };
}

function tipOf(state: State, pull: Pull): string {
  return upstreamOf(state).refs.get(`refs/heads/${pull.base}`) ?? pull.baseSha;
}

/** Open ones whose commit it is; for a commit of the default branch, the merged one that brought it. */
function holds(state: State, pull: Pull, sha: string): boolean {
  if (pull.mergeCommit === sha) return true;
  if (pull.headSha === sha) return true;
  return pull.state === "open" && commitsBetween(state.git, tipOf(state, pull), pull.headSha).includes(sha);
}

function listed(state: State, call: RouteCall): ReturnType<Route[1]> {
  const wanted = call.query.get("state") ?? "open";
  const [head, base] = [call.query.get("head"), call.query.get("base")];
  const found = state.pulls.filter(
    (pull) =>
      (wanted === "all" || pull.state === wanted) &&
      (base === null || pull.base === base) &&
      // Without an owner GitHub ignores the filter.
      (head === null || !head.includes(":") || head === headLabel(pull)),
  );
  const newestFirst = call.query.get("direction") !== "asc";
  const { items, headers } = page(call, newestFirst ? found.reverse() : found);
  return {
    status: 200,
    body: items.map((pull) => shownPull(state, asSeen(pull), "pull-request-simple")),
    headers,
  };
}

function headLabel({ repository, branch }: Pull): string {
  return `${repository.fullName.split("/")[0]}:${branch}`;
}

export function shownReview(state: State, review: Review): Record<string, unknown> {
  const url = `https://github.com/${upstreamOf(state).fullName}/pull/${review.pull}`;
  return shaped("pull-request-review", {
    id: review.id,
    user: shownUserIfAny(state, review.user),
    body: review.body,
    state: review.state,
    submitted_at: review.at,
    commit_id: review.commit,
    html_url: `${url}#pullrequestreview-${review.id}`,
    author_association: associationOf(state, review.user),
  });
}

export function shownFiles(repository: Repository, before: Files, after: Files): Record<string, unknown>[] {
  return differences(before, after).map((difference) =>
    shaped("diff-entry", {
      sha: (difference.after ?? difference.before)?.sha,
      filename: difference.path,
      status: statusOf(difference),
      blob_url: `https://github.com/${repository.fullName}/blob/${encodeURI(difference.path)}`,
    }),
  );
}

function statusOf({ before, after }: { before: unknown; after: unknown }): string {
  if (before === undefined) return "added";
  return after === undefined ? "removed" : "modified";
}
