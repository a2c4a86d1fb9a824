/**
 * Keeps what an entry loads in any case in one chunk. Whatever is loaded later is loaded after that, and is made to say
 * so: otherwise the bundler cuts what both need into a chunk for each combination of those who need it, and a start reads
 * fifty files instead of five, half a millisecond each.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** @returns absolute paths of our own modules that some module loads later */
function loadedLater(folder) {
  const sources = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".ts"));
  const targets = sources.flatMap((name) => {
    const path = join(folder, name);
    const calls = readFileSync(path, "utf8").matchAll(/(?<!typeof )\bimport\("(\.[^"]+\.ts)"\)/g);
    return [...calls].map(([, target]) => resolve(dirname(path), target));
  });
  return new Set(targets);
}

/**
 * An esbuild plugin.
 *
 * @param sources absolute folder of our own modules
 * @param start absolute path of the module that stands for the start; importing it does nothing
 */
export function startInOneChunk(sources, start) {
  const later = loadedLater(sources);
  return {
    name: "start-in-one-chunk",
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (!later.has(path) || path === start) return undefined;
        const contents = `${readFileSync(path, "utf8")}\nimport ${JSON.stringify(start)};\n`;
        return { loader: "ts", contents };
      });
    },
  };
}
