/** A program that is started anew for every question, answers it and ends. */
import type { Readable } from "node:stream";
import type { Agent, Answer, CallResult } from "./agent.ts";
import type { Ending } from "./agent-process.ts";
import { failed } from "./call-failure.ts";
import { readPrinted } from "./command-answer.ts";
import { type CommandProcess, type CommandSettings, questionLine, startCommand } from "./command-process.ts";
import { MAX_ANSWER_BYTES } from "./worker-protocol.ts";

/** Every question is the first of its process. */
const ID = 1;

const RUN_ENDED = failed("agent-crashed", "the run ended before it answered");

export function createPerCallAgent(
  settings: CommandSettings,
  timeoutMs: number,
): Pick<Agent, "ask" | "close"> {
  const living = new Set<CommandProcess>();
  let closed = false;

  async function run(input: string): Promise<CallResult> {
    const process = startCommand(settings);
    living.add(process);
    let cut: CallResult | undefined;
    const endAs = (result: CallResult) => {
      cut ??= result;
      process.end();
    };
    const { stdin, stdout } = process.child;
    const printed = collectBytes(stdout, () =>
      endAs(failed("malformed-response", `it printed more than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`)),
    );
    // It need not read its question, and may end before it was written.
    stdin?.on("error", () => undefined);
    stdin?.end(questionLine(ID, input));
    const timer = setTimeout(() => endAs(failed("timeout", `no answer within ${timeoutMs} ms`)), timeoutMs);
    const ending = await process.gone;
    clearTimeout(timer);
    living.delete(process);
    if (closed) return RUN_ENDED;
    return cut ?? readEnding(ending, process) ?? readPrinted(printed(), ID);
  }

  return {
    async ask(input): Promise<Answer> {
      if (closed) return { ...RUN_ENDED, attempt: 1 };
      const since = performance.now();
      const result = await run(input);
      if (!result.ok) return { ...result, attempt: 1 };
      const latencyMs = Math.round((performance.now() - since) * 1000) / 1000;
      return { ok: true, observation: { latencyMs, ...result.observation }, attempt: 1 };
    },
    async close() {
      closed = true;
      const all = [...living];
      for (const process of all) process.end();
      await Promise.all(all.map((process) => process.gone));
    },
  };
}

const SHELL_SAYS: Readonly<Record<number, string>> = {
  126: "the shell found the command and could not run it ",
  127: "the shell found no such command ",
};

/** @returns undefined for a program that ended well */
function readEnding({ code, how }: Ending, process: CommandProcess): CallResult | undefined {
  if (code === 0) return undefined;
  const why = process.withLastWords(how);
  if (code === undefined) return failed("agent-crashed", `the agent's process ended during the call ${why}`);
  return failed("agent-error", `${SHELL_SAYS[code] ?? "the program failed "}${why}`);
}

/** @returns what came so far; at most the cap of an answer and a chunk more */
function collectBytes(stream: Readable | null, onTooMany: () => void): () => Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  stream?.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) onTooMany();
    else chunks.push(chunk);
  });
  stream?.on("error", () => undefined);
  return () => Buffer.concat(chunks);
}
