/** The `baseline` and `drift` fields of `agentverity.run/v2`: ours, beside the reference's. */
import type { BaselineDrift } from "../core/baseline-drift.ts";
import type { BaselineCheck } from "../core/check-baseline.ts";
import type { OutcomeCount } from "../core/coverage.ts";
import type { DecisionRow } from "../core/decision-table.ts";
import type { Outcome } from "../core/outcome.ts";
import { POWER } from "../core/stats/detectable.ts";
import type { BaselineModel } from "./baseline-model.ts";
import { outcomeField } from "./build-run-report.ts";

export function baselineFields(
  model: BaselineModel,
  table: readonly DecisionRow[],
  isolation: BaselineCheck["isolation"] | undefined,
): Readonly<Record<string, unknown>> {
  return {
    state: model.state,
    file: model.file ?? null,
    digest: model.digest ?? null,
    candidate_digest: model.candidate ?? null,
    incompatible: model.causes.map(({ cause, text, cure }) => ({ cause, reason: text, cure })),
    isolation: isolation === undefined ? null : { ...isolation },
    decisions: table.map((row) => ({
      input_fingerprint: row.fingerprint,
      input_index: row.caseIndex ?? null,
      change: row.change,
      approved: field(row.before),
      current: field(row.after),
      answers_approved: countFields(row.countsBefore),
      answers_current: countFields(row.countsAfter),
    })),
  };
}

export function driftFields(drift: BaselineDrift): Readonly<Record<string, unknown>> {
  const { answers, probes } = drift;
  const exact = drift.rule === "exact";
  return {
    status: drift.status,
    schedule: drift.schedule,
    rule: drift.rule,
    level: drift.level ?? null,
    answers:
      answers === undefined
        ? null
        : {
            distance: answers.distance,
            p_value: known(answers.pValue),
            corrected: known(answers.corrected),
            permutations: answers.permutations,
            seed: answers.seed,
          },
    probes: probes.map((probe) => ({
      input_fingerprint: probe.fingerprint,
      distance: exact ? probe.distance : null,
      p_value: exact ? known(probe.pValue) : null,
      corrected: exact ? known(probe.corrected) : null,
      drifted: probe.drifted,
      moved: probe.moved,
      runs_needed: probe.runsNeeded ?? null,
    })),
    detectable: { power: POWER, share_of_answers: drift.detectable ?? null },
  };
}

function field(outcome: Outcome | undefined): unknown {
  return outcome === undefined ? null : outcomeField(outcome);
}

function countFields(counts: readonly OutcomeCount[]): readonly object[] {
  return counts.map(({ outcome, count }) => ({ answer: outcomeField(outcome), count }));
}

/** Without the digits that rounding made: an engine's next version must not change a file. */
function known(pValue: number): number {
  return Number(pValue.toPrecision(10));
}
