import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  ProcessCalls
} from "./chunk-DIGUNVVA.js";
import {
  collectOutput,
  failed,
  oneLine
} from "./chunk-3LANY3M6.js";
import {
  startWorker
} from "./chunk-IX75CW7B.js";
import "./chunk-QBOJMS56.js";
import {
  agentEnvironment
} from "./chunk-4YYG3BAH.js";
import {
  readObservation
} from "./chunk-TMUCL7CO.js";
import {
  fail,
  succeed
} from "./chunk-4L7ESQTO.js";
import "./chunk-PLBKB6XC.js";
import "./chunk-ENCOGN37.js";
import "./chunk-YW6X3ZOA.js";
import "./chunk-6ZJEHKRB.js";

// src/agent/module-agent.ts
import { readdirSync, statSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";

// src/agent/worker-reply.ts
function readReply(reply) {
  if ("error" in reply) return failed("agent-error", reply.error);
  if ("unreadable" in reply) return failed("malformed-response", reply.unreadable);
  const read = readObservation(reply.value);
  return read.ok ? read : failed("malformed-response", read.why);
}

// src/agent/launch-worker.ts
function launchWorker(settings) {
  let settle = () => void 0;
  const settled = new Promise((resolve2) => {
    settle = resolve2;
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
    if ("id" in each) events.answered(each.id, readReply(each));
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
import { relative, sep } from "node:path";

// src/agent/nearest-name.ts
function nearest(wanted, names) {
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let best;
  for (const name of names) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance <= limit && (best === void 0 || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}
function editDistance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const substituted = (row[j] ?? 0) + (letter === to[j] ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

// src/agent/load-problem.ts
var MAX_QUOTE = 400;
function loadProblem(spec, fault, root) {
  const name = agentName(spec);
  const at = "at" in fault && fault.at !== void 0 ? { at: toSource(fault.at, root) } : {};
  switch (fault.what) {
    case "syntax":
      return {
        code: "agent-load-failed",
        message: `agent \`${name}\` has a syntax error${place(at.at)}: ${quote(fault.message)}`,
        hint: "Fix the file there.",
        ...at
      };
    case "exception":
      return {
        code: "agent-load-failed",
        message: `agent \`${name}\` threw while it was loaded${place(at.at)}: ${quote(fault.message)}`,
        hint: "Run the file on its own to see the whole error; what it needs at the top level must be there when it is loaded.",
        ...at
      };
    case "missing-package":
      return {
        code: "agent-load-failed",
        message: `agent \`${name}\` needs the package \`${quote(fault.name)}\`, which is not installed${place(at.at)}`,
        hint: "Install the agent's packages in an earlier step: `npm ci`.",
        ...at
      };
    case "missing-import":
      return {
        code: "agent-load-failed",
        message: `agent \`${name}\` imports \`${quote(fault.name)}\`, and there is no such file${place(at.at)}`,
        hint: "Correct the import, or build what it points to in an earlier step.",
        ...at
      };
    case "factory-failed":
      return {
        code: "agent-load-failed",
        message: `the factory of agent \`${name}\` threw${place(at.at)}: ${quote(fault.message)}`,
        hint: "A factory is called once before the first trial, without arguments; make it work that way.",
        ...at
      };
    case "ended":
      return {
        code: "agent-load-failed",
        message: `agent \`${name}\` ended its process while it was loaded ${fault.how}`,
        hint: "Look for `process.exit` or a crash at the top level of the file; what it printed is above."
      };
    case "timeout":
      return {
        code: "agent-load-failed",
        message: `agent \`${name}\` did not finish loading within ${fault.afterMs} ms`,
        hint: "Look for a top-level `await` or loop that never ends; connect inside the function instead."
      };
    default:
      return exportProblem(spec, fault);
  }
}
function exportProblem(spec, fault) {
  const name = agentName(spec);
  switch (fault.what) {
    case "export-missing":
      return exportMissing(spec, fault.exports.map(quote));
    case "class":
      return {
        code: "agent-not-callable",
        message: `agent \`${name}\` is the class \`${quote(fault.name)}\`, and a class cannot be called`,
        hint: `Export a function that uses it: \`export const decide = (input) => new ${quote(fault.name) || "Agent"}().…(input)\`.`
      };
    case "not-callable":
      return {
        code: "agent-not-callable",
        message: `agent \`${name}\` is ${quote(fault.found)}, not a function`,
        hint: fault.methods.length === 0 ? "Export a function `(input) => answer`, or a factory that returns one." : `Export a function that calls a method of it: \`export const decide = (input) => agent.${quote(fault.methods[0] ?? "run")}(input)\`.`
      };
    case "no-function": {
      const taken = fault.guessed ? "was taken as a factory because it declares no parameter, and it" : "as a factory";
      return {
        code: "agent-not-callable",
        message: `agent \`${name}\` ${taken} returned ${quote(fault.found)}, not a function`,
        hint: fault.guessed ? "If it decides itself, set `agent-kind: function`, or declare its parameter: `(input) => …`." : "Return the function that decides, or set `agent-kind: function`."
      };
    }
  }
}
function exportMissing(spec, exports) {
  const wanted = spec.exportName ?? "default";
  const there = exports.length === 0 ? "it exports nothing" : `it exports ${exports.map((each) => `\`${each}\``).join(", ")}`;
  const meant = nearest(wanted, exports) ?? (exports.length === 1 ? exports[0] : void 0);
  return {
    code: "agent-missing",
    message: `agent \`${spec.path}\` has no ${wanted === "default" ? "default export" : `export \`${wanted}\``}: ${there}`,
    hint: meant === void 0 ? `Name the export after a hash: \`${spec.path}#${exports[0] ?? "decide"}\`.` : `Did you mean \`${spec.path}${meant === "default" ? "" : `#${meant}`}\`?`
  };
}
function agentName(spec) {
  return spec.exportName === void 0 ? spec.path : `${spec.path}#${spec.exportName}`;
}
function toSource(at, root) {
  const path = relative(root, at.file);
  const file = path === "" || path.startsWith("..") ? at.file : path;
  return { ...at, file: file.split(sep).join("/") };
}
function place(at) {
  if (at?.line === void 0) return at === void 0 ? "" : ` (${at.file})`;
  return ` (${at.file}:${at.line}${at.column === void 0 ? "" : `:${at.column}`})`;
}
function quote(text) {
  return oneLine(text, MAX_QUOTE);
}

// src/agent/module-agent.ts
var MIN_LOAD_TIMEOUT_MS = 6e4;
var LOADABLE = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx"];
async function openModuleAgent(spec, options) {
  const file = resolve(options.workingDirectory, spec.path);
  const unusable = checkFile(spec, file) ?? checkIsolation(spec, options.isolation);
  if (unusable !== void 0) return fail(unusable);
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
function checkFile(spec, file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === void 0) return missingFile(spec, file);
  if (!stat.isFile()) {
    return {
      code: "agent-missing",
      message: `agent \`${spec.path}\` is a folder, not a file`,
      hint: `Name the file in it: \`${spec.path.replace(/\/$/, "")}/index.ts\`.`
    };
  }
  if (LOADABLE.includes(extname(file).toLowerCase())) return void 0;
  return {
    code: "agent-load-failed",
    message: `agent \`${spec.path}\` is no module that Node can load (${LOADABLE.join(", ")})`,
    hint: "Point `agent` to JavaScript or TypeScript, or put the agent behind an HTTP endpoint."
  };
}
function missingFile(spec, file) {
  const folder = dirname(spec.path);
  const meant = nearest(basename(file), filesBeside(file));
  return {
    code: "agent-missing",
    message: `agent \`${spec.path}\`: there is no such file`,
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
export {
  openModuleAgent
};
