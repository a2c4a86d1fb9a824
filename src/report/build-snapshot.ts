/** A run's report with the baseline it would become: refused with every reason, waiting to be accepted, or written. */

import type { Assessment } from "../core/assess.ts";
import { type Baseline, claimOf } from "../core/baseline.ts";
import { type DecisionRow, decisionTable } from "../core/decision-table.ts";
import type { Suite } from "../core/suite.ts";
import type { BaselineModel, BaselineWord } from "./baseline-model.ts";
import { shownRefusals } from "./build-admission.ts";
import { reasonWords } from "./build-baseline.ts";
import { baselineFields } from "./build-baseline-report.ts";
import { decisionTableModel } from "./build-decision-table.ts";
import { count, percent, sentence } from "./format.ts";
import type { Placed, ReportModel } from "./model.ts";

/** `kept`: the file already holds exactly these decisions, and whatever is bound to its bytes stays valid. */
export type SnapshotOutcome = "refused" | "candidate" | "saved" | "kept";

export interface TakenSnapshot {
  readonly outcome: SnapshotOutcome;
  readonly assessment: Assessment;
  readonly suite: Suite;
  /** D of these decisions; absent where there is nothing to claim. */
  readonly digest?: string;
  /** Where it is or would be written, as the user named it; absent: not named. */
  readonly file?: string;
  /** What that file held before, and its D; absent: there was none. */
  readonly before?: { readonly baseline: Baseline; readonly digest: string };
  /** How to accept without another call. */
  readonly accept: string;
}

export function withSnapshot(model: ReportModel, taken: TakenSnapshot): ReportModel {
  const { assessment, before, outcome } = taken;
  const table = decisionTable(before?.baseline, assessment);
  const baseline = snapshotModel(taken, table);
  const [word, tone] = WORDS[outcome];
  return {
    ...model,
    exitCode: outcome === "saved" || outcome === "kept" ? 0 : 2,
    tone,
    headline: { word, sentence: headlineOf(taken, baseline) },
    says: outcome === "refused" ? [] : model.says,
    next: nextSteps(taken, baseline, model),
    baseline,
    run: { ...model.run, baseline: baselineFields(baseline, table, undefined) },
  };
}

const WORDS: Readonly<Record<SnapshotOutcome, readonly [BaselineWord, ReportModel["tone"]]>> = {
  refused: ["REFUSED", "failure"],
  candidate: ["CANDIDATE", "care"],
  saved: ["SAVED", "success"],
  kept: ["SAVED", "success"],
};

const TITLES: Readonly<Record<SnapshotOutcome, string>> = {
  refused: "✗ refused",
  candidate: "➖ not accepted yet",
  saved: "✓ written",
  kept: "✓ written before",
};

const STATES = { refused: "refused", candidate: "none", saved: "signed", kept: "signed" } as const;

function snapshotModel(taken: TakenSnapshot, table: readonly DecisionRow[]): BaselineModel {
  const { outcome, assessment, suite, digest, file } = taken;
  return {
    state: STATES[outcome],
    title: TITLES[outcome],
    ...(file === undefined ? {} : { file }),
    ...approvedDigest(taken),
    ...(digest === undefined ? {} : { candidate: digest }),
    refusals: outcome === "refused" ? shownRefusals(assessment.admission.refusals, assessment.complete) : [],
    causes: [],
    // Of a refused run no decision is proposed; what it answered stands in its own tables.
    table: outcome === "refused" ? { rows: [], rest: "" } : decisionTableModel(table, suite),
    facts: outcome === "refused" || digest === undefined ? [] : [covers(assessment, digest)],
  };
}

/** Of what stands in the file now. */
function approvedDigest({ outcome, digest, before }: TakenSnapshot): { readonly digest?: string } {
  const now = outcome === "saved" || outcome === "kept" ? digest : before?.digest;
  return now === undefined ? {} : { digest: now };
}

/** What a signature under it would be about. */
function covers(assessment: Assessment, digest: string): string {
  const { probes, epsilon, contract, layer } = claimOf(assessment);
  const promise = contract === undefined ? "no contract" : "this contract";
  return `Signing covers exactly \`${digest}\`: ${probes.length === 1 ? "this decision" : `these ${count(probes.length, "decision")}`} at layer ${layer}, tolerance ${percent(epsilon)}, ${promise}. Counts, times and versions are no part of it.`;
}

function headlineOf(
  { outcome, assessment, file = "", before }: TakenSnapshot,
  baseline: BaselineModel,
): string {
  const decisions = count(assessment.evidence.cases.length, "decision");
  const changed = baseline.table.rows.length;
  const change = before === undefined ? "" : `; ${changed} of them would change the approved ones`;
  switch (outcome) {
    case "refused":
      return `this run may not become a baseline: ${reasonWords(baseline.refusals)}`;
    case "candidate":
      return `${decisions} ready to be reviewed, and nothing is written until somebody accepts them${change}`;
    case "saved":
      return `${decisions} approved and written to \`${file}\`${before === undefined ? "" : `, ${changed === 0 ? "none" : changed} of them changed`}`;
    case "kept":
      return `\`${file}\` already holds exactly these ${decisions}, and stays as it is`;
  }
}

function nextSteps(
  { outcome, accept, file = "" }: TakenSnapshot,
  { refusals }: BaselineModel,
  model: ReportModel,
): readonly Placed[] {
  switch (outcome) {
    case "refused":
      if (model.status === "incomplete") return model.next;
      return refusals.slice(0, 3).map(({ cure }) => ({ text: sentence(cure) }));
    case "candidate":
      return [
        { text: "Look at the table: is each decision right for its request? Nobody else checks that." },
        { text: `If so: \`${accept}\`, without another call of the agent.` },
      ];
    case "saved":
      return [
        { text: `Commit \`${file}\` and have the change reviewed: the record in it satisfies no gate.` },
        { text: `From now on: \`agentverity check --baseline ${file}\`, with your agent and its suite.` },
      ];
    case "kept":
      return [
        {
          text: `Nothing: a signature bound to \`${file}\` stays valid. To renew its counts, delete it first.`,
        },
      ];
  }
}
