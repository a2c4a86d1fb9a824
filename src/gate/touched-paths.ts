/** Does a pull request change a file that matters? Patterns are those of GitHub's own path filters, without negation. */

/** @param patterns of `*` (within a folder), `**`, `?` and `{a,b}`; a folder's name stands for everything in it */
export function touches(paths: readonly string[], patterns: readonly string[]): boolean {
  const tests = patterns.map(toRegExp);
  return paths.some((path) => tests.some((test) => test.test(path)));
}

const PART = /\*\*\/|\*\*|\*|\?|\{[^{}]*\}|[^*?{]+|\{/g;

function toRegExp(pattern: string): RegExp {
  const body = pattern
    .replace(/^\.?\//, "")
    .replace(/\/$/, "")
    .replace(PART, translated);
  return new RegExp(`^${body}(?:/.*)?$`, "s");
}

function translated(part: string): string {
  switch (part) {
    case "**/":
      return "(?:.*/)?";
    case "**":
      return ".*";
    case "*":
      return "[^/]*";
    case "?":
      return "[^/]";
    default:
      return part.length > 1 && part.startsWith("{")
        ? `(?:${part.slice(1, -1).split(",").map(literal).join("|")})`
        : literal(part);
  }
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
