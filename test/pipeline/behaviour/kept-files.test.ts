/** What runs of tests leave behind: the history of them, and the baselines that were blessed. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deskWith } from "../../fakes/shell-desk.ts";

const harness = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../data/harnesses/agentcheck", name), "utf8");

const SUITE = `schema: agentverity.suite/v1
cases:
  - { id: books a table, input: q, expect: [{ final_output_contains: ok }] }
`;
const row = (text: string) => JSON.stringify({ input: "q", observation: { text, toolCalls: [], steps: 2 } });
const TEST = ["test", "--suite", "suite.yaml", "--evidence"] as const;
const GOOD = Array(5).fill(row("ok")).join("\n");
const WORSE = [...Array(3).fill(row("ok")), ...Array(2).fill(row("no"))].join("\n");

describe("the history of tests", () => {
  it("keeps each run of `test`, in the order they were made, and shows one beside the one before", async () => {
    const desk = deskWith({ "suite.yaml": SUITE, "good.jsonl": GOOD, "worse.jsonl": WORSE });
    await desk.run(...TEST, "good.jsonl");
    await desk.run(...TEST, "worse.jsonl", "-k", "table");
    const kept = desk
      .get(".agentverity/history.jsonl")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(kept).toMatchObject([
      { schema: "agentverity.history/v1", passed_tests: 1, failed_tests: 0, filter_pattern: null },
      { status: "failed", passed_tests: 0, failed_tests: 1, has_regression: false, filter_pattern: "table" },
    ]);
    const list = await desk.run("history", "list");
    expect(list.exitCode).toBe(0);
    const [latest, first] = list.stdout.split("\n").filter((line) => line.includes("suite.yaml"));
    expect(latest).toContain(`${kept[1].run_id}  2026-11-30T12:00:02.000Z  0 of 1`);
    expect(first).toContain(kept[0].run_id);

    const show = await desk.run("history", "show", kept[1].run_id.slice(0, 6));
    expect(show).toMatchObject({ exitCode: 0, stderr: "" });
    expect(show.stdout).toContain("books a table  3 of 5       100 %           0.96");
  });

  it("reads agentcheck's history with its own", async () => {
    const desk = deskWith({ ".agentcheck/history.json": harness("regressed/history.json") });
    const list = await desk.run("history", "list", "--format", "json");
    const { runs, files } = JSON.parse(list.stdout);
    expect(files).toEqual([".agentcheck/history.json"]);
    expect(runs.map((run: { run_id: string }) => run.run_id)).toEqual([
      "fae0eacbdb1e",
      "3a513bc71afb",
      "03f4edf4659d",
    ]);
    const show = await desk.run("history", "show", "03f4");
    expect(show.stdout).toContain("RUN 03f4edf4659d - 4 of 7 tests passed");
    expect(show.stdout).toMatch(/test_books_a_table +60 % +100 % +0\.96 +2\.6/);
  });

  it("says what to do where there is none, or no such run", async () => {
    const desk = deskWith();
    expect((await desk.run("history", "list")).stdout).toContain("NO HISTORY");
    expect(await desk.run("history", "show", "abc")).toMatchObject({ exitCode: 2 });
    expect(await desk.run("history", "show")).toMatchObject({ exitCode: 2 });
  });

  it("refuses a file that no run has written, with the line", async () => {
    const desk = deskWith({ ".agentverity/history.jsonl": '{"run_id":"a"}\nnot json\n' });
    const list = await desk.run("history", "list");
    expect(list.exitCode).toBe(2);
    expect(list.stderr).toContain("line 1 of");
    expect(list.stderr).toContain("line 2 of");
  });

  it("is no condition: tests whose history cannot be written are judged all the same", async () => {
    const desk = deskWith({ "suite.yaml": SUITE, "good.jsonl": GOOD });
    desk.put(".agentverity/history.jsonl/a-folder-in-the-way", "");
    const ran = await desk.run(...TEST, "good.jsonl");
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toContain("warning: this run is not in the history");
  });
});

describe("the baselines of tests", () => {
  async function blessed() {
    const desk = deskWith({
      "suite.yaml": SUITE,
      "good.jsonl": GOOD,
      ".agentcheck/baselines/latest.json": harness("blessed/baseline.json"),
      "router.baseline.json": '{ "schema": "agentverity.snapshot/v4" }',
    });
    await desk.run(...TEST, "good.jsonl");
    await desk.run("bless", "--baseline", "tests.baseline.json");
    return desk;
  }

  it("are listed, ours and agentcheck's", async () => {
    const list = await (await blessed()).run("baseline", "list");
    expect(list).toMatchObject({ exitCode: 0, stderr: "" });
    expect(list.stdout).toContain("BASELINES - 2 files of blessed figures");
    expect(list.stdout).toMatch(
      /tests\.baseline\.json +1 +5 +2026-11-30T12:00:01\.000Z +agentverity 1\.0\.0/,
    );
    expect(list.stdout).toMatch(/\.agentcheck\/baselines\/latest\.json +7 +55 +unknown +agentcheck/);
    expect(list.stdout).toContain("1 baseline of decisions beside them");
  });

  it("are shown in plain words", async () => {
    const shown = await (await blessed()).run("baseline", "inspect", ".agentcheck/baselines/latest.json");
    expect(shown).toMatchObject({ exitCode: 0, stderr: "" });
    expect(shown.stdout).toMatch(/test_party_too_large +4 of 5 +80 % +search → book_table \(varies\)/);
  });

  it("are deleted only where somebody means it", async () => {
    const desk = await blessed();
    const path = join(desk.folder, "tests.baseline.json");
    const asked = await desk.run("baseline", "delete", "tests.baseline.json");
    expect(asked).toMatchObject({ exitCode: 2 });
    expect(existsSync(path)).toBe(true);
    const deleted = await desk.run("baseline", "delete", "tests.baseline.json", "--yes");
    expect(deleted).toMatchObject({ exitCode: 0, stderr: "" });
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    { file: "router.baseline.json", words: "keeps approved decisions, not figures of tests" },
    { file: "suite.yaml", words: "suite.yaml is" },
    { file: "none.json", words: "there is no baseline at none.json" },
  ])("are not mistaken for $file", async ({ file, words }) => {
    const desk = await blessed();
    const ran = await desk.run("baseline", "delete", file, "--yes");
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain(words);
    if (file !== "none.json") expect(existsSync(join(desk.folder, file))).toBe(true);
  });
});
