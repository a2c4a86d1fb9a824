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
import type { Answer, CallResult } from "./agent.ts";
import type { OutputCollector } from "./agent-output.ts";
import { failed } from "./call-failure.ts";
import { PendingCall } from "./pending-call.ts";
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

export class ProcessCalls {
  readonly #settings: CallSettings;
  #responder: Responder | undefined;
  #launch: Launch | undefined;
  #waiting: PendingCall[] = [];
  #suspects: PendingCall[] = [];
  /** By id, oldest first. */
  #inFlight = new Map<number, PendingCall>();
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
      this.#waiting.push(new PendingCall(input, resolve));
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

  #dispatch(call: PendingCall, responder: Responder): void {
    const id = this.#nextId++;
    this.#inFlight.set(id, call);
    if (this.#oneByOne) this.#startClocks();
    else this.#startClock(call);
    responder.ask(id, call.input);
  }

  /** Of every call that the process is working on, as far as can be told. */
  #startClocks(): void {
    for (const call of this.#inFlight.values()) {
      this.#startClock(call);
      if (this.#oneByOne) return;
    }
  }

  #startClock(call: PendingCall): void {
    call.startClock(this.#settings.timeoutMs, () => this.#expire(call));
  }

  #receive(id: number, result: CallResult): void {
    const call = this.#inFlight.get(id);
    // Late, or forged by the agent: nobody waits for it.
    if (call === undefined || call.expired) return;
    const waited = this.#oneByOne;
    const [oldest] = this.#inFlight.keys();
    if (id !== oldest) this.#oneByOne = false;
    this.#hasAnswered = true;
    this.#inFlight.delete(id);
    call.finish(result);
    if (waited) this.#startClocks();
    this.#pump();
  }

  #expire(call: PendingCall): void {
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
        if (call.expired) call.finish(this.#timedOut());
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
    if (isKnown) oldest.finish(oldest.expired ? this.#timedOut() : failed("malformed-response", why));
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
      only.finish(only.expired ? this.#timedOut() : crash);
    } else {
      for (const call of calls) this.#again(call, this.#suspects);
    }
    this.#pump();
  }

  #again(call: PendingCall, queue: PendingCall[]): void {
    call.again(queue === this.#suspects);
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
    for (const call of calls) call.finish(failed("agent-crashed", this.#over));
    this.#inFlight.clear();
  }
}
