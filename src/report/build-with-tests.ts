/**
 * A report of decisions with the tests that were scored on the same answers. The status stays that of the decisions; a
 * test that failed is a finding beside them, and no report that has one starts with a word of trust.
 */
import { exitWithBehaviour } from "../core/behaviour/judge-tests.ts";
import type { ExitCode } from "../core/status.ts";
import type { ReportModel } from "./model.ts";
import type { TestsModel } from "./tests-model.ts";

const MOST_STEPS = 3;

export function withTests(model: ReportModel, exitCode: ExitCode, tests: TestsModel): ReportModel {
  const isFailed = tests.status === "failed" && model.status !== "incomplete";
  const told = isFailed ? failingWords(model, exitCode, tests) : {};
  return {
    ...model,
    ...told,
    exitCode: exitWithBehaviour(model.status, exitCode, tests.status),
    behaviour: tests.tables,
    findings: [...tests.findings, ...model.findings],
    checks: [...model.checks, ...tests.checks],
    caveats: [...model.caveats, ...tests.caveats],
    run: { ...model.run, behaviour: tests.report },
  };
}

/** What is wrong already stays what it is called, and the tests are said after it. */
function failingWords(
  model: ReportModel,
  exitCode: ExitCode,
  tests: TestsModel,
): Pick<ReportModel, "headline" | "tone" | "says" | "next"> {
  const { headline } = model;
  const word = exitCode === 1 ? headline.word : "NOT READY";
  const [first, second] = [tests.headline.sentence, headline.sentence];
  return {
    headline: { word, sentence: exitCode === 1 ? `${second}; ${first}` : `${first}; ${second}` },
    tone: "failure",
    says: [],
    next: [...tests.next, ...model.next].slice(0, MOST_STEPS),
  };
}
