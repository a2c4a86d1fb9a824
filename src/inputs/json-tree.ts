/**
 * Where the values of a JSON text stand. `JSON.parse` gives the values and is fast; this gives their places,
 * repeated keys and the place of a syntax error, and is only asked when something must be shown.
 */

export type JsonNode =
  | { readonly kind: "object"; readonly start: number; readonly members: ReadonlyMap<string, JsonMember> }
  | { readonly kind: "array"; readonly start: number; readonly items: readonly JsonNode[] }
  | { readonly kind: "scalar"; readonly start: number };

export interface JsonMember {
  /** Offset of the key. */
  readonly key: number;
  readonly node: JsonNode;
}

export interface RepeatedKey {
  readonly key: string;
  readonly first: number;
  readonly second: number;
}

export type JsonTree =
  | { readonly ok: true; readonly root: JsonNode; readonly repeated: readonly RepeatedKey[] }
  /** `expected` completes "expected …". */
  | { readonly ok: false; readonly offset: number; readonly expected: string };

/** Deeper than any file of ours, and far from the end of the stack. */
export const MAX_DEPTH = 100;

interface Cursor {
  readonly text: string;
  readonly repeated: RepeatedKey[];
  at: number;
  depth: number;
}

class SyntaxFault extends Error {
  readonly offset: number;
  readonly expected: string;
  constructor(offset: number, expected: string) {
    super(expected);
    this.offset = offset;
    this.expected = expected;
  }
}

export function readJsonTree(text: string): JsonTree {
  const cursor: Cursor = { text, repeated: [], at: 0, depth: 0 };
  try {
    const root = readValue(cursor);
    skipBlanks(cursor);
    if (cursor.at < text.length) throw new SyntaxFault(cursor.at, "the end of the file");
    return { ok: true, root, repeated: cursor.repeated };
  } catch (fault) {
    if (fault instanceof SyntaxFault) return { ok: false, offset: fault.offset, expected: fault.expected };
    throw fault;
  }
}

/**
 * How many keys the objects of a valid JSON text have, repeated ones included.
 * More than the parsed value has: a key is repeated, and `JSON.parse` has dropped a value without a word.
 */
export function countKeys(text: string): number {
  let count = 0;
  let open = text.indexOf('"');
  while (open !== -1) {
    let next = endOfString(text, open);
    while (isBlank(text.charCodeAt(next))) next++;
    if (text[next] === ":") count++;
    open = text.indexOf('"', next);
  }
  return count;
}

function readValue(cursor: Cursor): JsonNode {
  skipBlanks(cursor);
  const start = cursor.at;
  const first = cursor.text[start];
  if (first === "{" || first === "[") {
    if (++cursor.depth > MAX_DEPTH) throw new SyntaxFault(start, `at most ${MAX_DEPTH} levels`);
    const node = first === "{" ? readObject(cursor, start) : readArray(cursor, start);
    cursor.depth--;
    return node;
  }
  if (first === '"') readString(cursor);
  else readWord(cursor);
  return { kind: "scalar", start };
}

function readObject(cursor: Cursor, start: number): JsonNode {
  const members = new Map<string, JsonMember>();
  cursor.at++;
  skipBlanks(cursor);
  while (cursor.text[cursor.at] !== "}") {
    const key = cursor.at;
    if (cursor.text[key] !== '"')
      throw new SyntaxFault(
        key,
        members.size === 0 ? 'a key in double quotes or "}"' : "a key in double quotes",
      );
    const name = readString(cursor);
    expect(cursor, ":");
    const earlier = members.get(name);
    if (earlier !== undefined) cursor.repeated.push({ key: name, first: earlier.key, second: key });
    members.set(name, { key, node: readValue(cursor) });
    readSeparator(cursor, "}");
  }
  cursor.at++;
  return { kind: "object", start, members };
}

function readArray(cursor: Cursor, start: number): JsonNode {
  const items: JsonNode[] = [];
  cursor.at++;
  skipBlanks(cursor);
  while (cursor.text[cursor.at] !== "]") {
    items.push(readValue(cursor));
    readSeparator(cursor, "]");
  }
  cursor.at++;
  return { kind: "array", start, items };
}

/** A comma with something behind it, or the closing bracket, which stays. */
function readSeparator(cursor: Cursor, close: "}" | "]"): void {
  skipBlanks(cursor);
  if (cursor.text[cursor.at] === close) return;
  if (cursor.text[cursor.at] !== ",") throw new SyntaxFault(cursor.at, `"," or "${close}"`);
  cursor.at++;
  skipBlanks(cursor);
  if (cursor.text[cursor.at] === close) throw new SyntaxFault(cursor.at, 'something after ","');
}

function expect(cursor: Cursor, mark: string): void {
  skipBlanks(cursor);
  if (cursor.text[cursor.at] !== mark) throw new SyntaxFault(cursor.at, `"${mark}"`);
  cursor.at++;
}

function readString(cursor: Cursor): string {
  const start = cursor.at;
  cursor.at = endOfString(cursor.text, start);
  const literal = cursor.text.slice(start, cursor.at);
  try {
    return JSON.parse(literal) as string;
  } catch {
    throw new SyntaxFault(start, 'a text that ends in " on its line, with escapes that JSON knows');
  }
}

const WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

function readWord(cursor: Cursor): void {
  WORD.lastIndex = cursor.at;
  const word = WORD.exec(cursor.text)?.[0];
  const behind = cursor.text[cursor.at + (word?.length ?? 0)];
  if (word === undefined || (behind !== undefined && /[\w.]/.test(behind))) {
    throw new SyntaxFault(
      cursor.at,
      "a value: a text in double quotes, a number, true, false, null, a list or an object",
    );
  }
  cursor.at += word.length;
}

function skipBlanks(cursor: Cursor): void {
  while (isBlank(cursor.text.charCodeAt(cursor.at))) cursor.at++;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** @returns the offset behind the closing quote, or the text's end when there is none */
function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close === -1 ? text.length : close + 1;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === "\\") slashes++;
  return slashes % 2 === 1;
}
