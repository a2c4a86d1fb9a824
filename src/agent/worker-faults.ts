/** In the worker: finds out why an agent's file did not load, and where in the user's code. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describeError } from "./worker-answer.ts";
import type { FaultPosition, LoadFault } from "./worker-protocol.ts";

const CHECK_TIMEOUT_MS = 10_000;

/** @param file absolute path of the agent */
export async function describeLoadFault(error: unknown, file: string): Promise<LoadFault> {
  const { message, stack } = textsOf(error);
  const parse = /^ParseError: ([\s\S]*?)\s*\n\s*(.+):(\d+):(\d+)/.exec(message);
  if (parse !== null) {
    const [, why = "", at = file, line = "1", column = "0"] = parse;
    // The transformer counts columns from 0.
    return { what: "syntax", message: why, at: { file: at, line: Number(line), column: Number(column) + 1 } };
  }
  const missing = describeMissing(message, codeOf(error), file);
  if (missing !== undefined) return missing;
  if (isSyntaxError(error)) {
    const at = markedPosition(stack) ?? (await positionByCheck(file)) ?? { file };
    return { what: "syntax", message, at };
  }
  return { what: "exception", message: describeError(error), ...at(userFrame(stack, file)) };
}

/** Where in the user's code an error came from: the first frame that is neither Node's, ours nor a package's. */
export function userFrame(stack: string, file: string): FaultPosition | undefined {
  const ours = dirname(fileURLToPath(import.meta.url)) + sep;
  const roots = [process.cwd() + sep, dirname(file) + sep];
  for (const line of stack.split("\n")) {
    const frame = /^\s*at .*?\(?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/.exec(line);
    const at = frame?.[1] === undefined ? undefined : toPath(frame[1]);
    if (at === undefined || at.startsWith(ours) || at.includes(`${sep}node_modules${sep}`)) continue;
    if (roots.some((root) => at.startsWith(root))) {
      return { file: at, line: Number(frame?.[2]), column: Number(frame?.[3]) };
    }
  }
  return undefined;
}

function describeMissing(message: string, code: unknown, file: string): LoadFault | undefined {
  if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") return undefined;
  const found = /^Cannot find (?:package|module) '([^']+)'(?: imported from (\S.*))?/.exec(message);
  if (found?.[1] === undefined) return undefined;
  const importer = found[2] ?? /Require stack:\n- (.+)/.exec(message)?.[1] ?? file;
  const name = found[1];
  const isPath = /^(?:\.|\/|file:|[A-Za-z]:[\\/])/.test(name);
  if (isPath) return { what: "missing-import", name, ...at(lineThatNames(importer, name)) };
  const packageName = name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
  return { what: "missing-package", name: packageName, ...at(lineThatNames(importer, packageName)) };
}

/** Resolvers name the file and not the line; the import itself is easy to find. */
function lineThatNames(importer: string, name: string): FaultPosition {
  const file = toPath(importer);
  const last = name.split(/[\\/]/).at(-1) ?? name;
  const needle = name.startsWith("@") ? name : last;
  const lines = readText(file).split("\n");
  const index = lines.findIndex((line) => /\b(?:import|require|from)\b/.test(line) && line.includes(needle));
  return index === -1 ? { file } : { file, line: index + 1 };
}

/** V8 puts `file:line`, the source and a caret line before the message of some errors. */
function markedPosition(text: string): FaultPosition | undefined {
  const mark = /^((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^\n]*?):(\d+)\n[^\n]*\n( *)\^/m.exec(text);
  if (mark?.[1] === undefined) return undefined;
  return { file: toPath(mark[1]), line: Number(mark[2]), column: (mark[3]?.length ?? 0) + 1 };
}

/**
 * Node tells the place of a module's syntax error only when nobody catches it, so another Node imports the file.
 * Nothing of it runs there: linking fails first, as it did here.
 */
function positionByCheck(file: string): Promise<FaultPosition | undefined> {
  const program = `import ${JSON.stringify(pathToFileURL(file).href)}`;
  const options = { timeout: CHECK_TIMEOUT_MS, env: { ...process.env, NO_COLOR: "1" } };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--input-type=module", "-e", program], options, (_error, _out, stderr) =>
      resolve(markedPosition(stderr)),
    );
  });
}

function isSyntaxError(error: unknown): boolean {
  return error instanceof SyntaxError || (error as { name?: unknown } | null)?.name === "SyntaxError";
}

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null ? (error as { code?: unknown }).code : undefined;
}

function textsOf(error: unknown): { message: string; stack: string } {
  try {
    const { message, stack } = error as { message?: unknown; stack?: unknown };
    return {
      message: typeof message === "string" ? message : "",
      stack: typeof stack === "string" ? stack : "",
    };
  } catch {
    return { message: "", stack: "" };
  }
}

function at(position: FaultPosition | undefined): { at?: FaultPosition } {
  return position === undefined ? {} : { at: position };
}

function toPath(text: string): string {
  try {
    return text.startsWith("file:") ? fileURLToPath(text.replace(/\?.*$/, "")) : text;
  } catch {
    return text;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
