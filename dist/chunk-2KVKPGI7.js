// src/github/journal-store.ts
var { randomUUID } = process.getBuiltinModule("node:crypto");
var { appendFileSync, existsSync } = process.getBuiltinModule("node:fs");
var RESTORE_MS = 3e4;
var KEY_STATE = "journal-key";
var PATH_STATE = "journal-path";
function createJournalStore(environment, log) {
  const run = environment["GITHUB_RUN_ID"];
  const attempt = Number(environment["GITHUB_RUN_ATTEMPT"] ?? "1");
  const prefix = (key) => `agentverity-journal-${run}-${key}-`;
  return {
    async restore(key, path) {
      if (run === void 0 || !(attempt > 1)) return false;
      try {
        const { isFeatureAvailable, restoreCache } = await import("./chunk-OMAKAFIX.js");
        if (!isFeatureAvailable()) return false;
        const restored = restoreCache([path], `${prefix(key)}${attempt}`, [prefix(key)]);
        return await within(restored, RESTORE_MS) !== void 0 && existsSync(path);
      } catch (error) {
        log.info(`the journal of the last attempt could not be restored: ${reasonOf(error)}; starting anew`);
        return false;
      }
    },
    keep(key, path) {
      if (run === void 0) return;
      saveState(environment["GITHUB_STATE"], { [KEY_STATE]: `${prefix(key)}${attempt}`, [PATH_STATE]: path });
    }
  };
}
async function saveKeptJournal(environment) {
  const key = environment[`STATE_${KEY_STATE}`];
  const path = environment[`STATE_${PATH_STATE}`];
  if (!key || !path || !existsSync(path)) return void 0;
  try {
    const { isFeatureAvailable, saveCache } = await import("./chunk-OMAKAFIX.js");
    if (!isFeatureAvailable()) return void 0;
    await saveCache([path], key);
    return "The journal is kept: a re-run of this job continues from it.";
  } catch (error) {
    return `The journal could not be kept, so a re-run of this job starts anew: ${reasonOf(error)}`;
  }
}
function saveState(file, state) {
  if (!file || !existsSync(file)) return;
  const text = Object.entries(state).map(([name, value]) => {
    const delimiter = `agentverity_${randomUUID()}`;
    return `${name}<<${delimiter}
${value}
${delimiter}
`;
  });
  appendFileSync(file, text.join(""), "utf8");
}
async function within(promise, milliseconds) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, void 0);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

export {
  createJournalStore,
  saveKeptJournal
};
