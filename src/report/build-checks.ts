/**
 * What JUnit readers see as test cases. Outcomes follow the exit codes: a finding (1) is a failure, what cannot
 * be interpreted (2) an error, what tested nothing is skipped. Names are stable across runs.
 */
import type { Assessment } from "../core/assess.ts";
import { labelsOutside } from "../core/coverage.ts";
import type { EvidenceCase } from "../core/evidence.ts";
import type { RouteStability } from "../core/routes.ts";
import type { Contract, Suite } from "../core/suite.ts";
import { callsLeftOut, curtailmentModel } from "./build-early-end.ts";
import { contractPlace, placeOf } from "./build-next.ts";
import { failedChecks, relationChecks } from "./build-relations.ts";
import { boundWords, flipsOfPairs, names, outcomeName, reachedWords } from "./build-words.ts";
import { count, percent, shortFingerprint } from "./format.ts";
import type { CheckRow } from "./model.ts";

export function buildChecks(assessment: Assessment, suite: Suite): readonly CheckRow[] {
  return [
    completeness(assessment),
    ...coverage(assessment, suite),
    ...stability(assessment),
    ...(assessment.routes ?? []).map((route) => routeCheck(route, assessment.complete)),
    ...relationChecks(assessment),
    ...probes(assessment, suite),
  ];
}

function completeness(assessment: Assessment): CheckRow {
  const { complete, failedCalls, missingCalls, curtailment, evidence } = assessment;
  const unchecked = failedChecks(assessment);
  const name = "every planned call was answered";
  if (complete && curtailment !== undefined) {
    const left = callsLeftOut(curtailment, evidence);
    const message = `${left} of ${count(2 * curtailment.endpointPairs, "planned call")} not made: the run was stopped early`;
    return { group: "run", name, outcome: "skipped", message };
  }
  if (complete) return { group: "run", name, outcome: "passed", message: "" };
  return {
    group: "run",
    name,
    outcome: "error",
    message: `${count(failedCalls, "call")} failed, ${missingCalls} never made${unchecked === 0 ? "" : `, ${count(unchecked, "check")} of relations failed`}`,
  };
}

/** What was answered of an incomplete run may be anything: nothing is met or missed by it. */
function* coverage({ contract, skew, complete }: Assessment, suite: Suite): Generator<CheckRow> {
  const judged = (met: boolean, message: string): Pick<CheckRow, "outcome" | "message"> =>
    complete
      ? { outcome: met ? "passed" : "failed", message }
      : { outcome: "skipped", message: `the run is incomplete; ${message}` };
  if (skew !== undefined) {
    const message = `${outcomeName(skew.majority)} on ${percent(skew.share)} of the probes, ${count(skew.distinct, "decision")} in all`;
    yield {
      group: "contract",
      name: "the probes reach more than one decision",
      ...judged(!skew.blind, message),
      file: suite.file,
    };
  }
  if (contract !== undefined) {
    const outside =
      contract.unknownObserved.length === 0
        ? ""
        : `; outside the contract: ${names(contract.unknownObserved)}`;
    yield {
      group: "contract",
      name: "the decision contract is met",
      ...judged(contract.satisfied, `${reachedWords(contract)}${outside}`),
      ...contractPlace(suite),
    };
  }
}

function* stability({ stability: pooled, complete, curtailment }: Assessment): Generator<CheckRow> {
  const name = "the decisions repeat (all probes pooled)";
  if (curtailment !== undefined) {
    const message = curtailmentModel(curtailment).words;
    yield { group: "stability", name, outcome: "failed", message };
    return;
  }
  if (pooled === undefined) {
    yield { group: "stability", name, outcome: "skipped", message: "the meter was off" };
    return;
  }
  const message = `${flipsOfPairs(pooled)}: ${pooled.verdict.kind}, ${boundWords(pooled)}`;
  if (!complete)
    yield { group: "stability", name, outcome: "skipped", message: `the run is incomplete; ${message}` };
  else
    yield {
      group: "stability",
      name,
      outcome: pooled.verdict.kind === "undecided" ? "error" : "passed",
      message,
    };
}

/** A route without a declared tolerance is guidance: undecided, it tested nothing. */
function routeCheck(route: RouteStability, complete: boolean): CheckRow {
  const message = `${flipsOfPairs(route)}: ${route.verdict.kind}, ${boundWords(route, route.targeted ? "its" : "your")}`;
  const name = `the decisions repeat on route ${route.route}`;
  if (!complete)
    return { group: "stability", name, outcome: "skipped", message: `the run is incomplete; ${message}` };
  return { group: "stability", name, outcome: routeOutcome(route), message };
}

function routeOutcome({ verdict, targeted }: RouteStability): CheckRow["outcome"] {
  switch (verdict.kind) {
    case "deterministic":
      return "passed";
    case "stochastic":
      return targeted ? "failed" : "passed";
    case "undecided":
      return targeted ? "error" : "skipped";
  }
}

function probes({ evidence, policy }: Assessment, suite: Suite): readonly CheckRow[] {
  return evidence.cases.map((item, index) => {
    const route = item.expected === undefined ? "" : ` (${item.expected})`;
    return {
      group: "probe",
      name: `probe ${shortFingerprint(item.fingerprint)}${route}`,
      ...probeOutcome(item, policy.contract),
      ...placeOf(suite, index),
    };
  });
}

function probeOutcome(
  item: EvidenceCase,
  contract: Contract | undefined,
): Pick<CheckRow, "outcome" | "message"> {
  if (item.errors > 0) return { outcome: "error", message: `${count(item.errors, "call")} failed` };
  if (item.outcomes.length === 0) return { outcome: "error", message: "never asked" };
  if (contract !== undefined && labelsOutside(item, contract).length > 0) {
    return { outcome: "failed", message: "a decision outside the contract" };
  }
  return { outcome: "passed", message: count(item.outcomes.length, "answer") };
}
