/** Offsets in a text ↔ lines and columns as an editor counts them. */

export interface LineIndex {
  /** @param offset UTF-16 offset in the text; @returns 1-based line and column */
  at(offset: number): { readonly line: number; readonly column: number };
}

/** Line breaks are LF and CR LF; a lone CR is none, as in git and on GitHub. */
export function indexLines(text: string): LineIndex {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return {
    at(offset) {
      const line = countUpTo(starts, offset);
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
    },
  };
}

/** How many of the ascending numbers are ≤ limit. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
