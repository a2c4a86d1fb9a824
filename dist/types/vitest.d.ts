import { type AgentMatchers } from "./core/behaviour/agent-matchers.js";
import { type VitestSettings } from "./pipeline/behaviour/vitest-test.js";
export { type AgentTestOptions, agentTest, type TestedAgent } from "./agent/code-test.js";
export type { AgentMatchers } from "./core/behaviour/agent-matchers.js";
export { AgentAssertionError, type AgentExpectation } from "./core/behaviour/expect-agent.js";
export { expectAgent } from "./pipeline/behaviour/expect-agent.js";
export type { VitestSettings } from "./pipeline/behaviour/vitest-test.js";
declare module "vitest" {
    interface Matchers<T = any> extends AgentMatchers<void> {
    }
    interface ProvidedContext {
        /** Of `agentverity-action/vitest`. */
        agentverity?: VitestSettings;
    }
    interface TaskMeta {
        /** Of an `agentTest`: its entry in the JSON report of `agentverity test`. */
        agentverity?: Readonly<Record<string, unknown>>;
    }
}
