/**
 * The predeclared order of trials: round by round over the cases in suite order. Fixed before the first call,
 * so that what is read does not depend on which call happened to finish first.
 */

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

/** Hands out slots to callers that run at the same time; undefined when none is left. */
export interface Dispenser {
  /** How many callers can be busy at once. */
  readonly width: number;
  next(): Slot | undefined;
  /** Says that a slot's call has ended, whatever came of it. */
  done(slot: Slot): void;
}

/** Trials that an earlier process already has: never handed out again. */
export type IsDone = (slot: Slot) => boolean;

/** Any slot may run beside any other: repeats of one case too. */
export function parallelDispenser(repeats: readonly number[], isDone: IsDone = () => false): Dispenser {
  const open = [...declaredOrder(repeats)].filter((slot) => !isDone(slot));
  let head = 0;
  return { width: open.length, next: () => open[head++], done: () => {} };
}

/** One call at a time for each case, cases beside each other: an agent may keep a session per input. */
export function serialDispenser(repeats: readonly number[], isDone: IsDone = () => false): Dispenser {
  const queues = repeats.map(() => [] as Slot[]);
  for (const slot of declaredOrder(repeats)) if (!isDone(slot)) queues[slot.caseIndex]?.push(slot);
  const waiting = queues.flatMap((queue) => queue.splice(0, 1));
  let head = 0;
  return {
    width: waiting.length,
    next: () => (head < waiting.length ? waiting[head++] : undefined),
    done: ({ caseIndex }) => {
      const following = queues[caseIndex]?.shift();
      if (following !== undefined) waiting.push(following);
    },
  };
}
