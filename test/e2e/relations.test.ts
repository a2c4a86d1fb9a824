/** Relations through the real entry: planned, asked once each, journaled, resumed, and reported on the probe's line. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, runCli } from "./bundles.ts";

/** Cares for the case of letters, as no router should; writes down what it was asked. */
const AGENT = `import { appendFileSync } from "node:fs";
export default async function decide(input) {
  appendFileSync(process.env.AGENT_CALLS, JSON.stringify(input) + "\\n");
  if (process.env.AGENT_BROKEN === "yes" && input.startsWith("\\n")) throw new Error("no line breaks today");
  return { verdict: /refund/.test(input) ? "refund" : "other", text: input };
}
`;
const SUITE = `schema: agentverity.suite/v1
cases:
  - input: I want a refund
    expected: refund
  - input: Réserver une table
    expected: other
`;
const CATALOGUE = `export const catalogue = [
  "whitespace-invariance",
  { name: "greeting", kind: "invariant", transform: (text: string) => \`Hello. \${text}\` },
  {
    name: "asks-for-money",
    kind: "directional",
    transform: (text: string) => \`\${text}, and a refund\`,
    check: (_before: unknown, after: { verdict: string }) =>
      after.verdict === "refund" || \`who asks for a refund gets \${after.verdict}\`,
  },
];
export const idle = [{ name: "nothing", kind: "invariant", transform: (text: string) => text }];
export const leaves = [{ name: "leaves", kind: "invariant", transform: () => process.exit(0) }];
export const unsure = [
  { name: "unsure", kind: "monotone", transform: (text: string) => text + "!", check: () => { throw new Error("cannot tell"); } },
];
`;

interface Run {
  readonly exitCode: number | null;
  readonly stderr: string;
  readonly asked: readonly string[];
  readonly report: Readonly<Record<string, unknown>>;
}

function desk() {
  const folder = folderWith({ "agent.mjs": AGENT, "suite.yaml": SUITE, "relations.ts": CATALOGUE });
  const log = join(folder, "calls.log");
  const asked = () =>
    existsSync(log)
      ? readFileSync(log, "utf8")
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => JSON.parse(line) as string)
      : [];
  return {
    folder,
    journal: join(folder, ".agentverity", "trials.jsonl"),
    async run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Run> {
      writeFileSync(log, "");
      const common = ["--suite", "suite.yaml", "--format", "json"];
      const { exitCode, stdout, stderr } = await runCli([...args, ...common], {
        folder,
        environment: { AGENT_CALLS: log, ...environment },
      });
      const report = stdout.startsWith("{") ? (JSON.parse(stdout) as Record<string, unknown>) : {};
      return { exitCode, stderr, asked: asked(), report };
    },
  };
}

const RUN = ["run", "--agent", "agent.mjs", "--repeats", "4", "--epsilon", "0.6"];

describe("a run with relations", () => {
  it("asks each rewording once, after the probes, and says which relation is violated and how", async () => {
    const { folder, run } = desk();
    const priced = await run(["plan", "--repeats", "4", "--relations", "default"]);
    const { exitCode, asked, report, stderr } = await run([...RUN, "--relations", "default"]);
    expect(stderr).toContain("14 calls planned: 2 probes of suite.yaml");
    expect(stderr).toContain("6 of them are follow-ups of 4 relations");
    expect(priced.report["run"]).toMatchObject({ calls: 14, follow_ups: { calls: 6 } });
    expect(asked).toHaveLength(14);
    expect(asked.slice(8).sort()).toEqual([
      "\nI want a refund  ",
      "\nRéserver une table  ",
      "Reserver une table",
      "Reserver une table",
      "i WANT A REFUND",
      "rÉSERVER UNE TABLE",
    ]);
    expect([exitCode, report["status"]]).toEqual([1, "violations"]);
    expect(report["relations"]).toMatchObject([
      { name: "normalisation-invariance", total: 2, exercised: 1, held: 1, skipped: 1, errors: 0 },
      { name: "case-invariance", exercised: 2, held: 1, violated: 1, violation_rate: 0.5 },
      { name: "whitespace-invariance", held: 2 },
      { name: "tool-selection-invariance", held: 1, skipped: 1 },
    ]);
    const decisions = readFileSync(join(folder, ".agentverity", "decisions.jsonl"), "utf8");
    expect(decisions).toContain('"relation":"case-invariance"');
    expect(decisions).not.toContain("refund  ");
    const summary = readFileSync(join(folder, ".agentverity", "summary.md"), "utf8");
    expect(summary).toContain("`refund` became `other`");
    const junit = readFileSync(join(folder, ".agentverity", "junit.xml"), "utf8");
    expect(junit).toMatch(/name="the agent keeps to case-invariance"[^>]*>\s*<failure/);
  });

  it("asks once for the source where the meter is off", async () => {
    const { run } = desk();
    const meterless = ["run", "--agent", "agent.mjs", "--meter", "false", "--relations", "default"];
    const { asked, report } = await run(meterless);
    expect(asked).toHaveLength(2 + 6);
    expect([report["status"], report["meter"]]).toEqual(["violations", null]);
  });

  it("takes a team's own catalogue, with its own words for what is wrong", async () => {
    const { run } = desk();
    const { asked, report, exitCode } = await run([...RUN, "--relations", "./relations.ts#catalogue"]);
    expect(asked).toHaveLength(8 + 6);
    expect(exitCode).toBe(0);
    expect(report["relations"]).toMatchObject([
      { name: "whitespace-invariance", type: "invariant", held: 2 },
      { name: "greeting", type: "invariant", held: 2 },
      { name: "asks-for-money", type: "directional", held: 2 },
    ]);
    expect(report["relation_coverage"]).toMatchObject({ probed: ["other", "refund"], unprobed: [] });
  });

  it.each([
    { catalogue: "idle", status: "vacuous", exit: 1, calls: 8 },
    { catalogue: "unsure", status: "incomplete", exit: 2, calls: 10 },
  ])("is $status where the catalogue is $catalogue", async ({ catalogue, status, exit, calls }) => {
    const { run } = desk();
    const { exitCode, report, asked } = await run([...RUN, "--relations", `relations.ts#${catalogue}`]);
    expect([report["status"], exitCode, asked.length]).toEqual([status, exit, calls]);
  });

  it("makes no call when a relation cannot reword, and names file, export, relation and probe", async () => {
    const { run } = desk();
    const { exitCode, asked, stderr } = await run([...RUN, "--relations", "relations.ts#leaves"]);
    expect([exitCode, asked.length]).toEqual([2, 0]);
    expect(stderr).toContain("suite.yaml:3");
    expect(stderr).toContain("relation 'leaves' of 'relations.ts#leaves' cannot reword 'cases[0]'");
  });
});

describe("a follow-up that fails", () => {
  it("is recorded, makes the run incomplete, and is the only one that a resumed run asks again", async () => {
    const { run } = desk();
    const broken = await run([...RUN, "--relations", "default"], { AGENT_BROKEN: "yes" });
    expect([broken.exitCode, broken.report["status"], broken.asked.length]).toEqual([2, "incomplete", 14]);
    expect(broken.report["calls"]).toEqual({ planned: 14, made: 14, failed: 2 });
    expect(broken.report["errors"]).toMatchObject([
      { phase: "relation", relation: "whitespace-invariance", exception_type: "agent-error", input_index: 0 },
      { phase: "relation", relation: "whitespace-invariance", input_index: 1 },
    ]);
    const resumed = await run([...RUN, "--relations", "default", "--resume"]);
    expect([...resumed.asked].sort()).toEqual(["\nI want a refund  ", "\nRéserver une table  "]);
    expect(resumed.report["status"]).toBe("violations");
    expect(resumed.report["calls"]).toEqual({ planned: 14, made: 14, failed: 0 });
  });

  it("ends the run where the first failure shall; what is left is never asked, and not taken as held", async () => {
    const { run } = desk();
    const args = [...RUN, "--relations", "default", "--error-policy", "stop", "--max-workers", "1"];
    const { report, asked } = await run(args, { AGENT_BROKEN: "yes" });
    expect(asked.length).toBeLessThan(14);
    expect(report).toMatchObject({ status: "incomplete", complete: false });
  });
});

describe("a run that was killed between two follow-ups", () => {
  it("asks for those that are missing alone", async () => {
    const { run, journal } = desk();
    await run([...RUN, "--relations", "default"]);
    const lines = readFileSync(journal, "utf8").trim().split("\n");
    writeFileSync(journal, `${lines.slice(0, -2).join("\n")}\n`);
    const { asked, report } = await run([...RUN, "--relations", "default", "--resume"]);
    expect(asked).toHaveLength(2);
    expect(report["calls"]).toEqual({ planned: 14, made: 14, failed: 0 });
  });

  it("is not continued with other relations", async () => {
    const { run } = desk();
    await run([...RUN, "--relations", "default"]);
    const { exitCode, asked, stderr } = await run([
      ...RUN,
      "--relations",
      "relations.ts#catalogue",
      "--resume",
    ]);
    expect([exitCode, asked.length]).toEqual([2, 0]);
    expect(stderr).toContain("`relations` (was default, is relations.ts#catalogue)".replaceAll("`", "'"));
  });
});

describe("where nothing can be asked", () => {
  it.each([{ mode: "assess" }, { mode: "compare" }])(
    "$mode refuses relations and says why",
    async ({ mode }) => {
      const { exitCode, stderr } = await runCli([mode, "--relations", "default"], { folder: folderWith() });
      expect(exitCode).toBe(2);
      expect(stderr).toContain("A recording cannot be asked again");
    },
  );
});
