var require = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var __filename = process.getBuiltinModule("node:url").fileURLToPath(import.meta.url);
var __dirname = process.getBuiltinModule("node:path").dirname(__filename);
// src/agent/module-agent.ts
var { resolve: resolve8 } = process.getBuiltinModule("node:path");

// src/problem.ts
function succeed(value) {
  return { ok: true, value };
}
function fail(...problems2) {
  return { ok: false, problems: problems2 };
}
function defectText(error) {
  const stack = error instanceof Error ? error.stack ?? error.message : String(error);
  return `This is a defect of agentverity-action, not of your set-up. Please report it with these lines:
${stack}`;
}

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
function agentEnvironment(all, names3) {
  const everything = names3.includes("*");
  const asked = new Set(names3);
  const given2 = {};
  for (const [name, value] of Object.entries(all)) {
    if (value === void 0 || NEVER.test(name.toUpperCase())) continue;
    if (asked.has(name) || isAllowed(name.toUpperCase(), everything)) given2[name] = value;
  }
  return given2;
}
function isAllowed(name, everything) {
  const matches = (patterns) => patterns.some((pattern) => pattern.test(name));
  if (matches(RUNNERS_OWN)) return false;
  return everything || matches(HARMLESS) || matches(RUNTIMES) || matches(PROVIDERS);
}

// src/agent/agent-output.ts
var MAX_LINE = 8 * 1024;
var MAX_TOTAL = 1024 * 1024;
var PREFIX = "agent| ";
function withoutControls(text4) {
  return text4.replace(/\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?)/g, "").replace(/[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "").replace(/[\u2028\u2029]/g, " ");
}
function neutraliseOutput(line) {
  return PREFIX + withoutControls(line).replaceAll("##[", "## [");
}
function collectOutput(onOutput) {
  let left = MAX_TOTAL;
  function show2(line, dropped) {
    if (left <= 0 || line.trim() === "") return;
    left -= line.length + 1;
    onOutput(neutraliseOutput(line) + (dropped > 0 ? ` … (${dropped} more characters)` : ""));
    if (left <= 0) onOutput(`${PREFIX}(more than 1 MiB printed: the rest is not shown)`);
  }
  return {
    note: (line) => onOutput(neutraliseOutput(line)),
    attach(stream, watch) {
      const cutter = createLineCutter((line, dropped) => {
        watch?.(line);
        show2(line, dropped);
      });
      stream.setEncoding("utf8");
      stream.on("data", (chunk) => left > 0 && cutter.push(chunk));
      stream.on("end", () => cutter.end());
      stream.on("error", () => cutter.end());
    }
  };
}
function createLineCutter(onLine) {
  let pending = "";
  let dropped = 0;
  function flush() {
    if (pending !== "") onLine(pending, dropped);
    pending = "";
    dropped = 0;
  }
  return {
    push(chunk) {
      for (const [index, part] of chunk.split(/\r\n|[\n\r]/).entries()) {
        if (index > 0) flush();
        const room = Math.max(0, MAX_LINE - pending.length);
        pending += part.slice(0, room);
        dropped += Math.max(0, part.length - room);
      }
    },
    end: flush
  };
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
  const child2 = spawn2(program, parameters, {
    cwd: order.workingDirectory,
    env: order.environment,
    shell: typeof order.command === "string",
    // A group of its own, so that all of it can be ended at once; and no share in our terminal or our output.
    detached: true,
    stdio: order.stdio,
    windowsHide: true
  });
  const guard = child2.pid === void 0 ? void 0 : guardGroup(child2.pid);
  const end = () => {
    if (child2.pid !== void 0) killGroup(child2.pid);
  };
  const gone = awaitEnd(child2, end).then((ending) => {
    guard?.release();
    return ending;
  });
  return { child: child2, end, gone };
}
function awaitEnd(child2, end) {
  return new Promise((resolve9) => {
    child2.once("error", (error) => {
      if (child2.pid !== void 0) return;
      const startError = error.code ?? error.message;
      resolve9({ how: `(it could not be started: ${error.message})`, code: void 0, startError });
    });
    child2.once("exit", (code, signal) => {
      end();
      const ending = { how: describeExit(code, signal), code: code ?? void 0 };
      const giveUp = setTimeout(() => {
        for (const stream of child2.stdio) stream?.destroy();
      }, DRAIN_MS);
      child2.once("close", () => {
        clearTimeout(giveUp);
        resolve9(ending);
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
function createBatch(write2) {
  let pending = "";
  const flush = () => {
    const text4 = pending;
    pending = "";
    write2(text4);
  };
  return (text4) => {
    if (pending === "") process.nextTick(flush);
    pending += text4;
  };
}

// src/agent/worker-message.ts
function readMessage(line) {
  const fields = parseFields(line);
  if (fields === void 0) return void 0;
  const { id, ready, failed: failed2, pong, stray } = fields;
  if (typeof id === "number") return readReply(id, fields);
  if (ready === "function" || ready === "factory") return { ready };
  if (typeof stray === "string") return { stray };
  if (pong === true) return { pong };
  return isFields(failed2) ? { failed: readFault(failed2) } : void 0;
}
function readReply(id, fields) {
  const { error, unreadable: unreadable2 } = fields;
  if (typeof error === "string") return { id, error };
  if (typeof unreadable2 === "string") return { id, unreadable: unreadable2 };
  return error === void 0 && unreadable2 === void 0 ? { id, value: fields["value"] } : void 0;
}
function readFault(fields) {
  const at2 = isPosition(fields["at"]) ? { at: fields["at"] } : {};
  const { what } = fields;
  switch (what) {
    case "syntax":
    case "factory-failed":
      return { what, message: text(fields["message"]), ...at2 };
    case "bad-catalogue":
      return { what, message: text(fields["message"]) };
    case "missing-package":
    case "missing-import":
      return { what, name: text(fields["name"]), ...at2 };
    case "export-missing":
      return { what, exports: texts(fields["exports"]) };
    case "not-callable":
      return { what, found: text(fields["found"]), methods: texts(fields["methods"]) };
    case "class":
      return { what, name: text(fields["name"]) };
    case "no-function":
      return { what, found: text(fields["found"]), guessed: fields["guessed"] === true };
    default:
      return { what: "exception", message: text(fields["message"]), ...at2 };
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
  const { child: child2, end, gone } = settings.ahead?.take(order) ?? startProcess(order);
  const pipe = child2.stdio[WORKER_PIPE_FD];
  let fault;
  readMessages(pipe, events.message, () => {
    fault = "(it wrote more than an answer may hold)";
    end();
  });
  if (child2.stdout !== null) settings.output.attach(child2.stdout);
  if (child2.stderr !== null) settings.output.attach(child2.stderr);
  const told = gone.then(({ how }) => events.ended(fault ?? how));
  const write2 = createBatch((text4) => {
    if (pipe?.writable === true) pipe.write(text4);
  });
  return {
    send: (message) => write2(`${JSON.stringify(message)}
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
  const lines2 = createLineReader(MAX_ANSWER_BYTES + 64 * 1024, deliver, onTooLong);
  pipe.setEncoding("utf8");
  pipe.on("data", (chunk) => lines2.push(chunk));
  pipe.on("error", () => void 0);
}

// src/core/answer-spellings.ts
var TEXT = ["text", "final_output", "finalOutput"];
var TEXT_LIKE = ["output", "answer", "response"];
var DECISION_LIKE = ["verdict", "decision", "route"];
var TOOL_CALLS = ["toolCalls", "tool_calls", "tools"];
var TOOL_NAME = ["name", "tool", "tool_name", "toolName"];
var TOOL_ARGS = ["args", "arguments", "input", "parameters", "tool_input", "toolInput"];
var TOOL_OUTPUT = ["output", "result"];
var TOOL_SUCCESS = ["success", "ok"];
var LATENCY_MS = ["latencyMs", "latency_ms", "durationMs", "duration_ms"];
var COST_USD = ["costUsd", "cost_usd", "cost", "total_cost", "totalCost"];
function isFields2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function first(fields, names3) {
  for (const name of names3) {
    const value = fields[name];
    if (value !== void 0 && value !== null) return value;
  }
  return void 0;
}
function firstText(fields, names3) {
  return first(textsOf(fields), names3);
}
function textsOf(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string"));
}
function namedDecision(fields) {
  const label3 = firstText(fields, DECISION_LIKE)?.trim();
  return label3 === "" ? void 0 : label3;
}

// src/core/decision.ts
var NO_DECISION_REASONS = [
  "no_tool_selected",
  "refused",
  "open_ended",
  "extraction_failed",
  "malformed_response",
  "runtime_error"
];
var UNSCORABLE_REASONS = [
  "open_ended",
  "extraction_failed",
  "malformed_response",
  "runtime_error"
];
var DECLARABLE_REASONS = ["refused", "no_tool_selected"];
var MAX_LABEL = 1e3;
function isNoDecisionReason(value) {
  return NO_DECISION_REASONS.includes(value);
}

// src/core/read-tool-calls.ts
function readToolCalls(list2) {
  const calls = [];
  for (const [index, item] of list2.entries()) {
    const call = readToolCall(item);
    if (call === void 0) return { ok: false, why: `\`toolCalls[${index}]\` has no tool name` };
    const { length } = call.name;
    if (length > MAX_LABEL) {
      const why = `\`toolCalls[${index}]\` has ${length} characters, more than the ${MAX_LABEL} of a tool's name`;
      return { ok: false, why };
    }
    calls.push(call);
  }
  return { ok: true, value: calls };
}
function readToolCall(raw) {
  if (typeof raw === "string") return raw === "" ? void 0 : { name: raw };
  if (!isFields2(raw)) return void 0;
  const call = unwrapped(raw);
  const name = first(call, TOOL_NAME);
  if (typeof name !== "string" || name === "") return void 0;
  const args = first(call, TOOL_ARGS);
  const output = first(raw, TOOL_OUTPUT);
  const success = first(raw, TOOL_SUCCESS);
  return {
    name,
    ...args === void 0 ? {} : { args: parsed(args) },
    ...output === void 0 ? {} : { output },
    ...typeof success === "boolean" ? { success } : {}
  };
}
function unwrapped(raw) {
  const inner = raw["function"];
  return first(raw, TOOL_NAME) === void 0 && isFields2(inner) ? inner : raw;
}
function parsed(args) {
  if (typeof args !== "string" || !args.trimStart().startsWith("{")) return args;
  try {
    return JSON.parse(args);
  } catch {
    return args;
  }
}

// src/core/read-observation.ts
function readObservation(raw) {
  if (typeof raw === "string") return readText(raw);
  if (!isFields2(raw)) return malformed(`expected an object or a string, got ${describe(raw)}`);
  let observation = { text: "", verdict: null, toolCalls: [], errors: [] };
  for (const readPart of PARTS) {
    const part = readPart(raw);
    if (!part.ok) return malformed(part.why);
    observation = { ...observation, ...part.value };
  }
  if (raw["verdict"] === void 0 && !saysSomething(raw)) {
    return malformed("it has none of `verdict`, `text` and `toolCalls`");
  }
  return { ok: true, observation };
}
function saysSomething(raw) {
  const stated = first(raw, [...TEXT, ...TOOL_CALLS]);
  return (stated ?? firstText(raw, TEXT_LIKE) ?? namedDecision(raw)) !== void 0;
}
var PARTS = [
  (raw) => {
    const text4 = first(raw, TEXT) ?? firstText(raw, TEXT_LIKE) ?? "";
    if (typeof text4 === "string") return { ok: true, value: { text: text4 } };
    return { ok: false, why: `\`text\` must be a string, got ${describe(text4)}` };
  },
  (raw) => {
    const verdict = readVerdict(labelOf(raw["verdict"] ?? namedDecision(raw)));
    return verdict.ok ? { ok: true, value: { verdict: verdict.value } } : verdict;
  },
  (raw) => {
    const calls = readCalls(first(raw, TOOL_CALLS) ?? []);
    return calls.ok ? { ok: true, value: { toolCalls: calls.value } } : calls;
  },
  (raw) => {
    const errors2 = raw["errors"] ?? (typeof raw["error"] === "string" ? [raw["error"]] : []);
    if (isStringList(errors2)) return { ok: true, value: { errors: errors2 } };
    return { ok: false, why: "`errors` must be a list of strings" };
  },
  (raw) => readNumbers(raw),
  (raw) => {
    const metadata = raw["metadata"] ?? void 0;
    if (metadata === void 0) return { ok: true, value: {} };
    return isFields2(metadata) ? { ok: true, value: { metadata } } : { ok: false, why: "`metadata` must be an object" };
  }
];
function readText(raw) {
  const label3 = raw.trim();
  if (label3 === "") return malformed("the answer is an empty string");
  const verdict = label3.length > MAX_LABEL ? { kind: "no-decision", reason: "open_ended" } : { kind: "decision", label: label3 };
  return { ok: true, observation: { text: raw, verdict, toolCalls: [], errors: [] } };
}
function labelOf(verdict) {
  return isFields2(verdict) && verdict["kind"] === "decision" ? verdict["label"] : verdict;
}
function readVerdict(raw) {
  if (raw === void 0 || raw === null) return { ok: true, value: null };
  if (typeof raw === "string") {
    const label3 = raw.trim();
    if (label3 === "") return { ok: false, why: "`verdict` is an empty string; use null or a reason" };
    if (label3.length > MAX_LABEL) return { ok: false, why: tooLong("verdict", label3) };
    return { ok: true, value: { kind: "decision", label: label3 } };
  }
  if (isFields2(raw) && (raw["kind"] === "no_decision" || raw["kind"] === "no-decision")) {
    const reason = raw["reason"];
    if (isNoDecisionReason(reason)) return { ok: true, value: { kind: "no-decision", reason } };
    return { ok: false, why: `\`verdict.reason\` is ${describe(reason)}, which is no known reason` };
  }
  return { ok: false, why: `\`verdict\` must be a string, null or a no-decision, got ${describe(raw)}` };
}
function readCalls(raw) {
  if (Array.isArray(raw)) return readToolCalls(raw);
  return { ok: false, why: `\`toolCalls\` must be a list, got ${describe(raw)}` };
}
function readNumbers(raw) {
  const seconds = raw["latency"];
  const found = {
    // Some list the steps instead of counting them.
    steps: Array.isArray(raw["steps"]) ? raw["steps"].length : raw["steps"],
    latencyMs: first(raw, LATENCY_MS) ?? (typeof seconds === "number" ? seconds * 1e3 : seconds),
    costUsd: first(raw, COST_USD)
  };
  const numbers3 = {};
  for (const [name, value] of Object.entries(found)) {
    if (value === void 0 || value === null) continue;
    if (typeof value !== "number" || !Number.isFinite(value) || value < 0) {
      return { ok: false, why: `\`${name}\` must be a number ≥ 0, got ${describe(value)}` };
    }
    numbers3[name] = value;
  }
  return { ok: true, value: numbers3 };
}
function tooLong(field, text4) {
  return `\`${field}\` has ${text4.length} characters, more than the ${MAX_LABEL} of a decision`;
}
function malformed(why) {
  return { ok: false, why };
}
function isStringList(value) {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
function describe(value) {
  if (value === null || value === void 0) return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  const shown2 = typeof value === "string" ? `"${value.slice(0, 60)}"` : String(value);
  return `the ${typeof value} ${shown2}`;
}

// src/agent/call-failure.ts
var MAX_MESSAGE = 500;
function callFailure(kind, message) {
  return { kind, message: oneLine(message, MAX_MESSAGE) };
}
function failed(kind, message) {
  return { ok: false, failure: callFailure(kind, message) };
}
function oneLine(text4, maxLength) {
  const line = withoutControls(text4.slice(0, maxLength * 4).replace(/\s+/g, " ")).trim();
  if (line.length <= maxLength && text4.length <= maxLength * 4) return line;
  return `${line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

// src/agent/worker-reply.ts
function readReply2(reply) {
  if ("error" in reply) return failed("agent-error", reply.error);
  if ("unreadable" in reply) return failed("malformed-response", reply.unreadable);
  const read = readObservation(reply.value);
  return read.ok ? read : failed("malformed-response", read.why);
}

// src/agent/launch-worker.ts
function launchWorker(settings) {
  let settle = () => void 0;
  const settled = new Promise((resolve9) => {
    settle = resolve9;
  });
  let message = (message2) => {
    if ("ready" in message2) settle({ ok: true, worker: ready(message2.ready) });
    else if ("failed" in message2) settle({ ok: false, fault: message2.failed });
    else if ("stray" in message2) settings.output.note(`error while loading: ${message2.stray}`);
  };
  let ended = (how) => settle({ ok: false, fault: { what: "ended", how } });
  const worker = startWorker(settings, { message: (each) => message(each), ended: (how) => ended(how) });
  worker.send({ load: settings.order });
  function ready(kind) {
    return {
      kind,
      listen(events) {
        message = (each) => deliver(each, events);
        ended = events.ended;
      },
      ask: (id, input) => worker.send({ id, input }),
      ping: () => worker.send({ ping: true }),
      kill: worker.kill
    };
  }
  function deliver(each, events) {
    if ("id" in each) events.answered(each.id, readReply2(each));
    else if ("pong" in each) events.alive();
    else if ("stray" in each) settings.output.note(`error outside a call: ${each.stray}`);
  }
  const timer = setTimeout(
    () => settle({ ok: false, fault: { what: "timeout", afterMs: settings.loadTimeoutMs } }),
    settings.loadTimeoutMs
  );
  const done = settled.then(async (launched) => {
    clearTimeout(timer);
    if (!launched.ok) await worker.kill();
    return launched;
  });
  return { done, kill: worker.kill };
}

// src/agent/load-problem.ts
var { relative, sep } = process.getBuiltinModule("node:path");

// src/agent/nearest-name.ts
function nearest(wanted, names3) {
  const limit2 = Math.max(1, Math.floor(wanted.length / 3));
  let best;
  for (const name of names3) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance <= limit2 && (best === void 0 || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}
function editDistance(from, to) {
  let row2 = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const substituted = (row2[j] ?? 0) + (letter === to[j] ? 0 : 1);
      next.push(Math.min(substituted, (row2[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row2 = next;
  }
  return row2[to.length] ?? 0;
}

// src/agent/load-problem.ts
var MAX_QUOTE = 400;
function loadProblem(spec, fault, root, role = "agent") {
  const name = agentName(spec);
  const at2 = "at" in fault && fault.at !== void 0 ? { at: toSource(fault.at, root) } : {};
  switch (fault.what) {
    case "syntax":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` has a syntax error${place(at2.at)}: ${quote(fault.message)}`,
        hint: "Fix the file there.",
        ...at2
      };
    case "exception":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` threw while it was loaded${place(at2.at)}: ${quote(fault.message)}`,
        hint: "Run the file on its own to see the whole error; what it needs at the top level must be there when it is loaded.",
        ...at2
      };
    case "missing-package":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` needs the package \`${quote(fault.name)}\`, which is not installed${place(at2.at)}`,
        hint: "Install the packages it needs in an earlier step: `npm ci`.",
        ...at2
      };
    case "missing-import":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` imports \`${quote(fault.name)}\`, and there is no such file${place(at2.at)}`,
        hint: "Correct the import, or build what it points to in an earlier step.",
        ...at2
      };
    case "factory-failed":
      return {
        code: "agent-load-failed",
        message: `the factory of ${role} \`${name}\` threw${place(at2.at)}: ${quote(fault.message)}`,
        hint: "A factory is called once before the first trial, without arguments; make it work that way.",
        ...at2
      };
    case "ended":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` ended its process while it was loaded ${fault.how}`,
        hint: "Look for `process.exit` or a crash at the top level of the file; what it printed is above."
      };
    case "timeout":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` did not finish loading within ${fault.afterMs} ms`,
        hint: "Look for a top-level `await` or loop that never ends; connect inside the function instead."
      };
    case "bad-catalogue":
      return {
        code: "relations-invalid",
        message: `relations \`${name}\`: ${quote(fault.message)}`,
        hint: "Export a list of `{ name, kind, transform, check }`; `examples/custom-relation` is one that works."
      };
    default:
      return exportProblem(spec, fault, role);
  }
}
function exportProblem(spec, fault, role) {
  const name = agentName(spec);
  switch (fault.what) {
    case "export-missing":
      return exportMissing(spec, fault.exports.map(quote), role);
    case "class":
      return {
        code: "agent-not-callable",
        message: `${role} \`${name}\` is the class \`${quote(fault.name)}\`, and a class cannot be called`,
        hint: `Export a function that uses it: \`export const decide = (input) => new ${quote(fault.name) || "Agent"}().…(input)\`.`
      };
    case "not-callable":
      return {
        code: "agent-not-callable",
        message: `${role} \`${name}\` is ${quote(fault.found)}, not a function`,
        hint: fault.methods.length === 0 ? "Export a function `(input) => answer`, or a factory that returns one." : `Export a function that calls a method of it: \`export const decide = (input) => agent.${quote(fault.methods[0] ?? "run")}(input)\`.`
      };
    case "no-function": {
      const taken = fault.guessed ? "was taken as a factory because it declares no parameter, and it" : "as a factory";
      return {
        code: "agent-not-callable",
        message: `${role} \`${name}\` ${taken} returned ${quote(fault.found)}, not a function`,
        hint: fault.guessed ? "If it decides itself, set `agent-kind: function`, or declare its parameter: `(input) => …`." : "Return the function that decides, or set `agent-kind: function`."
      };
    }
  }
}
function exportMissing(spec, exports, role) {
  const wanted = spec.exportName ?? "default";
  const there = exports.length === 0 ? "it exports nothing" : `it exports ${exports.map((each) => `\`${each}\``).join(", ")}`;
  const meant = nearest(wanted, exports) ?? (exports.length === 1 ? exports[0] : void 0);
  return {
    code: "agent-missing",
    message: `${role} \`${spec.path}\` has no ${wanted === "default" ? "default export" : `export \`${wanted}\``}: ${there}`,
    hint: meant === void 0 ? `Name the export after a hash: \`${spec.path}#${exports[0] ?? (role === "agent" ? "decide" : "catalogue")}\`.` : `Did you mean \`${spec.path}${meant === "default" ? "" : `#${meant}`}\`?`
  };
}
function agentName(spec) {
  return spec.exportName === void 0 ? spec.path : `${spec.path}#${spec.exportName}`;
}
function toSource(at2, root) {
  const path = relative(root, at2.file);
  const file = path === "" || path.startsWith("..") ? at2.file : path;
  return { ...at2, file: file.split(sep).join("/") };
}
function place(at2) {
  if (at2?.line === void 0) return at2 === void 0 ? "" : ` (${at2.file})`;
  return ` (${at2.file}:${at2.line}${at2.column === void 0 ? "" : `:${at2.column}`})`;
}
function quote(text4) {
  return oneLine(text4, MAX_QUOTE);
}

// src/agent/module-file.ts
var { readdirSync, statSync } = process.getBuiltinModule("node:fs");
var { basename, dirname, extname } = process.getBuiltinModule("node:path");
var LOADABLE = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx"];
function fileProblem(spec, file, role) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === void 0) return missingFile(spec, file, role);
  if (!stat.isFile()) {
    return {
      code: "agent-missing",
      message: `${role} \`${spec.path}\` is a folder, not a file`,
      hint: `Name the file in it: \`${spec.path.replace(/\/$/, "")}/index.ts\`.`
    };
  }
  if (LOADABLE.includes(extname(file).toLowerCase())) return void 0;
  return {
    code: "agent-load-failed",
    message: `${role} \`${spec.path}\` is no module that Node can load (${LOADABLE.join(", ")})`,
    hint: role === "agent" ? "Point `agent` to JavaScript or TypeScript, or put the agent behind an HTTP endpoint." : "Point `relations` to JavaScript or TypeScript."
  };
}
function missingFile(spec, file, role) {
  const folder = dirname(spec.path);
  const meant = nearest(basename(file), filesBeside(file));
  return {
    code: "agent-missing",
    message: `${role} \`${spec.path}\`: there is no such file`,
    hint: meant === void 0 ? "Give the path relative to the working directory." : `Did you mean \`${folder === "." && !spec.path.startsWith("./") ? "" : `${folder}/`}${meant}\`?`
  };
}
function filesBeside(file) {
  try {
    return readdirSync(dirname(file)).filter((name) => LOADABLE.includes(extname(name).toLowerCase()));
  } catch {
    return [];
  }
}

// src/agent/pending-call.ts
var { performance } = process.getBuiltinModule("node:perf_hooks");
var PendingCall = class {
  input;
  /** Asked with nothing else in flight, because it may have ended a process. */
  alone = false;
  expired = false;
  #attempt = 1;
  /** Absent: its time has not begun. */
  #clock;
  #resolve;
  constructor(input, resolve9) {
    this.input = input;
    this.#resolve = resolve9;
  }
  /** Begins its time, if it has not begun. */
  startClock(timeoutMs, onExpired) {
    this.#clock ??= { timer: setTimeout(onExpired, timeoutMs), since: performance.now() };
  }
  /** It was not answered, and waits to be asked once more. */
  again(alone) {
    clearTimeout(this.#clock?.timer);
    this.#clock = void 0;
    this.#attempt += 1;
    this.expired = false;
    this.alone = alone;
  }
  finish(result) {
    clearTimeout(this.#clock?.timer);
    this.#resolve({ ...this.#withLatency(result), attempt: this.#attempt });
  }
  /** From when its time began, so that waiting behind others is nobody's latency. */
  #withLatency(result) {
    if (!result.ok || this.#clock === void 0) return result;
    const latencyMs = Math.round((performance.now() - this.#clock.since) * 1e3) / 1e3;
    return { ok: true, observation: { latencyMs, ...result.observation } };
  }
};

// src/agent/process-calls.ts
var GRACE_MS = 100;
var ProcessCalls = class {
  #settings;
  #responder;
  #launch;
  #waiting = [];
  #suspects = [];
  /** By id, oldest first. */
  #inFlight = /* @__PURE__ */ new Map();
  #nextId = 1;
  #oneByOne;
  #hasAnswered = false;
  #grace;
  /** Why no call can be made any more. */
  #over;
  constructor(settings, responder) {
    this.#settings = settings;
    this.#oneByOne = settings.oneByOne;
    this.#use(responder);
  }
  ask(input) {
    return new Promise((resolve9) => {
      this.#waiting.push(new PendingCall(input, resolve9));
      this.#pump();
    });
  }
  async close() {
    this.#giveUp("the run ended before it answered");
    const responder = this.#dropProcess();
    await Promise.all([responder?.kill(), this.#launch?.kill()]);
  }
  #use(responder) {
    this.#responder = responder;
    const isCurrent = () => responder === this.#responder;
    responder.listen({
      answered: (id, result) => isCurrent() && this.#receive(id, result),
      alive: () => {
        if (isCurrent() && this.#grace !== void 0) this.#grace.alive = true;
      },
      broke: (why) => isCurrent() && this.#endConfusedProcess(why),
      ended: (how) => isCurrent() && this.#processEnded(how)
    });
  }
  /** Sends whatever may be sent now. */
  #pump() {
    if (this.#over !== void 0) this.#giveUp(this.#over);
    else if (this.#waiting.length + this.#suspects.length === 0) return;
    else if (this.#responder === void 0) this.#restart();
    else if (this.#grace === void 0) this.#dispatchNext(this.#responder);
  }
  #dispatchNext(responder) {
    if (this.#suspects.length > 0 || this.#isOneAlone()) {
      const suspect = this.#inFlight.size === 0 ? this.#suspects.shift() : void 0;
      if (suspect !== void 0) this.#dispatch(suspect, responder);
      return;
    }
    for (const call of this.#waiting.splice(0)) this.#dispatch(call, responder);
  }
  #isOneAlone() {
    return this.#inFlight.size === 1 && [...this.#inFlight.values()].some((call) => call.alone);
  }
  #dispatch(call, responder) {
    const id = this.#nextId++;
    this.#inFlight.set(id, call);
    if (this.#oneByOne) this.#startClocks();
    else this.#startClock(call);
    responder.ask(id, call.input);
  }
  /** Of every call that the process is working on, as far as can be told. */
  #startClocks() {
    for (const call of this.#inFlight.values()) {
      this.#startClock(call);
      if (this.#oneByOne) return;
    }
  }
  #startClock(call) {
    call.startClock(this.#settings.timeoutMs, () => this.#expire(call));
  }
  #receive(id, result) {
    const call = this.#inFlight.get(id);
    if (call === void 0 || call.expired) return;
    const waited = this.#oneByOne;
    const [oldest] = this.#inFlight.keys();
    if (id !== oldest) this.#oneByOne = false;
    this.#hasAnswered = true;
    this.#inFlight.delete(id);
    call.finish(result);
    if (waited) this.#startClocks();
    this.#pump();
  }
  #expire(call) {
    call.expired = true;
    if (this.#grace !== void 0) return;
    const ping = this.#responder?.ping;
    ping?.();
    const wait = Math.min(GRACE_MS, this.#settings.timeoutMs);
    const timer = setTimeout(() => this.#endHangingProcess(), wait);
    this.#grace = { alive: ping === void 0, timer };
  }
  #endHangingProcess() {
    const blocked = this.#grace?.alive === false;
    const calls = [...this.#inFlight.values()];
    void this.#dropProcess()?.kill();
    if (blocked && calls.length > 1) {
      for (const call of calls) this.#again(call, this.#suspects);
    } else {
      for (const call of calls) {
        if (call.expired) call.finish(this.#timedOut());
        else this.#again(call, this.#waiting);
      }
    }
    this.#pump();
  }
  #timedOut() {
    const hint = this.#hasAnswered ? void 0 : this.#settings.silenceHint;
    const message = `no answer within ${this.#settings.timeoutMs} ms`;
    return failed("timeout", hint === void 0 ? message : `${message}; ${hint}`);
  }
  /** Who takes up one call after the other was at the oldest; otherwise nobody knows whose words they were. */
  #endConfusedProcess(why) {
    const [oldest, ...others] = this.#inFlight.values();
    if (oldest === void 0) {
      this.#settings.output.note(`between calls: ${why}`);
      return;
    }
    void this.#dropProcess()?.kill();
    const isKnown = this.#oneByOne || others.length === 0;
    if (isKnown) oldest.finish(oldest.expired ? this.#timedOut() : failed("malformed-response", why));
    else this.#again(oldest, this.#suspects);
    for (const call of others) this.#again(call, isKnown ? this.#waiting : this.#suspects);
    this.#pump();
  }
  #processEnded(how) {
    const calls = [...this.#inFlight.values()];
    this.#dropProcess();
    if (calls.length === 0) this.#settings.output.note(`the agent's process ended between calls ${how}`);
    const [only] = calls;
    if (calls.length === 1 && only !== void 0) {
      const crash = failed("agent-crashed", `the agent's process ended during the call ${how}`);
      only.finish(only.expired ? this.#timedOut() : crash);
    } else {
      for (const call of calls) this.#again(call, this.#suspects);
    }
    this.#pump();
  }
  #again(call, queue) {
    call.again(queue === this.#suspects);
    queue.push(call);
  }
  /** Forgets the process and what was in flight on it; its further words reach nobody. */
  #dropProcess() {
    const responder = this.#responder;
    this.#responder = void 0;
    this.#inFlight.clear();
    clearTimeout(this.#grace?.timer);
    this.#grace = void 0;
    return responder;
  }
  #restart() {
    if (this.#launch !== void 0) return;
    this.#launch = this.#settings.launch();
    void this.#launch.done.then((launched) => {
      this.#launch = void 0;
      if (!launched.ok) this.#over ??= `it could not be loaded again: ${launched.why}`;
      else if (this.#over !== void 0) void launched.responder.kill();
      else this.#use(launched.responder);
      this.#pump();
    });
  }
  #giveUp(why) {
    this.#over ??= why;
    const calls = [...this.#inFlight.values(), ...this.#suspects.splice(0), ...this.#waiting.splice(0)];
    for (const call of calls) call.finish(failed("agent-crashed", this.#over));
    this.#inFlight.clear();
  }
};

// src/pipeline/commands.ts
var { join: join5 } = process.getBuiltinModule("node:path");

// src/inputs/config.ts
var MODES = [
  "run",
  "plan",
  "collect",
  "merge",
  "assess",
  "compare",
  "check",
  "test",
  "gate",
  "admit",
  "doctor"
];
var PRECISIONS = { cheap: 0.1, balanced: 0.05, strict: 0.01 };
var METHODS = ["wilson", "sequential"];
var REPORT_CHANNELS = ["summary", "annotations", "check-run", "junit", "json", "html"];
var FAIL_ON = ["never", "failed", "unsupported"];
var PRESETS = ["openai-chat", "openai-responses", "anthropic-messages"];
var EVIDENCE_FORMATS = [
  "auto",
  "evidence",
  "trials",
  "promptfoo",
  "jsonl",
  "deepeval",
  "inspect",
  "agentcheck"
];
var SIGN_OFF = ["review", "label", "environment"];
var SCHEDULES = ["full", "quick"];
var FROM_BASELINE = ["epsilon", "blindnessThreshold", "layer", "repeats"];
var PUBLISH = ["artifact", "commit", "pull-request"];
var REUSE = ["auto", "never"];

// src/inputs/options.ts
var COMMANDS = [
  "demo",
  "init",
  "plan",
  "run",
  "collect",
  "merge",
  "assess",
  "snapshot",
  "inspect",
  "check",
  "compare",
  "test",
  "bless",
  "baseline",
  "history",
  "report",
  "contract",
  "generate",
  "doctor"
];
var ACTIONS = {
  baseline: ["list", "inspect", "delete"],
  history: ["list", "show"],
  contract: ["init", "validate"],
  generate: ["scenarios"]
};
var GROUPS = ["what", "agent", "probes", "how sure", "gate", "reports", "access"];
var BASELINES = ["snapshot", "check"];
var SHARDS = ["collect", "merge"];
var MEASURES = ["run", "collect", "test", ...BASELINES];
var DESCRIBES = [...MEASURES, "merge"];
var PRICES = ["run", "plan", ...SHARDS, ...BASELINES];
var JUDGES = ["run", "assess", "merge", ...BASELINES];
var ASKED = ["run", "plan", ...SHARDS, "assess"];
var ALL_MODES = ["run", "plan", ...SHARDS, "assess", "compare", "test", ...BASELINES];
var TOLERANT = ["run", "plan", ...SHARDS, "assess", "compare", ...BASELINES];
var RECORDED = ["assess", ...BASELINES];
var KEEPS = ["baseline", "history", "report", "contract", "generate"];
var FLAG = { kind: "flag", accepts: "`true` or `false`", placeholder: "" };
var OPTIONS = [
  {
    name: "mode",
    group: "what",
    kind: "text",
    description: "What to do. `run` asks the agent and judges its decisions; `plan` says what that would cost, without a call; `collect` asks a `shard` of a run and judges nothing; `assess` judges recorded runs of any harness, without a call; `compare` tells whether two recorded windows differ; `check` holds today's answers against the approved `baseline`; `test` checks what the agent did against the assertions of a suite, live or recorded; `gate` holds a pull request back until a person has signed what changes of the approved baseline; `admit`, in a job that waited in an environment, admits what its reviewers approved; `doctor` says what the gate can promise with the settings of this repository, and which setting closes each hole.",
    default: "run",
    accepts: "`run`, `plan`, `collect`, `assess`, `compare`, `check`, `test`, `gate`, `admit` or `doctor`",
    example: "plan",
    placeholder: "MODE",
    commands: [],
    where: "everywhere"
  },
  {
    name: "config",
    group: "what",
    kind: "text",
    description: "File with the same settings as these inputs; an input wins over the file. Without it, `.github/agentverity.yml` is read when it exists.",
    accepts: "the path of a YAML or JSON file",
    example: ".github/agentverity.yml",
    placeholder: "FILE",
    commands: [...ALL_MODES, "bless", "doctor"],
    where: "inputs"
  },
  {
    name: "working-directory",
    group: "what",
    kind: "text",
    description: "Folder that every other path is relative to.",
    default: ".",
    accepts: "the path of a folder",
    example: "services/router",
    placeholder: "FOLDER",
    commands: [...ALL_MODES, "init", "bless", "inspect", ...KEEPS, "doctor"],
    where: "everywhere"
  },
  {
    name: "agent",
    group: "agent",
    kind: "text",
    description: "The agent to measure: a module (`./agents/router.ts#buildAgent`, the export after `#`), an endpoint (`https://…`) or a program in any language (`command: python agent.py`). Headers, body and answer paths of an endpoint go into the config file.",
    accepts: "a module such as `./agents/router.ts#buildAgent`, an address such as `https://example.com/decide` or `command: python agent.py`",
    example: "./agents/router.ts#buildAgent",
    placeholder: "AGENT",
    commands: DESCRIBES,
    where: "everywhere"
  },
  {
    name: "agent-kind",
    group: "agent",
    kind: "text",
    description: "What a module exports: a decide `function`, or a `factory` that returns one. `auto` takes an export without parameters as a factory.",
    default: "auto",
    accepts: "`auto`, `function` or `factory`",
    example: "factory",
    placeholder: "KIND",
    commands: DESCRIBES,
    where: "everywhere"
  },
  {
    name: "agent-env",
    group: "agent",
    kind: "list",
    description: "Names of the environment variables that the agent may see, separated by commas or line breaks; `*` for all but the runner's own.",
    accepts: "names of environment variables, such as `OPENAI_API_KEY, MODEL_NAME`, or `*`",
    example: "OPENAI_API_KEY",
    placeholder: "NAMES",
    commands: DESCRIBES,
    where: "everywhere"
  },
  {
    name: "isolation",
    group: "agent",
    kind: "text",
    description: "How trials are kept apart: `auto` records what the agent really gives; `fresh-instance` calls the factory, or starts the command, once per trial; `fresh-session`, `shared-session` and `unknown` declare what you know of the agent.",
    default: "auto",
    accepts: "`auto`, `fresh-session`, `fresh-instance`, `shared-session` or `unknown`",
    example: "fresh-instance",
    placeholder: "ISOLATION",
    commands: [...JUDGES, "collect", "test"],
    where: "everywhere"
  },
  {
    name: "timeout",
    group: "agent",
    kind: "text",
    description: "Longest time for one call: seconds, or a number with `ms`, `s` or `m`.",
    default: "60s",
    accepts: "a time above 0 and at most 24 hours: seconds (`60`), or a number with a unit (`500ms`, `90s`, `2m`)",
    example: "90s",
    placeholder: "TIME",
    commands: DESCRIBES,
    where: "everywhere"
  },
  {
    name: "retries",
    group: "agent",
    kind: "number",
    description: "Further attempts when an endpoint did not take a call on: HTTP 429, 502, 503, 504 or a refused connection. They wait as `Retry-After` asks, or longer each time; a retry is not a trial. Nothing else is ever repeated.",
    default: "3",
    accepts: "a whole number from 0 to 10",
    example: "5",
    placeholder: "N",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "rate-limit",
    group: "agent",
    kind: "number",
    description: "Most calls started per minute, retries counted. Without it, as many as `max-workers` allow; an endpoint that answers 429 is called as slowly as it accepts.",
    accepts: "a whole number of calls per minute from 1 to 1000000",
    example: "300",
    placeholder: "CALLS",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "max-workers",
    group: "agent",
    kind: "number",
    description: "Most calls at one time.",
    default: "4",
    accepts: "a whole number from 1 to 1024",
    example: "16",
    placeholder: "N",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "parallel-repeats",
    group: "agent",
    description: "Lets repeats of one probe run at the same time, where the agent keeps trials apart. Otherwise only different probes do.",
    default: "false",
    example: "true",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "error-policy",
    group: "agent",
    kind: "text",
    description: "After a failed call, `record` it and go on, or `stop`. Either way the evidence is incomplete and never green.",
    default: "record",
    accepts: "`record` or `stop`",
    example: "stop",
    placeholder: "POLICY",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "suite",
    group: "probes",
    kind: "text",
    description: "File of reviewed cases with the decision each was written to reach, and the contract (YAML or JSON). Give this or `probes`.",
    accepts: "the path of a suite file",
    example: "suite.yaml",
    placeholder: "FILE",
    commands: ALL_MODES,
    where: "everywhere"
  },
  {
    name: "probes",
    group: "probes",
    kind: "text",
    description: "File of plain inputs without a contract (`.txt`, `.csv` or `.jsonl`). Give this or `suite`.",
    accepts: "the path of a file of probes",
    example: "probes.txt",
    placeholder: "FILE",
    commands: [...PRICES, "assess"],
    where: "everywhere"
  },
  {
    name: "evidence",
    group: "probes",
    kind: "list",
    description: "For `assess` and `test`: recorded runs, as paths or globs. Several files are judged as one when they are of one configuration.",
    accepts: "paths or globs of recorded runs, separated by commas or line breaks",
    example: "results.json",
    placeholder: "FILES",
    commands: [...RECORDED, "merge", "test"],
    where: "everywhere"
  },
  {
    name: "evidence-format",
    group: "probes",
    kind: "text",
    description: "What recorded them: our own `evidence` or `trials`, a `promptfoo` export, a `deepeval` test run, an `inspect` log, `agentcheck` traces, or `jsonl`, one run a line. `auto` tells it from the content.",
    default: "auto",
    accepts: "`auto`, `evidence`, `trials`, `promptfoo`, `jsonl`, `deepeval`, `inspect` or `agentcheck`",
    example: "promptfoo",
    placeholder: "FORMAT",
    commands: [...RECORDED, "test"],
    where: "everywhere"
  },
  {
    name: "decision-path",
    group: "probes",
    kind: "text",
    description: "Dotted path to the decision in a recorded run: of a Promptfoo export in `response.output`, otherwise in the row, test case or sample. Without it the output, trimmed, is the decision.",
    accepts: "a dotted path such as `output.route`",
    example: "output.route",
    placeholder: "PATH",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "input-path",
    group: "probes",
    kind: "text",
    description: "Dotted path to the input in a recorded run, where it does not stand in its usual place.",
    accepts: "a dotted path such as `vars.message`",
    example: "vars.message",
    placeholder: "PATH",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "provider",
    group: "probes",
    kind: "text",
    description: "Of a Promptfoo export with several providers, the one to judge: its label or id.",
    accepts: "the label or id of a provider",
    example: "openai:gpt-4.1-mini",
    placeholder: "NAME",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    name: "prompt-id",
    group: "probes",
    kind: "text",
    description: "Of a Promptfoo export with several prompts, the one to judge: its label, index or id.",
    accepts: "the label, index or id of a prompt",
    example: "terse",
    placeholder: "NAME",
    commands: RECORDED,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "replay-curtailment",
    group: "probes",
    description: "Tells where a run that stops as soon as no baseline can be admitted would have stopped, as a counterfactual: it changes no verdict.",
    default: "false",
    example: "true",
    commands: ["assess"],
    where: "everywhere"
  },
  {
    name: "tests",
    group: "probes",
    kind: "list",
    description: "For `test`: files of tests in code (`agentTest`), as paths or globs. Without it and without `suite`, every `*.agent.test.{ts,mts,js,mjs}` below the working directory.",
    accepts: "paths or globs of test files, separated by commas or line breaks",
    example: "agents/*.agent.test.ts",
    placeholder: "FILES",
    commands: ["test"],
    where: "everywhere"
  },
  {
    name: "filter",
    group: "probes",
    kind: "text",
    description: "For `test`: runs only the tests whose name holds this text; several texts with ` or ` between them. A case without `id` goes by its input. On the command line also `-k`.",
    accepts: "a part of a test's name, or several joined by ` or `",
    example: "booking or refund",
    placeholder: "TEXT",
    commands: ["test"],
    where: "everywhere"
  },
  {
    name: "name",
    group: "probes",
    kind: "text",
    description: "For `contract init`: the agent's name, after which its tests are called.",
    accepts: "a letter, then letters, digits, `_` and `-`",
    example: "booking_agent",
    placeholder: "NAME",
    commands: ["contract"],
    where: "command line"
  },
  {
    name: "contract",
    group: "probes",
    kind: "text",
    description: "What the agent promises: its tools, their order, most steps, claims (JSON or YAML).",
    default: "agent_contract.json",
    accepts: "the path of an agent's contract",
    example: "agent_contract.json",
    placeholder: "FILE",
    commands: ["contract", "generate"],
    where: "command line"
  },
  {
    name: "stub",
    group: "probes",
    kind: "text",
    description: "For `generate scenarios`: where the tests go. A name that ends in `.yaml` makes a suite, one that ends in `.agent.test.ts` tests in code. Without it, a suite named after the contract.",
    accepts: "the path of a file that ends in `.yaml` or `.agent.test.ts`",
    example: "booking.agent.test.ts",
    placeholder: "FILE",
    commands: ["generate"],
    where: "command line"
  },
  {
    name: "run-id",
    group: "probes",
    kind: "text",
    description: "For `history show`: the run, as `history list` names it; its first characters suffice.",
    accepts: "the id of a run in the history",
    example: "3a513bc71afb",
    placeholder: "ID",
    commands: ["history"],
    where: "command line"
  },
  {
    name: "from",
    group: "probes",
    kind: "text",
    description: "For `report`: the saved report (JSON) to show again. Without it, that of the last `test` here.",
    accepts: "the path of a report that was saved as JSON",
    example: "report.json",
    placeholder: "FILE",
    commands: ["report"],
    where: "command line"
  },
  {
    name: "before",
    group: "probes",
    kind: "text",
    description: "For `compare`: the earlier recorded window, of which every case names the decision it was written to reach (or `suite` does).",
    accepts: "the path of a recorded run",
    example: "before/evidence.json",
    placeholder: "FILE",
    commands: ["compare"],
    where: "inputs"
  },
  {
    name: "after",
    group: "probes",
    kind: "text",
    description: "For `compare`: the later recorded window, of the same probes.",
    accepts: "the path of a recorded run",
    example: "after/evidence.json",
    placeholder: "FILE",
    commands: ["compare"],
    where: "inputs"
  },
  {
    name: "precision",
    group: "how sure",
    kind: "text",
    description: "How rare a changed decision must be: below 10 % (`cheap`), 5 % (`balanced`) or 1 % (`strict`) of pairs of equal calls. Give this or `epsilon`.",
    default: "balanced",
    accepts: "`cheap`, `balanced` or `strict`",
    example: "strict",
    placeholder: "LEVEL",
    commands: TOLERANT,
    where: "everywhere"
  },
  {
    name: "epsilon",
    group: "how sure",
    kind: "number",
    description: "The same as a fraction of your own: the flip rate to exclude.",
    accepts: "a number above 0 and below 1",
    example: "0.05",
    placeholder: "RATE",
    commands: TOLERANT,
    where: "everywhere"
  },
  {
    name: "repeats",
    group: "how sure",
    kind: "number",
    description: "Calls per probe, an even number because calls are compared in pairs. Without it, planned from the tolerance.",
    accepts: "an even whole number, at least 2",
    example: "26",
    placeholder: "N",
    commands: PRICES,
    where: "everywhere"
  },
  {
    name: "budget",
    group: "how sure",
    kind: "number",
    description: "Most calls in all. The plan stays within it; too few for two per probe is an error before the first call.",
    accepts: "a whole number of calls, at least 2",
    example: "500",
    placeholder: "CALLS",
    commands: [...PRICES, "test"],
    where: "everywhere"
  },
  {
    name: "max-cost",
    group: "how sure",
    kind: "number",
    description: "US dollars, as the agent reports its costs. No call is started once they are spent; the run is then incomplete.",
    accepts: "a number of US dollars above 0",
    example: "2.50",
    placeholder: "DOLLARS",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "method",
    group: "how sure",
    kind: "text",
    description: "How the pairs decide. `wilson` asks a fixed number and judges by an interval; `sequential` reads them one by one in a shuffled order that is fixed before the first call, and stops when they decide: as many calls for a steady agent, far fewer for one that moves, and an undecided run can be continued.",
    default: "wilson",
    accepts: "`wilson` or `sequential`",
    example: "sequential",
    placeholder: "METHOD",
    commands: PRICES,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "curtail",
    group: "how sure",
    description: "Stops a run of method `wilson` once no baseline could be admitted any more, even if all remaining pairs agreed. It asks one pair at a time.",
    default: "false",
    example: "true",
    commands: PRICES,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "resume",
    group: "how sure",
    description: "Continue the journal of a run that was interrupted, or of an undecided one of method `sequential`: what was answered is not asked again, what failed is. Refused when the agent, the suite, a setting that changes the answers or a file of the repository changed. A re-run attempt in GitHub Actions does it by itself.",
    default: "false",
    example: "true",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "shard",
    group: "how sure",
    kind: "text",
    description: "For `collect`: the part of the run that this job asks, such as `2/8`. Each job of a matrix asks another; `assess` with all of their journals as `evidence` gives the report that one job would give.",
    default: "1/1",
    accepts: "a number of all shards, from 1 on, such as `2/8`; at most 256 of them",
    example: "2/8",
    placeholder: "I/N",
    commands: ["collect"],
    where: "inputs"
  },
  {
    name: "shards",
    group: "how sure",
    kind: "number",
    description: "For `plan`: into how many shards the output `matrix` divides the run. Without it, as many as give each about 100 calls for each worker, at most 16.",
    accepts: "a whole number from 1 to 256",
    example: "3",
    placeholder: "N",
    commands: ["plan"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "strict-error-control",
    group: "how sure",
    description: "Judges by the exact interval instead of Wilson's, which convicts a little too readily.",
    default: "false",
    example: "true",
    commands: [...ASKED, ...BASELINES],
    where: "everywhere"
  },
  {
    name: "layer",
    group: "how sure",
    kind: "text",
    description: "What is compared between calls: the named decision (`verdict`), the ordered names of the `tools`, or the `text`.",
    default: "verdict",
    accepts: "`verdict`, `tools` or `text`",
    example: "tools",
    placeholder: "LAYER",
    commands: [...ASKED, ...BASELINES],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "meter",
    group: "how sure",
    description: "Measures whether the same input keeps its decision.",
    default: "true",
    example: "false",
    commands: ASKED,
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "blindness",
    group: "how sure",
    description: "Measures whether the probes reach more than one decision.",
    default: "true",
    example: "false",
    commands: ASKED,
    where: "everywhere"
  },
  {
    name: "blindness-threshold",
    group: "how sure",
    kind: "number",
    description: "Share of the commonest decision from which the probes count as blind.",
    default: "0.9",
    accepts: "a number above 0 and at most 1",
    example: "0.9",
    placeholder: "SHARE",
    commands: JUDGES,
    where: "everywhere"
  },
  {
    name: "runs",
    group: "how sure",
    kind: "number",
    description: "For `test`: runs of each case, and of each test in code, that does not say `runs` itself.",
    default: "5",
    accepts: "a whole number from 1 to 10000",
    example: "10",
    placeholder: "N",
    commands: ["test"],
    where: "everywhere"
  },
  {
    name: "min-success-rate",
    group: "how sure",
    kind: "number",
    description: "Share of its runs that a behavioural test must pass.",
    default: "1",
    accepts: "a number above 0 and at most 1",
    example: "0.9",
    placeholder: "RATE",
    commands: ["run", "merge", "test"],
    where: "everywhere"
  },
  {
    name: "regression-rule",
    group: "how sure",
    kind: "text",
    description: "For `test` against a baseline: `evidence` calls a lower success rate a regression when the counts show it, and suspect until then; `any-drop` calls any drop one.",
    default: "evidence",
    accepts: "`evidence` or `any-drop`",
    example: "any-drop",
    placeholder: "RULE",
    commands: ["test"],
    where: "everywhere"
  },
  {
    name: "relations",
    group: "how sure",
    kind: "text",
    description: "Rewords each probe and asks once more: must the decision stay? `default` changes accents and blanks, letter case and white space; `FILE#export` is a catalogue of your own, TypeScript or JavaScript. Its calls are planned and counted with the others.",
    default: "none",
    accepts: "`none`, `default` or a module such as `./relations.ts#catalogue`",
    example: "default",
    placeholder: "RELATIONS",
    commands: PRICES,
    where: "everywhere"
  },
  {
    name: "observed",
    group: "how sure",
    kind: "text",
    description: "Flips and pairs already seen: how many more quiet pairs would still certify?",
    accepts: "flips out of pairs, such as `3/73`",
    example: "3/73",
    placeholder: "FLIPS/PAIRS",
    commands: ["plan"],
    where: "command line"
  },
  {
    name: "max-pairs",
    group: "how sure",
    kind: "number",
    description: "Most pairs in all that you would measure; with `observed`.",
    accepts: "a whole number of pairs, at least 1",
    example: "500",
    placeholder: "N",
    commands: ["plan"],
    where: "command line"
  },
  {
    name: "baseline",
    group: "gate",
    kind: "text",
    description: "File of approved decisions, in the repository. `snapshot` writes it, `check` holds today's answers against it, and the gate lets a change of it pass only with a person's sign-off.",
    accepts: "the path of a baseline file",
    example: "agentverity.baseline.json",
    placeholder: "FILE",
    commands: ["test", "bless", "baseline", "snapshot", "inspect", "check", "doctor"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "yes",
    group: "gate",
    description: "For `baseline delete`: you mean it. Without it the file is shown and stays.",
    default: "false",
    example: "true",
    commands: ["baseline"],
    where: "command line"
  },
  {
    name: "schedule",
    group: "gate",
    kind: "text",
    description: "For `check`: `full` measures as the baseline was measured; `quick` asks each probe once, and four times more where it disagrees: it reports drift and admits nothing.",
    default: "full",
    accepts: "`full` or `quick`",
    example: "quick",
    placeholder: "SCHEDULE",
    commands: ["check"],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "accept-reference",
    group: "gate",
    description: "You have looked at each decision and approve it: writes the baseline. Without it the decisions are shown and nothing is written.",
    default: "false",
    example: "true",
    commands: ["snapshot"],
    where: "command line"
  },
  {
    ...FLAG,
    name: "require-baseline",
    group: "gate",
    description: "For `gate`: no baseline is a failure, not a beginning.",
    default: "false",
    example: "true",
    commands: [],
    where: "everywhere"
  },
  {
    name: "paths",
    group: "gate",
    kind: "list",
    description: "For `gate`: files the agent depends on. A pull request that changes none of them, nor the baseline, nor the configuration, is answered without a call. Unlike the workflow's own filter this still answers a required status.",
    accepts: "paths or globs, separated by commas or line breaks",
    example: "agents/**",
    placeholder: "GLOBS",
    commands: [],
    where: "everywhere"
  },
  {
    name: "sign-off",
    group: "gate",
    kind: "list",
    description: "For `gate`: how a person may sign a change of the baseline; any one suffices. Read from the base branch's configuration file; an input can only take methods away.",
    default: "review, label",
    accepts: "a list of `review`, `label` and `environment`",
    example: "review",
    placeholder: "METHODS",
    commands: [],
    where: "everywhere"
  },
  {
    name: "sign-off-label",
    group: "gate",
    kind: "text",
    description: "For `gate`: the label that signs. Read from the base branch, like `sign-off`.",
    default: "agentverity:approve-baseline",
    accepts: "the name of a label, at most 50 characters",
    example: "baseline-approved",
    placeholder: "LABEL",
    commands: [],
    where: "everywhere"
  },
  {
    name: "environment",
    group: "gate",
    kind: "text",
    description: "For `gate`: the environment whose required reviewers sign, where `sign-off` lists `environment`. Read from the base branch.",
    default: "agentverity-baseline",
    accepts: "the name of an environment",
    example: "baseline-review",
    placeholder: "NAME",
    commands: [],
    where: "everywhere"
  },
  {
    name: "approvers",
    group: "gate",
    kind: "list",
    description: "For `gate`: logins that may sign. Without it, whoever has write permission, except the author and whoever pushed the change. Read from the base branch; an input can only shorten the list.",
    accepts: "logins, separated by commas or line breaks",
    example: "maintainer",
    placeholder: "LOGINS",
    commands: [],
    where: "everywhere"
  },
  {
    name: "signed-files",
    group: "gate",
    kind: "list",
    description: "For `gate`: further files whose change needs the same sign-off as the baseline, such as the blessed figures of behavioural tests. Read from the base branch; an input can only add to them.",
    accepts: "paths, separated by commas or line breaks",
    example: "tests.baseline.json",
    placeholder: "PATHS",
    commands: [],
    where: "everywhere"
  },
  {
    ...FLAG,
    name: "allow-self-approval",
    group: "gate",
    description: "For `gate`: accepts the sign-off of the pull request's own author, and says so in the report. Read from the base branch; an input can only forbid it.",
    default: "false",
    example: "true",
    commands: [],
    where: "everywhere"
  },
  {
    name: "publish",
    group: "gate",
    kind: "text",
    description: "For `gate` and `admit`: what becomes of a signed candidate. `artifact` leaves the commit to a person; `commit` writes the file to the branch (`contents: write`); `pull-request`, for `admit` outside pull requests, opens one with the file.",
    default: "artifact",
    accepts: "`artifact`, `commit` or `pull-request`",
    example: "commit",
    placeholder: "HOW",
    commands: [],
    where: "everywhere"
  },
  {
    name: "reuse",
    group: "gate",
    kind: "text",
    description: "`auto` judges the stored evidence of an earlier run of the pull request where nothing but the baseline changed since, without a call; `never` measures again. `gate` does it without being told, `run` only when this says `auto`.",
    accepts: "`auto` or `never`",
    example: "never",
    placeholder: "WHEN",
    commands: [],
    where: "everywhere"
  },
  {
    name: "status-context",
    group: "gate",
    kind: "text",
    description: "For `gate`: name of the commit status that answers. Without it, `agentverity (PATH)` with the baseline's path.",
    accepts: "one line of at most 100 characters",
    example: "router baseline",
    placeholder: "NAME",
    commands: ["doctor"],
    where: "everywhere"
  },
  {
    name: "pull-request",
    group: "gate",
    kind: "number",
    description: "For `gate` in a `workflow_dispatch` run: the number of the pull request to judge. Other events name theirs.",
    accepts: "the number of a pull request",
    example: "42",
    placeholder: "NUMBER",
    commands: [],
    where: "inputs"
  },
  {
    name: "measured-by",
    group: "gate",
    kind: "list",
    description: "For `gate` and `admit` in a `workflow_run` run: files of the workflows that they may follow, to judge what those measured or to look again when they wake them. A run of any other file is not followed, whatever its name.",
    default: "agentverity.yml, agentverity-wake.yml",
    accepts: "names of workflow files, such as `agentverity.yml`",
    example: "measure.yml",
    placeholder: "FILES",
    commands: [],
    where: "inputs"
  },
  {
    name: "fail-on",
    group: "reports",
    kind: "text",
    description: "What makes the job red, and the command line exit with other than 0: `unsupported` (a failure, or evidence that supports no answer), `failed` (a failure only) or `never`. Refused input is always red.",
    default: "unsupported",
    accepts: "`never`, `failed` or `unsupported`",
    example: "failed",
    placeholder: "CLASS",
    commands: ["run", ...SHARDS, "assess", "check", "compare", "test"],
    where: "everywhere"
  },
  {
    name: "report",
    group: "reports",
    kind: "list",
    description: "Where to report, separated by commas; `html` adds one file for a browser to the report's artifact; `none` for nowhere but the log.",
    default: "summary,annotations,check-run,junit,json",
    accepts: "a list of `summary`, `annotations`, `check-run`, `junit`, `json` and `html`, or `none` alone",
    example: "summary,junit",
    placeholder: "LIST",
    commands: ["run", ...SHARDS, "assess", "check", "compare", "test"],
    where: "everywhere"
  },
  {
    name: "check-name",
    group: "reports",
    kind: "text",
    description: "Name of the check run.",
    default: "agentverity",
    accepts: "one line of at most 100 characters",
    example: "router repeatability",
    placeholder: "NAME",
    commands: [],
    where: "everywhere"
  },
  {
    name: "artifact-name",
    group: "reports",
    kind: "text",
    description: "First part of the artifacts' names: `<name>-evidence` and `<name>-report`. Different for each job of a matrix.",
    default: "agentverity",
    accepts: 'one line of at most 100 characters without " : < > | * ? \\ /',
    example: "agentverity-router",
    placeholder: "NAME",
    commands: [],
    where: "everywhere"
  },
  {
    name: "artifact-content",
    group: "reports",
    kind: "text",
    description: "What the evidence keeps: `decisions` (decisions, tool names, steps, latency, cost) or `full` (texts, arguments and outputs too). At `layer: text` the text is what is compared, and stays.",
    default: "decisions",
    accepts: "`decisions` or `full`",
    example: "full",
    placeholder: "CONTENT",
    commands: MEASURES,
    where: "everywhere"
  },
  {
    name: "retention-days",
    group: "reports",
    kind: "number",
    description: "Days that artifacts are kept. Without it, as the repository is set.",
    accepts: "a whole number of days from 1 to 90",
    example: "30",
    placeholder: "DAYS",
    commands: [],
    where: "everywhere"
  },
  {
    name: "format",
    group: "reports",
    kind: "text",
    description: "Form of what is printed: `text`, `json`, `junit`, `markdown` or `html`, which is one file for a browser.",
    default: "text",
    accepts: "`text`, `json`, `junit`, `markdown` or `html`",
    example: "json",
    placeholder: "FORMAT",
    commands: [...ALL_MODES, "demo", "inspect", ...KEEPS, "doctor"],
    where: "command line"
  },
  {
    name: "output",
    group: "reports",
    kind: "text",
    description: "Writes it to this file instead of printing it; of `snapshot` the file of approved decisions.",
    accepts: "the path of a file",
    example: "report.json",
    placeholder: "FILE",
    commands: [...ALL_MODES, "demo", "inspect", ...KEEPS, "doctor"],
    where: "command line"
  },
  {
    ...FLAG,
    name: "quiet",
    group: "reports",
    description: "Shows no progress.",
    default: "false",
    example: "true",
    commands: ["run", ...SHARDS, "assess", "test", "demo", ...BASELINES],
    where: "command line"
  },
  {
    name: "github-token",
    group: "access",
    kind: "text",
    description: "Token for the check run (`checks: write`). With less, or none, the verdict is the same and the reporting reduced.",
    accepts: "a token",
    example: "${{ github.token }}",
    placeholder: "TOKEN",
    commands: [],
    where: "action"
  }
];
var BY_NAME = new Map(OPTIONS.map((option) => [option.name, option]));
function findOption(name) {
  return BY_NAME.get(name);
}
var ACTION_INPUTS = OPTIONS.filter(
  (option) => option.where !== "command line"
);
var CONFIG_KEYS = OPTIONS.filter(
  (option) => option.where === "everywhere"
);
function flagsOf(command) {
  return OPTIONS.filter((option) => option.commands.includes(command));
}
function describeOption(option) {
  return option.default === void 0 ? option.description : `${option.description} Default: \`${option.default}\``;
}

// src/inputs/raw-inputs.ts
var FLAGS = /* @__PURE__ */ new Map([
  ["true", true],
  ["false", false]
]);
var NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
function toKind(option, value) {
  if (typeof value !== "string") return value;
  const trimmed = value.trim();
  switch (option.kind) {
    case "flag":
      return FLAGS.get(trimmed) ?? trimmed;
    case "number":
      return NUMBER.test(trimmed) ? Number(trimmed) : trimmed;
    case "list":
      return trimmed.split(/[,\n]/).flatMap((item) => item.trim() || []);
    case "text":
      return trimmed;
  }
}
function isAbsent(value) {
  return value === void 0 || value === null || typeof value === "string" && value.trim() === "";
}

// src/inputs/suggest.ts
function suggest(word, candidates) {
  const typed = fold(word);
  let best;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const known = fold(candidate);
    const limit2 = Math.max(1, Math.floor(Math.max(typed.length, known.length) / 3));
    const distance = Math.abs(known.length - typed.length) > limit2 ? limit2 + 1 : editDistance2(typed, known);
    if (distance > limit2 || distance >= known.length || distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}
function didYouMean(word, candidates, show2 = (name) => `"${name}"`) {
  const found = suggest(word, candidates);
  return found === void 0 ? "" : ` Did you mean ${show2(found)}?`;
}
function fold(word) {
  return word.slice(0, 100).replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().replaceAll(/[_\s]/g, "-");
}
function editDistance2(a, b) {
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row2 = 1; row2 <= a.length; row2++) {
    const current = [row2];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row2 - 1] === b[column - 1];
      const swapped = row2 > 1 && column > 1 && a[row2 - 1] === b[column - 2] && a[row2 - 2] === b[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}
function at(row2, column) {
  return row2[column] ?? Number.POSITIVE_INFINITY;
}

// src/inputs/value-words.ts
function showValue(value) {
  if (value === null || value === void 0) return "empty";
  if (Array.isArray(value)) return showList(value);
  if (typeof value === "object") return "a mapping";
  return typeof value === "string" ? quote2(value) : String(value);
}
function showList(items) {
  const isShort = items.length > 0 && items.every((item) => typeof item === "string");
  return isShort ? quote2(items.join(", ")) : `a list of ${items.length}`;
}
function quote2(text4) {
  const safe = text4.replace(/\/\/[^/@\s]*@/g, "//***@");
  return JSON.stringify(safe.length > 80 ? `${safe.slice(0, 79)}…` : safe);
}
function showPath(path) {
  let shown2 = "";
  for (const step of path) {
    if (typeof step === "number") shown2 += `[${step}]`;
    else if (/^[\w-]+$/.test(String(step))) shown2 += shown2 === "" ? String(step) : `.${String(step)}`;
    else shown2 += `[${JSON.stringify(String(step))}]`;
  }
  return shown2;
}
function listWords(words2, last = "or") {
  if (words2.length < 2) return words2.join("");
  return `${words2.slice(0, -1).join(", ")} ${last} ${words2.at(-1)}`;
}

// src/inputs/arguments.ts
var FORMATS = ["text", "json", "junit", "markdown", "html"];
function readArguments(argv) {
  const scan = { positionals: [], values: /* @__PURE__ */ new Map(), problems: [], help: false, version: false };
  for (let at2 = 0; at2 < argv.length; ) at2 += readArgument(scan, argv, at2);
  const { command, action } = readWords(scan);
  const printing = readPrinting(scan);
  if (!(scan.help || scan.version)) {
    if (command !== void 0) scan.problems.push(...unusable(command, scan.values));
    if (scan.problems.length > 0) return fail(...scan.problems);
  }
  return succeed({
    ...command === void 0 ? {} : { command },
    ...action === void 0 ? {} : { action },
    help: scan.help || command === void 0 && !scan.version,
    version: scan.version,
    raw: rawInputs(command, scan.values),
    ...printing
  });
}
function readArgument(scan, argv, at2) {
  const argument = argv[at2] ?? "";
  if (argument === "--help" || argument === "-h") scan.help = true;
  else if (argument === "--version" || argument === "-v" || argument === "-V") scan.version = true;
  else if (argument === "-k")
    return readFlag(scan, "--filter", argv[at2 + 1]);
  else if (argument.startsWith("-") && argument !== "-") return readFlag(scan, argument, argv[at2 + 1]);
  else scan.positionals.push(argument);
  return 1;
}
function readFlag(scan, argument, next) {
  const equals = argument.indexOf("=");
  const flag2 = equals === -1 ? argument : argument.slice(0, equals);
  const option = flag2.startsWith("--") ? findOption(flag2.slice(2)) : void 0;
  if (option === void 0 || option.where === "action") {
    scan.problems.push(unknownFlag(flag2));
    const isItsValue = equals === -1 && next !== void 0 && !next.startsWith("-") && scan.positionals.length > 0;
    return isItsValue ? 2 : 1;
  }
  if (equals === -1) return readFollowing(scan, option, next);
  setValue(scan, option, argument.slice(equals + 1));
  return 1;
}
function readFollowing(scan, option, next) {
  if (option.kind === "flag") {
    const isSaid = next === "true" || next === "false";
    setValue(scan, option, isSaid ? next : "true");
    return isSaid ? 2 : 1;
  }
  if (next === void 0 || /^-(?![\d.])/.test(next)) {
    scan.problems.push({
      code: "input-missing",
      message: `\`--${option.name}\` has no value; it takes ${option.accepts}`,
      hint: `Write for example \`--${option.name} ${option.example}\`.`
    });
    return 1;
  }
  setValue(scan, option, next);
  return 2;
}
function setValue(scan, option, value) {
  const earlier = scan.values.get(option.name);
  if (earlier === void 0 || earlier === value) scan.values.set(option.name, value);
  else if (option.kind === "list") scan.values.set(option.name, `${earlier},${value}`);
  else {
    scan.problems.push({
      code: "input-conflict",
      message: `\`--${option.name}\` is given twice: ${quote2(earlier)} and ${quote2(value)}`,
      hint: "Keep one of them."
    });
  }
}
function unknownFlag(flag2) {
  const name = flag2.replace(/^-+/, "");
  const known = OPTIONS.filter((option) => option.commands.length > 0).map((option) => option.name);
  const negated = name.startsWith("no-") ? findOption(name.slice(3)) : void 0;
  const guess = didYouMean(name, [...known, "help", "version"], (word) => `\`--${word}\``).trim();
  return {
    code: "input-unknown",
    message: `\`${flag2}\` is no flag that this version knows`,
    hint: negated?.kind === "flag" ? `Write \`--${negated.name} false\`.` : guess || "See `agentverity --help`."
  };
}
function readWords(scan) {
  if (scan.positionals[0] === "help") {
    scan.positionals.shift();
    scan.help = true;
  }
  const command = readCommand(scan);
  if (command === void 0) return {};
  const action = readAction(command, scan);
  if (ACTIONS[command] !== void 0 && action === void 0) return { command };
  scan.problems.push(...takeOperands(command, action, scan).map(unexpected));
  return { command, ...action === void 0 ? {} : { action } };
}
function readCommand(scan) {
  const word = scan.positionals.shift();
  if (word === void 0) {
    if (scan.values.size > 0) scan.problems.push(noCommand());
    return void 0;
  }
  const command = COMMANDS.find((name) => name === word);
  if (command === void 0) {
    scan.problems.push({
      code: "input-unknown",
      message: `${quote2(word)} is no command that this version knows`,
      hint: didYouMean(word, COMMANDS, (name) => `\`${name}\``).trim() || `Use ${listWords(COMMANDS)}.`
    });
  }
  return command;
}
function readAction(command, scan) {
  const known = ACTIONS[command];
  if (known === void 0) return void 0;
  const word = scan.positionals.shift();
  if (word !== void 0 && known.includes(word)) return word;
  const guess = word === void 0 ? "" : didYouMean(word, known, (name) => `\`${command} ${name}\``).trim();
  const got = word === void 0 ? "stands alone" : `is followed by ${quote2(word)}`;
  scan.problems.push({
    code: word === void 0 ? "input-missing" : "input-unknown",
    message: `\`${command}\` ${got}; it takes ${listWords(known.map((name) => `\`${name}\``))} behind it`,
    hint: guess || `Write for example \`agentverity ${command} ${known[0]}\`.`
  });
  return void 0;
}
function takeOperands(command, action, scan) {
  if (command === "merge") return takeAll(scan, "evidence", scan.positionals);
  if (command === "test") {
    const isTestFile = (word) => TEST_FILE.test(word);
    takeAll(scan, "tests", scan.positionals.filter(isTestFile));
    return scan.positionals.filter((word) => !isTestFile(word));
  }
  const spoken = action === void 0 ? command : `${command} ${action}`;
  return takeNamed(scan, scan.positionals, OPERANDS[spoken] ?? []);
}
var OPERANDS = {
  compare: ["before", "after"],
  inspect: ["baseline"],
  report: ["from"],
  "baseline inspect": ["baseline"],
  "baseline delete": ["baseline"],
  "history show": ["run-id"],
  "contract init": ["name"],
  "contract validate": ["contract"],
  "generate scenarios": ["contract"]
};
var TEST_FILE = /\.[cm]?[jt]sx?$|[*{]/i;
function takeAll(scan, name, words2) {
  const option = findOption(name);
  for (const word of words2) if (option !== void 0) setValue(scan, option, word);
  return [];
}
function takeNamed(scan, words2, expected) {
  const names3 = expected.filter((name) => !scan.values.has(name));
  for (const [index, name] of names3.entries()) {
    const word = words2[index];
    const option = findOption(name);
    if (word !== void 0 && option !== void 0) setValue(scan, option, word);
  }
  return words2.slice(names3.length);
}
function noCommand() {
  return {
    code: "input-missing",
    message: "no command is given",
    hint: `Start with ${listWords(COMMANDS)}, such as \`agentverity run --agent ./router.ts --suite suite.yaml\`.`
  };
}
function unexpected(argument) {
  const flag2 = guessFlag(argument);
  return {
    code: "input-unknown",
    message: `${quote2(argument)} stands alone, and no command takes it there`,
    hint: flag2 === void 0 ? "Put the flag it belongs to in front of it." : `Did you mean \`--${flag2} ${argument}\`?`
  };
}
function guessFlag(argument) {
  if (/\.(?:ya?ml|json)$/i.test(argument)) return "suite";
  if (/\.(?:txt|csv|jsonl)$/i.test(argument)) return "probes";
  if (/^https?:\/\/|\.[cm]?[jt]sx?(?:#|$)/i.test(argument)) return "agent";
  return void 0;
}
function unusable(command, values) {
  const usable = new Set(flagsOf(command).map((option) => option.name));
  return [...values.keys()].filter((name) => !usable.has(name)).map((name) => {
    const users = COMMANDS.filter((other) => findOption(name)?.commands.includes(other));
    return {
      code: "input-unknown",
      message: `\`--${name}\` is no flag of \`${command}\`, which would ignore it`,
      hint: users.length === 0 ? reasonFor(name) : `${whyNot(name, command)}Leave it out; it belongs to ${listWords(users, "and")}.`
    };
  });
}
function whyNot(name, command) {
  const isRecorded = command === "assess" || command === "compare";
  return name === "relations" && isRecorded ? "A recording cannot be asked again about reworded probes. " : "";
}
function reasonFor(name) {
  return name === "mode" ? "The command is the mode: `run`, `plan`, `assess`, `check`, `compare` or `test`." : "Leave it out; it is for the action only.";
}
function readPrinting(scan) {
  const written = scan.values.get("format");
  const format = isAbsent(written) ? "text" : FORMATS.find((known) => known === written);
  if (format === void 0) {
    const guess = suggest(written ?? "", FORMATS);
    scan.problems.push({
      code: "input-invalid",
      message: `\`--format\` is ${quote2(written ?? "")}; it must be ${listWords(FORMATS)}`,
      hint: guess === void 0 ? "Write for example `--format json`." : `Did you mean \`${guess}\`?`
    });
  }
  const quiet = scan.values.get("quiet") ?? "false";
  if (quiet !== "true" && quiet !== "false") {
    scan.problems.push({
      code: "input-invalid",
      message: `\`--quiet\` is ${quote2(quiet)}; it must be \`true\` or \`false\``,
      hint: "Write `--quiet` alone."
    });
  }
  const output = scan.values.get("output");
  return {
    format: format ?? "text",
    ...output === void 0 || isAbsent(output) ? {} : { output },
    quiet: quiet === "true"
  };
}
var PRINTING = /* @__PURE__ */ new Set(["format", "output", "quiet"]);
function rawInputs(command, given2) {
  const values = {};
  for (const [name, value] of given2) {
    if (!PRINTING.has(name) && !isAbsent(value)) values[name] = value;
  }
  const mode = MODES.find((name) => name === command);
  if (mode !== void 0) values["mode"] = mode;
  return { source: "command line", values, unknown: [] };
}

// src/inputs/help.ts
var WIDTH = 100;
var INDENT = 4;
var WORDS = {
  demo: {
    summary: "Shows on two small probe sets why green tests are not enough. No key, no network, no cost.",
    usage: "agentverity demo",
    example: "agentverity demo"
  },
  init: {
    summary: "Writes a configuration, a workflow and a suite to start from, and says what it wrote.",
    usage: "agentverity init [--working-directory <folder>]",
    example: "agentverity init"
  },
  plan: {
    summary: "Says how many calls a run would make, before it costs anything.",
    usage: "agentverity plan (--suite <file> | --probes <file> | --observed <flips/pairs>) [flags]",
    example: "agentverity plan --suite suite.yaml --precision balanced"
  },
  collect: {
    summary: "Asks one shard of a run and judges nothing; merge then judges all of them as one run.",
    usage: "agentverity collect --shard <i/n> --agent <agent> (--suite <file> | --probes <file>) [flags]",
    example: "agentverity collect --shard 2/8 --agent ./agents/router.ts#buildAgent --suite suite.yaml"
  },
  merge: {
    summary: "Unites the shards of a run and judges them as if one process had asked.",
    usage: "agentverity merge <journals> (--suite <file> | --probes <file>) [flags]",
    example: "agentverity merge shards/*/trials.jsonl --suite suite.yaml"
  },
  assess: {
    summary: "Judges recorded runs of any harness, without a call of the agent.",
    usage: "agentverity assess --evidence <files> [--suite <file>] [flags]",
    example: "agentverity assess --evidence results.json --suite suite.yaml"
  },
  snapshot: {
    summary: "Writes the decisions of a run as the approved baseline, once you have looked at them.",
    usage: "agentverity snapshot (--evidence <files> | --agent <agent> --suite <file>) [flags]",
    example: "agentverity snapshot --evidence results.json --accept-reference --output baseline.json"
  },
  inspect: {
    summary: "Shows a baseline in plain words, without a call.",
    usage: "agentverity inspect <file>",
    example: "agentverity inspect baseline.json"
  },
  check: {
    summary: "Holds today's answers against the baseline: as it was measured, or quickly.",
    usage: "agentverity check --baseline <file> (--agent <agent> --suite <file> | --evidence <files>) [flags]",
    example: "agentverity check --baseline baseline.json --agent ./agents/router.ts --suite suite.yaml"
  },
  compare: {
    summary: "Tells whether two recorded windows of one agent differ, and what it would have found.",
    usage: "agentverity compare <before> <after> [--suite <file>] [flags]",
    example: "agentverity compare before/evidence.json after/evidence.json"
  },
  test: {
    summary: "Checks what the agent did: tests in code, or the assertions of a suite on live or recorded runs.",
    usage: "agentverity test ([<test file>…] | --suite <file> (--agent <agent> | --evidence <files>)) [flags]",
    example: "agentverity test agents/booking.agent.test.ts --runs 20"
  },
  bless: {
    summary: "Makes the last report of tests the baseline that later ones are compared with.",
    usage: "agentverity bless [--baseline <file>] [flags]",
    example: "agentverity bless --baseline tests.baseline.json"
  },
  baseline: {
    summary: "Lists the baselines of tests, shows one in plain words, or deletes it.",
    usage: "agentverity baseline (list | inspect <file> | delete <file> --yes)",
    example: "agentverity baseline inspect tests.baseline.json"
  },
  history: {
    summary: "Lists the earlier runs of tests here, agentcheck's too, or shows one of them.",
    usage: "agentverity history (list | show <id>)",
    example: "agentverity history list"
  },
  report: {
    summary: "Shows a saved report again, in any format, without a call: HTML for a browser, say.",
    usage: "agentverity report [<file>] [--format <format>] [--output <file>]",
    example: "agentverity report --format html --output report.html"
  },
  contract: {
    summary: "Writes the contract of an agent to fill in, or finds every fault of one.",
    usage: "agentverity contract (init [<name>] | validate [<file>])",
    example: "agentverity contract init booking_agent"
  },
  generate: {
    summary: "Writes scenarios and tests to finish from an agent's contract.",
    usage: "agentverity generate scenarios [<contract>] [--stub <file>]",
    example: "agentverity generate scenarios agent_contract.json --stub booking.suite.yaml"
  },
  doctor: {
    summary: "Says what the gate can promise here, and what closes each hole. Reads GITHUB_TOKEN or GH_TOKEN.",
    usage: "agentverity doctor [flags]",
    example: "agentverity doctor"
  },
  run: {
    summary: "Asks the agent as often as the tolerance needs, and judges its decisions.",
    usage: "agentverity run --agent <agent> (--suite <file> | --probes <file>) [flags]",
    example: "agentverity run --agent ./agents/router.ts#buildAgent --suite suite.yaml"
  }
};
function renderHelp(command) {
  return command === void 0 ? toolHelp() : commandHelp(command);
}
function toolHelp() {
  const commands = COMMANDS.map((name) => `  ${name.padEnd(10)}${WORDS[name].summary}`);
  return lines(
    "agentverity: are an AI agent's decisions repeatable and varied enough to trust?",
    "",
    "Usage:",
    "  agentverity <command> [flags]",
    "",
    "Commands:",
    ...commands,
    "",
    "Example:",
    `  ${WORDS.run.example}`,
    "",
    "Flags:",
    "  -h, --help     For one command: agentverity run --help",
    "  -v, --version",
    "",
    "Settings are read from .github/agentverity.yml when it exists; a flag wins over the file.",
    "Exit codes: 0 fine; 1 not trustworthy; 2 no answer, or refused input; 3 a defect of ours; 130 interrupted."
  );
}
function commandHelp(command) {
  const flags = flagsOf(command);
  const groups = GROUPS.flatMap((group) => {
    const members2 = flags.filter((option) => option.group === group);
    return members2.length === 0 ? [] : ["", `${capital(group)}:`, ...members2.flatMap(flagHelp)];
  });
  const { summary, usage, example } = WORDS[command];
  return lines(summary, "", "Usage:", `  ${usage}`, "", "Example:", `  ${example}`, ...groups);
}
function flagHelp(option) {
  const value = option.kind === "flag" ? "[true|false]" : `<${option.placeholder.toLowerCase()}>`;
  return [`  --${option.name} ${value}`, ...wrap(plain(describeOption(option)))];
}
function plain(text4) {
  return text4.replaceAll("`", "");
}
function wrap(text4) {
  const rows = [];
  let row2 = "";
  for (const word of text4.split(" ")) {
    if (row2 !== "" && INDENT + row2.length + 1 + word.length > WIDTH) {
      rows.push(row2);
      row2 = "";
    }
    row2 = row2 === "" ? word : `${row2} ${word}`;
  }
  return [...rows, row2].map((each) => " ".repeat(INDENT) + each);
}
function capital(text4) {
  return text4.charAt(0).toUpperCase() + text4.slice(1);
}
function lines(...rows) {
  return `${rows.join("\n")}
`;
}

// src/inputs/read-config.ts
var { resolve: resolve3 } = process.getBuiltinModule("node:path");

// src/inputs/agent-text.ts
var SCHEME = /^([a-z][a-z0-9+.-]+):\/\//i;
var COMMAND = /^command:([\s\S]*)$/i;
var OTHER_LANGUAGE = /\.(?:py|rb|go|rs|java|kt|cs|php|sh|ps1|ipynb)$/i;
var COLON_EXPORT = /^(.+\.[cm]?[jt]sx?):([\w$]+)$/i;
function readAgentText(text4) {
  const command = COMMAND.exec(text4)?.[1]?.trim();
  if (command !== void 0) return readCommand2(command);
  const scheme = SCHEME.exec(text4)?.[1]?.toLowerCase();
  if (scheme === "http" || scheme === "https") return readAddress(text4);
  if (scheme !== void 0) {
    return refuse(
      `\`${scheme}://\` is no address this version can call`,
      "Use an `https://…` or `http://…` address."
    );
  }
  return readModule(text4);
}
function readCommand2(command) {
  const fault = faultOfCommand(command);
  return fault === void 0 ? { ok: true, agent: { kind: "command", command, perCall: false } } : { ok: false, fault };
}
function faultOfCommand(command) {
  const [program = "", ...rest] = typeof command === "string" ? [command] : command;
  if (program.trim() === "") {
    return { why: "there is no command in it", hint: "Write for example `command: python agent.py`." };
  }
  if ([program, ...rest].some((part) => part.includes("\0"))) {
    return { why: "it holds a NUL character", hint: "Remove it." };
  }
  return void 0;
}
function readAddress(url) {
  const fault = faultOfUrl(url);
  if (fault !== void 0) return { ok: false, fault };
  const agent = { kind: "endpoint", url, method: "POST", headers: {}, paths: {} };
  return { ok: true, agent };
}
var REFERENCE = /\$\{[A-Za-z_][A-Za-z0-9_]*\}/g;
function faultOfUrl(url) {
  if (url.startsWith("${")) return void 0;
  const filled = url.replace(REFERENCE, "1");
  const address = URL.canParse(filled) ? new URL(filled) : void 0;
  if (address === void 0 || !/^https?:$/.test(address.protocol)) {
    return {
      why: "it is no `https://…` or `http://…` address",
      hint: "Write it in full, such as `https://example.com/decide`."
    };
  }
  if (address.username !== "" || address.password !== "") {
    return {
      why: "it holds a user name or password",
      hint: "Send credentials as a header with a reference: `headers: { authorization: 'Bearer ${API_KEY}' }` and `agent-env: API_KEY`."
    };
  }
  return void 0;
}
function readModule(text4) {
  const hash = text4.lastIndexOf("#");
  const path = normalisePath((hash === -1 ? text4 : text4.slice(0, hash)).trim());
  const exportName = hash === -1 ? void 0 : text4.slice(hash + 1).trim();
  if (path === "") return refuse("there is no file before `#`", "Write `./agents/router.ts#buildAgent`.");
  if (exportName === "") {
    return refuse(
      "there is no export after `#`",
      `Write \`${path}#buildAgent\`, or \`${path}\` for its default export.`
    );
  }
  const fault = faultOfModulePath(path);
  if (fault !== void 0) return { ok: false, fault };
  return {
    ok: true,
    agent: { kind: "module", path, ...exportName === void 0 ? {} : { exportName }, exportKind: "auto" }
  };
}
function faultOfModulePath(path) {
  const colon = COLON_EXPORT.exec(path);
  if (colon !== null) {
    return { why: "the export goes after `#`", hint: `Did you mean \`${colon[1]}#${colon[2]}\`?` };
  }
  if (OTHER_LANGUAGE.test(path)) {
    return {
      why: `${quote2(path)} is no JavaScript or TypeScript`,
      hint: `Run it as a program: \`command: ${runOf(path)}\`, or put it behind an endpoint.`
    };
  }
  return void 0;
}
function runOf(path) {
  const known = { py: "python", rb: "ruby", php: "php", sh: "sh" };
  const interpreter = known[path.split(".").at(-1)?.toLowerCase() ?? ""];
  return interpreter === void 0 ? "./program" : `${interpreter} ${path}`;
}
function normalisePath(path) {
  return path.replaceAll("\\", "/");
}
function refuse(why, hint) {
  return { ok: false, fault: { why, hint } };
}

// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
var Cached = class {
  constructor(getter) {
    this._getter = getter;
    this._value = void 0;
  }
  get value() {
    const getter = this._getter;
    if (getter !== void 0) {
      this._value = getter();
      this._getter = void 0;
    }
    return this._value;
  }
};
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source) {
  const start2 = source.startsWith("^") ? 1 : 0;
  const end = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start2, end);
}
function floatSafeRemainder(val, step) {
  const ratio = val / step;
  const roundedRatio = Math.round(ratio);
  const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  if (Math.abs(ratio - roundedRatio) < tolerance)
    return 0;
  return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
function rawShape(def) {
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
  return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
  Object.defineProperty(target, key, {
    get() {
      const value = getter();
      assignProp(this, key, value);
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function putProp(target, key, value) {
  if (key in target)
    assignProp(target, key, value);
  else
    target[key] = value;
}
function mirrorShape(target, source, keys, wrap3) {
  const raw = sourceShape(source);
  for (const key of keys) {
    const desc = Object.getOwnPropertyDescriptor(raw, key);
    if (!desc.enumerable)
      continue;
    if (desc.get) {
      deferProp(target, key, () => {
        const value = source._zod.def.shape[key];
        return wrap3 ? wrap3(value, key) : value;
      });
    } else
      putProp(target, key, wrap3 ? wrap3(desc.value, key) : desc.value);
  }
}
function mirrorProps(target, source) {
  for (const key of Reflect.ownKeys(source)) {
    const desc = Object.getOwnPropertyDescriptor(source, key);
    if (!desc.enumerable)
      continue;
    if (desc.get)
      deferProp(target, key, () => source[key]);
    else
      putProp(target, key, desc.value);
  }
}
function mergeDefs(...defs) {
  const mergedDescriptors = {};
  for (const def of defs) {
    const descriptors = Object.getOwnPropertyDescriptors(def);
    Object.assign(mergedDescriptors, descriptors);
  }
  return Object.defineProperties({}, mergedDescriptors);
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
  });
}
var NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function extend(schema, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to extend: expected a plain object");
  }
  const checks = schema._zod.def.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    const existingShape = sourceShape(schema);
    for (const key of Reflect.ownKeys(shape)) {
      if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
        throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
      }
    }
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
  mirrorProps(newShape, shape);
  return newShape;
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a3;
    (_a3 = iss).path ?? (_a3.path = []);
    iss.path.unshift(path);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check))
      break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0)
      caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start2, inst) {
  var _a3;
  for (let i = start2; i < issues.length; i++) {
    (_a3 = issues[i]).schema ?? (_a3.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a3;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a3 = iss).schema ?? (_a3.schema = iss.inst);
    else
      iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
      continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message;
  if (ctx?.reportInput) {
    full.input = iss.input;
  }
  return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
  const units = str.length;
  if (!highSurrogate.test(str))
    return units;
  let count3 = units;
  for (let i = 0; i < units - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count3--;
      i++;
    }
  }
  return count3;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function members(proto, table2) {
  for (const key in table2) {
    const desc = Object.getOwnPropertyDescriptor(table2, key);
    if (desc.get)
      Object.defineProperty(proto, key, { ...desc, enumerable: false });
    else
      defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
      own(this, key, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
  configurable: true,
  get() {
    broke = true;
    return void 0;
  }
};
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      Object.defineProperty(this, key, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key];
        else
          Object.defineProperty(this, key, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  if (!proto)
    return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key, desc);
      desc.value = make(this);
      Object.defineProperty(this, key, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
    }
  });
}

// node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name, initializer2, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name)) {
      return;
    }
    inst._zod.traits.add(name);
    initializer2(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k))
        continue;
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst);
      }
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) {
        fn();
      }
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp)
      pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name);
    }
  });
  Object.defineProperty(_, "name", { value: name });
  return _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true
};
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
  inst.name = "$ZodError";
  _issuesDesc.value = def;
  Object.defineProperty(inst, "issues", _issuesDesc);
  _issuesDesc.value = void 0;
  Object.defineProperty(inst, "message", _messageDesc);
  const proto = Object.getPrototypeOf(inst);
  if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
      configurable: true,
      enumerable: false,
      get() {
        const value = () => this.message;
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
        return value;
      },
      set(value) {
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
      }
    });
  }
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, {
  Parent: Error
});

// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
      throw new $ZodAsyncError();
    }
    if (result.issues.length) {
      const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, _params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parse = /* @__PURE__ */ _parse($ZodRealError);
var _parseAsync = (_Err) => {
  const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
      result = await result;
    if (result.issues.length) {
      const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
  let error;
  return {
    success: false,
    get error() {
      if (!error) {
        error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error;
    },
    set error(e) {
      error = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);

// node_modules/zod/v4/core/regexes.js
var anyString = /^[\s\S]{0,}$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;
var _null = /^null$/i;

// node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
  var _a3;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a3 = inst._zod).onattach ?? (_a3.onattach = []);
});
var _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
var $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_big",
      maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_small",
      minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMultipleOf = /* @__PURE__ */ $constructor("$ZodCheckMultipleOf", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    if (typeof payload.value !== typeof def.value)
      throw new Error("Cannot mix number and bigint in multiple_of check.");
    const isMultiple = typeof payload.value === "bigint" ? (
      // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
      def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
    ) : floatSafeRemainder(payload.value, def.value) === 0;
    if (isMultiple)
      return;
    payload.issues.push({
      origin: typeof payload.value,
      code: "not_multiple_of",
      divisor: def.value,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  def.format = def.format || "float64";
  const isInt = def.format?.includes("int");
  const origin = isInt ? "int" : "number";
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: "invalid_type",
          continue: false,
          input,
          inst
        });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) {
          payload.issues.push({
            input,
            code: "too_big",
            maximum: Number.MAX_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        } else {
          payload.issues.push({
            input,
            code: "too_small",
            minimum: Number.MIN_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        }
        return;
      }
    }
    if (input < minimum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
    if (input > maximum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_big",
        maximum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
    if (length >= def.minimum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_small",
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a3, _b;
  $ZodCheck.init(inst, def);
  if (def.pattern)
    (_a3 = inst._zod).check ?? (_a3.check = (payload) => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value))
        return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: def.format,
        input: payload.value,
        ...def.pattern ? { pattern: def.pattern.toString() } : {},
        inst,
        continue: !def.abort
      });
    });
  else
    (_b = inst._zod).check ?? (_b.check = () => {
    });
});
var $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "regex",
      input: payload.value,
      pattern: def.pattern.toString(),
      inst,
      continue: !def.abort
    });
  };
});

// node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 6,
  patch: 7
};

// node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
  var _a3;
  inst ?? (inst = {});
  inst._zod.def = def;
  inst._zod.bag = inst._zod.bag || {};
  inst._zod.version = version;
  const defChecks = inst._zod.def.checks;
  const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
  for (const ch of checks) {
    for (const fn of ch._zod.onattach) {
      fn(inst);
    }
  }
  if (checks.length === 0) {
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred?.push(() => {
      inst._zod.run = inst._zod.parse;
    });
  } else {
    const runChecks = (payload, checks2, ctx) => {
      if (payload.memo)
        return payload;
      let isAborted = aborted(payload);
      let asyncResult;
      for (const ch of checks2) {
        if (ch._zod.def.when) {
          if (explicitlyAborted(payload))
            continue;
          const shouldRun = ch._zod.def.when(payload);
          if (!shouldRun)
            continue;
        } else if (isAborted) {
          continue;
        }
        const currLen = payload.issues.length;
        const _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) {
          throw new $ZodAsyncError();
        }
        if (asyncResult || _ instanceof Promise) {
          asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
            await _;
            const nextLen = payload.issues.length;
            if (nextLen === currLen)
              return;
            attachSchema(payload.issues, currLen, inst);
            if (!isAborted)
              isAborted = aborted(payload, currLen);
          });
        } else {
          const nextLen = payload.issues.length;
          if (nextLen === currLen)
            continue;
          attachSchema(payload.issues, currLen, inst);
          if (!isAborted)
            isAborted = aborted(payload, currLen);
        }
      }
      if (asyncResult) {
        return asyncResult.then(() => {
          return payload;
        });
      }
      return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary)) {
        canary.aborted = true;
        return canary;
      }
      const checkResult = runChecks(payload, checks, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) {
        return inst._zod.parse(payload, ctx);
      }
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
        if (canary instanceof Promise) {
          return canary.then((canary2) => {
            return handleCanaryResult(canary2, payload, ctx);
          });
        }
        return handleCanaryResult(canary, payload, ctx);
      }
      const result = inst._zod.parse(payload, ctx);
      if (result instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return result.then((result2) => runChecks(result2, checks, ctx));
      }
      return runChecks(result, checks, ctx);
    };
  }
}, {
  // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
  get "~standard"() {
    return hide(this, "~standard", standardProps(this));
  },
  set "~standard"(value) {
    own(this, "~standard", value);
  }
});
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx);
        if (!(r instanceof Promise))
          return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = def.pattern ?? anyString;
  inst._zod.parse = (payload, _) => {
    if (def.coerce)
      try {
        payload.value = String(payload.value);
      } catch (_2) {
      }
    if (typeof payload.value === "string")
      return payload;
    payload.issues.push({
      expected: "string",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = number;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Number(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
      return payload;
    }
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received ? { received } : {}
    });
    return payload;
  };
});
var $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = boolean;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Boolean(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "boolean")
      return payload;
    payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodNull = /* @__PURE__ */ $constructor("$ZodNull", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = _null;
  inst._zod.values = /* @__PURE__ */ new Set([null]);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (input === null)
      return payload;
    payload.issues.push({
      expected: "null",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
var $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: "never",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap2 = Math.min(...caps.map((c) => c[0]));
  const parse3 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap2 && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start2 = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start2].continue = false;
          attachSchema(payload.issues, start2, inst);
          return payload;
        }
      }
    }
    return parse3(payload, ctx);
  };
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: "array",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
      const item = input[i];
      const result = def.element._zod.run({
        value: item,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
      } else {
        handleArrayResult(result, payload, i);
        if (abortEarly && result.issues.length !== 0 && aborted(result))
          break;
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
  capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
  const isPresent = key in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key] = void 0;
    }
  } else {
    final.value[key] = result.value;
  }
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen))
        break;
      seen = payload.issues.length;
    }
    if (keySet.has(key))
      continue;
    if (key === "__proto__") {
      if (t === "never")
        unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key, input, optin, optout);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  const sh = desc?.get ? desc.get.raw : def.shape ?? {};
  if (sh) {
    const get = () => {
      const newSh = { ...sh };
      Object.defineProperty(def, "shape", { value: newSh });
      get.raw = newSh;
      return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", { get });
  }
  const _normalized = cached(() => normalizeDef(def));
  defineLazyInternal(inst, "propValues", (zod) => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key in shape) {
      const field = shape[key]._zod;
      if (field.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
          assignProp(propValues, key, /* @__PURE__ */ new Set());
        }
        for (const v of field.values)
          propValues[key].add(v);
        if (field.optin !== void 0)
          propValues[key].add(void 0);
      }
    }
    return propValues;
  });
  const isObject2 = isObject;
  const catchall = def.catchall;
  let value;
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const key of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen))
          break;
        seen = payload.issues.length;
      }
      if (key === "__proto__")
        continue;
      const el = shape[key];
      const optin = el._zod.optin;
      const optout = el._zod.optout;
      const r = el._zod.run({ value: input[key], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
      } else {
        handlePropertyResult(r, payload, key, input, optin, optout);
      }
    }
    if (!catchall) {
      return proms.length ? Promise.all(proms).then(() => payload) : payload;
    }
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
  };
});
function handleUnionResults(results, final, inst, ctx) {
  for (const result of results) {
    if (result.issues.length === 0) {
      final.value = result.value;
      return final;
    }
  }
  const nonaborted = results.filter((r) => !aborted(r));
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
  }
  final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  });
  return final;
}
var $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
  defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
  defineLazyInternal(inst, "values", (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) {
      return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
    }
    return void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
    return void 0;
  });
  const first2 = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first2) {
      return first2(payload, ctx);
    }
    let async = false;
    const results = [];
    for (const option of def.options) {
      const result = option._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        results.push(result);
        async = true;
      } else {
        if (result.issues.length === 0)
          return result;
        results.push(result);
      }
    }
    if (!async)
      return handleUnionResults(results, payload, inst, ctx);
    return Promise.all(results).then((results2) => {
      return handleUnionResults(results2, payload, inst, ctx);
    });
  };
});
function discriminatorMap(def) {
  const map = /* @__PURE__ */ new Map();
  for (const option of def.options) {
    const values = option._zod.propValues?.[def.discriminator];
    if (!values || values.size === 0)
      throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
    for (const value of values) {
      if (map.has(value)) {
        if (value !== void 0)
          throw new Error(`Duplicate discriminator value "${String(value)}"`);
        map.set(value, null);
      } else {
        map.set(value, option);
      }
    }
  }
  return map;
}
var $ZodDiscriminatedUnion = /* @__PURE__ */ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
  def.inclusive = false;
  $ZodUnion.init(inst, def);
  const _super = inst._zod.parse;
  defineLazyInternal(inst, "propValues", (zod) => {
    const propValues = {};
    let undefinedCount = 0;
    for (const option of zod.def.options) {
      const pv = option._zod.propValues;
      if (!pv || Object.keys(pv).length === 0)
        throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
      if (pv[zod.def.discriminator]?.has(void 0))
        undefinedCount++;
      for (const [k, v] of Object.entries(pv)) {
        if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
          assignProp(propValues, k, /* @__PURE__ */ new Set());
        }
        for (const val of v) {
          propValues[k].add(val);
        }
      }
    }
    if (!zod.def.unionFallback && undefinedCount > 1)
      propValues[zod.def.discriminator]?.delete(void 0);
    return propValues;
  });
  def.options.forEach((option, i) => {
    const propShape = rawShape(option._zod.def);
    if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
      throw new Error(`Invalid discriminated union option at index "${i}"`);
    }
  });
  const disc = cached(() => discriminatorMap(def));
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isObject(input)) {
      payload.issues.push({
        code: "invalid_type",
        expected: "object",
        input,
        inst
      });
      return payload;
    }
    const value = input?.[def.discriminator];
    const opt = disc.value.get(value);
    if (opt && (value !== void 0 || ctx.direction !== "backward")) {
      return opt._zod.run(payload, ctx);
    }
    if (def.unionFallback || ctx.direction === "backward") {
      return _super(payload, ctx);
    }
    payload.issues.push({
      code: "invalid_union",
      errors: [],
      note: "No matching discriminator",
      discriminator: def.discriminator,
      options: Array.from(disc.value.keys()).filter((value2) => disc.value.get(value2) !== null),
      input,
      path: [def.discriminator],
      inst
    });
    return payload;
  };
});
var $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
  $ZodType.init(inst, def);
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) {
      payload.issues.push({
        expected: "record",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    const proms = [];
    const values = def.keyType._zod.values;
    if (values && !def.partial) {
      payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
      const recordKeys = /* @__PURE__ */ new Set();
      for (const key of values) {
        if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
          recordKeys.add(typeof key === "number" ? key.toString() : key);
          if (key === "__proto__")
            continue;
          const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
          if (keyResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (keyResult.issues.length) {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
            continue;
          }
          const outKey = keyResult.value;
          if (outKey === "__proto__")
            continue;
          const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => {
              if (result2.issues.length) {
                payload.issues.push(...prefixIssues(key, result2.issues));
              }
              payload.value[outKey] = result2.value;
            }));
          } else {
            if (result.issues.length) {
              payload.issues.push(...prefixIssues(key, result.issues));
            }
            payload.value[outKey] = result.value;
          }
        }
      }
      let unrecognized;
      for (const key in input) {
        if (!recordKeys.has(key)) {
          if (def.mode === "loose") {
            if (key === "__proto__")
              continue;
            payload.value[key] = input[key];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          }
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    } else {
      payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
      let unrecognized;
      for (const key of Reflect.ownKeys(input)) {
        if (key === "__proto__")
          continue;
        if (!Object.prototype.propertyIsEnumerable.call(input, key))
          continue;
        let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
        if (keyResult instanceof Promise) {
          throw new Error("Async schemas not supported in object keys currently");
        }
        const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
        if (checkNumericKey) {
          const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
          if (retryResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (retryResult.issues.length === 0) {
            keyResult = retryResult;
          }
        }
        if (keyResult.issues.length) {
          if (def.mode === "loose") {
            payload.value[key] = input[key];
          } else if (values) {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          } else {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
          }
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__")
          continue;
        const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => {
            if (result2.issues.length) {
              payload.issues.push(...prefixIssues(key, result2.issues));
            }
            payload.value[outKey] = result2.value;
          }));
        } else {
          if (result.issues.length) {
            payload.issues.push(...prefixIssues(key, result.issues));
          }
          payload.value[outKey] = result.value;
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
});
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values = getEnumValues(def.entries);
  const valuesSet = new Set(values);
  inst._zod.values = valuesSet;
  defineLazyInternal(inst, "pattern", (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
    return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const values = new Set(def.values);
  inst._zod.values = values;
  defineLazyInternal(inst, "pattern", (zod) => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (values.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values: def.values,
      input,
      inst
    });
    return payload;
  };
});
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  inst._zod.optout = "optional";
  defineLazyInternal(inst, "values", (zod) => {
    const values = zod.def.innerType._zod.values;
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== "defaulted")
        return payload;
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
      if (result instanceof Promise)
        return result.then((result2) => handleOptionalResult(payload, result2));
      return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
  });
  defineLazyInternal(inst, "values", (zod) => {
    return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === null)
      return payload;
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
  $ZodCheck.init(inst, def);
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _) => {
    return payload;
  };
  inst._zod.check = (payload) => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) {
      return r.then((r2) => handleRefineResult(r2, payload, input, inst));
    }
    handleRefineResult(r, payload, input, inst);
    return;
  };
});
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      // incorporates params.error into issue reporting
      path: [...inst._zod.def.path ?? []],
      // incorporates params.error into issue reporting
      continue: !inst._zod.def.abort
      // params: inst._zod.def.params,
    };
    if (inst._zod.def.params)
      _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}

// node_modules/zod/v4/core/registries.js
var _a2;
var $ZodRegistry = class {
  constructor() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
  }
  add(schema, ..._meta) {
    const meta2 = _meta[0];
    this._map.set(schema, meta2);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.set(meta2.id, schema);
    }
    return this;
  }
  clear() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
    return this;
  }
  remove(schema) {
    const meta2 = this._map.get(schema);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.delete(meta2.id);
    }
    this._map.delete(schema);
    return this;
  }
  get(schema) {
    const p = schema._zod.parent;
    if (p) {
      const pm = { ...this.get(p) ?? {} };
      delete pm.id;
      const f = { ...pm, ...this._map.get(schema) };
      return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
  }
  has(schema) {
    return this._map.has(schema);
  }
};
function registry() {
  return new $ZodRegistry();
}
(_a2 = globalThis).__zod_globalRegistry ?? (_a2.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
  return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
  return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
  return new Class({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
  return new Class({
    type: "boolean",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _null2(Class, params) {
  return new Class({
    type: "null",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
  return new Class({
    type: "unknown"
  });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
  return new Class({
    type: "never",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
  return new $ZodCheckMultipleOf({
    check: "multiple_of",
    ...normalizeParams(params),
    value
  });
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern
  });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
  const norm = normalizeParams(_params);
  norm.abort ?? (norm.abort = true);
  const schema = new Class({
    type: "custom",
    check: "custom",
    fn,
    ...norm
  });
  return schema;
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
  const schema = new Class({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
  return schema;
}
// @__NO_SIDE_EFFECTS__
function describe2(description) {
  const ch = new $ZodCheck({ check: "describe" });
  ch._zod.onattach = [
    (inst) => {
      const existing = globalRegistry.get(inst) ?? {};
      globalRegistry.add(inst, { ...existing, description });
    }
  ];
  ch._zod.check = () => {
  };
  return ch;
}

// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
  if (!inst._zod)
    throw new Error("Uninitialized schema in ZodMiniType.");
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
}, {
  // `with` is an alias for `check`: the same function object, not a wrapper.
  get with() {
    return this.check;
  },
  set with(value) {
    own(this, "with", value);
  },
  parse(data, params) {
    return parse(this, data, params, { callee: this.parse });
  },
  parseAsync(data, params) {
    return parseAsync(this, data, params, { callee: this.parseAsync });
  },
  safeParse(data, params) {
    return safeParse(this, data, params);
  },
  safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
  },
  check(...checks) {
    const def = this.def;
    return this.clone({
      ...def,
      checks: [
        ...def.checks ?? [],
        ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
      ]
    }, { parent: true });
  },
  clone(_def, params) {
    return clone(this, _def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta2) {
    reg.add(this, meta2);
    return this;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  }
});
var ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _string(ZodMiniString, params);
}
var ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number2(params) {
  return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _boolean(ZodMiniBoolean, params);
}
var ZodMiniNull = /* @__PURE__ */ $constructor("ZodMiniNull", (inst, def) => {
  $ZodNull.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _null3(params) {
  return _null2(ZodMiniNull, params);
}
var ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
}
var ZodMiniNever = /* @__PURE__ */ $constructor("ZodMiniNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
  return _never(ZodMiniNever, params);
}
var ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
var ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
  $ZodObject.init(inst, def);
  ZodMiniType.init(inst, def);
  installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
  const def = {
    type: "object",
    shape: shape ?? {},
    ...normalizeParams(params)
  };
  return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: /* @__PURE__ */ never(),
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function extend2(schema, shape) {
  return extend(schema, shape);
}
var ZodMiniUnion = /* @__PURE__ */ $constructor("ZodMiniUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
  return new ZodMiniUnion({
    type: "union",
    options,
    ...normalizeParams(params)
  });
}
var ZodMiniDiscriminatedUnion = /* @__PURE__ */ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
  $ZodDiscriminatedUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
  return new ZodMiniDiscriminatedUnion({
    type: "union",
    options,
    discriminator,
    ...normalizeParams(params)
  });
}
var ZodMiniRecord = /* @__PURE__ */ $constructor("ZodMiniRecord", (inst, def) => {
  $ZodRecord.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
  if (!valueType || !valueType._zod) {
    return new ZodMiniRecord({
      type: "record",
      keyType: /* @__PURE__ */ string2(),
      valueType: keyType,
      ...normalizeParams(valueType)
    });
  }
  return new ZodMiniRecord({
    type: "record",
    keyType,
    valueType,
    ...normalizeParams(params)
  });
}
var ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodMiniType.init(inst, def);
  inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
var ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
var ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType
  });
}
var ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
// @__NO_SIDE_EFFECTS__
function nullish2(innerType) {
  return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}
var ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
  return _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
  return _refine(ZodMiniCustom, fn, _params);
}
var describe3 = describe2;

// src/core/stats/wilson.ts
var Z_95 = 1.96;
function wilsonInterval(successes, trials, z = Z_95) {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  const rate = successes / trials;
  const denominator = 1 + z * z / trials;
  const centre = (rate + z * z / (2 * trials)) / denominator;
  const half = z * Math.sqrt((rate * (1 - rate) + z * z / (4 * trials)) / trials) / denominator;
  return { lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) };
}
function requireCounts(successes, trials) {
  if (!Number.isSafeInteger(trials) || trials < 0) {
    throw new RangeError(`trials must be an integer >= 0, got ${trials}`);
  }
  if (!Number.isSafeInteger(successes) || successes < 0 || successes > trials) {
    throw new RangeError(`successes must be an integer in [0, ${trials}], got ${successes}`);
  }
}

// src/core/stats/binomial.ts
function binomialMass(successes, trials, rate) {
  requireCounts(successes, trials);
  if (rate <= 0) return successes === 0 ? 1 : 0;
  if (rate >= 1) return successes === trials ? 1 : 0;
  if (successes === 0) return Math.exp(trials * Math.log1p(-rate));
  if (successes === trials) return Math.exp(trials * Math.log(rate));
  const failures3 = trials - successes;
  const logMass = stirlingError(trials) - stirlingError(successes) - stirlingError(failures3) - deviance(successes, trials * rate) - deviance(failures3, trials * (1 - rate));
  return Math.sqrt(trials / (2 * Math.PI * successes * failures3)) * Math.exp(logMass);
}
function binomialLowerTail(successes, trials, rate) {
  requireCounts(successes, trials);
  if (successes === trials) return 1;
  if (successes > trials * rate) return 1 - sumUpward(successes + 1, trials, rate);
  return sumDownward(successes, trials, rate);
}
function binomialUpperTail(successes, trials, rate) {
  requireCounts(successes, trials);
  if (successes === 0) return 1;
  if (successes <= trials * rate) return 1 - sumDownward(successes - 1, trials, rate);
  return sumUpward(successes, trials, rate);
}
function sumDownward(from, trials, rate) {
  let term = binomialMass(from, trials, rate);
  let sum3 = term;
  for (let k = from; k > 0; k -= 1) {
    term *= k / (trials - k + 1) * ((1 - rate) / rate);
    if (sum3 + term === sum3) break;
    sum3 += term;
  }
  return Math.min(1, sum3);
}
function sumUpward(from, trials, rate) {
  let term = binomialMass(from, trials, rate);
  let sum3 = term;
  for (let k = from; k < trials; k += 1) {
    term *= (trials - k) / (k + 1) * (rate / (1 - rate));
    if (sum3 + term === sum3) break;
    sum3 += term;
  }
  return Math.min(1, sum3);
}
function stirlingError(n) {
  if (n < SMALL_STIRLING_ERRORS.length) return SMALL_STIRLING_ERRORS[n];
  const nn = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / nn) / nn) / nn) / nn) / n;
}
var SMALL_STIRLING_ERRORS = [
  0,
  0.08106146679532726,
  0.0413406959554093,
  0.02767792568499834,
  0.020790672103765093,
  0.016644691189821193,
  0.013876128823070748,
  0.01189670994589177,
  0.010411265261972096,
  0.009255462182712733,
  0.00833056343336287,
  0.007573675487951841,
  0.00694284010720953,
  0.006408994188004207,
  0.0059513701127588475,
  0.005554733551962801
];
function deviance(x, mean) {
  if (Math.abs(x - mean) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const v = (x - mean) / (x + mean);
  let sum3 = (x - mean) * v;
  let power = 2 * x * v;
  for (let j = 1; j < 1e3; j += 1) {
    power *= v * v;
    const next = sum3 + power / (2 * j + 1);
    if (next === sum3) break;
    sum3 = next;
  }
  return sum3;
}

// src/core/stats/hypergeometric.ts
function hypergeometricMass(successes, { population, marked, drawn }) {
  const rest = population - drawn;
  if (successes < 0 || successes > drawn || successes > marked || marked - successes > rest) return 0;
  const rate = marked / population;
  return binomialMass(successes, drawn, rate) * binomialMass(marked - successes, rest, rate) / binomialMass(marked, population, rate);
}
function hypergeometricRange({ population, marked, drawn }) {
  return [Math.max(0, drawn + marked - population), Math.min(drawn, marked)];
}
function hypergeometricLowerTail(successes, draw) {
  const [least, most] = hypergeometricRange(draw);
  if (successes >= most) return 1;
  const mode = Math.floor((draw.drawn + 1) * (draw.marked + 1) / (draw.population + 2));
  if (successes > mode) {
    let above = 0;
    for (let k = successes + 1; k <= most; k += 1) above += hypergeometricMass(k, draw);
    return 1 - above;
  }
  let sum3 = 0;
  for (let k = successes; k >= least; k -= 1) sum3 += hypergeometricMass(k, draw);
  return sum3;
}

// src/core/stats/fisher.ts
function fisherLower(before, after) {
  const draw = drawOf(before, after);
  if (draw.population === 0) return 1;
  return hypergeometricLowerTail(after.successes, draw);
}
var ROUNDING = 1e-9;
function fisherTwoSided(before, after) {
  const draw = drawOf(before, after);
  if (draw.population === 0) return 1;
  const observed = hypergeometricMass(after.successes, draw) * (1 + ROUNDING);
  const [least, most] = hypergeometricRange(draw);
  let sum3 = 0;
  for (let k = least; k <= most; k += 1) {
    const mass = hypergeometricMass(k, draw);
    if (mass <= observed) sum3 += mass;
  }
  return Math.min(1, sum3);
}
function drawOf(before, after) {
  return {
    population: before.trials + after.trials,
    marked: before.successes + after.successes,
    drawn: after.trials
  };
}

// src/core/stats/boschloo.ts
var MOST_TRIALS = 200;
var GRID = 1e3;
var REFINEMENTS = 40;
var ROUNDING2 = 1e-9;
function boschlooLower(before, after) {
  const fisher = fisherLower(before, after);
  if (before.trials > MOST_TRIALS || after.trials > MOST_TRIALS || fisher === 1) return fisher;
  const region = rejectionRegion(before.trials, after.trials, fisher);
  return Math.min(fisher, largestSize(region, before.trials, after.trials));
}
function rejectionRegion(before, after, level) {
  const border = [];
  let most = -1;
  for (let x = 0; x <= before; x += 1) {
    const extreme = (y) => y <= after && fisherLower({ successes: x, trials: before }, { successes: y, trials: after }) <= level * (1 + ROUNDING2);
    while (extreme(most + 1)) most += 1;
    border.push(most);
  }
  return border;
}
function largestSize(region, before, after) {
  const size = (rate) => sizeAt(region, before, after, rate);
  let best = 0;
  let at2 = 0;
  for (let step = 1; step < GRID; step += 1) {
    const value = size(step / GRID);
    if (value > best) {
      best = value;
      at2 = step;
    }
  }
  let low = (at2 - 1) / GRID;
  let high = (at2 + 1) / GRID;
  for (let i = 0; i < REFINEMENTS; i += 1) {
    const third = (high - low) / 3;
    const [left, right] = [size(low + third), size(high - third)];
    best = Math.max(best, left, right);
    if (left < right) low += third;
    else high -= third;
  }
  return best;
}
function sizeAt(region, before, after, rate) {
  const upTo = [];
  let below = 0;
  for (const mass of masses(after, rate)) {
    below += mass;
    upTo.push(below);
  }
  let size = 0;
  for (const [x, mass] of masses(before, rate).entries()) {
    const most = region[x];
    if (most >= 0) size += mass * upTo[most];
  }
  return size;
}
function masses(trials, rate) {
  const all = new Float64Array(trials + 1);
  const mode = Math.min(trials, Math.floor((trials + 1) * rate));
  const odds = rate / (1 - rate);
  all[mode] = binomialMass(mode, trials, rate);
  for (let k = mode; k < trials; k += 1) all[k + 1] = all[k] * ((trials - k) / (k + 1)) * odds;
  for (let k = mode; k > 0; k -= 1) all[k - 1] = all[k] * (k / (trials - k + 1) / odds);
  return all;
}

// src/core/stats/holm.ts
function holm(pValues) {
  const ascending = [...pValues.entries()].sort(([, a], [, b]) => a - b);
  const adjusted = new Array(pValues.length);
  let highest = 0;
  for (const [rank2, [index, pValue]] of ascending.entries()) {
    highest = Math.max(highest, Math.min(1, pValue * (pValues.length - rank2)));
    adjusted[index] = highest;
  }
  return adjusted;
}

// src/core/behaviour/compare-tests.ts
var REGRESSION_RULES = ["evidence", "any-drop"];
var LEVEL = 0.05;
function compareTests(before, after, existing, rule) {
  const known = new Map(before.map((test) => [test.name, test]));
  const matched = after.flatMap((test) => {
    const earlier = known.get(test.name);
    return earlier === void 0 ? [] : [{ before: earlier, after: test }];
  });
  const pValues = matched.map(({ before: before2, after: after2 }) => boschlooLower(sampleOf(before2), sampleOf(after2)));
  const adjusted = holm(pValues);
  const existingNames = new Set(existing);
  return {
    rule,
    changes: matched.map((pair, index) => ({
      name: pair.after.name,
      ...pair,
      pValue: pValues[index],
      // one for each pair
      ...judge(pair.before, pair.after, adjusted[index], matched.length, rule),
      otherAssertions: hasOtherAssertions(pair.before, pair.after)
    })),
    added: after.filter((test) => !known.has(test.name)).map((test) => test.name),
    vanished: before.filter((test) => !existingNames.has(test.name)).map((test) => test.name),
    mismatch: !before.some((test) => existingNames.has(test.name))
  };
}
function judge(before, after, adjusted, tests3, rule) {
  if (after.total === 0 || after.successRate >= before.successRate) return { verdict: "ok", adjusted };
  if (rule === "any-drop" || adjusted <= LEVEL) return { verdict: "regression", adjusted };
  const needed = runsNeeded(sampleOf(before), sampleOf(after), LEVEL / tests3);
  return { verdict: "suspect", adjusted, ...needed === void 0 ? {} : { runsNeeded: needed } };
}
function sampleOf({ passed, total }) {
  return { successes: passed, trials: total };
}
var MOST_RUNS = 400;
function runsNeeded(before, after, level) {
  const today = fewest(after.trials, level, (trials) => [before, grown(after, trials, Math.ceil)]);
  if (today !== void 0) return { today, baseline: before.trials };
  const least = Math.max(before.trials, after.trials);
  const both = fewest(least, level, (trials) => [
    grown(before, trials, Math.floor),
    grown(after, trials, Math.ceil)
  ]);
  return both === void 0 ? void 0 : { today: both, baseline: both };
}
function grown({ successes, trials }, to, round) {
  return { successes: round(successes * to / trials), trials: to };
}
function fewest(trials, level, samples) {
  let enough = trials + 1;
  while (fisherLower(...samples(enough)) > level) {
    enough += 1;
    if (enough > trials + MOST_RUNS) return void 0;
  }
  let tooFew = trials;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (boschlooLower(...samples(middle)) <= level) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
function hasOtherAssertions({ written: before }, { written: after }) {
  if (before === void 0 || after === void 0) return false;
  return before.length !== after.length || before.some((text4, index) => text4 !== after[index]);
}

// src/core/evidence.ts
var ISOLATIONS = ["fresh-session", "fresh-instance", "shared-session", "unknown"];

// src/core/outcome.ts
var LAYERS = ["verdict", "tools", "text"];
function project(observation, layer) {
  switch (layer) {
    case "text":
      return { ok: true, outcome: { kind: "text", text: observation.text } };
    case "tools":
      return { ok: true, outcome: { kind: "tools", names: observation.toolCalls.map((call) => call.name) } };
    case "verdict": {
      const verdict = observation.verdict;
      if (verdict === null) return { ok: false, reason: "extraction_failed" };
      if (verdict.kind === "no-decision" && UNSCORABLE_REASONS.includes(verdict.reason)) {
        return { ok: false, reason: verdict.reason };
      }
      return { ok: true, outcome: verdict };
    }
  }
}
function sameOutcome(a, b) {
  return a === b || outcomeKey(a) === outcomeKey(b);
}
function outcomeKey(outcome) {
  switch (outcome.kind) {
    case "decision":
      return `d:${outcome.label}`;
    case "no-decision":
      return `n:${outcome.reason}`;
    case "tools":
      return `p:${JSON.stringify(outcome.names)}`;
    case "text":
      return `t:${outcome.text}`;
  }
}
function outcomeWords(outcome) {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "no-decision":
      return `no decision: ${outcome.reason.replaceAll("_", " ")}`;
    case "tools":
      return outcome.names.length === 0 ? "no tool call" : outcome.names.join(" → ");
    case "text":
      return outcome.text;
  }
}

// src/core/stats/random.ts
function createRandom(seed, stream = 0) {
  requireWord(seed);
  requireWord(stream);
  let a = seed | 0;
  let b = stream | 0;
  let c = 2654435769 | 0;
  let counter = 1;
  const next = () => {
    const sum3 = (a + b | 0) + counter | 0;
    counter = counter + 1 | 0;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = (c << 21 | c >>> 11) + sum3 | 0;
    return sum3 >>> 0;
  };
  for (let i = 0; i < WARM_UP; i += 1) next();
  return next;
}
var WARM_UP = 16;
var WORDS2 = 2 ** 32;
function integerBelow(random, limit2) {
  for (; ; ) {
    const product = random() * limit2;
    const high = Math.floor(product / WORDS2);
    const low = product - high * WORDS2;
    if (low >= limit2 || low >= WORDS2 % limit2) return high;
  }
}
function permutation(random, size) {
  const order = Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last -= 1) {
    const chosen = integerBelow(random, last + 1);
    const moved = order[last];
    order[last] = order[chosen];
    order[chosen] = moved;
  }
  return order;
}
function requireWord(value) {
  if (!Number.isInteger(value) || value < 0 || value >= WORDS2) {
    throw new RangeError(`must be a whole number in [0, 2^32), got ${value}`);
  }
}

// src/core/stats/sequential-boundaries.ts
var RATIO = 0.5;
var ALPHA = 0.025;
var RHO = 0.05;
function sequentialBoundaries(design) {
  const { epsilon, cap: cap2, alphaDeterministic = ALPHA, alphaStochastic = ALPHA, rho = RHO } = design;
  requireDesign(epsilon, cap2);
  return {
    epsilon,
    cap: cap2,
    certifyAt: certifyBoundary(epsilon, cap2, alphaDeterministic, rho).pairs,
    stochasticBy: stochasticBoundary(epsilon, cap2, alphaStochastic).pairs
  };
}
function firstCertifyingPair(epsilon, alpha = ALPHA, rho = RHO) {
  requireDesign(epsilon, 1);
  const budget = (1 - rho) * alpha;
  let untouched = 1;
  let pairs = 0;
  while (untouched > budget) {
    untouched *= 1 - epsilon;
    pairs += 1;
  }
  return pairs;
}
function certifyBoundary(epsilon, cap2, alpha, rho) {
  const levels = Math.ceil(cap2 * epsilon);
  const open = new Float64Array(levels + 1);
  open[0] = 1;
  const pairs = [];
  let budget = (1 - rho) * alpha;
  let spent = 0;
  for (let n = 1; n <= cap2; n += 1) {
    readOnePair(open, epsilon);
    const level = pairs.length;
    const cost = sumTo(open, level);
    const certifies = cost <= budget && level < n * epsilon;
    if (!certifies) continue;
    pairs.push(n);
    spent += cost;
    budget += rho * alpha * (1 - RATIO) * RATIO ** level - cost;
    open.fill(0, 0, level + 1);
  }
  return { pairs, spent };
}
function readOnePair(open, epsilon) {
  for (let j = open.length - 1; j > 0; j -= 1) {
    open[j] = open[j] * (1 - epsilon) + open[j - 1] * epsilon;
  }
  open[0] = open[0] * (1 - epsilon);
}
function sumTo(values, last) {
  let sum3 = 0;
  for (let j = 0; j <= last; j += 1) sum3 += values[j];
  return sum3;
}
function stochasticBoundary(epsilon, cap2, alpha) {
  let open = new Float64Array(cap2 + 1);
  open[0] = 1;
  const pairs = [0];
  let carry = 0;
  let spent = 0;
  while (pairs.at(-1) !== cap2) {
    const budget = alpha * convictionWeight(pairs.length) + carry;
    const next = nextFlip(open, epsilon);
    const { last, cost } = latestWithin(next, budget);
    pairs.push(last);
    spent += cost;
    carry = budget - cost;
    next.fill(0, 0, last + 1);
    open = next;
  }
  return { pairs, spent };
}
function convictionWeight(flip) {
  if (flip < 2) return 0;
  return 0.5 * 0.15 * 0.85 ** (flip - 2) + 0.5 / (flip * (flip - 1));
}
function nextFlip(open, epsilon) {
  const next = new Float64Array(open.length);
  let waiting = 0;
  for (let n = 1; n < open.length; n += 1) {
    waiting = waiting * (1 - epsilon) + open[n - 1];
    next[n] = epsilon * waiting;
  }
  return next;
}
var ROUNDING3 = 1e-12;
function latestWithin(next, budget) {
  let last = 0;
  let cost = 0;
  for (let n = 1; n < next.length; n += 1) {
    const total = cost + next[n];
    if (total > budget * (1 + ROUNDING3)) break;
    cost = total;
    last = n;
  }
  return { last, cost };
}
function requireDesign(epsilon, cap2) {
  if (!(epsilon > 0 && epsilon < 1)) throw new RangeError(`a tolerance must be in (0, 1), got ${epsilon}`);
  if (!Number.isSafeInteger(cap2) || cap2 < 1)
    throw new RangeError(`a cap must be a count of pairs, got ${cap2}`);
}

// src/core/stats/sequential-operating.ts
function callAt({ certifyAt, stochasticBy }, pairs, flips3, flipped) {
  if (flipped && pairs <= stochasticBy[flips3]) return "stochastic";
  const level = certifyAt.indexOf(pairs);
  return level >= 0 && flips3 <= level ? "deterministic" : void 0;
}
var LEAST_CHANCE = 0.1;
var MOST_CHANCES = 1e7;
function sequentialFutility(boundaries) {
  const width = boundaries.stochasticBy.length;
  if ((boundaries.cap + 1) * width > MOST_CHANCES) return () => false;
  const tables = [boundaries.epsilon / 4, Math.min(1, 2 * boundaries.epsilon)].map(
    (rate) => chanceOfDeciding(boundaries, rate)
  );
  return (pairs, flips3) => tables.every((table2) => table2[pairs * width + flips3] < LEAST_CHANCE);
}
function chanceOfDeciding(boundaries, rate) {
  const { cap: cap2, stochasticBy } = boundaries;
  const width = stochasticBy.length;
  const table2 = new Float64Array((cap2 + 1) * width);
  const chance = (pairs, flips3, flipped) => callAt(boundaries, pairs, flips3, flipped) === void 0 ? table2[pairs * width + flips3] : 1;
  for (let pairs = cap2 - 1; pairs >= 0; pairs -= 1) {
    for (let flips3 = 0; flips3 < width - 1; flips3 += 1) {
      table2[pairs * width + flips3] = rate * chance(pairs + 1, flips3 + 1, true) + (1 - rate) * chance(pairs + 1, flips3, false);
    }
  }
  return table2;
}

// src/core/sequential.ts
var MOST_PAIRS = 1e6;
function usualCap(epsilon) {
  if (4 * (3.75 / epsilon) > MOST_PAIRS) return void 0;
  return 4 * firstCertifyingPair(epsilon);
}
function planSequential(epsilon, budget, routes2 = 1) {
  const wanted = usualCap(epsilon);
  if (wanted === void 0) return void 0;
  const cap2 = budget === void 0 ? wanted : Math.min(wanted, Math.floor(budget / 2));
  return sequentialBoundaries({ epsilon, cap: cap2, alphaStochastic: 0.025 / routes2 });
}
function roundOrder(probes, seed, round) {
  return permutation(createRandom(seed, round), probes);
}
var UNREAD = { call: "undecided", pairs: 0, flips: 0, stop: "waiting" };
function readPair(boundaries, before, flipped, giveUp) {
  const pairs = before.pairs + 1;
  const flips3 = before.flips + (flipped ? 1 : 0);
  const call = callAt(boundaries, pairs, flips3, flipped);
  if (call !== void 0) return { call, pairs, flips: flips3, stop: "decided" };
  const open = { call: "undecided", pairs, flips: flips3 };
  if (pairs >= boundaries.cap) return { ...open, stop: "cap" };
  return { ...open, stop: giveUp(pairs, flips3) ? "futile" : "waiting" };
}
function waveLimit(read) {
  let limit2 = 2;
  while (limit2 <= read) limit2 = 2 * limit2 + 2;
  return limit2;
}
function pairsToCertify(epsilon, pairs, flips3) {
  for (let cap2 = Math.max(64, 2 * pairs); ; cap2 *= 2) {
    const { certifyAt } = sequentialBoundaries({ epsilon, cap: cap2 });
    const next = certifyAt.find((at2, level) => at2 > pairs && flips3 <= level);
    if (next !== void 0) return next - pairs;
  }
}

// src/core/shard.ts
var MOST_SHARDS = 256;
function readShard(text4) {
  const match = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text4.trim());
  if (match === null) return void 0;
  const shard = { index: Number(match[1]), of: Number(match[2]) };
  return shard.index <= shard.of && shard.of <= MOST_SHARDS ? shard : void 0;
}
function shardName({ index, of }) {
  return `${index}/${of}`;
}
function declaredPairs(repeats, sequential) {
  const pairs = [];
  const rounds = Math.ceil(Math.max(0, ...repeats) / 2);
  const limit2 = sequential === void 0 || sequential.settlesRoutes ? Number.POSITIVE_INFINITY : sequential.cap;
  for (let pair = 0; pair < rounds; pair += 1) {
    for (const caseIndex of orderOf(repeats.length, pair, sequential)) {
      const trials = Math.min(2, repeats[caseIndex] - 2 * pair);
      if (trials > 0 && pairs.length < limit2)
        pairs.push({ caseIndex, pair, trials, position: pairs.length + 1 });
    }
  }
  return pairs;
}
function orderOf(cases, round, sequential) {
  if (sequential !== void 0) return roundOrder(cases, sequential.seed, round);
  return Array.from({ length: cases }, (_, caseIndex) => caseIndex);
}
function shardOfPair(position, cases, of) {
  const place4 = position - 1;
  const shift = cases % of === 0 ? Math.floor(place4 / cases) : 0;
  return (place4 + shift) % of + 1;
}
function partOf(shard, pairs, cases) {
  const own2 = pairs.filter(({ position }) => shardOfPair(position, cases, shard.of) === shard.index);
  return { shard, pairs: own2, calls: own2.reduce((sum3, { trials }) => sum3 + trials, 0) };
}
function shardOfFollowUp(place4, pairs, of) {
  return (pairs + place4) % of + 1;
}
function certainEnd({ pairs }, { pooled, settlesRoutes }, outcomeOf2) {
  if (settlesRoutes) return Number.POSITIVE_INFINITY;
  let flips3 = 0;
  for (const pair of pairs) {
    const outcome = outcomeOf2(pair);
    if (outcome === void 0) return Number.POSITIVE_INFINITY;
    if (outcome === "failed") return pair.position;
    if (outcome === "agree") continue;
    flips3 += 1;
    if (pooled.stochasticBy.slice(flips3).every((last) => pair.position <= last)) return pair.position;
  }
  return Number.POSITIVE_INFINITY;
}

// src/inputs/relations-text.ts
var MODULE = /^([^#]+\.(?:[cm]?[jt]s|tsx))(?:#([\p{L}$_][\p{L}\p{N}$_]*))?$/u;
function readRelations(text4) {
  if (text4 === "none" || text4 === "default") return text4;
  const [, path, exportName] = MODULE.exec(text4.trim()) ?? [];
  if (path === void 0) return void 0;
  return { path: normalisePath(path.trim()), ...exportName === void 0 ? {} : { exportName } };
}

// src/inputs/config-schema.ts
var CONFIG_VERSION = "agentverity.config/v1";
var MAX_TIMEOUT_MS = 24 * 60 * 60 * 1e3;
var MOST_REPEATS = 1e6;
var ENVIRONMENT_NAME = /^(?:[A-Za-z_][A-Za-z0-9_]*|\*)$/;
var LABEL = /^[^\r\n,]{1,50}$/;
var LOGIN = /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})$/;
var WORKFLOW_FILE = /^[\w./-]{1,200}\.ya?ml$/;
var ONE_LINE = /^[^\r\n]{1,100}$/;
var ARTIFACT_NAME = /^[^\r\n":<>|*?\\/]{1,100}$/;
var DURATION = /^(\d+(?:\.\d+)?)(ms|s|m)?$/;
function readDuration(value) {
  if (typeof value === "number") return value * 1e3;
  const match = DURATION.exec(value);
  if (match === null) return void 0;
  const unit = { ms: 1, s: 1e3, m: 6e4 }[match[2] ?? "s"] ?? 1e3;
  return Number(match[1]) * unit;
}
function isTimeout(value) {
  const ms = readDuration(value);
  return ms !== void 0 && ms > 0 && ms <= MAX_TIMEOUT_MS;
}
function readObserved(text4) {
  const match = /^(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(text4);
  if (match === null) return void 0;
  const [flips3, pairs] = [Number(match[1]), Number(match[2])];
  return pairs >= 1 && flips3 <= pairs ? { flips: flips3, pairs } : void 0;
}
var text2 = string2().check(_minLength(1));
var texts2 = array(text2).check(_minLength(1));
function maybe(schema, description) {
  return optional(schema).check(describe3(description));
}
var answerPath = (what) => maybe(text2, `Dotted path to ${what} in the answer.`);
var endpointSchema = strictObject({
  url: maybe(
    text2,
    "Address that is called once per trial; may hold {{input}} and ${NAME} references. A preset has one."
  ),
  preset: maybe(_enum(PRESETS), "Fills in body and paths for a well-known interface."),
  method: maybe(_enum(["POST", "PUT", "PATCH", "GET"]), "Default: `POST`."),
  headers: maybe(
    record(string2(), string2()),
    "Values may hold ${NAME} references to the environment variables that `agent-env` names."
  ),
  body: maybe(
    unknown(),
    'JSON template; {{input}} in its texts is the probe. Default: the preset\'s, or `{"input": "{{input}}"}`.'
  ),
  model: maybe(text2, "With a preset: the model to ask."),
  system: maybe(text2, "With a preset: the system prompt that makes the model decide."),
  decision: answerPath("the decision"),
  text: answerPath("the text"),
  tools: answerPath("the tool calls"),
  steps: answerPath("the number of steps"),
  cost: answerPath("the cost in US dollars")
}).check(describe3("An HTTP endpoint."));
var moduleSchema = strictObject({
  path: text2.check(describe3("TypeScript or JavaScript file, relative to the working directory.")),
  export: maybe(text2, "Name of the export. Default: `default`.")
}).check(describe3("A module of this repository."));
var commandSchema = strictObject({
  command: union([text2, texts2]).check(
    describe3(
      "One text, run by the shell; or a list of the program and its arguments, run without one."
    )
  ),
  "per-call": maybe(
    boolean2(),
    "Starts the command for each call, with the question on standard input, and reads what it printed. Otherwise one process answers all of them in JSON Lines. Default: `false`, and `true` with `isolation: fresh-instance`."
  )
}).check(describe3("A program in any language."));
function about(name, schema) {
  const option = findOption(name);
  return maybe(schema, option === void 0 ? name : describeOption(option));
}
var flag = boolean2();
var listOr = (items) => union([items, string2()]);
var fraction = number2().check(_gt(0), _lt(1));
var share = number2().check(_gt(0), _lte(1));
var between = (least, most) => int().check(_gte(least), _lte(most));
var atLeast = (least) => int().check(_gte(least));
var matching = (pattern) => string2().check(_regex(pattern));
var precisions = Object.keys(PRECISIONS);
var channels = array(_enum([...REPORT_CHANNELS, "none"])).check(
  _minLength(1),
  refine((given2) => given2.length === 1 || !given2.includes("none"))
);
var configSchema = strictObject({
  schema: maybe(literal(CONFIG_VERSION), "Version of this format."),
  mode: about("mode", _enum(MODES)),
  "working-directory": about("working-directory", text2),
  agent: about("agent", union([text2, endpointSchema, moduleSchema, commandSchema])),
  "agent-kind": about("agent-kind", _enum(["auto", "function", "factory"])),
  "agent-env": about("agent-env", listOr(array(matching(ENVIRONMENT_NAME)))),
  isolation: about("isolation", _enum(["auto", ...ISOLATIONS])),
  timeout: about(
    "timeout",
    union([number2().check(refine(isTimeout)), matching(DURATION).check(refine(isTimeout))])
  ),
  retries: about("retries", between(0, 10)),
  "rate-limit": about("rate-limit", between(1, 1e6)),
  "max-workers": about("max-workers", between(1, 1024)),
  "parallel-repeats": about("parallel-repeats", flag),
  "error-policy": about("error-policy", _enum(["record", "stop"])),
  suite: about("suite", text2),
  probes: about("probes", text2),
  evidence: about("evidence", listOr(texts2)),
  "evidence-format": about("evidence-format", _enum(EVIDENCE_FORMATS)),
  "decision-path": about("decision-path", text2),
  "input-path": about("input-path", text2),
  provider: about("provider", text2),
  "prompt-id": about("prompt-id", text2),
  "replay-curtailment": about("replay-curtailment", flag),
  precision: about("precision", _enum(precisions)),
  epsilon: about("epsilon", fraction),
  repeats: about("repeats", between(2, MOST_REPEATS).check(_multipleOf(2))),
  budget: about("budget", atLeast(2)),
  "max-cost": about("max-cost", number2().check(_gt(0))),
  method: about("method", _enum(METHODS)),
  curtail: about("curtail", flag),
  resume: about("resume", flag),
  shards: about("shards", between(1, MOST_SHARDS)),
  "strict-error-control": about("strict-error-control", flag),
  layer: about("layer", _enum(LAYERS)),
  meter: about("meter", flag),
  blindness: about("blindness", flag),
  "blindness-threshold": about("blindness-threshold", share),
  filter: about("filter", text2),
  tests: about("tests", listOr(texts2)),
  runs: about("runs", between(1, 1e4)),
  "min-success-rate": about("min-success-rate", share),
  "regression-rule": about("regression-rule", _enum(REGRESSION_RULES)),
  baseline: about("baseline", text2),
  schedule: about("schedule", _enum(SCHEDULES)),
  "require-baseline": about("require-baseline", flag),
  paths: about("paths", listOr(texts2)),
  "sign-off": about("sign-off", listOr(array(_enum(SIGN_OFF)).check(_minLength(1)))),
  "sign-off-label": about("sign-off-label", matching(LABEL)),
  environment: about("environment", matching(ONE_LINE)),
  approvers: about("approvers", listOr(array(matching(LOGIN)).check(_minLength(1)))),
  "signed-files": about("signed-files", listOr(texts2)),
  "allow-self-approval": about("allow-self-approval", flag),
  publish: about("publish", _enum(PUBLISH)),
  reuse: about("reuse", _enum(REUSE)),
  "status-context": about("status-context", matching(ONE_LINE)),
  relations: about("relations", text2.check(refine((value) => readRelations(value) !== void 0))),
  "fail-on": about("fail-on", _enum(FAIL_ON)),
  report: about("report", listOr(channels)),
  "check-name": about("check-name", matching(ONE_LINE)),
  "artifact-name": about("artifact-name", matching(ARTIFACT_NAME)),
  "artifact-content": about("artifact-content", _enum(["decisions", "full"])),
  "retention-days": about("retention-days", between(1, 90))
}).check(describe3("Configuration of agentverity: `.github/agentverity.yml`."));
var settingsSchema = extend2(configSchema, {
  observed: about("observed", string2().check(refine((value) => readObserved(value) !== void 0))),
  "max-pairs": about("max-pairs", atLeast(1)),
  "accept-reference": about("accept-reference", flag),
  before: about("before", text2),
  after: about("after", text2),
  "pull-request": about("pull-request", atLeast(1)),
  "measured-by": about("measured-by", listOr(array(matching(WORKFLOW_FILE)).check(_minLength(1)))),
  shard: about("shard", string2().check(refine((value) => readShard(value) !== void 0)))
});

// src/inputs/setting-problems.ts
function nameOf(origin, path) {
  const shown2 = showPath(origin.kind === "file" ? path : path.slice(0, 1));
  if (origin.kind === "action") return `input \`${shown2}\``;
  return origin.kind === "command line" ? `\`--${shown2}\`` : `\`${shown2}\``;
}
function sample(origin, option) {
  if (origin.kind !== "command line") return `\`${option.name}: ${option.example}\``;
  return `\`--${option.name} ${/\s/.test(option.example) ? `"${option.example}"` : option.example}\``;
}
function placeOf(origin, path, what = "value") {
  return origin.kind === "file" ? { at: origin.document.locate(path, what) } : {};
}
function settingProblems(issues, settings, origin) {
  const problems2 = issues.flatMap((issue2) => narrow(issue2, settings)).flatMap((issue2) => toProblems(issue2, settings, origin));
  return [...new Map(problems2.map((problem) => [problem.message, problem])).values()];
}
function narrow(issue2, settings) {
  const agent = issue2.path[0] === "agent" ? valueAt(settings, ["agent"]) : void 0;
  if (typeof agent === "object" && agent !== null) return issuesOfAgent(agent);
  if (issue2.code !== "invalid_union") return [issue2];
  const chosen = issue2.errors.find((form) => !form.some(isWrongForm));
  if (chosen === void 0 || chosen.some(isWrongForm)) return [issue2];
  return chosen.map((inner) => ({ ...inner, path: [...issue2.path, ...inner.path] }));
}
function issuesOfAgent(agent) {
  const read = formOf(agent).safeParse(agent);
  return (read.error?.issues ?? []).map((issue2) => ({ ...issue2, path: ["agent", ...issue2.path] }));
}
function formOf(agent) {
  if ("command" in agent) return commandSchema;
  if ("path" in agent || "export" in agent) return moduleSchema;
  return "per-call" in agent ? commandSchema : endpointSchema;
}
function isWrongForm(issue2) {
  return issue2.code === "invalid_type" && issue2.path.length === 0;
}
function toProblems(issue2, settings, origin) {
  if (issue2.code === "unrecognized_keys") {
    return issue2.keys.map((key) => unknownKey([...issue2.path, key], origin));
  }
  const value = valueAt(settings, issue2.path);
  if (issue2.path[0] === "schema") return [versionProblem(value, origin)];
  if (issue2.path[0] === "agent" && issue2.path.length > 1) return [agentProblem(issue2, value, origin)];
  const option = findOption(String(issue2.path[0]));
  if (option === void 0) return [];
  const guess = typeof value === "string" ? didYouMean(value, choicesOf(issue2), (name) => `\`${name}\``).trim() : "";
  const verb = origin.kind !== "file" && issue2.path.length > 1 ? "holds" : "is";
  return [
    {
      code: "input-invalid",
      message: `${nameOf(origin, issue2.path)} ${verb} ${showValue(value)}; it must be ${option.accepts}`,
      hint: guess || hintFor(option, value, origin),
      ...placeOf(origin, issue2.path)
    }
  ];
}
function hintFor(option, value, origin) {
  const percent2 = option.kind === "number" && typeof value === "string" ? /^([\d.]+)\s*%$/.exec(value) : null;
  if (percent2 !== null) return `Write ${Number(percent2[1]) / 100} for ${percent2[1]} %.`;
  const odd = option.name === "repeats" && typeof value === "number" && value > 2 && value % 2 === 1;
  if (odd)
    return `Use ${value - 1} or ${value + 1}: calls are compared in pairs, and an odd last one is never compared.`;
  if (option.name === "repeats" && typeof value === "number" && value > MOST_REPEATS)
    return `Use ${MOST_REPEATS} at most: a plan of more calls than that is a slip of the keyboard.`;
  if (typeof value === "number" && option.kind === "text" && option.name !== "timeout")
    return `Put it in quotes: "${value}".`;
  return `Write for example ${sample(origin, option)}.`;
}
var AGENT_KEYS = {
  url: "the address of the endpoint, such as `https://example.com/decide`",
  preset: "`openai-chat`, `openai-responses` or `anthropic-messages`",
  method: "`POST`, `PUT`, `PATCH` or `GET`",
  headers: "a mapping of header names to texts",
  body: "a JSON template with {{input}} where the probe goes",
  model: "the name of a model",
  system: "a text",
  decision: "a dotted path into the answer, such as `choices.0.message.content`",
  text: "a dotted path into the answer",
  tools: "a dotted path into the answer",
  steps: "a dotted path into the answer",
  cost: "a dotted path into the answer",
  path: "the path of a TypeScript or JavaScript file",
  export: "the name of an export",
  command: "a command such as `python agent.py`, or a list of the program and its arguments",
  "per-call": "`true` or `false`"
};
function agentProblem(issue2, value, origin) {
  const key = String(issue2.path[1]);
  const accepts2 = issue2.path.length > 2 ? "a text" : AGENT_KEYS[key] ?? "something else";
  const name = nameOf(origin, issue2.path);
  const at2 = placeOf(origin, issue2.path);
  if (value === void 0) {
    return { code: "input-missing", message: `${name} is missing`, hint: `Give ${accepts2}.`, ...at2 };
  }
  const guess = typeof value === "string" ? didYouMean(value, choicesOf(issue2), (word) => `\`${word}\``).trim() : "";
  const isScalar = typeof value === "number" || typeof value === "boolean";
  return {
    code: "input-invalid",
    message: `${name} is ${showValue(value)}; it must be ${accepts2}`,
    hint: guess || (isScalar ? `Put it in quotes: "${value}".` : "Correct it."),
    ...at2
  };
}
function unknownKey(path, origin) {
  const isInAgent = path.length > 1;
  if (isInAgent && Object.hasOwn(AGENT_KEYS, String(path.at(-1)))) return misplacedKey(path, origin);
  return {
    code: "input-unknown",
    message: `${nameOf(origin, path)} is no ${isInAgent ? "part of an agent" : "setting"} that this version knows`,
    hint: isInAgent ? guessOrList(path, Object.keys(AGENT_KEYS)) : settingHint(path),
    ...placeOf(origin, path, "key")
  };
}
function misplacedKey(path, origin) {
  return {
    code: "input-unknown",
    message: `${nameOf(origin, path)} does not go with the rest: an agent is a module, an endpoint or a command`,
    hint: "A module has `path`, and perhaps `export`; a command has `command`, and perhaps `per-call`; an endpoint has `url` and what goes with it.",
    ...placeOf(origin, path, "key")
  };
}
function settingHint(path) {
  const option = findOption(String(path[0]));
  if (option?.where === "command line") return `Give it on the command line: \`--${option.name}\`.`;
  if (option !== void 0) return "Give it as an input of the action, not in the file.";
  return guessOrList(
    path,
    CONFIG_KEYS.map(({ name }) => name)
  );
}
function guessOrList(path, known) {
  const guess = didYouMean(String(path.at(-1)), known, (name) => `\`${name}\``).trim();
  return guess || `Known there: ${known.join(", ")}.`;
}
function versionProblem(value, origin) {
  return {
    code: "schema-version",
    message: `the configuration's schema is ${showValue(value)}, which this version does not read`,
    hint: `Write \`schema: ${CONFIG_VERSION}\`, the only one it reads, or leave the line out.`,
    ...placeOf(origin, ["schema"])
  };
}
function choicesOf(issue2) {
  return issue2.code === "invalid_value" ? issue2.values.map(String) : [];
}
function valueAt(root, path) {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
    value = value[step];
  }
  return value;
}
function notAMapping(document) {
  return {
    code: "input-invalid",
    message: `${document.file} holds ${typeof document.value === "string" ? quote2(document.value) : showValue(document.value)}, not settings`,
    hint: "Write one `name: value` per line, such as `suite: suite.yaml`.",
    at: document.locate([])
  };
}

// src/inputs/agent-fields.ts
function readAgent(fields, origin) {
  if (typeof fields === "string") {
    const read = readAgentText(fields);
    if (read.ok) return { agent: read.agent, problems: [] };
    return { problems: [faultProblem(["agent"], fields, read.fault, origin)] };
  }
  if ("command" in fields) return readCommand3(fields, origin);
  return "path" in fields ? readModule2(fields, origin) : readEndpoint(fields, origin);
}
function readCommand3(fields, origin) {
  const command = typeof fields.command === "string" ? fields.command.trim() : fields.command;
  const fault = faultOfCommand(command);
  const shown2 = typeof command === "string" ? command : command.join(" ");
  if (fault !== void 0) return { problems: [faultProblem(["agent", "command"], shown2, fault, origin)] };
  return { agent: { kind: "command", command, perCall: fields["per-call"] ?? false }, problems: [] };
}
function readModule2(fields, origin) {
  const path = normalisePath(fields.path.trim());
  const fault = path.includes("#") ? { why: "the export has a key of its own here", hint: "Write it as `export:`." } : faultOfModulePath(path);
  if (fault !== void 0) return { problems: [faultProblem(["agent", "path"], fields.path, fault, origin)] };
  const exportName = fields.export === void 0 ? {} : { exportName: fields.export.trim() };
  return { agent: { kind: "module", path, ...exportName, exportKind: "auto" }, problems: [] };
}
function readEndpoint(fields, origin) {
  const url = fields.url?.trim() ?? "";
  const problems2 = [
    ...faultsOfAddress(url, fields.preset !== void 0, origin),
    ...faultsOfHeaders(fields.headers ?? {}, origin),
    ...faultsOfTemplate(fields, origin)
  ];
  if (problems2.length > 0) return { problems: problems2 };
  const { preset, method, headers, body, model, system, decision, text: text4, tools, steps, cost } = fields;
  const agent = {
    kind: "endpoint",
    url,
    ...given({ preset }),
    method: method ?? "POST",
    headers: headers ?? {},
    ...given({ body, model, system }),
    paths: given({ decision, text: text4, tools, steps, cost })
  };
  return { agent, problems: [] };
}
function faultsOfAddress(url, hasPreset, origin) {
  if (url === "" && hasPreset) return [];
  const name = nameOf(origin, ["agent", "url"]);
  if (url === "") {
    const message = `${name} is missing: an agent's mapping is an endpoint with a \`url\`, a module with a \`path\`, or a \`command\``;
    return [{ code: "input-missing", message, hint: "Give one of them.", ...placeOf(origin, ["agent"]) }];
  }
  const fault = faultOfUrl(url);
  return fault === void 0 ? [] : [faultProblem(["agent", "url"], url, fault, origin)];
}
var HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
function faultsOfHeaders(headers, origin) {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (HEADER_NAME.test(name) && !/[\r\n\0]/.test(value)) return [];
    const fault = {
      why: "a header is a name without blanks and one line of text",
      hint: "Write for example `x-team: payments`."
    };
    return [faultProblem(["agent", "headers", name], value, fault, origin)];
  });
}
function faultsOfTemplate(fields, origin) {
  return [...faultsOfBody(fields, origin), ...faultsOfPreset(fields, origin)];
}
function faultsOfBody({ method, body, url }, origin) {
  const isGet = method === "GET";
  const at2 = ["agent", isGet && body === void 0 ? "url" : "body"];
  const place4 = placeOf(origin, at2);
  if (isGet && body !== void 0) {
    const message = `${nameOf(origin, at2)} is given with \`method: GET\`, which sends none`;
    return [
      {
        code: "input-conflict",
        message,
        hint: "Use `method: POST`, or put {{input}} into the `url`.",
        ...place4
      }
    ];
  }
  const isSentAnyway = !isGet && body === void 0;
  if (isSentAnyway || holdsInput(body) || holdsInput(url)) return [];
  const example = isGet ? "`?question={{input}}`" : "`body: { question: '{{input}}' }`";
  return [
    {
      code: "input-invalid",
      message: `${nameOf(origin, at2)} has no {{input}} in it: every probe would send the same request`,
      hint: `Put {{input}} where the probe goes, such as ${example}.`,
      ...place4
    }
  ];
}
function faultsOfPreset(fields, origin) {
  if (fields.preset === void 0) return faultsWithoutPreset(fields, origin);
  if (fields.model !== void 0 || fields.body !== void 0) return [];
  return [
    {
      code: "input-missing",
      message: `${nameOf(origin, ["agent", "model"])} is missing: the preset \`${fields.preset}\` asks a model by name`,
      hint: "Give the model's name, or a whole `body` of your own.",
      ...placeOf(origin, ["agent", "preset"])
    }
  ];
}
function faultsWithoutPreset(fields, origin) {
  const unused = ["model", "system"].filter((key) => fields[key] !== void 0);
  return unused.map((key) => ({
    code: "input-conflict",
    message: `${nameOf(origin, ["agent", key])} is given without a \`preset\`, so nothing would send it`,
    hint: "Name the `preset`, or write it into `body`.",
    ...placeOf(origin, ["agent", key])
  }));
}
function holdsInput(template) {
  if (typeof template === "string") return /\{\{\s*input\s*\}\}/.test(template);
  if (typeof template !== "object" || template === null) return false;
  return Object.values(template).some(holdsInput);
}
function faultProblem(path, value, fault, origin) {
  return {
    code: "input-invalid",
    message: `${nameOf(origin, path)} is ${showValue(value)}: ${fault.why}`,
    hint: fault.hint,
    ...placeOf(origin, path)
  };
}
function given(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0));
}

// src/core/behaviour/assertion.ts
var CONFIRMATION_PHRASES = [
  "booked",
  "confirmed",
  "reservation complete",
  "refund issued",
  "completed successfully",
  "reserved",
  "scheduled"
];
function writeAssertion(assertion) {
  const values = argumentsOf(assertion);
  if (values.length === 0) return assertion.name;
  const [only] = values;
  const shown2 = values.length === 1 ? writeValue(only) : `[${values.map(writeValue).join(", ")}]`;
  return `${assertion.name}: ${shown2}`;
}
function argumentsOf(assertion) {
  const { name: _, ...fields } = assertion;
  if (assertion.name === "final_output_matches_pattern") return [assertion.source];
  return Object.values(fields);
}
function writeValue(value) {
  return typeof value === "string" && /^[A-Za-z][\w-]*$/.test(value) ? value : JSON.stringify(value);
}

// src/core/behaviour/read-assertion.ts
var tool = (name) => ({
  least: 1,
  most: 1,
  takes: "the name of a tool",
  example: `${name}: search`,
  read: ([value]) => isName(value) ? { name, tool: value } : void 0
});
var times = (name) => ({
  least: 2,
  most: 2,
  takes: "the name of a tool and a whole number",
  example: `${name}: [search, 2]`,
  read: ([value, count3]) => isName(value) && isCount(count3) ? { name, tool: value, count: count3 } : void 0
});
var bare = (name) => ({
  least: 0,
  most: 0,
  takes: "no argument",
  example: name,
  read: () => ({ name })
});
var limit = (name, unit, example) => ({
  least: 1,
  most: 1,
  takes: `a number of ${unit} above 0`,
  example: `${name}: ${example}`,
  read: ([value]) => typeof value === "number" && Number.isFinite(value) && value > 0 ? { name, limit: value } : void 0
});
var text3 = (name) => ({
  least: 1,
  most: 1,
  takes: "a text that is not empty",
  example: `${name}: "order number"`,
  read: ([value]) => isName(value) ? { name, text: value } : void 0
});
var SIGNATURES = {
  used_tool: tool("used_tool"),
  used_tool_times: times("used_tool_times"),
  used_tool_at_least: times("used_tool_at_least"),
  used_tool_at_most: times("used_tool_at_most"),
  did_not_use_tool: tool("did_not_use_tool"),
  used_any_tool: bare("used_any_tool"),
  used_tools_in_order: {
    least: 1,
    most: 1,
    takesList: true,
    takes: "a list of tools with at least one in it",
    example: "used_tools_in_order: [search, book_table]",
    read: ([tools]) => isNames(tools) ? { name: "used_tools_in_order", tools } : void 0
  },
  tool_succeeded: tool("tool_succeeded"),
  tool_called_with_args: {
    least: 2,
    most: 2,
    takes: "the name of a tool and a mapping of its arguments",
    example: "tool_called_with_args: [book_table, {guests: 2}]",
    read: ([value, args]) => isName(value) && isFields3(args) ? { name: "tool_called_with_args", tool: value, args } : void 0
  },
  steps_less_than: limit("steps_less_than", "steps", "6"),
  finished_successfully: bare("finished_successfully"),
  did_not_error: bare("did_not_error"),
  final_output_contains: text3("final_output_contains"),
  final_output_does_not_contain: text3("final_output_does_not_contain"),
  final_output_matches_pattern: {
    least: 1,
    most: 1,
    takes: "a regular expression as a text",
    example: 'final_output_matches_pattern: "Order #[0-9]+"',
    read: ([source]) => isName(source) ? readPattern(source) : void 0
  },
  did_not_claim_confirmation_without_tool: {
    least: 0,
    most: 1,
    takes: "the name of a tool, or nothing",
    example: "did_not_claim_confirmation_without_tool: book_table",
    read: ([value]) => {
      const name = "did_not_claim_confirmation_without_tool";
      if (value === void 0) return { name };
      return isName(value) ? { name, tool: value } : void 0;
    }
  },
  latency_less_than: limit("latency_less_than", "milliseconds", "2000"),
  cost_less_than: limit("cost_less_than", "US dollars", "0.01"),
  decided: {
    least: 1,
    most: 1,
    takes: "the name of a decision",
    example: "decided: escalate",
    read: ([label3]) => isName(label3) ? { name: "decided", label: label3 } : void 0
  },
  decided_one_of: {
    least: 1,
    most: 1,
    takesList: true,
    takes: "a list of decisions with at least one in it",
    example: "decided_one_of: [refund, escalate]",
    read: ([labels3]) => isNames(labels3) ? { name: "decided_one_of", labels: labels3 } : void 0
  }
};
var ASSERTION_NAMES = Object.keys(SIGNATURES);
function findAssertion(name) {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return ASSERTION_NAMES.find((known) => known === snake);
}
function readAssertion(name, given2) {
  const signature = SIGNATURES[name];
  const values = argumentsOf2(signature, given2);
  const isRightNumber = values.length >= signature.least && values.length <= signature.most;
  try {
    const assertion = isRightNumber ? signature.read(values) : void 0;
    if (assertion !== void 0) return { ok: true, assertion };
  } catch (error) {
    return {
      ok: false,
      why: `has a pattern that cannot be read: ${error.message}`,
      hint: PATTERN_HINT
    };
  }
  const nothing = given2 === void 0 || given2 === null;
  const got = nothing && signature.least > 0 ? "has no argument, and takes" : "takes";
  return { ok: false, why: `${got} ${signature.takes}`, hint: `Write for example \`${signature.example}\`.` };
}
var PATTERN_HINT = "Write a JavaScript regular expression, in single quotes so that YAML leaves backslashes alone.";
function argumentsOf2({ takesList }, given2) {
  if (given2 === void 0 || given2 === null) return [];
  if (!Array.isArray(given2)) return [given2];
  const isListItself = takesList === true && !Array.isArray(given2[0]);
  return isListItself ? [given2] : given2;
}
function readPattern(source) {
  const inline = /^\(\?([ims]+)\)/.exec(source);
  const flags = [...new Set(inline?.[1] ?? "")].join("");
  const pattern = new RegExp(inline === null ? source : source.slice(inline[0].length), flags);
  return { name: "final_output_matches_pattern", source, pattern };
}
function isName(value) {
  return typeof value === "string" && value !== "";
}
function isNames(value) {
  return Array.isArray(value) && value.length > 0 && value.every(isName);
}
function isCount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}
function isFields3(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/inputs/suite-schema.ts
var DECISION_SUITE_VERSION = "agentverity.decision-suite/v1";
var SUITE_VERSION = "agentverity.suite/v1";
var SUITE_VERSIONS = [SUITE_VERSION, DECISION_SUITE_VERSION];
var reasons = [...DECLARABLE_REASONS];
var label = string2().check(_minLength(1));
var labels = array(label);
function maybe2(schema, description) {
  return optional(schema).check(describe3(description));
}
var contractSchema = strictObject({
  allowed: labels.check(_minLength(1), describe3("Every decision the agent may take.")),
  required: maybe2(labels, "Decisions that the probes must reach. Default: all of `allowed`."),
  critical: maybe2(labels, "Required decisions whose absence is never acceptable."),
  stability_targets: maybe2(
    record(string2(), number2().check(_gt(0), _lt(1))),
    "Flip rate to exclude for one required decision, when it differs from the run's."
  ),
  minimum_cases: maybe2(
    record(string2(), int().check(_gte(1))),
    "Fewest cases written for one required decision."
  ),
  allowed_no_decisions: maybe2(
    array(_enum(reasons)),
    "Ways of not deciding that are acceptable outcomes."
  )
}).check(describe3("What the team promises about the decisions."));
var caseSchema = strictObject({
  input: string2().check(_minLength(1), describe3("The text that the agent is asked.")),
  expected: maybe2(label, "The decision that it was written to reach.")
});
var MOST_RUNS2 = 1e4;
var testedCaseSchema = extend2(caseSchema, {
  id: maybe2(label, "A name of your own for the case; reports and baselines know its test by it."),
  expect: maybe2(
    array(unknown()).check(_minLength(1)),
    `What every run must do: names (\`did_not_error\`), or one key with its argument or a list of arguments (\`used_tool: search\`). Known: ${ASSERTION_NAMES.join(", ")}.`
  ),
  runs: maybe2(int().check(_gte(1), _lte(MOST_RUNS2)), "Runs of this case as a behavioural test.")
});
var decisionSuiteSchema = strictObject({
  schema: literal(DECISION_SUITE_VERSION),
  contract: contractSchema,
  cases: array(caseSchema).check(_minLength(1))
}).check(describe3("Reviewed cases with a contract, as the Python tool reads and writes them."));
var suiteSchema = strictObject({
  schema: literal(SUITE_VERSION),
  contract: optional(contractSchema),
  confirmation_phrases: maybe2(
    labels.check(_minLength(1)),
    `What claims a success in an output, in any case of letters. Default: ${CONFIRMATION_PHRASES.join(", ")}.`
  ),
  cases: array(testedCaseSchema).check(_minLength(1))
}).check(describe3("Reviewed cases, with or without a contract."));

// src/inputs/suite-problems.ts
function isFields4(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function versionProblem2(source) {
  const root = source.value;
  const reads = `This version reads ${SUITE_VERSIONS.map((version3) => `\`${version3}\``).join(" and ")}.`;
  if (!isFields4(root)) {
    return {
      code: "input-invalid",
      message: `${source.file} is ${root === null ? "empty" : showValue(root)}, not a suite`,
      hint: `Start it with \`schema: ${SUITE_VERSION}\`, and put each probe under \`cases:\` as \`- input: …\`.`,
      at: source.locate([])
    };
  }
  const version2 = root["schema"];
  if (version2 === void 0 || version2 === null) {
    return {
      code: "input-missing",
      message: `${source.file} does not say which schema it follows`,
      hint: `Add \`schema: ${SUITE_VERSION}\` as its first line, or \`${DECISION_SUITE_VERSION}\` to share it with the Python tool.`,
      at: source.locate([])
    };
  }
  if (SUITE_VERSIONS.some((known) => known === version2)) return void 0;
  const isOtherVersion = SUITE_VERSIONS.some(
    (known) => String(version2).startsWith(known.replace(/\d+$/, ""))
  );
  const guess = isOtherVersion ? "" : didYouMean(String(version2), SUITE_VERSIONS);
  return {
    code: "schema-version",
    message: `the schema is ${showValue(version2)}, which is no suite that this version reads`,
    hint: `${reads}${guess}`,
    at: source.locate(["schema"])
  };
}
function shapeProblems(issues, source) {
  return issues.flatMap((issue2) => {
    if (issue2.code === "unrecognized_keys") {
      return issue2.keys.map((key) => unknownProperty([...issue2.path, key], source));
    }
    return [shapeProblem(issue2.path, source)];
  });
}
function shapeProblem(path, source) {
  const value = valueAt2(source.value, path);
  const shown2 = showPath(path);
  const at2 = source.locate(path);
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (shown2 === "cases" && (isEmptyList || value === null)) return emptySuite(source);
  if (path[0] === "cases" && path[2] === "input" && value === "") {
    return {
      code: "probe-blank",
      message: `\`${shown2}\` is blank`,
      hint: "Write the probe, or remove the case.",
      at: at2
    };
  }
  const wanted = accepts(path);
  if (value === void 0) {
    return { code: "input-missing", message: `\`${shown2}\` is missing`, hint: `Give ${wanted}.`, at: at2 };
  }
  return {
    code: "input-invalid",
    message: `\`${shown2}\` is ${isEmptyList ? "an empty list" : showValue(value)}; it must be ${wanted}`,
    hint: shapeHint(path, value),
    at: at2
  };
}
function emptySuite(source) {
  return {
    code: "suite-empty",
    message: `${source.file} has no cases: there is nothing to ask`,
    hint: "Write each probe under `cases:` as `- input: …`.",
    at: source.locate(["cases"])
  };
}
function shapeHint(path, value) {
  if (typeof value === "number" || typeof value === "boolean") {
    const isText = !["stability_targets", "minimum_cases"].includes(String(path[1])) && path[2] !== "runs";
    if (isText) return `Put it in quotes: "${value}".`;
  }
  if (path[0] === "cases" && path.length === 2 && typeof value === "string")
    return `Write \`input: ${quote2(value)}\`.`;
  if (path[1] === "allowed_no_decisions") {
    return "The other reasons mean that the harness failed, and no promise covers that.";
  }
  return "Correct it.";
}
var LISTS = "a list of decisions with at least one in it";
var ACCEPTS = {
  cases: "a list of cases, each with an `input`",
  "cases.*": "a case: `input`, and perhaps `expected`",
  "cases.*.input": "a text",
  "cases.*.expected": "the decision it was written to reach, as a text",
  "cases.*.id": "a text",
  "cases.*.expect": "a list of assertions with at least one in it, such as `- used_tool: search`",
  "cases.*.runs": "a whole number of runs from 1 to 10000",
  confirmation_phrases: "a list of texts with at least one in it",
  "confirmation_phrases.*": "a text that is not empty",
  contract: "a contract: at least `allowed`, the list of decisions",
  "contract.allowed": LISTS,
  "contract.required": LISTS,
  "contract.critical": LISTS,
  "contract.stability_targets": "a mapping of required decisions to flip rates, such as `deny: 0.01`",
  "contract.stability_targets.*": "a number above 0 and below 1",
  "contract.minimum_cases": "a mapping of required decisions to counts, such as `deny: 3`",
  "contract.minimum_cases.*": "a whole number, at least 1",
  "contract.allowed_no_decisions": "a list of `refused` and `no_tool_selected`",
  "contract.allowed_no_decisions.*": "`refused` or `no_tool_selected`"
};
function accepts(path) {
  const steps = path.map(String);
  const wild = steps.map((step, depth) => depth === (steps[0] === "contract" ? 2 : 1) ? "*" : step).join(".");
  return ACCEPTS[wild] ?? "the name of a decision, as a text";
}
var OF_SUPERSET = ["id", "expect", "runs"];
function unknownProperty(path, source) {
  const key = String(path.at(-1));
  const known = knownProperties(path, source);
  const guess = didYouMean(key, known, (name) => `\`${name}\``).trim();
  const isOurs = isFields4(source.value) && source.value["schema"] === SUITE_VERSION;
  const isForSuperset = !isOurs && path[0] === "cases" && OF_SUPERSET.includes(key);
  const hint = isForSuperset ? `Write \`schema: ${SUITE_VERSION}\`: its cases may have \`${key}\`.` : guess;
  return {
    code: "input-unknown",
    message: `\`${showPath(path)}\` is no property that this version reads`,
    hint: hint || `Known there: ${known.join(", ")}.`,
    at: source.locate(path, "key")
  };
}
function knownProperties(path, source) {
  const isOurs = isFields4(source.value) && source.value["schema"] === SUITE_VERSION;
  if (path.length === 1) {
    return ["schema", "contract", ...isOurs ? ["confirmation_phrases"] : [], "cases"];
  }
  if (path[0] === "contract") {
    return ["allowed", "required", "critical", "stability_targets", "minimum_cases", "allowed_no_decisions"];
  }
  return isOurs ? ["input", "expected", ...OF_SUPERSET] : ["input", "expected"];
}
function valueAt2(root, path) {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
    value = value[step];
  }
  return value;
}

// src/inputs/agentcheck-config.ts
var AGENTCHECK_CONFIG = "agentcheck.json";
function agentcheckSettings({ file, value, locate }) {
  if (!isFields4(value))
    return fail({
      code: "input-invalid",
      message: `${file} is ${showValue(value)}, not the configuration of agentcheck`,
      hint: "Correct it, or write a configuration of ours: `agentverity init`.",
      at: locate([])
    });
  const { runs, fail_on_regression: failing } = value;
  if (failing !== void 0 && typeof failing !== "boolean")
    return fail({
      code: "input-invalid",
      message: `\`fail_on_regression\` is ${showValue(failing)}; it must be true or false`,
      hint: "Correct it, or write `regression-rule` into a configuration of ours.",
      at: locate(["fail_on_regression"])
    });
  return succeed({
    ...runs === void 0 ? {} : { runs },
    // What it calls a regression, and then fails for, is any drop.
    ...failing === true ? { "regression-rule": "any-drop" } : {}
  });
}

// src/inputs/build-config.ts
var { resolve } = process.getBuiltinModule("node:path");
var DEFAULTS = {
  mode: "run",
  "working-directory": ".",
  "agent-kind": "auto",
  "agent-env": [],
  isolation: "auto",
  timeout: "60s",
  retries: 3,
  "max-workers": 4,
  "parallel-repeats": false,
  "error-policy": "record",
  precision: "balanced",
  method: "wilson",
  curtail: false,
  resume: false,
  shard: "1/1",
  "strict-error-control": false,
  layer: "verdict",
  meter: true,
  blindness: true,
  "blindness-threshold": 0.9,
  "evidence-format": "auto",
  runs: 5,
  "min-success-rate": 1,
  "regression-rule": "evidence",
  schedule: "full",
  "accept-reference": false,
  "require-baseline": false,
  publish: "artifact",
  "measured-by": ["agentverity.yml", "agentverity-wake.yml"],
  "replay-curtailment": false,
  relations: "none",
  "fail-on": "unsupported",
  report: REPORT_CHANNELS.filter((channel) => channel !== "html"),
  "check-name": "agentverity",
  "artifact-name": "agentverity",
  "artifact-content": "decisions"
};
var READS_EVIDENCE = ["merge", "assess", "check", "test", "admit"];
function buildConfig(settings, agent, base, agentIsHere) {
  const all = { ...DEFAULTS, ...settings };
  return deepFreeze({
    mode: all.mode,
    workingDirectory: resolve(base, all["working-directory"]),
    ...optional2("agent", agent && completed(agent, all)),
    agentEnv: [...new Set(all["agent-env"])],
    isolation: all.isolation,
    timeoutMs: readDuration(all.timeout) ?? Number.NaN,
    retries: all.retries,
    ...optional2("rateLimit", all["rate-limit"]),
    maxWorkers: all["max-workers"],
    parallelRepeats: all["parallel-repeats"],
    errorPolicy: all["error-policy"],
    ...optional2("suite", all.suite && normalisePath(all.suite)),
    ...optional2("probes", all.probes && normalisePath(all.probes)),
    ...optional2("evidence", evidenceSpec(all, settings.layer)),
    ...optional2("before", all.before && normalisePath(all.before)),
    ...optional2("after", all.after && normalisePath(all.after)),
    ...optional2("baseline", all.baseline && normalisePath(all.baseline)),
    ...optional2("check", checkSpec(all, settings)),
    ...optional2("acceptReference", all["accept-reference"] || void 0),
    ...optional2("gate", gateSpec(all, agentIsHere)),
    ...optional2("reuse", all.reuse),
    tests: {
      runs: all.runs,
      minSuccessRate: all["min-success-rate"],
      regressionRule: all["regression-rule"],
      ...optional2("filter", all.filter),
      ...optional2("files", testFiles(all))
    },
    epsilon: all.epsilon ?? PRECISIONS[all.precision],
    ...optional2("repeats", all.repeats),
    ...optional2("budget", all.budget),
    ...optional2("maxCost", all["max-cost"]),
    method: all.method,
    curtail: all.curtail,
    ...optional2("shard", all.mode === "collect" ? readShard(all.shard) : void 0),
    ...optional2("shards", all.shards),
    resume: all.resume,
    strictErrorControl: all["strict-error-control"],
    layer: all.layer,
    meter: all.meter,
    blindness: all.blindness,
    blindnessThreshold: all["blindness-threshold"],
    failOn: all["fail-on"],
    report: channels2(all.report),
    checkName: all["check-name"],
    artifactName: all["artifact-name"],
    artifactContent: all["artifact-content"],
    ...optional2("retentionDays", all["retention-days"]),
    ...optional2("relations", relationsSpec(all.relations)),
    ...optional2("observed", all.observed === void 0 ? void 0 : readObserved(all.observed)),
    ...optional2("maxPairs", all["max-pairs"])
  });
}
function completed(agent, all) {
  if (agent.kind === "module") return { ...agent, exportKind: all["agent-kind"] };
  if (agent.kind === "command" && all.isolation === "fresh-instance") return { ...agent, perCall: true };
  return agent;
}
function relationsSpec(text4) {
  const read = readRelations(text4);
  return read === "none" ? void 0 : read;
}
function evidenceSpec(all, layer) {
  if (all.evidence === void 0 || !READS_EVIDENCE.includes(all.mode)) return void 0;
  return {
    files: [...new Set([all.evidence].flat().map(normalisePath))],
    format: all["evidence-format"],
    ...optional2("decisionPath", all["decision-path"]),
    ...optional2("inputPath", all["input-path"]),
    ...optional2("provider", all.provider),
    ...optional2("promptId", all["prompt-id"]),
    ...optional2("layer", layer),
    ...optional2("replayCurtailment", all["replay-curtailment"] || void 0)
  };
}
var TEST_FILES = "**/*.agent.test.{ts,mts,js,mjs}";
function testFiles({ mode, suite, tests: tests3 }) {
  if (mode !== "test") return void 0;
  if (tests3 !== void 0) return [...new Set([tests3].flat().map(normalisePath))];
  return suite === void 0 ? [TEST_FILES] : void 0;
}
function checkSpec(all, settings) {
  if (all.mode !== "check") return void 0;
  const given2 = (...names3) => names3.some((name) => settings[name] !== void 0);
  const isGiven = {
    epsilon: given2("epsilon", "precision"),
    blindnessThreshold: given2("blindness-threshold"),
    layer: given2("layer"),
    repeats: given2("repeats", "budget") || all.method === "sequential"
  };
  return { schedule: all.schedule, fromBaseline: FROM_BASELINE.filter((name) => !isGiven[name]) };
}
function gateSpec(all, mayMeasure) {
  if (all.mode !== "gate" && all.mode !== "admit" && all.mode !== "doctor") return void 0;
  return {
    requireBaseline: all["require-baseline"],
    paths: [...new Set([all.paths ?? []].flat().map(normalisePath))],
    publish: all.publish,
    ...optional2("statusContext", all["status-context"]),
    ...optional2("pullRequest", all["pull-request"]),
    measuredBy: [all["measured-by"]].flat().map(workflowFile),
    mayMeasure: mayMeasure && all.mode !== "admit"
  };
}
function workflowFile(name) {
  return `.github/workflows/${name.trim().replace(/^.*\//, "")}`;
}
function channels2(report) {
  return REPORT_CHANNELS.filter((channel) => report.includes(channel));
}
function optional2(name, value) {
  return value === void 0 ? {} : { [name]: value };
}
function deepFreeze(value) {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

// src/inputs/config-rules.ts
var ALTERNATIVES = [
  ["precision", "epsilon"],
  ["suite", "probes"]
];
function alternativeProblems(names3, origin) {
  return ALTERNATIVES.filter((pair) => pair.every((name) => names3.has(name))).map(
    ([first2, second]) => ({
      code: "input-conflict",
      message: `${nameOf(origin, [first2])} and ${nameOf(origin, [second])} are both given, and they answer the same question`,
      hint: "Keep one of them.",
      ...placeOf(origin, [second], "key")
    })
  );
}
function ruleProblems(gathered) {
  return [...missingProblems(gathered), ...agentConflicts(gathered), ...planConflicts(gathered)];
}
function missingProblems(gathered) {
  const { settings, origins, speaker } = gathered;
  switch (settings.mode ?? "run") {
    case "merge":
      return [...missingShards(gathered), ...missingProbes(gathered)];
    case "assess":
      if (origins.has("evidence")) return [];
      return [missing("evidence", "no evidence is given: there is nothing to judge", "", speaker)];
    case "compare":
      return ["before", "after"].filter((name) => !origins.has(name)).map((name) => missing(name, `no recording is given as \`${name}\`: two are compared`, "", speaker));
    case "check":
      return missingOfCheck(gathered);
    case "test":
      return missingOfTest(gathered);
    case "plan":
      return origins.has("observed") ? [] : missingProbes(gathered);
    case "run":
    case "collect":
      return [
        ...origins.has("agent") ? [] : [missing("agent", "no agent is given: there is nothing to ask", "", speaker)],
        ...missingProbes(gathered)
      ];
    // What a gate judges is read at the pull request's own commit, which may have the rest.
    case "gate":
    case "admit":
    case "doctor":
      return [];
  }
}
function missingShards({ origins, speaker }) {
  if (origins.has("evidence")) return [];
  return [missing("evidence", "no journals of shards are given: there is nothing to unite", "", speaker)];
}
function missingOfTest(gathered) {
  const { origins, speaker } = gathered;
  if (origins.has("probes"))
    return [missing("suite", "tests are cases of a suite, and plain probes have none", "", speaker)];
  if (origins.has("evidence"))
    return origins.has("suite") ? testsOnEvidence(gathered) : missingProbes(gathered);
  if (!origins.has("suite") || origins.has("agent")) return [];
  const also = ", or `evidence` to test recorded runs";
  return [missing("agent", "no agent is given: there is nothing to test", also, speaker)];
}
function testsOnEvidence(gathered) {
  const origin = gathered.origins.get("tests");
  if (origin === void 0 || origin.kind === "file") return [];
  const why = "tests in code ask their agents, and a recording cannot be asked";
  return [conflict(gathered, "tests", "evidence", why, "Leave one of them out.")];
}
function missingProbes({ origins, speaker }) {
  if (origins.has("suite") || origins.has("probes")) return [];
  const also = `, or ${speaker.kind === "command line" ? "`--probes`" : "`probes`"} for a plain list`;
  return [missing("suite", "no probes are given: there is nothing to ask about", also, speaker)];
}
function missingOfCheck(gathered) {
  const { origins, speaker } = gathered;
  const baseline2 = origins.has("baseline") ? [] : [
    missing(
      "baseline",
      "no baseline is given: there is nothing to hold the answers against",
      "",
      speaker
    )
  ];
  if (origins.has("evidence")) return baseline2;
  const also = ", or `evidence` to check recorded runs";
  const agent = origins.has("agent") ? [] : [missing("agent", "no agent is given: there is nothing to check", also, speaker)];
  return [...baseline2, ...agent, ...missingProbes(gathered)];
}
function missing(name, message, also, speaker) {
  const option = findOption(name);
  const example = option === void 0 ? name : sample(speaker, option);
  return { code: "input-missing", message, hint: `Give ${example}${also}.` };
}
function agentConflicts(gathered) {
  const { settings } = gathered;
  const kind = settings["agent-kind"] ?? "auto";
  const problems2 = [];
  if (settings["parallel-repeats"] === true && settings.isolation === "shared-session") {
    problems2.push(
      conflict(
        gathered,
        "parallel-repeats",
        "isolation",
        "repeats of one probe at the same time would mix in one session",
        "Leave one of them out."
      )
    );
  }
  if (settings.isolation === "fresh-instance" && kind === "function") {
    problems2.push(
      conflict(
        gathered,
        "isolation",
        "agent-kind",
        "only a factory can make a new instance for each trial",
        "Export a factory and set `agent-kind: factory`, or use another `isolation`."
      )
    );
  }
  return [...problems2, ...kindConflicts(gathered), ...instanceConflicts(gathered)];
}
var NO_EXPORTS = { endpoint: "an endpoint exports nothing", command: "a command exports nothing" };
function kindConflicts(gathered) {
  const { settings, agent } = gathered;
  if ((settings["agent-kind"] ?? "auto") === "auto" || agent === void 0 || agent.kind === "module")
    return [];
  return [conflict(gathered, "agent-kind", "agent", NO_EXPORTS[agent.kind], "Leave `agent-kind` out.")];
}
function instanceConflicts(gathered) {
  const { settings, agent } = gathered;
  if (settings.isolation !== "fresh-instance") return [];
  if (agent?.kind === "endpoint") {
    return [
      conflict(
        gathered,
        "isolation",
        "agent",
        "an endpoint's instances are not ours to make",
        "Use `isolation: fresh-session` when each request stands alone, or `unknown`."
      )
    ];
  }
  const fields = settings.agent;
  const isOneProcess = typeof fields === "object" && "command" in fields && fields["per-call"] === false;
  if (!isOneProcess) return [];
  return [
    conflict(
      gathered,
      "isolation",
      "agent",
      "one process for all calls is no new instance for each",
      "Leave out `per-call: false`, or use another `isolation`."
    )
  ];
}
var OF_EVIDENCE = [
  "evidence",
  "evidence-format",
  "decision-path",
  "input-path",
  "provider",
  "prompt-id",
  "replay-curtailment"
];
function idleEvidence(mode) {
  if (mode === "check" || mode === "admit") return ["replay-curtailment"];
  if (mode === "merge") return OF_EVIDENCE.filter((name) => name !== "evidence");
  return OF_EVIDENCE.filter((name) => mode !== "test" || name !== "evidence" && name !== "evidence-format");
}
var OF_COMPARISON = ["before", "after"];
function evidenceConflicts({ settings, origins }) {
  const mode = settings.mode ?? "run";
  const idle = [
    ...mode === "assess" ? [] : idleEvidence(mode).map((name) => ({ name, owner: "assess" })),
    ...mode === "compare" ? [] : OF_COMPARISON.map((name) => ({ name, owner: "compare" }))
  ];
  return idle.flatMap(({ name, owner }) => {
    const origin = origins.get(name);
    if (origin === void 0 || origin.kind === "file" || isIdle(settings[name])) return [];
    return [
      {
        code: "input-conflict",
        message: `${nameOf(origin, [name])} is of recorded runs, and \`mode: ${mode}\` ${mode === "compare" ? "reads `before` and `after`" : "reads none"}`,
        hint: `Set \`mode: ${owner}\`, or leave it out.`
      }
    ];
  });
}
function relationConflicts({ settings, origins }) {
  const { mode = "run", relations: relations2 = "none" } = settings;
  const origin = origins.get("relations");
  if (origin === void 0 || origin.kind === "file" || relations2 === "none") return [];
  if (mode !== "assess" && mode !== "compare") return [];
  return [
    {
      code: "input-conflict",
      message: `${nameOf(origin, ["relations"])} asks the agent about reworded probes, and \`mode: ${mode}\` judges recordings, which cannot be asked again`,
      hint: "Set `mode: run` with an `agent`, or leave it out."
    }
  ];
}
function shardConflicts({ settings, origins }) {
  const mode = settings.mode ?? "run";
  return [
    ["shard", "collect"],
    ["shards", "plan"]
  ].flatMap(([name, owner]) => {
    const origin = origins.get(name);
    if (origin === void 0 || origin.kind === "file" || mode === owner) return [];
    return [
      {
        code: "input-conflict",
        message: `${nameOf(origin, [name])} is of \`mode: ${owner}\`, and this is \`mode: ${mode}\`, which does not divide its calls`,
        hint: `Set \`mode: ${owner}\`, or leave it out.`
      }
    ];
  });
}
function checkConflicts(gathered) {
  const { settings, origins } = gathered;
  const origin = origins.get("schedule");
  const mode = settings.mode ?? "run";
  if (settings.schedule !== "quick" || origin === void 0) return [];
  if (mode !== "check") return origin.kind === "file" ? [] : [outsideCheck(origin, mode)];
  return ["evidence", "repeats", "relations"].filter((name) => origins.has(name) && settings[name] !== "none").map(
    (name) => conflict(
      gathered,
      "schedule",
      name,
      "a quick check asks each probe once, and again only where it disagrees",
      "Use `schedule: full`."
    )
  );
}
function outsideCheck(origin, mode) {
  return {
    code: "input-conflict",
    message: `${nameOf(origin, ["schedule"])} is of a check, and this is \`mode: ${mode}\``,
    hint: "Set `mode: check` with a `baseline`, or leave it out."
  };
}
function isIdle(value) {
  return value === "auto" || value === false;
}
var isSequential = ({ method }) => method === "sequential";
var METHOD_CONFLICTS = [
  {
    pair: ["curtail", "method"],
    applies: (settings) => isSequential(settings) && settings.curtail === true,
    why: "a sequential reading stops early by itself",
    hint: "Leave `curtail` out, or use `method: wilson`."
  },
  {
    pair: ["repeats", "method"],
    applies: (settings) => isSequential(settings) && settings.repeats !== void 0,
    why: "a sequential reading asks as often as it needs",
    hint: "Leave `repeats` out; `budget` limits the calls."
  },
  {
    pair: ["strict-error-control", "method"],
    applies: (settings) => isSequential(settings) && settings["strict-error-control"] === true,
    why: "no interval decides there, and its boundaries hold both error rates exactly",
    hint: "Leave `strict-error-control` out."
  },
  {
    pair: ["meter", "method"],
    applies: (settings) => isSequential(settings) && settings.meter === false,
    why: "without the meter there are no pairs to read",
    hint: "Leave one of them out."
  },
  {
    pair: ["meter", "curtail"],
    applies: (settings) => settings.curtail === true && settings.meter === false,
    why: "without the meter there is nothing to stop early",
    hint: "Leave one of them out."
  }
];
function methodConflicts(gathered) {
  const { settings } = gathered;
  if (!["run", "plan", "collect", "merge", "check"].includes(settings.mode ?? "run")) return [];
  return METHOD_CONFLICTS.filter(({ applies }) => applies(settings)).map(
    ({ pair: [first2, second], why, hint }) => conflict(gathered, first2, second, why, hint)
  );
}
function planConflicts(gathered) {
  const { settings, origins } = gathered;
  const problems2 = [
    ...evidenceConflicts(gathered),
    ...relationConflicts(gathered),
    ...checkConflicts(gathered),
    ...methodConflicts(gathered),
    ...shardConflicts(gathered)
  ];
  if (settings.meter === false && settings.blindness === false) {
    problems2.push(
      conflict(gathered, "meter", "blindness", "nothing would be measured", "Set one of them to true.")
    );
  }
  if ((settings.repeats ?? 0) > (settings.budget ?? Number.POSITIVE_INFINITY)) {
    problems2.push(
      conflict(
        gathered,
        "repeats",
        "budget",
        "the budget does not pay for one probe",
        "Raise `budget`, or leave `repeats` out: it is then planned within the budget."
      )
    );
  }
  if (origins.has("max-pairs") && !origins.has("observed")) {
    problems2.push({
      code: "input-missing",
      message: "`--max-pairs` is given without `--observed`: there is nothing to continue from",
      hint: "Give `--observed 3/73`, the flips and pairs already seen."
    });
  }
  const seen = settings.observed === void 0 ? void 0 : readObserved(settings.observed);
  if (seen !== void 0 && seen.pairs > (settings["max-pairs"] ?? Number.POSITIVE_INFINITY)) {
    problems2.push(
      conflict(
        gathered,
        "max-pairs",
        "observed",
        "more pairs are already seen than you would measure",
        "Raise `--max-pairs`."
      )
    );
  }
  return problems2;
}
function conflict(gathered, first2, second, why, hint) {
  const [a, b] = [first2, second].map((name) => words(gathered, name));
  const inFile = [second, first2].find((name) => gathered.origins.get(name)?.kind === "file");
  const origin = inFile === void 0 ? void 0 : gathered.origins.get(inFile);
  return {
    code: "input-conflict",
    message: `${a} contradicts ${b}: ${why}`,
    hint,
    ...origin === void 0 || inFile === void 0 ? {} : placeOf(origin, [inFile])
  };
}
function words({ settings, origins, speaker, agent }, name) {
  const value = settings[name];
  const shown2 = typeof value === "object" ? agent?.kind ?? "a mapping" : String(value);
  return `${nameOf(origins.get(name) ?? speaker, [name])} (${shown2})`;
}

// src/inputs/json-tree.ts
var MAX_DEPTH = 100;
var SyntaxFault = class extends Error {
  offset;
  expected;
  constructor(offset, expected) {
    super(expected);
    this.offset = offset;
    this.expected = expected;
  }
};
function readJsonTree(text4) {
  const cursor = { text: text4, repeated: [], at: 0, depth: 0 };
  try {
    const root = readValue(cursor);
    skipBlanks(cursor);
    if (cursor.at < text4.length) throw new SyntaxFault(cursor.at, "the end of the file");
    return { ok: true, root, repeated: cursor.repeated };
  } catch (fault) {
    if (fault instanceof SyntaxFault) return { ok: false, offset: fault.offset, expected: fault.expected };
    throw fault;
  }
}
function countKeys(text4) {
  let count3 = 0;
  let open = text4.indexOf('"');
  while (open !== -1) {
    let next = endOfString(text4, open);
    while (isBlank(text4.charCodeAt(next))) next++;
    if (text4[next] === ":") count3++;
    open = text4.indexOf('"', next);
  }
  return count3;
}
function readValue(cursor) {
  skipBlanks(cursor);
  const start2 = cursor.at;
  const first2 = cursor.text[start2];
  if (first2 === "{" || first2 === "[") {
    if (++cursor.depth > MAX_DEPTH) throw new SyntaxFault(start2, `at most ${MAX_DEPTH} levels`);
    const node = first2 === "{" ? readObject(cursor, start2) : readArray(cursor, start2);
    cursor.depth--;
    return node;
  }
  if (first2 === '"') readString(cursor);
  else readWord(cursor);
  return { kind: "scalar", start: start2 };
}
function readObject(cursor, start2) {
  const members2 = /* @__PURE__ */ new Map();
  cursor.at++;
  skipBlanks(cursor);
  while (cursor.text[cursor.at] !== "}") {
    const key = cursor.at;
    if (cursor.text[key] !== '"')
      throw new SyntaxFault(
        key,
        members2.size === 0 ? 'a key in double quotes or "}"' : "a key in double quotes"
      );
    const name = readString(cursor);
    expect(cursor, ":");
    const earlier = members2.get(name);
    if (earlier !== void 0) cursor.repeated.push({ key: name, first: earlier.key, second: key });
    members2.set(name, { key, node: readValue(cursor) });
    readSeparator(cursor, "}");
  }
  cursor.at++;
  return { kind: "object", start: start2, members: members2 };
}
function readArray(cursor, start2) {
  const items = [];
  cursor.at++;
  skipBlanks(cursor);
  while (cursor.text[cursor.at] !== "]") {
    items.push(readValue(cursor));
    readSeparator(cursor, "]");
  }
  cursor.at++;
  return { kind: "array", start: start2, items };
}
function readSeparator(cursor, close) {
  skipBlanks(cursor);
  if (cursor.text[cursor.at] === close) return;
  if (cursor.text[cursor.at] !== ",") throw new SyntaxFault(cursor.at, `"," or "${close}"`);
  cursor.at++;
  skipBlanks(cursor);
  if (cursor.text[cursor.at] === close) throw new SyntaxFault(cursor.at, 'something after ","');
}
function expect(cursor, mark2) {
  skipBlanks(cursor);
  if (cursor.text[cursor.at] !== mark2) throw new SyntaxFault(cursor.at, `"${mark2}"`);
  cursor.at++;
}
function readString(cursor) {
  const start2 = cursor.at;
  cursor.at = endOfString(cursor.text, start2);
  const literal2 = cursor.text.slice(start2, cursor.at);
  try {
    return JSON.parse(literal2);
  } catch {
    throw new SyntaxFault(start2, 'a text that ends in " on its line, with escapes that JSON knows');
  }
}
var WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
function readWord(cursor) {
  WORD.lastIndex = cursor.at;
  const word = WORD.exec(cursor.text)?.[0];
  const behind = cursor.text[cursor.at + (word?.length ?? 0)];
  if (word === void 0 || behind !== void 0 && /[\w.]/.test(behind)) {
    throw new SyntaxFault(
      cursor.at,
      "a value: a text in double quotes, a number, true, false, null, a list or an object"
    );
  }
  cursor.at += word.length;
}
function skipBlanks(cursor) {
  while (isBlank(cursor.text.charCodeAt(cursor.at))) cursor.at++;
}
function isBlank(code) {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
function endOfString(text4, open) {
  let close = text4.indexOf('"', open + 1);
  while (close !== -1 && isEscaped(text4, close)) close = text4.indexOf('"', close + 1);
  return close === -1 ? text4.length : close + 1;
}
function isEscaped(text4, at2) {
  let slashes = 0;
  while (text4[at2 - 1 - slashes] === "\\") slashes++;
  return slashes % 2 === 1;
}

// src/inputs/line-index.ts
function indexLines(text4) {
  const starts = [0];
  for (let end = text4.indexOf("\n"); end !== -1; end = text4.indexOf("\n", end + 1)) starts.push(end + 1);
  return {
    at(offset) {
      const line = countUpTo(starts, offset);
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
    }
  };
}
function countUpTo(ascending, limit2) {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = low + high >>> 1;
    if ((ascending[middle] ?? Number.POSITIVE_INFINITY) <= limit2) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/inputs/source-document.ts
function refusePrototypeKeys(source, paths2) {
  if (paths2.length === 0) return succeed(source);
  return fail(
    ...paths2.map(
      (path) => ({
        code: "input-unknown",
        message: `\`${showPath(path)}\` is a key that no file of ours has`,
        hint: "Remove it.",
        at: source.locate(path, "key")
      })
    )
  );
}
function inspectKeys(value) {
  const found = { count: 0, prototypePaths: [], tooDeep: false };
  inspect(value, [], found);
  return found;
}
function inspect(node, trail, found) {
  if (typeof node !== "object" || node === null || found.tooDeep) return;
  if (trail.length >= MAX_DEPTH) {
    found.tooDeep = true;
    return;
  }
  if (Array.isArray(node)) {
    for (let index = 0; index < node.length; index += 1)
      if (typeof node[index] === "object") visit(node[index], index, trail, found);
    return;
  }
  for (const key of Object.keys(node)) {
    found.count++;
    if (key === "__proto__") found.prototypePaths.push([...trail, key]);
    visit(node[key], key, trail, found);
  }
}
function visit(child2, step, trail, found) {
  if (typeof child2 !== "object" || child2 === null) return;
  trail.push(step);
  inspect(child2, trail, found);
  trail.pop();
}
function depthProblem(file) {
  return {
    code: "file-unreadable",
    message: `${file} is nested more than ${MAX_DEPTH} levels deep`,
    hint: "Flatten it: a suite or configuration needs fewer than ten.",
    at: { file }
  };
}
function repeatedKeyProblem(key, firstLine, at2) {
  const where2 = firstLine === void 0 ? "twice in one mapping" : `twice, first in line ${firstLine}`;
  return {
    code: "input-conflict",
    message: `the key ${quote2(key)} is given ${where2}`,
    hint: "Keep one of them: the other would be dropped without a word.",
    at: at2
  };
}

// src/inputs/json-source.ts
function parseJson(file, text4, parsed2) {
  let value = parsed2;
  try {
    value ??= JSON.parse(text4);
  } catch {
    return fail(syntaxProblem(file, text4));
  }
  const unsafe = inspectKeys(value);
  if (unsafe.tooDeep) return fail(depthProblem(file));
  if (unsafe.count !== countKeys(text4)) return fail(...repeatedProblems(file, text4));
  let locate;
  const source = {
    file,
    value,
    locate: (path, what) => {
      locate ??= jsonLocator(file, text4);
      return locate(path, what);
    }
  };
  return refusePrototypeKeys(source, unsafe.prototypePaths);
}
function syntaxProblem(file, text4) {
  const tree = readJsonTree(text4);
  const expected = tree.ok ? "JSON" : tree.expected;
  const offset = tree.ok ? 0 : tree.offset;
  const found = offset >= text4.length ? "the file ends" : `found ${quote2(text4.slice(offset, offset + 12))}`;
  return {
    code: "file-unreadable",
    message: `${file} is not valid JSON: expected ${expected}, ${found}`,
    hint: "Correct it there, or rename the file to .yaml when it is YAML.",
    at: { file, ...indexLines(text4).at(offset) }
  };
}
function repeatedProblems(file, text4) {
  const tree = readJsonTree(text4);
  if (!tree.ok) return [syntaxProblem(file, text4)];
  const lines2 = indexLines(text4);
  return tree.repeated.map(
    (repeated) => repeatedKeyProblem(repeated.key, lines2.at(repeated.first).line, { file, ...lines2.at(repeated.second) })
  );
}
function jsonLocator(file, text4) {
  const tree = readJsonTree(text4);
  const lines2 = indexLines(text4);
  return (path, what = "value") => {
    const place4 = { file, ...path.length === 0 ? {} : { path: showPath(path) } };
    if (!tree.ok) return place4;
    let offset = tree.root.start;
    let node = tree.root;
    for (const [depth, step] of path.entries()) {
      const next = child(
        node,
        step,
        what === "key" && depth === path.length - 1
      );
      if (next === void 0) break;
      offset = next.offset;
      node = next.node;
    }
    return { ...place4, ...lines2.at(offset) };
  };
}
function child(node, step, atKey) {
  if (node.kind === "array") {
    const item = node.items[Number(step)];
    return item && { offset: item.start, node: item };
  }
  if (node.kind === "scalar") return void 0;
  const member2 = node.members.get(String(step));
  return member2 && { offset: atKey ? member2.key : member2.node.start, node: member2.node };
}

// src/inputs/parse-source.ts
async function parseSource(file, text4) {
  if (file.toLowerCase().endsWith(".json")) return parseJson(file, text4);
  const { parseYaml } = await import("./chunk-P64VF5YH.js");
  return parseYaml(file, text4);
}

// src/inputs/problem-order.ts
function inReadingOrder(problems2) {
  const rank2 = (problem) => [problem.at?.line ?? 0, problem.at?.column ?? 0];
  return problems2.toSorted((a, b) => {
    const [lineA, columnA] = rank2(a);
    const [lineB, columnB] = rank2(b);
    return lineA - lineB || columnA - columnB;
  });
}

// src/inputs/read-text.ts
var MAX_FILE_SIZE = 64 * 1024 * 1024;
function readText2(host, path, file, missing2) {
  let text4;
  try {
    text4 = host.read(path);
  } catch (error) {
    return fail(unreadable(file, error));
  }
  return text4 === void 0 ? fail(missing2) : checkText(file, text4);
}
function checkText(file, text4) {
  if (text4.length > MAX_FILE_SIZE) {
    return fail({
      code: "file-unreadable",
      message: `${file} has ${Math.ceil(text4.length / 1024 / 1024)} MiB, more than the 64 MiB that are read`,
      hint: "Split it, or keep only the probes that you review.",
      at: { file }
    });
  }
  if (text4.includes("\0")) {
    return fail({
      code: "file-unreadable",
      message: `${file} contains NUL characters: it is a binary file, or UTF-16 text`,
      hint: "Save it as UTF-8.",
      at: { file }
    });
  }
  return succeed(text4.startsWith("\uFEFF") ? text4.slice(1) : text4);
}
function unreadable(file, error) {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  const at2 = { file };
  switch (code) {
    case "EISDIR":
      return {
        code: "file-unreadable",
        message: `${file} is a folder, not a file`,
        hint: "Name a file in it.",
        at: at2
      };
    case "EACCES":
    case "EPERM":
      return {
        code: "file-unreadable",
        message: `${file} may not be read by this user`,
        hint: "Allow it: `chmod a+r`.",
        at: at2
      };
    case "ERR_ENCODING_INVALID_ENCODED_DATA":
      return { code: "file-unreadable", message: `${file} is not UTF-8 text`, hint: "Save it as UTF-8.", at: at2 };
    default: {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        code: "file-unreadable",
        message: `${file} cannot be read: ${reason}`,
        hint: "Check the file.",
        at: at2
      };
    }
  }
}

// src/inputs/working-directory.ts
var { resolve: resolve2 } = process.getBuiltinModule("node:path");
var NAME = "working-directory";
function folderProblem(folder, origin, base, host) {
  if (folder === void 0 || origin === void 0) return void 0;
  const found = whatIsAt(resolve2(base, folder), host);
  if (found === "a folder") return void 0;
  const why = found === "nothing" ? `there is no such folder in ${base}` : "that is a file";
  return {
    code: "file-missing",
    message: `${nameOf(origin, [NAME])} is ${quote2(folder)}, and ${why}`,
    hint: "Correct the path. In a workflow, check out the repository first.",
    ...placeOf(origin, [NAME])
  };
}
function whatIsAt(path, host) {
  try {
    return host.read(path) === void 0 ? "nothing" : "a file";
  } catch {
    return "a folder";
  }
}

// src/inputs/read-config.ts
var DEFAULT_CONFIG_FILES = [".github/agentverity.yml", ".github/agentverity.yaml"];
async function readConfig(raw, host) {
  const inputs = readInputs(raw);
  const file = await readConfigFile(raw, inputs, host);
  const sources = file.ok ? [file.value, inputs] : [inputs];
  const problems2 = [...file.ok ? [] : file.problems, ...sources.flatMap((source) => source.problems)];
  const { settings, origins } = merge2(sources);
  const agentOrigin = origins.get("agent") ?? inputs.origin;
  const reading = settings.agent === void 0 ? void 0 : readAgent(settings.agent, agentOrigin);
  problems2.push(...reading?.problems ?? []);
  const agent = reading?.agent;
  if (file.ok)
    problems2.push(...ruleProblems({ settings, origins, speaker: inputs.origin, ...agent && { agent } }));
  const folder = folderProblem(
    READ_FROM_SERVER.has(settings.mode ?? "") ? void 0 : settings["working-directory"],
    origins.get("working-directory"),
    host.workingDirectory,
    host
  );
  if (folder !== void 0)
    return fail(folder, ...inReadingOrder(problems2.filter(({ code }) => code !== "file-missing")));
  if (problems2.length > 0) return fail(...inReadingOrder(problems2));
  const agentIsHere = origins.get("agent")?.kind !== "file" && agent !== void 0;
  return succeed(buildConfig(settings, agent, host.workingDirectory, agentIsHere));
}
var READ_FROM_SERVER = /* @__PURE__ */ new Set(["gate", "admit"]);
function readInputs(raw) {
  const origin = { kind: raw.source };
  const { config: _, ...values } = raw.values;
  const source = check(values, settingsSchema, origin);
  return {
    ...source,
    problems: [...raw.unknown.map((name) => unknownKey([name], origin)), ...source.problems]
  };
}
var NOTHING = { origin: { kind: "action" }, settings: {}, names: /* @__PURE__ */ new Set(), problems: [] };
async function readConfigFile(raw, inputs, host) {
  const named = raw.values["config"]?.trim();
  const base = resolve3(host.workingDirectory, inputs.settings["working-directory"] ?? ".");
  for (const name of named === void 0 ? DEFAULT_CONFIG_FILES : [named]) {
    const file = normalisePath(name);
    const text4 = readText2(host, resolve3(base, file), file, {
      code: "file-missing",
      message: `${raw.source === "action" ? "input `config`" : "`--config`"} names ${file}, and there is no such file in ${base}`,
      hint: `Correct the path, or leave it out to read ${DEFAULT_CONFIG_FILES[0]} when it exists.`,
      at: { file }
    });
    if (text4.ok) return readFileSettings(file, text4.value);
    const isMissing = text4.problems.every((problem) => problem.code === "file-missing");
    if (named !== void 0 || !isMissing) return text4;
  }
  return raw.values["mode"]?.trim() === "test" ? readAgentcheckConfig(base, host) : succeed(NOTHING);
}
async function readAgentcheckConfig(base, host) {
  const text4 = readText2(host, resolve3(base, AGENTCHECK_CONFIG), AGENTCHECK_CONFIG, {
    code: "file-missing",
    message: `there is no ${AGENTCHECK_CONFIG}`,
    hint: ""
  });
  if (!text4.ok)
    return text4.problems.every((problem) => problem.code === "file-missing") ? succeed(NOTHING) : text4;
  const parsed2 = await parseSource(AGENTCHECK_CONFIG, text4.value);
  if (!parsed2.ok) return parsed2;
  const settings = agentcheckSettings(parsed2.value);
  if (!settings.ok) return settings;
  return succeed(check(settings.value, configSchema, { kind: "file", document: parsed2.value }));
}
async function readFileSettings(file, text4) {
  const parsed2 = await parseSource(file, text4);
  if (!parsed2.ok) return parsed2;
  const document = parsed2.value;
  if (document.value === null) return succeed(NOTHING);
  if (typeof document.value !== "object" || Array.isArray(document.value)) return fail(notAMapping(document));
  return succeed(check(document.value, configSchema, { kind: "file", document }));
}
var ONCE = { jitless: true };
function check(values, schema, origin) {
  const entries = Object.entries(values).filter(([, value]) => !isAbsent(value));
  const typed = Object.fromEntries(entries.map(([name, value]) => [name, typedValue(name, value)]));
  const names3 = new Set(entries.map(([name]) => name));
  const first2 = schema.safeParse(typed, ONCE);
  const issues = first2.success ? [] : first2.error.issues;
  const faulty = new Set(
    issues.flatMap(
      (issue2) => issue2.code === "unrecognized_keys" && issue2.path.length === 0 ? issue2.keys : [String(issue2.path[0])]
    )
  );
  const sound = Object.fromEntries(Object.entries(typed).filter(([name]) => !faulty.has(name)));
  return {
    origin,
    settings: schema.parse(sound, ONCE),
    names: names3,
    problems: [...settingProblems(issues, typed, origin), ...alternativeProblems(names3, origin)]
  };
}
function typedValue(name, value) {
  const option = findOption(name);
  return option === void 0 ? value : toKind(option, value);
}
function merge2(sources) {
  let settings = {};
  const origins = /* @__PURE__ */ new Map();
  for (const source of sources) {
    const kept = { ...settings };
    for (const pair of ALTERNATIVES) {
      if (!pair.some((name) => source.names.has(name))) continue;
      for (const name of pair) {
        delete kept[name];
        origins.delete(name);
      }
    }
    settings = { ...kept, ...source.settings };
    for (const name of source.names) origins.set(name, source.origin);
  }
  return { settings, origins };
}

// src/pipeline/measure.ts
var { dirname: dirname2 } = process.getBuiltinModule("node:path");
var { setImmediate } = process.getBuiltinModule("node:timers/promises");

// src/agent/timing.ts
var { performance: performance2 } = process.getBuiltinModule("node:perf_hooks");
var REAL_TIMING = {
  monotonic: () => performance2.now(),
  wallClock: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) => new Promise((resolve9) => {
    if (signal.aborted) return resolve9();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve9();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  })
};

// src/agent/open-agent.ts
async function openAgent(spec, options) {
  if (spec.kind === "endpoint") {
    const { openEndpointAgent } = await import("./chunk-GVTRJXB5.js");
    return openEndpointAgent(spec, options);
  }
  const opened = await openProcess(spec, options);
  if (!opened.ok || options.rateLimit === void 0) return opened;
  const { pacedAgent } = await import("./chunk-ARUKKGVK.js");
  return succeed(pacedAgent(opened.value, options.rateLimit, options.timing ?? REAL_TIMING));
}
async function openProcess(spec, options) {
  if (spec.kind === "module") {
    const { openModuleAgent: openModuleAgent2 } = await import("./chunk-YKC5ITR2.js");
    return openModuleAgent2(spec, options);
  }
  const { openCommandAgent } = await import("./chunk-TZYVB5XG.js");
  return openCommandAgent(spec, options);
}

// src/core/stats/rational.ts
function exactly(value) {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  let denominator = 1n;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(scaled), denominator };
}
function multiply(a, b) {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}
function subtract(a, b) {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator
  };
}
function divide(a, b) {
  if (b.numerator <= 0n) throw new RangeError("divides by positive fractions only");
  return { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
}
function isGreater(a, b) {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}
function nextInteger(a) {
  if (a.numerator < 0n) throw new RangeError("expected a fraction >= 0");
  return a.numerator / a.denominator + 1n;
}

// src/core/stats/pairs-needed.ts
var Z_SQUARED = multiply(exactly(Z_95), exactly(Z_95));
function pairsForDeterministic(epsilon, flipRate) {
  requireTolerance(epsilon);
  if (!(flipRate >= 0 && flipRate <= 1)) throw new RangeError(`flipRate must be in [0, 1], got ${flipRate}`);
  if (flipRate >= epsilon) return void 0;
  const gap = subtract(exactly(epsilon), exactly(flipRate));
  return Number(nextInteger(divide(multiply(Z_SQUARED, variance(epsilon)), multiply(gap, gap))));
}
function bestCaseTotal(epsilon, flips3, pairs) {
  requireTolerance(epsilon);
  requireCounts(flips3, pairs);
  return smallestThatCertifies(certifiesAt(epsilon, flips3), pairs);
}
function bestCaseAdmission(epsilon, flips3, pairs, maxPairs) {
  const total = bestCaseTotal(epsilon, flips3, pairs);
  return total <= maxPairs ? total : void 0;
}
function bestCaseExactTotal(epsilon, flips3, pairs, tailProbability = 0.025) {
  requireTolerance(epsilon);
  requireCounts(flips3, pairs);
  const certifies = (total) => total > flips3 && binomialLowerTail(flips3, total, epsilon) < tailProbability;
  return smallestThatCertifies(certifies, pairs);
}
function smallestThatCertifies(certifies, from) {
  if (certifies(from)) return from;
  let refused3 = from;
  let certified = Math.max(1, 2 * from);
  while (!certifies(certified)) {
    refused3 = certified;
    certified *= 2;
  }
  while (certified - refused3 > 1) {
    const middle = refused3 + Math.floor((certified - refused3) / 2);
    if (certifies(middle)) certified = middle;
    else refused3 = middle;
  }
  return certified;
}
function certifiesAt(epsilon, flips3) {
  const tolerance = exactly(epsilon);
  const spread = multiply(Z_SQUARED, variance(epsilon));
  return (pairs) => {
    const count3 = exactly(pairs);
    const margin = subtract(multiply(count3, tolerance), exactly(flips3));
    return margin.numerator > 0n && isGreater(multiply(margin, margin), multiply(spread, count3));
  };
}
function variance(epsilon) {
  return multiply(exactly(epsilon), subtract(exactly(1), exactly(epsilon)));
}
function requireTolerance(epsilon) {
  if (!(epsilon > 0 && epsilon < 1)) throw new RangeError(`a tolerance must be in (0, 1), got ${epsilon}`);
}

// src/core/curtailment.ts
function isOutOfReach({ epsilon, strict }, { pairs, flips: flips3 }, endpointPairs) {
  if (pairs >= endpointPairs) return false;
  if (strict) return bestCaseExactTotal(epsilon, flips3, pairs) > endpointPairs;
  return bestCaseAdmission(epsilon, flips3, pairs, endpointPairs) === void 0;
}
function replayCurtailment(cases, rule) {
  const endpointPairs = cases.reduce((sum3, outcomes) => sum3 + Math.floor(outcomes.length / 2), 0);
  const calls = cases.reduce((sum3, outcomes) => sum3 + outcomes.length, 0);
  let pairs = 0;
  let flips3 = 0;
  for (const flipped of pairsByRound(cases)) {
    pairs += 1;
    if (flipped) flips3 += 1;
    if (isOutOfReach(rule, { pairs, flips: flips3 }, endpointPairs)) {
      return {
        stoppingPair: pairs,
        endpointPairs,
        observedFlips: flips3,
        avoidedPairs: endpointPairs - pairs,
        avoidedCalls: calls - 2 * pairs
      };
    }
  }
  return { stoppingPair: void 0, endpointPairs, observedFlips: flips3, avoidedPairs: 0, avoidedCalls: 0 };
}
function* pairsByRound(cases) {
  const rounds = cases.reduce((most, outcomes) => Math.max(most, Math.floor(outcomes.length / 2)), 0);
  for (let round = 0; round < rounds; round += 1) {
    for (const outcomes of cases) {
      const [first2, second] = [outcomes[2 * round], outcomes[2 * round + 1]];
      if (first2 !== void 0 && second !== void 0) yield !sameOutcome(first2, second);
    }
  }
}
function findCurtailment(cases, repeats, rule) {
  const endpointPairs = repeats.reduce((sum3, count3) => sum3 + Math.floor(count3 / 2), 0);
  const read = { pairs: 0, flips: 0 };
  for (const flipped of pairsByRound(cases)) {
    if (isOutOfReach(rule, read, endpointPairs) && read.pairs > 0) return void 0;
    read.pairs += 1;
    if (flipped) read.flips += 1;
  }
  if (read.pairs === 0 || !isOutOfReach(rule, read, endpointPairs)) return void 0;
  const avoidedPairs = endpointPairs - read.pairs;
  return {
    stoppingPair: read.pairs,
    endpointPairs,
    observedFlips: read.flips,
    avoidedPairs,
    spentCalls: 2 * read.pairs,
    avoidedCalls: 2 * avoidedPairs
  };
}

// src/core/sequential-reader.ts
var SequentialReader = class {
  #plan;
  #outcomeOf;
  #lines;
  #rounds = [];
  #state;
  #hasFailed = false;
  constructor(plan, outcomeOf2) {
    this.#plan = plan;
    this.#outcomeOf = outcomeOf2;
    this.#lines = linesOf(plan);
    this.#state = { place: 0, read: 0, flips: 0, lines: this.#lines.map(() => UNREAD) };
  }
  /** Pairs read. */
  get read() {
    return this.#state.read;
  }
  /** Flips among them. */
  get flips() {
    return this.#state.flips;
  }
  /** Is every question settled, or nothing more to be read for it? */
  get isOver() {
    return this.#isOver(this.#state);
  }
  /** Does the reading stand at a pair with a failed call? It is never skipped. */
  get hasFailed() {
    return this.#hasFailed;
  }
  /** Pooled first, then two for each route: corrected and uncorrected. */
  get lines() {
    const stop = this.#stopOfOpen();
    return this.#state.lines.map((line) => line.stop === "waiting" ? { ...line, stop } : line);
  }
  #stopOfOpen() {
    if (this.isOver) return this.#state.read >= this.#plan.cap ? "cap" : "ended";
    return this.#hasFailed ? "failed" : "waiting";
  }
  /** Reads on as far as outcomes are in. */
  advance() {
    while (!this.isOver) {
      const place4 = this.#placeAt(this.#state.place);
      if (this.#isWanted(place4, this.#state)) {
        const outcome = this.#outcomeOf(place4);
        this.#hasFailed = outcome === "failed";
        if (outcome === void 0 || outcome === "failed") return;
        this.#state = this.#readOn(place4, this.#state, outcome === "flip");
      } else this.#state = { ...this.#state, place: this.#state.place + 1 };
    }
    this.#hasFailed = false;
  }
  /** The pairs that may be under way now: no further than this wave, and than the next boundary that may certify. */
  wave() {
    return [...this.#quietly(waveLimit(this.#state.read))];
  }
  /** Pairs in all if none flips from here on. */
  pairsIfQuiet() {
    let pairs = this.#state.read;
    const [pooled, ...others] = this.#lines;
    if (others.every((line) => !line.drives)) {
      let reading = this.#state.lines[0];
      for (; pairs < this.#plan.cap && reading.stop === "waiting"; pairs += 1)
        reading = readPair(pooled.boundaries, reading, false, pooled.giveUp);
      return pairs;
    }
    for (const _ of this.#quietly(this.#plan.cap)) pairs += 1;
    return pairs;
  }
  /** The pairs that would be read if all agreed. */
  *#quietly(limit2) {
    let state = this.#state;
    while (state.read < limit2 && !this.#isOver(state)) {
      const place4 = this.#placeAt(state.place);
      if (this.#isWanted(place4, state)) {
        yield place4;
        state = this.#readOn(place4, state, false);
      } else state = { ...state, place: state.place + 1 };
    }
  }
  #placeAt(place4) {
    const probes = this.#plan.intended.length;
    const round = Math.floor(place4 / probes);
    while (this.#rounds.length <= round)
      this.#rounds.push(roundOrder(probes, this.#plan.seed, this.#rounds.length));
    return { caseIndex: this.#rounds[round]?.[place4 % probes], pair: round };
  }
  #isWanted({ caseIndex }, { lines: lines2 }) {
    return this.#lines.some(
      (line, index) => line.drives && lines2[index]?.stop === "waiting" && this.#belongs(line, caseIndex)
    );
  }
  #belongs({ route }, caseIndex) {
    return route === void 0 || this.#plan.intended[caseIndex] === route;
  }
  #readOn({ caseIndex }, state, flipped) {
    const lines2 = state.lines.map((reading, index) => {
      const line = this.#lines[index];
      if (reading.stop !== "waiting" || !this.#belongs(line, caseIndex)) return reading;
      return readPair(line.boundaries, reading, flipped, line.giveUp);
    });
    return {
      place: state.place + 1,
      read: state.read + 1,
      flips: state.flips + (flipped ? 1 : 0),
      lines: lines2
    };
  }
  #isOver({ read, lines: lines2 }) {
    if (read >= this.#plan.cap) return true;
    return lines2.every((line, index) => line.stop !== "waiting" || this.#lines[index]?.drives !== true);
  }
};
function linesOf({ pooled, giveUp, routes: routes2, settlesRoutes }) {
  return [
    { boundaries: pooled, giveUp, route: void 0, drives: true },
    ...routes2.flatMap((design) => [
      { ...design, boundaries: design.corrected, drives: settlesRoutes },
      { ...design, boundaries: design.uncorrected, giveUp: () => false, drives: false }
    ])
  ];
}

// src/core/trial.ts
function scoreTrial(result, layer) {
  if (!result.ok) return result;
  const projected = project(result.observation, layer);
  if (projected.ok) return projected;
  return { ok: false, failure: noDecisionFailure(projected.reason) };
}
function noDecisionFailure(reason) {
  return { kind: reason, message: `the answer holds no decision (${reason.replaceAll("_", " ")})` };
}
function evidenceFromTrials(cases, trials, layer, isolation) {
  const groups = cases.map((item) => ({ item, trials: [] }));
  for (const trial of trials) groups[trial.caseIndex]?.trials.push(trial);
  const intern = interner();
  return {
    layer,
    isolation,
    cases: groups.map(({ item, trials: trials2 }) => {
      const { input, fingerprint, expected } = item;
      const scored = trials2.sort((a, b) => a.trial - b.trial).map((trial) => scoreTrial(trial.result, layer));
      return {
        input,
        fingerprint,
        ...expected === void 0 ? {} : { expected },
        outcomes: scored.flatMap((trial) => trial.ok ? [intern(trial.outcome)] : []),
        errors: scored.filter((trial) => !trial.ok).length
      };
    })
  };
}
function interner() {
  const known = /* @__PURE__ */ new Map();
  return (outcome) => {
    const key = outcomeKey(outcome);
    const first2 = known.get(key) ?? outcome;
    known.set(key, first2);
    return first2;
  };
}

// src/core/sequential-reading.ts
var PairOutcomes = class {
  #layer;
  #halves = /* @__PURE__ */ new Map();
  #pairs = /* @__PURE__ */ new Map();
  constructor(layer) {
    this.#layer = layer;
  }
  add({ caseIndex, trial, result }) {
    const scored = scoreTrial(result, this.#layer);
    this.#halves.set(`${caseIndex}:${trial}`, scored);
    const other = this.#halves.get(`${caseIndex}:${trial ^ 1}`);
    const outcome = scored.ok && other?.ok !== false ? flipOf(scored.outcome, other?.outcome) : "failed";
    if (outcome !== void 0) this.#pairs.set(`${caseIndex}:${trial >> 1}`, outcome);
  }
  of({ caseIndex, pair }) {
    return this.#pairs.get(`${caseIndex}:${pair}`);
  }
  /** Pairs whose two trials were answered. */
  count(wanted) {
    let count3 = 0;
    for (const outcome of this.#pairs.values()) if (wanted.includes(outcome)) count3 += 1;
    return count3;
  }
};
function flipOf(a, b) {
  if (b === void 0) return void 0;
  return sameOutcome(a, b) ? "agree" : "flip";
}
function readTrialsSequentially(plan, trials, layer) {
  const outcomes = new PairOutcomes(layer);
  for (const trial of trials) outcomes.add(trial);
  const reader = new SequentialReader(plan, (place4) => outcomes.of(place4));
  reader.advance();
  const { flips: flips3 } = reader;
  const [pooled, ...lines2] = reader.lines;
  return {
    plan,
    pooled,
    routes: plan.routes.map(({ route }, index) => ({
      route,
      corrected: lines2[2 * index],
      uncorrected: lines2[2 * index + 1]
    })),
    read: reader.read,
    flips: flips3,
    collected: outcomes.count(["agree", "flip"]),
    flipsAfter: outcomes.count(["flip"]) - flips3,
    isOver: reader.isOver,
    pairsIfQuiet: reader.pairsIfQuiet()
  };
}
function trialsInPairs(trials, layer, isOver) {
  const scored = new Map(trials.map((trial) => [keyOf(trial), scoreTrial(trial.result, layer).ok]));
  const isWhole = (trial) => scored.get(keyOf(trial)) === true && scored.get(mateOf(trial)) === true;
  const paired = new Set(trials.filter(isWhole).map(({ caseIndex }) => caseIndex));
  return trials.filter((trial) => {
    if (isWhole(trial)) return true;
    if (trial.trial === 0 && !paired.has(trial.caseIndex)) return true;
    return !isOver && scored.get(keyOf(trial)) === false;
  });
}
function keyOf({ caseIndex, trial }) {
  return `${caseIndex}:${trial}`;
}
function mateOf({ caseIndex, trial }) {
  return keyOf({ caseIndex, trial: trial ^ 1 });
}
function capToContinue({ plan, pooled, routes: routes2, read, flips: flips3, flipsAfter }) {
  const questions = [{ design: plan.pooled, line: { ...pooled, pairs: read, flips: flips3 + flipsAfter } }];
  if (plan.settlesRoutes)
    for (const [index, { corrected: line }] of routes2.entries())
      questions.push({ design: plan.routes[index].corrected, line });
  let wanted = 0;
  let further = 0;
  let isBeyond = false;
  for (const { design, line } of questions) {
    const usual = usualCap(design.epsilon);
    const needed = line.call === "undecided" ? pairsToCertify(design.epsilon, line.pairs, line.flips) : 0;
    wanted += usual;
    further += needed;
    isBeyond ||= needed > 0 && line.pairs + needed > usual;
  }
  return Math.max(plan.cap + 1, read + further, isBeyond ? wanted + 1 : 0);
}

// src/collect/order.ts
function* declaredOrder(repeats) {
  const rounds = Math.max(0, ...repeats);
  for (let trial = 0; trial < rounds; trial += 1) {
    for (const [caseIndex, count3] of repeats.entries()) {
      if (trial < count3) yield { caseIndex, trial };
    }
  }
}
function keyOf2({ caseIndex, trial }) {
  return `${caseIndex}:${trial}`;
}
function parallelDispenser(repeats, isDone = () => false) {
  const open = [...declaredOrder(repeats)].filter((slot) => !isDone(slot));
  let head = 0;
  return { width: open.length, planned: sum(repeats), next: () => open[head++], done: () => {
  } };
}
function serialDispenser(repeats, isDone = () => false) {
  const queues = repeats.map(() => []);
  for (const slot of declaredOrder(repeats)) if (!isDone(slot)) queues[slot.caseIndex]?.push(slot);
  const waiting = queues.flatMap((queue) => queue.splice(0, 1));
  let head = 0;
  return {
    width: waiting.length,
    planned: sum(repeats),
    next: () => head < waiting.length ? waiting[head++] : void 0,
    done: ({ caseIndex }) => {
      const following = queues[caseIndex]?.shift();
      if (following !== void 0) waiting.push(following);
    }
  };
}
function sum(repeats) {
  return repeats.reduce((total, count3) => total + count3, 0);
}

// src/collect/uncovered-cases.ts
var UncoveredCases = class {
  #open;
  /** @param cases count; 0 where none needs to be asked */
  constructor(cases, answered) {
    this.#open = new Set(Array.from({ length: cases }, (_, caseIndex) => caseIndex));
    for (const { caseIndex } of answered) this.#open.delete(caseIndex);
  }
  get count() {
    return this.#open.size;
  }
  start(caseIndex) {
    this.#open.delete(caseIndex);
  }
  /** @returns the first trial of the next case in order */
  next() {
    const [caseIndex] = this.#open;
    if (caseIndex === void 0) return void 0;
    this.#open.delete(caseIndex);
    return { caseIndex, trial: 0 };
  }
};

// src/collect/curtailed-dispenser.ts
function curtailedDispenser(repeats, rule, options) {
  return new CurtailedDispenser(repeats, rule, options);
}
var CurtailedDispenser = class {
  width;
  #repeats;
  #rule;
  #options;
  #order;
  #outcomes;
  #uncovered;
  #started;
  #underWay = 0;
  #read = { pairs: 0, flips: 0 };
  #isCurtailed = false;
  /** What carries out the rest of the plan once a call has failed. */
  #rest;
  constructor(repeats, rule, options) {
    this.#repeats = repeats;
    this.#rule = rule;
    this.#options = options;
    this.#order = [...pairOrder(repeats)];
    this.width = options.parallelRepeats ? 2 * this.#order.length : repeats.length;
    this.#outcomes = new PairOutcomes(options.layer);
    for (const trial of options.answered) this.#outcomes.add(trial);
    this.#started = new Set(options.answered.map(keyOf2));
    this.#uncovered = new UncoveredCases(options.coverAll ? repeats.length : 0, options.answered);
    this.#readOn();
  }
  get planned() {
    if (this.#isCurtailed) return this.#started.size + this.#uncovered.count;
    return this.#repeats.reduce((sum3, count3) => sum3 + count3, 0);
  }
  next() {
    if (this.#rest !== void 0) return this.#rest.next();
    if (this.#isCurtailed) return this.#start(this.#uncovered.next());
    const place4 = this.#order[this.#read.pairs];
    if (place4 === void 0) return void 0;
    const open = [2 * place4.pair, 2 * place4.pair + 1].map((trial) => ({ caseIndex: place4.caseIndex, trial })).find((slot) => !this.#started.has(keyOf2(slot)));
    const mustWait = this.#underWay > 0 && !this.#options.parallelRepeats;
    return open === void 0 || mustWait ? "later" : this.#start(open);
  }
  done(trial) {
    this.#underWay -= 1;
    this.#rest?.done(trial);
    this.#outcomes.add(trial);
    this.#readOn();
  }
  #start(slot) {
    if (slot === void 0) return void 0;
    this.#underWay += 1;
    this.#started.add(keyOf2(slot));
    this.#uncovered.start(slot.caseIndex);
    return slot;
  }
  #readOn() {
    while (this.#rest === void 0 && !this.#isCurtailed) {
      const place4 = this.#order[this.#read.pairs];
      const outcome = place4 === void 0 ? void 0 : this.#outcomes.of(place4);
      if (outcome === void 0) return;
      if (outcome === "failed") this.#rest = this.#carryOut();
      else this.#count(outcome === "flip");
    }
  }
  #count(flipped) {
    const { pairs, flips: flips3 } = this.#read;
    this.#read = { pairs: pairs + 1, flips: flips3 + (flipped ? 1 : 0) };
    this.#isCurtailed = isOutOfReach(this.#rule, this.#read, this.#order.length);
  }
  #carryOut() {
    const make = this.#options.parallelRepeats ? parallelDispenser : serialDispenser;
    return make(this.#repeats, (slot) => this.#started.has(keyOf2(slot)));
  }
};
function* pairOrder(repeats) {
  const rounds = repeats.reduce((most, count3) => Math.max(most, Math.floor(count3 / 2)), 0);
  for (let pair = 0; pair < rounds; pair += 1) {
    for (const [caseIndex, count3] of repeats.entries()) {
      if (2 * pair + 1 < count3) yield { caseIndex, pair };
    }
  }
}

// src/collect/sequential-dispenser.ts
function sequentialDispenser(plan, options) {
  return new SequentialDispenser(plan, options);
}
var SequentialDispenser = class {
  width;
  planned;
  #reader;
  #outcomes;
  #uncovered;
  #parallelRepeats;
  #started;
  /** Cases with a call under way. */
  #busy = /* @__PURE__ */ new Set();
  /** Cases that are to be asked at least once, count. */
  #toCover;
  #wave = [];
  /** Everything before it in the wave is in. */
  #head = 0;
  /** Pairs that are read once this wave is. */
  #readByThen = 0;
  #flips = 0;
  constructor(plan, { layer, parallelRepeats, coverAll, answered }) {
    this.width = parallelRepeats ? 2 * plan.cap : plan.intended.length;
    this.#parallelRepeats = parallelRepeats;
    this.#started = new Set(answered.map(keyOf2));
    this.#outcomes = new PairOutcomes(layer);
    for (const trial of answered) this.#outcomes.add(trial);
    this.#reader = new SequentialReader(plan, (place4) => this.#outcomes.of(place4));
    this.#toCover = coverAll ? plan.intended.length : 0;
    this.#uncovered = new UncoveredCases(this.#toCover, answered);
    this.#reader.advance();
    this.planned = this.#plannedCalls();
  }
  next() {
    if (this.#reader.hasFailed) return void 0;
    if (!this.#reader.isOver) return this.#nextOfWave();
    const slot = this.#uncovered.next();
    return slot === void 0 ? void 0 : this.#start(slot);
  }
  done(trial) {
    this.#busy.delete(trial.caseIndex);
    this.#outcomes.add(trial);
    this.#reader.advance();
    if (this.#reader.flips > this.#flips || this.#reader.isOver) this.planned = this.#plannedCalls();
    this.#flips = this.#reader.flips;
  }
  #nextOfWave() {
    if (this.#reader.read >= this.#readByThen) {
      this.#wave = this.#reader.wave();
      this.#head = 0;
      this.#readByThen = this.#reader.read + this.#wave.length;
    }
    for (let index = this.#head; index < this.#wave.length; index += 1) {
      const place4 = this.#wave[index];
      if (this.#outcomes.of(place4) === "failed") break;
      const slot = this.#slotOf(place4);
      if (slot !== void 0) return this.#start(slot);
      if (index === this.#head && this.#outcomes.of(place4) !== void 0) this.#head += 1;
    }
    return "later";
  }
  #slotOf({ caseIndex, pair }) {
    if (!this.#parallelRepeats && this.#busy.has(caseIndex)) return void 0;
    return [2 * pair, 2 * pair + 1].map((trial) => ({ caseIndex, trial })).find((slot) => !this.#started.has(keyOf2(slot)));
  }
  #start(slot) {
    this.#started.add(keyOf2(slot));
    this.#busy.add(slot.caseIndex);
    this.#uncovered.start(slot.caseIndex);
    return slot;
  }
  #plannedCalls() {
    const asked = this.#started.size;
    if (this.#reader.isOver) return asked + this.#uncovered.count;
    const pairs = this.#reader.pairsIfQuiet();
    return Math.max(asked, 2 * pairs + Math.max(0, this.#toCover - pairs));
  }
};

// src/collect/shard-dispenser.ts
function shardDispenser(part, options) {
  return new ShardDispenser(part, options);
}
var ShardDispenser = class {
  width;
  #part;
  #options;
  #outcomes;
  /** In the declared order. */
  #open;
  #busy = /* @__PURE__ */ new Set();
  #started;
  #end = Number.POSITIVE_INFINITY;
  constructor(part, options) {
    this.#part = part;
    this.#options = options;
    this.#outcomes = new PairOutcomes(options.layer);
    for (const trial of options.answered) this.#outcomes.add(trial);
    const known = new Set(options.answered.map(keyOf2));
    this.#started = known.size;
    this.#open = placesOf(part).filter(({ slot }) => !known.has(keyOf2(slot)));
    const cases = new Set(this.#open.map(({ slot }) => slot.caseIndex));
    this.width = options.parallelRepeats ? this.#open.length : cases.size;
    this.#findEnd();
  }
  get planned() {
    if (this.#end === Number.POSITIVE_INFINITY) return this.#started + this.#open.length;
    return this.#started + this.#open.filter(({ position }) => position <= this.#end).length;
  }
  next() {
    const head = this.#open[0];
    if (head === void 0 || head.position > this.#end) return void 0;
    const free = this.#open.findIndex(({ slot: slot2 }) => !this.#isBusy(slot2));
    if (free === -1 || this.#open[free].position > this.#end) return "later";
    const [{ slot }] = this.#open.splice(free, 1);
    this.#started += 1;
    this.#busy.add(slot.caseIndex);
    return slot;
  }
  done(trial) {
    this.#busy.delete(trial.caseIndex);
    this.#outcomes.add(trial);
    this.#findEnd();
  }
  #isBusy({ caseIndex }) {
    return !this.#options.parallelRepeats && this.#busy.has(caseIndex);
  }
  #findEnd() {
    const { sequential } = this.#options;
    if (sequential === void 0) return;
    this.#end = certainEnd(this.#part, sequential, (pair) => this.#outcomes.of(pair));
  }
};
function placesOf({ pairs }) {
  return pairs.flatMap(
    ({ caseIndex, pair, position, trials }) => Array.from({ length: trials }, (_, half) => ({
      slot: { caseIndex, trial: 2 * pair + half },
      position
    }))
  );
}

// src/collect/tally.ts
var HOPELESS_AFTER = 8;
var Tally = class {
  stopped;
  done = 0;
  made = 0;
  errors = 0;
  flips = 0;
  cost = 0;
  /** The half of a pair that ended first, per case and pair. */
  halves = /* @__PURE__ */ new Map();
  /** Calls in all; a reading that may end early knows it only as it goes. */
  planned;
  layer;
  workers;
  rules;
  constructor(planned, layer, workers, rules) {
    this.planned = planned;
    this.layer = layer;
    this.workers = workers;
    this.rules = rules;
  }
  state() {
    const { done, planned, flips: flips3, errors: errors2, workers } = this;
    return { done, planned, flips: flips3, errors: errors2, workers };
  }
  /** A trial of an earlier process: it counts and costs nothing. */
  recall(trial) {
    this.done += 1;
    const scored = scoreTrial(trial.result, this.layer);
    if (scored.ok) this.pair(trial, scored.outcome);
    else this.errors += 1;
  }
  count(trial) {
    this.made += 1;
    this.cost += trial.result.ok ? trial.result.observation.costUsd ?? 0 : 0;
    const before = this.errors;
    this.recall(trial);
    if (this.errors > before) this.stopAfterFailure();
    if (this.rules.maxCost !== void 0 && this.cost >= this.rules.maxCost) this.stop("max-cost");
  }
  /** A plan that is done needs no stopping. */
  stop(reason) {
    if (this.done < this.planned) this.stopped ??= reason;
  }
  pair({ caseIndex, trial }, outcome) {
    const key = `${caseIndex}:${trial >> 1}`;
    const other = this.halves.get(key);
    if (other === void 0) {
      this.halves.set(key, outcome);
      return;
    }
    this.halves.delete(key);
    if (!sameOutcome(other, outcome)) this.flips += 1;
  }
  stopAfterFailure() {
    if (this.rules.stopOnError) this.stop("error");
    else if (this.errors === this.made && this.made >= HOPELESS_AFTER) this.stop("all-failing");
  }
};

// src/collect/collect.ts
async function collect(agent, request, ports) {
  const answered = (request.earlier ?? []).filter((trial) => trial.result.ok);
  const run = new Run(agent, request, ports, answered);
  ports.progress.start(run.tally.state());
  try {
    await run.finished();
  } finally {
    ports.progress.stop();
  }
  return {
    trials: [...answered, ...run.trials],
    made: run.trials.length,
    stopped: run.tally.stopped,
    progress: run.tally.state()
  };
}
var Run = class {
  trials = [];
  tally;
  workers;
  /** Callers that wait for another's call to end. */
  waiting = [];
  dispenser;
  attempts;
  agent;
  request;
  ports;
  constructor(agent, request, ports, answered) {
    this.agent = agent;
    this.request = request;
    this.ports = ports;
    this.dispenser = dispenserFor(request, answered);
    this.workers = Math.min(request.maxWorkers, this.dispenser.width);
    this.attempts = new Map((request.earlier ?? []).map((trial) => [keyOf2(trial), trial.attempt]));
    this.tally = new Tally(this.dispenser.planned, request.layer, this.workers, request);
    for (const trial of answered) this.tally.recall(trial);
  }
  async finished() {
    const { interruption } = this.ports;
    const stopped = new Promise((resolve9) => {
      if (interruption.aborted) resolve9();
      else interruption.addEventListener("abort", () => resolve9(), { once: true });
    });
    const work = Promise.all(Array.from({ length: this.workers }, () => this.work()));
    await Promise.race([work, stopped.then(() => this.tally.stop("interrupted"))]);
  }
  async work() {
    while (this.tally.stopped === void 0 && !this.ports.interruption.aborted) {
      const slot = this.dispenser.next();
      if (slot === void 0) return;
      if (slot === "later") {
        await this.anotherEnds();
        continue;
      }
      const trial = await this.call(slot);
      if (this.ports.interruption.aborted) return;
      this.finish(trial);
    }
  }
  /** Resolves when a call that is under way has ended. */
  anotherEnds() {
    return new Promise((resolve9) => this.waiting.push(resolve9));
  }
  finish(trial) {
    this.ports.onTrial(trial);
    this.trials.push(trial);
    this.dispenser.done(trial);
    this.tally.planned = this.dispenser.planned;
    this.tally.count(trial);
    this.ports.progress.update(this.tally.state());
    for (const go of this.waiting.splice(0)) go();
  }
  async call(slot) {
    const { clock } = this.ports;
    const startedAt = clock.now().toISOString();
    const from = clock.monotonic();
    const answer = await this.agent.ask(this.request.inputs[slot.caseIndex] ?? "");
    const elapsed = Math.max(0, clock.monotonic() - from);
    const attempt = (this.attempts.get(keyOf2(slot)) ?? 0) + answer.attempt;
    return { ...slot, attempt, startedAt, result: resultOf(answer, elapsed) };
  }
};
function dispenserFor(request, answered) {
  const { sequential, curtail, parallelRepeats, coverAll = false, layer, repeats, part } = request;
  if (part !== void 0)
    return shardDispenser(part, {
      layer,
      parallelRepeats,
      answered,
      ...sequential === void 0 ? {} : { sequential }
    });
  if (sequential !== void 0)
    return sequentialDispenser(sequential, { layer, parallelRepeats, coverAll, answered });
  const hasFailed = (request.earlier ?? []).some((trial) => !trial.result.ok);
  if (curtail !== void 0 && !hasFailed)
    return curtailedDispenser(repeats, curtail, { layer, parallelRepeats, coverAll, answered });
  const known = new Set(answered.map(keyOf2));
  const make = parallelRepeats ? parallelDispenser : serialDispenser;
  return make(repeats, (slot) => known.has(keyOf2(slot)));
}
function resultOf(answer, elapsedMs) {
  if (!answer.ok) return { ok: false, failure: answer.failure };
  const latencyMs = Math.round(elapsedMs * 1e3) / 1e3;
  return { ok: true, observation: { latencyMs, ...answer.observation } };
}

// src/evidence/digest.ts
var { createHash } = process.getBuiltinModule("node:crypto");

// src/evidence/canonical-json.ts
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members2 = Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
    return `{${members2.join(",")}}`;
  }
  if (typeof value === "number" && !Number.isFinite(value))
    throw new RangeError(`JSON has no form for ${value}`);
  const text4 = JSON.stringify(value);
  if (text4 === void 0) throw new RangeError(`JSON has no form for a ${typeof value}`);
  return text4;
}

// src/evidence/evidence-file.ts
var EVIDENCE_SCHEMA = "agentverity.evidence/v2";
function evidenceDocument(evidence, provenance3) {
  return {
    schema: EVIDENCE_SCHEMA,
    layer: evidence.layer,
    isolation: evidence.isolation,
    provenance: provenance3,
    cases: evidence.cases.map(({ input, expected, outcomes, errors: errors2 }) => ({
      input,
      ...expected === void 0 ? {} : { expected },
      observations: outcomes.map(writeOutcome),
      ...errors2 > 0 ? { errors: errors2 } : {}
    }))
  };
}
function writeOutcome(outcome) {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "text":
      return outcome.text;
    case "tools":
      return outcome.names;
    case "no-decision":
      return { kind: "no_decision", reason: outcome.reason };
  }
}

// src/evidence/claim-document.ts
function claimDocument(claim2) {
  return {
    schema: claim2.schema,
    layer: claim2.layer,
    epsilon: claim2.epsilon,
    blindness_threshold: claim2.blindnessThreshold,
    decision_contract: contractDocument(claim2.contract),
    probes: probeDocuments(claim2)
  };
}
function contractDocument(contract) {
  if (contract === void 0) return null;
  const { allowed, required: required2, critical, stabilityTargets, minimumCases, allowedNoDecisions } = contract;
  return {
    allowed,
    required: required2,
    critical,
    ...unlessEmpty("stability_targets", stabilityTargets),
    ...unlessEmpty("minimum_cases", minimumCases),
    ...unlessEmpty("allowed_no_decisions", [...allowedNoDecisions].sort())
  };
}
function probeDocuments({ probes }) {
  return probes.map(({ fingerprint, expected, intended }) => ({
    input_fingerprint: fingerprint,
    expected: writeOutcome(expected),
    intended: intended ?? null
  }));
}
function unlessEmpty(name, value) {
  return Object.keys(value).length === 0 ? {} : { [name]: value };
}

// src/evidence/digest.ts
function sha256(text4) {
  return createHash("sha256").update(text4, "utf8").digest("hex");
}
function digestOf(value) {
  return `sha256:${sha256(canonicalJson(value))}`;
}
function candidateDigest(claim2) {
  return digestOf(claimDocument(claim2));
}

// src/evidence/trials-file.ts
var TRIALS_SCHEMA = "agentverity.trials/v1";
function headerLine(header) {
  const { reading } = header;
  return JSON.stringify({
    schema: TRIALS_SCHEMA,
    config_digest: header.configDigest,
    config: header.config,
    suite_digest: header.suiteDigest,
    tree_digest: header.tree === null ? null : digestOf(header.tree),
    tree: header.tree,
    plan: reading === void 0 ? { repeats: header.repeats, order: "rounds", method: "wilson", seed: null, cap: null } : { repeats: header.repeats, order: "shuffled-rounds", method: "sequential", ...reading },
    shard: header.shard === void 0 ? null : shardName(header.shard),
    agent: header.shard?.agent,
    // left out where it is undefined, as the last one
    isolation: header.isolation,
    earlier_attempts: header.earlierAttempts
  });
}
function continuationLine(repeats, cap2, startedAt) {
  return JSON.stringify({ continued: { repeats, cap: cap2 }, started_at: startedAt });
}
function trialLine(trial, content) {
  const { caseIndex, trial: number3, attempt, startedAt, result } = trial;
  return lineOf({ case: caseIndex, trial: number3, attempt, started_at: startedAt }, result, content);
}
function followUpLine(followUp, content) {
  const { caseIndex, relation, attempt, startedAt, result } = followUp;
  return lineOf({ case: caseIndex, relation, attempt, started_at: startedAt }, result, content);
}
function lineOf(place4, result, content) {
  if (!result.ok) return JSON.stringify({ ...place4, error: writeFailure(result.failure, content) });
  return JSON.stringify({ ...place4, observation: writeObservation(result.observation, content) });
}
function writeFailure({ kind, message }, content) {
  return { kind, message: content === "full" ? message : "recorded" };
}
function writeObservation(observation, content) {
  const { text: text4, toolCalls, steps, errors: errors2, latencyMs, costUsd, metadata } = observation;
  const full = content === "full";
  return {
    text: full ? text4 : void 0,
    verdict: writeVerdict(observation.verdict),
    toolCalls: full ? toolCalls : toolCalls.map(withoutContents),
    steps,
    errors: full ? errors2 : errors2.map(() => "recorded"),
    latencyMs,
    costUsd,
    metadata: full ? metadata : void 0
  };
}
function writeVerdict(verdict) {
  if (verdict === null) return null;
  return verdict.kind === "decision" ? verdict.label : { kind: "no_decision", reason: verdict.reason };
}
function withoutContents({ name, success }) {
  return success === void 0 ? { name } : { name, success };
}

// src/inputs/open-suite.ts
var { resolve: resolve4 } = process.getBuiltinModule("node:path");

// src/inputs/contract-rules.ts
function contractProblems(source) {
  const root = isFields4(source.value) ? source.value : {};
  const contract = isFields4(root["contract"]) ? root["contract"] : {};
  const allowed = labels2(contract["allowed"]);
  const required2 = contract["required"] === void 0 ? allowed : labels2(contract["required"]);
  const problems2 = [
    ...labelProblems(contract, source),
    ...repeatedLabels(contract, source),
    ...expectedProblems(root["cases"], allowed, source),
    ...untestedTargets(contract["stability_targets"], root["cases"], source)
  ];
  if (allowed.length === 0) return problems2;
  problems2.push(
    ...strangers(
      source,
      ["contract", "required"],
      listed(contract["required"]),
      allowed,
      "does not allow",
      "Allowed"
    ),
    ...strangers(
      source,
      ["contract", "critical"],
      listed(contract["critical"]),
      required2,
      "does not require",
      "Required"
    )
  );
  for (const key of ["stability_targets", "minimum_cases"]) {
    const names3 = isFields4(contract[key]) ? Object.keys(contract[key]).map((name) => [name, name]) : [];
    problems2.push(...strangers(source, ["contract", key], names3, required2, "does not require", "Required"));
  }
  return problems2;
}
function strangers(source, path, given2, known, verb, heading) {
  const set = new Set(known);
  return given2.filter(([, label3]) => !set.has(label3)).map(([step, label3]) => stranger(source, [...path, step], label3, known, verb, heading));
}
function stranger(source, path, label3, known, verb, heading) {
  const isKey = path.at(-1) === label3;
  const subject = isKey ? `\`${showPath(path)}\` is for ${quote2(label3)}` : `\`${showPath(path)}\` is ${quote2(label3)}`;
  return {
    code: "input-invalid",
    message: `${subject}, which the contract ${verb}`,
    hint: `${heading}: ${shorten(known)}.${didYouMean(label3, known)}`,
    at: source.locate(path, isKey ? "key" : "value")
  };
}
function labelProblems(contract, source) {
  return ["allowed", "required", "critical"].flatMap(
    (key) => listed(contract[key]).filter(([, label3]) => label3 !== label3.trim()).map(([step, label3]) => blankLabel(["contract", key, step], label3, source))
  );
}
function repeatedLabels(contract, source) {
  return ["allowed", "required", "critical", "allowed_no_decisions"].flatMap((key) => {
    const entries = listed(contract[key]);
    const firstOf = new Map(entries.toReversed().map(([step, label3]) => [label3, step]));
    return entries.filter(([step, label3]) => firstOf.get(label3) !== step).map(([step, label3]) => {
      const path = ["contract", key, step];
      return {
        code: "input-invalid",
        message: `\`${showPath(path)}\` is ${quote2(label3)} once more`,
        hint: "Remove it, or write the decision that was meant.",
        at: source.locate(path)
      };
    });
  });
}
function untestedTargets(targets, cases, source) {
  if (!isFields4(targets) || Object.keys(targets).length === 0 || !Array.isArray(cases)) return [];
  const index = cases.findIndex((entry) => isFields4(entry) && entry["expected"] === void 0);
  if (index === -1) return [];
  return [
    {
      code: "input-missing",
      message: `\`cases[${index}].expected\` is missing, and \`contract.stability_targets\` are per decision: with a case of none, no route can be told and no target tested`,
      hint: "Name the decision that every case was written to reach, or leave the targets out.",
      at: source.locate(["cases", index])
    }
  ];
}
function blankLabel(path, label3, source) {
  const what = label3.trim() === "" ? "is blank" : `is ${quote2(label3)}, with blanks around it that no answer has`;
  return {
    code: "input-invalid",
    message: `\`${showPath(path)}\` ${what}`,
    hint: label3.trim() === "" ? "Name a decision, or leave it out." : `Write ${quote2(label3.trim())}.`,
    at: source.locate(path)
  };
}
function expectedProblems(cases, allowed, source) {
  const problems2 = [];
  const known = new Set(allowed);
  for (const [index, entry] of (Array.isArray(cases) ? cases : []).entries()) {
    const expected = isFields4(entry) ? entry["expected"] : void 0;
    if (typeof expected !== "string" || expected === "" || known.has(expected)) continue;
    const path = ["cases", index, "expected"];
    if (known.size > 0) problems2.push(stranger(source, path, expected, allowed, "does not allow", "Allowed"));
    else if (expected !== expected.trim()) problems2.push(blankLabel(path, expected, source));
  }
  return problems2;
}
function labels2(value) {
  return listed(value).map(([, label3]) => label3);
}
function listed(value) {
  const entries = Array.isArray(value) ? [...value.entries()] : [];
  return entries.filter(
    (entry) => typeof entry[1] === "string" && entry[1] !== ""
  );
}
function shorten(known) {
  return known.length > 20 ? `${known.slice(0, 20).join(", ")} and ${known.length - 20} more` : known.join(", ");
}

// src/inputs/expectations.ts
function expectationProblems(source) {
  const cases = isFields4(source.value) ? source.value["cases"] : void 0;
  if (!Array.isArray(cases)) return [];
  return [
    ...cases.flatMap((entry, index) => isFields4(entry) ? itemProblems(entry["expect"], index, source) : []),
    ...repeatedNames(cases, source)
  ];
}
function itemProblems(expect2, index, source) {
  if (!Array.isArray(expect2)) return [];
  return expect2.flatMap((item, place4) => {
    const read = readItem(item);
    if (read.ok) return [];
    const path = ["cases", index, "expect", place4, ...read.step === void 0 ? [] : [read.step]];
    return [
      {
        code: read.step === void 0 || findAssertion(read.step) !== void 0 ? "input-invalid" : "input-unknown",
        message: `\`${showPath(path)}\` ${read.message}`,
        hint: read.hint,
        at: source.locate(path, read.step === void 0 ? "value" : "key")
      }
    ];
  });
}
function readExpectations(expect2) {
  return expect2.flatMap((item) => {
    const read = readItem(item);
    return read.ok ? [read.assertion] : [];
  });
}
function readItem(item) {
  if (typeof item === "string") return readNamed(item, void 0, void 0);
  const keys = isFields4(item) ? Object.keys(item) : [];
  const [name, ...others] = keys;
  if (!isFields4(item) || name === void 0)
    return {
      ok: false,
      message: `is ${showValue(item)}; it must be an assertion`,
      hint: "Write `did_not_error`, or `used_tool: search`."
    };
  if (others.length > 0)
    return {
      ok: false,
      message: `holds ${keys.length} assertions (${keys.map(quote2).join(", ")})`,
      hint: "Start each of them with `- ` on a line of its own."
    };
  return readNamed(name, item[name], name);
}
function readNamed(name, argument, step) {
  const at2 = step === void 0 ? {} : { step };
  const known = findAssertion(name);
  if (known === void 0) {
    const subject2 = step === void 0 ? `is ${quote2(name)}, which` : "";
    return {
      ok: false,
      ...at2,
      message: `${subject2} is no assertion that this version knows`.trim(),
      hint: hintFor2(name)
    };
  }
  const read = readAssertion(known, argument);
  if (read.ok) return read;
  const subject = step === void 0 ? `is ${quote2(name)}, which ` : "";
  return { ok: false, ...at2, message: `${subject}${read.why}`, hint: read.hint };
}
function hintFor2(name) {
  const [first2 = "", ...rest] = name.split(/[\s:]+/);
  if (rest.length > 0 && findAssertion(first2) !== void 0)
    return `Put a colon and a blank behind the name: \`${first2}: ${rest.join(" ")}\`.`;
  const guess = didYouMean(name, [...ASSERTION_NAMES], (word) => `\`${word}\``).trim();
  return guess || `Known: ${ASSERTION_NAMES.join(", ")}.`;
}
function repeatedNames(cases, source) {
  const seen = /* @__PURE__ */ new Map();
  const problems2 = [];
  for (const [index, entry] of cases.entries()) {
    const id = isFields4(entry) ? entry["id"] : void 0;
    if (typeof id !== "string") continue;
    const first2 = seen.get(id);
    if (first2 === void 0) {
      seen.set(id, index);
      continue;
    }
    problems2.push({
      code: "input-invalid",
      message: `\`cases[${index}].id\` is ${quote2(id)}, like \`cases[${first2}].id\` (line ${source.locate(["cases", first2, "id"]).line})`,
      hint: "Give each case a name of its own: baselines know tests by it.",
      at: source.locate(["cases", index, "id"])
    });
  }
  return problems2;
}

// src/inputs/csv-records.ts
function readCsvRecords(text4) {
  const records = [];
  let at2 = 0;
  while (at2 < text4.length) {
    const lineBreak = lineBreakAt(text4, at2);
    at2 += lineBreak;
    if (lineBreak > 0) continue;
    const values = [];
    const read = readRecord(text4, at2, values);
    if (typeof read !== "number") return { ok: false, ...read };
    records.push({ values, start: at2 });
    at2 = read;
  }
  return { ok: true, records };
}
function readRecord(text4, start2, values) {
  for (let at2 = start2; ; at2++) {
    const read = text4[at2] === '"' ? readQuoted(text4, at2) : readBare(text4, at2);
    if (typeof read === "string") return { offset: at2, why: read };
    values.push(read.value);
    at2 = read.end;
    if (text4[at2] !== ",") return at2;
  }
}
function readBare(text4, start2) {
  END_OF_VALUE.lastIndex = start2;
  const end = END_OF_VALUE.exec(text4)?.index ?? text4.length;
  if (text4[end] === '"') return "a quote stands inside a value";
  return { value: text4.slice(start2, end), end };
}
var END_OF_VALUE = /[,\r\n"]/g;
function readQuoted(text4, start2) {
  let close = text4.indexOf('"', start2 + 1);
  while (close !== -1 && text4[close + 1] === '"') close = text4.indexOf('"', close + 2);
  if (close === -1) return "a quoted value never ends";
  const end = close + 1;
  if (end < text4.length && !/[,\r\n]/.test(text4.charAt(end)))
    return "something stands between a quoted value and the next comma";
  return { value: text4.slice(start2 + 1, close).replaceAll('""', '"'), end };
}
function lineBreakAt(text4, at2) {
  if (text4[at2] === "\r") return text4[at2 + 1] === "\n" ? 2 : 1;
  return text4[at2] === "\n" ? 1 : 0;
}

// src/inputs/probe-faults.ts
function findProbeFaults(inputs) {
  const faults2 = [];
  const seen = /* @__PURE__ */ new Map();
  for (const [index, input] of inputs.entries()) {
    if (typeof input !== "string") continue;
    const first2 = seen.get(input);
    if (input.trim() === "") faults2.push({ index });
    else if (first2 === void 0) seen.set(input, index);
    else faults2.push({ index, first: first2 });
  }
  return faults2;
}
var REPEATS_HINT = "Remove one. To measure a probe more often, raise `repeats`.";

// src/inputs/plain-probes.ts
var COLUMNS = ["input", "expected", "id"];
function readTextLines(file, text4) {
  const rows = text4.split("\n").flatMap((line, index) => {
    const input = line.trim();
    return input === "" || input.startsWith("#") ? [] : [{ input, line: index + 1 }];
  });
  return toSuite(file, rows, []);
}
function readJsonLines(file, text4) {
  const rows = [];
  const problems2 = [];
  for (const [index, each] of text4.split("\n").entries()) {
    if (each.trim() === "") continue;
    const line = index + 1;
    const parsed2 = parseJson(file, each.trimEnd());
    if (!parsed2.ok) {
      problems2.push(...parsed2.problems.map((problem) => ({ ...problem, at: { file, ...problem.at, line } })));
    } else if (isFields4(parsed2.value.value)) {
      const row2 = parsed2.value.value;
      problems2.push(
        ...unknownColumns(Object.keys(row2), (key) => ({ ...parsed2.value.locate([key], "key"), line }))
      );
      rows.push({ input: row2["input"], expected: row2["expected"], line });
    } else {
      problems2.push({
        code: "input-invalid",
        message: `line ${line} is ${showValue(parsed2.value.value)}; it must be an object with an \`input\``,
        hint: 'Write `{"input": "…"}`, or name the file .txt when each line is a probe.',
        at: { file, line }
      });
    }
  }
  return toSuite(file, rows, problems2);
}
function readCsv(file, text4) {
  const lines2 = indexLines(text4);
  const reading = readCsvRecords(text4);
  if (!reading.ok) {
    return fail({
      code: "file-unreadable",
      message: `${file} is not valid CSV: ${reading.why}`,
      hint: 'Put the whole value in double quotes, and write a quote inside it twice: "say ""yes""".',
      at: { file, ...lines2.at(reading.offset) }
    });
  }
  const [header, ...body] = reading.records;
  if (header === void 0) return toSuite(file, [], []);
  const columns2 = header.values.map((name) => name.trim());
  const problems2 = headerProblems(file, columns2, lines2.at(header.start).line);
  if (!columns2.includes("input")) return fail(...problems2);
  const rows = body.map((record4) => toRow(record4, columns2, lines2.at(record4.start).line));
  problems2.push(
    ...body.flatMap((record4) => widthProblems(file, record4, columns2.length, lines2.at(record4.start).line))
  );
  return toSuite(file, rows, problems2);
}
function toRow({ values }, columns2, line) {
  const expected = values[columns2.indexOf("expected")]?.trim();
  const input = values[columns2.indexOf("input")] ?? "";
  return { input, line, ...expected === void 0 || expected === "" ? {} : { expected } };
}
function headerProblems(file, columns2, line) {
  const problems2 = unknownColumns(columns2, () => ({ file, line }));
  const twice = columns2.find((name, index) => columns2.indexOf(name) !== index);
  if (twice !== void 0) {
    const message = `the column ${quote2(twice)} is there twice`;
    problems2.push({ code: "input-conflict", message, hint: "Keep one of them.", at: { file, line } });
  }
  if (columns2.includes("input")) return problems2;
  const separator = columns2.length === 1 ? /[;\t]/.exec(columns2[0] ?? "")?.[0] : void 0;
  const missing2 = {
    code: "input-missing",
    message: `${file} has no column \`input\`; its first line is ${quote2(columns2.join(","))}`,
    hint: separator === void 0 ? "Name the columns in the first line: `input`, and perhaps `expected`." : `Separate the columns with commas, not ${separator === ";" ? "semicolons" : "tabs"}.`,
    at: { file, line }
  };
  return separator === void 0 ? [missing2, ...problems2] : [missing2];
}
function widthProblems(file, { values }, width, line) {
  const found = values.length;
  if (found === width) return [];
  const words2 = `${found} ${found === 1 ? "value" : "values"}`;
  return [
    {
      code: "input-invalid",
      message: `line ${line} has ${words2}, and the first line names ${width}`,
      hint: 'Put a text with a comma in double quotes: "Refund, please".',
      at: { file, line }
    }
  ];
}
function unknownColumns(names3, locate) {
  return names3.filter((name) => !COLUMNS.some((known) => known === name)).map((name) => ({
    code: "input-unknown",
    message: `${name === "" ? "a column without a name" : `\`${name}\``} is nothing that a list of probes has`,
    hint: didYouMean(name, COLUMNS, (known) => `\`${known}\``).trim() || `Remove it; known are ${listWords(COLUMNS, "and")}.`,
    at: locate(name)
  }));
}
function toSuite(file, rows, found) {
  const problems2 = [...found, ...rows.flatMap((row2) => rowProblems(file, row2)), ...probeProblems(file, rows)];
  if (problems2.length > 0) return fail(...inReadingOrder(problems2));
  if (rows.length === 0) {
    const hint = "Write one probe per line; lines that start with # are comments.";
    return fail({
      code: "suite-empty",
      message: `${file} has no probes: there is nothing to ask`,
      hint,
      at: { file }
    });
  }
  const cases = rows.map(({ input, expected, line }) => {
    return { input: String(input), ...typeof expected === "string" ? { expected } : {}, line };
  });
  return succeed({ file, cases });
}
function rowProblems(file, { input, expected, line }) {
  const problems2 = [];
  const at2 = { file, line };
  if (input === void 0) {
    problems2.push({
      code: "input-missing",
      message: `line ${line} has no \`input\``,
      hint: "Give the probe.",
      at: at2
    });
  } else if (typeof input !== "string") {
    const message = `\`input\` is ${showValue(input)}; it must be a text`;
    problems2.push({ code: "input-invalid", message, hint: "Put it in double quotes.", at: at2 });
  }
  const isLabel = typeof expected === "string" && expected !== "" && expected === expected.trim();
  if (expected !== void 0 && expected !== null && !isLabel) {
    const message = `\`expected\` is ${showValue(expected)}; it must be the name of a decision, without blanks around it`;
    problems2.push({ code: "input-invalid", message, hint: "Correct it, or leave it out.", at: at2 });
  }
  return problems2;
}
function probeProblems(file, rows) {
  return findProbeFaults(rows.map((row2) => row2.input)).map(({ index, first: first2 }) => {
    const line = rows[index]?.line ?? 0;
    const at2 = { file, line };
    if (first2 === void 0) {
      return {
        code: "probe-blank",
        message: `line ${line} has a blank \`input\``,
        hint: "Write the probe, or remove the line.",
        at: at2
      };
    }
    const message = `line ${line} repeats the probe of line ${rows[first2]?.line}`;
    return { code: "probe-duplicate", message, hint: REPEATS_HINT, at: at2 };
  });
}

// src/inputs/read-suite.ts
async function readSuite(file, text4, kind) {
  const checked = checkText(file, text4);
  if (!checked.ok) return checked;
  switch (/\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase()) {
    case "yaml":
    case "yml":
    case "json":
      return readDocument(file, checked.value);
    case "txt":
      return readTextLines(file, checked.value);
    case "csv":
      return readCsv(file, checked.value);
    case "jsonl":
    case "ndjson":
      return readJsonLines(file, checked.value);
    default:
      return fail({
        code: "input-invalid",
        message: `\`${kind}\` names ${file}, and its ending does not say what it holds`,
        hint: "Rename it: .yaml, .yml or .json for a suite; .txt, .csv or .jsonl for plain probes.",
        at: { file }
      });
  }
}
async function readDocument(file, text4) {
  const parsed2 = await parseSource(file, text4);
  if (!parsed2.ok) return parsed2;
  const source = parsed2.value;
  const version2 = versionProblem2(source);
  if (version2 !== void 0) return fail(version2);
  const isOurs = isFields4(source.value) && source.value["schema"] === SUITE_VERSION;
  const shape = (isOurs ? suiteSchema : decisionSuiteSchema).safeParse(source.value);
  const problems2 = [
    ...shapeProblems(shape.error?.issues ?? [], source),
    ...contractProblems(source),
    ...probeProblems2(source),
    ...isOurs ? expectationProblems(source) : []
  ];
  if (!shape.success || problems2.length > 0) return fail(...inReadingOrder(problems2));
  return succeed(buildSuite(source, shape.data, !file.toLowerCase().endsWith(".json")));
}
function probeProblems2(source) {
  const cases = isFields4(source.value) ? source.value["cases"] : void 0;
  if (!Array.isArray(cases)) return [];
  const inputs = cases.map((each) => isFields4(each) ? each["input"] : void 0);
  return findProbeFaults(inputs).flatMap(({ index, first: first2 }) => {
    const at2 = source.locate(["cases", index, "input"]);
    if (first2 !== void 0) {
      const line = source.locate(["cases", first2, "input"]).line;
      const message = `\`cases[${index}].input\` repeats \`cases[${first2}].input\` (line ${line})`;
      return [{ code: "probe-duplicate", message, hint: REPEATS_HINT, at: at2 }];
    }
    if (inputs[index] === "") return [];
    const hint = "Write the probe, or remove the case.";
    return [{ code: "probe-blank", message: `\`cases[${index}].input\` is blank`, hint, at: at2 }];
  });
}
function buildSuite(source, fields, isPlaced) {
  const lineOf2 = (path) => isPlaced ? source.locate(path).line : void 0;
  const cases = fields.cases.map((fields2, index) => {
    const { input, expected } = fields2;
    const line2 = lineOf2(["cases", index, "input"]);
    return {
      input,
      ...expected === void 0 ? {} : { expected },
      ...testOf(fields2),
      ...line2 === void 0 ? {} : { line: line2 }
    };
  });
  const phrases = "confirmation_phrases" in fields ? fields.confirmation_phrases : void 0;
  const own2 = {
    file: source.file,
    cases,
    ...phrases === void 0 ? {} : { confirmationPhrases: phrases }
  };
  if (fields.contract === void 0) return own2;
  const line = lineOf2(fields.contract.required === void 0 ? ["contract"] : ["contract", "required"]);
  return {
    ...own2,
    contract: { ...buildContract(fields.contract), ...line === void 0 ? {} : { line } }
  };
}
function testOf(fields) {
  const { id, expect: expect2, runs } = "id" in fields || "expect" in fields || "runs" in fields ? fields : {};
  return {
    ...id === void 0 ? {} : { id },
    ...expect2 === void 0 ? {} : { expect: readExpectations(expect2) },
    ...runs === void 0 ? {} : { runs }
  };
}
function buildContract(fields) {
  return {
    allowed: sorted(fields.allowed),
    required: sorted(fields.required ?? fields.allowed),
    critical: sorted(fields.critical ?? []),
    stabilityTargets: byLabel(fields.stability_targets ?? {}),
    minimumCases: byLabel(fields.minimum_cases ?? {}),
    allowedNoDecisions: sorted(fields.allowed_no_decisions ?? [])
  };
}
function sorted(labels3) {
  return [...new Set(labels3)].sort();
}
function byLabel(numbers3) {
  return Object.assign(/* @__PURE__ */ Object.create(null), numbers3);
}

// src/inputs/open-suite.ts
async function openSuite(config2, host) {
  const kind = config2.suite === void 0 ? "probes" : "suite";
  const file = config2.suite ?? config2.probes;
  if (file === void 0) {
    const hint = "Give `suite: suite.yaml`, or `probes: probes.txt` for a plain list.";
    return fail({
      code: "input-missing",
      message: "no probes are given: there is nothing to ask about",
      hint
    });
  }
  const text4 = readText2(host, resolve4(config2.workingDirectory, file), file, {
    code: "file-missing",
    message: `\`${kind}\` names ${file}, and there is no such file in ${config2.workingDirectory}`,
    hint: "Correct the path: it is relative to `working-directory`. In a workflow, check out the repository first.",
    at: { file }
  });
  if (!text4.ok) return text4;
  const suite = await readSuite(file, text4.value, kind);
  if (!suite.ok) return suite;
  const { contract } = suite.value;
  if (contract !== void 0 && config2.layer !== "verdict") {
    return fail({
      code: "input-conflict",
      message: `\`layer\` is ${config2.layer}, and the contract of ${file} is about decisions`,
      hint: "Use `layer: verdict`, or a suite without `contract`.",
      at: { file, path: "contract", ...contract.line === void 0 ? {} : { line: contract.line } }
    });
  }
  return succeed({ suite: suite.value, text: text4.value });
}

// src/collect/follow-ups.ts
async function collectFollowUps(agent, request, ports) {
  const run = new Run2(agent, request, ports);
  ports.progress.start(run.state());
  try {
    await run.finished();
  } finally {
    ports.progress.stop();
  }
  return { followUps: [...run.recalled, ...run.made], made: run.made.length, stopped: run.stopped };
}
var Run2 = class {
  recalled;
  made = [];
  stopped;
  open;
  /** By probe: one call at a time for each, as for the probe itself, since an agent may keep a session per request. */
  queues;
  cost = 0;
  errors = 0;
  attempts;
  agent;
  request;
  ports;
  workers;
  constructor(agent, request, ports) {
    this.agent = agent;
    this.request = request;
    this.ports = ports;
    this.recalled = request.earlier.filter((followUp) => followUp.result.ok);
    this.attempts = new Map(request.earlier.map((followUp) => [keyOf3(followUp), followUp.attempt]));
    const known = new Set(this.recalled.map(keyOf3));
    const open = request.rewordings.filter((each) => !known.has(keyOf3(each)));
    this.open = open.length;
    const queues = /* @__PURE__ */ new Map();
    for (const each of open) queues.set(each.caseIndex, [...queues.get(each.caseIndex) ?? [], each]);
    this.queues = [...queues.values()];
    this.workers = Math.min(request.maxWorkers, this.queues.length);
  }
  state() {
    const { done, planned, flips: flips3, errors: errors2, workers } = this.request.progress;
    return {
      done: done + this.recalled.length + this.made.length,
      planned,
      flips: flips3,
      errors: errors2 + this.errors,
      workers: this.workers || workers
    };
  }
  async finished() {
    const { interruption } = this.ports;
    const interrupted = new Promise((resolve9) => {
      if (interruption.aborted) resolve9();
      else interruption.addEventListener("abort", () => resolve9(), { once: true });
    });
    const work = Promise.all(Array.from({ length: this.workers }, () => this.work()));
    await Promise.race([work, interrupted.then(() => this.stop("interrupted"))]);
  }
  async work() {
    while (this.stopped === void 0 && !this.ports.interruption.aborted) {
      const queue = this.queues.shift();
      const rewording = queue?.shift();
      if (queue === void 0 || rewording === void 0) return;
      await this.ask(rewording);
      if (queue.length > 0) this.queues.push(queue);
    }
  }
  async ask(rewording) {
    const { clock } = this.ports;
    const startedAt = clock.now().toISOString();
    const from = clock.monotonic();
    const answer = await this.agent.ask(rewording.input);
    if (this.ports.interruption.aborted) return;
    const { relation, caseIndex } = rewording;
    const attempt = (this.attempts.get(keyOf3(rewording)) ?? 0) + answer.attempt;
    const result = resultOf(answer, Math.max(0, clock.monotonic() - from));
    this.finish({ relation, caseIndex, attempt, startedAt, result });
  }
  finish(followUp) {
    this.ports.onFollowUp(followUp);
    this.made.push(followUp);
    this.count(followUp);
    this.ports.progress.update(this.state());
  }
  count({ result }) {
    const { stopOnError, costLeft: costLeft2 } = this.request;
    if (result.ok) this.cost += result.observation.costUsd ?? 0;
    else {
      this.errors += 1;
      if (stopOnError) this.stop("error");
    }
    if (costLeft2 !== void 0 && this.cost >= costLeft2) this.stop("max-cost");
  }
  /** What is done needs no stopping. */
  stop(reason) {
    if (this.made.length < this.open) this.stopped ??= reason;
  }
};
function keyOf3({ relation, caseIndex }) {
  return `${caseIndex}:${relation}`;
}

// src/core/built-in-relations.ts
var BUILT_IN_RELATIONS = [
  { name: "normalisation-invariance", kind: "invariant", compares: "verdict", transform: normalised },
  { name: "case-invariance", kind: "invariant", compares: "verdict", transform: withCaseInverted },
  { name: "whitespace-invariance", kind: "invariant", compares: "verdict", transform: withWhiteSpace },
  { name: "tool-selection-invariance", kind: "invariant", compares: "tools", transform: normalised }
];
function normalised(input) {
  return input.normalize("NFD").replace(new RegExp("\\p{Mn}", "gu"), "").replace(new RegExp("\\p{White_Space}+", "gu"), " ").trim();
}
function withCaseInverted(input) {
  return input.replace(
    new RegExp("\\p{Uppercase}|\\p{Lowercase}", "gu"),
    (letter) => new RegExp("\\p{Lowercase}", "u").test(letter) ? letter.toUpperCase() : letter.toLowerCase()
  );
}
function withWhiteSpace(input) {
  return `
${input}  `;
}
function comparedOutcome(observation, layer, compares) {
  if (compares !== "verdict" || layer === "verdict") return project(observation, compares);
  return observation.verdict === null ? project(observation, layer) : { ok: true, outcome: observation.verdict };
}

// src/pipeline/judge-follow-ups.ts
async function judgeFollowUps(catalogue, asked) {
  const { layer, trials } = asked;
  const known = {
    layer,
    sources: firstAnswers(trials, layer),
    tried: new Set(trials.map((trial) => trial.caseIndex)),
    reworded: new Set(asked.rewordings.map(keyOf4)),
    answers: new Map(asked.followUps.map((followUp) => [keyOf4(followUp), followUp]))
  };
  const runs = [];
  for (const [index, { name, kind }] of catalogue.relations.entries()) {
    const outcomes = Array.from(
      { length: asked.cases },
      (_, caseIndex) => outcomeOf(catalogue, index, caseIndex, known)
    );
    runs.push({ name, kind, outcomes: await Promise.all(outcomes) });
  }
  return runs;
}
async function outcomeOf(catalogue, index, caseIndex, { layer, sources, tried, reworded, answers: answers2 }) {
  const relation = catalogue.relations[index];
  if (relation === void 0) throw new RangeError(`there is no relation ${index}`);
  const key = keyOf4({ relation: relation.name, caseIndex });
  if (!reworded.has(key)) return { kind: "unchanged" };
  const source = sources.get(caseIndex);
  if (source === void 0) return tried.has(caseIndex) ? SOURCELESS : { kind: "unasked" };
  const followUp = answers2.get(key);
  if (followUp === void 0) return { kind: "unasked" };
  if (!followUp.result.ok) return { kind: "failed", of: "call", failure: followUp.result.failure };
  return compare(catalogue, index, layer, source, followUp.result.observation);
}
var SOURCELESS = {
  kind: "failed",
  of: "source",
  failure: { kind: "no-source", message: "the probe itself was never answered" }
};
async function compare(catalogue, index, layer, source, answer) {
  const { compares, checked: hasCheck } = catalogue.relations[index] ?? {
    compares: "verdict",
    checked: false
  };
  const before = comparedOutcome(source, layer, compares);
  const after = comparedOutcome(answer, layer, compares);
  if (!before.ok) return { kind: "failed", of: "source", failure: noDecisionFailure(before.reason) };
  if (!after.ok) return { kind: "failed", of: "call", failure: noDecisionFailure(after.reason) };
  const outcomes = { before: before.outcome, after: after.outcome };
  if (!hasCheck)
    return sameOutcome(before.outcome, after.outcome) ? { kind: "held" } : { kind: "violated", ...outcomes };
  const checked = await catalogue.check(index, answerOf(source), answerOf(answer));
  if (!checked.ok)
    return { kind: "failed", of: "check", failure: { kind: "check-failed", message: checked.why } };
  const { held, why } = checked.reply;
  return held ? { kind: "held" } : { kind: "violated", ...outcomes, ...why === void 0 ? {} : { why } };
}
function firstAnswers(trials, layer) {
  const first2 = /* @__PURE__ */ new Map();
  for (const { caseIndex, trial, result } of trials) {
    const known = first2.get(caseIndex);
    if (result.ok && scoreTrial(result, layer).ok && (known === void 0 || trial < known.trial))
      first2.set(caseIndex, { trial, observation: result.observation });
  }
  return new Map([...first2].map(([caseIndex, { observation }]) => [caseIndex, observation]));
}
function answerOf({ verdict, toolCalls, ...rest }) {
  const noDecision = verdict?.kind === "no-decision" ? verdict.reason : null;
  return {
    ...rest,
    verdict: verdict?.kind === "decision" ? verdict.label : null,
    noDecision: verdict === null ? "extraction_failed" : noDecision,
    tools: toolCalls.map((call) => call.name),
    toolCalls
  };
}
function keyOf4({ relation, caseIndex }) {
  return `${caseIndex}:${relation}`;
}

// src/pipeline/ask-follow-ups.ts
async function askFollowUps({ agent, config: config2, relations: relations2, part, host }, collection, earlier, journal) {
  const { trials, made, stopped, progress } = collection;
  if (stopped !== void 0 || relations2.rewordings.length === 0)
    return { ...collection, followUps: earlier.filter((followUp) => followUp.result.ok) };
  const sources = firstAnswers(trials, config2.layer);
  const asked = await collectFollowUps(
    agent,
    {
      rewordings: relations2.rewordings.filter(
        ({ caseIndex }) => part !== void 0 || sources.has(caseIndex)
      ),
      maxWorkers: config2.maxWorkers,
      stopOnError: config2.errorPolicy === "stop",
      ...costLeft(config2, made === 0 ? [] : trials.slice(-made)),
      earlier,
      progress: { ...progress, planned: progress.planned + relations2.rewordings.length }
    },
    {
      clock: host.clock,
      progress: host.progress,
      interruption: host.interruption,
      onFollowUp: (followUp) => journal.append(followUpLine(followUp, "full"))
    }
  );
  return { ...collection, followUps: asked.followUps, made: made + asked.made, stopped: asked.stopped };
}
function costLeft({ maxCost }, made) {
  if (maxCost === void 0) return {};
  const spent = made.reduce(
    (sum3, { result }) => sum3 + (result.ok ? result.observation.costUsd ?? 0 : 0),
    0
  );
  return { costLeft: maxCost - spent };
}

// src/pipeline/end-rules.ts
function coversAll({ config: config2, suite: { suite }, relations: relations2 }) {
  return config2.blindness || suite.contract !== void 0 || relations2.relations.length > 0;
}
function curtailRule({ curtail, epsilon, strictErrorControl: strict }) {
  return curtail ? { epsilon, strict } : void 0;
}

// src/pipeline/file-trouble.ts
var REASONS = {
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  EROFS: "is on a file system that is read-only",
  ENOSPC: "cannot be written: the disk is full",
  EDQUOT: "cannot be written: the disk quota is used up",
  ENOTDIR: "cannot be made: a part of its path is a file",
  EEXIST: "cannot be made: a part of its path is a file",
  EISDIR: "is a folder, and a file is to be written there",
  EBUSY: "is being written by another run"
};
function fileTrouble(error, folder) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS[code];
  if (reason === void 0) return void 0;
  const named = error instanceof Error && "path" in error ? error.path : void 0;
  const path = typeof named === "string" ? named : folder;
  return {
    code: "file-unwritable",
    message: `${path} ${reason} (${code})`,
    hint: code === "EBUSY" ? "Wait until it has ended, or measure in another `working-directory`." : "Make room or give access, and run again with `resume: true` where calls had been made.",
    at: { file: path }
  };
}

// src/pipeline/live-reading.ts
var { randomInt } = process.getBuiltinModule("node:crypto");

// src/core/ordering.ts
function compareCodePoints(a, b) {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i += 1) {
    const difference2 = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
    if (difference2 !== 0) return difference2;
  }
  return a.length - b.length;
}
function rank(unit) {
  if (unit < 55296) return unit;
  return unit < 57344 ? unit + 8192 : unit - 2048;
}
function sortedLabels(labels3) {
  return [...new Set(labels3)].sort(compareCodePoints);
}

// src/core/sequential-plan.ts
function wantedPairs({ intended, epsilon, targets }) {
  const pooled = usualCap(epsilon);
  if (pooled === void 0) return void 0;
  let total = pooled;
  if (Object.keys(targets).length === 0) return total;
  for (const route of routesOf(intended)) {
    const own2 = usualCap(toleranceOf(route, epsilon, targets));
    if (own2 === void 0) return void 0;
    total += own2;
  }
  return total;
}
function planReading(question, cap2, seed) {
  const { intended, epsilon, targets } = question;
  const wanted = wantedPairs(question);
  if (wanted === void 0) throw new RangeError(`nobody can read pairs for a tolerance of ${epsilon}`);
  const limit2 = (tolerance) => cap2 > wanted ? cap2 : Math.min(cap2, usualCap(tolerance));
  const designs = /* @__PURE__ */ new Map();
  const design = (tolerance, alphaStochastic) => {
    const key = `${tolerance} ${alphaStochastic}`;
    const found = designs.get(key) ?? sequentialBoundaries({ epsilon: tolerance, cap: limit2(tolerance), alphaStochastic });
    designs.set(key, found);
    return found;
  };
  const routes2 = routesOf(intended);
  const settlesRoutes = routes2.length > 0 && Object.keys(targets).length > 0;
  const pooled = design(epsilon, ALPHA2);
  return {
    seed,
    cap: cap2,
    intended,
    pooled,
    giveUp: sequentialFutility(pooled),
    routes: routes2.map((route) => {
      const tolerance = toleranceOf(route, epsilon, targets);
      const corrected = design(tolerance, ALPHA2 / routes2.length);
      return {
        route,
        targeted: Object.hasOwn(targets, route),
        corrected,
        uncorrected: design(tolerance, ALPHA2),
        giveUp: settlesRoutes ? sequentialFutility(corrected) : () => false
      };
    }),
    settlesRoutes
  };
}
var ALPHA2 = 0.025;
function routesOf(intended) {
  const named = intended.filter((route) => route !== void 0);
  return named.length < intended.length ? [] : sortedLabels(named);
}
function toleranceOf(route, epsilon, targets) {
  return (Object.hasOwn(targets, route) ? targets[route] : void 0) ?? epsilon;
}
function mostTrials({
  cap: cap2,
  intended,
  pooled,
  routes: routes2,
  settlesRoutes
}) {
  const pooledRounds = Math.ceil(Math.min(cap2, pooled.cap) / Math.max(1, intended.length));
  return intended.map((route) => {
    const own2 = settlesRoutes ? routes2.find((design) => design.route === route) : void 0;
    if (own2 === void 0) return 2 * pooledRounds;
    const cases = intended.filter((other) => other === route).length;
    return 2 * Math.max(pooledRounds, Math.ceil(Math.min(cap2, own2.corrected.cap) / cases));
  });
}
function earliestConviction({ pooled, settlesRoutes }) {
  if (settlesRoutes) return void 0;
  const flips3 = pooled.stochasticBy.findIndex((last, flip) => flip > 0 && last >= flip);
  return flips3 > 0 ? flips3 : void 0;
}

// src/evidence/identity.ts
function identify(config2, suite, tree, relations2 = {}) {
  const identity = { ...configIdentity(config2), ...testIdentity(config2, suite), ...relations2 };
  return { config: identity, configDigest: digestOf(identity), suiteDigest: suiteDigest(suite), tree };
}
function testIdentity({ mode, tests: tests3 }, { cases }) {
  if (mode !== "test") return {};
  const runs = cases.map((item) => item.expect === void 0 ? 0 : item.runs ?? tests3.runs);
  return { mode, filter: tests3.filter ?? null, "runs of the tests": digestOf(runs) };
}
function configIdentity(config2) {
  return {
    agent: config2.agent === void 0 ? null : nameOf2(config2.agent),
    "agent's configuration": digestOf(config2.agent ?? null),
    isolation: config2.isolation,
    layer: config2.layer,
    epsilon: config2.epsilon,
    repeats: config2.repeats ?? null,
    // An undecided reading may go on with a larger one: where it ends changes neither the order nor a boundary.
    budget: config2.method === "sequential" ? null : config2.budget ?? null,
    "strict-error-control": config2.strictErrorControl,
    meter: config2.meter,
    method: config2.method,
    ...config2.curtail ? { curtail: true } : {}
  };
}
function nameOf2(agent) {
  switch (agent.kind) {
    case "module":
      return agent.exportName === void 0 ? agent.path : `${agent.path}#${agent.exportName}`;
    case "endpoint":
      return agent.url.split(/[?#]/)[0] || (agent.preset ?? "");
    case "command":
      return typeof agent.command === "string" ? agent.command : agent.command.join(" ");
  }
}
function suiteDigest({ cases, contract }) {
  const { line: _, ...promises } = contract ?? { line: 0 };
  return digestOf({
    cases: cases.map(({ input, expected }) => ({ input, expected })),
    contract: contract === void 0 ? void 0 : promises
  });
}
function differences(was, is) {
  const names3 = [.../* @__PURE__ */ new Set([...Object.keys(was.config), ...Object.keys(is.config)])];
  const settings = names3.filter((name) => was.config[name] !== is.config[name]).map((name) => difference(name, was.config[name], is.config[name]));
  return [
    ...settings,
    ...settings.length === 0 && was.configDigest !== is.configDigest ? ["the configuration"] : [],
    ...was.suiteDigest === is.suiteDigest ? [] : ["the cases or the contract of the suite"],
    ...changedFiles(was.tree ?? {}, is.tree ?? {})
  ];
}
var NAMED_FILES = 3;
function changedFiles(was, is) {
  const changed = [.../* @__PURE__ */ new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => was[name] !== is[name]
  );
  if (changed.length === 0) return [];
  const named = changed.slice(0, NAMED_FILES).map((name) => `\`${name}\``);
  const more3 = changed.length > NAMED_FILES ? [`${changed.length - NAMED_FILES} more`] : [];
  return [`files (${[...named, ...more3].join(", ")})`];
}
function difference(name, was, is) {
  const isDigest = [was, is].some((value) => typeof value === "string" && value.startsWith("sha256:"));
  return isDigest ? `the ${name}` : `\`${name}\` (was ${shown(was)}, is ${shown(is)})`;
}
function shown(value) {
  return value === void 0 || value === null ? "not set" : String(value);
}

// src/evidence/read-trials.ts
var count = int().check(_gte(0));
var headerSchema = strictObject({
  schema: literal(TRIALS_SCHEMA),
  config_digest: string2(),
  config: record(string2(), union([string2(), number2(), boolean2(), _null3()])),
  suite_digest: string2(),
  tree_digest: nullable(string2()),
  tree: nullable(record(string2(), string2())),
  plan: discriminatedUnion("method", [
    strictObject({
      repeats: array(count),
      order: literal("rounds"),
      method: literal("wilson"),
      seed: _null3(),
      cap: _null3()
    }),
    strictObject({
      repeats: array(count),
      order: literal("shuffled-rounds"),
      method: literal("sequential"),
      seed: int().check(_gte(0), _lte(4294967295)),
      cap: int().check(_gte(1))
    })
  ]),
  shard: nullable(string2().check(refine((text4) => readShard(text4) !== void 0))),
  agent: optional(string2()),
  isolation: _enum(ISOLATIONS),
  earlier_attempts: optional(count)
});
var continuationSchema = strictObject({
  continued: strictObject({ repeats: array(count), cap: int().check(_gte(1)) }),
  started_at: string2()
});
var trialSchema = strictObject({
  case: count,
  trial: optional(count),
  relation: optional(string2().check(_minLength(1))),
  attempt: int().check(_gte(1)),
  started_at: string2(),
  observation: optional(unknown()),
  error: optional(strictObject({ kind: string2(), message: string2() }))
});
var trialsLineSchema = union([
  headerSchema.check(describe3("The first line: what is measured, and how it was planned.")),
  trialSchema.check(describe3("One call: what was observed, or why nothing was.")),
  continuationSchema.check(describe3("Where a later process went on with a larger plan."))
]).check(describe3("One line of a journal: the header, then one line for each call."));
function readTrials(file, text4) {
  const [first2 = "", ...lines2] = text4.split("\n").slice(0, -1);
  const header = headerSchema.safeParse(parse2(first2));
  if (!header.success) return fail(noHeader(file, first2));
  const trials = [];
  const followUps2 = [];
  const problems2 = [];
  let read = headerOf(header.data);
  for (const [index, line] of lines2.entries()) {
    const continued2 = readContinuation(line, read);
    if (continued2 !== void 0) {
      read = continued2;
      continue;
    }
    const call = readCall(line, read.repeats);
    if (typeof call === "string") problems2.push(badLine(file, index + 2, call));
    else if ("relation" in call) followUps2.push(call);
    else trials.push(call);
  }
  if (problems2.length > 0) return fail(...problems2.slice(0, 10));
  return succeed({ header: read, trials, followUps: followUps2 });
}
function readContinuation(line, header) {
  if (header.reading === void 0 || !line.startsWith('{"continued":')) return void 0;
  const read = continuationSchema.safeParse(parse2(line));
  if (!read.success || read.data.continued.repeats.length !== header.repeats.length) return void 0;
  const { repeats, cap: cap2 } = read.data.continued;
  return { ...header, repeats, reading: { ...header.reading, cap: cap2 } };
}
function headerOf(raw) {
  const { plan, earlier_attempts: earlierAttempts2 } = raw;
  const shard = raw.shard === null ? void 0 : readShard(raw.shard);
  return {
    config: raw.config,
    configDigest: raw.config_digest,
    suiteDigest: raw.suite_digest,
    tree: raw.tree,
    repeats: raw.plan.repeats,
    isolation: raw.isolation,
    ...plan.method === "sequential" ? { reading: { seed: plan.seed, cap: plan.cap } } : {},
    ...earlierAttempts2 === void 0 ? {} : { earlierAttempts: earlierAttempts2 },
    ...shard === void 0 ? {} : { shard: { ...shard, agent: raw.agent ?? "" } }
  };
}
function readCall(line, repeats) {
  const read = trialSchema.safeParse(parse2(line));
  if (!read.success) return "it is no trial";
  const { case: caseIndex, trial, relation, attempt, started_at: startedAt } = read.data;
  const result = resultOf2(read.data);
  if (typeof result === "string") return result;
  if (trial === void 0 && relation !== void 0 && caseIndex < repeats.length)
    return { caseIndex, relation, attempt, startedAt, result };
  if (trial === void 0 || relation !== void 0) return "it is no trial";
  if (trial >= (repeats[caseIndex] ?? 0)) return `trial ${trial} of case ${caseIndex} was never planned`;
  return { caseIndex, trial, attempt, startedAt, result };
}
function resultOf2({ observation, error }) {
  if (error !== void 0) return { ok: false, failure: error };
  const answer = readObservation(observation);
  if (!answer.ok) return `its observation cannot be read: ${answer.why}`;
  return { ok: true, observation: answer.observation };
}
function parse2(line) {
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
function noHeader(file, line) {
  const raw = parse2(line);
  const schema = typeof raw === "object" && raw !== null && "schema" in raw ? raw.schema : void 0;
  if (typeof schema === "string" && schema !== TRIALS_SCHEMA) {
    return {
      code: "schema-version",
      message: `${file} is \`${schema}\`, and this build reads \`${TRIALS_SCHEMA}\``,
      hint: "Resume with the version that wrote it, or start a new run.",
      at: { file, line: 1 }
    };
  }
  return {
    code: "evidence-invalid",
    message: `${file} does not start with the header of a journal`,
    hint: "Leave out `resume` to start a new run; it replaces the file.",
    at: { file, line: 1 }
  };
}
function badLine(file, line, why) {
  return {
    code: "evidence-invalid",
    message: `line ${line} of ${file} was not written by a run: ${why}`,
    hint: "Restore the journal, or leave out `resume` to start a new run.",
    at: { file, line }
  };
}

// src/pipeline/live-reading.ts
function questionOf({ cases, contract }, epsilon) {
  return {
    intended: cases.map((item) => item.expected),
    epsilon,
    targets: contract?.stabilityTargets ?? {}
  };
}
function prepareReading(config2, suite, { sequential, followUps: followUps2 = 0 }, earlier, seed = drawSeed()) {
  if (sequential === void 0) return void 0;
  const question = questionOf(suite, config2.epsilon);
  const declared = earlier?.header.reading;
  if (earlier === void 0 || declared === void 0)
    return live(planReading(question, sequential.cap, seed), false);
  const stored = planReading(question, declared.cap, declared.seed);
  const reading = readTrialsSequentially(stored, earlier.trials, config2.layer);
  const budget = config2.budget === void 0 ? void 0 : config2.budget - followUps2;
  const end = endOf(budget, declared.cap, reading);
  return live(planReading(question, end, declared.seed), end !== declared.cap);
}
function live(plan, isContinued) {
  return { plan, repeats: mostTrials(plan), isContinued };
}
function drawSeed() {
  return randomInt(2 ** 32);
}
function endOf(budget, stored, reading) {
  if (budget === void 0) return stored;
  const affordable = Math.floor(budget / 2);
  return isUndecided(reading) ? Math.max(stored, affordable) : Math.min(stored, affordable);
}
function isUndecided({ isOver, pooled, routes: routes2, plan }) {
  const open = plan.settlesRoutes && routes2.some(({ corrected }) => corrected.call === "undecided");
  return isOver && (pooled.call === "undecided" || open);
}
function earlierAttempts({ identity, path, earlier }, host) {
  if (earlier !== void 0) return earlier.header.earlierAttempts ?? 0;
  const known = [path, path.replace(/(\.[^.]*)?$/, ".previous$1")].map(
    (file) => attemptsIn(file, identity, host)
  );
  const reruns = Number(host.environment["GITHUB_RUN_ATTEMPT"] ?? "1") - 1;
  return Math.max(...known, Number.isSafeInteger(reruns) ? reruns : 0, 0);
}
function attemptsIn(path, identity, host) {
  const written = host.files.readJournal(path);
  const read = written === void 0 ? void 0 : readTrials(path, written.text);
  if (!read?.ok || read.value.trials.length === 0) return 0;
  if (differences(read.value.header, identity).length > 0) return 0;
  return 1 + (read.value.header.earlierAttempts ?? 0);
}

// src/pipeline/open-journal.ts
var { join } = process.getBuiltinModule("node:path");
async function findEarlier(config2, { suite }, host, folder = "", relations2 = {}, shard) {
  const tree = await host.treeState(config2.workingDirectory);
  const identity = identify(config2, suite, tree ?? null, relations2);
  const key = digestOf([identity.configDigest, identity.suiteDigest]).slice(-16);
  const path = join(host.outputDirectory(config2.workingDirectory, key), folder, "trials.jsonl");
  const kept = shard === void 0 ? key : `${key}-${shard.index}-of-${shard.of}`;
  const isRestored = await host.journalStore?.restore(kept, path) ?? false;
  host.journalStore?.keep(kept, path);
  const mayResume = isRestored || config2.resume && host.journalStore === void 0;
  if (!mayResume) return succeed({ identity, path, earlier: void 0 });
  const earlier = readEarlier(identity, path, host, shard);
  if (earlier.ok) return succeed({ identity, path, earlier: earlier.value });
  if (config2.resume) return earlier;
  host.log.info("the journal of the last attempt is of another measurement; starting anew");
  return succeed({ identity, path, earlier: void 0 });
}
function readEarlier(identity, path, host, shard) {
  const written = host.files.readJournal(path);
  if (written === void 0 || written.bytes === 0) return fail(nothingToResume(path));
  const read = readTrials(path, written.text);
  if (!read.ok) return read;
  const changed = [...differences(read.value.header, identity), ...otherPart(read.value.header.shard, shard)];
  if (changed.length > 0) return fail(otherMeasurement(path, changed));
  return succeed({ ...read.value, bytes: written.bytes, tornBytes: written.tornBytes });
}
function otherPart(was, is) {
  const [before, now2] = [was, is].map((shard) => shard === void 0 ? "not set" : shardName(shard));
  return before === now2 ? [] : [`\`shard\` (was ${before}, is ${now2})`];
}
function openJournal({ path, earlier }, header, host) {
  const journal = host.files.openJournal(path, earlier?.bytes ?? 0);
  if (earlier === void 0) {
    journal.append(headerLine(header));
    return { journal, earlier: [], earlierFollowUps: [] };
  }
  const trials = lastAttempts(earlier.trials);
  const followUps2 = lastFollowUps(earlier.followUps);
  announce([...trials, ...followUps2], earlier.tornBytes, host);
  return { journal, earlier: trials, earlierFollowUps: followUps2 };
}
function announce(trials, tornBytes, host) {
  const failed2 = trials.filter((trial) => !trial.result.ok).length;
  const again = failed2 === 0 ? "" : `, ${failed2} that failed are asked again`;
  const torn = tornBytes === 0 ? "" : "; a last line that was cut short is dropped, and its call made again";
  host.log.info(
    `resuming: ${trials.length - failed2} answers are journaled and not asked for again${again}${torn}`
  );
}
function lastAttempts(trials) {
  return [...new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial])).values()];
}
function lastFollowUps(followUps2) {
  return [...new Map(followUps2.map((each) => [`${each.caseIndex}:${each.relation}`, each])).values()];
}
function nothingToResume(path) {
  return {
    code: "file-missing",
    message: `\`resume\` continues a journal, and there is none at ${path}`,
    hint: "Leave out `resume` to start a new run.",
    at: { file: path }
  };
}
function otherMeasurement(path, changed) {
  return {
    code: "input-conflict",
    message: `this journal is of another measurement: ${changed.join(", ")} changed since`,
    hint: "Undo the change to continue it, or leave out `resume` to start a new run, which replaces the journal.",
    at: { file: path }
  };
}

// src/core/plan.ts
function quietPairs(epsilon, strict) {
  return strict ? bestCaseExactTotal(epsilon, 0, 0) : bestCaseTotal(epsilon, 0, 0);
}
function planRepeats(cases, epsilon, budget, strict) {
  const wanted = 2 * Math.ceil(quietPairs(epsilon, strict) / cases);
  if (budget === void 0 || budget >= wanted * cases) return { ok: true, repeats: wanted, limited: false };
  if (budget < 2 * cases) return { ok: false, minimumBudget: 2 * cases };
  return { ok: true, repeats: 2 * Math.floor(budget / cases / 2), limited: true };
}
function planRouteRepeats(intended, epsilon, targets, strict, minimum = 2) {
  const counts = /* @__PURE__ */ new Map();
  for (const route of intended) counts.set(route, (counts.get(route) ?? 0) + 1);
  return [...counts.entries()].sort(([a], [b]) => compareCodePoints(a, b)).map(([route, cases]) => {
    const target = (Object.hasOwn(targets, route) ? targets[route] : void 0) ?? epsilon;
    const pairsNeeded = quietPairs(target, strict);
    const repeatsEach = Math.max(minimum, 2 * Math.ceil(pairsNeeded / cases));
    return { route, cases, target, pairsNeeded, repeatsEach, calls: repeatsEach * cases };
  });
}
function planMeasurement(request) {
  const { followUps: followUps2 = 0, budget } = request;
  if (followUps2 === 0) return planMeter(request);
  const planned = planMeter({ ...request, budget: budget === void 0 ? void 0 : budget - followUps2 });
  if (!planned.ok) return { ok: false, minimumBudget: planned.minimumBudget + followUps2 };
  return { ok: true, plan: { ...planned.plan, followUps: followUps2, calls: planned.plan.calls + followUps2 } };
}
function planMeter(request) {
  const planned = planWithin(request);
  if (planned.ok) return planned;
  const { minimumBudget: budget } = planned;
  const again = planWithin({ ...request, budget });
  return again.ok ? planned : planMeter({ ...request, budget });
}
function planWithin(request) {
  const { intended, epsilon, targets, repeats, budget, strict } = request;
  const common = repeats === void 0 ? planRepeats(intended.length, epsilon, budget, strict) : { ok: true, repeats, limited: false };
  if (!common.ok) return common;
  const commonRepeats = common.repeats;
  const each = (count3) => intended.map(() => count3);
  if (!request.meter) return price({ repeats: each(1), commonRepeats, routes: [], limited: false }, budget);
  const routed = intended.filter((route) => route !== void 0);
  if (Object.keys(targets).length === 0 || routed.length < intended.length) {
    return price(
      { repeats: each(commonRepeats), commonRepeats, routes: [], limited: common.limited },
      budget
    );
  }
  const routes2 = planRouteRepeats(routed, epsilon, targets, strict, commonRepeats);
  const byRoute = new Map(routes2.map((plan) => [plan.route, plan.repeatsEach]));
  const repeatsEach = routed.map((route) => byRoute.get(route));
  return price({ repeats: repeatsEach, commonRepeats, routes: routes2, limited: false }, budget);
}
function price(plan, budget) {
  const calls = plan.repeats.reduce((sum3, count3) => sum3 + count3, 0);
  if (budget !== void 0 && calls > budget) return { ok: false, minimumBudget: calls };
  return { ok: true, plan: { ...plan, calls } };
}

// src/core/pairs.ts
function countPairs(outcomes) {
  let flips3 = 0;
  for (const _ of flippedPairs(outcomes)) flips3 += 1;
  return { pairs: Math.floor(outcomes.length / 2), flips: flips3 };
}
function sumPairs(counts) {
  let pairs = 0;
  let flips3 = 0;
  for (const count3 of counts) {
    pairs += count3.pairs;
    flips3 += count3.flips;
  }
  return { pairs, flips: flips3 };
}
function collectFlipPairs(cases) {
  const found = /* @__PURE__ */ new Map();
  const known = /* @__PURE__ */ new Map();
  for (const [index, outcomes] of cases.entries()) {
    for (const [a, b] of flippedPairs(outcomes)) {
      const entry = known.get(a)?.get(b) ?? findPair(found, a, b);
      known.set(a, (known.get(a) ?? /* @__PURE__ */ new Map()).set(b, entry));
      entry.count += 1;
      entry.cases.add(index);
    }
  }
  return [...found.entries()].sort(([keyA, a], [keyB, b]) => b.count - a.count || (keyA < keyB ? -1 : 1)).map(([, entry]) => ({ outcomes: entry.outcomes, count: entry.count, cases: [...entry.cases] }));
}
function findPair(found, a, b) {
  const ordered = outcomeKey(a) <= outcomeKey(b) ? [a, b] : [b, a];
  const key = JSON.stringify(ordered.map(outcomeKey));
  const entry = found.get(key) ?? { outcomes: ordered, count: 0, cases: /* @__PURE__ */ new Set() };
  found.set(key, entry);
  return entry;
}
function* flippedPairs(outcomes) {
  for (let i = 0; i + 1 < outcomes.length; i += 2) {
    const a = outcomes[i];
    const b = outcomes[i + 1];
    if (a !== void 0 && b !== void 0 && !sameOutcome(a, b)) yield [a, b];
  }
}

// src/core/stats/clopper-pearson.ts
function clopperPearsonInterval(successes, trials, tailProbability = 0.025) {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  return {
    lower: successes === 0 ? 0 : bisect((rate) => binomialUpperTail(successes, trials, rate) > tailProbability),
    upper: successes === trials ? 1 : bisect((rate) => binomialLowerTail(successes, trials, rate) <= tailProbability)
  };
}
function bisect(holds) {
  let low = 0;
  let high = 1;
  for (; ; ) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return high;
    if (holds(middle)) high = middle;
    else low = middle;
  }
}

// src/core/stability.ts
function judgeStability(count3, tolerance, strict) {
  const { flips: flips3, pairs } = count3;
  const wilson = judge2(count3, tolerance, wilsonInterval(flips3, pairs), bestCaseTotal);
  const exact = judge2(count3, tolerance, clopperPearsonInterval(flips3, pairs), bestCaseExactTotal);
  return {
    ...count3,
    flipRate: count3.pairs === 0 ? 0 : count3.flips / count3.pairs,
    tolerance,
    verdict: strict ? exact : wilson,
    wilson,
    exact
  };
}
function judgeReading(reading, tolerance) {
  const { call, pairs, flips: flips3 } = reading;
  const beside = judgeStability({ pairs, flips: flips3 }, tolerance, false);
  const { interval: interval2 } = beside.wilson;
  return {
    ...beside,
    verdict: call === "undecided" ? { kind: call, interval: interval2, pairsStillNeeded: pairsToCertify(tolerance, pairs, flips3) } : { kind: call, interval: interval2 },
    reading
  };
}
function judge2({ flips: flips3, pairs }, tolerance, interval2, bestCase) {
  if (interval2.lower > tolerance) return { kind: "stochastic", interval: interval2 };
  if (interval2.upper < tolerance) return { kind: "deterministic", interval: interval2 };
  const total = bestCase(tolerance, flips3, pairs);
  return { kind: "undecided", interval: interval2, pairsStillNeeded: Math.max(1, total - pairs) };
}
function pooledStability(evidence, tolerance, strict, reading) {
  const counts = evidence.cases.map((item) => countPairs(item.outcomes));
  let worstCase;
  for (const [index, { flips: flips3, pairs }] of counts.entries()) {
    if (flips3 > 0 && flips3 / pairs > (worstCase?.flipRate ?? 0))
      worstCase = { index, flipRate: flips3 / pairs };
  }
  return {
    ...reading === void 0 ? judgeStability(sumPairs(counts), tolerance, strict) : judgeReading(reading, tolerance),
    casesThatMoved: evidence.cases.filter(({ outcomes }) => moves(outcomes)).length,
    worstCase
  };
}
function moves(outcomes) {
  const first2 = outcomes[0];
  return first2 !== void 0 && outcomes.some((outcome) => !sameOutcome(first2, outcome));
}

// src/pipeline/plan-reading.ts
function planReadingCalls(config2, suite, followUps2) {
  const probes = suite.cases.length;
  const question = questionOf(suite, config2.epsilon);
  const wanted = wantedPairs(question);
  if (wanted === void 0) return fail(tooFine(config2));
  const least = 2 * probes + followUps2;
  const { budget = Number.POSITIVE_INFINITY } = config2;
  if (budget < least) return fail(tooSmall(config2, probes, least));
  const plan = planReading(question, Math.min(wanted, Math.floor((budget - followUps2) / 2)), 0);
  const callsOf2 = (pairs) => 2 * pairs + Math.max(0, probes - pairs) + followUps2;
  const earliest = earliestConviction(plan);
  return succeed({
    repeats: mostTrials(plan),
    commonRepeats: Math.min(...mostTrials(plan)),
    routes: [],
    ...followUps2 === 0 ? {} : { followUps: followUps2 },
    calls: callsOf2(new SequentialReader(plan, () => void 0).pairsIfQuiet()),
    limited: plan.pooled.certifyAt.length === 0,
    sequential: {
      cap: plan.cap,
      ...earliest === void 0 ? {} : { fewestCalls: callsOf2(earliest) },
      mostCalls: callsOf2(plan.cap)
    }
  });
}
function tooFine({ epsilon }) {
  return {
    code: "input-invalid",
    message: `\`method: sequential\` at a tolerance of ${epsilon} would read more than a million pairs`,
    hint: "Accept a wider tolerance."
  };
}
function tooSmall({ budget }, probes, least) {
  return {
    code: "budget-too-small",
    message: `\`budget: ${budget}\` does not pay for two answers to each of ${probes} probes: that takes ${least} calls`,
    hint: `Raise \`budget\` to at least ${least}, or measure fewer probes.`
  };
}

// src/pipeline/plan-shards.ts
var CALLS_PER_WORKER = 100;
var MOST_BY_ITSELF = 16;
function shardsOf({ shards, method, maxWorkers }, { calls }) {
  if (shards !== void 0) return shards;
  if (method === "sequential") return 1;
  return Math.min(MOST_BY_ITSELF, Math.max(1, Math.ceil(calls / (CALLS_PER_WORKER * maxWorkers))));
}
function plannedShards({ shards, epsilon }, suite, { repeats, calls, sequential, followUps: followUps2 = 0 }) {
  if (shards === void 0) return {};
  if (sequential === void 0 || shards === 1) return { shards: { count: shards, calls } };
  const reading = planReading(questionOf(suite, epsilon), sequential.cap, 0);
  const pairs = declaredPairs(repeats, reading);
  const all = pairs.reduce((sum3, { trials }) => sum3 + trials, 0) + followUps2;
  return { shards: { count: shards, calls: all } };
}
function matrixOf(shards) {
  return JSON.stringify({
    shard: Array.from({ length: shards }, (_, place4) => shardName({ index: place4 + 1, of: shards }))
  });
}

// src/pipeline/plan-calls.ts
function planCalls(config2, suite, followUps2 = 0) {
  if (config2.method === "sequential") return planReadingCalls(config2, suite, followUps2);
  const planned = planMeasurement({
    intended: suite.cases.map((item) => item.expected),
    epsilon: config2.epsilon,
    targets: suite.contract?.stabilityTargets ?? {},
    repeats: config2.repeats,
    budget: config2.budget,
    followUps: followUps2,
    meter: config2.meter,
    strict: config2.strictErrorControl
  });
  if (planned.ok) return succeed(planned.plan);
  const targets = Object.keys(suite.contract?.stabilityTargets ?? {}).length > 0;
  const repeats = targets ? "the declared stability targets" : `two answers to each of ${suite.cases.length} probes`;
  const why = followUps2 === 0 ? repeats : `${repeats} and ${followUps2} follow-up calls of relations`;
  return fail({
    code: "budget-too-small",
    message: `\`budget: ${config2.budget}\` does not pay for ${why}: that takes ${planned.minimumBudget} calls`,
    hint: `Raise \`budget\` to at least ${planned.minimumBudget}, or ${targets ? "declare tolerances you can afford" : "measure fewer probes"}.`
  });
}
function planModel(config2, suite, plan, version2, relations2) {
  const left = config2.budget === void 0 ? void 0 : config2.budget - (plan?.followUps ?? 0);
  const sequential = config2.meter ? planSequential(config2.epsilon, left) : void 0;
  return {
    version: version2,
    epsilon: config2.epsilon,
    ...sequential === void 0 ? {} : { sequential },
    ...suite && plan ? { run: { ...plannedRun(config2, suite, plan, relations2), ...plannedShards(config2, suite, plan) } } : {},
    ...config2.observed ? { observed: observedFlips(config2, config2.observed) } : {}
  };
}
function plannedRun(config2, suite, plan, relations2) {
  if (plan.sequential !== void 0)
    return {
      ...plannedReading(suite, plan, plan.sequential),
      ...followUps(relations2),
      ...budgetNote(config2, plan)
    };
  const first2 = plan.repeats[0] ?? 0;
  return {
    probes: suite.cases.length,
    ...plan.repeats.every((count3) => count3 === first2) ? { repeatsEach: first2 } : {},
    routes: plan.routes.map(({ pairsNeeded, ...row2 }) => ({ ...row2, pairs: pairsNeeded })),
    pairs: plan.repeats.reduce((sum3, count3) => sum3 + Math.floor(count3 / 2), 0),
    calls: plan.calls,
    ...followUps(relations2),
    ...everyRoute(config2, suite, plan),
    ...budgetNote(config2, plan)
  };
}
function budgetNote({ budget }, { limited }) {
  if (!limited) return {};
  return {
    budgetNote: `The budget of ${budget} calls allows fewer repeats than the tolerance needs: even without a flip the answer stays undecided.`
  };
}
function plannedReading(suite, plan, { cap: cap2, fewestCalls, mostCalls }) {
  const quiet = Math.floor((plan.calls - (plan.followUps ?? 0)) / 2);
  return {
    probes: suite.cases.length,
    routes: [],
    pairs: Math.min(cap2, quiet),
    calls: plan.calls,
    reading: { ...fewestCalls === void 0 ? {} : { fewestCalls }, mostCalls }
  };
}
function followUps(prepared) {
  if (prepared === void 0 || prepared.relations.length === 0) return {};
  const { relations: relations2, rewordings } = prepared;
  const rows = relations2.map(({ name }) => ({
    name,
    calls: rewordings.filter((each) => each.relation === name).length
  }));
  return { followUps: { calls: rewordings.length, relations: rows } };
}
function everyRoute({ meter, epsilon, strictErrorControl }, { cases }, plan) {
  const intended = cases.flatMap(({ expected }) => expected ?? []);
  if (!meter || plan.routes.length > 0 || intended.length < cases.length) return {};
  const rows = planRouteRepeats(intended, epsilon, {}, strictErrorControl);
  const each = rows[0]?.repeatsEach ?? 0;
  return {
    perRoute: {
      ...rows.every((row2) => row2.repeatsEach === each) ? { repeatsEach: each } : {},
      calls: rows.reduce((sum3, row2) => sum3 + row2.calls, 0)
    }
  };
}
function observedFlips(config2, { flips: flips3, pairs }) {
  const { epsilon, strictErrorControl: strict, maxPairs } = config2;
  const { verdict } = judgeStability({ flips: flips3, pairs }, epsilon, strict);
  const total = (strict ? bestCaseExactTotal : bestCaseTotal)(epsilon, flips3, pairs);
  const reachable = maxPairs === void 0 || total <= maxPairs;
  return {
    flips: flips3,
    pairs,
    ...verdict.interval,
    verdict: verdict.kind,
    reachable,
    ...reachable ? { totalPairs: total, furtherPairs: total - pairs, furtherCalls: 2 * (total - pairs) } : {},
    ...maxPairs === void 0 ? {} : { maxPairs }
  };
}

// src/pipeline/redacted-agent.ts
function redactedAgent(agent, redact) {
  return {
    name: agent.name,
    isolation: agent.isolation,
    notes: agent.notes,
    ask: async (input) => redacted(await agent.ask(input), redact),
    close: () => agent.close()
  };
}
function redacted(value, redact) {
  if (typeof value === "string") return redact(value);
  if (typeof value !== "object" || value === null || isClean(value, redact)) return value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, redact));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redact(name), redacted(item, redact)])
  );
}
function isClean(value, redact) {
  if (typeof value === "string") return redact(value) === value;
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => isClean(item, redact));
  for (const name in value) {
    if (redact(name) !== name || !isClean(value[name], redact)) return false;
  }
  return true;
}

// src/agent/relation-catalogue.ts
var { resolve: resolve5 } = process.getBuiltinModule("node:path");
var LONGEST_REASON = 300;
async function openCatalogue(spec, options) {
  const file = resolve5(options.workingDirectory, spec.path);
  const unusable2 = fileProblem(spec, file, "relations");
  if (unusable2 !== void 0) return fail(ofCatalogue(unusable2));
  const settings = {
    workerPath: options.workerPath,
    workingDirectory: options.workingDirectory,
    environment: agentEnvironment(options.environment, options.agentEnv),
    output: collectOutput(options.onOutput),
    order: { file, exportName: spec.exportName ?? "default", exportKind: "relations", perTrial: false },
    loadTimeoutMs: Math.max(options.timeoutMs, MIN_LOAD_TIMEOUT_MS)
  };
  const explain = (fault) => ofCatalogue(loadProblem(spec, fault, options.workingDirectory, "relations"));
  const launched = await launchWorker(settings).done;
  if (!launched.ok) return fail(explain(launched.fault));
  const launch = () => relaunch(settings, explain);
  const { timeoutMs } = options;
  const calls = new ProcessCalls(
    { timeoutMs, output: settings.output, oneByOne: false, launch },
    launched.worker
  );
  return catalogueOf(spec, calls);
}
function ofCatalogue(problem) {
  return { ...problem, code: "relations-invalid" };
}
function relaunch(settings, explain) {
  const { done, kill } = launchWorker(settings);
  const told = done.then(
    (launched) => launched.ok ? { ok: true, responder: launched.worker } : { ok: false, why: explain(launched.fault).message }
  );
  return { done: told, kill };
}
async function catalogueOf(spec, calls) {
  const name = agentName(spec);
  const listed2 = await ask(calls, { ask: "list" });
  if (!listed2.ok) {
    await calls.close();
    return fail({
      code: "relations-invalid",
      message: `relations \`${name}\` cannot be asked: ${listed2.why}`,
      hint: "Look at what the file does when it is loaded; what it printed is above."
    });
  }
  return succeed({
    name,
    relations: listed2.reply,
    reword: (index, input) => ask(calls, { ask: "reword", index, input }),
    async check(index, before, after) {
      const asked = await ask(calls, { ask: "check", index, before, after });
      if (!asked.ok || asked.reply.why === void 0) return asked;
      return { ok: true, reply: { ...asked.reply, why: oneLine(asked.reply.why, LONGEST_REASON) } };
    },
    close: () => calls.close()
  });
}
async function ask(calls, question) {
  const answer = await calls.ask(JSON.stringify(question));
  if (!answer.ok) return { ok: false, why: answer.failure.message };
  return { ok: true, reply: JSON.parse(answer.observation.text) };
}

// src/inputs/case-lines.ts
function locateCases(text4) {
  const tree = readJsonTree(text4.replace(/^\uFEFF/, " "));
  if (!tree.ok) return { cases: [] };
  const lines2 = indexLines(text4);
  const lineOf2 = (node) => node === void 0 ? void 0 : lines2.at(node.start).line;
  const cases = member(tree.root, "cases");
  const contract = member(tree.root, "contract");
  const contractLine = lineOf2(member(contract, "required") ?? contract);
  return {
    cases: cases?.kind === "array" ? cases.items.map((item) => lineOf2(member(item, "input"))) : [],
    ...contractLine === void 0 ? {} : { contract: contractLine }
  };
}
function withLines(suite, text4) {
  if (suite.cases.some((each) => each.line !== void 0)) return suite;
  const lines2 = locateCases(text4);
  const cases = suite.cases.map((each, index) => {
    const line = lines2.cases[index];
    return line === void 0 ? each : { ...each, line };
  });
  const { contract } = suite;
  const isPlaced = contract !== void 0 && lines2.contract !== void 0;
  return { ...suite, cases, ...isPlaced ? { contract: { ...contract, line: lines2.contract } } : {} };
}
function member(node, key) {
  return node?.kind === "object" ? node.members.get(key)?.node : void 0;
}

// src/pipeline/relations.ts
var NO_RELATIONS = {
  relations: [],
  rewordings: [],
  identity: {},
  judge: async () => [],
  close: async () => {
  }
};
async function prepareRelations(config2, opened, host) {
  if (config2.relations === void 0) return succeed(NO_RELATIONS);
  const catalogue = await catalogueOf2(config2, config2.relations, host);
  if (!catalogue.ok) return catalogue;
  const { relations: relations2, close } = catalogue.value;
  const reworded = await reword(catalogue.value, opened, host);
  if (!reworded.ok) {
    await close();
    return reworded;
  }
  const rewordings = reworded.value;
  const inputs = rewordings.map(({ relation, caseIndex, input }) => [relation, caseIndex, input]);
  return succeed({
    relations: relations2,
    rewordings,
    identity: { relations: catalogue.value.name, "relations' rewordings": digestOf(inputs) },
    judge: (trials, followUps2) => judgeFollowUps(catalogue.value, {
      layer: config2.layer,
      cases: opened.suite.cases.length,
      rewordings,
      trials,
      followUps: followUps2
    }),
    close
  });
}
function catalogueOf2(config2, spec, host) {
  if (spec === "default") return Promise.resolve(succeed(BUILT_IN_CATALOGUE));
  return openCatalogue(spec, {
    workingDirectory: config2.workingDirectory,
    timeoutMs: config2.timeoutMs,
    environment: host.environment,
    agentEnv: config2.agentEnv,
    workerPath: host.workerPath,
    onOutput: (line) => host.log.info(line)
  });
}
var BUILT_IN_CATALOGUE = {
  name: "default",
  relations: BUILT_IN_RELATIONS.map(({ name, kind, compares }) => ({ name, kind, compares, checked: false })),
  reword: async (index, input) => ({
    ok: true,
    reply: { text: BUILT_IN_RELATIONS[index]?.transform(input) ?? input }
  }),
  check: async () => ({ ok: false, why: "a built-in relation compares, and checks nothing" }),
  close: async () => {
  }
};
var MOST_PROBLEMS = 5;
async function reword(catalogue, opened, host) {
  const rewordings = [];
  const problems2 = [];
  for (const [index, { name }] of catalogue.relations.entries()) {
    const replies = await Promise.all(opened.suite.cases.map(({ input }) => catalogue.reword(index, input)));
    for (const [caseIndex, reply] of replies.entries()) {
      if (!reply.ok) problems2.push(unworded(catalogue.name, name, caseIndex, host.redact(reply.why), opened));
      else if (reply.reply.text !== opened.suite.cases[caseIndex]?.input)
        rewordings.push({ relation: name, caseIndex, input: reply.reply.text });
    }
  }
  return problems2.length === 0 ? succeed(rewordings) : fail(...problems2.slice(0, MOST_PROBLEMS));
}
function unworded(catalogue, relation, caseIndex, why, { suite, text: text4 }) {
  return {
    code: "relations-invalid",
    message: `relation \`${relation}\` of \`${catalogue}\` cannot reword \`cases[${caseIndex}]\`: ${why}`,
    hint: "Fix its `transform`; an input it does not apply to is returned as it is, and skipped.",
    at: placeOf2(withLines(suite, text4), caseIndex)
  };
}
function placeOf2(suite, caseIndex) {
  const line = suite.cases[caseIndex]?.line;
  return { file: suite.file, ...line === void 0 ? {} : { line }, path: `cases[${caseIndex}]` };
}

// src/pipeline/shard-share.ts
function callsOf({ followUps: followUps2 = 0 }, { all }) {
  return all.reduce((sum3, { trials }) => sum3 + trials, 0) + followUps2;
}
function shareOf(shard, { repeats, reading, rewordings }) {
  const all = declaredPairs(repeats, reading?.plan);
  return {
    ...partOf(shard, all, repeats.length),
    all,
    rewordings: rewordings.filter((_, place4) => shardOfFollowUp(place4, all.length, shard.of) === shard.index)
  };
}
function unaffordable({ budget }, calls, { of }) {
  return of === 1 || budget === void 0 || calls <= budget ? void 0 : tooSmall2(budget, calls);
}
function tooSmall2(budget, calls) {
  return {
    code: "budget-too-small",
    message: `\`budget: ${budget}\` does not pay for a sequential reading in shards that is to settle each route: no shard knows what the others read, so that together they ask all of ${calls} calls`,
    hint: `Raise \`budget\` to ${calls}, read it in one process, or use \`method: wilson\`.`
  };
}
function shardSeed({ configDigest, suiteDigest: suiteDigest2, tree }, environment) {
  const run = [environment["GITHUB_REPOSITORY"] ?? "", environment["GITHUB_RUN_ID"] ?? ""];
  const digest = digestOf(["seed of the shards", configDigest, suiteDigest2, tree, run]);
  return Number.parseInt(digest.slice(-8), 16);
}
function withShareOfCost(config2, shards) {
  return config2.maxCost === void 0 ? config2 : { ...config2, maxCost: config2.maxCost / shards };
}

// src/pipeline/measure.ts
function measure(config2, host) {
  return withAgent(config2, host, void 0, ask2);
}
async function withAgent(config2, host, shard, go) {
  const suite = await openSuite(config2, host.files);
  if (!suite.ok) return refused(suite.problems);
  const relations2 = await prepareRelations(config2, suite.value, host);
  if (!relations2.ok) return refused(relations2.problems);
  try {
    return await start({ config: config2, suite: suite.value, relations: relations2.value, shard, host }, go);
  } finally {
    await relations2.value.close();
  }
}
async function start(prepared, go) {
  const { config: config2, suite, relations: relations2, shard, host } = prepared;
  const plan = planCalls(config2, suite.suite, relations2.rewordings.length);
  if (!plan.ok) return refused(plan.problems);
  const opening2 = openTarget(config2, host);
  try {
    const found = await findEarlier(config2, suite, host, shardFolder(shard), relations2.identity, shard);
    const agent = await opening2;
    if (!agent.ok) return refused(agent.problems);
    if (!found.ok) return refused(found.problems);
    const run = startedOf(prepared, plan.value, agent.value, found.value);
    return run.ok ? await go(run.value) : refused(run.problems);
  } catch (error) {
    const trouble = fileTrouble(error, host.outputDirectory(config2.workingDirectory, ""));
    if (trouble === void 0) throw error;
    return refused([trouble]);
  } finally {
    const agent = await opening2;
    if (agent.ok) await agent.value.close();
  }
}
function startedOf({ config: config2, suite, relations: relations2, shard, host }, plan, agent, found) {
  const seed = shard === void 0 ? void 0 : shardSeed(found.identity, host.environment);
  const reading = prepareReading(config2, suite.suite, plan, found.earlier, seed);
  const attempts = config2.method === "sequential" ? earlierAttempts(found, host) : 0;
  const run = { agent, config: config2, suite, relations: relations2, plan, found, reading, earlierAttempts: attempts, host };
  if (shard === void 0) return succeed(run);
  const { rewordings } = relations2;
  const share2 = shareOf(shard, { repeats: reading?.repeats ?? plan.repeats, reading, rewordings });
  const tooDear = unaffordable(config2, callsOf(plan, share2), shard);
  return tooDear === void 0 ? succeed({ ...run, share: share2 }) : fail(tooDear);
}
function shardFolder(shard) {
  return shard === void 0 ? "" : `shard-${shard.index}-of-${shard.of}`;
}
function refused(problems2, callsMade = 0) {
  return { kind: "refused", problems: problems2, callsMade };
}
async function openTarget(config2, host) {
  if (config2.agent === void 0) {
    return fail({
      code: "input-missing",
      message: "no `agent` is named",
      hint: "Set `agent: ./path/to/router.ts#export` or an address."
    });
  }
  const result = await openAgent(config2.agent, {
    workingDirectory: config2.workingDirectory,
    timeoutMs: config2.timeoutMs,
    retries: config2.retries,
    ...config2.rateLimit === void 0 ? {} : { rateLimit: config2.rateLimit },
    isolation: config2.isolation,
    environment: host.environment,
    agentEnv: config2.agentEnv,
    workerPath: host.workerPath,
    ahead: host.ahead,
    onOutput: (line) => host.log.info(line)
  });
  if (!result.ok) return result;
  const opened = { ...result, value: redactedAgent(result.value, host.redact) };
  if (!config2.parallelRepeats) return opened;
  const { isolation } = opened.value;
  if (isolation === "fresh-session" || isolation === "fresh-instance") return opened;
  await opened.value.close();
  return fail({
    code: "input-conflict",
    message: `\`parallel-repeats\` asks the same probe several times at once, and this agent's trials are not known to be apart (isolation: ${isolation})`,
    hint: "Set `isolation: fresh-session` if every call starts from nothing, or export a factory and set `isolation: fresh-instance`."
  });
}
async function ask2(run) {
  const { plan, host } = run;
  const started = host.clock.now();
  const from = host.clock.monotonic();
  announce2(run);
  const recording = record2(run);
  const loading = loadJudging();
  const recorded = await recording;
  const { trials, followUps: followUps2, stopped } = recorded;
  const journal = run.found.path;
  const kept = [...trials, ...followUps2].filter((call) => call.result.ok).length;
  if (stopped === "interrupted") return { kind: "interrupted", kept, planned: plan.calls, journal };
  const { judgeCalls } = await loading;
  const judged = await judgeCalls(
    { ...run, journal },
    {
      ...recorded,
      startedAt: started.toISOString(),
      durationMs: () => Math.round(host.clock.monotonic() - from)
    }
  );
  if (!judged.ok) return refused(judged.problems, recorded.made);
  return {
    kind: "measured",
    measurement: { ...judged.value, journal, directory: dirname2(journal) }
  };
}
async function loadJudging() {
  await setImmediate();
  const [judging] = await Promise.all([import("./chunk-XZ66UCNM.js"), import("./chunk-ZHB6FVQ3.js")]);
  return judging;
}
function announce2({ agent, suite: { suite }, relations: relations2, plan, host }) {
  for (const note of agent.notes) host.log.info(note);
  const most = plan.sequential === void 0 ? "" : ` if no pair flips, ${plan.sequential.mostCalls} at most`;
  host.log.info(
    `${plan.calls} calls planned${most}: ${suite.cases.length} probes of ${suite.file}, asked of ${agent.name}${followUpWords(relations2)}`
  );
}
function followUpWords({ relations: relations2, rewordings }) {
  if (relations2.length === 0) return "";
  const asked = relations2.length === 1 ? "of one relation" : `of ${relations2.length} relations`;
  return `; ${rewordings.length} of them are follow-ups ${asked}`;
}
async function record2(run) {
  const {
    agent,
    suite: { suite },
    plan,
    found,
    host
  } = run;
  const { reading, share: share2 } = run;
  const config2 = share2 === void 0 ? run.config : withShareOfCost(run.config, share2.shard.of);
  const part = share2 === void 0 || share2.shard.of === 1 ? {} : { part: share2 };
  const repeats = reading?.repeats ?? plan.repeats;
  const { journal, earlier, earlierFollowUps } = openJournal(found, headerOf2(run), host);
  if (reading?.isContinued === true)
    journal.append(continuationLine(repeats, reading.plan.cap, host.clock.now().toISOString()));
  const curtail = curtailRule(config2);
  try {
    const collection = await collect(
      agent,
      {
        inputs: suite.cases.map((item) => item.input),
        repeats,
        ...reading === void 0 ? {} : { sequential: reading.plan },
        ...curtail === void 0 ? {} : { curtail },
        ...part,
        coverAll: coversAll(run),
        layer: config2.layer,
        maxWorkers: config2.maxWorkers,
        parallelRepeats: config2.parallelRepeats,
        stopOnError: config2.errorPolicy === "stop",
        ...config2.maxCost === void 0 ? {} : { maxCost: config2.maxCost },
        earlier
      },
      {
        clock: host.clock,
        progress: host.progress,
        interruption: host.interruption,
        onTrial: (trial) => journal.append(trialLine(trial, "full"))
      }
    );
    const relations2 = share2 === void 0 ? run.relations : { ...run.relations, rewordings: share2.rewordings };
    return await askFollowUps(
      { agent, config: config2, relations: relations2, ...part, host },
      collection,
      earlierFollowUps,
      journal
    );
  } finally {
    journal.close();
  }
}
function headerOf2({ found, agent, plan, reading, earlierAttempts: attempts, share: share2 }) {
  return {
    ...found.identity,
    repeats: reading?.repeats ?? plan.repeats,
    isolation: agent.isolation,
    ...reading === void 0 ? {} : { reading: { seed: reading.plan.seed, cap: reading.plan.cap } },
    ...attempts === 0 ? {} : { earlierAttempts: attempts },
    ...share2 === void 0 ? {} : { shard: { ...share2.shard, agent: agent.name } }
  };
}

// src/pipeline.ts
async function runMode(config2, host) {
  if (config2.reuse === "auto") {
    const { reusedRun } = await import("./chunk-JBKHRSML.js");
    const reused = await reusedRun(config2, host);
    if (reused !== void 0) return publish(reused, host);
  }
  return show(await measure(config2, host), config2, host);
}
async function show(measured, config2, host) {
  if (measured.kind === "refused") return refuse2(measured.problems, host, measured.callsMade, config2);
  const { interruptedPublication, publicationOf } = await showing();
  return measured.kind === "interrupted" ? publish(interruptedPublication(measured), host) : publish(publicationOf(measured.measurement, config2, host), host);
}
function showing() {
  return import("./chunk-ZHB6FVQ3.js");
}
async function collectMode(config2, host) {
  const { collectShard } = await import("./chunk-6VFAROQ2.js");
  const { shardPublication } = await import("./chunk-ZQ4DWEEH.js");
  const collected = await collectShard(config2, host);
  switch (collected.kind) {
    case "refused":
      return refuse2(collected.problems, host, collected.callsMade, config2);
    case "interrupted":
      return publish((await showing()).interruptedPublication(collected), host);
    case "collected":
      return publish(shardPublication(collected, config2, host), host);
  }
}
async function assessMode(config2, host) {
  const { judge: judge3 } = await import("./chunk-NL3MYXYX.js");
  const judged = await judge3(config2, host, host);
  if (!judged.ok) return refuse2(judged.problems, host, 0, config2);
  const { publicationOf } = await showing();
  return publish(publicationOf(judged.value, config2, host), host);
}
async function compareMode(config2, host) {
  const { compareEvidence } = await import("./chunk-HXBCUU4W.js");
  const { driftPublication } = await import("./chunk-ZDSGGHUW.js");
  const compared = await compareEvidence(config2, host);
  if (!compared.ok) return refuse2(compared.problems, host, 0, config2);
  return publish(driftPublication(compared.value, config2, host), host);
}
async function checkMode(config2, host) {
  const { checkAnswers } = await import("./chunk-XLFDO4UM.js");
  return show(await checkAnswers(config2, host), config2, host);
}
async function testMode(config2, host) {
  const { runTests } = await import("./chunk-JN2PJA2K.js");
  const { keepInHistory } = await import("./chunk-OYWY7BA7.js");
  const { testPublication } = await import("./chunk-T4HPVZNC.js");
  const tested = await runTests(config2, host);
  switch (tested.kind) {
    case "refused":
      return refuse2(tested.problems, host, tested.callsMade, config2);
    case "interrupted":
      return publish((await showing()).interruptedPublication(tested), host);
    case "tested":
      keepInHistory(tested.tested, config2, host);
      return publish(testPublication(tested.tested, config2, host), host);
  }
}
async function doctorMode(config2, host) {
  const { examine } = await import("./chunk-IMUSKN4K.js");
  const examined = await examine(config2, host);
  if (!examined.ok) return refuse2(examined.problems, host, 0, config2);
  return publish(examined.value, host);
}
async function planMode(config2, host) {
  const { price: price2 } = await import("./chunk-NJMYENXS.js");
  const priced = await price2(config2, host);
  if (!priced.ok) return refuse2(priced.problems, host, 0, config2);
  return publish(priced.value, host);
}
async function refuse2(problems2, host, callsMade, config2, workingDirectory) {
  const folder = config2?.workingDirectory ?? workingDirectory;
  const prefix = folder === void 0 ? "" : host.repositoryPrefix(folder);
  const { refusalPublication } = await showing();
  return publish(refusalPublication(problems2, callsMade, prefix, config2), host);
}
async function publish(publication, host) {
  await host.publisher.publish(publication);
  return publication;
}

// src/pipeline/behaviour/bless.ts
var { join: join2, resolve: resolve6 } = process.getBuiltinModule("node:path");

// src/report/format/stable-json.ts
function stableJson(value) {
  return `${write(value, "")}
`;
}
function write(value, indent) {
  if (Array.isArray(value)) {
    return block(
      "[",
      "]",
      value.map((item) => write(item, `${indent}  `)),
      indent
    );
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, item]) => `${quote3(key)}: ${write(item, `${indent}  `)}`);
    return block("{", "}", entries, indent);
  }
  return writeScalar(value);
}
function block(open, close, items, indent) {
  if (items.length === 0) return open + close;
  const inner = `
${indent}  `;
  return `${open}${inner}${items.join(`,${inner}`)}
${indent}${close}`;
}
function writeScalar(value) {
  if (typeof value === "string") return quote3(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  throw new RangeError(`JSON has no form for ${String(value)}`);
}
function quote3(text4) {
  return JSON.stringify(text4).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("")
  );
}

// src/report/format.ts
var NOISE = 1e-12;
var MOST_DECIMALS = 10;
function percent(fraction2) {
  const exact = withoutNoise(fraction2);
  return `${digitsOf(exact, (text4) => !misleads(text4, exact))} %`;
}
function percentBeside(fraction2, bound) {
  const exact = withoutNoise(fraction2);
  const other = percent(bound);
  const clear = (text4) => !misleads(text4, exact) && (exact === bound || `${text4} %` !== other);
  return `${digitsOf(exact, clear)} %`;
}
function withoutNoise(fraction2) {
  if (!(fraction2 >= 0 && fraction2 <= 1)) throw new RangeError(`not a fraction: ${fraction2}`);
  if (fraction2 < NOISE) return 0;
  return 1 - fraction2 < NOISE ? 1 : fraction2;
}
function digitsOf(fraction2, clear) {
  for (let decimals = 1; decimals < MOST_DECIMALS; decimals += 1) {
    const text4 = withoutZeros((fraction2 * 100).toFixed(decimals));
    if (clear(text4)) return text4;
  }
  return withoutZeros((fraction2 * 100).toFixed(MOST_DECIMALS));
}
function misleads(text4, fraction2) {
  return text4 === "0" && fraction2 !== 0 || text4 === "100" && fraction2 !== 1;
}
function withoutZeros(text4) {
  return text4.replace(/\.?0+$/, "");
}
function interval(lower, upper, bound) {
  return `${percentBeside(lower, bound)} … ${percentBeside(upper, bound)}`;
}
function whole(count3) {
  return String(count3).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
function count2(number3, singular, plural = `${singular}s`) {
  return `${whole(number3)} ${number3 === 1 ? singular : plural}`;
}
function duration2(milliseconds) {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1e3;
  if (seconds < 9.95) return `${withoutDecimalZero(seconds.toFixed(1))} s`;
  const total = Math.round(seconds);
  if (total < 60) return `${total} s`;
  if (total < 3600) return joinUnits(Math.floor(total / 60), "min", total % 60, "s");
  const minutes = Math.round(total / 60);
  return joinUnits(Math.floor(minutes / 60), "h", minutes % 60, "min");
}
function withoutDecimalZero(text4) {
  return text4.replace(/\.0$/, "");
}
function joinUnits(large, largeUnit, small, smallUnit) {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
function pValueWords(pValue) {
  return pValue < 1e-3 ? "below 0.001" : String(Number(pValue.toFixed(3)));
}
function money(dollars) {
  if (dollars === 0) return "$0";
  if (dollars >= 0.01) {
    const [units = "0", cents = "00"] = dollars.toFixed(2).split(".");
    return `$${units.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}.${cents}`;
  }
  const decimals = 1 - Math.floor(Math.log10(dollars));
  return decimals > 12 ? "under $0.00000000001" : `$${withoutZeros(dollars.toFixed(decimals))}`;
}
function list(items, most = items.length) {
  const shown2 = items.slice(0, most);
  const rest = items.length - shown2.length;
  const parts = rest > 0 ? [...shown2, `${whole(rest)} more`] : shown2;
  if (parts.length <= 1) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
function shortFingerprint(hex) {
  return hex.slice(0, 12);
}
function quoteName(name) {
  if (name === "") return "`(empty)`";
  const longest = Math.max(0, ...(name.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const blank = name.trim() === "";
  const padded = !blank && /^`|`$|^ .* $/s.test(name) ? ` ${name} ` : name;
  return `${fence}${padded}${fence}`;
}
function sentence(clause) {
  const text4 = clause.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return text4 === "" || /[.!?…]$/.test(text4) ? text4 : `${text4}.`;
}
function beforeStop(text4, addition) {
  return text4.endsWith(".") ? `${text4.slice(0, -1)}${addition}.` : text4 + addition;
}

// src/pipeline/behaviour/gathered-runs.ts
function byCase(trials) {
  const groups = /* @__PURE__ */ new Map();
  for (const { caseIndex, result } of trials.toSorted((a, b) => a.trial - b.trial)) {
    const group = groups.get(caseIndex);
    if (group === void 0) groups.set(caseIndex, [result]);
    else group.push(result);
  }
  return groups;
}

// src/pipeline/behaviour/collect-runs.ts
var TEST_FOLDER = "test";
async function collectRuns(config2, suite, selection, host) {
  const repeats = suite.cases.map(
    (_, index) => selection.tests.find((test) => test.caseIndex === index)?.runs ?? 0
  );
  const opening2 = openTarget(config2, host);
  try {
    const found = await findEarlier(config2, { suite }, host, TEST_FOLDER);
    const agent = await opening2;
    if (!agent.ok) return refused2(agent);
    if (!found.ok) return refused2(found);
    return await ask3(agent.value, { config: config2, suite, repeats, found: found.value, host });
  } catch (error) {
    const trouble = fileTrouble(error, host.outputDirectory(config2.workingDirectory, ""));
    if (trouble === void 0) throw error;
    return refused2(fail(trouble));
  } finally {
    const agent = await opening2;
    if (agent.ok) await agent.value.close();
  }
}
function refused2({ problems: problems2 }) {
  return { kind: "refused", problems: problems2, callsMade: 0 };
}
async function ask3(agent, run) {
  const { suite, repeats, found, host } = run;
  const planned = sum2(repeats);
  const tests3 = repeats.filter((count3) => count3 > 0).length;
  for (const note of agent.notes) host.log.info(note);
  host.log.info(`${planned} calls planned: ${tests3} tests of ${suite.file}, asked of ${agent.name}`);
  const { trials, stopped } = await record3(agent, run);
  if (stopped === "interrupted") {
    const kept = trials.filter((trial) => trial.result.ok).length;
    return { kind: "interrupted", kept, planned, journal: found.path };
  }
  return {
    kind: "gathered",
    gathered: {
      runs: byCase(trials),
      planned: new Map(repeats.entries()),
      made: trials.length,
      agent: agent.name,
      isolation: agent.isolation,
      journal: found.path
    }
  };
}
async function record3(agent, { config: config2, suite, repeats, found, host }) {
  const header = { ...found.identity, repeats, isolation: agent.isolation };
  const { journal, earlier } = openJournal(found, header, host);
  try {
    return await collect(
      agent,
      {
        inputs: suite.cases.map((item) => item.input),
        repeats,
        layer: "tools",
        // an answer without a decision is an answer: assertions judge it
        maxWorkers: config2.maxWorkers,
        parallelRepeats: config2.parallelRepeats,
        stopOnError: config2.errorPolicy === "stop",
        ...config2.maxCost === void 0 ? {} : { maxCost: config2.maxCost },
        earlier
      },
      {
        clock: host.clock,
        progress: host.progress,
        interruption: host.interruption,
        onTrial: (trial) => journal.append(trialLine(trial, "full"))
      }
    );
  } finally {
    journal.close();
  }
}
function sum2(counts) {
  return counts.reduce((total, count3) => total + count3, 0);
}

// src/pipeline/behaviour/bless.ts
async function bless(args, host, shellDirectory) {
  const place4 = await placeOf3(args, host, shellDirectory);
  if (!place4.ok) return place4;
  const { workingDirectory, baseline: baseline2 } = place4.value;
  const path = join2(host.outputDirectory(workingDirectory, ""), TEST_FOLDER, "report.json");
  const report = readReport(path, host);
  if (!report.ok) return report;
  const problem = notToBless(report.value, path);
  if (problem !== void 0) return fail(problem);
  const { tests: tests3, min_success_rate } = report.value;
  const claim2 = tests3.map(({ test_name, assertions }) => ({ test_name, assertions }));
  const digest = digestOf({ claim: claim2, min_success_rate });
  try {
    host.files.write(resolve6(workingDirectory, baseline2), stableJson(blessedReport(report.value, digest)));
  } catch (error) {
    const trouble = fileTrouble(error, baseline2);
    if (trouble === void 0) throw error;
    return fail(trouble);
  }
  const runs = tests3.reduce((sum3, test) => sum3 + test.total_runs, 0);
  return succeed(
    blessed(`BLESSED - ${count2(tests3.length, "test")} (${count2(runs, "run")}) in ${baseline2}`, digest)
  );
}
function blessedReport(report, digest) {
  const { comparison: _, headline: __, calls: ___, ...rest } = report;
  const { baseline: ____, duration_ms: _____, ...kept } = rest;
  const tests3 = report.tests.map(({ runs: _2, line: __2, faults: ___2, ...test }) => test);
  return { ...kept, digest, tests: tests3 };
}
async function placeOf3({ raw }, host, shellDirectory) {
  const { baseline: baseline2, "working-directory": folder = "." } = raw.values;
  if (baseline2 !== void 0) return succeed({ workingDirectory: resolve6(shellDirectory, folder), baseline: baseline2 });
  const config2 = await readConfig(
    { ...raw, values: { ...raw.values, mode: "test" } },
    { workingDirectory: shellDirectory, read: host.files.read }
  );
  if (config2.ok && config2.value.baseline !== void 0)
    return succeed({ workingDirectory: config2.value.workingDirectory, baseline: config2.value.baseline });
  return fail({
    code: "input-missing",
    message: "no `baseline` is named: where shall the blessed figures be?",
    hint: "Give `--baseline tests.baseline.json`, or name it in the configuration."
  });
}
function readReport(path, host) {
  const text4 = host.files.read(path);
  if (text4 !== void 0) return succeed(JSON.parse(text4));
  return fail({
    code: "file-missing",
    message: `there is no report of tests at ${path}`,
    hint: "Run `agentverity test` first; what it reports can be blessed.",
    at: { file: path }
  });
}
var NAMED = 5;
function notToBless({ status, tests: tests3, left_out_tests: leftOut }, file) {
  const refused3 = (message, hint) => ({
    code: "evidence-invalid",
    message,
    hint,
    at: { file }
  });
  if (status === "incomplete")
    return refused3(
      "the last tests are incomplete: some of their runs were never made",
      "Finish them with `resume: true`."
    );
  if (leftOut > 0)
    return refused3(
      `the last tests left out ${count2(leftOut, "test")} by a filter: the baseline would lose ${leftOut === 1 ? "it" : "them"}`,
      "Run all tests, without `filter`."
    );
  const failing = tests3.filter((test) => test.faults.includes("below-minimum")).map((test) => `\`${test.test_name}\``);
  if (failing.length === 0) return void 0;
  return refused3(
    `${failing.slice(0, NAMED).join(", ")} did not pass: blessed, ${failing.length === 1 ? "its" : "their"} failures would be the standard`,
    "Mend the agent or the assertions, or lower `min-success-rate` if that is as good as it must be."
  );
}
function blessed(headline2, digest) {
  const text4 = `${headline2}
  ${digest}
  Commit the file: a later \`test\` with this baseline tells what became worse.
`;
  const plain2 = text4.replaceAll("`", "'");
  return {
    headline: headline2,
    text: plain2,
    documents: {
      text: plain2,
      markdown: `## ✅ ${headline2}
`,
      json: stableJson({ headline: headline2, digest }),
      junit: ""
    },
    annotations: [],
    outputs: {},
    artifacts: [],
    red: false,
    exitCode: 0
  };
}

// src/report/build-words.ts
var NAMED2 = 4;
var SHOWN = 80;
function shortName(name) {
  if (name.length <= SHOWN) return quoteName(name);
  const start2 = Array.from(name.slice(0, 2 * (SHOWN + 1)));
  return quoteName(start2.length > SHOWN ? `${start2.slice(0, SHOWN - 1).join("")}…` : name);
}
function names(labels3) {
  return list(labels3.map(shortName), NAMED2);
}
function routeNames(routes2) {
  return names(routes2.map((route) => route.route));
}
function outcomeName(outcome) {
  const words2 = outcomeWords(outcome);
  const isName2 = outcome.kind === "decision" || outcome.kind === "text" || words2.includes(" → ");
  return isName2 || outcome.kind === "tools" && outcome.names.length > 0 ? shortName(words2) : words2;
}
function flipsOfPairs({ flips: flips3, pairs }) {
  return `${flips3} of ${count2(pairs, "pair")} flipped`;
}
function boundWords({ verdict, tolerance, reading }, whose = "your") {
  const { lower, upper } = verdict.interval;
  const limit2 = `${whose} ${percent(tolerance)}`;
  if (reading !== void 0) return READING_WORDS[verdict.kind](limit2);
  switch (verdict.kind) {
    case "deterministic":
      return `at most ${percentBeside(upper, tolerance)}, below ${limit2}`;
    case "stochastic":
      return `at least ${percentBeside(lower, tolerance)}, above ${limit2}`;
    case "undecided":
      return `between ${percentBeside(lower, tolerance)} and ${percentBeside(upper, tolerance)}, and ${limit2} lies inside`;
  }
}
var READING_WORDS = {
  deterministic: (limit2) => `below ${limit2}, by the boundary set before the first call`,
  stochastic: (limit2) => `above ${limit2}, by the boundary set before the first call`,
  undecided: (limit2) => `whether below or above ${limit2} is not settled`
};
function reachedWords({ contract, missingObserved }) {
  const required2 = contract.required.length;
  return `${required2 - missingObserved.length} of ${count2(required2, "required route")} reached`;
}

// src/report/build-admission.ts
var OF_RECORDING = [
  "empty",
  "incomplete",
  "repeated-probes",
  "unobserved-probes",
  "shared-session",
  "replays",
  "unsettled-reading"
];
function buildAdmission({ admission, complete }) {
  return { admissible: admission.admissible, refusals: shownRefusals(admission.refusals, complete) };
}
function shownRefusals(refusals, complete) {
  return refusals.filter(({ kind }) => complete || OF_RECORDING.includes(kind)).map(refusalWords);
}
function refusalWords(refusal) {
  switch (refusal.kind) {
    case "empty":
      return { reason: "there is no probe", cure: "add probes" };
    case "incomplete":
      return { reason: "the run is incomplete", cure: "fix the failed calls and run again" };
    case "repeated-probes":
      return {
        reason: `${count2(refusal.count, "probe")} repeats another`,
        cure: "remove the copies; `repeats` asks a probe more often"
      };
    case "unobserved-probes":
      return unobservedWords(refusal.cases.length);
    case "shared-session":
      return {
        reason: "all trials shared one session",
        cure: "start a fresh session or instance for every trial"
      };
    case "replays":
      return {
        reason: `${count2(refusal.count, "answer")} ${refusal.count === 1 ? "is a replay" : "are replays"} from a cache, not ${refusal.count === 1 ? "a run of its own" : "runs of their own"}`,
        cure: "record again with the harness's cache off"
      };
    case "unsettled-reading":
      return {
        reason: `the run read it pair by pair and called it ${refusal.call} on ${count2(refusal.pairs, "pair")}`,
        cure: refusal.call === "undecided" ? "continue that reading with `--resume`, or allow it more calls" : "make the agent steadier, or declare a wider tolerance"
      };
    case "curtailed": {
      const { stoppingPair, endpointPairs, observedFlips: observedFlips2 } = refusal.curtailment;
      return {
        reason: `after ${stoppingPair} of ${count2(endpointPairs, "pair")} (${count2(observedFlips2, "flip")}) it was out of reach, even if all others agreed`,
        cure: "make the agent steadier, or plan more pairs"
      };
    }
    case "unmetered":
      return { reason: "nothing was repeated", cure: "run with `meter: true`" };
    case "stochastic":
      return {
        reason: `the decisions move: ${flipsOfPairs(refusal.stability)}, ${boundWords(refusal.stability)}`,
        cure: "make the agent steadier, or declare a wider tolerance"
      };
    case "undecided":
      return {
        reason: `repeatability is undecided: ${flipsOfPairs(refusal.stability)}, ${boundWords(refusal.stability)}`,
        cure: refusal.stability.reading === void 0 ? "collect more pairs" : "continue the reading"
      };
    case "stochastic-routes":
      return {
        reason: `${routeNames(refusal.routes)} ${refusal.routes.length === 1 ? "moves" : "move"}`,
        cure: "make the agent steadier on these inputs"
      };
    case "undecided-targets":
      return {
        reason: `the declared tolerance of ${routeNames(refusal.routes)} is undecided`,
        cure: "add cases for it, or raise the budget"
      };
    case "contract":
      return contractWords(refusal);
    case "blind":
      return {
        reason: `${outcomeName(refusal.skew.majority)} is the answer to ${percent(refusal.skew.share)} of the probes`,
        cure: "add probes that should reach other decisions"
      };
  }
}
function unobservedWords(probes) {
  const them = probes === 1 ? "it" : "them";
  return {
    reason: `${count2(probes, "probe")} gave no answer`,
    cure: `fix the agent for ${them}, or remove ${them}`
  };
}
function contractWords({ coverage }) {
  const { unknownObserved, missingObserved, missingIntended, underCased } = coverage;
  if (unknownObserved.length > 0) {
    return {
      reason: `the agent decided ${names(unknownObserved)}, outside the contract`,
      cure: "fix the agent, or allow the decision"
    };
  }
  if (missingObserved.length > 0)
    return { reason: reachedWords(coverage), cure: `add probes that reach ${names(missingObserved)}` };
  if (missingIntended.length > 0)
    return { reason: `no probe was written for ${names(missingIntended)}`, cure: "add one for each" };
  return { reason: `${names(underCased.map((row2) => row2.decision))} has too few cases`, cure: "add cases" };
}

// src/report/build-early-end.ts
function earlyEndModels({
  sequential,
  curtailment
}) {
  return {
    ...sequential === void 0 ? {} : { sequential: readingModel(sequential) },
    ...curtailment === void 0 ? {} : { curtailment: curtailmentModel(curtailment) }
  };
}
function plannedCalls({ sequential, missingCalls }, plan, made) {
  return sequential === void 0 ? plan.calls : made + missingCalls;
}
function repeatWords({ sequential }, { repeats, routes: routes2 }) {
  if (sequential !== void 0) return "pair by pair, until they decided";
  const least = repeats.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = repeats.reduce((a, b) => Math.max(a, b), 0);
  if (least !== most && routes2.length === 0) return `${least} to ${most} trials of a probe`;
  if (routes2.length === 0 || least === most) return `${count2(most, "trial")} of each probe`;
  return `${least} to ${most} trials of a probe, by route`;
}
function readingModel(reading) {
  const { plan, pooled, read, collected, flipsAfter } = reading;
  return {
    call: pooled.call,
    stop: pooled.stop,
    pairs: pooled.pairs,
    flips: pooled.flips,
    read,
    collected,
    flipsAfter,
    cap: plan.cap,
    seed: plan.seed,
    words: readingWords(reading)
  };
}
function readingWords({ plan, pooled, read, collected, flipsAfter }) {
  const { call, pairs, stop } = pooled;
  const verb = call === "undecided" ? "undecided after" : "decided on";
  const forRoutes = read > pairs ? ` (${read} read in all, to settle routes)` : "";
  const why = {
    futile: `: given up, with less than one chance in ten of an answer by pair ${plan.pooled.cap}`,
    cap: ": that was the end set for it",
    failed: ": the next one failed, and none is ever skipped"
  };
  const later = flipsAfter === 0 ? "" : `; ${count2(flipsAfter, "flip")} seen after it, and nothing is changed by that`;
  return `${verb} ${count2(pairs, "pair")}${forRoutes}, ${collected} collected${call === "undecided" ? why[stop] ?? "" : ""}${later}`;
}
function readingFields(reading) {
  const { plan, pooled } = reading;
  return {
    call: pooled.call,
    stop: pooled.stop,
    pairs_read: pooled.pairs,
    pair_flips: pooled.flips,
    pairs_read_in_all: reading.read,
    pairs_collected: reading.collected,
    flips_after: reading.flipsAfter,
    order: "shuffled-rounds",
    seed: plan.seed,
    cap: plan.cap,
    certify_at: plan.pooled.certifyAt,
    stochastic_by: plan.pooled.stochasticBy
  };
}
function curtailmentFields(curtailment) {
  return {
    outcome: "admission-unreachable",
    reason: "admission is unreachable at the predeclared fixed endpoint even if every remaining pair agrees",
    final_classification: null,
    stopping_pair: curtailment.stoppingPair,
    endpoint_pairs: curtailment.endpointPairs,
    observed_flips: curtailment.observedFlips,
    avoided_pairs: curtailment.avoidedPairs,
    meter_calls_spent: curtailment.spentCalls,
    meter_calls_avoided: curtailment.avoidedCalls
  };
}
function curtailmentModel(curtailment) {
  const { stoppingPair, endpointPairs, observedFlips: observedFlips2, spentCalls, avoidedCalls } = curtailment;
  return {
    stoppingPair,
    endpointPairs,
    observedFlips: observedFlips2,
    spentCalls,
    avoidedCalls,
    words: `no verdict: stopped after ${stoppingPair} of ${count2(endpointPairs, "pair")} (${count2(observedFlips2, "flip")})`
  };
}
function callsLeftOut({ endpointPairs }, { cases }) {
  const made = cases.reduce((sum3, { outcomes, errors: errors2 }) => sum3 + outcomes.length + errors2, 0);
  return Math.max(0, 2 * endpointPairs - made);
}
function earlyEndCaveats(assessment, attempts) {
  return [...startedOver(attempts), ...besideReading(assessment), ...beforeCorrection(assessment)];
}
function startedOver(attempts) {
  if (attempts === 0) return [];
  const known = attempts === 1 ? "An earlier attempt" : `${attempts} earlier attempts`;
  return [
    `${known} of this same measurement ${attempts === 1 ? "is" : "are"} known, and this one started over. Starting over until an attempt passes certifies an agent that should not be 45 to 76 % of the time: continue an undecided one with \`--resume\` instead.`
  ];
}
function besideReading({ stability: stability2, sequential }) {
  if (sequential === void 0 || stability2 === void 0) return [];
  return [
    "The pairs were read one by one in a shuffled order that was fixed before the first call, and the reading decides. The interval stands beside it: it is made for a fixed number of pairs and decides nothing here."
  ];
}
function beforeCorrection({ routes: routes2 = [] }) {
  const weak = routes2.filter(
    ({ uncorrected, verdict }) => uncorrected === "stochastic" && verdict.kind !== "stochastic"
  );
  if (weak.length === 0) return [];
  return [
    `Called stochastic one by one, but not after the correction for ${routes2.length} routes looked at: ${routeNames(weak)}. Among so many, one may be called by chance.`
  ];
}
function afterCurtailment({ observedFlips: observedFlips2 }) {
  const repair = observedFlips2 === 0 ? "Plan more pairs (`repeats`, `budget` or more probes): so few can admit nothing, even without a flip" : "Make the agent steadier on these inputs and run again";
  return `${repair}; without \`curtail\`, the whole plan is carried out and tells how much it moves.`;
}
function continueReading(needed, reading) {
  const { plan, pooled, routes: routes2 } = reading;
  const isAll = !plan.settlesRoutes || routes2.every(({ corrected }) => corrected.call !== "undecided");
  const what = isAll ? `it (${count2(2 * needed, "call")})` : "the pooled question, and the routes take pairs of their own";
  const quiet = `${count2(needed, "more pair")} without a flip would settle ${what}`;
  const start2 = pooled.stop === "futile" && pooled.flips > 0 ? "Or read on, with little hope: " : "";
  return `${start2}${quiet}: ${continued(reading)}; starting over would not be the same evidence.`;
}
function continueForRoutes(reading) {
  return `To settle what is left, ${continued(reading)}; starting over would not be the same evidence.`;
}
function continued(reading) {
  return `continue this reading at your desk with \`--resume --budget ${2 * capToContinue(reading)}\``;
}

// src/core/coverage.ts
function measureSkew(evidence, threshold) {
  const counts = countOutcomes(firstOutcomes(evidence));
  const top = counts[0];
  if (top === void 0) return void 0;
  const cases = counts.reduce((sum3, { count: count3 }) => sum3 + count3, 0);
  const share2 = top.count / cases;
  return {
    cases,
    distinct: counts.length,
    majority: top.outcome,
    share: share2,
    threshold,
    blind: share2 >= threshold
  };
}
function countOutcomes(outcomes) {
  return countAllOutcomes([outcomes]);
}
function countAllOutcomes(lists) {
  const tally4 = new OutcomeTally();
  for (const outcomes of lists) tally4.add(outcomes);
  return [...tally4.counts.values()].sort((a, b) => b.count - a.count);
}
var OutcomeTally = class {
  counts = /* @__PURE__ */ new Map();
  /** Equal outcomes of one run are mostly one object: its key is made once. */
  #known = /* @__PURE__ */ new Map();
  add(outcomes) {
    let last;
    let entry;
    for (const outcome of outcomes) {
      if (outcome !== last || entry === void 0) entry = this.#known.get(outcome) ?? this.#find(outcome);
      entry.count += 1;
      last = outcome;
    }
  }
  #find(outcome) {
    const key = outcomeKey(outcome);
    const entry = this.counts.get(key) ?? { outcome, count: 0 };
    this.counts.set(key, entry);
    this.#known.set(outcome, entry);
    return entry;
  }
};
function firstOutcomes(evidence) {
  return evidence.cases.flatMap(({ outcomes }) => outcomes.slice(0, 1));
}
function contractCoverage(evidence, contract) {
  const intendedCounts = tally(
    evidence.cases.flatMap(({ expected }) => expected === void 0 ? [] : [expected])
  );
  const observedCounts = tally(firstOutcomes(evidence).flatMap(label2));
  const observedCaseCounts = tally(
    evidence.cases.flatMap((item) => sortedLabels([...new Set(item.outcomes)].map(countedAs)))
  );
  const observed = new Set(evidence.cases.flatMap((item) => [...new Set(item.outcomes)].flatMap(label2)));
  const missingIntended = contract.required.filter((name) => !intendedCounts.has(name));
  const missingObserved = contract.required.filter((name) => !observed.has(name));
  const missing2 = /* @__PURE__ */ new Set([...missingIntended, ...missingObserved]);
  const missingCritical = contract.critical.filter((name) => missing2.has(name));
  const unknownObserved = sortedLabels(observed).filter((name) => !contract.allowed.includes(name));
  const underCased = findUnderCased(contract, intendedCounts);
  const required2 = contract.required.length;
  return {
    contract,
    intendedCounts,
    observedCounts,
    observedCaseCounts,
    missingIntended,
    missingObserved,
    missingCritical,
    unknownObserved,
    underCased,
    intendedShare: required2 === 0 ? 1 : (required2 - missingIntended.length) / required2,
    observedShare: required2 === 0 ? 1 : (required2 - missingObserved.length) / required2,
    satisfied: missing2.size === 0 && unknownObserved.length === 0 && underCased.length === 0
  };
}
function findUnscorable(cases, contract) {
  for (const [caseIndex, { outcomes }] of cases.entries()) {
    for (const outcome of new Set(outcomes)) {
      if (outcome.kind === "no-decision" && !contract.allowedNoDecisions.includes(outcome.reason)) {
        return { caseIndex, reason: outcome.reason };
      }
    }
  }
  return void 0;
}
function labelsOutside(item, contract) {
  return [...new Set([...new Set(item.outcomes)].flatMap(label2))].filter(
    (name) => !contract.allowed.includes(name)
  );
}
function findUnderCased(contract, intended) {
  return Object.entries(contract.minimumCases).map(([decision, minimum]) => ({ decision, cases: intended.get(decision) ?? 0, minimum })).filter(({ cases, minimum }) => cases < minimum).sort((a, b) => compareCodePoints(a.decision, b.decision));
}
function tally(labels3) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of labels3) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
function countedAs(outcome) {
  return outcome.kind === "no-decision" ? `no decision: ${outcome.reason}` : label2(outcome)[0] ?? outcomeKey(outcome);
}
function label2(outcome) {
  return outcome.kind === "decision" ? [outcome.label] : [];
}

// src/report/build-relations.ts
function relationsModel(relations2, suite) {
  return {
    rows: relations2.results.map(({ outcomes: _, exercised: __, ...row2 }) => row2),
    violations: violations(relations2, suite),
    unprobed: unprobed(relations2)
  };
}
function unprobed({ routes: routes2 }) {
  return (routes2 ?? []).filter((row2) => row2.exercised === 0).map((row2) => row2.route);
}
function violations({ results }, suite) {
  return results.flatMap(
    ({ name, outcomes }) => outcomes.flatMap(
      (outcome, index) => outcome.kind === "violated" ? [{ relation: name, index, text: violationWords(outcome), ...place2(suite, index) }] : []
    )
  );
}
function violationWords({ before, after, why }) {
  const [was, is] = [outcomeName(before), outcomeName(after)];
  const change = was === is ? `the answer stayed ${was}` : `${was} became ${is}`;
  return why === void 0 || why === "" ? change : `${change}: ${why}`;
}
function violatedOn({ name, violated, exercised }) {
  return `${quoteName(name)} on ${violated} of ${count2(exercised, "reworded probe")}`;
}
function violationsSentence({ relations: relations2 }) {
  const found = (relations2?.results ?? []).filter((row2) => row2.violated > 0);
  if (found.length === 1 && found[0] !== void 0) return `a relation is violated: ${violatedOn(found[0])}`;
  const all = relations2?.results.length ?? 0;
  return `${found.length} of ${count2(all, "relation")} are violated: ${list(found.map(violatedOn), 3)}`;
}
function vacuousSentence({ relations: relations2, evidence }) {
  const all = relations2?.results.length ?? 0;
  const which = all === 1 ? "the relation" : `none of the ${all} relations`;
  const probes = evidence.cases.length === 1 ? "the only probe" : `any of ${evidence.cases.length} probes`;
  return all === 1 ? `${which} changed none of your ${count2(evidence.cases.length, "probe")}, so it tested nothing` : `${which} changed ${probes}, so nothing was tested`;
}
function heldClause({ relations: relations2 }) {
  if (relations2 === void 0 || relations2.counts.violated > 0) return "";
  const kept = relations2.results.filter((row2) => row2.exercised > 0).length;
  return `; ${count2(kept, "relation")} held on ${count2(relations2.counts.held, "rewording")}`;
}
function failedChecks({ relations: relations2 }) {
  return failures(relations2).filter(({ outcome }) => outcome.of === "check").length;
}
function failures(relations2) {
  return (relations2?.results ?? []).flatMap(
    ({ name, outcomes }) => outcomes.flatMap(
      (outcome, index) => outcome.kind === "failed" && outcome.of !== "source" ? [{ relation: name, index, outcome }] : []
    )
  );
}
function relationErrors({ relations: relations2 }, suite) {
  const rows = /* @__PURE__ */ new Map();
  for (const { relation, index, outcome } of failures(relations2)) {
    const { kind, message } = outcome.failure;
    const what = outcome.of === "check" ? "the check" : "a follow-up";
    const text4 = `${what} of ${quoteName(relation)}: ${message}`;
    const { line } = suite.cases[index] ?? {};
    const first2 = { kind, message: text4, probe: index, trial: 0, ...line === void 0 ? {} : { line } };
    const row2 = rows.get(`${kind} ${text4}`);
    rows.set(
      `${kind} ${text4}`,
      row2 === void 0 ? { ...first2, count: 1 } : { ...row2, count: row2.count + 1 }
    );
  }
  return [...rows.values()].sort((a, b) => b.count - a.count);
}
function relationFailures({ relations: relations2 }) {
  return failures(relations2).map(({ relation, index, outcome }) => ({
    kind: outcome.failure.kind,
    caseIndex: index,
    relation
  }));
}
function relationFindings({ relations: relations2, complete }, suite) {
  if (relations2 === void 0 || !complete) return [];
  if (relations2.vacuous) {
    return [
      {
        level: "failure",
        title: "The relations test nothing",
        text: `No probe is changed by ${names(relations2.results.map((row2) => row2.name))}.`,
        file: suite.file,
        line: 1
      }
    ];
  }
  const found = violations(relations2, suite);
  const probes = [...new Set(found.map((row2) => row2.index))];
  return probes.map((index) => {
    const rows = found.filter((row2) => row2.index === index);
    return {
      level: "failure",
      title: rows.length === 1 ? "A relation is violated" : `${rows.length} relations are violated`,
      text: `${rows.map((row2) => `${quoteName(row2.relation)}: ${row2.text}`).join("; ")}.`,
      ...place2(suite, index)
    };
  });
}
function relationChecks({ relations: relations2, complete }) {
  return (relations2?.results ?? []).map((row2) => {
    const message = checkMessage(row2);
    const name = `the agent keeps to ${row2.name}`;
    if (!complete && row2.failed === 0)
      return { group: "relation", name, outcome: "skipped", message: `the run is incomplete; ${message}` };
    return { group: "relation", name, outcome: checkOutcome(row2), message };
  });
}
function checkOutcome({ failed: failed2, violated, vacuous }) {
  if (failed2 > 0) return "error";
  if (violated > 0) return "failed";
  return vacuous ? "skipped" : "passed";
}
function checkMessage({ held, violated, unchanged, failed: failed2, unasked }) {
  const parts = [
    `held on ${count2(held, "probe")}`,
    `violated on ${violated}`,
    `${unchanged} left unchanged`,
    ...failed2 > 0 ? [`${failed2} failed`] : [],
    ...unasked > 0 ? [`${unasked} never asked`] : []
  ];
  return parts.join(", ");
}
function relationCaveats({ relations: relations2, evidence, complete }) {
  if (relations2 === void 0 || !complete) return [];
  const idle = relations2.vacuous ? [] : relations2.results.filter((row2) => row2.vacuous);
  const moving = movingViolations(relations2, evidence.cases);
  const missed = relations2.vacuous ? [] : unprobed(relations2);
  return [
    ...idle.length === 0 ? [] : [
      `${names(idle.map((row2) => row2.name))} changed no probe, so ${idle.length === 1 ? "it" : "they"} tested nothing.`
    ],
    ...moving === 0 ? [] : [
      `${count2(moving, "violation")} of a relation ${moving === 1 ? "is" : "are"} on probes whose own decision moves: one answer each, so the rewording need not be the cause.`
    ],
    ...missed.length === 0 ? [] : [`No relation reworded a probe of ${names(missed)}.`]
  ];
}
function movingViolations({ results }, cases) {
  const moves2 = cases.map((item) => countOutcomes(item.outcomes).length > 1);
  return results.reduce(
    (sum3, { outcomes }) => sum3 + outcomes.filter((outcome, index) => outcome.kind === "violated" && moves2[index] === true).length,
    0
  );
}
function place2(suite, index) {
  const line = suite.cases[index]?.line;
  return line === void 0 ? { file: suite.file } : { file: suite.file, line };
}

// src/report/build-relation-fields.ts
function relationFields(relations2) {
  return (relations2?.results ?? []).map((row2) => ({
    ...countFields(row2),
    name: row2.name,
    total: row2.outcomes.length,
    type: row2.kind,
    unasked: row2.unasked,
    vacuous: row2.vacuous
  }));
}
function relationCoverageFields(relations2) {
  if (relations2?.routes === void 0) return null;
  return {
    probed: relations2.routes.filter((row2) => row2.exercised > 0).map((row2) => row2.route),
    routes: relations2.routes.map((row2) => ({
      ...countFields(row2),
      cases: row2.cases,
      decision: row2.route,
      probed: row2.exercised > 0
    })),
    unprobed: unprobed(relations2)
  };
}
function countFields({ exercised, held, violated, unchanged, failed: failed2 }) {
  return {
    errors: failed2,
    exercised,
    held,
    skipped: unchanged,
    violated,
    violation_rate: exercised === 0 ? null : violated / exercised
  };
}

// src/report/build-replay.ts
function replayFields(replay) {
  const { stoppingPair } = replay;
  const unreachable = stoppingPair !== void 0;
  return {
    analysis: "post-hoc-counterfactual",
    schedule: "round-robin-case-order",
    outcome: unreachable ? "admission-unreachable" : "endpoint-required",
    reason: unreachable ? "admission became unreachable at the recorded fixed endpoint even if every remaining pair agreed" : "admission stayed reachable until the recorded fixed endpoint",
    stopping_pair: stoppingPair ?? null,
    endpoint_pairs: replay.endpointPairs,
    observed_flips: replay.observedFlips,
    avoided_pairs: replay.avoidedPairs,
    meter_calls_avoided: replay.avoidedCalls,
    changes_endpoint_classification: false
  };
}
function replayCaveat(replay) {
  const { stoppingPair, endpointPairs, observedFlips: observedFlips2, avoidedCalls } = replay;
  if (stoppingPair === void 0)
    return `Replayed with curtailment, which changes no verdict: admission stayed reachable until the last of ${count2(endpointPairs, "pair")}, so no call would have been spared.`;
  return `Replayed with curtailment, which changes no verdict: after ${stoppingPair} of ${count2(endpointPairs, "pair")} (${count2(observedFlips2, "flip")}) admission was out of reach even if all others agreed; ${count2(avoidedCalls, "call")} would have been spared.`;
}

// src/report/build-run-report.ts
function buildRunReport(assessment, settings, caveats2) {
  const { evidence, policy, stability: stability2, routes: routes2, skew, contract, relations: relations2 } = assessment;
  return {
    schema: "agentverity.run/v2",
    status: assessment.status,
    complete: assessment.complete,
    isolation: evidence.isolation,
    requested_inputs: evidence.cases.length,
    input_fingerprints: evidence.cases.map((item) => item.fingerprint),
    config: {
      blindness_threshold: policy.blindnessThreshold,
      curtail: settings.curtail ?? false,
      method: assessment.sequential === void 0 ? "wilson" : "sequential",
      epsilon: policy.epsilon,
      strict_error_control: policy.strict,
      error_policy: settings.errorPolicy,
      k: settings.commonRepeats,
      layer: evidence.layer,
      max_workers: settings.maxWorkers,
      reuse_unchanged_calls: true,
      run_blindness: policy.blindness,
      run_meter: policy.meter
    },
    meter: stability2 === void 0 ? null : meterFields(stability2, evidence),
    exact: stability2 === void 0 ? null : exactFields(stability2),
    blindness: skew === void 0 ? null : skewFields(skew, evidence),
    decision_contract: contract === void 0 ? null : contractFields(contract),
    route_stability: routes2 === void 0 ? null : routeFields(routes2, assessment),
    route_plans: settings.routePlans.map(routePlanFields),
    guidance: guidanceFields(assessment),
    errors: settings.errors.map(({ kind, caseIndex, relation }) => ({
      exception_type: kind,
      input_fingerprint: evidence.cases[caseIndex]?.fingerprint ?? null,
      input_index: caseIndex,
      message: kind === "check-failed" ? "the relation's check failed" : "the call failed before producing a decision",
      phase: relation === void 0 ? settings.phase ?? "meter" : "relation",
      relation: relation ?? null
    })),
    caveats: caveats2,
    relations: relationFields(relations2),
    relation_coverage: relationCoverageFields(relations2),
    curtailment: assessment.curtailment === void 0 ? null : curtailmentFields(assessment.curtailment),
    sequential: assessment.sequential === void 0 ? null : readingFields(assessment.sequential),
    curtailment_replay: settings.replay === void 0 ? null : replayFields(settings.replay),
    calls: settings.calls,
    admission: {
      admissible: assessment.admission.admissible,
      refusals: assessment.admission.refusals.map((refusal) => ({
        kind: refusal.kind,
        ...refusalWords(refusal)
      }))
    }
  };
}
function meterFields(stability2, evidence) {
  const repeats = evidence.cases.map((item) => item.outcomes.length);
  return {
    advice: ADVICE[stability2.verdict.kind],
    call: CALLS[stability2.verdict.kind],
    ci_high: stability2.wilson.interval.upper,
    ci_low: stability2.wilson.interval.lower,
    epsilon: stability2.tolerance,
    flip_rate: stability2.flipRate,
    inputs: evidence.cases.length,
    inputs_with_flip: stability2.casesThatMoved,
    largest_probe_flip_rate: stability2.worstCase?.flipRate ?? 0,
    layer: evidence.layer,
    max_repeats: Math.max(0, ...repeats),
    pair_flips: stability2.flips,
    pair_trials: stability2.pairs,
    repeats: repeats.length === 0 ? 0 : Math.min(...repeats)
  };
}
function exactFields({ exact }) {
  return { call: CALLS[exact.kind], ci_high: exact.interval.upper, ci_low: exact.interval.lower };
}
var CALLS = {
  deterministic: "verdict-deterministic",
  stochastic: "verdict-stochastic",
  undecided: "undecided (add repeats or inputs)"
};
var ADVICE = {
  deterministic: "decisions repeat within the tolerance: compare with an approved baseline from here on",
  stochastic: "decisions move between identical calls: judge changes against measured noise, not against zero",
  undecided: "not enough pairs to say: raise the repeats or add probes"
};
function skewFields(skew, evidence) {
  return {
    blind: skew.blind,
    distinct: skew.distinct,
    inputs: skew.cases,
    layer: evidence.layer,
    majority_verdict: outcomeField(skew.majority),
    skew: skew.share,
    threshold: skew.threshold,
    warning: skew.blind ? "one decision takes nearly all probes: a pass says more about the probes than the agent" : null
  };
}
function outcomeField(outcome) {
  switch (outcome.kind) {
    case "decision":
      return { kind: "decision", label: outcome.label };
    case "text":
      return { kind: "decision", label: outcome.text };
    case "no-decision":
      return { kind: "no_decision", reason: outcome.reason };
    case "tools":
      return outcome.names;
  }
}
function contractFields(coverage) {
  const { contract } = coverage;
  return {
    advice: contractAdvice(coverage),
    allowed: contract.allowed,
    critical: contract.critical,
    intended_counts: Object.fromEntries(coverage.intendedCounts),
    intended_coverage: coverage.intendedShare,
    missing_critical: coverage.missingCritical,
    missing_intended: coverage.missingIntended,
    missing_observed: coverage.missingObserved,
    observed_case_counts: Object.fromEntries(coverage.observedCaseCounts),
    observed_counts: Object.fromEntries(coverage.observedCounts),
    observed_coverage: coverage.observedShare,
    required: contract.required,
    satisfied: coverage.satisfied,
    under_cased: coverage.underCased.map(({ decision, cases, minimum }) => [decision, cases, minimum]),
    unknown_observed: coverage.unknownObserved,
    ...unlessEmpty2("allowed_no_decisions", contract.allowedNoDecisions),
    ...unlessEmpty2("minimum_cases", contract.minimumCases),
    ...unlessEmpty2("stability_targets", contract.stabilityTargets)
  };
}
function contractAdvice(coverage) {
  const { missingIntended, missingObserved, unknownObserved, underCased } = coverage;
  if (missingIntended.length > 0) return `add cases written for: ${missingIntended.join(", ")}`;
  if (unknownObserved.length > 0)
    return `the agent decided outside the contract: ${unknownObserved.join(", ")}`;
  if (missingObserved.length > 0) return `the agent never decided: ${missingObserved.join(", ")}`;
  if (underCased.length > 0) return `add cases for: ${underCased.map((row2) => row2.decision).join(", ")}`;
  return "every required decision was intended and observed";
}
function unlessEmpty2(name, value) {
  return Object.keys(value).length === 0 ? {} : { [name]: value };
}
function routeFields(routes2, assessment) {
  const named = (kind) => routes2.filter((route) => route.verdict.kind === kind).map((route) => route.route);
  return {
    deterministic: named("deterministic"),
    epsilon: assessment.policy.epsilon,
    flip_pairs: flipPairFields(assessment.flipPairs),
    layer: assessment.evidence.layer,
    routes: routes2.map((route) => ({
      call: CALLS[route.verdict.kind],
      cases: route.cases,
      ci_high: route.wilson.interval.upper,
      ci_low: route.wilson.interval.lower,
      decision: route.route,
      corrected_call: CALLS[correctedKind(route)],
      corrected_p_value: route.correction.pValue === void 0 ? null : Number(route.correction.pValue.toPrecision(10)),
      ...route.uncorrected === void 0 ? {} : { uncorrected_call: CALLS[route.uncorrected] },
      exact_call: CALLS[route.exact.kind],
      exact_ci_high: route.exact.interval.upper,
      exact_ci_low: route.exact.interval.lower,
      flip_rate: route.flipRate,
      pair_flips: route.flips,
      pair_trials: route.pairs,
      pairs_needed: route.flips > 0 ? null : pairsForDeterministic(route.tolerance, 0) ?? null,
      target: route.tolerance
    })),
    stochastic: named("stochastic"),
    undecided: named("undecided")
  };
}
function correctedKind({ verdict, correction }) {
  return verdict.kind === "stochastic" && !correction.stands ? "undecided" : verdict.kind;
}
function flipPairFields(flipPairs) {
  return flipPairs.map(({ outcomes, count: count3 }) => ({
    count: count3,
    decisions: outcomes.map(referenceWords).sort(compareCodePoints)
  })).sort((a, b) => b.count - a.count || compareCodePoints(a.decisions.join("\0"), b.decisions.join("\0")));
}
function referenceWords(outcome) {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "text":
      return outcome.text;
    case "no-decision":
      return `NoDecision(reason='${outcome.reason}')`;
    case "tools": {
      const names3 = outcome.names.map((name) => `'${name}'`);
      return names3.length === 1 ? `(${names3[0]},)` : `(${names3.join(", ")})`;
    }
  }
}
function routePlanFields(plan) {
  return {
    calls: plan.calls,
    cases: plan.cases,
    decision: plan.route,
    pairs_needed: plan.pairsNeeded,
    repeats_each: plan.repeatsEach,
    target: plan.target
  };
}
function guidanceFields({ stability: stability2, routes: routes2, skew, contract, relations: relations2 }) {
  const count3 = (kind, targetedOnly) => (routes2 ?? []).filter((route) => route.verdict.kind === kind && (route.targeted || !targetedOnly)).length;
  return {
    decision_contract_satisfied: contract?.satisfied ?? null,
    is_blind: skew?.blind ?? false,
    is_stochastic: stability2?.verdict.kind === "stochastic" || count3("stochastic", false) > 0,
    stochastic_routes: routes2 === void 0 ? null : count3("stochastic", false),
    suite_is_meaningful: !(skew?.blind ?? false) && relations2?.vacuous !== true,
    targeted_stochastic_routes: count3("stochastic", true),
    targeted_undecided_routes: count3("undecided", true),
    undecided_routes: routes2 === void 0 ? null : count3("undecided", false)
  };
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

// src/report/escape.ts
var UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF\u115F\u1160\u3164\uFFA0]/gu;
var ORDINARY = /^[ -~]*$/;
var LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
var APART = "​";
var NAME_LENGTH = 120;
var QUOTED_LENGTH = 200;
var PROSE_LENGTH = 1e3;
var SOURCE_LENGTH = 5e4;
function cap(text4, max) {
  if (text4.length <= max) return text4;
  const start2 = Array.from(text4.slice(0, 2 * (max + 1)));
  return start2.length <= max ? text4 : `${start2.slice(0, max - 1).join("")}…`;
}
function singleLine(text4, max = NAME_LENGTH) {
  const short = cap(text4, max);
  if (ORDINARY.test(short)) return short;
  return cap(short.replace(LINE_BREAK, "↵").replaceAll("	", " ").replace(UNSEEN, reveal), max);
}
function severalLines(text4) {
  if (ORDINARY.test(text4)) return text4;
  return text4.replace(LINE_BREAK, "\n").replace(
    UNSEEN,
    (character) => character === "\n" || character === "	" ? character : reveal(character)
  );
}
function reveal(character) {
  const code = character.codePointAt(0) ?? 0;
  if (code < 32) return String.fromCodePoint(9216 + code);
  if (code === 127) return "␡";
  return `\\u{${code.toString(16).toUpperCase().padStart(4, "0")}}`;
}
function segments(text4) {
  if (!text4.includes("`")) return text4 === "" ? [] : [{ code: false, text: text4 }];
  const parts = [];
  let from = 0;
  for (const match of text4.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs)) {
    if (match.index > from) parts.push({ code: false, text: text4.slice(from, match.index) });
    const inside = match[2] ?? "";
    const padded = /^ .* $/s.test(inside) && inside.trim() !== "";
    parts.push({ code: true, text: padded ? inside.slice(1, -1) : inside });
    from = match.index + match[0].length;
  }
  if (from < text4.length) parts.push({ code: false, text: text4.slice(from) });
  return parts;
}
function markdownCode(name, max = NAME_LENGTH) {
  return quoteName(singleLine(name, max));
}
function markdownCellCode(name, max = NAME_LENGTH) {
  return markdownCode(
    name.replace(/\\+(?=\|)/g, (run) => "⧵".repeat(run.length)),
    max
  ).replaceAll("|", "\\|");
}
function markdownProse(text4, options = {}) {
  const code = options.cell === true ? markdownCellCode : markdownCode;
  return segments(cap(text4, SOURCE_LENGTH)).map((part) => {
    if (!part.code) return markdownLiteral(part.text);
    return markdownLink(code(part.text, QUOTED_LENGTH), options.linkOf?.(part.text));
  }).join("");
}
function markdownLiteral(text4) {
  return defuse(singleLine(text4, PROSE_LENGTH)).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[\\`*_[\]~]/g, "\\$&").replaceAll("|", "&#124;").replaceAll("$", "&#36;").replace(/^(\s*)([#+=-])/, "$1\\$2").replace(/^(\s*\d+)([.)])(?=\s|$)/, "$1\\$2").replaceAll(APART, "&#8203;");
}
function markdownLink(markdown, url) {
  if (url === void 0 || !/^https?:\/\//i.test(url)) return markdown;
  const safe = url.replace(new RegExp("\\p{Cs}", "gu"), "").replace(/[^\w\-.~:/?#@!$&*+,;=%]/gu, (character) => percentEncode(character));
  return `[${markdown}](${safe})`;
}
function percentEncode(character) {
  const encoded = encodeURIComponent(character);
  if (encoded !== character) return encoded;
  return `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
}
function defuse(text4) {
  return text4.replace(/@(?=[\w-])/g, `@${APART}`).replace(/#(?=\d)/g, `#${APART}`).replace(/\b(GH-)(?=\d)/gi, `$1${APART}`).replace(/:(?=\/\/)/g, `:${APART}`).replace(/\b(www)\./gi, `$1${APART}.`);
}
function mermaidLabel(text4, max = 40) {
  return singleLine(text4.trim() === "" ? "(empty)" : text4, max).replace(
    /[^\p{L}\p{N} _.,-]/gu,
    (sign) => `#${sign.codePointAt(0)};`
  );
}
function htmlProse(text4) {
  return segments(cap(text4, SOURCE_LENGTH)).map(
    (part) => part.code ? `<code>${htmlText(singleLine(part.text, QUOTED_LENGTH))}</code>` : htmlText(defuse(singleLine(part.text, PROSE_LENGTH))).replaceAll(APART, "&#8203;")
  ).join("");
}
function htmlWords(text4) {
  return segments(cap(text4, SOURCE_LENGTH)).map(
    (part) => part.code ? `<code>${htmlText(singleLine(part.text, QUOTED_LENGTH))}</code>` : htmlText(singleLine(part.text, PROSE_LENGTH))
  ).join("");
}
function htmlName(name, max = NAME_LENGTH) {
  return htmlText(singleLine(name === "" ? "(empty)" : name, max));
}
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function htmlText(text4) {
  return text4.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
function xmlText(text4) {
  return htmlText(severalLines(text4));
}
function xmlAttribute(text4) {
  return xmlText(text4).replaceAll("\n", "&#10;").replaceAll("	", "&#9;");
}
function plainProse(text4, max = 4 * PROSE_LENGTH) {
  const plain2 = segments(cap(text4, SOURCE_LENGTH)).map((part) => part.code ? `'${singleLine(part.text, QUOTED_LENGTH)}'` : singleLine(part.text, max)).join("");
  return cap(withoutCommands(plain2), max);
}
function plainName(name, max = NAME_LENGTH) {
  return withoutCommands(singleLine(name === "" ? "(empty)" : name, max));
}
function withoutCommands(line) {
  return line.replace(/^(\s*):(?=:)/, "$1\\u{3A}").replaceAll("##[", "##\\u{5B}");
}

// src/report/format/wrap.ts
var GLUE = " ";
function wrap2(text4, start2, width) {
  const lines2 = [];
  let line = start2;
  let empty = true;
  for (const word of text4.split(" ")) {
    if (!empty && line.length + 1 + word.length > width) {
      lines2.push(line);
      line = " ".repeat(start2.length);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines2, line].map((done) => done.replaceAll(GLUE, " ").trimEnd());
}
function columns(rows, right = []) {
  const widths = [];
  for (const row2 of rows) {
    for (const [column, cell] of row2.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows.map((row2) => {
    const cells3 = row2.map((cell, column) => {
      const width = widths[column] ?? 0;
      return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
    });
    return `  ${cells3.join("  ")}`.trimEnd();
  });
}

// src/report/comparison.ts
var TITLES = ["probe set", "exact match", "stability", "coverage", "baseline"];
function renderComparisonText(comparison, options = {}) {
  const cells3 = comparison.rows.map((row2) => [
    plainName(row2.name, 40),
    matchWords(row2),
    row2.stability === void 0 ? "not measured" : `${row2.stability.verdict}, ${flipsOf(row2.stability)}`,
    coverageWords(row2),
    plainProse(baselineWords(row2), 200)
  ]);
  const title2 = `One agent, ${count2(comparison.rows.length, "probe set")}: ${plainName(comparison.agent)}`;
  const lesson = lessons(comparison).flatMap((line) => wrap2(plainProse(line), "", options.width ?? 100));
  const below = lesson.length === 0 ? [] : ["", ...lesson];
  const titles = TITLES.map((name) => name === "stability" ? "stability, flips/pairs" : name);
  return `${[title2, "", ...columns([titles, ...cells3]), ...below].join("\n")}
`;
}
function renderComparisonMarkdown(comparison) {
  const rows = comparison.rows.map((row2) => {
    const word = row2.admissible ? "✅ **ADMITTED**" : `❌ **REFUSED**: ${markdownProse(row2.reason ?? "", { cell: true })}`;
    const cells3 = [
      markdownCellCode(row2.name),
      matchWords(row2),
      stabilityWords(row2.stability),
      coverageWords(row2),
      word
    ];
    return `| ${cells3.join(" | ")} |`;
  });
  const refused3 = comparison.rows.filter((row2) => !row2.admissible).length;
  const title2 = `## ${count2(comparison.rows.length, "probe set")}, one agent: ${whole(refused3)} refused, ${whole(comparison.rows.length - refused3)} admitted`;
  const table2 = [`| ${TITLES.join(" | ")} |`, `|${" --- |".repeat(TITLES.length)}`, ...rows].join("\n");
  const lesson = lessons(comparison).map((line) => markdownProse(line)).join("\n");
  return `${[title2, table2, lesson, `Agent: ${markdownCode(comparison.agent)}`].filter((part) => part !== "").join("\n\n")}
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
function flipsOf({ flips: flips3, pairs }) {
  return `${whole(flips3)}/${whole(pairs)}`;
}
function coverageWords(row2) {
  if (row2.requiredRoutes === void 0) return count2(row2.decisions, "decision");
  return `${whole(row2.reachedRoutes ?? 0)}/${count2(row2.requiredRoutes, "route")}`;
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

// src/report/gate-notice.ts
var ICONS = { success: "✅", waiting: "✍️", failure: "❌", unknown: "➖" };
var WIDTH2 = 100;
function renderNoticeMarkdown({ tone, headline: headline2, next, signOff }) {
  const sections = [
    `## ${ICONS[tone]} ${headline2.word} - ${markdownProse(headline2.sentence)}`,
    next.map(({ text: text4 }, index) => `${index + 1}. ${markdownProse(text4)}`).join("\n"),
    signOff === void 0 ? "" : signOffMarkdown(signOff, (text4) => markdownProse(text4))
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}
`;
}
function renderNoticeText({ headline: headline2, next, signOff }) {
  const lines2 = [
    `${headline2.word} - ${plainProse(headline2.sentence)}`,
    ...next.flatMap(({ text: text4 }, index) => wrap2(plainProse(text4), `  ${index + 1}. `, WIDTH2)),
    ...signOff === void 0 ? [] : signOffText(signOff, WIDTH2)
  ];
  return `${lines2.join("\n")}
`;
}
function signOffMarkdown({ title: title2, lines: lines2 }, prose2) {
  const shown2 = lines2.map((line) => `- ${prose2(line)}`).join("\n");
  return [`### Sign-off: ${prose2(title2)}`, shown2].filter((part) => part !== "").join("\n\n");
}
function signOffText({ title: title2, lines: lines2 }, width) {
  return [
    `Sign-off: ${plainProse(title2)}`,
    ...lines2.flatMap((line) => wrap2(plainProse(line), "  - ", width))
  ];
}

// src/report/markdown/context.ts
var OPEN_ROWS = 25;
function prose(context, text4, cell = false) {
  return markdownProse(text4, { cell, linkOf: (code) => linkOf(context, code) });
}
function linkOf(context, code) {
  const match = /^(.*):([1-9]\d{0,8})$/s.exec(code);
  if (match === null) return void 0;
  const suite = context.model.provenance.suite;
  const file = match[1] === "" ? suite : match[1];
  return file === suite ? context.link(suite, Number(match[2])) : void 0;
}
function placed(context, item) {
  const text4 = prose(context, item.text);
  if (item.file === void 0) return text4;
  const name = item.line === void 0 ? item.file : `${item.file}:${item.line}`;
  if (item.text.includes(name) || item.line !== void 0 && item.text.includes(`:${item.line}\``))
    return text4;
  const url = item.line === void 0 ? void 0 : context.link(item.file, item.line);
  return beforeStop(text4, ` (${markdownLink(markdownCode(name), url)})`);
}
function probeCell(context, index, line) {
  if (line === void 0) return `probe ${whole(index + 1)}`;
  const suite = context.model.provenance.suite;
  return markdownLink(markdownCellCode(`${suite}:${line}`), context.link(suite, line));
}
function table(columns2, rows, most) {
  const shown2 = rows.slice(0, most);
  const lines2 = [
    `| ${columns2.map((column) => column.title).join(" | ")} |`,
    `| ${columns2.map((column) => column.numeric === true ? "---:" : "---").join(" | ")} |`,
    ...shown2.map((cells3) => `| ${cells3.join(" | ")} |`)
  ];
  if (rows.length > shown2.length) lines2.push("", `${whole(rows.length - shown2.length)} more in the report.`);
  return lines2.join("\n");
}
function folded(summary, inside) {
  return `<details><summary>${htmlProse(summary)}</summary>

${inside}

</details>`;
}

// src/report/markdown/baseline.ts
function baselineMattersMost({ model }) {
  const { baseline: baseline2 } = model;
  return baseline2 !== void 0 && baseline2.refusals.length + baseline2.causes.length + baseline2.table.rows.length > 0;
}
function baselineSection(context, baseline2) {
  return [
    `### Baseline: ${prose(context, baseline2.title)}`,
    names2(baseline2),
    faults(context, baseline2),
    decisions(context, baseline2),
    baseline2.facts.map((fact) => `- ${prose(context, fact)}`).join("\n")
  ].filter((part) => part !== "").join("\n\n");
}
function names2({ file, digest, candidate }) {
  const known = [
    ...file === void 0 ? [] : [`File: ${markdownCellCode(file, 200)}.`],
    ...digest === void 0 ? [] : [`Approved: \`${digest}\`.`],
    ...candidate === void 0 || candidate === digest ? [] : [`This run: \`${candidate}\`.`]
  ];
  return known.join(" ");
}
function faults(context, { refusals, causes }) {
  const lines2 = [
    ...causes.map(({ text: text4, cure, at: [first2] }) => ({ text: text4, cure, place: first2 })),
    ...refusals.map(({ reason, cure }) => ({ text: reason, cure, place: void 0 }))
  ].map(
    ({ text: text4, cure, place: place4 }) => `- ${placed(context, { text: sentence(text4), ...place4 })} **Cure:** ${prose(context, sentence(cure))}`
  );
  return lines2.slice(0, OPEN_ROWS).join("\n");
}
function decisions(context, { table: model }) {
  const columns2 = ["probe", "approved", "now", "answers", ""].map((title2) => ({ title: title2 }));
  const rows = model.rows.map((row2) => [
    probe(context, row2),
    row2.approved === void 0 ? "" : markdownCellCode(row2.approved),
    row2.now === void 0 ? "" : now(row2, row2.now),
    markdownProse(row2.answers, { cell: true }),
    markdownProse(row2.verdict, { cell: true })
  ]);
  const shown2 = rows.length === 0 ? "" : table(columns2, rows, Math.min(context.rows, OPEN_ROWS));
  return [shown2, prose(context, model.rest)].filter((part) => part !== "").join("\n\n");
}
function now({ change }, name) {
  return change === "changed" ? `**${markdownCellCode(name)}**` : markdownCellCode(name);
}
function probe(context, { index, line, fingerprint }) {
  return index === void 0 ? `\`${shortFingerprint(fingerprint)}\`` : probeCell(context, index, line);
}

// src/report/markdown/behaviour.ts
var ICONS2 = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖" };
var OUTCOMES = {
  failed: "❌ failed",
  unfinished: "➖ unfinished",
  passed: "✅ passed"
};
var VERDICTS = {
  regression: "❌ regression",
  suspect: "⚠️ suspect",
  ok: "changed"
};
var MOST_ROWS = 200;
var MOST_FAILURES = 3;
function renderBehaviourMarkdown(model, options = {}) {
  const { calls, durationMs, costUsd } = model;
  const cost = costUsd === void 0 ? "" : `, cost ${markdownLiteral(money(costUsd))}`;
  const sections = [
    `## ${ICONS2[model.tone]} ${model.headline.word} - ${markdownProse(model.headline.sentence)}`,
    model.next.map((step, index) => `${index + 1}. ${placed2(step, options)}`).join("\n"),
    behaviourSection(model.tables, options, MOST_ROWS),
    `${whole(calls.made)} of ${count2(calls.planned, "run")}, took ${duration2(durationMs)}${cost}.`,
    model.caveats.length === 0 ? "" : `### Keep in mind

${model.caveats.map((text4) => `- ${markdownProse(text4)}`).join("\n")}`,
    provenance(model)
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}
`;
}
function behaviourSection(model, options, rows) {
  return [tests(model, options, rows), changes(model, options, rows)].filter((part) => part !== "").join("\n\n");
}
function placed2(step, options) {
  const text4 = markdownProse(step.text);
  if (step.file === void 0 || step.line === void 0) return text4;
  const place4 = markdownLink(markdownCode(`${step.file}:${step.line}`), options.link?.(step.file, step.line));
  return beforeStop(text4, ` (${place4})`);
}
function tests(model, options, most) {
  const rows = model.tests.map((row2) => [
    nameCell(row2, model, options),
    OUTCOMES[row2.outcome],
    `${whole(row2.passed)} of ${whole(row2.total)}`,
    interval(row2.lower, row2.upper, 1),
    `${row2.flakiness}, at most ${Number(row2.flakinessUpper.toFixed(2))}`,
    failureCell(row2)
  ]);
  const columns2 = [
    { title: "test" },
    { title: "" },
    { title: "runs passed", numeric: true },
    { title: "95 % interval" },
    { title: "flakiness" },
    { title: "why, and where the path goes" }
  ];
  return `### Behavioural tests

${table(columns2, rows, most)}`;
}
function nameCell({ name, line, file }, { suite }, { link }) {
  return markdownLink(markdownCellCode(name), line === void 0 ? void 0 : link?.(file ?? suite, line));
}
function failureCell(row2) {
  const why = row2.failures.slice(0, MOST_FAILURES).map(({ text: text4, count: runs }) => `${whole(runs)}× ${markdownProse(text4, { cell: true })}`);
  const rest = row2.failures.length - why.length;
  const paths2 = row2.unstablePaths ? row2.paths.map(({ path, count: runs }) => `${markdownCellCode(path, 120)} ${whole(runs)}×`).join(", ") : "";
  return [
    ...why,
    ...rest > 0 ? [`${count2(rest, "more kind")} of failure`] : [],
    ...paths2 === "" ? [] : [`path varies: ${paths2}`]
  ].join("<br>");
}
function changes(model, options, most) {
  if (model.baseline === void 0) return "";
  const title2 = `### Against the baseline ${markdownCode(model.baseline)}`;
  const rows = [
    ...model.changes.map((row2) => changeCells(row2, model, options)),
    ...model.vanished.map((name) => [markdownCellCode(name), "❌ gone", "no longer in the suite"]),
    ...model.added.map((name) => [markdownCellCode(name), "new", "not in the baseline"])
  ];
  if (rows.length === 0) return `${title2}

Nothing changed.`;
  return `${title2}

${table([{ title: "test" }, { title: "" }, { title: "what changed" }], rows, most)}`;
}
function changeCells(row2, model, options) {
  const lines2 = [row2.summary, ...row2.notes].map((line) => markdownProse(line, { cell: true }));
  return [nameCell(row2, model, options), VERDICTS[row2.verdict], lines2.join("<br>")];
}
function provenance({ provenance: from, version: version2, status, exitCode }) {
  const rows = [
    ["agent", markdownCellCode(from.agent, 200)],
    ["suite", markdownCellCode(from.suite, 200)],
    ["isolation", markdownProse(from.isolation, { cell: true })],
    ["started", markdownProse(from.startedAt, { cell: true })],
    ["status", `${markdownCellCode(status)}, exit code ${exitCode}`],
    ["agentverity", markdownProse(version2, { cell: true })]
  ];
  return folded("Where these figures come from", table([{ title: "" }, { title: "" }], rows, rows.length));
}

// src/report/format/contract-role.ts
function roleWords(row2, contract) {
  if (row2.outsideContract) return "✗ not allowed";
  const thin = contract.underCased.find(({ decision }) => decision === row2.decision);
  const faults2 = [
    ...contract.missingObserved.includes(row2.decision) ? ["✗ never reached"] : [],
    ...contract.missingIntended.includes(row2.decision) ? ["✗ no probe meant for it"] : [],
    ...thin === void 0 ? [] : [`✗ ${whole(thin.cases)} of ${whole(thin.minimum)} cases`]
  ];
  const met = row2.required && faults2.length === 0 ? " ✓" : "";
  return [`${dutyOf(row2)}${met}`, ...faults2].join(", ");
}
function dutyOf(row2) {
  if (row2.critical) return "critical";
  return row2.required ? "required" : "allowed";
}

// src/report/format/worst-first.ts
var WORST = { stochastic: 0, undecided: 1, deterministic: 2 };
function worstRoutes(rows) {
  return [...rows].sort((a, b) => WORST[a.verdict] - WORST[b.verdict] || b.flips - a.flips);
}
function worstProbes(rows) {
  return [...rows].sort((a, b) => b.errors - a.errors || b.flips - a.flips);
}
function worstDecisions(rows) {
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
}
function rankOf(row2) {
  if (row2.outsideContract) return 0;
  return row2.required && row2.probes === 0 ? 1 : 2;
}

// src/report/markdown/decisions.ts
function decisionsMatterMost(context) {
  const { coverage, contract } = context.model;
  return coverage?.blind === true || contract?.satisfied === false;
}
function decisions2(context) {
  const { contract } = context.model;
  const rows = worstDecisions(context.model.decisions);
  if (rows.length === 0) return "";
  const open = decisionsMatterMost(context);
  const intended = rows.some((row2) => row2.intended !== void 0);
  const columns2 = [
    { title: "decision" },
    { title: "probes that reach it", numeric: true },
    ...intended ? [{ title: "probes meant for it", numeric: true }] : [],
    ...contract === void 0 ? [] : [{ title: "contract" }]
  ];
  const cells3 = rows.map((row2) => [
    markdownCellCode(row2.decision),
    row2.probes === 0 ? "none" : whole(row2.probes),
    ...intended ? [whole(row2.intended ?? 0)] : [],
    ...contract === void 0 ? [] : [roleWords(row2, contract)]
  ]);
  const body = table(columns2, cells3, open ? Math.min(context.rows, OPEN_ROWS) : context.rows);
  return open ? `### Decisions

${body}` : folded("Decisions and contract", body);
}
function baseline(context) {
  if (context.model.baseline !== void 0) return baselineSection(context, context.model.baseline);
  const { admissible, refusals } = context.model.admission;
  if (admissible) {
    return "### Baseline: ✓ admissible\n\nThis evidence may become the baseline once a person has signed it.";
  }
  const most = Math.min(context.rows, OPEN_ROWS);
  const lines2 = refusals.slice(0, most).map((row2) => `- ${prose(context, sentence(row2.reason))} **Cure:** ${prose(context, row2.cure)}.`);
  const rest = refusals.length - lines2.length;
  if (rest > 0) lines2.push(`- ${whole(rest)} more in the report.`);
  return ["### Baseline: ✗ refused", lines2.join("\n")].join("\n\n");
}

// src/report/markdown/details.ts
function caveats(context) {
  const { caveats: texts3 } = context.model;
  if (texts3.length === 0) return "";
  const lines2 = texts3.slice(0, context.rows).map((text4) => `- ${prose(context, text4)}`);
  const rest = texts3.length - lines2.length;
  if (rest > 0) lines2.push(`- ${whole(rest)} more in the report.`);
  return `### Keep in mind

${lines2.join("\n")}`;
}
function perProbe(context) {
  const { probes } = context.model;
  if (probes.length === 0) return "";
  const expected = probes.some((row2) => row2.expected !== void 0);
  const columns2 = [
    { title: "probe" },
    ...expected ? [{ title: "meant for" }] : [],
    { title: "answers" },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: "errors", numeric: true },
    { title: "SHA-256" }
  ];
  const rows = worstProbes(probes).slice(0, context.rows).map((row2) => [
    probeCell(context, row2.index, row2.line),
    ...expected ? [row2.expected === void 0 ? "" : markdownCellCode(row2.expected)] : [],
    answers(row2),
    whole(row2.pairs),
    whole(row2.flips),
    whole(row2.errors),
    `\`${shortFingerprint(row2.fingerprint)}\``
  ]);
  const rest = probes.length - rows.length;
  const body = table(columns2, rows, rows.length) + (rest > 0 ? `

${whole(rest)} more in the report.` : "");
  return folded(`Probe by probe: ${count2(probes.length, "probe")}`, body);
}
function answers(row2) {
  if (row2.answers.length === 0) return "none";
  return list(
    row2.answers.map(({ decision, count: times2 }) => `${markdownCellCode(decision)} ${whole(times2)}×`),
    4
  );
}
function provenance2(context) {
  const { provenance: from, version: version2, status, exitCode } = context.model;
  const rows = [
    ["agent", markdownCellCode(from.agent, 200)],
    ["suite", markdownCellCode(from.suite, 200)],
    ["compared", markdownProse(from.layer, { cell: true })],
    ["isolation", markdownProse(from.isolation, { cell: true })],
    ["repeats", markdownProse(from.repeats, { cell: true })],
    ["started", markdownProse(from.startedAt, { cell: true })],
    ["status", `${markdownCellCode(status)}, exit code ${exitCode}`],
    ["agentverity", markdownProse(version2, { cell: true })]
  ];
  return folded("Where this comes from", table([{ title: "what" }, { title: "value" }], rows, rows.length));
}

// src/report/format/evidence-rows.ts
function evidenceRows(model) {
  const { coverage, contract } = model;
  const measured = [
    stabilityRow(model),
    ...readingRow(model),
    ...coverage === void 0 ? [] : [varietyRow(coverage)],
    ...contract === void 0 ? [] : [routesRow(contract)]
  ];
  const judged = model.status === "incomplete" ? measured.map((row2) => ({ ...row2, needed: "➖ not judged" })) : measured;
  return [...judged, completeRow(model)];
}
var VERDICT_MARKS = {
  deterministic: "✓ deterministic",
  stochastic: "✗ stochastic",
  undecided: "➖ undecided"
};
var NEED = {
  deterministic: "✓ met",
  stochastic: "✗ not met",
  undecided: "➖ not settled"
};
function readingRow({ sequential, stability: stability2 }) {
  if (sequential === void 0 || stability2 === void 0) return [];
  return [
    {
      name: "Reading, pair by pair",
      found: sequential.words,
      needed: `a boundary of ${percent(stability2.tolerance)}: ${NEED[sequential.call]}`
    }
  ];
}
function stabilityRow({ stability: stability2, confidence, curtailment, sequential }) {
  const row2 = (found, needed) => ({ name: "Stability", found, needed });
  if (curtailment !== void 0) return row2(curtailment.words, "✗ out of reach");
  if (stability2 === void 0) return row2("not measured", "➖ no verdict");
  const { flips: flips3, pairs, lower, upper, tolerance, verdict } = stability2;
  if (pairs === 0) return row2("no pair of answers to compare", "➖ no verdict");
  const range = lower === 0 ? `at most ${percentBeside(upper, tolerance)}` : `between ${interval(lower, upper, tolerance).replace("…", "and")}`;
  return row2(
    `${whole(flips3)} of ${count2(pairs, "pair")} flipped: ${range} (${confidence})`,
    sequential === void 0 ? `below ${percent(tolerance)}: ${NEED[verdict]}` : "beside the reading"
  );
}
function varietyRow(coverage) {
  const share2 = `${quoteName(coverage.majority)} on ${percentBeside(coverage.largestShare, coverage.threshold)} of the probes`;
  return {
    name: "Variety",
    found: `${count2(coverage.distinct, "decision")}, the commonest ${share2}`,
    needed: `below ${percent(coverage.threshold)}: ${coverage.blind ? "✗ not met" : "✓ met"}`
  };
}
function routesRow(contract) {
  return {
    name: "Contract",
    found: `${whole(contract.reached)} of ${count2(contract.required.length, "required route")} reached`,
    needed: `all, as declared: ${contract.satisfied ? "✓ met" : "✗ not met"}`
  };
}
function completeRow({ calls: { planned, made, failed: failed2 }, provenance: provenance3 }) {
  const answered = `${whole(made - failed2)} of ${count2(planned, "call")} answered`;
  const found = failed2 === 0 ? answered : `${answered}, ${whole(failed2)} failed`;
  return {
    name: "Complete",
    found: `${found} (isolation: ${provenance3.isolation})`,
    needed: `all: ${failed2 === 0 && made === planned ? "✓ met" : "✗ not met"}`
  };
}

// src/report/markdown/opening.ts
var ICONS3 = { success: "✅", care: "⚠️", failure: "❌", unknown: "➖", waiting: "✍️" };
function headline(context) {
  const { tone, headline: words2 } = context.model;
  return `## ${ICONS3[tone]} ${words2.word} - ${prose(context, words2.sentence)}`;
}
function nextSteps(context) {
  return context.model.next.map((step, index) => `${index + 1}. ${placed(context, step)}`).join("\n");
}
function says(context) {
  return context.model.says.map((line) => prose(context, line)).join(" ");
}
function numbers(context) {
  const { model } = context;
  const rows = evidenceRows(model).map(({ name, found, needed }) => [
    name,
    prose(context, found, true),
    needed
  ]);
  const columns2 = [{ title: "evidence" }, { title: "found" }, { title: "needed" }];
  const cost = model.costUsd === void 0 ? "" : `, cost ${markdownLiteral(money(model.costUsd))}`;
  return `${table(columns2, rows, rows.length)}

Took ${duration2(model.durationMs)}${cost}.`;
}
function errors(context) {
  const { model } = context;
  if (model.errors.length === 0) return "";
  const rows = model.errors.map((row2) => [
    whole(row2.count),
    markdownCellCode(row2.kind, 40),
    markdownCellCode(row2.message, 300),
    `${probeCell(context, row2.probe, row2.line)}, call ${whole(row2.trial + 1)}`
  ]);
  const columns2 = [
    { title: "errors", numeric: true },
    { title: "kind" },
    { title: "message" },
    { title: "first" }
  ];
  return `### Errors, kept apart from decisions

${table(columns2, rows, Math.min(context.rows, OPEN_ROWS))}`;
}

// src/report/markdown/relations.ts
function relations(context) {
  const model = context.model.relations;
  if (model === void 0) return "";
  const title2 = `Relations: ${tally2(model)}`;
  const quiet = model.rows.every((row2) => row2.violated + row2.failed + row2.unasked === 0 && !row2.vacuous);
  const rows = overview(context, model);
  if (quiet) return folded(title2, rows);
  return [`### ${title2}`, rows, where(context, model)].filter((part) => part !== "").join("\n\n");
}
function tally2({ rows }) {
  const violated = rows.filter((row2) => row2.violated > 0).length;
  const idle = rows.filter((row2) => row2.vacuous).length;
  const kept = rows.filter((row2) => row2.violated === 0 && row2.held > 0).length;
  const parts = [
    ...violated > 0 ? [`${whole(violated)} violated`] : [],
    ...kept > 0 ? [`${whole(kept)} held`] : [],
    ...idle > 0 ? [`${whole(idle)} tested nothing`] : []
  ];
  return parts.length === 0 ? count2(rows.length, "relation") : list(parts);
}
function overview(context, { rows }) {
  const columns2 = [
    { title: "relation" },
    { title: "kind" },
    { title: "held", numeric: true },
    { title: "violated", numeric: true },
    { title: "unchanged", numeric: true },
    { title: "failed", numeric: true },
    { title: "" }
  ];
  return table(columns2, rows.map(cells), Math.min(context.rows, OPEN_ROWS));
}
function cells(row2) {
  return [
    markdownCellCode(row2.name),
    row2.kind,
    whole(row2.held),
    row2.violated === 0 ? "0" : `**${whole(row2.violated)}**`,
    whole(row2.unchanged),
    whole(row2.failed + row2.unasked),
    mark(row2)
  ];
}
function mark({ violated, vacuous, failed: failed2, unasked }) {
  if (violated > 0) return "❌ violated";
  if (failed2 + unasked > 0) return "➖ incomplete";
  return vacuous ? "➖ tested nothing" : "✅ held";
}
function where(context, { violations: violations2 }) {
  if (violations2.length === 0) return "";
  const columns2 = [{ title: "probe" }, { title: "relation" }, { title: "what happened" }];
  const rows = violations2.map((row2) => [
    probeCell(context, row2.index, row2.line),
    markdownCellCode(row2.relation),
    prose(context, row2.text, true)
  ]);
  return table(columns2, rows, Math.min(context.rows, OPEN_ROWS));
}

// src/report/format/correction.ts
function correctionWords({ correction }) {
  if (correction === void 0) return "";
  const p = `p ${pValueWords(correction.pValue)}`;
  return correction.stands ? `, ${p}` : `, but not after correction (${p})`;
}

// src/report/markdown/stability.ts
function stabilityByRoute(context) {
  const { routes: routes2 } = context.model;
  if (routes2.length === 0) return "";
  const columns2 = [
    { title: "route" },
    { title: "cases", numeric: true },
    { title: "pairs", numeric: true },
    { title: "flips", numeric: true },
    { title: `${context.model.confidence} interval` },
    { title: "verdict" }
  ];
  const quiet = routes2.every((row2) => row2.flips === 0);
  const most = quiet ? context.rows : Math.min(context.rows, OPEN_ROWS);
  const rows = table(columns2, worstRoutes(routes2).map(routeCells), most);
  const title2 = `Stability by route: ${tally3(routes2)}`;
  if (quiet) return folded(title2, rows);
  const corrected = routes2.some((row2) => row2.correction !== void 0);
  const note = corrected ? `

Each p is exact and corrected (Holm) for the ${whole(routes2.length)} routes looked at: of so many, one may be called by chance alone.` : "";
  return `### ${title2}

${rows}${note}`;
}
function routeCells(row2) {
  const target = row2.targeted ? ` at its ${percent(row2.tolerance)}` : "";
  const needed = row2.pairsStillNeeded === void 0 ? "" : `, ${count2(row2.pairsStillNeeded, "more quiet pair")}`;
  return [
    markdownCellCode(row2.route),
    whole(row2.cases),
    whole(row2.pairs),
    whole(row2.flips),
    interval(row2.lower, row2.upper, row2.tolerance),
    `${VERDICT_MARKS[row2.verdict]}${target}${needed}${correctionWords(row2)}`
  ];
}
var ORDER = ["stochastic", "undecided", "deterministic"];
function tally3(routes2) {
  const counts = ORDER.map((verdict) => ({
    verdict,
    rows: routes2.filter((row2) => row2.verdict === verdict).length
  }));
  return list(counts.filter(({ rows }) => rows > 0).map(({ verdict, rows }) => `${whole(rows)} ${verdict}`));
}
function flips(context) {
  const { flipPairs } = context.model;
  if (flipPairs.length === 0) return "";
  const most = Math.min(context.rows, OPEN_ROWS);
  const rows = flipPairs.map((row2) => [
    `${markdownCellCode(row2.decisions[0])} ↔ ${markdownCellCode(row2.decisions[1])}`,
    whole(row2.count),
    places(context, row2)
  ]);
  const columns2 = [{ title: "between" }, { title: "flips", numeric: true }, { title: "at" }];
  return `### Where it flips

${graph(flipPairs.slice(0, most))}

${table(columns2, rows, most)}`;
}
function places(context, row2) {
  return list(
    row2.at.map((place4) => {
      if (place4.file === void 0 || place4.line === void 0) return prose(context, place4.text, true);
      return markdownLink(
        markdownCellCode(`${place4.file}:${place4.line}`),
        context.link(place4.file, place4.line)
      );
    }),
    5
  );
}
function graph(pairs) {
  const ids = /* @__PURE__ */ new Map();
  for (const label3 of pairs.flatMap((row2) => row2.decisions)) {
    if (!ids.has(label3)) ids.set(label3, `n${ids.size}`);
  }
  const nodes = [...ids].map(([label3, id]) => `  ${id}["${mermaidLabel(label3)}"]`);
  const edges = pairs.map((row2) => {
    const [from, to] = row2.decisions.map((label3) => ids.get(label3));
    return `  ${from} ---|"${mermaidLabel(count2(row2.count, "flip"))}"| ${to}`;
  });
  return ["```mermaid", "graph LR", ...nodes, ...edges, "```"].join("\n");
}

// src/report/markdown.ts
var MAX_BYTES = 200 * 1024;
var ROWS = [1e3, 500, 200, 100, 50, 25, 10, 3];
var CUT = "The rest did not fit here; it is in the report.";
function renderMarkdown(model, options = {}) {
  const limit2 = options.maxBytes ?? MAX_BYTES;
  let sections = [];
  for (const rows of ROWS) {
    sections = sectionsOf({ model, link: options.link ?? (() => void 0), rows });
    const text4 = join3(sections);
    if (bytes(text4) <= limit2) return text4;
  }
  return cutTo(sections, limit2);
}
function sectionsOf(context) {
  const { model } = context;
  const probeSetFails = decisionsMatterMost(context);
  const relationsFail = model.status === "violations" || model.status === "vacuous";
  const baselineFirst = baselineMattersMost(context);
  return [
    headline(context),
    nextSteps(context),
    says(context),
    baselineFirst ? baseline(context) : "",
    probeSetFails ? decisions2(context) : "",
    numbers(context),
    errors(context),
    relationsFail ? relations(context) : "",
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? "" : stabilityByRoute(context),
    flips(context),
    probeSetFails ? "" : decisions2(context),
    baselineFirst ? "" : baseline(context),
    model.signOff === void 0 ? "" : signOffMarkdown(model.signOff, (text4) => prose(context, text4)),
    model.behaviour === void 0 ? "" : behaviourSection(model.behaviour, context, context.rows),
    relationsFail ? "" : relations(context),
    caveats(context),
    perProbe(context),
    provenance2(context)
  ].filter((section) => section !== "");
}
function cutTo(sections, limit2) {
  for (let kept = sections.length - 1; kept >= 1; kept -= 1) {
    const text5 = join3([...sections.slice(0, kept), CUT]);
    if (bytes(text5) <= limit2) return text5;
  }
  let text4 = "";
  for (const character of sections[0] ?? "") {
    if (bytes(`${text4}${character}…
`) > limit2) break;
    text4 += character;
  }
  return `${text4}…
`;
}
function join3(sections) {
  return `${sections.join("\n\n")}
`;
}
function bytes(text4) {
  return new TextEncoder().encode(text4).length;
}

// src/report/text/baseline.ts
var MOST_ROWS2 = 20;
var SHOWN2 = 19;
function baselineWords2({ state, title: title2, file, digest, candidate }) {
  const shown2 = state === "none" ? candidate : digest ?? candidate;
  const short = shown2 === void 0 ? "" : ` (${shown2.slice(0, SHOWN2)}…)`;
  return `${plainProse(title2)}${file === void 0 ? "" : `: ${plainName(file, 200)}`}${short}`;
}
function baselineBlock(model, suite, width) {
  const faults2 = [
    ...model.causes.map(({ text: text4, cure }) => `${sentence(text4)} Cure: ${sentence(cure)}`),
    ...model.refusals.map(({ reason, cure }) => `${sentence(reason)} Cure: ${sentence(cure)}`)
  ].flatMap((line) => wrap2(plainProse(line), "  - ", width));
  const { rows, rest } = model.table;
  const cells3 = rows.slice(0, MOST_ROWS2).map((row2) => [
    place3(row2, suite),
    row2.approved === void 0 ? "-" : plainName(row2.approved, 40),
    row2.now === void 0 ? "-" : plainName(row2.now, 40),
    plainProse([row2.answers, row2.verdict].filter((part) => part !== "").join(", "))
  ]);
  const more3 = rows.length > MOST_ROWS2 ? [`  ${whole(rows.length - MOST_ROWS2)} more in the report`] : [];
  const lines2 = [
    ...faults2,
    ...cells3.length === 0 ? [] : columns([["probe", "approved", "now", ""], ...cells3]),
    ...more3,
    ...rest === "" ? [] : [`  ${plainProse(rest)}`],
    ...model.facts.flatMap((fact) => wrap2(plainProse(fact), "  - ", width))
  ];
  return lines2.length === 0 ? [] : ["Baseline:", ...lines2];
}
function place3({ index, line, fingerprint }, suite) {
  if (index === void 0) return shortFingerprint(fingerprint);
  return line === void 0 ? `probe ${index + 1}` : `${plainName(suite, 60)}:${line}`;
}

// src/report/text/behaviour.ts
var WIDTH3 = 100;
var MOST_TESTS = 50;
var MOST_FAILURES2 = 4;
function renderBehaviourText(model, width = WIDTH3) {
  const blocks = [
    [behaviourHeadlineText(model), ...nextSteps2(model.next, width)],
    ...behaviourBlocks(model.tables, width),
    [callWords(model)],
    model.caveats.length === 0 ? [] : ["Keep in mind:", ...model.caveats.flatMap((text4) => wrap2(plainProse(text4), "  - ", width))]
  ];
  return `${blocks.filter((block2) => block2.length > 0).map((block2) => block2.join("\n")).join("\n\n")}
`;
}
function behaviourHeadlineText({ headline: headline2 }) {
  return `${headline2.word} - ${plainProse(headline2.sentence)}`;
}
function behaviourBlocks(model, width) {
  return [tests2(model, width), changes2(model, width)];
}
function nextSteps2(next, width) {
  return next.flatMap((step, index) => [
    ...index === 0 ? ["", "  Next:"] : [],
    ...wrap2(placed3(step), `  ${index + 1}. `, width)
  ]);
}
function placed3(step) {
  const text4 = plainProse(step.text);
  if (step.file === void 0 || step.line === void 0) return text4;
  return beforeStop(text4, ` (${plainName(step.file)}:${step.line})`);
}
function tests2(model, width) {
  const shown2 = model.tests.slice(0, MOST_TESTS);
  const table2 = columns(
    [
      ["test", "", "runs passed", "95 % interval", "flakiness"],
      ...shown2.map((row2) => [
        plainName(row2.name, 40),
        row2.outcome,
        `${whole(row2.passed)} of ${whole(row2.total)}`,
        interval(row2.lower, row2.upper, 1),
        `${row2.flakiness} (at most ${Number(row2.flakinessUpper.toFixed(2))})`
      ])
    ],
    [2]
  );
  const [head = "", ...rows] = table2;
  const rest = model.tests.length - shown2.length;
  return [
    "Behavioural tests:",
    head,
    ...rows.flatMap((row2, index) => [row2, ...failures2(shown2[index], width)]),
    ...rest > 0 ? [`  ${whole(rest)} more in the report`] : []
  ];
}
function failures2(row2, width) {
  if (row2 === void 0) return [];
  const lines2 = row2.failures.slice(0, MOST_FAILURES2).flatMap(
    ({ text: text4, count: runs }) => wrap2(plainProse(text4), `      ${`${whole(runs)}×`.padStart(4)} `, width)
  );
  const rest = row2.failures.length - MOST_FAILURES2;
  const more3 = rest > 0 ? [`           ${count2(rest, "more kind")} of failure in the report`] : [];
  return [...lines2, ...more3, ...row2.unstablePaths ? paths(row2, width) : []];
}
function paths({ paths: rows, total }, width) {
  if (rows.length === 0) return [];
  const words2 = rows.map(
    ({ path, count: runs }) => `${plainName(path, 120)} (${whole(runs)} of ${whole(total)})`
  );
  return wrap2(`the path varies: ${words2.join("; ")}`, "           ", width);
}
function changes2(model, width) {
  if (model.baseline === void 0) return [];
  const title2 = `Against the baseline ${plainName(model.baseline)}:`;
  const added = model.added.map((name) => `  new         ${plainName(name, 40)}: not in the baseline`);
  const vanished = model.vanished.map(
    (name) => `  gone        ${plainName(name, 40)}: no longer in the suite`
  );
  const rows = [...model.changes.flatMap((row2) => changeLines(row2, width)), ...vanished, ...added];
  return [title2, ...rows.length === 0 ? ["  nothing changed"] : rows];
}
function changeLines(row2, width) {
  const verdict = row2.verdict === "ok" ? "changed" : row2.verdict;
  return [
    ...wrap2(`${plainName(row2.name, 40)}: ${plainProse(row2.summary)}`, `  ${verdict.padEnd(12)}`, width),
    ...row2.notes.flatMap((note) => wrap2(plainProse(note), "              - ", width))
  ];
}
function callWords({ calls, durationMs, costUsd }) {
  const cost = costUsd === void 0 ? "" : `, ${money(costUsd)}`;
  return `  ${whole(calls.made)} of ${count2(calls.planned, "run")}, ${duration2(durationMs)}${cost}`;
}

// src/report/text/relations.ts
var MOST_ROWS3 = 20;
function relationsBlock(relations2, width) {
  const { rows, violations: violations2 } = relations2;
  const title2 = ["relation", "kind", "held", "violated", "unchanged", ""];
  const table2 = columns([title2, ...rows.slice(0, MOST_ROWS3).map(cells2)], [2, 3, 4]);
  const shown2 = violations2.slice(0, MOST_ROWS3).flatMap((row2) => violation(row2, width));
  return [
    "Relations, one follow-up call for each probe they change:",
    ...table2,
    ...more(rows.length),
    ...shown2.length === 0 ? [] : ["", "Violated:", ...shown2, ...more(violations2.length)]
  ];
}
function cells2(row2) {
  const { name, kind, held, violated, unchanged } = row2;
  return [plainName(name, 60), kind, whole(held), whole(violated), whole(unchanged), remark(row2)];
}
function remark({ failed: failed2, unasked, vacuous }) {
  if (vacuous) return "tested nothing";
  const parts = [
    ...failed2 > 0 ? [`${whole(failed2)} failed`] : [],
    ...unasked > 0 ? [`${whole(unasked)} never asked`] : []
  ];
  return parts.join(", ");
}
function violation({ relation, text: text4, file, line, index }, width) {
  const place4 = file === void 0 || line === void 0 ? `probe ${index + 1}` : `${plainName(file)}:${line}`;
  return wrap2(`${plainName(relation, 60)}: ${plainProse(text4, 300)} (${place4})`, "  - ", width);
}
function more(total) {
  const rest = total - MOST_ROWS3;
  return rest > 0 ? [`  ${count2(rest, "more row")} in the report`] : [];
}

// src/report/text.ts
var MOST_ROWS4 = 20;
var TONES = { success: "32", care: "33", failure: "31", unknown: "36", waiting: "36" };
function renderText(model, options = {}) {
  const width = options.width ?? 100;
  const blocks = [
    opening(model, options.colour ?? false, width),
    numbers2(model, width),
    model.baseline === void 0 ? [] : baselineBlock(model.baseline, model.provenance.suite, width),
    model.signOff === void 0 ? [] : signOffText(model.signOff, width),
    problems(model, width),
    // By route nothing can be said of a run that is no evidence.
    model.status === "incomplete" ? [] : routes(model),
    flips2(model, width),
    ...model.behaviour === void 0 ? [] : behaviourBlocks(model.behaviour, width),
    model.relations === void 0 ? [] : relationsBlock(model.relations, width),
    ...model.caveats.length === 0 ? [] : [bullets("Keep in mind:", model.caveats, width)]
  ];
  return `${blocks.filter((block2) => block2.length > 0).map((block2) => block2.join("\n")).join("\n\n")}
`;
}
function headlineText(model) {
  return `${model.headline.word} - ${plainProse(model.headline.sentence)}`;
}
function opening(model, colour, width) {
  const word = model.headline.word;
  const shown2 = colour ? `\x1B[1;${TONES[model.tone]}m${word}\x1B[0m` : word;
  const says2 = model.says.length === 0 ? [] : wrap2(model.says.map((line) => plainProse(line)).join(" "), "  ", width);
  return [`${shown2}${headlineText(model).slice(word.length)}`, ...says2, ...nextSteps3(model.next, width)];
}
function nextSteps3(next, width) {
  const only = next.length === 1 ? next[0] : void 0;
  if (only !== void 0) return ["", ...wrap2(placed4(only), "  Next: ", width)];
  return next.flatMap((step, index) => [
    ...index === 0 ? ["", "  Next:"] : [],
    ...wrap2(placed4(step), `  ${index + 1}. `, width)
  ]);
}
function placed4(step) {
  const text4 = plainProse(step.text);
  if (step.file === void 0) return text4;
  const at2 = step.line === void 0 ? plainName(step.file) : `${plainName(step.file)}:${step.line}`;
  return text4.includes(at2) ? text4 : beforeStop(text4, ` (${at2})`);
}
function numbers2(model, width) {
  const rows = [];
  const stability2 = model.stability;
  if (stability2 !== void 0) {
    const verdict = model.status === "incomplete" ? "not judged" : stability2.verdict;
    rows.push([
      "stability",
      `${verdict}: ${pairWords(stability2, model.confidence)}, tolerance ${percent(stability2.tolerance)}`
    ]);
  }
  if (model.sequential !== void 0) rows.push(["reading", model.sequential.words]);
  if (model.curtailment !== void 0) rows.push(["stability", model.curtailment.words]);
  if (model.coverage !== void 0) rows.push(["decisions", coverageWords2(model)]);
  if (model.contract !== void 0) rows.push(["routes", contractWords2(model)]);
  rows.push(["calls", callWords2(model)]);
  rows.push([
    "baseline",
    model.baseline === void 0 ? admissionWords(model) : baselineWords2(model.baseline)
  ]);
  return rows.flatMap(([name, words2]) => wrap2(words2, `  ${name.padEnd(10)} `, width));
}
function pairWords({ flips: flips3, pairs, lower, upper, tolerance }, confidence) {
  if (pairs === 0) return "no pair of answers to compare";
  return `${whole(flips3)} of ${count2(pairs, "pair")} flipped, ${interval(lower, upper, tolerance)} (${confidence})`;
}
function coverageWords2(model) {
  const shown2 = model.decisions.filter((row2) => row2.probes > 0).slice(0, MOST_ROWS4);
  const mix = shown2.map((row2) => `${plainName(row2.decision, 40)}${GLUE}${whole(row2.probes)}`);
  const rest = model.decisions.filter((row2) => row2.probes > 0).length - shown2.length;
  const more3 = rest > 0 ? [...mix, `${whole(rest)} more`] : mix;
  const largest = model.coverage === void 0 ? "" : `, the commonest on ${percent(model.coverage.largestShare)} of the probes`;
  const blind = model.coverage?.blind === true && model.status !== "incomplete" ? " - BLIND" : "";
  return `${count2(model.coverage?.distinct ?? 0, "decision")}${largest}${blind}: ${more3.join(", ")}`;
}
function contractWords2(model) {
  const contract = model.contract;
  if (contract === void 0) return "";
  const parts = [
    `${whole(contract.reached)} of ${count2(contract.required.length, "required route")} reached`
  ];
  const name = (names3) => list(
    names3.map((text4) => plainName(text4, 40)),
    6
  );
  if (contract.missingIntended.length > 0)
    parts.push(`no probe is meant for ${name(contract.missingIntended)}`);
  if (contract.missingObserved.length > 0) parts.push(`never reached: ${name(contract.missingObserved)}`);
  if (contract.missingCritical.length > 0)
    parts.push(`critical and missing: ${name(contract.missingCritical)}`);
  if (contract.unknownObserved.length > 0)
    parts.push(`outside the contract: ${name(contract.unknownObserved)}`);
  for (const row2 of contract.underCased.slice(0, 6)) {
    parts.push(`${plainName(row2.decision, 40)} has ${whole(row2.cases)} of ${count2(row2.minimum, "case")}`);
  }
  return parts.join("; ");
}
function callWords2(model) {
  const { planned, made, failed: failed2 } = model.calls;
  const answered = `${whole(made - failed2)} of ${whole(planned)} answered`;
  const errors2 = failed2 === 0 ? "" : `, ${whole(failed2)} failed`;
  const cost = model.costUsd === void 0 ? "" : `, ${money(model.costUsd)}`;
  return `${answered}${errors2}, ${duration2(model.durationMs)}${cost}`;
}
function admissionWords(model) {
  if (model.admission.admissible)
    return "ADMISSIBLE: this evidence may become the baseline once a person signs it";
  const reasons2 = model.admission.refusals.map((row2) => plainProse(row2.reason));
  return `REFUSED: ${reasons2.slice(0, 6).join("; ")}`;
}
function problems(model, width) {
  if (model.errors.length === 0) return [];
  const rows = model.errors.slice(0, MOST_ROWS4).flatMap((row2) => {
    const where2 = row2.line === void 0 ? `probe ${row2.probe + 1}` : `${plainName(model.provenance.suite)}:${row2.line}`;
    return wrap2(
      `${plainName(row2.kind)}: ${plainProse(row2.message, 300)} (first at ${where2})`,
      `  ${`${whole(row2.count)}×`.padStart(6)} `,
      width
    );
  });
  return ["Errors, kept apart from decisions:", ...rows, ...more2(model.errors.length, MOST_ROWS4)];
}
function routes(model) {
  if (model.routes.length === 0) return [];
  const header = ["route", "cases", "pairs", "flips", `${model.confidence} interval`, "verdict"];
  const rows = worstRoutes(model.routes).slice(0, MOST_ROWS4).map((row2) => [
    plainName(row2.route, 32),
    ...[row2.cases, row2.pairs, row2.flips].map(whole),
    interval(row2.lower, row2.upper, row2.tolerance),
    routeVerdict(row2)
  ]);
  return [
    model.routes.some((row2) => row2.correction !== void 0) ? `Stability by route (p: corrected by Holm for the ${whole(model.routes.length)} routes looked at):` : "Stability by route:",
    ...columns([header, ...rows], [1, 2, 3]),
    ...more2(model.routes.length, MOST_ROWS4)
  ];
}
function routeVerdict(row2) {
  const target = row2.targeted ? ` at ${percent(row2.tolerance)}` : "";
  const needed = row2.pairsStillNeeded === void 0 ? "" : `, ${count2(row2.pairsStillNeeded, "more quiet pair")}`;
  return `${row2.verdict}${target}${needed}${correctionWords(row2)}`;
}
function flips2(model, width) {
  if (model.flipPairs.length === 0) return [];
  const rows = model.flipPairs.slice(0, MOST_ROWS4).flatMap((row2) => {
    const names3 = row2.decisions.map((name) => plainName(name, 40)).join(" <-> ");
    const at2 = row2.at.map((place4) => plainProse(place4.text));
    const places2 = at2.length === 0 ? "" : `, at ${list(at2, 5)}`;
    return wrap2(`${names3}${places2}`, `  ${`${whole(row2.count)}×`.padStart(6)} `, width);
  });
  return ["Flips:", ...rows, ...more2(model.flipPairs.length, MOST_ROWS4)];
}
function bullets(title2, texts3, width) {
  return [title2, ...texts3.flatMap((text4) => wrap2(plainProse(text4), "  - ", width))];
}
function more2(total, shown2) {
  return total > shown2 ? [`  ${whole(total - shown2)} more in the report`] : [];
}

// src/pipeline/demo.ts
var PROBE_SETS = ["narrow", "repaired"];
async function runDemo(folder, host) {
  const measurements = [];
  for (const name of PROBE_SETS) {
    const config2 = await readConfig(
      { source: "command line", values: { config: "agentverity.yml", suite: `${name}.yaml` }, unknown: [] },
      { workingDirectory: folder, read: host.files.read }
    );
    if (!config2.ok) return config2;
    const measured = await measure(config2.value, {
      ...host,
      files: withoutJournal(host.files),
      treeState: async () => void 0
    });
    if (measured.kind === "refused") return fail(...measured.problems);
    if (measured.kind === "measured") measurements.push([name, measured.measurement]);
  }
  const agent = measurements[0]?.[1].model.provenance.agent ?? "";
  return succeed({ measurements, comparison: buildComparison(agent, measurements.map(comparedRun)) });
}
function withoutJournal(files) {
  return { ...files, openJournal: () => ({ append() {
  }, close() {
  } }) };
}
function comparedRun([name, { assessment, model }]) {
  const evidence = evidenceDocument(assessment.evidence, {});
  return JSON.parse(stableJson({ name, run: model.run, evidence }));
}
function demoText({ comparison, measurements }) {
  const reports = measurements.map(
    ([name, { model }]) => `${title(`${name} probe set: ${model.provenance.suite}`)}
${renderText(model)}`
  );
  return `${[...reports, `${title("Side by side")}
${renderComparisonText(comparison)}`].join("\n")}`;
}
function demoMarkdown({ comparison, measurements }) {
  const reports = measurements.map(([, { model }]) => renderMarkdown(model));
  return [renderComparisonMarkdown(comparison), ...reports].join("\n");
}
function demoJson({ measurements }) {
  return stableJson(Object.fromEntries(measurements.map(([name, { model }]) => [name, model.run])));
}
function title(text4) {
  return `${text4}
${"=".repeat(text4.length)}`;
}

// src/pipeline/initialise.ts
var { dirname: dirname3, join: join4, relative: relative2, resolve: resolve7, sep: sep2 } = process.getBuiltinModule("node:path");

// src/pipeline/starter-files.ts
var CONFIG = ".github/agentverity.yml";
var SUITE = "agentverity/suite.yaml";
var REUSABLE = "org/agentverity-action/.github/workflows/agentverity.yml@v1";
var BASELINE = "agentverity/decisions.baseline.json";
function configText(agent) {
  return `# What is measured, and how sure you want to be. Every key: see the README's list of inputs.
schema: agentverity.config/v1

# The function that decides: (input) => "decision", or => { verdict, toolCalls, ... }. Name another export with #name.
agent: ${agent}
suite: ${SUITE}

# The approved decisions. The file comes later: the first pull request says how, and a person signs every change of it.
baseline: ${BASELINE}

# If a call remembers nothing of the calls before it, say so; otherwise the report says that nobody knows.
# isolation: fresh-session

# The flip rate to exclude: cheap 10 %, balanced 5 %, strict 1 %. The command \`plan\` says what each costs.
precision: balanced
`;
}
var SUITE_TEXT = `# The decisions your agent may take, and reviewed requests for each. Replace all of it with your own.
schema: agentverity.decision-suite/v1
contract:
  allowed: [refund, escalate, answer]
  critical: [escalate]
cases:
  - input: The lamp arrived broken and I want my money back.
    expected: refund
  - input: My lawyer will call you on Monday.
    expected: escalate
  - input: What are your opening hours?
    expected: answer
`;
function workflowText(folder, install) {
  return `name: agentverity
on:
  pull_request:
    types: [opened, reopened, synchronize, edited, labeled, unlabeled, ready_for_review]
  pull_request_review:
    types: [submitted, dismissed]
  merge_group:

permissions: { contents: read, actions: read, pull-requests: read, statuses: write, checks: write }

jobs:
  agentverity:
    uses: ${REUSABLE}
${inputLines(folder, install).join("\n")}
    # secrets:
    #   agent-env: \${{ secrets.AGENT_ENV }} # lines NAME=VALUE, for the agent alone
`;
}
function inputLines(folder, install) {
  if (folder === "" && install === void 0)
    return ["    # with:", "    #   setup: npm ci # where your agent imports packages"];
  const setup = install === void 0 ? "      # setup: npm ci # where your agent imports packages" : `      setup: ${install}`;
  return [
    "    with:",
    ...folder === "" ? [] : [`      working-directory: ${JSON.stringify(folder)}`],
    setup
  ];
}

// src/pipeline/initialise.ts
var WORKFLOW = ".github/workflows/agentverity.yml";
var EXAMPLE_AGENT = "agents/router.ts";
var LIKELY_AGENTS = ["agent", "router", "supervisor"].flatMap(
  (name) => ["", "src/", "agents/", "src/agents/", "src/agent/"].flatMap(
    (folder) => ["ts", "mts", "js", "mjs"].map((ending) => `${folder}${name}.${ending}`)
  )
);
var LOCK_FILES = [
  ["package-lock.json", "npm ci"],
  ["pnpm-lock.yaml", "corepack enable && pnpm install --frozen-lockfile"],
  ["yarn.lock", "corepack enable && yarn install --immutable"]
];
function initialise(folder, host, start2) {
  const root = resolve7(start2.workingDirectory, folder ?? ".");
  const read = (path) => host.files.read(path);
  const repository = repositoryOf(root, read);
  const agent = findAgent(root, read);
  const install = [root, repository ?? root].flatMap(
    (place4) => LOCK_FILES.filter(([file]) => read(join4(place4, file)) !== void 0)
  )[0]?.[1];
  const below = relative2(repository ?? root, root).split(sep2).join("/");
  const files = [
    [join4(root, CONFIG), configText(`./${agent?.path ?? EXAMPLE_AGENT}${agent?.name ?? ""}`)],
    [join4(root, SUITE), SUITE_TEXT],
    [join4(repository ?? root, WORKFLOW), workflowText(below, install)]
  ];
  const kept = /* @__PURE__ */ new Map();
  const told = files.map(([path, text4]) => {
    const name = relative2(start2.workingDirectory, path);
    const there = read(path);
    if (there !== void 0) {
      kept.set(path, there);
      return `kept   ${name} (it was there already)`;
    }
    host.files.write(path, text4);
    return `wrote  ${name}`;
  });
  if (repository === void 0)
    told.push(`This is no git repository yet: GitHub reads ${WORKFLOW} at its root.`);
  const shown2 = (path) => relative2(start2.workingDirectory, join4(root, path));
  const steps = [
    ...configStep(shown2(CONFIG), kept.get(join4(root, CONFIG)), agent),
    ...workflowStep(kept.get(join4(repository ?? root, WORKFLOW)), below),
    ...kept.has(join4(root, SUITE)) ? [] : [`Write your own cases in ${shown2(SUITE)}: decisions, and requests for each.`],
    ...commandSteps(folder, start2),
    "Commit the files and open a pull request: it shows the same, and how to approve the decisions."
  ].map((step, index) => `  ${index + 1}. ${step}`);
  start2.stdout(`${[...told, "", "Next:", ...steps].join("\n")}
`);
  return 0;
}
function repositoryOf(folder, read) {
  const isOne = read(join4(folder, ".git/HEAD")) ?? read(join4(folder, ".git"));
  if (isOne !== void 0) return folder;
  return dirname3(folder) === folder ? void 0 : repositoryOf(dirname3(folder), read);
}
function findAgent(root, read) {
  for (const path of LIKELY_AGENTS) {
    const text4 = read(join4(root, path));
    if (text4 !== void 0) return { path, ...exportsOf(text4) };
  }
  return void 0;
}
function exportsOf(text4) {
  if (/^export\s+default\b|\bas\s+default\b/m.test(text4)) return { name: "", choices: [] };
  const found = [...text4.matchAll(/^export\s+(?:async\s+)?(?:function|const)\s+(\w+)/gm)];
  const names3 = found.flatMap((match) => match[1] ?? []);
  return names3.length === 1 ? { name: `#${names3[0]}`, choices: [] } : { name: "", choices: names3 };
}
function commandSteps(folder, start2) {
  const there = folder === void 0 ? "" : ` --working-directory ${quoted(folder)}`;
  const command = commandOf(start2);
  return [
    `See what a run will cost:  ${command} plan${there}`,
    `Measure at your desk:      ${command} run${there}`
  ];
}
function configStep(config2, kept, agent) {
  if (kept === void 0) return [agentStep(config2, agent)];
  if (/^baseline:/m.test(kept)) return [];
  return [`Add 'baseline: ${BASELINE}' to ${config2}: the gate holds each pull request against it.`];
}
function workflowStep(kept, folder) {
  if (kept === void 0) return [];
  if (!kept.includes("agentverity-action"))
    return [`Add a job to ${WORKFLOW}: 'uses: ${REUSABLE}', with the events and permissions of the README.`];
  if (folder === "" || kept.includes(folder)) return [];
  const own2 = folder.replaceAll("/", "-");
  return [
    `Add a job for this agent to ${WORKFLOW}: 'with: { working-directory: ${folder}, artifact-name: ${own2} }'.`
  ];
}
function agentStep(config2, agent) {
  if (agent === void 0)
    return `Name your agent in ${config2}, or write ${join4(dirname3(dirname3(config2)), EXAMPLE_AGENT)}: no file of a usual name was found.`;
  const { path, name, choices } = agent;
  if (choices.length === 0) return `Check ${config2}: it names ./${path}${name}.`;
  return `Name the export in ${config2}: ./${path} has no default one, but ${choices.slice(0, 5).join(", ")}.`;
}
function commandOf({ workingDirectory, packageDirectory }) {
  if (packageDirectory.startsWith(join4(workingDirectory, "node_modules") + sep2)) return "npx agentverity";
  return `node ${quoted(relative2(workingDirectory, join4(packageDirectory, "dist", "cli.js")))}`;
}
function quoted(path) {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

// src/pipeline/commands.ts
async function runCommand(argv, shell) {
  const read = readArguments(argv);
  if (!read.ok) {
    const host = shell.host({ format: "text", quiet: false });
    return (await refuse2(read.problems, host, 0)).exitCode;
  }
  const args = read.value;
  if (args.version) shell.stdout(`${shell.version}
`);
  else if (args.help || args.command === void 0) shell.stdout(renderHelp(args.command));
  else if (WRITERS[args.format]?.includes(args.command) === false)
    return (await refuse2([notWritten(args.command, args.format)], shell.host(args), 0)).exitCode;
  else return COMMANDS2[args.command](args, shell.host(printingOf(args)), shell);
  return 0;
}
function printingOf(args) {
  const { format, quiet } = args;
  return args.command === "snapshot" ? { format, quiet } : args;
}
var WRITERS = {
  // What came out of checks; a price and a comparison have none.
  junit: ["run", "merge", "assess", "test", "check", "snapshot", "report"],
  html: ["run", "merge", "assess", "test", "check", "snapshot", "report"]
};
function notWritten(command, format) {
  return {
    code: "input-conflict",
    message: format === "junit" ? `\`${command}\` has no \`--format junit\`: there is no check to pass or fail in it` : `\`${command}\` has no \`--format ${format}\`: there are no decisions or tests to show in it`,
    hint: format === "junit" ? "Use `--format text`, `json` or `markdown`; `run --format junit` writes JUnit." : "Use `--format text`, `json` or `markdown`; `agentverity report --format html` shows the last tests."
  };
}
var COMMANDS2 = {
  run: (args, host, shell) => withConfig(args, host, shell, runMode),
  collect: (args, host, shell) => withConfig(args, host, shell, collectMode),
  merge: (args, host, shell) => withConfig(args, host, shell, assessMode),
  assess: (args, host, shell) => withConfig(args, host, shell, assessMode),
  compare: (args, host, shell) => withConfig(args, host, shell, compareMode),
  bless: async (args, host, shell) => {
    const blessed2 = await bless(args, host, shell.workingDirectory);
    if (!blessed2.ok) return (await refuse2(blessed2.problems, host, 0)).exitCode;
    await host.publisher.publish(blessed2.value);
    return 0;
  },
  baseline: async (args, host, shell) => {
    const { keptBaselinesCommand } = await import("./chunk-Z5KDBWBQ.js");
    return keptBaselinesCommand(args, host, shell.workingDirectory);
  },
  history: async (args, host, shell) => {
    const { historyCommand } = await import("./chunk-DLULQRO2.js");
    return historyCommand(args, host, shell.workingDirectory);
  },
  report: async (args, host, shell) => {
    const { reportCommand } = await import("./chunk-FKN72ZX3.js");
    return reportCommand(args, host, shell.workingDirectory);
  },
  contract: async (args, host, shell) => {
    const { contractCommand } = await import("./chunk-KFVQA2TR.js");
    return contractCommand(args, host, shell.workingDirectory);
  },
  generate: async (args, host, shell) => {
    const { generateCommand } = await import("./chunk-VNFZMIO7.js");
    return generateCommand(args, host, shell.workingDirectory);
  },
  test: (args, host, shell) => withConfig(args, host, shell, testMode),
  check: (args, host, shell) => withConfig(args, host, shell, checkMode),
  snapshot: async (args, host, shell) => {
    const { snapshotCommand } = await import("./chunk-BGISN2XN.js");
    return snapshotCommand(args, host, shell.workingDirectory);
  },
  inspect: async (args, host, shell) => {
    const { inspectCommand } = await import("./chunk-BGISN2XN.js");
    return inspectCommand(args, host, shell.workingDirectory);
  },
  plan: (args, host, shell) => withConfig(args, host, shell, planMode),
  doctor: async (args, host, shell) => {
    const found = await shell.repository();
    if (!found.ok) return (await refuse2(found.problems, host, 0)).exitCode;
    const { server, prefix } = found.value;
    const folder = args.raw.values["working-directory"] ?? "";
    const values = { ...args.raw.values, "working-directory": prefix === "" ? folder : join5(prefix, folder) };
    const inputs = { ...args.raw, values };
    return withConfig(args, { ...host, connect: async () => server, inputs }, shell, doctorMode);
  },
  init: async (args, host, shell) => initialise(args.raw.values["working-directory"], host, shell),
  demo: async (_, host, shell) => {
    const demo = await runDemo(join5(shell.packageDirectory, "examples", "payment-dispute"), host);
    if (!demo.ok) return (await refuse2(demo.problems, host, 0)).exitCode;
    const text4 = demoText(demo.value);
    const documents = { text: text4, json: demoJson(demo.value), markdown: demoMarkdown(demo.value), junit: "" };
    await host.publisher.publish({
      headline: "payment-dispute, two probe sets",
      text: text4,
      documents,
      annotations: [],
      outputs: {},
      artifacts: [],
      red: false,
      exitCode: 0
    });
    return 0;
  }
};
async function withConfig(args, host, shell, mode) {
  const config2 = await readConfig(args.raw, {
    workingDirectory: shell.workingDirectory,
    read: host.files.read
  });
  if (!config2.ok) return (await refuse2(config2.problems, host, 0)).exitCode;
  const { red, exitCode } = await mode(config2.value, host);
  return red ? exitCode : 0;
}

// src/agent/module-agent.ts
var MIN_LOAD_TIMEOUT_MS = 6e4;
async function openModuleAgent(spec, options) {
  const file = resolve8(options.workingDirectory, spec.path);
  const unusable2 = fileProblem(spec, file, "agent") ?? checkIsolation(spec, options.isolation);
  if (unusable2 !== void 0) return fail(unusable2);
  const settings = {
    workerPath: options.workerPath,
    workingDirectory: options.workingDirectory,
    environment: agentEnvironment(options.environment, options.agentEnv),
    output: collectOutput(options.onOutput),
    ...options.ahead === void 0 ? {} : { ahead: options.ahead },
    order: {
      file,
      exportName: spec.exportName ?? "default",
      exportKind: spec.exportKind,
      perTrial: options.isolation === "fresh-instance"
    },
    loadTimeoutMs: options.loadTimeoutMs ?? Math.max(options.timeoutMs, MIN_LOAD_TIMEOUT_MS)
  };
  const explain = (fault) => loadProblem(spec, fault, options.workingDirectory);
  const launched = await launchWorker(settings).done;
  if (!launched.ok) return fail(explain(launched.fault));
  const { worker } = launched;
  if (options.isolation === "fresh-instance" && worker.kind === "function") {
    await worker.kill();
    return fail(freshInstanceOfFunction(spec));
  }
  return succeed(createAgent(spec, options, settings, worker, explain));
}
function createAgent(spec, options, settings, worker, explain) {
  const launch = () => {
    const { done, kill } = launchWorker(settings);
    const told = done.then(
      (launched) => launched.ok ? { ok: true, responder: launched.worker } : { ok: false, why: explain(launched.fault).message }
    );
    return { done: told, kill };
  };
  const { timeoutMs } = options;
  const calls = new ProcessCalls({ timeoutMs, output: settings.output, oneByOne: false, launch }, worker);
  const isolation = options.isolation === "auto" ? "unknown" : options.isolation;
  return {
    name: agentName(spec),
    isolation,
    notes: notesOn(spec, options, worker.kind),
    ask: (input) => calls.ask(input),
    close: () => calls.close()
  };
}
function notesOn(spec, options, kind) {
  if (options.isolation !== "auto" || kind === "function") return [];
  const why = spec.exportKind === "auto" ? ", taken as a factory because it declares no parameter," : "";
  return [
    `agent \`${agentName(spec)}\`${why} made one instance for all trials; \`isolation: fresh-instance\` makes one per trial`
  ];
}
function checkIsolation(spec, isolation) {
  const isPlain = isolation === "fresh-instance" && spec.exportKind === "function";
  return isPlain ? freshInstanceOfFunction(spec) : void 0;
}
function freshInstanceOfFunction(spec) {
  return {
    code: "input-conflict",
    message: `\`isolation: fresh-instance\` needs a factory, and agent \`${agentName(spec)}\` is a plain function: there is nothing to make anew`,
    hint: "Export a factory `() => (input) => answer`, or state what the function really gives: `isolation: fresh-session`."
  };
}

export {
  succeed,
  fail,
  defectText,
  PRECISIONS,
  didYouMean,
  showValue,
  quote2 as quote,
  showPath,
  listWords,
  normalisePath,
  _lt,
  _lte,
  _gt,
  _gte,
  _minLength,
  _regex,
  string2 as string,
  number2 as number,
  int,
  boolean2 as boolean,
  unknown,
  array,
  object,
  strictObject,
  union,
  record,
  _enum,
  literal,
  optional,
  nullable,
  nullish2 as nullish,
  custom,
  refine,
  describe3 as describe,
  wilsonInterval,
  requireCounts,
  binomialUpperTail,
  hypergeometricRange,
  fisherLower,
  fisherTwoSided,
  boschlooLower,
  holm,
  REGRESSION_RULES,
  compareTests,
  ISOLATIONS,
  NO_DECISION_REASONS,
  UNSCORABLE_REASONS,
  DECLARABLE_REASONS,
  MAX_LABEL,
  isNoDecisionReason,
  LAYERS,
  project,
  sameOutcome,
  outcomeKey,
  outcomeWords,
  createRandom,
  readShard,
  shardName,
  declaredPairs,
  shardOfPair,
  shardOfFollowUp,
  CONFIRMATION_PHRASES,
  writeAssertion,
  argumentsOf,
  findAssertion,
  readAssertion,
  isFields4 as isFields,
  indexLines,
  refusePrototypeKeys,
  inspectKeys,
  depthProblem,
  repeatedKeyProblem,
  parseJson,
  parseSource,
  inReadingOrder,
  readText2 as readText,
  checkText,
  unreadable,
  DEFAULT_CONFIG_FILES,
  readConfig,
  readInputs,
  readFileSettings,
  REAL_TIMING,
  agentEnvironment,
  collectOutput,
  callFailure,
  failed,
  oneLine,
  readObservation,
  MAX_ANSWER_BYTES,
  startProcess,
  createLineReader,
  launchWorker,
  loadProblem,
  ProcessCalls,
  MIN_LOAD_TIMEOUT_MS,
  openModuleAgent,
  replayCurtailment,
  findCurtailment,
  scoreTrial,
  evidenceFromTrials,
  readTrialsSequentially,
  trialsInPairs,
  keyOf2 as keyOf,
  collect,
  dispenserFor,
  EVIDENCE_SCHEMA,
  evidenceDocument,
  writeOutcome,
  contractDocument,
  probeDocuments,
  sha256,
  digestOf,
  candidateDigest,
  TRIALS_SCHEMA,
  headerLine,
  trialLine,
  followUpLine,
  openSuite,
  firstAnswers,
  coversAll,
  curtailRule,
  fileTrouble,
  compareCodePoints,
  sortedLabels,
  wantedPairs,
  planReading,
  mostTrials,
  identify,
  suiteDigest,
  differences,
  readTrials,
  questionOf,
  findEarlier,
  openJournal,
  countPairs,
  sumPairs,
  collectFlipPairs,
  clopperPearsonInterval,
  judgeStability,
  judgeReading,
  pooledStability,
  shardsOf,
  matrixOf,
  planCalls,
  planModel,
  withLines,
  NO_RELATIONS,
  prepareRelations,
  callsOf,
  measureSkew,
  countOutcomes,
  countAllOutcomes,
  firstOutcomes,
  contractCoverage,
  findUnscorable,
  labelsOutside,
  percent,
  percentBeside,
  interval,
  whole,
  count2 as count,
  duration2 as duration,
  pValueWords,
  money,
  list,
  shortFingerprint,
  quoteName,
  sentence,
  beforeStop,
  shortName,
  names,
  routeNames,
  outcomeName,
  flipsOfPairs,
  boundWords,
  reachedWords,
  buildAdmission,
  shownRefusals,
  refusalWords,
  earlyEndModels,
  plannedCalls,
  repeatWords,
  curtailmentModel,
  callsLeftOut,
  earlyEndCaveats,
  afterCurtailment,
  continueReading,
  continueForRoutes,
  relationsModel,
  violations,
  violationsSentence,
  vacuousSentence,
  heldClause,
  failedChecks,
  relationErrors,
  relationFailures,
  relationFindings,
  relationChecks,
  relationCaveats,
  replayCaveat,
  buildRunReport,
  CALLS,
  outcomeField,
  flipPairFields,
  byCase,
  cap,
  markdownCode,
  markdownCellCode,
  markdownProse,
  htmlWords,
  htmlName,
  xmlText,
  xmlAttribute,
  plainProse,
  plainName,
  evidenceRows,
  VERDICT_MARKS,
  roleWords,
  worstRoutes,
  worstProbes,
  worstDecisions,
  correctionWords,
  stableJson,
  wrap2 as wrap,
  columns,
  renderNoticeMarkdown,
  renderNoticeText,
  renderBehaviourMarkdown,
  renderMarkdown,
  renderBehaviourText,
  behaviourHeadlineText,
  renderText,
  headlineText,
  measure,
  withAgent,
  openTarget,
  record2,
  headerOf2 as headerOf,
  TEST_FOLDER,
  collectRuns,
  refuse2 as refuse,
  runCommand
};
