/**
 * Hands out the calls of a sequential reading: in waves of pairs, each started when the one before it is read, none
 * beyond the next pair that may certify. So a clean agent gets exactly the calls of its certificate, at any width.
 */
import type { Layer } from "../core/outcome.ts";
import type { SequentialPlan } from "../core/sequential-plan.ts";
import { type PairPlace, SequentialReader } from "../core/sequential-reader.ts";
import { PairOutcomes } from "../core/sequential-reading.ts";
import type { Trial } from "../core/trial.ts";
import { type Dispenser, keyOf, type Slot } from "./order.ts";
import { UncoveredCases } from "./uncovered-cases.ts";

export interface EarlyEnd {
  readonly layer: Layer;
  readonly parallelRepeats: boolean;
  /** Ask each case at least once, however early the reading ends. */
  readonly coverAll: boolean;
  /** Answers of earlier processes. */
  readonly answered: readonly Trial[];
}

export function sequentialDispenser(plan: SequentialPlan, options: EarlyEnd): Dispenser {
  return new SequentialDispenser(plan, options);
}

class SequentialDispenser implements Dispenser {
  readonly width: number;
  planned: number;
  readonly #reader: SequentialReader;
  readonly #outcomes: PairOutcomes;
  readonly #uncovered: UncoveredCases;
  readonly #parallelRepeats: boolean;
  readonly #started: Set<string>;
  /** Cases with a call under way. */
  readonly #busy = new Set<number>();
  /** Cases that are to be asked at least once, count. */
  readonly #toCover: number;
  #wave: readonly PairPlace[] = [];
  /** Everything before it in the wave is in. */
  #head = 0;
  /** Pairs that are read once this wave is. */
  #readByThen = 0;
  #flips = 0;

  constructor(plan: SequentialPlan, { layer, parallelRepeats, coverAll, answered }: EarlyEnd) {
    this.width = parallelRepeats ? 2 * plan.cap : plan.intended.length;
    this.#parallelRepeats = parallelRepeats;
    this.#started = new Set(answered.map(keyOf));
    this.#outcomes = new PairOutcomes(layer);
    for (const trial of answered) this.#outcomes.add(trial);
    this.#reader = new SequentialReader(plan, (place) => this.#outcomes.of(place));
    this.#toCover = coverAll ? plan.intended.length : 0;
    this.#uncovered = new UncoveredCases(this.#toCover, answered);
    this.#reader.advance();
    this.planned = this.#plannedCalls();
  }

  next(): Slot | "later" | undefined {
    if (this.#reader.hasFailed) return undefined;
    if (!this.#reader.isOver) return this.#nextOfWave();
    const slot = this.#uncovered.next();
    return slot === undefined ? undefined : this.#start(slot);
  }

  done(trial: Trial): void {
    this.#busy.delete(trial.caseIndex);
    this.#outcomes.add(trial);
    this.#reader.advance();
    // Only a flip, or the end, changes what a quiet rest would take.
    if (this.#reader.flips > this.#flips || this.#reader.isOver) this.planned = this.#plannedCalls();
    this.#flips = this.#reader.flips;
  }

  #nextOfWave(): Slot | "later" {
    if (this.#reader.read >= this.#readByThen) {
      this.#wave = this.#reader.wave();
      this.#head = 0;
      this.#readByThen = this.#reader.read + this.#wave.length;
    }
    for (let index = this.#head; index < this.#wave.length; index += 1) {
      const place = this.#wave[index] as PairPlace;
      // The reading ends there, unless it is decided before: nothing beyond will ever be read.
      if (this.#outcomes.of(place) === "failed") break;
      const slot = this.#slotOf(place);
      if (slot !== undefined) return this.#start(slot);
      if (index === this.#head && this.#outcomes.of(place) !== undefined) this.#head += 1;
    }
    return "later";
  }

  #slotOf({ caseIndex, pair }: PairPlace): Slot | undefined {
    if (!this.#parallelRepeats && this.#busy.has(caseIndex)) return undefined;
    return [2 * pair, 2 * pair + 1]
      .map((trial) => ({ caseIndex, trial }))
      .find((slot) => !this.#started.has(keyOf(slot)));
  }

  #start(slot: Slot): Slot {
    this.#started.add(keyOf(slot));
    this.#busy.add(slot.caseIndex);
    this.#uncovered.start(slot.caseIndex);
    return slot;
  }

  #plannedCalls(): number {
    const asked = this.#started.size;
    if (this.#reader.isOver) return asked + this.#uncovered.count;
    const pairs = this.#reader.pairsIfQuiet();
    // The first round visits each case once.
    return Math.max(asked, 2 * pairs + Math.max(0, this.#toCover - pairs));
  }
}
