/** An environment's rules as they are now. A workflow that names a missing one makes it, without any. */
import type { EnvironmentRules } from "../ports/server.ts";
import { environmentRules, type RestEnvironment } from "./run-objects.ts";
import type { ServerRequests } from "./server-requests.ts";

const ENVIRONMENT = "/repos/{owner}/{repo}/environments/{environment_name}";

/** @throws RequestFailure; with status 404 where there is none */
export async function readEnvironment(requests: ServerRequests, name: string): Promise<EnvironmentRules> {
  const at = { environment_name: name };
  const { data } = await requests.read(ENVIRONMENT, at);
  const found = data as RestEnvironment;
  const isCustom = found.deployment_branch_policy?.protected_branches === false;
  const route = `${ENVIRONMENT}/deployment-branch-policies`;
  const pick = (page: unknown) => (page as { branch_policies: readonly { name?: string }[] }).branch_policies;
  const patterns = isCustom ? await requests.list(route, at, pick) : [];
  return environmentRules(
    found,
    patterns.flatMap(({ name: pattern }) => (pattern === undefined ? [] : [pattern])),
  );
}
