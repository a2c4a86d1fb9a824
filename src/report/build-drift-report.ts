/** `agentverity.compare/v1`: the decision and what it rests on, with the reference's fields under `reference`. */

import type { Drift, ProbeDrift } from "../core/drift.ts";
import type { CountedAnswer } from "../core/drift-answers.ts";
import { type Outcome, outcomeWords } from "../core/outcome.ts";
import { POWER } from "../core/stats/detectable.ts";
import type { ComparedWindow, ReferenceDrift } from "./build-drift-reference.ts";

interface Compared {
  readonly version: string;
  readonly epsilon: number;
  readonly before: ComparedWindow;
  readonly after: ComparedWindow;
  readonly drift: Drift;
}

export function driftReport(
  { version, epsilon, before, after, drift }: Compared,
  reference: ReferenceDrift,
  caveats: readonly string[],
): Readonly<Record<string, unknown>> {
  const { answers, routes, probes } = drift;
  return {
    schema: "agentverity.compare/v1",
    agentverity_version: version,
    status: drift.status,
    exit_code: drift.exitCode,
    epsilon,
    layer: after.evidence.layer,
    level: drift.level,
    before: windowFields(before, drift.failed.before),
    after: windowFields(after, drift.failed.after),
    answers: {
      distance: answers.distance,
      p_value: known(answers.pValue),
      corrected: known(answers.corrected),
      permutations: answers.permutations,
      seed: answers.seed,
    },
    probes: probes.map(probeFields),
    stability: routes.map(({ route, before: was, after: is, pValue, corrected, drifted, detectable }) => ({
      decision: route,
      before: { pair_flips: was.flips, pair_trials: was.pairs },
      after: { pair_flips: is.flips, pair_trials: is.pairs },
      p_value: known(pValue),
      corrected: known(corrected),
      drifted,
      detectable_flip_rate: detectable ?? null,
    })),
    only_before: drift.onlyBefore,
    only_after: drift.onlyAfter,
    detectable: { power: POWER, share_of_answers: drift.detectable ?? null },
    caveats,
    reference,
  };
}

function windowFields({ file, source, evidence }: ComparedWindow, failed: number) {
  return {
    file,
    source,
    inputs: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed_runs: failed,
    isolation: evidence.isolation,
  };
}

function probeFields(probe: ProbeDrift) {
  const answers = (window: "before" | "after") =>
    probe.counts.flatMap((entry, index) =>
      entry[window] > 0 ? [{ ...answerFields(entry, index), count: entry[window] }] : [],
    );
  return {
    input_fingerprint: probe.fingerprint,
    decision: probe.route,
    before: answers("before"),
    after: answers("after"),
    distance: probe.distance,
    p_value: known(probe.pValue),
    corrected: known(probe.corrected),
    drifted: probe.drifted,
    moved: probe.moved,
    runs_needed: probe.runsNeeded ?? null,
  };
}

/** A whole text is somebody's output and stays out of reports: it is named by its place among the probe's answers. */
function answerFields({ outcome }: CountedAnswer, index: number) {
  return { kind: outcome.kind, answer: outcome.kind === "text" ? `text ${index + 1}` : words(outcome) };
}

function words(outcome: Outcome): string {
  return outcome.kind === "no-decision" ? outcome.reason : outcomeWords(outcome);
}

/** Without the digits that rounding made: an engine's next version must not change a file. */
function known(pValue: number): number {
  return Number(pValue.toPrecision(10));
}
