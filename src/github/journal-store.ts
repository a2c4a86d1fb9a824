/**
 * The journal of one attempt, kept for the next attempt of the same workflow run, in the Actions cache. The key
 * holds the run's id: evidence never passes from one run to another here. A cache that is slow, full or down
 * costs the resumption and nothing else.
 */
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync } from "node:fs";
import type { JournalStore, Log } from "../ports.ts";
import type { Environment } from "./run-context.ts";

const RESTORE_MS = 30_000;
const KEY_STATE = "journal-key";
const PATH_STATE = "journal-path";

export function createJournalStore(environment: Environment, log: Log): JournalStore {
  const run = environment["GITHUB_RUN_ID"];
  const attempt = Number(environment["GITHUB_RUN_ATTEMPT"] ?? "1");
  const prefix = (key: string) => `agentverity-journal-${run}-${key}-`;
  return {
    async restore(key, path) {
      if (run === undefined || !(attempt > 1)) return false;
      try {
        const { isFeatureAvailable, restoreCache } = await import("@actions/cache");
        if (!isFeatureAvailable()) return false;
        const restored = restoreCache([path], `${prefix(key)}${attempt}`, [prefix(key)]);
        return (await within(restored, RESTORE_MS)) !== undefined && existsSync(path);
      } catch (error) {
        log.info(`the journal of the last attempt could not be restored: ${reasonOf(error)}; starting anew`);
        return false;
      }
    },
    keep(key, path) {
      if (run === undefined) return;
      saveState(environment["GITHUB_STATE"], { [KEY_STATE]: `${prefix(key)}${attempt}`, [PATH_STATE]: path });
    },
  };
}

/** In the post step, which runs however the job ended. @returns what to tell, undefined where there was nothing to keep */
export async function saveKeptJournal(environment: Environment): Promise<string | undefined> {
  const key = environment[`STATE_${KEY_STATE}`];
  const path = environment[`STATE_${PATH_STATE}`];
  if (!key || !path || !existsSync(path)) return undefined;
  try {
    const { isFeatureAvailable, saveCache } = await import("@actions/cache");
    if (!isFeatureAvailable()) return undefined;
    await saveCache([path], key);
    return "The journal is kept: a re-run of this job continues from it.";
  } catch (error) {
    return `The journal could not be kept, so a re-run of this job starts anew: ${reasonOf(error)}`;
  }
}

/** By hand, like the outputs: it comes before the first call, and the toolkit takes time to load. */
function saveState(file: string | undefined, state: Readonly<Record<string, string>>): void {
  if (!file || !existsSync(file)) return;
  const text = Object.entries(state).map(([name, value]) => {
    const delimiter = `agentverity_${randomUUID()}`;
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  });
  appendFileSync(file, text.join(""), "utf8");
}

async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
