/** Times of what happened within the last while, in order. */
export class RecentTimes {
  readonly #spanMs: number;
  #times: number[] = [];
  /** Index of the first that may still count; what lies before it is dropped now and then. */
  #first = 0;

  /** @param spanMs a time counts until it is so many milliseconds old */
  constructor(spanMs: number) {
    this.#spanMs = spanMs;
  }

  /** @param time not before any that was added */
  add(time: number): void {
    this.#forget(time);
    this.#times.push(time);
  }

  remove(time: number): void {
    const index = this.#times.lastIndexOf(time);
    if (index >= this.#first) this.#times.splice(index, 1);
  }

  count(now: number): number {
    this.#forget(now);
    return this.#times.length - this.#first;
  }

  /** @returns the earliest time, now or later, at which fewer than `limit` (at least 1) count */
  whenBelow(limit: number, now: number): number {
    const count = this.count(now);
    if (count < limit) return now;
    const last = this.#times[this.#first + count - limit] ?? now;
    return last + this.#spanMs;
  }

  #forget(now: number): void {
    let time = this.#times[this.#first];
    while (time !== undefined && time <= now - this.#spanMs) {
      this.#first += 1;
      time = this.#times[this.#first];
    }
    if (this.#first < 1024 || this.#first * 2 < this.#times.length) return;
    this.#times = this.#times.slice(this.#first);
    this.#first = 0;
  }
}
