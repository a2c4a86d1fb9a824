/** How a test answers a call of the loopback GitHub. */

export interface RouteCall {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface RouteAnswer {
  readonly status: number;
  /** undefined: none (204, 302). */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type RouteHandler = (call: RouteCall) => RouteAnswer;
