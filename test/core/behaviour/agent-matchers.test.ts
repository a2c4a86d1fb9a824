/** The assertions of a suite as matchers: each both ways, and what nobody measured neither way. */
import { describe, expect, it } from "vitest";
import { MATCHER_NAMES, type MatcherName, matchAgent } from "../../../src/core/behaviour/agent-matchers.ts";

const checking = {
  matches: (pattern: RegExp, text: string) => (pattern.source === "slow" ? "timed-out" : pattern.test(text)),
  confirmationPhrases: ["booked"],
};
const DONE = {
  text: "Your table is booked.",
  verdict: "book",
  toolCalls: [{ name: "search" }, { name: "book", args: { guests: 2, at: "Luigi" }, success: true }],
  steps: 3,
  latencyMs: 120,
  costUsd: 0.002,
};
const CLAIMED = {
  text: "It is booked.",
  toolCalls: [{ name: "search", success: false }],
  errors: ["timeout"],
};

/** As a framework asks: does `expect(result).name(...)` pass, and `expect(result).not.name(...)`? */
function passes(name: MatcherName, result: unknown, given: readonly unknown[]) {
  const asked = (isNot: boolean) => matchAgent(name, result, given, { isNot, checking });
  return { is: asked(false).pass, isNot: !asked(true).pass };
}

type Row = readonly [name: MatcherName, holds: readonly unknown[], fails: readonly unknown[]];

describe("matchers for what an agent did", () => {
  const rows: readonly Row[] = [
    ["toHaveUsedTool", ["search"], ["cancel"]],
    ["toHaveUsedToolTimes", ["search", 1], ["search", 2]],
    ["toHaveUsedToolAtLeast", ["search", 1], ["search", 2]],
    ["toHaveUsedToolAtMost", ["search", 1], ["search", 0]],
    ["toHaveUsedToolsInOrder", [["search", "book"]], [["book", "search"]]],
    ["toHaveSucceededWithTool", ["book"], ["cancel"]],
    ["toHaveCalledToolWithArgs", ["book", { guests: 2 }], ["book", { guests: 3 }]],
    ["toHaveStepsBelow", [4], [3]],
    ["toHaveFinalOutputContaining", ["booked"], ["sorry"]],
    ["toHaveFinalOutputMatching", [/table/], [/chair/]],
    ["toHaveLatencyBelow", [200], [100]],
    ["toHaveCostBelow", [0.01], [0.001]],
    ["toHaveDecided", ["book"], ["ask"]],
    ["toHaveDecidedOneOf", [["ask", "book"]], [["ask"]]],
  ];

  it.each(rows)("%s holds or does not, and `not` is the opposite", (name, holds, fails) => {
    expect(passes(name, DONE, holds)).toEqual({ is: true, isNot: false });
    expect(passes(name, DONE, fails)).toEqual({ is: false, isNot: true });
  });

  it.each([
    { name: "toHaveUsedAnyTool", holds: DONE, fails: "hello" },
    { name: "toHaveFinishedSuccessfully", holds: DONE, fails: CLAIMED },
    { name: "toHaveErrored", holds: CLAIMED, fails: DONE },
    { name: "toHaveClaimedConfirmationWithoutTool", holds: CLAIMED, fails: DONE },
  ] as const)("$name tells one run from another", ({ name, holds, fails }) => {
    expect(passes(name, holds, [])).toEqual({ is: true, isNot: false });
    expect(passes(name, fails, [])).toEqual({ is: false, isNot: true });
  });

  it("are all tried here", () => {
    const others = [
      "toHaveUsedAnyTool",
      "toHaveFinishedSuccessfully",
      "toHaveErrored",
      "toHaveClaimedConfirmationWithoutTool",
    ];
    expect([...rows.map(([name]) => name), ...others].sort()).toEqual([...MATCHER_NAMES].sort());
  });

  it.each([
    ["toHaveStepsBelow", [4]],
    ["toHaveLatencyBelow", [200]],
    ["toHaveCostBelow", [1]],
    ["toHaveFinalOutputMatching", [/slow/]],
  ] as const)("%s passes neither way where nothing is known", (name, given) => {
    expect(passes(name, CLAIMED, given)).toEqual({ is: false, isNot: false });
  });

  it.each([
    {
      name: "toHaveUsedTool",
      given: ["cancel"],
      isNot: false,
      says: "used_tool: cancel: `cancel` was not called (called: `search`, `book`) [missing_required_tool]",
    },
    { name: "toHaveUsedTool", given: ["search"], isNot: true, says: "did_not_use_tool: search: " },
    {
      name: "toHaveDecided",
      given: ["book"],
      isNot: true,
      says: "not expected, and it holds: decided: book",
    },
    { name: "toHaveErrored", given: [], isNot: false, says: "the agent reported no error" },
  ] as const)("say of $name ($isNot) what happened", ({ name, given, isNot, says }) => {
    expect(matchAgent(name, DONE, given, { isNot, checking }).message).toContain(says);
  });

  it("are a TypeError for what is no answer, and for arguments that they do not take", () => {
    const match = (result: unknown, ...given: unknown[]) =>
      matchAgent("toHaveUsedTool", result, given, { isNot: false, checking });
    expect(() => match(7, "search")).toThrow(TypeError);
    expect(() => match(DONE)).toThrow("`usedTool` has no argument");
  });
});
