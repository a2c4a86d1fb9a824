/** The pure core against the reference's reports on recorded evidence. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assess } from "../../src/core/assess.ts";
import { findUnscorable } from "../../src/core/coverage.ts";
import type { Evidence } from "../../src/core/evidence.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import type { Contract } from "../../src/core/suite.ts";
import { buildRunReport } from "../../src/report/build-run-report.ts";

interface Row {
  readonly id: string;
  readonly epsilon: number;
  readonly evidence: {
    readonly layer?: "verdict" | "tools" | "text";
    readonly isolation?: Evidence["isolation"];
    readonly cases: readonly {
      readonly input: string;
      readonly expected?: string;
      readonly observations: readonly unknown[];
      readonly errors?: number;
    }[];
  };
  readonly suite: {
    readonly contract: Record<string, never>;
    readonly cases: readonly { readonly expected: string }[];
  } | null;
  readonly expect: {
    readonly run?: Record<string, unknown>;
    readonly exit_code: number;
    readonly error?: string;
    readonly snapshot?: unknown;
    readonly snapshot_refused?: string;
  };
}

const rows = readFileSync(new URL("../reference/assess.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row)
  .filter((row) => row.expect.run !== undefined);

describe("recorded evidence", () => {
  it.each(rows)("$id leads to the reference's report and exit code", (row) => {
    const contract = row.suite === null ? undefined : readContract(row.suite.contract);
    const evidence: Evidence = {
      layer: row.evidence.layer ?? "verdict",
      isolation: row.evidence.isolation ?? "unknown",
      cases: row.evidence.cases.map((item, index) => {
        const expected = row.suite?.cases[index]?.expected ?? item.expected;
        return {
          input: item.input,
          fingerprint: createHash("sha256").update(item.input).digest("hex"),
          ...(expected === undefined ? {} : { expected }),
          outcomes: item.observations.map((raw) => readOutcome(raw, row.evidence.layer ?? "verdict")),
          errors: item.errors ?? 0,
        };
      }),
    };
    if (contract) expect(findUnscorable(evidence.cases, contract)).toBeUndefined();
    const policy = {
      epsilon: row.epsilon,
      blindnessThreshold: 0.9,
      meter: true,
      blindness: true,
      strict: false,
    };
    const assessment = assess(evidence, contract ? { ...policy, contract } : policy, 0);
    const ours = buildRunReport(
      assessment,
      {
        commonRepeats: Math.min(...evidence.cases.map((item) => item.outcomes.length)),
        routePlans: [],
        errorPolicy: "record",
        maxWorkers: 1,
        calls: { planned: 0, made: 0, failed: 0 },
        errors: [],
      },
      [],
    );
    expect(without(ours, PROSE)).toMatchObject(without(row.expect.run ?? {}, PROSE) as object);
    expect(assessment.exitCode).toBe(row.expect.exit_code);
    expect(assessment.admission.admissible).toBe(row.expect.snapshot !== undefined);
  });
});

/** Ours to write better, and what an importer adds. */
const PROSE = ["caveats", "advice", "warning", "message", "errors"];

function without(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, keys));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !keys.includes(key))
      .map(([key, item]) => [key, without(item, keys)]),
  );
}

function readOutcome(raw: unknown, layer: "verdict" | "tools" | "text"): Outcome {
  if (typeof raw === "string")
    return layer === "text" ? { kind: "text", text: raw } : { kind: "decision", label: raw };
  if (Array.isArray(raw)) return { kind: "tools", names: raw };
  return { kind: "no-decision", reason: (raw as { reason: "refused" }).reason };
}

function readContract(raw: Record<string, never>): Contract {
  const allowed = [...(raw["allowed"] ?? [])].sort();
  return {
    allowed,
    required: [...(raw["required"] ?? allowed)].sort(),
    critical: [...(raw["critical"] ?? [])].sort(),
    stabilityTargets: raw["stability_targets"] ?? {},
    minimumCases: raw["minimum_cases"] ?? {},
    allowedNoDecisions: [...(raw["allowed_no_decisions"] ?? [])].sort() as never,
  };
}
