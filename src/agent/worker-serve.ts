/**
 * In the worker: answers the engine's calls with the agent's function, one line each, in the order they end.
 * Imports almost nothing, because every millisecond here is paid before the first call.
 */
import { Socket } from "node:net";
import { readFrameworkResult } from "./framework-result.ts";
import { createBatch, createLineReader } from "./json-lines.ts";
import { answerLine, describeError, errorLine } from "./worker-answer.ts";
import { type CallContext, loadAgent } from "./worker-load.ts";
import type { FromWorker, LoadOrder, ToWorker } from "./worker-protocol.ts";

type Decide = (input: string, context: CallContext) => unknown;

/** @param fd the inherited pipe; when it closes, this process and everything it started ends */
export function serve(fd: number): void {
  const ending = createEnding();
  const pipe = new Socket({ fd, readable: true, writable: true });
  const write = createBatch((text) => pipe.write(text));
  const send = (line: string) => write(`${line}\n`);
  let next: () => unknown = () => undefined;

  async function load(order: LoadOrder): Promise<void> {
    // An agent that looks at its arguments sees what it would see as a program of its own.
    process.argv.splice(1, Number.POSITIVE_INFINITY, order.file);
    const loaded = await loadAgent(order);
    if (loaded.ok) next = loaded.next;
    const message: FromWorker = loaded.ok ? { ready: loaded.kind } : { failed: loaded.fault };
    send(JSON.stringify(message));
  }

  async function call(id: number, input: string): Promise<void> {
    try {
      const decide = (await next()) as Decide;
      send(answerLine(id, await readFrameworkResult(await decide(input, ending.context()))));
    } catch (error) {
      send(errorLine(id, error));
    }
  }

  // One failing callback must not take the other calls down; the call it belongs to is unknown.
  process.on("uncaughtException", (error) => send(JSON.stringify({ stray: describeError(error) })));

  const lines = createLineReader(
    Number.POSITIVE_INFINITY,
    (line) => {
      const message = JSON.parse(line) as ToWorker;
      if ("id" in message) void call(message.id, message.input);
      else if ("load" in message) void load(message.load);
      else send('{"pong":true}');
    },
    () => undefined,
  );
  pipe.setEncoding("utf8");
  pipe.on("data", (chunk: string) => lines.push(chunk));
  pipe.on("error", ending.leave);
  pipe.on("close", ending.leave);
}

function createEnding() {
  let controller: AbortController | undefined;
  return {
    /** The signal is made when it is first looked at: most agents never do. */
    context(): CallContext {
      return {
        get signal() {
          controller ??= new AbortController();
          return controller.signal;
        },
      };
    },
    leave(): void {
      try {
        controller?.abort();
        // This process leads its group: what the agent started goes with it.
        if (process.platform !== "win32") process.kill(-process.pid, "SIGKILL");
      } finally {
        process.exit(1);
      }
    },
  };
}
