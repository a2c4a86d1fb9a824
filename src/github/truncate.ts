/**
 * Shortens texts to GitHub's limits without breaking a character, and Markdown without leaving a code fence or
 * a fold open that would swallow what follows. It does not keep a cut table or list whole: it cuts between lines.
 */

/** The longest prefix of at most `maximum` UTF-8 bytes that ends between two code points. */
export function truncateUtf8(text: string, maximum: number): string {
  const bytes = Buffer.from(text, "utf8");
  if (bytes.length <= maximum) return text;
  let end = Math.max(0, maximum);
  while (end > 0 && isContinuation(bytes[end])) end -= 1;
  return bytes.toString("utf8", 0, end);
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;
}

/** The text, or as much of it as fits before `ending` within `maximum` UTF-8 bytes. */
export function truncate(text: string, maximum: number, ending = "…"): string {
  if (Buffer.byteLength(text, "utf8") <= maximum) return text;
  return truncateUtf8(truncateUtf8(text, maximum - Buffer.byteLength(ending, "utf8")) + ending, maximum);
}

/** Room for what closes a cut document: a fence and a few folds. */
const CLOSING_BYTES = 256;

/**
 * Markdown of at most `maximum` UTF-8 bytes: cut after the last whole line, open fences and folds closed.
 *
 * @param notice Markdown paragraph that says what is missing; shown only when something is
 */
export function truncateMarkdown(markdown: string, maximum: number, notice: string): string {
  if (Buffer.byteLength(markdown, "utf8") <= maximum) return markdown;
  const ending = `\n\n${notice}\n`;
  const kept = truncateUtf8(markdown, maximum - Buffer.byteLength(ending, "utf8") - CLOSING_BYTES);
  const lines = kept.slice(0, Math.max(0, kept.lastIndexOf("\n"))).split("\n");
  return truncateUtf8(`${lines.join("\n")}${closing(lines)}${ending}`, maximum);
}

/** What ends the code fence and the `<details>` that the lines leave open. */
function closing(lines: readonly string[]): string {
  let fence: string | undefined;
  let folds = 0;
  for (const line of lines) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    if (fence !== undefined) {
      if (mark !== null && closes(mark, fence)) fence = undefined;
    } else if (mark !== null) {
      fence = mark[1];
    } else {
      folds += count(line, /<details\b/g) - count(line, /<\/details>/g);
    }
  }
  const folded = "\n\n</details>".repeat(Math.min(Math.max(0, folds), 8));
  return (fence === undefined ? "" : `\n${fence.slice(0, 64)}`) + folded;
}

function closes(mark: RegExpExecArray, fence: string): boolean {
  const run = mark[1] ?? "";
  return run.startsWith(fence) && (mark[2] ?? "").trim() === "";
}

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}
