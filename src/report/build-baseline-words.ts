/** What a check against a baseline found, in words: decided here once, for every report and for the gate. */
import type { BaselineDrift } from "../core/baseline-drift.ts";
import type { BaselineCheck } from "../core/check-baseline.ts";
import type { Cause, ContractPart, FrameDifference, Incompatibility } from "../core/claim-differences.ts";
import type { DecisionRow } from "../core/decision-table.ts";
import { POWER } from "../core/stats/detectable.ts";
import type { Suite } from "../core/suite.ts";
import type { BaselineCause } from "./baseline-model.ts";
import { placeOf } from "./build-next.ts";
import { names, outcomeName } from "./build-words.ts";
import { count, list, percent, quoteName, shortFingerprint } from "./format.ts";

/** So many are named in a sentence; the table has them all. */
const NAMED = 3;

export function driftedSentence({ table, drift }: BaselineCheck, suite: Suite): string {
  const probes = drift?.probes ?? [];
  const rows = new Map(table.map((row) => [row.fingerprint, row]));
  const drifted = probes.flatMap((probe) => {
    const row = probe.drifted ? rows.get(probe.fingerprint) : undefined;
    return row === undefined ? [] : [row];
  });
  if (drifted.length === 0)
    return `the answers of all ${probes.length} probes together changed (p = ${pWords(drift?.answers?.corrected ?? 1)}), of no single one provably`;
  const changed = drifted.every(({ change }) => change === "changed");
  const what = changed
    ? `${drifted.length} of ${count(probes.length, "approved decision")} changed`
    : `${drifted.length} of ${count(probes.length, "probe")} ${drifted.length === 1 ? "answers" : "answer"} otherwise than approved`;
  return `${what}: ${list(
    drifted.map((row) => changeWords(row, suite)),
    NAMED,
  )}`;
}

/** `` `card_security` → `fraud_review` (`suite.yaml:14`) ``. */
function changeWords({ before, after, change, caseIndex = 0 }: DecisionRow, suite: Suite): string {
  const { file, line } = placeOf(suite, caseIndex);
  const place = line === undefined ? `probe ${caseIndex + 1}` : quoteName(`${file}:${line}`);
  if (before === undefined || after === undefined) return place;
  return change === "changed"
    ? `${outcomeName(before)} → ${outcomeName(after)} (${place})`
    : `${outcomeName(before)} in another share (${place})`;
}

/** At most three digits after the point, and never a p-value of 0. */
function pWords(pValue: number): string {
  return pValue < 0.001 ? "below 0.001" : String(Number(pValue.toFixed(3)));
}

/** Never "no drift": what a change would have had to be to be found. */
function powerSentence({ detectable, status, schedule }: BaselineDrift): string {
  if (status === "undecided")
    return "Too few answers: not even a change of all of them would have been significant.";
  if (detectable === undefined)
    return `This ${schedule} check has too few answers to find, on one probe alone, even a complete change.`;
  return `With ${percent(POWER)} power this ${schedule} check would have found, on any one probe with a steady answer, a change of at least ${percent(detectable)} of its answers.`;
}

export function driftFacts({ drift, isolation, state }: BaselineCheck): readonly string[] {
  const weaker = isolation.weaker
    ? [
        `This run states less about its trials than the baseline: ${isolation.after} now, ${isolation.before} when approved. It is reported, not counted.`,
      ]
    : [];
  if (drift === undefined) return weaker;
  return [
    powerSentence(drift),
    ...(drift.level === undefined || state === "refused"
      ? []
      : [`An unchanged agent is called drifted at most ${percent(drift.level)} of the time.`]),
    ...ruleFacts(drift),
    ...weaker,
  ];
}

function ruleFacts({ rule, schedule, probes }: BaselineDrift): readonly string[] {
  const moved = probes.filter((probe) => probe.moved && !probe.drifted).length;
  return [
    ...(rule === "reference"
      ? [
          "This baseline has no counts of answers, so the Python tool's rule decides: any other first answer is drift, chance included. A baseline written anew by this tool is tested instead.",
        ]
      : []),
    ...(moved > 0 && rule === "exact"
      ? [
          `Moved, unproven: the commonest answer of ${count(moved, "probe")} is another one, and chance alone may have done it.`,
        ]
      : []),
    ...(schedule === "quick"
      ? [
          "A quick check asks each probe once, and four times more where it disagrees: it can report drift, and admits nothing.",
        ]
      : []),
  ];
}

export function causeModels(
  found: readonly Incompatibility[],
  suite: Suite,
  table: readonly DecisionRow[],
): readonly BaselineCause[] {
  const indexOf = new Map(table.map((row) => [row.fingerprint, row.caseIndex]));
  return found.map((incompatibility) => ({
    ...causeWords(incompatibility),
    at: incompatibility.differences.flatMap((difference) => {
      const index = "fingerprint" in difference ? indexOf.get(difference.fingerprint) : undefined;
      const place = index === undefined ? undefined : placeOf(suite, index);
      return place?.line === undefined ? [] : [{ file: place.file, line: place.line }];
    }),
  }));
}

export function causeWords({ cause, differences }: Incompatibility): Omit<BaselineCause, "at"> {
  return { cause, text: TEXTS[cause](differences), cure: CURES[cause](differences) };
}

type Words = (differences: readonly FrameDifference[]) => string;

const TEXTS: Readonly<Record<Cause, Words>> = {
  probes: (differences) => `the probes changed since the baseline was approved: ${probeWords(differences)}`,
  tolerance: (differences) => differences.map(settingWords).join("; "),
  contract: (differences) =>
    `the contract changed since the baseline was approved: ${differences.map(partWords).join("; ")}`,
  layer: (differences) => differences.map(settingWords).join("; "),
};

const ANEW =
  "make the baseline anew with `agentverity snapshot` and have it reviewed, or undo the change to compare again";

const CURES: Readonly<Record<Cause, Words>> = {
  probes: () => ANEW,
  contract: () => ANEW,
  tolerance: (differences) =>
    `set ${list(differences.flatMap((difference) => (difference.kind === "epsilon" || difference.kind === "blindness-threshold" ? [`\`${difference.kind}: ${difference.before}\``] : [])))} to compare, or make the baseline anew and have it reviewed`,
  layer: (differences) =>
    `set ${differences.map((difference) => ("before" in difference ? `\`layer: ${String(difference.before)}\`` : "")).join("")} to compare, or make the baseline anew and have it reviewed`,
};

function probeWords(differences: readonly FrameDifference[]): string {
  const of = (kind: FrameDifference["kind"]) => differences.filter((difference) => difference.kind === kind);
  const parts = [
    ...counted(of("probe-added").length, "is new", "are new"),
    ...counted(of("probe-removed").length, "is gone", "are gone"),
    ...counted(of("intended").length, "is written for another decision", "are written for another decision"),
  ];
  return list(parts);
}

function counted(number: number, one: string, many: string): readonly string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
}

function settingWords(difference: FrameDifference): string {
  switch (difference.kind) {
    case "epsilon":
      return `the tolerance is ${percent(difference.after)}, and the baseline was approved at ${percent(difference.before)}`;
    case "blindness-threshold":
      return `the probes count as blind from ${percent(difference.after)}, and did from ${percent(difference.before)} when approved`;
    case "layer":
      return `the layer is \`${difference.after}\`, and the baseline holds \`${difference.before}\``;
    default:
      return "";
  }
}

const PARTS: Readonly<Record<ContractPart, string>> = {
  whole: "contract",
  allowed: "allowed",
  required: "required",
  critical: "critical",
  stabilityTargets: "stability_targets",
  minimumCases: "minimum_cases",
  allowedNoDecisions: "allowed_no_decisions",
};

function partWords(difference: FrameDifference): string {
  if (difference.kind !== "contract") return "";
  const { part, before, after } = difference;
  if (part === "whole") return after.length > 0 ? "there was none" : "there is none now";
  const gone = before.filter((item) => !after.includes(item));
  const added = after.filter((item) => !before.includes(item));
  const changes = [
    ...(added.length === 0 ? [] : [`now with ${names(added)}`]),
    ...(gone.length === 0 ? [] : [`now without ${names(gone)}`]),
  ];
  return `\`${PARTS[part]}\` ${changes.join(" and ")}`;
}

/** `baseline.json (sha256:1f3a9c0b2d4e…)`: enough for a person to tell two apart. */
export function baselineName({ file, digest }: { readonly file: string; readonly digest: string }): string {
  return `${quoteName(file)} (sha256:${shortFingerprint(digest.replace("sha256:", ""))}…)`;
}
