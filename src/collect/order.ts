/**
 * The predeclared order of trials: round by round over the cases in suite order. Fixed before the first call,
 * so that what is read does not depend on which call happened to finish first.
 */

import type { Trial } from "../core/trial.ts";

export interface Slot {
  readonly caseIndex: number;
  readonly trial: number;
}

/** @param repeats trials of each case, in suite order */
export function* declaredOrder(repeats: readonly number[]): Generator<Slot> {
  const rounds = Math.max(0, ...repeats);
  for (let trial = 0; trial < rounds; trial += 1) {
    for (const [caseIndex, count] of repeats.entries()) {
      if (trial < count) yield { caseIndex, trial };
    }
  }
}

/** Hands out slots to callers that run at the same time. */
export interface Dispenser {
  /** How many callers can be busy at once. */
  readonly width: number;
  /** Calls in all, those of earlier processes counted, as far as it is known now. */
  readonly planned: number;
  /** @returns undefined when none is left, `later` when it depends on calls that are under way whether one is */
  next(): Slot | "later" | undefined;
  /** Says what came of a slot's call. */
  done(trial: Trial): void;
}

/** Which call a slot is, or a trial was. */
export function keyOf({ caseIndex, trial }: Slot): string {
  return `${caseIndex}:${trial}`;
}

/** Trials that an earlier process already has: never handed out again. */
export type IsDone = (slot: Slot) => boolean;

/** Any slot may run beside any other: repeats of one case too. */
export function parallelDispenser(repeats: readonly number[], isDone: IsDone = () => false): Dispenser {
  const open = [...declaredOrder(repeats)].filter((slot) => !isDone(slot));
  let head = 0;
  return { width: open.length, planned: sum(repeats), next: () => open[head++], done: () => {} };
}

/** One call at a time for each case, cases beside each other: an agent may keep a session per input. */
export function serialDispenser(repeats: readonly number[], isDone: IsDone = () => false): Dispenser {
  const queues = repeats.map(() => [] as Slot[]);
  for (const slot of declaredOrder(repeats)) if (!isDone(slot)) queues[slot.caseIndex]?.push(slot);
  const waiting = queues.flatMap((queue) => queue.splice(0, 1));
  let head = 0;
  return {
    width: waiting.length,
    planned: sum(repeats),
    next: () => (head < waiting.length ? waiting[head++] : undefined),
    done: ({ caseIndex }) => {
      const following = queues[caseIndex]?.shift();
      if (following !== undefined) waiting.push(following);
    },
  };
}

function sum(repeats: readonly number[]): number {
  return repeats.reduce((total, count) => total + count, 0);
}
