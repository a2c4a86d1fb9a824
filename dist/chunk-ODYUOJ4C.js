import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  Pace,
  StartGate
} from "./chunk-GWLFZOW7.js";
import {
  failed
} from "./chunk-3LANY3M6.js";
import "./chunk-6ZJEHKRB.js";

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
