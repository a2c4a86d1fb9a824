/** Which decisions the probes reach, what the contract asks for, and whether this run may become the baseline. */
import { markdownCellCode } from "../escape.ts";
import { sentence, whole } from "../format.ts";
import type { ContractModel, DecisionRow } from "../model.ts";
import { folded, names, OPEN_ROWS, prose, type SummaryContext, table } from "./context.ts";

/** Is it the probe set that fails? Then its decisions belong on the first screen. */
export function decisionsMatterMost(context: SummaryContext): boolean {
  const { coverage, contract } = context.model;
  return coverage?.blind === true || contract?.satisfied === false;
}

/** Open where the probe set fails, else folded; empty when nothing was decided. */
export function decisions(context: SummaryContext): string {
  const { decisions: rows, contract } = context.model;
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
    row.probes === 0 ? "none" : whole(row.probes),
    ...(intended ? [whole(row.intended ?? 0)] : []),
    ...(contract === undefined ? [] : [role(row, contract)]),
  ]);
  const body = table(
    columns,
    cells.map((rest, index) => [markdownCellCode(rows[index]?.decision ?? ""), ...rest]),
    open ? Math.min(context.rows, OPEN_ROWS) : context.rows,
  );
  if (!open) return folded("Decisions and contract", body);
  const faults = contract === undefined ? [] : contractFaults(contract);
  return [`### Decisions`, ...(faults.length === 0 ? [] : [faults.join("\n")]), body].join("\n\n");
}

function role(row: DecisionRow, contract: ContractModel): string {
  if (row.outsideContract) return "✗ not allowed";
  const duty = dutyOf(row);
  if (contract.missingObserved.includes(row.decision)) return `${duty}, ✗ never reached`;
  if (contract.missingIntended.includes(row.decision)) return `${duty}, ✗ no probe meant for it`;
  return row.required ? `${duty} ✓` : duty;
}

function dutyOf(row: DecisionRow): string {
  if (row.critical) return "critical";
  return row.required ? "required" : "allowed";
}

function contractFaults(contract: ContractModel): readonly string[] {
  const lines: string[] = [];
  const add = (words: string, labels: readonly string[]) => {
    if (labels.length > 0) lines.push(`- ${words}: ${names(labels)}.`);
  };
  add("Never reached", contract.missingObserved);
  add("No probe is meant for", contract.missingIntended);
  add("Critical and missing", contract.missingCritical);
  add("Decided, but not allowed", contract.unknownObserved);
  const thin = contract.underCased.slice(0, OPEN_ROWS).map((row) => {
    return `${names([row.decision])} has ${whole(row.cases)} of ${whole(row.minimum)}`;
  });
  if (thin.length > 0) lines.push(`- Fewer cases than declared: ${thin.join(", ")}.`);
  return lines;
}

export function baseline(context: SummaryContext): string {
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
