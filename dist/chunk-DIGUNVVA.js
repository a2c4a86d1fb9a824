import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  failed
} from "./chunk-3LANY3M6.js";

// src/agent/pending-call.ts
import { performance } from "node:perf_hooks";
var PendingCall = class {
  input;
  /** Asked with nothing else in flight, because it may have ended a process. */
  alone = false;
  expired = false;
  #attempt = 1;
  /** Absent: its time has not begun. */
  #clock;
  #resolve;
  constructor(input, resolve) {
    this.input = input;
    this.#resolve = resolve;
  }
  /** Begins its time, if it has not begun. */
  startClock(timeoutMs, onExpired) {
    this.#clock ??= { timer: setTimeout(onExpired, timeoutMs), since: performance.now() };
  }
  /** It was not answered, and waits to be asked once more. */
  again(alone) {
    clearTimeout(this.#clock?.timer);
    this.#clock = void 0;
    this.#attempt += 1;
    this.expired = false;
    this.alone = alone;
  }
  finish(result) {
    clearTimeout(this.#clock?.timer);
    this.#resolve({ ...this.#withLatency(result), attempt: this.#attempt });
  }
  /** From when its time began, so that waiting behind others is nobody's latency. */
  #withLatency(result) {
    if (!result.ok || this.#clock === void 0) return result;
    const latencyMs = Math.round((performance.now() - this.#clock.since) * 1e3) / 1e3;
    return { ok: true, observation: { latencyMs, ...result.observation } };
  }
};

// src/agent/process-calls.ts
var GRACE_MS = 100;
var ProcessCalls = class {
  #settings;
  #responder;
  #launch;
  #waiting = [];
  #suspects = [];
  /** By id, oldest first. */
  #inFlight = /* @__PURE__ */ new Map();
  #nextId = 1;
  #oneByOne;
  #hasAnswered = false;
  #grace;
  /** Why no call can be made any more. */
  #over;
  constructor(settings, responder) {
    this.#settings = settings;
    this.#oneByOne = settings.oneByOne;
    this.#use(responder);
  }
  ask(input) {
    return new Promise((resolve) => {
      this.#waiting.push(new PendingCall(input, resolve));
      this.#pump();
    });
  }
  async close() {
    this.#giveUp("the run ended before it answered");
    const responder = this.#dropProcess();
    await Promise.all([responder?.kill(), this.#launch?.kill()]);
  }
  #use(responder) {
    this.#responder = responder;
    const isCurrent = () => responder === this.#responder;
    responder.listen({
      answered: (id, result) => isCurrent() && this.#receive(id, result),
      alive: () => {
        if (isCurrent() && this.#grace !== void 0) this.#grace.alive = true;
      },
      broke: (why) => isCurrent() && this.#endConfusedProcess(why),
      ended: (how) => isCurrent() && this.#processEnded(how)
    });
  }
  /** Sends whatever may be sent now. */
  #pump() {
    if (this.#over !== void 0) this.#giveUp(this.#over);
    else if (this.#waiting.length + this.#suspects.length === 0) return;
    else if (this.#responder === void 0) this.#restart();
    else if (this.#grace === void 0) this.#dispatchNext(this.#responder);
  }
  #dispatchNext(responder) {
    if (this.#suspects.length > 0 || this.#isOneAlone()) {
      const suspect = this.#inFlight.size === 0 ? this.#suspects.shift() : void 0;
      if (suspect !== void 0) this.#dispatch(suspect, responder);
      return;
    }
    for (const call of this.#waiting.splice(0)) this.#dispatch(call, responder);
  }
  #isOneAlone() {
    return this.#inFlight.size === 1 && [...this.#inFlight.values()].some((call) => call.alone);
  }
  #dispatch(call, responder) {
    const id = this.#nextId++;
    this.#inFlight.set(id, call);
    this.#startClocks();
    responder.ask(id, call.input);
  }
  /** Of every call that the process is working on, as far as can be told. */
  #startClocks() {
    for (const call of this.#inFlight.values()) {
      call.startClock(this.#settings.timeoutMs, () => this.#expire(call));
      if (this.#oneByOne) return;
    }
  }
  #receive(id, result) {
    const call = this.#inFlight.get(id);
    if (call === void 0 || call.expired) return;
    const [oldest] = this.#inFlight.keys();
    if (id !== oldest) this.#oneByOne = false;
    this.#hasAnswered = true;
    this.#inFlight.delete(id);
    call.finish(result);
    this.#startClocks();
    this.#pump();
  }
  #expire(call) {
    call.expired = true;
    if (this.#grace !== void 0) return;
    const ping = this.#responder?.ping;
    ping?.();
    const wait = Math.min(GRACE_MS, this.#settings.timeoutMs);
    const timer = setTimeout(() => this.#endHangingProcess(), wait);
    this.#grace = { alive: ping === void 0, timer };
  }
  #endHangingProcess() {
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
  #timedOut() {
    const hint = this.#hasAnswered ? void 0 : this.#settings.silenceHint;
    const message = `no answer within ${this.#settings.timeoutMs} ms`;
    return failed("timeout", hint === void 0 ? message : `${message}; ${hint}`);
  }
  /** Who takes up one call after the other was at the oldest; otherwise nobody knows whose words they were. */
  #endConfusedProcess(why) {
    const [oldest, ...others] = this.#inFlight.values();
    if (oldest === void 0) {
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
  #processEnded(how) {
    const calls = [...this.#inFlight.values()];
    this.#dropProcess();
    if (calls.length === 0) this.#settings.output.note(`the agent's process ended between calls ${how}`);
    const [only] = calls;
    if (calls.length === 1 && only !== void 0) {
      const crash = failed("agent-crashed", `the agent's process ended during the call ${how}`);
      only.finish(only.expired ? this.#timedOut() : crash);
    } else {
      for (const call of calls) this.#again(call, this.#suspects);
    }
    this.#pump();
  }
  #again(call, queue) {
    call.again(queue === this.#suspects);
    queue.push(call);
  }
  /** Forgets the process and what was in flight on it; its further words reach nobody. */
  #dropProcess() {
    const responder = this.#responder;
    this.#responder = void 0;
    this.#inFlight.clear();
    clearTimeout(this.#grace?.timer);
    this.#grace = void 0;
    return responder;
  }
  #restart() {
    if (this.#launch !== void 0) return;
    this.#launch = this.#settings.launch();
    void this.#launch.done.then((launched) => {
      this.#launch = void 0;
      if (!launched.ok) this.#over ??= `it could not be loaded again: ${launched.why}`;
      else if (this.#over !== void 0) void launched.responder.kill();
      else this.#use(launched.responder);
      this.#pump();
    });
  }
  #giveUp(why) {
    this.#over ??= why;
    const calls = [...this.#inFlight.values(), ...this.#suspects.splice(0), ...this.#waiting.splice(0)];
    for (const call of calls) call.finish(failed("agent-crashed", this.#over));
    this.#inFlight.clear();
  }
};

export {
  ProcessCalls
};
