/**
 * Whether and when a call that an endpoint did not take on is made again.
 *
 * Only what surely, or by its own word, was not answered: HTTP 429, 502, 503, 504, and a connection that was refused. Not a
 * timeout, and not a connection that broke after the request was sent: there the agent may have decided, and asking
 * again would drop that decision from the measurement, and pay for it twice.
 */

const RETRIED_STATUS = [429, 502, 503, 504];

/** Milliseconds; doubles with every attempt. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** How far apart calls come back that were told the same time; the pace spreads them further. */
const LEAST_SPREAD_MS = 100;

/** Of a wait that the server asks for. A longer one is a failure: nobody watches a job that sleeps. */
export const MAX_RETRY_AFTER_MS = 120_000;

export function isRetriedStatus(status: number): boolean {
  return RETRIED_STATUS.includes(status);
}

/**
 * @param attempt number of the attempt that was just refused, from 1
 * @param random  in [0, 1)
 * @returns milliseconds: between half and one and a half of an exponential step, so that calls refused together do not
 *          come back together; with a wait that the server named, at least that and a little more
 */
export function waitBeforeRetry(attempt: number, retryAfterMs: number | undefined, random: number): number {
  if (retryAfterMs === undefined) {
    return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * (0.5 + random);
  }
  return retryAfterMs + random * Math.max(LEAST_SPREAD_MS, retryAfterMs / 10);
}

/**
 * @param header   the value of `Retry-After`: seconds, or an HTTP date
 * @param nowMs    milliseconds since 1970
 * @returns milliseconds from now, at least 0; undefined for what is neither
 */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1000;
  // `Date.parse` takes nearly anything; an HTTP date has a month's name and a time.
  const date = /[a-z]{3}.*\d\d:\d\d:\d\d/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
