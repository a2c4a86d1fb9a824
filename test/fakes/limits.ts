/** How servers count calls that come too fast: three common rules, told the time. */

export interface Limit {
  /** @returns undefined for a call that is let in, else the milliseconds until one could be */
  refuse(now: number): number | undefined;
}

/** Refilled evenly; what is saved up may be spent at once. */
export function tokenBucket(perSecond: number, capacity = perSecond): Limit {
  let tokens = capacity;
  let last: number | undefined;
  return {
    refuse(now) {
      tokens = Math.min(capacity, tokens + ((now - (last ?? now)) / 1000) * perSecond);
      last = now;
      if (tokens < 1) return ((1 - tokens) / perSecond) * 1000;
      tokens -= 1;
      return undefined;
    },
  };
}

/** So many from each full second to the next. */
export function fixedWindow(perSecond: number): Limit {
  let window = Number.NEGATIVE_INFINITY;
  let count = 0;
  return {
    refuse(now) {
      const current = Math.floor(now / 1000);
      if (current !== window) [window, count] = [current, 0];
      if (count >= perSecond) return (current + 1) * 1000 - now;
      count += 1;
      return undefined;
    },
  };
}

/** So many in any second. */
function slidingWindow(perSecond: number): Limit {
  const times: number[] = [];
  return {
    refuse(now) {
      while ((times[0] ?? now) <= now - 1000) times.shift();
      if (times.length >= perSecond) return (times[0] ?? now) + 1000 - now;
      times.push(now);
      return undefined;
    },
  };
}

export const LIMITS = {
  "token bucket": tokenBucket,
  "fixed window": fixedWindow,
  "sliding window": slidingWindow,
};

/** @returns seconds that so many calls take at least */
export function idealSeconds(calls: number, perSecond: number): number {
  return Math.max(0, (calls - perSecond) / perSecond);
}
