/**
 * When the next call may start: within a rate that a person set, and no faster than an endpoint that pushes back was
 * seen to accept. Pure arithmetic on the times it is told; it waits for nothing itself.
 *
 * Before the first push-back there is no pace of its own. After one, calls start at a little less than the rate of
 * those accepted in the last second, evenly spread, and never more in any second; the rate then grows slowly, so that
 * the limit is found again when it rises. It is a guess at the server's rule, good for limits counted in seconds;
 * for a limit per minute or day the server has to name the wait (`Retry-After`), or a person the rate.
 */
import { RecentTimes } from "./recent-times.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Below what was accepted, so that the next second is not refused again. */
const BACK_OFF = 0.97;
/** At most so far down at once: while calls were held up, the last second shows less than is accepted. */
const DEEPEST_BACK_OFF = 0.7;
/** Nothing was accepted: what was tried is far too fast. */
const BACK_OFF_BLIND = 0.5;
/** Per second; a push-back costs one call a retry, so finding the limit again is cheap. */
const GROWTH = 1.03;
/** Calls per second, so that an endpoint that refuses everything is still asked now and then. */
const SLOWEST = 0.2;

/**
 * A server error that names no wait may be a fault like any other: it is read as push-back only where it is more than an
 * occasional one, in count and in share of the last second's answers.
 */
const UNEXPLAINED_COUNT = 3;
const UNEXPLAINED_SHARE = 0.1;

/** Refused to accepted in the last second. */
const FEW_REFUSED = 0.1;

/** Lateness that may be caught up with: a timer is late by a millisecond or so, and the rate must not be. */
const CATCH_UP_MS = 20;

export class Pace {
  readonly #perMinute: number | undefined;
  /** Of the last minute; kept only where there is a limit per minute. */
  readonly #minute = new RecentTimes(MINUTE_MS);
  /** Of the last second, without those that were refused. */
  readonly #starts = new RecentTimes(SECOND_MS);
  readonly #accepted = new RecentTimes(SECOND_MS);
  readonly #refused = new RecentTimes(SECOND_MS);
  /** Calls per second at a time, growing since. */
  #base: { readonly rate: number; readonly at: number } | undefined;
  /** Calls that were under way when it slowed down say nothing about the new rate. */
  #slowedAt = Number.NEGATIVE_INFINITY;
  /** When the next call is due by each of the two rates. */
  #dueByLimit = Number.NEGATIVE_INFINITY;
  #dueByPace = Number.NEGATIVE_INFINITY;

  /** @param perMinute calls, at least 1; undefined: no limit */
  constructor(perMinute?: number) {
    this.#perMinute = perMinute;
  }

  /** @returns calls per second; undefined: as fast as they come */
  rate(now: number): number | undefined {
    if (this.#base === undefined) return undefined;
    const { rate, at } = this.#base;
    return rate * GROWTH ** ((now - at) / SECOND_MS);
  }

  /** @returns milliseconds until a call may start; 0: now */
  delay(now: number): number {
    return Math.max(0, this.#delayByLimit(now), this.#delayByPace(now));
  }

  #delayByLimit(now: number): number {
    if (this.#perMinute === undefined) return 0;
    const full = this.#minute.whenBelow(this.#perMinute, now);
    return Math.max(full, this.#dueByLimit) - now;
  }

  #delayByPace(now: number): number {
    const rate = this.rate(now);
    if (rate === undefined) return 0;
    const full = this.#starts.whenBelow(Math.max(1, Math.ceil(rate)), now);
    return Math.max(full, this.#dueByPace) - now;
  }

  /** Tells that a call starts now. */
  started(now: number): void {
    this.#starts.add(now);
    if (this.#perMinute !== undefined) {
      this.#minute.add(now);
      this.#dueByLimit = nextDue(this.#dueByLimit, MINUTE_MS / this.#perMinute, now);
    }
    const rate = this.rate(now);
    if (rate !== undefined) this.#dueByPace = nextDue(this.#dueByPace, SECOND_MS / rate, now);
  }

  /** Tells that an answer came, of whatever kind: the endpoint took the call on. */
  accepted(now: number): void {
    this.#accepted.add(now);
    // The first refusals of a burst come back among its acceptances: then the rest of them raises the guess again.
    const shown = this.#accepted.count(now) * BACK_OFF;
    if (shown > (this.rate(now) ?? Number.POSITIVE_INFINITY)) this.#base = { rate: shown, at: now };
  }

  /**
   * Tells that a call was turned away.
   *
   * @param startedAt when it started, as told to `started`
   * @param explained the server said why: too many requests, or when to come back
   */
  pushedBack(startedAt: number, now: number, explained: boolean): void {
    this.#starts.remove(startedAt);
    this.#refused.add(now);
    if (startedAt <= this.#slowedAt) return;
    const accepted = this.#accepted.count(now);
    if (!explained && !this.#isOverload(accepted, now)) return;
    this.#base = { rate: Math.max(SLOWEST, this.#sustainable(accepted, now)), at: now };
    this.#slowedAt = now;
    this.#dueByPace = now;
  }

  #isOverload(accepted: number, now: number): boolean {
    const refused = this.#refused.count(now);
    return refused >= UNEXPLAINED_COUNT && refused >= UNEXPLAINED_SHARE * (refused + accepted);
  }

  #sustainable(accepted: number, now: number): number {
    const tried = this.rate(now);
    const refused = this.#refused.count(now);
    // A few refusals among many answers: the pace is a little too fast, and the count of one second is no better guess.
    if (tried !== undefined && refused < FEW_REFUSED * accepted) return tried * BACK_OFF;
    if (accepted > 0) {
      const seen = Math.min(tried ?? accepted, accepted) * BACK_OFF;
      return Math.max(seen, (tried ?? 0) * DEEPEST_BACK_OFF);
    }
    return (tried ?? this.#starts.count(now) + refused) * BACK_OFF_BLIND;
  }
}

/** Even steps, with a late start made up for by the next ones. */
function nextDue(due: number, interval: number, now: number): number {
  return Math.max(due, now - Math.max(CATCH_UP_MS, interval)) + interval;
}
