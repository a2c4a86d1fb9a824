/** YAML 1.2 → plain values with places. Loaded only when a YAML file is read. */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLError,
} from "yaml";
import { fail, type Problem, type Result } from "../problem.ts";
import { indexLines, type LineIndex } from "./line-index.ts";
import {
  depthProblem,
  inspectKeys,
  type Path,
  refusePrototypeKeys,
  repeatedKeyProblem,
  type SourceDocument,
} from "./source-document.ts";
import { quote, showPath } from "./value-words.ts";

/** Uses of anchors, counted with what they contain; a hand-written file has a handful. */
const MAX_ALIASES = 100;

export function parseYaml(file: string, text: string): Result<SourceDocument> {
  const lines = indexLines(text);
  let document: Document;
  try {
    document = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  } catch (error) {
    if (error instanceof RangeError) return fail(depthProblem(file));
    throw error;
  }
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) return fail(...faults.map((fault) => yamlProblem(file, text, lines, fault)));
  return readValues(file, document, lines);
}

function readValues(file: string, document: Document, lines: LineIndex): Result<SourceDocument> {
  let value: unknown;
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
    unsafe.prototypePaths,
  );
}

function aliasProblem(file: string, error: ReferenceError): Problem {
  return {
    code: "file-unreadable",
    message: `${file} uses YAML aliases in a way that cannot be read: ${error.message}`,
    hint: "Write the repeated part out instead of `*alias`.",
    at: { file },
  };
}

function yamlProblem(file: string, text: string, lines: LineIndex, fault: YAMLError): Problem {
  const at = { file, ...lines.at(fault.pos[0]) };
  if (fault.code === "DUPLICATE_KEY") {
    return repeatedKeyProblem(/^[^:\n]*/.exec(text.slice(fault.pos[0]))?.[0].trim() ?? "", undefined, at);
  }
  const line = text.slice(fault.pos[0], fault.pos[0] + 40).split("\n", 1)[0] ?? "";
  const near = line.trim() === "" ? "" : `, near ${quote(line)}`;
  return {
    code: "file-unreadable",
    message: `${file} is not valid YAML: ${fault.message}${near}`,
    hint: hintFor(fault),
    at,
  };
}

function hintFor(fault: YAMLError): string {
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

function yamlLocator(file: string, document: Document, lines: LineIndex): SourceDocument["locate"] {
  return (path, what = "value") => {
    const place = { file, ...(path.length === 0 ? {} : { path: showPath(path) }) };
    const offset = offsetOf(document, path, what);
    return offset === undefined ? place : { ...place, ...lines.at(offset) };
  };
}

function offsetOf(document: Document, path: Path, what: "value" | "key"): number | undefined {
  let node: Node | undefined = document.contents ?? undefined;
  let offset = node?.range?.[0];
  for (const [depth, step] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document);
    const next = child(node, step);
    if (next === undefined) break;
    node = next.value;
    const shown = what === "key" && depth === path.length - 1 ? (next.key ?? node) : (node ?? next.key);
    offset = shown?.range?.[0] ?? offset;
  }
  return offset;
}

function child(node: unknown, step: PropertyKey): { key?: Node; value?: Node } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return isNode(item) ? { value: item } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
  if (pair === undefined) return undefined;
  return {
    ...(isNode(pair.key) ? { key: pair.key } : {}),
    ...(isNode(pair.value) ? { value: pair.value } : {}),
  };
}
