/**
 * What a plan would cost, and what observed flips could still show; every number is final.
 * Rates are fractions in [0, 1], counts integers. Claims nothing about what the agent will answer.
 */
import type { VerdictWord } from "./model.ts";

export interface PlanModel {
  readonly version: string;
  /** Tolerance, in (0, 1). */
  readonly epsilon: number;
  /** Absent when only observed flips were asked about, without a suite. */
  readonly run?: PlannedRun;
  /** The boundaries of method `sequential`; absent without the meter, or where nobody could pay for them. */
  readonly sequential?: SequentialModel;
  /** Of `--observed FLIPS/PAIRS`. */
  readonly observed?: ObservedFlips;
}

/** When a reading pair by pair would decide. */
export interface SequentialModel {
  /** By flips so far: the pair at which, and only there, they certify. */
  readonly certifyAt: readonly number[];
  /** By number of the flip: the last pair at which it convicts; 0 where it never does. */
  readonly stochasticBy: readonly number[];
  /** Most pairs read. */
  readonly cap: number;
}

/** What `run` would call, priced exactly. */
export interface PlannedRun {
  readonly probes: number;
  /** Repeats of every probe; absent when each route has its own (see `routes`). */
  readonly repeatsEach?: number;
  /** One row per route where a contract declares stability targets; else empty. */
  readonly routes: readonly RoutePlanRow[];
  /** Pairs of all probes together. */
  readonly pairs: number;
  /** With those of `followUps`. */
  readonly calls: number;
  /** Of relations; absent: none is asked. */
  readonly followUps?: {
    readonly calls: number;
    readonly relations: readonly { readonly name: string; readonly calls: number }[];
  };
  /** What qualifying every route on its own would take; absent without expectations, or when `routes` does so already. */
  readonly perRoute?: { readonly repeatsEach?: number; readonly calls: number };
  /** Of method `sequential`: `calls` are those of an agent that never flips, and these the least and the most. */
  readonly reading?: { readonly fewestCalls?: number; readonly mostCalls: number };
  /** Present where somebody asked for a number of shards; `calls` are those of all together. */
  readonly shards?: { readonly count: number; readonly calls: number };
  /** What a budget took away, in words. */
  readonly budgetNote?: string;
}

export interface RoutePlanRow {
  readonly route: string;
  readonly cases: number;
  readonly target: number;
  /** Pairs that certify at this target when none flips. */
  readonly pairs: number;
  readonly repeatsEach: number;
  readonly calls: number;
}

export interface ObservedFlips {
  readonly flips: number;
  readonly pairs: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: VerdictWord;
  /** Can further agreeing pairs still certify, within `maxPairs` where one is given? */
  readonly reachable: boolean;
  /** Fewest pairs in all that certify, every further one agreeing; present when reachable. */
  readonly totalPairs?: number;
  /** `totalPairs` less those observed. */
  readonly furtherPairs?: number;
  /** Two calls a pair. */
  readonly furtherCalls?: number;
  readonly maxPairs?: number;
}
