/** Any agent, called no more often than a person allowed. */
import type { Agent } from "./agent.ts";
import { failed } from "./call-failure.ts";
import { Pace } from "./pace.ts";
import { StartGate } from "./start-gate.ts";
import type { Timing } from "./timing.ts";

/** @param perMinute calls, at least 1 */
export function pacedAgent(agent: Agent, perMinute: number, timing: Timing): Agent {
  const gate = new StartGate(new Pace(perMinute), timing);
  const ended = new AbortController();
  return {
    ...agent,
    async ask(input) {
      await gate.enter(ended.signal);
      if (!ended.signal.aborted) return agent.ask(input);
      return { ...failed("agent-crashed", "the run ended before it was asked"), attempt: 1 };
    },
    async close() {
      ended.abort();
      await agent.close();
    },
  };
}
