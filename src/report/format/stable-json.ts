/** JSON as every file of ours is written: sorted keys, two-space indent, final newline, equal bytes for equal content. */

/**
 * Keys sorted by UTF-16 code units (RFC 8785's order), properties that are undefined left out. Invisible and
 * control characters are escaped, so the text is safe to print on a terminal; a reader gets them back unchanged.
 *
 * @param value JSON-like: null, booleans, finite numbers, strings, arrays, plain objects
 * @throws RangeError for NaN, Infinity or a value that JSON has no form for (a defect)
 */
export function stableJson(value: unknown): string {
  return `${write(value, "")}\n`;
}

function write(value: unknown, indent: string): string {
  if (Array.isArray(value)) {
    return block(
      "[",
      "]",
      value.map((item) => write(item, `${indent}  `)),
      indent,
    );
  }
  if (typeof value === "object" && value !== null) {
    // Written by hand: a JavaScript object would put keys like "10" first, whatever the order of insertion.
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${quote(key)}: ${write(item, `${indent}  `)}`);
    return block("{", "}", entries, indent);
  }
  return writeScalar(value);
}

function block(open: string, close: string, items: readonly string[], indent: string): string {
  if (items.length === 0) return open + close;
  const inner = `\n${indent}  `;
  return `${open}${inner}${items.join(`,${inner}`)}\n${indent}${close}`;
}

function writeScalar(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  throw new RangeError(`JSON has no form for ${String(value)}`);
}

function quote(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
