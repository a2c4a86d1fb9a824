import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  workerOrder
} from "./chunk-IX75CW7B.js";
import {
  startAhead
} from "./chunk-QBOJMS56.js";
import {
  agentEnvironment
} from "./chunk-4YYG3BAH.js";
import "./chunk-ENCOGN37.js";
import "./chunk-YW6X3ZOA.js";
import "./chunk-6ZJEHKRB.js";

// src/action.ts
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
var workspace = process.env["GITHUB_WORKSPACE"] || process.cwd();
var workerPath = join(dirname(fileURLToPath(import.meta.url)), "worker.js");
var order = workerOrder({
  workerPath,
  workingDirectory: workspace,
  environment: agentEnvironment(process.env, [])
});
var asksAnAgent = ["", "run"].includes(process.env["INPUT_MODE"] ?? "");
var ahead = asksAnAgent ? startAhead(order) : void 0;
var { runAction } = await import("./chunk-YAPL6R4L.js");
await runAction({ workspace, workerPath, ahead });
