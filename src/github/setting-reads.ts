/** Settings of the repository as GitHub's API tells them. What it leaves out for a token is left open, never filled in. */
import type { Answer, RequiredCheck } from "../ports/server.ts";
import type {
  BranchRules,
  ClassicProtection,
  ReviewRules,
  Ruleset,
  SettingReads,
} from "../ports/settings.ts";
import { type RestRule, ruledChecks } from "./branch-rules.ts";
import { answer, maybe, type ServerRequests } from "./server-requests.ts";

const REPO = "/repos/{owner}/{repo}";
/** Enough to see whether a context was ever posted. */
const RECENT_PULLS = 10;

export function ruleReads(requests: ServerRequests): Omit<SettingReads, "filesIn"> {
  const body = async <Body>(route: string, parameters = {}): Promise<Body> =>
    (await requests.read(`${REPO}${route}`, parameters)).data as Body;
  return {
    repositoryFacts: () => answer(async () => repositoryFacts(await body<RestRepository>(""))),
    branchRules: (branch) =>
      answer(async () =>
        branchRules(await requests.list<RestRule>(`${REPO}/rules/branches/{branch}`, { branch })),
      ),
    classicProtection: (branch) => classicProtection(requests, branch),
    ruleset: (id) =>
      maybe(async () => ruleset(await body<RestRuleset>("/rulesets/{ruleset_id}", { ruleset_id: id }))),
    workflowDefaults: () =>
      answer(async () => {
        const found = await body<RestWorkflowDefaults>("/actions/permissions/workflow");
        const { default_workflow_permissions: rights, can_approve_pull_request_reviews: may } = found;
        return { writes: rights !== "read", mayOpenPullRequests: may };
      }),
    hasLabel: (name) =>
      exists(maybe(async () => body<{ readonly name: string }>("/labels/{name}", { name }))),
    codeOwnersFaults: (ref) =>
      maybe(
        async () =>
          (await body<{ readonly errors: readonly object[] }>("/codeowners/errors", { ref })).errors.length,
      ),
    recentHeads: () =>
      answer(async () => {
        const latest = { state: "all", sort: "updated", direction: "desc", per_page: RECENT_PULLS };
        const pulls = await body<readonly { readonly head: { readonly sha: string } }[]>("/pulls", latest);
        return [...new Set(pulls.map(({ head }) => head.sha))];
      }),
  };
}

async function exists(found: Promise<Answer<object | undefined>>): Promise<Answer<boolean>> {
  const answered = await found;
  return answered.ok ? { ok: true, value: answered.value !== undefined } : answered;
}

interface RestRepository {
  readonly private: boolean;
  readonly visibility?: string;
  readonly default_branch: string;
  readonly allow_forking?: boolean;
}

function repositoryFacts(found: RestRepository) {
  const open = found.private ? "private" : "public";
  const visibility = found.visibility === "internal" ? "internal" : open;
  // Anybody may fork what is public, whatever this says.
  const mayBeForked = visibility === "public" ? true : found.allow_forking;
  return { visibility, defaultBranch: found.default_branch, mayBeForked } as const;
}

function branchRules(rules: readonly RestRule[]): BranchRules {
  const reviews = rules.flatMap(({ type, parameters }) =>
    type === "pull_request" ? [reviewRules(parameters ?? {})] : [],
  );
  const checks: readonly RequiredCheck[] = ruledChecks(rules);
  return {
    checks,
    reviews: reviews.length === 0 ? undefined : reviews.reduce(strictest),
    mergeQueue: rules.some(({ type }) => type === "merge_queue"),
    workflows: rules.flatMap(({ type, parameters }) =>
      type === "workflows" ? (parameters?.workflows ?? []).map(({ path }) => path) : [],
    ),
    rulesets: [...new Set(rules.flatMap(({ ruleset_id: id }) => id ?? []))],
  };
}

interface RestReviewRules {
  readonly required_approving_review_count?: number;
  /** A ruleset's word, and that of the older protection. */
  readonly require_code_owner_review?: boolean;
  readonly require_code_owner_reviews?: boolean;
  readonly dismiss_stale_reviews_on_push?: boolean;
  readonly dismiss_stale_reviews?: boolean;
  readonly require_last_push_approval?: boolean;
}

function reviewRules(found: RestReviewRules): ReviewRules {
  return {
    approvals: found.required_approving_review_count ?? 0,
    codeOwners: found.require_code_owner_review === true || found.require_code_owner_reviews === true,
    dismissesStale: found.dismiss_stale_reviews_on_push === true || found.dismiss_stale_reviews === true,
    lastPush: found.require_last_push_approval === true,
  };
}

function strictest(one: ReviewRules, other: ReviewRules): ReviewRules {
  return {
    approvals: Math.max(one.approvals, other.approvals),
    codeOwners: one.codeOwners || other.codeOwners,
    dismissesStale: one.dismissesStale || other.dismissesStale,
    lastPush: one.lastPush || other.lastPush,
  };
}

interface RestProtection {
  readonly required_pull_request_reviews?: RestReviewRules;
  readonly enforce_admins?: { readonly enabled: boolean };
}

/** Its content is for admins; that there is none, every reader of the branch is told. */
async function classicProtection(
  requests: ServerRequests,
  branch: string,
): Promise<Answer<ClassicProtection | undefined>> {
  const shown = await answer(async () => {
    const { data } = await requests.read(`${REPO}/branches/{branch}`, { branch });
    const { protection } = data as { readonly protection?: { readonly enabled?: boolean } };
    return protection?.enabled === false;
  });
  if (shown.ok && shown.value) return { ok: true, value: undefined };
  return maybe(async () => {
    const { data } = await requests.read(`${REPO}/branches/{branch}/protection`, { branch });
    const { required_pull_request_reviews: reviews, enforce_admins: admins } = data as RestProtection;
    return { reviews: reviews && reviewRules(reviews), adminsToo: admins?.enabled === true };
  });
}

interface RestRuleset {
  readonly name: string;
  readonly bypass_actors?: readonly { readonly actor_type: string; readonly actor_id?: number | null }[];
}

function ruleset({ name, bypass_actors: actors }: RestRuleset): Ruleset {
  const bypass = actors?.map(({ actor_type: type, actor_id: id }) => (id == null ? type : `${type} ${id}`));
  return { name, bypass };
}

interface RestWorkflowDefaults {
  readonly default_workflow_permissions: string;
  readonly can_approve_pull_request_reviews: boolean;
}
