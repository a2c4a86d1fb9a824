/** The command line in this process: real files in a folder of its own, its output kept, no agent of its own. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { runCommand } from "../../src/pipeline/commands.ts";
import type { Host } from "../../src/pipeline/host.ts";
import { systemFiles } from "../../src/system/files.ts";
import { noProgress } from "../../src/system/progress.ts";
import { createPublisher } from "../../src/system/publisher.ts";

const place = realpathSync(mkdtempSync(join(tmpdir(), "agentverity-desk-")));
afterAll(() => rmSync(place, { recursive: true, force: true }));

export interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Desk {
  /** Absolute. */
  readonly folder: string;
  run(...argv: readonly string[]): Promise<Ran>;
  put(name: string, text: string): void;
  get(name: string): string;
}

/** Two runs are a second apart. */
export function deskWith(files: Readonly<Record<string, string>> = {}): Desk {
  const folder = mkdtempSync(join(place, "desk-"));
  let seconds = 0;
  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(files)) put(name, text);
  return {
    folder,
    put,
    get: (name) => readFileSync(join(folder, name), "utf8"),
    async run(...argv) {
      seconds += 1;
      const printed = { stdout: "", stderr: "" };
      const now = new Date(Date.UTC(2026, 10, 30, 12, 0, seconds));
      const exitCode = await runCommand(argv, {
        host: ({ format, output }) => hostOf(folder, now, printed, { format, output }),
        stdout: (text) => {
          printed.stdout += text;
        },
        workingDirectory: folder,
        packageDirectory: folder,
        repository: async () => ({ ok: false, problems: [] }),
        version: "1.0.0",
      });
      return { exitCode, ...printed };
    },
  };
}

function hostOf(
  folder: string,
  now: Date,
  printed: { stdout: string; stderr: string },
  { format, output }: Pick<Parameters<typeof createPublisher>[0], "format"> & { output: string | undefined },
): Host {
  const stderr = (text: string): void => {
    printed.stderr += text;
  };
  return {
    clock: { now: () => now, monotonic: () => 0 },
    files: systemFiles,
    log: { info: (line) => stderr(`${line}\n`), warn: (line) => stderr(`warning: ${line}\n`) },
    progress: noProgress,
    publisher: createPublisher({
      format,
      ...(output === undefined ? {} : { output: join(folder, output) }),
      files: systemFiles,
      stdout: (text) => {
        printed.stdout += text;
      },
      stderr,
    }),
    redact: (text) => text,
    interruption: new AbortController().signal,
    treeState: async () => undefined,
    environment: {},
    version: "1.0.0",
    workerPath: join(folder, "no-worker.js"),
    outputDirectory: (workingDirectory) => join(workingDirectory, ".agentverity"),
    repositoryPrefix: () => "",
    link: () => undefined,
  };
}
