/** `history list` and `history show`: the earlier runs of tests here, newest first; one of them. */
import { resolve } from "node:path";
import type { PastRun, PastTest } from "../../evidence/test-history.ts";
import type { Arguments } from "../../inputs/arguments.ts";
import { fail, type Problem, type Result, succeed } from "../../problem.ts";
import { count, percent, quoteName, whole } from "../../report/format.ts";
import type { Told } from "../../report/told.ts";
import type { Host } from "../host.ts";
import { tellCommand } from "./tell-command.ts";
import { type History, openHistory } from "./test-history.ts";

/** @param folder absolute: where the shell stands @returns the exit code */
export async function historyCommand(args: Arguments, host: Host, folder: string): Promise<number> {
  const { values } = args.raw;
  const history = await openHistory(resolve(folder, values["working-directory"] ?? "."), host);
  if (!history.ok) return tellCommand(history, host);
  const told =
    args.action === "list" ? succeed(listed(history.value)) : show(history.value, values["run-id"]);
  return tellCommand(told, host);
}

/** A screen of them; `--format json` has all. */
const MOST_ROWS = 30;

function listed({ runs, files }: History): Told {
  const newest = runs.toReversed();
  if (newest.length === 0)
    return {
      headline: "NO HISTORY - no run of tests is recorded here yet",
      lines: [],
      next: ["Run some: `agentverity test` records each of its runs."],
      fields: fieldsOf(runs, files),
    };
  return {
    headline: `HISTORY - ${count(runs.length, "run")} of tests in ${files.map(quoteName).join(" and ")}`,
    lines: newest.length > MOST_ROWS ? [`The newest ${MOST_ROWS}; \`--format json\` has all of them.`] : [],
    table: {
      heads: ["run", "when", "tests passed", "regression", "suite"],
      rows: newest
        .slice(0, MOST_ROWS)
        .map((run) => [
          run.id,
          run.createdAt,
          `${whole(run.passedTests)} of ${whole(run.passedTests + run.failedTests)}${incomplete(run)}`,
          run.hasRegression ? "yes" : "no",
          run.suite + (run.filter === undefined ? "" : ` (-k ${run.filter})`),
        ]),
    },
    next: [],
    fields: fieldsOf(runs, files),
  };
}

function incomplete({ status }: PastRun): string {
  return status === "incomplete" ? ", incomplete" : "";
}

function fieldsOf(runs: readonly PastRun[], files: readonly string[]): Told["fields"] {
  return { files, runs: runs.map(runFields) };
}

function runFields(run: PastRun): Told["fields"] {
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
      flakiness_score: test.flakiness,
    })),
  };
}

function show({ runs }: History, id: string | undefined): Result<Told> {
  if (id === undefined) return fail(noId());
  const found = runs.filter((run) => run.id.startsWith(id));
  const [run, another] = found;
  if (run === undefined || (another !== undefined && another.id !== run.id)) return fail(notOne(id, found));
  const earlier = runs.slice(0, runs.indexOf(run)).findLast((other) => other.suite === run.suite);
  const total = run.passedTests + run.failedTests;
  return succeed({
    headline: `RUN ${run.id} - ${whole(run.passedTests)} of ${count(total, "test")} passed${incomplete(run)}`,
    lines: [
      `${run.createdAt}, ${run.suite === "" ? "of an unnamed suite" : quoteName(run.suite)}${run.hasRegression ? ", with a regression against its baseline" : ""}.`,
    ],
    table: {
      heads: ["test", "runs passed", "the run before", "flakiness", "mean steps"],
      rows: run.tests.map((test) => [
        test.name,
        passedWords(test),
        percentOf(earlier?.tests.find(({ name }) => name === test.name)),
        String(test.flakiness),
        test.averageSteps === undefined ? "" : String(Number(test.averageSteps.toFixed(1))),
      ]),
    },
    next: [],
    fields: runFields(run),
  });
}

function passedWords(test: PastTest): string {
  const { totalRuns, failedRuns } = test;
  if (totalRuns === undefined) return percentOf(test);
  return `${whole(totalRuns - failedRuns)} of ${whole(totalRuns)}`;
}

function percentOf(test: PastTest | undefined): string {
  return test === undefined ? "" : percent(test.successRate);
}

function noId(): Problem {
  return {
    code: "input-missing",
    message: "no run is named",
    hint: "Write `agentverity history show ID`; `agentverity history list` names them.",
  };
}

function notOne(id: string, found: readonly PastRun[]): Problem {
  const which = found.map((run) => run.id).join(", ");
  return {
    code: "input-invalid",
    message:
      found.length === 0
        ? `no run of the history begins with ${JSON.stringify(id)}`
        : `${count(found.length, "run")} of the history begin with ${JSON.stringify(id)}: ${which}`,
    hint: found.length === 0 ? "See `agentverity history list`." : "Write more of its id.",
  };
}
