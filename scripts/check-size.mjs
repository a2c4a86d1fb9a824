#!/usr/bin/env node
/**
 * Do the bundles stay within their budget? Start time follows the bytes read at start, and nobody notices a
 * dependency that moved there; so each entry has a budget, raised on purpose or not at all.
 *
 *   node scripts/check-size.mjs METAFILE      (written by scripts/build.mjs --metafile)
 */
import { readFileSync } from "node:fs";

/** kB (1000 bytes) read at start, and all that may be loaded later; roughly a fifth above what they need. */
const BUDGETS = {
  action: { eager: 500, lazy: 6300 },
  cli: { eager: 600, lazy: 2200 },
  index: { eager: 180, lazy: 2100 },
  post: { eager: 20, lazy: 2700 },
  vitest: { eager: 100, lazy: 100 },
  worker: { eager: 20, lazy: 350 },
};

const [metafile] = process.argv.slice(2);
if (!metafile) {
  console.error("usage: node scripts/check-size.mjs METAFILE");
  process.exit(2);
}

const { sizes } = JSON.parse(readFileSync(metafile, "utf8"));
for (const { entry, ...measured } of sizes) {
  for (const part of ["eager", "lazy"]) {
    const [kilobytes, budget] = [Math.ceil(measured[part] / 1000), BUDGETS[entry]?.[part] ?? 0];
    const words = `dist/${entry}.js ${part}: ${kilobytes} kB of ${budget} kB`;
    console.log(words);
    if (kilobytes > budget) {
      console.error(`${words}: over budget. See what came in with \`npm run build -- --analyze\`.`);
      process.exitCode = 1;
    }
  }
}
