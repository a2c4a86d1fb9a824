// src/agent/recent-times.ts
var RecentTimes = class {
  #spanMs;
  #times = [];
  /** Index of the first that may still count; what lies before it is dropped now and then. */
  #first = 0;
  /** @param spanMs a time counts until it is so many milliseconds old */
  constructor(spanMs) {
    this.#spanMs = spanMs;
  }
  /** @param time not before any that was added */
  add(time) {
    this.#forget(time);
    this.#times.push(time);
  }
  remove(time) {
    const index = this.#times.lastIndexOf(time);
    if (index >= this.#first) this.#times.splice(index, 1);
  }
  count(now) {
    this.#forget(now);
    return this.#times.length - this.#first;
  }
  /** @returns the earliest time, now or later, at which fewer than `limit` (at least 1) count */
  whenBelow(limit, now) {
    const count = this.count(now);
    if (count < limit) return now;
    const last = this.#times[this.#first + count - limit] ?? now;
    return last + this.#spanMs;
  }
  #forget(now) {
    let time = this.#times[this.#first];
    while (time !== void 0 && time <= now - this.#spanMs) {
      this.#first += 1;
      time = this.#times[this.#first];
    }
    if (this.#first < 1024 || this.#first * 2 < this.#times.length) return;
    this.#times = this.#times.slice(this.#first);
    this.#first = 0;
  }
};

// src/agent/pace.ts
var SECOND_MS = 1e3;
var MINUTE_MS = 6e4;
var BACK_OFF = 0.97;
var DEEPEST_BACK_OFF = 0.7;
var BACK_OFF_BLIND = 0.5;
var GROWTH = 1.03;
var SLOWEST = 0.2;
var UNEXPLAINED_COUNT = 3;
var UNEXPLAINED_SHARE = 0.1;
var FEW_REFUSED = 0.1;
var CATCH_UP_MS = 20;
var Pace = class {
  #perMinute;
  /** Of the last minute; kept only where there is a limit per minute. */
  #minute = new RecentTimes(MINUTE_MS);
  /** Of the last second, without those that were refused. */
  #starts = new RecentTimes(SECOND_MS);
  #accepted = new RecentTimes(SECOND_MS);
  #refused = new RecentTimes(SECOND_MS);
  /** Calls per second at a time, growing since. */
  #base;
  /** Calls that were under way when it slowed down say nothing about the new rate. */
  #slowedAt = Number.NEGATIVE_INFINITY;
  /** When the next call is due by each of the two rates. */
  #dueByLimit = Number.NEGATIVE_INFINITY;
  #dueByPace = Number.NEGATIVE_INFINITY;
  /** @param perMinute calls, at least 1; undefined: no limit */
  constructor(perMinute) {
    this.#perMinute = perMinute;
  }
  /** @returns calls per second; undefined: as fast as they come */
  rate(now) {
    if (this.#base === void 0) return void 0;
    const { rate, at } = this.#base;
    return rate * GROWTH ** ((now - at) / SECOND_MS);
  }
  /** @returns milliseconds until a call may start; 0: now */
  delay(now) {
    return Math.max(0, this.#delayByLimit(now), this.#delayByPace(now));
  }
  #delayByLimit(now) {
    if (this.#perMinute === void 0) return 0;
    const full = this.#minute.whenBelow(this.#perMinute, now);
    return Math.max(full, this.#dueByLimit) - now;
  }
  #delayByPace(now) {
    const rate = this.rate(now);
    if (rate === void 0) return 0;
    const full = this.#starts.whenBelow(Math.max(1, Math.ceil(rate)), now);
    return Math.max(full, this.#dueByPace) - now;
  }
  /** Tells that a call starts now. */
  started(now) {
    this.#starts.add(now);
    if (this.#perMinute !== void 0) {
      this.#minute.add(now);
      this.#dueByLimit = nextDue(this.#dueByLimit, MINUTE_MS / this.#perMinute, now);
    }
    const rate = this.rate(now);
    if (rate !== void 0) this.#dueByPace = nextDue(this.#dueByPace, SECOND_MS / rate, now);
  }
  /** Tells that an answer came, of whatever kind: the endpoint took the call on. */
  accepted(now) {
    this.#accepted.add(now);
    const shown = this.#accepted.count(now) * BACK_OFF;
    if (shown > (this.rate(now) ?? Number.POSITIVE_INFINITY)) this.#base = { rate: shown, at: now };
  }
  /**
   * Tells that a call was turned away.
   *
   * @param startedAt when it started, as told to `started`
   * @param explained the server said why: too many requests, or when to come back
   */
  pushedBack(startedAt, now, explained) {
    this.#starts.remove(startedAt);
    this.#refused.add(now);
    if (startedAt <= this.#slowedAt) return;
    const accepted = this.#accepted.count(now);
    if (!explained && !this.#isOverload(accepted, now)) return;
    this.#base = { rate: Math.max(SLOWEST, this.#sustainable(accepted, now)), at: now };
    this.#slowedAt = now;
    this.#dueByPace = now;
  }
  #isOverload(accepted, now) {
    const refused = this.#refused.count(now);
    return refused >= UNEXPLAINED_COUNT && refused >= UNEXPLAINED_SHARE * (refused + accepted);
  }
  #sustainable(accepted, now) {
    const tried = this.rate(now);
    const refused = this.#refused.count(now);
    if (tried !== void 0 && refused < FEW_REFUSED * accepted) return tried * BACK_OFF;
    if (accepted > 0) {
      const seen = Math.min(tried ?? accepted, accepted) * BACK_OFF;
      return Math.max(seen, (tried ?? 0) * DEEPEST_BACK_OFF);
    }
    return (tried ?? this.#starts.count(now) + refused) * BACK_OFF_BLIND;
  }
};
function nextDue(due, interval, now) {
  return Math.max(due, now - Math.max(CATCH_UP_MS, interval)) + interval;
}

// src/agent/start-gate.ts
var StartGate = class {
  #pace;
  #timing;
  #waiting = [];
  #isWaiting = false;
  constructor(pace, timing) {
    this.#pace = pace;
    this.#timing = timing;
  }
  /** @returns when the call started; at once when the signal is aborted: then there is no call */
  enter(signal) {
    return new Promise((go) => {
      this.#waiting.push({ signal, go });
      if (!this.#isWaiting) void this.#letIn();
    });
  }
  async #letIn() {
    this.#isWaiting = true;
    for (let next = this.#waiting[0]; next !== void 0; next = this.#waiting[0]) {
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
};

export {
  Pace,
  StartGate
};
