/** One call on a process: asked, perhaps again, answered once; and how long it took. */
import { performance } from "node:perf_hooks";
import type { Answer, CallResult } from "./agent.ts";

export class PendingCall {
  readonly input: string;
  /** Asked with nothing else in flight, because it may have ended a process. */
  alone = false;
  expired = false;
  #attempt = 1;
  /** Absent: its time has not begun. */
  #clock: { readonly timer: NodeJS.Timeout; readonly since: number } | undefined;
  readonly #resolve: (answer: Answer) => void;

  constructor(input: string, resolve: (answer: Answer) => void) {
    this.input = input;
    this.#resolve = resolve;
  }

  /** Begins its time, if it has not begun. */
  startClock(timeoutMs: number, onExpired: () => void): void {
    this.#clock ??= { timer: setTimeout(onExpired, timeoutMs), since: performance.now() };
  }

  /** It was not answered, and waits to be asked once more. */
  again(alone: boolean): void {
    clearTimeout(this.#clock?.timer);
    this.#clock = undefined;
    this.#attempt += 1;
    this.expired = false;
    this.alone = alone;
  }

  finish(result: CallResult): void {
    clearTimeout(this.#clock?.timer);
    this.#resolve({ ...this.#withLatency(result), attempt: this.#attempt });
  }

  /** From when its time began, so that waiting behind others is nobody's latency. */
  #withLatency(result: CallResult): CallResult {
    if (!result.ok || this.#clock === undefined) return result;
    const latencyMs = Math.round((performance.now() - this.#clock.since) * 1000) / 1000;
    return { ok: true, observation: { latencyMs, ...result.observation } };
  }
}
