/** Why a run cannot become a baseline, and what would cure each reason. */
import type { Refusal } from "../core/admission.ts";
import type { Assessment } from "../core/assess.ts";
import { boundWords, flipsOfPairs, names, outcomeName, reachedWords, routeNames } from "./build-words.ts";
import { count, percent } from "./format.ts";
import type { AdmissionModel } from "./model.ts";

/** Reasons about the recording itself; the others judge answers, and those of an incomplete run are not judged. */
const OF_RECORDING: readonly Refusal["kind"][] = [
  "empty",
  "incomplete",
  "repeated-probes",
  "unobserved-probes",
  "shared-session",
  "replays",
  "unsettled-reading",
];

export function buildAdmission({ admission, complete }: Assessment): AdmissionModel {
  return { admissible: admission.admissible, refusals: shownRefusals(admission.refusals, complete) };
}

/** Every reason with its cure; of an incomplete run those that its missing answers cannot change. */
export function shownRefusals(refusals: readonly Refusal[], complete: boolean): AdmissionModel["refusals"] {
  return refusals.filter(({ kind }) => complete || OF_RECORDING.includes(kind)).map(refusalWords);
}

export function refusalWords(refusal: Refusal): { readonly reason: string; readonly cure: string } {
  switch (refusal.kind) {
    case "empty":
      return { reason: "there is no probe", cure: "add probes" };
    case "incomplete":
      return { reason: "the run is incomplete", cure: "fix the failed calls and run again" };
    case "repeated-probes":
      return {
        reason: `${count(refusal.count, "probe")} repeats another`,
        cure: "remove the copies; `repeats` asks a probe more often",
      };
    case "unobserved-probes":
      return unobservedWords(refusal.cases.length);
    case "shared-session":
      return {
        reason: "all trials shared one session",
        cure: "start a fresh session or instance for every trial",
      };
    case "replays":
      return {
        reason: `${count(refusal.count, "answer")} ${refusal.count === 1 ? "is a replay" : "are replays"} from a cache, not ${refusal.count === 1 ? "a run of its own" : "runs of their own"}`,
        cure: "record again with the harness's cache off",
      };
    case "unsettled-reading":
      return {
        reason: `the run read it pair by pair and called it ${refusal.call} on ${count(refusal.pairs, "pair")}`,
        cure:
          refusal.call === "undecided"
            ? "continue that reading with `--resume`, or allow it more calls"
            : "make the agent steadier, or declare a wider tolerance",
      };
    case "curtailed": {
      const { stoppingPair, endpointPairs, observedFlips } = refusal.curtailment;
      return {
        reason: `after ${stoppingPair} of ${count(endpointPairs, "pair")} (${count(observedFlips, "flip")}) it was out of reach, even if all others agreed`,
        cure: "make the agent steadier, or plan more pairs",
      };
    }
    case "unmetered":
      return { reason: "nothing was repeated", cure: "run with `meter: true`" };
    case "stochastic":
      return {
        reason: `the decisions move: ${flipsOfPairs(refusal.stability)}, ${boundWords(refusal.stability)}`,
        cure: "make the agent steadier, or declare a wider tolerance",
      };
    case "undecided":
      return {
        reason: `repeatability is undecided: ${flipsOfPairs(refusal.stability)}, ${boundWords(refusal.stability)}`,
        cure: refusal.stability.reading === undefined ? "collect more pairs" : "continue the reading",
      };
    case "stochastic-routes":
      return {
        reason: `${routeNames(refusal.routes)} ${refusal.routes.length === 1 ? "moves" : "move"}`,
        cure: "make the agent steadier on these inputs",
      };
    case "undecided-targets":
      return {
        reason: `the declared tolerance of ${routeNames(refusal.routes)} is undecided`,
        cure: "add cases for it, or raise the budget",
      };
    case "contract":
      return contractWords(refusal);
    case "blind":
      return {
        reason: `${outcomeName(refusal.skew.majority)} is the answer to ${percent(refusal.skew.share)} of the probes`,
        cure: "add probes that should reach other decisions",
      };
  }
}

function unobservedWords(probes: number): { readonly reason: string; readonly cure: string } {
  const them = probes === 1 ? "it" : "them";
  return {
    reason: `${count(probes, "probe")} gave no answer`,
    cure: `fix the agent for ${them}, or remove ${them}`,
  };
}

function contractWords({ coverage }: Extract<Refusal, { kind: "contract" }>): {
  readonly reason: string;
  readonly cure: string;
} {
  const { unknownObserved, missingObserved, missingIntended, underCased } = coverage;
  if (unknownObserved.length > 0) {
    return {
      reason: `the agent decided ${names(unknownObserved)}, outside the contract`,
      cure: "fix the agent, or allow the decision",
    };
  }
  if (missingObserved.length > 0)
    return { reason: reachedWords(coverage), cure: `add probes that reach ${names(missingObserved)}` };
  if (missingIntended.length > 0)
    return { reason: `no probe was written for ${names(missingIntended)}`, cure: "add one for each" };
  return { reason: `${names(underCased.map((row) => row.decision))} has too few cases`, cure: "add cases" };
}
