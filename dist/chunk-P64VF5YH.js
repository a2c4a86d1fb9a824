import {
  require_dist
} from "./chunk-UJ7FGCIW.js";
import {
  depthProblem,
  fail,
  indexLines,
  inspectKeys,
  quote,
  refusePrototypeKeys,
  repeatedKeyProblem,
  showPath
} from "./chunk-QMDUAR73.js";
import {
  __toESM
} from "./chunk-PIRHQTI4.js";

// src/inputs/yaml-source.ts
var import_yaml = __toESM(require_dist(), 1);
var MAX_ALIASES = 100;
var MOST_FAULTS = 10;
function parseYaml(file, text) {
  const lines = indexLines(text);
  let document;
  try {
    document = (0, import_yaml.parseDocument)(text, { prettyErrors: false, logLevel: "error" });
  } catch (error) {
    if (error instanceof RangeError) return fail(depthProblem(file));
    throw error;
  }
  const faults = [...document.errors, ...document.warnings];
  if (faults.some((fault) => fault.code === "RESOURCE_EXHAUSTION" || /call stack/i.test(fault.message))) {
    return fail(depthProblem(file));
  }
  if (faults.length > 0) return fail(...worthTelling(file, text, lines, faults));
  return readValues(file, document, lines);
}
function worthTelling(file, text, lines, faults) {
  const byLine = /* @__PURE__ */ new Map();
  for (const fault of faults) {
    const { line } = lines.at(fault.pos[0]);
    if (!byLine.has(line)) byLine.set(line, fault);
  }
  return [...byLine.values()].slice(0, MOST_FAULTS).map((fault) => yamlProblem(file, text, lines, fault));
}
function readValues(file, document, lines) {
  let value;
  try {
    value = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (error) {
    if (error instanceof RangeError) return fail(depthProblem(file));
    if (error instanceof ReferenceError) return fail(aliasProblem(file, error));
    throw error;
  }
  const unsafe = inspectKeys(value);
  if (unsafe.tooDeep) return fail(depthProblem(file));
  return refusePrototypeKeys(
    { file, value, locate: yamlLocator(file, document, lines) },
    unsafe.prototypePaths
  );
}
function aliasProblem(file, error) {
  return {
    code: "file-unreadable",
    message: `${file} uses YAML aliases in a way that cannot be read: ${error.message}`,
    hint: "Write the repeated part out instead of `*alias`.",
    at: { file }
  };
}
function yamlProblem(file, text, lines, fault) {
  const at = { file, ...lines.at(fault.pos[0]) };
  if (fault.code === "DUPLICATE_KEY") {
    return repeatedKeyProblem(/^[^:\n]*/.exec(text.slice(fault.pos[0]))?.[0].trim() ?? "", void 0, at);
  }
  const line = text.slice(fault.pos[0], fault.pos[0] + 40).split("\n", 1)[0] ?? "";
  const near = line.trim() === "" ? "" : `, near ${quote(line)}`;
  return {
    code: "file-unreadable",
    message: `${file} is not valid YAML: ${fault.message}${near}`,
    hint: hintFor(fault),
    at
  };
}
function hintFor(fault) {
  switch (fault.code) {
    case "TAB_AS_INDENT":
      return "Indent with blanks; YAML allows no tabs there.";
    case "MULTIPLE_DOCS":
      return "Keep one document: remove the `---` line and what follows it.";
    case "TAG_RESOLVE_FAILED":
      return "Remove the `!tag`, or put the text in quotes.";
    case "BAD_ALIAS":
      return 'Put a text that starts with `*` or `&` in quotes: "*".';
    default:
      return 'Correct it there; a text with ": ", "#" or a leading quote, bracket, `*` or `@` needs quotes.';
  }
}
function yamlLocator(file, document, lines) {
  return (path, what = "value") => {
    const place = { file, ...path.length === 0 ? {} : { path: showPath(path) } };
    return { ...place, ...lines.at(offsetOf(document, path, what)) };
  };
}
function offsetOf(document, path, what) {
  let place = { value: document.contents ?? void 0 };
  for (const step of path) {
    const next = child(place.value, step, document);
    if (next === void 0) return startOf(place.value ?? place.key);
    place = next;
  }
  return startOf(what === "key" ? place.key ?? place.value : place.value ?? place.key);
}
function startOf(node) {
  return node?.range?.[0] ?? 0;
}
function child(parent, step, document) {
  const node = (0, import_yaml.isAlias)(parent) ? parent.resolve(document) : parent;
  if ((0, import_yaml.isSeq)(node)) {
    const item = node.items[Number(step)];
    return (0, import_yaml.isNode)(item) ? { value: item } : void 0;
  }
  if (!(0, import_yaml.isMap)(node)) return void 0;
  const pair = node.items.find((item) => (0, import_yaml.isScalar)(item.key) && String(item.key.value) === String(step));
  return pair && { key: asNode(pair.key), value: asNode(pair.value) };
}
function asNode(value) {
  return (0, import_yaml.isNode)(value) ? value : void 0;
}
export {
  parseYaml
};
