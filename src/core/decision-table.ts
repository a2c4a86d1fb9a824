/** Approved and current decisions, probe by probe: what a person reviews before signing. Judges nothing. */
import type { Assessment } from "./assess.ts";
import type { Baseline, ClaimedProbe } from "./baseline.ts";
import { countOutcomes, type OutcomeCount } from "./coverage.ts";
import type { EvidenceCase } from "./evidence.ts";
import { type Outcome, sameOutcome } from "./outcome.ts";

/** `added` and `removed` probes are in one of the two only; an `unanswered` one gave no answer. */
export const CHANGES = ["changed", "removed", "added", "unanswered", "same"] as const;
export type DecisionChange = (typeof CHANGES)[number];

export interface DecisionRow {
  readonly fingerprint: string;
  readonly change: DecisionChange;
  /** 0-based, of the evidence; absent for a removed probe. */
  readonly caseIndex?: number;
  /** The approved decision; absent for an added probe. */
  readonly before?: Outcome;
  /** The commonest answer now; absent where there is none. */
  readonly after?: Outcome;
  /** Empty where the baseline has no counts. */
  readonly countsBefore: readonly OutcomeCount[];
  /** Commonest first. */
  readonly countsAfter: readonly OutcomeCount[];
}

/** @param baseline undefined: there is none, and every probe is added @returns changed first, same last, each in order */
export function decisionTable(
  baseline: Baseline | undefined,
  { evidence }: Pick<Assessment, "evidence">,
): readonly DecisionRow[] {
  const approved = new Map((baseline?.claim.probes ?? []).map((probe) => [probe.fingerprint, probe]));
  const asked = new Set(evidence.cases.map(({ fingerprint }) => fingerprint));
  const rows = [
    ...evidence.cases.map((item, caseIndex) =>
      currentRow(item, caseIndex, approved.get(item.fingerprint), baseline),
    ),
    ...[...approved.values()]
      .filter(({ fingerprint }) => !asked.has(fingerprint))
      .map((probe) => removedRow(probe, baseline)),
  ];
  return rows.sort((a, b) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change));
}

function currentRow(
  { fingerprint, outcomes }: EvidenceCase,
  caseIndex: number,
  approved: ClaimedProbe | undefined,
  baseline: Baseline | undefined,
): DecisionRow {
  const countsAfter = countOutcomes(outcomes);
  const before = approved?.expected;
  const after = countsAfter[0]?.outcome;
  return {
    fingerprint,
    change: changeOf(before, after),
    caseIndex,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    countsBefore: countsOf(baseline, fingerprint),
    countsAfter,
  };
}

function changeOf(before: Outcome | undefined, after: Outcome | undefined): DecisionChange {
  if (after === undefined) return "unanswered";
  if (before === undefined) return "added";
  return sameOutcome(before, after) ? "same" : "changed";
}

function removedRow({ fingerprint, expected }: ClaimedProbe, baseline: Baseline | undefined): DecisionRow {
  return {
    fingerprint,
    change: "removed",
    before: expected,
    countsBefore: countsOf(baseline, fingerprint),
    countsAfter: [],
  };
}

function countsOf(baseline: Baseline | undefined, fingerprint: string): readonly OutcomeCount[] {
  return baseline?.answers?.get(fingerprint) ?? [];
}
