/**
 * `agentverity.behaviour/v1`: the reference's fields under its names and in its units (per cent, seconds), then ours.
 * No text of the agent, no argument and no body of an error enters it.
 */
import { writeAssertion } from "../core/behaviour/assertion.ts";
import type { ComparedTest, Comparison, TestChange } from "../core/behaviour/compare-tests.ts";
import type { BehaviourAssessment, JudgedTest } from "../core/behaviour/judge-tests.ts";
import type { Counted, RunScore, TestFigures, TestResult } from "../core/behaviour/score-test.ts";

const BEHAVIOUR_SCHEMA = "agentverity.behaviour/v1";

type Fields = Readonly<Record<string, unknown>>;

export function behaviourReport(
  { tests, comparison, minimum, status, exitCode }: BehaviourAssessment,
  facts: Fields,
): Fields {
  return {
    schema: BEHAVIOUR_SCHEMA,
    ...facts,
    status,
    exit_code: exitCode,
    min_success_rate: minimum,
    tests: tests.map(testReport),
    ...(comparison === undefined ? {} : { comparison: comparisonReport(comparison) }),
  };
}

export function testReport({ result, faults }: JudgedTest): Fields {
  const { wilson, exact, flakiness, failures } = result;
  return {
    ...referenceReport(result),
    ...(result.line === undefined ? {} : { line: result.line }),
    ...(result.file === undefined ? {} : { file: result.file }),
    outcome: faults.length === 0 ? "passed" : "failed",
    faults: faults.map((fault) => fault.kind),
    planned_runs: result.planned,
    success_interval: {
      lower: wilson.lower,
      upper: wilson.upper,
      exact_lower: exact.lower,
      exact_upper: exact.upper,
    },
    flakiness:
      flakiness === undefined
        ? null
        : {
            corrected: flakiness.corrected,
            lower: flakiness.interval.lower,
            upper: flakiness.interval.upper,
          },
    assertions: result.assertions.map(writeAssertion),
    failures: failures.map(({ failure, count }) => ({ ...failure, runs: count })),
    failure_details: detailsOf(result),
    runs: result.runs.map(runReport),
  };
}

/** As the reference's report has it, field for field. */
export function referenceReport(result: TestResult): Fields {
  const { total, passed, flakiness } = result;
  return {
    test_name: result.name,
    ...figureFields(result),
    failed_runs: total - passed,
    success_rate: inPercent(passed, total),
    failure_reasons: result.failures.map(
      ({ failure, count }) => `${failure.message} (${count}/${total} runs)`,
    ),
    flakiness_score: roundedFlakiness(flakiness?.estimate ?? 0),
  };
}

function figureFields(figures: TestFigures): Fields {
  const { total, passed, categories } = figures;
  return {
    total_runs: total,
    passed_runs: passed,
    average_steps: figures.averageSteps ?? null,
    average_latency: inSeconds(figures.averageLatencyMs),
    average_cost: figures.averageCostUsd ?? null,
    tool_presence: rates(figures.toolPresence, total),
    common_tool_paths: figures.commonPaths.map(({ path, count }) => ({
      path,
      count,
      rate: inPercent(count, total),
    })),
    failure_categories: Object.fromEntries(categories.map(({ name, count }) => [name, count])),
    unstable_tool_paths: figures.unstablePaths,
  };
}

/** Three places, as the reference rounds it. */
export function roundedFlakiness(estimate: number): number {
  return Math.round(estimate * 1000) / 1000;
}

function detailsOf({ failures }: TestResult): Fields {
  const counts: Record<string, number> = {};
  for (const { failure, count } of failures) counts[failure.detail] = (counts[failure.detail] ?? 0) + count;
  return counts;
}

function runReport({ passed, failures, path, steps, latencyMs, costUsd }: RunScore): Fields {
  return {
    passed,
    failures: failures.map(({ assertion, category, detail, message }) => ({
      assertion: assertion ?? null,
      category,
      detail,
      message,
    })),
    tools: path,
    steps: steps ?? null,
    latency_ms: latencyMs ?? null,
    cost_usd: costUsd ?? null,
  };
}

function comparisonReport(comparison: Comparison): Fields {
  return {
    rule: comparison.rule,
    added_tests: comparison.added,
    vanished_tests: comparison.vanished,
    tests: comparison.changes.map((change) => ({
      test_name: change.name,
      verdict: change.verdict,
      before: comparedReport(change.before),
      after: { passed_runs: change.after.passed, total_runs: change.after.total },
      p_value: change.pValue,
      adjusted_p_value: change.adjusted,
      runs_needed: change.runsNeeded ?? null,
      other_assertions: change.otherAssertions,
    })),
    reference: referenceComparison(comparison),
  };
}

/** All that was compared, so that the saved report can be shown again without the baseline. */
function comparedReport(test: ComparedTest): Fields {
  return {
    test_name: test.name,
    ...figureFields(test),
    ...(test.written === undefined ? {} : { assertions: test.written }),
  };
}

/** What the reference says of the same figures: to it, any drop is a regression. */
export function referenceComparison({ changes, added, vanished, mismatch }: Comparison): Fields {
  return {
    available: true,
    suite_mismatch: mismatch,
    regressions: changes
      .filter(({ before, after }) => after.successRate < before.successRate)
      .map(referenceRegression),
    matched_tests: changes.map((change) => change.name),
    current_only_tests: added,
    baseline_only_tests: vanished,
  };
}

function referenceRegression({ name, before, after }: TestChange): Fields {
  return {
    test_name: name,
    previous_success_rate: inPercent(before.passed, before.total),
    current_success_rate: inPercent(after.passed, after.total),
    step_delta: difference(before.averageSteps, after.averageSteps),
    latency_delta: difference(inSeconds(before.averageLatencyMs), inSeconds(after.averageLatencyMs)),
    cost_delta: difference(before.averageCostUsd, after.averageCostUsd),
    tool_coverage_drops: coverageDrops(before, after),
    primary_path_change: pathChange(before, after),
    failure_categories: Object.fromEntries(after.categories.map(({ name, count }) => [name, count])),
  };
}

function coverageDrops(before: ComparedTest, after: ComparedTest): readonly Fields[] {
  const now = rates(after.toolPresence, after.total);
  return Object.entries(rates(before.toolPresence, before.total))
    .map(([tool, previous]) => ({ tool, previous, current: now[tool] ?? 0 }))
    .filter(({ previous, current }) => current < previous)
    .sort((a, b) => a.current - a.previous - (b.current - b.previous))
    .map(({ tool, previous, current }) => ({
      tool_name: tool,
      previous_rate: previous,
      current_rate: current,
      delta: current - previous,
    }));
}

function pathChange(before: TestFigures, after: TestFigures): Fields | null {
  const [previous] = before.commonPaths;
  const [current] = after.commonPaths;
  if (JSON.stringify(previous?.path) === JSON.stringify(current?.path)) return null;
  return {
    previous_path: previous?.path ?? [],
    current_path: current?.path ?? [],
    previous_rate: inPercent(previous?.count ?? 0, before.total),
    current_rate: inPercent(current?.count ?? 0, after.total),
  };
}

function rates(counts: readonly Counted[], total: number): Readonly<Record<string, number>> {
  return Object.fromEntries(counts.map(({ name, count }) => [name, inPercent(count, total)]));
}

/** The reference counts in per cent; every other number of ours is a fraction. */
function inPercent(count: number, total: number): number {
  return total === 0 ? 0 : (count / total) * 100;
}

function inSeconds(milliseconds: number | undefined): number | null {
  return milliseconds === undefined ? null : milliseconds / 1000;
}

function difference(before: number | null | undefined, after: number | null | undefined): number | null {
  return typeof before === "number" && typeof after === "number" ? after - before : null;
}
