// src/agent/answer-path.ts
function readPath(root, path) {
  const segments = splitPath(path);
  const star = segments.indexOf("*");
  const trunk = star === -1 ? segments : segments.slice(0, star);
  let value = root;
  for (const [index, segment] of trunk.entries()) {
    const next = child(value, segment);
    if (next === void 0) {
      const optional = index === trunk.length - 1;
      return { found: false, optional, why: brokenAt(path, trunk.slice(0, index), value) };
    }
    value = next;
  }
  if (star === -1) return { found: true, value };
  if (value === null) return { found: true, value: [] };
  if (!Array.isArray(value)) return { found: false, optional: false, why: brokenAt(path, trunk, value) };
  return { found: true, value: collect(value, segments.slice(star + 1)) };
}
function splitPath(path) {
  const dotted = path.replace(/^\$\.?/, "").replace(/\[(-?\d+|\*)\]/g, ".$1");
  return dotted.split(".").filter((segment) => segment !== "");
}
function collect(list, rest) {
  if (rest.length === 0) return [...list];
  const path = rest.join(".");
  return list.flatMap((element) => {
    const read = readPath(element, path);
    if (!read.found) return [];
    return rest.includes("*") ? read.value : [read.value];
  });
}
function child(value, segment) {
  if (Array.isArray(value)) return /^-?\d+$/.test(segment) ? value.at(Number(segment)) : void 0;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return void 0;
  return value[segment];
}
function brokenAt(path, reached, value) {
  const where = reached.length === 0 ? "it" : `\`${reached.join(".")}\``;
  return `the answer has no \`${path}\`: ${where} ${contentOf(value)}`;
}
function contentOf(value) {
  if (Array.isArray(value)) return `is a list of ${value.length}`;
  if (typeof value !== "object" || value === null)
    return `is ${value === null ? "null" : `a ${typeof value}`}`;
  const keys = Object.keys(value);
  if (keys.length === 0) return "is an empty object";
  const shown = keys.slice(0, 8).map((key) => `\`${key.slice(0, 40)}\``);
  return `has ${shown.join(", ")}${keys.length > shown.length ? ` and ${keys.length - shown.length} more` : ""}`;
}

export {
  readPath
};
