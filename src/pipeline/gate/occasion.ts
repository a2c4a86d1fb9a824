/** What started this run → what the gate has to judge, and whether this run may ask an agent for it. */
import type { Announced } from "../../gate/sign-off.ts";
import type { HostEvent } from "../../ports/event.ts";
import { fail, type Result, succeed } from "../../problem.ts";

export type Occasion =
  | {
      readonly kind: "pull-request";
      readonly number: number;
      /** Only what changes the agent's answers asks it anew. */
      readonly mayMeasure: boolean;
      readonly announced?: Announced;
    }
  | {
      readonly kind: "merge-group";
      readonly sha: string;
      readonly base: string;
      readonly pulls: readonly number[];
    }
  | {
      readonly kind: "push";
      readonly sha: string;
      readonly before: string | undefined;
      readonly branch: string;
    }
  /** A run by hand or by the clock, of no pull request. */
  | { readonly kind: "branch"; readonly sha: string; readonly branch: string }
  /** There is nothing to judge; a clause. */
  | { readonly kind: "elsewhere"; readonly why: string };

const MEASURING = ["opened", "reopened", "synchronize"];

/** @param chosen number of a pull request, as the step was given it */
export function occasionOf(event: HostEvent | undefined, chosen: number | undefined): Result<Occasion> {
  switch (event?.name) {
    case "pull_request":
    case "pull_request_review":
      return ofPullRequest(event);
    case "workflow_dispatch":
      if (chosen === undefined) return ofBranch(event);
      return succeed({ kind: "pull-request", number: chosen, mayMeasure: false });
    case "schedule":
      return ofBranch(event);
    case "merge_group":
      return ofMergeGroup(event);
    case "push":
      return ofPush(event);
    default:
      return fail({
        code: "input-conflict",
        message: `\`mode: gate\` judges pull requests, and this run was started by ${event === undefined ? "no event of GitHub Actions" : `\`${event.name}\``}`,
        hint: "Run it on `pull_request`, `pull_request_review`, `merge_group`, `push`, `workflow_run`, `workflow_dispatch` or `schedule`; `mode: check` compares with a baseline anywhere.",
      });
  }
}

function ofPullRequest(event: HostEvent): Result<Occasion> {
  const { name, action, pullRequest } = event;
  if (pullRequest === undefined) return fail(incomplete(name, "names no pull request"));
  const mayMeasure = name === "pull_request" && MEASURING.includes(action ?? "");
  const announced = announcedBy(event);
  return succeed({ kind: "pull-request", number: pullRequest, mayMeasure, ...(announced && { announced }) });
}

/** A re-run repeats an old payload: what it announced may long be gone, and is not waited for. */
function announcedBy({ name, action, label, reviewId, attempt }: HostEvent): Announced | undefined {
  if (attempt > 1) return undefined;
  if (name === "pull_request" && (action === "labeled" || action === "unlabeled") && label !== undefined)
    return { kind: action, label };
  if (name !== "pull_request_review" || reviewId === undefined) return undefined;
  return { kind: action === "dismissed" ? "dismissed" : "reviewed", reviewId };
}

/** GitHub tells a group's pull requests only in its branch's name, and of them only the last. */
function ofMergeGroup({ name, sha, base, ref }: HostEvent): Result<Occasion> {
  if (sha === undefined || base.sha === undefined) return fail(incomplete(name, "names no commits"));
  const number = /\/pr-(\d{1,9})-[0-9a-f]+$/.exec(ref ?? "")?.[1];
  return succeed({
    kind: "merge-group",
    sha,
    base: base.sha,
    pulls: number === undefined ? [] : [Number(number)],
  });
}

function ofPush({ name, sha, base }: HostEvent): Result<Occasion> {
  if (sha === undefined || base.branch === undefined) return fail(incomplete(name, "names no branch"));
  return succeed({ kind: "push", sha, before: base.sha, branch: base.branch });
}

function ofBranch({ name, sha, ref }: HostEvent): Result<Occasion> {
  const branch = /^refs\/heads\/(.+)$/.exec(ref ?? "")?.[1];
  if (sha === undefined || branch === undefined) return fail(incomplete(name, "names no branch"));
  return succeed({ kind: "branch", sha, branch });
}

function incomplete(name: string, why: string) {
  return {
    code: "input-conflict",
    message: `the payload of this \`${name}\` event ${why}: there is nothing to judge`,
    hint: "Run the gate from a workflow that this event started.",
  } as const;
}
