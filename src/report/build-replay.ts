/** A replayed curtailment in the run report and in words: a counterfactual beside the verdict, never one. */
import type { CurtailmentReplay } from "../core/curtailment.ts";
import { count } from "./format.ts";

/** By the reference's names. */
export function replayFields(replay: CurtailmentReplay): Readonly<Record<string, unknown>> {
  const { stoppingPair } = replay;
  const unreachable = stoppingPair !== undefined;
  return {
    analysis: "post-hoc-counterfactual",
    schedule: "round-robin-case-order",
    outcome: unreachable ? "admission-unreachable" : "endpoint-required",
    reason: unreachable
      ? "admission became unreachable at the recorded fixed endpoint even if every remaining pair agreed"
      : "admission stayed reachable until the recorded fixed endpoint",
    stopping_pair: stoppingPair ?? null,
    endpoint_pairs: replay.endpointPairs,
    observed_flips: replay.observedFlips,
    avoided_pairs: replay.avoidedPairs,
    meter_calls_avoided: replay.avoidedCalls,
    changes_endpoint_classification: false,
  };
}

export function replayCaveat(replay: CurtailmentReplay): string {
  const { stoppingPair, endpointPairs, observedFlips, avoidedCalls } = replay;
  if (stoppingPair === undefined)
    return `Replayed with curtailment, which changes no verdict: admission stayed reachable until the last of ${count(endpointPairs, "pair")}, so no call would have been spared.`;
  return `Replayed with curtailment, which changes no verdict: after ${stoppingPair} of ${count(endpointPairs, "pair")} (${count(observedFlips, "flip")}) admission was out of reach even if all others agreed; ${count(avoidedCalls, "call")} would have been spared.`;
}
