/**
 * The text of an evidence file in parts: the bytes that `stableJson` would give for the whole document, without a million
 * observations in one text.
 */
import type { Evidence } from "../core/evidence.ts";
import type { Outcome } from "../core/outcome.ts";
import { evidenceDocument, type Provenance, writeOutcome } from "../evidence/evidence-file.ts";
import { stableJson } from "../report/format/stable-json.ts";

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
  for (let from = 0; from < outcomes.length; ) {
    const to = endOfRun(outcomes, from);
    const line = lineOf(outcomes[from] as Outcome); // `from` is within
    yield to < outcomes.length
      ? `${line},\n`.repeat(to - from)
      : `${`${line},\n`.repeat(to - from - 1)}${line}`;
    from = to;
  }
  yield "\n      ]\n    }";
}

/** An agent mostly repeats itself, and as one object: what follows alike is written at once. */
function endOfRun(outcomes: readonly Outcome[], from: number): number {
  let to = from + 1;
  while (to < outcomes.length && outcomes[to] === outcomes[from]) to += 1;
  return to;
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
