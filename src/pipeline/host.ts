/** The world as the pipeline needs it: the ports, and where things are. */
import type { Clock, Files, Log, Progress, Publisher } from "../ports.ts";

export interface Host {
  readonly clock: Clock;
  readonly files: Files;
  readonly log: Log;
  readonly progress: Progress;
  readonly publisher: Publisher;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  /** Absolute path of the program that runs a module agent. */
  readonly workerPath: string;
  /** Absolute folder for everything a run writes, given the working directory. */
  readonly outputDirectory: (workingDirectory: string) => string;
  /** A working directory as the repository names it: "" at its root, or where there is no repository. */
  readonly repositoryPrefix: (workingDirectory: string) => string;
  /** Address of a line of a repository's file at the measured commit; undefined where there is none. */
  readonly link: (repositoryFile: string, line: number) => string | undefined;
}
