#!/usr/bin/env node
/**
 * Builds dist/: one ES module per entry, shared chunks, and what must lie beside them.
 *
 *   node scripts/build.mjs [--outdir DIR] [--metafile FILE] [--analyze]
 *
 * The same sources and lock give the same bytes in every folder and on every host (CI compares them with
 * the committed dist/), so nothing here may depend on time, path, locale or the order of a directory.
 */
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { analyzeMetafile, build } from "esbuild";
import { withCommonjsNames, withoutBuiltinImports } from "./build/builtin-modules.mjs";
import { emitDeclarations } from "./build/declarations.mjs";
import { JITI_TRANSFORM, JITI_TRANSFORM_SOURCE, shipJitiTransform } from "./build/jiti-transform.mjs";
import { renderNotices } from "./build/notices.mjs";
import { measureBundles, renderSizes } from "./build/sizes.mjs";
import { startInOneChunk } from "./build/start-chunk.mjs";

const ROOT = resolve(import.meta.dirname, "..");
/**
 * What is built together shares its chunks. Apart, because every entry that shares cuts the others into more and smaller
 * ones. `start`: what an entry loads in any case; it stays in one chunk.
 */
const PROGRAMS = [
  { entries: ["action", "post"], start: "src/action-main.ts" },
  { entries: ["cli"], start: "src/pipeline/commands.ts" },
  { entries: ["index"] },
  { entries: ["vitest"] },
  { entries: ["worker"] },
];
const ENTRIES = PROGRAMS.flatMap(({ entries }) => entries);

async function bundle({ entries, start }, version, outdir) {
  return build({
    absWorkingDir: ROOT,
    entryPoints: entries.map((name) => ({ in: `src/${name}.ts`, out: name })),
    outdir,
    outbase: "src",
    chunkNames: "chunk-[hash]",
    bundle: true,
    // It is the one that runs the team's tests: another copy of it would not know of them.
    external: ["vitest"],
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    charset: "utf8",
    // Readable on purpose: dist/ is what runs in other people's pipelines, so they must be able to read it.
    minify: false,
    legalComments: "none",
    define: { __AGENTVERITY_VERSION__: JSON.stringify(version) },
    plugins: [shipJitiTransform(), ...(start ? [startInOneChunk(join(ROOT, "src"), join(ROOT, start))] : [])],
    metafile: true,
    write: false,
    logLevel: "warning",
  });
}

function runnable(code) {
  return withCommonjsNames(withoutBuiltinImports(code));
}

/** A copied dist/ has no package.json above it that would make its files ES modules. */
const MODULE_MARKER = `${JSON.stringify({ type: "module", private: true }, undefined, 2)}\n`;

async function writeFiles(outdir, files) {
  for (const [name, contents] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = join(outdir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      outdir: { type: "string", default: join(ROOT, "dist") },
      metafile: { type: "string" },
      analyze: { type: "boolean", default: false },
    },
  });
  const outdir = resolve(values.outdir);
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const bundles = await Promise.all(PROGRAMS.map((program) => bundle(program, version, outdir)));
  const metafile = {
    inputs: Object.assign({}, ...bundles.map((each) => each.metafile.inputs)),
    outputs: Object.assign({}, ...bundles.map((each) => each.metafile.outputs)),
  };
  const outputFiles = bundles.flatMap((each) => each.outputFiles);

  const files = new Map(outputFiles.map((file) => [relative(outdir, file.path), runnable(file.text)]));
  const cli = files.get("cli.js");
  files.set("cli.js", cli.startsWith("#!") ? cli : `#!/usr/bin/env node\n${cli}`);
  files.set("package.json", MODULE_MARKER);
  files.set("THIRD-PARTY-NOTICES.txt", await renderNotices(ROOT, metafile));
  for (const [name, text] of await emitDeclarations(ROOT)) {
    files.set(name, text);
  }

  // Everything is made; only now the old dist goes, so that a failed build leaves a working one.
  await rm(outdir, { recursive: true, force: true });
  await writeFiles(outdir, files);
  await copyFile(join(ROOT, JITI_TRANSFORM_SOURCE), join(outdir, JITI_TRANSFORM));
  await chmod(join(outdir, "cli.js"), 0o755);

  const sizes = measureBundles(metafile, ENTRIES);
  if (values.metafile) {
    await writeFile(values.metafile, JSON.stringify({ sizes, metafile }));
  }
  if (values.analyze) {
    process.stdout.write(await analyzeMetafile(metafile));
  }
  process.stdout.write(renderSizes(sizes));
}

await main();
