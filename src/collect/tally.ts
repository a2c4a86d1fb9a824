/** Running counts of a collection, for the person who watches, and the reasons to stop before the plan is done. */
import { type Layer, type Outcome, sameOutcome } from "../core/outcome.ts";
import { type StopReason, scoreTrial, type Trial } from "../core/trial.ts";
import type { ProgressState } from "../ports.ts";

export interface StopRules {
  readonly stopOnError: boolean;
  /** US dollars; what is under way when it is reached still counts. */
  readonly maxCost?: number;
}

/** So many first answers, all failures of whatever kind, and calling on would only cost money. */
const HOPELESS_AFTER = 8;

export class Tally {
  stopped: StopReason | undefined;
  private done = 0;
  private made = 0;
  private errors = 0;
  private flips = 0;
  private cost = 0;
  /** The half of a pair that ended first, per case and pair. */
  private readonly halves = new Map<string, Outcome>();
  /** Calls in all; a reading that may end early knows it only as it goes. */
  planned: number;
  private readonly layer: Layer;
  private readonly workers: number;
  private readonly rules: StopRules;

  constructor(planned: number, layer: Layer, workers: number, rules: StopRules) {
    this.planned = planned;
    this.layer = layer;
    this.workers = workers;
    this.rules = rules;
  }

  state(): ProgressState {
    const { done, planned, flips, errors, workers } = this;
    return { done, planned, flips, errors, workers };
  }

  /** A trial of an earlier process: it counts and costs nothing. */
  recall(trial: Trial): void {
    this.done += 1;
    const scored = scoreTrial(trial.result, this.layer);
    if (scored.ok) this.pair(trial, scored.outcome);
    else this.errors += 1;
  }

  count(trial: Trial): void {
    this.made += 1;
    this.cost += trial.result.ok ? (trial.result.observation.costUsd ?? 0) : 0;
    const before = this.errors;
    this.recall(trial);
    if (this.errors > before) this.stopAfterFailure();
    if (this.rules.maxCost !== undefined && this.cost >= this.rules.maxCost) this.stop("max-cost");
  }

  /** A plan that is done needs no stopping. */
  stop(reason: StopReason): void {
    if (this.done < this.planned) this.stopped ??= reason;
  }

  private pair({ caseIndex, trial }: Trial, outcome: Outcome): void {
    const key = `${caseIndex}:${trial >> 1}`;
    const other = this.halves.get(key);
    if (other === undefined) {
      this.halves.set(key, outcome);
      return;
    }
    this.halves.delete(key);
    if (!sameOutcome(other, outcome)) this.flips += 1;
  }

  private stopAfterFailure(): void {
    if (this.rules.stopOnError) this.stop("error");
    else if (this.errors === this.made && this.made >= HOPELESS_AFTER) this.stop("all-failing");
  }
}
