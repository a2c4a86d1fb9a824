import { describe, expect, it } from "vitest";
import { readArguments } from "../../src/inputs/arguments.ts";

function read(line: string) {
  return readArguments(line.split(" ").filter((word) => word !== ""));
}

function values(line: string) {
  const result = read(line);
  return result.ok ? result.value.raw.values : result.problems.map((problem) => problem.message);
}

describe("what is understood", () => {
  it.each([
    { line: "run --suite s.yaml", given: { mode: "run", suite: "s.yaml" } },
    { line: "plan --suite=s.yaml", given: { mode: "plan", suite: "s.yaml" } },
    { line: "--suite s.yaml run", given: { mode: "run", suite: "s.yaml" } },
    {
      line: "run --parallel-repeats --agent a.ts",
      given: { mode: "run", "parallel-repeats": "true", agent: "a.ts" },
    },
    { line: "compare a.json b.json", given: { mode: "compare", before: "a.json", after: "b.json" } },
    { line: "compare --before a.json b.json", given: { mode: "compare", before: "a.json", after: "b.json" } },
    { line: "compare a.json", given: { mode: "compare", before: "a.json" } },
    { line: "test a.agent.test.ts b.test.mjs", given: { mode: "test", tests: "a.agent.test.ts,b.test.mjs" } },
    {
      line: "test src/**/*.agent.test.ts -k a",
      given: { mode: "test", tests: "src/**/*.agent.test.ts", filter: "a" },
    },
    { line: "run --parallel-repeats true", given: { mode: "run", "parallel-repeats": "true" } },
    { line: "run --meter false", given: { mode: "run", meter: "false" } },
    { line: "run --epsilon -0.5", given: { mode: "run", epsilon: "-0.5" } },
    { line: "run --agent-env A --agent-env B", given: { mode: "run", "agent-env": "A,B" } },
    { line: "run --format json --output o.json --quiet", given: { mode: "run" } },
    { line: "demo", given: {} },
  ])("$line", ({ line, given }) => {
    expect(values(line)).toEqual(given);
  });

  it("takes an empty text as not given, as the action does", () => {
    const result = readArguments(["run", "--suite", "", "--output="]);
    expect(result).toMatchObject({ ok: true, value: { raw: { values: { mode: "run" } } } });
    expect(result.ok && "output" in result.value).toBe(false);
  });

  it.each([
    { line: "", command: undefined, help: true, version: false },
    { line: "--help", command: undefined, help: true, version: false },
    { line: "run --help", command: "run", help: true, version: false },
    { line: "help plan", command: "plan", help: true, version: false },
    { line: "run --epsilno 3 -h", command: "run", help: true, version: false },
    { line: "-v", command: undefined, help: false, version: true },
  ])(
    "knows that '$line' wants help ($help) or the version ($version)",
    ({ line, command, help, version }) => {
      const result = read(line);
      expect(result).toMatchObject({ ok: true, value: { help, version } });
      expect(result.ok && result.value.command).toBe(command);
    },
  );

  it("keeps how to print apart from what to do", () => {
    expect(read("run --format junit --output r.xml --quiet")).toMatchObject({
      ok: true,
      value: { format: "junit", output: "r.xml", quiet: true },
    });
    expect(read("run")).toMatchObject({ ok: true, value: { format: "text", quiet: false } });
  });
});

describe("what is refused, with its code, the value and the next step", () => {
  it.each([
    { line: "rnu", code: "input-unknown", says: '"rnu"', hint: "`run`" },
    { line: "compare a.json b.json c.json", code: "input-unknown", says: "c.json", hint: "--suite c.json" },
    {
      line: "measure",
      code: "input-unknown",
      says: '"measure"',
      hint: "demo, init, plan, run, ",
    },
    { line: "run --epsilno 0.1", code: "input-unknown", says: "`--epsilno`", hint: "`--epsilon`" },
    { line: "run --maxWorkers 3", code: "input-unknown", says: "`--maxWorkers`", hint: "`--max-workers`" },
    { line: "run --no-meter", code: "input-unknown", says: "`--no-meter`", hint: "--meter false" },
    { line: "run -x", code: "input-unknown", says: "`-x`", hint: "--help" },
    { line: "run --github-token x", code: "input-unknown", says: "`--github-token`", hint: "--help" },
    { line: "run --mode plan", code: "input-unknown", says: "`--mode`", hint: "command is the mode" },
    { line: "plan --agent a.ts", code: "input-unknown", says: "`--agent` is no flag of `plan`", hint: "run" },
    {
      line: "run --observed 3/73",
      code: "input-unknown",
      says: "`--observed` is no flag of `run`",
      hint: "plan",
    },
    {
      line: "demo --suite s.yaml",
      code: "input-unknown",
      says: "`--suite` is no flag of `demo`",
      hint: "plan, run, ",
    },
    {
      line: "run --epsilon",
      code: "input-missing",
      says: "`--epsilon` has no value",
      hint: "--epsilon 0.05",
    },
    {
      line: "run --suite --meter",
      code: "input-missing",
      says: "`--suite` has no value",
      hint: "--suite suite.yaml",
    },
    { line: "run suite.yaml", code: "input-unknown", says: '"suite.yaml"', hint: "--suite suite.yaml" },
    { line: "run p.txt", code: "input-unknown", says: '"p.txt"', hint: "--probes p.txt" },
    { line: "run ./a.ts#f", code: "input-unknown", says: '"./a.ts#f"', hint: "--agent ./a.ts#f" },
    { line: "run --meter yes", code: "input-unknown", says: '"yes"', hint: "in front of it" },
    { line: "run --epsilon 1 --epsilon 2", code: "input-conflict", says: '"1" and "2"', hint: "one" },
    { line: "run --format jsn", code: "input-invalid", says: '"jsn"', hint: "`json`" },
    { line: "run --format htm", code: "input-invalid", says: '"htm"', hint: "html" },
    { line: "run --quiet=maybe", code: "input-invalid", says: '"maybe"', hint: "--quiet" },
    {
      line: "--suite s.yaml",
      code: "input-missing",
      says: "no command",
      hint: "demo, init, plan, run, ",
    },
  ])("$line", ({ line, code, says, hint }) => {
    const result = read(line);
    expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual([code]);
    expect(result).toMatchObject({
      problems: [{ message: expect.stringContaining(says), hint: expect.stringContaining(hint) }],
    });
  });

  it("tells all of them together", () => {
    expect(values("rum --suit x --epsilon")).toHaveLength(3);
  });
});
