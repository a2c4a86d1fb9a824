/**
 * Hands out a fixed plan one pair at a time, round by round over the cases in suite order, until admission has become
 * unreachable. A failed call switches that off: with a pair missing, nobody can say where the order stands.
 */
import { type CurtailRule, isOutOfReach } from "../core/curtailment.ts";
import type { PairPlace } from "../core/sequential-reader.ts";
import { PairOutcomes } from "../core/sequential-reading.ts";
import type { Trial } from "../core/trial.ts";
import { type Dispenser, keyOf, parallelDispenser, type Slot, serialDispenser } from "./order.ts";
import type { EarlyEnd } from "./sequential-dispenser.ts";
import { UncoveredCases } from "./uncovered-cases.ts";

export type { CurtailRule } from "../core/curtailment.ts";

/** @param repeats trials of each case, in suite order; even */
export function curtailedDispenser(
  repeats: readonly number[],
  rule: CurtailRule,
  options: EarlyEnd,
): Dispenser {
  return new CurtailedDispenser(repeats, rule, options);
}

class CurtailedDispenser implements Dispenser {
  readonly width: number;
  readonly #repeats: readonly number[];
  readonly #rule: CurtailRule;
  readonly #options: EarlyEnd;
  readonly #order: readonly PairPlace[];
  readonly #outcomes: PairOutcomes;
  readonly #uncovered: UncoveredCases;
  readonly #started: Set<string>;
  #underWay = 0;
  #read = { pairs: 0, flips: 0 };
  #isCurtailed = false;
  /** What carries out the rest of the plan once a call has failed. */
  #rest: Dispenser | undefined;

  constructor(repeats: readonly number[], rule: CurtailRule, options: EarlyEnd) {
    this.#repeats = repeats;
    this.#rule = rule;
    this.#options = options;
    this.#order = [...pairOrder(repeats)];
    this.width = options.parallelRepeats ? 2 * this.#order.length : repeats.length;
    this.#outcomes = new PairOutcomes(options.layer);
    for (const trial of options.answered) this.#outcomes.add(trial);
    this.#started = new Set(options.answered.map(keyOf));
    this.#uncovered = new UncoveredCases(options.coverAll ? repeats.length : 0, options.answered);
    this.#readOn();
  }

  get planned(): number {
    if (this.#isCurtailed) return this.#started.size + this.#uncovered.count;
    return this.#repeats.reduce((sum, count) => sum + count, 0);
  }

  next(): Slot | "later" | undefined {
    if (this.#rest !== undefined) return this.#rest.next();
    if (this.#isCurtailed) return this.#start(this.#uncovered.next());
    const place = this.#order[this.#read.pairs];
    if (place === undefined) return undefined;
    const open = [2 * place.pair, 2 * place.pair + 1]
      .map((trial) => ({ caseIndex: place.caseIndex, trial }))
      .find((slot) => !this.#started.has(keyOf(slot)));
    const mustWait = this.#underWay > 0 && !this.#options.parallelRepeats;
    return open === undefined || mustWait ? "later" : this.#start(open);
  }

  done(trial: Trial): void {
    this.#underWay -= 1;
    this.#rest?.done(trial);
    this.#outcomes.add(trial);
    this.#readOn();
  }

  #start(slot: Slot | undefined): Slot | undefined {
    if (slot === undefined) return undefined;
    this.#underWay += 1;
    this.#started.add(keyOf(slot));
    this.#uncovered.start(slot.caseIndex);
    return slot;
  }

  #readOn(): void {
    while (this.#rest === undefined && !this.#isCurtailed) {
      const place = this.#order[this.#read.pairs];
      const outcome = place === undefined ? undefined : this.#outcomes.of(place);
      if (outcome === undefined) return;
      if (outcome === "failed") this.#rest = this.#carryOut();
      else this.#count(outcome === "flip");
    }
  }

  #count(flipped: boolean): void {
    const { pairs, flips } = this.#read;
    this.#read = { pairs: pairs + 1, flips: flips + (flipped ? 1 : 0) };
    this.#isCurtailed = isOutOfReach(this.#rule, this.#read, this.#order.length);
  }

  #carryOut(): Dispenser {
    const make = this.#options.parallelRepeats ? parallelDispenser : serialDispenser;
    return make(this.#repeats, (slot) => this.#started.has(keyOf(slot)));
  }
}

/** Round by round over the cases in suite order. */
function* pairOrder(repeats: readonly number[]): Generator<PairPlace> {
  const rounds = repeats.reduce((most, count) => Math.max(most, Math.floor(count / 2)), 0);
  for (let pair = 0; pair < rounds; pair += 1) {
    for (const [caseIndex, count] of repeats.entries()) {
      if (2 * pair + 1 < count) yield { caseIndex, pair };
    }
  }
}
