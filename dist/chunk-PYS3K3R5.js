// src/report/format/stable-json.ts
function stableJson(value) {
  return `${write(value, "")}
`;
}
function write(value, indent) {
  if (Array.isArray(value)) {
    return block(
      "[",
      "]",
      value.map((item) => write(item, `${indent}  `)),
      indent
    );
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, item]) => `${quote(key)}: ${write(item, `${indent}  `)}`);
    return block("{", "}", entries, indent);
  }
  return writeScalar(value);
}
function block(open, close, items, indent) {
  if (items.length === 0) return open + close;
  const inner = `
${indent}  `;
  return `${open}${inner}${items.join(`,${inner}`)}
${indent}${close}`;
}
function writeScalar(value) {
  if (typeof value === "string") return quote(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  throw new RangeError(`JSON has no form for ${String(value)}`);
}
function quote(text) {
  return JSON.stringify(text).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("")
  );
}

export {
  stableJson
};
