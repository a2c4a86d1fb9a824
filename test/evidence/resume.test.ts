import { describe, expect, it } from "vitest";
import type { Suite } from "../../src/core/suite.ts";
import type { Trial } from "../../src/core/trial.ts";
import { differences, identify } from "../../src/evidence/identity.ts";
import { readTrials } from "../../src/evidence/read-trials.ts";
import { followUpLine, headerLine, trialLine } from "../../src/evidence/trials-file.ts";
import type { Config } from "../../src/inputs/config.ts";

const config: Config = {
  mode: "run",
  workingDirectory: "/team",
  agent: { kind: "module", path: "router.ts", exportName: "build", exportKind: "auto" },
  agentEnv: [],
  isolation: "auto",
  timeoutMs: 1000,
  retries: 3,
  maxWorkers: 4,
  parallelRepeats: false,
  errorPolicy: "record",
  method: "wilson",
  curtail: false,
  resume: false,
  tests: { runs: 5, minSuccessRate: 1, regressionRule: "evidence" },
  epsilon: 0.05,
  strictErrorControl: false,
  layer: "verdict",
  meter: true,
  blindness: true,
  blindnessThreshold: 0.9,
  failOn: "unsupported",
  report: ["summary"],
  checkName: "agentverity",
  artifactName: "agentverity",
  artifactContent: "decisions",
} as Config;
const suite: Suite = { file: "a.yaml", cases: [{ input: "x", expected: "y", line: 3 }, { input: "z" }] };
const contract = {
  allowed: ["y"],
  required: ["y"],
  critical: [],
  stabilityTargets: {},
  minimumCases: {},
  allowedNoDecisions: [],
  line: 1,
};
const identity = identify(config, suite, { HEAD: "1" });

describe("a measurement", () => {
  it.each<{ change: Partial<Config> }>([
    { change: { maxWorkers: 16, timeoutMs: 5, parallelRepeats: true, errorPolicy: "stop" } },
    {
      change: {
        report: [],
        checkName: "x",
        workingDirectory: "/other",
        failOn: "never",
        resume: true,
        maxCost: 1,
      },
    },
  ])("is the same with $change: that changes no answer and no reading of one", ({ change }) => {
    const is = identify({ ...config, ...change }, suite, { HEAD: "1" });
    expect([is.configDigest, differences(identity, is)]).toEqual([identity.configDigest, []]);
  });

  it.each<{ change: Partial<Config>; told: string }>([
    { change: { epsilon: 0.01 }, told: "`epsilon` (was 0.05, is 0.01)" },
    { change: { layer: "tools" }, told: "`layer` (was verdict, is tools)" },
    { change: { repeats: 8 }, told: "`repeats` (was not set, is 8)" },
    {
      change: { agent: { kind: "module", path: "other.ts", exportKind: "auto" } },
      told: "`agent` (was router.ts#build, is other.ts)",
    },
    {
      change: { agent: { kind: "module", path: "router.ts", exportName: "build", exportKind: "factory" } },
      told: "the agent's configuration",
    },
  ])("differs in $told", ({ change, told }) => {
    expect(differences(identity, identify({ ...config, ...change }, suite, { HEAD: "1" }))).toContain(told);
  });

  it("keeps the query of an address, where keys stand, out of what is written", () => {
    const agent = {
      kind: "endpoint",
      url: "https://api.example/decide?key=secret",
      method: "POST",
      headers: {},
      paths: {},
    } as const;
    expect(identify({ ...config, agent }, suite, null).config["agent"]).toBe("https://api.example/decide");
    const preset = identify({ ...config, agent: { ...agent, url: "", preset: "openai-chat" } }, suite, null);
    expect(preset.config["agent"]).toBe("openai-chat");
  });

  it("is the same for other lines, comments and file names of the suite, and another for other cases or contracts", () => {
    const moved = { file: "b.yaml", cases: suite.cases.map(({ line: _, ...each }) => each) };
    expect(differences(identity, identify(config, moved, { HEAD: "1" }))).toEqual([]);
    const changed = ["the cases or the contract of the suite"];
    expect(
      differences(identity, identify(config, { ...suite, cases: [{ input: "x" }] }, { HEAD: "1" })),
    ).toEqual(changed);
    expect(differences(identity, identify(config, { ...suite, contract }, { HEAD: "1" }))).toEqual(changed);
    const promised = identify(config, { ...suite, contract }, { HEAD: "1" });
    expect(
      differences(
        promised,
        identify(config, { ...suite, contract: { ...contract, line: 9 } }, { HEAD: "1" }),
      ),
    ).toEqual([]);
  });

  it("differs when the files do", () => {
    const tree = { HEAD: "1", "a.ts": "2", "b.ts": "3", "c.ts": "4", "d.ts": "5" };
    expect(differences(identity, identify(config, suite, { HEAD: "2" }))).toEqual(["files (`HEAD`)"]);
    expect(differences(identity, identify(config, suite, null))).toEqual(["files (`HEAD`)"]);
    expect(differences(identity, identify(config, suite, tree))).toEqual([
      "files (`a.ts`, `b.ts`, `c.ts`, 1 more)",
    ]);
  });
});

describe("a journal", () => {
  const header = { ...identity, repeats: [2, 2], isolation: "unknown" } as const;
  const answered: Trial = {
    caseIndex: 0,
    trial: 1,
    attempt: 2,
    startedAt: "2026-11-30T10:00:00.000Z",
    result: {
      ok: true,
      observation: {
        text: "é",
        verdict: { kind: "no-decision", reason: "refused" },
        toolCalls: [{ name: "a", args: { b: 1 } }],
        errors: [],
        latencyMs: 1,
      },
    },
  };
  const failed: Trial = {
    caseIndex: 1,
    trial: 0,
    attempt: 1,
    startedAt: "2026-11-30T10:00:00.000Z",
    result: { ok: false, failure: { kind: "timeout", message: "no answer" } },
  };
  const lines = [headerLine(header), trialLine(answered, "full"), trialLine(failed, "full")];
  const text = (all: readonly string[]) => all.map((line) => `${line}\n`).join("");

  it("keeps calls on reworded probes apart from the trials of the probes", () => {
    const { trial: _, ...call } = answered;
    const followUp = { ...call, relation: "case-invariance" };
    const all = [...lines, followUpLine(followUp, "full")];
    expect(readTrials("t.jsonl", text(all))).toEqual({
      ok: true,
      value: { header, trials: [answered, failed], followUps: [followUp] },
    });
  });

  it("is read as it was written", () => {
    expect(readTrials("t.jsonl", text(lines))).toEqual({
      ok: true,
      value: { header, trials: [answered, failed], followUps: [] },
    });
  });

  it.each([
    {
      what: "a follow-up of a case that is not there",
      all: [
        ...lines,
        '{"case":9,"relation":"r","attempt":1,"started_at":"","error":{"kind":"k","message":"m"}}',
      ],
      code: "evidence-invalid",
      line: 4,
    },
    {
      what: "a call that is trial and follow-up at once",
      all: [...lines, trialLine(failed, "full").replace("{", '{"relation":"r",')],
      code: "evidence-invalid",
      line: 4,
    },
    { what: "nothing", all: [], code: "evidence-invalid", line: 1 },
    { what: "no JSON", all: ["hello"], code: "evidence-invalid", line: 1 },
    { what: "a trial first", all: [lines[1] ?? ""], code: "evidence-invalid", line: 1 },
    { what: "another version", all: ['{"schema":"agentverity.trials/v9"}'], code: "schema-version", line: 1 },
    { what: "a line that is no trial", all: [...lines, '{"case":0}'], code: "evidence-invalid", line: 4 },
    { what: "a line that is no JSON", all: [...lines, "{"], code: "evidence-invalid", line: 4 },
    {
      what: "a trial that was never planned",
      all: [...lines, trialLine({ ...failed, trial: 2 }, "full")],
      code: "evidence-invalid",
      line: 4,
    },
    {
      what: "an unreadable observation",
      all: [...lines, '{"case":0,"trial":0,"attempt":1,"started_at":"","observation":5}'],
      code: "evidence-invalid",
      line: 4,
    },
    {
      what: "an unknown key",
      all: [...lines, trialLine(failed, "full").replace("{", '{"extra":1,')],
      code: "evidence-invalid",
      line: 4,
    },
  ])("with $what is refused at line $line", ({ all, code, line }) => {
    expect(readTrials("t.jsonl", text(all))).toMatchObject({
      ok: false,
      problems: [{ code, at: { file: "t.jsonl", line } }],
    });
  });
});
