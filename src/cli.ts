#!/usr/bin/env node
/** The command line: arguments in, one document on stdout, everything else on stderr. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createRedactor, knownSecrets } from "./github/redact.ts";
import { runCommand } from "./pipeline/commands.ts";
import { defectText } from "./problem.ts";
import { createSystemHost } from "./system/host.ts";
import { tolerateClosedReader } from "./system/standard-streams.ts";

const dist = dirname(fileURLToPath(import.meta.url));
const redact = createRedactor(knownSecrets(process.env));

tolerateClosedReader(process.stderr, () => {});
tolerateClosedReader(process.stdout, (code) => {
  process.exitCode = 2;
  process.stderr.write(`error: standard output cannot be written (${code})\n`);
});

runCommand(process.argv.slice(2), {
  host: (settings) => ({
    ...createSystemHost({ ...settings, redact }),
    environment: process.env,
    version: __AGENTVERITY_VERSION__,
    workerPath: join(dist, "worker.js"),
  }),
  stdout: (text) => {
    process.stdout.write(text);
  },
  workingDirectory: process.cwd(),
  packageDirectory: dirname(dist),
  repository: async () => {
    const { shellRepository } = await import("./github/shell-repository.ts");
    return shellRepository(process.env, process.cwd());
  },
  version: __AGENTVERITY_VERSION__,
}).then(
  (code) => {
    process.exitCode ??= code; // unless its report could not be written
  },
  (defect) => {
    process.stderr.write(`${defectText(defect)}\n`);
    process.exit(3); // whatever it left running
  },
);
