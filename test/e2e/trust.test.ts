/** What an agent may see and say: no secret leaves by a report, and nothing it prints steers the runner. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startFakeGithub } from "../fakes/fake-github.ts";
import { startFakeResults } from "../fakes/fake-results.ts";
import { unzip } from "../fakes/unzip.ts";
import { folderWith, runAction, runCli, type Texts } from "./bundles.ts";

/** As long as real ones are: longer than what a report shows of a decision. */
const KEY = "sk-proj-Zk3TzQ0v_8hLr5mWb1Xc7Yd9Ue2Fg4Hi6Jk8Lm0No2Pq4Rs6Tu8Vw0Xy2Za4Bc6De8Fg";
const TOKEN = "ghs_ThisTokenIsOfTheTest0123456789abcdef";

async function everythingOf(agent: string, inputs: Texts = {}) {
  const github = await startFakeGithub({ token: TOKEN });
  const results = await startFakeResults();
  const temporary = folderWith();
  const workspace = folderWith({ "agent.mjs": agent, "probes.txt": "one\ntwo\n" });
  try {
    const step = await runAction({
      github,
      results,
      workspace,
      inputs: { agent: "./agent.mjs", probes: "probes.txt", precision: "cheap", ...inputs },
      environment: { OPENAI_API_KEY: KEY, RUNNER_TEMP: temporary },
    });
    const written = [temporary, workspace].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== "agent.mjs")
        .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), "utf8")] as const),
    );
    const places: Record<string, string> = {
      log: step.log.replace(/^::add-mask::.*$/gm, ""),
      summary: step.summary ?? "",
      outputs: JSON.stringify(step.outputs),
      requests: JSON.stringify(github.requests),
      ...Object.fromEntries(written.map(([name, text]) => [`file ${name}`, text])),
      ...Object.fromEntries(
        results.artifacts.map(({ name, zip }) => [`artifact ${name}`, JSON.stringify(unzip(zip))]),
      ),
    };
    return { step, github, places };
  } finally {
    await Promise.all([github.close(), results.close()]);
  }
}

/** Where a text, or a piece of it that is long enough to be worth something, is found. */
function found(places: Readonly<Record<string, string>>, secret: string): string[] {
  const pieces = Array.from({ length: secret.length - 11 }, (_, at) => secret.slice(at, at + 12));
  return Object.entries(places).flatMap(([name, text]) =>
    pieces.some((piece) => text.includes(piece)) ? [name] : [],
  );
}

describe.concurrent("a secret of the environment never leaves", () => {
  const KEY_OF = "process.env.OPENAI_API_KEY";
  it.each([
    { way: "as its decision", agent: `export default (input) => ${KEY_OF};` },
    {
      way: "within its decision",
      agent: `export default (input) => input + " because of " + ${KEY_OF} + "!";`,
    },
    {
      way: "in text, tools, errors and metadata, kept in full",
      agent: `const key = ${KEY_OF};
export default (input) => ({ verdict: input, text: key, errors: [key], metadata: { [key]: key },
  toolCalls: [{ name: key, args: { key, list: [key] }, output: { key }, success: true }] });`,
      inputs: { "artifact-content": "full" },
    },
    {
      way: "as its tools",
      agent: `export default (input) => ({ verdict: input, tools: [${KEY_OF}] });`,
      inputs: { layer: "tools" },
    },
    {
      way: "as its text",
      agent: `export default (input) => ({ verdict: input, text: "I am " + ${KEY_OF} });`,
      inputs: { layer: "text" },
    },
    {
      way: "in an exception",
      agent: `export default (input) => { throw new Error("401 for key " + ${KEY_OF}); };`,
    },
    {
      way: "in a long exception",
      agent: `export default (input) => { throw new Error("x".repeat(470) + ${KEY_OF}); };`,
    },
    {
      way: "on stdout and stderr",
      agent: `export default (input) => { console.log(${KEY_OF}); console.error("key=" + ${KEY_OF}); return input; };`,
    },
    { way: "while it loads", agent: `throw new Error("no agent for " + ${KEY_OF}); export default 1;` },
  ])("when an agent tells it $way", async ({ agent, inputs }) => {
    const { step, places, github } = await everythingOf(agent, inputs);
    expect(found(places, KEY)).toEqual([]);
    expect(found(places, TOKEN)).toEqual([]);
    expect(JSON.stringify(places)).toContain("***");
    expect(step.outputs["exit-code"]).toBeDefined();
    expect(github.violations).toEqual([]);
  });

  it("nor from the command line, where reports are files too", async () => {
    const folder = folderWith({
      "agent.mjs": `export default (input) => ${KEY_OF};`,
      "probes.txt": "one\ntwo\n",
    });
    const args = ["run", "--agent", "./agent.mjs", "--probes", "probes.txt", "--precision", "cheap"];
    const { stdout, stderr } = await runCli(args, { folder, environment: { OPENAI_API_KEY: KEY } });
    const kept = readdirSync(join(folder, ".agentverity")).map((name) =>
      readFileSync(join(folder, ".agentverity", name), "utf8"),
    );
    expect(found({ stdout, stderr, kept: kept.join("\n") }, KEY)).toEqual([]);
    expect(stdout).toContain("***");
  });
});

describe("an agent's process", () => {
  it("sees the model provider's key and nothing of the runner's", async () => {
    const workspace = folderWith({
      "agent.mjs": `import { writeFileSync } from "node:fs";
writeFileSync("seen.json", JSON.stringify(process.env));
export default (input) => input;`,
      "probes.txt": "one\ntwo\n",
    });
    const results = await startFakeResults();
    try {
      await runAction({
        workspace,
        results,
        inputs: { agent: "./agent.mjs", probes: "probes.txt", precision: "cheap", "agent-env": "*" },
        environment: { OPENAI_API_KEY: KEY, GITHUB_TOKEN: TOKEN, MODEL: "gpt-9", NODE_OPTIONS: "" },
      });
    } finally {
      await results.close();
    }
    const seen = Object.keys(JSON.parse(readFileSync(join(workspace, "seen.json"), "utf8")));
    expect(seen.filter((name) => /^(INPUT_|GITHUB_|ACTIONS_|RUNNER_|NODE_OPTIONS)/i.test(name))).toEqual([]);
    expect(seen).toEqual(expect.arrayContaining(["PATH", "OPENAI_API_KEY", "MODEL"]));
  });
});

describe("an agent that prints workflow commands", () => {
  it("makes no annotation, output, mask or summary of its own", async () => {
    const agent = `import { appendFileSync } from "node:fs";
const COMMANDS = ["::error file=probes.txt,line=1::forged", "::set-output name=status::deterministic", "::add-mask::e",
  "  ::warning::forged", "##[error]forged", "text ##[warning]forged", "::stop-commands::forged", "\\r::notice::forged",
  "\\u001b[2J::error::forged", "\\u2028::error::forged"];
for (const line of COMMANDS) console.log(line);
export default (input) => {
  for (const line of COMMANDS) { console.log(line); console.error(line); }
  for (const name of ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"]) if (process.env[name]) appendFileSync(process.env[name], "status=forged\\n");
  return "::error::" + input + "\\n::error::forged";
};`;
    const { step, github } = await everythingOf(agent);
    expect(step.outputs["status"]).toBe("deterministic");
    expect(Object.values(step.outputs).join("\n")).not.toContain("forged\n");
    expect(step.annotations.filter(({ message }) => message.startsWith("forged"))).toEqual([]);
    const names = new Set(step.commands.map(({ name }) => name));
    for (const name of names) expect(["group", "endgroup", "debug", "add-mask"]).toContain(name);
    expect(step.commands.filter(({ name, data }) => name === "add-mask" && data === "e")).toEqual([]);
    expect(step.log).toContain("agent| ::error file=probes.txt,line=1::forged");
    expect(github.violations).toEqual([]);
  });
});
