import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["*.test.ts"], setupFiles: ["agentverity-action/vitest"], env: { MODEL: "fake" } },
});
