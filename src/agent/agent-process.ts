/** One process with someone else's code in it: starting it, ending it with everything it started, and how it ended. */
import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { guardGroup, killGroup } from "./process-group.ts";

/** How long output is awaited after the process is gone: a child that left the group may hold it open for ever. */
const DRAIN_MS = 300;

export interface ProcessOrder {
  /** One text for the shell; or a program and its arguments, without one. */
  readonly command: string | readonly string[];
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly stdio: StdioOptions;
}

export interface Ending {
  /** Reads on from "its process ended". */
  readonly how: string;
  /** Exit code; undefined when a signal ended it, or it never ran. */
  readonly code: number | undefined;
  /** The system's error, such as `ENOENT`, when it never ran. */
  readonly startError?: string;
}

export interface AgentProcess {
  readonly child: ChildProcess;
  /** Ends the process group. */
  end(): void;
  /** Resolves once, after its streams were read or given up. */
  readonly gone: Promise<Ending>;
}

export function startProcess(order: ProcessOrder): AgentProcess {
  const [program = "", ...parameters] = typeof order.command === "string" ? [order.command] : order.command;
  const child = spawn(program, parameters, {
    cwd: order.workingDirectory,
    env: order.environment,
    shell: typeof order.command === "string",
    // A group of its own, so that all of it can be ended at once; and no share in our terminal or our output.
    detached: true,
    stdio: order.stdio,
    windowsHide: true,
  });
  const guard = child.pid === undefined ? undefined : guardGroup(child.pid);
  const end = () => {
    if (child.pid !== undefined) killGroup(child.pid);
  };
  const gone = awaitEnd(child, end).then((ending) => {
    guard?.release();
    return ending;
  });
  return { child, end, gone };
}

/** A process that was started before anyone could know whether it is the one that is wanted. */
export interface ProcessAhead {
  /** The process, if it is just what is wanted and nobody took it before; one that is not is ended. */
  take(wanted: ProcessOrder): AgentProcess | undefined;
  /** Ends it, unless it was taken. */
  discard(): void;
}

export function startAhead(order: ProcessOrder): ProcessAhead {
  let waiting: AgentProcess | undefined = startProcess(order);
  const discard = (): void => {
    waiting?.end();
    waiting = undefined;
  };
  return {
    take(wanted) {
      const taken = JSON.stringify(wanted) === JSON.stringify(order) ? waiting : undefined;
      if (taken === undefined) discard();
      waiting = undefined;
      return taken;
    },
    discard,
  };
}

function awaitEnd(child: ChildProcess, end: () => void): Promise<Ending> {
  return new Promise((resolve) => {
    child.once("error", (error: NodeJS.ErrnoException) => {
      // An error of a running process is told by its exit; this one never ran.
      if (child.pid !== undefined) return;
      const startError = error.code ?? error.message;
      resolve({ how: `(it could not be started: ${error.message})`, code: undefined, startError });
    });
    child.once("exit", (code, signal) => {
      // What the agent started and left behind.
      end();
      const ending = { how: describeExit(code, signal), code: code ?? undefined };
      const giveUp = setTimeout(() => {
        for (const stream of child.stdio) stream?.destroy();
      }, DRAIN_MS);
      child.once("close", () => {
        clearTimeout(giveUp);
        resolve(ending);
      });
    });
  });
}

function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === "SIGABRT" || code === 134) return "(SIGABRT; often out of memory)";
  if (signal === "SIGKILL" || code === 137) return "(SIGKILL; often out of memory)";
  return signal === null ? `(exit code ${code ?? "unknown"})` : `(${signal})`;
}
