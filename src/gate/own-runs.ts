/**
 * Which runs are the gate's own. Anybody with write access can run a workflow of his own that uploads an artifact of
 * the right name; what counts are runs of the asking run's workflow file, started by an event that this gate uses. A
 * gate in `workflow_run` runs the default branch's file, so a run of a branch's copy of it is not its own.
 */
import type { Answer, WorkflowRun } from "../ports/server.ts";
import type { SigningCase } from "./signing-case.ts";

/** Events whose run is made for the head of a pull request, so its `head_sha` says what it looked at. */
const OF_A_HEAD = ["pull_request", "pull_request_review"];
/** Events whose run is made for another commit; what it looked at is in its own record. */
const FROM_A_BRANCH = ["workflow_run", "workflow_dispatch"];

/** Does the run's `head_sha` name the pull request's head? */
export function runsOnAHead(run: WorkflowRun): boolean {
  return OF_A_HEAD.includes(run.event);
}

/** What of a case it takes. */
type Asking = Pick<SigningCase, "server" | "ownRun" | "pull">;

export async function isOwnRun(signing: Asking, run: WorkflowRun): Promise<Answer<boolean>> {
  if (run.id === signing.ownRun.id) return { ok: true, value: true };
  if (run.path !== signing.ownRun.path) return { ok: true, value: false };
  const home = await homeBranch(signing);
  if (!home.ok) return home;
  const own = home.value === undefined ? isKnownEvent(signing, run) : isOfBranch(signing, run, home.value);
  return { ok: true, value: own };
}

/**
 * The default branch of a gate that runs from there, which a `workflow_dispatch`, a `merge_group` or a `push` of its file
 * does not say; any `workflow_run` of that file does. @returns undefined: the gate runs in the branches themselves
 */
async function homeBranch({ server, ownRun }: Asking): Promise<Answer<string | undefined>> {
  const { event, headBranch, path } = ownRun;
  if (event === "workflow_run") return { ok: true, value: headBranch ?? "" };
  if (OF_A_HEAD.includes(event)) return { ok: true, value: undefined };
  const runs = await server.runs({ event: "workflow_run" });
  if (!runs.ok) return runs;
  return { ok: true, value: runs.value.find((run) => run.path === path)?.headBranch };
}

function isOfBranch({ server }: Asking, run: WorkflowRun, branch: string): boolean {
  const home = `${server.repository.owner}/${server.repository.name}`.toLowerCase();
  return (
    FROM_A_BRANCH.includes(run.event) &&
    run.headBranch === branch &&
    run.headRepository?.toLowerCase() === home
  );
}

/** One workflow in the branch itself: its pull request's runs, and re-judging by hand. */
function isKnownEvent({ pull }: Asking, run: WorkflowRun): boolean {
  if (!runsOnAHead(run)) return run.event === "workflow_dispatch";
  if (pull === undefined) return false;
  return run.headBranch === pull.head.branch && run.headRepository === pull.head.repository;
}
