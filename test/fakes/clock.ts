/** The server's time, moved by the test alone. GitHub's times have whole seconds. */

export interface FakeClock {
  /** Seconds since the epoch. */
  readonly seconds: number;
  /** `2026-11-30T12:00:00Z` */
  readonly now: string;
  /** @param seconds a whole number of at least 0 */
  advance(seconds: number): void;
}

export function startClock(at: string): FakeClock {
  let seconds = Math.floor(Date.parse(at) / 1000);
  return {
    get seconds() {
      return seconds;
    },
    get now() {
      return isoTime(seconds);
    },
    advance(by) {
      if (!Number.isInteger(by) || by < 0) throw new Error(`a clock cannot advance by ${by} seconds`);
      seconds += by;
    },
  };
}

export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z");
}
