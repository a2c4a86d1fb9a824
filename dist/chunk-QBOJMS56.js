import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/agent/agent-process.ts
import { spawn as spawn2 } from "node:child_process";

// src/agent/process-group.ts
import { spawn, spawnSync } from "node:child_process";
function killGroup(leader) {
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/PID", String(leader), "/T", "/F"], { stdio: "ignore", windowsHide: true });
    return;
  }
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
  }
}
var living = /* @__PURE__ */ new Set();
function guardGroup(leader) {
  if (living.size === 0) process.on("exit", killLiving);
  living.add(leader);
  const watchdog = startWatchdog(leader);
  return {
    release() {
      watchdog?.kill("SIGKILL");
      living.delete(leader);
      if (living.size === 0) process.off("exit", killLiving);
    }
  };
}
function killLiving() {
  for (const leader of living) killGroup(leader);
}
function startWatchdog(leader) {
  if (process.platform === "win32") return void 0;
  const shell = spawn("/bin/sh", ["-c", 'read -r _; kill -9 "-$1"', "sh", String(leader)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    env: {}
  });
  shell.on("error", () => void 0);
  shell.stdin.on("error", () => void 0);
  shell.unref();
  shell.stdin.unref?.();
  return shell;
}

// src/agent/agent-process.ts
var DRAIN_MS = 300;
function startProcess(order) {
  const [program = "", ...parameters] = typeof order.command === "string" ? [order.command] : order.command;
  const child = spawn2(program, parameters, {
    cwd: order.workingDirectory,
    env: order.environment,
    shell: typeof order.command === "string",
    // A group of its own, so that all of it can be ended at once; and no share in our terminal or our output.
    detached: true,
    stdio: order.stdio,
    windowsHide: true
  });
  const guard = child.pid === void 0 ? void 0 : guardGroup(child.pid);
  const end = () => {
    if (child.pid !== void 0) killGroup(child.pid);
  };
  const gone = awaitEnd(child, end).then((ending) => {
    guard?.release();
    return ending;
  });
  return { child, end, gone };
}
function startAhead(order) {
  let waiting = startProcess(order);
  const discard = () => {
    waiting?.end();
    waiting = void 0;
  };
  return {
    take(wanted) {
      const taken = JSON.stringify(wanted) === JSON.stringify(order) ? waiting : void 0;
      if (taken === void 0) discard();
      waiting = void 0;
      return taken;
    },
    discard
  };
}
function awaitEnd(child, end) {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      if (child.pid !== void 0) return;
      const startError = error.code ?? error.message;
      resolve({ how: `(it could not be started: ${error.message})`, code: void 0, startError });
    });
    child.once("exit", (code, signal) => {
      end();
      const ending = { how: describeExit(code, signal), code: code ?? void 0 };
      const giveUp = setTimeout(() => {
        for (const stream of child.stdio) stream?.destroy();
      }, DRAIN_MS);
      child.once("close", () => {
        clearTimeout(giveUp);
        resolve(ending);
      });
    });
  });
}
function describeExit(code, signal) {
  if (signal === "SIGABRT" || code === 134) return "(SIGABRT; often out of memory)";
  if (signal === "SIGKILL" || code === 137) return "(SIGKILL; often out of memory)";
  return signal === null ? `(exit code ${code ?? "unknown"})` : `(${signal})`;
}

export {
  startProcess,
  startAhead
};
