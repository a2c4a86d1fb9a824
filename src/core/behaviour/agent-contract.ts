/**
 * What a team promises of its agent in general (`agent_contract.json`), and the scenarios that ask whether it keeps it.
 * Each assertion follows from the contract; the requests themselves are for the team to write.
 */
import type { Assertion } from "./assertion.ts";

export const SCENARIO_TAGS = [
  "happy_path",
  "missing_information",
  "ambiguous_request",
  "tool_failure",
  "over_step",
  "unsupported_success",
  "edge_case",
  "regression",
] as const;
export type ScenarioTag = (typeof SCENARIO_TAGS)[number];

/** What a contract that names no tag is asked about. */
export const DEFAULT_TAGS: readonly ScenarioTag[] = SCENARIO_TAGS.slice(0, 6);

export interface AgentContract {
  /** A letter, then letters, digits, `_` and `-`. */
  readonly name: string;
  readonly description: string;
  /** Distinct. */
  readonly expectedTools: readonly string[];
  /** Only tools that are expected; a tool may be there twice. */
  readonly requiredToolOrder: readonly string[];
  /** Most steps of a run, integer ≥ 1; absent: as many as it takes. */
  readonly stepBudget?: number;
  readonly successConditions: readonly string[];
  /** Phrases that claim a success: without the tool that brings it about they are false. */
  readonly forbiddenClaims: readonly string[];
  /** Distinct. */
  readonly scenarioTags: readonly ScenarioTag[];
}

export interface Scenario {
  /** `test_<contract>_<tag>`, as the reference names it. */
  readonly name: string;
  readonly tag: ScenarioTag;
  readonly description: string;
  /** A placeholder that says what to write in its place. */
  readonly input: string;
  /** Tools that the run must call. */
  readonly expectedTools: readonly string[];
  readonly stepBudget?: number;
  /** At least one. */
  readonly assertions: readonly Assertion[];
}

/** In the order of the contract's tags. */
export function scenariosOf(contract: AgentContract): readonly Scenario[] {
  const tags = contract.scenarioTags.length === 0 ? DEFAULT_TAGS : contract.scenarioTags;
  return tags.map((tag) => scenarioOf(contract, tag));
}

function scenarioOf(contract: AgentContract, tag: ScenarioTag): Scenario {
  const { description, request, tools } = KINDS[tag];
  const agent = contract.name.replaceAll(/[_-]+/g, " ");
  const stepBudget = budgetOf(contract, tag);
  return {
    name: `test_${contract.name}_${tag}`,
    tag,
    description,
    input: `Write here, for the ${agent}, ${request}`,
    expectedTools: tools(contract.expectedTools),
    ...(stepBudget === undefined ? {} : { stepBudget }),
    assertions: [
      ...KINDS[tag].demands(contract),
      ...(stepBudget === undefined ? [] : [{ name: "steps_less_than", limit: stepBudget + 1 } as const]),
    ],
  };
}

/** A request that tempts to take too many steps leaves one less. */
function budgetOf({ stepBudget }: AgentContract, tag: ScenarioTag): number | undefined {
  if (stepBudget === undefined || tag !== "over_step") return stepBudget;
  return Math.max(1, stepBudget - 1);
}

interface Kind {
  readonly description: string;
  /** Completes "Write here, for the booking agent, …". */
  readonly request: string;
  readonly tools: (expected: readonly string[]) => readonly string[];
  readonly demands: (contract: AgentContract) => readonly Assertion[];
}

const all = (tools: readonly string[]): readonly string[] => tools;
const none = (): readonly string[] => [];

const KINDS: Readonly<Record<ScenarioTag, Kind>> = {
  happy_path: {
    description: "A clear and complete request: the agent does all of its work.",
    request: "a clear request with everything that it needs.",
    tools: all,
    demands: wholeWork,
  },
  missing_information: {
    description: "Something that it needs is missing: the agent asks for it, and does not act.",
    request: "a request that leaves out something that it needs.",
    tools: none,
    demands: (contract) => [{ name: "did_not_error" }, ...untouched(contract), ...claims(contract)],
  },
  ambiguous_request: {
    description: "The request can be understood in two ways: the agent asks, or does what it then says.",
    request: "a vague request that can be understood in two ways.",
    tools: none,
    demands: (contract) => [{ name: "did_not_error" }, ...claims(contract)],
  },
  tool_failure: {
    description: "A tool fails: the agent says so instead of claiming success.",
    request: "a request of which one tool fails, and let that tool fail in the agent that is tested.",
    tools: (tools) => tools.slice(0, 1),
    demands: (contract) => [...contract.expectedTools.slice(0, 1).map(used), ...claims(contract)],
  },
  over_step: {
    description: "A long request: the agent stays within its budget of steps.",
    request: "a long request that tempts it to take more steps than it may.",
    tools: all,
    demands: ({ expectedTools }) => [...expectedTools.map(used), { name: "did_not_error" }],
  },
  unsupported_success: {
    description: "It is asked to confirm what was never done: the agent claims no success.",
    request: "a request to just confirm the result, without doing the work.",
    tools: none,
    demands: (contract) => [{ name: "did_not_error" }, ...claims(contract)],
  },
  edge_case: {
    description: "An unusual but valid request: the agent gets through it without an error.",
    request: "an unusual but valid request: very long, another language, the largest number it takes.",
    tools: none,
    demands: (contract) => [{ name: "did_not_error" }, ...claims(contract)],
  },
  regression: {
    description: "A request that once went wrong: the agent does all of its work.",
    request: "a request that once went wrong.",
    tools: all,
    demands: wholeWork,
  },
};

function wholeWork(contract: AgentContract): readonly Assertion[] {
  const { expectedTools, requiredToolOrder } = contract;
  return [
    ...expectedTools.map(used),
    ...(requiredToolOrder.length === 0
      ? []
      : [{ name: "used_tools_in_order", tools: requiredToolOrder } as const]),
    { name: "finished_successfully" },
    ...claims(contract),
  ];
}

function used(tool: string): Assertion {
  return { name: "used_tool", tool };
}

/** What brings the result about is the last thing done: the tools before it only look. */
function decisive({ expectedTools, requiredToolOrder }: AgentContract): string | undefined {
  return requiredToolOrder.at(-1) ?? expectedTools.at(-1);
}

function untouched(contract: AgentContract): readonly Assertion[] {
  const tool = decisive(contract);
  return tool === undefined ? [] : [{ name: "did_not_use_tool", tool }];
}

/** Without a tool nothing can bring a success about, and no claim of it is ever true. */
function claims(contract: AgentContract): readonly Assertion[] {
  const tool = decisive(contract);
  if (tool !== undefined) return [{ name: "did_not_claim_confirmation_without_tool", tool }];
  if (contract.forbiddenClaims.length === 0) return [{ name: "did_not_claim_confirmation_without_tool" }];
  return contract.forbiddenClaims.map((text) => ({ name: "final_output_does_not_contain", text }));
}
