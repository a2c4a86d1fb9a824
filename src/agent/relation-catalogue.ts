/**
 * A team's own relations, run like its agent in a worker process: the action's process never holds their code. Whatever
 * they do wrong is told with the file, the export and the relation.
 */
import { resolve } from "node:path";
import type { RelationAnswer } from "../core/custom-relation.ts";
import type { ModuleSpec } from "../inputs/config.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { agentEnvironment } from "./agent-environment.ts";
import { collectOutput } from "./agent-output.ts";
import { oneLine } from "./call-failure.ts";
import { type LaunchFault, type LaunchSettings, launchWorker } from "./launch-worker.ts";
import { agentName, loadProblem } from "./load-problem.ts";
import { MIN_LOAD_TIMEOUT_MS } from "./module-agent.ts";
import { fileProblem } from "./module-file.ts";
import type { OpenOptions } from "./open-options.ts";
import { ProcessCalls } from "./process-calls.ts";
import type { CatalogueEntry, CatalogueQuestion, CheckReply } from "./relation-catalogue-protocol.ts";
import type { Launch } from "./responder.ts";

/** Characters of a reason that a check gives; more is a story. */
const LONGEST_REASON = 300;

export interface RelationCatalogue {
  /** As in the `relations` setting. */
  readonly name: string;
  /** In its order; at least one, names distinct. */
  readonly relations: readonly CatalogueEntry[];
  /** What a relation makes of an input; the very input where it does not apply. @param index of the relation */
  reword(index: number, input: string): Promise<Asked<{ readonly text: string }>>;
  check(index: number, before: RelationAnswer, after: RelationAnswer): Promise<Asked<CheckReply>>;
  close(): Promise<void>;
}

/** @property why one line for a person: what the catalogue threw, or how it ended */
export type Asked<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly why: string };

type CatalogueSpec = Pick<ModuleSpec, "path" | "exportName">;
type CatalogueOptions = Pick<
  OpenOptions,
  "workingDirectory" | "timeoutMs" | "environment" | "agentEnv" | "workerPath" | "onOutput"
>;

export async function openCatalogue(
  spec: CatalogueSpec,
  options: CatalogueOptions,
): Promise<Result<RelationCatalogue>> {
  const file = resolve(options.workingDirectory, spec.path);
  const unusable = fileProblem(spec, file, "relations");
  if (unusable !== undefined) return fail(ofCatalogue(unusable));
  const settings: LaunchSettings = {
    workerPath: options.workerPath,
    workingDirectory: options.workingDirectory,
    environment: agentEnvironment(options.environment, options.agentEnv),
    output: collectOutput(options.onOutput),
    order: { file, exportName: spec.exportName ?? "default", exportKind: "relations", perTrial: false },
    loadTimeoutMs: Math.max(options.timeoutMs, MIN_LOAD_TIMEOUT_MS),
  };
  const explain = (fault: LaunchFault) =>
    ofCatalogue(loadProblem(spec, fault, options.workingDirectory, "relations"));
  const launched = await launchWorker(settings).done;
  if (!launched.ok) return fail(explain(launched.fault));
  const launch = (): Launch => relaunch(settings, explain);
  const { timeoutMs } = options;
  const calls = new ProcessCalls(
    { timeoutMs, output: settings.output, oneByOne: false, launch },
    launched.worker,
  );
  return catalogueOf(spec, calls);
}

function ofCatalogue(problem: Problem): Problem {
  return { ...problem, code: "relations-invalid" };
}

function relaunch(settings: LaunchSettings, explain: (fault: LaunchFault) => Problem): Launch {
  const { done, kill } = launchWorker(settings);
  const told = done.then((launched) =>
    launched.ok
      ? { ok: true as const, responder: launched.worker }
      : { ok: false as const, why: explain(launched.fault).message },
  );
  return { done: told, kill };
}

async function catalogueOf(spec: CatalogueSpec, calls: ProcessCalls): Promise<Result<RelationCatalogue>> {
  const name = agentName(spec);
  const listed = await ask<readonly CatalogueEntry[]>(calls, { ask: "list" });
  if (!listed.ok) {
    await calls.close();
    return fail({
      code: "relations-invalid",
      message: `relations \`${name}\` cannot be asked: ${listed.why}`,
      hint: "Look at what the file does when it is loaded; what it printed is above.",
    });
  }
  return succeed({
    name,
    relations: listed.reply,
    reword: (index, input) => ask(calls, { ask: "reword", index, input }),
    async check(index, before, after) {
      const asked = await ask<CheckReply>(calls, { ask: "check", index, before, after });
      if (!asked.ok || asked.reply.why === undefined) return asked;
      return { ok: true, reply: { ...asked.reply, why: oneLine(asked.reply.why, LONGEST_REASON) } };
    },
    close: () => calls.close(),
  });
}

/** The worker's program answers as `relation-catalogue-protocol.ts` says; code of the team's beside it could only fool the team. */
async function ask<Reply>(calls: ProcessCalls, question: CatalogueQuestion): Promise<Asked<Reply>> {
  const answer = await calls.ask(JSON.stringify(question));
  if (!answer.ok) return { ok: false, why: answer.failure.message };
  return { ok: true, reply: JSON.parse(answer.observation.text) as Reply };
}
