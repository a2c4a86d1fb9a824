import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../src/inputs/read-config.ts";
import { readSuite } from "../../src/inputs/read-suite.ts";
import type { Host } from "../../src/pipeline/host.ts";
import { initialise } from "../../src/pipeline/initialise.ts";
import { systemFiles } from "../../src/system/files.ts";

const CONFIG = ".github/agentverity.yml";
const SUITE = "agentverity/suite.yaml";
const WORKFLOW = ".github/workflows/agentverity.yml";

let root = "";
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "initialise-")));
  execFileSync("git", ["init", "--quiet", root]);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function get(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** `init` writes files and prints: of the host it needs the files alone. */
function init(folder?: string, packageDirectory = join(root, "../agentverity-action")): string {
  let printed = "";
  const start = {
    workingDirectory: root,
    packageDirectory,
    stdout: (text: string) => {
      printed += text;
    },
  };
  expect(initialise(folder, { files: systemFiles } as Host, start)).toBe(0);
  return printed;
}

describe("in a repository with nothing in it", () => {
  it("writes a configuration, a suite and a workflow that the readers take", async () => {
    const printed = init();
    for (const path of [CONFIG, SUITE, WORKFLOW]) expect(printed).toContain(`wrote  ${path}`);
    const config = await readConfig(
      { source: "command line", values: {}, unknown: [] },
      { workingDirectory: root, read: systemFiles.read },
    );
    expect(config).toMatchObject({ ok: true, value: { suite: SUITE, epsilon: 0.05 } });
    expect(await readSuite(SUITE, get(SUITE), "suite")).toMatchObject({ ok: true });
  });

  it("names the next commands as they can be typed there", () => {
    expect(init()).toContain("node ../agentverity-action/dist/cli.js plan\n");
    expect(init(undefined, join(root, "node_modules/agentverity-action"))).toContain("npx agentverity run\n");
    expect(init(undefined, join(root, "../it's here"))).toContain(`node '../it'\\''s here/dist/cli.js' plan`);
  });

  it("says which file to name the agent in", () => {
    expect(init()).toContain(`Name your agent in ${CONFIG}`);
  });
});

describe("what can be found out is not asked", () => {
  it.each([
    { file: "router.ts", text: "export default (input: string) => input;", agent: "./router.ts" },
    {
      file: "src/agent.mjs",
      text: "const decide = 1;\nexport { decide as default };",
      agent: "./src/agent.mjs",
    },
    { file: "agents/router.ts", text: "export async function route() {}", agent: "./agents/router.ts#route" },
    {
      file: "agents/router.ts",
      text: "export const a = 1;\nexport const b = 2;",
      agent: "./agents/router.ts",
    },
  ])("the agent: $file with $text", ({ file, text, agent }) => {
    put(file, text);
    init();
    expect(parse(get(CONFIG))).toMatchObject({ agent });
  });

  it("but a choice among exports is", () => {
    put("router.ts", "export const first = 1;\nexport function second() {}");
    expect(init()).toContain("./router.ts has no default one, but first, second.");
  });

  it.each([
    { lock: "package-lock.json", run: "npm ci" },
    { lock: "pnpm-lock.yaml", run: "corepack enable && pnpm install --frozen-lockfile" },
    { lock: "yarn.lock", run: "corepack enable && yarn install --immutable" },
  ])("how packages are installed: $lock", ({ lock, run }) => {
    put(lock, "");
    init();
    expect(parse(get(WORKFLOW)).jobs.agentverity.with).toEqual({ setup: run });
  });

  it("where GitHub reads workflows: at the repository's root, for an agent in a folder of it", () => {
    put("services/router/package-lock.json", "{}");
    const printed = init("services/router");
    expect(existsSync(join(root, "services/router", CONFIG))).toBe(true);
    expect(parse(get(WORKFLOW)).jobs.agentverity.with).toEqual({
      "working-directory": "services/router",
      setup: "npm ci",
    });
    expect(printed).toContain("plan --working-directory services/router");
    expect(printed).toContain("Write your own cases in services/router/agentverity/suite.yaml");
  });
});

describe("a file that is there is kept", () => {
  it.each([CONFIG, SUITE, WORKFLOW])("%s", (path) => {
    put(path, "mine");
    const printed = init();
    expect(get(path)).toBe("mine");
    expect(printed).toContain(`kept   ${path} (it was there already)`);
    expect(printed.match(/^wrote /gm)).toHaveLength(2);
  });

  it("a second time changes nothing, and asks for nothing", () => {
    init();
    const before = [CONFIG, SUITE, WORKFLOW].map(get);
    const printed = init();
    expect([CONFIG, SUITE, WORKFLOW].map(get)).toEqual(before);
    expect(printed).not.toMatch(/wrote|Add |Write /);
  });

  it.each([
    {
      path: CONFIG,
      text: "agent: ./mine.ts\n",
      step: "Add 'baseline: agentverity/decisions.baseline.json' to",
    },
    { path: WORKFLOW, text: "on: push\n", step: `Add a job to ${WORKFLOW}: 'uses: org/agentverity-action/` },
  ])("and what $path lacks is said", ({ path, text, step }) => {
    put(path, text);
    expect(init()).toContain(step);
  });

  it("and a second agent's job is said, as lines of its own", () => {
    init("services/router");
    const printed = init("services/triage");
    expect(printed).toContain("or write services/triage/agents/router.ts:");
    expect(printed).toContain("with: { working-directory: services/triage, artifact-name: services-triage }");
    expect(parse(get(WORKFLOW)).jobs.agentverity.with).toEqual({ "working-directory": "services/router" });
  });
});

it("outside a repository it says where GitHub will look", () => {
  rmSync(join(root, ".git"), { recursive: true });
  expect(init()).toContain("This is no git repository yet");
});
