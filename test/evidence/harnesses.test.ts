/** Every recorded run of every harness reads as `expected.json` says, by content alone. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { outcomeWords } from "../../src/core/outcome.ts";
import { judgeFiles } from "../fakes/recorded-runs.ts";

const folder = new URL("../data/harnesses/", import.meta.url);

interface Reading {
  readonly complete: boolean;
  readonly sequences?: Readonly<Record<string, readonly unknown[]>>;
  readonly pairs?: number;
  readonly flips?: number;
}
type Expected = Reading & {
  readonly cells?: readonly (Reading & { provider: string; promptIdx: number; prompt: string })[];
};

const expected = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as Readonly<
  Record<string, Expected>
>;
const whole = Object.entries(expected).filter(([, { cells }]) => cells === undefined);

/** Under a name that says nothing. */
function judgeAs(path: string, settings: Readonly<Record<string, string>> = {}) {
  return judgeFiles({ recording: readFileSync(new URL(path, folder)) }, settings);
}

async function readingOf(path: string, settings: Readonly<Record<string, string>> = {}): Promise<Reading> {
  const judged = await judgeAs(path, settings);
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
  const { assessment } = judged.value;
  const { cases } = assessment.evidence;
  return {
    complete: assessment.complete,
    sequences: Object.fromEntries(cases.map((item) => [item.input, item.outcomes.map(outcomeWords)])),
    pairs: assessment.stability?.pairs ?? 0,
    flips: assessment.stability?.flips ?? 0,
  };
}

function withoutErrors(sequences: Reading["sequences"] = {}): Reading["sequences"] {
  return Object.fromEntries(
    Object.entries(sequences).map(([input, answers]) => [
      input,
      answers.filter((answer) => typeof answer === "string"),
    ]),
  );
}

describe("a recording of another harness", () => {
  it.each(whole)("%s is read as it ran", async (path, wanted) => {
    const read = await readingOf(path);
    expect(read.complete).toBe(wanted.complete);
    if (wanted.sequences) expect(read.sequences).toEqual(withoutErrors(wanted.sequences));
    if (wanted.pairs !== undefined) expect([read.pairs, read.flips]).toEqual([wanted.pairs, wanted.flips]);
  });

  const cells = expected["promptfoo/matrix.json"]?.cells ?? [];
  it.each(cells)("of several cells gives $provider with $prompt when asked", async (cell) => {
    for (const promptId of [cell.prompt, String(cell.promptIdx)]) {
      const read = await readingOf("promptfoo/matrix.json", {
        provider: cell.provider,
        "prompt-id": promptId,
      });
      expect(read).toMatchObject({
        complete: true,
        sequences: cell.sequences,
        pairs: cell.pairs,
        flips: cell.flips,
      });
    }
  });

  it("of several cells is refused without a choice, naming them", async () => {
    const judged = await judgeAs("promptfoo/matrix.json");
    expect(judged).toMatchObject({
      ok: false,
      problems: [{ code: "evidence-invalid", at: { file: "recording" } }],
    });
    expect(JSON.stringify(judged)).toContain("`toy-router-v2` with `polite`");
  });

  it("counts failed runs by case, never as answers", async () => {
    const judged = await judgeAs("promptfoo/errors.json");
    if (!judged.ok) throw new Error("refused");
    expect(judged.value.model.run["errors"]).toHaveLength(2);
    expect(judged.value.model.status).toBe("incomplete");
  });

  it("reads the tools that were called, in their order, where tools are compared", async () => {
    const read = await readingOf("deepeval/evaluate_missing_output.json", { layer: "tools" });
    expect(read.complete).toBe(false);
    expect(read.sequences?.["I was charged twice"]).toEqual(Array(10).fill("lookup_account → route"));
  });

  it("takes agentcheck's runs from its traces, an agent that raised as a failure of its siblings' input", async () => {
    const read = await readingOf("agentcheck/first/traces.json");
    expect(read.complete).toBe(false);
    expect(read.sequences?.["Book a table for 9 tonight"]).toHaveLength(4);
    expect(read.sequences?.["My card was stolen"]).toEqual(
      expected["promptfoo/single.json"]?.sequences?.["My card was stolen"],
    );
    const tools = await readingOf("agentcheck/regressed/traces.json", { layer: "tools" });
    expect(tools.sequences?.["Book a table for 2 tonight"]).toContain("search → book_table");
  });

  it.each([
    ["agentcheck/first/report.json", "aggregates"],
    ["agentcheck/first/history.json", "aggregates"],
    ["agentcheck/blessed/baseline.json", "aggregates"],
    ["agentcheck/scenarios.json", "`scenarios`"],
  ])("%s is refused: %s", async (path, why) => {
    const judged = await judgeAs(path);
    expect(judged).toMatchObject({
      ok: false,
      problems: [{ code: "evidence-invalid", at: { file: "recording" } }],
    });
    expect(JSON.stringify(judged)).toContain(why);
  });
});
