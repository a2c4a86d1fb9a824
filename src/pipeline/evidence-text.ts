/**
 * The text of an evidence file in parts: the bytes that `stableJson` would give for the whole document, without a million
 * observations in one text.
 */
import type { Evidence } from "../core/evidence.ts";
import type { Outcome } from "../core/outcome.ts";
import { evidenceDocument, type Provenance, writeOutcome } from "../evidence/evidence-file.ts";
import { stableJson } from "../report/format/stable-json.ts";

/** Observations a part; each is a line of perhaps thirty bytes. */
const PART = 32_768;

export function* evidenceText(evidence: Evidence, provenance: Provenance): Generator<string> {
  const { cases } = evidence;
  const frame = stableJson(evidenceDocument({ ...evidence, cases: [] }, provenance));
  if (cases.length === 0) return yield frame;
  const [opening, closing] = frame.split('"cases": []', 2); // its first key, and no text comes before it
  yield `${opening}"cases": [\n`;
  const lines = new Map<Outcome, string>();
  const lineOf = (outcome: Outcome): string => {
    const known = lines.get(outcome);
    if (known !== undefined) return known;
    const line = `        ${indented(stableJson(writeOutcome(outcome)), "        ")}`;
    lines.set(outcome, line);
    return line;
  };
  for (const [index, item] of cases.entries()) {
    const { outcomes, ...rest } = item;
    const whole = evidenceDocument({ ...evidence, cases: [{ ...rest, outcomes: [] }] }, {}) as {
      cases: unknown[];
    };
    const text = `    ${indented(stableJson(whole.cases[0]), "    ")}`;
    const end = index === cases.length - 1 ? "\n" : ",\n";
    if (outcomes.length === 0) {
      yield text + end;
      continue;
    }
    yield `${text.slice(0, text.lastIndexOf("[]"))}[\n`; // `observations` is its last key
    for (let from = 0; from < outcomes.length; from += PART) {
      const part = outcomes
        .slice(from, from + PART)
        .map(lineOf)
        .join(",\n");
      yield from + PART < outcomes.length ? `${part},\n` : `${part}\n`;
    }
    yield `      ]\n    }${end}`;
  }
  yield `  ]${closing}`;
}

function indented(text: string, indent: string): string {
  return text.trimEnd().replaceAll("\n", `\n${indent}`);
}
