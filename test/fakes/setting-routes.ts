/** Environments, rules, protection and the record of pushes: what an admin has set, and what the server saw. */
import { page } from "./paging.ts";
import { repositoryOf } from "./refs.ts";
import { notFound, type Route, type RouteAnswer, type RouteCall } from "./routes.ts";
import { shaped } from "./shapes.ts";
import { shownCommit, shownRepository, shownUser, shownUserIfAny } from "./shown.ts";
import type { Environment, State } from "./state.ts";

/** What nobody has confirmed about GitHub; a test runs both ways. */
export interface SettingFacts {
  /** Does the API tell a workflow's token whether admins may bypass an environment? */
  canAdminsBypassShown: boolean;
}

type Shown = Record<string, unknown>;

export function settingRoutes(state: State, facts: SettingFacts): Route[] {
  const environmentOf = (call: RouteCall): Environment | undefined =>
    state.environments.get(String(call.parameters["environment_name"]));
  const plain =
    (body: () => unknown): Route[1] =>
    () => ({ status: 200, body: body() });
  return [
    [
      "GET ",
      (call) => ({ status: 200, body: shownRepository(state, repositoryOf(state, call), "full-repository") }),
    ],
    [
      "GET /environments",
      plain(() => ({
        total_count: state.environments.size,
        environments: [...state.environments.values()].map((each) => shownEnvironment(state, each, facts)),
      })),
    ],
    [
      "GET /environments/{environment_name}",
      (call) => {
        const found = environmentOf(call);
        return found === undefined
          ? notFound()
          : { status: 200, body: shownEnvironment(state, found, facts) };
      },
    ],
    [
      "GET /environments/{environment_name}/deployment-branch-policies",
      (call) => {
        const found = environmentOf(call);
        if (found === undefined) return notFound();
        const branches = Array.isArray(found.branches) ? (found.branches as string[]) : [];
        const policies = branches.map((name, index) => ({ id: index + 1, name, type: "branch" }));
        return { status: 200, body: { total_count: policies.length, branch_policies: policies } };
      },
    ],
    ["GET /actions/runs/{run_id}/pending_deployments", (call) => pending(state, call)],
    ["GET /rules/branches/{branch}", (call) => rulesOf(state, call)],
    [
      "GET /rulesets",
      (call) => {
        const { items, headers } = page(call, state.settings.rulesets);
        const body = items.map(({ rules: _, bypass_actors: __, conditions: ___, ...summary }) => summary);
        return { status: 200, body, headers };
      },
    ],
    [
      "GET /rulesets/{ruleset_id}",
      ({ parameters }) => {
        const found = state.settings.rulesets.find(({ id }) => String(id) === parameters["ruleset_id"]);
        if (found === undefined) return notFound();
        // Who may bypass is told to those who may write rulesets; a workflow's token may not.
        const { bypass_actors: _, ...shown } = found;
        return { status: 200, body: shown };
      },
    ],
    ["GET /branches/{branch}", (call) => branch(state, call)],
    [
      "GET /branches/{branch}/protection",
      ({ parameters }) => {
        const { protection } = state.settings;
        const isDefault = parameters["branch"] === [...state.repositories.values()][0]?.defaultBranch;
        return protection === undefined || !isDefault
          ? notFound("Branch not protected")
          : { status: 200, body: protection };
      },
    ],
    ["GET /actions/permissions", plain(() => state.settings.actions)],
    ["GET /actions/permissions/workflow", plain(() => state.settings.workflowPermissions)],
    ["GET /codeowners/errors", plain(() => ({ errors: state.settings.codeownersErrors }))],
    ["GET /activity", (call) => activity(state, call)],
  ];
}

function shownEnvironment(state: State, environment: Environment, facts: SettingFacts): Shown {
  const { branches } = environment;
  return {
    ...shaped("environment", {
      id: environment.id,
      name: environment.name,
      created_at: environment.createdAt,
      updated_at: environment.createdAt,
      protection_rules: [
        ...(environment.reviewers.length === 0
          ? []
          : [
              {
                id: 1,
                node_id: "GA_1",
                type: "required_reviewers",
                prevent_self_review: environment.preventSelfReview,
                reviewers: environment.reviewers.map((name) => shownReviewer(state, name)),
              },
            ]),
        ...(branches === undefined ? [] : [{ id: 2, node_id: "GA_2", type: "branch_policy" }]),
      ],
      deployment_branch_policy:
        branches === undefined
          ? null
          : {
              protected_branches: branches === "protected",
              custom_branch_policies: branches !== "protected",
            },
    }),
    ...(facts.canAdminsBypassShown ? { can_admins_bypass: environment.canAdminsBypass } : {}),
  };
}

function shownReviewer(state: State, name: string): Shown {
  if (!name.includes("/")) return { type: "User", reviewer: shownUser(state, name) };
  const slug = name.split("/")[1];
  const team = { id: 1, name: slug, slug, description: null, permission: "pull", type: "organization" };
  return { type: "Team", reviewer: shaped("team", team) };
}

function pending(state: State, call: RouteCall): RouteAnswer {
  const run = state.runs.find(({ id }) => String(id) === call.parameters["run_id"]);
  if (run === undefined) return notFound();
  const environment = state.environments.get(run.waitsFor ?? "");
  if (environment === undefined || run.status !== "waiting") return { status: 200, body: [] };
  const { id, name } = environment;
  return {
    status: 200,
    body: [
      {
        environment: { id, name },
        wait_timer: 0,
        wait_timer_started_at: null,
        current_user_can_approve: false,
        reviewers: environment.reviewers.map((each) => shownReviewer(state, each)),
      },
    ],
  };
}

/** Rules of active rulesets; they apply to the default branch here. */
function rulesOf(state: State, call: RouteCall): RouteAnswer {
  const isDefault = call.parameters["branch"] === repositoryOf(state, call).defaultBranch;
  const active = state.settings.rulesets.filter(({ enforcement }) => isDefault && enforcement === "active");
  const rules = active.flatMap((ruleset) =>
    ((ruleset["rules"] ?? []) as Shown[]).map((rule) => ({
      ...rule,
      ruleset_source_type: ruleset["source_type"] ?? "Repository",
      ruleset_source: ruleset["source"],
      ruleset_id: ruleset["id"],
    })),
  );
  const { items, headers } = page(call, rules);
  return { status: 200, body: items, headers };
}

function branch(state: State, call: RouteCall): RouteAnswer {
  const repository = repositoryOf(state, call);
  const name = String(call.parameters["branch"]);
  const sha = repository.refs.get(`refs/heads/${name}`);
  if (sha === undefined) return notFound("Branch not found");
  const { protection, rulesets } = state.settings;
  const isDefault = name === repository.defaultBranch;
  const checks = protection?.["required_status_checks"];
  const summary = {
    enabled: isDefault && protection !== undefined,
    ...(isDefault && checks !== undefined ? { required_status_checks: checks } : {}),
  };
  const shown = {
    name,
    commit: shownCommit(state, repository, state.git.mustCommit(sha)),
    protected: isDefault && (protection !== undefined || rulesets.length > 0),
    protection: summary,
  };
  return { status: 200, body: shaped("branch-with-protection", shown) };
}

/** Times and people as the server saw them; newest first. */
function activity(state: State, call: RouteCall): RouteAnswer {
  const { query } = call;
  const ref = query.get("ref");
  const found = repositoryOf(state, call).activity.filter(
    (each) =>
      (ref === null || each.ref === ref || each.ref === `refs/heads/${ref}`) &&
      (!query.has("actor") || each.actor === query.get("actor")) &&
      (!query.has("activity_type") || each.type === query.get("activity_type")),
  );
  const { items, headers } = page(call, query.get("direction") === "asc" ? found : found.reverse());
  const body = items.map((each) => ({
    id: each.id,
    node_id: "PU_1",
    before: each.before,
    after: each.after,
    ref: each.ref,
    timestamp: each.at,
    activity_type: each.type,
    actor: shownUserIfAny(state, each.actor),
  }));
  return { status: 200, body, headers };
}
