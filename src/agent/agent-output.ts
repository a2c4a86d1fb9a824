/**
 * What an agent prints, made safe to show: on a runner a printed line can be a command that sets outputs or
 * masks, and on a terminal an escape sequence can rewrite what a person reads.
 */
import type { Readable } from "node:stream";

/** UTF-16 units of one line. */
const MAX_LINE = 8 * 1024;
/** UTF-16 units over the agent's whole life; enough to debug with, too little to drown a log. */
const MAX_TOTAL = 1024 * 1024;

const PREFIX = "agent| ";

/**
 * Removes control characters (but the tab), bidirectional overrides and invisible marks; line separators become spaces.
 * Escape sequences go whole, so that no `[31m` is left behind.
 */
export function withoutControls(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with one
      .replace(/\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?)/g, "")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
      .replace(/[\u2028\u2029]/g, " ")
  );
}

/**
 * One line of an agent's output that no runner takes for a command: `::name::` must start a line, so a prefix
 * disarms it; `##[name]` is recognised anywhere, so it is broken.
 *
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function neutraliseOutput(line: string): string {
  return PREFIX + withoutControls(line).replaceAll("##[", "## [");
}

export interface OutputCollector {
  /** Shows a stream line by line until its end; `watch` sees each line as the agent wrote it. */
  attach(stream: Readable, watch?: (line: string) => void): void;
  /** One line of ours about the agent, under the same prefix; not counted. */
  note(line: string): void;
}

/** One collector serves all processes of an agent, so that the cap holds over restarts. */
export function collectOutput(onOutput: (line: string) => void): OutputCollector {
  let left = MAX_TOTAL;

  function show(line: string, dropped: number): void {
    if (left <= 0 || line.trim() === "") return;
    left -= line.length + 1;
    onOutput(neutraliseOutput(line) + (dropped > 0 ? ` … (${dropped} more characters)` : ""));
    if (left <= 0) onOutput(`${PREFIX}(more than 1 MiB printed: the rest is not shown)`);
  }

  return {
    note: (line) => onOutput(neutraliseOutput(line)),
    attach(stream, watch) {
      const cutter = createLineCutter((line, dropped) => {
        watch?.(line);
        show(line, dropped);
      });
      stream.setEncoding("utf8");
      // Once the cap is reached the stream is still drained: a full pipe would block the agent.
      stream.on("data", (chunk: string) => left > 0 && cutter.push(chunk));
      stream.on("end", () => cutter.end());
      stream.on("error", () => cutter.end());
    },
  };
}

/** A carriage return ends a line too: the runner reads it that way, and a progress bar means it. */
function createLineCutter(onLine: (line: string, dropped: number) => void) {
  let pending = "";
  let dropped = 0;

  function flush(): void {
    if (pending !== "") onLine(pending, dropped);
    pending = "";
    dropped = 0;
  }

  return {
    push(chunk: string): void {
      for (const [index, part] of chunk.split(/\r\n|[\n\r]/).entries()) {
        if (index > 0) flush();
        const room = Math.max(0, MAX_LINE - pending.length);
        pending += part.slice(0, room);
        dropped += Math.max(0, part.length - room);
      }
    },
    end: flush,
  };
}
