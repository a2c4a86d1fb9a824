/**
 * Events as GitHub delivers them: which workflows start a run for one, what the run object says, which variables
 * and payload its steps get.
 */
import { isoTime } from "./clock.ts";
import { ACTIONS_BOT, shownPull, shownRepository, shownUser, testMerge, upstreamOf } from "./shown.ts";
import type { Pull, Repository, Run, State } from "./state.ts";

export interface Workflow {
  readonly name: string;
  /** `.github/workflows/agentverity.yml` */
  readonly path: string;
  /** Activity types by event; an empty list: any. For `push`, branches; for `workflow_run`, names of workflows. */
  readonly on: Readonly<Record<string, readonly string[]>>;
}

export interface Delivery {
  /** `pull_request` */
  readonly name: string;
  /** `labeled`; undefined for events without. */
  readonly action: string | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Run of the first workflow that listens; undefined: none does, or GitHub starts none. */
  readonly run: Run | undefined;
  readonly runs: readonly Run[];
  /** A fork's or Dependabot's: the workflow's token may only read. */
  readonly isReadOnly: boolean;
}

/** Not confirmed about GitHub. */
export interface DeliveryFacts {
  /** Who is the `actor` of the run that a label starts? */
  labelRunActor: "labeler" | "author";
  /** Seconds from an event to the creation of its run. */
  runDelay: number;
}

export interface Occasion {
  readonly name: string;
  readonly action?: string;
  readonly by: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly pull?: Pull;
  /** Where no pull request says it: what the run is about. */
  readonly at?: { readonly sha: string; readonly ref: string };
  /** Names or branches that `on` lists for events without an action. */
  readonly match?: string;
  readonly title?: string;
}

export function deliver(
  state: State,
  workflows: readonly Workflow[],
  occasion: Occasion,
  facts: DeliveryFacts,
): Delivery {
  const { name, action, by, pull } = occasion;
  const payload = {
    ...(action === undefined ? {} : { action }),
    ...occasion.payload,
    repository: shownRepository(state, upstreamOf(state), "full-repository"),
    sender: shownUser(state, by),
  };
  const listening = workflows.filter(({ on }) => {
    const types = on[name];
    return types !== undefined && (types.length === 0 || types.includes(occasion.match ?? action ?? ""));
  });
  const startsNone =
    // What a workflow's own token does starts nothing but what it asks for by name.
    (by === ACTIONS_BOT && name !== "workflow_dispatch" && name !== "workflow_run") ||
    (pull !== undefined && name.startsWith("pull_request") && testMerge(state, pull) === undefined);
  const actor = action === "labeled" && facts.labelRunActor === "author" ? (pull?.author ?? by) : by;
  const runs = startsNone
    ? []
    : listening.map((each) => startRun(state, each, { ...occasion, payload }, actor, facts.runDelay));
  const isReadOnly =
    pull !== undefined &&
    name !== "pull_request_target" &&
    (pull.repository.isFork || by === "dependabot[bot]");
  return { name, action, payload, run: runs[0], runs, isReadOnly };
}

function startRun(state: State, workflow: Workflow, occasion: Occasion, actor: string, delay: number): Run {
  const createdAt = isoTime(state.clock.seconds + delay);
  const upstream = upstreamOf(state);
  const place = placeOf(state, occasion, upstream);
  const run: Run = {
    id: 40_000_000_000 + state.nextId(),
    name: workflow.name,
    path: workflow.path,
    number: state.runs.filter(({ path }) => path === workflow.path).length + 1,
    event: occasion.name,
    headSha: place.headSha,
    headBranch: place.headBranch,
    headRepository: occasion.pull?.repository ?? upstream,
    actor,
    triggeringActor: occasion.by,
    attempt: 1,
    createdAt,
    startedAt: createdAt,
    updatedAt: createdAt,
    status: "in_progress",
    conclusion: null,
    title: occasion.title ?? occasion.pull?.title ?? workflow.name,
    payload: occasion.payload,
    variables: {
      GITHUB_EVENT_NAME: occasion.name,
      GITHUB_WORKFLOW: workflow.name,
      GITHUB_WORKFLOW_REF: `${upstream.fullName}/${workflow.path}@${place.ref}`,
      GITHUB_WORKFLOW_SHA: place.sha,
      GITHUB_REF: place.ref,
      GITHUB_SHA: place.sha,
      GITHUB_HEAD_REF: occasion.pull?.branch ?? "",
      GITHUB_BASE_REF: occasion.pull?.base ?? "",
      GITHUB_ACTOR: actor,
      GITHUB_ACTOR_ID: String(state.person(actor).id),
      GITHUB_REPOSITORY_ID: String(upstream.id),
    },
    waitsFor: undefined,
    approvals: [],
    ...state.late(),
  };
  state.runs.push(run);
  return run;
}

interface Place {
  readonly headSha: string;
  readonly headBranch: string;
  readonly sha: string;
  readonly ref: string;
}

/** A pull request's run is about its head and checks out the test merge; every other is about one commit. */
function placeOf(state: State, { pull, at, name }: Occasion, upstream: Repository): Place {
  if (pull !== undefined && name.startsWith("pull_request")) {
    const sha = testMerge(state, pull) ?? pull.headSha;
    return { headSha: pull.headSha, headBranch: pull.branch, sha, ref: `refs/pull/${pull.number}/merge` };
  }
  const ref = at?.ref ?? `refs/heads/${upstream.defaultBranch}`;
  const sha = at?.sha ?? upstream.refs.get(ref);
  if (sha === undefined) throw new Error(`no ${ref}`);
  return { headSha: sha, headBranch: ref.replace(/^refs\/heads\//, ""), sha, ref };
}

/** `pull_request` and the events of its kind. */
export function pullOccasion(
  state: State,
  pull: Pull,
  action: string,
  by: string,
  more: Readonly<Record<string, unknown>> = {},
): Occasion {
  const payload = { number: pull.number, pull_request: shownPull(state, pull, "pull-request"), ...more };
  return { name: "pull_request", action, by, pull, payload };
}

/** Variables of one attempt of a run. */
export function variablesOf(run: Run): Record<string, string> {
  return {
    ...run.variables,
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_NUMBER: String(run.number),
    GITHUB_RUN_ATTEMPT: String(run.attempt),
    GITHUB_TRIGGERING_ACTOR: run.triggeringActor,
  };
}
