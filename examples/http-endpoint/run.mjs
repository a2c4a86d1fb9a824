/**
 * Starts the stand-in server, measures it with the command line, and stops it again. Faults of `server.mjs` are taken
 * out of the flags; all others are passed on.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readFaults, startServer } from "./server.mjs";

const { faults, rest } = readFaults(process.argv.slice(2));
const server = await startServer(0, faults);
const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const run = spawn(process.execPath, [cli, "run", "--config", "agentverity.yml", ...rest], {
  cwd: fileURLToPath(new URL(".", import.meta.url)),
  env: {
    ...process.env,
    OPENAI_API_KEY: process.env.OPENAI_API_KEY ?? "no-key-needed",
    STUB_PORT: String(server.port),
  },
  stdio: "inherit",
});
run.on("close", async (code) => {
  await server.close();
  process.exitCode = code ?? 1;
});
