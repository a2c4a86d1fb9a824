/** Starts the stand-in server, measures it with the command line, and stops it again. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startServer } from "./server.mjs";

const server = await startServer();
const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const run = spawn(process.execPath, [cli, "run", "--config", "agentverity.yml", ...process.argv.slice(2)], {
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
