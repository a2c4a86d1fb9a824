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
const MOST_FAULTS = 10;

export function parseYaml(file: string, text: string): Result<SourceDocument> {
  const lines = indexLines(text);
  let document: Document;
  try {
    // Not "silent": that would also take a second document for a comment.
    document = parseDocument(text, { prettyErrors: false, logLevel: "error" });
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

/** The first fault of each line: a parser that goes on finds the consequences of the first one too. */
function worthTelling(file: string, text: string, lines: LineIndex, faults: readonly YAMLError[]): Problem[] {
  const byLine = new Map<number, YAMLError>();
  for (const fault of faults) {
    const { line } = lines.at(fault.pos[0]);
    if (!byLine.has(line)) byLine.set(line, fault);
  }
  return [...byLine.values()].slice(0, MOST_FAULTS).map((fault) => yamlProblem(file, text, lines, fault));
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
    return { ...place, ...lines.at(offsetOf(document, path, what)) };
  };
}

function offsetOf(document: Document, path: Path, what: "value" | "key"): number {
  let place: Place = { value: document.contents ?? undefined };
  for (const step of path) {
    const next = child(place.value, step, document);
    if (next === undefined) return startOf(place.value ?? place.key);
    place = next;
  }
  return startOf(what === "key" ? (place.key ?? place.value) : (place.value ?? place.key));
}

/** A value and, in a mapping, its key. */
interface Place {
  readonly key?: Node | undefined;
  readonly value?: Node | undefined;
}

function startOf(node: Node | undefined): number {
  return node?.range?.[0] ?? 0;
}

function child(parent: Node | undefined, step: PropertyKey, document: Document): Place | undefined {
  const node = isAlias(parent) ? parent.resolve(document) : parent;
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return isNode(item) ? { value: item } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
  return pair && { key: asNode(pair.key), value: asNode(pair.value) };
}

function asNode(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}
