/** Cases that nobody has asked yet: a plan that ends early asks each once, so that it is known which decisions are reached. */
import type { Slot } from "./order.ts";

export class UncoveredCases {
  readonly #open: Set<number>;

  /** @param cases count; 0 where none needs to be asked */
  constructor(cases: number, answered: readonly Slot[]) {
    this.#open = new Set(Array.from({ length: cases }, (_, caseIndex) => caseIndex));
    for (const { caseIndex } of answered) this.#open.delete(caseIndex);
  }

  get count(): number {
    return this.#open.size;
  }

  start(caseIndex: number): void {
    this.#open.delete(caseIndex);
  }

  /** @returns the first trial of the next case in order */
  next(): Slot | undefined {
    const [caseIndex] = this.#open;
    if (caseIndex === undefined) return undefined;
    this.#open.delete(caseIndex);
    return { caseIndex, trial: 0 };
  }
}
