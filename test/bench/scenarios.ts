/** The action as it is timed: as on a runner, in a workspace of its own, with agents that say when they were first called. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runAction, type StepRequest, type StepResult } from "../fakes/runner.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const DIST = resolve(process.env["AGENTVERITY_DIST"] ?? join(ROOT, "dist"));

const FIRST_CALL = "first-call.txt";

const DECIDE = `import { writeFileSync } from "node:fs";
let called = false;
function decide(input) {
  if (!called) writeFileSync("${FIRST_CALL}", String(performance.timeOrigin + performance.now()));
  called = true;
  return input.includes("refund") ? "refund" : "general";
}
`;

const FILES: Readonly<Record<string, string>> = {
  "agent.mjs": `${DECIDE}export default (input) => decide(input);\n`,
  "agent.ts": `${DECIDE.replace("input)", "input: string): string")}export default (input: string): string => decide(input);\n`,
  "slow.mjs": `${DECIDE}const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
export default async (input) => { const answer = decide(input); await wait(50); return answer; };\n`,
  "six.txt": probes(6),
  "hundred.txt": probes(100),
  // What anyone would write without us: every call, and a line for each, in one process.
  "loop.mjs": `import { readFileSync, writeFileSync } from "node:fs";
import decide from "./agent.mjs";
const probes = readFileSync("hundred.txt", "utf8").trim().split("\\n");
const lines = [];
for (let trial = 0; trial < 20; trial += 1) {
  for (const input of probes) lines.push(JSON.stringify({ input, trial, verdict: await decide(input) }));
}
writeFileSync("loop.jsonl", lines.join("\\n"));
`,
};

function probes(count: number): string {
  const asked = (index: number) =>
    `${index}: ${index % 2 === 0 ? "I want a refund for" : "When will I get"} my order`;
  return `${Array.from({ length: count }, (_, index) => asked(index)).join("\n")}\n`;
}

/** `with:` of each scenario; whatever is not named has the default of action.yml. */
export const SCENARIOS = {
  /** 6 probes at 5 %: 156 calls of 50 ms. */
  slow: {
    agent: "./slow.mjs",
    probes: "six.txt",
    "max-workers": "16",
    "parallel-repeats": "true",
    isolation: "fresh-session",
  },
  /** 100 probes, 20 times each. */
  many: { agent: "./agent.mjs", probes: "hundred.txt", repeats: "20", "max-workers": "16" },
  javascript: { agent: "./agent.mjs", probes: "six.txt" },
  typescript: { agent: "./agent.ts", probes: "six.txt" },
} as const;

export interface Timing {
  readonly step: StepResult;
  readonly totalMs: number;
  /** From the start of the action's process to the agent's first call. */
  readonly startMs: number;
  /** From the first call to the end of the action's process. */
  readonly restMs: number;
}

export interface Workspace {
  readonly path: string;
  run(scenario: keyof typeof SCENARIOS, services?: Pick<StepRequest, "github" | "results">): Promise<Timing>;
  remove(): void;
}

export function openWorkspace(): Workspace {
  const path = mkdtempSync(join(tmpdir(), "agentverity-bench-"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(path, name), text);
  return {
    path,
    async run(scenario, services) {
      rmSync(join(path, FIRST_CALL), { force: true });
      const step = await runAction({
        bundle: join(DIST, "action.js"),
        metadata: join(ROOT, "action.yml"),
        inputs: SCENARIOS[scenario],
        workspace: path,
        ...services,
      });
      if (step.outputs["complete"] !== "true") throw new Error(`${scenario} did not measure:\n${step.log}`);
      const startMs = Number(readFileSync(join(path, FIRST_CALL), "utf8")) - step.startedAt;
      return { step, totalMs: step.durationMs, startMs, restMs: step.durationMs - startMs };
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
