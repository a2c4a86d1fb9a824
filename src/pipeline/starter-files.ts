/** What `init` writes: a configuration, a suite to replace and a workflow; the README shows the same. */

export const CONFIG = ".github/agentverity.yml";
export const SUITE = "agentverity/suite.yaml";
export const REUSABLE = "org/agentverity-action/.github/workflows/agentverity.yml@v1";
/** Not written by `init`: it comes into being with a person's approval. */
export const BASELINE = "agentverity/decisions.baseline.json";

/** @param agent as the `agent` setting takes it: `./agents/router.ts#route` */
export function configText(agent: string): string {
  return `# What is measured, and how sure you want to be. Every key: see the README's list of inputs.
schema: agentverity.config/v1

# The function that decides: (input) => "decision", or => { verdict, toolCalls, ... }. Name another export with #name.
agent: ${agent}
suite: ${SUITE}

# The approved decisions. The file comes later: the first pull request says how, and a person signs every change of it.
baseline: ${BASELINE}

# If a call remembers nothing of the calls before it, say so; otherwise the report says that nobody knows.
# isolation: fresh-session

# The flip rate to exclude: cheap 10 %, balanced 5 %, strict 1 %. The command \`plan\` says what each costs.
precision: balanced
`;
}

export const SUITE_TEXT = `# The decisions your agent may take, and reviewed requests for each. Replace all of it with your own.
schema: agentverity.decision-suite/v1
contract:
  allowed: [refund, escalate, answer]
  critical: [escalate]
cases:
  - input: The lamp arrived broken and I want my money back.
    expected: refund
  - input: My lawyer will call you on Monday.
    expected: escalate
  - input: What are your opening hours?
    expected: answer
`;

/**
 * The caller of our reusable workflow: both jobs of the gate, and all events that may change its answer.
 *
 * @param folder of the agent, relative to the repository; "" at its root
 * @param install what brings the agent's own packages; undefined where no lock file was found
 */
export function workflowText(folder: string, install: string | undefined): string {
  return `name: agentverity
on:
  pull_request:
    types: [opened, reopened, synchronize, edited, labeled, unlabeled, ready_for_review]
  pull_request_review:
    types: [submitted, dismissed]
  merge_group:

permissions: { contents: read, actions: read, pull-requests: read, statuses: write, checks: write }

jobs:
  agentverity:
    uses: ${REUSABLE}
${inputLines(folder, install).join("\n")}
    # secrets:
    #   agent-env: \${{ secrets.AGENT_ENV }} # lines NAME=VALUE, for the agent alone
`;
}

function inputLines(folder: string, install: string | undefined): readonly string[] {
  if (folder === "" && install === undefined)
    return ["    # with:", "    #   setup: npm ci # where your agent imports packages"];
  const setup =
    install === undefined
      ? "      # setup: npm ci # where your agent imports packages"
      : `      setup: ${install}`;
  return [
    "    with:",
    ...(folder === "" ? [] : [`      working-directory: ${JSON.stringify(folder)}`]),
    setup,
  ];
}
