/** The action: a runner's environment in, one published run out. */
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createGithubHost } from "./github/host.ts";
import { redactingFiles } from "./github/redacting-files.ts";
import { readActionInputs } from "./inputs/action-inputs.ts";
import { readConfig } from "./inputs/read-config.ts";
import { type Host, planMode, refuse, runMode } from "./pipeline.ts";
import { defectText } from "./problem.ts";
import { systemClock } from "./system/clock.ts";
import { systemFiles } from "./system/files.ts";
import { onInterruption } from "./system/interruption.ts";
import { treeState } from "./system/tree-state.ts";

const github = createGithubHost(process.env);
const workspace = process.env["GITHUB_WORKSPACE"] || process.cwd();
const commit = process.env["GITHUB_SHA"];
const temporary = process.env["RUNNER_TEMP"] || join(workspace, ".agentverity");

const host: Host = {
  ...github,
  clock: systemClock,
  files: redactingFiles(systemFiles, github.redact),
  environment: process.env,
  version: __AGENTVERITY_VERSION__,
  workerPath: join(dirname(fileURLToPath(import.meta.url)), "worker.js"),
  interruption: onInterruption(),
  // The commit is the tree: what steps before this one made from it is made again in a re-run.
  treeState: async (folder) => (commit ? { commit } : treeState(folder)),
  // Each measurement its own, found again by a re-run: two gates in one job must not overwrite each other's evidence.
  outputDirectory: (_, measurement) => join(temporary, `agentverity-${measurement}`),
};

async function main(): Promise<number> {
  const raw = readActionInputs(process.env);
  const config = await readConfig(raw, { workingDirectory: workspace, read: systemFiles.read });
  if (!config.ok) {
    const folder = resolve(workspace, raw.values["working-directory"] ?? ".");
    return exitCodeOf(await refuse(config.problems, host, 0, undefined, folder));
  }
  const mode = config.value.mode === "plan" ? planMode : runMode;
  return exitCodeOf(await mode(config.value, host));
}

/** A step is red or not; the finer exit code is an output. */
function exitCodeOf({ red, exitCode }: { readonly red: boolean; readonly exitCode: number }): number {
  return red ? Math.max(1, exitCode) : 0;
}

main().then(
  (code) => github.exit(code),
  (defect) => {
    github.log.warn(defectText(defect));
    return github.exit(3);
  },
);
