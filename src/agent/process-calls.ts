/**
 * Calls in flight on one process, and what becomes of them when it hangs, dies or stops making sense.
 *
 * A call that is to blame fails; one that merely shared the process is asked again in a fresh one. Where the blame
 * is unknown (the process died, or its event loop is blocked, with several calls in flight) each of them is asked
 * again alone, once, so that only the guilty one fails. A restart is not a retry: an answer, once given, stands.
 *
 * A plain program answers one call after the other: those behind the first are waiting in its pipe, and their time
 * has not begun. So with `oneByOne` only the oldest call's clock runs, until the process answers out of order.
 */
import { performance } from "node:perf_hooks";
import type { Answer, CallResult } from "./agent.ts";
import type { OutputCollector } from "./agent-output.ts";
import { failed } from "./call-failure.ts";
import type { Launch, Responder } from "./responder.ts";

/** After a timeout: time for other calls sent at the same moment to expire too, and for a free event loop to say so. */
const GRACE_MS = 100;

export interface CallSettings {
  /** Milliseconds one call may take. */
  readonly timeoutMs: number;
  readonly output: OutputCollector;
  /** Does it take up one call after the other? Otherwise all that it was asked at once. */
  readonly oneByOne: boolean;
  /** Added to a timeout's message while the agent has answered nothing at all. */
  readonly silenceHint?: string;
  /** Starts a fresh process. */
  readonly launch: () => Launch;
}

interface Call {
  readonly input: string;
  readonly resolve: (answer: Answer) => void;
  attempt: number;
  /** Asked with nothing else in flight, because it may have ended a process. */
  alone: boolean;
  expired: boolean;
  /** Absent: its time has not begun. */
  clock: { readonly timer: NodeJS.Timeout; readonly since: number } | undefined;
}

export class ProcessCalls {
  readonly #settings: CallSettings;
  #responder: Responder | undefined;
  #launch: Launch | undefined;
  #waiting: Call[] = [];
  #suspects: Call[] = [];
  /** By id, oldest first. */
  #inFlight = new Map<number, Call>();
  #nextId = 1;
  #oneByOne: boolean;
  #hasAnswered = false;
  #grace: { timer: NodeJS.Timeout; alive: boolean } | undefined;
  /** Why no call can be made any more. */
  #over: string | undefined;

  constructor(settings: CallSettings, responder: Responder) {
    this.#settings = settings;
    this.#oneByOne = settings.oneByOne;
    this.#use(responder);
  }

  ask(input: string): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.push({ input, resolve, attempt: 1, alone: false, expired: false, clock: undefined });
      this.#pump();
    });
  }

  async close(): Promise<void> {
    this.#giveUp("the run ended before it answered");
    const responder = this.#dropProcess();
    await Promise.all([responder?.kill(), this.#launch?.kill()]);
  }

  #use(responder: Responder): void {
    this.#responder = responder;
    const isCurrent = () => responder === this.#responder;
    responder.listen({
      answered: (id, result) => isCurrent() && this.#receive(id, result),
      alive: () => {
        if (isCurrent() && this.#grace !== undefined) this.#grace.alive = true;
      },
      broke: (why) => isCurrent() && this.#endConfusedProcess(why),
      ended: (how) => isCurrent() && this.#processEnded(how),
    });
  }

  /** Sends whatever may be sent now. */
  #pump(): void {
    if (this.#over !== undefined) this.#giveUp(this.#over);
    else if (this.#waiting.length + this.#suspects.length === 0) return;
    else if (this.#responder === undefined) this.#restart();
    else if (this.#grace === undefined) this.#dispatchNext(this.#responder);
  }

  #dispatchNext(responder: Responder): void {
    if (this.#suspects.length > 0 || this.#isOneAlone()) {
      const suspect = this.#inFlight.size === 0 ? this.#suspects.shift() : undefined;
      if (suspect !== undefined) this.#dispatch(suspect, responder);
      return;
    }
    for (const call of this.#waiting.splice(0)) this.#dispatch(call, responder);
  }

  #isOneAlone(): boolean {
    return this.#inFlight.size === 1 && [...this.#inFlight.values()].some((call) => call.alone);
  }

  #dispatch(call: Call, responder: Responder): void {
    const id = this.#nextId++;
    this.#inFlight.set(id, call);
    this.#startClocks();
    responder.ask(id, call.input);
  }

  /** Of every call that the process is working on, as far as can be told. */
  #startClocks(): void {
    for (const call of this.#inFlight.values()) {
      call.clock ??= {
        timer: setTimeout(() => this.#expire(call), this.#settings.timeoutMs),
        since: performance.now(),
      };
      if (this.#oneByOne) return;
    }
  }

  #receive(id: number, result: CallResult): void {
    const call = this.#inFlight.get(id);
    // Late, or forged by the agent: nobody waits for it.
    if (call === undefined || call.expired) return;
    const [oldest] = this.#inFlight.keys();
    if (id !== oldest) this.#oneByOne = false;
    this.#hasAnswered = true;
    this.#inFlight.delete(id);
    this.#finish(call, result);
    this.#startClocks();
    this.#pump();
  }

  #finish(call: Call, result: CallResult): void {
    clearTimeout(call.clock?.timer);
    call.resolve({ ...this.#withLatency(result, call), attempt: call.attempt });
  }

  /** From when its time began, so that waiting behind others is nobody's latency. */
  #withLatency(result: CallResult, { clock }: Call): CallResult {
    if (!result.ok || clock === undefined) return result;
    const latencyMs = Math.round((performance.now() - clock.since) * 1000) / 1000;
    return { ok: true, observation: { latencyMs, ...result.observation } };
  }

  #expire(call: Call): void {
    call.expired = true;
    if (this.#grace !== undefined) return;
    const ping = this.#responder?.ping;
    ping?.();
    const wait = Math.min(GRACE_MS, this.#settings.timeoutMs);
    const timer = setTimeout(() => this.#endHangingProcess(), wait);
    // Who cannot be asked for a sign of life is not judged by its absence.
    this.#grace = { alive: ping === undefined, timer };
  }

  #endHangingProcess(): void {
    const blocked = this.#grace?.alive === false;
    const calls = [...this.#inFlight.values()];
    void this.#dropProcess()?.kill();
    if (blocked && calls.length > 1) {
      for (const call of calls) this.#again(call, this.#suspects);
    } else {
      for (const call of calls) {
        if (call.expired) this.#finish(call, this.#timedOut());
        else this.#again(call, this.#waiting);
      }
    }
    this.#pump();
  }

  #timedOut(): CallResult {
    const hint = this.#hasAnswered ? undefined : this.#settings.silenceHint;
    const message = `no answer within ${this.#settings.timeoutMs} ms`;
    return failed("timeout", hint === undefined ? message : `${message}; ${hint}`);
  }

  /** Who takes up one call after the other was at the oldest; otherwise nobody knows whose words they were. */
  #endConfusedProcess(why: string): void {
    const [oldest, ...others] = this.#inFlight.values();
    if (oldest === undefined) {
      this.#settings.output.note(`between calls: ${why}`);
      return;
    }
    void this.#dropProcess()?.kill();
    const isKnown = this.#oneByOne || others.length === 0;
    if (isKnown) this.#finish(oldest, oldest.expired ? this.#timedOut() : failed("malformed-response", why));
    else this.#again(oldest, this.#suspects);
    for (const call of others) this.#again(call, isKnown ? this.#waiting : this.#suspects);
    this.#pump();
  }

  #processEnded(how: string): void {
    const calls = [...this.#inFlight.values()];
    this.#dropProcess();
    if (calls.length === 0) this.#settings.output.note(`the agent's process ended between calls ${how}`);
    const [only] = calls;
    if (calls.length === 1 && only !== undefined) {
      const crash = failed("agent-crashed", `the agent's process ended during the call ${how}`);
      this.#finish(only, only.expired ? this.#timedOut() : crash);
    } else {
      for (const call of calls) this.#again(call, this.#suspects);
    }
    this.#pump();
  }

  #again(call: Call, queue: Call[]): void {
    clearTimeout(call.clock?.timer);
    call.clock = undefined;
    call.attempt += 1;
    call.expired = false;
    call.alone = queue === this.#suspects;
    queue.push(call);
  }

  /** Forgets the process and what was in flight on it; its further words reach nobody. */
  #dropProcess(): Responder | undefined {
    const responder = this.#responder;
    this.#responder = undefined;
    this.#inFlight.clear();
    clearTimeout(this.#grace?.timer);
    this.#grace = undefined;
    return responder;
  }

  #restart(): void {
    if (this.#launch !== undefined) return;
    this.#launch = this.#settings.launch();
    void this.#launch.done.then((launched) => {
      this.#launch = undefined;
      if (!launched.ok) this.#over ??= `it could not be loaded again: ${launched.why}`;
      else if (this.#over !== undefined) void launched.responder.kill();
      else this.#use(launched.responder);
      this.#pump();
    });
  }

  #giveUp(why: string): void {
    this.#over ??= why;
    const calls = [...this.#inFlight.values(), ...this.#suspects.splice(0), ...this.#waiting.splice(0)];
    for (const call of calls) this.#finish(call, failed("agent-crashed", this.#over));
    this.#inFlight.clear();
  }
}
