/** "Did you mean": the known word that a mistyped one is nearest to, if any is near enough to be meant. */

/** @returns the nearest candidate within about a third of the word's length; undefined when none is */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const typed = fold(word);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const known = fold(candidate);
    const limit = Math.max(1, Math.floor(Math.max(typed.length, known.length) / 3));
    const distance = Math.abs(known.length - typed.length) > limit ? limit + 1 : editDistance(typed, known);
    if (distance > limit || distance >= known.length || distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** ` Did you mean "x"?`, or nothing: ready to follow a sentence. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  show = (name: string) => `"${name}"`,
): string {
  const found = suggest(word, candidates);
  return found === undefined ? "" : ` Did you mean ${show(found)}?`;
}

/** `max_workers`, `maxWorkers` and `Max-Workers` are all `max-workers`, mistyped. */
function fold(word: string): string {
  return word
    .slice(0, 100)
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[_\s]/g, "-");
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
