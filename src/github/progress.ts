/**
 * Progress in a log that nobody can redraw: one line a minute while calls are made, none for a run that is
 * over sooner. It never keeps the process alive.
 */
import type { Progress, ProgressState } from "../ports.ts";
import type { Output } from "./output.ts";

const MINUTE_MS = 60_000;

export function createProgress(output: Output, everyMs: number = MINUTE_MS): Progress {
  let latest: ProgressState | undefined;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    start(state) {
      stop();
      latest = state;
      startedAt = performance.now();
      timer = setInterval(() => {
        if (latest !== undefined) output.print(progressLine(latest, performance.now() - startedAt));
      }, everyMs);
      timer.unref();
    },
    update(state) {
      latest = state;
    },
    stop,
  };
}

/** `80 of 156 calls (51 %), 2 flips, 0 errors, 16 at a time; about 3 min left`. */
export function progressLine(state: ProgressState, elapsedMs: number): string {
  const percent = state.planned === 0 ? 100 : Math.floor((100 * state.done) / state.planned);
  const counts = [
    `${state.done} of ${state.planned} calls (${percent} %)`,
    plural(state.flips, "flip"),
    plural(state.errors, "error"),
    `${state.workers} at a time`,
  ].join(", ");
  const left = state.done === 0 ? undefined : (elapsedMs / state.done) * (state.planned - state.done);
  return left === undefined
    ? counts
    : `${counts}; about ${Math.max(1, Math.ceil(left / MINUTE_MS))} min left`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
