/** What the README says in tables and in code of its own is what the product does. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { planReading } from "../../src/core/sequential-plan.ts";
import { bestCaseTotal } from "../../src/core/stats/pairs-needed.ts";
import { operatingCharacteristics } from "../../src/core/stats/sequential-operating.ts";
import type { ExitCode } from "../../src/core/status.ts";
import { ACTION_INPUTS, COMMANDS, CONFIG_KEYS } from "../../src/inputs/options.ts";
import { SUITE_TEXT, workflowText } from "../../src/pipeline/starter-files.ts";
import type { ReportModel } from "../../src/report/model.ts";
import { model as blind } from "../golden/blind/model.ts";
import { model as contract } from "../golden/contract/model.ts";
import { model as incomplete } from "../golden/incomplete/model.ts";
import { model as noAnswerYet } from "../golden/no-answer-yet/model.ts";
import { model as stochastic } from "../golden/stochastic/model.ts";
import { model as trustworthy } from "../golden/trustworthy/model.ts";
import { Desk, fencesOf, readPage, repository } from "./pages.ts";

const readme = readPage("README.md");

/** Cells of the table whose head begins with this title, without the marks of code. */
function tableOf(title: string): string[][] {
  const table = new RegExp(`^\\| ${title} \\|.*\\n(?:\\|.*\\n)+`, "m").exec(readme)?.[0] ?? "";
  const rows = table.trim().split("\n").slice(2);
  return rows.map((row) => row.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim()));
}

const CLI = "node ../../agentverity-action/dist/cli.js";

const code = (text: string | undefined): string => /^`(.*)`$/.exec(text ?? "")?.[1] ?? "";

describe("what a sequential reading takes", () => {
  const rates = [0, 0.005, 0.05, 0.2, 0.33, 0.5];
  const plan = planReading({ intended: [undefined], epsilon: 0.05, targets: {} }, 292, 0);

  it("is what its boundaries give exactly", () => {
    const [fixed, sequential] = tableOf("pairs that flip");
    const expected = rates.map(
      (rate) => operatingCharacteristics(plan.pooled, rate, plan.giveUp).expectedPairs,
    );
    expect(sequential?.slice(1)).toEqual(expected.map((pairs) => (2 * pairs).toFixed(0)));
    expect(fixed?.slice(1)).toEqual(rates.map(() => String(2 * bestCaseTotal(0.05, 0, 0))));
  });

  it("certifies a nearly steady agent as often as is said", () => {
    const { deterministic } = operatingCharacteristics(plan.pooled, 0.005, plan.giveUp);
    const fixed = 0.995 ** bestCaseTotal(0.05, 0, 0);
    const says = `certifies ${(100 * deterministic).toFixed(0)} of 100, the fixed plan ${(100 * fixed).toFixed(0)}`;
    expect(readme).toContain(says);
  });
});

describe("the verdicts", () => {
  const codes: Readonly<Partial<Record<ReportModel["headline"]["word"], ExitCode>>> = {
    TRUSTWORTHY: 0,
    "TRUSTWORTHY AT POOLED LEVEL": 0,
    "TRUSTWORTHY WITH CARE": 0,
    "NO VERDICT MEASURED": 0,
    "NOT READY": 1,
    "NOT TRUSTWORTHY": 1,
    "STOPPED EARLY": 1,
    "NO ANSWER YET": 2,
    INCOMPLETE: 2,
    "AS APPROVED": 0,
    UNPROVEN: 0,
    DRIFTED: 1,
    INCOMPATIBLE: 2,
    REFUSED: 2,
    CANDIDATE: 2,
    SAVED: 0,
  };

  it("are all explained, with their exit codes", () => {
    const rows = tableOf("headline").map(([word, , exit]) => [code(word), Number(exit)]);
    expect(Object.fromEntries(rows)).toEqual(codes);
  });

  it.each([blind, contract, incomplete, noAnswerYet, stochastic, trustworthy])(
    "exit as reports do: $status",
    (model) => {
      expect(codes[model.headline.word]).toBe(model.exitCode);
    },
  );
});

describe("inputs, outputs and commands", () => {
  it("every input has its row", () => {
    expect(new Set(tableOf("input").map(([name]) => code(name)))).toEqual(
      new Set(ACTION_INPUTS.map(({ name }) => name)),
    );
  });

  it("all but those it names may stand in the config file", () => {
    const keys = new Set(CONFIG_KEYS.map(({ name }) => name));
    const others = ACTION_INPUTS.filter(({ name }) => !keys.has(name)).map(({ name }) => `\`${name}\``);
    expect(readme).toContain(
      `all but ${others.slice(0, -1).join(", ")} and ${others.at(-1)} may stand in \`.github/agentverity.yml\``,
    );
  });

  it("every output has its row, in the words of action.yml", () => {
    const { outputs } = parse(readPage("action.yml")) as { outputs: Record<string, { description: string }> };
    const declared = Object.entries(outputs).map(([name, { description }]) => [name, description]);
    expect(tableOf("output").map(([name, text]) => [code(name), text])).toEqual(declared);
  });

  it.each(COMMANDS)("%s is mentioned", (command) => {
    expect(readme).toMatch(new RegExp(`(\`|cli\\.js )${command}\\b`));
  });

  it("every example has its row and its folder", () => {
    const linked = [...readme.matchAll(/\]\((examples\/[\w-]+)\)/g)].map((match) => match[1] ?? "");
    expect(linked.length).toBeGreaterThan(3);
    for (const folder of linked) expect(existsSync(join(repository, folder, "README.md"))).toBe(true);
  });
});

describe("what is there to paste", () => {
  it("is the workflow and the suite that init writes, and the example's", () => {
    const blocks = fencesOf(readme).filter(({ language }) => language === "yaml");
    expect(blocks.map(({ text }) => text)).toContain(workflowText("", undefined));
    expect(readPage("examples/one-workflow/agentverity.yml")).toBe(workflowText("", undefined));
    expect(blocks.map(({ text }) => parse(text))).toContainEqual(parse(SUITE_TEXT));
  });

  it("is enough: a repository with just these files is measured", async () => {
    const [suite, settings, workflow] = fencesOf(readme).flatMap(({ language, text }) =>
      language === "yaml" ? [text] : [],
    );
    const agent = fencesOf(readme).find(({ language }) => language === "ts")?.text ?? "";
    const files = {
      "agentverity/suite.yaml": suite,
      ".github/agentverity.yml": settings,
      "agents/router.ts": agent,
    };
    for (const [path, text = ""] of Object.entries(files)) put(join(desk.place, "pasted/here", path), text);
    expect(workflow).toContain("agentverity.yml@v1");
    const { printed, status } = await desk.run(`${CLI} run --quiet`, join(desk.place, "pasted/here"));
    expect(printed).toContain("0 of 75 pairs flipped");
    expect(status).toBe(0);
  });

  it("links to files that are there", () => {
    const links = [...readme.matchAll(/\]\(((?!https?:|#)[^)\s]+)\)/g)].map((match) => match[1] ?? "");
    expect(links.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });
});

const desk = new Desk();
afterAll(() => desk.remove());

describe("what the README says of agents", () => {
  it.each([
    {
      name: "a decision and the rest",
      answer:
        '{ verdict: input, text: "t", toolCalls: ["a", { name: "b" }], steps: 2, latencyMs: 1, costUsd: 0.1 }',
    },
    { name: "no decision", answer: '{ verdict: { kind: "no_decision", reason: "refused" } }' },
  ])("a module may answer with $name", async ({ answer }) => {
    put(join(desk.team, "shapes/agent.ts"), `export default (input: string) => (${answer});\n`);
    put(join(desk.team, "shapes/probes.txt"), "one\ntwo\n");
    const { printed } = await desk.run(
      `${CLI} run --agent ./agent.ts --probes probes.txt --repeats 2`,
      join(desk.team, "shapes"),
    );
    expect(printed).toContain("4 of 4 answered");
  });

  it("a program answers JSON Lines as shown", async () => {
    const [question = "", answer = ""] = [...readme.matchAll(/`(\{"id": 1, [^`]*\})`/g)].map(
      (match) => match[1] ?? "",
    );
    expect(Object.keys(JSON.parse(question))).toEqual(["id", "input"]);
    const program = `import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify({ ...${answer}, id: JSON.parse(line).id }));
}
`;
    put(join(desk.team, "program/agent.mjs"), program);
    put(join(desk.team, "program/probes.txt"), "one\ntwo\n");
    const { printed } = await desk.run(
      `${CLI} run --agent 'command: node agent.mjs' --probes probes.txt --repeats 2`,
      join(desk.team, "program"),
    );
    expect(printed).toContain("BLIND: refund 2");
  });
});

describe("troubleshooting", () => {
  interface Trouble {
    readonly agent?: string;
    readonly config?: string;
    readonly flags?: string;
  }

  /** How one gets into each trouble; the messages of a runner or of a defect are printed elsewhere, by this file. */
  const troubles: Readonly<Record<string, Trouble | { readonly printedBy: string }>> = {
    "which is not installed": { agent: 'import x from "not-there-at-all"; export default x;' },
    "has no default export": { agent: "export const route = (input: string) => input;" },
    "there is no such file": { flags: "--agent ./another.ts" },
    "from the environment, and it is not set, empty": { config: "agent: {preset: openai-chat, model: m}" },
    "the answer holds no decision": { agent: "export default (input: string) => ({ text: input });" },
    "pairs without a flip leave up to": { flags: "--repeats 4" },
    "no answer within": {
      agent: "export default (_: string) => new Promise(() => {});",
      flags: "--timeout 50ms --repeats 2",
    },
    "How trials were kept apart is not recorded": {},
    "the gate does not know which file holds the approved decisions": {
      printedBy: "src/pipeline/gate/read-policy.ts",
    },
    "the baseline in the branch is not what was measured": { printedBy: "src/gate/answer.ts" },
    "not everything could be shown": { printedBy: "src/github/publisher.ts" },
    "This is a defect of agentverity-action": { printedBy: "src/problem.ts" },
  };

  it("has a scenario here for each of its rows", () => {
    expect(tableOf("it says").map(([message]) => code(message))).toEqual(Object.keys(troubles));
  });

  it.each(Object.entries(troubles))("%s", async (message, trouble) => {
    if ("printedBy" in trouble) return expect(readPage(trouble.printedBy)).toContain(message);
    const {
      agent = "export default (input: string) => input;",
      config = "agent: ./agent.ts",
      flags = "",
    } = trouble;
    const files = {
      "agent.ts": agent,
      "probes.txt": "one\ntwo\n",
      "agentverity.yml": `${config}\nprobes: probes.txt\n`,
    };
    const folder = join(desk.team, message.replaceAll(/\W/g, "-"));
    for (const [name, text] of Object.entries(files)) put(join(folder, name), text);
    const { printed } = await desk.run(`${CLI} run --config agentverity.yml --quiet ${flags}`, folder);
    expect(printed.replace(/\n +/g, " ")).toContain(message);
    return undefined;
  });
});

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
