/** Workflow runs, their approvals and artifacts. */
import { page } from "./paging.ts";
import { notFound, type Route, type RouteAnswer, type RouteCall, refusedWith } from "./routes.ts";
import { shaped } from "./shapes.ts";
import {
  pullsOfRun,
  shownMinimalPull,
  shownRepository,
  shownUser,
  shownUserIfAny,
  upstreamOf,
} from "./shown.ts";
import { type Artifact, type Run, readable, type State } from "./state.ts";

const API = "https://api.github.com";

/** @param address where an artifact's archive can be fetched without a token */
export function runRoutes(state: State, address: (artifact: Artifact) => string): Route[] {
  const withRun =
    (answer: (run: Run, call: RouteCall) => RouteAnswer): Route[1] =>
    (call) => {
      const [run] = readable(state.runs.filter(({ id }) => String(id) === call.parameters["run_id"]));
      return run === undefined ? notFound() : answer(run, call);
    };
  return [
    ["GET /actions/runs", (call) => listed(state, call, () => true)],
    [
      "GET /actions/workflows/{workflow_id}/runs",
      (call) => {
        const name = call.parameters["workflow_id"];
        return listed(
          state,
          call,
          ({ path }) => path.endsWith(`/${name}`) || String(workflowId(path)) === name,
        );
      },
    ],
    ["GET /actions/runs/{run_id}", withRun((run) => ({ status: 200, body: shownRun(state, run) }))],
    [
      "GET /actions/runs/{run_id}/attempts/{attempt_number}",
      withRun((run, call) =>
        Number(call.parameters["attempt_number"]) === run.attempt
          ? { status: 200, body: shownRun(state, run) }
          : notFound(),
      ),
    ],
    [
      "GET /actions/runs/{run_id}/approvals",
      withRun((run) => ({ status: 200, body: approvals(state, run) })),
    ],
    [
      "GET /actions/runs/{run_id}/artifacts",
      withRun((run, call) => artifacts(state, call, (artifact) => artifact.run === run.id)),
    ],
    ["GET /actions/artifacts", (call) => artifacts(state, call, () => true)],
    [
      "GET /actions/artifacts/{artifact_id}",
      (call) => {
        const artifact = artifactOf(state, call);
        return artifact === undefined ? notFound() : { status: 200, body: shownArtifact(state, artifact) };
      },
    ],
    [
      "GET /actions/artifacts/{artifact_id}/{archive_format}",
      (call) => {
        const artifact = artifactOf(state, call);
        if (artifact === undefined) return notFound();
        if (artifact.expired) return refusedWith(410, "Artifact has expired");
        return { status: 302, headers: { location: address(artifact) } };
      },
    ],
  ];
}

function listed(state: State, call: RouteCall, isWanted: (run: Run) => boolean): RouteAnswer {
  const { query } = call;
  const is = (name: string, value: string): boolean => !query.has(name) || query.get(name) === value;
  const found = readable(state.runs.filter(isWanted))
    .filter(
      (run) =>
        is("actor", run.actor) &&
        is("branch", run.headBranch) &&
        is("event", run.event) &&
        is("head_sha", run.headSha) &&
        (!query.has("status") || [run.status, run.conclusion].includes(query.get("status"))) &&
        isCreated(query.get("created"), run.createdAt),
    )
    .reverse();
  const { items, headers } = page(call, found);
  const body = { total_count: found.length, workflow_runs: items.map((run) => shownRun(state, run)) };
  return { status: 200, body, headers };
}

/** `>=TIME`, `<=TIME`, `TIME..TIME`, as GitHub's search takes times. @throws Error for another form */
function isCreated(range: string | null, at: string): boolean {
  if (range === null) return true;
  const time = Date.parse(at);
  const between = /^(.+)\.\.(.+)$/.exec(range);
  if (between !== null) {
    const [from, to] = [between[1] ?? "", between[2] ?? ""];
    return (from === "*" || time >= Date.parse(from)) && (to === "*" || time <= Date.parse(to));
  }
  const [, sign, text] = /^(>=|<=|>|<)(.+)$/.exec(range) ?? [];
  if (sign === undefined || text === undefined) throw new Error(`a range of times: ${range}`);
  const limit = Date.parse(text);
  if (sign === ">=") return time >= limit;
  if (sign === "<=") return time <= limit;
  return sign === ">" ? time > limit : time < limit;
}

function workflowId(path: string): number {
  return [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

export function shownRun(state: State, run: Run): Record<string, unknown> {
  const upstream = upstreamOf(state);
  const api = `${API}/repos/${upstream.fullName}/actions/runs/${run.id}`;
  const commit = state.git.mustCommit(run.headSha);
  return shaped("workflow-run", {
    id: run.id,
    name: run.name,
    path: run.path,
    display_title: run.title,
    run_number: run.number,
    run_attempt: run.attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: workflowId(run.path),
    head_branch: run.headBranch,
    head_sha: run.headSha,
    head_commit: {
      id: commit.sha,
      tree_id: commit.tree,
      message: commit.message,
      timestamp: new Date(commit.committer.seconds * 1000).toISOString(),
      author: { name: commit.author.name, email: commit.author.email },
      committer: { name: commit.committer.name, email: commit.committer.email },
    },
    head_repository: shownRepository(state, run.headRepository, "minimal-repository"),
    repository: shownRepository(state, upstream, "minimal-repository"),
    // A deleted account is left out here.
    actor: shownUserIfAny(state, run.actor) ?? undefined,
    triggering_actor: shownUserIfAny(state, run.triggeringActor) ?? undefined,
    created_at: run.createdAt,
    run_started_at: run.startedAt,
    updated_at: run.updatedAt,
    url: api,
    html_url: `https://github.com/${upstream.fullName}/actions/runs/${run.id}`,
    artifacts_url: `${api}/artifacts`,
    pull_requests: pullsOfRun(state, run).map((pull) => shownMinimalPull(state, pull)),
  });
}

/** No time, attempt or commit: GitHub gives none. */
function approvals(state: State, run: Run): unknown[] {
  return readable(run.approvals).map((approval) => ({
    state: approval.state,
    comment: approval.comment,
    user: shownUser(state, approval.user),
    environments: [
      { id: state.environments.get(approval.environment)?.id, name: approval.environment, node_id: "EN_1" },
    ],
  }));
}

function artifacts(state: State, call: RouteCall, isWanted: (artifact: Artifact) => boolean): RouteAnswer {
  const name = call.query.get("name");
  const found = readable(
    state.artifacts.filter((each) => isWanted(each) && (name === null || each.name === name)),
  ).reverse();
  const { items, headers } = page(call, found);
  const body = { total_count: found.length, artifacts: items.map((each) => shownArtifact(state, each)) };
  return { status: 200, body, headers };
}

function artifactOf(state: State, call: RouteCall): Artifact | undefined {
  return readable(state.artifacts.filter(({ id }) => String(id) === call.parameters["artifact_id"]))[0];
}

function shownArtifact(state: State, artifact: Artifact): Record<string, unknown> {
  const run = state.runs.find(({ id }) => id === artifact.run);
  const upstream = upstreamOf(state);
  const url = `${API}/repos/${upstream.fullName}/actions/artifacts/${artifact.id}`;
  return shaped("artifact", {
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.size,
    digest: artifact.digest,
    expired: artifact.expired,
    created_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    expires_at: new Date(Date.parse(artifact.createdAt) + 90 * 86_400_000).toISOString(),
    url,
    archive_download_url: `${url}/zip`,
    workflow_run: {
      id: artifact.run,
      repository_id: upstream.id,
      head_repository_id: run?.headRepository.id ?? upstream.id,
      head_branch: run?.headBranch,
      head_sha: run?.headSha,
    },
  });
}
