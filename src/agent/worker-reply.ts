/** Reads one reply of a worker as what became of a call; what the agent returned is untrusted. */
import { readObservation } from "../core/read-observation.ts";
import type { CallResult } from "./agent.ts";
import { failed } from "./call-failure.ts";
import type { FromWorker } from "./worker-protocol.ts";

export type Reply = Extract<FromWorker, { readonly id: number }>;

export function readReply(reply: Reply): CallResult {
  if ("error" in reply) return failed("agent-error", reply.error);
  if ("unreadable" in reply) return failed("malformed-response", reply.unreadable);
  const read = readObservation(reply.value);
  return read.ok ? read : failed("malformed-response", read.why);
}
