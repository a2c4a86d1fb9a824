/** Workflow runs: started by hand or clock, run again, completed, held in an environment, leaving artifacts. */
import { createHash } from "node:crypto";
import type { Delivery, Occasion, Workflow } from "./deliveries.ts";
import { RefusedByGithub } from "./event-log.ts";
import { shownRun } from "./run-routes.ts";
import type { Scene } from "./scene.ts";
import { upstreamOf } from "./shown.ts";
import type { Artifact, Environment, Run } from "./state.ts";

export interface ArtifactOptions {
  /** As the API tells it; by default of the bytes. `null`: none. */
  readonly digest?: string | null;
  readonly size?: number;
  readonly id?: number;
}

export class RunActions {
  readonly #scene: Scene;
  /** Members by team: `acme/leads`. */
  readonly teams = new Map<string, readonly string[]>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** `workflow_dispatch`. @throws RefusedByGithub for one who may not write */
  dispatch(
    workflow: Workflow,
    inputs: Readonly<Record<string, string>>,
    by: string,
    branch?: string,
  ): Delivery {
    const { state } = this.#scene;
    this.#scene.tick();
    if (!["admin", "maintain", "write"].includes(state.person(by).role)) {
      throw new RefusedByGithub(403, `${by} may not start ${workflow.name}`);
    }
    const ref = `refs/heads/${branch ?? upstreamOf(state).defaultBranch}`;
    const payload = { inputs, ref, workflow: workflow.path };
    return this.#deliverOf(workflow, { name: "workflow_dispatch", by, payload }, ref);
  }

  /** GitHub names the last committer of the workflow file as the actor. */
  schedule(workflow: Workflow, cron: string, by: string): Delivery {
    this.#scene.tick();
    const ref = `refs/heads/${upstreamOf(this.#scene.state).defaultBranch}`;
    const payload = { schedule: cron, workflow: workflow.path };
    return this.#deliverOf(workflow, { name: "schedule", by, payload }, ref);
  }

  #deliverOf(workflow: Workflow, occasion: Occasion, ref: string): Delivery {
    const sha = upstreamOf(this.#scene.state).refs.get(ref);
    if (sha === undefined) throw new RefusedByGithub(422, `No ref found for: ${ref}`);
    const others = this.#scene.workflows.splice(0);
    // Only the one that was asked for starts.
    this.#scene.workflows.push(workflow);
    try {
      return this.#scene.deliver({ ...occasion, at: { sha, ref } });
    } finally {
      this.#scene.workflows.splice(0, 1, ...others);
    }
  }

  /** The same event, head and payload once more, however old they are. @throws RefusedByGithub below write */
  rerun(run: Run, by: string): Delivery {
    const { state, log, facts } = this.#scene;
    this.#scene.tick();
    if (!["admin", "maintain", "write"].includes(state.person(by).role)) {
      throw new RefusedByGithub(403, `${by} may not re-run`);
    }
    run.attempt += 1;
    run.triggeringActor = by;
    run.startedAt = state.clock.now;
    run.updatedAt = state.clock.now;
    run.conclusion = null;
    run.status = run.waitsFor !== undefined && facts.rerunAsksAgain ? "waiting" : "in_progress";
    log({ kind: "rerun", run: run.id, by, attempt: run.attempt });
    const isReadOnly = run.headRepository.isFork || run.actor === "dependabot[bot]";
    const action = run.payload["action"] as string | undefined;
    const again = { name: run.event, action, payload: run.payload, run, runs: [run], isReadOnly };
    this.#scene.deliveries.push(again);
    return again;
  }

  /** Ends a run; @returns the `workflow_run` event for those that wait for it */
  complete(run: Run, conclusion: string): Delivery {
    const { state } = this.#scene;
    this.#scene.tick();
    run.status = "completed";
    run.conclusion = conclusion;
    run.updatedAt = state.clock.now;
    const workflow = { id: 1, name: run.name, path: run.path };
    const payload = { workflow_run: shownRun(state, run), workflow };
    return this.#scene.deliver({
      name: "workflow_run",
      action: "completed",
      match: run.name,
      by: run.actor,
      payload,
      title: run.name,
    });
  }

  /** A run that some workflow file made of an event: whatever the file is called. */
  forge(run: Partial<Run> & Pick<Run, "path" | "headSha">): Run {
    const { state, log } = this.#scene;
    const upstream = upstreamOf(state);
    const forged: Run = {
      id: 40_000_000_000 + state.nextId(),
      name: "agentverity",
      number: 1,
      event: "pull_request",
      headBranch: upstream.defaultBranch,
      headRepository: upstream,
      actor: "author",
      triggeringActor: run.actor ?? "author",
      attempt: 1,
      createdAt: state.clock.now,
      startedAt: state.clock.now,
      updatedAt: state.clock.now,
      status: "completed",
      conclusion: "success",
      title: "forged",
      payload: {},
      variables: {},
      waitsFor: undefined,
      approvals: [],
      ...state.late(),
      ...run,
    };
    state.runs.push(forged);
    const { id, path, event, headSha, actor } = forged;
    log({ kind: "run", run: id, path, event, headSha, actor });
    return forged;
  }

  setEnvironment(name: string, rules: Partial<Omit<Environment, "name" | "id" | "createdAt">>): Environment {
    const { state } = this.#scene;
    const environment: Environment = {
      name,
      id: state.environments.get(name)?.id ?? state.nextId(),
      reviewers: [],
      preventSelfReview: false,
      canAdminsBypass: true,
      branches: undefined,
      createdAt: state.clock.now,
      ...rules,
    };
    state.environments.set(name, environment);
    return environment;
  }

  /**
   * A job names the environment. One that is missing is made, without rules, and holds nobody up.
   * @throws RefusedByGithub where its branch policy keeps out what runs here; a pull request runs at `refs/pull/N/merge`
   */
  enterEnvironment(run: Run, name: string): void {
    const { state, log } = this.#scene;
    const environment = state.environments.get(name) ?? this.setEnvironment(name, {});
    const allowed = environment.branches === "protected" ? ["main"] : environment.branches;
    const ref = run.variables["GITHUB_REF"] ?? "";
    if (allowed !== undefined && !allowed.includes(ref.replace(/^refs\/heads\//, ""))) {
      [run.status, run.conclusion] = ["completed", "failure"];
      throw new RefusedByGithub(403, `${ref} is not allowed to deploy to ${name}`);
    }
    run.waitsFor = name;
    if (environment.reviewers.length > 0) run.status = "waiting";
    log({ kind: "waits", run: run.id, environment: name });
  }

  /** @throws RefusedByGithub for one who is no reviewer, and for the one who started it where that is prevented */
  approve(run: Run, by: string, comment = ""): void {
    this.#judge(run, by, "approved", comment);
    run.status = "in_progress";
  }

  reject(run: Run, by: string, comment = ""): void {
    this.#judge(run, by, "rejected", comment);
    run.status = "completed";
    run.conclusion = "failure";
  }

  #judge(run: Run, by: string, verdict: "approved" | "rejected", comment: string): void {
    const environment = this.#awaited(run);
    const { reviewers, preventSelfReview, name } = environment;
    const isReviewer = reviewers.some((each) => each === by || this.teams.get(each)?.includes(by));
    if (!isReviewer) throw new RefusedByGithub(403, `${by} is no reviewer of ${name}`);
    if (preventSelfReview && run.triggeringActor === by) {
      throw new RefusedByGithub(403, `${by} started this deployment`);
    }
    const approval = { environment: name, state: verdict, user: by, comment };
    run.approvals.push({ ...approval, ...this.#scene.state.late() });
    this.#scene.log({ kind: verdict, run: run.id, environment: name, by });
  }

  /** "Start all waiting jobs" by an admin. @throws RefusedByGithub where the environment does not allow it */
  bypass(run: Run, by: string): void {
    const { state, log, facts } = this.#scene;
    const environment = this.#awaited(run);
    if (state.person(by).role !== "admin" || !environment.canAdminsBypass) {
      throw new RefusedByGithub(403, `${by} may not bypass ${environment.name}`);
    }
    run.status = "in_progress";
    if (facts.bypassLeavesApproval) {
      const approval = { environment: environment.name, state: "approved" as const, user: by, comment: "" };
      run.approvals.push({ ...approval, ...state.late() });
    }
    log({ kind: "bypassed", run: run.id, environment: environment.name, by });
  }

  #awaited(run: Run): Environment {
    this.#scene.tick();
    const environment = this.#scene.state.environments.get(run.waitsFor ?? "");
    if (environment === undefined || run.status !== "waiting") {
      throw new RefusedByGithub(422, `run ${run.id} waits for no environment`);
    }
    return environment;
  }

  /** @param zip whole archive @throws RefusedByGithub for a second one of the name in the run */
  addArtifact(run: Run, name: string, zip: Buffer, options: ArtifactOptions = {}): Artifact {
    const { state, log } = this.#scene;
    if (state.artifacts.some((each) => each.run === run.id && each.name === name)) {
      throw new RefusedByGithub(409, `an artifact ${name} already exists on the workflow run`);
    }
    const real = `sha256:${createHash("sha256").update(zip).digest("hex")}`;
    const artifact: Artifact = {
      id: options.id ?? 5_000_000_000 + state.nextId(),
      name,
      run: run.id,
      zip,
      digest: options.digest === undefined ? real : (options.digest ?? undefined),
      createdAt: state.clock.now,
      size: options.size ?? zip.length,
      expired: false,
      ...state.late(),
    };
    state.artifacts.push(artifact);
    log({ kind: "artifact", run: run.id, name, id: artifact.id });
    return artifact;
  }
}
