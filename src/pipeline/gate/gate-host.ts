/** The host of a gate: one that can ask the server, and knows what started it. */
import type { RawInputs } from "../../inputs/raw-inputs.ts";
import type { HostEvent } from "../../ports/event.ts";
import type { Server } from "../../ports/server.ts";
import type { Host } from "../host.ts";

export interface GateHost extends Host {
  readonly server: Server;
  readonly event: HostEvent & { readonly runId: number };
  readonly inputs: RawInputs;
  /** The working directory that the step itself names, from the repository's root; undefined: it names none. */
  readonly folder: string | undefined;
}

const NO_INPUTS: RawInputs = { source: "action", values: {}, unknown: [] };

/** @returns undefined where there is no server to ask, or no run to ask as */
export async function gateHost(host: Host): Promise<GateHost | undefined> {
  const { connect, event, inputs = NO_INPUTS } = host;
  if (connect === undefined || event?.runId === undefined) return undefined;
  const folder = inputs.values["working-directory"]?.trim() || undefined;
  return { ...host, server: await connect(), event: { ...event, runId: event.runId }, inputs, folder };
}
