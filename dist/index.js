import {
  flakiness
} from "./chunk-DD3GEQWG.js";
import {
  planMeasurement,
  planRepeats,
  planRouteRepeats,
  quietPairs
} from "./chunk-J5F6HSJK.js";
import {
  boschlooLower,
  columns,
  compareWindows,
  fisherLower,
  fisherTwoSided,
  markdownCellCode,
  markdownCode,
  markdownProse,
  plainName,
  plainProse,
  wrap
} from "./chunk-PQ5MMFF7.js";
import {
  CALLS,
  assess,
  bestCaseAdmission,
  bestCaseTotal,
  holm,
  judgeStability,
  pairsForDeterministic,
  readObservation,
  sequentialBoundaries
} from "./chunk-C4USOOA5.js";
import {
  binomialLowerTail,
  binomialUpperTail,
  clopperPearsonInterval,
  count,
  list,
  percent,
  percentBeside,
  quoteName,
  whole,
  wilsonInterval
} from "./chunk-TWMHUV77.js";
import "./chunk-PIRHQTI4.js";

// src/system/clock.ts
var systemClock = {
  now: () => /* @__PURE__ */ new Date(),
  monotonic: () => performance.now()
};

// src/system/files.ts
var {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync: readFileSync2,
  readSync,
  renameSync,
  rmSync: rmSync2,
  writeFileSync: writeFileSync2,
  writeSync
} = process.getBuiltinModule("node:fs");
var { basename, dirname, join: join2 } = process.getBuiltinModule("node:path");

// src/system/lock-file.ts
var { readFileSync, rmSync, writeFileSync } = process.getBuiltinModule("node:fs");
function lockFile(path) {
  const lock = `${path}.lock`;
  for (; ; ) {
    try {
      writeFileSync(lock, `${process.pid}
`, { flag: "wx" });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    if (isHeld(lock)) throw Object.assign(new Error(`${path} is being written`), { code: "EBUSY", path });
    rmSync(lock, { force: true });
  }
}
function isHeld(lock) {
  const holder = Number.parseInt(holderOf(lock), 10);
  if (!(holder > 0) || holder === process.pid) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
function holderOf(lock) {
  try {
    return readFileSync(lock, "utf8");
  } catch {
    return "";
  }
}

// src/system/match-files.ts
var { readdirSync, statSync } = process.getBuiltinModule("node:fs");
var { isAbsolute, join, parse, relative } = process.getBuiltinModule("node:path");
function matchFiles(folder, pattern) {
  const absolute = isAbsolute(pattern);
  const root = absolute ? parse(pattern).root : folder;
  const relativePattern = absolute ? relative(root, pattern) : pattern;
  const segments = relativePattern.replaceAll("\\", "/").split("/").filter((segment) => segment !== "" && segment !== ".");
  const found = /* @__PURE__ */ new Set();
  walk(root, "", segments, found);
  return [...found].sort().map((path) => absolute ? `${root}${path}` : path);
}
function walk(root, path, segments, found) {
  const [segment, ...rest] = segments;
  if (segment === void 0) return;
  for (const next of stepsFrom(root, path, segment, rest.length === 0)) {
    if (next.isFile) found.add(next.path);
    else walk(root, next.path, next.stays ? segments : rest, found);
  }
}
function stepsFrom(root, path, segment, isLast) {
  const step = (name, stays = false) => ({ path: joined(path, name), isFile: false, stays });
  if (segment === "..") return [step("..")];
  const all = entries(root, path);
  if (segment === "**") {
    const deeper = all.filter(({ name, isFolder: isFolder2, isLink }) => isFolder2 && !isLink && isOpen(name)).map(({ name }) => step(name, true));
    return [{ path, isFile: false, stays: false }, ...deeper];
  }
  const matches = matcher(segment);
  return all.filter(({ name, isFolder: isFolder2 }) => isFolder2 !== isLast && matches(name)).map(({ name }) => ({ ...step(name), isFile: isLast }));
}
function entries(root, path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      isLink: entry.isSymbolicLink(),
      isFolder: entry.isSymbolicLink() ? isFolder(join(root, path, entry.name)) : entry.isDirectory()
    }));
  } catch {
    return [];
  }
}
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function isOpen(name) {
  return !name.startsWith(".") && name !== "node_modules";
}
function matcher(segment) {
  const source = segment.replace(/[.+^$()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*").replaceAll("?", "[^/]");
  const alternatives = source.replaceAll("{", "(?:").replaceAll("}", ")").replace(/,/g, source.includes("{") ? "|" : ",");
  const pattern = compiled(`^${alternatives}$`);
  return (name) => (segment.startsWith(".") || !name.startsWith(".")) && (pattern?.test(name) ?? name === segment);
}
function compiled(source) {
  try {
    return new RegExp(source);
  } catch {
    return void 0;
  }
}
function joined(path, name) {
  return path === "" ? name : `${path}/${name}`;
}

// src/system/files.ts
var systemFiles = {
  read(path) {
    try {
      return decode(readFileSync2(path));
    } catch (error) {
      if (isMissing(error)) return void 0;
      throw error;
    }
  },
  chunks(path) {
    try {
      const file = openSync(path, "r");
      if (!fstatSync(file).isDirectory()) return readChunks(file);
      closeSync(file);
      throw Object.assign(new Error(`${path} is a folder`), { code: "EISDIR" });
    } catch (error) {
      if (isMissing(error)) return void 0;
      throw error;
    }
  },
  match: (folder, pattern) => matchFiles(folder, pattern),
  write(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    const part = `${path}.${process.pid}.part`;
    try {
      writeParts(part, typeof text === "string" ? [text] : text);
      renameSync(part, path);
    } catch (error) {
      rmSync2(part, { force: true });
      throw error;
    }
  },
  readJournal(path) {
    let content;
    try {
      content = readFileSync2(path);
    } catch (error) {
      if (isMissing(error)) return void 0;
      throw error;
    }
    const bytes = content.lastIndexOf(10) + 1;
    return { text: decode(content.subarray(0, bytes)), bytes, tornBytes: content.length - bytes };
  },
  openJournal(path, keepBytes) {
    makeOwnFolder(dirname(path));
    const unlock = lockFile(path);
    try {
      if (keepBytes === 0) keepPrevious(path);
      const file = openSync(path, keepBytes === 0 ? "w" : "r+");
      ftruncateSync(file, keepBytes);
      return appendingTo(file, keepBytes, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }
};
function appendingTo(file, from, onClosed) {
  let position = from;
  let pending = "";
  let failure;
  const flush = () => {
    const lines = pending;
    pending = "";
    try {
      for (let rest = Buffer.from(lines); rest.length > 0; ) {
        const written = writeSync(file, rest, 0, rest.length, position);
        position += written;
        rest = rest.subarray(written);
      }
    } catch (error) {
      failure ??= error;
    }
  };
  const throwFailure = () => {
    if (failure !== void 0) throw failure;
  };
  return {
    append(line) {
      throwFailure();
      if (pending === "") process.nextTick(flush);
      pending += `${line}
`;
    },
    close() {
      flush();
      closeSync(file);
      onClosed();
      throwFailure();
    }
  };
}
var CHUNK_BYTES = 256 * 1024;
function* readChunks(file) {
  try {
    const buffer = new Uint8Array(CHUNK_BYTES);
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      yield buffer.subarray(0, read);
  } finally {
    closeSync(file);
  }
}
var WRITTEN_AT_ONCE = 1024 * 1024;
function writeParts(path, parts) {
  const file = openSync(path, "w");
  let pending = [];
  let length = 0;
  const flush = () => {
    writeFileSync2(file, pending.join(""));
    pending = [];
    length = 0;
  };
  try {
    for (const text of parts) {
      pending.push(text);
      length += text.length;
      if (length >= WRITTEN_AT_ONCE) flush();
    }
    flush();
  } finally {
    closeSync(file);
  }
}
function keepPrevious(path) {
  if (existsSync(path)) renameSync(path, path.replace(/(\.[^.]*)?$/, ".previous$1"));
}
function makeOwnFolder(folder) {
  mkdirSync(folder, { recursive: true });
  if (basename(folder) === ".agentverity") writeFileSync2(join2(folder, ".gitignore"), "*\n");
}
function decode(content) {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
}
function isMissing(error) {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

// src/report/build-comparison.ts
function buildComparison(agent, runs) {
  return { agent, rows: runs.map(row) };
}
function row({ name, run, evidence }) {
  const { decision_contract: contract, admission } = run;
  const reason = admission.refusals[0]?.reason;
  return {
    name,
    exactMatch: exactMatch(evidence),
    ...run.meter === null ? {} : { stability: stability(run.meter) },
    ...contract === null ? {} : {
      requiredRoutes: contract.required.length,
      reachedRoutes: contract.required.length - contract.missing_observed.length
    },
    decisions: run.blindness?.distinct ?? 0,
    admissible: admission.admissible,
    ...reason === void 0 ? {} : { reason }
  };
}
function stability(meter) {
  return {
    flips: meter.pair_flips,
    pairs: meter.pair_trials,
    upper: meter.ci_high,
    tolerance: meter.epsilon,
    verdict: ["deterministic", "stochastic"].find((word) => CALLS[word] === meter.call) ?? "undecided"
  };
}
function exactMatch({ cases }) {
  const scored = cases.filter(({ expected }) => expected !== void 0);
  return {
    matched: scored.filter(({ expected, observations }) => observations[0] === expected).length,
    total: scored.length
  };
}

// src/report/comparison.ts
var TITLES = ["probe set", "exact match", "stability", "coverage", "baseline"];
function renderComparisonText(comparison, options = {}) {
  const cells = comparison.rows.map((row2) => [
    plainName(row2.name, 40),
    matchWords(row2),
    row2.stability === void 0 ? "not measured" : `${row2.stability.verdict}, ${flipsOf(row2.stability)}`,
    coverageWords(row2),
    plainProse(baselineWords(row2), 200)
  ]);
  const title = `One agent, ${count(comparison.rows.length, "probe set")}: ${plainName(comparison.agent)}`;
  const lesson = lessons(comparison).flatMap((line) => wrap(plainProse(line), "", options.width ?? 100));
  const below = lesson.length === 0 ? [] : ["", ...lesson];
  const titles = TITLES.map((name) => name === "stability" ? "stability, flips/pairs" : name);
  return `${[title, "", ...columns([titles, ...cells]), ...below].join("\n")}
`;
}
function renderComparisonMarkdown(comparison) {
  const rows = comparison.rows.map((row2) => {
    const word = row2.admissible ? "✅ **ADMITTED**" : `❌ **REFUSED**: ${markdownProse(row2.reason ?? "", { cell: true })}`;
    const cells = [
      markdownCellCode(row2.name),
      matchWords(row2),
      stabilityWords(row2.stability),
      coverageWords(row2),
      word
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const refused = comparison.rows.filter((row2) => !row2.admissible).length;
  const title = `## ${count(comparison.rows.length, "probe set")}, one agent: ${whole(refused)} refused, ${whole(comparison.rows.length - refused)} admitted`;
  const table = [`| ${TITLES.join(" | ")} |`, `|${" --- |".repeat(TITLES.length)}`, ...rows].join("\n");
  const lesson = lessons(comparison).map((line) => markdownProse(line)).join("\n");
  return `${[title, table, lesson, `Agent: ${markdownCode(comparison.agent)}`].filter((part) => part !== "").join("\n\n")}
`;
}
function matchWords(row2) {
  return row2.exactMatch.total === 0 ? "no expectations" : `${whole(row2.exactMatch.matched)}/${whole(row2.exactMatch.total)}`;
}
function stabilityWords(stability2) {
  if (stability2 === void 0) return "not measured";
  const { upper, tolerance, verdict } = stability2;
  const bound = `at most ${percentBeside(upper, tolerance)}, tolerance ${percent(tolerance)}`;
  return `${verdict}: ${flipsOf(stability2)} flipped, ${bound}`;
}
function flipsOf({ flips, pairs }) {
  return `${whole(flips)}/${whole(pairs)}`;
}
function coverageWords(row2) {
  if (row2.requiredRoutes === void 0) return count(row2.decisions, "decision");
  return `${whole(row2.reachedRoutes ?? 0)}/${count(row2.requiredRoutes, "route")}`;
}
function baselineWords(row2) {
  return row2.admissible ? "ADMITTED" : `REFUSED: ${row2.reason ?? "no reason given"}`;
}
function lessons(comparison) {
  const misled = comparison.rows.filter((row2) => !row2.admissible && isFullMatch(row2));
  if (misled.length === 0) return [];
  const rows = misled.map((row2) => `${quoteName(row2.name)} (${matchWords(row2)}, ${coverageWords(row2)})`);
  return [
    `Why a full exact match was not enough: ${list(rows)}. Exact match says each answer was right once. It does not say that the answer comes again, nor that the probes can tell this agent from one that always decides the same.`
  ];
}
function isFullMatch(row2) {
  return row2.exactMatch.total > 0 && row2.exactMatch.matched === row2.exactMatch.total;
}

// src/index.ts
var host = {
  clock: systemClock,
  files: systemFiles,
  log: { info: () => {
  }, warn: () => {
  } },
  // a report has all of it among its caveats
  version: "0.1.0",
  outputDirectory: (folder) => folder
};
async function assessFiles(settings) {
  const { assessRecorded } = await import("./chunk-7HZK3MDQ.js");
  return assessRecorded(settings, host);
}
async function compareFiles(settings) {
  const { compareRecorded } = await import("./chunk-7HZK3MDQ.js");
  return compareRecorded(settings, host);
}
export {
  assess,
  assessFiles,
  bestCaseAdmission,
  bestCaseTotal,
  binomialLowerTail,
  binomialUpperTail,
  boschlooLower,
  buildComparison,
  clopperPearsonInterval,
  compareFiles,
  compareWindows,
  fisherLower,
  fisherTwoSided,
  flakiness,
  holm,
  judgeStability,
  pairsForDeterministic,
  planMeasurement,
  planRepeats,
  planRouteRepeats,
  quietPairs,
  readObservation,
  renderComparisonMarkdown,
  renderComparisonText,
  sequentialBoundaries,
  wilsonInterval
};
