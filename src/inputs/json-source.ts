/** JSON → plain values at the speed of `JSON.parse`; places are computed when the first is asked for. */
import { fail, type Problem, type Result } from "../problem.ts";
import { countKeys, type JsonNode, readJsonTree } from "./json-tree.ts";
import { indexLines } from "./line-index.ts";
import {
  depthProblem,
  inspectKeys,
  refusePrototypeKeys,
  repeatedKeyProblem,
  type SourceDocument,
} from "./source-document.ts";
import { quote, showPath } from "./value-words.ts";

/** @param parsed what `JSON.parse` made of the text, where that is known already */
export function parseJson(file: string, text: string, parsed?: unknown): Result<SourceDocument> {
  let value = parsed;
  try {
    value ??= JSON.parse(text);
  } catch {
    return fail(syntaxProblem(file, text));
  }
  const unsafe = inspectKeys(value);
  if (unsafe.tooDeep) return fail(depthProblem(file));
  if (unsafe.count !== countKeys(text)) return fail(...repeatedProblems(file, text));
  let locate: SourceDocument["locate"] | undefined;
  const source: SourceDocument = {
    file,
    value,
    locate: (path, what) => {
      locate ??= jsonLocator(file, text);
      return locate(path, what);
    },
  };
  return refusePrototypeKeys(source, unsafe.prototypePaths);
}

function syntaxProblem(file: string, text: string): Problem {
  const tree = readJsonTree(text);
  const expected = tree.ok ? "JSON" : tree.expected; // both parsers agree (property-tested), so never the first
  const offset = tree.ok ? 0 : tree.offset;
  const found = offset >= text.length ? "the file ends" : `found ${quote(text.slice(offset, offset + 12))}`;
  return {
    code: "file-unreadable",
    message: `${file} is not valid JSON: expected ${expected}, ${found}`,
    hint: "Correct it there, or rename the file to .yaml when it is YAML.",
    at: { file, ...indexLines(text).at(offset) },
  };
}

function repeatedProblems(file: string, text: string): Problem[] {
  const tree = readJsonTree(text);
  if (!tree.ok) return [syntaxProblem(file, text)];
  const lines = indexLines(text);
  return tree.repeated.map((repeated) =>
    repeatedKeyProblem(repeated.key, lines.at(repeated.first).line, { file, ...lines.at(repeated.second) }),
  );
}

function jsonLocator(file: string, text: string): SourceDocument["locate"] {
  const tree = readJsonTree(text);
  const lines = indexLines(text);
  return (path, what = "value") => {
    const place = { file, ...(path.length === 0 ? {} : { path: showPath(path) }) };
    if (!tree.ok) return place;
    let offset = tree.root.start;
    let node: JsonNode = tree.root;
    for (const [depth, step] of path.entries()) {
      const next: { offset: number; node: JsonNode } | undefined = child(
        node,
        step,
        what === "key" && depth === path.length - 1,
      );
      if (next === undefined) break;
      offset = next.offset;
      node = next.node;
    }
    return { ...place, ...lines.at(offset) };
  };
}

function child(
  node: JsonNode,
  step: PropertyKey,
  atKey: boolean,
): { offset: number; node: JsonNode } | undefined {
  if (node.kind === "array") {
    const item = node.items[Number(step)];
    return item && { offset: item.start, node: item };
  }
  if (node.kind === "scalar") return undefined;
  const member = node.members.get(String(step));
  return member && { offset: atKey ? member.key : member.node.start, node: member.node };
}
