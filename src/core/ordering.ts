/** One order for labels in every file and report: by Unicode code point, whatever the machine's locale. */

export function compareCodePoints(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i += 1) {
    const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** UTF-16 puts surrogates, which stand for everything beyond U+FFFF, before U+E000 to U+FFFF; code points do not. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

export function sortedLabels(labels: Iterable<string>): readonly string[] {
  return [...new Set(labels)].sort(compareCodePoints);
}
