/** Recorded cases and a reviewed suite → the evidence that is judged. A suite must describe exactly what was recorded. */
import { findUnscorable } from "../core/coverage.ts";
import type { Evidence, Isolation } from "../core/evidence.ts";
import type { Suite } from "../core/suite.ts";
import { fail, type Problem, type Result, succeed } from "../problem.ts";
import { sha256 } from "./digest.ts";
import type { RecordedCase, Recording } from "./recording.ts";
import { caseName, shorten } from "./recording-builder.ts";

/** @param isolation as a person declared it; absent: as the recording says, or unknown */
export function matchSuite(
  recording: Recording,
  suite: Suite | undefined,
  isolation: Isolation | undefined,
): Result<Evidence> {
  const declared = recording.isolation;
  if (isolation !== undefined && declared !== undefined && declared !== "unknown" && isolation !== declared)
    return fail(otherIsolation(recording, declared, isolation));
  if (suite?.contract !== undefined && recording.layer !== "verdict")
    return fail(noDecisions(recording, suite));
  const single = withoutPairs(recording);
  if (single.length > 0) return fail(...single.slice(0, 10).map(withoutPair));
  const matched = suite === undefined ? succeed(recording.cases) : inSuiteOrder(recording, suite);
  if (!matched.ok) return matched;
  const evidence: Evidence = {
    layer: recording.layer,
    isolation: isolation ?? declared ?? "unknown",
    ...(recording.replays > 0 ? { replays: recording.replays } : {}),
    ...(recording.unfinished === undefined ? {} : { unfinished: recording.unfinished }),
    ...(recording.end === undefined ? {} : { end: recording.end }),
    cases: matched.value.map((item, index) => {
      const expected = suite?.cases[index]?.expected ?? item.expected;
      return {
        input: item.input,
        fingerprint: sha256(item.input),
        ...(expected === undefined ? {} : { expected }),
        outcomes: item.outcomes,
        errors: item.errors,
      };
    }),
  };
  return suite?.contract === undefined ? succeed(evidence) : underContract(evidence, matched.value, suite);
}

function inSuiteOrder(recording: Recording, suite: Suite): Result<readonly RecordedCase[]> {
  const recorded = new Map(recording.cases.map((item) => [item.input, item]));
  const asked = new Set(suite.cases.map((item) => item.input));
  const problems = [
    ...recording.cases.filter((item) => !asked.has(item.input)).map((item) => notInSuite(item, suite)),
    ...suite.cases.flatMap((item, index) =>
      recorded.has(item.input) ? [] : [notRecorded(item.input, index, recording, suite)],
    ),
  ];
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  const moved = recording.ordered
    ? recording.cases.findIndex((item, index) => item.input !== suite.cases[index]?.input)
    : -1;
  if (moved !== -1) return fail(otherOrder(recording, moved, suite));
  return succeed(suite.cases.map((item) => recorded.get(item.input) as RecordedCase)); // none is missing
}

/** Silence is not permission: under a contract a no-decision counts only where the contract says so. */
function underContract(evidence: Evidence, cases: readonly RecordedCase[], suite: Suite): Result<Evidence> {
  const found = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (found === undefined) return succeed(evidence);
  const item = cases[found.caseIndex];
  const place = item?.at ?? { file: suite.file };
  return fail({
    code: "outcome-not-scorable",
    message: `\`${place.path ?? `cases[${found.caseIndex}]`}.observations\` of "${shorten(item?.input ?? "")}" holds no decision (\`${found.reason}\`), and the contract of ${suite.file} does not declare that as an acceptable outcome`,
    hint: `Add \`allowed_no_decisions: [${found.reason}]\` to the contract if it is one, or fix the probe.`,
    at: place,
  });
}

/** A run that ended early by design may have left a case with one answer, or with none; so may calls that failed. */
function withoutPairs({ cases, run, end }: Recording): readonly RecordedCase[] {
  const mayEndEarly = run !== undefined || end !== undefined;
  return mayEndEarly ? [] : cases.filter(({ outcomes, errors }) => outcomes.length + errors < 2);
}

function withoutPair({ input, outcomes, errors, at }: RecordedCase): Problem {
  const failed = errors === 0 ? "" : ` beside ${errors} failed`;
  const name = caseName(at, input);
  return {
    code: "evidence-invalid",
    message: `${name} holds ${outcomes.length === 0 ? "no observation" : "1 observation"}${failed}: at least two are needed to compare`,
    hint: "Run each input at least twice (`repeat`, `epochs`), or take the case out.",
    at,
  };
}

function otherIsolation({ file, placeOf }: Recording, declared: Isolation, isolation: Isolation): Problem {
  return {
    code: "input-conflict",
    message: `\`isolation\` is ${isolation}, and ${file} records ${declared}`,
    hint: "Leave `isolation` out: the recording knows.",
    at: placeOf?.("isolation") ?? { file, path: "isolation" },
  };
}

function noDecisions({ file, layer, placeOf }: Recording, suite: Suite): Problem {
  return {
    code: "input-conflict",
    message: `\`layer\` of ${file} is ${layer}, and the contract of ${suite.file} is about decisions`,
    hint: "Use `layer: verdict`, or a suite without `contract`.",
    at: placeOf?.("layer") ?? { file, path: "layer" },
  };
}

function notInSuite(item: RecordedCase, suite: Suite): Problem {
  return {
    code: "evidence-invalid",
    message: `the recorded input "${shorten(item.input)}" is no \`input\` of ${suite.file}: the suite does not describe this evidence`,
    hint: "Assess it with the suite it was recorded with, or without one.",
    at: item.at,
  };
}

function notRecorded(input: string, index: number, { file }: Recording, suite: Suite): Problem {
  const line = suite.cases[index]?.line;
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}].input\` ("${shorten(input)}") has no run in ${file}: coverage would be reported that the recording never had`,
    hint: "Record it too, or assess with the suite it was recorded with.",
    at: { file: suite.file, ...(line === undefined ? {} : { line }), path: `cases[${index}].input` },
  };
}

function otherOrder({ cases }: Recording, index: number, suite: Suite): Problem {
  const item = cases[index];
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}].input\` is "${shorten(item?.input ?? "")}", and "${shorten(suite.cases[index]?.input ?? "")}" in ${suite.file}: the suite does not describe this evidence`,
    hint: "Assess it with the suite it was recorded with; its cases are in the same order.",
    at: item?.at ?? { file: suite.file },
  };
}
