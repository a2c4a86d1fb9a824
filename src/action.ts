/** The action: a runner's environment in, one published run out. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createGithubHost } from "./github/host.ts";
import { readActionInputs } from "./inputs/action-inputs.ts";
import { readConfig } from "./inputs/read-config.ts";
import { type Host, planMode, refuse, runMode } from "./pipeline.ts";
import { defectText } from "./problem.ts";
import { systemClock } from "./system/clock.ts";
import { systemFiles } from "./system/files.ts";

const github = createGithubHost(process.env);
const workspace = process.env["GITHUB_WORKSPACE"] || process.cwd();
const temporary = process.env["RUNNER_TEMP"] || join(workspace, ".agentverity");

const host: Host = {
  ...github,
  clock: systemClock,
  files: systemFiles,
  environment: process.env,
  version: __AGENTVERITY_VERSION__,
  workerPath: join(dirname(fileURLToPath(import.meta.url)), "worker.js"),
  // Its own for every step: two gates in one job must not overwrite each other's evidence.
  outputDirectory: () => join(temporary, `agentverity-${process.pid}`),
};

async function main(): Promise<number> {
  const raw = readActionInputs(process.env);
  const config = await readConfig(raw, { workingDirectory: workspace, read: systemFiles.read });
  if (!config.ok) return exitCodeOf(await refuse(config.problems, host, 0));
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
