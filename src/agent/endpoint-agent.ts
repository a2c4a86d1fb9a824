import type { EndpointSpec } from "../inputs/config.ts";
import { fail, type Result } from "../problem.ts";
import type { Agent } from "./agent.ts";
import type { OpenOptions } from "./open-options.ts";
export async function openEndpointAgent(_spec: EndpointSpec, _options: OpenOptions): Promise<Result<Agent>> {
  return fail();
}
