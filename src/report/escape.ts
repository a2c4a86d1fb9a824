/**
 * Text of other people (labels, prompts, errors, file names) made safe for the place it is shown in:
 * Markdown, HTML, Mermaid, XML and terminals. The one module that knows the escaping rules of each.
 *
 * Every function takes any string, lone surrogates and 10 kB labels included, and never throws. What cannot be
 * seen is made visible rather than dropped, so two different texts do not look alike. It does not redact secrets.
 */
import { quoteName } from "./format.ts";

/** Control, format (bidi, zero width), line separator and lone surrogate characters, non-characters, blank letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF\u115F\u1160\u3164\uFFA0]/gu;
/** Nearly all labels; they are not searched sign by sign. */
const ORDINARY = /^[ -~]*$/;
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** Zero-width space: after it GitHub sees no mention, reference or address. No revealed text holds one of its own. */
const APART = "\u200B";

const NAME_LENGTH = 120;
/** Room for a command or a path that a text tells people to use. */
const QUOTED_LENGTH = 200;
const PROSE_LENGTH = 1_000;
/** Texts are ours, the names in them are not: what is longer holds a name that will be cut anyway. */
const SOURCE_LENGTH = 50_000;

/**
 * At most `max` code points; what is cut ends in "…". Never splits a code point.
 *
 * @param max integer ≥ 1
 */
export function cap(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = Array.from(text.slice(0, 2 * (max + 1)));
  return start.length <= max ? text : `${start.slice(0, max - 1).join("")}…`;
}

/** One line, every unseen character shown: `␛[31m`, `\u{202E}`, `↵` for a line break. At most `max` code points. */
export function singleLine(text: string, max: number = NAME_LENGTH): string {
  const short = cap(text, max);
  if (ORDINARY.test(short)) return short;
  return cap(short.replace(LINE_BREAK, "↵").replaceAll("\t", " ").replace(UNSEEN, reveal), max);
}

/** Like `singleLine`, but line breaks stay (as `\n`), and tabs. No cap. */
export function severalLines(text: string): string {
  if (ORDINARY.test(text)) return text;
  return text
    .replace(LINE_BREAK, "\n")
    .replace(UNSEEN, (character) =>
      character === "\n" || character === "\t" ? character : reveal(character),
    );
}

function reveal(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return "␡";
  return `\\u{${code.toString(16).toUpperCase().padStart(4, "0")}}`;
}

// --- Texts of the model: prose with `code spans` around the names that users gave ---

export interface Segment {
  readonly code: boolean;
  readonly text: string;
}

/** Splits a text at its code spans (CommonMark's rule); a lone backtick is ordinary text. */
export function segments(text: string): readonly Segment[] {
  if (!text.includes("`")) return text === "" ? [] : [{ code: false, text }];
  const parts: Segment[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs)) {
    if (match.index > from) parts.push({ code: false, text: text.slice(from, match.index) });
    const inside = match[2] ?? "";
    const padded = /^ .* $/s.test(inside) && inside.trim() !== "";
    parts.push({ code: true, text: padded ? inside.slice(1, -1) : inside });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ code: false, text: text.slice(from) });
  return parts;
}

// --- Markdown ---

/** A code span, one line; safe in prose, headings, lists and, with `markdownCell`, in table cells. */
export function markdownCode(name: string, max: number = NAME_LENGTH): string {
  return quoteName(singleLine(name, max));
}

/**
 * A code span for a table cell. A pipe in a cell is written `\|`, even in a code span; readers differ on what
 * `\\|` is, so a backslash right before a pipe is shown as its twin `⧵`.
 */
export function markdownCellCode(name: string, max: number = NAME_LENGTH): string {
  return markdownCode(
    name.replace(/\\+(?=\|)/g, (run) => "⧵".repeat(run.length)),
    max,
  ).replaceAll("|", "\\|");
}

export interface ProseOptions {
  /** In a table cell? */
  readonly cell?: boolean;
  /** Address of a code span such as `suite.yaml:14`, if it has one. */
  readonly linkOf?: (code: string) => string | undefined;
}

/** A text of the model as inline Markdown: its code spans as code, all else literal and defused. One line. */
export function markdownProse(text: string, options: ProseOptions = {}): string {
  const code = options.cell === true ? markdownCellCode : markdownCode;
  return segments(cap(text, SOURCE_LENGTH))
    .map((part) => {
      if (!part.code) return markdownLiteral(part.text);
      return markdownLink(code(part.text, QUOTED_LENGTH), options.linkOf?.(part.text));
    })
    .join("");
}

/** Literal inline Markdown: no markup, mention, reference, address or formula survives. One line. */
export function markdownLiteral(text: string): string {
  return defuse(singleLine(text, PROSE_LENGTH))
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/[\\`*_[\]~]/g, "\\$&")
    .replaceAll("|", "&#124;")
    .replaceAll("$", "&#36;")
    .replace(/^(\s*)([#+=-])/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, "$1\\$2")
    .replaceAll(APART, "&#8203;");
}

/** @param markdown inline Markdown, escaped already; @param url anything but http(s) gives the bare text */
export function markdownLink(markdown: string, url: string | undefined): string {
  if (url === undefined || !/^https?:\/\//i.test(url)) return markdown;
  const safe = url
    .replace(/\p{Cs}/gu, "")
    .replace(/[^\w\-.~:/?#@!$&*+,;=%]/gu, (character) => percentEncode(character));
  return `[${markdown}](${safe})`;
}

/** `encodeURIComponent` leaves parentheses and quotes, which end a Markdown address. */
function percentEncode(character: string): string {
  const encoded = encodeURIComponent(character);
  if (encoded !== character) return encoded;
  return `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
}

function defuse(text: string): string {
  return text
    .replace(/@(?=[\w-])/g, `@${APART}`)
    .replace(/#(?=\d)/g, `#${APART}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${APART}`)
    .replace(/:(?=\/\/)/g, `:${APART}`)
    .replace(/\b(www)\./gi, `$1${APART}.`);
}

/** A node label for a quoted Mermaid string: all but letters, digits and a few signs become `#code;`. */
export function mermaidLabel(text: string, max = 40): string {
  return singleLine(text.trim() === "" ? "(empty)" : text, max).replace(
    /[^\p{L}\p{N} _.,-]/gu,
    (sign) => `#${sign.codePointAt(0)};`,
  );
}

/** A text of the model as inline HTML, for places where Markdown is not read (`<summary>`). */
export function htmlProse(text: string): string {
  return segments(cap(text, SOURCE_LENGTH))
    .map((part) =>
      part.code
        ? `<code>${htmlText(singleLine(part.text, QUOTED_LENGTH))}</code>`
        : htmlText(defuse(singleLine(part.text, PROSE_LENGTH))).replaceAll(APART, "&#8203;"),
    )
    .join("");
}

/** A text of the model as inline HTML of a page of its own, where no address or mention comes alive. One line. */
export function htmlWords(text: string): string {
  return segments(cap(text, SOURCE_LENGTH))
    .map((part) =>
      part.code
        ? `<code>${htmlText(singleLine(part.text, QUOTED_LENGTH))}</code>`
        : htmlText(singleLine(part.text, PROSE_LENGTH)),
    )
    .join("");
}

/** A name as HTML text or as the value of a quoted attribute. One line. */
export function htmlName(name: string, max: number = NAME_LENGTH): string {
  return htmlText(singleLine(name === "" ? "(empty)" : name, max));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

// --- XML 1.0 ---

/** Element text; line breaks stay. Characters that XML 1.0 forbids are shown, not dropped. */
export function xmlText(text: string): string {
  return htmlText(severalLines(text));
}

/** Attribute value; line breaks and tabs are written as references, or a reader would make them spaces. */
export function xmlAttribute(text: string): string {
  return xmlText(text).replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
}

// --- Terminals and logs ---

/**
 * A text of the model as one plain line: code spans in single quotes, no control sequence, and nothing that a
 * runner reading the log would take for a workflow command (`::…` at a line's start, `##[…]` anywhere).
 */
export function plainProse(text: string, max = 4 * PROSE_LENGTH): string {
  const plain = segments(cap(text, SOURCE_LENGTH))
    .map((part) => (part.code ? `'${singleLine(part.text, QUOTED_LENGTH)}'` : singleLine(part.text, max)))
    .join("");
  return cap(withoutCommands(plain), max);
}

/** A name as one plain line, without quotes. */
export function plainName(name: string, max: number = NAME_LENGTH): string {
  return withoutCommands(singleLine(name === "" ? "(empty)" : name, max));
}

function withoutCommands(line: string): string {
  return line.replace(/^(\s*):(?=:)/, "$1\\u{3A}").replaceAll("##[", "##\\u{5B}");
}
