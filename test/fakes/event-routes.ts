/** Labels of a pull request or issue, and its events: who labelled, when, through what. */
import { isoTime } from "./clock.ts";
import { commitsBetween } from "./git-history.ts";
import { shownGitCommit } from "./git-routes.ts";
import { shownComment } from "./issue-routes.ts";
import { page } from "./paging.ts";
import { shownReview } from "./pull-routes.ts";
import { notFound, type Route, type RouteAnswer, type RouteCall, refusedWith } from "./routes.ts";
import { shaped } from "./shapes.ts";
import { shownApp, shownLabel, shownUser, upstreamOf } from "./shown.ts";
import { type IssueEvent, readable, type State } from "./state.ts";

export interface LabelActions {
  label(number: number, name: string, by: string): void;
  unlabel(number: number, name: string, by: string): void;
}

type Labelled = { readonly number: number; readonly labels: Set<string> };

export function eventRoutes(state: State, actions: LabelActions): Route[] {
  const withIssue =
    (answer: (issue: Labelled, call: RouteCall) => RouteAnswer): Route[1] =>
    (call) => {
      const number = Number(call.parameters["issue_number"]);
      const issue = [...state.pulls, ...state.issues].find((each) => each.number === number);
      return issue === undefined ? notFound() : answer(issue, call);
    };
  const labels = (issue: Labelled, call: RouteCall): RouteAnswer => {
    const { items, headers } = page(call, [...issue.labels]);
    return { status: 200, body: items.map(shownLabel), headers };
  };
  const events = (issue: Labelled, call: RouteCall): RouteAnswer => {
    const mine = readable(state.events.filter((event) => event.issue === issue.number));
    const { items, headers } = page(call, mine);
    return { status: 200, body: items.map((event) => shownEvent(state, event)), headers };
  };
  const timeline = (issue: Labelled, call: RouteCall): RouteAnswer => {
    const { items, headers } = page(call, timelineOf(state, issue.number));
    return { status: 200, body: items, headers };
  };
  return [
    ["GET /issues/{issue_number}/events", withIssue(events)],
    ["GET /issues/{issue_number}/timeline", withIssue(timeline)],
    ["GET /issues/{issue_number}/labels", withIssue(labels)],
    [
      "POST /issues/{issue_number}/labels",
      withIssue((issue, call) => {
        const body = call.body as { labels?: (string | { name: string })[] };
        for (const label of body.labels ?? []) {
          const name = typeof label === "string" ? label : label.name;
          if (!issue.labels.has(name)) actions.label(issue.number, name, call.actor);
        }
        return labels(issue, call);
      }),
    ],
    [
      "DELETE /issues/{issue_number}/labels/{name}",
      withIssue((issue, call) => {
        const name = String(call.parameters["name"]);
        if (!issue.labels.has(name)) return notFound("Label does not exist");
        actions.unlabel(issue.number, name, call.actor);
        return labels(issue, call);
      }),
    ],
    [
      "GET /labels",
      (call) => {
        const { items, headers } = page(call, [...state.labels]);
        return { status: 200, body: items.map(shownLabel), headers };
      },
    ],
    [
      "GET /labels/{name}",
      ({ parameters }) => {
        const name = String(parameters["name"]);
        return state.labels.has(name) ? { status: 200, body: shownLabel(name) } : notFound();
      },
    ],
    [
      "POST /labels",
      (call) => {
        const { name } = call.body as { name: string };
        if (state.labels.has(name) || name.length > 50) return refusedWith(422, "Validation Failed");
        state.labels.add(name);
        return { status: 201, body: shownLabel(name) };
      },
    ],
  ];
}

/** The events with commits, reviews and comments among them. A commit's only times are those that it claims. */
function timelineOf(state: State, number: number): Record<string, unknown>[] {
  const events = readable(state.events.filter((event) => event.issue === number)).map(
    (event) => [event.at, shownEvent(state, event)] as const,
  );
  const pull = state.pulls.find((each) => each.number === number);
  const commits = pull === undefined ? [] : commitsBetween(state.git, pull.baseSha, pull.headSha);
  const committed = commits.map((sha) => {
    const commit = state.git.mustCommit(sha);
    const shown = shownGitCommit(upstreamOf(state), commit);
    return [isoTime(commit.committer.seconds), { event: "committed", ...shown }] as const;
  });
  const reviewed = readable(state.reviews.filter((review) => review.pull === number)).map((review) => {
    const shown = shownReview(state, review);
    const given = { event: "reviewed", ...shown, state: review.state.toLowerCase() };
    return [review.at, given] as const;
  });
  const commented = state.comments
    .filter((comment) => comment.issue === number)
    .map((comment) => {
      const given = { event: "commented", actor: shownUser(state, comment.author) };
      return [comment.createdAt, { ...shownComment(state, comment), ...given }] as const;
    });
  return [...events, ...committed, ...reviewed, ...commented]
    .sort(([one], [other]) => Date.parse(one) - Date.parse(other))
    .map(([, shown]) => shown);
}

/** GitHub leaves `intent` out where the feature is off, and names no app for what a person did by hand. */
function shownEvent(state: State, event: IssueEvent): Record<string, unknown> {
  const given = {
    id: event.id,
    actor: shownUser(state, event.actor),
    event: event.event,
    commit_id: null,
    commit_url: null,
    created_at: event.at,
    performed_via_github_app: event.viaApp === undefined ? null : shownApp(state, event.viaApp),
    ...(event.intent === undefined ? {} : { intent: event.intent }),
  };
  if (event.review !== undefined) {
    const { id, state: before } = event.review;
    return shaped("review-dismissed-issue-event", {
      ...given,
      dismissed_review: { state: before, review_id: id, dismissal_message: null },
    });
  }
  if (event.label === undefined) return shaped("state-change-issue-event", { ...given, state_reason: null });
  return shaped("labeled-issue-event", { ...given, label: { name: event.label, color: "ededed" } });
}
