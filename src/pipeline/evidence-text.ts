/**
 * The text of an evidence file in parts: the bytes that `stableJson` would give for the whole document, without a million
 * observations in one text.
 */
import type { Evidence } from "../core/evidence.ts";
import type { Outcome } from "../core/outcome.ts";
import { evidenceDocument, type Provenance, writeOutcome } from "../evidence/evidence-file.ts";
import { stableJson } from "../report/format/stable-json.ts";

/** UTF-16 units of a part, about. */
const PART = 1_000_000;

export function* evidenceText(evidence: Evidence, provenance: Provenance): Generator<string> {
  const { cases } = evidence;
  const frame = stableJson(evidenceDocument({ ...evidence, cases: [] }, provenance));
  if (cases.length === 0) return yield frame;
  const [opening, closing] = frame.split('"cases": []', 2); // its first key, and no text comes before it
  yield `${opening}"cases": [\n`;
  const lineOf = lineWriter();
  for (const [index, item] of cases.entries()) {
    yield* caseText({ ...evidence, cases: [item] }, item.outcomes, lineOf);
    yield index === cases.length - 1 ? "\n" : ",\n";
  }
  yield `  ]${closing}`;
}

/** @param evidence with the one case */
function* caseText(
  evidence: Evidence,
  outcomes: readonly Outcome[],
  lineOf: (outcome: Outcome) => string,
): Generator<string> {
  const bare = evidence.cases.map((item) => ({ ...item, outcomes: [] }));
  const { cases } = evidenceDocument({ ...evidence, cases: bare }, {}) as { cases: unknown[] };
  const text = `    ${indented(stableJson(cases[0]), "    ")}`;
  if (outcomes.length === 0) return yield text;
  yield `${text.slice(0, text.lastIndexOf("[]"))}[\n`; // `observations` is its last key
  let part = "";
  for (const [index, outcome] of outcomes.entries()) {
    part += index === 0 ? lineOf(outcome) : `,\n${lineOf(outcome)}`;
    if (part.length < PART) continue;
    yield part;
    part = "";
  }
  yield `${part}\n      ]\n    }`;
}

/** Equal outcomes are mostly one object: its line is made once. */
function lineWriter(): (outcome: Outcome) => string {
  const lines = new Map<Outcome, string>();
  return (outcome) => {
    const known = lines.get(outcome);
    if (known !== undefined) return known;
    const line = `        ${indented(stableJson(writeOutcome(outcome)), "        ")}`;
    lines.set(outcome, line);
    return line;
  };
}

function indented(text: string, indent: string): string {
  return text.trimEnd().replaceAll("\n", `\n${indent}`);
}
