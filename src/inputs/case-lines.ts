/**
 * Lines of the cases of a JSON suite. Reading one leaves them out, because they cost as much as the parsing and
 * only a report that links to a probe needs them. Suites of every other form have their lines from the start.
 */
import type { Suite } from "../core/suite.ts";
import { type JsonNode, readJsonTree } from "./json-tree.ts";
import { indexLines } from "./line-index.ts";

interface CaseLines {
  /** 1-based, of each case's `input`, in order. */
  readonly cases: readonly (number | undefined)[];
  /** Of the contract's `required`, or of the contract without it. */
  readonly contract?: number;
}

/** @param text a JSON suite that was read without a fault */
function locateCases(text: string): CaseLines {
  const tree = readJsonTree(text.replace(/^\uFEFF/, " "));
  if (!tree.ok) return { cases: [] };
  const lines = indexLines(text);
  const lineOf = (node: JsonNode | undefined) => (node === undefined ? undefined : lines.at(node.start).line);
  const cases = member(tree.root, "cases");
  const contract = member(tree.root, "contract");
  const contractLine = lineOf(member(contract, "required") ?? contract);
  return {
    cases: cases?.kind === "array" ? cases.items.map((item) => lineOf(member(item, "input"))) : [],
    ...(contractLine === undefined ? {} : { contract: contractLine }),
  };
}

/** The same suite with every line that its text gives. */
export function withLines(suite: Suite, text: string): Suite {
  if (suite.cases.some((each) => each.line !== undefined)) return suite;
  const lines = locateCases(text);
  const cases = suite.cases.map((each, index) => {
    const line = lines.cases[index];
    return line === undefined ? each : { ...each, line };
  });
  const { contract } = suite;
  const isPlaced = contract !== undefined && lines.contract !== undefined;
  return { ...suite, cases, ...(isPlaced ? { contract: { ...contract, line: lines.contract } } : {}) };
}

function member(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === "object" ? node.members.get(key)?.node : undefined;
}
