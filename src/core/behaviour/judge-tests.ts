/**
 * What a set of behavioural tests comes to: one word, and the exit code that follows. A path, a latency, a cost or a
 * category that changed fails nothing by itself.
 */
import type { ExitCode } from "../status.ts";
import type { Comparison } from "./compare-tests.ts";
import type { TestResult } from "./score-test.ts";

export const BEHAVIOUR_STATUSES = ["incomplete", "failed", "passed"] as const;
export type BehaviourStatus = (typeof BEHAVIOUR_STATUSES)[number];

export type TestFault =
  | { readonly kind: "below-minimum"; readonly minimum: number }
  | { readonly kind: "regressed" }
  /** Fewer runs than planned. */
  | { readonly kind: "unfinished"; readonly missing: number };

export interface JudgedTest {
  readonly result: TestResult;
  /** Empty for a test that passed. */
  readonly faults: readonly TestFault[];
}

export interface BehaviourAssessment {
  readonly tests: readonly JudgedTest[];
  readonly comparison: Comparison | undefined;
  /** Fraction in (0, 1]. */
  readonly minimum: number;
  readonly status: BehaviourStatus;
  readonly exitCode: ExitCode;
}

/** @param minimum share of its runs that a test must pass, fraction in (0, 1] */
export function judgeTests(
  results: readonly TestResult[],
  minimum: number,
  comparison: Comparison | undefined,
): BehaviourAssessment {
  const regressed = new Set(
    (comparison?.changes ?? [])
      .filter((change) => change.verdict === "regression")
      .map((change) => change.name),
  );
  const tests = results.map(
    (result): JudgedTest => ({ result, faults: faultsOf(result, minimum, regressed) }),
  );
  const vanished = comparison?.vanished.length ?? 0;
  const isUnfinished = tests.some(({ faults }) => faults.some((fault) => fault.kind === "unfinished"));
  const isFailed = vanished > 0 || tests.some(({ faults }) => faults.length > 0);
  // What is missing may be what would have passed, or failed: nothing is said of a part.
  const whole = isFailed ? "failed" : "passed";
  const status = isUnfinished ? "incomplete" : whole;
  return { tests, comparison, minimum, status, exitCode: EXIT_CODES[status] };
}

const EXIT_CODES: Readonly<Record<BehaviourStatus, ExitCode>> = { incomplete: 2, failed: 1, passed: 0 };

function faultsOf(result: TestResult, minimum: number, regressed: ReadonlySet<string>): readonly TestFault[] {
  const missing = result.planned - result.total;
  return [
    ...(missing > 0 ? [{ kind: "unfinished", missing } as const] : []),
    ...(regressed.has(result.name) ? [{ kind: "regressed" } as const] : []),
    ...(result.successRate < minimum ? [{ kind: "below-minimum", minimum } as const] : []),
  ];
}

/**
 * Of a run that measured decisions and scored behaviour from the same answers: a test that failed is a finding, unless
 * the run is no evidence of anything.
 */
export function exitWithBehaviour(status: string, exitCode: ExitCode, behaviour: BehaviourStatus): ExitCode {
  if (behaviour !== "failed" || status === "incomplete") return exitCode;
  return 1;
}
