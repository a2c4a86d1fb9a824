/**
 * Progress on stderr: one line, redrawn, on a terminal; one line a minute elsewhere. It never keeps the process
 * alive, and stdout stays free for the one document a person asked for.
 */
import type { Progress, ProgressState } from "../ports.ts";

const REDRAW_MS = 100;
const MINUTE_MS = 60_000;

export interface ProgressTarget {
  readonly isTerminal: boolean;
  write(text: string): void;
}

export function createProgress(target: ProgressTarget, now: () => number): Progress {
  let latest: ProgressState | undefined;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const draw = (): void => {
    if (latest === undefined) return;
    const line = progressLine(latest, now() - startedAt);
    target.write(target.isTerminal ? `\r\u001B[K${line}` : `${line}\n`);
  };
  return {
    start(state) {
      latest = state;
      startedAt = now();
      timer = setInterval(draw, target.isTerminal ? REDRAW_MS : MINUTE_MS);
      timer.unref();
    },
    update(state) {
      latest = state;
    },
    stop() {
      clearInterval(timer);
      if (target.isTerminal) target.write("\r\u001B[K");
    },
  };
}

export const noProgress: Progress = { start() {}, update() {}, stop() {} };

/** ` 93/156 calls  60 %  0 flips  0 errors  16 at a time  ETA 4 s`. */
export function progressLine(state: ProgressState, elapsedMs: number): string {
  const { done, planned, flips, errors, workers } = state;
  const share = planned === 0 ? 100 : Math.floor((100 * done) / planned);
  const left = done === 0 ? "" : `  ETA ${seconds((elapsedMs / done) * (planned - done))}`;
  return ` ${done}/${planned} calls  ${share} %  ${flips} flips  ${errors} errors  ${workers} at a time${left}`;
}

function seconds(milliseconds: number): string {
  const total = Math.ceil(milliseconds / 1000);
  return total < 60 ? `${total} s` : `${Math.floor(total / 60)} min ${total % 60} s`;
}
