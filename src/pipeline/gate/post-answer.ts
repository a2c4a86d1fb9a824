/** The answer as a commit status: on a commit, by its id, never on a branch. What could not be posted is told. */
import type { GateAnswer } from "../../gate/answer.ts";
import type { PullRequest, Trouble } from "../../ports/server.ts";
import { advisoryNotes } from "./advisory.ts";
import type { GateHost } from "./gate-host.ts";

export interface Posted {
  readonly posted: boolean;
  /** Do the base branch's rules require this context? undefined: not asked, or not readable. */
  readonly required: boolean | undefined;
  /** Clauses for people. */
  readonly notes: readonly string[];
}

export async function postAnswer(
  host: GateHost,
  target: { readonly sha: string; readonly context: string; readonly branch: string | undefined },
  answer: GateAnswer,
): Promise<Posted> {
  const { server, event } = host;
  const { sha, context, branch } = target;
  const posted = await server.postStatus(sha, {
    context,
    state: answer.state,
    description: answer.description,
    ...(event.runUrl === undefined ? {} : { targetUrl: event.runUrl }),
  });
  if (!posted.ok) return { posted: false, required: undefined, notes: [unposted(posted.trouble, context)] };
  const notes =
    event.name === "workflow_run" && branch !== undefined ? await advisoryNotes(server, branch, context) : [];
  if (!answer.unsigned || branch === undefined) return { posted: true, required: undefined, notes };
  const contexts = await server.requiredContexts(branch);
  return { posted: true, required: contexts.ok ? contexts.value.includes(context) : undefined, notes };
}

function unposted({ reason, status }: Trouble, context: string): string {
  return `the status \`${context}\` could not be posted (${reason}), so this job's result is the answer: ${cureOf(status)}`;
}

function cureOf(status: number | undefined): string {
  return status === 403 || status === 404
    ? "give this job `statuses: write`; a run for a fork or for Dependabot has a token that only reads, and needs the set-up with `workflow_run`"
    : "run it again to have it posted";
}

/** `agentverity (PATH)`: two gates of one commit never overwrite each other. */
export function contextOf(given: string | undefined, baseline: string): string {
  return given ?? (baseline === "" ? "agentverity" : `agentverity (${baseline})`);
}

/** Is the branch of this pull request one that the gate could write to? */
export function isOwnBranch(host: GateHost, pull: PullRequest): boolean {
  const { owner, name } = host.server.repository;
  return pull.head.repository?.toLowerCase() === `${owner}/${name}`.toLowerCase();
}
