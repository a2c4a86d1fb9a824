var require = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var __filename = process.getBuiltinModule("node:url").fileURLToPath(import.meta.url);
var __dirname = process.getBuiltinModule("node:path").dirname(__filename);
import {
  describeError
} from "./chunk-L2EA5WIY.js";
import "./chunk-PIRHQTI4.js";

// src/agent/worker-faults.ts
var { execFile } = process.getBuiltinModule("node:child_process");
var { readFileSync } = process.getBuiltinModule("node:fs");
var { dirname, sep } = process.getBuiltinModule("node:path");
var { fileURLToPath, pathToFileURL } = process.getBuiltinModule("node:url");
var CHECK_TIMEOUT_MS = 1e4;
async function describeLoadFault(error, file) {
  const { message, stack } = textsOf(error);
  const parse = /^ParseError: ([\s\S]*?)\s*\n\s*(.+):(\d+):(\d+)/.exec(message);
  if (parse !== null) {
    const [, why = "", at2 = file, line = "1", column = "0"] = parse;
    return { what: "syntax", message: why, at: { file: at2, line: Number(line), column: Number(column) + 1 } };
  }
  const missing = describeMissing(message, codeOf(error), file);
  if (missing !== void 0) return missing;
  if (isSyntaxError(error)) {
    const at2 = markedPosition(stack) ?? await positionByCheck(file) ?? { file };
    return { what: "syntax", message, at: at2 };
  }
  return { what: "exception", message: describeError(error), ...at(userFrame(stack, file)) };
}
function userFrame(stack, file) {
  const ours = dirname(fileURLToPath(import.meta.url)) + sep;
  const roots = [process.cwd() + sep, dirname(file) + sep];
  for (const line of stack.split("\n")) {
    const frame = /^\s*at .*?\(?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/.exec(line);
    const at2 = frame?.[1] === void 0 ? void 0 : toPath(frame[1]);
    if (at2 === void 0 || at2.startsWith(ours) || at2.includes(`${sep}node_modules${sep}`)) continue;
    if (roots.some((root) => at2.startsWith(root))) {
      return { file: at2, line: Number(frame?.[2]), column: Number(frame?.[3]) };
    }
  }
  return void 0;
}
function describeMissing(message, code, file) {
  if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") return void 0;
  const found = /^Cannot find (?:package|module) '([^']+)'(?: imported from (\S.*))?/.exec(message);
  if (found?.[1] === void 0) return void 0;
  const importer = found[2] ?? /Require stack:\n- (.+)/.exec(message)?.[1] ?? file;
  const name = found[1];
  const isPath = /^(?:\.|\/|file:|[A-Za-z]:[\\/])/.test(name);
  if (isPath) return { what: "missing-import", name, ...at(lineThatNames(importer, name)) };
  const packageName = name.split("/").slice(0, name.startsWith("@") ? 2 : 1).join("/");
  return { what: "missing-package", name: packageName, ...at(lineThatNames(importer, packageName)) };
}
function lineThatNames(importer, name) {
  const file = toPath(importer);
  const last = name.split(/[\\/]/).at(-1) ?? name;
  const needle = name.startsWith("@") ? name : last;
  const lines = readText(file).split("\n");
  const index = lines.findIndex((line) => /\b(?:import|require|from)\b/.test(line) && line.includes(needle));
  return index === -1 ? { file } : { file, line: index + 1 };
}
function markedPosition(text) {
  const mark = /^((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^\n]*?):(\d+)\n[^\n]*\n( *)\^/m.exec(text);
  if (mark?.[1] === void 0) return void 0;
  return { file: toPath(mark[1]), line: Number(mark[2]), column: (mark[3]?.length ?? 0) + 1 };
}
function positionByCheck(file) {
  const program = `import ${JSON.stringify(pathToFileURL(file).href)}`;
  const options = { timeout: CHECK_TIMEOUT_MS, env: { ...process.env, NO_COLOR: "1" } };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--input-type=module", "-e", program],
      options,
      (_error, _out, stderr) => resolve(markedPosition(stderr))
    );
  });
}
function isSyntaxError(error) {
  return error instanceof SyntaxError || error?.name === "SyntaxError";
}
function codeOf(error) {
  return typeof error === "object" && error !== null ? error.code : void 0;
}
function textsOf(error) {
  try {
    const { message, stack } = error;
    return {
      message: typeof message === "string" ? message : "",
      stack: typeof stack === "string" ? stack : ""
    };
  } catch {
    return { message: "", stack: "" };
  }
}
function at(position) {
  return position === void 0 ? {} : { at: position };
}
function toPath(text) {
  try {
    return text.startsWith("file:") ? fileURLToPath(text.replace(/\?.*$/, "")) : text;
  } catch {
    return text;
  }
}
function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
export {
  describeLoadFault,
  userFrame
};
