/**
 * Everything that can be wrong with what a person gives: each is told by name, value, place and next step, on the
 * command line and on a runner, before the agent is asked anything.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, runAction, runCli, type Texts } from "./bundles.ts";

interface BadInput {
  readonly fault: string;
  /** Over `agent.mjs` and `probes.txt`, which are sound. */
  readonly files?: Texts;
  /** Over `agent: ./agent.mjs` and `probes: probes.txt`; an empty text takes one away. */
  readonly inputs?: Texts;
  /** Every error expected, in order: what its line says and, below it, what to do next. */
  readonly says: readonly (readonly [error: RegExp, hint: RegExp])[];
  /** Annotations of the action, `file:line`; by default those of the errors' places. */
  readonly at?: readonly string[];
}

/** Leaves a file behind when it is asked anything. */
const AGENT = `import { writeFileSync } from "node:fs";
export const name = "router";
export default function decide(input) { writeFileSync("called.txt", input); return "refund"; }
`;
const SOUND: Texts = { "agent.mjs": AGENT, "probes.txt": "my money is gone\nhow are you\n" };
const SUITE = { probes: "", suite: "suite.yaml" };

const suiteOf = (cases: string, contract = "allowed: [refund, deny]") =>
  `schema: agentverity.decision-suite/v1\ncontract:\n  ${contract}\ncases:\n${cases}`;

const TABLE: readonly BadInput[] = [
  {
    fault: "a file of probes that is missing",
    inputs: { probes: "probs.txt" },
    says: [[/probs\.txt.*no such file/, /Correct the path/]],
  },
  {
    fault: "a suite that is missing",
    inputs: { ...SUITE, suite: "evals/suite.yaml" },
    says: [[/evals\/suite\.yaml.*no such file/, /\w/]],
  },
  {
    fault: "a config file that is missing",
    inputs: { config: "agentverity.yml" },
    says: [[/config.*agentverity\.yml.*no such file/, /Correct the path/]],
  },
  {
    fault: "an agent that is missing",
    inputs: { agent: "./agnet.mjs" },
    says: [[/agent '\.\/agnet\.mjs'.*no such file/, /Did you mean '\.\/agent\.mjs'/]],
  },
  {
    fault: "probes of which none is left",
    files: { "probes.txt": "# one a line\n\n   \n" },
    says: [[/probes\.txt/, /\w/]],
  },
  {
    fault: "a suite without cases",
    files: { "suite.yaml": suiteOf("  []") },
    inputs: SUITE,
    says: [[/suite\.yaml.*cases/, /\w/]],
  },
  {
    fault: "a duplicated probe",
    files: { "probes.txt": "one\ntwo\n\n# again\none\n" },
    says: [[/probes\.txt:5.*line 1/, /\w/]],
    at: ["probes.txt:5"],
  },
  {
    fault: "a duplicated case and a blank one",
    files: {
      "suite.yaml": suiteOf(
        "  - { input: one, expected: refund }\n  - { input: '  ', expected: deny }\n  - { input: one, expected: deny }\n",
      ),
    },
    inputs: SUITE,
    says: [
      [/suite\.yaml:6:\d+.*blank/, /\w/],
      [/suite\.yaml:7:\d+.*line 5/, /\w/],
    ],
    at: ["suite.yaml:6", "suite.yaml:7"],
  },
  {
    fault: "a blank record of JSON Lines",
    files: { "probes.jsonl": '{"input":"one"}\n{"input":" "}\n' },
    inputs: { probes: "probes.jsonl" },
    says: [[/probes\.jsonl:2.*blank/, /\w/]],
    at: ["probes.jsonl:2"],
  },
  {
    fault: "an unknown key of the config file",
    files: { "agentverity.yml": "schema: agentverity.config/v1\nprecission: strict\n" },
    inputs: { config: "agentverity.yml" },
    says: [[/agentverity\.yml:2:1.*precission/, /precision/]],
    at: ["agentverity.yml:2"],
  },
  {
    fault: "an unknown key of a suite",
    files: {
      "suite.yaml": suiteOf("  - { input: one, expcted: refund }\n  - { input: two, expected: deny }\n"),
    },
    inputs: SUITE,
    says: [[/suite\.yaml:5:\d+.*expcted/, /Did you mean .expected/]],
  },
  {
    fault: "an unknown mode",
    files: { "agentverity.yml": "schema: agentverity.config/v1\nmode: measure\n" },
    inputs: { config: "agentverity.yml" },
    says: [[/agentverity\.yml:2:\d+.*mode.*"measure"/, /run|plan/]],
    at: ["agentverity.yml:2"],
  },
  {
    fault: "an unknown layer",
    inputs: { layer: "verdcit" },
    says: [[/layer.*"verdcit".*verdict.*tools.*text/, /verdict/]],
  },
  {
    fault: "an unknown precision",
    inputs: { precision: "exact" },
    says: [[/precision.*"exact".*cheap.*balanced.*strict/, /\w/]],
  },
  {
    fault: "a number that is none",
    inputs: { "max-workers": "many" },
    says: [[/max-workers.*"many".*whole number/, /max-workers/]],
  },
  {
    fault: "a number out of its range",
    inputs: { epsilon: "5" },
    says: [[/epsilon.*5.*above 0 and below 1/, /epsilon/]],
  },
  { fault: "an odd number of repeats", inputs: { repeats: "7" }, says: [[/repeats.*7.*even/, /6 or 8/]] },
  { fault: "a time that is none", inputs: { timeout: "soon" }, says: [[/timeout.*"soon"/, /timeout/]] },
  {
    fault: "a flag that is neither true nor false",
    inputs: { meter: "yes" },
    says: [[/meter.*"yes".*true.*false/, /meter/]],
  },
  {
    fault: "both suite and probes",
    inputs: { suite: "suite.yaml" },
    says: [[/suite.*probes|probes.*suite/, /\w/]],
  },
  { fault: "neither suite nor probes", inputs: { probes: "" }, says: [[/no probes/, /suite/]] },
  {
    fault: "both precision and epsilon",
    inputs: { precision: "cheap", epsilon: "0.2" },
    says: [[/precision.*epsilon|epsilon.*precision/, /\w/]],
  },
  { fault: "no agent", inputs: { agent: "" }, says: [[/agent/, /agent/]] },
  {
    fault: "both meter and blindness off",
    inputs: { meter: "false", blindness: "false" },
    says: [[/meter.*blindness|blindness.*meter/, /\w/]],
  },
  {
    fault: "an export that is not there",
    inputs: { agent: "./agent.mjs#buildRouter" },
    says: [[/buildRouter/, /default|name/]],
  },
  {
    fault: "an export that is no function",
    inputs: { agent: "./agent.mjs#name" },
    says: [[/name.*(string|text|function)/, /\w/]],
  },
  {
    fault: "a syntax error in a TypeScript agent",
    files: { "src/router.ts": "export const rules = 3;\n\nexport default (input: string) => {{\n" },
    inputs: { agent: "./src/router.ts" },
    says: [[/src\/router\.ts:\d+/, /\w/]],
  },
  {
    fault: "a syntax error in a JavaScript agent",
    files: { "broken.mjs": "export default (input) => 'one';\nconst = 2;\n" },
    inputs: { agent: "./broken.mjs" },
    says: [[/broken\.mjs:2/, /\w/]],
  },
  {
    fault: "an agent that throws while it loads",
    files: { "broken.mjs": "throw new Error('no model is configured');\n" },
    inputs: { agent: "./broken.mjs" },
    says: [[/broken\.mjs.*no model is configured/, /\w/]],
  },
  {
    fault: "an agent whose package is not installed",
    files: { "broken.mjs": 'import "left-pad-of-agents";\nexport default (input) => input;\n' },
    inputs: { agent: "./broken.mjs" },
    says: [[/left-pad-of-agents/, /install/i]],
  },
  {
    fault: "an endpoint nobody listens at",
    inputs: { agent: "http://127.0.0.1:9/decide" },
    says: [[/http:\/\/127\.0\.0\.1:9\/decide/, /\w/]],
  },
  {
    fault: "a variable of an endpoint that is not set",
    files: {
      "agentverity.yml":
        "schema: agentverity.config/v1\nagent:\n  url: http://127.0.0.1:9/decide\n  headers: { authorization: 'Bearer ${ROUTER_KEY}' }\n",
    },
    inputs: { agent: "", config: "agentverity.yml" },
    says: [[/ROUTER_KEY/, /\w/]],
  },
  {
    fault: "a budget below two repeats of each probe",
    inputs: { budget: "3" },
    says: [[/budget: 3.*4 calls/, /at least 4/]],
  },
  {
    fault: "a suite that is no YAML",
    files: { "suite.yaml": "schema: [agentverity\ncases: }\n" },
    inputs: SUITE,
    says: [[/suite\.yaml:\d+:\d+/, /\w/]],
  },
  {
    fault: "a suite of a version that does not exist yet",
    files: { "suite.yaml": "schema: agentverity.suite/v9\ncases: [{ input: one }]\n" },
    inputs: SUITE,
    says: [[/suite\.yaml:1:\d+.*v9/, /\w/]],
  },
  {
    fault: "a case that expects what the contract does not allow",
    files: {
      "suite.yaml": suiteOf("  - { input: one, expected: refnud }\n  - { input: two, expected: deny }\n"),
    },
    inputs: SUITE,
    says: [[/suite\.yaml:5:\d+.*refnud/, /refund/]],
    at: ["suite.yaml:5"],
  },
  {
    fault: "many faults: all are told at once, in the order of their places",
    inputs: { layer: "mood", "max-workers": "0", meter: "on", budget: "1", "fail-on": "always" },
    says: [
      [/layer.*"mood"/, /layer/],
      [/max-workers.*0/, /max-workers/],
      [/meter.*"on"/, /meter/],
      [/budget.*1/, /budget/],
      [/fail-on.*"always"/, /fail-on/],
    ],
  },
];

/** Errors of a refusal as they stand in a log: the line, and the hint below it. */
function errorsOf(text: string): [error: string, hint: string][] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) =>
    line.startsWith("error: ") ? [[line, lines[index + 1]?.trim() ?? ""] as [string, string]] : [],
  );
}

function expectErrors(text: string, says: BadInput["says"]): void {
  const errors = errorsOf(text);
  expect(errors, text).toHaveLength(says.length);
  for (const [error, hint] of says) {
    const found = errors.find(([line]) => error.test(line));
    expect(found, `${error} in ${text}`).toBeDefined();
    expect(found?.[1]).toMatch(hint);
    expect(found?.[0].length).toBeLessThan(500);
  }
  // For people: no stack, no name of ours, no path of the bundles.
  expect(text).not.toMatch(/\n\s+at |undefined|\[object|node:internal|chunk-|worker\.js/);
}

describe.concurrent.each(TABLE)("$fault", ({ files = {}, inputs = {}, says, at }) => {
  const given = Object.entries({ agent: "./agent.mjs", probes: "probes.txt", ...inputs }).filter(
    ([, value]) => value !== "",
  );

  it("is refused on the command line", async () => {
    const folder = folderWith({ ...SOUND, ...files });
    const args = given.flatMap(([name, value]) => [`--${name}=${value}`]);
    const { stdout, stderr, exitCode } = await runCli(["run", ...args], { folder });
    expect({ stdout, exitCode }, stderr).toEqual({ stdout: "", exitCode: 2 });
    expectErrors(stderr, says);
    expect(stderr).toMatch(/no call was made\.\n$/);
    expect(existsSync(join(folder, "called.txt"))).toBe(false);
  });

  it("is a red step with its place annotated", async () => {
    const workspace = folderWith(below("services/router", { ...SOUND, ...files }));
    const step = await runAction({
      workspace,
      inputs: { ...Object.fromEntries(given), "working-directory": "services/router" },
    });
    expect([step.exitCode, step.outputs["exit-code"], step.outputs["status"]], step.log).toEqual([
      2,
      "2",
      "refused",
    ]);
    expect(step.outputs["calls-made"]).toBe("0");
    expectErrors(step.log, says);
    expect(step.summary).toMatch(/^## ❌ REFUSED - /);
    // What stands alone in a list of checks says what is wrong, or how much is.
    const [alone] = says;
    expect(step.outputs["headline"]).toMatch(
      says.length > 1 ? /^REFUSED - \d+ problems/ : (alone?.[0] ?? /^$/),
    );
    const places = step.annotations.flatMap(({ file, line }) =>
      file === undefined || line === undefined ? [] : [`${file}:${line}`],
    );
    for (const place of at ?? []) expect(places).toContain(`services/router/${place}`);
    expect(step.annotations.filter(({ level }) => level === "error").length).toBeGreaterThanOrEqual(
      says.length,
    );
    expect(existsSync(join(workspace, "services/router/called.txt"))).toBe(false);
  });
});

function below(folder: string, files: Texts): Texts {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}
