/** Pieces that several sections of a page are made of; every text given to them is HTML already. */

/** @param id of the heading, for links @param heading HTML */
export function section(id: string, heading: string, inside: string): string {
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${inside}
</section>`;
}

export interface Column {
  readonly title: string;
  readonly numeric?: true;
}

/**
 * A table that scrolls by itself on a narrow screen; a column in which nothing stands is left out.
 *
 * @param rows cells of HTML; the first of each names the row
 */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string {
  const shown = columns.map((column, index) => ({ ...column, index }));
  const used = shown.filter(({ index }) => index === 0 || rows.some((row) => row[index] !== ""));
  const heads = used.map((column) => `<th scope="col"${align(column)}>${column.title}</th>`).join("");
  const cells = (row: readonly string[]) =>
    used
      .map((column) =>
        column.index === 0
          ? `<th scope="row">${row[0] ?? ""}</th>`
          : `<td${align(column)}>${row[column.index] ?? ""}</td>`,
      )
      .join("");
  return `<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join("\n")}
</tbody>
</table></div>`;
}

function align({ numeric }: Column): string {
  return numeric === true ? ' class="number"' : "";
}

/** A word with a colour beside it, never a colour alone. */
export function badge(tone: "good" | "bad" | "care" | "plain", word: string): string {
  const icon = { good: "✓ ", bad: "✗ ", care: "! ", plain: "" }[tone];
  return `<span class="badge ${tone}"><span aria-hidden="true">${icon}</span>${word}</span>`;
}

/** A part of a whole as a bar. @param share fraction in [0, 1] */
export function bar(share: number, words: string): string {
  const width = Math.max(1, Math.round(share * 100));
  return `<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label="${words}"><rect width="100" height="8" class="track"/><rect width="${width}" height="8" class="fill"/></svg>`;
}
