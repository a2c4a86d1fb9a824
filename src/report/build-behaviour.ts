/** Judged tests → the one model that every renderer shows. The last place where anything of them is computed or worded. */
import type { BehaviourAssessment, JudgedTest } from "../core/behaviour/judge-tests.ts";
import type { RunScore, TestResult } from "../core/behaviour/score-test.ts";
import type { RunRow, TaxonomyRow, TestRow } from "./behaviour-model.ts";
import { changeRows } from "./build-behaviour-changes.ts";
import { behaviourChecks, behaviourFindings } from "./build-behaviour-findings.ts";
import { behaviourReport, roundedFlakiness } from "./build-behaviour-report.ts";
import type { BehaviourContext } from "./build-behaviour-words.ts";
import { behaviourHeadline, behaviourNext } from "./build-behaviour-words.ts";
import { count, quoteName } from "./format.ts";
import type { TestsModel } from "./tests-model.ts";

export function buildBehaviour(assessment: BehaviourAssessment, context: BehaviourContext): TestsModel {
  const { tests, comparison, status, exitCode } = assessment;
  const headline = behaviourHeadline(assessment);
  const planned = tests.reduce((sum, { result }) => sum + result.planned, 0);
  const costs = tests.flatMap(({ result }) => result.runs.flatMap((run) => run.costUsd ?? []));
  const { baseline } = context;
  const changes = comparison === undefined ? [] : changeRows(comparison, tests);
  const isCareful = changes.some((change) => change.verdict === "suspect");
  const calls = { planned, made: context.made };
  return {
    version: context.version,
    status,
    exitCode,
    tone: toneOf(status, isCareful),
    headline,
    next: behaviourNext(assessment, context),
    calls,
    durationMs: context.durationMs,
    ...(costs.length === 0 ? {} : { costUsd: costs.reduce((sum, cost) => sum + cost, 0) }),
    tables: {
      suite: context.suite,
      tests: tests.map(testRow).toSorted((a, b) => RANK[a.outcome] - RANK[b.outcome]),
      changes,
      vanished: comparison?.vanished ?? [],
      added: comparison?.added ?? [],
      ...(baseline?.found === true ? { baseline: baseline.file } : {}),
      taxonomy: taxonomyOf(tests),
    },
    findings: behaviourFindings(assessment, context.suite),
    checks: behaviourChecks(assessment, context.suite),
    caveats: caveatsOf(assessment, context),
    provenance: {
      agent: context.agent,
      suite: context.suite,
      isolation: context.isolation,
      startedAt: context.startedAt,
    },
    report: behaviourReport(assessment, {
      agentverity_version: context.version,
      created_at: context.startedAt,
      suite: context.suite,
      agent: context.agent,
      isolation: context.isolation,
      headline: `${headline.word} - ${headline.sentence}`,
      calls,
      left_out_tests: context.leftOut,
      duration_ms: context.durationMs,
      baseline: baseline ?? null,
    }),
  };
}

function taxonomyOf(tests: readonly JudgedTest[]): readonly TaxonomyRow[] {
  const found = new Map<string, { failures: number; tests: number }>();
  for (const { name, count: failures } of tests.flatMap(({ result }) => result.categories)) {
    const known = found.get(name) ?? { failures: 0, tests: 0 };
    found.set(name, { failures: known.failures + failures, tests: known.tests + 1 });
  }
  const all = [...found.values()].reduce((sum, { failures }) => sum + failures, 0);
  return [...found]
    .map(([category, counts]) => ({ category, ...counts, share: counts.failures / all }))
    .sort((a, b) => b.failures - a.failures);
}

const RANK: Readonly<Record<TestRow["outcome"], number>> = { failed: 0, unfinished: 1, passed: 2 };

function toneOf(status: BehaviourAssessment["status"], isCareful: boolean): TestsModel["tone"] {
  if (status === "incomplete") return "unknown";
  if (status === "failed") return "failure";
  return isCareful ? "care" : "success";
}

function testRow({ result, faults }: JudgedTest): TestRow {
  const { line, file, flakiness, wilson } = result;
  return {
    name: result.name,
    ...(line === undefined ? {} : { line }),
    ...(file === undefined ? {} : { file }),
    outcome: outcomeOf(faults),
    passed: result.passed,
    total: result.total,
    planned: result.planned,
    lower: wilson.lower,
    upper: wilson.upper,
    flakiness: roundedFlakiness(flakiness?.estimate ?? 0),
    flakinessUpper: flakiness?.interval.upper ?? 1,
    failures: result.failures.map(({ failure, count: times }) => ({ text: failure.message, count: times })),
    paths: result.commonPaths.map(({ path, count: times }) => ({ path: path.join(" → "), count: times })),
    unstablePaths: result.unstablePaths,
    ...meansOf(result),
    categories: result.categories,
    runs: result.runs.map(runRow),
  };
}

function runRow({ passed, path, failures, steps, latencyMs }: RunScore): RunRow {
  return {
    passed,
    tools: path,
    failures: failures.map((failure) => failure.message),
    ...(steps === undefined ? {} : { steps }),
    ...(latencyMs === undefined ? {} : { latencyMs }),
  };
}

function outcomeOf(faults: JudgedTest["faults"]): TestRow["outcome"] {
  if (faults.some((fault) => fault.kind !== "unfinished")) return "failed";
  return faults.length > 0 ? "unfinished" : "passed";
}

function meansOf({ averageSteps, averageLatencyMs, averageCostUsd }: TestResult) {
  return {
    ...(averageSteps === undefined ? {} : { averageSteps }),
    ...(averageLatencyMs === undefined ? {} : { averageLatencyMs }),
    ...(averageCostUsd === undefined ? {} : { averageCostUsd }),
  };
}

function caveatsOf({ tests, comparison }: BehaviourAssessment, context: BehaviourContext): readonly string[] {
  const others = (comparison?.changes ?? []).filter((change) => change.otherAssertions);
  const fewest = tests.reduce((least, { result }) => Math.min(least, result.total), Number.POSITIVE_INFINITY);
  return [
    ...(context.leftOut === 0
      ? []
      : [
          `${count(context.leftOut, "test")} of the suite had no run here: nothing is said of ${context.leftOut === 1 ? "it" : "them"}.`,
        ]),
    ...others.map(
      ({ name }) =>
        `The assertions of ${quoteName(name)} are not those of the baseline: the two rates do not speak of the same thing.`,
    ),
    ...(fewest > 1 ? [] : ["A single run shows nothing of how often a test passes: raise `runs`."]),
  ];
}
