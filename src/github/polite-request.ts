/**
 * Repeats a request only where that is safe and welcome: after an answer that says "not now" (429, a rate limit,
 * 5xx), as late as the answer asks, few times, within a total. A request without an answer is not repeated: it
 * may have been carried out, and a second check run is worse than none.
 */

export interface Patience {
  /** Requests in all, the first included. */
  readonly tries: number;
  /** For all waiting together. */
  readonly waitMs: number;
  /** For one request. */
  readonly requestMs: number;
}

export const PATIENCE: Patience = { tries: 3, waitMs: 10_000, requestMs: 10_000 };

/** A request that came to nothing, told in one clause; `status` when GitHub answered. */
export class RequestFailure extends Error {
  readonly status: number | undefined;
  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
  }
}

/** Shares one allowance of waiting among several requests. */
export class PoliteRequests {
  readonly #patience: Patience;
  #waitLeftMs: number;

  constructor(patience: Patience) {
    this.#patience = patience;
    this.#waitLeftMs = patience.waitMs;
  }

  /**
   * @param send carries out the request once, aborted by the signal
   * @throws RequestFailure
   */
  async send<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const signal = AbortSignal.timeout(this.#patience.requestMs);
      try {
        return await send(signal);
      } catch (error) {
        const failure = signal.aborted ? this.#noAnswer() : failureOf(error);
        const wait = repeatAfter(error, attempt);
        const giveUp = signal.aborted || wait === undefined || wait > this.#waitLeftMs;
        if (giveUp || attempt >= this.#patience.tries) throw failure;
        this.#waitLeftMs -= wait;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  #noAnswer(): RequestFailure {
    return new RequestFailure(`no answer within ${this.#patience.requestMs / 1000} s`, undefined);
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * Octokit gives a request without an answer the status 500 too; only `response` tells them apart. That of a GraphQL error
 * is the body of a 200, which says what is wrong and nothing about when to ask again.
 */
function answerOf(error: unknown): Answer | undefined {
  if (!(error instanceof Error) || !("response" in error)) return undefined;
  const answer = error.response as Partial<Answer> | undefined;
  const { status, headers } = answer ?? {};
  return typeof status === "number" && headers !== undefined ? { status, headers } : undefined;
}

function failureOf(error: unknown): RequestFailure {
  if (error instanceof RequestFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  const answer = answerOf(error);
  // What GraphQL refuses is answered with 200, and its words say what is wrong.
  const isRefused = error instanceof Error && "errors" in error;
  const words = message.replace(/ - https?:\/\/\S+$/, "").trim();
  return answer === undefined
    ? new RequestFailure(words, isRefused ? 200 : undefined)
    : new RequestFailure(`${answer.status} ${words}`.trim(), answer.status);
}

/** Milliseconds to wait before the next try; undefined when it must not be repeated. */
function repeatAfter(error: unknown, attempt: number): number | undefined {
  const answer = answerOf(error);
  if (answer === undefined) return undefined;
  const asked = retryAfter(answer.headers["retry-after"]);
  if (answer.status === 403) return asked; // a secondary rate limit says when; a missing permission does not
  if (answer.status !== 429 && answer.status < 500) return undefined;
  return asked ?? 500 * 2 ** (attempt - 1);
}

function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === "") return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
