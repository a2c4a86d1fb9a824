/** Troubles that a loopback server makes on demand, each for a number of requests. */
import type { IncomingMessage, ServerResponse } from "node:http";

export type Fault =
  | {
      readonly kind: "status";
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** Answers as usual, but late. */
  | { readonly kind: "delay"; readonly ms: number }
  /** Takes the request and never answers. */
  | { readonly kind: "silence" }
  /** Cuts the connection. */
  | { readonly kind: "reset" }
  /** Does what was asked, and cuts the connection instead of saying so. */
  | { readonly kind: "lost" }
  /** Something else happens first; then it answers as usual. */
  | { readonly kind: "meanwhile"; readonly act: () => unknown };

const status = (code: number, message: string, headers: Record<string, string> = {}): Fault => ({
  kind: "status",
  status: code,
  headers,
  body: { message, documentation_url: "https://docs.github.com/rest", status: String(code) },
});

/** What a client of GitHub meets sooner or later, as GitHub words it. */
export const TROUBLES: Readonly<Record<string, Fault>> = {
  "403": status(403, "Resource not accessible by integration"),
  "403, secondary rate limit": status(403, "You have exceeded a secondary rate limit.", {
    "retry-after": "1",
  }),
  "404": status(404, "Not Found"),
  "409": status(409, "Conflict"),
  "422": status(422, "Validation Failed"),
  "429 with Retry-After": status(429, "API rate limit exceeded", { "retry-after": "1" }),
  "500": status(500, "Server Error"),
  "502, an HTML page": {
    kind: "status",
    status: 502,
    headers: { "content-type": "text/html" },
    body: "<html><body>Bad Gateway</body></html>",
  },
  "no answer": { kind: "silence" },
  "a cut connection": { kind: "reset" },
  "a lost answer": { kind: "lost" },
};

interface Planned {
  readonly matches: (key: string) => boolean;
  readonly fault: Fault;
  left: number;
}

export class Faults {
  readonly #planned: Planned[] = [];

  /** @param times requests that meet the fault; absent: all. Faults are met in the order they were added. */
  add(matches: (key: string) => boolean, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#planned.push({ matches, fault, left: times });
  }

  clear(): void {
    this.#planned.length = 0;
  }

  /** The next fault for a request, used up once. */
  take(key: string): Fault | undefined {
    const planned = this.#planned.find((each) => each.left > 0 && each.matches(key));
    if (planned === undefined) return undefined;
    planned.left -= 1;
    return planned.fault;
  }
}

/** Carries a fault out. True when it has taken the request over: answer no more. */
export async function commit(
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (fault === undefined) return false;
  if (fault.kind === "delay") {
    await new Promise((resolve) => setTimeout(resolve, fault.ms));
    return false;
  }
  if (fault.kind === "meanwhile") {
    await fault.act();
    return false;
  }
  if (fault.kind === "lost") {
    response.writeHead = () => response;
    response.end = () => {
      request.socket.destroy();
      return response;
    };
    return false;
  }
  if (fault.kind === "reset") request.socket.destroy();
  if (fault.kind === "status") {
    response.writeHead(fault.status, { "content-type": "application/json; charset=utf-8", ...fault.headers });
    response.end(
      JSON.stringify(
        fault.body ?? {
          message: `made to answer ${fault.status}`,
          code: "unavailable",
          msg: `made to answer ${fault.status}`,
        },
      ),
    );
  }
  return true;
}
