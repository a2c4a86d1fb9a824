/** A team's own program as a process: its environment, its log, its last words. */
import type { OutputCollector } from "./agent-output.ts";
import { type AgentProcess, startProcess } from "./agent-process.ts";
import { oneLine } from "./call-failure.ts";

export interface CommandSettings {
  readonly command: string | readonly string[];
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly output: OutputCollector;
}

/** Of what it said last before it ended. */
const MAX_LAST_WORDS = 200;

/** Python holds back what it prints to a pipe, and the question waits for ever; and its pipes are not UTF-8 everywhere. */
const UNBUFFERED = { PYTHONUNBUFFERED: "1", PYTHONIOENCODING: "utf-8" };

/** One line of JSON, on any reading of what ends a line. */
export function questionLine(id: number, input: string): string {
  const json = JSON.stringify({ id, input }).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `${json}\n`;
}

export interface CommandProcess extends AgentProcess {
  /** `(exit code 1; it said last: "ModuleNotFoundError: …")`, given its ending. */
  withLastWords(how: string): string;
}

export function startCommand(settings: CommandSettings): CommandProcess {
  const { command, workingDirectory, output } = settings;
  const environment = { ...UNBUFFERED, ...settings.environment };
  const started = startProcess({ command, workingDirectory, environment, stdio: ["pipe", "pipe", "pipe"] });
  let lastWords = "";
  if (started.child.stderr !== null) {
    output.attach(started.child.stderr, (line) => {
      if (line.trim() !== "") lastWords = line;
    });
  }
  return {
    ...started,
    withLastWords(how) {
      if (lastWords === "") return how;
      return `${how.replace(/\)$/, "")}; it said last: ${JSON.stringify(oneLine(lastWords, MAX_LAST_WORDS))})`;
    },
  };
}
