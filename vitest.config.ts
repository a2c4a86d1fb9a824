import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

export default defineConfig({
  // As scripts/build.mjs does for the bundle.
  define: { __AGENTVERITY_VERSION__: JSON.stringify(version) },
  // Vite warns of every source map whose sources a package does not ship.
  logLevel: "error",
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/bench/**", "**/fixtures/**"],
    testTimeout: 60_000,
    // Most tests that take long wait for a process or a server: one more than there are processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    server: {
      // GitHub's workflow parser imports its JSON tables in a way that Node refuses and Vite does not.
      deps: { inline: [/@actions[\\/](workflow-parser|expressions)/] },
    },
    coverage: {
      provider: "v8",
      include: ["src/core/**/*.ts"],
      reporter: ["text-summary", "html", "json-summary"],
      thresholds: {
        // A verdict nobody has tested is a verdict nobody has checked: every branch of the pure part runs.
        "src/core/**": { branches: 100, functions: 100, lines: 100, statements: 100 },
      },
    },
  },
});
