#!/usr/bin/env node
import {
  defectText,
  runCommand
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/cli.ts
var { dirname: dirname3, join: join5 } = process.getBuiltinModule("node:path");
var { fileURLToPath } = process.getBuiltinModule("node:url");

// src/github/redact.ts
var MINIMUM_LENGTH = 8;
var MINIMUM_LINE_LENGTH = 16;
var SECRET_NAME = /(?:^|[_-])(?:KEY|TOKEN|SECRET|CREDENTIALS?)$|PASSWORD|PASSWD/i;
var REPLACEMENT = "***";
var ELLIPSIS = "…";
function knownSecrets(environment) {
  const values = Object.entries(environment).filter(([name]) => SECRET_NAME.test(name)).flatMap(([, value]) => value === void 0 ? [] : parts(value));
  return [...new Set(values)].sort((a, b) => b.length - a.length);
}
function parts(value) {
  const whole = value.trim();
  if (whole.length < MINIMUM_LENGTH) return [];
  const lines = whole.split(/\r\n|\r|\n/);
  if (lines.length === 1) return [whole];
  return [whole, ...lines.map((line) => line.trim()).filter((line) => line.length >= MINIMUM_LINE_LENGTH)];
}
function createRedactor(secrets) {
  const wanted = secrets.filter((secret) => secret !== "").map(wantedOf);
  return (text) => {
    const present = wanted.filter(({ marks }) => marks.some((mark) => text.includes(mark)));
    if (present.length === 0 && !text.endsWith(ELLIPSIS)) return text;
    const whole = present.flatMap(
      ({ patterns }) => patterns.flatMap((pattern) => occurrences(text, pattern))
    );
    return blank(text, [...whole, ...cutOccurrence(text, secrets)]);
  };
}
function wantedOf(secret) {
  const spellings = [patternOf(secret), ...encodings(secret).map(literally)];
  return {
    // Nobody escapes letters and digits, so a stretch of them stands in every spelling, or else in both Base64s.
    marks: [secret, ...base64(secret).slice(0, 1)].map(longestPlain),
    patterns: spellings.map((spelling) => new RegExp(spelling, "g"))
  };
}
function longestPlain(secret) {
  return secret.split(/[^A-Za-z0-9]+/).reduce((longest, each) => each.length > longest.length ? each : longest, "");
}
function blank(text, ranges) {
  let shown = "";
  let end = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    if (range.start >= end) shown += text.slice(end, range.start) + REPLACEMENT;
    end = Math.max(end, range.end);
  }
  return shown + text.slice(end);
}
function occurrences(text, pattern) {
  const found = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { index } = match;
    found.push({ start: isEscaped(text, index) ? index - 1 : index, end: index + match[0].length });
    pattern.lastIndex = index + 1;
  }
  return found;
}
function isEscaped(text, index) {
  let before = index;
  while (text[before - 1] === "\\") before -= 1;
  return (index - before) % 2 === 1;
}
function cutOccurrence(text, secrets) {
  if (!text.endsWith(ELLIPSIS)) return [];
  const end = text.length - 1;
  const lengths = secrets.map((secret) => {
    let length = Math.min(secret.length, end);
    while (length >= MINIMUM_LENGTH && !text.startsWith(secret.slice(0, length), end - length)) length -= 1;
    return length;
  });
  const longest = Math.max(...lengths);
  return longest < MINIMUM_LENGTH ? [] : [{ start: end - longest, end }];
}
function patternOf(secret) {
  return [...secret].map((character) => /^[A-Za-z0-9]$/.test(character) ? character : escapable(character)).join("");
}
var ENTITIES = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos"
};
function escapable(character) {
  const code = character.codePointAt(0) ?? 0;
  const spellings = [`&#0*${code};`, `&#[xX]0*${hexOf(code)};`];
  const entity = ENTITIES[character];
  if (entity !== void 0) spellings.push(`&${entity};`);
  const inJson = JSON.stringify(character).slice(1, -1);
  if (inJson !== character) spellings.push(literally(inJson));
  return `(?:${spellings.join("|")}|\\\\?${literally(character)})`;
}
function hexOf(code) {
  return [...code.toString(16)].map((digit) => /\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`).join("");
}
function encodings(secret) {
  const wellFormed = Buffer.from(secret, "utf8").toString("utf8");
  const candidates = [encodeURIComponent(wellFormed), ...base64(secret)];
  return [...new Set(candidates)].filter((candidate) => candidate !== secret);
}
function base64(secret) {
  const bytes = Buffer.from(secret, "utf8");
  return [.../* @__PURE__ */ new Set([bytes.toString("base64"), bytes.toString("base64url")])];
}
function literally(text) {
  return text.replace(
    /[.*+?^${}()|[\]\\/-]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}

// src/system/host.ts
var { join: join4, resolve } = process.getBuiltinModule("node:path");

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
  remove(path) {
    rmSync2(path, { force: true });
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
function writeParts(path, parts2) {
  const file = openSync(path, "w");
  let pending = [];
  let length = 0;
  const flush = () => {
    writeFileSync2(file, pending.join(""));
    pending = [];
    length = 0;
  };
  try {
    for (const text of parts2) {
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

// src/system/interruption.ts
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
var INTERRUPTED = 130;
function onInterruption() {
  const controller = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
    });
  }
  return controller.signal;
}

// src/system/progress.ts
var REDRAW_MS = 100;
var MINUTE_MS = 6e4;
function createProgress(target, now) {
  let latest;
  let startedAt = 0;
  let timer;
  const draw = () => {
    if (latest === void 0) return;
    const line = progressLine(latest, now() - startedAt);
    target.write(target.isTerminal ? `\r\x1B[K${line}` : `${line}
`);
  };
  return {
    start(state) {
      latest = state;
      startedAt = now();
      timer = setInterval(draw, target.isTerminal ? REDRAW_MS : MINUTE_MS);
      timer.unref();
    },
    update(state) {
      latest = state;
    },
    stop() {
      clearInterval(timer);
      if (target.isTerminal) target.write("\r\x1B[K");
    }
  };
}
var noProgress = { start() {
}, update() {
}, stop() {
} };
function progressLine(state, elapsedMs) {
  const { done, planned, flips, errors, workers } = state;
  const share = planned === 0 ? 100 : Math.floor(100 * done / planned);
  const left = done === 0 ? "" : `  ETA ${seconds(elapsedMs / done * (planned - done))}`;
  return ` ${done}/${planned} calls  ${share} %  ${flips} flips  ${errors} errors  ${workers} at a time${left}`;
}
function seconds(milliseconds) {
  const total = Math.ceil(milliseconds / 1e3);
  return total < 60 ? `${total} s` : `${Math.floor(total / 60)} min ${total % 60} s`;
}

// src/system/publisher.ts
function createPublisher(target) {
  return {
    async publish(publication) {
      if (publication.documents === void 0) {
        target.stderr(publication.text);
        return;
      }
      const document = publication.documents[target.format] ?? publication.documents.text;
      const refused = target.output === void 0 ? void 0 : writeTo(target.output, document, target.files);
      if (refused !== void 0)
        target.stderr(
          `warning: --output ${target.output} cannot be written (${refused}); it is printed instead
`
        );
      if (target.output === void 0 || refused !== void 0) target.stdout(document);
      else target.stderr(`${publication.headline}
`);
    }
  };
}
function writeTo(path, document, files) {
  try {
    files.write(path, document);
    return void 0;
  } catch (error) {
    if (error instanceof Error && "syscall" in error && "code" in error) return String(error.code);
    throw error;
  }
}

// src/system/tree-state.ts
var { execFile } = process.getBuiltinModule("node:child_process");
var { createHash } = process.getBuiltinModule("node:crypto");
var { readdirSync: readdirSync2, readFileSync: readFileSync3, realpathSync, statSync: statSync2 } = process.getBuiltinModule("node:fs");
var { basename: basename2, dirname: dirname2, extname, join: join3, relative: relative2, sep } = process.getBuiltinModule("node:path");
var { promisify } = process.getBuiltinModule("node:util");
var run = promisify(execFile);
var MOST_FILES = 1e3;
var SETTINGS = /(^|\/)\.github\/agentverity\.ya?ml$/;
var LEFT_OUT = /* @__PURE__ */ new Set(["node_modules", ".git", ".agentverity", "__pycache__"]);
var KINDS = new Set(
  "js mjs cjs jsx ts mts cts tsx py rb go rs java kt cs php sh json yaml yml toml ini md txt prompt j2 jinja hbs".split(" ").map((kind) => `.${kind}`)
);
async function treeState(folder, written) {
  const own = written === void 0 ? [] : [written, join3(realFolder(dirname2(written)), basename2(written))];
  return await gitState(folder, own) ?? filesState(folder, own);
}
function realFolder(folder) {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
async function gitState(folder, own) {
  try {
    const git = (...args) => run("git", ["-C", folder, ...args], { maxBuffer: 64 * 1024 * 1024 });
    const [{ stdout: top }, { stdout: tree }, { stdout: status }] = await Promise.all([
      git("rev-parse", "--show-toplevel"),
      git("rev-parse", "HEAD^{tree}"),
      git("status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames", "--", ".")
    ]);
    const entries2 = status.split("\0").filter((entry) => entry !== "" && isCause(entry));
    return {
      HEAD: tree.trim(),
      ...digests(
        top.trimEnd(),
        entries2.map((entry) => entry.slice(3)).filter((path) => !own.includes(join3(top.trimEnd(), path)))
      )
    };
  } catch {
    return void 0;
  }
}
function isCause(entry) {
  return !entry.startsWith("??") || KINDS.has(extname(entry).toLowerCase());
}
function filesState(folder, own) {
  const paths = [];
  for (const entry of readdirSync2(folder, { recursive: true, withFileTypes: true })) {
    const path = relative2(folder, join3(entry.parentPath, entry.name));
    if (!entry.isFile() || !KINDS.has(extname(path).toLowerCase())) continue;
    if (path.split(sep).some((part) => LEFT_OUT.has(part)) || own.includes(join3(folder, path))) continue;
    paths.push(path);
    if (paths.length > MOST_FILES) return void 0;
  }
  return digests(folder, paths);
}
function digests(folder, paths) {
  const named = paths.map((path) => [path.split(sep).join("/"), path]);
  const causes = named.filter(([name]) => !SETTINGS.test(name)).sort(([a], [b]) => a < b ? -1 : 1);
  return Object.fromEntries(causes.map(([name, path]) => [name, digestOf(join3(folder, path))]));
}
function digestOf(path) {
  if (statSync2(path, { throwIfNoEntry: false })?.isFile() !== true) return "gone";
  return createHash("sha256").update(readFileSync3(path)).digest("hex").slice(0, 16);
}

// src/system/host.ts
function createSystemHost({ format, output, quiet, redact: redact2 }) {
  const stderr = (text) => {
    process.stderr.write(redact2(text));
  };
  const terminal = { isTerminal: process.stderr.isTTY === true, write: stderr };
  const target = output === void 0 ? void 0 : resolve(output);
  return {
    clock: systemClock,
    files: systemFiles,
    log: {
      info: (line) => {
        if (!quiet) stderr(`${line}
`);
      },
      warn: (message) => stderr(`warning: ${message}
`)
    },
    progress: quiet ? noProgress : createProgress(terminal, () => systemClock.monotonic()),
    publisher: createPublisher({
      format,
      ...target === void 0 ? {} : { output: target },
      files: systemFiles,
      stdout: (text) => {
        process.stdout.write(text);
      },
      stderr
    }),
    interruption: onInterruption(),
    treeState: (folder) => treeState(folder, target),
    outputDirectory: (workingDirectory) => join4(workingDirectory, ".agentverity"),
    repositoryPrefix: () => "",
    link: () => void 0,
    redact: redact2
  };
}

// src/system/standard-streams.ts
function tolerateClosedReader(stream, refused) {
  stream.on("error", (error) => {
    if (error.code === void 0) throw error;
    if (error.code !== "EPIPE") refused(error.code);
  });
}

// src/cli.ts
var dist = dirname3(fileURLToPath(import.meta.url));
var redact = createRedactor(knownSecrets(process.env));
tolerateClosedReader(process.stderr, () => {
});
tolerateClosedReader(process.stdout, (code) => {
  process.exitCode = 2;
  process.stderr.write(`error: standard output cannot be written (${code})
`);
});
runCommand(process.argv.slice(2), {
  host: (settings) => ({
    ...createSystemHost({ ...settings, redact }),
    environment: process.env,
    version: "0.1.0",
    workerPath: join5(dist, "worker.js")
  }),
  stdout: (text) => {
    process.stdout.write(text);
  },
  workingDirectory: process.cwd(),
  packageDirectory: dirname3(dist),
  repository: async () => {
    const { shellRepository } = await import("./chunk-NUQSERJB.js");
    return shellRepository(process.env, process.cwd());
  },
  version: "0.1.0"
}).then(
  (code) => {
    process.exitCode ??= code;
  },
  (defect) => {
    process.stderr.write(`${defectText(defect)}
`);
    process.exit(3);
  }
);
