/** One order for labels in every file and report: by Unicode code point, whatever the machine's locale. */

export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const left = Array.from(a);
  const right = Array.from(b);
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i += 1) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

export function sortedLabels(labels: Iterable<string>): readonly string[] {
  return [...new Set(labels)].sort(compareCodePoints);
}
