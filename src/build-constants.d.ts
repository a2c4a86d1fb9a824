/**
 * Constants that `scripts/build.mjs` writes into the bundle and `vitest.config.ts` into the tests.
 * Read them in an entry and hand them on: a room that knew its version could not be tested with another.
 */

/** The version in package.json: `0.1.0`. */
declare const __AGENTVERITY_VERSION__: string;
