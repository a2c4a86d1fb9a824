import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/agent/agent-output.ts
var MAX_LINE = 8 * 1024;
var MAX_TOTAL = 1024 * 1024;
var PREFIX = "agent| ";
function withoutControls(text) {
  return text.replace(/\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?)/g, "").replace(/[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "").replace(/[\u2028\u2029]/g, " ");
}
function neutraliseOutput(line) {
  return PREFIX + withoutControls(line).replaceAll("##[", "## [");
}
function collectOutput(onOutput) {
  let left = MAX_TOTAL;
  function show(line, dropped) {
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
      stream.on("data", (chunk) => left > 0 && cutter.push(chunk));
      stream.on("end", () => cutter.end());
      stream.on("error", () => cutter.end());
    }
  };
}
function createLineCutter(onLine) {
  let pending = "";
  let dropped = 0;
  function flush() {
    if (pending !== "") onLine(pending, dropped);
    pending = "";
    dropped = 0;
  }
  return {
    push(chunk) {
      for (const [index, part] of chunk.split(/\r\n|[\n\r]/).entries()) {
        if (index > 0) flush();
        const room = Math.max(0, MAX_LINE - pending.length);
        pending += part.slice(0, room);
        dropped += Math.max(0, part.length - room);
      }
    },
    end: flush
  };
}

// src/agent/call-failure.ts
var MAX_MESSAGE = 500;
function callFailure(kind, message) {
  return { kind, message: oneLine(message, MAX_MESSAGE) };
}
function failed(kind, message) {
  return { ok: false, failure: callFailure(kind, message) };
}
function oneLine(text, maxLength) {
  const line = withoutControls(text.slice(0, maxLength * 4).replace(/\s+/g, " ")).trim();
  if (line.length <= maxLength && text.length <= maxLength * 4) return line;
  return `${line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

export {
  collectOutput,
  callFailure,
  failed,
  oneLine
};
