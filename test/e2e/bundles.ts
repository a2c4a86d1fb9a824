/**
 * The bundles as they are committed, run as processes. `AGENTVERITY_DIST` names another folder of bundles, and
 * `AGENTVERITY_E2E_NODE` the node that runs them; absent: `dist/` and this one.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, vi } from "vitest";
import { runAction as runBundle, type StepRequest, type StepResult } from "../fakes/runner.ts";

export const REPOSITORY = resolve(import.meta.dirname, "../..");
export const DIST = resolve(process.env["AGENTVERITY_DIST"] ?? join(REPOSITORY, "dist"));
const NODE = process.env["AGENTVERITY_E2E_NODE"] ?? process.execPath;

// Processes on a busy machine of two cores: slow is no failure here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000, maxConcurrency: 5 });

export type Texts = Readonly<Record<string, string>>;

const place = realpathSync(mkdtempSync(join(tmpdir(), "agentverity-e2e-")));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A fresh folder with these files, gone after the tests of the file that asked for it. */
export function folderWith(files: Texts = {}): string {
  const folder = mkdtempSync(join(place, "case-"));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}

export interface CliRequest {
  /** Folder to stand in. */
  readonly folder: string;
  /** Another copy of the bundles than DIST. */
  readonly dist?: string;
  /** Over PATH, HOME and LANG, which is all that is there otherwise. */
  readonly environment?: Texts;
  /** Sees what was printed so far, and the process; called at each piece. */
  readonly watch?: (printed: string, child: { kill(signal: NodeJS.Signals): boolean }) => void;
}

export interface CliResult {
  /** null: killed by a signal. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function runCli(args: readonly string[], request: CliRequest): Promise<CliResult> {
  const { folder, dist = DIST, environment = {}, watch } = request;
  const { PATH = "" } = process.env;
  const child = spawn(NODE, [join(dist, "cli.js"), ...args], {
    cwd: folder,
    env: { PATH, HOME: folder, LANG: "C.UTF-8", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    watch?.(stdout + stderr, child);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    watch?.(stdout + stderr, child);
  });
  return new Promise((done, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode, signal) => done({ exitCode, signal, stdout, stderr }));
  });
}

export function runAction(request: Omit<StepRequest, "bundle" | "metadata">): Promise<StepResult> {
  return runBundle({
    bundle: join(DIST, "action.js"),
    metadata: join(REPOSITORY, "action.yml"),
    ...request,
  });
}
