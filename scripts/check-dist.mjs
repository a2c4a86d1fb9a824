#!/usr/bin/env node
/**
 * Is the committed dist/ exactly what the sources build? Builds beside it and compares bytes, both ways.
 *
 *   node scripts/check-dist.mjs [--outdir DIR] [--metafile FILE]
 *
 * With --outdir the fresh build stays there, for whoever has to commit it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const ROOT = resolve(import.meta.dirname, "..");
const COMMITTED = join(ROOT, "dist");

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => statSync(join(folder, name)).isFile()).sort();
}

function compare(committed, built) {
  const [before, after] = [listFiles(committed), listFiles(built)];
  const changed = after.filter(
    (name) =>
      before.includes(name) && !readFileSync(join(committed, name)).equals(readFileSync(join(built, name))),
  );
  return [
    ...after.filter((name) => !before.includes(name)).map((name) => `missing  dist/${name}`),
    ...before.filter((name) => !after.includes(name)).map((name) => `stale    dist/${name}`),
    ...changed.map((name) => `differs  dist/${name}`),
  ];
}

/** What lies in dist/ and is not committed would be missing at a user's, however well it compares here. */
function uncommitted() {
  if (!existsSync(join(ROOT, ".git"))) return [];
  const git = [
    "-c",
    "safe.directory=*",
    "status",
    "--porcelain",
    "--ignored",
    "--untracked-files=all",
    "--",
    "dist",
  ];
  const lines = execFileSync("git", git, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
  return lines.map((line) => `not committed (${line.slice(0, 2).trim()})  ${line.slice(3)}`);
}

const { values } = parseArgs({ options: { outdir: { type: "string" }, metafile: { type: "string" } } });
const temporary = mkdtempSync(join(tmpdir(), "check-dist-"));
try {
  const built = resolve(values.outdir ?? join(temporary, "dist"));
  const flags = ["--outdir", built, ...(values.metafile ? ["--metafile", values.metafile] : [])];
  execFileSync(process.execPath, [join(ROOT, "scripts/build.mjs"), ...flags], { stdio: "inherit" });
  const faults = [...compare(COMMITTED, built), ...uncommitted()];
  for (const fault of faults) {
    console.error(fault);
  }
  if (faults.length > 0) {
    console.error("\ndist/ is not what the sources build. Run `npm ci && npm run build` and commit dist/.");
    process.exitCode = 1;
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
