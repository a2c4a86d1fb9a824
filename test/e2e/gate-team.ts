/**
 * A team with a router, a suite and the gate's one-workflow set-up, on the stateful GitHub: the real bundle answers each
 * event in a job that has the pull request's files. Its agent counts its calls.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Delivery, Workflow } from "../fakes/deliveries.ts";
import type { StepResult } from "../fakes/runner.ts";
import { startWorld, type World } from "../fakes/world.ts";
import { DIST, folderWith, REPOSITORY, type Texts } from "./bundles.ts";

export const BASELINE = "agentverity.baseline.json";
const CONTEXT = `agentverity (${BASELINE})`;
export const LABEL = "agentverity:approve-baseline";
export const ENVIRONMENT = "agentverity-baseline";
/** What an environment has to be set to for its approvals to count. */
export const STRICT = { reviewers: ["maintainer"], preventSelfReview: true, canAdminsBypass: false };
const CONFIG = ".github/agentverity.yml";

const DECISIONS: Texts = {
  "my card was stolen": "fraud",
  "I was charged twice": "refund",
  "where is my parcel": "shipping",
  "close my account": "escalate",
};

const SUITE = `schema: agentverity.decision-suite/v1
contract:
  allowed: [fraud, refund, shipping, escalate]
cases:
${Object.entries(DECISIONS)
  .map(([input, expected]) => `  - { input: "${input}", expected: ${expected} }`)
  .join("\n")}
`;

const CONFIG_TEXT = `suite: suite.yaml\nprecision: cheap\nbaseline: ${BASELINE}\n`;

/** Decisions as the agent's file has them. */
export function decisions(changes: Texts = {}): string {
  return `${JSON.stringify({ ...DECISIONS, ...changes }, null, 2)}\n`;
}

export interface Team {
  readonly world: World;
  /** Calls of the agent since the last time it was asked. */
  calls(): number;
  /** The gate's job of an event, in a checkout of the pull request's head. */
  gate(delivery: Delivery, inputs?: Texts, environment?: Texts): Promise<StepResult>;
  /** The bundle and its metadata, for a step with other files. */
  readonly action: { readonly bundle: string; readonly metadata: string };
  /** What the job's checkout holds. */
  checkout(delivery: Delivery): Texts;
  /** State and description of the newest status on a commit, `undefined` where there is none. */
  status(sha: string): string | undefined;
  close(): Promise<void>;
}

export interface TeamOptions {
  readonly config?: string;
  /** Over the files of the base branch. */
  readonly files?: Texts;
  /** Other than the one-workflow set-up. */
  readonly workflows?: readonly Workflow[];
}

export async function startTeam(options: TeamOptions = {}): Promise<Team> {
  const counter = join(folderWith(), "calls.txt");
  writeFileSync(counter, "");
  const agent = `import { appendFileSync, readFileSync } from "node:fs";
export default (input) => {
  appendFileSync(${JSON.stringify(counter)}, "x");
  return JSON.parse(readFileSync(new URL("./decisions.json", import.meta.url), "utf8"))[input];
};
`;
  const files = {
    "agent.mjs": agent,
    "decisions.json": decisions(),
    "suite.yaml": SUITE,
    "README.md": "router\n",
    [CONFIG]: options.config ?? CONFIG_TEXT,
    ...options.files,
  };
  const world = await startWorld({ files, ...(options.workflows && { workflows: options.workflows }) });
  let seen = 0;
  const action = { bundle: join(DIST, "action.js"), metadata: join(REPOSITORY, "action.yml") };
  return {
    world,
    action,
    checkout: (delivery) => checkout(world, delivery),
    calls() {
      const all = readFileSync(counter, "utf8").length;
      const made = all - seen;
      seen = all;
      return made;
    },
    gate(delivery, inputs = {}, environment = {}) {
      return world.step(delivery, {
        ...action,
        inputs: { mode: "gate", agent: "./agent.mjs", ...inputs },
        files: checkout(world, delivery),
        ...(Object.keys(environment).length > 0
          ? { environment: { ...world.stepOf(delivery).environment, ...environment } }
          : {}),
      });
    },
    status(sha) {
      const found = world.statusOf(sha, CONTEXT);
      return found && `${found.state}: ${found.description}`;
    },
    close: () => world.close(),
  };
}

/** What the job's checkout holds: the pull request's files, else those of the run's own commit. */
function checkout({ state }: World, { payload, run }: Delivery): Texts {
  const pull = payload["pull_request"] as { readonly head: { readonly sha: string } } | undefined;
  const sha = pull?.head.sha ?? run?.headSha ?? "";
  const found = [...state.git.filesOf(sha)].filter(([, { mode }]) => mode !== "120000");
  return Object.fromEntries(
    found.map(([path, { sha: blob }]) => [path, state.git.blob(blob)?.toString("utf8") ?? ""]),
  );
}

/** The baseline that an artifact of a run offers as a candidate. */
export function candidateOf(
  world: World,
  unzip: (bytes: Buffer) => Readonly<Record<string, string>>,
): string {
  const artifact = world.state.artifacts.findLast(({ name }) => name.startsWith("agentverity-candidate-"));
  const text = artifact && unzip(artifact.zip)["candidate.baseline.json"];
  if (text === undefined) throw new Error("no candidate was published");
  return text;
}
