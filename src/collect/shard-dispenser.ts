/**
 * Hands out the calls of one shard. It knows its own answers alone, so that it asks for all that a process with all
 * answers might read, and stops only where nobody would read on.
 */
import type { Layer } from "../core/outcome.ts";
import type { SequentialPlan } from "../core/sequential-plan.ts";
import { PairOutcomes } from "../core/sequential-reading.ts";
import { certainEnd, type ShardPart } from "../core/shard.ts";
import type { Trial } from "../core/trial.ts";
import { type Dispenser, keyOf, type Slot } from "./order.ts";

export interface ShardOptions {
  readonly layer: Layer;
  readonly parallelRepeats: boolean;
  /** Answers of earlier processes. */
  readonly answered: readonly Trial[];
  /** Present: pairs beyond its certain end are not asked for. */
  readonly sequential?: SequentialPlan;
}

export function shardDispenser(part: ShardPart, options: ShardOptions): Dispenser {
  return new ShardDispenser(part, options);
}

interface Place {
  readonly slot: Slot;
  readonly position: number;
}

class ShardDispenser implements Dispenser {
  readonly width: number;
  readonly #part: ShardPart;
  readonly #options: ShardOptions;
  readonly #outcomes: PairOutcomes;
  /** In the declared order. */
  readonly #open: Place[];
  readonly #busy = new Set<number>();
  #started: number;
  #end = Number.POSITIVE_INFINITY;

  constructor(part: ShardPart, options: ShardOptions) {
    this.#part = part;
    this.#options = options;
    this.#outcomes = new PairOutcomes(options.layer);
    for (const trial of options.answered) this.#outcomes.add(trial);
    const known = new Set(options.answered.map(keyOf));
    this.#started = known.size;
    this.#open = placesOf(part).filter(({ slot }) => !known.has(keyOf(slot)));
    const cases = new Set(this.#open.map(({ slot }) => slot.caseIndex));
    this.width = options.parallelRepeats ? this.#open.length : cases.size;
    this.#findEnd();
  }

  get planned(): number {
    if (this.#end === Number.POSITIVE_INFINITY) return this.#started + this.#open.length;
    return this.#started + this.#open.filter(({ position }) => position <= this.#end).length;
  }

  next(): Slot | "later" | undefined {
    const head = this.#open[0];
    if (head === undefined || head.position > this.#end) return undefined;
    const free = this.#open.findIndex(({ slot }) => !this.#isBusy(slot));
    if (free === -1 || (this.#open[free] as Place).position > this.#end) return "later";
    const [{ slot }] = this.#open.splice(free, 1) as [Place];
    this.#started += 1;
    this.#busy.add(slot.caseIndex);
    return slot;
  }

  done(trial: Trial): void {
    this.#busy.delete(trial.caseIndex);
    this.#outcomes.add(trial);
    this.#findEnd();
  }

  #isBusy({ caseIndex }: Slot): boolean {
    return !this.#options.parallelRepeats && this.#busy.has(caseIndex);
  }

  #findEnd(): void {
    const { sequential } = this.#options;
    if (sequential === undefined) return;
    this.#end = certainEnd(this.#part, sequential, (pair) => this.#outcomes.of(pair));
  }
}

/** Pair by pair: the earlier a pair is whole, the earlier a certain end is seen. */
function placesOf({ pairs }: ShardPart): Place[] {
  return pairs.flatMap(({ caseIndex, pair, position, trials }) =>
    Array.from({ length: trials }, (_, half) => ({
      slot: { caseIndex, trial: 2 * pair + half },
      position,
    })),
  );
}
