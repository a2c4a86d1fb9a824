/**
 * Tests that a team writes in code. Whoever runs them, our worker or Vitest, says so in one place that every copy of this
 * library in the process sees: a test file may import another copy than the one that runs it.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { AssertionFailure } from "../core/behaviour/assertion.ts";
import type { Observation } from "../core/observation.ts";

/** Asks the agent of this run once. @returns its answer, read into one shape */
export type TestedAgent = (input: string) => Promise<Observation>;

export interface AgentTestOptions {
  /** Integer ≥ 1; absent: as many as the settings say, or 5. */
  readonly runs?: number;
  /**
   * The function that answers, or, when it declares no parameter, a factory that makes one: it is called for every run, so
   * that no run sees what another left.
   */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the agent's own types are, it takes a text
  readonly agent: ((input: any, ...rest: any[]) => unknown) | (() => unknown);
}

export interface CodeTest {
  readonly name: string;
  readonly options: AgentTestOptions;
  readonly body: (agent: TestedAgent) => unknown;
  /** Stack of the call that declared it, the caller first. */
  readonly stack: string;
}

/** Runs where nobody says how many. */
export const DEFAULT_RUNS = 5;

interface Shared {
  /** Who takes a declared test. */
  register?: (test: CodeTest) => void;
  readonly run: AsyncLocalStorage<RunNotes>;
}

/** Failures that were collected in a run: its test may never throw them. */
export interface RunNotes {
  readonly failures: AssertionFailure[];
}

const KEY = Symbol.for("agentverity.tests/v1");

/** One in a process, whichever copy asks. */
function shared(): Shared {
  const holder = globalThis as { [KEY]?: Shared };
  holder[KEY] ??= { run: new AsyncLocalStorage() };
  return holder[KEY];
}

export function registerTestsWith(register: (test: CodeTest) => void): void {
  shared().register = register;
}

export function withNotes<Value>(notes: RunNotes, body: () => Value): Value {
  return shared().run.run(notes, body);
}

/** Does nothing outside a run. */
export function noteFailure(failure: AssertionFailure): void {
  shared().run.getStore()?.failures.push(failure);
}

/**
 * Declares a behavioural test: `body` runs `runs` times, each time with a fresh agent; a run fails when it throws.
 *
 * @throws TypeError for a test that cannot be run, Error where nobody runs tests
 */
export function agentTest(
  name: string,
  options: AgentTestOptions,
  body: (agent: TestedAgent) => unknown,
): void {
  const fault = faultOf(name, options, body);
  if (fault !== undefined) throw new TypeError(`agentTest ${fault}`);
  const { register } = shared();
  if (register === undefined)
    throw new Error(
      "agentTest is for test files: run them with `agentverity test`, or in Vitest with `agentverity-action/vitest` among its `setupFiles`",
    );
  const declared: { stack?: string } = {};
  Error.captureStackTrace(declared, agentTest);
  register({ name, options, body, stack: declared.stack ?? "" });
}

function faultOf(name: unknown, options: unknown, body: unknown): string | undefined {
  if (typeof name !== "string" || name.trim() === "" || /[\r\n]/.test(name))
    return "needs a name of one line";
  const { runs, agent } = (options ?? {}) as { readonly runs?: unknown; readonly agent?: unknown };
  const where = `\`${name}\``;
  if (typeof agent !== "function")
    return `${where} needs an \`agent\`: a function \`(input) => answer\`, or a factory of one`;
  if (runs !== undefined && !(Number.isSafeInteger(runs) && (runs as number) >= 1))
    return `${where} has \`runs: ${String(runs)}\`, which is no whole number above 0`;
  return typeof body === "function" ? undefined : `${where} needs a function to run`;
}
