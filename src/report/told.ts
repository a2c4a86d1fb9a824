/** What a command of the shell did or found, in a few lines: as terminal text, Markdown and JSON. */
import { markdownCellCode, markdownProse, plainName, plainProse } from "./escape.ts";
import { stableJson } from "./format/stable-json.ts";
import { columns, wrap } from "./format/wrap.ts";

/** All but the table and the fields is prose, in which names are `code spans`. */
export interface Told {
  readonly headline: string;
  readonly lines: readonly string[];
  readonly table?: ToldTable;
  /** Imperative. */
  readonly next: readonly string[];
  /** What `--format json` prints. */
  readonly fields: Readonly<Record<string, unknown>>;
}

interface ToldTable {
  readonly heads: readonly string[];
  /** Plain texts, from anyone. */
  readonly rows: readonly (readonly string[])[];
}

const WIDTH = 100;
const CELL = 60;

export function toldHeadline({ headline }: Told): string {
  return plainProse(headline);
}

/** Terminal text with a final newline. */
export function renderToldText(told: Told): string {
  const { lines, table, next } = told;
  const cells = (row: readonly string[]) => row.map((cell) => (cell === "" ? "" : plainName(cell, CELL)));
  const blocks = [
    [toldHeadline(told), ...lines.flatMap((line) => wrap(plainProse(line), "  ", WIDTH))],
    table === undefined ? [] : columns([table.heads, ...table.rows.map(cells)]),
    next.flatMap((step, index) => [
      ...(index === 0 ? ["Next:"] : []),
      ...wrap(plainProse(step), `  ${index + 1}. `, WIDTH),
    ]),
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}

/** Markdown with a final newline. */
export function renderToldMarkdown({ headline, lines, table, next }: Told): string {
  const cells = (row: readonly string[]) => row.map((cell) => (cell === "" ? "" : markdownCellCode(cell)));
  const blocks = [
    `## ${markdownProse(headline)}`,
    ...lines.map((line) => markdownProse(line)),
    table === undefined
      ? ""
      : [
          `| ${table.heads.join(" | ")} |`,
          `|${" --- |".repeat(table.heads.length)}`,
          ...table.rows.map((row) => `| ${cells(row).join(" | ")} |`),
        ].join("\n"),
    next.map((step, index) => `${index + 1}. ${markdownProse(step)}`).join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

export function renderToldJson({ fields }: Told): string {
  return stableJson(fields);
}
