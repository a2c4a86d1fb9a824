/** The world as the pipeline needs it: the ports, and where things are. */
import type { ProcessAhead } from "../agent/agent-process.ts";
import type { RawInputs } from "../inputs/raw-inputs.ts";
import type { HostEvent } from "../ports/event.ts";
import type { Server } from "../ports/server.ts";
import type { Clock, Files, JournalStore, Log, Progress, Publisher } from "../ports.ts";

export interface Host {
  readonly clock: Clock;
  readonly files: Files;
  readonly log: Log;
  readonly progress: Progress;
  readonly publisher: Publisher;
  /** The text without the secrets that the host knows of. */
  readonly redact: (text: string) => string;
  /** Where a re-run attempt of the same job finds the journal of the last one; undefined where nobody re-runs. */
  readonly journalStore?: JournalStore;
  /** What holds the repository, made ready when it is first asked; undefined without a token, or where there is none. */
  readonly connect?: () => Promise<Server>;
  /** What started this run; undefined in a shell. */
  readonly event?: HostEvent;
  /** What the step was given in words, apart from any file: it narrows the gate's policy. */
  readonly inputs?: RawInputs;
  /** Aborted when the run shall end now: Ctrl-C, a cancelled job. */
  readonly interruption: AbortSignal;
  /** Digests of the files an agent's answers may depend on, by name; undefined where there are none to take. */
  readonly treeState: (workingDirectory: string) => Promise<Readonly<Record<string, string>> | undefined>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  /** Absolute path of the program that runs a module agent. */
  readonly workerPath: string;
  /** That program, which the host may have started before it knew the configuration. */
  readonly ahead?: ProcessAhead;
  /** Absolute folder for everything a run writes; the same for the same measurement. */
  readonly outputDirectory: (workingDirectory: string, measurement: string) => string;
  /** A working directory as the repository names it: "" at its root, or where there is no repository. */
  readonly repositoryPrefix: (workingDirectory: string) => string;
  /** Address of a line of a repository's file at the measured commit; undefined where there is none. */
  readonly link: (repositoryFile: string, line: number) => string | undefined;
}

/** What of it is needed where no agent is asked: recorded runs are read and judged. */
export type ReadingHost = Pick<Host, "clock" | "files" | "log" | "version" | "outputDirectory">;
