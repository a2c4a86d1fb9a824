/** Lets calls start in the order they come, as fast as a pace allows. */
import type { Pace } from "./pace.ts";
import type { Timing } from "./timing.ts";

interface Waiter {
  readonly signal: AbortSignal;
  /** With the time at which the call started. */
  readonly go: (startedAt: number) => void;
}

export class StartGate {
  readonly #pace: Pace;
  readonly #timing: Timing;
  #waiting: Waiter[] = [];
  #isWaiting = false;

  constructor(pace: Pace, timing: Timing) {
    this.#pace = pace;
    this.#timing = timing;
  }

  /** @returns when the call started; at once when the signal is aborted: then there is no call */
  enter(signal: AbortSignal): Promise<number> {
    return new Promise((go) => {
      this.#waiting.push({ signal, go });
      if (!this.#isWaiting) void this.#letIn();
    });
  }

  async #letIn(): Promise<void> {
    this.#isWaiting = true;
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const now = this.#timing.monotonic();
      const delay = next.signal.aborted ? 0 : this.#pace.delay(now);
      if (delay > 0) {
        await this.#timing.wait(delay, next.signal);
        continue;
      }
      this.#waiting.shift();
      if (!next.signal.aborted) this.#pace.started(now);
      next.go(now);
    }
    this.#isWaiting = false;
  }
}
