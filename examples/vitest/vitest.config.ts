/// <reference types="agentverity-action/vitest" />
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    setupFiles: ["agentverity-action/vitest"],
    provide: { agentverity: { runs: 5, minSuccessRate: 1 } },
  },
});
