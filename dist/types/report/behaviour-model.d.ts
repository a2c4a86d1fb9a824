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
    readonly failures: readonly {
        readonly text: string;
        readonly count: number;
    }[];
    /** Commonest first, as `search → book_table`. */
    readonly paths: readonly {
        readonly path: string;
        readonly count: number;
    }[];
    readonly unstablePaths: boolean;
    readonly averageSteps?: number;
    readonly averageLatencyMs?: number;
    readonly averageCostUsd?: number;
    /** Kinds of failure, commonest first; a failed assertion counts once in each run. */
    readonly categories: readonly {
        readonly name: string;
        readonly count: number;
    }[];
    /** In the order they were made. */
    readonly runs: readonly RunRow[];
}
export interface RunRow {
    readonly passed: boolean;
    /** Names of the called tools, in order. */
    readonly tools: readonly string[];
    /** What it failed of, as prose. */
    readonly failures: readonly string[];
    readonly steps?: number;
    readonly latencyMs?: number;
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
    /** Kinds of failure over all tests, commonest first. */
    readonly taxonomy: readonly TaxonomyRow[];
}
export interface TaxonomyRow {
    readonly category: string;
    /** Failed assertions, and tests that have some; counts. */
    readonly failures: number;
    readonly tests: number;
    /** Of all failed assertions, fraction. */
    readonly share: number;
}
/** How the tests of one suite did in the runs before, and in this one. */
export interface TrendModel {
    /** Oldest first. */
    readonly runs: readonly TrendRun[];
    /** In the order of the last run. */
    readonly tests: readonly TrendRow[];
}
export interface TrendRun {
    readonly id: string;
    /** ISO 8601. */
    readonly createdAt: string;
    readonly passedTests: number;
    readonly failedTests: number;
    readonly hasRegression: boolean;
}
export interface TrendRow {
    readonly name: string;
    /** Success rates as fractions, one a run of the trend; undefined where the test was not run. */
    readonly rates: readonly (number | undefined)[];
    readonly latest: number;
    /** Of the run before in which it was; undefined where there is none. */
    readonly before?: number;
}
