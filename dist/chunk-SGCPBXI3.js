import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/agent/timing.ts
import { performance } from "node:perf_hooks";
var REAL_TIMING = {
  monotonic: () => performance.now(),
  wallClock: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) => new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  })
};

export {
  REAL_TIMING
};
