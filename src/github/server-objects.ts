/** GitHub's objects, as far as they are read, in the words of the port. A field that is missing proves nothing. */
import type {
  Account,
  CommitState,
  CommitStatus,
  LabelEvent,
  PullRequest,
  Push,
  Review,
} from "../ports/server.ts";

export interface RestAccount {
  readonly login: string;
  readonly id: number;
  readonly type: string;
}

export function account(user: RestAccount | null | undefined): Account | undefined {
  return user ? { login: user.login, id: user.id, type: user.type } : undefined;
}

export interface RestPull {
  readonly number: number;
  readonly state: string;
  readonly merged_at?: string | null;
  readonly draft?: boolean;
  readonly user: RestAccount | null;
  readonly head: {
    readonly sha: string;
    readonly ref: string;
    readonly repo: { readonly full_name: string } | null;
  };
  readonly base: { readonly sha: string; readonly ref: string };
  readonly labels: readonly { readonly name: string }[];
  readonly created_at: string;
  readonly html_url: string;
}

export function pullRequest(pull: RestPull): PullRequest {
  return {
    number: pull.number,
    open: pull.state === "open",
    merged: typeof pull.merged_at === "string",
    draft: pull.draft === true,
    author: account(pull.user),
    head: { sha: pull.head.sha, branch: pull.head.ref, repository: pull.head.repo?.full_name },
    base: { sha: pull.base.sha, branch: pull.base.ref },
    labels: pull.labels.map(({ name }) => name),
    createdAt: pull.created_at,
    url: pull.html_url,
  };
}

export interface RestReview {
  readonly id: number;
  readonly user: RestAccount | null;
  readonly state: string;
  readonly commit_id: string | null;
  readonly submitted_at?: string;
}

/** Without a time it would be before every other: a pending one, which says nothing yet. */
export function review(found: RestReview): Review {
  return {
    id: found.id,
    account: account(found.user),
    state: found.state,
    commit: found.commit_id ?? undefined,
    submittedAt: found.submitted_at ?? "",
  };
}

export interface RestIssueEvent {
  readonly id: number;
  readonly event: string;
  readonly actor: RestAccount | null;
  readonly created_at: string;
  readonly label?: { readonly name: string | null };
  readonly performed_via_github_app?: object | null;
  readonly intent?: object | null;
}

export function labelEvents(events: readonly RestIssueEvent[]): readonly LabelEvent[] {
  const sorted = events.toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id,
  );
  return sorted.flatMap(({ event, label, ...found }) => {
    if ((event !== "labeled" && event !== "unlabeled") || !label?.name) return [];
    return {
      kind: event,
      label: label.name,
      actor: account(found.actor),
      createdAt: found.created_at,
      viaApp: (found.performed_via_github_app ?? null) !== null,
      byAgent: (found.intent ?? null) !== null,
    };
  });
}

export interface RestActivity {
  readonly before: string;
  readonly after: string;
  readonly timestamp: string;
  readonly actor: RestAccount | null;
}

export function push(activity: RestActivity): Push {
  const present = (sha: string) => (/^0*$/.test(sha) ? undefined : sha);
  return {
    actor: account(activity.actor),
    before: present(activity.before),
    after: present(activity.after),
    at: activity.timestamp,
  };
}

export interface RestStatus {
  readonly context: string;
  readonly state: string;
  readonly description: string | null;
  readonly target_url: string | null;
  readonly created_at: string;
  readonly creator?: RestAccount | null;
}

export function commitStatus(status: RestStatus): CommitStatus {
  const creator = account(status.creator);
  return {
    context: status.context,
    state: status.state as CommitState,
    description: status.description ?? "",
    targetUrl: status.target_url ?? undefined,
    createdAt: status.created_at,
    ...(creator && { creator }),
  };
}
