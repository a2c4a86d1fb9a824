/** A shell as the world of the engine. */
import { join, resolve } from "node:path";
import type { Clock, DocumentFormat, Files, Log, Progress, Publisher } from "../ports.ts";
import { systemClock } from "./clock.ts";
import { systemFiles } from "./files.ts";
import { onInterruption } from "./interruption.ts";
import { createProgress, noProgress } from "./progress.ts";
import { createPublisher } from "./publisher.ts";
import { type TreeState, treeState } from "./tree-state.ts";

export interface ShellSettings {
  readonly format: DocumentFormat;
  /** As written, relative to where the shell stands; absent: stdout. */
  readonly output?: string;
  readonly quiet: boolean;
  /** Applied to everything for a person: what stands on a terminal ends up in logs and chats. */
  readonly redact: (text: string) => string;
}

export interface SystemHost {
  readonly redact: (text: string) => string;
  readonly clock: Clock;
  readonly files: Files;
  readonly log: Log;
  readonly progress: Progress;
  readonly publisher: Publisher;
  readonly interruption: AbortSignal;
  treeState(folder: string): Promise<TreeState | undefined>;
  outputDirectory(workingDirectory: string): string;
  repositoryPrefix(): string;
  link(): undefined;
}

export function createSystemHost({ format, output, quiet, redact }: ShellSettings): SystemHost {
  const stderr = (text: string): void => {
    process.stderr.write(redact(text));
  };
  const terminal = { isTerminal: process.stderr.isTTY === true, write: stderr };
  const target = output === undefined ? undefined : resolve(output);
  return {
    clock: systemClock,
    files: systemFiles,
    log: {
      info: (line) => {
        if (!quiet) stderr(`${line}\n`);
      },
      warn: (message) => stderr(`warning: ${message}\n`),
    },
    progress: quiet ? noProgress : createProgress(terminal, () => systemClock.monotonic()),
    publisher: createPublisher({
      format,
      ...(target === undefined ? {} : { output: target }),
      files: systemFiles,
      stdout: (text) => {
        process.stdout.write(text);
      },
      stderr,
    }),
    interruption: onInterruption(),
    treeState: (folder) => treeState(folder, target),
    outputDirectory: (workingDirectory) => join(workingDirectory, ".agentverity"),
    repositoryPrefix: () => "",
    link: () => undefined,
    redact,
  };
}
