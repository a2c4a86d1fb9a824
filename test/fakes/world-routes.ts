/** Serves a scene: every call of a gate, answered from the state, and what a call changes. */
import { commitRoutes, statusRoutes } from "./commit-routes.ts";
import { contentRoutes } from "./content-routes.ts";
import { RefusedByGithub } from "./event-log.ts";
import { eventRoutes } from "./event-routes.ts";
import type { FakeGithub } from "./fake-github.ts";
import { gitRoutes } from "./git-routes.ts";
import { answerGraphql } from "./graphql.ts";
import { issueRoutes } from "./issue-routes.ts";
import type { Method } from "./openapi.ts";
import { peopleRoutes } from "./people-routes.ts";
import { isAllowed } from "./permissions.ts";
import type { PullActions } from "./pull-actions.ts";
import { pullRoutes } from "./pull-routes.ts";
import type { Changes, PushActions } from "./push-actions.ts";
import { notFound, type RouteCall, refusedWith } from "./routes.ts";
import { runRoutes } from "./run-routes.ts";
import type { Scene } from "./scene.ts";
import { settingRoutes } from "./setting-routes.ts";
import { ACTIONS_BOT } from "./shown.ts";
import type { Repository, State } from "./state.ts";

export interface Served {
  readonly scene: Scene;
  readonly github: FakeGithub;
  readonly pushes: PushActions;
  readonly pulls: PullActions;
}

export function serveWorld({ scene, github, pushes, pulls }: Served): void {
  const { state, log, facts } = scene;
  const commitOn = (
    repository: Repository,
    change: { branch: string; onto?: string; changes: Changes; message: string; by: string },
  ) => {
    mayPush(state, repository, change.branch);
    const onto = change.onto ?? repository.refs.get(`refs/heads/${change.branch}`);
    const commit = pushes.commit(onto, change.changes, change.by, { message: change.message });
    pushes.move(repository, change.branch, commit.sha, change.by, false);
    return commit;
  };
  const routes = [
    ...settingRoutes(state, facts),
    ...peopleRoutes(state),
    ...pullRoutes(state, facts, ({ head, base, by, title, body }) => {
      const mayPropose = state.settings.workflowPermissions["can_approve_pull_request_reviews"] === true;
      if (by === ACTIONS_BOT && !mayPropose) {
        const words = "GitHub Actions is not permitted to create or approve pull requests.";
        throw new RefusedByGithub(403, words);
      }
      const branch = head.split(":").at(-1) ?? head;
      return pulls.open(branch, by, { base, title, ...(body === null ? {} : { body }) }).pull;
    }),
    ...eventRoutes(state, {
      label: (number, name, by) => pulls.label(number, name, by),
      unlabel: (number, name, by) => pulls.unlabel(number, name, by),
    }),
    ...issueRoutes(state, {
      open: (fields) => pulls.openIssue(fields),
      comment: (issue, body, by) => pulls.comment(issue, body, by),
    }),
    ...contentRoutes(state, (repository, { path, content, ...change }) =>
      commitOn(repository, { ...change, changes: { [path]: content } }),
    ),
    ...gitRoutes(state, {
      move: (repository, branch, to, by, force) => {
        mayPush(state, repository, branch);
        pushes.move(repository, branch, to, by, force);
      },
      remove: (repository, branch, by) => pushes.remove(repository, branch, by),
    }),
    ...commitRoutes(state),
    ...statusRoutes(state, (fields) => {
      const { sha, context, state: answer, description, targetUrl, by } = fields;
      const id = state.nextId();
      const at = state.clock.now;
      const status = { id, sha, context, state: answer, description, targetUrl, creator: by, at };
      state.statuses.push({ ...status, ...state.late() });
      log({ kind: "status", sha, context, state: answer, description, by });
    }),
    ...runRoutes(state, ({ id }) => `${github.url}/downloads/${id}?sig=c2lnbmF0dXJl`),
  ];
  for (const [call, handler] of routes) {
    const [method = "", below = ""] = call.split(" ");
    github.route(method as Method, below, (request) =>
      isHome(github.repository, request) || isOfGit(below) ? handler(request) : notFound(),
    );
  }
  const activity = routes.find(([call]) => call === "GET /activity")?.[1];
  github.route("GET", "/activity", (call) =>
    facts.activityReadable && activity !== undefined
      ? activity(call)
      : refusedWith(403, "Resource not accessible by integration"),
  );
  github.download = (id) => state.artifacts.find((artifact) => String(artifact.id) === id)?.zip;
  github.graphql = (call, permissions) =>
    answerGraphql(
      state,
      {
        body: call.body,
        actor: call.actor,
        mayWrite:
          permissions === undefined || isAllowed(permissions, { scopes: ["contents"], level: "write" }),
      },
      commitOn,
      (text) => github.violation(text),
    );
}

/** Where the default branch asks for pull requests, nobody's token pushes to it. @throws RefusedByGithub */
function mayPush(state: State, repository: Repository, branch: string): void {
  const { protection, rulesets } = state.settings;
  const asks = rulesets.some(
    ({ enforcement, rules }) =>
      enforcement === "active" &&
      ((rules ?? []) as { type: string }[]).some(({ type }) => type === "pull_request"),
  );
  const isProtected = asks || protection?.["required_pull_request_reviews"] !== undefined;
  if (!isProtected || repository.isFork || branch !== repository.defaultBranch) return;
  const words = "Repository rule violations found\n\nChanges must be made through a pull request.\n\n";
  throw new RefusedByGithub(409, words);
}

function isHome(repository: string, { parameters }: RouteCall): boolean {
  return `${parameters["owner"]}/${parameters["repo"]}` === repository;
}

/** What a fork has of its own here: its files, commits and branches. */
function isOfGit(below: string): boolean {
  return /^(?:|\/(?:activity|branches|commits|compare|contents|git)\b.*)$/.test(below);
}
