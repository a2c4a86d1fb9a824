import {
  ProcessCalls,
  collectOutput,
  fail,
  failed,
  oneLine,
  readObservation,
  succeed
} from "./chunk-ASQNIYQV.js";
import {
  MAX_ANSWER_BYTES,
  agentEnvironment,
  createLineReader,
  startProcess
} from "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";

// src/agent/command-fault.ts
var { spawnSync } = process.getBuiltinModule("node:child_process");
var { accessSync, constants, statSync } = process.getBuiltinModule("node:fs");
var { basename, delimiter, dirname, join, resolve } = process.getBuiltinModule("node:path");

// src/agent/command-name.ts
var MAX_NAME = 120;
function commandName({ command }) {
  const text = typeof command === "string" ? command : command.map(asWord).join(" ");
  return oneLine(text, MAX_NAME);
}
function asWord(part) {
  return /^[\w./:=@%+,-]+$/.test(part) ? part : JSON.stringify(part);
}

// src/agent/command-fault.ts
var FIRST_WORD = /^\s*(?:"([^"$`\\]+)"|'([^']+)'|([\w./@+][\w./@+:-]*))(?=\s|$)/;
var COUSINS = {
  python: ["python3"],
  python3: ["python"],
  pip: ["pip3"],
  node: ["nodejs"]
};
function findCommandFault(spec, workingDirectory, environment) {
  if (process.platform === "win32") return void 0;
  const program = programOf(spec.command);
  if (program === void 0) return void 0;
  if (program.includes("/")) return faultOfFile(spec, program, resolve(workingDirectory, program));
  const isKnown = typeof spec.command === "string" ? shellKnows : findInPath;
  if (isKnown(program, workingDirectory, environment)) return void 0;
  return missing(spec, program, hintFor(program, workingDirectory, environment));
}
function programOf(command) {
  if (typeof command !== "string") return command[0];
  const word = FIRST_WORD.exec(command);
  return word?.[1] ?? word?.[2] ?? word?.[3];
}
function faultOfFile(spec, program, file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === void 0) {
    return missing(spec, program, "Correct the path; it is relative to the working directory.");
  }
  if (stat.isFile() && isExecutable(file)) return void 0;
  const what = stat.isFile() ? "is not executable" : "is a folder";
  return {
    code: "agent-not-callable",
    message: `agent \`${commandName(spec)}\`: \`${program}\` ${what}; no call was made`,
    hint: stat.isFile() ? `Run \`git update-index --chmod=+x ${program}\` and commit, or name its interpreter: \`command: ${interpreterOf(file)} ${program}\`.` : "Name the program in it."
  };
}
function interpreterOf(file) {
  const known = { py: "python3", rb: "ruby", js: "node", pl: "perl" };
  return known[basename(file).split(".").at(-1) ?? ""] ?? "sh";
}
function shellKnows(word, workingDirectory, environment) {
  const asked = spawnSync("/bin/sh", ["-c", 'command -v "$1"', "sh", word], {
    cwd: workingDirectory,
    env: environment,
    stdio: "ignore"
  });
  return asked.error !== void 0 || asked.status === 0;
}
function findInPath(word, _workingDirectory, environment) {
  const folders = (environment["PATH"] ?? "/usr/bin:/bin").split(delimiter);
  return folders.some((folder) => isExecutable(join(folder === "" ? "." : folder, word)));
}
function hintFor(program, workingDirectory, environment) {
  const here = join(workingDirectory, program);
  if (statSync(here, { throwIfNoEntry: false })?.isFile() === true) return `Did you mean \`./${program}\`?`;
  const cousin = COUSINS[program]?.find((name) => findInPath(name, dirname(here), environment));
  if (cousin !== void 0) return `Did you mean \`${cousin}\`?`;
  return "Install it in an earlier step, or give its path.";
}
function missing(spec, program, hint) {
  return {
    code: "agent-missing",
    message: `agent \`${commandName(spec)}\`: there is no command \`${program}\`; no call was made`,
    hint
  };
}
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

// src/agent/command-answer.ts
var MAX_EXCERPT = 80;
var MAX_STARTS = 50;
function readLineReply(bytes) {
  const line = decode(Buffer.from(bytes, "latin1"));
  if (line === void 0) return { ok: false, why: `it wrote a line that is not UTF-8: ${quoted(bytes)}` };
  const fields = parse(line);
  if (!isFields(fields)) {
    return {
      ok: false,
      why: `it wrote ${quoted(line)} to standard output, which is for answers alone, each one line of JSON; print everything else to standard error`
    };
  }
  const { id } = fields;
  if (id === void 0) {
    return { ok: false, why: `its answer has no \`id\`, so it belongs to no question: ${quoted(line)}` };
  }
  if (typeof id !== "number") {
    return {
      ok: false,
      why: `its answer's \`id\` is ${quoted(JSON.stringify(id))}, not the number of the question`
    };
  }
  return { ok: true, id, result: readFields(fields) };
}
function readPrinted(stdout, id) {
  const decoded = decode(stdout);
  if (decoded === void 0) return failed("malformed-response", "its output is not UTF-8");
  const text = decoded.trim();
  if (text === "") return failed("malformed-response", "it printed nothing on standard output");
  const value = lastJson(text);
  if (isFields(value)) {
    if (value["id"] === void 0 || value["id"] === id) return readFields(value);
    const other = quoted(JSON.stringify(value["id"]));
    return failed("malformed-response", `it answered the question ${other}, and it was asked ${id}`);
  }
  const isWord = value === void 0 || typeof value === "number" || typeof value === "boolean";
  if (isWord && /[\r\n]/.test(text)) {
    return failed(
      "malformed-response",
      `it printed several lines and no JSON, and which of them is the decision nobody knows: ${quoted(text)}`
    );
  }
  return readValue(isWord ? text : value);
}
function readFields(fields) {
  const { error } = fields;
  if (typeof error === "string" && fields["verdict"] === void 0) return failed("agent-error", error);
  return readValue(fields);
}
function readValue(value) {
  const read = readObservation(value);
  return read.ok ? read : failed("malformed-response", read.why);
}
function lastJson(text) {
  const whole = parse(text);
  if (whole !== void 0) return whole;
  let from = text.length;
  for (let tries = 0; tries < MAX_STARTS && from > 0; tries += 1) {
    from = text.lastIndexOf("\n", from - 1);
    const rest = text.slice(from + 1);
    const value = /^\s*[{["]/.test(rest) ? parse(rest) : void 0;
    if (value !== void 0) return value;
  }
  return void 0;
}
function decode(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return void 0;
  }
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function quoted(text) {
  return JSON.stringify(oneLine(text, MAX_EXCERPT));
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/agent/command-process.ts
var MAX_LAST_WORDS = 200;
var UNBUFFERED = { PYTHONUNBUFFERED: "1", PYTHONIOENCODING: "utf-8" };
function questionLine(id, input) {
  const json = JSON.stringify({ id, input }).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `${json}
`;
}
function startCommand(settings) {
  const { command, workingDirectory, output } = settings;
  const environment = { ...UNBUFFERED, ...settings.environment };
  const started = startProcess({ command, workingDirectory, environment, stdio: ["pipe", "pipe", "pipe"] });
  let lastWords = "";
  if (started.child.stderr !== null) {
    output.attach(started.child.stderr, (line) => {
      if (line.trim() !== "") lastWords = line;
    });
  }
  return {
    ...started,
    withLastWords(how) {
      if (lastWords === "") return how;
      return `${how.replace(/\)$/, "")}; it said last: ${JSON.stringify(oneLine(lastWords, MAX_LAST_WORDS))})`;
    }
  };
}

// src/agent/command-lines.ts
var END_MS = 200;
function startLineProgram(settings, events) {
  const process2 = startCommand(settings);
  const { child } = process2;
  const { stdin, stdout } = child;
  let listener = events;
  let fault;
  const endFor = (why) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    fault ??= why;
    process2.end();
  };
  const questions = createQuestions(settings);
  if (stdout !== null) {
    readLines(stdout, (line) => questions.read(line, listener), endFor);
    stdout.once("end", () => setTimeout(() => endFor("(it closed its standard output)"), END_MS).unref());
  }
  stdin?.on("error", () => setTimeout(() => endFor("(it closed its standard input)"), END_MS).unref());
  const gone = process2.gone.then((ending) => {
    const how = process2.withLastWords(fault ?? ending.how);
    listener.ended(how);
    return { ...ending, how };
  });
  const responder = {
    listen(next) {
      listener = next;
    },
    ask(id, input) {
      questions.asked(id);
      if (stdin?.writable === true) stdin.write(questionLine(id, input));
    },
    async kill() {
      process2.end();
      await gone;
    }
  };
  return { responder, gone };
}
function readLines(stdout, onLine, endFor) {
  const tooLong = () => endFor(`(it wrote a line of more than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB)`);
  const lines = createLineReader(MAX_ANSWER_BYTES, (line) => line.trim() !== "" && onLine(line), tooLong);
  stdout.setEncoding("latin1");
  stdout.on("data", (chunk) => lines.push(chunk));
  stdout.on("error", () => void 0);
}
function createQuestions({ output }) {
  const open = /* @__PURE__ */ new Set();
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  let toldTwice = false;
  return {
    asked(id) {
      open.add(id);
      first = Math.min(first, id);
      last = id;
    },
    read(line, listener) {
      const reply = readLineReply(line);
      if (!reply.ok) listener.broke(reply.why);
      else if (open.delete(reply.id)) listener.answered(reply.id, reply.result);
      else if (Number.isInteger(reply.id) && reply.id >= first && reply.id <= last) noteTwice(reply.id);
      else listener.broke(`it answered the question ${reply.id}, which it was not asked`);
    }
  };
  function noteTwice(id) {
    if (!toldTwice) output.note(`it answered the question ${id} twice: the first answer stands`);
    toldTwice = true;
  }
}

// src/agent/command-per-call.ts
var ID = 1;
var RUN_ENDED = failed("agent-crashed", "the run ended before it answered");
function createPerCallAgent(settings, timeoutMs) {
  const living = /* @__PURE__ */ new Set();
  let closed = false;
  async function run(input) {
    const process2 = startCommand(settings);
    living.add(process2);
    let cut;
    const endAs = (result) => {
      cut ??= result;
      process2.end();
    };
    const { stdin, stdout } = process2.child;
    const printed = collectBytes(
      stdout,
      () => endAs(failed("malformed-response", `it printed more than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`))
    );
    stdin?.on("error", () => void 0);
    stdin?.end(questionLine(ID, input));
    const timer = setTimeout(() => endAs(failed("timeout", `no answer within ${timeoutMs} ms`)), timeoutMs);
    const ending = await process2.gone;
    clearTimeout(timer);
    living.delete(process2);
    if (closed) return RUN_ENDED;
    return cut ?? readEnding(ending, process2) ?? readPrinted(printed(), ID);
  }
  return {
    async ask(input) {
      if (closed) return { ...RUN_ENDED, attempt: 1 };
      const since = performance.now();
      const result = await run(input);
      if (!result.ok) return { ...result, attempt: 1 };
      const latencyMs = Math.round((performance.now() - since) * 1e3) / 1e3;
      return { ok: true, observation: { latencyMs, ...result.observation }, attempt: 1 };
    },
    async close() {
      closed = true;
      const all = [...living];
      for (const process2 of all) process2.end();
      await Promise.all(all.map((process2) => process2.gone));
    }
  };
}
var SHELL_SAYS = {
  126: "the shell found the command and could not run it ",
  127: "the shell found no such command "
};
function readEnding({ code, how }, process2) {
  if (code === 0) return void 0;
  const why = process2.withLastWords(how);
  if (code === void 0) return failed("agent-crashed", `the agent's process ended during the call ${why}`);
  return failed("agent-error", `${SHELL_SAYS[code] ?? "the program failed "}${why}`);
}
function collectBytes(stream, onTooMany) {
  const chunks = [];
  let size = 0;
  stream?.on("data", (chunk) => {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) onTooMany();
    else chunks.push(chunk);
  });
  stream?.on("error", () => void 0);
  return () => Buffer.concat(chunks);
}

// src/agent/command-agent.ts
var SETTLE_MS = 250;
var SILENCE_HINT = "it has answered nothing yet: answer each line of standard input with one line, flushed at once; a program that reads its input to the end needs `per-call: true`";
async function openCommandAgent(spec, options) {
  const settings = {
    command: spec.command,
    workingDirectory: options.workingDirectory,
    environment: agentEnvironment(options.environment, options.agentEnv),
    output: collectOutput(options.onOutput)
  };
  const fault = findCommandFault(spec, settings.workingDirectory, settings.environment);
  if (fault !== void 0) return fail(fault);
  const calls = spec.perCall ? succeed(createPerCallAgent(settings, options.timeoutMs)) : await openLineCalls(spec, settings, options.timeoutMs);
  if (!calls.ok) return calls;
  const natural = spec.perCall ? "fresh-instance" : "unknown";
  return succeed({
    name: commandName(spec),
    isolation: options.isolation === "auto" ? natural : options.isolation,
    notes: [],
    ask: (input) => calls.value.ask(input),
    close: () => calls.value.close()
  });
}
async function openLineCalls(spec, settings, timeoutMs) {
  const first = await startAndWatch(spec, settings);
  if (!first.ok) return first;
  const launch = () => {
    const { responder } = startLineProgram(settings, DEAF);
    return { done: Promise.resolve({ ok: true, responder }), kill: responder.kill };
  };
  const { output } = settings;
  return succeed(
    new ProcessCalls({ timeoutMs, output, oneByOne: true, silenceHint: SILENCE_HINT, launch }, first.value)
  );
}
var DEAF = {
  answered: () => void 0,
  alive: () => void 0,
  broke: () => void 0,
  ended: () => void 0
};
async function startAndWatch(spec, settings) {
  let speak = () => void 0;
  const spoke = new Promise((resolve2) => {
    speak = resolve2;
  });
  const { responder, gone } = startLineProgram(settings, { ...DEAF, broke: (why) => speak(why) });
  let timer;
  const settled = new Promise((resolve2) => {
    timer = setTimeout(() => resolve2(void 0), SETTLE_MS);
  });
  const early = await Promise.race([spoke, gone, settled]);
  clearTimeout(timer);
  if (early === void 0) return succeed(responder);
  await responder.kill();
  return fail(typeof early === "string" ? spokeUnasked(spec, early) : endedUnasked(spec, early));
}
function spokeUnasked(spec, why) {
  return {
    code: "agent-not-callable",
    message: `agent \`${commandName(spec)}\` spoke before it was asked: ${why}; no call was made`,
    hint: "Print banners and logs to standard error; a program that answers one question and ends needs `per-call: true`."
  };
}
var ENDINGS = {
  126: {
    code: "agent-not-callable",
    hint: "Make the file executable, or name its interpreter in the command."
  },
  127: { code: "agent-missing", hint: "Install the command in an earlier step, or correct its name." },
  ENOENT: { code: "agent-missing", hint: "Install the program in an earlier step, or correct its name." },
  EACCES: { code: "agent-not-callable", hint: "Make the file executable, or name its interpreter." }
};
function endedUnasked(spec, { code, how, startError }) {
  const known = ENDINGS[String(startError ?? code)];
  return {
    code: known?.code ?? "agent-load-failed",
    message: `agent \`${commandName(spec)}\` ended before it was asked anything ${how}; no call was made`,
    hint: known?.hint ?? 'Run it by hand with `echo \'{"id":1,"input":"hello"}\' |` before it; it has to go on until its input ends. One that answers a single question needs `per-call: true`.'
  };
}
export {
  openCommandAgent
};
