/**
 * A GitHub that remembers: a repository with real git objects, forks, pull requests, labels, reviews, workflow runs,
 * environments, artifacts, statuses and issues, served by fake-github.ts. People act through the methods here; each
 * action changes the state, writes to `world.log`, and returns the event as GitHub delivers it.
 *
 *   const world = await startWorld({ files: { "agent.mjs": "…" } });
 *   world.push("topic", { "b.json": "{}" }, "author");                     // roles: see CAST
 *   const { pull, delivery } = world.openPullRequest("topic", "author");
 *   const step = await world.step(delivery, { bundle, metadata, inputs }); // the real bundle, with that event
 *   const labeled = world.label(pull, "agentverity:approve-baseline", "maintainer");
 *   expect(world.statusOf(pull.headSha, "agentverity (b.json)")?.state).toBe("success");
 *   expect(world.github.violations).toEqual([]);
 *   await world.close();
 *
 * - Each action takes one second (`world.scene.secondsPerAction`), else time stands: `world.clock.advance(120)`.
 * - `world.scene.facts` switches what nobody has confirmed about GitHub; `world.state.lag = 2` hides new objects from
 *   their next two requests; `world.github.fault("POST", "/statuses/{sha}", TROUBLES["500"], 1)` makes trouble, and
 *   `{ kind: "meanwhile", act: () => world.push(…) }` lets something happen just before a request is answered.
 * - A token's rights: `world.permissions`; a fork's run gets them reading only. `world.appToken("team-app", …)`.
 * - What an admin sets: `world.settings` (rulesets, protection, in GitHub's words), `world.setEnvironment(name, …)`.
 * - What GitHub would refuse a person (a reader's label, an author's approval) throws RefusedByGithub.
 * - Events that a request caused (a commit by the API) are in `world.deliveries`, like all others.
 *
 * It does not read workflow files, nor enforce protection when merging; statuses of a merge are a test's matter.
 */
import type { Delivery } from "./deliveries.ts";
import { variablesOf, type Workflow } from "./deliveries.ts";
import { type FakeGithub, startFakeGithub } from "./fake-github.ts";
import { startFakeResults } from "./fake-results.ts";
import { MergeActions } from "./merge-actions.ts";
import type { Permissions } from "./permissions.ts";
import { readOnly } from "./permissions.ts";
import { type LabelOptions, type OpenOptions, PullActions } from "./pull-actions.ts";
import { type Changes, PushActions } from "./push-actions.ts";
import { type ArtifactOptions, RunActions } from "./run-actions.ts";
import { runAction, type StepRequest, type StepResult } from "./runner.ts";
import { Scene } from "./scene.ts";
import type { Person, Pull, Repository, Role, Run, State, Status } from "./state.ts";
import { serveWorld } from "./world-routes.ts";

export interface WorldOptions {
  readonly repository?: string;
  readonly isPrivate?: boolean;
  /** First commit of `main`. */
  readonly files?: Changes;
  readonly startsAt?: string;
  readonly workflows?: readonly Workflow[];
  readonly permissions?: Permissions;
}

/** Everyone who is there from the start. */
const CAST: readonly (readonly [login: string, role: Role, type: Person["type"]])[] = [
  ["acme", "none", "Organization"],
  ["admin", "admin", "User"],
  ["maintainer", "maintain", "User"],
  ["author", "write", "User"],
  ["writer", "write", "User"],
  ["triager", "triage", "User"],
  ["reader", "read", "User"],
  ["outsider", "none", "User"],
  ["team-app[bot]", "write", "Bot"],
  ["dependabot[bot]", "write", "Bot"],
  ["github-actions[bot]", "write", "Bot"],
  ["github-merge-queue[bot]", "write", "Bot"],
  ["GitHub", "none", "User"],
];

/** The gate's one-workflow set-up: every event it must answer. */
export const GATE_WORKFLOW: Workflow = {
  name: "agentverity",
  path: ".github/workflows/agentverity.yml",
  on: {
    pull_request: ["opened", "reopened", "synchronize", "edited", "labeled", "unlabeled", "ready_for_review"],
    pull_request_review: ["submitted", "dismissed"],
    merge_group: ["checks_requested"],
    workflow_dispatch: [],
    push: ["main"],
  },
};

/** What the gate's job asks for. */
export const GATE_PERMISSIONS: Permissions = {
  contents: "read",
  actions: "read",
  "pull-requests": "read",
  statuses: "write",
  checks: "write",
};

export type World = Awaited<ReturnType<typeof startWorld>>;

export async function startWorld(options: WorldOptions = {}) {
  const fullName = options.repository ?? "acme/support";
  const scene = new Scene(options.startsAt ?? "2026-11-30T12:00:00Z", options.workflows ?? [GATE_WORKFLOW]);
  const { state } = scene;
  const github = await startFakeGithub({ repository: fullName });
  const [pushes, pulls, runs] = [new PushActions(scene), new PullActions(scene), new RunActions(scene)];
  const merges = new MergeActions(scene, pushes);
  for (const [login, role, type] of CAST) addPerson(state, login, role, type);
  const upstream = addRepository(state, fullName, false, options.isPrivate ?? false);
  upstream.refs.set("refs/heads/main", pushes.commit(undefined, options.files ?? {}, "admin").sha);
  state.labels.add("bug").add("agentverity:approve-baseline");
  const tokens = new Tokens(github, options.permissions ?? GATE_PERMISSIONS);
  serveWorld({ scene, github, pushes, pulls });

  return {
    scene,
    state,
    github,
    clock: state.clock,
    facts: scene.facts,
    settings: state.settings,
    teams: runs.teams,
    workflows: scene.workflows,
    /** What happened, for an oracle. */
    log: scene.entries,
    deliveries: scene.deliveries,
    get permissions(): Permissions {
      return tokens.permissions;
    },
    set permissions(permissions: Permissions) {
      tokens.permissions = permissions;
    },

    person: (login: string, role: Role = "none", type: Person["type"] = "User") =>
      addPerson(state, login, role, type),
    setRole(login: string, role: Role): void {
      state.person(login).role = role;
      scene.log({ kind: "role", login, role });
    },
    /** Deletes an account; what it did stays. */
    deleteAccount(login: string): void {
      state.person(login).isGone = true;
    },
    /** Labels are made by those who may write; below that one applies what is there. */
    createLabel(name: string): void {
      state.labels.add(name);
    },
    /** Of a person who is there; branches as they are now. */
    fork(owner: string, isPrivate = false): Repository {
      const fork = addRepository(state, `${owner}/${fullName.split("/")[1]}`, true, isPrivate);
      for (const [ref, sha] of upstream.refs) fork.refs.set(ref, sha);
      if (!isPrivate) github.otherRepositories.add(fork.fullName);
      return fork;
    },
    /** Token of an app of the team's own: what it does starts workflows. */
    appToken: (slug: string, permissions: Permissions) => tokens.add(`${slug}[bot]`, permissions),

    push: pushes.push.bind(pushes),
    deleteBranch: (branch: string, by: string) => pushes.remove(upstream, branch, by),
    openPullRequest: (branch: string, by: string, more?: OpenOptions) => pulls.open(branch, by, more),
    close: () => github.close(),
    closePullRequest: pulls.close.bind(pulls),
    reopen: pulls.reopen.bind(pulls),
    retarget: pulls.retarget.bind(pulls),
    readyForReview: pulls.readyForReview.bind(pulls),
    label: (pull: Pull, name: string, by: string, more?: LabelOptions): Delivery =>
      must(pulls.label(pull.number, name, by, more)),
    unlabel: (pull: Pull, name: string, by: string, more?: LabelOptions): Delivery =>
      must(pulls.unlabel(pull.number, name, by, more)),
    review: pulls.review.bind(pulls),
    dismiss: pulls.dismiss.bind(pulls),
    comment: (pull: Pull, body: string, by: string) => pulls.comment(pull.number, body, by),
    merge: merges.merge.bind(merges),
    mergeQueue: merges.queue.bind(merges),
    finishQueue: merges.finishQueue.bind(merges),

    dispatch: (inputs: Readonly<Record<string, string>>, by: string, branch?: string) =>
      runs.dispatch(must(scene.workflows[0]), inputs, by, branch),
    schedule: (cron: string, by: string) => runs.schedule(must(scene.workflows[0]), cron, by),
    rerun: runs.rerun.bind(runs),
    completeRun: runs.complete.bind(runs),
    forgeRun: runs.forge.bind(runs),
    setEnvironment: runs.setEnvironment.bind(runs),
    enterEnvironment: runs.enterEnvironment.bind(runs),
    approveEnvironment: runs.approve.bind(runs),
    rejectEnvironment: runs.reject.bind(runs),
    bypassEnvironment: runs.bypass.bind(runs),
    addArtifact: (run: Run, name: string, zip: Buffer, more?: ArtifactOptions) =>
      runs.addArtifact(run, name, zip, more),

    /** The newest status of a context on a commit. */
    statusOf: (sha: string, context?: string): Status | undefined =>
      state.statuses.filter((each) => each.sha === sha && (context ?? each.context) === each.context).at(-1),
    /** Blob of a file at a commit, from git itself. */
    blobAt: (sha: string, path: string): string | undefined => state.git.at(sha, path)?.sha,
    textAt: (sha: string, path: string): string | undefined =>
      state.git.blob(state.git.at(sha, path)?.sha ?? "")?.toString("utf8"),

    /** What a step of the delivery's run is given, to spread into `runAction`. */
    stepOf: (delivery: Delivery, run: Run = must(delivery.run)) => ({
      eventName: delivery.name,
      event: delivery.payload,
      github: {
        url: github.url,
        repository: fullName,
        token: delivery.isReadOnly ? tokens.readOnly : github.token,
      },
      environment: {
        ...variablesOf(run),
        GITHUB_API_URL: github.url,
        GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
      },
    }),
    /** Runs the bundle as a step of that run; what it uploads is an artifact of the run at once. */
    async step(delivery: Delivery, request: Omit<StepRequest, "results">): Promise<StepResult> {
      const run = must(delivery.run);
      const results = await startFakeResults({
        firstArtifactId: 5_000_000_000 + state.nextId() * 1000,
        onArtifact: ({ id, name, zip, digest }) => {
          const told = digest === undefined ? null : prefixed(digest);
          runs.addArtifact(run, name, zip, { id, digest: told });
        },
      });
      try {
        const given = this.stepOf(delivery);
        const environment = { ...given.environment, ...request.environment };
        return await runAction({ ...given, ...request, results, environment });
      } finally {
        await results.close();
      }
    },
  };
}

function prefixed(digest: string): string {
  return digest.startsWith("sha256:") ? digest : `sha256:${digest}`;
}

/** The workflow's token, the same for reading only, and those of apps. */
class Tokens {
  readonly readOnly = "ghs_readOnlyTokenOfTheFake0123456789";
  readonly #github: FakeGithub;
  #permissions: Permissions = {};
  #apps = 0;

  constructor(github: FakeGithub, permissions: Permissions) {
    this.#github = github;
    this.permissions = permissions;
  }

  get permissions(): Permissions {
    return this.#permissions;
  }

  set permissions(permissions: Permissions) {
    this.#permissions = permissions;
    const actor = "github-actions[bot]";
    this.#github.addToken(this.#github.token, { actor, permissions });
    this.#github.addToken(this.readOnly, { actor, permissions: readOnly(permissions) });
  }

  add(actor: string, permissions: Permissions): string {
    this.#apps += 1;
    const token = `ghs_appTokenOfTheFake${this.#apps}0123456789`;
    this.#github.addToken(token, { actor, permissions });
    return token;
  }
}

function addPerson(state: State, login: string, role: Role, type: Person["type"]): Person {
  const person = { login, id: 100 + state.people.size, type, role, isGone: false };
  state.people.set(login.toLowerCase(), person);
  return person;
}

function addRepository(state: State, fullName: string, isFork: boolean, isPrivate: boolean): Repository {
  state.person(fullName.split("/")[0] ?? "");
  const repository: Repository = {
    id: 9000 + state.repositories.size,
    fullName,
    isFork,
    isPrivate,
    defaultBranch: "main",
    refs: new Map(),
    activity: [],
  };
  state.repositories.set(fullName, repository);
  return repository;
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("GitHub starts no run for this event");
  return value;
}
