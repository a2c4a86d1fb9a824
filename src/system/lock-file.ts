/**
 * One writer at a time: a file beside the one that is written names the process that has it. A process that was
 * killed leaves its lock behind, which then counts for nothing.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * @returns what gives the lock back
 * @throws Error with code EBUSY and the path while another process of this machine writes there
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`;
  for (;;) {
    try {
      writeFileSync(lock, `${process.pid}\n`, { flag: "wx" });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    if (isHeld(lock)) throw Object.assign(new Error(`${path} is being written`), { code: "EBUSY", path });
    rmSync(lock, { force: true });
  }
}

function isHeld(lock: string): boolean {
  const holder = Number.parseInt(holderOf(lock), 10);
  if (!(holder > 0) || holder === process.pid) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // it lives, as another user
  }
}

function holderOf(lock: string): string {
  try {
    return readFileSync(lock, "utf8");
  } catch {
    return ""; // given back in the meantime
  }
}
