/** The action: has the agent's process start, and loads everything else meanwhile; most of a start is waiting for Node. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { agentEnvironment } from "./agent/agent-environment.ts";
import { startAhead } from "./agent/agent-process.ts";
import { workerOrder } from "./agent/worker-process.ts";

const workspace = process.env["GITHUB_WORKSPACE"] || process.cwd();
const workerPath = join(dirname(fileURLToPath(import.meta.url)), "worker.js");

// As most configurations want it; one that wants another folder or more variables has its own started instead.
const order = workerOrder({
  workerPath,
  workingDirectory: workspace,
  environment: agentEnvironment(process.env, []),
});
const asksAnAgent = ["", "run", "collect"].includes(process.env["INPUT_MODE"] ?? "");
const ahead = asksAnAgent ? startAhead(order) : undefined;
const { runAction } = await import("./action-main.ts");
await runAction({ workspace, workerPath, ahead });
