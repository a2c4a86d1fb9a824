/** How a run ended that was not to make all calls of a fixed plan: in the run report, in the model and in words. */
import type { Assessment } from "../core/assess.ts";
import type { Curtailment } from "../core/curtailment.ts";
import type { MeasurementPlan } from "../core/plan.ts";
import { capToContinue, type SequentialReading } from "../core/sequential-reading.ts";
import { routeNames } from "./build-words.ts";
import { count } from "./format.ts";
import type { CurtailmentModel, ReportModel, SequentialReadingModel } from "./model.ts";

export function earlyEndModels({
  sequential,
  curtailment,
}: Assessment): Pick<ReportModel, "sequential" | "curtailment"> {
  return {
    ...(sequential === undefined ? {} : { sequential: readingModel(sequential) }),
    ...(curtailment === undefined ? {} : { curtailment: curtailmentModel(curtailment) }),
  };
}

/** What a reading was to call is known when it has ended. @param made calls */
export function plannedCalls(
  { sequential, missingCalls }: Assessment,
  plan: MeasurementPlan,
  made: number,
): number {
  return sequential === undefined ? plan.calls : made + missingCalls;
}

export function repeatWords({ sequential }: Assessment, { repeats, routes }: MeasurementPlan): string {
  if (sequential !== undefined) return "pair by pair, until they decided";
  const least = repeats.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = repeats.reduce((a, b) => Math.max(a, b), 0);
  if (least !== most && routes.length === 0) return `${least} to ${most} trials of a probe`;
  if (routes.length === 0 || least === most) return `${count(most, "trial")} of each probe`;
  return `${least} to ${most} trials of a probe, by route`;
}

function readingModel(reading: SequentialReading): SequentialReadingModel {
  const { plan, pooled, read, collected, flipsAfter } = reading;
  return {
    call: pooled.call,
    stop: pooled.stop,
    pairs: pooled.pairs,
    flips: pooled.flips,
    read,
    collected,
    flipsAfter,
    cap: plan.cap,
    seed: plan.seed,
    words: readingWords(reading),
  };
}

/** `decided on 73 pairs, 75 collected; 1 flip seen after it, and nothing is changed by that`. */
function readingWords({ plan, pooled, read, collected, flipsAfter }: SequentialReading): string {
  const { call, pairs, stop } = pooled;
  const verb = call === "undecided" ? "undecided after" : "decided on";
  const forRoutes = read > pairs ? ` (${read} read in all, to settle routes)` : "";
  const why: Partial<Record<typeof stop, string>> = {
    futile: `: given up, with less than one chance in ten of an answer by pair ${plan.pooled.cap}`,
    cap: ": that was the end set for it",
    failed: ": the next one failed, and none is ever skipped",
  };
  const later =
    flipsAfter === 0 ? "" : `; ${count(flipsAfter, "flip")} seen after it, and nothing is changed by that`;
  return `${verb} ${count(pairs, "pair")}${forRoutes}, ${collected} collected${call === "undecided" ? (why[stop] ?? "") : ""}${later}`;
}

export function readingFields(reading: SequentialReading): Readonly<Record<string, unknown>> {
  const { plan, pooled } = reading;
  return {
    call: pooled.call,
    stop: pooled.stop,
    pairs_read: pooled.pairs,
    pair_flips: pooled.flips,
    pairs_read_in_all: reading.read,
    pairs_collected: reading.collected,
    flips_after: reading.flipsAfter,
    order: "shuffled-rounds",
    seed: plan.seed,
    cap: plan.cap,
    certify_at: plan.pooled.certifyAt,
    stochastic_by: plan.pooled.stochasticBy,
  };
}

/** By the reference's names. */
export function curtailmentFields(curtailment: Curtailment): Readonly<Record<string, unknown>> {
  return {
    outcome: "admission-unreachable",
    reason: "admission is unreachable at the predeclared fixed endpoint even if every remaining pair agrees",
    final_classification: null,
    stopping_pair: curtailment.stoppingPair,
    endpoint_pairs: curtailment.endpointPairs,
    observed_flips: curtailment.observedFlips,
    avoided_pairs: curtailment.avoidedPairs,
    meter_calls_spent: curtailment.spentCalls,
    meter_calls_avoided: curtailment.avoidedCalls,
  };
}

export function curtailmentModel(curtailment: Curtailment): CurtailmentModel {
  const { stoppingPair, endpointPairs, observedFlips, spentCalls, avoidedCalls } = curtailment;
  return {
    stoppingPair,
    endpointPairs,
    observedFlips,
    spentCalls,
    avoidedCalls,
    words: `no verdict: stopped after ${stoppingPair} of ${count(endpointPairs, "pair")} (${count(observedFlips, "flip")})`,
  };
}

/** Planned calls that were not made: those that asked the remaining probes once, to see what they decide, were. */
export function callsLeftOut({ endpointPairs }: Curtailment, { cases }: Assessment["evidence"]): number {
  const made = cases.reduce((sum, { outcomes, errors }) => sum + outcomes.length + errors, 0);
  return Math.max(0, 2 * endpointPairs - made);
}

/** @param attempts known attempts of the same measurement that this one started over from, count */
export function earlyEndCaveats(assessment: Assessment, attempts: number): readonly string[] {
  return [...startedOver(attempts), ...besideReading(assessment), ...beforeCorrection(assessment)];
}

function startedOver(attempts: number): readonly string[] {
  if (attempts === 0) return [];
  const known = attempts === 1 ? "An earlier attempt" : `${attempts} earlier attempts`;
  return [
    `${known} of this same measurement ${attempts === 1 ? "is" : "are"} known, and this one started over. Starting over until an attempt passes certifies an agent that should not be 45 to 76 % of the time: continue an undecided one with \`--resume\` instead.`,
  ];
}

function besideReading({ stability, sequential }: Assessment): readonly string[] {
  if (sequential === undefined || stability === undefined) return [];
  return [
    "The pairs were read one by one in a shuffled order that was fixed before the first call, and the reading decides. The interval stands beside it: it is made for a fixed number of pairs and decides nothing here.",
  ];
}

/** "This one of R routes is unstable" is one of R claims: the call that counts is corrected for their number. */
function beforeCorrection({ routes = [] }: Assessment): readonly string[] {
  const weak = routes.filter(
    ({ uncorrected, verdict }) => uncorrected === "stochastic" && verdict.kind !== "stochastic",
  );
  if (weak.length === 0) return [];
  return [
    `Called stochastic one by one, but not after the correction for ${routes.length} routes looked at: ${routeNames(weak)}. Among so many, one may be called by chance.`,
  ];
}

/** What to do about a curtailed run, beside looking at what moves. */
export function afterCurtailment({ observedFlips }: Curtailment): string {
  const repair =
    observedFlips === 0
      ? "Plan more pairs (`repeats`, `budget` or more probes): so few can admit nothing, even without a flip"
      : "Make the agent steadier on these inputs and run again";
  return `${repair}; without \`curtail\`, the whole plan is carried out and tells how much it moves.`;
}

/** How an undecided reading goes on. @param needed further pairs that would settle it, if none flips */
export function continueReading(needed: number, reading: SequentialReading): string {
  const { plan, pooled, routes } = reading;
  const isAll = !plan.settlesRoutes || routes.every(({ corrected }) => corrected.call !== "undecided");
  const what = isAll
    ? `it (${count(2 * needed, "call")})`
    : "the pooled question, and the routes take pairs of their own";
  const quiet = `${count(needed, "more pair")} without a flip would settle ${what}`;
  const start = pooled.stop === "futile" && pooled.flips > 0 ? "Or read on, with little hope: " : "";
  return `${start}${quiet}: ${continued(reading)}; starting over would not be the same evidence.`;
}

/** How a reading goes on whose pooled question is settled, and a route's is not. */
export function continueForRoutes(reading: SequentialReading): string {
  return `To settle what is left, ${continued(reading)}; starting over would not be the same evidence.`;
}

function continued(reading: SequentialReading): string {
  return `continue this reading at your desk with \`--resume --budget ${2 * capToContinue(reading)}\``;
}
