/** How a call of the loopback GitHub is answered. */

export interface RouteCall {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Whole address without query, for `Link`. */
  readonly address: string;
  /** Login that the token acts as. */
  readonly actor: string;
  /** Media type asked for. */
  readonly accept: string;
}

export interface RouteAnswer {
  readonly status: number;
  /** Sent as JSON, a Buffer as it is; undefined: none (204, 302). */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type RouteHandler = (call: RouteCall) => RouteAnswer;

/** A call with its answer: `["GET /pulls/{pull_number}", handler]`. */
export type Route = readonly [call: string, handler: RouteHandler];

const DOCS = "https://docs.github.com/rest";

export function notFound(message = "Not Found"): RouteAnswer {
  return { status: 404, body: { message, documentation_url: DOCS, status: "404" } };
}

export function refusedWith(status: number, message: string): RouteAnswer {
  return { status, body: { message, documentation_url: DOCS, status: String(status) } };
}
