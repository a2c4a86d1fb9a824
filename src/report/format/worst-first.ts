/** The order in which rows are shown where not all of them may fit: what needs a person first. */
import type { DecisionRow, ProbeRow, RouteRow, VerdictWord } from "../model.ts";

const WORST: Readonly<Record<VerdictWord, number>> = { stochastic: 0, undecided: 1, deterministic: 2 };

/** Unstable before undecided before settled, then by flips; equal ones stay in the model's order. */
export function worstRoutes(rows: readonly RouteRow[]): readonly RouteRow[] {
  return [...rows].sort((a, b) => WORST[a.verdict] - WORST[b.verdict] || b.flips - a.flips);
}

/** Failed before flipping before quiet probes; equal ones stay in the suite's order. */
export function worstProbes(rows: readonly ProbeRow[]): readonly ProbeRow[] {
  return [...rows].sort((a, b) => b.errors - a.errors || b.flips - a.flips);
}

/** Forbidden before required and unreached before all others; equal ones stay in the model's order. */
export function worstDecisions(rows: readonly DecisionRow[]): readonly DecisionRow[] {
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(row: DecisionRow): number {
  if (row.outsideContract) return 0;
  return row.required && row.probes === 0 ? 1 : 2;
}
