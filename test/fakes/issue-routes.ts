/** Issues and comments. A pull request is an issue too, and is listed among them. */
import { page } from "./paging.ts";
import { notFound, type Route, type RouteAnswer, type RouteCall } from "./routes.ts";
import { shaped } from "./shapes.ts";
import { associationOf, shownLabel, shownUser, upstreamOf } from "./shown.ts";
import type { Comment, Issue, Pull, State } from "./state.ts";

export interface IssueActions {
  open(fields: { title: string; body: string | null; labels: readonly string[]; by: string }): Issue;
  comment(issue: number, body: string, by: string): Comment;
}

interface IssueBody {
  readonly title?: string;
  readonly body?: string | null;
  readonly state?: "open" | "closed";
  readonly state_reason?: string | null;
  readonly labels?: (string | { name?: string })[];
}

export function issueRoutes(state: State, actions: IssueActions): Route[] {
  return [
    ["GET /issues", (call) => listed(state, call)],
    [
      "POST /issues",
      (call) => {
        const { title = "", body = null, labels = [] } = call.body as IssueBody;
        const issue = actions.open({ title, body, labels: labels.map(nameOf), by: call.actor });
        return { status: 201, body: shownIssue(state, issue) };
      },
    ],
    [
      "GET /issues/{issue_number}",
      (call) => {
        const issue = issueOf(state, call);
        return issue === undefined ? notFound() : { status: 200, body: shownIssue(state, issue) };
      },
    ],
    ["PATCH /issues/{issue_number}", (call) => update(state, call)],
    [
      "GET /issues/{issue_number}/comments",
      (call) => {
        if (issueOf(state, call) === undefined) return notFound();
        const mine = state.comments.filter(({ issue }) => String(issue) === call.parameters["issue_number"]);
        const { items, headers } = page(call, mine);
        return { status: 200, body: items.map((comment) => shownComment(state, comment)), headers };
      },
    ],
    [
      "POST /issues/{issue_number}/comments",
      (call) => {
        const issue = issueOf(state, call);
        if (issue === undefined) return notFound();
        const comment = actions.comment(issue.number, (call.body as { body: string }).body, call.actor);
        return { status: 201, body: shownComment(state, comment) };
      },
    ],
    ["GET /issues/comments/{comment_id}", (call) => withComment(state, call, () => {})],
    [
      "PATCH /issues/comments/{comment_id}",
      (call) =>
        withComment(state, call, (comment) => {
          comment.body = (call.body as { body: string }).body;
          comment.updatedAt = state.clock.now;
        }),
    ],
  ];
}

function nameOf(label: string | { name?: string }): string {
  return typeof label === "string" ? label : (label.name ?? "");
}

function issueOf(state: State, { parameters }: RouteCall): Issue | Pull | undefined {
  const number = Number(parameters["issue_number"]);
  return [...state.issues, ...state.pulls].find((each) => each.number === number);
}

function listed(state: State, call: RouteCall): RouteAnswer {
  const { query } = call;
  const wanted = query.get("state") ?? "open";
  const labels = query.get("labels")?.split(",") ?? [];
  const found = [...state.issues, ...state.pulls]
    .filter(
      (issue) =>
        (wanted === "all" || issue.state === wanted) &&
        (!query.has("creator") || issue.author === query.get("creator")) &&
        labels.every((label) => issue.labels.has(label)),
    )
    .sort((a, b) => b.number - a.number);
  const { items, headers } = page(call, query.get("direction") === "asc" ? found.reverse() : found);
  return { status: 200, body: items.map((issue) => shownIssue(state, issue)), headers };
}

function update(state: State, call: RouteCall): RouteAnswer {
  const number = Number(call.parameters["issue_number"]);
  const issue = state.issues.find((each) => each.number === number);
  if (issue === undefined) return notFound();
  const { title, body, state: next, state_reason: reason, labels } = call.body as IssueBody;
  issue.title = title ?? issue.title;
  if (body !== undefined) issue.body = body;
  if (labels !== undefined) {
    issue.labels.clear();
    for (const label of labels) issue.labels.add(nameOf(label));
  }
  if (next !== undefined && next !== issue.state) {
    issue.state = next;
    issue.closedAt = next === "closed" ? state.clock.now : null;
    issue.stateReason = reason ?? (next === "closed" ? "completed" : "reopened");
  }
  issue.updatedAt = state.clock.now;
  return { status: 200, body: shownIssue(state, issue) };
}

function shownIssue(state: State, issue: Issue | Pull): Record<string, unknown> {
  const isPull = "branch" in issue;
  const kind = isPull ? "pull" : "issues";
  const pages = `https://github.com/${upstreamOf(state).fullName}/${kind}/${issue.number}`;
  const api = `https://api.github.com/repos/${upstreamOf(state).fullName}/issues/${issue.number}`;
  return shaped("issue", {
    id: 500_000 + issue.number,
    number: issue.number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    ...(isPull ? {} : { state_reason: issue.stateReason }),
    user: shownUser(state, issue.author),
    author_association: associationOf(state, issue.author),
    labels: [...issue.labels].map(shownLabel),
    comments: state.comments.filter((comment) => comment.issue === issue.number).length,
    html_url: pages,
    url: api,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    ...(isPull
      ? {
          pull_request: {
            url: api.replace("/issues/", "/pulls/"),
            html_url: pages,
            diff_url: null,
            patch_url: null,
          },
        }
      : {}),
  });
}

function withComment(state: State, call: RouteCall, change: (comment: Comment) => void): RouteAnswer {
  const comment = state.comments.find(({ id }) => String(id) === call.parameters["comment_id"]);
  if (comment === undefined) return notFound();
  change(comment);
  return { status: 200, body: shownComment(state, comment) };
}

export function shownComment(state: State, comment: Comment): Record<string, unknown> {
  const pages = `https://github.com/${upstreamOf(state).fullName}/issues/${comment.issue}`;
  return shaped("issue-comment", {
    id: comment.id,
    body: comment.body,
    user: shownUser(state, comment.author),
    html_url: `${pages}#issuecomment-${comment.id}`,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: associationOf(state, comment.author),
    performed_via_github_app: null,
  });
}
