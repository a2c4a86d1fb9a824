/**
 * A pull request told event by event: the gate's job answers each with the real bundle, and every chapter says what is
 * posted on which commit, what the job is, how often the agent was asked and what lies in the branch afterwards.
 */
import { expect } from "vitest";
import type { Delivery } from "../fakes/deliveries.ts";
import type { StepResult } from "../fakes/runner.ts";
import type { Pull } from "../fakes/state.ts";
import { unzip } from "../fakes/unzip.ts";
import { GATE_PERMISSIONS } from "../fakes/world.ts";
import type { Texts } from "./bundles.ts";
import { BASELINE, candidateOf, startTeam, type Team } from "./gate-team.ts";

/** Of 4 cases at the tolerance `cheap`: each is asked 18 times. */
export const MEASURED = 72;

export interface Chapter {
  /** State and description of the status on the commit that was judged. */
  readonly status: string | RegExp;
  /** The output `baseline-state`. */
  readonly state: string;
  readonly job: "green" | "red";
  readonly calls: number;
  /** The baseline file on the head; `undefined`: none is there. */
  readonly file: object | undefined;
  /** The judged commit, where it is not the pull request's head. */
  readonly on?: string;
}

export class Story {
  readonly team: Team;
  readonly pull: Pull;
  readonly #opened: Delivery;
  readonly #token: string;

  private constructor(team: Team, pull: Pull, opened: Delivery) {
    this.team = team;
    this.pull = pull;
    this.#opened = opened;
    // What an app of the team's own commits starts workflows; what the workflow's token commits does not.
    this.#token = team.world.appToken("team-app", { ...GATE_PERMISSIONS, contents: "write" });
  }

  /** A pull request without a baseline, of a team whose gate writes what is signed. */
  static async begin(config: string): Promise<Story> {
    const team = await startTeam({ config });
    team.world.push("topic", { "README.md": "a router\n" }, "author");
    const { pull, delivery } = team.world.openPullRequest("topic", "author");
    return new Story(team, pull, delivery);
  }

  /** The event that opened it. */
  get opened(): Delivery {
    return this.#opened;
  }

  /** The job of an event runs, and everything that the chapter says is found; then time passes. */
  async tell(title: string, event: Delivery, chapter: Chapter, inputs: Texts = {}): Promise<StepResult> {
    const { team, pull } = this;
    const step = await team.gate(event, { "github-token": this.#token, ...inputs });
    const told = `${title}\n${step.log}`;
    const status = team.status(chapter.on ?? pull.headSha);
    if (typeof chapter.status === "string") expect(status, told).toBe(chapter.status);
    else expect(status, told).toMatch(chapter.status);
    expect(step.exitCode === 0 ? "green" : "red", told).toBe(chapter.job);
    expect(step.outputs["baseline-state"], told).toBe(chapter.state);
    expect(team.calls(), told).toBe(chapter.calls);
    const file = this.file();
    if (chapter.file === undefined) expect(file, told).toBeUndefined();
    else expect(file, told).toMatchObject(chapter.file);
    expect(team.world.github.violations, title).toEqual([]);
    team.world.clock.advance(300);
    return step;
  }

  push(changes: Texts): Delivery {
    return this.team.world.push("topic", changes, "author");
  }

  /** What a run of the gate last offered as a candidate. */
  candidate(): string {
    return candidateOf(this.team.world, unzip);
  }

  /** Names of what runs left, oldest first, each once: `agentverity-candidate-…`. */
  artifacts(kind: string): readonly string[] {
    const names = this.team.world.state.artifacts.map(({ name }) => name);
    return [...new Set(names.filter((name) => name.startsWith(`agentverity-${kind}-`)))];
  }

  /** The baseline file on the pull request's head. */
  file(): Record<string, unknown> | undefined {
    const text = this.team.world.textAt(this.pull.headSha, BASELINE);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** The event of the head's commit, which a request made. */
  eventOfHead(): Delivery {
    const { deliveries } = this.team.world;
    const found = deliveries.findLast(
      ({ action, run }) => action === "synchronize" && run?.headSha === this.pull.headSha,
    );
    if (found === undefined) throw new Error("the commit started no workflow");
    return found;
  }
}
