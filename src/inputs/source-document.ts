/**
 * A YAML or JSON file as plain values, and where each of them stands.
 * Guards what a parser lets through: repeated keys, prototype keys, endless depth.
 */
import { fail, type Problem, type Result, type SourcePosition, succeed } from "../problem.ts";
import { MAX_DEPTH } from "./json-tree.ts";
import { quote, showPath } from "./value-words.ts";

export type Path = readonly PropertyKey[];

export interface SourceDocument {
  readonly file: string;
  readonly value: unknown;
  /**
   * Position of the value at a path, or of its key. A path that is not there has the position of the nearest
   * thing above it. The first call may cost as much as parsing.
   */
  locate(path: Path, what?: "value" | "key"): SourcePosition;
}

/** @param paths of keys that would reach into an object's prototype in careless code */
export function refusePrototypeKeys(source: SourceDocument, paths: readonly Path[]): Result<SourceDocument> {
  if (paths.length === 0) return succeed(source);
  return fail(
    ...paths.map(
      (path): Problem => ({
        code: "input-unknown",
        message: `\`${showPath(path)}\` is a key that no file of ours has`,
        hint: "Remove it.",
        at: source.locate(path, "key"),
      }),
    ),
  );
}

export interface KeyInspection {
  readonly count: number;
  readonly prototypePaths: readonly Path[];
  readonly tooDeep: boolean;
}

/** Counts the keys of all mappings in a value, and finds those named `__proto__`. */
export function inspectKeys(value: unknown): KeyInspection {
  const found: KeysFound = { count: 0, prototypePaths: [], tooDeep: false };
  inspect(value, [], found);
  return found;
}

interface KeysFound {
  count: number;
  tooDeep: boolean;
  readonly prototypePaths: Path[];
}

function inspect(node: unknown, trail: PropertyKey[], found: KeysFound): void {
  if (typeof node !== "object" || node === null || found.tooDeep) return;
  if (trail.length >= MAX_DEPTH) {
    found.tooDeep = true;
    return;
  }
  if (Array.isArray(node)) {
    // There may be a million, and most are texts.
    for (let index = 0; index < node.length; index += 1)
      if (typeof node[index] === "object") visit(node[index], index, trail, found);
    return;
  }
  for (const key of Object.keys(node)) {
    found.count++;
    if (key === "__proto__") found.prototypePaths.push([...trail, key]);
    visit((node as Readonly<Record<string, unknown>>)[key], key, trail, found); // its own, so never the prototype
  }
}

function visit(child: unknown, step: PropertyKey, trail: PropertyKey[], found: KeysFound): void {
  if (typeof child !== "object" || child === null) return; // most are texts
  trail.push(step);
  inspect(child, trail, found);
  trail.pop();
}

export function depthProblem(file: string): Problem {
  return {
    code: "file-unreadable",
    message: `${file} is nested more than ${MAX_DEPTH} levels deep`,
    hint: "Flatten it: a suite or configuration needs fewer than ten.",
    at: { file },
  };
}

export function repeatedKeyProblem(key: string, firstLine: number | undefined, at: SourcePosition): Problem {
  const where = firstLine === undefined ? "twice in one mapping" : `twice, first in line ${firstLine}`;
  return {
    code: "input-conflict",
    message: `the key ${quote(key)} is given ${where}`,
    hint: "Keep one of them: the other would be dropped without a word.",
    at,
  };
}
