export * from "./types/vitest.js";
