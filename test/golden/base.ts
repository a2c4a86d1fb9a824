/**
 * Hand-built, honest models for the golden files: intervals and needed pairs come from the statistics themselves,
 * everything else is written down in the scenario. The clock stands still, so nothing is scrubbed.
 */
import { createHash } from "node:crypto";
import { binomialUpperTail } from "../../src/core/stats/binomial.ts";
import { clopperPearsonInterval } from "../../src/core/stats/clopper-pearson.ts";
import { holm } from "../../src/core/stats/holm.ts";
import { bestCaseTotal } from "../../src/core/stats/pairs-needed.ts";
import { wilsonInterval } from "../../src/core/stats/wilson.ts";
import type { CheckRow, ProbeRow, ReportModel, RouteRow, StabilityModel, VerdictWord } from "../../src/report/model.ts";

export const SUITE = "suite.yaml";
export const ROUTES = ["billing", "card_security", "cash_withdrawal", "duplicate_charge", "escalate", "merchant_dispute"];

function verdictOf(interval: { lower: number; upper: number }, tolerance: number): VerdictWord {
  if (interval.lower > tolerance) return "stochastic";
  return interval.upper < tolerance ? "deterministic" : "undecided";
}

function needed(verdict: VerdictWord, tolerance: number, flips: number, pairs: number): { pairsStillNeeded?: number } {
  const total = bestCaseTotal(tolerance, flips, pairs);
  return verdict === "undecided" && total !== undefined ? { pairsStillNeeded: total - pairs } : {};
}

export function stability(flips: number, pairs: number, probesWithFlip: number, tolerance = 0.05): StabilityModel {
  const wilson = wilsonInterval(flips, pairs);
  const exact = clopperPearsonInterval(flips, pairs);
  const verdict = verdictOf(wilson, tolerance);
  return {
    flips, pairs, flipRate: flips / pairs, lower: wilson.lower, upper: wilson.upper, tolerance, verdict,
    exactLower: exact.lower, exactUpper: exact.upper, exactVerdict: verdictOf(exact, tolerance), probesWithFlip,
    ...needed(verdict, tolerance, flips, pairs),
  };
}

export function route(name: string, cases: number, pairs: number, flips: number, target?: number): RouteRow {
  const tolerance = target ?? 0.05;
  const { lower, upper } = wilsonInterval(flips, pairs);
  const verdict = verdictOf({ lower, upper }, tolerance);
  return {
    route: name, cases, pairs, flips, lower, upper, tolerance, targeted: target !== undefined, verdict,
    ...needed(verdict, tolerance, flips, pairs),
  };
}

/** @param answers decision → count, commonest first */
export function probe(index: number, line: number | undefined, expected: string | undefined, answers: Record<string, number>, flips = 0, errors = 0): ProbeRow {
  const total = Object.values(answers).reduce((sum, times) => sum + times, 0);
  return {
    index, ...(line === undefined ? {} : { line }), ...(expected === undefined ? {} : { expected }),
    fingerprint: createHash("sha256").update(`probe ${index}`).digest("hex"),
    answers: Object.entries(answers).map(([decision, count]) => ({ decision, count })),
    pairs: Math.floor(total / 2), flips, errors,
  };
}

export function check(group: CheckRow["group"], name: string, outcome: CheckRow["outcome"], message: string, line?: number): CheckRow {
  return { group, name, outcome, message, ...(line === undefined ? {} : { file: SUITE, line }) };
}

/** Of the routes that are called stochastic, what is left after Holm's correction for all of them. */
function corrected(routes: readonly RouteRow[]): readonly RouteRow[] {
  if (routes.length < 2) return routes;
  const pValues = holm(routes.map((row) => binomialUpperTail(row.flips, row.pairs, row.tolerance)));
  return routes.map((row, index) => {
    const pValue = pValues[index] ?? 1;
    return row.verdict === "stochastic" ? { ...row, correction: { pValue, stands: pValue < 0.025 } } : row;
  });
}

type Scenario = Omit<ReportModel, "version" | "run" | "provenance" | "confidence"> & { provenance?: Partial<ReportModel["provenance"]> };

export function scenario(parts: Scenario): ReportModel {
  const provenance = {
    agent: "./router.ts#buildAgent", suite: SUITE, layer: "verdict", isolation: "fresh-session",
    repeats: "26 each", startedAt: "2026-11-30T09:30:00.000Z", ...parts.provenance,
  };
  return { ...parts, routes: corrected(parts.routes), confidence: "95 %", version: "0.1.0", provenance, run: runReport(parts, provenance) };
}

/** The part of `agentverity.run/v2` that other reports repeat. */
function runReport(parts: Scenario, provenance: ReportModel["provenance"]): Record<string, unknown> {
  const { stability: pooled, coverage, contract } = parts;
  return {
    schema: "agentverity.run/v2",
    status: parts.status,
    complete: parts.calls.failed === 0 && parts.calls.made === parts.calls.planned,
    isolation: provenance.isolation,
    requested_inputs: parts.probes.length,
    calls: parts.calls,
    input_fingerprints: parts.probes.map((row) => row.fingerprint),
    meter: pooled === undefined ? null : {
      pair_flips: pooled.flips, pair_trials: pooled.pairs, flip_rate: pooled.flipRate,
      ci_low: pooled.lower, ci_high: pooled.upper, epsilon: pooled.tolerance, inputs_with_flip: pooled.probesWithFlip,
    },
    blindness: coverage === undefined ? null : { blind: coverage.blind, distinct: coverage.distinct, skew: coverage.largestShare, threshold: coverage.threshold },
    decision_contract: contract === undefined ? null : {
      required: contract.required, missing_intended: contract.missingIntended, missing_observed: contract.missingObserved,
      unknown_observed: contract.unknownObserved, satisfied: contract.satisfied,
    },
    caveats: parts.caveats,
  };
}

export const ONE_PERIOD = "All evidence is from one evaluation period: the decisions may still move from day to day or between deployments.";
export const DOES_NOT_SAY = "Does not say: that they are right; that is for your evaluator.";
