import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  startProcess
} from "./chunk-QBOJMS56.js";
import {
  createBatch,
  createLineReader
} from "./chunk-ENCOGN37.js";
import {
  MAX_ANSWER_BYTES,
  WORKER_PIPE_FD
} from "./chunk-YW6X3ZOA.js";

// src/agent/worker-message.ts
function readMessage(line) {
  const fields = parseFields(line);
  if (fields === void 0) return void 0;
  const { id, ready, failed, pong, stray } = fields;
  if (typeof id === "number") return readReply(id, fields);
  if (ready === "function" || ready === "factory") return { ready };
  if (typeof stray === "string") return { stray };
  if (pong === true) return { pong };
  return isFields(failed) ? { failed: readFault(failed) } : void 0;
}
function readReply(id, fields) {
  const { error, unreadable } = fields;
  if (typeof error === "string") return { id, error };
  if (typeof unreadable === "string") return { id, unreadable };
  return error === void 0 && unreadable === void 0 ? { id, value: fields["value"] } : void 0;
}
function readFault(fields) {
  const at = isPosition(fields["at"]) ? { at: fields["at"] } : {};
  const { what } = fields;
  switch (what) {
    case "syntax":
    case "factory-failed":
      return { what, message: text(fields["message"]), ...at };
    case "missing-package":
    case "missing-import":
      return { what, name: text(fields["name"]), ...at };
    case "export-missing":
      return { what, exports: texts(fields["exports"]) };
    case "not-callable":
      return { what, found: text(fields["found"]), methods: texts(fields["methods"]) };
    case "class":
      return { what, name: text(fields["name"]) };
    case "no-function":
      return { what, found: text(fields["found"]), guessed: fields["guessed"] === true };
    default:
      return { what: "exception", message: text(fields["message"]), ...at };
  }
}
function isPosition(value) {
  if (!isFields(value) || typeof value["file"] !== "string") return false;
  return [value["line"], value["column"]].every((each) => each === void 0 || Number.isInteger(each));
}
function parseFields(line) {
  try {
    const value = JSON.parse(line);
    return isFields(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function text(value) {
  return typeof value === "string" ? value : "an error that cannot be read";
}
function texts(value) {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

// src/agent/worker-process.ts
function workerOrder({ workerPath, workingDirectory, environment }) {
  return {
    command: [process.execPath, workerPath],
    workingDirectory,
    environment,
    stdio: ["ignore", "pipe", "pipe", "pipe"]
  };
}
function startWorker(settings, events) {
  const order = workerOrder(settings);
  const { child, end, gone } = settings.ahead?.take(order) ?? startProcess(order);
  const pipe = child.stdio[WORKER_PIPE_FD];
  let fault;
  readMessages(pipe, events.message, () => {
    fault = "(it wrote more than an answer may hold)";
    end();
  });
  if (child.stdout !== null) settings.output.attach(child.stdout);
  if (child.stderr !== null) settings.output.attach(child.stderr);
  const told = gone.then(({ how }) => events.ended(fault ?? how));
  const write = createBatch((text2) => {
    if (pipe?.writable === true) pipe.write(text2);
  });
  return {
    send: (message) => write(`${JSON.stringify(message)}
`),
    async kill() {
      end();
      await told;
    }
  };
}
function readMessages(pipe, onMessage, onTooLong) {
  if (pipe === void 0 || pipe === null) return;
  const deliver = (line) => {
    const message = readMessage(line);
    if (message !== void 0) onMessage(message);
  };
  const lines = createLineReader(MAX_ANSWER_BYTES + 64 * 1024, deliver, onTooLong);
  pipe.setEncoding("utf8");
  pipe.on("data", (chunk) => lines.push(chunk));
  pipe.on("error", () => void 0);
}

export {
  workerOrder,
  startWorker
};
