/** What cannot be judged honestly is refused, naming case, field and line; each with the settings a person would give. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { type FileContents, judgeFiles } from "../fakes/recorded-runs.ts";

interface Refusal {
  readonly what: string;
  readonly files: FileContents;
  readonly settings?: Readonly<Record<string, string>>;
  readonly code: string;
  /** What the message names. */
  readonly says: readonly string[];
  readonly line?: number;
  readonly file?: string;
}

/** Evidence of two cases, two spaces deep, with one of its parts replaced. */
function evidence(change: object = {}, second: object = {}): string {
  const cases = [
    { input: "a", observations: ["x", "x"] },
    { input: "b", observations: ["y", "y"], ...second },
  ];
  return JSON.stringify({ schema: "agentverity.evidence/v2", layer: "verdict", cases, ...change }, null, 2);
}

const suite = (contract: object = {}, inputs = ["a", "b"]) =>
  JSON.stringify(
    {
      schema: "agentverity.decision-suite/v1",
      contract: { allowed: ["x", "y"], ...contract },
      cases: inputs.map((input) => ({ input, expected: "x" })),
    },
    null,
    2,
  );

const refused = { kind: "no_decision", reason: "refused" };

const promptfoo = (change: object, repeats = 2) => {
  const row = (testIdx: number) => ({
    promptIdx: 0,
    testIdx,
    prompt: { raw: "a", label: "p" },
    provider: { id: "i", label: "v1" },
    response: { output: "x" },
    failureReason: 0,
    vars: { q: "a" },
  });
  const rows = Array.from({ length: repeats }, (_, index) => row(index));
  return JSON.stringify(
    { results: { version: 3, results: [...rows, { ...row(repeats), ...change }] } },
    null,
    2,
  );
};

const inspect = (change: object, log: object = {}) => {
  const sample = (epoch: number) => ({
    input: "a",
    epoch,
    output: { choices: [{ message: { content: "x" } }] },
  });
  return JSON.stringify(
    {
      status: "success",
      eval: { task: "t" },
      samples: [sample(1), sample(2), { ...sample(3), ...change }],
      ...log,
    },
    null,
    2,
  );
};

const deepeval = (change: object) => {
  const item = (order: number) => ({ input: "a", actualOutput: "x", order });
  return JSON.stringify({ testCases: [item(0), item(1), { ...item(2), ...change }] }, null, 2);
};

const agentcheck = (tests: object) => JSON.stringify({ tests }, null, 2);
const trace = (input: string, final_output: unknown) => ({
  result: { input, final_output, errors: [], tool_calls: [] },
});

const invalid = "evidence-invalid";
const ROWS: readonly Refusal[] = [
  // our own format
  {
    what: "another version",
    files: { "e.json": evidence({ schema: "agentverity.evidence/v1" }) },
    code: "schema-version",
    says: ["agentverity.evidence/v1", "agentverity.evidence/v2"],
    line: 2,
  },
  {
    what: "no case",
    files: { "e.json": evidence({ cases: [] }) },
    code: invalid,
    says: ["`cases`"],
    line: 4,
  },
  {
    what: "one observation",
    files: { "e.json": evidence({}, { observations: ["y"] }) },
    code: invalid,
    says: ["cases[1]", '"b"', "at least two"],
    line: 12,
  },
  {
    what: "no observation beside one failure",
    files: { "e.json": evidence({}, { observations: [], errors: 1 }) },
    code: invalid,
    says: ["cases[1]", "beside 1 failed"],
    line: 12,
  },
  {
    what: "an empty decision",
    files: { "e.json": evidence({}, { observations: ["y", " "] }) },
    code: invalid,
    says: ["cases[1].observations[1]", "empty"],
    line: 16,
  },
  {
    what: "a count under observations",
    files: { "e.json": evidence({}, { observations: { y: 26 } }) },
    code: invalid,
    says: ["cases[1].observations", "average"],
    line: 14,
  },
  {
    what: "an average beside them",
    files: { "e.json": evidence({}, { flip_rate: 0.1 }) },
    code: invalid,
    says: ["cases[1].flip_rate", "aggregate"],
    line: 18,
  },
  {
    what: "a key nobody knows",
    files: { "e.json": evidence({}, { expcted: "y" }) },
    code: "input-unknown",
    says: ["cases[1].expcted"],
    line: 18,
  },
  {
    what: "a key twice",
    files: {
      "e.json": '{"schema": "agentverity.evidence/v2",\n"layer": "verdict",\n"layer": "text",\n"cases": []}',
    },
    code: "input-conflict",
    says: ["layer"],
    line: 3,
  },
  {
    what: "a case twice",
    files: { "e.json": evidence({}, { input: "a" }) },
    code: "probe-duplicate",
    says: ["cases[1].input"],
    line: 13,
  },
  {
    what: "an input that is blank",
    files: { "e.json": evidence({}, { input: "  " }) },
    code: invalid,
    says: ["cases[1].input", "not blank"],
    line: 13,
  },
  {
    what: "failures that are no count",
    files: { "e.json": evidence({}, { errors: -1 }) },
    code: invalid,
    says: ["cases[1].errors"],
    line: 18,
  },
  {
    what: "isolation of no known kind",
    files: { "e.json": evidence({ isolation: "fresh" }) },
    code: invalid,
    says: ["`isolation`", '"fresh"', "fresh-session"],
    line: 20,
  },
  {
    what: "isolation of another kind than declared",
    files: { "e.json": evidence({ isolation: "shared-session" }) },
    settings: { isolation: "fresh-session" },
    code: "input-conflict",
    says: ["`isolation`", "shared-session"],
    line: 20,
  },
  {
    what: "provenance that is no object",
    files: { "e.json": evidence({ provenance: "nightly" }) },
    code: invalid,
    says: ["`provenance`"],
    line: 20,
  },
  ...["open_ended", "extraction_failed", "malformed_response", "runtime_error"].map(
    (reason): Refusal => ({
      what: `the no-decision ${reason}`,
      files: { "e.json": evidence({}, { observations: ["y", { kind: "no_decision", reason }] }) },
      code: "outcome-not-scorable",
      says: ["cases[1].observations[1]", reason],
      line: 16,
    }),
  ),
  ...["refused", "no_tool_selected"].map(
    (reason): Refusal => ({
      what: `an undeclared ${reason} under a contract`,
      files: {
        "e.json": evidence({}, { observations: ["y", { ...refused, reason }] }),
        "suite.json": suite(),
      },
      code: "outcome-not-scorable",
      says: ["cases[1].observations", reason, "suite.json"],
      line: 12,
    }),
  ),
  {
    what: "tools under a contract",
    files: {
      "e.json": evidence({ layer: "tools", cases: [{ input: "a", observations: [["t"], ["t"]] }] }),
      "suite.json": suite({}, ["a"]),
    },
    code: "input-conflict",
    says: ["`layer`", "tools", "suite.json"],
    line: 3,
  },
  {
    what: "a recorded input that the suite lacks",
    files: { "e.json": evidence(), "suite.json": suite({}, ["a"]) },
    code: invalid,
    says: ['"b"', "`input`", "suite.json"],
    line: 12,
  },
  {
    what: "a case of the suite that was not recorded",
    files: { "e.json": evidence(), "suite.json": suite({}, ["a", "b", "c"]) },
    code: invalid,
    says: ["cases[2].input", '"c"', "e.json"],
    line: 19,
    file: "suite.json",
  },
  {
    what: "another order than the suite's",
    files: { "e.json": evidence(), "suite.json": suite({}, ["b", "a"]) },
    code: invalid,
    says: ["cases[0].input", '"a"', '"b"'],
    line: 5,
  },
  {
    what: "a layer that nobody knows",
    files: { "e.json": evidence({ layer: "tone" }) },
    code: invalid,
    says: ["`layer`", '"tone"', "verdict"],
    line: 3,
  },
  {
    what: "a tool path that is a text",
    files: { "e.json": evidence({ layer: "tools", cases: [{ input: "a", observations: ["t", ["t"]] }] }) },
    code: invalid,
    says: ["cases[0].observations[0]", "tool names"],
    line: 8,
  },
  {
    what: "a text that is a list",
    files: { "e.json": evidence({ layer: "text", cases: [{ input: "a", observations: [["t"], "t"] }] }) },
    code: invalid,
    says: ["cases[0].observations[0]", "a list"],
    line: 8,
  },
  {
    what: "a no-decision for a reason of one's own",
    files: { "e.json": evidence({}, { observations: ["y", { ...refused, reason: "tired" }] }) },
    code: invalid,
    says: ["cases[1].observations[1]", '"tired"'],
    line: 16,
  },
  {
    what: "a decision that is an essay",
    files: { "e.json": evidence({}, { observations: ["y", "x".repeat(2_000_000)] }) },
    code: invalid,
    says: ["cases[1].observations[1]", "2000000 characters", "1000"],
    line: 16,
  },
  {
    what: "an observation that is a number",
    files: { "e.json": evidence({}, { observations: ["y", null] }) },
    code: invalid,
    says: ["cases[1].observations[1]", "null"],
    line: 16,
  },
  {
    what: "a key of JavaScript's own",
    files: {
      "e.json": '{"schema": "agentverity.evidence/v2",\n"layer": "verdict",\n"__proto__": {},\n"cases": []}',
    },
    code: "input-unknown",
    says: ["`__proto__`"],
    line: 3,
  },
  {
    what: "YAML that unfolds without end",
    files: {
      "e.yaml": `schema: agentverity.evidence/v2\na: &a [x, x, x, x, x, x, x, x, x]\n${[..."bcdefghij"]
        .map(
          (name, index) =>
            `${name}: &${name} [${Array.from({ length: 9 }, () => `*${"abcdefghi"[index]}`).join(", ")}]`,
        )
        .join("\n")}\n`,
    },
    code: "file-unreadable",
    says: ["e.yaml", "alias"],
  },
  // Promptfoo
  {
    what: "an export of several providers, none of them named",
    files: { "p.json": promptfoo({ provider: { id: "i", label: "v2" } }) },
    code: invalid,
    says: ["2 combinations", "`v1`", "`v2`"],
  },
  {
    what: "an older container",
    files: { "p.json": promptfoo({}).replace('"version": 3', '"version": 2') },
    code: "schema-version",
    says: ["results.version"],
    line: 3,
  },
  {
    what: "an export without rows",
    files: { "p.json": '{"results": {"version": 3,\n"results": []}}' },
    code: invalid,
    says: ["results.results", "count"],
    line: 2,
  },
  {
    what: "an empty output",
    files: { "p.json": promptfoo({ response: { output: "" } }) },
    code: invalid,
    says: ["response.output", "testIdx: 2", "empty"],
    line: 55,
  },
  {
    what: "an output that is an object",
    files: { "p.json": promptfoo({ response: { output: { route: "x" } } }) },
    code: invalid,
    says: ["response.output", "`route`"],
    line: 55,
  },
  {
    what: "a path that leads nowhere",
    files: { "p.json": promptfoo({ response: { output: {} } }) },
    settings: { "decision-path": "route" },
    code: invalid,
    says: ["response.output.route", "missing"],
    line: 17,
  },
  {
    what: "two runs of one number",
    files: { "p.json": promptfoo({ testIdx: 1 }) },
    code: invalid,
    says: ["order", '"a"'],
    line: 8,
  },
  {
    what: "a row without a number",
    files: { "p.json": promptfoo({ testIdx: null }) },
    code: invalid,
    says: ["testIdx"],
    line: 45,
  },
  {
    what: "a provider that is not there",
    files: { "p.json": promptfoo({}) },
    settings: { provider: "v9" },
    code: invalid,
    says: ["v9", "`v1`"],
  },
  { what: "a table", files: { "p.csv": "q,output\na,x\n" }, code: invalid, says: ["CSV", "order"] },
  {
    what: "a table under another name",
    files: { "p.txt": "q,output\na,x\n" },
    code: invalid,
    says: ["CSV", "order"],
  },
  // DeepEval
  {
    what: "DeepEval's cache",
    files: { "d.json": '{"test_cases_lookup_map": {}}' },
    code: invalid,
    says: ["cache", "repeats are gone"],
  },
  {
    what: "conversations",
    files: { "d.json": '{"testCases": [],\n"conversationalTestCases": [{}]}' },
    code: invalid,
    says: ["conversationalTestCases"],
    line: 1,
  },
  {
    what: "a test case without input",
    files: { "d.json": deepeval({ input: "" }) },
    code: invalid,
    says: ["testCases[2].input"],
    line: 14,
  },
  {
    what: "an empty answer",
    files: { "d.json": deepeval({ actualOutput: " " }) },
    code: invalid,
    says: ["testCases[2].actualOutput"],
    line: 15,
  },
  {
    what: "two test cases of one number",
    files: { "d.json": deepeval({ order: 1 }) },
    code: invalid,
    says: ["order", '"a"'],
    line: 4,
  },
  // Inspect AI
  {
    what: "a log without samples",
    files: { "i.json": '{"status": "success", "eval": {},\n"samples": [], "reductions": [{}]}' },
    code: invalid,
    says: ["`samples`", "average"],
    line: 2,
  },
  {
    what: "one epoch twice",
    files: { "i.json": inspect({ epoch: 2 }) },
    code: invalid,
    says: ["order", '"a"'],
    line: 8,
  },
  {
    what: "a sample without epoch",
    files: { "i.json": inspect({ epoch: null }) },
    code: invalid,
    says: ["samples[2].epoch"],
    line: 35,
  },
  {
    what: "an empty answer of a model",
    files: { "i.json": inspect({ output: { choices: [{ message: { content: "" } }] } }) },
    code: invalid,
    says: ["samples[2].output", "epoch 3"],
    line: 36,
  },
  {
    what: "an archive cut short",
    files: { "i.eval": new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]) },
    code: "file-unreadable",
    says: ["i.eval", "cut short"],
  },
  // agentcheck
  {
    what: "a test that asks two inputs",
    files: { "t.json": agentcheck({ one: [trace("a", "x"), trace("b", "x")] }) },
    code: invalid,
    says: ["tests.one", "2 different inputs"],
    line: 3,
  },
  {
    what: "a test whose agent always raised",
    files: { "t.json": agentcheck({ one: [trace("", "")] }) },
    code: invalid,
    says: ["tests.one", "no run with an input"],
    line: 3,
  },
  {
    what: "two tests of one input",
    files: {
      "t.json": agentcheck({
        one: [trace("a", "x"), trace("a", "x")],
        two: [trace("a", "x"), trace("a", "x")],
      }),
    },
    code: invalid,
    says: ["tests.two", '"a"'],
    line: 21,
  },
  // JSON Lines
  {
    what: "a line that is no JSON",
    files: { "r.jsonl": '{"input": "a", "observation": "x"}\n{"input": "a", "obs' },
    code: invalid,
    says: ["line 2"],
    line: 2,
  },
  {
    what: "a line without input",
    files: { "r.jsonl": '{"input": "a", "observation": "x"}\n\n{"observation": "x"}\n' },
    code: invalid,
    says: ["line 3", "`input`"],
    line: 3,
  },
  {
    what: "a line without decision",
    files: { "r.jsonl": '{"input": "a", "observation": "x"}\n{"input": "a", "answer": "x"}\n' },
    code: invalid,
    says: ["line 2", "`observation`"],
    line: 2,
  },
  {
    what: "a line that holds an average",
    files: { "r.jsonl": '{"input": "a", "observation": "x"}\n{"input": "a", "pass_rate": 0.9}\n' },
    code: invalid,
    says: ["line 2", "pass_rate", "aggregate"],
    line: 2,
  },
  {
    what: "an empty decision in a line",
    files: { "r.jsonl": '{"input": "a", "observation": "x"}\n{"input": "a", "observation": ""}\n' },
    code: invalid,
    says: ["line 2", "`observation`", "empty"],
    line: 2,
  },
  {
    what: "an observation without decision",
    files: {
      "r.jsonl": '{"input": "a", "observation": "x"}\n{"input": "a", "observation": {"text": "hm"}}\n',
    },
    code: "outcome-not-scorable",
    says: ["line 2", "extraction_failed"],
    line: 2,
  },
  {
    what: "an input with one line",
    files: {
      "r.jsonl":
        '{"input": "a", "observation": "x"}\n{"input": "b", "observation": "x"}\n{"input": "a", "observation": "x"}\n',
    },
    code: invalid,
    says: ['"b"', "at least two"],
    line: 2,
  },
  // any
  {
    what: "a run report",
    files: { "x.json": '{"schema": "agentverity.run/v2"}' },
    code: invalid,
    says: ["report", "average"],
  },
  ...["plan/v1", "compare/v1", "behaviour/v1"].map(
    (schema): Refusal => ({
      what: `a report, ${schema}`,
      files: { "x.json": `{"schema": "agentverity.${schema}"}` },
      code: invalid,
      says: ["report", "average"],
    }),
  ),
  {
    what: "agentcheck's report",
    files: { "x.json": '{"reports": [{"success_rate": 95}]}' },
    code: invalid,
    says: ["agentcheck's report", "aggregates"],
  },
  {
    what: "agentcheck's history",
    files: { "x.json": '[{"suite_id": "s", "success_rate": 95}]' },
    code: invalid,
    says: ["agentcheck's history", "aggregates"],
  },
  {
    what: "one format that is called another",
    files: { "e.json": evidence() },
    settings: { "evidence-format": "promptfoo" },
    code: invalid,
    says: ["`evidence-format` is promptfoo", "e.json holds evidence"],
  },
  {
    what: "a document that is called lines",
    files: { "p.json": promptfoo({}) },
    settings: { "evidence-format": "jsonl" },
    code: invalid,
    says: ["promptfoo", "lines"],
  },
  {
    what: "a journal without its suite",
    files: { "t.jsonl": '{"schema": "agentverity.trials/v1"}\n' },
    code: "input-missing",
    says: ["t.jsonl", "suite"],
    line: 1,
  },
  {
    what: "a journal of another version",
    files: { "t.jsonl": '{"schema": "agentverity.trials/v9"}\n', "suite.json": suite() },
    code: "schema-version",
    says: ["agentverity.trials/v9", "agentverity.trials/v1"],
    line: 1,
  },
  {
    what: "a baseline",
    files: { "x.json": '{"schema": "agentverity.snapshot/v4"}' },
    code: invalid,
    says: ["baseline"],
  },
  {
    what: "a suite",
    files: { "x.json": '{"schema": "agentverity.decision-suite/v1"}' },
    code: invalid,
    says: ["suite"],
  },
  { what: "an unknown document", files: { "x.json": '{"runs": 3}' }, code: invalid, says: ["`runs`"] },
  {
    what: "broken JSON",
    files: { "x.json": '{"schema":\n oops}' },
    code: "file-unreadable",
    says: ["JSON"],
    line: 2,
  },
  {
    what: "bytes that are no text",
    files: { "x.json": new Uint8Array([0x7b, 0xff, 0xfe]) },
    code: "file-unreadable",
    says: ["UTF-8"],
  },
  {
    what: "a file that is not there",
    files: {},
    settings: { evidence: "gone.json" },
    code: "file-missing",
    says: ["gone.json"],
  },
  {
    what: "a pattern without files",
    files: {},
    settings: { evidence: "runs/*.json" },
    code: "file-missing",
    says: ["runs/*.json"],
  },
];

describe("refused", () => {
  it.each(ROWS)("$what", async ({ files, settings, code, says, line, file }) => {
    const judged = await judgeFiles(files, settings);
    if (judged.ok) throw new Error(`it was judged ${judged.value.model.status}`);
    const [problem] = judged.problems;
    expect(problem?.code).toBe(code);
    for (const part of says) expect(problem?.message).toContain(part);
    expect(problem?.hint).not.toBe("");
    expect(problem?.at?.line).toBe(line);
    if (file !== undefined) expect(problem?.at?.file).toBe(file);
  });

  it("tells all faults of a file together, ten at most", async () => {
    const lines = Array.from({ length: 30 }, () => '{"input": "a", "observation": ""}').join("\n");
    const judged = await judgeFiles({ "r.jsonl": lines });
    expect(judged.ok ? [] : judged.problems.map((problem) => problem.at?.line)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
});

describe("several files", () => {
  const run = (answer: string, more: object = {}) =>
    evidence({ isolation: "fresh-session", ...more }, { observations: [answer, answer] });

  it("of one configuration are one recording, in the order of their names", async () => {
    const judged = await judgeFiles({ "1.json": run("y"), "2.json": run("z") }, { evidence: "*.json" });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    const answers = judged.value.assessment.evidence.cases[1]?.outcomes;
    expect(answers).toMatchObject(["y", "y", "z", "z"].map((label) => ({ label })));
  });

  it("with one run each are pairs together", async () => {
    const row = (answer: string) => `{"input": "a", "observation": "${answer}"}\n`;
    const judged = await judgeFiles({ "mon.jsonl": row("x"), "tue.jsonl": row("y") });
    expect(judged.ok && judged.value.assessment.stability).toMatchObject({ pairs: 1, flips: 1 });
  });

  it.each([
    { what: "layer", other: evidence({ layer: "text" }) },
    { what: "isolation", other: run("z", { isolation: "unknown" }) },
    { what: "model", other: run("z", { provenance: { model: "other" } }) },
    { what: "format", other: promptfoo({}) },
  ])("of another $what are refused by its name", async ({ what, other }) => {
    const first = what === "layer" ? evidence() : run("y", { provenance: { model: "one" } });
    const judged = await judgeFiles({ "1.json": first, "2.json": other });
    expect(judged.ok ? [] : judged.problems.map((problem) => problem.message).join()).toContain(
      `\`${what}\``,
    );
  });

  it("that expect another decision of one input are refused", async () => {
    const [first, second] = ["x", "y"].map((expected) =>
      run("y", { provenance: { model: "one" } }).replace(
        '"input": "b",',
        `"input": "b", "expected": "${expected}",`,
      ),
    );
    const judged = await judgeFiles({ "1.json": first ?? "", "2.json": second ?? "" });
    const message = expect.stringMatching(/`expected` of "b" is y.* x in 1\.json/);
    expect(judged).toMatchObject({
      ok: false,
      problems: [{ code: invalid, message, at: { file: "2.json", line: 12 } }],
    });
  });

  it("that are copies are refused", async () => {
    const judged = await judgeFiles({ "1.json": evidence(), "2.json": evidence() });
    expect(judged).toMatchObject({ ok: false, problems: [{ code: invalid, at: { file: "2.json" } }] });
  });
});

describe("answers from a cache", () => {
  it("are counted, told and never admitted", async () => {
    const judged = await judgeFiles({
      "p.json": promptfoo({ response: { output: "x", cached: true } }, 145),
    });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    const { model, assessment } = judged.value;
    expect(model.caveats.join(" ")).toContain("1 of 146 recorded answers are replays");
    expect(assessment.stability?.verdict.kind).toBe("deterministic");
    expect(model.admission.refusals.map((refusal) => refusal.reason).join()).toContain("replay");
  });
});

describe("what else is read", () => {
  const row = (fields: object) => `${JSON.stringify(fields)}\n`;

  it("rows of any shape, by dotted paths", async () => {
    const rows = row({ q: { text: "a" }, out: { route: "x" } }).repeat(2);
    const judged = await judgeFiles(
      { "r.jsonl": rows },
      { "input-path": "q.text", "decision-path": "out.route" },
    );
    expect(judged.ok && judged.value.assessment.evidence.cases[0]).toMatchObject({
      input: "a",
      outcomes: [{ label: "x" }, { label: "x" }],
    });
  });

  it("a decision inside JSON that a model wrote", async () => {
    const answer = { response: { output: '{"route": "x"}' } };
    const judged = await judgeFiles(
      { "p.json": promptfoo(answer, 2).replaceAll('"output": "x"', '"output": "{\\"route\\": \\"x\\"}"') },
      { "decision-path": "route" },
    );
    expect(judged.ok && judged.value.assessment.evidence.cases[0]?.outcomes).toHaveLength(3);
  });

  it("evidence in YAML", async () => {
    const text = "schema: agentverity.evidence/v2\ncases:\n  - input: a\n    observations: [x, x]\n";
    expect((await judgeFiles({ "e.yaml": text })).ok).toBe(true);
  });

  it("the route that the suite names, whatever an older suite named", async () => {
    const files = { "e.json": evidence({}, { expected: "y" }), "suite.json": suite() };
    const judged = await judgeFiles(files);
    expect(judged.ok && judged.value.assessment.evidence.cases[1]?.expected).toBe("x");
  });

  it("a log that did not end is incomplete, and says so", async () => {
    const judged = await judgeFiles({ "i.json": inspect({}, { status: "cancelled" }) });
    expect(judged.ok && judged.value.model.headline).toMatchObject({
      word: "INCOMPLETE",
      sentence: expect.stringContaining("`cancelled`"),
    });
  });

  it("a declared no-decision is an outcome of its own", async () => {
    const files = {
      "e.json": evidence({}, { observations: [refused, "refused"] }),
      "suite.json": suite({ allowed: ["x", "y", "refused"], allowed_no_decisions: ["refused"] }),
    };
    const judged = await judgeFiles(files);
    expect(judged.ok && judged.value.assessment.stability).toMatchObject({ pairs: 2, flips: 1 });
  });
});

describe("recorded for this project", () => {
  const read = (path: string) => readFileSync(new URL(`../../examples/${path}`, import.meta.url));

  it.each([
    ["promptfoo-bridge", "results.json", "expected-run.json"],
    ["agentkit", "evidence-nova.json", "expected-run-nova.json"],
    ["agentkit", "evidence-mistral_small.json", "expected-run-mistral_small.json"],
    ["agentkit", "evidence-gpt4o_mini.json", "expected-run-gpt4o_mini.json"],
  ])("%s/%s leads to the reference's report", async (folder, file, expected) => {
    const judged = await judgeFiles({
      [file]: read(`${folder}/${file}`),
      "suite.json": read(`${folder}/suite.json`),
    });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    const prose = ["caveats", "advice", "warning", "message"];
    const bare = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, item) => (prose.includes(key) ? undefined : item)));
    expect(bare(judged.value.model.run)).toMatchObject(
      bare(JSON.parse(read(`${folder}/${expected}`).toString())),
    );
  });

  it("one router by four harnesses gets one answer", async () => {
    const files = ["promptfoo.json", "deepeval.json", "inspect.eval", "own-loop.jsonl"];
    const answers = await Promise.all(
      files.map(async (file) => {
        const judged = await judgeFiles({ [file]: read(`other-harnesses/${file}`) });
        if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
        const { status, headline, stability, probes } = judged.value.model;
        const byInput = probes.map(({ fingerprint, answers: seen }) => ({ fingerprint, seen }));
        return {
          status,
          headline,
          stability,
          probes: byInput.sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1)),
        };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it("the summary of the first names the route that moves and what the others need", async () => {
    const judged = await judgeFiles({
      "results.json": read("promptfoo-bridge/results.json"),
      "suite.json": read("promptfoo-bridge/suite.json"),
    });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    const summary = renderMarkdown(judged.value.model, { link: () => undefined });
    expect(summary.split("\n")[0]).toContain("`card_security` moves: 8 of 13 pairs flipped");
    expect(summary.match(/undecided, 60 more quiet pairs/g)).toHaveLength(5);
  });
});
