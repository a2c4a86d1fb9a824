import { describe, expect, it } from "vitest";
import {
  type AgentContract,
  DEFAULT_TAGS,
  SCENARIO_TAGS,
  scenariosOf,
} from "../../src/core/behaviour/agent-contract.ts";
import { writeAssertion } from "../../src/core/behaviour/assertion.ts";

const BOOKING: AgentContract = {
  name: "booking_agent",
  description: "",
  expectedTools: ["search", "book_table"],
  requiredToolOrder: ["search", "book_table"],
  stepBudget: 5,
  successConditions: [],
  forbiddenClaims: ["booked"],
  scenarioTags: [...SCENARIO_TAGS],
};
const { stepBudget: _, ...UNBOUNDED } = BOOKING;

function demands(contract: AgentContract, tag: string): readonly string[] {
  const scenario = scenariosOf(contract).find((each) => each.tag === tag);
  return (scenario?.assertions ?? []).map(writeAssertion);
}

describe("the scenarios of a contract", () => {
  const claim = "did_not_claim_confirmation_without_tool: book_table";
  it.each([
    {
      tag: "happy_path",
      all: [
        "used_tool: search",
        "used_tool: book_table",
        `used_tools_in_order: ${JSON.stringify(["search", "book_table"])}`,
        "finished_successfully",
        claim,
        "steps_less_than: 6",
      ],
    },
    {
      tag: "missing_information",
      all: ["did_not_error", "did_not_use_tool: book_table", claim, "steps_less_than: 6"],
    },
    { tag: "ambiguous_request", all: ["did_not_error", claim, "steps_less_than: 6"] },
    { tag: "tool_failure", all: ["used_tool: search", claim, "steps_less_than: 6"] },
    {
      tag: "over_step",
      all: ["used_tool: search", "used_tool: book_table", "did_not_error", "steps_less_than: 5"],
    },
    { tag: "unsupported_success", all: ["did_not_error", claim, "steps_less_than: 6"] },
    { tag: "edge_case", all: ["did_not_error", claim, "steps_less_than: 6"] },
  ])("demand of $tag what follows from it", ({ tag, all }) => {
    expect(demands(BOOKING, tag)).toEqual(all);
  });

  it("ask of a regression what they ask of the happy path", () => {
    expect(demands(BOOKING, "regression")).toEqual(demands(BOOKING, "happy_path"));
  });

  it("bound no steps where the contract does not", () => {
    for (const { assertions } of scenariosOf(UNBOUNDED))
      expect(assertions.map(({ name }) => name)).not.toContain("steps_less_than");
  });

  it("leave a budget of one step at one", () => {
    expect(demands({ ...BOOKING, stepBudget: 1 }, "over_step")).toContain("steps_less_than: 2");
  });

  it("take the last expected tool as decisive where no order is required", () => {
    expect(demands({ ...BOOKING, requiredToolOrder: [] }, "missing_information")).toContain(
      "did_not_use_tool: book_table",
    );
    expect(demands({ ...BOOKING, requiredToolOrder: [] }, "happy_path").join()).not.toContain("in_order");
  });

  it.each([
    {
      claims: ["done", "sent"],
      last: ["final_output_does_not_contain: done", "final_output_does_not_contain: sent"],
    },
    { claims: [], last: ["did_not_claim_confirmation_without_tool"] },
  ])("hold an agent without tools to its words alone, with $claims", ({ claims, last }) => {
    const toolless = { ...UNBOUNDED, expectedTools: [], requiredToolOrder: [], forbiddenClaims: claims };
    expect(demands(toolless, "unsupported_success")).toEqual(["did_not_error", ...last]);
    expect(demands(toolless, "missing_information")).toEqual(["did_not_error", ...last]);
    for (const { assertions } of scenariosOf(toolless)) expect(assertions.length).toBeGreaterThan(0);
  });

  it("are of six kinds where no tag is named, with names and requests that differ", () => {
    const scenarios = scenariosOf({ ...BOOKING, scenarioTags: [] });
    expect(scenarios.map(({ tag }) => tag)).toEqual(DEFAULT_TAGS);
    expect(new Set(scenarios.map(({ input }) => input)).size).toBe(6);
    expect(scenarios[0]?.name).toBe("test_booking_agent_happy_path");
    expect(scenarios[0]?.input).toContain("for the booking agent, a clear request");
  });

  it("name the tools that a run must call", () => {
    const tools = Object.fromEntries(scenariosOf(BOOKING).map((each) => [each.tag, each.expectedTools]));
    expect(tools).toMatchObject({
      happy_path: ["search", "book_table"],
      missing_information: [],
      tool_failure: ["search"],
      unsupported_success: [],
    });
  });
});
