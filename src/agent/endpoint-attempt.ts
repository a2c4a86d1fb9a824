/** One attempt of a call of an endpoint, and what became of it. */
import type { EndpointSpec } from "../inputs/config.ts";
import type { CallFailure, CallResult } from "./agent.ts";
import { callFailure, failed } from "./call-failure.ts";
import { describeHttp, readHttpAnswer } from "./endpoint-answer.ts";
import type { PreparedRequest } from "./endpoint-request.ts";
import { AnswerTooLarge, type HttpAnswer, type Transport } from "./endpoint-transport.ts";
import { isRetriedStatus, readRetryAfter } from "./retry.ts";
import type { Timing } from "./timing.ts";
import { MAX_ANSWER_BYTES } from "./worker-protocol.ts";

export interface EndpointSettings {
  readonly spec: EndpointSpec;
  readonly request: PreparedRequest;
  readonly transport: Transport;
  readonly timing: Timing;
  /** Milliseconds of one attempt. */
  readonly timeoutMs: number;
}

/** The endpoint did not take the call on: it may be made again. */
export interface Refusal {
  /** undefined: the connection was refused. */
  readonly status: number | undefined;
  /** Milliseconds; undefined: the server named no wait. */
  readonly retryAfterMs: number | undefined;
}

export interface Attempted {
  readonly result: CallResult;
  /** undefined for what must not be repeated. */
  readonly refusal?: Refusal;
  /** Did the endpoint answer at all, refusals included? */
  readonly answered: boolean;
}

export async function attemptCall(
  settings: EndpointSettings,
  input: string,
  ended: AbortSignal,
): Promise<Attempted> {
  const { request, transport, timing, timeoutMs } = settings;
  const since = timing.monotonic();
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (ended.aborted) abort();
  ended.addEventListener("abort", abort);
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    abort();
  }, timeoutMs);
  try {
    const answer = await transport.exchange(request.for(input), controller.signal);
    return readAttempt(settings, answer, timing.monotonic() - since);
  } catch (error) {
    if (expired) return { result: failed("timeout", `no answer within ${timeoutMs} ms`), answered: false };
    return explainError(error, ended.aborted, request);
  } finally {
    clearTimeout(timer);
    ended.removeEventListener("abort", abort);
  }
}

function readAttempt(settings: EndpointSettings, answer: HttpAnswer, elapsedMs: number): Attempted {
  const { spec, request, timing } = settings;
  const read = answer.status < 300 ? readHttpAnswer(spec, answer) : undefined;
  if (read?.ok === true) {
    const latencyMs = Math.round(elapsedMs * 1000) / 1000;
    return { result: { ok: true, observation: { latencyMs, ...read.observation } }, answered: true };
  }
  const result: CallResult = { ok: false, failure: explainAnswer(spec, answer, request) };
  if (!isRetriedStatus(answer.status)) return { result, answered: true };
  const retryAfterMs = readRetryAfter(answer.retryAfter, timing.wallClock());
  return { result, refusal: { status: answer.status, retryAfterMs }, answered: true };
}

/** Hidden before anything is cut: half a secret at the end of an excerpt is still half a secret. */
function explainAnswer(spec: EndpointSpec, answer: HttpAnswer, request: PreparedRequest): CallFailure {
  const safe = { ...answer, body: request.redact(answer.body) };
  const read = answer.status < 300 ? readHttpAnswer(spec, safe) : undefined;
  if (read?.ok === false) return read.failure;
  return callFailure(answer.status < 300 ? "malformed-response" : "http-status", describeHttp(safe));
}

function explainError(error: unknown, ended: boolean, request: PreparedRequest): Attempted {
  if (error instanceof AnswerTooLarge) {
    const cap = `${MAX_ANSWER_BYTES / 1024 / 1024} MiB`;
    return { result: failed("malformed-response", `the answer is larger than ${cap}`), answered: true };
  }
  if (ended) return { result: failed("network", "the run ended before it answered"), answered: false };
  const cause = deepestCause(error);
  const kind = /Timeout/.test(cause.name) ? "timeout" : "network";
  const result = failed(kind, request.redact(cause.text));
  // Nothing was sent where there was no connection yet.
  if (!cause.isUnconnected) return { result, answered: false };
  return { result, refusal: { status: undefined, retryAfterMs: undefined }, answered: false };
}

interface Cause {
  readonly name: string;
  readonly text: string;
  /** The connection was refused: no part of the request has gone out. */
  readonly isUnconnected: boolean;
}

/** `fetch failed` says nothing; what made it fail is its cause, or the first of several. */
function deepestCause(error: unknown): Cause {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    const next: unknown = current instanceof AggregateError ? current.errors[0] : current.cause;
    if (!(next instanceof Error)) break;
    current = next;
  }
  if (!(current instanceof Error)) return { name: "", text: String(current), isUnconnected: false };
  const { code = "", syscall } = current as NodeJS.ErrnoException;
  const proxy = /^Proxy response \((\d+)\)/.exec(current.message)?.[1];
  if (proxy !== undefined) {
    const text = `the proxy answered ${proxy} and opened no connection; see \`HTTPS_PROXY\`, \`HTTP_PROXY\` and \`NO_PROXY\``;
    return { name: "", text, isUnconnected: false };
  }
  const said = current.message === "" ? current.name : current.message;
  const text = code === "" || said.includes(code) ? said : `${said} (${code})`;
  const isUnconnected = syscall === "connect" && ["ECONNREFUSED", "ECONNRESET"].includes(code);
  return { name: current.name, text, isUnconnected };
}
