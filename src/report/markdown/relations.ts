/** Relations in the job summary: which held, and the probes on which one did not. */
import { markdownCellCode } from "../escape.ts";
import { count, list, whole } from "../format.ts";
import type { RelationRow, RelationsModel } from "../model.ts";
import { folded, OPEN_ROWS, probeCell, prose, type SummaryContext, table } from "./context.ts";

/** Open when something is to be seen, folded when every relation held; empty without relations. */
export function relations(context: SummaryContext): string {
  const model = context.model.relations;
  if (model === undefined) return "";
  const title = `Relations: ${tally(model)}`;
  const quiet = model.rows.every((row) => row.violated + row.failed + row.unasked === 0 && !row.vacuous);
  const rows = overview(context, model);
  if (quiet) return folded(title, rows);
  return [`### ${title}`, rows, where(context, model)].filter((part) => part !== "").join("\n\n");
}

function tally({ rows }: RelationsModel): string {
  const violated = rows.filter((row) => row.violated > 0).length;
  const idle = rows.filter((row) => row.vacuous).length;
  const kept = rows.filter((row) => row.violated === 0 && row.held > 0).length;
  const parts = [
    ...(violated > 0 ? [`${whole(violated)} violated`] : []),
    ...(kept > 0 ? [`${whole(kept)} held`] : []),
    ...(idle > 0 ? [`${whole(idle)} tested nothing`] : []),
  ];
  return parts.length === 0 ? count(rows.length, "relation") : list(parts);
}

function overview(context: SummaryContext, { rows }: RelationsModel): string {
  const columns = [
    { title: "relation" },
    { title: "kind" },
    { title: "held", numeric: true },
    { title: "violated", numeric: true },
    { title: "unchanged", numeric: true },
    { title: "failed", numeric: true },
    { title: "" },
  ];
  return table(columns, rows.map(cells), Math.min(context.rows, OPEN_ROWS));
}

function cells(row: RelationRow): readonly string[] {
  return [
    markdownCellCode(row.name),
    row.kind,
    whole(row.held),
    row.violated === 0 ? "0" : `**${whole(row.violated)}**`,
    whole(row.unchanged),
    whole(row.failed + row.unasked),
    mark(row),
  ];
}

/** In words too: a mark alone is nothing to who cannot see it. */
function mark({ violated, vacuous, failed, unasked }: RelationRow): string {
  if (violated > 0) return "❌ violated";
  if (failed + unasked > 0) return "➖ incomplete";
  return vacuous ? "➖ tested nothing" : "✅ held";
}

function where(context: SummaryContext, { violations }: RelationsModel): string {
  if (violations.length === 0) return "";
  const columns = [{ title: "probe" }, { title: "relation" }, { title: "what happened" }];
  const rows = violations.map((row) => [
    probeCell(context, row.index, row.line),
    markdownCellCode(row.relation),
    prose(context, row.text, true),
  ]);
  return table(columns, rows, Math.min(context.rows, OPEN_ROWS));
}
