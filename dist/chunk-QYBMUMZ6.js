// src/inputs/line-index.ts
function indexLines(text) {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return {
    at(offset) {
      const line = countUpTo(starts, offset);
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
    }
  };
}
function countUpTo(ascending, limit) {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = low + high >>> 1;
    if ((ascending[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/inputs/json-tree.ts
var MAX_DEPTH = 100;
var SyntaxFault = class extends Error {
  offset;
  expected;
  constructor(offset, expected) {
    super(expected);
    this.offset = offset;
    this.expected = expected;
  }
};
function readJsonTree(text) {
  const cursor = { text, repeated: [], at: 0, depth: 0 };
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
function countKeys(text) {
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
function readValue(cursor) {
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
function readObject(cursor, start) {
  const members = /* @__PURE__ */ new Map();
  cursor.at++;
  skipBlanks(cursor);
  while (cursor.text[cursor.at] !== "}") {
    const key = cursor.at;
    if (cursor.text[key] !== '"')
      throw new SyntaxFault(
        key,
        members.size === 0 ? 'a key in double quotes or "}"' : "a key in double quotes"
      );
    const name = readString(cursor);
    expect(cursor, ":");
    const earlier = members.get(name);
    if (earlier !== void 0) cursor.repeated.push({ key: name, first: earlier.key, second: key });
    members.set(name, { key, node: readValue(cursor) });
    readSeparator(cursor, "}");
  }
  cursor.at++;
  return { kind: "object", start, members };
}
function readArray(cursor, start) {
  const items = [];
  cursor.at++;
  skipBlanks(cursor);
  while (cursor.text[cursor.at] !== "]") {
    items.push(readValue(cursor));
    readSeparator(cursor, "]");
  }
  cursor.at++;
  return { kind: "array", start, items };
}
function readSeparator(cursor, close) {
  skipBlanks(cursor);
  if (cursor.text[cursor.at] === close) return;
  if (cursor.text[cursor.at] !== ",") throw new SyntaxFault(cursor.at, `"," or "${close}"`);
  cursor.at++;
  skipBlanks(cursor);
  if (cursor.text[cursor.at] === close) throw new SyntaxFault(cursor.at, 'something after ","');
}
function expect(cursor, mark) {
  skipBlanks(cursor);
  if (cursor.text[cursor.at] !== mark) throw new SyntaxFault(cursor.at, `"${mark}"`);
  cursor.at++;
}
function readString(cursor) {
  const start = cursor.at;
  cursor.at = endOfString(cursor.text, start);
  const literal = cursor.text.slice(start, cursor.at);
  try {
    return JSON.parse(literal);
  } catch {
    throw new SyntaxFault(start, 'a text that ends in " on its line, with escapes that JSON knows');
  }
}
var WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
function readWord(cursor) {
  WORD.lastIndex = cursor.at;
  const word = WORD.exec(cursor.text)?.[0];
  const behind = cursor.text[cursor.at + (word?.length ?? 0)];
  if (word === void 0 || behind !== void 0 && /[\w.]/.test(behind)) {
    throw new SyntaxFault(
      cursor.at,
      "a value: a text in double quotes, a number, true, false, null, a list or an object"
    );
  }
  cursor.at += word.length;
}
function skipBlanks(cursor) {
  while (isBlank(cursor.text.charCodeAt(cursor.at))) cursor.at++;
}
function isBlank(code) {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
function endOfString(text, open) {
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close === -1 ? text.length : close + 1;
}
function isEscaped(text, at) {
  let slashes = 0;
  while (text[at - 1 - slashes] === "\\") slashes++;
  return slashes % 2 === 1;
}

export {
  MAX_DEPTH,
  readJsonTree,
  countKeys,
  indexLines
};
