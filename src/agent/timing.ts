/** Time and chance as calls need them: real ones here, made-up ones in tests. */
import { performance } from "node:perf_hooks";

export interface Timing {
  /** Milliseconds from an arbitrary origin. */
  monotonic(): number;
  /** Milliseconds since 1970, to compare with dates that a server names. */
  wallClock(): number;
  /** At least 0, below 1. */
  random(): number;
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const REAL_TIMING: Timing = {
  monotonic: () => performance.now(),
  wallClock: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener("abort", done);
    }),
};
