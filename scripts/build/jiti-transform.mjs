/**
 * jiti loads its TypeScript transformer (1.5 MB) only when a file needs it, by a path relative to its own
 * package. In a bundle that path points beside dist/: it is rewritten to a file that is shipped in dist/,
 * so a dist/ copied anywhere loads TypeScript agents without node_modules.
 */
import { readFile } from "node:fs/promises";

export const JITI_TRANSFORM = "jiti-transform.cjs";

const IN_PACKAGE = '"../dist/babel.cjs"';

/** @returns an esbuild plugin; the build fails when jiti no longer has the line, rather than at a user's. */
export function shipJitiTransform() {
  return {
    name: "ship-jiti-transform",
    setup(build) {
      build.onLoad({ filter: /[\\/]jiti[\\/]lib[\\/]jiti\.mjs$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        if (source.split(IN_PACKAGE).length !== 2) {
          throw new Error(
            `${path} does not name ${IN_PACKAGE} once: see how this jiti finds its transformer`,
          );
        }
        return { contents: source.replace(IN_PACKAGE, JSON.stringify(`./${JITI_TRANSFORM}`)), loader: "js" };
      });
    },
  };
}
