/** Recorded runs with all that an answer holds: what is read of each format, and what is refused with which words. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Suite } from "../../src/core/suite.ts";
import { readBehaviourBaseline } from "../../src/evidence/behaviour-baseline.ts";
import { readRunJournal, readRunRows, readRunTraces } from "../../src/evidence/read-runs.ts";

const locate = (path: readonly PropertyKey[]) => ({ file: "f.json", path: path.join(".") });
const sample = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../data/harnesses/agentcheck/${name}`, import.meta.url), "utf8"),
  ) as unknown;

describe("rows of runs", () => {
  it("are read in order, whole or with their parts beside the input, failed ones too", () => {
    const rows = [
      { input: "a", observation: { text: "one", toolCalls: ["x"], steps: 2 } },
      { input: "b", final_output: "", tool_calls: [] },
      { input: "a", error: "down" },
      { input: "a", error: { code: 5 } },
    ];
    const read = readRunRows("r.jsonl", `${rows.map((row) => JSON.stringify(row)).join("\n\n")}\n`);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.byInput.get("a")).toMatchObject([
      { ok: true, observation: { text: "one", steps: 2, toolCalls: [{ name: "x" }] } },
      { ok: false, failure: { kind: "agent-error", message: "down" } },
      { ok: false, failure: { message: "recorded" } },
    ]);
    expect(read.value.byInput.get("b")).toMatchObject([{ ok: true, observation: { text: "" } }]);
  });

  it.each([
    ["[1]", "it is no JSON object"],
    ["{", "it is no JSON object"],
    ['{"input": " "}', "must be a text that is not blank"],
    ['{"input": "a", "success": 0.9}', "neither an `observation` nor an `error`"],
    ['{"input": "a", "observation": {"text": 5}}', "its observation cannot be read: `text` must be a string"],
  ])("are refused by their line: %s", (row, why) => {
    const read = readRunRows("r.jsonl", `{"input": "a", "text": "ok"}\n${row}\n`);
    expect(read).toMatchObject({ ok: false, problems: [{ code: "evidence-invalid", at: { line: 2 } }] });
    expect(read.ok ? "" : read.problems[0]?.message).toContain(why);
  });
});

describe("agentcheck's traces", () => {
  it("keep a run that raised with the input of its test, and know tests by name", () => {
    const read = readRunTraces({ file: "f.json", value: sample("first/traces.json"), large: false, locate });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const runs = read.value.byName.get("test_party_too_large");
    expect(runs?.map((run) => run.ok)).toEqual([true, true, true, true, false]);
    expect(read.value.byInput.get("Book a table for 9 tonight")).toHaveLength(5);
  });

  it("are refused where a result is none", () => {
    const value = { tests: { t: [{ result: { input: "a", final_output: 5 } }] } };
    expect(readRunTraces({ file: "f.json", value, large: false, locate })).toMatchObject({
      ok: false,
      problems: [{ at: { path: "tests.t.0.result" } }],
    });
  });
});

it("a journal of another suite is refused", () => {
  const suite: Suite = { file: "s.yaml", cases: [{ input: "a" }] };
  expect(readRunJournal("t.jsonl", "{}\n", suite)).toMatchObject({ ok: false });
});

describe("a baseline of tests", () => {
  it.each(["blessed/baseline.json", "first/report.json"])("is read from agentcheck's %s", (name) => {
    const read = readBehaviourBaseline({ file: "f.json", value: sample(name), locate });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.tests).toHaveLength(7);
    expect(read.value.tests.find((test) => test.name === "test_party_too_large")).toMatchObject({
      total: 5,
      passed: 4,
      averageSteps: 2.4,
      averageLatencyMs: 500,
      toolPresence: [
        { name: "book_table", count: 4 },
        { name: "search", count: 4 },
      ],
      categories: [{ name: "runtime_error", count: 1 }],
    });
  });

  it("is refused with every fault of it and its place", () => {
    const value = { reports: [{ test_name: "", total_runs: 0 }] };
    const read = readBehaviourBaseline({ file: "f.json", value, locate });
    expect(read.ok ? [] : read.problems.map((problem) => problem.at?.path)).toEqual(
      expect.arrayContaining(["reports.0.test_name", "reports.0.total_runs", "reports.0.passed_runs"]),
    );
  });
});
