/** The few things that the gate changes. Each is asked for once; a refusal is the caller's to tell. */
import type { FileChange, NewStatus, PullRequest } from "../ports/server.ts";
import type { GitObjects } from "./git-objects.ts";
import { RequestFailure } from "./polite-request.ts";
import { pullRequest, type RestPull } from "./server-objects.ts";
import type { ServerRequests } from "./server-requests.ts";
import { truncate } from "./truncate.ts";

const DESCRIPTION_LIMIT = 140;

/** @throws RequestFailure */
export async function postStatus(requests: ServerRequests, sha: string, status: NewStatus): Promise<void> {
  await requests.write("POST /repos/{owner}/{repo}/statuses/{sha}", {
    sha,
    state: status.state,
    context: status.context,
    description: truncate(status.description, DESCRIPTION_LIMIT),
    ...(status.targetUrl === undefined ? {} : { target_url: status.targetUrl }),
  });
}

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/**
 * The server signs such a commit, and refuses it when the branch has moved. It is asked for once; where the answer is
 * lost, the branch is looked at. @throws RequestFailure
 */
export async function commitFile(
  requests: ServerRequests,
  git: GitObjects,
  repository: string,
  change: FileChange,
): Promise<{ readonly sha: string }> {
  try {
    return await createCommit(requests, repository, change);
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.status !== undefined) throw error;
    const sha = await landed(git, change);
    if (sha === undefined) throw error;
    return { sha };
  }
}

/** A commit on the expected head that changes what was asked for and nothing else is the one, whoever made it. */
async function landed(
  git: GitObjects,
  { branch, expectedHead, path, text }: FileChange,
): Promise<string | undefined> {
  try {
    const sha = await git.resolve(branch);
    if (sha === expectedHead || (await git.commit(sha)).parents[0] !== expectedHead) return undefined;
    const [before, after] = [await git.treeDigest(expectedHead, [path]), await git.treeDigest(sha, [path])];
    return before === after && (await git.fileAt(sha, path))?.text === text ? sha : undefined;
  } catch (error) {
    if (error instanceof RequestFailure) return undefined;
    throw error;
  }
}

async function createCommit(
  requests: ServerRequests,
  repository: string,
  change: FileChange,
): Promise<{ readonly sha: string }> {
  const [headline = "", ...body] = change.message.split("\n");
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName: change.branch },
    expectedHeadOid: change.expectedHead,
    message: { headline, body: body.join("\n").trim() },
    fileChanges: {
      additions: [{ path: change.path, contents: Buffer.from(change.text).toString("base64") }],
    },
  };
  const data = await requests.graphql(COMMIT, { input });
  const { createCommitOnBranch } = data as {
    readonly createCommitOnBranch: { readonly commit: { readonly oid: string } | null } | null;
  };
  const sha = createCommitOnBranch?.commit?.oid;
  if (sha === undefined) throw new RequestFailure("the server names no new commit", undefined);
  return { sha };
}

/** @throws RequestFailure */
export async function createBranch(requests: ServerRequests, branch: string, sha: string): Promise<void> {
  await requests.write("POST /repos/{owner}/{repo}/git/refs", { ref: `refs/heads/${branch}`, sha });
}

export interface PullRequestProposal {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
}

/** @throws RequestFailure */
export async function openPullRequest(
  requests: ServerRequests,
  owner: string,
  { branch, base, title, body }: PullRequestProposal,
): Promise<PullRequest> {
  try {
    const parameters = { head: branch, base, title, body };
    const { data } = await requests.write("POST /repos/{owner}/{repo}/pulls", parameters);
    return pullRequest(data as RestPull);
  } catch (error) {
    // It may be open already: by an earlier run, or by this very request, whose answer was lost.
    if (!(error instanceof RequestFailure) || (error.status ?? 422) !== 422) throw error;
    const parameters = { head: `${owner}:${branch}`, base, state: "open" };
    const [open] = await requests.list<RestPull>("/repos/{owner}/{repo}/pulls", parameters);
    if (open === undefined) throw error;
    return pullRequest(open);
  }
}
