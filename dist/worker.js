import {
  readFrameworkResult
} from "./chunk-5QKEMLKS.js";
import {
  WORKER_PIPE_FD,
  answerLine,
  describeError,
  errorLine
} from "./chunk-L2EA5WIY.js";
import "./chunk-PIRHQTI4.js";

// src/agent/worker-serve.ts
var { Socket } = process.getBuiltinModule("node:net");

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
    const text = pending;
    pending = "";
    write(text);
  };
  return (text) => {
    if (pending === "") process.nextTick(flush);
    pending += text;
  };
}

// src/agent/worker-load.ts
var { pathToFileURL } = process.getBuiltinModule("node:url");
var TYPESCRIPT = /\.(?:[mc]?ts|tsx)$/i;
async function loadAgent(order) {
  if (order.exportKind === "tests") {
    const { loadTests } = await import("./chunk-FLSBPNRC.js");
    return loadTests(order.file, order.library ?? "");
  }
  let exports;
  try {
    exports = await importModule(order.file);
  } catch (error) {
    const { describeLoadFault } = await import("./chunk-32WN53GS.js");
    return { ok: false, fault: await describeLoadFault(error, order.file) };
  }
  const found = lookUp(exports, order.exportName);
  if (found === void 0) return { ok: false, fault: { what: "export-missing", exports: namesIn(exports) } };
  if (order.exportKind === "relations") {
    const { loadCatalogue } = await import("./chunk-VNE4MTJ6.js");
    return loadCatalogue(found.value);
  }
  if (typeof found.value !== "function") return { ok: false, fault: notCallable(found.value) };
  if (isClass(found.value)) return { ok: false, fault: { what: "class", name: found.value.name } };
  return prepare(found.value, order);
}
async function prepare(callable, order) {
  const guessed = order.exportKind === "auto";
  const isFactory = guessed ? callable.length === 0 : order.exportKind === "factory";
  if (!isFactory) return { ok: true, kind: "function", next: () => callable };
  let made;
  try {
    made = await callable();
  } catch (error) {
    const { userFrame } = await import("./chunk-32WN53GS.js");
    const at = userFrame(error instanceof Error ? error.stack ?? "" : "", order.file);
    const fault = { what: "factory-failed", message: describeError(error), ...at && { at } };
    return { ok: false, fault };
  }
  if (typeof made !== "function") {
    return { ok: false, fault: { what: "no-function", found: describeValue(made), guessed } };
  }
  if (!order.perTrial) return { ok: true, kind: "factory", next: () => made };
  return { ok: true, kind: "factory", next: freshInstances(callable, made) };
}
function freshInstances(factory, first) {
  let unused = first;
  return () => {
    if (unused === void 0) return factory();
    const instance = unused;
    unused = void 0;
    return instance;
  };
}
async function importModule(file) {
  if (!TYPESCRIPT.test(file)) return import(pathToFileURL(file).href);
  const { importTranspiled } = await import("./chunk-IBTYT74F.js");
  const { packageStandIn } = await import("./chunk-EBOA6AEU.js");
  return importTranspiled(file, packageStandIn(file));
}
function lookUp(exports, name) {
  const inner = exports["default"];
  if (name === "default") {
    if (inner === void 0) return void 0;
    const nested = isObject(inner) && inner["__esModule"] === true ? inner["default"] : inner;
    return nested === void 0 ? void 0 : { value: nested };
  }
  if (exports[name] !== void 0) return { value: exports[name] };
  const hasOwn = (isObject(inner) || typeof inner === "function") && Object.hasOwn(inner, name);
  return hasOwn ? { value: inner[name] } : void 0;
}
function namesIn(exports) {
  const inner = exports["default"];
  const names = [...Object.keys(exports), ...isObject(inner) ? Object.keys(inner) : []];
  return [...new Set(names)].filter((name) => name !== "__esModule" && name !== "module.exports");
}
function notCallable(value) {
  const methods = isObject(value) ? Object.keys(value).filter((name) => typeof value[name] === "function") : [];
  return { what: "not-callable", found: describeValue(value), methods };
}
function isClass(value) {
  return /^class\b/.test(Function.prototype.toString.call(value));
}
function isObject(value) {
  return typeof value === "object" && value !== null;
}
function describeValue(value) {
  if (value === null || value === void 0) return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return describeObject(value);
  return typeof value === "string" ? `the text ${JSON.stringify(value.slice(0, 60))}` : `the ${typeof value} ${String(value)}`;
}
function describeObject(value) {
  const keys = Object.keys(value).slice(0, 5);
  return keys.length === 0 ? "an object" : `an object with ${keys.map((key) => `\`${key}\``).join(", ")}`;
}

// src/agent/worker-serve.ts
function serve(fd) {
  const ending = createEnding();
  const pipe = new Socket({ fd, readable: true, writable: true });
  const write = createBatch((text) => pipe.write(text));
  const send = (line) => write(`${line}
`);
  let next = () => void 0;
  async function load(order) {
    process.argv.splice(1, Number.POSITIVE_INFINITY, order.file);
    const loaded = await loadAgent(order);
    if (loaded.ok) next = loaded.next;
    const message = loaded.ok ? { ready: loaded.kind } : { failed: loaded.fault };
    send(JSON.stringify(message));
  }
  async function call(id, input) {
    try {
      const decide = await next();
      send(answerLine(id, await readFrameworkResult(await decide(input, ending.context()))));
    } catch (error) {
      send(errorLine(id, error));
    }
  }
  process.on("uncaughtException", (error) => send(JSON.stringify({ stray: describeError(error) })));
  const lines = createLineReader(
    Number.POSITIVE_INFINITY,
    (line) => {
      const message = JSON.parse(line);
      if ("id" in message) void call(message.id, message.input);
      else if ("load" in message) void load(message.load);
      else send('{"pong":true}');
    },
    () => void 0
  );
  pipe.setEncoding("utf8");
  pipe.on("data", (chunk) => lines.push(chunk));
  pipe.on("error", ending.leave);
  pipe.on("close", ending.leave);
}
function createEnding() {
  let controller;
  return {
    /** The signal is made when it is first looked at: most agents never do. */
    context() {
      return {
        get signal() {
          controller ??= new AbortController();
          return controller.signal;
        }
      };
    },
    leave() {
      try {
        controller?.abort();
        if (process.platform !== "win32") process.kill(-process.pid, "SIGKILL");
      } finally {
        process.exit(1);
      }
    }
  };
}

// src/worker.ts
serve(WORKER_PIPE_FD);
