/**
 * The assertions of a suite as a chain for tests in code: `expectAgent(result).usedTool("search")`. The first that does
 * not hold throws; with `collect` all of them are checked, and `verify` throws with every failure.
 */
import type { Observation } from "../observation.ts";
import { readObservation } from "../read-observation.ts";
import type { Assertion, AssertionFailure, AssertionName } from "./assertion.ts";
import { type Checking, checkAssertion } from "./check-assertion.ts";
import { readAssertion } from "./read-assertion.ts";

/** What each takes, by its name in code; the meanings are those of a suite. */
export interface AgentAssertions {
  usedTool: [tool: string];
  usedToolTimes: [tool: string, times: number];
  usedToolAtLeast: [tool: string, times: number];
  usedToolAtMost: [tool: string, times: number];
  didNotUseTool: [tool: string];
  usedAnyTool: [];
  usedToolsInOrder: [tools: readonly string[]];
  toolSucceeded: [tool: string];
  toolCalledWithArgs: [tool: string, args: Readonly<Record<string, unknown>>];
  stepsLessThan: [steps: number];
  finishedSuccessfully: [];
  didNotError: [];
  finalOutputContains: [text: string];
  finalOutputDoesNotContain: [text: string];
  finalOutputMatchesPattern: [pattern: string | RegExp];
  didNotClaimConfirmationWithoutTool: [tool?: string];
  latencyLessThan: [milliseconds: number];
  costLessThan: [usDollars: number];
  decided: [label: string];
  decidedOneOf: [labels: readonly string[]];
}

export type AgentExpectation = {
  readonly [Name in keyof AgentAssertions]: (...given: AgentAssertions[Name]) => AgentExpectation;
} & {
  /** Of `collect`: throws with every failure so far, or does nothing. */
  verify(): void;
};

/** Thrown for what a run did not do; holds every failure that is known. */
export class AgentAssertionError extends Error {
  override readonly name = "AgentAssertionError";
  readonly failures: readonly AssertionFailure[];

  constructor(failures: readonly AssertionFailure[]) {
    super(failures.map(failureWords).join("\n"));
    this.failures = failures;
  }
}

export function failureWords({ assertion, category, message }: AssertionFailure): string {
  return `${assertion}: ${message} [${category}]`;
}

export interface ExpectOptions {
  /** Check all, and throw with `verify`. */
  readonly collect?: boolean;
}

/** @property collected told of each failure that did not throw: it may never be verified */
export interface ExpectContext extends Checking {
  readonly collected?: (failure: AssertionFailure) => void;
}

/**
 * @param result what an agent returned, in any shape that an agent may answer in
 * @throws TypeError for what is no such answer
 */
export function expectObservation(
  result: unknown,
  { collect = false }: ExpectOptions,
  context: ExpectContext,
): AgentExpectation {
  const observation = observationOf(result);
  const failures: AssertionFailure[] = [];
  const chain: Record<string, unknown> = {
    verify: () => {
      if (failures.length > 0) throw new AgentAssertionError([...failures]);
    },
  };
  for (const name of METHODS) {
    chain[name] = (...given: readonly unknown[]) => {
      const failure = checkAssertion(assertionOf(name, given), observation, context);
      if (failure === undefined) return chain;
      if (!collect) throw new AgentAssertionError([failure]);
      failures.push(failure);
      context.collected?.(failure);
      return chain;
    };
  }
  return chain as unknown as AgentExpectation; // one method for each name of the table
}

/** @throws TypeError for what is no answer of an agent */
export function observationOf(result: unknown): Observation {
  const read = readObservation(result);
  if (read.ok) return read.observation;
  throw new TypeError(`this is no answer of an agent: ${read.why}`);
}

/** @throws TypeError for arguments that the assertion does not take */
export function assertionOf(name: keyof AgentAssertions, given: readonly unknown[]): Assertion {
  const [only] = given;
  if (only instanceof RegExp && name === "finalOutputMatchesPattern") return patternOf(only);
  const read = readAssertion(SNAKES[name], given.length === 0 ? undefined : given);
  if (read.ok) return read.assertion;
  throw new TypeError(`\`${name}\` ${read.why}`);
}

/** Without what makes a pattern remember where it was. */
function patternOf({ source, flags }: RegExp): Assertion {
  const kept = flags.replace(/[dgy]/g, "");
  const written = /^[ims]*$/.test(kept)
    ? `${kept === "" ? "" : `(?${kept})`}${source}`
    : `/${source}/${kept}`;
  return { name: "final_output_matches_pattern", source: written, pattern: new RegExp(source, kept) };
}

/** A new assertion does not compile until it has its name here. */
const METHOD_NAMES: Readonly<Record<AssertionName, keyof AgentAssertions>> = {
  used_tool: "usedTool",
  used_tool_times: "usedToolTimes",
  used_tool_at_least: "usedToolAtLeast",
  used_tool_at_most: "usedToolAtMost",
  did_not_use_tool: "didNotUseTool",
  used_any_tool: "usedAnyTool",
  used_tools_in_order: "usedToolsInOrder",
  tool_succeeded: "toolSucceeded",
  tool_called_with_args: "toolCalledWithArgs",
  steps_less_than: "stepsLessThan",
  finished_successfully: "finishedSuccessfully",
  did_not_error: "didNotError",
  final_output_contains: "finalOutputContains",
  final_output_does_not_contain: "finalOutputDoesNotContain",
  final_output_matches_pattern: "finalOutputMatchesPattern",
  did_not_claim_confirmation_without_tool: "didNotClaimConfirmationWithoutTool",
  latency_less_than: "latencyLessThan",
  cost_less_than: "costLessThan",
  decided: "decided",
  decided_one_of: "decidedOneOf",
};

/** In the order in which people learn them. */
export const METHODS = Object.values(METHOD_NAMES);

const SNAKES = Object.fromEntries(
  Object.entries(METHOD_NAMES).map(([snake, method]) => [method, snake]),
) as unknown as Readonly<Record<keyof AgentAssertions, AssertionName>>;
