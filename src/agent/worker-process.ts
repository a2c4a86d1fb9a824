/** One worker process: starting it, talking with it, ending it with everything it started. */
import type { Duplex } from "node:stream";
import type { OutputCollector } from "./agent-output.ts";
import { type ProcessAhead, type ProcessOrder, startProcess } from "./agent-process.ts";
import { createBatch, createLineReader } from "./json-lines.ts";
import { readMessage } from "./worker-message.ts";
import { type FromWorker, MAX_ANSWER_BYTES, type ToWorker, WORKER_PIPE_FD } from "./worker-protocol.ts";

export interface WorkerSettings {
  /** Absolute path of the worker's program. */
  readonly workerPath: string;
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly output: OutputCollector;
  /** Perhaps it is started already. */
  readonly ahead?: ProcessAhead;
}

type WorkerOrder = Pick<WorkerSettings, "workerPath" | "workingDirectory" | "environment">;

export function workerOrder({ workerPath, workingDirectory, environment }: WorkerOrder): ProcessOrder {
  return {
    command: [process.execPath, workerPath],
    workingDirectory,
    environment,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  };
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
  const order = workerOrder(settings);
  const { child, end, gone } = settings.ahead?.take(order) ?? startProcess(order);
  const pipe = child.stdio[WORKER_PIPE_FD] as Duplex | undefined | null;
  let fault: string | undefined;

  readMessages(pipe, events.message, () => {
    fault = "(it wrote more than an answer may hold)";
    end();
  });
  if (child.stdout !== null) settings.output.attach(child.stdout);
  if (child.stderr !== null) settings.output.attach(child.stderr);

  const told = gone.then(({ how }) => events.ended(fault ?? how));

  const write = createBatch((text) => {
    if (pipe?.writable === true) pipe.write(text);
  });
  return {
    send: (message) => write(`${JSON.stringify(message)}\n`),
    async kill() {
      end();
      await told;
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
