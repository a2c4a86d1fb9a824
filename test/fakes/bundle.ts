/** Bundles an entry as scripts/build.mjs bundles the action: ESM, split, nothing left outside. */
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "esbuild";

// `var`, since a dependency declares `__filename` again.
const BANNER = `import { createRequire as __cr } from "node:module";
import { fileURLToPath as __fu } from "node:url";
import { dirname as __dn } from "node:path";
var require = __cr(import.meta.url); var __filename = __fu(import.meta.url); var __dirname = __dn(__filename);`;

export interface Bundle {
  /** To run with node. */
  readonly path: string;
  remove(): void;
}

export async function bundleEntry(entry: string): Promise<Bundle> {
  const folder = await mkdtemp(join(tmpdir(), "agentverity-bundle-"));
  await build({
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
  });
  return {
    path: join(folder, basename(entry).replace(/\.ts$/, ".mjs")),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
