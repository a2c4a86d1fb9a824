/**
 * An agent that is a function in the team's repository, run in a worker process of its own.
 *
 * Isolation is recorded, not inferred: a factory that runs for every trial gives fresh instances; what one function or one
 * instance keeps between calls cannot be seen from outside, so without the team's word it is `unknown`.
 */
import { resolve } from "node:path";
import type { Isolation } from "../core/evidence.ts";
import type { ModuleSpec } from "../inputs/config.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import type { Agent } from "./agent.ts";
import { agentEnvironment } from "./agent-environment.ts";
import { collectOutput } from "./agent-output.ts";
import { type LaunchFault, type LaunchSettings, launchWorker, type ReadyWorker } from "./launch-worker.ts";
import { agentName, loadProblem } from "./load-problem.ts";
import { fileProblem } from "./module-file.ts";
import type { OpenOptions } from "./open-options.ts";
import { ProcessCalls } from "./process-calls.ts";
import type { Launch } from "./responder.ts";

/** Loading may compile TypeScript and import large packages: it gets at least this, whatever one call may take. */
export const MIN_LOAD_TIMEOUT_MS = 60_000;

export async function openModuleAgent(spec: ModuleSpec, options: OpenOptions): Promise<Result<Agent>> {
  const file = resolve(options.workingDirectory, spec.path);
  const unusable = fileProblem(spec, file, "agent") ?? checkIsolation(spec, options.isolation);
  if (unusable !== undefined) return fail(unusable);

  const settings: LaunchSettings = {
    workerPath: options.workerPath,
    workingDirectory: options.workingDirectory,
    environment: agentEnvironment(options.environment, options.agentEnv),
    output: collectOutput(options.onOutput),
    ...(options.ahead === undefined ? {} : { ahead: options.ahead }),
    order: {
      file,
      exportName: spec.exportName ?? "default",
      exportKind: spec.exportKind,
      perTrial: options.isolation === "fresh-instance",
    },
    loadTimeoutMs: options.loadTimeoutMs ?? Math.max(options.timeoutMs, MIN_LOAD_TIMEOUT_MS),
  };
  const explain = (fault: LaunchFault) => loadProblem(spec, fault, options.workingDirectory);
  const launched = await launchWorker(settings).done;
  if (!launched.ok) return fail(explain(launched.fault));
  const { worker } = launched;
  if (options.isolation === "fresh-instance" && worker.kind === "function") {
    await worker.kill();
    return fail(freshInstanceOfFunction(spec));
  }
  return succeed(createAgent(spec, options, settings, worker, explain));
}

function createAgent(
  spec: ModuleSpec,
  options: OpenOptions,
  settings: LaunchSettings,
  worker: ReadyWorker,
  explain: (fault: LaunchFault) => Problem,
): Agent {
  const launch = (): Launch => {
    const { done, kill } = launchWorker(settings);
    const told = done.then((launched) =>
      launched.ok
        ? { ok: true as const, responder: launched.worker }
        : { ok: false as const, why: explain(launched.fault).message },
    );
    return { done: told, kill };
  };
  const { timeoutMs } = options;
  const calls = new ProcessCalls({ timeoutMs, output: settings.output, oneByOne: false, launch }, worker);
  const isolation: Isolation = options.isolation === "auto" ? "unknown" : options.isolation;
  return {
    name: agentName(spec),
    isolation,
    notes: notesOn(spec, options, worker.kind),
    ask: (input) => calls.ask(input),
    close: () => calls.close(),
  };
}

function notesOn(spec: ModuleSpec, options: OpenOptions, kind: "function" | "factory"): string[] {
  if (options.isolation !== "auto" || kind === "function") return [];
  const why = spec.exportKind === "auto" ? ", taken as a factory because it declares no parameter," : "";
  return [
    `agent \`${agentName(spec)}\`${why} made one instance for all trials; \`isolation: fresh-instance\` makes one per trial`,
  ];
}

function checkIsolation(spec: ModuleSpec, isolation: OpenOptions["isolation"]): Problem | undefined {
  const isPlain = isolation === "fresh-instance" && spec.exportKind === "function";
  return isPlain ? freshInstanceOfFunction(spec) : undefined;
}

function freshInstanceOfFunction(spec: ModuleSpec): Problem {
  return {
    code: "input-conflict",
    message: `\`isolation: fresh-instance\` needs a factory, and agent \`${agentName(spec)}\` is a plain function: there is nothing to make anew`,
    hint: "Export a factory `() => (input) => answer`, or state what the function really gives: `isolation: fresh-session`.",
  };
}
