/**
 * Makes the runs of the selected tests in code: one after the other within a file, for its tests may share what the file
 * holds, and several files at once. Nothing of it stops the other tests.
 */
import type { TestFile } from "../../agent/code-tests.ts";
import { type RunScore, summariseRuns, type TestResult } from "../../core/behaviour/score-test.ts";
import type { Config } from "../../inputs/config.ts";
import { type Problem, type Result, succeed } from "../../problem.ts";
import { count } from "../../report/format.ts";
import type { Host } from "../host.ts";
import { type BrokenFile, each, type OpenFiles, openOne } from "./find-code-tests.ts";
import { runtimeError, scoreCodeRun } from "./score-code-run.ts";
import type { SelectedCodeTest } from "./select-tests.ts";

/** @param open used instead of loading again. @returns in the order of the tests; a test whose runs were interrupted has fewer of them than planned */
export async function runCodeTests(
  tests: readonly SelectedCodeTest[],
  config: Config,
  host: Host,
  open: OpenFiles,
): Promise<readonly TestResult[]> {
  const files = [...new Set(tests.map((test) => test.file))];
  if (tests.length > 0) {
    const runs = tests.reduce((sum, test) => sum + test.runs, 0);
    host.log.info(
      `${count(runs, "run")} planned of ${count(tests.length, "test")} in code (${files.join(", ")})`,
    );
  }
  const results = await each(files, config.maxWorkers, (file) =>
    runFile(
      file,
      tests.filter((test) => test.file === file),
      { opened: () => openedFile(file, config, host, open), host },
    ),
  );
  return results.flat();
}

async function openedFile(
  file: string,
  config: Config,
  host: Host,
  open: OpenFiles,
): Promise<Result<TestFile>> {
  const kept = open.get(file);
  return kept === undefined ? openOne(file, config, host) : succeed(kept);
}

async function runFile(
  file: string,
  tests: readonly SelectedCodeTest[],
  { opened: openFile, host }: { readonly opened: () => Promise<Result<TestFile>>; readonly host: Host },
): Promise<readonly TestResult[]> {
  const opened = await openFile();
  if (!opened.ok) return [brokenResult({ file, problem: opened.problems[0] as Problem })];
  const stop = () => void opened.value.close();
  host.interruption.addEventListener("abort", stop, { once: true });
  try {
    const results: TestResult[] = [];
    for (const test of tests) results.push(await runTest(test, opened.value, host));
    return results;
  } finally {
    host.interruption.removeEventListener("abort", stop);
    await opened.value.close();
  }
}

async function runTest(test: SelectedCodeTest, opened: TestFile, host: Host): Promise<TestResult> {
  const runs: RunScore[] = [];
  for (let run = 1; run <= test.runs && !host.interruption.aborted; run += 1) {
    const made = await opened.run(test.index);
    if (host.interruption.aborted) break;
    const told = made.ok ? made.reply.thrown?.message : made.ended;
    if (told !== undefined) host.log.info(`${test.name}, run ${run}: ${host.redact(told)}`);
    runs.push(scoreCodeRun(made, host.redact));
  }
  const { name, file, line, runs: planned } = test;
  return summariseRuns(
    { name, file, planned, assertions: [], ...(line === undefined ? {} : { line }) },
    runs,
  );
}

/** As a test that failed: which tests the file has, nobody knows. */
export function brokenResult({ file, problem }: BrokenFile): TestResult {
  const line = problem.at?.file === file ? problem.at.line : undefined;
  return summariseRuns(
    { name: file, file, planned: 1, assertions: [], ...(line === undefined ? {} : { line }) },
    [{ passed: false, failures: [runtimeError("file_not_loaded", problem.message)], path: [], steps: 0 }],
  );
}
