import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);

// src/problem.ts
function succeed(value) {
  return { ok: true, value };
}
function fail(...problems) {
  return { ok: false, problems };
}
function defectText(error) {
  const stack = error instanceof Error ? error.stack ?? error.message : String(error);
  return `This is a defect of agentverity-action, not of your set-up. Please report it with these lines:
${stack}`;
}

export {
  succeed,
  fail,
  defectText
};
