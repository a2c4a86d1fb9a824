/** Tests as annotations on the lines of their cases, and as checks for JUnit readers. */
import type { TestChange } from "../core/behaviour/compare-tests.ts";
import type { BehaviourAssessment, JudgedTest } from "../core/behaviour/judge-tests.ts";
import { changeWords } from "./build-behaviour-changes.ts";
import { isFailed } from "./build-behaviour-words.ts";
import { count, quoteName, sentence, whole } from "./format.ts";
import type { CheckRow, Finding } from "./model.ts";

export function behaviourFindings(assessment: BehaviourAssessment, suite: string): readonly Finding[] {
  const changes = new Map((assessment.comparison?.changes ?? []).map((change) => [change.name, change]));
  const tests = assessment.tests.flatMap(
    (test) => testFinding(test, changes.get(test.result.name), suite) ?? [],
  );
  const vanished = (assessment.comparison?.vanished ?? []).map(
    (name): Finding => ({
      level: "failure",
      title: "Behavioural test gone",
      text: `The baseline has ${quoteName(name)}, and the suite no longer does.`,
      file: suite,
    }),
  );
  return [...tests, ...vanished];
}

function testFinding(test: JudgedTest, change: TestChange | undefined, suite: string): Finding | undefined {
  const place = placeOf(test, suite);
  const beside =
    change === undefined || change.verdict === "ok" ? "" : ` Against the baseline: ${changeWords(change)}.`;
  if (isFailed(test)) {
    const title = change?.verdict === "regression" ? "Behavioural test regressed" : "Behavioural test failed";
    return { level: "failure", title, text: `${sentence(testWords(test))}${beside}`, ...place };
  }
  if (change?.verdict !== "suspect") return undefined;
  return {
    level: "warning",
    title: "Behavioural test suspect",
    text: `${sentence(testWords(test))}${beside}`,
    ...place,
  };
}

export function behaviourChecks(
  { tests, comparison }: BehaviourAssessment,
  suite: string,
): readonly CheckRow[] {
  return [
    ...tests.map(
      (test): CheckRow => ({
        group: "behaviour",
        name: test.result.name,
        outcome: outcomeOf(test),
        message: testWords(test),
        ...placeOf(test, suite),
      }),
    ),
    ...(comparison?.vanished ?? []).map(
      (name): CheckRow => ({
        group: "behaviour",
        name,
        outcome: "failed",
        message: "the baseline has this test, and the suite no longer does",
        file: suite,
      }),
    ),
  ];
}

function outcomeOf(test: JudgedTest): CheckRow["outcome"] {
  if (test.faults.some((fault) => fault.kind === "unfinished")) return "error";
  return isFailed(test) ? "failed" : "passed";
}

function placeOf({ result }: JudgedTest, suite: string): { readonly file: string; readonly line?: number } {
  return { file: result.file ?? suite, ...(result.line === undefined ? {} : { line: result.line }) };
}

/** So many kinds of failure are told in one line. */
const KINDS = 3;

/** `` `books` passed 2 of 5 runs: `book_table` was not called (3 runs) ``. */
export function testWords({ result }: JudgedTest): string {
  const missing = result.planned - result.total;
  const unmade = missing === 0 ? "" : `, ${whole(missing)} never made`;
  const passed = `${quoteName(result.name)} passed ${whole(result.passed)} of ${count(result.total, "run")}${unmade}`;
  if (result.failures.length === 0) return passed;
  const why = result.failures.map(({ failure, count: runs }) => `${failure.message} (${count(runs, "run")})`);
  const rest = why.length - KINDS;
  return `${passed}: ${why.slice(0, KINDS).join("; ")}${rest > 0 ? `; ${whole(rest)} more` : ""}`;
}
