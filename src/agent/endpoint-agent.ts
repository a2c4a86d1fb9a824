/** An agent behind an HTTP address. What it keeps between calls is its own; we record what the team states. */
import type { Isolation } from "../core/evidence.ts";
import type { EndpointSpec } from "../inputs/config.ts";
import { fail, type Result, succeed } from "../problem.ts";
import type { Agent, Answer, CallFailure } from "./agent.ts";
import { callFailure } from "./call-failure.ts";
import { describeHttp, readHttpAnswer } from "./endpoint-answer.ts";
import { findUnreachable } from "./endpoint-reachable.ts";
import { type PreparedRequest, prepareRequest } from "./endpoint-request.ts";
import { AnswerTooLarge, createTransport, type HttpAnswer, type Transport } from "./endpoint-transport.ts";
import type { OpenOptions } from "./open-options.ts";
import { proxyFor } from "./proxy.ts";
import { MAX_ANSWER_BYTES } from "./worker-protocol.ts";

export async function openEndpointAgent(spec: EndpointSpec, options: OpenOptions): Promise<Result<Agent>> {
  const prepared = prepareRequest(spec, options.environment);
  if (!prepared.ok) return prepared;
  const request = prepared.value;
  // Behind a proxy only the proxy can tell, and it tells on the first call.
  if (proxyFor(request.origin, options.environment) === undefined) {
    const problem = await findUnreachable(request.name, request.origin);
    if (problem !== undefined) return fail(problem);
  }
  return succeed(createAgent(spec, request, options));
}

function createAgent(spec: EndpointSpec, request: PreparedRequest, options: OpenOptions): Agent {
  const transport = createTransport(options.environment);
  const inFlight = new Set<AbortController>();
  let closed = false;

  return {
    name: request.name,
    isolation: isolationOf(spec, options.isolation),
    notes: [],
    async ask(input) {
      if (closed) return failed(callFailure("network", "the run ended before it was asked"));
      const controller = new AbortController();
      inFlight.add(controller);
      try {
        // Retries of what is safe belong here, around one attempt.
        return await attemptCall(spec, request, transport, {
          input,
          controller,
          timeoutMs: options.timeoutMs,
        });
      } finally {
        inFlight.delete(controller);
      }
    },
    async close() {
      closed = true;
      for (const controller of inFlight) controller.abort();
      await transport.close();
    },
  };
}

/** A preset sends one message and no history: each call is a session of its own, by construction. */
function isolationOf(spec: EndpointSpec, declared: OpenOptions["isolation"]): Isolation {
  if (declared !== "auto") return declared;
  return spec.preset === undefined ? "unknown" : "fresh-session";
}

interface Attempt {
  readonly input: string;
  readonly controller: AbortController;
  readonly timeoutMs: number;
}

async function attemptCall(
  spec: EndpointSpec,
  request: PreparedRequest,
  transport: Transport,
  { input, controller, timeoutMs }: Attempt,
): Promise<Answer> {
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    controller.abort();
  }, timeoutMs);
  try {
    const answer = await transport.exchange(request.for(input), controller.signal);
    const read = answer.status < 300 ? readHttpAnswer(spec, answer) : undefined;
    return read?.ok === true ? { ...read, attempt: 1 } : failed(explainAnswer(spec, answer, request));
  } catch (error) {
    if (expired) return failed(callFailure("timeout", `no answer within ${timeoutMs} ms`));
    return failed(redacted(explain(error, controller.signal.aborted), request));
  } finally {
    clearTimeout(timer);
  }
}

/** Hidden before anything is cut: half a secret at the end of an excerpt is still half a secret. */
function explainAnswer(spec: EndpointSpec, answer: HttpAnswer, request: PreparedRequest): CallFailure {
  const safe = { ...answer, body: request.redact(answer.body) };
  const read = answer.status < 300 ? readHttpAnswer(spec, safe) : undefined;
  if (read?.ok === false) return read.failure;
  return callFailure(answer.status < 300 ? "malformed-response" : "http-status", describeHttp(safe));
}

function explain(error: unknown, aborted: boolean): CallFailure {
  if (error instanceof AnswerTooLarge) {
    return callFailure(
      "malformed-response",
      `the answer is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`,
    );
  }
  if (aborted) return callFailure("network", "the run ended before it answered");
  const cause = deepestCause(error);
  return callFailure(/Timeout/.test(cause.name) ? "timeout" : "network", cause.text);
}

/** `fetch failed` says nothing; what made it fail is its cause, or the first of several. */
function deepestCause(error: unknown): { readonly name: string; readonly text: string } {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    const next: unknown = current instanceof AggregateError ? current.errors[0] : current.cause;
    if (!(next instanceof Error)) break;
    current = next;
  }
  if (!(current instanceof Error)) return { name: "", text: String(current) };
  const code = (current as NodeJS.ErrnoException).code ?? "";
  const said = current.message === "" ? current.name : current.message;
  return { name: current.name, text: code === "" || said.includes(code) ? said : `${said} (${code})` };
}

function redacted(failure: CallFailure, request: PreparedRequest): CallFailure {
  return { kind: failure.kind, message: request.redact(failure.message) };
}

function failed(failure: CallFailure): Answer {
  return { ok: false, failure, attempt: 1 };
}
