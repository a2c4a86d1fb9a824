/** Builds `src/worker.ts` the way the release does, into a folder that has no node_modules above it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";

const BANNER =
  "import { createRequire as __cr } from 'node:module'; import { fileURLToPath as __fu } from 'node:url'; " +
  "import { dirname as __dn } from 'node:path'; var require = __cr(import.meta.url); " +
  "var __filename = __fu(import.meta.url); var __dirname = __dn(__filename);";

export interface WorkerBundle {
  readonly workerPath: string;
  remove(): void;
}

export async function bundleWorker(): Promise<WorkerBundle> {
  const folder = mkdtempSync(join(tmpdir(), "agentverity-worker-"));
  await build({
    entryPoints: [resolve(import.meta.dirname, "../../src/worker.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    splitting: true,
    outdir: folder,
    banner: { js: BANNER },
    logLevel: "error",
    outExtension: { ".js": ".mjs" },
  });
  return {
    workerPath: join(folder, "worker.mjs"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
