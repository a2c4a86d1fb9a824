/** The library as a script uses it: imported from the built bundle, typed by what lies beside it. */
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { DIST, folderWith, REPOSITORY } from "./bundles.ts";

const library: typeof import("../../src/index.ts") = await import(join(DIST, "index.js"));
const bridge = join(REPOSITORY, "examples", "promptfoo-bridge");

describe("the library", () => {
  it("judges a recording as the command line does", async () => {
    const judged = await library.assessFiles({
      "working-directory": bridge,
      evidence: ["results.json"],
      suite: "suite.json",
    });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    const { assessment, exitCode, headline, json, markdown } = judged.value;
    expect([assessment.status, exitCode, json["schema"]]).toEqual(["stochastic", 0, "agentverity.run/v2"]);
    expect(assessment.evidence.cases).toHaveLength(6);
    expect(headline).toContain("'card_security' moves: 8 of 13 pairs flipped");
    expect(markdown).toContain("`card_security` moves");
  });

  it("gives what is wrong as values, with code and place", async () => {
    const settings = { "working-directory": bridge, evidence: "suite.json", epsilon: 7 };
    expect(await library.assessFiles(settings)).toMatchObject({
      ok: false,
      problems: [{ code: "input-invalid", message: expect.stringContaining("`epsilon` is 7") }],
    });
    expect(await library.assessFiles({ ...settings, epsilon: 0.1 })).toMatchObject({
      ok: false,
      problems: [{ code: "evidence-invalid", at: { file: "suite.json" } }],
    });
  });

  it("compares two windows", async () => {
    const window = (last: string) => {
      const cases = ["a", "b", "c"].map((input) => ({
        input,
        expected: input,
        observations: Array<string>(26).fill(input === "c" ? last : input),
      }));
      return JSON.stringify({ schema: "agentverity.evidence/v2", layer: "verdict", cases });
    };
    const folder = folderWith({ "mon.json": window("c"), "tue.json": window("x") });
    const compared = await library.compareFiles({
      "working-directory": folder,
      before: "mon.json",
      after: "tue.json",
    });
    expect(compared).toMatchObject({
      ok: true,
      value: { exitCode: 1, json: { schema: "agentverity.compare/v1", status: "drift" } },
    });
  });

  it("plans, judges what a script made itself, and does the sums", () => {
    const {
      assess,
      holm,
      judgeStability,
      planMeasurement,
      quietPairs,
      readObservation,
      sequentialBoundaries,
    } = library;
    const request = { epsilon: 0.05, targets: {}, meter: true, strict: false };
    expect(planMeasurement({ ...request, intended: ["a", "b"] })).toMatchObject({ plan: { calls: 148 } });
    expect([0.1, 0.05, 0.01].map((epsilon) => quietPairs(epsilon, false))).toEqual([35, 73, 381]);
    expect(judgeStability({ flips: 0, pairs: 73 }, 0.05, false).verdict.kind).toBe("deterministic");
    expect(holm([0.01, 0.04])).toEqual([0.02, 0.04]);
    expect(sequentialBoundaries({ epsilon: 0.05, cap: 292 }).certifyAt[0]).toBe(73);
    expect(readObservation("refund")).toMatchObject({ observation: { verdict: { label: "refund" } } });
    const outcomes = Array.from({ length: 146 }, () => ({ kind: "decision", label: "a" }) as const);
    const cases = [{ input: "one", fingerprint: "0".repeat(64), outcomes, errors: 0 }];
    const policy = { epsilon: 0.05, blindnessThreshold: 0.9, meter: true, blindness: false, strict: false };
    const evidence = { layer: "verdict", isolation: "unknown", cases } as const;
    expect(assess(evidence, policy, 0)).toMatchObject({ status: "deterministic", exitCode: 0 });
  });

  it("is typed: a script that uses it compiles, and one that misuses it does not", () => {
    const script = `import { assessFiles, type Assessment, type Problem } from ${JSON.stringify(join(DIST, "index.js"))};
const judged = await assessFiles({ evidence: "runs.jsonl", epsilon: 0.05 });
const problems: readonly Problem[] = judged.ok ? [] : judged.problems;
const assessment: Assessment | undefined = judged.ok ? judged.value.assessment : undefined;
export const flips: number | undefined = assessment?.stability?.flips ?? problems.length;
// @ts-expect-error: a count is no text
export const words: string = assessment?.stability?.flips;
`;
    expect(faultsOf(script)).toEqual([]);
  });
});

function faultsOf(script: string): string[] {
  const file = join(folderWith({ "script.mts": script }), "script.mts");
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    target: ts.ScriptTarget.ES2023,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
