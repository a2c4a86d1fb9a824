import { expect, it } from "vitest";
import type { Config } from "../../src/inputs/config.ts";
import { readConfig } from "../../src/inputs/read-config.ts";
import { publicationOf } from "../../src/pipeline/publication.ts";
import { judgeFiles, memoryHost } from "../fakes/recorded-runs.ts";

const settings = { "evidence-format": "jsonl", "decision-path": "output" };
const run = (input: string) => `${JSON.stringify({ input, output: "a" })}\n`;
const files = { "runs.jsonl": ["one", "one", "two", "two"].map(run).join("") };

it.each([
  { pairs: 2, rate: "0", low: "0" },
  { pairs: 0, rate: "", low: "" },
])("gives a later step a flip rate only where a pair was compared: $pairs pairs", async (row) => {
  const judged = await judgeFiles(files, settings);
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
  const { model } = judged.value;
  if (model.stability === undefined) throw new Error("not metered");
  const measurement = {
    ...judged.value,
    model: { ...model, stability: { ...model.stability, pairs: row.pairs } },
  };
  const { outputs } = publicationOf(measurement, await configOf(), memoryHost(files));
  expect(outputs).toMatchObject({ "flip-rate": row.rate, "ci-low": row.low });
  expect(outputs["ci-high"] === "").toBe(row.rate === "");
});

it("gives a headline that is read at a glance, however long the texts are that the agent answers", async () => {
  const text = (input: string) => `${JSON.stringify({ input, output: "so ".repeat(30_000) })}\n`;
  const long = { "runs.jsonl": ["one", "one", "two", "two"].map(text).join("") };
  const judged = await judgeFiles(long, { ...settings, layer: "text" });
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
  const { outputs, headline, text: report } = publicationOf(judged.value, await configOf(), memoryHost(long));
  expect(outputs["headline"]).toBe(headline);
  expect(headline).toMatch(/'so so .+…' on 100 % of the probes/);
  expect(headline.length).toBeLessThan(300);
  expect(Math.max(...report.split("\n").map((line) => line.length))).toBeLessThan(300);
});

async function configOf(): Promise<Config> {
  const values = { mode: "assess", evidence: "runs.jsonl", ...settings };
  const read = await readConfig(
    { source: "action", values, unknown: [] },
    { workingDirectory: "/team", read: () => undefined },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
