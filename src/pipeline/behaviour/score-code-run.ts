/**
 * What came of one run of a test in code → its score, as a declared test has it. What a test or an agent threw goes to
 * the log: a report holds nothing that an agent wrote.
 */
import type { Made } from "../../agent/code-tests.ts";
import type { CodeRunReply } from "../../agent/code-tests-protocol.ts";
import type { AssertionFailure, FailureDetail } from "../../core/behaviour/assertion.ts";
import type { RunScore } from "../../core/behaviour/score-test.ts";
import type { Observation } from "../../core/observation.ts";

/** @param redact takes known secrets out of names and messages */
export function scoreCodeRun(made: Made, redact: (text: string) => string): RunScore {
  if (!made.ok) return { passed: false, failures: [endedEarly(made)], path: [], steps: 0 };
  const { observations, failures, thrown } = made.reply;
  const all = [...failures, ...(thrown === undefined ? [] : [throwing(thrown)])];
  return {
    passed: all.length === 0,
    failures: all.map((failure) => ({ ...failure, message: redact(failure.message) })),
    path: observations.flatMap(({ toolCalls }) => toolCalls.map((call) => redact(call.name))),
    ...total("steps", observations),
    ...total("latencyMs", observations),
    ...total("costUsd", observations),
  };
}

/** Of a run that asks several times: all together, where any of the answers tells. */
function total<Name extends "steps" | "latencyMs" | "costUsd">(
  name: Name,
  observations: readonly Observation[],
): { readonly [Key in Name]?: number } {
  const known = observations.flatMap((observation) => observation[name] ?? []);
  const sum = known.reduce((all, value) => all + value, 0);
  return (known.length === 0 ? {} : { [name]: sum }) as { readonly [Key in Name]?: number };
}

function endedEarly({ kind, ended }: Extract<Made, { readonly ok: false }>): AssertionFailure {
  const message = ended
    .replace("the agent's process ended during the call", "the process ended during the run")
    .replace("no answer within", "the run did not end within");
  return runtimeError(kind === "timeout" ? "run_timed_out" : "process_ended", message);
}

function throwing({ name, byAgent, line }: NonNullable<CodeRunReply["thrown"]>): AssertionFailure {
  const where = line === undefined ? "" : ` (line ${line})`;
  const who = byAgent ? "the agent" : "the test";
  return runtimeError(byAgent ? "agent_failed" : "test_threw", `${who} threw \`${name}\`${where}`);
}

export function runtimeError(detail: FailureDetail, message: string): AssertionFailure {
  return { category: "runtime_error", detail, message };
}
