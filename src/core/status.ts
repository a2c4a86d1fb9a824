/** One word for a run, computed once (`statistics.md` §3 gives the precedence, `formats.md` the exit codes). */

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
