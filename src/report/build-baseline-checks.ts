/** What a check against a baseline leaves on the suite's lines and in JUnit: one place a probe, names that stay the same. */
import type { BaselineCheck } from "../core/check-baseline.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Suite } from "../core/suite.ts";
import type { BaselineModel } from "./baseline-model.ts";
import { placeOf } from "./build-next.ts";
import { outcomeName } from "./build-words.ts";
import { quoteName, sentence } from "./format.ts";
import type { CheckRow, Finding } from "./model.ts";

export function baselineFindings({ table, causes }: BaselineModel, suite: Suite): readonly Finding[] {
  const drifted = table.rows.flatMap((row): Finding[] => {
    if (row.index === undefined || row.verdict === "" || row.change === "added") return [];
    const isDrift = row.verdict.startsWith("✗");
    const title = isDrift ? "The decision drifted from the baseline" : "The decision moved, unproven";
    const names = [row.approved, row.now].map((name) => quoteName(name ?? ""));
    const text = `Approved: ${names[0]}; now: ${names[1]} (${row.answers}).`;
    return [{ level: isDrift ? "failure" : "warning", title, text, ...placeOf(suite, row.index) }];
  });
  const unlike = causes.map(
    ({ text, cure, at: [first] }): Finding => ({
      level: "failure",
      title: "The baseline is of something else",
      text: `${sentence(text)} ${sentence(cure)}`,
      file: suite.file,
      line: 1,
      ...first,
    }),
  );
  return [...unlike, ...drifted];
}

const OUTCOMES = { unchanged: "passed", drifted: "failed", incompatible: "error", refused: "error" } as const;

/** @param text what the check found, in one sentence */
export function baselineChecks(check: BaselineCheck, suite: Suite, text: string): readonly CheckRow[] {
  const drifted = new Set(
    (check.drift?.probes ?? []).filter((probe) => probe.drifted).map(({ fingerprint }) => fingerprint),
  );
  const all: CheckRow = {
    group: "baseline",
    name: "the decisions are the approved ones",
    outcome: OUTCOMES[check.state],
    message: text,
  };
  if (check.drift === undefined) return [all];
  const rows = [...check.table].sort((a, b) => (a.caseIndex ?? 0) - (b.caseIndex ?? 0));
  return [
    all,
    ...rows.map(
      ({ caseIndex = 0, fingerprint, before, after }): CheckRow => ({
        group: "baseline",
        name: `probe ${caseIndex + 1} keeps its approved decision`,
        outcome: drifted.has(fingerprint) ? "failed" : "passed",
        message: drifted.has(fingerprint) ? approvedAndNow(before, after) : "",
        ...placeOf(suite, caseIndex),
      }),
    ),
  ];
}

function approvedAndNow(before: Outcome | undefined, after: Outcome | undefined): string {
  const [approved, now] = [before, after].map((outcome) =>
    outcome === undefined ? "nothing" : outcomeName(outcome),
  );
  return `approved: ${approved}; now: ${now}`;
}
