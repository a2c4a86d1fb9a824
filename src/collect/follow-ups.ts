/**
 * Asks the follow-up questions of relations, after the probes themselves: one call each, in the predeclared order, and none
 * whose probe was never answered, because there would be nothing to compare it with.
 */
import type { Agent } from "../agent/agent.ts";
import type { FollowUp } from "../core/relations.ts";
import type { StopReason } from "../core/trial.ts";
import type { Clock, Progress, ProgressState } from "../ports.ts";
import { resultOf } from "./collect.ts";

/** A question that is planned: a relation's rewording of a probe. */
export interface Rewording {
  readonly relation: string;
  /** 0-based index in the suite. */
  readonly caseIndex: number;
  readonly input: string;
}

export interface FollowUpRequest {
  /** In the order of the catalogue, and of the suite within a relation. */
  readonly rewordings: readonly Rewording[];
  readonly maxWorkers: number;
  readonly stopOnError: boolean;
  /** US dollars that are left; what is under way when they are spent still counts. */
  readonly costLeft?: number;
  /** Journaled by an earlier process. What was answered is not asked again; what failed is. */
  readonly earlier: readonly FollowUp[];
  /** What the collection of the probes ended with. */
  readonly progress: ProgressState;
}

export interface FollowUpPorts {
  readonly clock: Clock;
  readonly progress: Progress;
  /** Aborted: start no further call and wait for none. */
  readonly interruption: AbortSignal;
  /** Called as each call ends; it counts only once this has returned. */
  onFollowUp(followUp: FollowUp): void;
}

export interface FollowUps {
  /** The last attempt of each: earlier ones that were answered, then those made here in the order of ending. */
  readonly followUps: readonly FollowUp[];
  /** Calls made by this process, count. */
  readonly made: number;
  readonly stopped: StopReason | undefined;
}

export async function collectFollowUps(
  agent: Agent,
  request: FollowUpRequest,
  ports: FollowUpPorts,
): Promise<FollowUps> {
  const run = new Run(agent, request, ports);
  ports.progress.start(run.state());
  try {
    await run.finished();
  } finally {
    ports.progress.stop();
  }
  return { followUps: [...run.recalled, ...run.made], made: run.made.length, stopped: run.stopped };
}

class Run {
  readonly recalled: readonly FollowUp[];
  readonly made: FollowUp[] = [];
  stopped: StopReason | undefined;
  private readonly open: number;
  /** By probe: one call at a time for each, as for the probe itself, since an agent may keep a session per request. */
  private readonly queues: Rewording[][];
  private cost = 0;
  private errors = 0;
  private readonly attempts: ReadonlyMap<string, number>;
  private readonly agent: Agent;
  private readonly request: FollowUpRequest;
  private readonly ports: FollowUpPorts;
  private readonly workers: number;

  constructor(agent: Agent, request: FollowUpRequest, ports: FollowUpPorts) {
    this.agent = agent;
    this.request = request;
    this.ports = ports;
    this.recalled = request.earlier.filter((followUp) => followUp.result.ok);
    this.attempts = new Map(request.earlier.map((followUp) => [keyOf(followUp), followUp.attempt]));
    const known = new Set(this.recalled.map(keyOf));
    const open = request.rewordings.filter((each) => !known.has(keyOf(each)));
    this.open = open.length;
    const queues = new Map<number, Rewording[]>();
    for (const each of open) queues.set(each.caseIndex, [...(queues.get(each.caseIndex) ?? []), each]);
    this.queues = [...queues.values()];
    this.workers = Math.min(request.maxWorkers, this.queues.length);
  }

  state(): ProgressState {
    const { done, planned, flips, errors, workers } = this.request.progress;
    return {
      done: done + this.recalled.length + this.made.length,
      planned,
      flips,
      errors: errors + this.errors,
      workers: this.workers || workers,
    };
  }

  async finished(): Promise<void> {
    const { interruption } = this.ports;
    const interrupted = new Promise<void>((resolve) => {
      if (interruption.aborted) resolve();
      else interruption.addEventListener("abort", () => resolve(), { once: true });
    });
    const work = Promise.all(Array.from({ length: this.workers }, () => this.work()));
    await Promise.race([work, interrupted.then(() => this.stop("interrupted"))]);
  }

  private async work(): Promise<void> {
    while (this.stopped === undefined && !this.ports.interruption.aborted) {
      const queue = this.queues.shift();
      const rewording = queue?.shift();
      if (queue === undefined || rewording === undefined) return;
      await this.ask(rewording);
      if (queue.length > 0) this.queues.push(queue);
    }
  }

  private async ask(rewording: Rewording): Promise<void> {
    const { clock } = this.ports;
    const startedAt = clock.now().toISOString();
    const from = clock.monotonic();
    const answer = await this.agent.ask(rewording.input);
    // An answer that comes after the interruption was not waited for; it is asked for again on resume.
    if (this.ports.interruption.aborted) return;
    const { relation, caseIndex } = rewording;
    const attempt = (this.attempts.get(keyOf(rewording)) ?? 0) + answer.attempt;
    const result = resultOf(answer, Math.max(0, clock.monotonic() - from));
    this.finish({ relation, caseIndex, attempt, startedAt, result });
  }

  private finish(followUp: FollowUp): void {
    this.ports.onFollowUp(followUp);
    this.made.push(followUp);
    this.count(followUp);
    this.ports.progress.update(this.state());
  }

  private count({ result }: FollowUp): void {
    const { stopOnError, costLeft } = this.request;
    if (result.ok) this.cost += result.observation.costUsd ?? 0;
    else {
      this.errors += 1;
      if (stopOnError) this.stop("error");
    }
    if (costLeft !== undefined && this.cost >= costLeft) this.stop("max-cost");
  }

  /** What is done needs no stopping. */
  private stop(reason: StopReason): void {
    if (this.made.length < this.open) this.stopped ??= reason;
  }
}

function keyOf({ relation, caseIndex }: Pick<FollowUp, "relation" | "caseIndex">): string {
  return `${caseIndex}:${relation}`;
}
