import {
  caseName,
  shorten
} from "./chunk-VTB5C4XC.js";
import {
  fail,
  findUnscorable,
  sha256,
  succeed
} from "./chunk-QMDUAR73.js";

// src/evidence/match-suite.ts
function matchSuite(recording, suite, isolation) {
  const declared = recording.isolation;
  if (isolation !== void 0 && declared !== void 0 && declared !== "unknown" && isolation !== declared)
    return fail(otherIsolation(recording, declared, isolation));
  if (suite?.contract !== void 0 && recording.layer !== "verdict")
    return fail(noDecisions(recording, suite));
  const single = withoutPairs(recording);
  if (single.length > 0) return fail(...single.slice(0, 10).map(withoutPair));
  const matched = suite === void 0 ? succeed(recording.cases) : inSuiteOrder(recording, suite);
  if (!matched.ok) return matched;
  const evidence = {
    layer: recording.layer,
    isolation: isolation ?? declared ?? "unknown",
    ...recording.replays > 0 ? { replays: recording.replays } : {},
    ...recording.unfinished === void 0 ? {} : { unfinished: recording.unfinished },
    ...recording.end === void 0 ? {} : { end: recording.end },
    cases: matched.value.map((item, index) => {
      const expected = suite?.cases[index]?.expected ?? item.expected;
      return {
        input: item.input,
        fingerprint: sha256(item.input),
        ...expected === void 0 ? {} : { expected },
        outcomes: item.outcomes,
        errors: item.errors
      };
    })
  };
  return suite?.contract === void 0 ? succeed(evidence) : underContract(evidence, matched.value, suite);
}
function inSuiteOrder(recording, suite) {
  const recorded = new Map(recording.cases.map((item) => [item.input, item]));
  const asked = new Set(suite.cases.map((item) => item.input));
  const problems = [
    ...recording.cases.filter((item) => !asked.has(item.input)).map((item) => notInSuite(item, suite)),
    ...suite.cases.flatMap(
      (item, index) => recorded.has(item.input) ? [] : [notRecorded(item.input, index, recording, suite)]
    )
  ];
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  const moved = recording.ordered ? recording.cases.findIndex((item, index) => item.input !== suite.cases[index]?.input) : -1;
  if (moved !== -1) return fail(otherOrder(recording, moved, suite));
  return succeed(suite.cases.map((item) => recorded.get(item.input)));
}
function underContract(evidence, cases, suite) {
  const found = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (found === void 0) return succeed(evidence);
  const item = cases[found.caseIndex];
  const place = item?.at ?? { file: suite.file };
  return fail({
    code: "outcome-not-scorable",
    message: `\`${place.path ?? `cases[${found.caseIndex}]`}.observations\` of "${shorten(item?.input ?? "")}" holds no decision (\`${found.reason}\`), and the contract of ${suite.file} does not declare that as an acceptable outcome`,
    hint: `Add \`allowed_no_decisions: [${found.reason}]\` to the contract if it is one, or fix the probe.`,
    at: place
  });
}
function withoutPairs({ cases, run, end }) {
  const mayEndEarly = run !== void 0 || end !== void 0;
  return mayEndEarly ? [] : cases.filter(({ outcomes, errors }) => outcomes.length + errors < 2);
}
function withoutPair({ input, outcomes, errors, at }) {
  const failed = errors === 0 ? "" : ` beside ${errors} failed`;
  const name = caseName(at, input);
  return {
    code: "evidence-invalid",
    message: `${name} holds ${outcomes.length === 0 ? "no observation" : "1 observation"}${failed}: at least two are needed to compare`,
    hint: "Run each input at least twice (`repeat`, `epochs`), or take the case out.",
    at
  };
}
function otherIsolation({ file, placeOf }, declared, isolation) {
  return {
    code: "input-conflict",
    message: `\`isolation\` is ${isolation}, and ${file} records ${declared}`,
    hint: "Leave `isolation` out: the recording knows.",
    at: placeOf?.("isolation") ?? { file, path: "isolation" }
  };
}
function noDecisions({ file, layer, placeOf }, suite) {
  return {
    code: "input-conflict",
    message: `\`layer\` of ${file} is ${layer}, and the contract of ${suite.file} is about decisions`,
    hint: "Use `layer: verdict`, or a suite without `contract`.",
    at: placeOf?.("layer") ?? { file, path: "layer" }
  };
}
function notInSuite(item, suite) {
  return {
    code: "evidence-invalid",
    message: `the recorded input "${shorten(item.input)}" is no \`input\` of ${suite.file}: the suite does not describe this evidence`,
    hint: "Assess it with the suite it was recorded with, or without one.",
    at: item.at
  };
}
function notRecorded(input, index, { file }, suite) {
  const line = suite.cases[index]?.line;
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}].input\` ("${shorten(input)}") has no run in ${file}: coverage would be reported that the recording never had`,
    hint: "Record it too, or assess with the suite it was recorded with.",
    at: { file: suite.file, ...line === void 0 ? {} : { line }, path: `cases[${index}].input` }
  };
}
function otherOrder({ cases }, index, suite) {
  const item = cases[index];
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}].input\` is "${shorten(item?.input ?? "")}", and "${shorten(suite.cases[index]?.input ?? "")}" in ${suite.file}: the suite does not describe this evidence`,
    hint: "Assess it with the suite it was recorded with; its cases are in the same order.",
    at: item?.at ?? { file: suite.file }
  };
}

export {
  matchSuite
};
