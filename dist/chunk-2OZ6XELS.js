// src/agent/agent-environment.ts
var HARMLESS = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_.*|TZ|TMPDIR|TEMP|TMP|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI)$/,
  /^(SYSTEMROOT|WINDIR|SYSTEMDRIVE|COMSPEC|PATHEXT|USERPROFILE|USERNAME|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES.*|NUMBER_OF_PROCESSORS|PROCESSOR_.*|OS)$/,
  /^(HTTP_PROXY|HTTPS_PROXY|ALL_PROXY|NO_PROXY|NODE_USE_ENV_PROXY)$/,
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/,
  /^(NODE_ENV|AGENT_.*)$/
];
var RUNTIMES = [
  /^(PYTHON.*|VIRTUAL_ENV|CONDA_PREFIX|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH)$/,
  /^(JAVA_HOME|CLASSPATH|DOTNET_ROOT|GOROOT|GOPATH|GOCACHE|CARGO_HOME|RUSTUP_HOME)$/,
  /^(GEM_HOME|GEM_PATH|BUNDLE_GEMFILE|RUBYLIB|PERL5LIB|NODE_PATH|DENO_DIR|R_HOME|R_LIBS.*)$/
];
var PROVIDERS = [
  /^(OPENAI|ANTHROPIC|CLAUDE|AZURE_OPENAI|MISTRAL|GEMINI|GOOGLE_GENERATIVE_AI|COHERE|GROQ|TOGETHER|FIREWORKS|DEEPSEEK|PERPLEXITY|OPENROUTER|XAI|OLLAMA|BEDROCK|AWS_BEARER_TOKEN_BEDROCK|HUGGINGFACE|REPLICATE|CEREBRAS|LITELLM)(_.*)?$/,
  /^(GOOGLE_API_KEY|HF_TOKEN|CO_API_KEY)$/
];
var RUNNERS_OWN = [
  /^(INPUT|ACTIONS|GITHUB|RUNNER)_/,
  /^(NODE_OPTIONS|NODE_CHANNEL_FD)$/
];
var NEVER = /^((INPUT|ACTIONS)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|ARTIFACTS)|NODE_CHANNEL_FD)$/;
function agentEnvironment(all, names) {
  const everything = names.includes("*");
  const asked = new Set(names);
  const given = {};
  for (const [name, value] of Object.entries(all)) {
    if (value === void 0 || NEVER.test(name.toUpperCase())) continue;
    if (asked.has(name) || isAllowed(name.toUpperCase(), everything)) given[name] = value;
  }
  return given;
}
function isAllowed(name, everything) {
  const matches = (patterns) => patterns.some((pattern) => pattern.test(name));
  if (matches(RUNNERS_OWN)) return false;
  return everything || matches(HARMLESS) || matches(RUNTIMES) || matches(PROVIDERS);
}

// src/agent/agent-process.ts
var { spawn: spawn2 } = process.getBuiltinModule("node:child_process");

// src/agent/process-group.ts
var { spawn, spawnSync } = process.getBuiltinModule("node:child_process");
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

// src/agent/json-lines.ts
function createLineReader(maxLength, onLine, onOverflow) {
  let pieces = [];
  let held = 0;
  let overflown = false;
  function hold(piece) {
    if (overflown || piece === "") return;
    held += piece.length;
    pieces.push(piece);
    if (held <= maxLength) return;
    overflown = true;
    pieces = [];
    onOverflow();
  }
  function endLine() {
    const line = pieces.join("");
    pieces = [];
    held = 0;
    if (!overflown && line !== "") onLine(line);
  }
  return {
    push(chunk) {
      let from = 0;
      for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", from)) {
        hold(chunk.slice(from, end));
        endLine();
        from = end + 1;
      }
      hold(chunk.slice(from));
    }
  };
}
function createBatch(write) {
  let pending = "";
  const flush = () => {
    const text2 = pending;
    pending = "";
    write(text2);
  };
  return (text2) => {
    if (pending === "") process.nextTick(flush);
    pending += text2;
  };
}

// src/agent/worker-message.ts
function readMessage(line) {
  const fields = parseFields(line);
  if (fields === void 0) return void 0;
  const { id, ready, failed, pong, stray } = fields;
  if (typeof id === "number") return readReply(id, fields);
  if (ready === "function" || ready === "factory") return { ready };
  if (typeof stray === "string") return { stray };
  if (pong === true) return { pong };
  return isFields(failed) ? { failed: readFault(failed) } : void 0;
}
function readReply(id, fields) {
  const { error, unreadable } = fields;
  if (typeof error === "string") return { id, error };
  if (typeof unreadable === "string") return { id, unreadable };
  return error === void 0 && unreadable === void 0 ? { id, value: fields["value"] } : void 0;
}
function readFault(fields) {
  const at = isPosition(fields["at"]) ? { at: fields["at"] } : {};
  const { what } = fields;
  switch (what) {
    case "syntax":
    case "factory-failed":
      return { what, message: text(fields["message"]), ...at };
    case "bad-catalogue":
      return { what, message: text(fields["message"]) };
    case "missing-package":
    case "missing-import":
      return { what, name: text(fields["name"]), ...at };
    case "export-missing":
      return { what, exports: texts(fields["exports"]) };
    case "not-callable":
      return { what, found: text(fields["found"]), methods: texts(fields["methods"]) };
    case "class":
      return { what, name: text(fields["name"]) };
    case "no-function":
      return { what, found: text(fields["found"]), guessed: fields["guessed"] === true };
    default:
      return { what: "exception", message: text(fields["message"]), ...at };
  }
}
function isPosition(value) {
  if (!isFields(value) || typeof value["file"] !== "string") return false;
  return [value["line"], value["column"]].every((each) => each === void 0 || Number.isInteger(each));
}
function parseFields(line) {
  try {
    const value = JSON.parse(line);
    return isFields(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function text(value) {
  return typeof value === "string" ? value : "an error that cannot be read";
}
function texts(value) {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

// src/agent/worker-protocol.ts
var WORKER_PIPE_FD = 3;
var MAX_ANSWER_BYTES = 16 * 1024 * 1024;

// src/agent/worker-process.ts
function workerOrder({ workerPath, workingDirectory, environment }) {
  return {
    command: [process.execPath, workerPath],
    workingDirectory,
    environment,
    stdio: ["ignore", "pipe", "pipe", "pipe"]
  };
}
function startWorker(settings, events) {
  const order = workerOrder(settings);
  const { child, end, gone } = settings.ahead?.take(order) ?? startProcess(order);
  const pipe = child.stdio[WORKER_PIPE_FD];
  let fault;
  readMessages(pipe, events.message, () => {
    fault = "(it wrote more than an answer may hold)";
    end();
  });
  if (child.stdout !== null) settings.output.attach(child.stdout);
  if (child.stderr !== null) settings.output.attach(child.stderr);
  const told = gone.then(({ how }) => events.ended(fault ?? how));
  const write = createBatch((text2) => {
    if (pipe?.writable === true) pipe.write(text2);
  });
  return {
    send: (message) => write(`${JSON.stringify(message)}
`),
    async kill() {
      end();
      await told;
    }
  };
}
function readMessages(pipe, onMessage, onTooLong) {
  if (pipe === void 0 || pipe === null) return;
  const deliver = (line) => {
    const message = readMessage(line);
    if (message !== void 0) onMessage(message);
  };
  const lines = createLineReader(MAX_ANSWER_BYTES + 64 * 1024, deliver, onTooLong);
  pipe.setEncoding("utf8");
  pipe.on("data", (chunk) => lines.push(chunk));
  pipe.on("error", () => void 0);
}

export {
  agentEnvironment,
  startProcess,
  startAhead,
  createLineReader,
  MAX_ANSWER_BYTES,
  workerOrder,
  startWorker
};
