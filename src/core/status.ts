/** One word for a run, computed once (`status` of every report), and the exit code that follows from it. */

export const STATUSES = [
  "incomplete",
  "curtailed",
  "contract",
  "blind",
  "vacuous",
  "target-failed",
  "undecided",
  "violations",
  "stochastic",
  "deterministic",
  "unmeasured",
] as const;
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
export function statusOf(facts: Facts): Status {
  if (!facts.complete) return "incomplete";
  if (facts.curtailed) return "curtailed";
  if (facts.contractSatisfied === false) return "contract";
  if (facts.blind) return "blind";
  if (facts.relationsVacuous) return "vacuous";
  if (facts.targetStochastic) return "target-failed";
  if (facts.routeStochastic) return "stochastic";
  if (facts.targetUndecided || facts.pooled === "undecided") return "undecided";
  if (facts.relationViolated) return "violations";
  return facts.pooled ?? "unmeasured";
}

export type ExitCode = 0 | 1 | 2;

/** 0: interpretable and nothing violated; 1: a finding; 2: nothing that could be interpreted. */
export function exitCodeOf(status: Status): ExitCode {
  switch (status) {
    case "deterministic":
    case "stochastic":
    case "unmeasured":
      return 0;
    case "curtailed":
    case "contract":
    case "blind":
    case "vacuous":
    case "target-failed":
    case "violations":
      return 1;
    case "incomplete":
    case "undecided":
      return 2;
  }
}
