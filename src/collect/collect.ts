/**
 * Makes the planned calls and hands on each trial as it ends. Decides nothing about the answers; says
 * honestly what was planned and never called.
 */
import type { Agent } from "../agent/agent.ts";
import { type Layer, type Outcome, sameOutcome } from "../core/outcome.ts";
import { scoreTrial, type Trial, type TrialResult } from "../core/trial.ts";
import type { Clock, Progress } from "../ports.ts";
import { type Dispenser, parallelDispenser, type Slot, serialDispenser } from "./order.ts";

export interface CollectRequest {
  /** The cases' input texts, in suite order. */
  readonly inputs: readonly string[];
  /** Trials of each case, same order. */
  readonly repeats: readonly number[];
  readonly layer: Layer;
  readonly maxWorkers: number;
  readonly parallelRepeats: boolean;
  readonly stopOnError: boolean;
}

export interface CollectPorts {
  readonly clock: Clock;
  readonly progress: Progress;
  /** Called as each call ends, in the order of ending; the trial counts only once this has returned. */
  onTrial(trial: Trial): void;
}

export interface Collection {
  /** In the order of ending. */
  readonly trials: readonly Trial[];
  readonly planned: number;
  /** Why fewer calls were made than planned. */
  readonly stopped: "error" | "all-failing" | undefined;
}

/** So many first answers, all failures of whatever kind, and calling on would only cost money. */
const HOPELESS_AFTER = 8;

export async function collect(
  agent: Agent,
  request: CollectRequest,
  ports: CollectPorts,
): Promise<Collection> {
  const dispenser = request.parallelRepeats
    ? parallelDispenser(request.repeats)
    : serialDispenser(request.repeats);
  const workers = Math.min(request.maxWorkers, dispenser.width);
  const tally = new Tally(request, workers);
  const trials: Trial[] = [];

  const finish = (trial: Trial): void => {
    ports.onTrial(trial);
    trials.push(trial);
    tally.count(trial);
    ports.progress.update(tally.state());
  };

  ports.progress.start(tally.state());
  try {
    await Promise.all(
      Array.from({ length: workers }, () =>
        work(agent, request.inputs, dispenser, ports.clock, finish, tally),
      ),
    );
  } finally {
    ports.progress.stop();
  }
  return { trials, planned: tally.planned, stopped: tally.stopped };
}

async function work(
  agent: Agent,
  inputs: readonly string[],
  dispenser: Dispenser,
  clock: Clock,
  finish: (trial: Trial) => void,
  tally: Tally,
): Promise<void> {
  while (tally.stopped === undefined) {
    const slot = dispenser.next();
    if (slot === undefined) return;
    finish(await call(agent, inputs[slot.caseIndex] ?? "", slot, clock));
    dispenser.done(slot);
  }
}

async function call(agent: Agent, input: string, slot: Slot, clock: Clock): Promise<Trial> {
  const startedAt = clock.now().toISOString();
  const from = clock.monotonic();
  const answer = await agent.ask(input);
  const elapsed = Math.max(0, clock.monotonic() - from);
  const result: TrialResult = answer.ok
    ? { ok: true, observation: { latencyMs: Math.round(elapsed * 1000) / 1000, ...answer.observation } }
    : { ok: false, failure: answer.failure };
  return { ...slot, attempt: answer.attempt, startedAt, result };
}

/** Running counts for the person who watches, and the two reasons to stop early. */
class Tally {
  readonly planned: number;
  stopped: "error" | "all-failing" | undefined;
  private done = 0;
  private errors = 0;
  private flips = 0;
  /** The half of a pair that ended first, per case and pair. */
  private readonly halves = new Map<string, Outcome>();
  private readonly request: CollectRequest;
  private readonly workers: number;

  constructor(request: CollectRequest, workers: number) {
    this.request = request;
    this.workers = workers;
    this.planned = request.repeats.reduce((sum, count) => sum + count, 0);
  }

  state() {
    const { done, planned, flips, errors, workers } = this;
    return { done, planned, flips, errors, workers };
  }

  count({ caseIndex, trial, result }: Trial): void {
    this.done += 1;
    const scored = scoreTrial(result, this.request.layer);
    if (scored.ok) this.pair(`${caseIndex}:${trial >> 1}`, scored.outcome);
    else this.fail();
  }

  private pair(key: string, outcome: Outcome): void {
    const other = this.halves.get(key);
    if (other === undefined) {
      this.halves.set(key, outcome);
      return;
    }
    this.halves.delete(key);
    if (!sameOutcome(other, outcome)) this.flips += 1;
  }

  private fail(): void {
    this.errors += 1;
    if (this.request.stopOnError) this.stopped = "error";
    else if (this.errors === this.done && this.done >= HOPELESS_AFTER && this.done < this.planned) {
      this.stopped = "all-failing";
    }
  }
}
