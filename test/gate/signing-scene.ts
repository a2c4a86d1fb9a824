/**
 * A pull request of `author` in a world of its own, and the question who signed it, asked over HTTP as the gate does.
 * Nobody needs to wait: time is the world's, and the server's patience is milliseconds.
 */

import { candidateName } from "../../src/gate/artifact-names.ts";
import { evaluateSignOff } from "../../src/gate/evaluate-sign-off.ts";
import type { GateRun, SignedThing, SigningPolicy, SignOff } from "../../src/gate/sign-off.ts";
import { SUBJECT_FILE, subjectText } from "../../src/gate/subject-record.ts";
import { createServer } from "../../src/github/server.ts";
import type { ServerPatience } from "../../src/github/server-requests.ts";
import type { Pull, Run } from "../fakes/state.ts";
import { startWorld, type World, type WorldOptions } from "../fakes/world.ts";
import { zip } from "../fakes/zip.ts";

export const BASELINE = "b.json";
export const LABEL = "agentverity:approve-baseline";
export const ENVIRONMENT = "agentverity-baseline";
/** Digests of two candidates. */
export const D = "d".repeat(64);
export const OTHER_D = "e".repeat(64);

const IMPATIENT = { tries: 2, waitMs: 50, requestMs: 300, lateMs: [1, 1, 1] };
/** Waits for a server that asks to be asked again. */
export const PATIENT = { ...IMPATIENT, waitMs: 1500 };

export class SigningScene {
  readonly world: World;
  readonly pull: Pull;
  /** The gate's run for the opened pull request. */
  readonly opened: Run;

  constructor(world: World, pull: Pull, opened: Run) {
    this.world = world;
    this.pull = pull;
    this.opened = opened;
  }

  /** The file as it is at the head. */
  file(path = BASELINE): SignedThing {
    const blob = this.world.blobAt(this.pull.headSha, path);
    const content = blob === undefined ? { removed: true } : { blob };
    return { pullRequest: this.pull.number, path, ...content };
  }

  /** A candidate that is in no branch yet. */
  candidate(candidateDigest = D): SignedThing {
    return { pullRequest: this.pull.number, path: BASELINE, candidateDigest };
  }

  /** Later: long enough that whoever acts next may have seen what was before. */
  later(seconds = 60): void {
    this.world.clock.advance(seconds);
  }

  /** A push to the pull request's branch. @returns the gate's run for it */
  push(text: string, by: string, options: Parameters<World["push"]>[3] = {}, path = BASELINE): Run {
    this.later();
    const repository = this.pull.repository.isFork ? { repository: this.pull.repository.fullName } : {};
    return must(this.world.push(this.pull.branch, { [path]: text }, by, { ...repository, ...options }).run);
  }

  /** The gate publishes a candidate in a run. @param subject for a run that is made for another commit */
  publish(run: Run, digest = D, subject?: { headSha: string; pullRequest?: number; digest?: string }): void {
    const about = { pullRequest: undefined, headSha: run.headSha, digest, ...subject };
    this.world.addArtifact(
      run,
      candidateName(digest),
      zip([{ name: SUBJECT_FILE, content: subjectText(about) }]),
    );
  }

  /** What the run whose turn it is would say. */
  ask(
    thing: SignedThing,
    policy: Partial<SigningPolicy> = {},
    gate: Partial<GateRun> = {},
    patience: ServerPatience = IMPATIENT,
  ): Promise<SignOff> {
    const { github, state } = this.world;
    process.env["GITHUB_API_URL"] = github.url;
    const [owner = "", name = ""] = github.repository.split("/");
    const server = createServer(github.token, { owner, name }, patience);
    const runId = state.runs.findLast(({ path }) => path === this.opened.path)?.id ?? this.opened.id;
    const methods = policy.methods ?? ["review", "label"];
    const whole = { label: LABEL, environment: ENVIRONMENT, allowSelfApproval: false, ...policy, methods };
    return evaluateSignOff(server, whole, thing, { runId, ...gate });
  }
}

/** `author` has pushed `b.json` to `topic` and opened a pull request; nobody has signed. */
export async function startSigningScene(options: WorldOptions & { fork?: "public" | "private" } = {}) {
  const world = await startWorld({ files: { "agent.mjs": "export default 1;" }, ...options });
  const { fork } = options;
  const by = fork === undefined ? "author" : "outsider";
  const repository = fork && world.fork(by, fork === "private").fullName;
  const at = repository === undefined ? {} : { repository };
  world.push("topic", { [BASELINE]: "first" }, by, at);
  const { pull, delivery } = world.openPullRequest("topic", by, at);
  const scene = new SigningScene(world, pull, must(delivery.run));
  scene.later();
  return scene;
}

/** Something that happens to the pull request, and what the gate must make of it. */
export interface Trap {
  readonly trap: string;
  readonly world?: Parameters<typeof startSigningScene>[0];
  /** After `author` opened the pull request with the file. */
  readonly happens: (scene: SigningScene) => void;
  readonly policy?: Partial<SigningPolicy>;
  /** By default the file as it is at the head. */
  readonly thing?: (scene: SigningScene) => SignedThing;
  /** `signed`, or the reason why not. */
  readonly outcome: string;
}

/** With the rule as the test's name. */
export function named<One extends { readonly trap: string; readonly outcome: string }>(
  traps: readonly One[],
): readonly (readonly [rule: string, trap: One])[] {
  return traps.map((trap) => [`${trap.trap}: ${trap.outcome}`, trap]);
}

/** `signed`, or the reason. */
export function outcomeOf(verdict: SignOff): string {
  return verdict.kind === "signed" ? "signed" : verdict.reason;
}

export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the scene lacks it");
  return value;
}
