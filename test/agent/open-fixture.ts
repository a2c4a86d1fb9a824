/** Opens the agents in `fixtures/` with a worker built for the test, and closes what a test left open. */
import { join } from "node:path";
import type { Agent } from "../../src/agent/agent.ts";
import { openAgent } from "../../src/agent/open-agent.ts";
import type { OpenOptions } from "../../src/agent/open-options.ts";
import type { ModuleSpec } from "../../src/inputs/config.ts";
import type { Problem, Result } from "../../src/problem.ts";
import { bundleWorker } from "./worker-bundle.ts";

export const FIXTURES = join(import.meta.dirname, "fixtures");

export interface Workshop {
  /** What agents printed since the last `closeAll`. */
  readonly output: string[];
  readonly workerPath: string;
  /** @param agent as in the input: `troubles.mjs#name` */
  open(agent: string, options?: Partial<OpenOptions>, kind?: ModuleSpec["exportKind"]): Promise<Agent>;
  refusal(agent: string, options?: Partial<OpenOptions>, kind?: ModuleSpec["exportKind"]): Promise<Problem>;
  /** Ends the agents opened since the last time, but for those that `keep` names. */
  closeAll(): Promise<void>;
  /** For an agent that serves a whole table. */
  keep(agent: Agent): Agent;
  remove(): Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  const bundle = await bundleWorker();
  const output: string[] = [];
  const opened: Agent[] = [];
  const kept: Agent[] = [];

  function start(agent: string, options: Partial<OpenOptions>, kind: ModuleSpec["exportKind"]) {
    const [path = "", exportName] = agent.split("#");
    const spec: ModuleSpec = {
      kind: "module",
      path,
      exportKind: kind,
      ...(exportName === undefined ? {} : { exportName }),
    };
    return openAgent(spec, {
      workingDirectory: FIXTURES,
      timeoutMs: 10_000,
      retries: 0,
      isolation: "auto",
      environment: process.env,
      agentEnv: [],
      workerPath: bundle.workerPath,
      onOutput: (line) => output.push(line),
      ...options,
    });
  }

  return {
    output,
    workerPath: bundle.workerPath,
    async open(agent, options = {}, kind = "auto") {
      const result: Result<Agent> = await start(agent, options, kind);
      if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problems)}`);
      opened.push(result.value);
      return result.value;
    },
    async refusal(agent, options = {}, kind = "auto") {
      const result = await start(agent, options, kind);
      if (result.ok) {
        opened.push(result.value);
        throw new Error("it was opened");
      }
      const [problem, ...others] = result.problems;
      if (problem === undefined || others.length > 0) throw new Error(JSON.stringify(result.problems));
      return problem;
    },
    async closeAll() {
      await Promise.all(opened.splice(0).map((agent) => agent.close()));
      output.length = 0;
    },
    keep(agent) {
      kept.push(...opened.splice(opened.indexOf(agent), 1));
      return agent;
    },
    async remove() {
      await Promise.all(kept.map((agent) => agent.close()));
      bundle.remove();
    },
  };
}

/** What an answer says, short enough for a table. */
export async function said(agent: Agent, input: string): Promise<string> {
  const answer = await agent.ask(input);
  if (!answer.ok) return `${answer.failure.kind}: ${answer.failure.message}`;
  const { verdict } = answer.observation;
  if (verdict === null) return "null";
  return verdict.kind === "decision" ? verdict.label : `no decision: ${verdict.reason}`;
}

/** Is there a process of this id that is not merely waiting to be reaped? */
export function isAlive(pid: number, readStat: (path: string) => string): boolean {
  try {
    return !/\) [ZX] /.test(readStat(`/proc/${pid}/stat`));
  } catch {
    return false;
  }
}
