/** Which relations held: each follow-up's answer beside the first answer of its probe. */
import type { RelationCatalogue } from "../agent/relation-catalogue.ts";
import type { Rewording } from "../collect/follow-ups.ts";
import { comparedOutcome } from "../core/built-in-relations.ts";
import type { RelationAnswer } from "../core/custom-relation.ts";
import type { NoDecisionReason } from "../core/decision.ts";
import type { Observation } from "../core/observation.ts";
import { type Layer, sameOutcome } from "../core/outcome.ts";
import type { FollowUp, RelationOutcome, RelationRun } from "../core/relations.ts";
import { noDecisionFailure, scoreTrial, type Trial } from "../core/trial.ts";

export interface Asked {
  /** Of the run. */
  readonly layer: Layer;
  /** Count, of the suite. */
  readonly cases: number;
  readonly rewordings: readonly Rewording[];
  readonly trials: readonly Trial[];
  readonly followUps: readonly FollowUp[];
}

export async function judgeFollowUps(
  catalogue: RelationCatalogue,
  asked: Asked,
): Promise<readonly RelationRun[]> {
  const { layer, trials } = asked;
  const known: Known = {
    layer,
    sources: firstAnswers(trials, layer),
    tried: new Set(trials.map((trial) => trial.caseIndex)),
    reworded: new Set(asked.rewordings.map(keyOf)),
    answers: new Map(asked.followUps.map((followUp) => [keyOf(followUp), followUp])),
  };
  const runs: RelationRun[] = [];
  for (const [index, { name, kind }] of catalogue.relations.entries()) {
    const outcomes = Array.from({ length: asked.cases }, (_, caseIndex) =>
      outcomeOf(catalogue, index, caseIndex, known),
    );
    runs.push({ name, kind, outcomes: await Promise.all(outcomes) });
  }
  return runs;
}

interface Known {
  readonly layer: Layer;
  readonly sources: ReadonlyMap<number, Observation>;
  /** Cases that were asked at all. */
  readonly tried: ReadonlySet<number>;
  /** The other two by `keyOf`. */
  readonly reworded: ReadonlySet<string>;
  readonly answers: ReadonlyMap<string, FollowUp>;
}

async function outcomeOf(
  catalogue: RelationCatalogue,
  index: number,
  caseIndex: number,
  { layer, sources, tried, reworded, answers }: Known,
): Promise<RelationOutcome> {
  const relation = catalogue.relations[index];
  if (relation === undefined) throw new RangeError(`there is no relation ${index}`);
  const key = keyOf({ relation: relation.name, caseIndex });
  if (!reworded.has(key)) return { kind: "unchanged" };
  const source = sources.get(caseIndex);
  if (source === undefined) return tried.has(caseIndex) ? SOURCELESS : { kind: "unasked" };
  const followUp = answers.get(key);
  if (followUp === undefined) return { kind: "unasked" };
  if (!followUp.result.ok) return { kind: "failed", of: "call", failure: followUp.result.failure };
  return compare(catalogue, index, layer, source, followUp.result.observation);
}

const SOURCELESS: RelationOutcome = {
  kind: "failed",
  of: "source",
  failure: { kind: "no-source", message: "the probe itself was never answered" },
};

async function compare(
  catalogue: RelationCatalogue,
  index: number,
  layer: Layer,
  source: Observation,
  answer: Observation,
): Promise<RelationOutcome> {
  const { compares, checked: hasCheck } = catalogue.relations[index] ?? {
    compares: "verdict",
    checked: false,
  };
  const before = comparedOutcome(source, layer, compares);
  const after = comparedOutcome(answer, layer, compares);
  if (!before.ok) return { kind: "failed", of: "source", failure: noDecisionFailure(before.reason) };
  if (!after.ok) return { kind: "failed", of: "call", failure: noDecisionFailure(after.reason) };
  const outcomes = { before: before.outcome, after: after.outcome };
  if (!hasCheck)
    return sameOutcome(before.outcome, after.outcome) ? { kind: "held" } : { kind: "violated", ...outcomes };
  const checked = await catalogue.check(index, answerOf(source), answerOf(answer));
  if (!checked.ok)
    return { kind: "failed", of: "check", failure: { kind: "check-failed", message: checked.why } };
  const { held, why } = checked.reply;
  return held ? { kind: "held" } : { kind: "violated", ...outcomes, ...(why === undefined ? {} : { why }) };
}

/** The first meter observation of each case that could be scored: no call is made for it alone. */
export function firstAnswers(trials: readonly Trial[], layer: Layer): ReadonlyMap<number, Observation> {
  const first = new Map<number, { readonly trial: number; readonly observation: Observation }>();
  for (const { caseIndex, trial, result } of trials) {
    const known = first.get(caseIndex);
    if (result.ok && scoreTrial(result, layer).ok && (known === undefined || trial < known.trial))
      first.set(caseIndex, { trial, observation: result.observation });
  }
  return new Map([...first].map(([caseIndex, { observation }]) => [caseIndex, observation]));
}

function answerOf({ verdict, toolCalls, ...rest }: Observation): RelationAnswer {
  const noDecision: NoDecisionReason | null = verdict?.kind === "no-decision" ? verdict.reason : null;
  return {
    ...rest,
    verdict: verdict?.kind === "decision" ? verdict.label : null,
    noDecision: verdict === null ? "extraction_failed" : noDecision,
    tools: toolCalls.map((call) => call.name),
    toolCalls,
  };
}

function keyOf({ relation, caseIndex }: Pick<FollowUp, "relation" | "caseIndex">): string {
  return `${caseIndex}:${relation}`;
}
