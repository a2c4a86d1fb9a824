/** Decisions before and after, as people review them: what changed first, and a sentence for what did not. */
import type { BaselineDrift } from "../core/baseline-drift.ts";
import type { OutcomeCount } from "../core/coverage.ts";
import type { DecisionRow } from "../core/decision-table.ts";
import type { TestedProbe } from "../core/drift-probes.ts";
import { outcomeWords, sameOutcome } from "../core/outcome.ts";
import type { Suite } from "../core/suite.ts";
import type { DecisionTableModel, DecisionTableRow } from "./baseline-model.ts";
import { count, quoteName, whole } from "./format.ts";

/** @param drift absent: nothing was tested */
export function decisionTableModel(
  table: readonly DecisionRow[],
  suite: Suite,
  drift?: BaselineDrift | undefined,
): DecisionTableModel {
  const tested = new Map((drift?.probes ?? []).map((probe) => [probe.fingerprint, probe]));
  const isFirst = table.every(({ change }) => change === "added");
  const isShown = (row: DecisionRow) =>
    row.change !== "same" || tested.get(row.fingerprint)?.drifted === true;
  const shown = table.filter(isShown);
  return {
    rows: shown
      .map((row) => {
        const verdict = isFirst ? "" : verdictWords(row, tested.get(row.fingerprint), drift);
        return tableRow(row, suite, verdict);
      })
      .sort(driftedFirst),
    rest: restWords(table.length - shown.length, shown.length),
  };
}

function restWords(rest: number, shown: number): string {
  if (rest === 0) return "";
  if (shown > 0) return `${count(rest, "other probe")} as approved.`;
  return rest === 1
    ? "The one probe gives its approved decision."
    : `All ${whole(rest)} probes give their approved decision.`;
}

function tableRow(row: DecisionRow, suite: Suite, verdict: string): DecisionTableRow {
  const { fingerprint, caseIndex, before, after, change } = row;
  const item = caseIndex === undefined ? undefined : suite.cases[caseIndex];
  const now = after === undefined ? undefined : outcomeWords(after);
  // Nobody but the reader knows whether a decision is right; that it is not the one it was written for, we can tell.
  const isOther = item?.expected !== undefined && now !== undefined && item.expected !== now;
  const written = isOther ? [`written for ${quoteName(item.expected)}`] : [];
  return {
    fingerprint,
    ...(caseIndex === undefined ? {} : { index: caseIndex }),
    ...(item?.line === undefined ? {} : { line: item.line }),
    ...(before === undefined ? {} : { approved: outcomeWords(before) }),
    ...(now === undefined ? {} : { now }),
    change,
    answers: answerWords(row),
    verdict: [...(verdict === "" ? [] : [verdict]), ...written].join("; "),
  };
}

/** `26 of 26 answers; 0 of 26 when approved`: how often the decision of now was given, now and then. */
function answerWords({ after, countsAfter, countsBefore, change }: DecisionRow): string {
  if (after === undefined) return "";
  const times = (counts: readonly OutcomeCount[]) =>
    counts.find(({ outcome }) => sameOutcome(outcome, after))?.count ?? 0;
  const all = (counts: readonly OutcomeCount[]) => counts.reduce((sum, row) => sum + row.count, 0);
  const now = `${whole(times(countsAfter))} of ${count(all(countsAfter), "answer")}`;
  if (countsBefore.length === 0 || change === "added") return now;
  return `${now}; ${whole(times(countsBefore))} of ${whole(all(countsBefore))} when approved`;
}

function verdictWords(
  { change }: DecisionRow,
  tested: TestedProbe | undefined,
  drift: BaselineDrift | undefined,
): string {
  if (change === "added") return "new probe";
  if (change === "removed") return "probe is gone";
  if (change === "unanswered") return "no answer";
  if (tested?.drifted === true) return driftWords(change, drift);
  if (change === "same" || tested === undefined) return "";
  if (drift?.rule === "reference") return "moved, but its first answer is the approved one";
  return tested.runsNeeded === undefined
    ? "moved, unproven"
    : `moved, unproven: ${count(tested.runsNeeded, "call")} of it would tell`;
}

function driftWords(change: DecisionRow["change"], drift: BaselineDrift | undefined): string {
  if (change !== "same") return "✗ drift";
  return drift?.rule === "reference"
    ? "✗ drift: its first answer was another one"
    : "✗ drift: in other shares";
}

function driftedFirst(a: DecisionTableRow, b: DecisionTableRow): number {
  return Number(b.verdict.startsWith("✗")) - Number(a.verdict.startsWith("✗"));
}
