/**
 * A gate in `workflow_run`: which pull request the run that ended was of. The payload only says which run to ask about;
 * its file, event and commit are the server's word, and the pull request is the one that has that head now.
 */
import type { PullRequest, WorkflowRun } from "../../ports/server.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import type { GateHost } from "./gate-host.ts";
import { known, Unanswered } from "./known.ts";
import { type Occasion, occasionOf } from "./occasion.ts";
import type { GateAsk } from "./pull-run.ts";

const OF_A_PULL_REQUEST = ["pull_request", "pull_request_review"];

/** What there is to judge, for every event. @throws Unanswered */
export async function occasionFor({ host, spec }: GateAsk): Promise<Result<Occasion>> {
  if (host.event.name !== "workflow_run") return occasionOf(host.event, spec.pullRequest);
  const { triggeringRun } = host.event;
  if (triggeringRun === undefined) return fail(NO_RUN);
  const run = known(await host.server.run(triggeringRun), `the run that ended (${triggeringRun})`);
  if (run === undefined)
    throw new Unanswered(`the run that ended (${triggeringRun}) could not be read (the server knows none)`);
  if (!spec.measuredBy.includes(run.path)) return fail(otherWorkflow(run, spec.measuredBy));
  if (run.event === "merge_group") return ofGroup(host, run);
  if (!OF_A_PULL_REQUEST.includes(run.event))
    return succeed({
      kind: "elsewhere",
      why: `run ${run.id} was of \`${run.event}\`, not of a pull request or a merge group`,
    });
  const pulls = known(
    await host.server.pullRequestsAt(run.headSha),
    `the pull requests of \`${run.headSha.slice(0, 7)}\``,
  );
  const pull = pulls.find((each) => isOf(run, each));
  if (pull === undefined)
    return succeed({
      kind: "elsewhere",
      why: `no open pull request has the commit of run ${run.id} as its head: a newer commit gets an answer of its own`,
    });
  return succeed({ kind: "pull-request", number: pull.number, mayMeasure: false });
}

/** GitHub makes the branch, and its name tells where the group goes; what the group is built on, git tells. */
const GROUP_BRANCH = /^gh-readonly-queue\/(.+)\/(?:pr-(\d{1,9})-[0-9a-f]+|[^/]+)$/;

/** @throws Unanswered */
async function ofGroup(host: GateHost, run: WorkflowRun): Promise<Result<Occasion>> {
  const [, branch, number] = GROUP_BRANCH.exec(run.headBranch ?? "") ?? [];
  if (branch === undefined)
    throw new Unanswered(
      `where the merge group of run ${run.id} goes could not be read (its branch is \`${run.headBranch ?? "not told"}\`)`,
    );
  const base = known(await host.server.mergeBase(branch, run.headSha), "the merge group's base");
  if (base === run.headSha)
    return succeed({ kind: "elsewhere", why: `the merge group of run ${run.id} is merged already` });
  const pulls = number === undefined ? [] : [Number(number)];
  return succeed({ kind: "merge-group", sha: run.headSha, base, pulls });
}

/** Two branches of two forks may end in one commit. */
function isOf(run: WorkflowRun, { open, head }: PullRequest): boolean {
  return (
    open &&
    head.sha === run.headSha &&
    head.branch === run.headBranch &&
    head.repository !== undefined &&
    head.repository === run.headRepository
  );
}

function otherWorkflow(run: WorkflowRun, followed: readonly string[]): Problem {
  const files = followed.map((path) => `\`${path}\``).join(" and ");
  return {
    code: "input-conflict",
    message: `run ${run.id} is of \`${run.path}\`, and this gate follows runs of ${files} only: a name is easily copied`,
    hint: "Name the file of the workflow that measures, and of the one that wakes the gate, in `measured-by`; any other run is nobody's to follow.",
  };
}

const NO_RUN: Problem = {
  code: "input-conflict",
  message: "this `workflow_run` event names no run that the server knows",
  hint: "Start the gate on `workflow_run` with `types: [completed]`.",
};
