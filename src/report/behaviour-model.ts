/** Behavioural tests as every renderer shows them, alone or beside decisions; every count, word and verdict is final. */

export interface TestRow {
  readonly name: string;
  readonly line?: number;
  /** Its file, where that is not the suite. */
  readonly file?: string;
  readonly outcome: "passed" | "failed" | "unfinished";
  readonly passed: number;
  readonly total: number;
  readonly planned: number;
  /** Wilson 95 %, of the success rate; fractions. */
  readonly lower: number;
  readonly upper: number;
  /** As the reference rounds it; in [0, 1]. */
  readonly flakiness: number;
  /** The most that these runs allow. */
  readonly flakinessUpper: number;
  /** Alike failures with the number of runs that had them, commonest first. */
  readonly failures: readonly { readonly text: string; readonly count: number }[];
  /** Commonest first, as `search → book_table`. */
  readonly paths: readonly { readonly path: string; readonly count: number }[];
  readonly unstablePaths: boolean;
  readonly averageSteps?: number;
  readonly averageLatencyMs?: number;
  readonly averageCostUsd?: number;
}

/** A test beside its baseline. */
export interface ChangeRow {
  readonly name: string;
  readonly line?: number;
  readonly file?: string;
  readonly verdict: "regression" | "suspect" | "ok";
  /** `5 of 5 runs passed, now 0 of 5 (p = 0.001)`. */
  readonly summary: string;
  /** What else is different: tools, path, categories, steps. */
  readonly notes: readonly string[];
}

export interface BehaviourTables {
  /** File of the suite, for links. */
  readonly suite: string;
  /** Worst first. */
  readonly tests: readonly TestRow[];
  /** Only those that say something; worst first. */
  readonly changes: readonly ChangeRow[];
  readonly vanished: readonly string[];
  readonly added: readonly string[];
  /** The file compared with; absent without one. */
  readonly baseline?: string;
}
