/** `init`: the files a repository needs to start, never over a file that is there. */
import { join, resolve } from "node:path";
import type { Host } from "./host.ts";

const CONFIG = ".github/agentverity.yml";
const WORKFLOW = ".github/workflows/agentverity.yml";
const SUITE = "agentverity/suite.yaml";

/** Where people keep the thing that decides; the first that exists is named in the configuration. */
const LIKELY_AGENTS = ["agent", "router", "supervisor"].flatMap((name) =>
  ["", "src/", "agents/", "src/agents/", "src/agent/"].flatMap((folder) =>
    ["ts", "mts", "js", "mjs"].map((ending) => `${folder}${name}.${ending}`),
  ),
);

const LOCK_FILES: readonly (readonly [string, string])[] = [
  ["package-lock.json", "npm ci"],
  ["pnpm-lock.yaml", "corepack enable && pnpm install --frozen-lockfile"],
  ["yarn.lock", "corepack enable && yarn install --immutable"],
];

export function initialise(
  folder: string | undefined,
  host: Host,
  shell: { readonly workingDirectory: string; readonly stdout: (text: string) => void },
): number {
  const root = resolve(shell.workingDirectory, folder ?? ".");
  const exists = (path: string) => host.files.read(join(root, path)) !== undefined;
  const agent = LIKELY_AGENTS.find(exists);
  const install = LOCK_FILES.find(([file]) => exists(file))?.[1];
  const files: readonly (readonly [string, string])[] = [
    [CONFIG, configText(agent ?? "agents/router.ts")],
    [SUITE, SUITE_TEXT],
    [WORKFLOW, workflowText(install)],
  ];
  const lines = files.map(([path, text]) => {
    if (exists(path)) return `kept   ${path} (it was there already)`;
    host.files.write(join(root, path), text);
    return `wrote  ${path}`;
  });
  shell.stdout(`${[...lines, "", ...nextSteps(agent)].join("\n")}\n`);
  return 0;
}

function nextSteps(agent: string | undefined): readonly string[] {
  return [
    "Next:",
    agent === undefined
      ? `  1. Name your agent in ${CONFIG}: no file of a usual name was found.`
      : `  1. Check ${CONFIG}: it names ${agent}.`,
    `  2. Write your own cases in ${SUITE}: the decisions your agent may take, and a request for each.`,
    "  3. agentverity plan    says what a run will cost",
    "  4. agentverity run     measures it here; commit the files and the pull request shows the same",
  ];
}

function configText(agent: string): string {
  return `# What is measured, and how sure you want to be. Every key: see the README's list of inputs.
schema: agentverity.config/v1

# The function that decides: (input) => "decision", or => { verdict, toolCalls, ... }. Name another export with #name.
agent: ./${agent}
suite: ${SUITE}

# The flip rate to exclude: cheap 10 %, balanced 5 %, strict 1 %. \`agentverity plan\` says what each costs.
precision: balanced
`;
}

const SUITE_TEXT = `# The decisions your agent may take, and one reviewed request for each. Replace all of it with your own.
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

function workflowText(install: string | undefined): string {
  const setUp = install === undefined ? "" : `      - run: ${install}\n`;
  return `name: agentverity
on: pull_request
permissions:
  contents: read
  checks: write # the check run with annotations; without it they go to the log
jobs:
  decisions:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v6
        with:
          persist-credentials: false
${setUp}      - uses: org/agentverity-action@v1
        # env:
        #   OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
`;
}
