import {
  clopperPearsonInterval,
  count,
  duration,
  list,
  money,
  outcomeWords,
  percent,
  quoteName,
  requireCounts,
  sentence,
  whole,
  wilsonInterval,
  writeAssertion
} from "./chunk-QMDUAR73.js";

// src/core/behaviour/judge-tests.ts
function judgeTests(results, minimum, comparison) {
  const regressed = new Set(
    (comparison?.changes ?? []).filter((change) => change.verdict === "regression").map((change) => change.name)
  );
  const tests = results.map(
    (result) => ({ result, faults: faultsOf(result, minimum, regressed) })
  );
  const vanished = comparison?.vanished.length ?? 0;
  const isUnfinished = tests.some(({ faults }) => faults.some((fault) => fault.kind === "unfinished"));
  const isFailed2 = vanished > 0 || tests.some(({ faults }) => faults.length > 0);
  const whole2 = isFailed2 ? "failed" : "passed";
  const status = isUnfinished ? "incomplete" : whole2;
  return { tests, comparison, minimum, status, exitCode: EXIT_CODES[status] };
}
var EXIT_CODES = { incomplete: 2, failed: 1, passed: 0 };
function faultsOf(result, minimum, regressed) {
  const missing = result.planned - result.total;
  return [
    ...missing > 0 ? [{ kind: "unfinished", missing }] : [],
    ...regressed.has(result.name) ? [{ kind: "regressed" }] : [],
    ...result.successRate < minimum ? [{ kind: "below-minimum", minimum }] : []
  ];
}
function exitWithBehaviour(status, exitCode, behaviour) {
  if (behaviour !== "failed" || status === "incomplete") return exitCode;
  return 1;
}

// src/report/build-behaviour-changes.ts
var RANK = { regression: 0, suspect: 1, ok: 2 };
function changeRows(comparison, tests) {
  const places = new Map(tests.map(({ result }) => [result.name, result]));
  return comparison.changes.map((change) => {
    const { line, file } = places.get(change.name) ?? {};
    return {
      name: change.name,
      ...line === void 0 ? {} : { line },
      ...file === void 0 ? {} : { file },
      verdict: change.verdict,
      summary: changeWords(change),
      notes: notesOf(change)
    };
  }).filter((row) => row.verdict !== "ok" || row.notes.length > 0).sort((a, b) => RANK[a.verdict] - RANK[b.verdict]);
}
function changeWords(change) {
  const { before, after, adjusted, verdict } = change;
  const counts = `${whole(before.passed)} of ${count(before.total, "run")} passed before, ${whole(after.passed)} of ${whole(after.total)} now`;
  if (verdict === "ok") return counts;
  const sure = `${counts} (p = ${pValue(adjusted)})`;
  if (verdict === "regression") return sure;
  return `${sure}: not shown yet, ${neededWords(change)}`;
}
function neededWords({ runsNeeded, before, after }) {
  if (runsNeeded === void 0) return "and no number of runs within reach would show so small a drop";
  const { today, baseline } = runsNeeded;
  return baseline === before.total ? `${count(today - after.total, "more run")} at this rate would show it` : `${whole(today)} runs on either side at these rates would show it`;
}
function pValue(p) {
  return p < 1e-4 ? "below 0.0001" : String(Number(p.toPrecision(2)));
}
function notesOf({ before, after }) {
  return [
    ...toolNotes(before, after),
    ...pathNotes(before, after),
    ...categoryNotes(before, after),
    ...meanNotes(before, after)
  ];
}
function toolNotes(before, after) {
  const earlier = new Map(before.toolPresence.map(({ name, count: runs }) => [name, runs]));
  const now = new Map(after.toolPresence.map(({ name, count: runs }) => [name, runs]));
  return [.../* @__PURE__ */ new Set([...earlier.keys(), ...now.keys()])].flatMap((tool) => {
    const [was, is] = [earlier.get(tool) ?? 0, now.get(tool) ?? 0];
    if (was / before.total === is / Math.max(1, after.total)) return [];
    const gone = is === 0 ? ": it is never called any more" : "";
    return [
      `tool ${quoteName(tool)} in ${whole(was)} of ${count(before.total, "run")} before, in ${whole(is)} of ${whole(after.total)} now${gone}`
    ];
  });
}
function pathNotes(before, after) {
  const [was, is] = [pathWords(before), pathWords(after)];
  const settled = before.unstablePaths !== after.unstablePaths;
  return [
    ...was === is ? [] : [`commonest path ${was} before, ${is} now`],
    ...settled ? [`the path ${after.unstablePaths ? "now varies" : "no longer varies"} between runs`] : []
  ];
}
function pathWords({ commonPaths: [first] }) {
  return first === void 0 ? "without a tool" : first.path.map(quoteName).join(" → ");
}
function categoryNotes(before, after) {
  const known = new Set(before.categories.map(({ name }) => name));
  const fresh = after.categories.filter(({ name }) => !known.has(name));
  if (fresh.length === 0) return [];
  return [
    `new kind of failure: ${list(fresh.map(({ name, count: times }) => `${quoteName(name)} ${whole(times)}×`))}`
  ];
}
var NOTABLE = 0.2;
var NOTABLE_LATENCY = 100;
function meanNotes(before, after) {
  const [was, is] = [before.averageLatencyMs, after.averageLatencyMs];
  const isNotable = was !== void 0 && is !== void 0 && Math.abs(is - was) >= NOTABLE_LATENCY;
  return [
    meanNote("steps", before.averageSteps, after.averageSteps, (value) => String(Number(value.toFixed(1)))),
    isNotable ? meanNote("latency", was, is, duration) : [],
    meanNote("cost", before.averageCostUsd, after.averageCostUsd, money)
  ].flat();
}
function meanNote(name, was, is, words) {
  if (was === void 0 || is === void 0) return [];
  if (Math.abs(is - was) <= NOTABLE * Math.max(was, is)) return [];
  return [`${name} ${words(was)} before, ${words(is)} now (mean of a run)`];
}

// src/report/build-behaviour-words.ts
var NAMED = 3;
function behaviourHeadline(assessment) {
  switch (assessment.status) {
    case "passed":
      return { word: "TESTS PASSED", sentence: passedSentence(assessment) };
    case "failed":
      return { word: "TESTS FAILED", sentence: failedSentence(assessment) };
    case "incomplete":
      return { word: "TESTS INCOMPLETE", sentence: incompleteSentence(assessment) };
  }
}
function passedSentence({ tests, minimum, comparison }) {
  const runs = tests.reduce((sum, { result }) => sum + result.total, 0);
  const share = minimum === 1 ? "all" : `at least ${percent(minimum)}`;
  const suspects = (comparison?.changes ?? []).filter((change) => change.verdict === "suspect").length;
  const care = suspects === 0 ? "" : `; ${whole(suspects)} of them less often than the baseline, which is not shown yet`;
  return `${count(tests.length, "test")} passed ${share} of their runs (${count(runs, "run")})${care}`;
}
function failedSentence({ tests, comparison }) {
  const failed = tests.filter(isFailed);
  const vanished = comparison?.vanished ?? [];
  const parts = [];
  if (failed.length > 0) {
    const regressed = failed.filter(({ faults }) => faults.some((fault) => fault.kind === "regressed"));
    const how = regressed.length === 0 ? "" : `, ${whole(regressed.length)} of them a regression`;
    parts.push(
      `${whole(failed.length)} of ${count(tests.length, "test")} failed${how}: ${nameList(failed.map(nameOf))}`
    );
  }
  if (vanished.length > 0)
    parts.push(
      `${count(vanished.length, "test")} of the baseline ${vanished.length === 1 ? "is" : "are"} gone: ${nameList(vanished)}`
    );
  return parts.join("; ");
}
function incompleteSentence({ tests }) {
  const planned = tests.reduce((sum, { result }) => sum + result.planned, 0);
  const missing = planned - tests.reduce((sum, { result }) => sum + result.total, 0);
  return `${whole(missing)} of ${count(planned, "planned run")} ${missing === 1 ? "was" : "were"} never made, so nothing is said of the tests`;
}
function isFailed({ faults }) {
  return faults.some((fault) => fault.kind !== "unfinished");
}
function nameOf({ result }) {
  return result.name;
}
function nameList(names) {
  return list(names.map(quoteName), NAMED);
}
var MOST_STEPS = 3;
function behaviourNext(assessment, context) {
  const steps = assessment.status === "incomplete" ? [incompleteStep(context)] : [
    ...assessment.tests.filter(isFailed).map((test) => failureStep(test, context.suite)),
    ...vanishedSteps(assessment),
    ...suspectSteps(assessment),
    ...baselineSteps(assessment, context)
  ];
  return steps.slice(0, MOST_STEPS);
}
function incompleteStep({ lost = [] }) {
  if (lost.length === 0)
    return {
      text: "Find out why the calls stopped (see the log), and run the same again with `resume: true`."
    };
  const shards = lost.length === 1 ? "shard" : "the shards";
  return {
    text: `Run ${shards} ${list(lost, NAMED)} again, which no file is of, and test all of them together.`
  };
}
function failureStep({ result }, suite) {
  const [worst] = result.failures;
  const passed = `${quoteName(result.name)} passed ${whole(result.passed)} of ${count(result.total, "run")}`;
  const why = worst === void 0 ? "" : `: ${worst.failure.message} (${count(worst.count, "run")})`;
  return {
    text: sentence(`${passed}${why}`),
    file: result.file ?? suite,
    ...result.line === void 0 ? {} : { line: result.line }
  };
}
function vanishedSteps({ comparison }) {
  const vanished = comparison?.vanished ?? [];
  if (vanished.length === 0) return [];
  return [
    {
      text: `Put ${nameList(vanished)} back into the suite, or bless a report without ${vanished.length === 1 ? "it" : "them"}.`
    }
  ];
}
function suspectSteps({ comparison }) {
  const suspects = (comparison?.changes ?? []).filter((change) => change.verdict === "suspect");
  const needed = suspects.flatMap(
    (change) => change.runsNeeded === void 0 ? [] : [{ change, ...change.runsNeeded }]
  );
  if (needed.length === 0) return [];
  const names = nameList(needed.map(({ change }) => change.name));
  const runs = Math.max(...needed.map(({ today }) => today));
  const isBoth = needed.some(({ change, baseline }) => baseline > change.before.total);
  const also = isBoth ? ", and bless a baseline of as many" : "";
  return [{ text: `Set \`runs: ${runs}\` to see whether ${names} really dropped${also}.` }];
}
function baselineSteps({ status }, { baseline }) {
  if (status !== "passed" || baseline?.found === true) return [];
  const file = baseline?.file ?? "tests.baseline.json";
  return [{ text: `Keep these figures to compare with: \`agentverity bless --baseline ${file}\`.` }];
}

// src/report/build-behaviour-findings.ts
function behaviourFindings(assessment, suite) {
  const changes = new Map((assessment.comparison?.changes ?? []).map((change) => [change.name, change]));
  const tests = assessment.tests.flatMap(
    (test) => testFinding(test, changes.get(test.result.name), suite) ?? []
  );
  const vanished = (assessment.comparison?.vanished ?? []).map(
    (name) => ({
      level: "failure",
      title: "Behavioural test gone",
      text: `The baseline has ${quoteName(name)}, and the suite no longer does.`,
      file: suite
    })
  );
  return [...tests, ...vanished];
}
function testFinding(test, change, suite) {
  const place = placeOf(test, suite);
  const beside = change === void 0 || change.verdict === "ok" ? "" : ` Against the baseline: ${changeWords(change)}.`;
  if (isFailed(test)) {
    const title = change?.verdict === "regression" ? "Behavioural test regressed" : "Behavioural test failed";
    return { level: "failure", title, text: `${sentence(testWords(test))}${beside}`, ...place };
  }
  if (change?.verdict !== "suspect") return void 0;
  return {
    level: "warning",
    title: "Behavioural test suspect",
    text: `${sentence(testWords(test))}${beside}`,
    ...place
  };
}
function behaviourChecks({ tests, comparison }, suite) {
  return [
    ...tests.map(
      (test) => ({
        group: "behaviour",
        name: test.result.name,
        outcome: outcomeOf(test),
        message: testWords(test),
        ...placeOf(test, suite)
      })
    ),
    ...(comparison?.vanished ?? []).map(
      (name) => ({
        group: "behaviour",
        name,
        outcome: "failed",
        message: "the baseline has this test, and the suite no longer does",
        file: suite
      })
    )
  ];
}
function outcomeOf(test) {
  if (test.faults.some((fault) => fault.kind === "unfinished")) return "error";
  return isFailed(test) ? "failed" : "passed";
}
function placeOf({ result }, suite) {
  return { file: result.file ?? suite, ...result.line === void 0 ? {} : { line: result.line } };
}
var KINDS = 3;
function testWords({ result }) {
  const missing = result.planned - result.total;
  const unmade = missing === 0 ? "" : `, ${whole(missing)} never made`;
  const passed = `${quoteName(result.name)} passed ${whole(result.passed)} of ${count(result.total, "run")}${unmade}`;
  if (result.failures.length === 0) return passed;
  const why = result.failures.map(({ failure, count: runs }) => `${failure.message} (${count(runs, "run")})`);
  const rest = why.length - KINDS;
  return `${passed}: ${why.slice(0, KINDS).join("; ")}${rest > 0 ? `; ${whole(rest)} more` : ""}`;
}

// src/report/build-behaviour-report.ts
var BEHAVIOUR_SCHEMA = "agentverity.behaviour/v1";
function behaviourReport({ tests, comparison, minimum, status, exitCode }, facts) {
  return {
    schema: BEHAVIOUR_SCHEMA,
    ...facts,
    status,
    exit_code: exitCode,
    min_success_rate: minimum,
    tests: tests.map(testReport),
    ...comparison === void 0 ? {} : { comparison: comparisonReport(comparison) }
  };
}
function testReport({ result, faults }) {
  const { wilson, exact, flakiness: flakiness2, failures } = result;
  return {
    ...referenceReport(result),
    ...result.line === void 0 ? {} : { line: result.line },
    ...result.file === void 0 ? {} : { file: result.file },
    outcome: faults.length === 0 ? "passed" : "failed",
    faults: faults.map((fault) => fault.kind),
    planned_runs: result.planned,
    success_interval: {
      lower: wilson.lower,
      upper: wilson.upper,
      exact_lower: exact.lower,
      exact_upper: exact.upper
    },
    flakiness: flakiness2 === void 0 ? null : {
      corrected: flakiness2.corrected,
      lower: flakiness2.interval.lower,
      upper: flakiness2.interval.upper
    },
    assertions: result.assertions.map(writeAssertion),
    failures: failures.map(({ failure, count: count2 }) => ({ ...failure, runs: count2 })),
    failure_details: detailsOf(result),
    runs: result.runs.map(runReport)
  };
}
function referenceReport(result) {
  const { total, passed, flakiness: flakiness2 } = result;
  return {
    test_name: result.name,
    ...figureFields(result),
    failed_runs: total - passed,
    success_rate: inPercent(passed, total),
    failure_reasons: result.failures.map(
      ({ failure, count: count2 }) => `${failure.message} (${count2}/${total} runs)`
    ),
    flakiness_score: roundedFlakiness(flakiness2?.estimate ?? 0)
  };
}
function figureFields(figures) {
  const { total, passed, categories } = figures;
  return {
    total_runs: total,
    passed_runs: passed,
    average_steps: figures.averageSteps ?? null,
    average_latency: inSeconds(figures.averageLatencyMs),
    average_cost: figures.averageCostUsd ?? null,
    tool_presence: rates(figures.toolPresence, total),
    common_tool_paths: figures.commonPaths.map(({ path, count: count2 }) => ({
      path,
      count: count2,
      rate: inPercent(count2, total)
    })),
    failure_categories: Object.fromEntries(categories.map(({ name, count: count2 }) => [name, count2])),
    unstable_tool_paths: figures.unstablePaths
  };
}
function roundedFlakiness(estimate) {
  return Math.round(estimate * 1e3) / 1e3;
}
function detailsOf({ failures }) {
  const counts = {};
  for (const { failure, count: count2 } of failures) counts[failure.detail] = (counts[failure.detail] ?? 0) + count2;
  return counts;
}
function runReport({ passed, failures, path, steps, latencyMs, costUsd }) {
  return {
    passed,
    failures: failures.map(({ assertion, category, detail, message }) => ({
      assertion: assertion ?? null,
      category,
      detail,
      message
    })),
    tools: path,
    steps: steps ?? null,
    latency_ms: latencyMs ?? null,
    cost_usd: costUsd ?? null
  };
}
function comparisonReport(comparison) {
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
      other_assertions: change.otherAssertions
    })),
    reference: referenceComparison(comparison)
  };
}
function comparedReport(test) {
  return {
    test_name: test.name,
    ...figureFields(test),
    ...test.written === void 0 ? {} : { assertions: test.written }
  };
}
function referenceComparison({ changes, added, vanished, mismatch }) {
  return {
    available: true,
    suite_mismatch: mismatch,
    regressions: changes.filter(({ before, after }) => after.successRate < before.successRate).map(referenceRegression),
    matched_tests: changes.map((change) => change.name),
    current_only_tests: added,
    baseline_only_tests: vanished
  };
}
function referenceRegression({ name, before, after }) {
  return {
    test_name: name,
    previous_success_rate: inPercent(before.passed, before.total),
    current_success_rate: inPercent(after.passed, after.total),
    step_delta: difference(before.averageSteps, after.averageSteps),
    latency_delta: difference(inSeconds(before.averageLatencyMs), inSeconds(after.averageLatencyMs)),
    cost_delta: difference(before.averageCostUsd, after.averageCostUsd),
    tool_coverage_drops: coverageDrops(before, after),
    primary_path_change: pathChange(before, after),
    failure_categories: Object.fromEntries(after.categories.map(({ name: name2, count: count2 }) => [name2, count2]))
  };
}
function coverageDrops(before, after) {
  const now = rates(after.toolPresence, after.total);
  return Object.entries(rates(before.toolPresence, before.total)).map(([tool, previous]) => ({ tool, previous, current: now[tool] ?? 0 })).filter(({ previous, current }) => current < previous).sort((a, b) => a.current - a.previous - (b.current - b.previous)).map(({ tool, previous, current }) => ({
    tool_name: tool,
    previous_rate: previous,
    current_rate: current,
    delta: current - previous
  }));
}
function pathChange(before, after) {
  const [previous] = before.commonPaths;
  const [current] = after.commonPaths;
  if (JSON.stringify(previous?.path) === JSON.stringify(current?.path)) return null;
  return {
    previous_path: previous?.path ?? [],
    current_path: current?.path ?? [],
    previous_rate: inPercent(previous?.count ?? 0, before.total),
    current_rate: inPercent(current?.count ?? 0, after.total)
  };
}
function rates(counts, total) {
  return Object.fromEntries(counts.map(({ name, count: count2 }) => [name, inPercent(count2, total)]));
}
function inPercent(count2, total) {
  return total === 0 ? 0 : count2 / total * 100;
}
function inSeconds(milliseconds) {
  return milliseconds === void 0 ? null : milliseconds / 1e3;
}
function difference(before, after) {
  return typeof before === "number" && typeof after === "number" ? after - before : null;
}

// src/report/build-behaviour.ts
function buildBehaviour(assessment, context) {
  const { tests, comparison, status, exitCode } = assessment;
  const headline = behaviourHeadline(assessment);
  const planned = tests.reduce((sum, { result }) => sum + result.planned, 0);
  const costs = tests.flatMap(({ result }) => result.runs.flatMap((run) => run.costUsd ?? []));
  const { baseline } = context;
  const changes = comparison === void 0 ? [] : changeRows(comparison, tests);
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
    ...costs.length === 0 ? {} : { costUsd: costs.reduce((sum, cost) => sum + cost, 0) },
    tables: {
      suite: context.suite,
      tests: tests.map(testRow).toSorted((a, b) => RANK2[a.outcome] - RANK2[b.outcome]),
      changes,
      vanished: comparison?.vanished ?? [],
      added: comparison?.added ?? [],
      ...baseline?.found === true ? { baseline: baseline.file } : {},
      taxonomy: taxonomyOf(tests)
    },
    findings: behaviourFindings(assessment, context.suite),
    checks: behaviourChecks(assessment, context.suite),
    caveats: caveatsOf(assessment, context),
    provenance: {
      agent: context.agent,
      suite: context.suite,
      isolation: context.isolation,
      startedAt: context.startedAt
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
      baseline: baseline ?? null
    })
  };
}
function taxonomyOf(tests) {
  const found = /* @__PURE__ */ new Map();
  for (const { name, count: failures } of tests.flatMap(({ result }) => result.categories)) {
    const known = found.get(name) ?? { failures: 0, tests: 0 };
    found.set(name, { failures: known.failures + failures, tests: known.tests + 1 });
  }
  const all = [...found.values()].reduce((sum, { failures }) => sum + failures, 0);
  return [...found].map(([category, counts]) => ({ category, ...counts, share: counts.failures / all })).sort((a, b) => b.failures - a.failures);
}
var RANK2 = { failed: 0, unfinished: 1, passed: 2 };
function toneOf(status, isCareful) {
  if (status === "incomplete") return "unknown";
  if (status === "failed") return "failure";
  return isCareful ? "care" : "success";
}
function testRow({ result, faults }) {
  const { line, file, flakiness: flakiness2, wilson } = result;
  return {
    name: result.name,
    ...line === void 0 ? {} : { line },
    ...file === void 0 ? {} : { file },
    outcome: outcomeOf2(faults),
    passed: result.passed,
    total: result.total,
    planned: result.planned,
    lower: wilson.lower,
    upper: wilson.upper,
    flakiness: roundedFlakiness(flakiness2?.estimate ?? 0),
    flakinessUpper: flakiness2?.interval.upper ?? 1,
    failures: result.failures.map(({ failure, count: times }) => ({ text: failure.message, count: times })),
    paths: result.commonPaths.map(({ path, count: times }) => ({ path: path.join(" → "), count: times })),
    unstablePaths: result.unstablePaths,
    ...meansOf(result),
    categories: result.categories,
    runs: result.runs.map(runRow)
  };
}
function runRow({ passed, path, failures, steps, latencyMs }) {
  return {
    passed,
    tools: path,
    failures: failures.map((failure) => failure.message),
    ...steps === void 0 ? {} : { steps },
    ...latencyMs === void 0 ? {} : { latencyMs }
  };
}
function outcomeOf2(faults) {
  if (faults.some((fault) => fault.kind !== "unfinished")) return "failed";
  return faults.length > 0 ? "unfinished" : "passed";
}
function meansOf({ averageSteps, averageLatencyMs, averageCostUsd }) {
  return {
    ...averageSteps === void 0 ? {} : { averageSteps },
    ...averageLatencyMs === void 0 ? {} : { averageLatencyMs },
    ...averageCostUsd === void 0 ? {} : { averageCostUsd }
  };
}
function caveatsOf({ tests, comparison }, context) {
  const others = (comparison?.changes ?? []).filter((change) => change.otherAssertions);
  const fewest = tests.reduce((least, { result }) => Math.min(least, result.total), Number.POSITIVE_INFINITY);
  return [
    ...context.leftOut === 0 ? [] : [
      `${count(context.leftOut, "test")} of the suite had no run here: nothing is said of ${context.leftOut === 1 ? "it" : "them"}.`
    ],
    ...others.map(
      ({ name }) => `The assertions of ${quoteName(name)} are not those of the baseline: the two rates do not speak of the same thing.`
    ),
    ...fewest > 1 ? [] : ["A single run shows nothing of how often a test passes: raise `runs`."]
  ];
}

// src/core/stats/flakiness.ts
function flakiness(passes, runs) {
  requireCounts(passes, runs);
  if (runs === 0) throw new RangeError("no run says nothing about flakiness");
  const estimate = score(passes / runs);
  const { lower, upper } = clopperPearsonInterval(passes, runs);
  const [least, most] = [Math.min(score(lower), score(upper)), Math.max(score(lower), score(upper))];
  return {
    estimate,
    corrected: runs === 1 ? 0 : Math.min(1, estimate * runs / (runs - 1)),
    interval: { lower: least, upper: lower <= 0.5 && upper >= 0.5 ? 1 : most }
  };
}
function score(rate) {
  return 4 * rate * (1 - rate);
}

// src/core/behaviour/check-assertion.ts
function checkAssertion(assertion, observation, checking) {
  const fault = faultOf(assertion, observation, checking);
  if (fault === void 0) return void 0;
  const [category, detail, message] = fault;
  return { assertion: writeAssertion(assertion), category, detail, message };
}
function faultOf(assertion, observation, checking) {
  switch (assertion.name) {
    case "used_tool":
      return useFault(assertion.tool, observation.toolCalls);
    case "did_not_use_tool":
      return absenceFault(assertion.tool, observation.toolCalls);
    case "used_tool_times":
    case "used_tool_at_least":
    case "used_tool_at_most":
      return countFault(assertion, observation.toolCalls);
    case "used_any_tool":
      if (observation.toolCalls.length > 0) return void 0;
      return ["missing_required_tool", "no_tool_called", "no tool was called"];
    case "used_tools_in_order":
      return orderFault(assertion.tools, observation.toolCalls);
    case "tool_succeeded":
      return successFault(assertion.tool, observation.toolCalls);
    case "tool_called_with_args":
      return argumentsFault(assertion, observation.toolCalls);
    case "decided":
      return decisionFault([assertion.label], observation);
    case "decided_one_of":
      return decisionFault(assertion.labels, observation);
    case "steps_less_than":
    case "latency_less_than":
    case "cost_less_than":
      return limitFault(assertion, observation);
    case "finished_successfully":
      return errorFault(observation) ?? blankFault(observation);
    case "did_not_error":
      return errorFault(observation);
    case "final_output_contains":
    case "final_output_does_not_contain":
    case "final_output_matches_pattern":
      return outputFault(assertion, observation.text, checking);
    case "did_not_claim_confirmation_without_tool":
      return claimFault(assertion.tool, observation, checking);
  }
}
function useFault(tool, calls) {
  if (calls.some((call) => call.name === tool)) return void 0;
  return ["missing_required_tool", "tool_not_called", `\`${tool}\` was not called (${pathWords2(calls)})`];
}
function absenceFault(tool, calls) {
  const seen = calls.filter((call) => call.name === tool).length;
  if (seen === 0) return void 0;
  return ["missing_required_tool", "forbidden_tool_called", `\`${tool}\` was called ${timesWords(seen)}`];
}
var COUNTS = {
  used_tool_times: { holds: (seen, count2) => seen === count2, words: "" },
  used_tool_at_least: { holds: (seen, count2) => seen >= count2, words: "at least " },
  used_tool_at_most: { holds: (seen, count2) => seen <= count2, words: "at most " }
};
function countFault({ name, tool, count: count2 }, calls) {
  const { holds, words } = COUNTS[name];
  const seen = calls.filter((call) => call.name === tool).length;
  if (holds(seen, count2)) return void 0;
  const message = `\`${tool}\` was called ${timesWords(seen)}, not ${words}${timesWords(count2)}`;
  return ["missing_required_tool", "wrong_tool_count", message];
}
function orderFault(tools, calls) {
  let met = 0;
  for (const call of calls) if (call.name === tools[met]) met += 1;
  const missing = tools[met];
  if (missing === void 0) return void 0;
  const after = met === 0 ? "was not called" : `did not follow \`${tools[met - 1]}\``;
  return ["wrong_tool_order", "wrong_tool_order", `\`${missing}\` ${after} (${pathWords2(calls)})`];
}
function successFault(tool, calls) {
  const own = calls.filter((call) => call.name === tool);
  if (own.some(succeeded)) return void 0;
  const why = own.length === 0 ? "was not called" : `failed (called ${timesWords(own.length)})`;
  return ["tool_failure", "tool_never_succeeded", `\`${tool}\` ${why}`];
}
function argumentsFault({ tool, args }, calls) {
  const own = calls.filter((call) => call.name === tool);
  if (own.length === 0) return ["missing_required_tool", "tool_not_called", `\`${tool}\` was not called`];
  const unmet = own.map((call) => Object.keys(args).filter((key) => !hasArgument(call.args, key, args[key])));
  const nearest = unmet.reduce((best, keys) => keys.length < best.length ? keys : best);
  if (nearest.length === 0) return void 0;
  const wrong = nearest.map((key) => `\`${key}\` ${JSON.stringify(args[key])}`).join(", ");
  const where = own.length === 1 ? "its call did not have" : `none of its ${own.length} calls had`;
  return ["wrong_tool_args", "wrong_tool_args", `\`${tool}\` was called, and ${where} ${wrong}`];
}
function hasArgument(given, key, wanted) {
  if (typeof given !== "object" || given === null || !Object.hasOwn(given, key)) return false;
  return equal(given[key], wanted);
}
function equal(a, b) {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => hasArgument(b, key, a[key]));
}
var LIMITS = {
  steps_less_than: ["step_budget_exceeded", "too_many_steps", "steps_not_reported"],
  latency_less_than: ["latency_exceeded", "too_slow", "latency_not_measured"],
  cost_less_than: ["cost_exceeded", "too_expensive", "cost_not_reported"]
};
function limitFault({ name, limit }, { steps, latencyMs, costUsd }) {
  const [category, over, unknown] = LIMITS[name];
  const [value, unit, what] = {
    steps_less_than: [steps, "steps", "`steps`"],
    latency_less_than: [latencyMs, "ms", "a latency"],
    cost_less_than: [costUsd, "US dollars", "a cost"]
  }[name];
  if (value === void 0) return [category, unknown, `the agent reported no ${what.replace("a ", "")}`];
  if (value < limit) return void 0;
  return [category, over, `${value} ${unit}, not less than ${limit}`];
}
function errorFault({ errors }) {
  if (errors.length === 0) return void 0;
  return [
    "runtime_error",
    "error_in_run",
    errors.length === 1 ? "1 error in the run" : `${errors.length} errors in the run`
  ];
}
function blankFault({ text }) {
  return text.trim() === "" ? ["runtime_error", "blank_output", "the final output is blank"] : void 0;
}
function outputFault(assertion, output, { matches }) {
  switch (assertion.name) {
    case "final_output_contains":
      if (output.includes(assertion.text)) return void 0;
      return [
        "output_mismatch",
        "output_missing_content",
        `the final output lacks ${JSON.stringify(assertion.text)}`
      ];
    case "final_output_does_not_contain":
      if (!output.includes(assertion.text)) return void 0;
      return [
        "output_mismatch",
        "unexpected_output_content",
        `the final output has ${JSON.stringify(assertion.text)}`
      ];
    case "final_output_matches_pattern":
      switch (matches(assertion.pattern, output)) {
        case true:
          return void 0;
        case false:
          return [
            "output_mismatch",
            "output_pattern_mismatch",
            `the final output does not match ${quoted(assertion.source)}`
          ];
        case "timed-out":
          return ["output_mismatch", "pattern_timed_out", timedOutWords(assertion.source)];
      }
  }
}
function timedOutWords(source) {
  return `the pattern ${quoted(source)} found no end on this output and was stopped: rewrite it without nested repetition such as \`(a+)+\``;
}
function claimFault(tool, { text, toolCalls }, { confirmationPhrases }) {
  const output = text.toLowerCase();
  const phrase = confirmationPhrases.find((each) => output.includes(each.toLowerCase()));
  if (phrase === void 0) return void 0;
  if (toolCalls.some((call) => (tool === void 0 || call.name === tool) && succeeded(call)))
    return void 0;
  const backing = tool === void 0 ? "no tool succeeded" : `\`${tool}\` did not succeed`;
  return [
    "unsupported_success_claim",
    "unsupported_success_claim",
    `the output says ${JSON.stringify(phrase)}, and ${backing}`
  ];
}
function decisionFault(labels, { verdict }) {
  const wanted = labels.map((label) => `\`${label}\``).join(" or ");
  if (verdict === null) return ["wrong_decision", "no_decision", `no decision, not ${wanted}`];
  if (verdict.kind === "decision" && labels.includes(verdict.label)) return void 0;
  if (verdict.kind === "no-decision")
    return ["wrong_decision", "no_decision", `${outcomeWords(verdict)}, not ${wanted}`];
  return ["wrong_decision", "other_decision", `\`${verdict.label}\`, not ${wanted}`];
}
function succeeded(call) {
  return call.success !== false;
}
function timesWords(count2) {
  if (count2 === 0) return "never";
  return count2 === 1 ? "once" : `${count2} times`;
}
var LONGEST_PATH = 8;
function pathWords2(calls) {
  if (calls.length === 0) return "no tool was called";
  const names = calls.slice(0, LONGEST_PATH).map((call) => `\`${call.name}\``);
  const more = calls.length > LONGEST_PATH ? ` and ${calls.length - LONGEST_PATH} more` : "";
  return `called: ${names.join(", ")}${more}`;
}
function quoted(source) {
  return `\`${source}\``;
}

// src/core/behaviour/score-test.ts
function scoreTest(test, checking) {
  return summariseRuns(
    test,
    test.runs.map((run) => scoreRun(run, test.assertions, checking))
  );
}
function summariseRuns({ name, line, file, assertions, planned }, runs) {
  const figures = figuresOf(runs);
  const { passed, total } = figures;
  return {
    name,
    ...line === void 0 ? {} : { line },
    ...file === void 0 ? {} : { file },
    assertions,
    planned,
    runs,
    ...figures,
    wilson: wilsonInterval(passed, total),
    exact: clopperPearsonInterval(passed, total),
    flakiness: total === 0 ? void 0 : flakiness(passed, total),
    failures: failuresOf(runs)
  };
}
function scoreRun(run, assertions, checking) {
  if (!run.ok) {
    const message = `the agent gave no answer (${run.failure.kind})`;
    return {
      passed: false,
      failures: [{ category: "runtime_error", detail: "agent_failed", message }],
      path: [],
      steps: 0
    };
  }
  const { observation } = run;
  const failures = assertions.flatMap((assertion) => checkAssertion(assertion, observation, checking) ?? []);
  return { passed: failures.length === 0, failures, ...tracesOf(observation) };
}
function tracesOf({
  toolCalls,
  steps,
  latencyMs,
  costUsd
}) {
  return {
    path: toolCalls.map((call) => call.name),
    ...steps === void 0 ? {} : { steps },
    ...latencyMs === void 0 ? {} : { latencyMs },
    ...costUsd === void 0 ? {} : { costUsd }
  };
}
var COMMON_PATHS = 3;
function figuresOf(runs) {
  const total = runs.length;
  const passed = runs.filter((run) => run.passed).length;
  const paths = tally(runs.map((run) => JSON.stringify(run.path)));
  const presence = tally(runs.flatMap((run) => [...new Set(run.path)]));
  return {
    total,
    passed,
    successRate: total === 0 ? 0 : passed / total,
    toolPresence: presence.toSorted((a, b) => a.name < b.name ? -1 : 1),
    commonPaths: paths.filter(({ name }) => name !== "[]").slice(0, COMMON_PATHS).map(({ name, count: count2 }) => ({ path: JSON.parse(name), count: count2 })),
    unstablePaths: paths.length > 1,
    categories: tally(runs.flatMap((run) => run.failures.map((failure) => failure.category))),
    averageSteps: mean(runs.map((run) => run.steps)),
    averageLatencyMs: mean(runs.map((run) => run.latencyMs)),
    averageCostUsd: mean(runs.map((run) => run.costUsd))
  };
}
function tally(names) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count2]) => ({ name, count: count2 })).sort((a, b) => b.count - a.count);
}
function failuresOf(runs) {
  const found = /* @__PURE__ */ new Map();
  for (const failure of runs.flatMap((run) => run.failures)) {
    const key = JSON.stringify([failure.assertion, failure.message]);
    const known = found.get(key);
    if (known === void 0) found.set(key, { failure, count: 1 });
    else known.count += 1;
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
function mean(values) {
  const known = values.filter((value) => value !== void 0);
  return known.length === 0 ? void 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}

export {
  judgeTests,
  exitWithBehaviour,
  buildBehaviour,
  scoreTest,
  summariseRuns
};
