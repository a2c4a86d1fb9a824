import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/bench/**"],
    testTimeout: 30_000,
    coverage: {
      provider: "v8",
      include: ["src/**"],
      thresholds: { "src/core/**": { branches: 100, functions: 100, lines: 100 } },
    },
  },
});
