/** What `init` writes: a configuration, a suite to replace and a workflow; the README shows the same workflow. */

export const CONFIG = ".github/agentverity.yml";
export const SUITE = "agentverity/suite.yaml";

/** @param agent as the `agent` setting takes it: `./agents/router.ts#route` */
export function configText(agent: string): string {
  return `# What is measured, and how sure you want to be. Every key: see the README's list of inputs.
schema: agentverity.config/v1

# The function that decides: (input) => "decision", or => { verdict, toolCalls, ... }. Name another export with #name.
agent: ${agent}
suite: ${SUITE}

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
 * @param folder of the agent, relative to the repository; "" at its root
 * @param install what brings the agent's own packages; undefined where no lock file was found
 */
export function workflowText(folder: string, install: string | undefined): string {
  const nested = folder !== "";
  return `name: agentverity
on: pull_request

permissions:
  contents: read
  checks: write # the check run with annotations; without it they go to the log

jobs:
  decisions:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
${installStep(install, nested ? folder : undefined)}
      - uses: org/agentverity-action@v1
${nested ? `        with:\n          working-directory: ${JSON.stringify(folder)}\n` : ""}        # env:
        #   OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
`;
}

function installStep(install: string | undefined, folder: string | undefined): string {
  if (install === undefined) return "      # - run: npm ci  # where your agent imports packages";
  const where = folder === undefined ? "" : `\n        working-directory: ${JSON.stringify(folder)}`;
  return `      - run: ${install}${where}`;
}
