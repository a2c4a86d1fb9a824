/**
 * Reads a sequential measurement: the pairs of the declared order, one after the other, for all questions at once.
 * What is called follows from the outcomes in that order alone, never from when they came in.
 */
import { type LineReading, type PairOutcome, readPair, roundOrder, UNREAD, waveLimit } from "./sequential.ts";
import type { SequentialPlan } from "./sequential-plan.ts";
import type { SequentialBoundaries } from "./stats/sequential-boundaries.ts";
import type { Futility } from "./stats/sequential-operating.ts";

/** A pair: the 0-based probe, and which of its pairs. */
export interface PairPlace {
  readonly caseIndex: number;
  readonly pair: number;
}

export type OutcomeOf = (place: PairPlace) => PairOutcome | undefined;

/** One question and the probes it is read from. */
interface Line {
  readonly boundaries: SequentialBoundaries;
  readonly giveUp: Futility;
  /** undefined: all of them. */
  readonly route: string | undefined;
  /** Is the reading to go on for it? */
  readonly drives: boolean;
}

interface State {
  /** Next place of the declared order. */
  readonly place: number;
  /** Pairs read. */
  readonly read: number;
  /** Flips among them. */
  readonly flips: number;
  readonly lines: readonly LineReading[];
}

export class SequentialReader {
  readonly #plan: SequentialPlan;
  readonly #outcomeOf: OutcomeOf;
  readonly #lines: readonly Line[];
  readonly #rounds: (readonly number[])[] = [];
  #state: State;
  #hasFailed = false;

  constructor(plan: SequentialPlan, outcomeOf: OutcomeOf) {
    this.#plan = plan;
    this.#outcomeOf = outcomeOf;
    this.#lines = linesOf(plan);
    this.#state = { place: 0, read: 0, flips: 0, lines: this.#lines.map(() => UNREAD) };
  }

  /** Pairs read. */
  get read(): number {
    return this.#state.read;
  }

  /** Flips among them. */
  get flips(): number {
    return this.#state.flips;
  }

  /** Is every question settled, or nothing more to be read for it? */
  get isOver(): boolean {
    return this.#isOver(this.#state);
  }

  /** Does the reading stand at a pair with a failed call? It is never skipped. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Pooled first, then two for each route: corrected and uncorrected. */
  get lines(): readonly LineReading[] {
    const stop = this.#stopOfOpen();
    return this.#state.lines.map((line) => (line.stop === "waiting" ? { ...line, stop } : line));
  }

  #stopOfOpen(): LineReading["stop"] {
    if (this.isOver) return this.#state.read >= this.#plan.cap ? "cap" : "ended";
    return this.#hasFailed ? "failed" : "waiting";
  }

  /** Reads on as far as outcomes are in. */
  advance(): void {
    while (!this.isOver) {
      const place = this.#placeAt(this.#state.place);
      if (this.#isWanted(place, this.#state)) {
        const outcome = this.#outcomeOf(place);
        this.#hasFailed = outcome === "failed";
        if (outcome === undefined || outcome === "failed") return;
        this.#state = this.#readOn(place, this.#state, outcome === "flip");
      } else this.#state = { ...this.#state, place: this.#state.place + 1 };
    }
    this.#hasFailed = false;
  }

  /** The pairs that may be under way now: no further than this wave, and than the next boundary that may certify. */
  wave(): readonly PairPlace[] {
    return [...this.#quietly(waveLimit(this.#state.read))];
  }

  /** Pairs in all if none flips from here on. */
  pairsIfQuiet(): number {
    let pairs = this.#state.read;
    const [pooled, ...others] = this.#lines as [Line, ...Line[]];
    // Asked at each flip: where one question alone is read from all probes, it does not matter which comes next.
    if (others.every((line) => !line.drives)) {
      let reading = this.#state.lines[0] as LineReading;
      for (; pairs < this.#plan.cap && reading.stop === "waiting"; pairs += 1)
        reading = readPair(pooled.boundaries, reading, false, pooled.giveUp);
      return pairs;
    }
    for (const _ of this.#quietly(this.#plan.cap)) pairs += 1;
    return pairs;
  }

  /** The pairs that would be read if all agreed. */
  *#quietly(limit: number): Generator<PairPlace> {
    let state = this.#state;
    while (state.read < limit && !this.#isOver(state)) {
      const place = this.#placeAt(state.place);
      if (this.#isWanted(place, state)) {
        yield place;
        state = this.#readOn(place, state, false);
      } else state = { ...state, place: state.place + 1 };
    }
  }

  #placeAt(place: number): PairPlace {
    const probes = this.#plan.intended.length;
    const round = Math.floor(place / probes);
    while (this.#rounds.length <= round)
      this.#rounds.push(roundOrder(probes, this.#plan.seed, this.#rounds.length));
    return { caseIndex: this.#rounds[round]?.[place % probes] as number, pair: round };
  }

  #isWanted({ caseIndex }: PairPlace, { lines }: State): boolean {
    return this.#lines.some(
      (line, index) => line.drives && lines[index]?.stop === "waiting" && this.#belongs(line, caseIndex),
    );
  }

  #belongs({ route }: Line, caseIndex: number): boolean {
    return route === undefined || this.#plan.intended[caseIndex] === route;
  }

  #readOn({ caseIndex }: PairPlace, state: State, flipped: boolean): State {
    const lines = state.lines.map((reading, index) => {
      const line = this.#lines[index] as Line;
      if (reading.stop !== "waiting" || !this.#belongs(line, caseIndex)) return reading;
      return readPair(line.boundaries, reading, flipped, line.giveUp);
    });
    return {
      place: state.place + 1,
      read: state.read + 1,
      flips: state.flips + (flipped ? 1 : 0),
      lines,
    };
  }

  #isOver({ read, lines }: State): boolean {
    if (read >= this.#plan.cap) return true;
    return lines.every((line, index) => line.stop !== "waiting" || this.#lines[index]?.drives !== true);
  }
}

function linesOf({ pooled, giveUp, routes, settlesRoutes }: SequentialPlan): readonly Line[] {
  return [
    { boundaries: pooled, giveUp, route: undefined, drives: true },
    ...routes.flatMap((design): Line[] => [
      { ...design, boundaries: design.corrected, drives: settlesRoutes },
      { ...design, boundaries: design.uncorrected, giveUp: () => false, drives: false },
    ]),
  ];
}
