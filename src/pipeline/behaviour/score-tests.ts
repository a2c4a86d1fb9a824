/** The selected tests with their runs → their figures, as the suite says what claims a success. */
import { CONFIRMATION_PHRASES } from "../../core/behaviour/assertion.ts";
import { scoreTest, type TestResult } from "../../core/behaviour/score-test.ts";
import type { Suite } from "../../core/suite.ts";
import { boundedMatcher } from "./bounded-match.ts";
import type { GatheredRuns } from "./gathered-runs.ts";
import type { SelectedTest } from "./select-tests.ts";

export function scoreTests(
  { confirmationPhrases = CONFIRMATION_PHRASES }: Suite,
  tests: readonly SelectedTest[],
  { runs, planned }: Pick<GatheredRuns, "runs" | "planned">,
): readonly TestResult[] {
  const checking = { matches: boundedMatcher(), confirmationPhrases };
  return tests.map(({ caseIndex, name, assertions, line }) =>
    scoreTest(
      {
        name,
        assertions,
        runs: runs.get(caseIndex) ?? [],
        planned: planned.get(caseIndex) ?? 0,
        ...(line === undefined ? {} : { line }),
      },
      checking,
    ),
  );
}
