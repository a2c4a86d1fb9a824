import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { withLines } from "../../src/inputs/case-lines.ts";
import { readSuite } from "../../src/inputs/read-suite.ts";

const HEADER = "schema: agentverity.suite/v1\n";

async function problemsOf(text: string, file = "suite.yaml") {
  const result = await readSuite(file, text, "suite");
  return result.ok ? [] : result.problems;
}

async function placesOf(text: string, file = "suite.yaml") {
  return (await problemsOf(text, file)).map(({ code, at }) => [code, at?.line, at?.column, at?.path]);
}

describe("a suite", () => {
  it("is read with the line of each input and of what is required", async () => {
    const text = `${HEADER}contract:\n  allowed: [deny, approve]\n  required:\n    - deny\n  stability_targets: {deny: 0.01}\ncases:\n  - input: one\n    expected: deny\n  - id: second\n    expected: deny\n    input: |\n      two\n      lines\n`;
    expect(await readSuite("suite.yaml", text, "suite")).toEqual({
      ok: true,
      value: {
        file: "suite.yaml",
        cases: [
          { input: "one", expected: "deny", line: 8 },
          { input: "two\nlines\n", expected: "deny", id: "second", line: 12 },
        ],
        contract: {
          allowed: ["approve", "deny"],
          required: ["deny"],
          critical: [],
          stabilityTargets: { deny: 0.01 },
          minimumCases: {},
          allowedNoDecisions: [],
          line: 5,
        },
      },
    });
  });

  it("holds assertions in either spelling, with their arguments in either form", async () => {
    const text = `${HEADER}confirmation_phrases: [done]
cases:
  - input: one
    id: books
    runs: 7
    expect:
      - did_not_error
      - finishedSuccessfully:
      - used_tool: search
      - usedToolAtMost: [book, 1]
      - used_tools_in_order: [search, book]
      - used_tools_in_order: [[search, book]]
      - tool_called_with_args: [book, { n: 3 }]
      - did_not_claim_confirmation_without_tool
`;
    expect(await readSuite("suite.yaml", text, "suite")).toMatchObject({
      ok: true,
      value: {
        confirmationPhrases: ["done"],
        cases: [
          {
            id: "books",
            runs: 7,
            expect: [
              { name: "did_not_error" },
              { name: "finished_successfully" },
              { name: "used_tool", tool: "search" },
              { name: "used_tool_at_most", tool: "book", count: 1 },
              { name: "used_tools_in_order", tools: ["search", "book"] },
              { name: "used_tools_in_order", tools: ["search", "book"] },
              { name: "tool_called_with_args", tool: "book", args: { n: 3 } },
              { name: "did_not_claim_confirmation_without_tool" },
            ],
          },
        ],
      },
    });
  });

  it("requires everything allowed when it does not say", async () => {
    const suite = {
      schema: "agentverity.decision-suite/v1",
      contract: { allowed: ["b", "a"] },
      cases: [{ input: "x" }],
    };
    expect(await readSuite("s.json", JSON.stringify(suite), "suite")).toMatchObject({
      ok: true,
      value: { contract: { required: ["a", "b"], critical: [] } },
    });
  });

  it("keeps targets of a decision that is called like a method of every object", async () => {
    const text = `${HEADER}contract: {allowed: [constructor, toString], minimum_cases: {toString: 2}}\ncases: [{input: x}]\n`;
    const result = await readSuite("s.yaml", text, "suite");
    const minimum: Readonly<Record<string, number>> =
      (result.ok && result.value.contract?.minimumCases) || {};
    expect([minimum["toString"], minimum["constructor"]]).toEqual([2, undefined]);
  });

  it.each(["suite.yml", "SUITE.YAML", "a/b.json"])(
    "may be called %s, and may be named as probes",
    async (file) => {
      const text = '{"schema": "agentverity.suite/v1", "cases": [{"input": "x"}]}';
      expect(await readSuite(file, `\uFEFF${text}`, "probes")).toMatchObject({
        ok: true,
        value: { cases: [{ input: "x" }] },
      });
    },
  );
});

describe("a suite that cannot be used", () => {
  it("has every fault told together, each at its place", async () => {
    const text = [
      "schema: agentverity.suite/v1",
      "contract:",
      "  allowed: [refund, deny, ' x']",
      "  required: [refund, denny]",
      "  critical: [deny]",
      "  stability_targets: { refnd: 0.01, refund: 2 }",
      "  minimum_cases: { refund: 1.5 }",
      "  allowed_no_decisions: [open_ended]",
      "  criticals: []",
      "cases:",
      "  - input: a",
      "    expected: refnd",
      "  - input: a",
      "  - input: '  '",
      "  - input: ''",
      "  - input: 5",
      "  - bare",
      "  - expected: refund",
      "    runs: 0",
      "  - { input: b, expected: 3, expectd: y, expect: {} }",
    ].join("\n");
    expect(await placesOf(text)).toEqual([
      ["input-invalid", 3, 27, "contract.allowed[2]"],
      ["input-invalid", 4, 22, "contract.required[1]"],
      ["input-invalid", 5, 14, "contract.critical[0]"],
      ["input-invalid", 6, 24, "contract.stability_targets.refnd"],
      ["input-invalid", 6, 45, "contract.stability_targets.refund"],
      ["input-invalid", 7, 28, "contract.minimum_cases.refund"],
      ["input-invalid", 8, 26, "contract.allowed_no_decisions[0]"],
      ["input-unknown", 9, 3, "contract.criticals"],
      ["input-invalid", 12, 15, "cases[0].expected"],
      ["input-missing", 13, 5, "cases[1]"],
      ["probe-duplicate", 13, 12, "cases[1].input"],
      ["probe-blank", 14, 12, "cases[2].input"],
      ["probe-blank", 15, 12, "cases[3].input"],
      ["input-invalid", 16, 12, "cases[4].input"],
      ["input-invalid", 17, 5, "cases[5]"],
      ["input-missing", 18, 5, "cases[6].input"],
      ["input-invalid", 19, 11, "cases[6].runs"],
      ["input-invalid", 20, 27, "cases[7].expected"],
      ["input-unknown", 20, 30, "cases[7].expectd"],
      ["input-invalid", 20, 50, "cases[7].expect"],
    ]);
  });

  it.each([
    [
      "contract: {allowed: [refund, escalate, deny]}\ncases: [{input: x, expected: refnd}]",
      '"refnd"',
      'Allowed: refund, escalate, deny. Did you mean "refund"?',
    ],
    [
      "contract: {allowed: [a], required: [a], critical: [b]}\ncases: [{input: x}]",
      '"b", which the contract does not require',
      "Required: a.",
    ],
    [
      "cases: [{input: x}, {input: y}, {input: x}]",
      "`cases[2].input` repeats `cases[0].input` (line 2)",
      "raise `repeats`",
    ],
    ["cases: [{input: 12}]", "`cases[0].input` is 12", 'in quotes: "12"'],
    ["cases: [hello]", '`cases[0]` is "hello"', 'input: "hello"'],
    ["cases: [{input: x, expect: {}}]", "must be a list of assertions", "Correct it."],
    ["cases: [{input: x, expect: []}]", "is an empty list", "Correct it."],
    ["cases: [{input: x, runs: 2.5}]", "`cases[0].runs` is 2.5", "Correct it."],
    [
      "cases: [{input: x, expect: [used_tol: search]}]",
      "`cases[0].expect[0].used_tol` is no assertion",
      "`used_tool`",
    ],
    [
      "cases: [{input: x, expect: [didNotErorr]}]",
      '`cases[0].expect[0]` is "didNotErorr"',
      "`did_not_error`",
    ],
    ["cases: [{input: x, expect: [be nice]}]", '"be nice", which is no assertion', "Known: used_tool, "],
    ["cases: [{input: x, expect: [used_tool search]}]", "no assertion", "`used_tool: search`"],
    [
      "cases: [{input: x, expect: [used_tool]}]",
      "has no argument, and takes the name of a tool",
      "`used_tool: search`",
    ],
    [
      "cases: [{input: x, expect: [usedToolTimes: [a, b]]}]",
      "takes the name of a tool and a whole number",
      "[search, 2]",
    ],
    ["cases: [{input: x, expect: [{used_tool: a, did_not_error: }]}]", "holds 2 assertions", "`- `"],
    [
      "cases: [{input: x, expect: [5]}]",
      "`cases[0].expect[0]` is 5; it must be an assertion",
      "`did_not_error`",
    ],
    [
      "cases: [{input: x, expect: [final_output_matches_pattern: '(a']}]",
      "Invalid regular expression",
      "JavaScript regular expression",
    ],
    ["cases: [{input: x, id: a}, {input: y, id: a}]", "like `cases[0].id` (line 2)", "a name of its own"],
    [
      "confirmation_phrases: []\ncases: [{input: x}]",
      "`confirmation_phrases` is an empty list",
      "Correct it.",
    ],
    ["cases: [{input: x, expectd: a}]", "`cases[0].expectd`", "Did you mean `expected`?"],
    ["cases: [{input: x, expected: ' a'}]", '" a"', 'Write "a".'],
    ["contracts: {}\ncases: [{input: x}]", "`contracts`", "Did you mean `contract`?"],
    ["contract: {allowed: []}\ncases: [{input: x}]", "`contract.allowed` is an empty list", "Correct it."],
    ["contract: {}\ncases: [{input: x}]", "`contract.allowed` is missing", "list of decisions"],
    [
      "contract: {allowed: [a], stability_targets: {a: 1}}\ncases: [{input: x, expected: a}]",
      "is 1; it must be a number above 0 and below 1",
      "Correct it.",
    ],
    [
      "contract: {allowed: [a], minimum_cases: {a: 0}}\ncases: [{input: x}]",
      "is 0; it must be a whole number, at least 1",
      "Correct it.",
    ],
    [
      "contract: {allowed: [a], allowed_no_decisions: [runtime_error]}\ncases: [{input: x}]",
      '"runtime_error"',
      "harness failed",
    ],
    ["cases: {a: b}", "`cases` is a mapping", "Correct it."],
    [
      "contract: {allowed: [a, b, a]}\ncases: [{input: x}]",
      '`contract.allowed[2]` is "a" once more',
      "the decision that was meant",
    ],
    [
      "contract: {allowed: [a], allowed_no_decisions: [refused, refused]}\ncases: [{input: x}]",
      '`contract.allowed_no_decisions[1]` is "refused" once more',
      "Remove it",
    ],
    [
      "contract: {allowed: [a], stability_targets: {a: 0.1}}\ncases: [{input: x, expected: a}, {input: y}]",
      "`cases[1].expected` is missing, and `contract.stability_targets`",
      "leave the targets out",
    ],
  ])("for %j says what is wrong and what to do", async (body, says, next) => {
    const problems = await problemsOf(HEADER + body);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(says);
    expect(problems[0]?.hint).toContain(next);
  });

  it.each([
    ["cases: [{input: x}]", "input-missing", 1, "Add `schema: agentverity.suite/v1`"],
    [
      "schema: agentverity.suite/v2\ncases: []",
      "schema-version",
      1,
      "`agentverity.suite/v1` and `agentverity.decision-suite/v1`",
    ],
    ["schema: agentverity.evidence/v2\ncases: []", "schema-version", 1, "This version reads"],
    [
      "schema: agentverity.decison-suite/v1\ncases: []",
      "schema-version",
      1,
      'Did you mean "agentverity.decision-suite/v1"?',
    ],
    ["schema: 1\ncases: []", "schema-version", 1, "This version reads"],
    ["- one\n- two", "input-invalid", 1, "`cases:`"],
    ["just text", "input-invalid", 1, "`cases:`"],
    ["", "input-invalid", 1, "schema: agentverity.suite/v1"],
    [`${HEADER}cases: []`, "suite-empty", 2, "- input:"],
    [`${HEADER}cases:`, "suite-empty", 2, "- input:"],
    [HEADER, "input-missing", 1, "list of cases"],
  ])("for the file %j: %s in line %i", async (text, code, line, next) => {
    const problems = await problemsOf(text);
    expect(problems.map((problem) => [problem.code, problem.at?.line])).toEqual([[code, line]]);
    expect(problems[0]?.hint).toContain(next);
  });

  it("needs a contract, and no ids, when it is the Python tool's", async () => {
    const text = "schema: agentverity.decision-suite/v1\ncases: [{input: x, id: y}]";
    expect((await problemsOf(text)).map((problem) => problem.code)).toEqual([
      "input-missing",
      "input-unknown",
    ]);
  });

  it.each(["suite", "suite.md", "suite.xlsx"])("is not guessed from the name %s", async (file) => {
    expect(await problemsOf(HEADER, file)).toMatchObject([
      { code: "input-invalid", hint: expect.stringContaining(".yaml") },
    ]);
  });
});

describe("a file that a parser must not let through", () => {
  const bomb = [
    "a: &a [x,x,x,x,x,x,x,x,x]",
    "b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]",
    "c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]",
    "d: [*c,*c,*c,*c,*c]",
  ];
  it.each([
    ["s.yaml", `${HEADER}cases: [{input: x, input: y}]`, "input-conflict", 2, 20],
    [
      "s.json",
      '{"schema": "agentverity.suite/v1",\n"cases": [{"input": "x", "input": "y"}]}',
      "input-conflict",
      2,
      26,
    ],
    ["s.yaml", `${HEADER}cases:\n  - {input: x, __proto__: {y: 1}}`, "input-unknown", 3, 16],
    [
      "s.json",
      '{"schema": "agentverity.suite/v1", "cases": [],\n "__proto__": {"y": 1}}',
      "input-unknown",
      2,
      2,
    ],
    ["s.yaml", bomb.join("\n"), "file-unreadable", undefined, undefined],
    ["s.yaml", "[".repeat(20_000), "file-unreadable", undefined, undefined],
    ["s.yaml", `a: ${"[".repeat(150)}${"]".repeat(150)}`, "file-unreadable", undefined, undefined],
    ["s.json", `${"[".repeat(150)}${"]".repeat(150)}`, "file-unreadable", undefined, undefined],
    ["s.json", '{"schema": "agentverity.suite/v1",\n "cases": [{"input": "x"},]}', "file-unreadable", 2, 27],
    ["s.json", "schema: agentverity.suite/v1", "file-unreadable", 1, 1],
    ["s.yaml", `${HEADER}cases:\n  - input: what: this\n`, "file-unreadable", 3, 12],
    ["s.yaml", "\0\u0001binary", "file-unreadable", undefined, undefined],
  ])("%s, table row %#", async (file, text, code, line, column) => {
    expect((await placesOf(text, file)).map((place) => place.slice(0, 3))).toEqual([[code, line, column]]);
  });
});

const label = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => text === text.trim() && text !== "__proto__");
const suites = fc
  .tuple(
    fc.uniqueArray(label, { minLength: 1, maxLength: 5 }),
    fc.uniqueArray(
      fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }).filter((text) => text.trim() !== ""),
      { minLength: 1, maxLength: 8 },
    ),
    fc.nat(5),
  )
  .map(([allowed, inputs, shift]) => ({
    schema: "agentverity.decision-suite/v1",
    contract: {
      allowed,
      required: allowed.slice(0, 3),
      critical: allowed.slice(0, 1),
      minimum_cases: { [String(allowed[0])]: 2 },
    },
    cases: inputs.map((input, index) => ({ input, expected: allowed[(index + shift) % allowed.length] })),
  }));

describe("laws", () => {
  it("a suite says the same as YAML and as JSON, but for the lines", async () => {
    await fc.assert(
      fc.asyncProperty(suites, async (suite) => {
        const yaml = await readSuite("s", "", "suite").then(() =>
          readSuite("s.yaml", stringify(suite), "suite"),
        );
        const json = await readSuite("s.json", JSON.stringify(suite), "suite");
        const bare = (value: unknown) =>
          JSON.parse(
            JSON.stringify(value, (key, part) => (key === "line" || key === "file" ? undefined : part)),
          );
        expect(yaml.ok).toBe(true);
        expect(bare(yaml)).toEqual(bare(json));
        expect(json.ok && json.value.cases.map((each) => each.input)).toEqual(
          suite.cases.map((each) => each.input),
        );
      }),
      { numRuns: 100 },
    );
  });

  it("the lines of a JSON suite are where the inputs stand", async () => {
    await fc.assert(
      fc.asyncProperty(suites, fc.constantFrom(0, 1, 2), async (suite, indent) => {
        const text = JSON.stringify(suite, null, indent);
        const read = await readSuite("s.json", text, "suite");
        const placed = read.ok ? withLines(read.value, `\uFEFF${text}`) : undefined;
        const rows = text.split("\n");
        for (const each of placed?.cases ?? [])
          expect(rows[(each.line ?? 0) - 1]).toContain(JSON.stringify(each.input));
        expect(rows[(placed?.contract?.line ?? 0) - 1]).toContain('"required"');
        expect(placed && withLines(placed, text)).toBe(placed);
      }),
      { numRuns: 50 },
    );
  });
});

it("refuses a file of more than 64 MiB", async () => {
  expect(await problemsOf("x".repeat(64 * 1024 * 1024 + 1), "s.json")).toMatchObject([
    { code: "file-unreadable" },
  ]);
});

it("reads a JSON suite of 100,000 cases at a few times the cost of parsing it, and its lines when asked", async () => {
  const cases = Array.from({ length: 100_000 }, (_, index) => ({
    input: `What about order ${index}?`,
    expected: "refund",
  }));
  const text = JSON.stringify(
    { schema: "agentverity.suite/v1", contract: { allowed: ["refund"] }, cases },
    null,
    1,
  );
  const fastest = { parse: Number.POSITIVE_INFINITY, read: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    JSON.parse(text);
    const parsed = performance.now();
    expect((await readSuite("s.json", text, "suite")).ok).toBe(true);
    fastest.parse = Math.min(fastest.parse, parsed - start);
    fastest.read = Math.min(fastest.read, performance.now() - parsed);
  }
  expect(fastest.read / fastest.parse).toBeLessThan(25); // about 6 on a quiet machine
  const read = await readSuite("s.json", text, "suite");
  expect(read.ok && withLines(read.value, text).cases.at(-1)?.line).toBe(text.split("\n").length - 4);
});
