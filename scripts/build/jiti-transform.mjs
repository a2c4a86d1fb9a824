/**
 * jiti's TypeScript transformer is 1.5 MB of minified code. Bundled, it would be printed again at twice the
 * size; by its path inside the package it would need node_modules. So it lies beside the bundle as it is, and
 * a dist/ copied anywhere loads TypeScript agents.
 */
export const JITI_TRANSFORM = "jiti-transform.cjs";
export const JITI_TRANSFORM_SOURCE = "node_modules/jiti/dist/babel.cjs";

/** An esbuild plugin. The sources import `jiti/static`, whose import of the transformer a bundler can see. */
export function shipJitiTransform() {
  return {
    name: "ship-jiti-transform",
    setup(build) {
      build.onResolve({ filter: /\/dist\/babel\.cjs$/ }, ({ importer }) =>
        /[\\/]jiti[\\/]lib[\\/]jiti-static\.mjs$/.test(importer)
          ? { path: `./${JITI_TRANSFORM}`, external: true }
          : undefined,
      );
      build.onLoad({ filter: /[\\/]jiti[\\/]lib[\\/]jiti\.mjs$/ }, () => {
        throw new Error(
          'import "jiti/static": plain "jiti" looks for its transformer beside dist/ and finds none',
        );
      });
    },
  };
}
