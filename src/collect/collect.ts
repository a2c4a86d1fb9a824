/**
 * Makes the planned calls and hands on each trial as it ends. Decides nothing about the answers; says
 * honestly what was planned and never called.
 */
import type { Agent, Answer } from "../agent/agent.ts";
import type { Layer } from "../core/outcome.ts";
import type { SequentialPlan } from "../core/sequential-plan.ts";
import type { ShardPart } from "../core/shard.ts";
import type { StopReason, Trial, TrialResult } from "../core/trial.ts";
import type { Clock, Progress, ProgressState } from "../ports.ts";
import { type CurtailRule, curtailedDispenser } from "./curtailed-dispenser.ts";
import { type Dispenser, keyOf, parallelDispenser, type Slot, serialDispenser } from "./order.ts";
import { sequentialDispenser } from "./sequential-dispenser.ts";
import { shardDispenser } from "./shard-dispenser.ts";
import { type StopRules, Tally } from "./tally.ts";

export interface CollectRequest extends StopRules {
  /** The cases' input texts, in suite order. */
  readonly inputs: readonly string[];
  /** Trials of each case, same order; of a sequential reading the most it can take. */
  readonly repeats: readonly number[];
  /** Present: pairs are asked for in the order of its seed, until it is decided. */
  readonly sequential?: SequentialPlan;
  /** Present: the plan ends where admission has become unreachable. */
  readonly curtail?: CurtailRule;
  /** Present: what of the plan is asked here, and where; a part alone cannot tell where the whole ends early. */
  readonly part?: ShardPart;
  /** Of a plan that may end early: ask each case at least once, so that it is known which decisions are reached. */
  readonly coverAll?: boolean;
  readonly layer: Layer;
  readonly maxWorkers: number;
  readonly parallelRepeats: boolean;
  /** Journaled by an earlier process. What was answered is not asked again; what failed is. */
  readonly earlier?: readonly Trial[];
}

export interface CollectPorts {
  readonly clock: Clock;
  readonly progress: Progress;
  /** Aborted: start no further call and wait for none. */
  readonly interruption: AbortSignal;
  /** Called as each call ends, in the order of ending; the trial counts only once this has returned. */
  onTrial(trial: Trial): void;
}

export interface Collection {
  /** The last attempt of each: earlier ones that were answered, then those made here in the order of ending. */
  readonly trials: readonly Trial[];
  /** Calls made by this process, count. */
  readonly made: number;
  readonly stopped: StopReason | undefined;
  /** Where it ended, for what goes on from there. */
  readonly progress: ProgressState;
}

export async function collect(
  agent: Agent,
  request: CollectRequest,
  ports: CollectPorts,
): Promise<Collection> {
  const answered = (request.earlier ?? []).filter((trial) => trial.result.ok);
  const run = new Run(agent, request, ports, answered);
  ports.progress.start(run.tally.state());
  try {
    await run.finished();
  } finally {
    ports.progress.stop();
  }
  return {
    trials: [...answered, ...run.trials],
    made: run.trials.length,
    stopped: run.tally.stopped,
    progress: run.tally.state(),
  };
}

class Run {
  readonly trials: Trial[] = [];
  readonly tally: Tally;
  private readonly workers: number;
  /** Callers that wait for another's call to end. */
  private readonly waiting: (() => void)[] = [];
  private readonly dispenser: Dispenser;
  private readonly attempts: ReadonlyMap<string, number>;
  private readonly agent: Agent;
  private readonly request: CollectRequest;
  private readonly ports: CollectPorts;

  constructor(agent: Agent, request: CollectRequest, ports: CollectPorts, answered: readonly Trial[]) {
    this.agent = agent;
    this.request = request;
    this.ports = ports;
    this.dispenser = dispenserFor(request, answered);
    this.workers = Math.min(request.maxWorkers, this.dispenser.width);
    this.attempts = new Map((request.earlier ?? []).map((trial) => [keyOf(trial), trial.attempt]));
    this.tally = new Tally(this.dispenser.planned, request.layer, this.workers, request);
    for (const trial of answered) this.tally.recall(trial);
  }

  async finished(): Promise<void> {
    const { interruption } = this.ports;
    const stopped = new Promise<void>((resolve) => {
      if (interruption.aborted) resolve();
      else interruption.addEventListener("abort", () => resolve(), { once: true });
    });
    const work = Promise.all(Array.from({ length: this.workers }, () => this.work()));
    await Promise.race([work, stopped.then(() => this.tally.stop("interrupted"))]);
  }

  private async work(): Promise<void> {
    while (this.tally.stopped === undefined && !this.ports.interruption.aborted) {
      const slot = this.dispenser.next();
      if (slot === undefined) return;
      if (slot === "later") {
        await this.anotherEnds();
        continue;
      }
      const trial = await this.call(slot);
      // An answer that comes after the interruption was not waited for; the trial is asked again on resume.
      if (this.ports.interruption.aborted) return;
      this.finish(trial);
    }
  }

  /** Resolves when a call that is under way has ended. */
  private anotherEnds(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private finish(trial: Trial): void {
    this.ports.onTrial(trial);
    this.trials.push(trial);
    this.dispenser.done(trial);
    this.tally.planned = this.dispenser.planned;
    this.tally.count(trial);
    this.ports.progress.update(this.tally.state());
    for (const go of this.waiting.splice(0)) go();
  }

  private async call(slot: Slot): Promise<Trial> {
    const { clock } = this.ports;
    const startedAt = clock.now().toISOString();
    const from = clock.monotonic();
    const answer = await this.agent.ask(this.request.inputs[slot.caseIndex] ?? "");
    const elapsed = Math.max(0, clock.monotonic() - from);
    const attempt = (this.attempts.get(keyOf(slot)) ?? 0) + answer.attempt;
    return { ...slot, attempt, startedAt, result: resultOf(answer, elapsed) };
  }
}

export function dispenserFor(request: CollectRequest, answered: readonly Trial[]): Dispenser {
  const { sequential, curtail, parallelRepeats, coverAll = false, layer, repeats, part } = request;
  if (part !== undefined)
    return shardDispenser(part, {
      layer,
      parallelRepeats,
      answered,
      ...(sequential === undefined ? {} : { sequential }),
    });
  if (sequential !== undefined)
    return sequentialDispenser(sequential, { layer, parallelRepeats, coverAll, answered });
  // Where the pair of a failed call stood, no later process knows: its journal is completed as planned.
  const hasFailed = (request.earlier ?? []).some((trial) => !trial.result.ok);
  if (curtail !== undefined && !hasFailed)
    return curtailedDispenser(repeats, curtail, { layer, parallelRepeats, coverAll, answered });
  const known = new Set(answered.map(keyOf));
  const make = parallelRepeats ? parallelDispenser : serialDispenser;
  return make(repeats, (slot) => known.has(keyOf(slot)));
}

export function resultOf(answer: Answer, elapsedMs: number): TrialResult {
  if (!answer.ok) return { ok: false, failure: answer.failure };
  const latencyMs = Math.round(elapsedMs * 1000) / 1000;
  return { ok: true, observation: { latencyMs, ...answer.observation } };
}
