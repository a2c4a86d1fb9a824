/** An agent that answers from a script, for tests of everything behind the agent's interface. */
import type { Agent, Answer } from "../../src/agent/agent.ts";
import type { Isolation } from "../../src/core/evidence.ts";
import { readObservation } from "../../src/core/read-observation.ts";

export interface ScriptedAgent extends Agent {
  /** Inputs in the order in which they were asked. */
  readonly asked: string[];
  /** The most calls that were under way at once, overall and of one input. */
  readonly most: { total: number; sameInput: number };
}

export interface Script {
  /** The raw answer to the nth call (0-based) of an input; an Error fails the call. */
  answer(input: string, nth: number): unknown;
  /** Resolves when the call may end; at once without it. */
  wait?(input: string, nth: number): Promise<void>;
  readonly isolation?: Isolation;
}

export function scriptedAgent(script: Script): ScriptedAgent {
  const counts = new Map<string, number>();
  const running = new Map<string, number>();
  const asked: string[] = [];
  const most = { total: 0, sameInput: 0 };
  let total = 0;

  const enter = (input: string): void => {
    total += 1;
    running.set(input, (running.get(input) ?? 0) + 1);
    most.total = Math.max(most.total, total);
    most.sameInput = Math.max(most.sameInput, running.get(input) ?? 0);
  };
  const leave = (input: string): void => {
    total -= 1;
    running.set(input, (running.get(input) ?? 0) - 1);
  };

  return {
    name: "scripted",
    isolation: script.isolation ?? "unknown",
    notes: [],
    asked,
    most,
    async ask(input) {
      const nth = counts.get(input) ?? 0;
      counts.set(input, nth + 1);
      asked.push(input);
      enter(input);
      await script.wait?.(input, nth);
      leave(input);
      return toAnswer(script.answer(input, nth));
    },
    async close() {},
  };
}

function toAnswer(raw: unknown): Answer {
  if (raw instanceof Error) {
    return { ok: false, attempt: 1, failure: { kind: "agent-error", message: raw.message } };
  }
  const read = readObservation(raw);
  if (read.ok) return { ok: true, attempt: 1, observation: read.observation };
  return { ok: false, attempt: 1, failure: { kind: "malformed-response", message: read.why } };
}

/** The answers of an input in call order, the last one repeated. */
export function fromLists(lists: Readonly<Record<string, readonly unknown[]>>): Script {
  return {
    answer: (input, nth) => {
      const answers = lists[input] ?? [new Error(`nobody scripted ${JSON.stringify(input)}`)];
      return answers[Math.min(nth, answers.length - 1)];
    },
  };
}
