/** A saved report of tests, shown again: as it was in every format, and as one file for a browser. */
import { describe, expect, it } from "vitest";
import { type Desk, deskWith } from "../../fakes/shell-desk.ts";

const SUITE = `schema: agentverity.suite/v1
cases:
  - id: books a table
    input: book
    expect: [{ used_tools_in_order: [search, book_table] }, { used_tool_times: [search, 1] }, { steps_less_than: 6 }]
  - id: asks back
    input: ask
    expect: [{ final_output_matches_pattern: "(?i)which (day|time)" }, { tool_called_with_args: [search, { n: 2 }] }]
  - { id: gone later, input: gone, expect: [did_not_error] }
`;
const SEARCH = { name: "search", args: { n: 2 } };
const BOOK = { name: "book_table", args: {}, success: true };

function rows(input: string, observations: readonly object[]): string {
  return observations.map((observation) => JSON.stringify({ input, observation })).join("\n");
}

const good = { text: "Booked.", toolCalls: [SEARCH, BOOK], steps: 3, latencyMs: 1200, costUsd: 0.002 };
const asks = { text: "Which day?", toolCalls: [SEARCH], steps: 1, latencyMs: 300 };
const BEFORE = [
  rows("book", Array(5).fill(good)),
  rows("ask", Array(5).fill(asks)),
  rows("gone", [asks, asks]),
].join("\n");
const AFTER = [
  rows("book", [good, ...Array(4).fill({ ...good, toolCalls: [SEARCH, SEARCH], steps: 7 })]),
  rows("ask", Array(5).fill(asks)),
].join("\n");

const TEST = ["test", "--suite", "suite.yaml", "--evidence"] as const;

/** Blessed, then run again without one test and with another that regressed. */
async function regressed(): Promise<Desk> {
  const desk = deskWith({ "suite.yaml": SUITE, "before.jsonl": BEFORE, "after.jsonl": AFTER });
  await desk.run(...TEST, "before.jsonl");
  await desk.run("bless", "--baseline", "tests.json");
  desk.put("suite.yaml", SUITE.replace(/ {2}- \{ id: gone.*\n/, ""));
  await desk.run(...TEST, "after.jsonl", "--baseline", "tests.json");
  return desk;
}

describe("a saved report of tests", () => {
  it.each(["text", "json", "markdown", "junit"])("is the same again as %s", async (format) => {
    const desk = await regressed();
    const again = [...TEST, "after.jsonl", "--baseline", "tests.json", "--format", format] as const;
    const before = await desk.run(...again, "--output", "then.txt");
    expect(before.exitCode).toBe(1);
    // Each run has its own time: the last saved report is of this one.
    const shown = await desk.run("report", "--format", format);
    expect(shown).toMatchObject({ exitCode: 0, stderr: "" });
    expect(shown.stdout).toBe(desk.get("then.txt"));
    if (format === "text") expect(shown.stdout).toContain("regression  books a table");
  });

  it("is one file for a browser, with what the terminal says and the trend", async () => {
    const desk = await regressed();
    const shown = await desk.run("report", "--format", "html", "--output", "report.html");
    expect(shown).toMatchObject({ exitCode: 0, stdout: "" });
    const html = desk.get("report.html");
    await expect(html).toMatchFileSnapshot("../../golden/behaviour-report/report.html");
    for (const words of [
      "1 of 2 tests failed, 1 of them a regression",
      "of the baseline is gone",
      '<th scope="row"><a href="#test-1">books a table</a></th>',
      'aria-label="1 of 5 runs passed, between 3.6 % and 62.4 %"',
      "missing_required_tool",
      "the path varies between runs",
      'aria-label="100 %, 20 %"',
    ])
      expect(html).toContain(words);
  });

  it("is loaded from nowhere and runs nothing", async () => {
    const desk = await regressed();
    await desk.run("report", "--format", "html", "--output", "report.html");
    const html = desk.get("report.html");
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'`);
    expect(html).not.toMatch(/https?:|<script|<link|@import|url\(|\ssrc=|\son\w+=/i);
  });

  it("computes its verdict anew: a report cannot say what its runs do not", async () => {
    const desk = await regressed();
    const saved = JSON.parse(desk.get(".agentverity/test/report.json"));
    saved.status = "passed";
    saved.headline = "TESTS PASSED - all is well";
    for (const test of saved.tests) Object.assign(test, { success_rate: 100, passed_runs: 5, faults: [] });
    desk.put("edited.json", JSON.stringify(saved));
    const shown = await desk.run("report", "edited.json");
    expect(shown.stdout).toContain("TESTS FAILED - 1 of 2 tests failed");
  });

  it("names its trend's trouble and is shown without it", async () => {
    const desk = await regressed();
    desk.put(".agentverity/history.jsonl", "not a run\n");
    const shown = await desk.run("report", "--format", "html");
    expect(shown.exitCode).toBe(0);
    expect(shown.stderr).toContain("warning: without a trend: line 1 of");
    expect(shown.stdout).not.toContain('id="trend"');
  });

  it.each([
    { file: "tests.json", words: "holds blessed figures, without the runs behind them" },
    { file: "suite.yaml", words: 'suite.yaml is "agentverity.suite/v1"' },
    { file: "none.json", words: "there is no report at none.json" },
    { file: "broken.json", words: "tests[0].runs" },
    { file: "later.json", words: '"used_teleport: now" is no assertion that this version knows' },
  ])("is not $file", async ({ file, words }) => {
    const desk = await regressed();
    const saved = JSON.parse(desk.get(".agentverity/test/report.json"));
    const [first] = saved.tests;
    desk.put("broken.json", JSON.stringify({ ...saved, tests: [{ ...first, runs: 5 }] }));
    desk.put(
      "later.json",
      JSON.stringify({ ...saved, tests: [{ ...first, assertions: ["used_teleport: now"] }] }),
    );
    const shown = await desk.run("report", file);
    expect(shown).toMatchObject({ exitCode: 2, stdout: "" });
    expect(shown.stderr).toContain(words);
  });

  it("is no HTML of a price", async () => {
    const ran = await deskWith().run("plan", "--suite", "suite.yaml", "--format", "html");
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain("'plan' has no '--format html'");
  });
});

/** Text of an agent, a suite or a tool that would be more than text if it could. */
const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</style></title><svg onload=alert(1)>",
  "' onmouseover='alert(1)",
  "`</code><iframe src=//evil.example>`",
  "&lt;b&gt; \u202Egnp.exe \u0000 \u001B[31m",
];

describe("text of other people in a page", () => {
  it("stays text, wherever it stands", async () => {
    const [name = "", tool = "", ...others] = HOSTILE;
    const suite = {
      schema: "agentverity.suite/v1",
      cases: [
        { id: name, input: "q", expect: [{ used_tool: others[0] }, { final_output_contains: others[1] }] },
        { id: others[2], input: "r", expect: [{ decided: others[3] }] },
      ],
    };
    const answer = { text: name, verdict: tool, toolCalls: HOSTILE.map((each) => ({ name: each })) };
    const desk = deskWith({
      "suite.yaml": JSON.stringify(suite),
      "runs.jsonl": [rows("q", [answer, answer]), rows("r", [answer, { ...answer, toolCalls: [] }])].join(
        "\n",
      ),
    });
    await desk.run(...TEST, "runs.jsonl");
    await desk.run(...TEST, "runs.jsonl");
    const { stdout: html, exitCode } = await desk.run("report", "--format", "html");
    expect(exitCode).toBe(0);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)];
    expect(html.match(/</g)?.length).toBe(tags.length + 1); // and the doctype: every bracket opens a tag of ours
    const names = new Set(tags.map(([, tag]) => tag));
    for (const forbidden of ["script", "img", "iframe", "link", "object", "form", "a1", "b"])
      expect(names.has(forbidden), forbidden).toBe(false);
    const attributes = new Set(
      tags.flatMap(([, , all = ""]) =>
        [...all.matchAll(/([a-z-]+)(?:=|\s|$)(?:"[^"]*")?/g)].map(([, attribute]) => attribute),
      ),
    );
    for (const attribute of attributes) expect(attribute).not.toMatch(/^on|^src$|^style$/);
    for (const unseen of ["\u0000", "\u001B", "\u202E"]) expect(html).not.toContain(unseen);
  });
});
