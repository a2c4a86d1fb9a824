/**
 * CSV as RFC 4180 has it: commas, double quotes, values over several lines. Strict about quotes, and knows
 * where each record starts, which is what a message and an annotation need.
 */

export interface CsvRecord {
  readonly values: readonly string[];
  /** Offset of its first character. */
  readonly start: number;
}

export type CsvReading =
  | { readonly ok: true; readonly records: readonly CsvRecord[] }
  | { readonly ok: false; readonly offset: number; readonly why: string };

interface CsvValue {
  readonly value: string;
  readonly end: number;
}

/** Lines without any character are skipped. */
export function readCsvRecords(text: string): CsvReading {
  const records: CsvRecord[] = [];
  let at = 0;
  while (at < text.length) {
    const lineBreak = lineBreakAt(text, at);
    at += lineBreak;
    if (lineBreak > 0) continue;
    const values: string[] = [];
    const read = readRecord(text, at, values);
    if (typeof read !== "number") return { ok: false, ...read };
    records.push({ values, start: at });
    at = read;
  }
  return { ok: true, records };
}

/** @returns where the record ends, before its line break */
function readRecord(text: string, start: number, values: string[]): number | { offset: number; why: string } {
  for (let at = start; ; at++) {
    const read = text[at] === '"' ? readQuoted(text, at) : readBare(text, at);
    if (typeof read === "string") return { offset: at, why: read };
    values.push(read.value);
    at = read.end;
    if (text[at] !== ",") return at;
  }
}

function readBare(text: string, start: number): CsvValue | string {
  END_OF_VALUE.lastIndex = start;
  const end = END_OF_VALUE.exec(text)?.index ?? text.length;
  if (text[end] === '"') return "a quote stands inside a value";
  return { value: text.slice(start, end), end };
}

const END_OF_VALUE = /[,\r\n"]/g;

function readQuoted(text: string, start: number): CsvValue | string {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return "a quoted value never ends";
  const end = close + 1;
  if (end < text.length && !/[,\r\n]/.test(text.charAt(end)))
    return "something stands between a quoted value and the next comma";
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end };
}

/** @returns the length of the line break there: 0, 1 or 2 */
function lineBreakAt(text: string, at: number): number {
  if (text[at] === "\r") return text[at + 1] === "\n" ? 2 : 1;
  return text[at] === "\n" ? 1 : 0;
}
