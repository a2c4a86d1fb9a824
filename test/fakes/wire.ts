/** Bodies as they go over the wire, and what GitHub answers beside its REST API. */
import type { ServerResponse } from "node:http";
import type { RouteAnswer } from "./routes.ts";

/** `(graphql)`, `(download)`, or undefined for what is neither. */
export function besideRest(method: string, path: string): string | undefined {
  if (method === "POST" && path === "/graphql") return "(graphql)";
  return method === "GET" && path.startsWith("/downloads/") ? "(download)" : undefined;
}

/** undefined: no body; a text when it is no JSON, which the contract then refuses. */
export function parsed(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  const text = raw.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function send(response: ServerResponse, { status, body, headers }: RouteAnswer): void {
  const isBinary = Buffer.isBuffer(body);
  const type = { "content-type": isBinary ? "application/octet-stream" : "application/json; charset=utf-8" };
  response.writeHead(status, { ...(body === undefined ? {} : type), ...headers });
  if (body === undefined || isBinary) response.end(body);
  else response.end(JSON.stringify(body));
}
