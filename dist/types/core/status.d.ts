/** One word for a run, computed once (`status` of every report), and the exit code that follows from it. */
export declare const STATUSES: readonly ["incomplete", "curtailed", "contract", "blind", "vacuous", "target-failed", "undecided", "violations", "stochastic", "deterministic", "unmeasured"];
export type Status = (typeof STATUSES)[number];
/** What is true of a run; each flag independent of the others. */
export interface Facts {
    readonly complete: boolean;
    readonly curtailed: boolean;
    /** undefined: no contract was declared. */
    readonly contractSatisfied: boolean | undefined;
    readonly blind: boolean;
    /** Relations were asked for, and none changed an input. */
    readonly relationsVacuous: boolean;
    readonly relationViolated: boolean;
    readonly pooled: "deterministic" | "stochastic" | "undecided" | undefined;
    readonly targetStochastic: boolean;
    readonly routeStochastic: boolean;
    readonly targetUndecided: boolean;
}
/** The first that holds, worst first: an incomplete run is never called anything better. */
export declare function statusOf(facts: Facts): Status;
export type ExitCode = 0 | 1 | 2;
/** 0: interpretable and nothing violated; 1: a finding; 2: nothing that could be interpreted. */
export declare function exitCodeOf(status: Status): ExitCode;
