import {
  agentEnvironment,
  startAhead,
  workerOrder
} from "./chunk-2OZ6XELS.js";
import "./chunk-7DQDWJI5.js";

// src/action.ts
var { dirname, join } = process.getBuiltinModule("node:path");
var { fileURLToPath } = process.getBuiltinModule("node:url");
var workspace = process.env["GITHUB_WORKSPACE"] || process.cwd();
var workerPath = join(dirname(fileURLToPath(import.meta.url)), "worker.js");
var order = workerOrder({
  workerPath,
  workingDirectory: workspace,
  environment: agentEnvironment(process.env, [])
});
var asksAnAgent = ["", "run", "collect"].includes(process.env["INPUT_MODE"] ?? "");
var ahead = asksAnAgent ? startAhead(order) : void 0;
var { runAction } = await import("./chunk-XKLKGCDT.js");
await runAction({ workspace, workerPath, ahead });
