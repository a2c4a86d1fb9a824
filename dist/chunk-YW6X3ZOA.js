import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/agent/worker-protocol.ts
var WORKER_PIPE_FD = 3;
var MAX_ANSWER_BYTES = 16 * 1024 * 1024;

export {
  WORKER_PIPE_FD,
  MAX_ANSWER_BYTES
};
