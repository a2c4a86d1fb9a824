/**
 * Gathers the runs of a recording by input, in the order that counts. Memory grows by a small integer a run: equal
 * outcomes are one object, and a run only names it.
 */
import { type Outcome, outcomeKey } from "../core/outcome.ts";
import type { Problem, SourcePosition } from "../problem.ts";
import type { RecordedCase } from "./recording.ts";

/** So many faults of a file are told; who has corrected them may find more. */
const MOST_PROBLEMS = 10;

/** So many outcome objects are remembered; others are found by their key. */
const MOST_OBJECTS = 1024;

export interface Group {
  readonly input: string;
  expected: string | undefined;
  readonly ids: SmallIntegers;
  /** Of each run, where the recording numbers them; undefined where they stand in order. */
  orders: number[] | undefined;
  errors: number;
  readonly at: () => SourcePosition;
}

export class RecordingBuilder {
  readonly #groups = new Map<string, Group>();
  readonly #outcomes: Outcome[] = [];
  readonly #idByObject = new Map<Outcome, number>();
  #lastOutcome: Outcome | undefined;
  #lastId = -1;
  readonly #idOf = new Map<string, number>();
  readonly #problems: Problem[] = [];

  /** The first of them; empty when nothing is wrong. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  has(input: string): boolean {
    return this.#groups.has(input);
  }

  refuse(problem: Problem): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
  }

  /** @param at asked for only when something must be told */
  open(input: string, at: () => SourcePosition, expected?: string): Group {
    const known = this.#groups.get(input);
    if (known !== undefined) return known;
    const group: Group = { input, expected, ids: new SmallIntegers(), orders: undefined, errors: 0, at };
    this.#groups.set(input, group);
    return group;
  }

  /** @param order where the harness numbers its runs; all runs of a case have one, or none */
  add(group: Group, outcome: Outcome, order?: number): void {
    group.ids.push(this.intern(outcome));
    if (order === undefined) return;
    group.orders ??= [];
    group.orders.push(order);
  }

  /** @returns the number of an outcome; equal outcomes have equal numbers */
  intern(outcome: Outcome): number {
    if (outcome === this.#lastOutcome) return this.#lastId;
    this.#lastOutcome = outcome;
    this.#lastId = this.#numberOf(outcome);
    return this.#lastId;
  }

  #numberOf(outcome: Outcome): number {
    const known = this.#idByObject.get(outcome);
    if (known !== undefined) return known;
    const id = this.#numberByKey(outcome);
    // What readers make anew for each run would fill it: a reader that keeps its objects has few.
    if (this.#idByObject.size < MOST_OBJECTS) this.#idByObject.set(outcome, id);
    return id;
  }

  #numberByKey(outcome: Outcome): number {
    const key = outcomeKey(outcome);
    const known = this.#idOf.get(key);
    if (known !== undefined) return known;
    this.#outcomes.push(outcome);
    this.#idOf.set(key, this.#outcomes.length - 1);
    return this.#outcomes.length - 1;
  }

  /** Refuses a case whose runs have no order. */
  cases(): readonly RecordedCase[] {
    return [...this.#groups.values()].map((group) => {
      this.#checkOrder(group);
      const { input, expected, errors, at } = group;
      const outcomes = this.#inOrder(group);
      return { input, ...(expected === undefined ? {} : { expected }), outcomes, errors, at: at() };
    });
  }

  #checkOrder({ input, orders, at }: Group): void {
    if (orders !== undefined && new Set(orders).size < orders.length) {
      const place = at();
      this.refuse({
        code: "evidence-invalid",
        message: `${caseName(place, input)} has two runs with the same number, so the order they ran in, and with it the pairs, cannot be told`,
        hint: "Export one evaluation at a time, without the same test case twice.",
        at: place,
      });
    }
  }

  #inOrder({ ids, orders }: Group): readonly Outcome[] {
    const outcomes = ids.map((id) => this.#outcomes[id] as Outcome); // pushed by `intern`
    if (orders === undefined) return outcomes;
    return [...orders.keys()]
      .sort((a, b) => (orders[a] as number) - (orders[b] as number)) // as many as outcomes
      .map((index) => outcomes[index] as Outcome);
  }
}

/** "`cases[3]`", or the beginning of its input where the recording has no numbered cases. */
export function caseName({ path }: SourcePosition, input: string): string {
  return path === undefined ? `the case "${shorten(input)}"` : `\`${path}\` ("${shorten(input)}")`;
}

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}

/** A growing list of integers ≥ 0 that takes one byte each until one needs more. */
class SmallIntegers {
  #store: Uint8Array | Uint32Array = new Uint8Array(8);
  length = 0;

  push(value: number): void {
    if (value > 255 && this.#store instanceof Uint8Array) this.#store = Uint32Array.from(this.#store);
    if (this.length === this.#store.length) {
      const grown =
        this.#store instanceof Uint8Array
          ? new Uint8Array(2 * this.length)
          : new Uint32Array(2 * this.length);
      grown.set(this.#store);
      this.#store = grown;
    }
    this.#store[this.length] = value;
    this.length += 1;
  }

  map<Item>(itemOf: (value: number) => Item): Item[] {
    const items = new Array<Item>(this.length); // exactly as large as it will be
    for (let index = 0; index < this.length; index += 1) items[index] = itemOf(this.#store[index] ?? 0);
    return items;
  }
}
