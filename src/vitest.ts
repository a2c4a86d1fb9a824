/**
 * Agent tests in Vitest, beside unit tests: among `setupFiles`, each `agentTest` of a file becomes a test of Vitest with all
 * its runs, and `expect` gets matchers for what an agent did. A test file may import `agentTest` from here as well.
 */
import { expect, inject, test } from "vitest";
import { type CodeTest, registerTestsWith } from "./agent/code-test.ts";
import { type AgentMatchers, MATCHER_NAMES, matchAgent } from "./core/behaviour/agent-matchers.ts";
import { checking } from "./pipeline/behaviour/expect-agent.ts";
import { readVitestSettings, type VitestSettings, vitestTest } from "./pipeline/behaviour/vitest-test.ts";

export { type AgentTestOptions, agentTest, type TestedAgent } from "./agent/code-test.ts";
export type { AgentMatchers } from "./core/behaviour/agent-matchers.ts";
export { AgentAssertionError, type AgentExpectation } from "./core/behaviour/expect-agent.ts";
export { expectAgent } from "./pipeline/behaviour/expect-agent.ts";
export type { VitestSettings } from "./pipeline/behaviour/vitest-test.ts";

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: declarations of one interface must agree, and Vitest's says any
  interface Matchers<T = any> extends AgentMatchers<void> {}
  interface ProvidedContext {
    /** Of `agentverity-action/vitest`. */
    agentverity?: VitestSettings;
  }
  interface TaskMeta {
    /** Of an `agentTest`: its entry in the JSON report of `agentverity test`. */
    agentverity?: Readonly<Record<string, unknown>>;
  }
}

const settings = readVitestSettings(inject("agentverity"));

/** Retries would pass a test that fails now and then: its runs are its figures. */
registerTestsWith((declared: CodeTest) => {
  const { timeout, run } = vitestTest(declared, settings);
  test(declared.name, { timeout, retry: 0 }, async ({ task }) => {
    const { report, error } = await run();
    task.meta.agentverity = report;
    if (error !== undefined) throw error;
  });
});

expect.extend(
  Object.fromEntries(
    MATCHER_NAMES.map((name) => [
      name,
      function match(this: { readonly isNot: boolean }, result: unknown, ...given: readonly unknown[]) {
        const { pass, message } = matchAgent(name, result, given, { isNot: this.isNot, checking });
        return { pass, message: () => message };
      },
    ]),
  ),
);
