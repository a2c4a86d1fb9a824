/** Opens an agent: everything that can be wrong with it before the first call is found here. */
import type { AgentSpec } from "../inputs/config.ts";
import type { Result } from "../problem.ts";
import type { Agent } from "./agent.ts";
import type { OpenOptions } from "./open-options.ts";

export async function openAgent(spec: AgentSpec, options: OpenOptions): Promise<Result<Agent>> {
  // Each kind on demand: a module agent needs no HTTP, an endpoint no processes.
  if (spec.kind === "module") {
    const { openModuleAgent } = await import("./module-agent.ts");
    return openModuleAgent(spec, options);
  }
  if (spec.kind === "command") {
    const { openCommandAgent } = await import("./command-agent.ts");
    return openCommandAgent(spec, options);
  }
  const { openEndpointAgent } = await import("./endpoint-agent.ts");
  return openEndpointAgent(spec, options);
}
