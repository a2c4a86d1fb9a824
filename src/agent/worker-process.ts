/** One worker process: starting it, talking with it, ending it with everything it started. */
import { type ChildProcess, spawn } from "node:child_process";
import type { Duplex } from "node:stream";
import type { OutputCollector } from "./agent-output.ts";
import { createLineReader } from "./json-lines.ts";
import { guardGroup, killGroup } from "./process-group.ts";
import { readMessage } from "./worker-message.ts";
import { type FromWorker, MAX_ANSWER_BYTES, type ToWorker, WORKER_PIPE_FD } from "./worker-protocol.ts";

/** How long output is awaited after the process is gone: a child that left the group may hold it open for ever. */
const DRAIN_MS = 300;

export interface WorkerSettings {
  /** Absolute path of the worker's program. */
  readonly workerPath: string;
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly output: OutputCollector;
}

export interface WorkerEvents {
  message(message: FromWorker): void;
  /** Once, after every message; `how` reads on from "its process ended". */
  ended(how: string): void;
}

export interface WorkerProcess {
  send(message: ToWorker): void;
  /** Ends the process group; resolves when it is gone and its output was shown. */
  kill(): Promise<void>;
}

export function startWorker(settings: WorkerSettings, events: WorkerEvents): WorkerProcess {
  const child = spawn(process.execPath, [settings.workerPath], {
    cwd: settings.workingDirectory,
    env: settings.environment,
    // A group of its own, so that all of it can be ended at once; and no share in our terminal or our output.
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    windowsHide: true,
  });
  const guard = child.pid === undefined ? undefined : guardGroup(child.pid);
  const pipe = child.stdio[WORKER_PIPE_FD] as Duplex | undefined | null;
  let fault: string | undefined;

  const end = () => {
    if (child.pid !== undefined) killGroup(child.pid);
  };
  readMessages(pipe, events.message, () => {
    fault = "(it wrote more than an answer may hold)";
    end();
  });
  if (child.stdout !== null) settings.output.attach(child.stdout);
  if (child.stderr !== null) settings.output.attach(child.stderr);

  const gone = awaitEnd(child, pipe, end).then((how) => {
    guard?.release();
    events.ended(fault ?? how);
  });

  return {
    send(message) {
      if (pipe?.writable === true) pipe.write(`${JSON.stringify(message)}\n`);
    },
    async kill() {
      end();
      await gone;
    },
  };
}

function readMessages(
  pipe: Duplex | undefined | null,
  onMessage: (message: FromWorker) => void,
  onTooLong: () => void,
): void {
  if (pipe === undefined || pipe === null) return;
  const deliver = (line: string) => {
    const message = readMessage(line);
    if (message !== undefined) onMessage(message);
  };
  // The worker itself holds to the cap and says so; the slack is for the rest of the line.
  const lines = createLineReader(MAX_ANSWER_BYTES + 64 * 1024, deliver, onTooLong);
  pipe.setEncoding("utf8");
  pipe.on("data", (chunk: string) => lines.push(chunk));
  // Writing to a worker that just ended: its end is told elsewhere.
  pipe.on("error", () => undefined);
}

/** Resolves after the process ended, its messages were read, and its output was read or given up. */
function awaitEnd(child: ChildProcess, pipe: Duplex | undefined | null, end: () => void): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      // An error of a running process is told by its exit; this one never ran.
      if (child.pid === undefined) resolve(`(it could not be started: ${error.message})`);
    });
    child.once("exit", (code, signal) => {
      // What the agent started and left behind.
      end();
      const how = describeExit(code, signal);
      const giveUp = setTimeout(() => {
        for (const stream of [child.stdout, child.stderr, pipe]) stream?.destroy();
      }, DRAIN_MS);
      child.once("close", () => {
        clearTimeout(giveUp);
        resolve(how);
      });
    });
  });
}

function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === "SIGABRT" || code === 134) return "(SIGABRT; often out of memory)";
  if (signal === "SIGKILL") return "(SIGKILL; often out of memory)";
  return signal === null ? `(exit code ${code ?? "unknown"})` : `(${signal})`;
}
