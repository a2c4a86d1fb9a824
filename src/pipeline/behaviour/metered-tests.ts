/** The behavioural tests of a suite on the answers that its decisions were measured on: not one call more. */
import { judgeTests } from "../../core/behaviour/judge-tests.ts";
import type { ExitCode } from "../../core/status.ts";
import type { Suite } from "../../core/suite.ts";
import type { Trial } from "../../core/trial.ts";
import type { Config } from "../../inputs/config.ts";
import { buildBehaviour } from "../../report/build-behaviour.ts";
import { withTests } from "../../report/build-with-tests.ts";
import type { ReportModel } from "../../report/model.ts";
import { byCase } from "./gathered-runs.ts";
import { scoreTests } from "./score-tests.ts";
import { testsOf } from "./select-tests.ts";

/** @returns the model as it was where no case of the suite is a test */
export function withMeteredTests(
  model: ReportModel,
  exitCode: ExitCode,
  {
    config,
    suite,
    trials,
  }: { readonly config: Config; readonly suite: Suite; readonly trials: readonly Trial[] },
): ReportModel {
  const runs = byCase(trials);
  const all = testsOf(suite, config.tests.runs);
  // A reading that ended early, or a run that stopped, may not have come to every case: of those nothing is said.
  const tests = all.filter((test) => runs.has(test.caseIndex));
  if (tests.length === 0) return model;
  // How many answers there should be is the business of the decisions: a sequential reading ends when it knows.
  const planned = new Map([...runs].map(([index, results]) => [index, results.length]));
  const results = scoreTests(suite, tests, { runs, planned });
  const assessment = judgeTests(results, config.tests.minSuccessRate, undefined);
  const { provenance, version, durationMs } = model;
  return withTests(
    model,
    exitCode,
    buildBehaviour(assessment, {
      version,
      suite: suite.file,
      agent: provenance.agent,
      isolation: provenance.isolation,
      startedAt: provenance.startedAt,
      durationMs,
      made: results.reduce((sum, { total }) => sum + total, 0),
      leftOut: all.length - tests.length,
    }),
  );
}
