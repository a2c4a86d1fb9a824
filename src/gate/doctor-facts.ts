/**
 * What `doctor` found out about a repository, and how one guarantee is judged: a list of holes, each known or merely not
 * to be excluded. A guarantee holds only where there is neither; what could not be read never counts as fine.
 */
import type { Account, Answer, EnvironmentRules, RequiredCheck, Trouble } from "../ports/server.ts";
import type {
  BranchRules,
  ClassicProtection,
  RepositoryFacts,
  Ruleset,
  WorkflowDefaults,
} from "../ports/settings.ts";
import type { CodeOwners } from "./code-owners.ts";
import type { GateJob } from "./gate-job.ts";
import type { Policy } from "./policy.ts";

export interface DoctorFacts {
  readonly repository: Answer<RepositoryFacts>;
  /** The default branch as it is spoken of: a code span, or words where its name is not known. */
  readonly branch: string;
  readonly branchName: string | undefined;
  /** Of the branch; where it cannot be read, what is at hand, and `policyRead` says so. */
  readonly policy: Policy;
  /** undefined: the branch has no configuration file. */
  readonly policyRead: Answer<{ readonly established: boolean }>;
  readonly configPath: string;
  /** From the repository's root; the usual name where nobody named one. */
  readonly baseline: string;
  /** Of the commit status that answers. */
  readonly context: string;
  readonly publish: string;
  readonly rules: Answer<BranchRules>;
  /** By rulesets and by the older protection. */
  readonly checks: Answer<readonly RequiredCheck[]>;
  readonly classic: Answer<ClassicProtection | undefined>;
  readonly rulesets: readonly Answer<Ruleset | undefined>[];
  readonly defaults: Answer<WorkflowDefaults>;
  readonly label: Answer<boolean>;
  readonly environment: Answer<EnvironmentRules | undefined>;
  readonly owners: Answer<CodeOwners | undefined>;
  readonly ownersFaults: Answer<number | undefined>;
  /** Jobs on the branch that run the gate. */
  readonly jobs: Answer<readonly GateJob[]>;
  /** Of the environment that the gate's job runs in; undefined: in none. */
  readonly jobEnvironment: Answer<EnvironmentRules | undefined> | undefined;
  /** Who posted the context on pull requests that changed lately; empty: nobody. */
  readonly posters: Answer<readonly Account[]>;
  /** Logins that were looked at, since the list of all is not for every token. */
  readonly people: Answer<readonly { readonly login: string; readonly mayWrite: boolean }[]>;
}

export interface Hole {
  /** Is it there, or could it only not be excluded? */
  readonly known: boolean;
  /** Sentences of plain words, with names as code spans. */
  readonly reason: string;
  /** What may happen through it. */
  readonly consequence: string;
  /** What closes it. */
  readonly setting: string;
}

export type GuaranteeState = "guaranteed" | "not-guaranteed" | "unknown";

export interface Finding {
  readonly id: string;
  /** What would be guaranteed, as a sentence without its stop. */
  readonly promise: string;
  readonly state: GuaranteeState;
  /** Why it holds, where it does. */
  readonly because: string;
  /** Known ones first; empty where it holds. */
  readonly holes: readonly Hole[];
}

export function finding(
  id: string,
  promise: string,
  because: string,
  holes: readonly (Hole | undefined)[],
): Finding {
  const open = holes.filter((hole) => hole !== undefined);
  const known = open.filter((hole) => hole.known);
  const unknown = open.filter((hole) => !hole.known);
  const doubtful = unknown.length > 0 ? "unknown" : "guaranteed";
  return {
    id,
    promise,
    state: known.length > 0 ? "not-guaranteed" : doubtful,
    because,
    holes: [...known, ...unknown],
  };
}

export function hole(reason: string, consequence: string, setting: string): Hole {
  return { known: true, reason, consequence, setting };
}

export function doubtful(reason: string, consequence: string, setting: string): Hole {
  return { known: false, reason, consequence, setting };
}

/** The app of every workflow, whatever branch it is in. */
export const GITHUB_ACTIONS = 15_368;

/** Rights that let a token read something. */
export const ADMIN = "administration";
/** Every token of a repository has it. */
export const METADATA = "metadata";

/** @param what names it: `the rules of …` @param right `actions: read`, or ADMIN, which no workflow's token has */
export function unread(what: string, trouble: Trouble, consequence: string, right: string): Hole {
  return doubtful(
    `This token could not read ${what} (${trouble.reason}).`,
    consequence,
    READABLE[right] ??
      `Give this job \`${right}\`, or run \`agentverity doctor\` at your desk with a token that may read it.`,
  );
}

const READABLE: Readonly<Record<string, string>> = {
  [ADMIN]:
    "Run `agentverity doctor` at your desk with the token of an admin: no workflow's token may read this.",
  [METADATA]: "Run `agentverity doctor` with a token that may see this repository.",
};

/** GitHub tells that a plan lacks a feature where it is asked for it. */
export function isBeyondPlan({ reason }: Trouble): boolean {
  return /\bupgrade to github\b/i.test(reason);
}
