/** The baseline in the job summary: its state, the decisions before and after, what was tested. */

import type { BaselineModel, DecisionTableRow } from "../baseline-model.ts";
import { markdownCellCode, markdownProse } from "../escape.ts";
import { sentence, shortFingerprint } from "../format.ts";
import { OPEN_ROWS, placed, probeCell, prose, type SummaryContext, table } from "./context.ts";

/** Is there something for a person to look at? Then it belongs on the first screen. */
export function baselineMattersMost({ model }: SummaryContext): boolean {
  const { baseline } = model;
  return (
    baseline !== undefined &&
    baseline.refusals.length + baseline.causes.length + baseline.table.rows.length > 0
  );
}

export function baselineSection(context: SummaryContext, baseline: BaselineModel): string {
  return [
    `### Baseline: ${prose(context, baseline.title)}`,
    names(baseline),
    faults(context, baseline),
    decisions(context, baseline),
    baseline.facts.map((fact) => `- ${prose(context, fact)}`).join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function names({ file, digest, candidate }: BaselineModel): string {
  const known = [
    ...(file === undefined ? [] : [`File: ${markdownCellCode(file, 200)}.`]),
    ...(digest === undefined ? [] : [`Approved: \`${digest}\`.`]),
    ...(candidate === undefined || candidate === digest ? [] : [`This run: \`${candidate}\`.`]),
  ];
  return known.join(" ");
}

function faults(context: SummaryContext, { refusals, causes }: BaselineModel): string {
  const lines = [
    ...causes.map(({ text, cure, at: [first] }) => ({ text, cure, place: first })),
    ...refusals.map(({ reason, cure }) => ({ text: reason, cure, place: undefined })),
  ].map(
    ({ text, cure, place }) =>
      `- ${placed(context, { text: sentence(text), ...place })} **Cure:** ${prose(context, sentence(cure))}`,
  );
  return lines.slice(0, OPEN_ROWS).join("\n");
}

function decisions(context: SummaryContext, { table: model }: BaselineModel): string {
  const columns = ["probe", "approved", "now", "answers", ""].map((title) => ({ title }));
  const rows = model.rows.map((row) => [
    probe(context, row),
    row.approved === undefined ? "" : markdownCellCode(row.approved),
    row.now === undefined ? "" : now(row, row.now),
    markdownProse(row.answers, { cell: true }),
    markdownProse(row.verdict, { cell: true }),
  ]);
  const shown = rows.length === 0 ? "" : table(columns, rows, Math.min(context.rows, OPEN_ROWS));
  return [shown, prose(context, model.rest)].filter((part) => part !== "").join("\n\n");
}

/** What changed stands out by more than its place. */
function now({ change }: DecisionTableRow, name: string): string {
  return change === "changed" ? `**${markdownCellCode(name)}**` : markdownCellCode(name);
}

function probe(context: SummaryContext, { index, line, fingerprint }: DecisionTableRow): string {
  return index === undefined ? `\`${shortFingerprint(fingerprint)}\`` : probeCell(context, index, line);
}
