/**
 * How a bundle reaches Node's own modules. An ES import of one makes Node read every export that it would otherwise
 * load on demand (`parseArgs` of util, `webcrypto`, the promises of fs): 30 ms of a start, most of it for nothing.
 * `process.getBuiltinModule` (Node >= 20.16) gives the same module and loads what is asked for.
 */
import { isBuiltin } from "node:module";

const IMPORT =
  /^import (?:(?:(?<whole>[\w$]+)|\* as (?<space>[\w$]+))(?:, )?)?(?:\{(?<names>[^}]*)\})? ?(?:from )?"(?<name>[^"]+)";$/gm;

/** @param code an ES module as esbuild prints it: each import a statement at the start of a line */
export function withoutBuiltinImports(code) {
  return code.replace(IMPORT, (statement, ...rest) => {
    const { whole, space, names, name } = rest.at(-1);
    if (!isBuiltin(name)) return statement;
    const from = `process.getBuiltinModule(${JSON.stringify(name)})`;
    const bindings = [whole, space, names && `{${names.replace(/\b([\w$]+) as ([\w$]+)\b/g, "$1: $2")}}`];
    return bindings
      .filter((binding) => binding !== undefined)
      .map((binding) => `var ${binding} = ${from};`)
      .join("\n");
  });
}

/**
 * CommonJS inside a bundle asks for these three. `var`, since a dependency declares `__filename` again.
 */
const COMMONJS_NAMES = [
  `var require = process.getBuiltinModule("node:module").createRequire(import.meta.url);`,
  `var __filename = process.getBuiltinModule("node:url").fileURLToPath(import.meta.url);`,
  `var __dirname = process.getBuiltinModule("node:path").dirname(__filename);`,
].join("\n");

/** Adds them where they are asked for, after a first line for the shell. */
export function withCommonjsNames(code) {
  if (!/\b(?:require|__filename|__dirname)\b/.test(code)) return code;
  const [, shebang = "", rest] = /^(#!.*\n)?([\s\S]*)$/.exec(code);
  return `${shebang}${COMMONJS_NAMES}\n${rest}`;
}
