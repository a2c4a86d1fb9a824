/** Which decisions the probes reach, what the contract asks for, and whether this run may become the baseline. */
import { markdownCellCode } from "../escape.ts";
import { roleWords } from "../format/contract-role.ts";
import { worstDecisions } from "../format/worst-first.ts";
import { sentence, whole } from "../format.ts";
import { baselineSection } from "./baseline.ts";
import { folded, OPEN_ROWS, prose, type SummaryContext, table } from "./context.ts";

/** Is it the probe set that fails? Then its decisions belong on the first screen. */
export function decisionsMatterMost(context: SummaryContext): boolean {
  const { coverage, contract } = context.model;
  return coverage?.blind === true || contract?.satisfied === false;
}

/** Open where the probe set fails, else folded; empty when nothing was decided. */
export function decisions(context: SummaryContext): string {
  const { contract } = context.model;
  const rows = worstDecisions(context.model.decisions);
  if (rows.length === 0) return "";
  const open = decisionsMatterMost(context);
  const intended = rows.some((row) => row.intended !== undefined);
  const columns = [
    { title: "decision" },
    { title: "probes that reach it", numeric: true },
    ...(intended ? [{ title: "probes meant for it", numeric: true }] : []),
    ...(contract === undefined ? [] : [{ title: "contract" }]),
  ];
  const cells = rows.map((row) => [
    markdownCellCode(row.decision),
    row.probes === 0 ? "none" : whole(row.probes),
    ...(intended ? [whole(row.intended ?? 0)] : []),
    ...(contract === undefined ? [] : [roleWords(row, contract)]),
  ]);
  const body = table(columns, cells, open ? Math.min(context.rows, OPEN_ROWS) : context.rows);
  return open ? `### Decisions\n\n${body}` : folded("Decisions and contract", body);
}

/** What was checked or proposed; otherwise whether this run might become one. */
export function baseline(context: SummaryContext): string {
  if (context.model.baseline !== undefined) return baselineSection(context, context.model.baseline);
  const { admissible, refusals } = context.model.admission;
  if (admissible) {
    return "### Baseline: ✓ admissible\n\nThis evidence may become the baseline once a person has signed it.";
  }
  const most = Math.min(context.rows, OPEN_ROWS);
  const lines = refusals
    .slice(0, most)
    .map((row) => `- ${prose(context, sentence(row.reason))} **Cure:** ${prose(context, row.cure)}.`);
  const rest = refusals.length - lines.length;
  if (rest > 0) lines.push(`- ${whole(rest)} more in the report.`);
  return ["### Baseline: ✗ refused", lines.join("\n")].join("\n\n");
}
