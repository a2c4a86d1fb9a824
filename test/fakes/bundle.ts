/** Bundles an entry as scripts/build.mjs bundles the action: ESM, split, nothing left outside. */
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build, type Metafile } from "esbuild";

// `var`, since a dependency declares `__filename` again.
const BANNER = `import { createRequire as __cr } from "node:module";
import { fileURLToPath as __fu } from "node:url";
import { dirname as __dn } from "node:path";
var require = __cr(import.meta.url); var __filename = __fu(import.meta.url); var __dirname = __dn(__filename);`;

export interface Bundle {
  /** To run with node. */
  readonly path: string;
  /** Source files that are loaded at start, before any `import()`; relative to the working directory. */
  readonly startup: readonly string[];
  remove(): void;
}

export async function bundleEntry(entry: string): Promise<Bundle> {
  const folder = await mkdtemp(join(tmpdir(), "agentverity-bundle-"));
  const { metafile } = await build({
    entryPoints: [entry],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    banner: { js: BANNER },
    logLevel: "error",
    metafile: true,
  });
  const name = basename(entry).replace(/\.ts$/, ".mjs");
  return {
    path: join(folder, name),
    startup: startupOf(metafile, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function startupOf({ outputs }: Metafile, entry: string): string[] {
  const pending = Object.keys(outputs).filter((path) => basename(path) === entry);
  const seen = new Set(pending);
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    for (const imported of outputs[path]?.imports ?? []) {
      if (imported.kind !== "import-statement" || seen.has(imported.path)) continue;
      seen.add(imported.path);
      pending.push(imported.path);
    }
  }
  return [...seen].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
}
