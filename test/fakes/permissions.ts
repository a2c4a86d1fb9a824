/**
 * What a workflow's token may: a level for each scope, and the scopes each call asks for (any of them is enough).
 * @see docs.github.com/rest/authentication/permissions-required-for-github-apps; platform-facts A6
 */
import type { Method } from "./openapi.ts";

export type Scope =
  | "actions"
  | "administration"
  | "checks"
  | "contents"
  | "issues"
  | "metadata"
  | "pull-requests"
  | "statuses";
export type Level = "none" | "read" | "write";
/** Scopes left out are `none`, as in a workflow; `metadata: read` is always there. */
export type Permissions = Readonly<Partial<Record<Scope, Level>>>;

/** First match wins; `*` is any call below. */
const NEEDED: readonly (readonly [prefix: string, scopes: readonly Scope[]])[] = [
  ["/collaborators/", ["metadata"]],
  ["/check-runs", ["checks"]],
  ["/commits/{ref}/check-runs", ["checks"]],
  ["/commits/{ref}/status", ["statuses"]],
  ["/statuses/", ["statuses"]],
  ["/commits/{commit_sha}/pulls", ["pull-requests"]],
  ["/pulls", ["pull-requests"]],
  ["/issues/{issue_number}", ["issues", "pull-requests"]],
  ["/issues/comments", ["issues", "pull-requests"]],
  ["/issues", ["issues"]],
  ["/labels", ["issues", "pull-requests"]],
  ["/actions/permissions", ["administration"]],
  ["/branches/{branch}/protection", ["administration"]],
  ["/actions/", ["actions"]],
  ["/environments", ["actions"]],
  ["/rules", ["metadata"]],
  ["/commits", ["contents"]],
  ["/compare/", ["contents"]],
  ["/contents/", ["contents"]],
  ["/codeowners/", ["contents"]],
  ["/branches/", ["contents"]],
  ["/git/", ["contents"]],
  ["/activity", ["contents"]],
  ["", ["metadata"]],
];

/** @param below path template below the repository @returns the scopes and level a call needs */
export function neededFor(
  method: Method,
  below: string,
): { scopes: readonly Scope[]; level: "read" | "write" } {
  const [, scopes] = NEEDED.find(([prefix]) => below.startsWith(prefix)) ?? ["", ["metadata"] as const];
  return { scopes, level: method === "GET" ? "read" : "write" };
}

export function isAllowed(
  permissions: Permissions,
  need: { readonly scopes: readonly Scope[]; readonly level: "read" | "write" },
): boolean {
  return need.scopes.some((scope) => {
    const level = permissions[scope] ?? "none";
    if (scope === "metadata" && need.level === "read") return true;
    return level === "write" || level === need.level;
  });
}

/** As a fork's or Dependabot's run gets them: whatever it asked for, reading only. */
export function readOnly(permissions: Permissions): Permissions {
  return Object.fromEntries(
    Object.entries(permissions).map(([scope, level]) => [scope, level === "write" ? "read" : level]),
  );
}
