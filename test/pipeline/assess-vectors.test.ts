/** Recorded evidence through the real readers, against the reference's reports and refusals. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judgeFiles } from "../fakes/recorded-runs.ts";

interface Row {
  readonly id: string;
  readonly epsilon: number;
  readonly evidence: object;
  readonly suite: object | null;
  readonly expect: {
    readonly run?: Record<string, unknown>;
    readonly exit_code: number;
    readonly error?: string;
    readonly snapshot?: unknown;
  };
}

const rows = readFileSync(new URL("../reference/assess.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

function judgeRow({ evidence, suite, epsilon }: Row) {
  const files = { "evidence.json": JSON.stringify(evidence, null, 2) };
  const described = suite === null ? {} : { "suite.json": JSON.stringify(suite, null, 2) };
  return judgeFiles({ ...files, ...described }, { epsilon: String(epsilon) });
}

describe("recorded evidence", () => {
  it.each(rows.filter((row) => row.expect.run))("$id leads to the reference's report", async (row) => {
    const judged = await judgeRow(row);
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    const { model, assessment } = judged.value;
    expect(withoutProse(model.run)).toMatchObject(withoutProse(row.expect.run ?? {}) as object);
    expect(model.exitCode).toBe(row.expect.exit_code);
    expect(assessment.admission.admissible).toBe(row.expect.snapshot !== undefined);
  });

  it.each(rows.filter((row) => row.expect.error))("$id is refused, naming the place", async (row) => {
    const judged = await judgeRow(row);
    if (judged.ok) throw new Error(`it was judged ${judged.value.model.status}`);
    for (const { message, hint, at } of judged.problems) {
      expect(message).toMatch(/`[^`]+`|"[^"]+"/);
      expect(hint).not.toBe("");
      expect(at?.file).toMatch(/\.json$/);
      expect(at?.line).toBeGreaterThan(0);
    }
  });
});

/** Ours to write better. */
const PROSE = ["caveats", "advice", "warning", "message"];

function withoutProse(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, item) => (PROSE.includes(key) ? undefined : item)));
}
