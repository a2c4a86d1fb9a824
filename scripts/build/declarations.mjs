/**
 * Type declarations of the library: what `src/index.ts` exports and every file of ours that its types need.
 * dist/index.d.ts leads to dist/types/, which names no package: a consumer needs ours alone.
 */
import { join, relative } from "node:path";
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

/** A package named in a declaration would have to be installed by the consumer to compile. */
function refuseForeignImports(name, text) {
  for (const [, specifier] of text.matchAll(/(?:from|import\()\s*["']([^"']+)["']/g)) {
    if (!specifier.startsWith("./") && !specifier.startsWith("../")) {
      throw new Error(`${name} names the package ${specifier}: write the exported type out instead`);
    }
  }
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
    [join(source, "index.ts"), join(source, "build-constants.d.ts")],
    options,
    host,
  );
  const files = new Map();
  const { diagnostics } = program.emit(undefined, (path, text) => {
    const name = `types/${relative(source, path).replaceAll("\\", "/")}`;
    refuseForeignImports(name, text);
    files.set(name, pointToDeclarations(text));
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0) {
    throw new Error(ts.formatDiagnostics(problems, FORMAT));
  }
  files.set("index.d.ts", 'export * from "./types/index.js";\n');
  return files;
}
