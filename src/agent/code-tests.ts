/**
 * A team's test file, run like its agent in a worker process: our own process never holds its code. A test that hangs or
 * ends the process fails its run; the next one gets a fresh process.
 */
import { dirname, join, resolve } from "node:path";
import { fail, type Result, succeed } from "../problem.ts";
import { agentEnvironment } from "./agent-environment.ts";
import { collectOutput } from "./agent-output.ts";
import type { CodeRunReply, CodeTestQuestion, DeclaredTest } from "./code-tests-protocol.ts";
import { type LaunchFault, type LaunchSettings, launchWorker } from "./launch-worker.ts";
import { loadProblem } from "./load-problem.ts";
import { MIN_LOAD_TIMEOUT_MS } from "./module-agent.ts";
import type { OpenOptions } from "./open-options.ts";
import { ProcessCalls } from "./process-calls.ts";
import type { Launch } from "./responder.ts";

export interface TestFile {
  /** As found, relative to the working directory. */
  readonly file: string;
  /** In the order of the file. */
  readonly tests: readonly DeclaredTest[];
  /** One run; not while another of the file is under way. @param index of the test */
  run(index: number): Promise<Made>;
  close(): Promise<void>;
}

/** @property ended how a run ended that its process never told: `no answer within 60000 ms` */
export type Made =
  | { readonly ok: true; readonly reply: CodeRunReply }
  | { readonly ok: false; readonly kind: string; readonly ended: string };

type TestFileOptions = Pick<
  OpenOptions,
  "workingDirectory" | "timeoutMs" | "environment" | "agentEnv" | "workerPath" | "onOutput"
>;

/** @param file relative to the working directory, with forward slashes */
export async function openTestFile(file: string, options: TestFileOptions): Promise<Result<TestFile>> {
  const settings: LaunchSettings = {
    workerPath: options.workerPath,
    workingDirectory: options.workingDirectory,
    environment: agentEnvironment(options.environment, options.agentEnv),
    output: collectOutput(options.onOutput),
    order: {
      file: resolve(options.workingDirectory, file),
      exportName: "default",
      exportKind: "tests",
      perTrial: false,
      library: join(dirname(options.workerPath), "index.js"),
    },
    loadTimeoutMs: Math.max(options.timeoutMs, MIN_LOAD_TIMEOUT_MS),
  };
  const explain = (fault: LaunchFault) =>
    loadProblem({ path: file }, fault, options.workingDirectory, "test file");
  const launched = await launchWorker(settings).done;
  if (!launched.ok) return fail(explain(launched.fault));
  const { timeoutMs } = options;
  const launch = (): Launch => relaunch(settings, explain);
  const calls = new ProcessCalls(
    { timeoutMs, output: settings.output, oneByOne: true, launch },
    launched.worker,
  );
  const listed = await ask<readonly DeclaredTest[]>(calls, { ask: "list" });
  if (!listed.ok) {
    await calls.close();
    return fail({
      code: "agent-load-failed",
      message: `test file \`${file}\` cannot be listed: ${listed.ended}`,
      hint: "Look at what the file does when it is loaded; what it printed is above.",
      at: { file },
    });
  }
  return succeed({
    file,
    tests: listed.reply,
    run: (index) => ask<CodeRunReply>(calls, { ask: "run", index }),
    close: () => calls.close(),
  });
}

function relaunch(
  settings: LaunchSettings,
  explain: (fault: LaunchFault) => { readonly message: string },
): Launch {
  const { done, kill } = launchWorker(settings);
  const told = done.then((launched) =>
    launched.ok
      ? { ok: true as const, responder: launched.worker }
      : { ok: false as const, why: explain(launched.fault).message },
  );
  return { done: told, kill };
}

type Asked<Reply> = { readonly ok: true; readonly reply: Reply } | Extract<Made, { readonly ok: false }>;

/** The worker's program answers as `code-tests-protocol.ts` says; code of the team's beside it could only fool the team. */
async function ask<Reply>(calls: ProcessCalls, question: CodeTestQuestion): Promise<Asked<Reply>> {
  const answer = await calls.ask(JSON.stringify(question));
  if (!answer.ok) return { ok: false, kind: answer.failure.kind, ended: answer.failure.message };
  return { ok: true, reply: JSON.parse(answer.observation.text) as Reply };
}
