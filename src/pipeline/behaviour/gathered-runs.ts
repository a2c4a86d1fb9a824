/** Runs of the selected tests, wherever they come from. */
import type { Trial, TrialResult } from "../../core/trial.ts";
import type { Problem } from "../../problem.ts";

export interface GatheredRuns {
  /** By the case's index in the whole suite, in the order they were made. */
  readonly runs: ReadonlyMap<number, readonly TrialResult[]>;
  /** By the case's index: how many there should be. */
  readonly planned: ReadonlyMap<number, number>;
  /** Calls made by this process or recorded, failed ones included; count. */
  readonly made: number;
  readonly agent: string;
  readonly isolation: string;
  /** Names of shards that are not there; absent: none is. */
  readonly lost?: readonly string[];
  /** Absolute; absent for recorded runs. */
  readonly journal?: string;
}

export type Gathered =
  | { readonly kind: "gathered"; readonly gathered: GatheredRuns }
  | { readonly kind: "refused"; readonly problems: readonly Problem[]; readonly callsMade: number }
  | {
      readonly kind: "interrupted";
      readonly kept: number;
      readonly planned: number;
      readonly journal: string;
    };

/** @param trials in any order */
export function byCase(trials: readonly Trial[]): ReadonlyMap<number, readonly TrialResult[]> {
  const groups = new Map<number, TrialResult[]>();
  for (const { caseIndex, result } of trials.toSorted((a, b) => a.trial - b.trial)) {
    const group = groups.get(caseIndex);
    if (group === undefined) groups.set(caseIndex, [result]);
    else group.push(result);
  }
  return groups;
}
