import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { type Command, findOption, OPTIONS, type Option } from "../../src/inputs/options.ts";
import type { RawInputs } from "../../src/inputs/raw-inputs.ts";
import { readConfig } from "../../src/inputs/read-config.ts";
import type { Problem } from "../../src/problem.ts";

const DEFAULT_FILE = "/team/.github/agentverity.yml";
const FOLDERS = new Set(["/team", "/team/sub", "/team/services/router"]);
const BASE = { agent: "./a.ts", suite: "s.yaml" };

function host(files: Readonly<Record<string, string>> = {}) {
  const read = (path: string) => {
    if (FOLDERS.has(path)) throw Object.assign(new Error("EISDIR"), { code: "EISDIR" });
    return files[path];
  };
  return { workingDirectory: "/team", read };
}

function action(values: Readonly<Record<string, string>>): RawInputs {
  return { source: "action", values, unknown: [] };
}

function commandLine(values: Readonly<Record<string, string>>): RawInputs {
  return { source: "command line", values, unknown: [] };
}

/** With inputs alone, or with the default config file. */
async function configOf(values: Readonly<Record<string, string>>, file?: string) {
  const result = await readConfig(action(values), host(file === undefined ? {} : { [DEFAULT_FILE]: file }));
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
  return result.value;
}

async function problemsOf(raw: RawInputs, file?: string): Promise<readonly Problem[]> {
  const result = await readConfig(raw, host(file === undefined ? {} : { [DEFAULT_FILE]: file }));
  return result.ok ? [] : result.problems;
}

/** Of a setting that several modes have: is it of this one, and of none of those? */
function isOnlyOf(name: string, command: Command, others: readonly Command[]): boolean {
  const { commands = [] } = findOption(name) ?? {};
  return commands.includes(command) && !others.some((other) => commands.includes(other));
}

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

describe("what is given", () => {
  it("fills in the defaults", async () => {
    expect(await configOf(BASE)).toEqual({
      mode: "run",
      workingDirectory: "/team",
      agent: { kind: "module", path: "./a.ts", exportKind: "auto" },
      agentEnv: [],
      isolation: "auto",
      timeoutMs: 60_000,
      retries: 3,
      maxWorkers: 4,
      parallelRepeats: false,
      errorPolicy: "record",
      suite: "s.yaml",
      tests: { runs: 5, minSuccessRate: 1, regressionRule: "evidence" },
      epsilon: 0.05,
      method: "wilson",
      curtail: false,
      resume: false,
      strictErrorControl: false,
      layer: "verdict",
      meter: true,
      blindness: true,
      blindnessThreshold: 0.9,
      failOn: "unsupported",
      report: ["summary", "annotations", "check-run", "junit", "json"],
      checkName: "agentverity",
      artifactName: "agentverity",
      artifactContent: "decisions",
    });
  });

  const withDefault = OPTIONS.filter(
    (option: Option) => option.default !== undefined && option.where === "everywhere",
  );
  it.each(withDefault.map((option: Option) => [option.name, option.default ?? ""]))(
    "means the same with %s: %s, its documented default, as without it",
    async (name, text) => {
      expect(await configOf({ ...BASE, [name]: text })).toEqual(await configOf(BASE));
      expect(await configOf({ ...BASE, [name]: "" })).toEqual(await configOf(BASE));
    },
  );

  const settable = OPTIONS.filter(
    (option: Option) => option.where === "everywhere" && option.name !== "mode",
  );
  it.each(settable.map((option: Option) => [option.name, option.example]))(
    "takes the documented example %s: %s",
    async (name, example) => {
      const suite = name === "probes" ? {} : { suite: "s.yaml" };
      const recorded = isOnlyOf(name, "assess", ["run", "plan"]);
      const priced = name === "shards" ? { mode: "plan" } : {};
      const live = name === "schedule" ? { mode: "check", baseline: "b.json" } : priced;
      const mode = recorded ? { mode: "assess", evidence: "results.json" } : { agent: "./a.ts", ...live };
      await expect(configOf({ ...mode, ...suite, [name]: example })).resolves.toBeDefined();
    },
  );

  it.each([
    { given: {}, taken: ["epsilon", "blindnessThreshold", "layer", "repeats"] },
    { given: { precision: "strict" }, taken: ["blindnessThreshold", "layer", "repeats"] },
    { given: { epsilon: "0.02", repeats: "20" }, taken: ["blindnessThreshold", "layer"] },
    { given: { method: "sequential" }, taken: ["epsilon", "blindnessThreshold", "layer"] },
    { given: { layer: "tools", "blindness-threshold": "0.8" }, taken: ["epsilon", "repeats"] },
  ])("lets a check take from its baseline what $given leaves open", async ({ given, taken }) => {
    const { check } = await configOf({ ...BASE, mode: "check", baseline: "b.json", ...given });
    expect(check).toEqual({ schedule: "full", fromBaseline: taken });
  });

  it("tells a check all that it lacks", async () => {
    const read = await readConfig(
      { source: "action", values: { mode: "check" }, unknown: [] },
      { workingDirectory: "/team", read: () => undefined },
    );
    const problems = read.ok ? [] : read.problems;
    expect(problems.map(({ code }) => code)).toEqual(["input-missing", "input-missing", "input-missing"]);
    const named = problems.map(({ hint }) => /`(\w+)/.exec(hint)?.[1]);
    expect(named).toEqual(["baseline", "agent", "suite"]);
  });

  it.each([
    ["timeout", "60", { timeoutMs: 60_000 }],
    ["timeout", "500ms", { timeoutMs: 500 }],
    ["timeout", "90s", { timeoutMs: 90_000 }],
    ["timeout", "2m", { timeoutMs: 120_000 }],
    ["timeout", "1.5m", { timeoutMs: 90_000 }],
    ["precision", "strict", { epsilon: 0.01 }],
    ["precision", "cheap", { epsilon: 0.1 }],
    ["epsilon", "5e-2", { epsilon: 0.05 }],
    ["agent-env", "A_KEY, B\nC,,A_KEY", { agentEnv: ["A_KEY", "B", "C"] }],
    ["report", "json,summary", { report: ["summary", "json"] }],
    ["report", "none", { report: [] }],
    ["working-directory", "services/router", { workingDirectory: "/team/services/router" }],
    ["suite", "..\\shared\\s.yaml", { suite: "../shared/s.yaml" }],
    ["layer", " tools\n", { layer: "tools" }],
    [
      "agent",
      ".\\agents\\r.ts#build",
      { agent: { kind: "module", path: "./agents/r.ts", exportName: "build", exportKind: "auto" } },
    ],
    ["agent", "../up/r.mjs", { agent: { kind: "module", path: "../up/r.mjs", exportKind: "auto" } }],
    [
      "agent",
      "https://x.test/a?b#c",
      { agent: { kind: "endpoint", url: "https://x.test/a?b#c", method: "POST", headers: {}, paths: {} } },
    ],
  ])("reads %s: %j", async (name, text, expected) => {
    expect(await configOf({ ...BASE, [name]: text })).toMatchObject(expected);
  });

  it("reads an endpoint's mapping from the file", async () => {
    const file = stringify({
      schema: "agentverity.config/v1",
      suite: "s.yaml",
      timeout: 5,
      meter: true,
      "agent-env": ["API_KEY"],
      agent: {
        url: "https://x.test",
        preset: "openai-chat",
        model: "small",
        system: "Pick one.",
        headers: { authorization: "Bearer ${API_KEY}" },
        decision: "choices.0.message.content",
        tools: "tools",
      },
    });
    expect(await configOf({}, file)).toMatchObject({
      timeoutMs: 5000,
      agentEnv: ["API_KEY"],
      agent: {
        kind: "endpoint",
        url: "https://x.test",
        preset: "openai-chat",
        method: "POST",
        model: "small",
        system: "Pick one.",
        headers: { authorization: "Bearer ${API_KEY}" },
        paths: { decision: "choices.0.message.content", tools: "tools" },
      },
    });
  });

  it.each([
    "{ url: 'https://x.test/?q={{input}}', method: GET }",
    "{ url: 'https://x.test/{{ input }}', body: { fixed: true } }",
    "{ preset: anthropic-messages, model: small }",
    "{ preset: openai-chat, body: { q: '{{input}}' } }",
    "{ url: '${BASE}/decide' }",
    "{ url: 'https://${HOST}/decide' }",
  ])("takes the endpoint %s", async (agent) => {
    expect(await configOf({}, `suite: s.yaml\nagent: ${agent}`)).toMatchObject({
      agent: { kind: "endpoint" },
    });
  });

  it("reads a module's mapping from the file, its kind from beside it", async () => {
    const file = "suite: s.yaml\nagent-kind: factory\nagent: {path: 'a\\b.ts', export: build}\n";
    expect(await configOf({}, file)).toMatchObject({
      agent: { kind: "module", path: "a/b.ts", exportName: "build", exportKind: "factory" },
    });
  });

  it.each([
    ["python agent.py", { command: "python agent.py", perCall: false }],
    ["{ command: ' ./run.sh ', per-call: true }", { command: "./run.sh", perCall: true }],
    ["{ command: [python, -m, 'my agent'] }", { command: ["python", "-m", "my agent"], perCall: false }],
  ])("reads the command %s from the file", async (agent, expected) => {
    const text = agent.startsWith("{") ? agent : `'command: ${agent}'`;
    const config = await configOf({}, `suite: s.yaml\nagent: ${text}`);
    expect(config.agent).toEqual({ kind: "command", ...expected });
  });

  it("starts a command for each call where each call needs a fresh instance", async () => {
    const config = await configOf({ ...BASE, agent: "command: ./run.sh", isolation: "fresh-instance" });
    expect(config.agent).toEqual({ kind: "command", command: "./run.sh", perCall: true });
  });

  it("lets inputs win over the file, in either spelling of one thing", async () => {
    const file = "agent: ./file.ts\nprobes: file.txt\nprecision: strict\nlayer: text\nmax-workers: 7\n";
    const config = await configOf({ suite: "input.yaml", epsilon: "0.2", layer: "tools" }, file);
    expect(config).toMatchObject({ suite: "input.yaml", epsilon: 0.2, layer: "tools", maxWorkers: 7 });
    expect(config.probes).toBeUndefined();
  });

  it("reads a named file from the working directory, JSON too, and the file with the other ending", async () => {
    const json = { "/team/sub/c.json": '{"agent": "./a.ts", "suite": "s.yaml", "budget": 10}' };
    const named = await readConfig(action({ config: "c.json", "working-directory": "sub" }), host(json));
    expect(named).toMatchObject({ ok: true, value: { budget: 10, workingDirectory: "/team/sub" } });
    const other = await readConfig(action(BASE), host({ "/team/.github/agentverity.yaml": "budget: 12" }));
    expect(other).toMatchObject({ ok: true, value: { budget: 12 } });
  });

  it.each([
    {
      folder: "servces/router",
      says: 'input `working-directory` is "servces/router", and there is no such folder',
    },
    { folder: "../elsewhere", says: "no such folder in /team" },
    { folder: "notes.txt", says: "that is a file" },
  ])("tells a working directory that is none ($folder) as that, once", async ({ folder, says }) => {
    const files = host({ "/team/notes.txt": "x" });
    const given = { ...BASE, config: "c.yml", "working-directory": folder };
    const result = await readConfig(action(given), files);
    expect(result).toMatchObject({
      problems: [{ code: "file-missing", message: expect.stringContaining(says) }],
    });
    expect(result.ok || result.problems).toHaveLength(1);
  });

  it.each(["gate", "admit"])(
    "asks for no folder on disk where mode %s reads from the server",
    async (mode) => {
      const given = { ...BASE, mode, baseline: "b.json", "working-directory": "services/router" };
      const result = await readConfig(action(given), host({}));
      expect(result).toMatchObject({ ok: true, value: { workingDirectory: "/team/services/router" } });
    },
  );

  it("tells it with its place where the file says it, and other faults beside it", async () => {
    const [first, second] = await problemsOf(action(BASE), "epsilon: 7\nworking-directory: nowhere\n");
    expect(first).toMatchObject({ code: "file-missing", at: { line: 2 } });
    expect(second).toMatchObject({ code: "input-invalid" });
  });

  it("plans without an agent, and from what was observed without probes", async () => {
    expect(await configOf({ mode: "plan", probes: "p.txt" })).toMatchObject({
      mode: "plan",
      probes: "p.txt",
    });
    const observed = await readConfig(
      commandLine({ mode: "plan", observed: "3/73", "max-pairs": "500" }),
      host(),
    );
    expect(observed).toMatchObject({ ok: true, value: { observed: { flips: 3, pairs: 73 }, maxPairs: 500 } });
  });

  it.each(["", "# only a comment\n", "agent:\nsuite: ''\n"])(
    "takes the file %j as saying nothing",
    async (file) => {
      expect(await configOf(BASE, file)).toEqual(await configOf(BASE));
    },
  );
});

describe("one input that cannot be used", () => {
  it.each([
    ["mode", "chekc", "input-invalid", "`assess`, `compare`"],
    ["evidence", "results.json", "input-conflict", "mode: assess"],
    ["provider", "v1", "input-conflict", "mode: assess"],
    ["before", "old.json", "input-conflict", "mode: compare"],
    ["layer", "verdcit", "input-invalid", "`verdict`"],
    ["precision", "balenced", "input-invalid", "`balanced`"],
    ["epsilon", "abc", "input-invalid", "epsilon: 0.05"],
    ["epsilon", "5%", "input-invalid", "0.05 for 5 %"],
    ["epsilon", "0", "input-invalid", "epsilon: 0.05"],
    ["epsilon", "1", "input-invalid", "epsilon: 0.05"],
    ["epsilon", "NaN", "input-invalid", "epsilon: 0.05"],
    ["epsilon", "0x1", "input-invalid", "epsilon: 0.05"],
    ["blindness-threshold", "0", "input-invalid", "blindness-threshold: 0.9"],
    ["blindness-threshold", "1.01", "input-invalid", "blindness-threshold: 0.9"],
    ["repeats", "7", "input-invalid", "6 or 8"],
    ["repeats", "0", "input-invalid", "repeats: 26"],
    ["repeats", "1e9", "input-invalid", "repeats"],
    ["budget", "1", "input-invalid", "budget: 500"],
    ["budget", "10.5", "input-invalid", "budget: 500"],
    ["max-workers", "0", "input-invalid", "max-workers: 16"],
    ["max-workers", "four", "input-invalid", "max-workers: 16"],
    ["timeout", "0", "input-invalid", "timeout: 90s"],
    ["timeout", "1h", "input-invalid", "timeout: 90s"],
    ["timeout", "25000m", "input-invalid", "timeout: 90s"],
    ["meter", "yes", "input-invalid", "meter: false"],
    ["meter", "True", "input-invalid", "`true` or `false`"],
    ["parallel-repeats", "1", "input-invalid", "`true` or `false`"],
    ["isolation", "fresh", "input-invalid", "fresh-instance"],
    ["error-policy", "recrod", "input-invalid", "`record`"],
    ["fail-on", "always", "input-invalid", "fail-on: failed"],
    ["report", "junit,summry", "input-invalid", "`summary`"],
    ["report", "none,json", "input-invalid", "alone"],
    ["report", ",", "input-invalid", "report: summary,junit"],
    ["agent-env", "KEY=value", "input-invalid", "names of environment variables"],
    ["artifact-name", "a/b", "input-invalid", "artifact-name"],
    ["retention-days", "91", "input-invalid", "1 to 90"],
    ["artifact-content", "all", "input-invalid", "full"],
    ["retries", "11", "input-invalid", "0 to 10"],
    ["retries", "1.5", "input-invalid", "retries: 5"],
    ["rate-limit", "0", "input-invalid", "rate-limit: 300"],
    ["rate-limit", "5/s", "input-invalid", "calls per minute"],
    ["agent", "command:", "input-invalid", "`command: python agent.py`"],
    ["agent", "./agent.py", "input-invalid", "`command: python ./agent.py`"],
    ["agent", "./agent.go", "input-invalid", "`command: ./program`"],
    ["agent", "./a.ts:build", "input-invalid", "`./a.ts#build`"],
    ["agent", "ftp://x.test", "input-invalid", "https://"],
    ["agent", "https://", "input-invalid", "https://example.com"],
    ["agent", "https://me:secret@x.test", "input-invalid", "header"],
    ["agent", "./a.ts#", "input-invalid", "default export"],
    ["agent", "#build", "input-invalid", "./agents/router.ts#buildAgent"],
  ])("%s: %s", async (name, text, code, next) => {
    const { agent, suite } = BASE;
    const problems = await problemsOf(action({ agent, suite, [name]: text }));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    const [problem] = problems;
    expect(problem?.message).toContain(`input \`${name}\``);
    expect(`${problem?.message} ${problem?.hint}`).toContain(next);
    expect(problem?.at).toBeUndefined();
  });

  it("is named as a flag on the command line", async () => {
    const problems = await problemsOf(commandLine({ ...BASE, mode: "run", epsilon: "abc" }));
    expect(problems).toMatchObject([
      {
        message: '`--epsilon` is "abc"; it must be a number above 0 and below 1',
        hint: "Write for example `--epsilon 0.05`.",
      },
    ]);
  });

  it("is told when its name is a typo", async () => {
    const problems = await problemsOf({ ...action(BASE), unknown: ["epslon"] });
    expect(problems).toMatchObject([
      {
        code: "input-unknown",
        message: expect.stringContaining("input `epslon`"),
        hint: "Did you mean `epsilon`?",
      },
    ]);
  });
});

describe("inputs that contradict each other or are missing", () => {
  it.each([
    [{ precision: "cheap", epsilon: "0.1" }, "input-conflict", ["precision", "epsilon"]],
    [{ probes: "p.txt" }, "input-conflict", ["suite", "probes"]],
    [
      { "parallel-repeats": "true", isolation: "shared-session" },
      "input-conflict",
      ["parallel-repeats", "isolation"],
    ],
    [
      { isolation: "fresh-instance", "agent-kind": "function" },
      "input-conflict",
      ["isolation", "agent-kind"],
    ],
    [{ isolation: "fresh-instance", agent: "https://x.test" }, "input-conflict", ["isolation", "agent"]],
    [{ "agent-kind": "factory", agent: "https://x.test" }, "input-conflict", ["agent-kind", "agent"]],
    [{ "agent-kind": "factory", agent: "command: a" }, "input-conflict", ["agent-kind", "a command exports"]],
    [{ meter: "false", blindness: "false" }, "input-conflict", ["meter", "blindness"]],
    [{ repeats: "26", budget: "10" }, "input-conflict", ["repeats", "budget"]],
    [{ agent: "" }, "input-missing", ["agent"]],
    [{ suite: "" }, "input-missing", ["suite"]],
  ])("%j", async (values, code, names) => {
    const problems = await problemsOf(action({ ...BASE, ...values }));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    for (const name of names) expect(`${problems[0]?.message} ${problems[0]?.hint}`).toContain(name);
  });

  it.each([
    [{ observed: "5/3" }, "input-invalid"],
    [{ observed: "3-73" }, "input-invalid"],
    [{ "max-pairs": "10", suite: "s.yaml" }, "input-missing"],
    [{ observed: "3/73", "max-pairs": "10" }, "input-conflict"],
  ])("on the command line, plan with %j", async (values, code) => {
    const problems = await problemsOf(commandLine({ mode: "plan", ...values }));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
  });

  it.each([
    { repeats: "26", budget: "156" },
    { isolation: "fresh-instance" },
    { isolation: "fresh-instance", "agent-kind": "factory", "parallel-repeats": "true" },
    { meter: "false" },
  ])("but not %j", async (values) => {
    await expect(configOf({ ...BASE, ...values })).resolves.toBeDefined();
  });

  it.each([
    ["{ command: x, per-call: maybe }", "input-invalid", '`agent.per-call` is "maybe"'],
    ["{ command: [1] }", "input-invalid", "`agent.command` is a list of 1"],
    ["{ command: 5 }", "input-invalid", "`agent.command` is 5"],
    ["{ command: ' ' }", "input-invalid", "there is no command in it"],
    ["{ command: x, path: y }", "input-unknown", "`agent.path` does not go with the rest"],
    ["{ path: y, per-call: true }", "input-unknown", "`agent.per-call` does not go with the rest"],
    ["{ per-call: true }", "input-missing", "`agent.command` is missing"],
    ["{ path: 5 }", "input-invalid", "`agent.path` is 5"],
  ])("in an agent's mapping: %s", async (agent, code, says) => {
    const problems = await problemsOf(action({}), `suite: s.yaml\nagent: ${agent}\n`);
    expect(problems).toMatchObject([{ code, message: expect.stringContaining(says) }]);
  });

  it("in a command that no system can start", async () => {
    const problems = await problemsOf(action({ suite: "s.yaml", agent: "command: a\u0000b" }));
    expect(problems).toMatchObject([{ code: "input-invalid", message: expect.stringContaining("NUL") }]);
  });

  it("as one process for all calls and a fresh instance for each", async () => {
    const file = "suite: s.yaml\nisolation: fresh-instance\nagent: { command: x, per-call: false }\n";
    expect(await problemsOf(action({}), file)).toMatchObject([{ code: "input-conflict" }]);
  });

  it("names the place in the file when half of it stands there", async () => {
    const problems = await problemsOf(
      action({ ...BASE, "parallel-repeats": "true" }),
      "layer: text\nisolation: shared-session\n",
    );
    expect(problems).toMatchObject([
      {
        code: "input-conflict",
        message: expect.stringMatching(
          /^input `parallel-repeats` \(true\) contradicts `isolation` \(shared-session\)/,
        ),
        at: { file: ".github/agentverity.yml", line: 2, column: 12, path: "isolation" },
      },
    ]);
  });
});

describe("a config file", () => {
  it("has every fault told together, each at its place", async () => {
    const file = [
      "schema: agentverity.config/v2",
      "maxWorkers: 3",
      "observed: 3/73",
      "github-token: x",
      "layer: tols",
      "suite: 2024",
      "agent-env: [A, 'B=c']",
      "agent:",
      "  url: https://x.test",
      "  presett: openai-chat",
      "  body: { a: [b] }",
      "  headers: { x: 1 }",
      "precision: cheap",
      "epsilon: '1'",
    ].join("\n");
    const problems = await problemsOf(action({}), file);
    expect(problems.map(({ code, at }) => [code, at?.line, at?.column, at?.path])).toEqual([
      ["schema-version", 1, 9, "schema"],
      ["input-unknown", 2, 1, "maxWorkers"],
      ["input-unknown", 3, 1, "observed"],
      ["input-unknown", 4, 1, "github-token"],
      ["input-invalid", 5, 8, "layer"],
      ["input-invalid", 6, 8, "suite"],
      ["input-invalid", 7, 16, "agent-env[1]"],
      ["input-unknown", 10, 3, "agent.presett"],
      ["input-invalid", 12, 17, "agent.headers.x"],
      ["input-conflict", 14, 1, "epsilon"],
      ["input-invalid", 14, 10, "epsilon"],
    ]);
    expect(problems[1]?.hint).toContain("`max-workers`");
    expect(problems[5]?.hint).toContain('"2024"');
  });

  it.each([
    ["agent: { url: 'x', model: m }", ["input-invalid", "input-conflict"], ["agent.url", "agent.model"]],
    ["agent: { url: 'https://x.test', body: { a: b } }", ["input-invalid"], ["agent.body"]],
    ["agent: { url: 'https://x.test', preset: openai-chat }", ["input-missing"], ["agent.preset"]],
    ["agent: { url: 'https://x.test', preset: opnai-chat }", ["input-invalid"], ["agent.preset"]],
    ["agent: { url: 'https://x.test', method: DELETE }", ["input-invalid"], ["agent.method"]],
    ["agent: { url: 'https://x.test', method: GET }", ["input-invalid"], ["agent.url"]],
    ["agent: { url: 'https://x.test', method: GET, body: '{{input}}' }", ["input-conflict"], ["agent.body"]],
    ["agent: { url: 'https://x.test', headers: { 'a b': c } }", ["input-invalid"], ['agent.headers["a b"]']],
    ["agent: { method: POST }", ["input-missing"], ["agent"]],
    ["agent: { export: x }", ["input-missing"], ["agent.path"]],
    ["agent: { url: 'https://x.test', path: './a.ts' }", ["input-unknown"], ["agent.url"]],
    ["agent: { path: './a.ts#b' }", ["input-invalid"], ["agent.path"]],
    ["agent: [a]", ["input-invalid"], ["agent"]],
    ["agent: 5", ["input-invalid"], ["agent"]],
  ])("with %s", async (line, codes, paths) => {
    const problems = await problemsOf(action({ suite: "s.yaml" }), line);
    expect(problems.map((problem) => problem.code)).toEqual(codes);
    expect(problems.map((problem) => problem.at?.path)).toEqual(paths);
  });

  it.each([
    ["- a\n", "input-invalid", 1],
    ["suite s.yaml\n", "input-invalid", 1],
    ["suite: a\nlayer: text\nsuite: b\n", "input-conflict", 3],
    ["suite: [a\n", "file-unreadable", 2],
    ["suite: a\n\tlayer: text\n", "file-unreadable", 2],
    ["__proto__: {suite: a}\n", "input-unknown", 1],
    ["suite: !secret a\n", "file-unreadable", 1],
    ["suite: a\n---\nsuite: b\n", "file-unreadable", 2],
    [`suite: "\0"`, "file-unreadable", undefined],
  ])("that is no mapping, or twice, or no YAML: %j", async (file, code, line) => {
    const problems = await problemsOf(action(BASE), file);
    expect(problems.map((problem) => [problem.code, problem.at?.line])).toEqual([[code, line]]);
  });

  it("that is named and not there is an error; the default one may be absent", async () => {
    const problems = await problemsOf(action({ ...BASE, config: "conf.yml" }));
    expect(problems).toMatchObject([
      { code: "file-missing", message: expect.stringContaining("conf.yml"), at: { file: "conf.yml" } },
    ]);
  });

  it.each([
    ["EISDIR", "folder"],
    ["EACCES", "may not be read"],
    ["ERR_ENCODING_INVALID_ENCODED_DATA", "UTF-8"],
  ])("that cannot be read (%s) is told, not taken as absent", async (code, says) => {
    const read = () => {
      throw Object.assign(new Error("no"), { code });
    };
    const result = await readConfig(action(BASE), { workingDirectory: "/team", read });
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: "file-unreadable", message: expect.stringContaining(says) }],
    });
  });
});

/** Valid settings of a file, with native values. */
const settings = fc.record(
  {
    "max-workers": fc.integer({ min: 1, max: 1024 }),
    epsilon: fc.double({ min: 0.0001, max: 0.9999, noNaN: true }),
    repeats: fc.integer({ min: 1, max: 500 }).map((half) => 2 * half),
    layer: fc.constantFrom("verdict", "tools", "text"),
    "parallel-repeats": fc.boolean(),
    timeout: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constantFrom("90s", "2m", "500ms")),
    "check-name": fc
      .string({ minLength: 1, maxLength: 40 })
      .filter((name) => name === name.trim() && name !== ""),
    report: fc.subarray(["summary", "junit", "json"], { minLength: 1 }),
    "fail-on": fc.constantFrom("never", "failed"),
    "agent-env": fc.uniqueArray(fc.stringMatching(/^[A-Z_]{1,8}$/), { maxLength: 4 }),
    agent: fc.record({
      url: fc.webUrl(),
      headers: fc.constant({ "x-a": "${TOKEN}" }),
      body: fc.constant({ q: ["{{input}}"] }),
    }),
    suite: fc.constant("s.yaml"),
  },
  { requiredKeys: ["agent", "suite"] },
);

describe("laws", () => {
  it("the order of keys changes nothing, YAML and JSON say the same, and the result is frozen to the bottom", async () => {
    await fc.assert(
      fc.asyncProperty(
        settings.chain((fields) =>
          fc.tuple(
            fc.constant(fields),
            fc.shuffledSubarray(Object.keys(fields), { minLength: Object.keys(fields).length }),
          ),
        ),
        async ([fields, order]) => {
          const config = await configOf({}, stringify(fields));
          const shuffled = Object.fromEntries(
            order.map((key) => [key, (fields as Record<string, unknown>)[key]]),
          );
          expect(await configOf({}, stringify(shuffled))).toEqual(config);
          const json = await readConfig(
            action({ config: "c.json" }),
            host({ "/team/c.json": JSON.stringify(shuffled) }),
          );
          expect(json).toEqual({ ok: true, value: config });
          expect(isDeeplyFrozen(config)).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("a setting means the same as an input and in the file", async () => {
    const asText = (value: unknown) => (Array.isArray(value) ? value.join(",") : String(value));
    await fc.assert(
      fc.asyncProperty(settings, async ({ agent: _, ...fields }) => {
        const inputs = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, asText(value)]),
        );
        expect(await configOf({ agent: "./a.ts", ...inputs })).toEqual(
          await configOf({}, stringify({ agent: "./a.ts", ...fields })),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("a text that is no value is never taken for the default", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("layer", "precision", "meter", "epsilon", "timeout", "fail-on"),
        fc.string(),
        async (name, text) => {
          fc.pre(text.trim() !== "");
          const result = await readConfig(action({ ...BASE, [name]: text }), host());
          if (result.ok)
            expect(text.trim()).toMatch(
              /^(verdict|tools|text|cheap|balanced|strict|true|false|never|failed|unsupported|[\d.e+-]+(ms|s|m)?)$/i,
            );
          else expect(result.problems[0]?.message).toContain(`\`${name}\``);
        },
      ),
    );
  });
});

describe("shards", () => {
  const collecting = { mode: "collect", agent: "./a.ts", suite: "s.yaml" };
  it("are one of one unless said otherwise, and only where they are asked", async () => {
    expect((await configOf(collecting)).shard).toEqual({ index: 1, of: 1 });
    expect((await configOf({ ...collecting, shard: "2/8" })).shard).toEqual({ index: 2, of: 8 });
    expect((await configOf(BASE)).shard).toBeUndefined();
  });

  it.each([
    { values: { ...collecting, shard: "0/3" }, says: "such as `2/8`" },
    { values: { ...collecting, shard: "4/3" }, says: "such as `2/8`" },
    { values: { agent: "./a.ts", suite: "s.yaml", shard: "1/3" }, says: "Set `mode: collect`" },
    { values: { ...collecting, shards: "3" }, says: "Set `mode: plan`" },
    { values: { mode: "merge", suite: "s.yaml" }, says: "there is nothing to unite" },
    { values: { mode: "merge", evidence: "a.jsonl" }, says: "there is nothing to ask about" },
    { values: { mode: "collect", suite: "s.yaml" }, says: "there is nothing to ask" },
  ])("refuses $values", async ({ values, says }) => {
    const problems = await problemsOf(action(values));
    expect(problems.map(({ message, hint }) => `${message} ${hint}`).join("\n")).toContain(says);
  });
});
