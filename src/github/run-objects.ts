/** Runs, what they leave and what they wait for, in the words of the port. A field that is missing proves nothing. */
import type { Approval, ArtifactRecord, EnvironmentRules, WorkflowRun } from "../ports/server.ts";
import { account, type RestAccount } from "./server-objects.ts";

export interface RestRun {
  readonly id: number;
  readonly path: string;
  readonly event: string;
  readonly head_sha: string;
  readonly head_branch: string | null;
  readonly head_repository: { readonly full_name: string } | null;
  readonly actor?: RestAccount;
  readonly triggering_actor?: RestAccount;
  readonly run_attempt?: number;
  readonly created_at: string;
  readonly status: string | null;
  readonly html_url: string;
}

/** A run without an attempt counts as a re-run: it cannot be shown to be none. */
export function workflowRun(run: RestRun): WorkflowRun {
  return {
    id: run.id,
    path: run.path.split("@")[0] ?? run.path,
    event: run.event,
    headSha: run.head_sha,
    headBranch: run.head_branch ?? undefined,
    headRepository: run.head_repository?.full_name,
    actor: account(run.actor),
    triggeringActor: account(run.triggering_actor),
    attempt: run.run_attempt ?? Number.POSITIVE_INFINITY,
    createdAt: run.created_at,
    status: run.status ?? undefined,
    url: run.html_url,
  };
}

export interface RestArtifact {
  readonly id: number;
  readonly name: string;
  readonly created_at: string | null;
  readonly expired: boolean;
  readonly size_in_bytes: number;
  readonly digest?: string | null;
  readonly workflow_run?: { readonly id?: number; readonly head_sha?: string } | null;
}

export function artifactRecord(artifact: RestArtifact): ArtifactRecord {
  const { id, head_sha } = artifact.workflow_run ?? {};
  return {
    id: artifact.id,
    name: artifact.name,
    createdAt: artifact.created_at ?? undefined,
    expired: artifact.expired,
    sizeBytes: artifact.size_in_bytes,
    digest: artifact.digest ?? undefined,
    run: id === undefined || head_sha === undefined ? undefined : { id, headSha: head_sha },
  };
}

export interface RestEnvironment {
  readonly name: string;
  readonly protection_rules?: readonly {
    readonly type: string;
    readonly prevent_self_review?: boolean;
    readonly reviewers?: readonly {
      readonly type?: string;
      readonly reviewer?: { readonly login?: string; readonly slug?: string; readonly name?: string };
    }[];
  }[];
  readonly deployment_branch_policy?: { readonly protected_branches: boolean } | null;
  /** Live, though the published description lacks it. */
  readonly can_admins_bypass?: boolean;
}

/** @param patterns of its own branch policies */
export function environmentRules(
  environment: RestEnvironment,
  patterns: readonly string[],
): EnvironmentRules {
  const rule = environment.protection_rules?.find(({ type }) => type === "required_reviewers");
  const reviewers = rule?.reviewers ?? [];
  const names = (type: string) =>
    reviewers.flatMap((one) => {
      const name = one.reviewer?.login ?? one.reviewer?.slug ?? one.reviewer?.name;
      return one.type === type && name !== undefined ? [name] : [];
    });
  const policy = environment.deployment_branch_policy;
  const named = policy?.protected_branches === true ? "protected" : patterns;
  return {
    name: environment.name,
    requiredReviewers: rule && {
      preventSelfReview: rule.prevent_self_review === true,
      users: names("User"),
      teams: names("Team"),
    },
    adminsCanBypass: environment.can_admins_bypass,
    refs: policy ? named : "any",
  };
}

export interface RestApproval {
  readonly environments: readonly { readonly name?: string }[];
  readonly state: string;
  readonly user: RestAccount | null;
}

export function approval(found: RestApproval): Approval {
  const environments = found.environments.flatMap(({ name }) => (name === undefined ? [] : [name]));
  return { environments, state: found.state, account: account(found.user) };
}
