import {
  tellCommand
} from "./chunk-X2W332AG.js";
import {
  openHistory
} from "./chunk-L33G4TV2.js";
import {
  count,
  fail,
  percent,
  quoteName,
  succeed,
  whole
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/pipeline/behaviour/history-command.ts
var { resolve } = process.getBuiltinModule("node:path");
async function historyCommand(args, host, folder) {
  const { values } = args.raw;
  const history = await openHistory(resolve(folder, values["working-directory"] ?? "."), host);
  if (!history.ok) return tellCommand(history, host);
  const told = args.action === "list" ? succeed(listed(history.value)) : show(history.value, values["run-id"]);
  return tellCommand(told, host);
}
var MOST_ROWS = 30;
function listed({ runs, files }) {
  const newest = runs.toReversed();
  if (newest.length === 0)
    return {
      headline: "NO HISTORY - no run of tests is recorded here yet",
      lines: [],
      next: ["Run some: `agentverity test` records each of its runs."],
      fields: fieldsOf(runs, files)
    };
  return {
    headline: `HISTORY - ${count(runs.length, "run")} of tests in ${files.map(quoteName).join(" and ")}`,
    lines: newest.length > MOST_ROWS ? [`The newest ${MOST_ROWS}; \`--format json\` has all of them.`] : [],
    table: {
      heads: ["run", "when", "tests passed", "regression", "suite"],
      rows: newest.slice(0, MOST_ROWS).map((run) => [
        run.id,
        run.createdAt,
        `${whole(run.passedTests)} of ${whole(run.passedTests + run.failedTests)}${incomplete(run)}`,
        run.hasRegression ? "yes" : "no",
        run.suite + (run.filter === void 0 ? "" : ` (-k ${run.filter})`)
      ])
    },
    next: [],
    fields: fieldsOf(runs, files)
  };
}
function incomplete({ status }) {
  return status === "incomplete" ? ", incomplete" : "";
}
function fieldsOf(runs, files) {
  return { files, runs: runs.map(runFields) };
}
function runFields(run) {
  return {
    run_id: run.id,
    created_at: run.createdAt,
    suite_id: run.suite,
    status: run.status ?? null,
    total_tests: run.passedTests + run.failedTests,
    passed_tests: run.passedTests,
    failed_tests: run.failedTests,
    has_regression: run.hasRegression,
    filter_pattern: run.filter ?? null,
    tests: run.tests.map((test) => ({
      name: test.name,
      success_rate: test.successRate * 100,
      failed_runs: test.failedRuns,
      total_runs: test.totalRuns ?? null,
      average_steps: test.averageSteps ?? null,
      flakiness_score: test.flakiness
    }))
  };
}
function show({ runs }, id) {
  if (id === void 0) return fail(noId());
  const found = runs.filter((run2) => run2.id.startsWith(id));
  const [run, another] = found;
  if (run === void 0 || another !== void 0 && another.id !== run.id) return fail(notOne(id, found));
  const earlier = runs.slice(0, runs.indexOf(run)).findLast((other) => other.suite === run.suite);
  const total = run.passedTests + run.failedTests;
  return succeed({
    headline: `RUN ${run.id} - ${whole(run.passedTests)} of ${count(total, "test")} passed${incomplete(run)}`,
    lines: [
      `${run.createdAt}, ${run.suite === "" ? "of an unnamed suite" : quoteName(run.suite)}${run.hasRegression ? ", with a regression against its baseline" : ""}.`
    ],
    table: {
      heads: ["test", "runs passed", "the run before", "flakiness", "mean steps"],
      rows: run.tests.map((test) => [
        test.name,
        passedWords(test),
        percentOf(earlier?.tests.find(({ name }) => name === test.name)),
        String(test.flakiness),
        test.averageSteps === void 0 ? "" : String(Number(test.averageSteps.toFixed(1)))
      ])
    },
    next: [],
    fields: runFields(run)
  });
}
function passedWords(test) {
  const { totalRuns, failedRuns } = test;
  if (totalRuns === void 0) return percentOf(test);
  return `${whole(totalRuns - failedRuns)} of ${whole(totalRuns)}`;
}
function percentOf(test) {
  return test === void 0 ? "" : percent(test.successRate);
}
function noId() {
  return {
    code: "input-missing",
    message: "no run is named",
    hint: "Write `agentverity history show ID`; `agentverity history list` names them."
  };
}
function notOne(id, found) {
  const which = found.map((run) => run.id).join(", ");
  return {
    code: "input-invalid",
    message: found.length === 0 ? `no run of the history begins with ${JSON.stringify(id)}` : `${count(found.length, "run")} of the history begin with ${JSON.stringify(id)}: ${which}`,
    hint: found.length === 0 ? "See `agentverity history list`." : "Write more of its id."
  };
}
export {
  historyCommand
};
