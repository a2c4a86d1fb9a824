/** Reads one reply of a worker as the answer to a call; what the agent returned is untrusted. */
import { readObservation } from "../core/read-observation.ts";
import type { Answer } from "./agent.ts";
import { callFailure } from "./call-failure.ts";
import type { FromWorker } from "./worker-protocol.ts";

export type Reply = Extract<FromWorker, { readonly id: number }>;

export function readAnswer(reply: Reply, attempt: number): Answer {
  if ("error" in reply) return { ok: false, failure: callFailure("agent-error", reply.error), attempt };
  if ("unreadable" in reply) return malformed(reply.unreadable, attempt);
  const read = readObservation(reply.value);
  return read.ok ? { ok: true, observation: read.observation, attempt } : malformed(read.why, attempt);
}

function malformed(why: string, attempt: number): Answer {
  return { ok: false, failure: callFailure("malformed-response", why), attempt };
}
