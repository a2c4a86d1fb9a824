/**
 * At most `max` code points; what is cut ends in "…". Never splits a code point.
 *
 * @param max integer ≥ 1
 */
export declare function cap(text: string, max: number): string;
/** One line, every unseen character shown: `␛[31m`, `\u{202E}`, `↵` for a line break. At most `max` code points. */
export declare function singleLine(text: string, max?: number): string;
/** Like `singleLine`, but line breaks stay (as `\n`), and tabs. No cap. */
export declare function severalLines(text: string): string;
export interface Segment {
    readonly code: boolean;
    readonly text: string;
}
/** Splits a text at its code spans (CommonMark's rule); a lone backtick is ordinary text. */
export declare function segments(text: string): readonly Segment[];
/** A code span, one line; safe in prose, headings, lists and, with `markdownCell`, in table cells. */
export declare function markdownCode(name: string, max?: number): string;
/**
 * A code span for a table cell. A pipe in a cell is written `\|`, even in a code span; readers differ on what
 * `\\|` is, so a backslash right before a pipe is shown as its twin `⧵`.
 */
export declare function markdownCellCode(name: string, max?: number): string;
export interface ProseOptions {
    /** In a table cell? */
    readonly cell?: boolean;
    /** Address of a code span such as `suite.yaml:14`, if it has one. */
    readonly linkOf?: (code: string) => string | undefined;
}
/** A text of the model as inline Markdown: its code spans as code, all else literal and defused. One line. */
export declare function markdownProse(text: string, options?: ProseOptions): string;
/** Literal inline Markdown: no markup, mention, reference, address or formula survives. One line. */
export declare function markdownLiteral(text: string): string;
/** @param markdown inline Markdown, escaped already; @param url anything but http(s) gives the bare text */
export declare function markdownLink(markdown: string, url: string | undefined): string;
/** A node label for a quoted Mermaid string: all but letters, digits and a few signs become `#code;`. */
export declare function mermaidLabel(text: string, max?: number): string;
/** A text of the model as inline HTML, for places where Markdown is not read (`<summary>`). */
export declare function htmlProse(text: string): string;
/** Element text; line breaks stay. Characters that XML 1.0 forbids are shown, not dropped. */
export declare function xmlText(text: string): string;
/** Attribute value; line breaks and tabs are written as references, or a reader would make them spaces. */
export declare function xmlAttribute(text: string): string;
/**
 * A text of the model as one plain line: code spans in single quotes, no control sequence, and nothing that a
 * runner reading the log would take for a workflow command (`::…` at a line's start, `##[…]` anywhere).
 */
export declare function plainProse(text: string, max?: number): string;
/** A name as one plain line, without quotes. */
export declare function plainName(name: string, max?: number): string;
