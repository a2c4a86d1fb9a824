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
  | { readonly kind: "reset" };

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
