/**
 * Ends a process together with everything it started. Children that left the group on purpose (a daemon that
 * called setsid) escape; nothing portable catches those.
 */
import { spawn, spawnSync } from "node:child_process";

/** @param leader process id of a process that was started `detached`, so that it leads its group */
export function killGroup(leader: number): void {
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/PID", String(leader), "/T", "/F"], { stdio: "ignore", windowsHide: true });
    return;
  }
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // No such group: all of it ended already.
  }
}

const living = new Set<number>();

/** Groups are ended when this process exits in any way that still runs code. */
export function guardGroup(leader: number): { release(): void } {
  if (living.size === 0) process.on("exit", killLiving);
  living.add(leader);
  const watchdog = startWatchdog(leader);
  return {
    release() {
      watchdog?.kill("SIGKILL");
      living.delete(leader);
      if (living.size === 0) process.off("exit", killLiving);
    },
  };
}

function killLiving(): void {
  for (const leader of living) killGroup(leader);
}

/**
 * When this process is killed outright, a worker notices its closed pipe and ends, unless the agent blocks its
 * event loop. A shell that waits for the end of its input costs a millisecond and ends that one too.
 */
function startWatchdog(leader: number) {
  if (process.platform === "win32") return undefined;
  // No `--` before the group: dash knows none here.
  const shell = spawn("/bin/sh", ["-c", 'read -r _; kill -9 "-$1"', "sh", String(leader)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    env: {},
  });
  // Without a shell there is no watchdog; everything else still holds.
  shell.on("error", () => undefined);
  shell.stdin.on("error", () => undefined);
  shell.unref();
  (shell.stdin as unknown as { unref?: () => void }).unref?.();
  return shell;
}
