/**
 * Calls in flight on one worker process, and what becomes of them when it hangs or dies.
 *
 * A call that is to blame fails; one that merely shared the process is asked again in a fresh one. Where the blame
 * is unknown (the process died, or its event loop is blocked, with several calls in flight) each of them is asked
 * again alone, once, so that only the guilty one fails. A restart is not a retry: an answer, once given, stands.
 */
import type { Answer } from "./agent.ts";
import type { OutputCollector } from "./agent-output.ts";
import { callFailure } from "./call-failure.ts";
import type { Launch, ReadyWorker } from "./launch-worker.ts";
import type { FromWorker } from "./worker-protocol.ts";
import { readAnswer } from "./worker-reply.ts";

/** After a timeout: time for other calls sent at the same moment to expire too, and for a free event loop to say so. */
const GRACE_MS = 100;

export interface CallSettings {
  /** Milliseconds one call may take. */
  readonly timeoutMs: number;
  readonly output: OutputCollector;
  /** Starts a fresh worker. */
  readonly launch: () => Launch;
  /** Why a launch failed, in words. */
  readonly describeFault: (fault: Extract<Awaited<Launch["done"]>, { ok: false }>["fault"]) => string;
}

interface Call {
  readonly input: string;
  readonly resolve: (answer: Answer) => void;
  attempt: number;
  /** Asked with nothing else in flight, because it may have ended a process. */
  alone: boolean;
  expired: boolean;
  timer: NodeJS.Timeout | undefined;
}

export class WorkerCalls {
  readonly #settings: CallSettings;
  #worker: ReadyWorker | undefined;
  #launch: Launch | undefined;
  #waiting: Call[] = [];
  #suspects: Call[] = [];
  #inFlight = new Map<number, Call>();
  #nextId = 1;
  #grace: { timer: NodeJS.Timeout; alive: boolean } | undefined;
  /** Why no call can be made any more. */
  #over: string | undefined;

  constructor(settings: CallSettings, worker: ReadyWorker) {
    this.#settings = settings;
    this.#use(worker);
  }

  ask(input: string): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.push({ input, resolve, attempt: 1, alone: false, expired: false, timer: undefined });
      this.#pump();
    });
  }

  async close(): Promise<void> {
    this.#giveUp("the run ended before it answered");
    const worker = this.#dropWorker();
    await Promise.all([worker?.kill(), this.#launch?.kill()]);
  }

  #use(worker: ReadyWorker): void {
    this.#worker = worker;
    worker.listen({
      message: (message) => worker === this.#worker && this.#receive(message),
      ended: (how) => worker === this.#worker && this.#processEnded(how),
    });
  }

  /** Sends whatever may be sent now. */
  #pump(): void {
    if (this.#over !== undefined) this.#giveUp(this.#over);
    else if (this.#waiting.length + this.#suspects.length === 0) return;
    else if (this.#worker === undefined) this.#restart();
    else if (this.#grace === undefined) this.#dispatchNext(this.#worker);
  }

  #dispatchNext(worker: ReadyWorker): void {
    if (this.#suspects.length > 0 || this.#isOneAlone()) {
      const suspect = this.#inFlight.size === 0 ? this.#suspects.shift() : undefined;
      if (suspect !== undefined) this.#dispatch(suspect, worker);
      return;
    }
    for (const call of this.#waiting.splice(0)) this.#dispatch(call, worker);
  }

  #isOneAlone(): boolean {
    return this.#inFlight.size === 1 && [...this.#inFlight.values()].some((call) => call.alone);
  }

  #dispatch(call: Call, worker: ReadyWorker): void {
    const id = this.#nextId++;
    this.#inFlight.set(id, call);
    call.timer = setTimeout(() => this.#expire(call), this.#settings.timeoutMs);
    worker.send({ id, input: call.input });
  }

  #receive(message: FromWorker): void {
    if ("stray" in message) this.#settings.output.note(`error outside a call: ${message.stray}`);
    if ("pong" in message && this.#grace !== undefined) this.#grace.alive = true;
    if (!("id" in message)) return;
    const call = this.#inFlight.get(message.id);
    // Late, or forged by the agent: nobody waits for it.
    if (call === undefined || call.expired) return;
    this.#inFlight.delete(message.id);
    this.#finish(call, readAnswer(message, call.attempt));
    this.#pump();
  }

  #finish(call: Call, answer: Answer): void {
    clearTimeout(call.timer);
    call.resolve(answer);
  }

  #expire(call: Call): void {
    call.expired = true;
    if (this.#grace !== undefined) return;
    this.#worker?.send({ ping: true });
    const wait = Math.min(GRACE_MS, this.#settings.timeoutMs);
    this.#grace = { alive: false, timer: setTimeout(() => this.#endHangingWorker(), wait) };
  }

  #endHangingWorker(): void {
    const blocked = this.#grace?.alive === false;
    const calls = [...this.#inFlight.values()];
    void this.#dropWorker()?.kill();
    if (blocked && calls.length > 1) {
      for (const call of calls) this.#again(call, this.#suspects);
    } else {
      for (const call of calls) {
        if (call.expired) this.#finish(call, this.#timedOut(call));
        else this.#again(call, this.#waiting);
      }
    }
    this.#pump();
  }

  #timedOut(call: Call): Answer {
    const failure = callFailure("timeout", `no answer within ${this.#settings.timeoutMs} ms`);
    return { ok: false, failure, attempt: call.attempt };
  }

  #processEnded(how: string): void {
    const calls = [...this.#inFlight.values()];
    this.#dropWorker();
    if (calls.length === 0) this.#settings.output.note(`the agent's process ended between calls ${how}`);
    const [only] = calls;
    if (calls.length === 1 && only !== undefined) {
      const failure = callFailure("agent-crashed", `the agent's process ended during the call ${how}`);
      this.#finish(only, only.expired ? this.#timedOut(only) : { ok: false, failure, attempt: only.attempt });
    } else {
      for (const call of calls) this.#again(call, this.#suspects);
    }
    this.#pump();
  }

  #again(call: Call, queue: Call[]): void {
    clearTimeout(call.timer);
    call.attempt += 1;
    call.expired = false;
    call.alone = queue === this.#suspects;
    queue.push(call);
  }

  /** Forgets the worker and what was in flight on it; its further messages reach nobody. */
  #dropWorker(): ReadyWorker | undefined {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#inFlight.clear();
    clearTimeout(this.#grace?.timer);
    this.#grace = undefined;
    return worker;
  }

  #restart(): void {
    if (this.#launch !== undefined) return;
    this.#launch = this.#settings.launch();
    void this.#launch.done.then((launched) => {
      this.#launch = undefined;
      if (!launched.ok)
        this.#over ??= `it could not be loaded again: ${this.#settings.describeFault(launched.fault)}`;
      else if (this.#over !== undefined) void launched.worker.kill();
      else this.#use(launched.worker);
      this.#pump();
    });
  }

  #giveUp(why: string): void {
    this.#over ??= why;
    const calls = [...this.#inFlight.values(), ...this.#suspects.splice(0), ...this.#waiting.splice(0)];
    for (const call of calls) {
      this.#finish(call, {
        ok: false,
        failure: callFailure("agent-crashed", this.#over),
        attempt: call.attempt,
      });
    }
    this.#inFlight.clear();
  }
}
