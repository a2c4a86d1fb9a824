/** The action's story, loaded while the agent's process starts: a runner's environment in, one published run out. */
import { join, resolve } from "node:path";
import type { ProcessAhead } from "./agent/agent-process.ts";
import { createGithubHost } from "./github/host.ts";
import { redactingFiles } from "./github/redacting-files.ts";
import { readActionInputs } from "./inputs/action-inputs.ts";
import { readConfig } from "./inputs/read-config.ts";
import { type Host, modeOf, refuseSettings } from "./pipeline.ts";
import { defectText } from "./problem.ts";
import { systemClock } from "./system/clock.ts";
import { systemFiles } from "./system/files.ts";
import { onInterruption } from "./system/interruption.ts";
import { treeState } from "./system/tree-state.ts";

export interface Start {
  /** Absolute: where the job stands. */
  readonly workspace: string;
  /** Absolute path of the program that runs a module agent. */
  readonly workerPath: string;
  /** Absent where the mode asks no agent. */
  readonly ahead: ProcessAhead | undefined;
}

/** Ends the step. */
export async function runAction({ workspace, workerPath, ahead }: Start): Promise<void> {
  const github = createGithubHost(process.env);
  const commit = process.env["GITHUB_SHA"];
  const temporary = process.env["RUNNER_TEMP"] || join(workspace, ".agentverity");
  const host: Host = {
    ...github,
    clock: systemClock,
    files: redactingFiles(systemFiles, github.redact),
    environment: process.env,
    version: __AGENTVERITY_VERSION__,
    workerPath,
    ...(ahead && { ahead }),
    interruption: onInterruption(),
    // The commit is the tree: what steps before this one made from it is made again in a re-run.
    treeState: async (folder) => (commit ? { commit } : treeState(folder)),
    // Each measurement its own, found again by a re-run: two gates in one job must not overwrite each other's evidence.
    outputDirectory: (_, measurement) => join(temporary, `agentverity-${measurement}`),
  };
  try {
    await github.exit(await measure(host, workspace));
  } catch (defect) {
    github.log.warn(defectText(defect));
    await github.exit(3);
    process.exit(); // whatever the defect left running: a step that hangs says less than one that failed
  } finally {
    ahead?.discard();
  }
}

async function measure(host: Host, workspace: string): Promise<number> {
  const raw = readActionInputs(process.env);
  const config = await readConfig(raw, { workingDirectory: workspace, read: systemFiles.read });
  if (!config.ok) {
    const folder = resolve(workspace, raw.values["working-directory"] ?? ".");
    return exitCodeOf(await refuseSettings(config.problems, { ...host, inputs: raw }, folder));
  }
  const mode = modeOf(config.value);
  return exitCodeOf(await mode(config.value, { ...host, inputs: raw }));
}

/** A step is red or not; the finer exit code is an output. */
function exitCodeOf({ red, exitCode }: { readonly red: boolean; readonly exitCode: number }): number {
  return red ? Math.max(1, exitCode) : 0;
}
