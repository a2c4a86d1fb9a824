/** Which contexts must succeed before a merge: by rulesets, which every token may read, and by classic protection. */
import type { RequiredCheck } from "../ports/server.ts";
import type { ServerRequests } from "./server-requests.ts";

export interface RestRule {
  readonly type: string;
  readonly ruleset_id?: number;
  readonly parameters?: {
    readonly workflows?: readonly { readonly path: string }[];
    readonly required_approving_review_count?: number;
    readonly require_code_owner_review?: boolean;
    readonly dismiss_stale_reviews_on_push?: boolean;
    readonly require_last_push_approval?: boolean;
    readonly required_status_checks?: readonly {
      readonly context: string;
      readonly integration_id?: number | null;
    }[];
  };
}

interface RestBranch {
  readonly protection?: {
    readonly required_status_checks?: {
      readonly contexts?: readonly string[];
      readonly checks?: readonly { readonly context: string; readonly app_id?: number | null }[];
    };
  };
}

/** @throws RequestFailure */
export async function requiredChecks(
  requests: ServerRequests,
  branch: string,
): Promise<readonly RequiredCheck[]> {
  const rules = await requests.list<RestRule>("/repos/{owner}/{repo}/rules/branches/{branch}", { branch });
  const { data } = await requests.read("/repos/{owner}/{repo}/branches/{branch}", { branch });
  const classic = (data as RestBranch).protection?.required_status_checks;
  const checks = classic?.checks ?? classic?.contexts?.map((context) => ({ context, app_id: undefined }));
  return [
    ...ruledChecks(rules),
    // -1: any app may set it.
    ...(checks ?? []).map(({ context, app_id }) => ({
      context,
      appId: app_id === undefined || app_id === null || app_id < 0 ? undefined : app_id,
    })),
  ];
}

export function ruledChecks(rules: readonly RestRule[]): readonly RequiredCheck[] {
  const checks = rules.flatMap(({ type, parameters }) =>
    type === "required_status_checks" ? (parameters?.required_status_checks ?? []) : [],
  );
  return checks.map(({ context, integration_id }) => ({ context, appId: integration_id ?? undefined }));
}
