/**
 * A sequential measurement read back from its trials, live or recorded: the same trials give the same reading, in
 * whatever order they came in. What was collected beyond the reading is told and decides nothing.
 */
import { type Layer, type Outcome, sameOutcome } from "./outcome.ts";
import { type LineReading, type PairOutcome, pairsToCertify, usualCap } from "./sequential.ts";
import type { RouteDesign, SequentialPlan } from "./sequential-plan.ts";
import { type PairPlace, SequentialReader } from "./sequential-reader.ts";
import { type ScoredTrial, scoreTrial, type Trial } from "./trial.ts";

/** Outcomes of pairs, as far as both of their trials are in. */
export class PairOutcomes {
  readonly #layer: Layer;
  readonly #halves = new Map<string, ScoredTrial>();
  readonly #pairs = new Map<string, PairOutcome>();

  constructor(layer: Layer) {
    this.#layer = layer;
  }

  add({ caseIndex, trial, result }: Trial): void {
    const scored = scoreTrial(result, this.#layer);
    this.#halves.set(`${caseIndex}:${trial}`, scored);
    const other = this.#halves.get(`${caseIndex}:${trial ^ 1}`);
    const outcome = scored.ok && other?.ok !== false ? flipOf(scored.outcome, other?.outcome) : "failed";
    if (outcome !== undefined) this.#pairs.set(`${caseIndex}:${trial >> 1}`, outcome);
  }

  of({ caseIndex, pair }: PairPlace): PairOutcome | undefined {
    return this.#pairs.get(`${caseIndex}:${pair}`);
  }

  /** Pairs whose two trials were answered. */
  count(wanted: readonly PairOutcome[]): number {
    let count = 0;
    for (const outcome of this.#pairs.values()) if (wanted.includes(outcome)) count += 1;
    return count;
  }
}

function flipOf(a: Outcome, b: Outcome | undefined): PairOutcome | undefined {
  if (b === undefined) return undefined;
  return sameOutcome(a, b) ? "agree" : "flip";
}

export interface RouteReading {
  readonly route: string;
  /** The call that counts: corrected for the number of routes looked at. */
  readonly corrected: LineReading;
  readonly uncorrected: LineReading;
}

export interface SequentialReading {
  readonly plan: SequentialPlan;
  readonly pooled: LineReading;
  readonly routes: readonly RouteReading[];
  /** Pairs read in all: those of the pooled call, and those that settled routes after it. */
  readonly read: number;
  /** Flips among them. */
  readonly flips: number;
  /** Pairs whose outcome is in, read or not. */
  readonly collected: number;
  /** Flips among those not read. They change nothing, and are told. */
  readonly flipsAfter: number;
  /** Did every question get its answer, or reach the end that was set for it? */
  readonly isOver: boolean;
  /** Pairs that would have been read in all if none had flipped from here on. */
  readonly pairsIfQuiet: number;
}

/** @param trials in any order, each once */
export function readTrialsSequentially(
  plan: SequentialPlan,
  trials: readonly Trial[],
  layer: Layer,
): SequentialReading {
  const outcomes = new PairOutcomes(layer);
  for (const trial of trials) outcomes.add(trial);
  const reader = new SequentialReader(plan, (place) => outcomes.of(place));
  reader.advance();
  const { flips } = reader;
  const [pooled, ...lines] = reader.lines as [LineReading, ...LineReading[]];
  return {
    plan,
    pooled,
    routes: plan.routes.map(({ route }, index) => ({
      route,
      corrected: lines[2 * index] as LineReading,
      uncorrected: lines[2 * index + 1] as LineReading,
    })),
    read: reader.read,
    flips,
    collected: outcomes.count(["agree", "flip"]),
    flipsAfter: outcomes.count(["flip"]) - flips,
    isOver: reader.isOver,
    pairsIfQuiet: reader.pairsIfQuiet(),
  };
}

/**
 * The trials that evidence of such a run is made of: pairs whose two trials were answered, what made the reading stop,
 * and the first trial of a probe that has no pair, for what it says of the decisions. A lone half would make pairs of
 * trials that are none.
 */
export function trialsInPairs(trials: readonly Trial[], layer: Layer, isOver: boolean): readonly Trial[] {
  const scored = new Map(trials.map((trial) => [keyOf(trial), scoreTrial(trial.result, layer).ok]));
  const isWhole = (trial: Trial) => scored.get(keyOf(trial)) === true && scored.get(mateOf(trial)) === true;
  const paired = new Set(trials.filter(isWhole).map(({ caseIndex }) => caseIndex));
  return trials.filter((trial) => {
    if (isWhole(trial)) return true;
    if (trial.trial === 0 && !paired.has(trial.caseIndex)) return true;
    return !isOver && scored.get(keyOf(trial)) === false;
  });
}

function keyOf({ caseIndex, trial }: Pick<Trial, "caseIndex" | "trial">): string {
  return `${caseIndex}:${trial}`;
}

function mateOf({ caseIndex, trial }: Trial): string {
  return keyOf({ caseIndex, trial: trial ^ 1 });
}

/**
 * How far an undecided reading has to be allowed to go on so that it is worth its calls: where every open question would
 * be settled if no further pair flipped. By then one that flips too often is found out as well.
 *
 * @returns pairs in all
 */
export function capToContinue({ plan, pooled, routes, read, flips, flipsAfter }: SequentialReading): number {
  // Whatever was collected is read then, for all questions.
  const questions = [{ design: plan.pooled, line: { ...pooled, pairs: read, flips: flips + flipsAfter } }];
  if (plan.settlesRoutes)
    for (const [index, { corrected: line }] of routes.entries())
      questions.push({ design: (plan.routes[index] as RouteDesign).corrected, line }); // one for each
  let wanted = 0;
  let further = 0;
  let isBeyond = false;
  for (const { design, line } of questions) {
    const usual = usualCap(design.epsilon) as number; // there is a plan for it
    const needed = line.call === "undecided" ? pairsToCertify(design.epsilon, line.pairs, line.flips) : 0;
    wanted += usual;
    further += needed;
    isBeyond ||= needed > 0 && line.pairs + needed > usual;
  }
  // A question is read beyond its usual end only where the budget is beyond that of all together.
  return Math.max(plan.cap + 1, read + further, isBeyond ? wanted + 1 : 0);
}
