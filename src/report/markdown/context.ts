/** What every section of the job summary needs: the model, how to link, and how many rows may be shown. */
import { htmlProse, markdownCellCode, markdownCode, markdownLink, markdownProse } from "../escape.ts";
import { beforeStop, whole } from "../format.ts";
import type { Placed, ReportModel } from "../model.ts";

export interface SummaryContext {
  readonly model: ReportModel;
  /** Address of a line at the measured commit; undefined where there is none. */
  readonly link: (file: string, line: number) => string | undefined;
  /** Most rows of a folded table; open tables show at most `OPEN_ROWS` of them. */
  readonly rows: number;
}

/** An open table longer than this pushes the answer off the first screens. */
export const OPEN_ROWS = 25;

/** Prose of the model; a code span like `suite.yaml:14` or `:14` becomes a link to that line of the suite. */
export function prose(context: SummaryContext, text: string, cell = false): string {
  return markdownProse(text, { cell, linkOf: (code) => linkOf(context, code) });
}

function linkOf(context: SummaryContext, code: string): string | undefined {
  const match = /^(.*):([1-9]\d{0,8})$/s.exec(code);
  if (match === null) return undefined;
  const suite = context.model.provenance.suite;
  const file = match[1] === "" ? suite : match[1];
  return file === suite ? context.link(suite, Number(match[2])) : undefined;
}

/** A text followed by its place, unless the text names the place already. */
export function placed(context: SummaryContext, item: Placed): string {
  const text = prose(context, item.text);
  if (item.file === undefined) return text;
  const name = item.line === undefined ? item.file : `${item.file}:${item.line}`;
  if (item.text.includes(name) || (item.line !== undefined && item.text.includes(`:${item.line}\``)))
    return text;
  const url = item.line === undefined ? undefined : context.link(item.file, item.line);
  return beforeStop(text, ` (${markdownLink(markdownCode(name), url)})`);
}

/** A probe by its line where the file has lines, else by its place in the suite; for a table cell. */
export function probeCell(context: SummaryContext, index: number, line: number | undefined): string {
  if (line === undefined) return `probe ${whole(index + 1)}`;
  const suite = context.model.provenance.suite;
  return markdownLink(markdownCellCode(`${suite}:${line}`), context.link(suite, line));
}

export interface Column {
  readonly title: string;
  readonly numeric?: boolean;
}

/** @param rows cells of inline Markdown, pipes escaped; what `most` leaves out is said below the table */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  most: number,
): string {
  const shown = rows.slice(0, most);
  const lines = [
    `| ${columns.map((column) => column.title).join(" | ")} |`,
    `| ${columns.map((column) => (column.numeric === true ? "---:" : "---")).join(" | ")} |`,
    ...shown.map((cells) => `| ${cells.join(" | ")} |`),
  ];
  if (rows.length > shown.length) lines.push("", `${whole(rows.length - shown.length)} more in the report.`);
  return lines.join("\n");
}

/** A folded block; the blank lines make GitHub read the inside as Markdown. @param summary prose of the model */
export function folded(summary: string, inside: string): string {
  return `<details><summary>${htmlProse(summary)}</summary>\n\n${inside}\n\n</details>`;
}
