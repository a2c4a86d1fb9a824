/** Runs the body of a test in code once, with an agent of its own, and says what came of it. Never throws. */
import type { AssertionFailure } from "../core/behaviour/assertion.ts";
import type { Observation } from "../core/observation.ts";
import { readObservation } from "../core/read-observation.ts";
import { type CodeTest, type RunNotes, type TestedAgent, withNotes } from "./code-test.ts";
import { readFrameworkResult } from "./framework-result.ts";
import { describeError } from "./worker-answer.ts";

export interface CodeRun {
  /** Every answer of the agent, in order. */
  readonly observations: readonly Observation[];
  /** Failed assertions, in order; empty for a run that passed or threw something else. */
  readonly failures: readonly AssertionFailure[];
  /** What it threw that is no failed assertion. */
  readonly thrown?: ThrownError;
}

export interface ThrownError {
  /** Of the error: `TypeError`. */
  readonly name: string;
  /** For the log: it may hold what the agent wrote. */
  readonly message: string;
  readonly stack: string;
  /** It came from the agent, not from the test. */
  readonly byAgent: boolean;
}

export async function runOnce(test: CodeTest): Promise<CodeRun> {
  const observations: Observation[] = [];
  const notes: RunNotes = { failures: [] };
  let byAgent: unknown;
  try {
    const answer = await freshAgent(test);
    const agent: TestedAgent = async (input) => {
      try {
        const since = performance.now();
        const returned = await answer(input);
        const latencyMs = Math.round((performance.now() - since) * 1000) / 1000;
        const observation = { latencyMs, ...read(await readFrameworkResult(returned)) };
        observations.push(observation);
        return observation;
      } catch (error) {
        byAgent = error;
        throw error;
      }
    };
    await withNotes(notes, async () => test.body(agent));
    return { observations, failures: notes.failures };
  } catch (error) {
    if (isAssertionError(error))
      return { observations, failures: withThrown(notes.failures, error.failures) };
    return { observations, failures: notes.failures, thrown: thrownOf(error, error === byAgent) };
  }
}

type Answering = (input: string) => unknown;

/** As with `agent-kind: auto`: what declares no parameter makes the agent. */
async function freshAgent({ name, options }: CodeTest): Promise<Answering> {
  const agent = options.agent as Answering;
  if (agent.length > 0) return agent;
  const made: unknown = await (agent as () => unknown)();
  if (typeof made === "function") return made as Answering;
  throw new TypeError(
    `the \`agent\` of \`${name}\` declares no parameter, so it was taken as a factory, and it returned no function; if it answers itself, declare its parameter: \`(input) => …\``,
  );
}

/** As it would cross to another process: no class instance, nothing that changes later. */
function read(answer: unknown): Observation {
  const found = readObservation(answer === undefined ? undefined : JSON.parse(JSON.stringify(answer)));
  if (found.ok) return found.observation;
  throw new TypeError(`the agent's answer cannot be read: ${found.why}`);
}

/** Another copy of this library may have thrown it. */
function isAssertionError(error: unknown): error is { readonly failures: readonly AssertionFailure[] } {
  if (!(error instanceof Error) || error.name !== "AgentAssertionError") return false;
  return Array.isArray((error as { readonly failures?: unknown }).failures);
}

/** `verify` throws what was noted before. */
function withThrown(noted: readonly AssertionFailure[], thrown: readonly AssertionFailure[]) {
  const known = new Set(noted.map((failure) => JSON.stringify(failure)));
  return [...noted, ...thrown.filter((failure) => !known.has(JSON.stringify(failure)))];
}

function thrownOf(error: unknown, byAgent: boolean): ThrownError {
  const isError = error instanceof Error;
  return {
    name: isError ? error.name : typeof error,
    message: describeError(error),
    stack: isError ? (error.stack ?? "") : "",
    byAgent,
  };
}
