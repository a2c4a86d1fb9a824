/** Baselines of recorded evidence against those that the reference wrote, and its files through our reader. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { baselineOf } from "../../src/core/baseline.ts";
import { checkBaseline } from "../../src/core/check-baseline.ts";
import { matchesEvidence } from "../../src/core/claim-differences.ts";
import { countOutcomes } from "../../src/core/coverage.ts";
import { baselineDocument, readBaseline } from "../../src/evidence/baseline-file.ts";
import { writeOutcome } from "../../src/evidence/evidence-file.ts";
import { stableJson } from "../../src/report/format/stable-json.ts";
import { judgeFiles } from "../fakes/recorded-runs.ts";

interface Probe {
  readonly input_fingerprint: string;
  readonly expected: unknown;
  readonly intended: string | null;
}
interface Snapshot {
  readonly probes: readonly Probe[];
  readonly [key: string]: unknown;
}
interface Row {
  readonly id: string;
  readonly epsilon: number;
  readonly evidence: object;
  readonly suite: object | null;
  readonly expect: { readonly snapshot?: Snapshot; readonly snapshot_refused?: string };
}

const rows = readFileSync(new URL("../reference/assess.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);
const admitted = rows.flatMap((row) =>
  row.expect.snapshot === undefined ? [] : [{ ...row, snapshot: row.expect.snapshot }],
);
const ABOUT = { createdAt: "2026-11-30T09:30:00.000Z", version: "0.0.0" };

async function judged({ evidence, suite, epsilon }: Row) {
  const files = { "evidence.json": JSON.stringify(evidence, null, 2) };
  const described = suite === null ? {} : { "suite.json": JSON.stringify(suite, null, 2) };
  const result = await judgeFiles({ ...files, ...described }, { epsilon: String(epsilon) });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.assessment;
}

function opened(value: unknown) {
  const read = readBaseline({ file: "baseline.json", value, locate: () => ({ file: "baseline.json" }) });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

describe("the baseline of recorded evidence", () => {
  it.each(admitted)("$id is the reference's, with the commonest answers and sorted probes", async (row) => {
    const assessment = await judged(row);
    const document = baselineDocument(baselineOf(assessment, ABOUT));
    const modes = new Map(
      assessment.evidence.cases.map(({ fingerprint, outcomes }) => {
        const [commonest] = countOutcomes(outcomes);
        if (commonest === undefined) throw new Error("an admitted probe without an answer");
        return [fingerprint, writeOutcome(commonest.outcome)];
      }),
    );
    const probes = [...row.snapshot.probes]
      .sort((a, b) => (a.input_fingerprint < b.input_fingerprint ? -1 : 1))
      .map((probe) => ({ ...probe, expected: modes.get(probe.input_fingerprint) }));
    expect(JSON.parse(stableJson(document))).toMatchObject({ ...row.snapshot, probes });
  });

  it.each(admitted)("$id is read back as it was, and matches its evidence", async (row) => {
    const assessment = await judged(row);
    const baseline = baselineOf(assessment, ABOUT);
    const again = opened(JSON.parse(stableJson(baselineDocument(baseline))));
    expect(again).toEqual(baseline);
    expect(matchesEvidence(again, assessment)).toEqual([]);
  });
});

describe("a baseline that the reference wrote", () => {
  it.each(admitted)("$id is read, and is compatible with the evidence it is of", async (row) => {
    const document = {
      ...row.snapshot,
      created_at: "2026-09-01T10:00:00+00:00",
      agentverity_version: "0.25.5",
    };
    const baseline = opened(document);
    expect(baseline.answers).toBeUndefined();
    const assessment = await judged(row);
    // Its first answer is what the reference expects, and what its rule looks at again.
    expect(checkBaseline(baseline, assessment, "full")).toMatchObject({ state: "unchanged", exitCode: 0 });
    const differences = matchesEvidence(baseline, assessment);
    expect(differences.filter(({ kind }) => kind !== "expected")).toEqual([]);
  });
});
