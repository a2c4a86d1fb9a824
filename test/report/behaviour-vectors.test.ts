/** The reference's own results: outcomes and categories of assertions, figures of tests, comparisons. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONFIRMATION_PHRASES } from "../../src/core/behaviour/assertion.ts";
import { checkAssertion } from "../../src/core/behaviour/check-assertion.ts";
import { compareTests } from "../../src/core/behaviour/compare-tests.ts";
import { findAssertion, readAssertion } from "../../src/core/behaviour/read-assertion.ts";
import { scoreTest } from "../../src/core/behaviour/score-test.ts";
import { readObservation } from "../../src/core/read-observation.ts";
import { referenceComparison, referenceReport } from "../../src/report/build-behaviour-report.ts";

interface AssertionVector {
  readonly id: string;
  readonly result: unknown;
  readonly assertions: readonly {
    readonly assertion: string;
    readonly args: readonly unknown[];
    readonly passed: boolean;
    readonly category: string | null;
  }[];
}

interface RecordedTest {
  readonly test: string;
  readonly assertions: readonly (readonly [string, readonly unknown[]])[];
  readonly runs: readonly unknown[];
}

type Report = Readonly<Record<string, unknown>>;

interface SessionVector {
  readonly id: string;
  readonly current: readonly RecordedTest[];
  readonly baseline: readonly RecordedTest[];
  readonly expect: {
    readonly current_reports: readonly Report[];
    readonly baseline_reports: readonly Report[];
    readonly reference_comparison: Readonly<Record<string, unknown>>;
  };
}

const LINES = readFileSync(new URL("../reference/behaviour.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as AssertionVector | SessionVector);
const ASSERTIONS = LINES.filter((line) => "assertions" in line);
const SESSIONS = LINES.filter((line) => "current" in line);

const CHECKING = {
  matches: (pattern: RegExp, text: string) => pattern.test(text),
  confirmationPhrases: CONFIRMATION_PHRASES,
};

function assertionOf(name: string, args: readonly unknown[]) {
  const known = findAssertion(name);
  const read = known && readAssertion(known, args);
  if (!read?.ok) throw new Error(`${name} ${JSON.stringify(args)} cannot be read: ${read?.why}`);
  return read.assertion;
}

function observationOf(raw: unknown) {
  const read = readObservation(raw);
  if (!read.ok) throw new Error(read.why);
  return read.observation;
}

function score(test: RecordedTest) {
  const assertions = test.assertions.map(([name, args]) => assertionOf(name, args));
  const runs = test.runs.map((run) => ({ ok: true, observation: observationOf(run) }) as const);
  return scoreTest({ name: test.test, assertions, runs, planned: runs.length }, CHECKING);
}

/** Rounded where floats only agree to 1e-12. */
function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === "number" ? Number(part.toPrecision(12)) : part,
    ),
  );
}

describe("an assertion", () => {
  it.each(ASSERTIONS)("passes and fails as in the reference: $id", ({ result, assertions }) => {
    const observation = observationOf(result);
    const found = assertions.map(({ assertion, args }) => {
      const failure = checkAssertion(assertionOf(assertion, args), observation, CHECKING);
      return { assertion, args, passed: failure === undefined, category: failure?.category ?? null };
    });
    expect(found).toEqual(assertions);
  });
});

describe("a session", () => {
  it.each(SESSIONS)("has the reference's figures: $id", ({ current, baseline, expect: wanted }) => {
    expect(current.map((test) => rounded(referenceReport(score(test))))).toMatchObject(
      wanted.current_reports.map(rounded) as object[],
    );
    expect(baseline.map((test) => rounded(referenceReport(score(test))))).toMatchObject(
      wanted.baseline_reports.map(rounded) as object[],
    );
  });

  it.each(SESSIONS)("is compared as the reference does: $id", ({ current, baseline, expect: wanted }) => {
    const names = current.map((test) => test.test);
    const comparison = compareTests(baseline.map(score), current.map(score), names, "any-drop");
    expect(rounded(referenceComparison(comparison))).toEqual(rounded(wanted.reference_comparison));
    const regressed = comparison.changes.filter((change) => change.verdict === "regression");
    expect(regressed.map((change) => change.name)).toEqual(
      (wanted.reference_comparison["regressions"] as Report[]).map((row) => row["test_name"]),
    );
  });
});
