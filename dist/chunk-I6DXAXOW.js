import {
  quoteName
} from "./chunk-XRUPFRVA.js";

// src/report/escape.ts
var UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF\u115F\u1160\u3164\uFFA0]/gu;
var ORDINARY = /^[ -~]*$/;
var LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
var APART = "​";
var NAME_LENGTH = 120;
var QUOTED_LENGTH = 200;
var PROSE_LENGTH = 1e3;
var SOURCE_LENGTH = 5e4;
function cap(text, max) {
  if (text.length <= max) return text;
  const start = Array.from(text.slice(0, 2 * (max + 1)));
  return start.length <= max ? text : `${start.slice(0, max - 1).join("")}…`;
}
function singleLine(text, max = NAME_LENGTH) {
  const short = cap(text, max);
  if (ORDINARY.test(short)) return short;
  return cap(short.replace(LINE_BREAK, "↵").replaceAll("	", " ").replace(UNSEEN, reveal), max);
}
function severalLines(text) {
  if (ORDINARY.test(text)) return text;
  return text.replace(LINE_BREAK, "\n").replace(
    UNSEEN,
    (character) => character === "\n" || character === "	" ? character : reveal(character)
  );
}
function reveal(character) {
  const code = character.codePointAt(0) ?? 0;
  if (code < 32) return String.fromCodePoint(9216 + code);
  if (code === 127) return "␡";
  return `\\u{${code.toString(16).toUpperCase().padStart(4, "0")}}`;
}
function segments(text) {
  if (!text.includes("`")) return text === "" ? [] : [{ code: false, text }];
  const parts = [];
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
function markdownCode(name, max = NAME_LENGTH) {
  return quoteName(singleLine(name, max));
}
function markdownCellCode(name, max = NAME_LENGTH) {
  return markdownCode(
    name.replace(/\\+(?=\|)/g, (run) => "⧵".repeat(run.length)),
    max
  ).replaceAll("|", "\\|");
}
function markdownProse(text, options = {}) {
  const code = options.cell === true ? markdownCellCode : markdownCode;
  return segments(cap(text, SOURCE_LENGTH)).map((part) => {
    if (!part.code) return markdownLiteral(part.text);
    return markdownLink(code(part.text, QUOTED_LENGTH), options.linkOf?.(part.text));
  }).join("");
}
function markdownLiteral(text) {
  return defuse(singleLine(text, PROSE_LENGTH)).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[\\`*_[\]~]/g, "\\$&").replaceAll("|", "&#124;").replaceAll("$", "&#36;").replace(/^(\s*)([#+=-])/, "$1\\$2").replace(/^(\s*\d+)([.)])(?=\s|$)/, "$1\\$2").replaceAll(APART, "&#8203;");
}
function markdownLink(markdown, url) {
  if (url === void 0 || !/^https?:\/\//i.test(url)) return markdown;
  const safe = url.replace(new RegExp("\\p{Cs}", "gu"), "").replace(/[^\w\-.~:/?#@!$&*+,;=%]/gu, (character) => percentEncode(character));
  return `[${markdown}](${safe})`;
}
function percentEncode(character) {
  const encoded = encodeURIComponent(character);
  if (encoded !== character) return encoded;
  return `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
}
function defuse(text) {
  return text.replace(/@(?=[\w-])/g, `@${APART}`).replace(/#(?=\d)/g, `#${APART}`).replace(/\b(GH-)(?=\d)/gi, `$1${APART}`).replace(/:(?=\/\/)/g, `:${APART}`).replace(/\b(www)\./gi, `$1${APART}.`);
}
function mermaidLabel(text, max = 40) {
  return singleLine(text.trim() === "" ? "(empty)" : text, max).replace(
    /[^\p{L}\p{N} _.,-]/gu,
    (sign) => `#${sign.codePointAt(0)};`
  );
}
function htmlProse(text) {
  return segments(cap(text, SOURCE_LENGTH)).map(
    (part) => part.code ? `<code>${htmlText(singleLine(part.text, QUOTED_LENGTH))}</code>` : htmlText(defuse(singleLine(part.text, PROSE_LENGTH))).replaceAll(APART, "&#8203;")
  ).join("");
}
function htmlWords(text) {
  return segments(cap(text, SOURCE_LENGTH)).map(
    (part) => part.code ? `<code>${htmlText(singleLine(part.text, QUOTED_LENGTH))}</code>` : htmlText(singleLine(part.text, PROSE_LENGTH))
  ).join("");
}
function htmlName(name, max = NAME_LENGTH) {
  return htmlText(singleLine(name === "" ? "(empty)" : name, max));
}
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function htmlText(text) {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
function xmlText(text) {
  return htmlText(severalLines(text));
}
function xmlAttribute(text) {
  return xmlText(text).replaceAll("\n", "&#10;").replaceAll("	", "&#9;");
}
function plainProse(text, max = 4 * PROSE_LENGTH) {
  const plain = segments(cap(text, SOURCE_LENGTH)).map((part) => part.code ? `'${singleLine(part.text, QUOTED_LENGTH)}'` : singleLine(part.text, max)).join("");
  return cap(withoutCommands(plain), max);
}
function plainName(name, max = NAME_LENGTH) {
  return withoutCommands(singleLine(name === "" ? "(empty)" : name, max));
}
function withoutCommands(line) {
  return line.replace(/^(\s*):(?=:)/, "$1\\u{3A}").replaceAll("##[", "##\\u{5B}");
}

// src/report/format/wrap.ts
var GLUE = " ";
function wrap(text, start, width) {
  const lines = [];
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
function columns(rows, right = []) {
  const widths = [];
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

export {
  cap,
  markdownCode,
  markdownCellCode,
  markdownProse,
  markdownLiteral,
  markdownLink,
  mermaidLabel,
  htmlProse,
  htmlWords,
  htmlName,
  xmlText,
  xmlAttribute,
  plainProse,
  plainName,
  GLUE,
  wrap,
  columns
};
