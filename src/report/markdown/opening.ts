/** The first screen of the job summary: can I trust it, why, what next, and the numbers behind it. */
import { markdownCellCode, markdownLiteral } from "../escape.ts";
import { evidenceRows } from "../format/evidence-rows.ts";
import { duration, money, whole } from "../format.ts";
import { OPEN_ROWS, placed, probeCell, prose, type SummaryContext, table } from "./context.ts";

const ICONS = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖", waiting: "✍️" } as const;

export function headline(context: SummaryContext): string {
  const { tone, headline: words } = context.model;
  return `## ${ICONS[tone]} ${words.word} - ${prose(context, words.sentence)}`;
}

export function nextSteps(context: SummaryContext): string {
  return context.model.next.map((step, index) => `${index + 1}. ${placed(context, step)}`).join("\n");
}

/** What the headline shows and what it does not. */
export function says(context: SummaryContext): string {
  return context.model.says.map((line) => prose(context, line)).join(" ");
}

export function numbers(context: SummaryContext): string {
  const { model } = context;
  const rows = evidenceRows(model).map(({ name, found, needed }) => [
    name,
    prose(context, found, true),
    needed,
  ]);
  const columns = [{ title: "evidence" }, { title: "found" }, { title: "needed" }];
  const cost = model.costUsd === undefined ? "" : `, cost ${markdownLiteral(money(model.costUsd))}`;
  return `${table(columns, rows, rows.length)}\n\nTook ${duration(model.durationMs)}${cost}.`;
}

/** Errors, kept apart from decisions; empty without any. */
export function errors(context: SummaryContext): string {
  const { model } = context;
  if (model.errors.length === 0) return "";
  const rows = model.errors.map((row) => [
    whole(row.count),
    markdownCellCode(row.kind, 40),
    markdownCellCode(row.message, 300),
    `${probeCell(context, row.probe, row.line)}, call ${whole(row.trial + 1)}`,
  ]);
  const columns = [
    { title: "errors", numeric: true },
    { title: "kind" },
    { title: "message" },
    { title: "first" },
  ];
  return `### Errors, kept apart from decisions\n\n${table(columns, rows, Math.min(context.rows, OPEN_ROWS))}`;
}
