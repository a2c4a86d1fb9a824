/** What an agent is opened with, beside its own description. */
import type { Config } from "../inputs/config.ts";
import type { ProcessAhead } from "./agent-process.ts";
import type { Timing } from "./timing.ts";

export interface OpenOptions {
  /** Absolute. */
  readonly workingDirectory: string;
  /** Milliseconds one call may take. */
  readonly timeoutMs: number;
  /** Further attempts of a call that an endpoint did not take on. */
  readonly retries: number;
  /** Calls started per minute, attempts counted; absent: as many as are asked. */
  readonly rateLimit?: number;
  readonly isolation: Config["isolation"];
  /**
   * The whole environment of this process: `${NAME}` references of an endpoint are read from it. A module agent sees
   * only what `agentEnvironment` lets through.
   */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Names that a person allowed beside the harmless ones (`agent-env`). */
  readonly agentEnv: readonly string[];
  /** Absolute path of the program that runs a module agent: `dist/worker.js`. */
  readonly workerPath: string;
  /** A worker that may be started already. */
  readonly ahead?: ProcessAhead | undefined;
  /** Gets what the agent prints, line by line, already safe to show. */
  readonly onOutput: (line: string) => void;
  /** Milliseconds loading a module may take; absent: the call timeout, at least a minute. */
  readonly loadTimeoutMs?: number;
  /** Absent: real time. */
  readonly timing?: Timing;
}
