/** An agent behind an HTTP address. What it keeps between calls is its own; we record what the team states. */
import { setMaxListeners } from "node:events";
import type { Isolation } from "../core/evidence.ts";
import type { EndpointSpec } from "../inputs/config.ts";
import { fail, type Result, succeed } from "../problem.ts";
import type { Agent, Answer, CallResult } from "./agent.ts";
import { agentEnvironment } from "./agent-environment.ts";
import { callFailure, failed } from "./call-failure.ts";
import { type Attempted, attemptCall, type EndpointSettings, type Refusal } from "./endpoint-attempt.ts";
import { findUnreachable } from "./endpoint-reachable.ts";
import { prepareRequest } from "./endpoint-request.ts";
import { createTransport } from "./endpoint-transport.ts";
import type { OpenOptions } from "./open-options.ts";
import { Pace } from "./pace.ts";
import { proxyFor } from "./proxy.ts";
import { MAX_RETRY_AFTER_MS, waitBeforeRetry } from "./retry.ts";
import { StartGate } from "./start-gate.ts";
import { REAL_TIMING } from "./timing.ts";

const RUN_ENDED = failed("network", "the run ended before it was asked");

export async function openEndpointAgent(spec: EndpointSpec, options: OpenOptions): Promise<Result<Agent>> {
  // A configuration comes with the pull request: it may send out what the agent may see, and no token of the runner's.
  const prepared = prepareRequest(spec, agentEnvironment(options.environment, options.agentEnv));
  if (!prepared.ok) return prepared;
  const request = prepared.value;
  // Behind a proxy only the proxy can tell, and it tells on the first call.
  if (proxyFor(request.origin, options.environment) === undefined) {
    const problem = await findUnreachable(request.name, request.origin);
    if (problem !== undefined) return fail(problem);
  }
  const transport = createTransport(options.environment);
  const { timeoutMs, timing = REAL_TIMING } = options;
  const calls = new EndpointCalls({ spec, request, transport, timing, timeoutMs }, options);
  return succeed({
    name: request.name,
    isolation: isolationOf(spec, options.isolation),
    notes: [],
    ask: (input) => calls.ask(input),
    close: () => calls.close(),
  });
}

/** A preset sends one message and no history: each call is a session of its own, by construction. */
function isolationOf(spec: EndpointSpec, declared: OpenOptions["isolation"]): Isolation {
  if (declared !== "auto") return declared;
  return spec.preset === undefined ? "unknown" : "fresh-session";
}

/** Attempts until one is taken on, at the pace that the endpoint accepts. */
class EndpointCalls {
  readonly #settings: EndpointSettings;
  readonly #retries: number;
  readonly #pace: Pace;
  readonly #gate: StartGate;
  readonly #ended = new AbortController();
  readonly #say: OpenOptions["onOutput"];

  constructor(settings: EndpointSettings, { retries, rateLimit, onOutput }: OpenOptions) {
    this.#settings = settings;
    this.#retries = retries;
    this.#say = onOutput;
    this.#pace = new Pace(rateLimit);
    this.#gate = new StartGate(this.#pace, settings.timing);
    // Each call under way listens; so many are no leak.
    setMaxListeners(0, this.#ended.signal);
  }

  async ask(input: string): Promise<Answer> {
    const { signal } = this.#ended;
    const { timing } = this.#settings;
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = await this.#gate.enter(signal);
      if (signal.aborted) return { ...RUN_ENDED, attempt };
      const { result, refusal, answered } = await attemptCall(this.#settings, input, signal);
      this.#tellPace(startedAt, { result, answered, ...(refusal && { refusal }) });
      if (refusal === undefined || attempt > this.#retries || isTooLong(refusal)) {
        return { ...explained(result, refusal, attempt), attempt };
      }
      await timing.wait(waitBeforeRetry(attempt, refusal.retryAfterMs, timing.random()), signal);
    }
  }

  #tellPace(startedAt: number, { refusal, answered }: Attempted): void {
    const now = this.#settings.timing.monotonic();
    const isBusy = refusal?.status === 429 || refusal?.status === 503;
    if (isBusy) {
      const isExplained = refusal.status === 429 || refusal.retryAfterMs !== undefined;
      const before = this.#pace.rate(now);
      this.#pace.pushedBack(startedAt, now, isExplained);
      if (before === undefined) this.#tellSlower(refusal.status, this.#pace.rate(now));
    } else if (answered) this.#pace.accepted(now);
  }

  /** Once: a person who watches wants to know why it got slow. */
  #tellSlower(status: number | undefined, perSecond: number | undefined): void {
    if (perSecond === undefined) return;
    this.#say(
      `the endpoint pushes back (HTTP ${status}): calls now start at the rate it accepts, first ${perSecond.toPrecision(2)} a second; \`rate-limit\` sets one`,
    );
  }

  async close(): Promise<void> {
    this.#ended.abort();
    await this.#settings.transport.close();
  }
}

function isTooLong({ retryAfterMs }: Refusal): boolean {
  return retryAfterMs !== undefined && retryAfterMs > MAX_RETRY_AFTER_MS;
}

/** What the attempts before it have to do with a failure. */
function explained(result: CallResult, refusal: Refusal | undefined, attempt: number): CallResult {
  if (result.ok) return result;
  const { kind, message } = result.failure;
  const told = (text: string): CallResult => ({ ok: false, failure: callFailure(kind, text) });
  if (refusal !== undefined && isTooLong(refusal)) {
    const asked = Math.ceil((refusal.retryAfterMs ?? 0) / 1000);
    return told(`asked to wait ${asked} s, and we wait at most ${MAX_RETRY_AFTER_MS / 1000} s: ${message}`);
  }
  if (attempt === 1) return result;
  if (refusal === undefined) return told(`on attempt ${attempt}: ${message}`);
  return told(`not taken on in ${attempt} attempts; the last: ${message}`);
}
