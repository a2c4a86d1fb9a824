import {
  Pace,
  StartGate
} from "./chunk-ZMBBQTHQ.js";
import {
  failed
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/agent/paced-agent.ts
function pacedAgent(agent, perMinute, timing) {
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
    }
  };
}
export {
  pacedAgent
};
