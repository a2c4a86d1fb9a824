/** The first line of a report of tests, and what to do next. */
import type { BehaviourAssessment, JudgedTest } from "../core/behaviour/judge-tests.ts";
import { count, list, percent, quoteName, sentence, whole } from "./format.ts";
import type { Placed } from "./model.ts";
import type { TestsModel } from "./tests-model.ts";

/** What is known of the tests beside their verdicts. */
export interface BehaviourContext {
  readonly version: string;
  readonly suite: string;
  readonly agent: string;
  readonly isolation: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** Calls made or runs recorded, count. */
  readonly made: number;
  /** File compared with, and whether it is there. */
  readonly baseline?: { readonly file: string; readonly found: boolean };
  /** Tests that a filter left out, count. */
  readonly leftOut: number;
  /** Of a run in shards, those whose record is not there: `2/8`. */
  readonly lost?: readonly string[];
}

/** So many names are told in one line. */
const NAMED = 3;

export function behaviourHeadline(assessment: BehaviourAssessment): TestsModel["headline"] {
  switch (assessment.status) {
    case "passed":
      return { word: "TESTS PASSED", sentence: passedSentence(assessment) };
    case "failed":
      return { word: "TESTS FAILED", sentence: failedSentence(assessment) };
    case "incomplete":
      return { word: "TESTS INCOMPLETE", sentence: incompleteSentence(assessment) };
  }
}

function passedSentence({ tests, minimum, comparison }: BehaviourAssessment): string {
  const runs = tests.reduce((sum, { result }) => sum + result.total, 0);
  const share = minimum === 1 ? "all" : `at least ${percent(minimum)}`;
  const suspects = (comparison?.changes ?? []).filter((change) => change.verdict === "suspect").length;
  const care =
    suspects === 0 ? "" : `; ${whole(suspects)} of them less often than the baseline, which is not shown yet`;
  return `${count(tests.length, "test")} passed ${share} of their runs (${count(runs, "run")})${care}`;
}

function failedSentence({ tests, comparison }: BehaviourAssessment): string {
  const failed = tests.filter(isFailed);
  const vanished = comparison?.vanished ?? [];
  const parts: string[] = [];
  if (failed.length > 0) {
    const regressed = failed.filter(({ faults }) => faults.some((fault) => fault.kind === "regressed"));
    const how = regressed.length === 0 ? "" : `, ${whole(regressed.length)} of them a regression`;
    parts.push(
      `${whole(failed.length)} of ${count(tests.length, "test")} failed${how}: ${nameList(failed.map(nameOf))}`,
    );
  }
  if (vanished.length > 0)
    parts.push(
      `${count(vanished.length, "test")} of the baseline ${vanished.length === 1 ? "is" : "are"} gone: ${nameList(vanished)}`,
    );
  return parts.join("; ");
}

function incompleteSentence({ tests }: BehaviourAssessment): string {
  const planned = tests.reduce((sum, { result }) => sum + result.planned, 0);
  const missing = planned - tests.reduce((sum, { result }) => sum + result.total, 0);
  return `${whole(missing)} of ${count(planned, "planned run")} ${missing === 1 ? "was" : "were"} never made, so nothing is said of the tests`;
}

export function isFailed({ faults }: JudgedTest): boolean {
  return faults.some((fault) => fault.kind !== "unfinished");
}

function nameOf({ result }: JudgedTest): string {
  return result.name;
}

function nameList(names: readonly string[]): string {
  return list(names.map(quoteName), NAMED);
}

const MOST_STEPS = 3;

export function behaviourNext(assessment: BehaviourAssessment, context: BehaviourContext): readonly Placed[] {
  const steps =
    assessment.status === "incomplete"
      ? [incompleteStep(context)]
      : [
          ...assessment.tests.filter(isFailed).map((test) => failureStep(test, context.suite)),
          ...vanishedSteps(assessment),
          ...suspectSteps(assessment),
          ...baselineSteps(assessment, context),
        ];
  return steps.slice(0, MOST_STEPS);
}

function incompleteStep({ lost = [] }: BehaviourContext): Placed {
  if (lost.length === 0)
    return {
      text: "Find out why the calls stopped (see the log), and run the same again with `resume: true`.",
    };
  const shards = lost.length === 1 ? "shard" : "the shards";
  return {
    text: `Run ${shards} ${list(lost, NAMED)} again, which no file is of, and test all of them together.`,
  };
}

function failureStep({ result }: JudgedTest, suite: string): Placed {
  const [worst] = result.failures;
  const passed = `${quoteName(result.name)} passed ${whole(result.passed)} of ${count(result.total, "run")}`;
  const why = worst === undefined ? "" : `: ${worst.failure.message} (${count(worst.count, "run")})`;
  return {
    text: sentence(`${passed}${why}`),
    file: result.file ?? suite,
    ...(result.line === undefined ? {} : { line: result.line }),
  };
}

function vanishedSteps({ comparison }: BehaviourAssessment): readonly Placed[] {
  const vanished = comparison?.vanished ?? [];
  if (vanished.length === 0) return [];
  return [
    {
      text: `Put ${nameList(vanished)} back into the suite, or bless a report without ${vanished.length === 1 ? "it" : "them"}.`,
    },
  ];
}

function suspectSteps({ comparison }: BehaviourAssessment): readonly Placed[] {
  const suspects = (comparison?.changes ?? []).filter((change) => change.verdict === "suspect");
  const needed = suspects.flatMap((change) =>
    change.runsNeeded === undefined ? [] : [{ change, ...change.runsNeeded }],
  );
  if (needed.length === 0) return [];
  const names = nameList(needed.map(({ change }) => change.name));
  const runs = Math.max(...needed.map(({ today }) => today));
  const isBoth = needed.some(({ change, baseline }) => baseline > change.before.total);
  const also = isBoth ? ", and bless a baseline of as many" : "";
  return [{ text: `Set \`runs: ${runs}\` to see whether ${names} really dropped${also}.` }];
}

function baselineSteps({ status }: BehaviourAssessment, { baseline }: BehaviourContext): readonly Placed[] {
  if (status !== "passed" || baseline?.found === true) return [];
  const file = baseline?.file ?? "tests.baseline.json";
  return [{ text: `Keep these figures to compare with: \`agentverity bless --baseline ${file}\`.` }];
}
