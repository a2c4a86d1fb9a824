import {
  buildBehaviour,
  byCase,
  exitWithBehaviour,
  judgeTests,
  scoreTests,
  testsOf
} from "./chunk-CPTK5Z3J.js";
import "./chunk-XRUPFRVA.js";
import "./chunk-ASQNIYQV.js";
import "./chunk-2OZ6XELS.js";
import "./chunk-2KVKPGI7.js";
import "./chunk-7DQDWJI5.js";

// src/report/build-with-tests.ts
var MOST_STEPS = 3;
function withTests(model, exitCode, tests) {
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
    run: { ...model.run, behaviour: tests.report }
  };
}
function failingWords(model, exitCode, tests) {
  const { headline } = model;
  const word = exitCode === 1 ? headline.word : "NOT READY";
  const [first, second] = [tests.headline.sentence, headline.sentence];
  return {
    headline: { word, sentence: exitCode === 1 ? `${second}; ${first}` : `${first}; ${second}` },
    tone: "failure",
    says: [],
    next: [...tests.next, ...model.next].slice(0, MOST_STEPS)
  };
}

// src/pipeline/behaviour/metered-tests.ts
function withMeteredTests(model, exitCode, {
  config,
  suite,
  trials
}) {
  const runs = byCase(trials);
  const all = testsOf(suite, config.tests.runs);
  const tests = all.filter((test) => runs.has(test.caseIndex));
  if (tests.length === 0) return model;
  const planned = new Map([...runs].map(([index, results2]) => [index, results2.length]));
  const results = scoreTests(suite, tests, { runs, planned });
  const assessment = judgeTests(results, config.tests.minSuccessRate, void 0);
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
      leftOut: all.length - tests.length
    })
  );
}
export {
  withMeteredTests
};
