import { describe, expect, it } from "vitest";
import { CONFIRMATION_PHRASES } from "../../../src/core/behaviour/assertion.ts";
import {
  type ComparedTest,
  compareTests,
  type RegressionRule,
} from "../../../src/core/behaviour/compare-tests.ts";
import { exitWithBehaviour, judgeTests } from "../../../src/core/behaviour/judge-tests.ts";
import { scoreTest } from "../../../src/core/behaviour/score-test.ts";
import type { TrialResult } from "../../../src/core/trial.ts";
import { statistics } from "../../reference/vectors.ts";

const CHECKING = {
  matches: (pattern: RegExp, text: string) => pattern.test(text),
  confirmationPhrases: CONFIRMATION_PHRASES,
};

function run(
  tools: readonly string[],
  more: { steps?: number; latencyMs?: number; costUsd?: number } = {},
): TrialResult {
  const toolCalls = tools.map((name) => ({ name }));
  return { ok: true, observation: { text: "ok", verdict: null, toolCalls, errors: [], ...more } };
}

const threw: TrialResult = { ok: false, failure: { kind: "timeout", message: "no answer within 1 s" } };
const used = { name: "used_tool", tool: "book" } as const;

function score(runs: readonly TrialResult[], planned = runs.length) {
  return scoreTest(
    { name: "t", assertions: [used, { name: "did_not_error" }], runs, planned, line: 3 },
    CHECKING,
  );
}

/** A test that passed so many of its runs. */
function counted(name: string, passed: number, total: number): ComparedTest {
  const runs = Array.from({ length: total }, (_, index) => run(index < passed ? ["book"] : []));
  return scoreTest({ name, assertions: [used], runs, planned: total }, CHECKING);
}

describe("the figures of a test", () => {
  it("say in which file it stands where that is not the suite", () => {
    const test = { name: "t", assertions: [used], runs: [run(["book"])], planned: 1 };
    expect(scoreTest({ ...test, file: "agents/t.agent.test.ts" }, CHECKING).file).toBe(
      "agents/t.agent.test.ts",
    );
    expect(scoreTest(test, CHECKING)).not.toHaveProperty("file");
  });

  it("count a run without an answer as a failed run of its own kind, without steps and tools", () => {
    expect(score([run(["c", "a", "b"])]).toolPresence.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    const test = score([run(["search", "book", "book"], { steps: 4, latencyMs: 100, costUsd: 0.5 }), threw]);
    expect(test).toMatchObject({
      line: 3,
      total: 2,
      passed: 1,
      successRate: 0.5,
      averageSteps: 2,
      averageLatencyMs: 100,
      averageCostUsd: 0.5,
      toolPresence: [
        { name: "book", count: 1 },
        { name: "search", count: 1 },
      ],
      commonPaths: [{ path: ["search", "book", "book"], count: 1 }],
      unstablePaths: true,
      categories: [{ name: "runtime_error", count: 1 }],
      failures: [
        { count: 1, failure: { detail: "agent_failed", message: "the agent gave no answer (timeout)" } },
      ],
    });
    expect(test.failures[0]?.failure.assertion).toBeUndefined();
  });

  it("say how little few runs show", () => {
    const test = score([1, 2, 3, 4, 5].map(() => run(["book"])));
    expect(test.wilson.lower).toBeCloseTo(0.5655, 4);
    expect(test.flakiness).toMatchObject({ estimate: 0, corrected: 0, interval: { lower: 0, upper: 1 } });
    expect([test.averageLatencyMs, test.averageSteps]).toEqual([undefined, undefined]);
  });

  it("are those of nothing where no run was made", () => {
    expect(score([], 5)).toMatchObject({
      total: 0,
      successRate: 0,
      flakiness: undefined,
      unstablePaths: false,
    });
  });

  it("count alike failures together, commonest first, and each failed assertion of a run once", () => {
    const test = score([run([]), run(["search"]), run(["search"])]);
    expect(test.failures.map(({ count, failure }) => [count, failure.message])).toEqual([
      [2, "`book` was not called (called: `search`)"],
      [1, "`book` was not called (no tool was called)"],
    ]);
    expect(test.categories).toEqual([{ name: "missing_required_tool", count: 3 }]);
  });

  it.each(statistics.flakiness.cases)("round and bound flakiness as published: $passes of $n", (row) => {
    const runs = Array.from({ length: row.n }, (_, index) => run(index < row.passes ? ["book"] : []));
    const { flakiness, exact } = score(runs);
    expect(Math.round((flakiness?.estimate ?? 0) * 1000) / 1000).toBe(row.agentcheck_score);
    expect(exact.lower).toBeCloseTo(row.cp_low, 9);
    expect(flakiness?.interval.upper).toBeCloseTo(row.flake_high, 9);
  });
});

describe("a test beside its baseline", () => {
  const compare = (before: [number, number], after: [number, number], rule: RegressionRule = "evidence") =>
    compareTests([counted("t", ...before)], [counted("t", ...after)], ["t"], rule).changes[0];

  it.each([
    { before: [5, 5], after: [5, 5], verdict: "ok" },
    { before: [5, 5], after: [4, 5], verdict: "suspect" },
    { before: [5, 5], after: [3, 5], verdict: "suspect" },
    { before: [5, 5], after: [2, 5], verdict: "regression" },
    { before: [20, 20], after: [17, 20], verdict: "suspect" },
    { before: [20, 20], after: [16, 20], verdict: "regression" },
    { before: [3, 5], after: [5, 5], verdict: "ok" },
  ] as const)("$before then $after is $verdict", ({ before, after, verdict }) => {
    expect(compare([...before], [...after])?.verdict).toBe(verdict);
  });

  it.each(statistics.two_sample.cases.filter((row) => row.base_n <= 20))(
    "has the published p-value: $base_pass of $base_n, then $cur_pass of $cur_n",
    (row) => {
      const change = compare([row.base_pass, row.base_n], [row.cur_pass, row.cur_n]);
      expect(change?.pValue).toBeCloseTo(row.boschloo_less_scipy ?? Number.NaN, 3);
    },
  );

  it("that is suspect says how many runs at this rate would show it, or that none would", () => {
    // 5 of 5 runs are no evidence against a rate of 0.6 before: more of today's alone never show it.
    expect(compare([5, 5], [3, 5])?.runsNeeded).toEqual({ today: 8, baseline: 8 });
    expect(compare([8, 8], [5, 8])?.verdict).toBe("regression");
    const needed = compare([20, 20], [4, 5])?.runsNeeded;
    expect(needed?.baseline).toBe(20);
    const today = needed?.today ?? 0;
    expect(compare([20, 20], [Math.ceil(0.8 * today), today])?.verdict).toBe("regression");
    expect(compare([500, 500], [499, 500])).toMatchObject({ verdict: "suspect" });
    expect(compare([500, 500], [499, 500])?.runsNeeded).toBeUndefined();
  });

  it("is one of several questions: the same drop convicts alone and not among many", () => {
    const before = [1, 2, 3, 4, 5, 6].map((number) => counted(`t${number}`, 5, 5));
    const after = before.map((test, index) => counted(test.name, index === 0 ? 2 : 5, 5));
    const names = before.map((test) => test.name);
    expect(compareTests(before, after, names, "evidence").changes[0]?.verdict).toBe("suspect");
    expect(compareTests(before.slice(0, 1), after.slice(0, 1), names, "evidence").changes[0]?.verdict).toBe(
      "regression",
    );
  });

  it("is a regression at any drop where the reference's rule is asked for", () => {
    expect(compare([5, 5], [4, 5], "any-drop")?.verdict).toBe("regression");
  });

  it("was another test where it checked other assertions", () => {
    const written = (...texts: readonly string[]) => ({ ...counted("t", 5, 5), written: texts });
    const others = (before: ComparedTest, after: ComparedTest) =>
      compareTests([before], [after], ["t"], "evidence").changes[0]?.otherAssertions;
    expect(others(written("a"), written("a"))).toBe(false);
    expect(others(written("a"), written("b"))).toBe(true);
    expect(others(written("a"), written("a", "b"))).toBe(true);
    expect(others(counted("t", 5, 5), written("a"))).toBe(false);
    expect(others(written("a"), counted("t", 5, 5))).toBe(false);
  });

  it("never drops without a run", () => {
    expect(
      compareTests([counted("t", 5, 5)], [counted("t", 0, 0)], ["t"], "evidence").changes[0]?.verdict,
    ).toBe("ok");
  });
});

describe("a set of tests beside its baseline", () => {
  it("tells which are new, which are gone, and that a test a filter left out is not gone", () => {
    const before = [counted("kept", 5, 5), counted("gone", 5, 5), counted("left out", 5, 5)];
    const after = [counted("kept", 5, 5), counted("new", 5, 5)];
    expect(compareTests(before, after, ["kept", "new", "left out"], "evidence")).toMatchObject({
      added: ["new"],
      vanished: ["gone"],
      mismatch: false,
    });
    expect(compareTests(before, [counted("x", 5, 5)], ["x"], "evidence").mismatch).toBe(true);
  });
});

describe("a set of tests", () => {
  const of = (passed: number, total: number, planned = total) => ({
    ...score(
      Array.from({ length: total }, (_, i) => run(i < passed ? ["book"] : [])),
      planned,
    ),
  });
  it.each([
    { what: "all passed", results: [of(5, 5)], minimum: 1, status: "passed", exitCode: 0, faults: [] },
    {
      what: "one run failed",
      results: [of(4, 5)],
      minimum: 1,
      status: "failed",
      exitCode: 1,
      faults: ["below-minimum"],
    },
    { what: "enough passed", results: [of(4, 5)], minimum: 0.8, status: "passed", exitCode: 0, faults: [] },
    {
      what: "a run is missing",
      results: [of(4, 4, 5)],
      minimum: 1,
      status: "incomplete",
      exitCode: 2,
      faults: ["unfinished"],
    },
    {
      what: "a run is missing and one failed",
      results: [of(3, 4, 5)],
      minimum: 1,
      status: "incomplete",
      exitCode: 2,
      faults: ["unfinished", "below-minimum"],
    },
  ])("is $status when $what", ({ results, minimum, status, exitCode, faults }) => {
    const judged = judgeTests(results, minimum, undefined);
    expect(judged).toMatchObject({ status, exitCode });
    expect(judged.tests[0]?.faults.map((fault) => fault.kind)).toEqual(faults);
  });

  it("fails with a test that regressed though enough of its runs passed, and with one that is gone", () => {
    const regressed = compareTests([counted("t", 20, 20)], [of(16, 20)], ["t"], "evidence");
    expect(judgeTests([of(16, 20)], 0.5, regressed)).toMatchObject({
      status: "failed",
      tests: [{ faults: [{ kind: "regressed" }] }],
    });
    const gone = compareTests([counted("t", 5, 5), counted("u", 5, 5)], [of(5, 5)], ["t"], "evidence");
    expect(judgeTests([of(5, 5)], 1, gone)).toMatchObject({ status: "failed", exitCode: 1 });
  });

  it.each([
    { status: "deterministic", exitCode: 0, passed: 5, is: 0 },
    { status: "deterministic", exitCode: 0, passed: 4, is: 1 },
    { status: "undecided", exitCode: 2, passed: 4, is: 1 },
    { status: "incomplete", exitCode: 2, passed: 4, is: 2 },
  ] as const)(
    "with $passed of 5 beside a run that is $status gives exit code $is",
    ({ status, exitCode, passed, is }) => {
      expect(exitWithBehaviour(status, exitCode, judgeTests([of(passed, 5)], 1, undefined).status)).toBe(is);
    },
  );
});
