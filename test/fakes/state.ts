/**
 * Everything the stateful GitHub remembers. Data only: who may do what and what happens then is in the files of
 * each thing; how it is shown in `shown.ts`.
 */
import { type FakeClock, startClock } from "./clock.ts";
import { GitObjects } from "./git-objects.ts";

export type Role = "admin" | "maintain" | "write" | "triage" | "read" | "none";

export interface Person {
  readonly login: string;
  readonly id: number;
  readonly type: "User" | "Bot" | "Organization";
  /** In the repository, now. */
  role: Role;
  /** The account is deleted: nobody is shown where GitHub allows nobody. */
  isGone: boolean;
}

/** Not readable yet: as many requests as this one still miss it. */
export interface Late {
  hiddenFor: number;
}

export interface Activity {
  readonly id: number;
  readonly before: string;
  readonly after: string;
  readonly ref: string;
  readonly at: string;
  readonly type:
    | "push"
    | "force_push"
    | "branch_deletion"
    | "branch_creation"
    | "pr_merge"
    | "merge_queue_merge";
  readonly actor: string;
}

export interface Repository {
  readonly id: number;
  /** `acme/support` */
  readonly fullName: string;
  readonly isFork: boolean;
  isPrivate: boolean;
  readonly defaultBranch: string;
  /** `refs/heads/main` to commit. */
  readonly refs: Map<string, string>;
  readonly activity: Activity[];
}

export interface Pull {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly author: string;
  readonly repository: Repository;
  readonly branch: string;
  /** Follows the branch while the pull request is open. */
  headSha: string;
  base: string;
  /** The base branch's tip when the head or the base last changed: older than the tip, as on GitHub. */
  baseSha: string;
  state: "open" | "closed";
  draft: boolean;
  readonly labels: Set<string>;
  readonly createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  mergedAt: string | null;
  mergedBy: string | null;
  mergeCommit: string | null;
  /** What requests still see as its head, so many times. */
  staleHead: { readonly sha: string; left: number } | undefined;
}

export interface IssueEvent extends Late {
  readonly id: number;
  readonly issue: number;
  readonly event: string;
  readonly actor: string;
  readonly at: string;
  readonly label?: string;
  readonly review?: { readonly id: number; readonly state: string; readonly commit: string };
  /** Slug of the app that acted, also on a user's behalf. */
  readonly viaApp?: string;
  /** Set where an AI agent acted. */
  readonly intent?: { readonly rationale: string; readonly confidence: "LOW" | "MEDIUM" | "HIGH" };
}

export type ReviewState = "APPROVED" | "CHANGES_REQUESTED" | "COMMENTED" | "DISMISSED";

export interface Review extends Late {
  readonly id: number;
  readonly pull: number;
  readonly user: string;
  state: ReviewState;
  readonly commit: string;
  readonly body: string;
  readonly at: string;
}

export interface Approval extends Late {
  readonly environment: string;
  readonly state: "approved" | "rejected";
  readonly user: string;
  readonly comment: string;
}

export interface Run extends Late {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly number: number;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly headRepository: Repository;
  readonly actor: string;
  triggeringActor: string;
  attempt: number;
  readonly createdAt: string;
  startedAt: string;
  updatedAt: string;
  status: "queued" | "in_progress" | "waiting" | "completed";
  conclusion: string | null;
  readonly title: string;
  /** The event as it was: a re-run gets it again, however old. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** `GITHUB_…` variables that the event decides. */
  readonly variables: Readonly<Record<string, string>>;
  /** Environment a job of it waits for. */
  waitsFor: string | undefined;
  readonly approvals: Approval[];
}

export interface Artifact extends Late {
  readonly id: number;
  readonly name: string;
  readonly run: number;
  readonly zip: Buffer;
  /** `sha256:…` as the API tells it; undefined: uploaded without one. */
  readonly digest: string | undefined;
  readonly createdAt: string;
  /** As the API tells it; larger or smaller than the archive only where a test lies. */
  readonly size: number;
  expired: boolean;
}

export interface Status extends Late {
  readonly id: number;
  readonly sha: string;
  readonly context: string;
  readonly state: "error" | "failure" | "pending" | "success";
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly creator: string;
  readonly at: string;
}

export interface Environment {
  readonly name: string;
  readonly id: number;
  /** Logins; a name with `/` is a team: `acme/leads`. Empty: no such rule. */
  reviewers: readonly string[];
  preventSelfReview: boolean;
  canAdminsBypass: boolean;
  /** Branches that may use it; undefined: all. */
  branches: readonly string[] | "protected" | undefined;
  readonly createdAt: string;
}

export interface Issue {
  readonly number: number;
  title: string;
  body: string | null;
  state: "open" | "closed";
  stateReason: string | null;
  readonly author: string;
  readonly labels: Set<string>;
  readonly createdAt: string;
  updatedAt: string;
  closedAt: string | null;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
}

/** What an admin has set; as the API gives it, a test writes it in GitHub's words. */
export interface Settings {
  /** Rulesets that apply to the default branch, with their rules. */
  rulesets: readonly Readonly<Record<string, unknown>>[];
  /** Classic protection of the default branch; undefined: none. */
  protection: Readonly<Record<string, unknown>> | undefined;
  actions: Readonly<Record<string, unknown>>;
  workflowPermissions: Readonly<Record<string, unknown>>;
  codeownersErrors: readonly Readonly<Record<string, unknown>>[];
}

export class State {
  readonly clock: FakeClock;
  readonly git = new GitObjects();
  readonly people = new Map<string, Person>();
  readonly repositories = new Map<string, Repository>();
  readonly pulls: Pull[] = [];
  readonly issues: Issue[] = [];
  readonly comments: Comment[] = [];
  readonly events: IssueEvent[] = [];
  readonly reviews: Review[] = [];
  readonly runs: Run[] = [];
  readonly artifacts: Artifact[] = [];
  readonly statuses: Status[] = [];
  readonly environments = new Map<string, Environment>();
  readonly labels = new Set<string>();
  readonly settings: Settings = {
    rulesets: [],
    protection: undefined,
    actions: { enabled: true, allowed_actions: "all" },
    workflowPermissions: { default_workflow_permissions: "read", can_approve_pull_request_reviews: false },
    codeownersErrors: [],
  };
  /** Requests that miss each object made from now on. */
  lag = 0;
  #lastId = 1000;

  constructor(startsAt: string) {
    this.clock = startClock(startsAt);
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Pull requests and issues count together. */
  nextNumber(): number {
    return this.pulls.length + this.issues.length + 1;
  }

  late(): Late {
    return { hiddenFor: this.lag };
  }

  person(login: string): Person {
    const found = this.people.get(login.toLowerCase());
    if (found === undefined) throw new Error(`nobody is called ${login}: world.person() makes people`);
    return found;
  }

  pull(number: number): Pull {
    const found = this.pulls.find((pull) => pull.number === number);
    if (found === undefined) throw new Error(`no pull request ${number}`);
    return found;
  }

  /** `path` of a fork or the repository itself. */
  repository(fullName: string): Repository {
    const found = this.repositories.get(fullName);
    if (found === undefined) throw new Error(`no repository ${fullName}`);
    return found;
  }
}

/** Those that a request may see; each one still hidden is a request nearer to being seen. */
export function readable<T extends Late>(objects: readonly T[]): T[] {
  return objects.filter((object) => {
    if (object.hiddenFor <= 0) return true;
    object.hiddenFor -= 1;
    return false;
  });
}
