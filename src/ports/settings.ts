/**
 * What a repository's settings say, as far as a token may read them: whether a gate's answer binds depends on them. As
 * everywhere in the port, what could not be read is trouble and proves nothing; least of all that all is well.
 */
import type { Answer } from "./answer.ts";

/** A context that must succeed before a merge. */
export interface RequiredCheck {
  readonly context: string;
  /** The app that must have posted it; undefined: anybody who may write. */
  readonly appId: number | undefined;
}

export interface RepositoryFacts {
  readonly visibility: "public" | "private" | "internal";
  readonly defaultBranch: string;
  /** undefined: the server does not say. */
  readonly mayBeForked: boolean | undefined;
}

/** What must be approved before a merge. */
export interface ReviewRules {
  /** Approving reviews, count. */
  readonly approvals: number;
  readonly codeOwners: boolean;
  /** Does a push take approvals away? */
  readonly dismissesStale: boolean;
  /** Must somebody else than the last pusher approve? */
  readonly lastPush: boolean;
}

/** What the active rulesets, of the repository and of its organisation, ask of a branch. */
export interface BranchRules {
  readonly checks: readonly RequiredCheck[];
  /** The strictest of several; undefined: a merge needs no pull request. */
  readonly reviews: ReviewRules | undefined;
  readonly mergeQueue: boolean;
  /** Workflows that an organisation requires to pass. */
  readonly workflows: readonly string[];
  /** Ids, each once. */
  readonly rulesets: readonly number[];
}

export interface Ruleset {
  readonly name: string;
  /** Who may go around it, in GitHub's words (`RepositoryRole 5`); undefined: this token is not told. */
  readonly bypass: readonly string[] | undefined;
}

/** A branch's protection of the older kind. */
export interface ClassicProtection {
  readonly reviews: ReviewRules | undefined;
  readonly adminsToo: boolean;
}

export interface WorkflowDefaults {
  /** May a workflow that asks for no permissions write? */
  readonly writes: boolean;
  readonly mayOpenPullRequests: boolean;
}

export interface SettingReads {
  repositoryFacts(): Promise<Answer<RepositoryFacts>>;
  branchRules(branch: string): Promise<Answer<BranchRules>>;
  /** undefined: the branch has none. */
  classicProtection(branch: string): Promise<Answer<ClassicProtection | undefined>>;
  ruleset(id: number): Promise<Answer<Ruleset | undefined>>;
  workflowDefaults(): Promise<Answer<WorkflowDefaults>>;
  hasLabel(name: string): Promise<Answer<boolean>>;
  /** Lines of the file of code owners that GitHub cannot follow, count; undefined: there is no such file. */
  codeOwnersFaults(branch: string): Promise<Answer<number | undefined>>;
  /** Names of the files right in a folder; empty where there is none. */
  filesIn(ref: string, folder: string): Promise<Answer<readonly string[]>>;
  /** Heads of the ten pull requests that changed last, newest first, each once. */
  recentHeads(): Promise<Answer<readonly string[]>>;
}
