/** Opens an agent: everything that can be wrong with it before the first call is found here. */
import type { AgentSpec } from "../inputs/config.ts";
import { type Result, succeed } from "../problem.ts";
import type { Agent } from "./agent.ts";
import type { OpenOptions } from "./open-options.ts";
import { REAL_TIMING } from "./timing.ts";

export async function openAgent(spec: AgentSpec, options: OpenOptions): Promise<Result<Agent>> {
  // Each kind on demand: a module agent needs no HTTP, an endpoint no processes.
  if (spec.kind === "endpoint") {
    const { openEndpointAgent } = await import("./endpoint-agent.ts");
    return openEndpointAgent(spec, options);
  }
  const opened = await openProcess(spec, options);
  if (!opened.ok || options.rateLimit === undefined) return opened;
  const { pacedAgent } = await import("./paced-agent.ts");
  return succeed(pacedAgent(opened.value, options.rateLimit, options.timing ?? REAL_TIMING));
}

async function openProcess(
  spec: Exclude<AgentSpec, { kind: "endpoint" }>,
  options: OpenOptions,
): Promise<Result<Agent>> {
  if (spec.kind === "module") {
    const { openModuleAgent } = await import("./module-agent.ts");
    return openModuleAgent(spec, options);
  }
  const { openCommandAgent } = await import("./command-agent.ts");
  return openCommandAgent(spec, options);
}
