/**
 * Type declarations of what can be imported: what the entries export and every file of ours that their types need.
 * dist/index.d.ts leads to dist/types/, which names no package: a consumer needs ours alone, and for Vitest that.
 */
import { join, posix, relative } from "node:path";
import ts from "typescript";

const FORMAT = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ".",
  getNewLine: () => "\n",
};

function readOptions(root) {
  const { config, error } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  if (error) {
    throw new Error(ts.formatDiagnostics([error], FORMAT));
  }
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}

/** Sources import each other as `./x.ts`; beside a declaration lies `./x.d.ts`, which is imported as `./x.js`. */
function pointToDeclarations(text) {
  return text.replaceAll(/((?:from|import\()\s*["']\.[^"']*)\.ts(["'])/g, "$1.js$2");
}

/** What a consumer may import, and what each names of others. */
const ENTRIES = { index: [], vitest: ["vitest"] };

/** A package named in a declaration would have to be installed by the consumer to compile. */
function refuseForeignImports(name, text, allowed) {
  for (const [, specifier] of text.matchAll(/(?:from|import\(|module)\s*["']([^"']+)["']/g)) {
    if (!specifier.startsWith("./") && !specifier.startsWith("../") && !allowed.includes(specifier)) {
      throw new Error(`${name} names the package ${specifier}: write the exported type out instead`);
    }
  }
}

/** What a consumer's compiler opens: what is only run, loaded late or not, needs no declaration. */
function reachableFrom(entry, emitted) {
  const names = new Set([entry]);
  for (const name of names) {
    for (const [, specifier] of emitted.get(name).matchAll(/(?:from|import\()\s*["'](\.[^"']+)\.ts["']/g)) {
      names.add(posix.join(posix.dirname(name), `${specifier}.d.ts`));
    }
  }
  return [...names].sort();
}

/** @returns {Promise<Map<string, string>>} file below dist/ → text */
export async function emitDeclarations(root) {
  const source = join(root, "src");
  const host = ts.createCompilerHost({});
  const options = {
    ...readOptions(root),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    rootDir: source,
    outDir: source,
  };
  const program = ts.createProgram(
    [
      ...Object.keys(ENTRIES).map((entry) => join(source, `${entry}.ts`)),
      join(source, "build-constants.d.ts"),
    ],
    options,
    host,
  );
  const emitted = new Map();
  const { diagnostics } = program.emit(undefined, (path, text) => {
    emitted.set(relative(source, path).replaceAll("\\", "/"), text);
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0) {
    throw new Error(ts.formatDiagnostics(problems, FORMAT));
  }
  const files = new Map();
  for (const [entry, packages] of Object.entries(ENTRIES)) {
    for (const name of reachableFrom(`${entry}.d.ts`, emitted)) {
      refuseForeignImports(name, emitted.get(name), packages);
      files.set(`types/${name}`, pointToDeclarations(emitted.get(name)));
    }
    files.set(`${entry}.d.ts`, `export * from "./types/${entry}.js";\n`);
  }
  return files;
}
