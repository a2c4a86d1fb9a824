/** Runs what is timed and what it is timed beside: whole processes, seen from outside. */
import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** What runs whatever is timed, as `runAction` chooses it. */
const NODE = process.env["AGENTVERITY_E2E_NODE"] ?? process.execPath;

export function nodeVersion(): string {
  return execFileSync(NODE, ["--version"], { encoding: "utf8" }).trim();
}

/** @returns milliseconds from the start of a Node process until it has ended */
export function timeNode(args: readonly string[], cwd: string): Promise<number> {
  const child = spawn(NODE, [...args], {
    cwd,
    // As bare as a runner's step: variables like NODE_EXTRA_CA_CERTS make Node itself start slower.
    env: { PATH: process.env["PATH"] },
    stdio: "ignore",
  });
  // From here the program runs. The call before copies this process, which takes the longer the more it holds.
  const from = performance.now();
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(performance.now() - from);
      else reject(new Error(`node ${args.join(" ")} ended with ${code}`));
    });
  });
}

const LOOK_EVERY_MS = 10;

/**
 * The most memory that any one process started by this one came to hold meanwhile, MB (10^6 bytes): the kernel's own
 * high-water mark, so looking now and then misses nothing but the last moments. `getrusage` would not do: it counts
 * what the parent held when it forked.
 *
 * @returns undefined for the peak where there is no /proc
 */
export async function watchingMemory<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly peakMb: number | undefined }> {
  let peak: number | undefined;
  const look = (): void => {
    for (const pid of descendants(process.pid)) {
      const mark = highWater(pid);
      if (mark !== undefined) peak = Math.max(peak ?? 0, mark);
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  try {
    return { value: await work(), peakMb: peak };
  } finally {
    clearInterval(timer);
  }
}

function descendants(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
    return children.flatMap((child) => [child, ...descendants(child)]);
  } catch {
    return []; // ended meanwhile, or a system without /proc
  }
}

function highWater(pid: number): number | undefined {
  try {
    // Between fork and exec a child is a copy of its parent, of this very process at worst: not yet one of ours.
    if (readFileSync(`/proc/${pid}/cmdline`, "utf8") === readFileSync("/proc/self/cmdline", "utf8"))
      return undefined;
    const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}
