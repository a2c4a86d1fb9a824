/**
 * What the gate asks of the server that holds the repository. Everything here is an object the server made, read at
 * decision time; never the payload of an event, a file of the pull request or a text. A question that got no answer
 * is an answer of its own kind, and proves nothing.
 */

import type { Answer } from "./answer.ts";
import type { RequiredCheck, SettingReads } from "./settings.ts";

export type { Answer, Trouble } from "./answer.ts";
export type { RequiredCheck } from "./settings.ts";

export interface Account {
  readonly login: string;
  /** Numeric id: survives a rename. */
  readonly id: number;
  /** `User`, `Bot`, `Organization` …, as the server writes it. */
  readonly type: string;
}

export interface PullRequest {
  readonly number: number;
  readonly open: boolean;
  readonly merged: boolean;
  readonly draft: boolean;
  readonly author: Account | undefined;
  readonly head: { readonly sha: string; readonly branch: string; readonly repository: string | undefined };
  readonly base: { readonly sha: string; readonly branch: string };
  /** Names of the labels that are on it. */
  readonly labels: readonly string[];
  readonly createdAt: string;
  /** Address of its page. */
  readonly url: string;
}

export interface Review {
  readonly id: number;
  readonly account: Account | undefined;
  /** APPROVED, CHANGES_REQUESTED, COMMENTED, DISMISSED or PENDING. */
  readonly state: string;
  /** The commit it was given on. */
  readonly commit: string | undefined;
  readonly submittedAt: string;
}

export interface LabelEvent {
  readonly kind: "labeled" | "unlabeled";
  readonly label: string;
  readonly actor: Account | undefined;
  readonly createdAt: string;
  /** Made by an app on somebody's behalf; such an event is no person's. */
  readonly viaApp: boolean;
  /** Made by an AI agent with a person's account, as the server says (`intent`). */
  readonly byAgent: boolean;
}

/** A branch that moved: the server's own record of it, which no author can write. */
export interface Push {
  readonly actor: Account | undefined;
  /** undefined: the branch was made. */
  readonly before: string | undefined;
  /** undefined: the branch was deleted. */
  readonly after: string | undefined;
  readonly at: string;
}

export interface WorkflowRun {
  readonly id: number;
  /** `.github/workflows/agentverity.yml`, with `@ref` cut off. */
  readonly path: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | undefined;
  readonly headRepository: string | undefined;
  readonly actor: Account | undefined;
  readonly triggeringActor: Account | undefined;
  /** 1-based; above 1 is a re-run. */
  readonly attempt: number;
  readonly createdAt: string;
  /** `queued`, `in_progress`, `completed` … */
  readonly status: string | undefined;
  readonly url: string;
}

export interface ArtifactRecord {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string | undefined;
  readonly expired: boolean;
  readonly sizeBytes: number;
  /** `sha256:…` of the archive. */
  readonly digest: string | undefined;
  /** The run that made it, as the server says. */
  readonly run: { readonly id: number; readonly headSha: string } | undefined;
}

export interface EnvironmentRules {
  readonly name: string;
  /** undefined: no such rule. */
  readonly requiredReviewers:
    | {
        readonly preventSelfReview: boolean;
        readonly users: readonly string[];
        readonly teams: readonly string[];
      }
    | undefined;
  /** undefined: the server does not say, which is not "no". */
  readonly adminsCanBypass: boolean | undefined;
  /** Which refs may use it; patterns where the team names them. */
  readonly refs: "any" | "protected" | readonly string[];
}

export interface Approval {
  readonly environments: readonly string[];
  /** `approved`, `rejected` or `pending`. */
  readonly state: string;
  readonly account: Account | undefined;
}

/** A file at a commit, by its git blob. */
export interface FileAt {
  /** SHA-1 (or SHA-256) of the git blob. */
  readonly blob: string;
  readonly text: string;
}

export type CommitState = "success" | "failure" | "pending" | "error";

export interface CommitStatus {
  readonly context: string;
  readonly state: CommitState;
  readonly description: string;
  readonly targetUrl: string | undefined;
  readonly createdAt: string;
  /** Who posted it; undefined: not told. */
  readonly creator?: Account;
}

export interface Permission {
  readonly account: Account;
  /** Legacy word: `admin`, `write`, `read` or `none`; triage reports as `read`, maintain as `write`. */
  readonly permission: string;
}

/** Reads; each retries, bounded, what may answer later, and lists are whole (all pages). */
export interface Server extends SettingReads {
  readonly repository: { readonly owner: string; readonly name: string };
  pullRequest(number: number): Promise<Answer<PullRequest | undefined>>;
  /** Those that a commit came from, merged ones among them. */
  pullRequestsOf(sha: string): Promise<Answer<readonly PullRequest[]>>;
  /** Open ones that have this commit as their head. */
  pullRequestsAt(sha: string): Promise<Answer<readonly PullRequest[]>>;
  /** Oldest first. @param until what an event announced: looked at again, bounded, until it holds */
  reviews(
    number: number,
    until?: (reviews: readonly Review[]) => boolean,
  ): Promise<Answer<readonly Review[]>>;
  /** Oldest first. @param until as above */
  labelEvents(
    number: number,
    until?: (events: readonly LabelEvent[]) => boolean,
  ): Promise<Answer<readonly LabelEvent[]>>;
  /** Paths that a pull request changes, former names of renamed files among them; the server tells 3,000 at most. */
  changedFiles(number: number): Promise<Answer<readonly string[]>>;
  run(id: number): Promise<Answer<WorkflowRun | undefined>>;
  runs(query: RunQuery): Promise<Answer<readonly WorkflowRun[]>>;
  permission(login: string): Promise<Answer<Permission | undefined>>;
  environment(name: string): Promise<Answer<EnvironmentRules | undefined>>;
  approvals(runId: number): Promise<Answer<readonly Approval[]>>;
  artifacts(query: {
    readonly run?: number;
    readonly name?: string;
  }): Promise<Answer<readonly ArtifactRecord[]>>;
  /** The files of an artifact's archive, by name; refused beyond `maxBytes`, a digest that differs, links and paths that leave it. */
  download(artifact: ArtifactRecord, maxBytes: number): Promise<Answer<ReadonlyMap<string, Uint8Array>>>;
  /** A commit or a branch of this repository. A commit that is not there is trouble, not a missing file; so is a symbolic link. */
  fileAt(ref: string, path: string): Promise<Answer<FileAt | undefined>>;
  /** Only the blob of `fileAt`, without reading it. */
  blobAt(ref: string, path: string): Promise<Answer<string | undefined>>;
  /** First parent first. */
  parents(sha: string): Promise<Answer<readonly string[]>>;
  mergeBase(base: string, head: string): Promise<Answer<string>>;
  /** Digest of a commit's whole tree (paths and blobs) without the named paths; equal trees, equal digests. */
  treeDigest(sha: string, without: readonly string[]): Promise<Answer<string>>;
  /** The newest hundred moves of a branch of this repository or of a fork, newest first. */
  pushes(head: { readonly repository: string; readonly branch: string }): Promise<Answer<readonly Push[]>>;
  /** Newest first. */
  statuses(sha: string): Promise<Answer<readonly CommitStatus[]>>;
  /** Contexts that the branch's rules require. */
  requiredContexts(branch: string): Promise<Answer<readonly string[]>>;
  /** The same with the app that must have posted each. */
  requiredChecks(branch: string): Promise<Answer<readonly RequiredCheck[]>>;
  defaultBranch(): Promise<Answer<string>>;

  postStatus(sha: string, status: NewStatus): Promise<Answer<void>>;
  /** A branch at a commit; one that is there already is trouble with status 422. */
  createBranch(branch: string, sha: string): Promise<Answer<void>>;
  /** One commit on a branch whose head is still `expectedHead`. @returns the new commit */
  commitFile(change: FileChange): Promise<Answer<{ readonly sha: string }>>;
  /** @returns the open one where this branch already has one */
  openPullRequest(request: {
    readonly branch: string;
    readonly base: string;
    readonly title: string;
    readonly body: string;
  }): Promise<Answer<PullRequest>>;
}

export interface RunQuery {
  readonly event: string;
  readonly branch?: string;
  readonly actor?: string;
  readonly headSha?: string;
  /** ISO times, both inclusive. */
  readonly createdFrom?: string;
  readonly createdTo?: string;
  /** Something just announced them: look again, bounded, while there are none. */
  readonly isExpected?: boolean;
}

export interface NewStatus {
  readonly context: string;
  readonly state: CommitState;
  /** At most 140 characters. */
  readonly description: string;
  readonly targetUrl?: string;
}

export interface FileChange {
  readonly branch: string;
  readonly expectedHead: string;
  readonly path: string;
  readonly text: string;
  readonly message: string;
}
