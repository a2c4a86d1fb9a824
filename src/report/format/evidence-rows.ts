/** The numbers behind a verdict on decisions: what was found and what was needed, as prose of the model. */
import { count, interval, percent, percentBeside, quoteName, whole } from "../format.ts";
import type { ContractModel, CoverageModel, ReportModel, VerdictWord } from "../model.ts";

export interface EvidenceRow {
  readonly name: string;
  readonly found: string;
  readonly needed: string;
}

export function evidenceRows(model: ReportModel): readonly EvidenceRow[] {
  const { coverage, contract } = model;
  const measured = [
    stabilityRow(model),
    ...readingRow(model),
    ...(coverage === undefined ? [] : [varietyRow(coverage)]),
    ...(contract === undefined ? [] : [routesRow(contract)]),
  ];
  // An incomplete run is no evidence: what it counted is shown, and nothing is said to be met by it.
  const judged =
    model.status === "incomplete" ? measured.map((row) => ({ ...row, needed: "➖ not judged" })) : measured;
  return [...judged, completeRow(model)];
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
function readingRow({ sequential, stability }: ReportModel): readonly EvidenceRow[] {
  if (sequential === undefined || stability === undefined) return [];
  return [
    {
      name: "Reading, pair by pair",
      found: sequential.words,
      needed: `a boundary of ${percent(stability.tolerance)}: ${NEED[sequential.call]}`,
    },
  ];
}

function stabilityRow({ stability, confidence, curtailment, sequential }: ReportModel): EvidenceRow {
  const row = (found: string, needed: string): EvidenceRow => ({ name: "Stability", found, needed });
  if (curtailment !== undefined) return row(curtailment.words, "✗ out of reach");
  if (stability === undefined) return row("not measured", "➖ no verdict");
  const { flips, pairs, lower, upper, tolerance, verdict } = stability;
  if (pairs === 0) return row("no pair of answers to compare", "➖ no verdict");
  const range =
    lower === 0
      ? `at most ${percentBeside(upper, tolerance)}`
      : `between ${interval(lower, upper, tolerance).replace("…", "and")}`;
  return row(
    `${whole(flips)} of ${count(pairs, "pair")} flipped: ${range} (${confidence})`,
    sequential === undefined ? `below ${percent(tolerance)}: ${NEED[verdict]}` : "beside the reading",
  );
}

function varietyRow(coverage: CoverageModel): EvidenceRow {
  const share = `${quoteName(coverage.majority)} on ${percentBeside(coverage.largestShare, coverage.threshold)} of the probes`;
  return {
    name: "Variety",
    found: `${count(coverage.distinct, "decision")}, the commonest ${share}`,
    needed: `below ${percent(coverage.threshold)}: ${coverage.blind ? "✗ not met" : "✓ met"}`,
  };
}

function routesRow(contract: ContractModel): EvidenceRow {
  return {
    name: "Contract",
    found: `${whole(contract.reached)} of ${count(contract.required.length, "required route")} reached`,
    needed: `all, as declared: ${contract.satisfied ? "✓ met" : "✗ not met"}`,
  };
}

function completeRow({ calls: { planned, made, failed }, provenance }: ReportModel): EvidenceRow {
  const answered = `${whole(made - failed)} of ${count(planned, "call")} answered`;
  const found = failed === 0 ? answered : `${answered}, ${whole(failed)} failed`;
  return {
    name: "Complete",
    found: `${found} (isolation: ${provenance.isolation})`,
    needed: `all: ${failed === 0 && made === planned ? "✓ met" : "✗ not met"}`,
  };
}
