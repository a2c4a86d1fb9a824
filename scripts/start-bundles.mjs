#!/usr/bin/env node
/**
 * Starts each bundle once, from a copy of dist/ outside the repository: a bundle that builds may still die
 * when loaded, and one that works here may lean on a node_modules that users do not have.
 *
 *   node scripts/start-bundles.mjs [DIST]
 */
import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";

const ROOT = resolve(import.meta.dirname, "..");
const TIMEOUT_MS = 30_000;
const place = realpathSync(mkdtempSync(join(tmpdir(), "start-bundles-")));
const dist = join(place, "copied");
const workspace = join(place, "workspace");

/** TypeScript as people write it, none of which Node's own type stripping takes. */
const AGENT = `import { route } from "./routes";
enum Route { Refund = "refund", General = "general" }
class Router {
  constructor(private readonly word: string) {}
  decide(input: string): Route { return input.includes(this.word) ? Route.Refund : Route.General; }
}
export default (input: string) => route(new Router("money").decide(input));
`;
const ROUTES = `export function route(decision: string): { decision: string } { return { decision }; }\n`;
const VITEST_CONFIG = `export default { test: { setupFiles: ["agentverity-action/vitest"] } };\n`;
const AGENT_TEST = `import { agentTest, expectAgent } from "agentverity-action";
agentTest("it", { agent: () => () => "yes" }, async (agent) => void expectAgent(await agent("?")).decided("yes"));
`;
const PROBES = "my money is gone\nhow are you\n";

function assert(condition, words) {
  if (!condition) throw new Error(words);
}

function run(file, args, env) {
  const { PATH, SystemRoot } = process.env;
  const options = {
    cwd: workspace,
    encoding: "utf8",
    timeout: TIMEOUT_MS,
    env: { PATH, SystemRoot, ...env },
  };
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [join(dist, file), ...args], options);
  const said = `${stdout}${stderr}`;
  assert(error === undefined, `dist/${file} did not end: ${error?.message}\n${said}`);
  return { status, stdout, said };
}

/** As a runner starts an action: inputs by their defaults, files for what the step gives back, no token. */
function runnerEnvironment(given) {
  const { inputs } = parse(readFileSync(join(ROOT, "action.yml"), "utf8"));
  const temporary = join(place, "runner");
  mkdirSync(temporary);
  const files = ["GITHUB_OUTPUT", "GITHUB_STATE", "GITHUB_ENV", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"];
  for (const name of files) {
    writeFileSync(join(temporary, name), "");
  }
  // An event expression cannot be evaluated here: the runner would have put a token there, we have none.
  const defaults = Object.entries(inputs).map(([name, { default: value = "" }]) => [name, `${value}`]);
  const values = defaults.map(([name, value]) => [name, given[name] ?? (value.includes("${{") ? "" : value)]);
  return {
    ...Object.fromEntries(
      values.map(([name, value]) => [`INPUT_${name.toUpperCase().replaceAll(" ", "_")}`, value]),
    ),
    ...Object.fromEntries(files.map((name) => [name, join(temporary, name)])),
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temporary,
    HOME: temporary,
  };
}

function startAction() {
  const env = runnerEnvironment({ mode: "plan", agent: "./agent.ts", probes: "probes.txt" });
  const { status, said } = run("action.js", [], env);
  assert(status === 0, `dist/action.js ended with ${status}:\n${said}`);
  const outputs = readFileSync(env.GITHUB_OUTPUT, "utf8");
  assert(/calls-planned/.test(outputs), `dist/action.js wrote no calls-planned:\n${outputs}\n${said}`);
  return "planned as a runner's step";
}

function startCli() {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const { status, said } = run("cli.js", ["--version"], {});
  assert(
    status === 0 && said.includes(version),
    `dist/cli.js --version ended with ${status}, not ${version}:\n${said}`,
  );
  return said.trim();
}

async function startIndex() {
  const library = await import(pathToFileURL(join(dist, "index.js")).href);
  const names = Object.keys(library);
  assert(names.length > 0, "dist/index.js exports nothing");
  return `exports ${names.length} names`;
}

/** As a team has it: the package installed beside Vitest, and among its setup files. */
function startVitest() {
  const modules = join(workspace, "node_modules");
  const installed = join(modules, "agentverity-action");
  mkdirSync(installed, { recursive: true });
  cpSync(join(ROOT, "package.json"), join(installed, "package.json"));
  cpSync(dist, join(installed, "dist"), { recursive: true });
  symlinkSync(join(ROOT, "node_modules", "vitest"), join(modules, "vitest"), "junction");
  writeFileSync(join(workspace, "vitest.config.mjs"), VITEST_CONFIG);
  writeFileSync(join(workspace, "it.agent.test.ts"), AGENT_TEST);
  const runner = join(modules, "vitest", "vitest.mjs");
  const { PATH, SystemRoot } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [runner, "run"], {
    cwd: workspace,
    encoding: "utf8",
    timeout: TIMEOUT_MS,
    env: { PATH, SystemRoot, CI: "true" },
  });
  assert(status === 0, `Vitest with dist/vitest.js ended with ${status}:\n${stdout}${stderr}`);
  return "ran an agent test in Vitest";
}

/** Loads a TypeScript agent and asks it once, over the pipe that the engine uses; then lets go of the pipe. */
async function startWorker() {
  const child = spawn(process.execPath, [join(dist, "worker.js")], {
    cwd: workspace,
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const ended = new Promise((done) => child.once("exit", (code, signal) => done(signal ?? code)));
  const timer = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
  const pipe = child.stdio[3];
  const say = (message) => pipe.write(`${JSON.stringify(message)}\n`);
  say({
    load: {
      file: join(workspace, "agent.ts"),
      exportName: "default",
      exportKind: "function",
      perTrial: false,
    },
  });
  let answer;
  for await (const line of createInterface({ input: pipe })) {
    const message = JSON.parse(line);
    if (message.ready) say({ id: 1, input: "my money is gone" });
    else if (message.id === 1) answer = message;
    if (message.failed || message.id === 1) break;
  }
  pipe.destroy();
  const end = await ended;
  clearTimeout(timer);
  assert(
    JSON.stringify(answer)?.includes('"refund"'),
    `dist/worker.js did not answer: ${JSON.stringify(answer)}, end: ${end}`,
  );
  assert(end !== "SIGKILL", "dist/worker.js went on after its pipe had closed");
  return "asked a TypeScript agent";
}

try {
  const built = resolve(process.argv[2] ?? join(ROOT, "dist"));
  assert(existsSync(built), `${built} is not there: run \`npm run build\``);
  cpSync(built, dist, { recursive: true });
  mkdirSync(workspace);
  writeFileSync(join(workspace, "agent.ts"), AGENT);
  writeFileSync(join(workspace, "routes.ts"), ROUTES);
  writeFileSync(join(workspace, "probes.txt"), PROBES);
  for (const [bundle, start] of Object.entries({
    action: startAction,
    cli: startCli,
    index: startIndex,
    vitest: startVitest,
    worker: startWorker,
  })) {
    try {
      console.log(`dist/${bundle}.js: ${await start()}`);
    } catch (error) {
      console.error(`dist/${bundle}.js: ${error.message}`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
