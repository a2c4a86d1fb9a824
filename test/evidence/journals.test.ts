/** The journal of a run as evidence: judged at any layer with its suite, over shards, never twice. */
import { describe, expect, it } from "vitest";
import type { Observation } from "../../src/core/observation.ts";
import type { Suite } from "../../src/core/suite.ts";
import type { TrialResult } from "../../src/core/trial.ts";
import { digestOf } from "../../src/evidence/digest.ts";
import { suiteDigest } from "../../src/evidence/identity.ts";
import { headerLine, trialLine } from "../../src/evidence/trials-file.ts";
import { judgeFiles } from "../fakes/recorded-runs.ts";

const suite: Suite = { file: "suite.json", cases: [{ input: "a" }, { input: "b" }] };
const suiteText = JSON.stringify({ schema: "agentverity.suite/v1", cases: suite.cases }, null, 2);

function header(change: object = {}): string {
  const config = { agent: "./router.ts", layer: "verdict" };
  const identity = { config, configDigest: digestOf(config), suiteDigest: suiteDigest(suite), tree: null };
  return headerLine({ ...identity, repeats: [2, 2], isolation: "fresh-instance", ...change });
}

function answer(verdict: string, tool = "t"): TrialResult {
  const observation: Observation = {
    text: verdict,
    verdict: { kind: "decision", label: verdict },
    toolCalls: [{ name: tool }],
    errors: [],
  };
  return { ok: true, observation };
}

const failed: TrialResult = { ok: false, failure: { kind: "timeout", message: "too slow" } };

function line(caseIndex: number, trial: number, result: TrialResult, attempt = 1): string {
  return trialLine({ caseIndex, trial, attempt, startedAt: "2026-01-01T00:00:00.000Z", result }, "full");
}

const journal = (...lines: string[]) => `${lines.join("\n")}\n`;
const whole = [
  line(0, 0, answer("x")),
  line(1, 0, answer("y", "u")),
  line(0, 1, answer("x")),
  line(1, 1, answer("y")),
];

describe("a journal", () => {
  it("is judged with its suite, at the layer it was measured at or at another", async () => {
    const files = { "trials.jsonl": journal(header(), ...whole), "suite.json": suiteText };
    const verdicts = await judgeFiles(files);
    const tools = await judgeFiles(files, { layer: "tools" });
    expect(verdicts.ok && verdicts.value.assessment).toMatchObject({
      complete: true,
      stability: { pairs: 2, flips: 0 },
    });
    expect(verdicts.ok && verdicts.value.assessment.evidence.isolation).toBe("fresh-instance");
    expect(tools.ok && tools.value.assessment).toMatchObject({
      complete: true,
      stability: { pairs: 2, flips: 1 },
    });
  });

  it("counts the last attempt of each trial, and trials never made", async () => {
    const again = [line(0, 0, failed), line(0, 0, answer("x"), 2)];
    const complete = journal(header(), ...again, ...whole.slice(1));
    const short = journal(header({ repeats: [2, 4] }), ...whole);
    const [first, second] = [complete, short].map((text) => judgeFiles({ t: text, "suite.json": suiteText }));
    const judged = await first;
    expect(judged?.ok && judged.value.assessment.complete).toBe(true);
    const incomplete = await second;
    expect(incomplete?.ok && incomplete.value.assessment).toMatchObject({ complete: false, missingCalls: 2 });
  });

  it("drops a torn last line, and is incomplete then", async () => {
    const text = journal(header(), ...whole, line(0, 1, answer("x"))).slice(0, -20);
    const judged = await judgeFiles({ t: text, "suite.json": suiteText });
    expect(judged.ok && judged.value.assessment.complete).toBe(true);
  });

  it("of several shards is one measurement", async () => {
    const [first, ...others] = whole;
    const shards = { "1.jsonl": journal(header(), first ?? ""), "2.jsonl": journal(header(), ...others) };
    const judged = await judgeFiles({ ...shards, "suite.json": suiteText });
    expect(judged.ok && judged.value.assessment).toMatchObject({ complete: true, stability: { pairs: 2 } });
  });
});

describe("refused", () => {
  const text = journal(header(), ...whole);
  it.each([
    { what: "without its suite", files: { "t.jsonl": text }, says: "suite", code: "input-missing" },
    {
      what: "with another suite",
      files: { "t.jsonl": text, "suite.json": suiteText.replace('"b"', '"c"') },
      says: "suite_digest",
      code: "evidence-invalid",
    },
    {
      what: "a shard of another measurement",
      files: {
        "1": text,
        "2": journal(header({ config: { agent: "./other.ts", layer: "verdict" }, configDigest: "x" })),
        "suite.json": suiteText,
      },
      says: "./other.ts",
      code: "evidence-invalid",
    },
    {
      what: "a trial in two files",
      files: { "1": text, "2": journal(header(), whole[0] ?? ""), "suite.json": suiteText },
      says: "trial 0 of case 0",
      code: "evidence-invalid",
    },
    {
      what: "a line that no run wrote",
      files: { t: journal(header(), "{}"), "suite.json": suiteText },
      says: "line 2",
      code: "evidence-invalid",
    },
    {
      what: "another version",
      files: { t: `${header().replace("trials/v1", "trials/v9")}\n`, "suite.json": suiteText },
      says: "agentverity.trials/v9",
      code: "schema-version",
    },
  ])("$what", async ({ files, says, code }) => {
    const judged = await judgeFiles(files);
    if (judged.ok) throw new Error(`it was judged ${judged.value.model.status}`);
    expect(judged.problems[0]?.code).toBe(code);
    expect(judged.problems[0]?.message).toContain(says);
  });
});
