/**
 * Runs a bundle as a runner runs a JavaScript action: its inputs and files, an environment of its own, the two
 * services on loopback; then reads back what the step left. Nothing of the test's own environment gets in but
 * PATH and HOME.
 *
 *   const step = await runAction({
 *     bundle: "dist/action.js", metadata: "action.yml",
 *     inputs: { agent: "./agent.mjs", probes: "probes.txt" },
 *     files: { "agent.mjs": "export default () => 'refund'", "probes.txt": "one\ntwo\n" },
 *     github, results,
 *   });
 *   expect(step.exitCode).toBe(1);
 *   expect(step.outputs["status"]).toBe("blind");
 *   expect(step.annotations).toHaveLength(3);
 *
 * `AGENTVERITY_E2E_NODE` names the node binary to run it with (Node 24, as on a runner); absent: this one.
 * It does not run pre or post steps, and it masks nothing: a secret in `step.log` was printed.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { type LogReading, readKeyValueFile, readLog } from "./step-results.ts";

export interface StepRequest {
  /** JavaScript file to run. */
  readonly bundle: string;
  /** The action's metadata, for names and defaults of inputs; absent: only `inputs`. */
  readonly metadata?: string;
  /** As in `with:`. An input that the metadata does not name throws: a real runner only warns, and nobody reads it. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Written into the workspace before the run; paths relative to it. */
  readonly files?: Readonly<Record<string, string>>;
  /** An existing folder to run in instead of a fresh one; it is left alone afterwards. */
  readonly workspace?: string;
  readonly github?: { readonly url: string; readonly repository: string; readonly token: string };
  readonly results?: { readonly url: string; readonly token: string };
  /** `pull_request` by default. */
  readonly eventName?: string;
  /** The event's payload; by default of pull request 7 with HEAD_SHA at its head. */
  readonly event?: unknown;
  /** As in `env:`, over everything else; undefined takes a variable away. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly node?: string;
  /** Milliseconds; then the process is killed and `timedOut` set. Default 60,000. */
  readonly timeoutMs?: number;
}

export interface StepResult extends LogReading {
  /** null: killed by a signal. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  /** When the process was started, milliseconds since the epoch, with fractions. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both, in the order they arrived. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Variables that the step sets for later steps. */
  readonly exported: Readonly<Record<string, string>>;
  /** undefined when it was over 1 MiB, which a runner drops. */
  readonly summary: string | undefined;
  /** Absolute; gone unless it was given. */
  readonly workspace: string;
}

/** Head of the pull request; a check belongs here. */
export const HEAD_SHA = "1f2e3d4c5b6a79880716253443526170f1e2d3c4";
/** The merge commit that a pull request's run checks out. */
export const MERGE_SHA = "aaaabbbbccccddddeeeeffff0000111122223333";
export const RUN_ID = "11223344556";

const SUMMARY_LIMIT = 1024 * 1024;

export async function runAction(request: StepRequest): Promise<StepResult> {
  const home = mkdtempSync(join(tmpdir(), "agentverity-step-"));
  try {
    const workspace = request.workspace ?? join(home, "workspace");
    writeFiles(workspace, request.files ?? {});
    const environment = stepEnvironment(request, home, workspace);
    const ended = await run(request, environment, workspace);
    const file = (name: string): string => {
      const path = environment[name];
      return path !== undefined && existsSync(path) ? readFileSync(path, "utf8") : "";
    };
    const summary = file("GITHUB_STEP_SUMMARY");
    return {
      ...ended,
      ...readLog(ended.log),
      outputs: readKeyValueFile(file("GITHUB_OUTPUT")),
      state: readKeyValueFile(file("GITHUB_STATE")),
      exported: readKeyValueFile(file("GITHUB_ENV")),
      summary: Buffer.byteLength(summary) > SUMMARY_LIMIT ? undefined : summary,
      workspace,
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function writeFiles(workspace: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(workspace, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(workspace, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function stepEnvironment(request: StepRequest, home: string, workspace: string): Record<string, string> {
  const temporary = join(home, "_temp");
  const commands = join(temporary, "_runner_file_commands");
  mkdirSync(commands, { recursive: true });
  const commandFiles = Object.fromEntries(
    ["OUTPUT", "STATE", "ENV", "PATH", "STEP_SUMMARY"].map((name) => {
      const path = join(commands, `${name.toLowerCase()}_1`);
      writeFileSync(path, "");
      return [`GITHUB_${name}`, path] as const;
    }),
  );
  const eventPath = join(temporary, "event.json");
  const repository = request.github?.repository ?? "acme/support";
  writeFileSync(eventPath, JSON.stringify(request.event ?? pullRequestEvent(repository)));
  const environment: Record<string, string | undefined> = {
    PATH: process.env["PATH"],
    HOME: home,
    LANG: "C.UTF-8",
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "agentverity",
    GITHUB_ACTION_PATH: dirname(dirname(request.bundle)),
    GITHUB_ACTOR: "octo",
    GITHUB_API_URL: request.github?.url ?? "http://127.0.0.1:9",
    GITHUB_BASE_REF: "main",
    GITHUB_EVENT_NAME: request.eventName ?? "pull_request",
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_HEAD_REF: "route-refunds",
    GITHUB_JOB: "agentverity",
    GITHUB_REF: "refs/pull/7/merge",
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split("/")[0],
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: RUN_ID,
    GITHUB_RUN_NUMBER: "12",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: MERGE_SHA,
    GITHUB_WORKFLOW: "agentverity",
    GITHUB_WORKSPACE: workspace,
    ...commandFiles,
    NO_PROXY: "127.0.0.1",
    RUNNER_ARCH: "X64",
    RUNNER_OS: "Linux",
    RUNNER_TEMP: temporary,
    RUNNER_TOOL_CACHE: join(home, "_tool"),
    ...(request.results === undefined ? {} : resultsVariables(request.results)),
    ...inputVariables(request),
    ...request.environment,
  };
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function resultsVariables(results: { readonly url: string; readonly token: string }): Record<string, string> {
  return {
    ACTIONS_CACHE_SERVICE_V2: "1",
    ACTIONS_RESULTS_URL: `${results.url}/`,
    ACTIONS_RUNTIME_TOKEN: results.token,
    ACTIONS_RUNTIME_URL: `${results.url}/`,
  };
}

function inputVariables(request: StepRequest): Record<string, string> {
  const declared =
    request.metadata === undefined ? undefined : inputDefaults(request.metadata, request.github?.token ?? "");
  const given = { "github-token": request.github?.token ?? "", ...request.inputs };
  for (const name of Object.keys(request.inputs ?? {})) {
    if (declared !== undefined && declared[name] === undefined)
      throw new Error(`the action has no input ${name}`);
  }
  return Object.fromEntries(
    Object.entries({ ...declared, ...given }).map(([name, value]) => [
      `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
      value,
    ]),
  );
}

/** Every declared input; an absent one is an empty string. The only expression a default may hold is the token. */
function inputDefaults(metadata: string, token: string): Record<string, string> {
  const document = parse(readFileSync(metadata, "utf8")) as {
    inputs?: Record<string, { default?: unknown } | null>;
  };
  return Object.fromEntries(
    Object.entries(document.inputs ?? {}).map(([name, input]) => [
      name,
      String(input?.default ?? "").replace(/\$\{\{\s*github\.token\s*\}\}/, token),
    ]),
  );
}

/** The parts of a `pull_request` payload that are read. */
function pullRequestEvent(repository: string): unknown {
  const [login, name] = repository.split("/");
  const repo = { full_name: repository, name, owner: { login }, fork: false };
  return {
    action: "synchronize",
    number: 7,
    pull_request: {
      number: 7,
      state: "open",
      head: { sha: HEAD_SHA, ref: "route-refunds", repo },
      base: { sha: `${"0".repeat(39)}1`, ref: "main", repo },
      user: { login: "octo", id: 1, type: "User" },
    },
    repository: repo,
    sender: { login: "octo", id: 1, type: "User" },
  };
}

type Ended = Pick<
  StepResult,
  "exitCode" | "timedOut" | "startedAt" | "durationMs" | "stdout" | "stderr" | "log"
>;

function run(request: StepRequest, environment: Record<string, string>, workspace: string): Promise<Ended> {
  const node = request.node ?? process.env["AGENTVERITY_E2E_NODE"] ?? process.execPath;
  const child = spawn(node, [request.bundle], {
    cwd: workspace,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  // From here its program runs: the call before also copied this process, however large it is.
  const from = performance.now();
  const startedAt = performance.timeOrigin + from;
  let [stdout, stderr, log, timedOut] = ["", "", "", false];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    log += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    log += text;
  });
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill("SIGKILL");
  }, request.timeoutMs ?? 60_000);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode) => {
      clearTimeout(timer);
      resolve({ exitCode, timedOut, startedAt, durationMs: performance.now() - from, stdout, stderr, log });
    });
  });
}
