/**
 * A program that answers questions as they come, in JSON Lines: `{"id": 1, "input": "…"}` in, `{"id": 1, …observation}`
 * out. It may answer in any order; it may write nothing else to its standard output.
 */
import type { Readable } from "node:stream";
import type { Ending } from "./agent-process.ts";
import { readLineReply } from "./command-answer.ts";
import { type CommandSettings, questionLine, startCommand } from "./command-process.ts";
import { createLineReader } from "./json-lines.ts";
import type { Responder, ResponderEvents } from "./responder.ts";
import { MAX_ANSWER_BYTES } from "./worker-protocol.ts";

/** A program that closed its input usually is about to end; its exit says more than the closed pipe. */
const END_MS = 200;

export interface LineProgram {
  readonly responder: Responder;
  readonly gone: Promise<Ending>;
}

/** @param events from its start on, until somebody else listens */
export function startLineProgram(settings: CommandSettings, events: ResponderEvents): LineProgram {
  const process = startCommand(settings);
  const { child } = process;
  const { stdin, stdout } = child;
  let listener = events;
  let fault: string | undefined;

  const endFor = (why: string) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    fault ??= why;
    process.end();
  };
  const questions = createQuestions(settings);
  if (stdout !== null) {
    readLines(stdout, (line) => questions.read(line, listener), endFor);
    // A process that cannot answer any more is as good as gone.
    stdout.once("end", () => setTimeout(() => endFor("(it closed its standard output)"), END_MS).unref());
  }
  stdin?.on("error", () => setTimeout(() => endFor("(it closed its standard input)"), END_MS).unref());

  const gone = process.gone.then((ending) => {
    const how = process.withLastWords(fault ?? ending.how);
    listener.ended(how);
    return { ...ending, how };
  });

  const responder: Responder = {
    listen(next) {
      listener = next;
    },
    ask(id, input) {
      questions.asked(id);
      if (stdin?.writable === true) stdin.write(questionLine(id, input));
    },
    async kill() {
      process.end();
      await gone;
    },
  };
  return { responder, gone };
}

function readLines(stdout: Readable, onLine: (line: string) => void, endFor: (why: string) => void): void {
  const tooLong = () => endFor(`(it wrote a line of more than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB)`);
  const lines = createLineReader(MAX_ANSWER_BYTES, (line) => line.trim() !== "" && onLine(line), tooLong);
  // Byte by byte, so that what is no UTF-8 is noticed and not replaced.
  stdout.setEncoding("latin1");
  stdout.on("data", (chunk: string) => lines.push(chunk));
  stdout.on("error", () => undefined);
}

/** Which questions this process was asked, and which it has answered. */
function createQuestions({ output }: CommandSettings) {
  const open = new Set<number>();
  /** Ids are given in ascending order. */
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  let toldTwice = false;

  return {
    asked(id: number): void {
      open.add(id);
      first = Math.min(first, id);
      last = id;
    },
    read(line: string, listener: ResponderEvents): void {
      const reply = readLineReply(line);
      if (!reply.ok) listener.broke(reply.why);
      else if (open.delete(reply.id)) listener.answered(reply.id, reply.result);
      else if (Number.isInteger(reply.id) && reply.id >= first && reply.id <= last) noteTwice(reply.id);
      else listener.broke(`it answered the question ${reply.id}, which it was not asked`);
    },
  };

  function noteTwice(id: number): void {
    if (!toldTwice) output.note(`it answered the question ${id} twice: the first answer stands`);
    toldTwice = true;
  }
}
