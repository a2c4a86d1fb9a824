/** The first screen of the job summary: can I trust it, why, what next, and the numbers behind it. */
import { markdownCellCode, markdownLiteral, markdownProse } from "../escape.ts";
import { count, duration, interval, money, percent, percentBeside, whole } from "../format.ts";
import type { ContractModel, CoverageModel, ReportModel, VerdictWord } from "../model.ts";
import { OPEN_ROWS, placed, probeCell, prose, type SummaryContext, table } from "./context.ts";

const ICONS = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖", waiting: "✍️" } as const;

export function headline(context: SummaryContext): string {
  const { tone, headline: words } = context.model;
  return `## ${ICONS[tone]} ${words.word} - ${prose(context, words.sentence)}`;
}

export function nextSteps(context: SummaryContext): string {
  return context.model.next.map((step, index) => `${index + 1}. ${placed(context, step)}`).join("\n");
}

/** What the headline shows and what it does not. */
export function says(context: SummaryContext): string {
  return context.model.says.map((line) => prose(context, line)).join(" ");
}

export function numbers(context: SummaryContext): string {
  const { model } = context;
  const measured = [stabilityRow(model), ...readingRow(model)];
  if (model.coverage !== undefined) measured.push(varietyRow(model.coverage));
  if (model.contract !== undefined) measured.push(routesRow(model.contract));
  // An incomplete run is no evidence: what it counted is shown, and nothing is said to be met by it.
  const judged =
    model.status === "incomplete"
      ? measured.map(([name = "", found = ""]) => [name, found, "➖ not judged"])
      : measured;
  const rows = [...judged, completeRow(model)];
  const columns = [{ title: "evidence" }, { title: "found" }, { title: "needed" }];
  const cost = model.costUsd === undefined ? "" : `, cost ${markdownLiteral(money(model.costUsd))}`;
  return `${table(columns, rows, rows.length)}\n\nTook ${duration(model.durationMs)}${cost}.`;
}

export const VERDICT_MARKS: Readonly<Record<VerdictWord, string>> = {
  deterministic: "✓ deterministic",
  stochastic: "✗ stochastic",
  undecided: "➖ undecided",
};

const NEED: Readonly<Record<VerdictWord, string>> = {
  deterministic: "✓ met",
  stochastic: "✗ not met",
  undecided: "➖ not settled",
};

/** Of a sequential reading the row of its own says what decided. */
function readingRow({ sequential, stability }: ReportModel): readonly (readonly string[])[] {
  if (sequential === undefined || stability === undefined) return [];
  return [
    [
      "Reading, pair by pair",
      sequential.words,
      `a boundary of ${percent(stability.tolerance)}: ${NEED[sequential.call]}`,
    ],
  ];
}

function stabilityRow({ stability, confidence, curtailment, sequential }: ReportModel): readonly string[] {
  if (curtailment !== undefined) return ["Stability", curtailment.words, "✗ out of reach"];
  if (stability === undefined) return ["Stability", "not measured", "➖ no verdict"];
  const { flips, pairs, lower, upper, tolerance, verdict } = stability;
  if (pairs === 0) return ["Stability", "no pair of answers to compare", "➖ no verdict"];
  const range =
    lower === 0
      ? `at most ${percentBeside(upper, tolerance)}`
      : `between ${interval(lower, upper, tolerance).replace("…", "and")}`;
  const found = `${whole(flips)} of ${count(pairs, "pair")} flipped: ${range} (${confidence})`;
  const needed =
    sequential === undefined ? `below ${percent(tolerance)}: ${NEED[verdict]}` : "beside the reading";
  return ["Stability", found, needed];
}

function varietyRow(coverage: CoverageModel): readonly string[] {
  const share = `${markdownCellCode(coverage.majority)} on ${percentBeside(coverage.largestShare, coverage.threshold)} of the probes`;
  const found = `${count(coverage.distinct, "decision")}, the commonest ${share}`;
  return [
    "Variety",
    found,
    `below ${percent(coverage.threshold)}: ${coverage.blind ? "✗ not met" : "✓ met"}`,
  ];
}

function routesRow(contract: ContractModel): readonly string[] {
  const found = `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`;
  return ["Contract", found, `all, as declared: ${contract.satisfied ? "✓ met" : "✗ not met"}`];
}

function completeRow(model: ReportModel): readonly string[] {
  const { planned, made, failed } = model.calls;
  const answered = `${whole(made - failed)} of ${count(planned, "call")} answered`;
  const found = failed === 0 ? answered : `${answered}, ${whole(failed)} failed`;
  const complete = failed === 0 && made === planned;
  return [
    "Complete",
    `${found} (isolation: ${markdownProse(model.provenance.isolation, { cell: true })})`,
    `all: ${complete ? "✓ met" : "✗ not met"}`,
  ];
}

/** Errors, kept apart from decisions; empty without any. */
export function errors(context: SummaryContext): string {
  const { model } = context;
  if (model.errors.length === 0) return "";
  const rows = model.errors.map((row) => [
    whole(row.count),
    markdownCellCode(row.kind, 40),
    markdownCellCode(row.message, 300),
    `${probeCell(context, row.probe, row.line)}, call ${whole(row.trial + 1)}`,
  ]);
  const columns = [
    { title: "errors", numeric: true },
    { title: "kind" },
    { title: "message" },
    { title: "first" },
  ];
  return `### Errors, kept apart from decisions\n\n${table(columns, rows, Math.min(context.rows, OPEN_ROWS))}`;
}
