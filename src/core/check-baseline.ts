/**
 * An approved baseline against evidence of today, in the order that counts: can the two be compared at all, may this
 * evidence be judged, and then whether the answers drifted.
 */
import type { Admission, Refusal } from "./admission.ts";
import type { Assessment } from "./assess.ts";
import { type Baseline, frameOf } from "./baseline.ts";
import { type BaselineDrift, fullDrift, quickDrift } from "./baseline-drift.ts";
import { type Incompatibility, incompatibilities } from "./claim-differences.ts";
import { type DecisionRow, decisionTable } from "./decision-table.ts";
import type { Isolation } from "./evidence.ts";
import type { ExitCode } from "./status.ts";

export type CheckState = "unchanged" | "drifted" | "incompatible" | "refused";

export interface BaselineCheck {
  readonly state: CheckState;
  readonly exitCode: ExitCode;
  /** Not empty exactly when incompatible. */
  readonly incompatibilities: readonly Incompatibility[];
  /** Why the evidence cannot be held against a baseline; empty too where there is too little of it to find anything. */
  readonly refusals: Admission["refusals"];
  /** Absent when incompatible or not whole: then nothing was tested. Of a refused run it is told, and decides nothing. */
  readonly drift?: BaselineDrift;
  readonly table: readonly DecisionRow[];
  readonly isolation: { readonly before: Isolation; readonly after: Isolation; readonly weaker: boolean };
}

/** @param schedule `quick`: one answer a probe, four more where it disagreed; its evidence need only be complete */
export function checkBaseline(
  baseline: Baseline,
  assessment: Assessment,
  schedule: BaselineDrift["schedule"],
): BaselineCheck {
  const unlike = incompatibilities(baseline.claim, frameOf(assessment));
  const refusals = unlike.length > 0 ? [] : refusalsOf(assessment, schedule);
  const { evidence } = assessment;
  const comparable = unlike.length === 0 && isWhole(assessment);
  const drift = comparable ? DRIFTS[schedule](baseline, evidence) : undefined;
  const state = unlike.length > 0 ? "incompatible" : stateOf(drift, refusals);
  const [before, after] = [baseline.evidence.isolation, evidence.isolation];
  return {
    state,
    exitCode: exitCodeOf(state),
    incompatibilities: unlike,
    refusals,
    ...(drift === undefined ? {} : { drift }),
    table: decisionTable(baseline, assessment),
    isolation: { before, after, weaker: isApart(before) && !isApart(after) },
  };
}

function refusalsOf({ admission }: Assessment, schedule: BaselineDrift["schedule"]): Admission["refusals"] {
  if (schedule === "full") return admission.refusals;
  return admission.refusals.filter(({ kind }) => NOT_WHOLE.includes(kind));
}

const DRIFTS = { full: fullDrift, quick: quickDrift } as const;

/** Nothing that is missing, replayed or shared could be what makes a difference. */
function isWhole({ admission }: Assessment): boolean {
  return admission.refusals.every(({ kind }) => !NOT_WHOLE.includes(kind));
}

const NOT_WHOLE: readonly Refusal["kind"][] = [
  "empty",
  "incomplete",
  "repeated-probes",
  "unobserved-probes",
  "shared-session",
  "replays",
  "unsettled-reading",
];

/** What could not even have found a change of everything says nothing about the baseline. */
function stateOf(drift: BaselineDrift | undefined, refusals: Admission["refusals"]): CheckState {
  if (refusals.length > 0) return "refused";
  switch (drift?.status) {
    case "drift":
      return "drifted";
    case "none-detected":
      return "unchanged";
    case "undecided":
    case undefined:
      return "refused";
  }
}

function exitCodeOf(state: CheckState): ExitCode {
  switch (state) {
    case "unchanged":
      return 0;
    case "drifted":
      return 1;
    case "incompatible":
    case "refused":
      return 2;
  }
}

/** States that its trials were separated. */
function isApart(isolation: Isolation): boolean {
  return isolation === "fresh-session" || isolation === "fresh-instance";
}
