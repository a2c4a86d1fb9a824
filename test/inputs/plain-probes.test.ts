import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSuite } from "../../src/inputs/read-suite.ts";

async function read(file: string, text: string) {
  return readSuite(file, text, "probes");
}

describe("plain probes", () => {
  it.each([
    [
      "p.txt",
      "# ours\n\nhello\r\n  two words \n#3\nlast",
      [
        ["hello", 3],
        ["two words", 4],
        ["last", 6],
      ],
    ],
    ["p.txt", "\uFEFFhello\n", [["hello", 1]]],
    [
      "p.csv",
      "input\nhello\n\n\ntwo",
      [
        ["hello", 2],
        ["two", 5],
      ],
    ],
    [
      "p.csv",
      '\uFEFFinput\r\n"a\r\nb"\r\n\r\n"say ""x"", y"\r\n',
      [
        ["a\r\nb", 2],
        ['say "x", y', 5],
      ],
    ],
    ["p.csv", 'id,input\n1," padded "\n', [[" padded ", 2]]],
    ["p.csv", '"input"\n"x"', [["x", 2]]],
    [
      "p.jsonl",
      '{"input": "a"}\n\n{"input": "b\\nc", "id": "2"}\r\n',
      [
        ["a", 1],
        ["b\nc", 3],
      ],
    ],
    ["p.ndjson", '{"input": "a", "expected": null}', [["a", 1]]],
  ])("of %s %j stand on their own lines", async (file, text, cases) => {
    const result = await read(file, text);
    expect(result.ok && result.value.cases.map((each) => [each.input, each.line])).toEqual(cases);
  });

  it.each([
    ["p.csv", "input,expected\na,refund\nb,\n"],
    ["p.csv", "expected , input\n refund ,a\n,b\n"],
    ["p.jsonl", '{"input":"a","expected":"refund"}\n{"input":"b"}'],
  ])("of %s %j may name the decision expected", async (file, text) => {
    const result = await read(file, text);
    expect(result.ok && result.value.cases.map((each) => each.expected)).toEqual(["refund", undefined]);
  });

  it("may be named as the suite: the file says what it is", async () => {
    expect(await readSuite("p.txt", "hello", "suite")).toMatchObject({
      ok: true,
      value: { cases: [{ input: "hello" }] },
    });
  });
});

describe("probes that cannot be used", () => {
  it.each([
    ["p.txt", "", "suite-empty", undefined, "no probes", "one probe per line"],
    ["p.txt", "# only\n\n", "suite-empty", undefined, "no probes", "comments"],
    ["p.csv", "", "suite-empty", undefined, "no probes", ""],
    ["p.csv", "input\n", "suite-empty", undefined, "no probes", ""],
    ["p.jsonl", "\n", "suite-empty", undefined, "no probes", ""],
    ["p.txt", "a\n\nb\n a", "probe-duplicate", 4, "line 4 repeats the probe of line 1", "`repeats`"],
    [
      "p.csv",
      'input\n"a\nb"\n"a\nb"\n',
      "probe-duplicate",
      4,
      "line 4 repeats the probe of line 2",
      "`repeats`",
    ],
    ["p.csv", "input,expected\n ,a\n", "probe-blank", 2, "line 2", "remove the line"],
    ["p.csv", "question\nx", "input-missing", 1, '"question"', "`input`"],
    ["p.csv", "input;expected\nx;y", "input-missing", 1, "no column", "commas, not semicolons"],
    ["p.csv", "input\texpected\nx\ty", "input-missing", 1, "no column", "commas, not tabs"],
    ["p.csv", "input,expectd\nx,y", "input-unknown", 1, "`expectd`", "`expected`"],
    ["p.csv", "input,note\nx,y", "input-unknown", 1, "`note`", "Remove it"],
    ["p.csv", "input,input\nx,y", "input-conflict", 1, '"input"', "one"],
    [
      "p.csv",
      "input\nRefund, please",
      "input-invalid",
      2,
      "line 2 has 2 values, and the first line names 1",
      "double quotes",
    ],
    ["p.csv", "input,expected\nx\n", "input-invalid", 2, "line 2 has 1 value,", ""],
    ["p.csv", 'input\nok\n"never\nends', "file-unreadable", 3, "never ends", "twice"],
    ["p.csv", 'input\nok\nsay "x"', "file-unreadable", 3, "inside a value", "twice"],
    ["p.csv", 'input\n"x"y\n', "file-unreadable", 2, "next comma", "twice"],
    ["p.jsonl", '{"input":"a"}\n{"input":"b",}', "file-unreadable", 2, 'after ","', ""],
    ["p.jsonl", '"a"', "input-invalid", 1, '"a"', '{"input": "…"}'],
    ["p.jsonl", '{"inputs":"a","input":"b"}', "input-unknown", 1, "`inputs`", "`input`"],
    ["p.jsonl", '{"input":5}', "input-invalid", 1, "is 5", "quotes"],
    ["p.jsonl", "{}", "input-missing", 1, "line 1", ""],
    ["p.jsonl", '{"input":" "}', "probe-blank", 1, "line 1", ""],
    ["p.jsonl", '{"input":"a","expected":" b"}', "input-invalid", 1, '" b"', "Correct it"],
    ["p.jsonl", '{"input":"a","input":"b"}', "input-conflict", 1, '"input"', "one"],
    ["p.md", "hello", "input-invalid", undefined, "p.md", ".txt, .csv or .jsonl"],
  ])("%s %j: %s in line %s", async (file, text, code, line, says, next) => {
    const result = await read(file, text);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map((problem) => [problem.code, problem.at?.file, problem.at?.line])).toContainEqual([
      code,
      file,
      line,
    ]);
    const problem = problems.find((each) => each.code === code);
    expect(problem?.message).toContain(says);
    expect(problem?.hint).toContain(next);
  });

  it("are told all together, from top to bottom", async () => {
    const result = await read("p.jsonl", '{"input":"a"}\n{"input":"a"}\nx\n{}\n{"input":1,"x":2}\n');
    expect(result.ok ? [] : result.problems.map((problem) => [problem.at?.line, problem.code])).toEqual([
      [2, "probe-duplicate"],
      [3, "file-unreadable"],
      [4, "input-missing"],
      [5, "input-invalid"],
      [5, "input-unknown"],
    ]);
  });
});

it("any texts survive CSV as its rules write them, on the lines where they start", async () => {
  const texts = fc.uniqueArray(
    fc.string({ minLength: 1 }).map((text) => text.replaceAll("\0", "")),
    { minLength: 1, maxLength: 6 },
  );
  const breaks = fc.constantFrom("\n", "\r\n");
  await fc.assert(
    fc.asyncProperty(texts, breaks, async (inputs, lineBreak) => {
      fc.pre(inputs.every((input) => input.trim() !== ""));
      const rows = inputs.map((input) => `"${input.replaceAll('"', '""')}"`);
      const result = await read("p.csv", ["input", ...rows].join(lineBreak));
      expect(result.ok && result.value.cases.map((each) => each.input)).toEqual(inputs);
    }),
  );
});
