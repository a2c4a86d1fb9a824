/** Assertions in code: the same ones as in a suite, thrown at once or collected. */
import { describe, expect, it } from "vitest";
import type { AssertionFailure } from "../../../src/core/behaviour/assertion.ts";
import {
  AgentAssertionError,
  assertionOf,
  type ExpectOptions,
  expectObservation,
  METHODS,
} from "../../../src/core/behaviour/expect-agent.ts";
import { ASSERTION_NAMES, findAssertion } from "../../../src/core/behaviour/read-assertion.ts";
import { readObservation } from "../../../src/core/read-observation.ts";

const context = {
  matches: (pattern: RegExp, text: string) => pattern.test(text),
  confirmationPhrases: ["booked"],
};
const RESULT = {
  text: "Your table is booked.",
  verdict: "book",
  toolCalls: [{ name: "search" }, { name: "book_table", args: { guests: 2, at: "Luigi" }, success: true }],
  steps: 3,
  latencyMs: 120,
  costUsd: 0.002,
};
const expectResult = (options: ExpectOptions = {}) => expectObservation(RESULT, options, context);

function thrownBy(body: () => unknown): unknown {
  try {
    body();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("expectAgent", () => {
  it("has every assertion of a suite, under its name in code", () => {
    expect(METHODS.map(findAssertion)).toEqual(ASSERTION_NAMES);
    expect(Object.keys(expectResult()).sort()).toEqual([...METHODS, "verify"].sort());
  });

  it("goes on along the chain while each assertion holds", () => {
    expectResult()
      .usedTool("search")
      .usedToolTimes("search", 1)
      .usedToolAtLeast("search", 1)
      .usedToolAtMost("search", 1)
      .didNotUseTool("cancel")
      .usedAnyTool()
      .usedToolsInOrder(["search", "book_table"])
      .toolSucceeded("book_table")
      .toolCalledWithArgs("book_table", { guests: 2 })
      .stepsLessThan(4)
      .finishedSuccessfully()
      .didNotError()
      .finalOutputContains("booked")
      .finalOutputDoesNotContain("sorry")
      .finalOutputMatchesPattern("^Your .* booked")
      .didNotClaimConfirmationWithoutTool()
      .didNotClaimConfirmationWithoutTool("book_table")
      .latencyLessThan(200)
      .costLessThan(0.01)
      .decided("book")
      .decidedOneOf(["book", "refuse"])
      .verify();
  });

  it.each(["book", { kind: "no-decision", reason: "open_ended" }, null])(
    "takes what was read before, with the verdict %j",
    (verdict) => {
      const read = readObservation({ ...RESULT, verdict });
      expect(read.ok && readObservation(read.observation)).toEqual(read);
    },
  );

  it("stops at the first failure, and says which assertion, what happened and its category", () => {
    const error = thrownBy(() => expectResult().usedTool("cancel").usedTool("refund"));
    expect(error).toBeInstanceOf(AgentAssertionError);
    expect((error as Error).message).toBe(
      "used_tool: cancel: `cancel` was not called (called: `search`, `book_table`) [missing_required_tool]",
    );
  });

  it("collects: every failure is told when it is found, and `verify` throws with all of them", () => {
    const told: AssertionFailure[] = [];
    const chain = expectObservation(
      RESULT,
      { collect: true },
      { ...context, collected: (failure) => told.push(failure) },
    );
    chain.usedTool("cancel").didNotError().stepsLessThan(2);
    const error = thrownBy(() => chain.verify()) as AgentAssertionError;
    expect(error.failures.map((failure) => failure.detail)).toEqual(["tool_not_called", "too_many_steps"]);
    expect(told).toEqual(error.failures);
    expect(() => expectResult({ collect: true }).usedTool("x").verify()).toThrow("used_tool: x");
  });

  it.each([
    { pattern: /your/i, source: "(?i)your" },
    { pattern: /Your/g, source: "Your" },
    { pattern: /Your/gu, source: "/Your/u" },
  ])("takes the pattern $pattern, and does not remember where it matched", ({ pattern, source }) => {
    expect(assertionOf("finalOutputMatchesPattern", [pattern])).toMatchObject({ source });
    expectResult().finalOutputMatchesPattern(pattern).finalOutputMatchesPattern(pattern);
  });

  it.each([
    {
      body: () => assertionOf("usedTool", []),
      says: "`usedTool` has no argument, and takes the name of a tool",
    },
    { body: () => assertionOf("usedTool", [/x/]), says: "`usedTool` takes the name of a tool" },
    { body: () => expectObservation(7, {}, context), says: "no answer of an agent" },
  ])("is a TypeError for what it cannot take: $says", ({ body, says }) => {
    expect(thrownBy(body)).toBeInstanceOf(TypeError);
    expect((thrownBy(body) as Error).message).toContain(says);
  });
});
