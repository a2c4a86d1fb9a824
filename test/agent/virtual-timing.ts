/** Time that passes only when everybody waits, and as fast as they do. */
import type { Timing } from "../../src/agent/timing.ts";

export interface VirtualTiming extends Timing {
  /** Lets time pass until the promise is settled. */
  run<Value>(promise: Promise<Value>): Promise<Value>;
}

/** @param random gives numbers in [0, 1) */
export function virtualTiming(random: () => number): VirtualTiming {
  const waiting: { readonly at: number; readonly wake: () => void }[] = [];
  let now = 0;
  return {
    monotonic: () => now,
    wallClock: () => now,
    random,
    // Nobody aborts in virtual time.
    wait: (ms, signal) =>
      new Promise((wake) => {
        if (signal.aborted) return wake();
        waiting.push({ at: now + ms, wake });
      }),
    async run(promise) {
      let settled = false;
      const end = promise.finally(() => {
        settled = true;
      });
      while (!settled) {
        await new Promise((resolve) => setImmediate(resolve));
        const next = waiting.reduce(
          (first, each) => (each.at < first.at ? each : first),
          waiting[0] ?? STUCK,
        );
        if (settled || next === STUCK) continue;
        waiting.splice(waiting.indexOf(next), 1);
        now = Math.max(now, next.at);
        next.wake();
      }
      return end;
    },
  };
}

const STUCK = { at: Number.POSITIVE_INFINITY, wake: () => undefined };

/** The same numbers every time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
