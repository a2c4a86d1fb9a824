/** The baseline of decisions: its state, what stands in the way, the decisions before and after. */
import type { BaselineModel, DecisionTableRow } from "../baseline-model.ts";
import { htmlWords } from "../escape.ts";
import { sentence, shortFingerprint, whole } from "../format.ts";
import type { ReportModel } from "../model.ts";
import { named } from "./opening.ts";
import { section, table } from "./parts.ts";

/** What was checked or proposed; otherwise whether this run might become one. */
export function baselineSection({ baseline, admission }: ReportModel): string {
  const id = "baseline-of-decisions";
  if (baseline !== undefined) return section(id, `Baseline: ${htmlWords(baseline.title)}`, checked(baseline));
  const [title, inside] = admission.admissible
    ? ["✓ admissible", "<p>This evidence may become the baseline once a person has signed it.</p>"]
    : ["✗ refused", faults(admission.refusals.map(({ reason, cure }) => ({ text: reason, cure })))];
  return section(id, `Baseline: ${title}`, inside);
}

function checked({ causes, refusals, table: model, facts }: BaselineModel): string {
  const parts = [
    faults([...causes, ...refusals.map(({ reason, cure }) => ({ text: reason, cure }))]),
    decisions(model.rows),
    model.rest === "" ? "" : `<p>${htmlWords(model.rest)}</p>`,
    items(facts.map(htmlWords)),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function faults(all: readonly { readonly text: string; readonly cure: string }[]): string {
  return items(
    all.map(
      ({ text, cure }) => `${htmlWords(sentence(text))} <strong>Cure:</strong> ${htmlWords(sentence(cure))}`,
    ),
  );
}

/** @param lines HTML */
function items(lines: readonly string[]): string {
  return lines.length === 0 ? "" : `<ul>\n${lines.map((line) => `<li>${line}</li>`).join("\n")}\n</ul>`;
}

function decisions(rows: readonly DecisionTableRow[]): string {
  if (rows.length === 0) return "";
  const columns = ["Probe", "Approved", "Now", "Answers", "Verdict"].map((title) => ({ title }));
  const cells = rows.map((row) => [
    row.line === undefined ? named(shortFingerprint(row.fingerprint)) : `line ${whole(row.line)}`,
    row.approved === undefined ? "" : named(row.approved),
    row.now === undefined ? "" : named(row.now),
    htmlWords(row.answers),
    htmlWords(row.verdict),
  ]);
  return table("Decisions before and after", columns, cells);
}
