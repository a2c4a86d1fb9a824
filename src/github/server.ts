/**
 * The port `Server`, answered by GitHub's API. It reads and translates and decides nothing; the token needs no more than
 * `contents`, `actions` and `pull-requests: read`, and `statuses: write` to answer.
 */
import type { Answer, RunQuery, Server } from "../ports/server.ts";
import { downloadFiles } from "./artifact-archive.ts";
import { requiredChecks } from "./branch-rules.ts";
import { readEnvironment } from "./environment.ts";
import { GitObjects } from "./git-objects.ts";
import * as runs from "./run-objects.ts";
import * as rest from "./server-objects.ts";
import { answer, maybe, SERVER_PATIENCE, type ServerPatience, ServerRequests } from "./server-requests.ts";
import { commitFile, createBranch, openPullRequest, postStatus } from "./server-writes.ts";
import { ruleReads } from "./setting-reads.ts";

const REPO = "/repos/{owner}/{repo}";

/** GITHUB_API_URL says where; it is read with the first question. */
export function createServer(
  token: string,
  repository: { readonly owner: string; readonly name: string },
  patience: ServerPatience = SERVER_PATIENCE,
): Server {
  const requests = new ServerRequests(token, repository, patience);
  const git = new GitObjects(requests);
  return {
    repository,
    ...pullRequestReads(requests),
    ...runReads(requests),
    ...settingReads(requests),
    ...ruleReads(requests),
    ...gitReads(requests, git),
    postStatus: (sha, status) => answer(() => postStatus(requests, sha, status)),
    createBranch: (branch, sha) => answer(() => createBranch(requests, branch, sha)),
    commitFile: (change) =>
      answer(() => commitFile(requests, git, `${repository.owner}/${repository.name}`, change)),
    openPullRequest: (request) => answer(() => openPullRequest(requests, repository.owner, request)),
  };
}

type Part<Name extends keyof Server> = Pick<Server, Name>;

function pullRequestReads(
  requests: ServerRequests,
): Part<
  "pullRequest" | "pullRequestsOf" | "pullRequestsAt" | "reviews" | "labelEvents" | "pushes" | "changedFiles"
> {
  return {
    pullRequest: (number) =>
      requests.announced(async () => {
        const { data } = await requests.read(`${REPO}/pulls/{pull_number}`, { pull_number: number });
        return rest.pullRequest(data as rest.RestPull);
      }),
    pullRequestsOf: (sha) => answer(async () => (await listedOf(requests, sha)).map(rest.pullRequest)),
    pullRequestsAt: (sha) => answer(() => pullRequestsAt(requests, sha)),
    reviews: (number, until) =>
      expected(requests, until, async () => {
        const route = `${REPO}/pulls/{pull_number}/reviews`;
        const found = await requests.list<rest.RestReview>(route, { pull_number: number });
        return found.map(rest.review);
      }),
    labelEvents: (number, until) =>
      expected(requests, until, async () => {
        const route = `${REPO}/issues/{issue_number}/events`;
        return rest.labelEvents(await requests.list<rest.RestIssueEvent>(route, { issue_number: number }));
      }),
    changedFiles: (number) =>
      answer(async () => {
        const route = `${REPO}/pulls/{pull_number}/files`;
        const found = await requests.list<{ filename: string; previous_filename?: string }>(route, {
          pull_number: number,
        });
        return found.flatMap(({ filename, previous_filename: former }) =>
          former === undefined ? [filename] : [filename, former],
        );
      }),
    pushes: ({ repository, branch }) =>
      answer(async () => {
        const [owner, repo] = repository.split("/");
        const parameters = { owner, repo, ref: `refs/heads/${branch}` };
        const found = await requests.list<rest.RestActivity>(`${REPO}/activity`, parameters, undefined, 1);
        return found.map(rest.push);
      }),
  };
}

function listedOf(requests: ServerRequests, sha: string): Promise<readonly rest.RestPull[]> {
  return requests.list<rest.RestPull>(`${REPO}/commits/{commit_sha}/pulls`, { commit_sha: sha });
}

/** The server's own list of a commit's pull requests may not know a fork's; then all open ones are looked through. */
async function pullRequestsAt(requests: ServerRequests, sha: string) {
  const ofCommit = await listedOf(requests, sha);
  const headed = (pulls: readonly rest.RestPull[]) =>
    pulls.map(rest.pullRequest).filter((pull) => pull.open && pull.head.sha === sha);
  const found = headed(ofCommit);
  return found.length > 0
    ? found
    : headed(await requests.list<rest.RestPull>(`${REPO}/pulls`, { state: "open" }));
}

function expected<Item>(
  requests: ServerRequests,
  until: ((items: readonly Item[]) => boolean) | undefined,
  look: () => Promise<readonly Item[]>,
): Promise<Answer<readonly Item[]>> {
  return requests.expecting(
    () => answer(look),
    (found) => !found.ok || until === undefined || until(found.value),
  );
}

function runReads(requests: ServerRequests): Part<"run" | "runs" | "approvals" | "artifacts" | "download"> {
  return {
    run: (id) =>
      requests.announced(async () => {
        const { data } = await requests.read(`${REPO}/actions/runs/{run_id}`, { run_id: id });
        return runs.workflowRun(data as runs.RestRun);
      }),
    runs: (query) => {
      const until = query.isExpected === true ? (some: readonly unknown[]) => some.length > 0 : undefined;
      return expected(requests, until, async () => {
        const pick = (data: unknown) => (data as { workflow_runs: readonly runs.RestRun[] }).workflow_runs;
        const found = await requests.list(`${REPO}/actions/runs`, runParameters(query), pick);
        return found.map(runs.workflowRun);
      });
    },
    approvals: (runId) =>
      answer(async () => {
        const route = `${REPO}/actions/runs/{run_id}/approvals`;
        const { data } = await requests.read(route, { run_id: runId });
        return (data as readonly runs.RestApproval[]).map(runs.approval);
      }),
    artifacts: ({ run, name }) =>
      answer(async () => {
        const route =
          run === undefined ? `${REPO}/actions/artifacts` : `${REPO}/actions/runs/{run_id}/artifacts`;
        const parameters = { ...(run !== undefined && { run_id: run }), ...(name !== undefined && { name }) };
        const pick = (data: unknown) => (data as { artifacts: readonly runs.RestArtifact[] }).artifacts;
        return (await requests.list(route, parameters, pick)).map(runs.artifactRecord);
      }),
    download: (artifact, maxBytes) => answer(() => downloadFiles(requests, artifact, maxBytes)),
  };
}

function runParameters(query: RunQuery): Readonly<Record<string, string>> {
  const { event, branch, actor, headSha, createdFrom, createdTo } = query;
  const seconds = (time: string) => time.replace(/\.\d+Z$/, "Z");
  const window = `${seconds(createdFrom ?? "*")}..${seconds(createdTo ?? "*")}`;
  return {
    event,
    ...(branch !== undefined && { branch }),
    ...(actor !== undefined && { actor }),
    ...(headSha !== undefined && { head_sha: headSha }),
    ...((createdFrom ?? createdTo) !== undefined && { created: window }),
  };
}

function settingReads(
  requests: ServerRequests,
): Part<"permission" | "environment" | "requiredContexts" | "requiredChecks" | "defaultBranch" | "statuses"> {
  return {
    permission: (username) =>
      maybe(async () => {
        const route = `${REPO}/collaborators/{username}/permission`;
        const { data } = await requests.read(route, { username });
        const { permission, user } = data as { permission: string; user: Parameters<typeof rest.account>[0] };
        const found = rest.account(user);
        return found && { account: found, permission };
      }),
    environment: (name) => maybe(() => readEnvironment(requests, name)),
    requiredChecks: (branch) => answer(() => requiredChecks(requests, branch)),
    requiredContexts: (branch) =>
      answer(async () => (await requiredChecks(requests, branch)).map(({ context }) => context)),
    defaultBranch: () =>
      answer(async () => ((await requests.read(REPO)).data as { default_branch: string }).default_branch),
    statuses: (sha) =>
      answer(async () => {
        const route = `${REPO}/commits/{ref}/statuses`;
        return (await requests.list<rest.RestStatus>(route, { ref: sha })).map(rest.commitStatus);
      }),
  };
}

function gitReads(
  requests: ServerRequests,
  git: GitObjects,
): Part<"fileAt" | "blobAt" | "filesIn" | "parents" | "mergeBase" | "treeDigest"> {
  return {
    fileAt: (ref, path) => answer(() => git.fileAt(ref, path)),
    blobAt: (ref, path) => answer(() => git.blobAt(ref, path)),
    filesIn: (ref, folder) => answer(() => git.filesIn(ref, folder)),
    parents: (sha) => answer(async () => (await git.commit(sha)).parents),
    treeDigest: (sha, without) => answer(() => git.treeDigest(sha, without)),
    mergeBase: (base, head) =>
      answer(async () => {
        // By its id: a bare name may be a tag's too.
        const parameters = { basehead: `${await git.resolve(base)}...${head}`, per_page: 1 };
        const { data } = await requests.read(`${REPO}/compare/{basehead}`, parameters);
        return (data as { merge_base_commit: { sha: string } }).merge_base_commit.sha;
      }),
  };
}
