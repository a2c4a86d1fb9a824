/** One HTTP exchange: bounded in size, following redirects without handing credentials to a stranger. */
import type { HttpRequest } from "./endpoint-request.ts";
import { proxyFor } from "./proxy.ts";
import { MAX_ANSWER_BYTES } from "./worker-protocol.ts";

const MAX_REDIRECTS = 5;

/** What may go to another origin: it says what is asked for and nothing about who asks. */
const PUBLIC_HEADERS = ["accept", "content-type"];

export interface HttpAnswer {
  readonly status: number;
  /** Empty when the server named none. */
  readonly contentType: string;
  readonly body: string;
  /** The header of this name, as it came; null when there is none. */
  readonly retryAfter: string | null;
}

export class AnswerTooLarge extends Error {}

export interface Transport {
  /** @throws AnswerTooLarge, or whatever `fetch` rejects with */
  exchange(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer>;
  close(): Promise<void>;
}

export function createTransport(environment: Readonly<Record<string, string | undefined>>): Transport {
  const routes = new Map<string, Promise<Route>>();

  async function send(request: HttpRequest, signal: AbortSignal): Promise<Response> {
    const { method, headers, body } = request;
    const options = { method, headers, body: body ?? null, signal, redirect: "manual" } as const;
    const proxy = proxyFor(request.url, environment) ?? DIRECT;
    const route = routes.get(proxy) ?? openRoute(proxy);
    routes.set(proxy, route);
    return (await route).fetch(request.url, options);
  }

  return {
    async exchange(request, signal) {
      let current = request;
      let response = await send(current, signal);
      for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) {
        const next = redirected(current, response);
        if (next === undefined) break;
        await response.body?.cancel();
        current = next;
        response = await send(current, signal);
      }
      const { status, headers } = response;
      const contentType = headers.get("content-type") ?? "";
      const retryAfter = headers.get("retry-after");
      return { status, contentType, retryAfter, body: await readCapped(response) };
    },
    async close() {
      for (const route of routes.values()) await (await route).close();
    },
  };
}

/** @returns undefined when the answer is no redirect that can be followed */
function redirected(
  request: HttpRequest,
  response: Pick<Response, "status" | "headers">,
): HttpRequest | undefined {
  const location = response.headers.get("location");
  if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return undefined;
  if (!URL.canParse(location, request.url.href)) return undefined;
  const url = new URL(location, request.url);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  // By custom a 301, 302 or 303 is followed by a GET without the body: the question would be lost, its answer recorded.
  if (response.status < 307 && request.body !== undefined) return undefined;
  const headers = Object.entries(request.headers).filter(
    ([name]) => url.origin === request.url.origin || PUBLIC_HEADERS.includes(name),
  );
  return {
    url,
    method: request.method,
    headers: Object.fromEntries(headers),
    body: request.body,
  };
}

async function readCapped(response: Response): Promise<string> {
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new AnswerTooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** In place of a proxy's address. */
const DIRECT = "";

/** A call has a time of its own, which may be longer than the library's. */
const PATIENT = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } };

interface Route {
  fetch: typeof fetch;
  /** Also ends connections that are kept for a next call. */
  close(): Promise<void>;
}

/**
 * Node's own `fetch` knows no proxy before Node 24 and keeps connections that nobody can close; its maker's package is
 * the same code with a handle.
 */
async function openRoute(proxy: string): Promise<Route> {
  // A CommonJS package: bundled, all it has is the default export.
  const { default: undici } = await import("undici");
  const dispatcher =
    proxy === DIRECT ? new undici.Agent(PATIENT) : new undici.ProxyAgent({ uri: proxy, ...PATIENT });
  const send = (url: URL, options: object) => undici.fetch(url, { ...options, dispatcher });
  return { fetch: send as unknown as typeof fetch, close: () => dispatcher.destroy() };
}
