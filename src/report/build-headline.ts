/** The first line of every report: one of nine words, and the sentence that says what was shown, with numbers. */
import type { Assessment } from "../core/assess.ts";
import type { RouteStability } from "../core/routes.ts";
import type { Status } from "../core/status.ts";
import { callsLeftOut } from "./build-early-end.ts";
import { failedChecks, heldClause, vacuousSentence, violationsSentence } from "./build-relations.ts";
import {
  boundWords,
  flipsOfPairs,
  names,
  outcomeName,
  reachedWords,
  routeNames,
  shortName,
} from "./build-words.ts";
import { count, percent, percentBeside } from "./format.ts";
import type { HeadlineWord, ReportModel } from "./model.ts";

export interface Headline {
  readonly word: HeadlineWord;
  readonly sentence: string;
  readonly tone: ReportModel["tone"];
  /** What a positive headline says and does not say. */
  readonly says: readonly string[];
}

const DOES_NOT_SAY = "Does not say: that they are right; that is for your evaluator.";

export function buildHeadline(assessment: Assessment): Headline {
  const { status } = assessment;
  const [word, tone] = WORDS[status];
  const pooledOnly = status === "deterministic" && routesThatAre(assessment, "undecided").length > 0;
  return {
    word: pooledOnly ? "TRUSTWORTHY AT POOLED LEVEL" : word,
    tone,
    sentence: SENTENCES[status](assessment),
    says: whatItSays(assessment),
  };
}

function whatItSays({ status, skew, policy, sequential }: Assessment): readonly string[] {
  const repeats = skew === undefined ? "repeat" : "repeat and vary";
  if (status === "deterministic") {
    return [
      `Says: the decisions ${repeats}, within ${percent(policy.epsilon)}, in this one period.`,
      DOES_NOT_SAY,
    ];
  }
  if (status !== "stochastic") return [];
  // A reading that stopped at its boundary has seen just enough to call it: its rate is no estimate.
  const moving =
    sequential?.pooled.call === "stochastic"
      ? `Says: the decisions move more than ${percent(policy.epsilon)} of the time, in this one period; not how much, since reading ended as soon as that was clear.`
      : "Says: how much the decisions move, in this one period.";
  return [moving, DOES_NOT_SAY];
}

const WORDS: Readonly<Record<Status, readonly [HeadlineWord, ReportModel["tone"]]>> = {
  deterministic: ["TRUSTWORTHY", "success"],
  stochastic: ["TRUSTWORTHY WITH CARE", "care"],
  "target-failed": ["NOT READY", "failure"],
  contract: ["NOT TRUSTWORTHY", "failure"],
  blind: ["NOT TRUSTWORTHY", "failure"],
  vacuous: ["NOT TRUSTWORTHY", "failure"],
  violations: ["NOT TRUSTWORTHY", "failure"],
  undecided: ["NO ANSWER YET", "unknown"],
  curtailed: ["STOPPED EARLY", "failure"],
  unmeasured: ["NO VERDICT MEASURED", "unknown"],
  incomplete: ["INCOMPLETE", "unknown"],
};

type Sentence = (assessment: Assessment) => string;

const SENTENCES: Readonly<Record<Status, Sentence>> = {
  deterministic: (assessment) =>
    `${pooledSentence(assessment)}${coverageClause(assessment)}${heldClause(assessment)}`,
  stochastic: stochasticSentence,
  "target-failed": (assessment) => {
    const failed = routesThatAre(assessment, "stochastic").filter((route) => route.targeted);
    return failed
      .map((route) => `${shortName(route.route)} misses its declared tolerance: ${routeSentence(route)}`)
      .join("; ");
  },
  contract: contractSentence,
  blind: ({ skew, stability }) =>
    skew === undefined
      ? "one decision takes all probes"
      : `the agent${stability !== undefined && stability.flips > 0 ? " first" : ""} answered ${outcomeName(skew.majority)} on ${percent(skew.share)} of the probes, so a pass says more about the probes than about the agent`,
  undecided: undecidedSentence,
  unmeasured: (assessment) =>
    `the meter was off, so nothing was repeated${coverageClause(assessment)}${heldClause(assessment)}`,
  incomplete: incompleteSentence,
  vacuous: vacuousSentence,
  violations: violationsSentence,
  curtailed: curtailedSentence,
};

function pooledSentence({ stability }: Assessment): string {
  return stability === undefined
    ? "nothing was repeated"
    : `${flipsOfPairs(stability)}: ${boundWords(stability)}`;
}

function coverageClause({ contract, skew }: Assessment): string {
  if (contract !== undefined) return `; ${reachedWords(contract)}`;
  if (skew === undefined) return "";
  return `; ${count(skew.distinct, "decision")} seen, the commonest on ${percent(skew.share)} of the probes`;
}

function stochasticSentence(assessment: Assessment): string {
  const moving = routesThatAre(assessment, "stochastic");
  if (moving.length === 0) return pooledSentence(assessment);
  const [first] = moving;
  if (moving.length === 1 && first !== undefined)
    return `${shortName(first.route)} moves: ${routeSentence(first)}`;
  return `${routeNames(moving)} move more than ${percent(assessment.policy.epsilon)} of the time, each on its own`;
}

function routeSentence(route: RouteStability): string {
  return `${flipsOfPairs(route)}, ${boundWords(route, route.targeted ? "its" : "your")}`;
}

function contractSentence({ contract }: Assessment): string {
  if (contract === undefined) return "the contract is not met";
  const { missingIntended, missingObserved, unknownObserved, underCased } = contract;
  const parts: string[] = [];
  if (unknownObserved.length > 0)
    parts.push(`the agent decided ${names(unknownObserved)}, which the contract does not allow`);
  if (missingObserved.length > 0)
    parts.push(`${reachedWords(contract)}: none reaches ${names(missingObserved)}`);
  const reachedByChance = missingIntended.filter((label) => !missingObserved.includes(label));
  if (reachedByChance.length > 0) parts.push(`no probe was written for ${names(reachedByChance)}`);
  if (parts.length === 0)
    parts.push(
      ...underCased.map(
        (row) =>
          `${shortName(row.decision)} has ${count(row.cases, "case")}, the contract asks for ${row.minimum}`,
      ),
    );
  return parts.join("; ");
}

function undecidedSentence(assessment: Assessment): string {
  const targets = routesThatAre(assessment, "undecided").filter((route) => route.targeted);
  const { stability } = assessment;
  if (targets.length > 0 && stability?.verdict.kind !== "undecided") {
    return `too few pairs to test the declared ${targets.length === 1 ? "tolerance" : "tolerances"} of ${routeNames(targets)}`;
  }
  if (stability === undefined || stability.pairs === 0) return "not one pair of answers to compare";
  if (stability.flips > 0 || stability.reading !== undefined) return pooledSentence(assessment);
  const upper = percentBeside(stability.verdict.interval.upper, stability.tolerance);
  return `${count(stability.pairs, "pair")} without a flip leave up to ${upper}, above your ${percent(stability.tolerance)}`;
}

function curtailedSentence({ curtailment, evidence }: Assessment): string {
  if (curtailment === undefined) return "no baseline could be admitted any more";
  const { stoppingPair, endpointPairs, observedFlips } = curtailment;
  const left = callsLeftOut(curtailment, evidence);
  return `after ${stoppingPair} of ${count(endpointPairs, "pair")} (${count(observedFlips, "flip")}) no baseline could be admitted any more, even if all others agreed; ${left} of ${count(2 * endpointPairs, "planned call")} ${left === 1 ? "was" : "were"} not made`;
}

function incompleteSentence(assessment: Assessment): string {
  const { failedCalls, missingCalls, evidence } = assessment;
  const unchecked = failedChecks(assessment);
  const checks = `${count(unchecked, "check")} of relations failed`;
  const failed = `${count(failedCalls, "call")} failed`;
  const missing = `${count(missingCalls, "planned call")} ${missingCalls === 1 ? "was" : "were"} never made`;
  const what = [
    failedCalls > 0 ? failed : "",
    missingCalls > 0 ? missing : "",
    unchecked > 0 ? checks : "",
    evidence.unfinished ?? "",
  ]
    .filter((part) => part !== "")
    .join(" and ");
  return `${what}, so this run is no evidence of anything`;
}

export function routesThatAre(
  { routes }: Assessment,
  kind: RouteStability["verdict"]["kind"],
): readonly RouteStability[] {
  return (routes ?? []).filter((route) => route.verdict.kind === kind);
}
