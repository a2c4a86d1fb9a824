/** Plain text in lines of a given width. */

/** A space at which `wrap` does not break; printed as an ordinary one. */
export const GLUE = "\u00A0";

/**
 * Words filled into lines, the later ones hanging below the first one's text; a longer word stays whole.
 *
 * @param start what the first line begins with
 * @param width columns, counting UTF-16 units
 */
export function wrap(text: string, start: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = start;
  let empty = true;
  for (const word of text.split(" ")) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = " ".repeat(start.length);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].map((done) => done.replaceAll(GLUE, " ").trimEnd());
}

/** Cells in columns, two spaces apart, each row indented by two. @param right columns aligned to the right */
export function columns(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
    });
    return `  ${cells.join("  ")}`.trimEnd();
  });
}
