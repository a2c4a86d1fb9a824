import {
  scoreTest
} from "./chunk-4P67WD6N.js";
import {
  CONFIRMATION_PHRASES,
  fail,
  sha256,
  shortFingerprint,
  succeed
} from "./chunk-QMDUAR73.js";

// src/pipeline/behaviour/bounded-match.ts
var { createContext, Script } = process.getBuiltinModule("node:vm");
var LONGEST = 250;
var PATIENCE = 8;
var IMPATIENT = 10;
function boundedMatcher(longest = LONGEST) {
  const subject = {};
  const context = createContext(subject);
  const script = new Script("pattern.test(text)");
  const stopped = /* @__PURE__ */ new Set();
  const strikes = /* @__PURE__ */ new Map();
  return (pattern, text) => {
    const key = `${pattern}
${text}`;
    if (stopped.has(key)) return "timed-out";
    subject.pattern = pattern;
    subject.text = text;
    try {
      return script.runInContext(context, {
        timeout: (strikes.get(pattern) ?? 0) < PATIENCE ? longest : IMPATIENT
      }) === true;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      stopped.add(key);
      strikes.set(pattern, (strikes.get(pattern) ?? 0) + 1);
      return "timed-out";
    }
  };
}
function isTimeout(error) {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : void 0;
  return code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

// src/pipeline/behaviour/score-tests.ts
function scoreTests({ confirmationPhrases = CONFIRMATION_PHRASES }, tests, { runs, planned }) {
  const checking = { matches: boundedMatcher(), confirmationPhrases };
  return tests.map(
    ({ caseIndex, name, assertions, line }) => scoreTest(
      {
        name,
        assertions,
        runs: runs.get(caseIndex) ?? [],
        planned: planned.get(caseIndex) ?? 0,
        ...line === void 0 ? {} : { line }
      },
      checking
    )
  );
}

// src/pipeline/behaviour/select-tests.ts
function testsOf(suite, runs) {
  return suite.cases.flatMap((item, caseIndex) => {
    if (item.expect === void 0) return [];
    const { line } = item;
    return [
      {
        name: nameOf(item),
        caseIndex,
        assertions: item.expect,
        runs: item.runs ?? runs,
        ...line === void 0 ? {} : { line }
      }
    ];
  });
}
function nameOf({ id, input }) {
  return id ?? `probe ${shortFingerprint(sha256(input))}`;
}
function selectTests(available, { tests: spec }) {
  const { suite, code, broken } = available;
  const declared = suite === void 0 ? [] : testsOf(suite, spec.runs);
  const all = [...declared, ...code];
  if (all.length === 0 && broken === 0) return fail(noTests(suite, spec.files));
  const twice = all.find(({ name }, index) => all.findIndex((other) => other.name === name) < index);
  if (twice !== void 0) return fail(sameName(twice, suite));
  const wanted = wantedBy(spec.filter);
  const tests = declared.filter(({ caseIndex, name }) => wanted(textOf(suite?.cases[caseIndex], name)));
  const wantedCode = code.filter(({ name }) => wanted(name));
  if (tests.length + wantedCode.length + broken === 0) return fail(noMatch(spec.filter ?? "", all));
  return succeed({ tests, code: wantedCode, existing: all.map((test) => test.name) });
}
function sameName(test, suite) {
  const file = "file" in test ? test.file : suite?.file;
  return {
    code: "input-conflict",
    message: `two tests are called \`${test.name}\`, and reports and baselines tell them by name`,
    hint: "Rename one of them.",
    ...file === void 0 ? {} : { at: { file, ...test.line === void 0 ? {} : { line: test.line } } }
  };
}
function textOf(item, name) {
  return item?.id ?? `${name} ${item?.input ?? ""}`;
}
function wantedBy(filter) {
  if (filter === void 0) return () => true;
  const parts = filter.split(/\s+or\s+/i).map((part) => part.trim().toLowerCase());
  return (text) => parts.some((part) => text.toLowerCase().includes(part));
}
function noTests(suite, files) {
  if (suite === void 0 || files !== void 0)
    return {
      code: "suite-empty",
      message: `there is nothing to test: ${(files ?? []).map((file) => `\`${file}\``).join(", ")} ${suite === void 0 ? "" : `and ${suite.file} `}declare no test`,
      hint: "Declare one with `agentTest` in a file called `*.agent.test.ts`, or give a `suite` whose cases have an `expect`."
    };
  return {
    code: "suite-empty",
    message: `no case of ${suite.file} has an \`expect\`: there is nothing to test`,
    hint: "Add `expect:` with a list of assertions to a case, such as `- used_tool: search`.",
    at: { file: suite.file }
  };
}
function noMatch(filter, all) {
  const names = all.slice(0, 10).map((test) => `\`${test.name}\``);
  const more = all.length > names.length ? ` and ${all.length - names.length} more` : "";
  return {
    code: "input-invalid",
    message: `no test matched the filter "${filter}"`,
    hint: `There are ${names.join(", ")}${more}. Join several parts with \` or \`.`
  };
}

export {
  scoreTests,
  testsOf,
  selectTests
};
