/**
 * A run's report with its baseline: what a check against an approved one found, or what a snapshot would sign. The
 * baseline's answer takes the first line; what the run itself shows stays below it.
 */
import type { Baseline } from "../core/baseline.ts";
import type { BaselineCheck } from "../core/check-baseline.ts";
import type { Suite } from "../core/suite.ts";
import type { BaselineModel } from "./baseline-model.ts";
import { shownRefusals } from "./build-admission.ts";
import { baselineChecks, baselineFindings } from "./build-baseline-checks.ts";
import { baselineFields, driftFields } from "./build-baseline-report.ts";
import { causeModels, driftedSentence, driftFacts } from "./build-baseline-words.ts";
import { decisionTableModel } from "./build-decision-table.ts";
import { placeOf } from "./build-next.ts";
import { count, percent, sentence } from "./format.ts";
import type { Placed, ReportModel } from "./model.ts";

export interface CheckedBaseline {
  /** Path as the user wrote it. */
  readonly file: string;
  readonly baseline: Baseline;
  /** D of the file, whole. */
  readonly digest: string;
  /** D of this run's decisions, whole; absent where it is not to be signed. */
  readonly candidate?: string;
  readonly check: BaselineCheck;
  readonly suite: Suite;
  /** The command that makes this run's decisions the baseline; absent where they may not become one. */
  readonly accept?: string;
}

/** What a check found, over the report of the run that it judged. */
export function withCheck(model: ReportModel, checked: CheckedBaseline): ReportModel {
  const { check, suite } = checked;
  const baseline = checkedModel(checked, model.status !== "incomplete");
  const { word, tone, text } = headlineOf(checked, baseline);
  return {
    ...model,
    exitCode: check.exitCode,
    tone,
    headline: { word, sentence: text },
    says: [],
    next: nextSteps(checked, baseline, model),
    baseline,
    findings: [...baselineFindings(baseline, suite), ...model.findings],
    checks: [...baselineChecks(check, suite, text), ...model.checks],
    run: {
      ...model.run,
      baseline: baselineFields(baseline, check.table, check.isolation),
      drift: check.drift === undefined ? null : driftFields(check.drift),
    },
  };
}

/** The baseline's own part of a report; the gate shows it with its state. */
function checkedModel(
  { file, digest, candidate, check, suite }: CheckedBaseline,
  complete: boolean,
): BaselineModel {
  return {
    state: check.state,
    title: TITLES[check.state],
    file,
    digest,
    ...(candidate === undefined ? {} : { candidate }),
    refusals: shownRefusals(check.refusals, complete),
    causes: causeModels(check.incompatibilities, suite, check.table),
    // A decision and a text are never the same, however they read.
    table: check.incompatibilities.some(({ cause }) => cause === "layer")
      ? { rows: [], rest: "" }
      : decisionTableModel(check.table, suite, check.drift),
    facts: driftFacts(check),
  };
}

const TITLES: Readonly<Record<BaselineCheck["state"], string>> = {
  unchanged: "✓ as approved",
  drifted: "✗ drifted",
  incompatible: "✗ incompatible",
  refused: "✗ not judged",
};

type Headline = { readonly text: string } & Pick<ReportModel["headline"], "word"> & Pick<ReportModel, "tone">;

function headlineOf(checked: CheckedBaseline, baseline: BaselineModel): Headline {
  const { check, suite } = checked;
  switch (check.state) {
    case "unchanged":
      return unchangedHeadline(check);
    case "drifted":
      return { word: "DRIFTED", tone: "failure", text: driftedSentence(check, suite) };
    case "incompatible":
      return {
        word: "INCOMPATIBLE",
        tone: "failure",
        text: baseline.causes.map(({ text }) => text).join("; "),
      };
    case "refused":
      return {
        word: "REFUSED",
        tone: "unknown",
        text: `this run cannot be held against the baseline: ${refusedWords(check, baseline.refusals)}${alsoDrifted(check, suite)}`,
      };
  }
}

function unchangedHeadline({ drift, table }: BaselineCheck): Headline {
  const moved = table.filter(({ change }) => change === "changed").length;
  const probes = count(table.length, "probe");
  if (moved > 0 && drift?.rule === "exact")
    return {
      word: "UNPROVEN",
      tone: "care",
      text: `${moved} of ${count(table.length, "decision")} ${moved === 1 ? "is another one" : "are others"} today, and chance alone may have done it`,
    };
  const found =
    drift?.detectable === undefined
      ? ""
      : `; a change of at least ${percent(drift.detectable)} of one probe's answers would have been found`;
  return {
    word: "AS APPROVED",
    tone: "success",
    text: `${table.length === 1 ? "the one probe gives" : `all ${probes} give`} the approved decision${found}`,
  };
}

function refusedWords({ drift }: BaselineCheck, refusals: BaselineModel["refusals"]): string {
  if (drift?.status === "undecided") return "it has too few answers to find even a change of all of them";
  return reasonWords(refusals);
}

/** What made it fail is often what moved. */
function alsoDrifted(check: BaselineCheck, suite: Suite): string {
  return check.drift?.status === "drift" ? `; ${driftedSentence(check, suite)}` : "";
}

/** The first reason whole, the others counted: the list stands below. */
export function reasonWords(refusals: BaselineModel["refusals"]): string {
  const [first, ...rest] = refusals;
  const more = rest.length === 0 ? "" : `, and ${count(rest.length, "more reason")}`;
  return `${first?.reason ?? ""}${more}`;
}

function nextSteps(
  { check, suite, accept }: CheckedBaseline,
  baseline: BaselineModel,
  model: ReportModel,
): readonly Placed[] {
  switch (check.state) {
    case "unchanged":
      return unchangedSteps(check, suite);
    case "drifted":
      return driftedSteps(baseline, suite, accept);
    case "incompatible":
      return baseline.causes.map(({ cure, at: [first] }) => ({ text: sentence(cure), ...first }));
    case "refused":
      return [...lookSteps(baseline, suite), ...refusedSteps(baseline, model)].slice(0, 3);
  }
}

/** An incomplete run has better steps than "fix the failed calls": those that name the calls. */
function refusedSteps({ refusals }: BaselineModel, model: ReportModel): readonly Placed[] {
  if (model.status === "incomplete") return model.next;
  if (refusals.length === 0) return [{ text: "Ask more often: set `schedule: full`, or raise `repeats`." }];
  return refusals.slice(0, 3).map(({ cure }) => ({ text: sentence(cure) }));
}

function unchangedSteps({ drift, table }: BaselineCheck, suite: Suite): readonly Placed[] {
  const moved = (drift?.probes ?? []).filter((probe) => probe.moved && !probe.drifted);
  if (moved.length === 0) return [{ text: "Nothing: keep this check." }];
  const runs = Math.max(0, ...moved.map((probe) => probe.runsNeeded ?? 0));
  const more =
    runs === 0
      ? "no reasonable number of calls would tell"
      : `${count(runs, "call")} of ${moved.length === 1 ? "it" : "each"} would tell: set \`repeats: ${runs}\``;
  const row = table.find(({ change }) => change === "changed");
  return [
    {
      text: `Look at ${moved.length === 1 ? "the probe" : `the ${count(moved.length, "probe")}`} that moved; ${more}.`,
      ...(row?.caseIndex === undefined ? {} : placeOf(suite, row.caseIndex)),
    },
  ];
}

function lookSteps({ table }: BaselineModel, suite: Suite): readonly Placed[] {
  const drifted = table.rows.filter(({ verdict }) => verdict.startsWith("✗"));
  const [first] = drifted;
  if (first === undefined) return [];
  const text =
    drifted.length === 1
      ? "Look at the changed row: is the new decision right for that request?"
      : "Look at the changed rows: are the new decisions right for these requests?";
  return [{ text, ...(first.index === undefined ? {} : placeOf(suite, first.index)) }];
}

function driftedSteps(
  model: BaselineModel,
  suite: Suite,
  accept = "measure in full with `agentverity snapshot`",
): readonly Placed[] {
  return [
    ...lookSteps(model, suite),
    { text: `If so, approve: ${accept}, and have the changed file reviewed.` },
    { text: "If not, change the agent and check again; the baseline stays as it is." },
  ];
}
