/** What relations showed, as rows and in words: which held, which was violated where, and which tested nothing. */
import type { Assessment } from "../core/assess.ts";
import { countOutcomes } from "../core/coverage.ts";
import type { RelationOutcome, RelationResult, Relations } from "../core/relations.ts";
import type { Suite } from "../core/suite.ts";
import { names, outcomeName } from "./build-words.ts";
import { count, list, quoteName } from "./format.ts";
import type { CheckRow, ErrorRow, Finding, RelationsModel, ViolationRow } from "./model.ts";

type Violated = Extract<RelationOutcome, { readonly kind: "violated" }>;
type Failed = Extract<RelationOutcome, { readonly kind: "failed" }>;

export function relationsModel(relations: Relations, suite: Suite): RelationsModel {
  return {
    rows: relations.results.map(({ outcomes: _, exercised: __, ...row }) => row),
    violations: violations(relations, suite),
    unprobed: unprobed(relations),
  };
}

/** Routes of which no probe was reworded by any relation. */
export function unprobed({ routes }: Relations): readonly string[] {
  return (routes ?? []).filter((row) => row.exercised === 0).map((row) => row.route);
}

export function violations({ results }: Relations, suite: Suite): readonly ViolationRow[] {
  return results.flatMap(({ name, outcomes }) =>
    outcomes.flatMap((outcome, index) =>
      outcome.kind === "violated"
        ? [{ relation: name, index, text: violationWords(outcome), ...place(suite, index) }]
        : [],
    ),
  );
}

/** `` `refund` became `deny` ``, or what the catalogue says of it. */
function violationWords({ before, after, why }: Violated): string {
  const [was, is] = [outcomeName(before), outcomeName(after)];
  const change = was === is ? `the answer stayed ${was}` : `${was} became ${is}`;
  return why === undefined || why === "" ? change : `${change}: ${why}`;
}

/** `` `case-invariance` on 1 of 6 probes ``. */
function violatedOn({ name, violated, exercised }: RelationResult): string {
  return `${quoteName(name)} on ${violated} of ${count(exercised, "reworded probe")}`;
}

export function violationsSentence({ relations }: Assessment): string {
  const found = (relations?.results ?? []).filter((row) => row.violated > 0);
  if (found.length === 1 && found[0] !== undefined) return `a relation is violated: ${violatedOn(found[0])}`;
  const all = relations?.results.length ?? 0;
  return `${found.length} of ${count(all, "relation")} are violated: ${list(found.map(violatedOn), 3)}`;
}

export function vacuousSentence({ relations, evidence }: Assessment): string {
  const all = relations?.results.length ?? 0;
  const which = all === 1 ? "the relation" : `none of the ${all} relations`;
  const probes = evidence.cases.length === 1 ? "the only probe" : `any of ${evidence.cases.length} probes`;
  return all === 1
    ? `${which} changed none of your ${count(evidence.cases.length, "probe")}, so it tested nothing`
    : `${which} changed ${probes}, so nothing was tested`;
}

/** What follows a verdict that relations do not change; empty without them. */
export function heldClause({ relations }: Assessment): string {
  if (relations === undefined || relations.counts.violated > 0) return "";
  const kept = relations.results.filter((row) => row.exercised > 0).length;
  return `; ${count(kept, "relation")} held on ${count(relations.counts.held, "rewording")}`;
}

/** Checks of a catalogue that threw. They are no calls, and leave the run as incomplete as a failed call does. */
export function failedChecks({ relations }: Assessment): number {
  return failures(relations).filter(({ outcome }) => outcome.of === "check").length;
}

interface FailedAt {
  readonly relation: string;
  readonly index: number;
  readonly outcome: Failed;
}

/** Without those whose probe itself was never answered: that is told of the probe. */
function failures(relations: Relations | undefined): readonly FailedAt[] {
  return (relations?.results ?? []).flatMap(({ name, outcomes }) =>
    outcomes.flatMap((outcome, index) =>
      outcome.kind === "failed" && outcome.of !== "source" ? [{ relation: name, index, outcome }] : [],
    ),
  );
}

export function relationErrors({ relations }: Assessment, suite: Suite): readonly ErrorRow[] {
  const rows = new Map<string, ErrorRow>();
  for (const { relation, index, outcome } of failures(relations)) {
    const { kind, message } = outcome.failure;
    const what = outcome.of === "check" ? "the check" : "a follow-up";
    const text = `${what} of ${quoteName(relation)}: ${message}`;
    const { line } = suite.cases[index] ?? {};
    const first = { kind, message: text, probe: index, trial: 0, ...(line === undefined ? {} : { line }) };
    const row = rows.get(`${kind} ${text}`);
    rows.set(
      `${kind} ${text}`,
      row === undefined ? { ...first, count: 1 } : { ...row, count: row.count + 1 },
    );
  }
  return [...rows.values()].sort((a, b) => b.count - a.count);
}

/** As the run report tells them. */
export function relationFailures({ relations }: Assessment) {
  return failures(relations).map(({ relation, index, outcome }) => ({
    kind: outcome.failure.kind,
    caseIndex: index,
    relation,
  }));
}

/** One for each probe, whatever number of relations it violates: annotations are few. */
export function relationFindings({ relations, complete }: Assessment, suite: Suite): readonly Finding[] {
  if (relations === undefined || !complete) return [];
  if (relations.vacuous) {
    return [
      {
        level: "failure",
        title: "The relations test nothing",
        text: `No probe is changed by ${names(relations.results.map((row) => row.name))}.`,
        file: suite.file,
        line: 1,
      },
    ];
  }
  const found = violations(relations, suite);
  const probes = [...new Set(found.map((row) => row.index))];
  return probes.map((index) => {
    const rows = found.filter((row) => row.index === index);
    return {
      level: "failure",
      title: rows.length === 1 ? "A relation is violated" : `${rows.length} relations are violated`,
      text: `${rows.map((row) => `${quoteName(row.relation)}: ${row.text}`).join("; ")}.`,
      ...place(suite, index),
    };
  });
}

export function relationChecks({ relations, complete }: Assessment): readonly CheckRow[] {
  return (relations?.results ?? []).map((row) => {
    const message = checkMessage(row);
    const name = `the agent keeps to ${row.name}`;
    if (!complete && row.failed === 0)
      return { group: "relation", name, outcome: "skipped", message: `the run is incomplete; ${message}` };
    return { group: "relation", name, outcome: checkOutcome(row), message };
  });
}

function checkOutcome({ failed, violated, vacuous }: RelationResult): CheckRow["outcome"] {
  if (failed > 0) return "error";
  if (violated > 0) return "failed";
  return vacuous ? "skipped" : "passed";
}

function checkMessage({ held, violated, unchanged, failed, unasked }: RelationResult): string {
  const parts = [
    `held on ${count(held, "probe")}`,
    `violated on ${violated}`,
    `${unchanged} left unchanged`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(unasked > 0 ? [`${unasked} never asked`] : []),
  ];
  return parts.join(", ");
}

/** What limits what relations say; each only where it applies. */
export function relationCaveats({ relations, evidence, complete }: Assessment): readonly string[] {
  if (relations === undefined || !complete) return [];
  const idle = relations.vacuous ? [] : relations.results.filter((row) => row.vacuous);
  const moving = movingViolations(relations, evidence.cases);
  const missed = relations.vacuous ? [] : unprobed(relations);
  return [
    ...(idle.length === 0
      ? []
      : [
          `${names(idle.map((row) => row.name))} changed no probe, so ${idle.length === 1 ? "it" : "they"} tested nothing.`,
        ]),
    ...(moving === 0
      ? []
      : [
          `${count(moving, "violation")} of a relation ${moving === 1 ? "is" : "are"} on probes whose own decision moves: one answer each, so the rewording need not be the cause.`,
        ]),
    ...(missed.length === 0 ? [] : [`No relation reworded a probe of ${names(missed)}.`]),
  ];
}

function movingViolations({ results }: Relations, cases: Assessment["evidence"]["cases"]): number {
  const moves = cases.map((item) => countOutcomes(item.outcomes).length > 1);
  return results.reduce(
    (sum, { outcomes }) =>
      sum + outcomes.filter((outcome, index) => outcome.kind === "violated" && moves[index] === true).length,
    0,
  );
}

function place(suite: Suite, index: number): { readonly file: string; readonly line?: number } {
  const line = suite.cases[index]?.line;
  return line === undefined ? { file: suite.file } : { file: suite.file, line };
}
