/** The baseline on a terminal: its state among the numbers, then the decisions before and after. */
import type { BaselineModel, DecisionTableRow } from "../baseline-model.ts";
import { plainName, plainProse } from "../escape.ts";
import { columns, wrap } from "../format/wrap.ts";
import { sentence, shortFingerprint, whole } from "../format.ts";

const MOST_ROWS = 20;
/** Digits of a digest that a person compares. */
const SHOWN = 19;

/** `drifted: baseline.json (sha256:1f3a9c0b2d4e…)`. */
export function baselineWords({ state, title, file, digest, candidate }: BaselineModel): string {
  const shown = state === "none" ? candidate : (digest ?? candidate);
  const short = shown === undefined ? "" : ` (${shown.slice(0, SHOWN)}…)`;
  return `${plainProse(title)}${file === undefined ? "" : `: ${plainName(file, 200)}`}${short}`;
}

/** Empty where there is nothing to say. */
export function baselineBlock(model: BaselineModel, suite: string, width: number): readonly string[] {
  const faults = [
    ...model.causes.map(({ text, cure }) => `${sentence(text)} Cure: ${sentence(cure)}`),
    ...model.refusals.map(({ reason, cure }) => `${sentence(reason)} Cure: ${sentence(cure)}`),
  ].flatMap((line) => wrap(plainProse(line), "  - ", width));
  const { rows, rest } = model.table;
  const cells = rows
    .slice(0, MOST_ROWS)
    .map((row) => [
      place(row, suite),
      row.approved === undefined ? "-" : plainName(row.approved, 40),
      row.now === undefined ? "-" : plainName(row.now, 40),
      plainProse([row.answers, row.verdict].filter((part) => part !== "").join(", ")),
    ]);
  const more = rows.length > MOST_ROWS ? [`  ${whole(rows.length - MOST_ROWS)} more in the report`] : [];
  const lines = [
    ...faults,
    ...(cells.length === 0 ? [] : columns([["probe", "approved", "now", ""], ...cells])),
    ...more,
    ...(rest === "" ? [] : [`  ${plainProse(rest)}`]),
    ...model.facts.flatMap((fact) => wrap(plainProse(fact), "  - ", width)),
  ];
  return lines.length === 0 ? [] : ["Baseline:", ...lines];
}

function place({ index, line, fingerprint }: DecisionTableRow, suite: string): string {
  if (index === undefined) return shortFingerprint(fingerprint);
  return line === undefined ? `probe ${index + 1}` : `${plainName(suite, 60)}:${line}`;
}
