import {
  BEHAVIOUR_SCHEMA,
  badField,
  comparedTestOf,
  comparedTestSchema
} from "./chunk-RLYEA5GO.js";
import {
  openHistory
} from "./chunk-L33G4TV2.js";
import {
  field
} from "./chunk-C5ZFKEAY.js";
import {
  renderBehaviourHtml,
  renderBehaviourJunit
} from "./chunk-WOSBJXOQ.js";
import {
  require_dist
} from "./chunk-UJ7FGCIW.js";
import {
  buildBehaviour,
  judgeTests,
  summariseRuns
} from "./chunk-4P67WD6N.js";
import {
  REGRESSION_RULES,
  TEST_FOLDER,
  _enum,
  _gt,
  _gte,
  _lte,
  _minLength,
  array,
  behaviourHeadlineText,
  boolean,
  compareTests,
  fail,
  findAssertion,
  int,
  nullable,
  number,
  object,
  optional,
  parseSource,
  readAssertion,
  readText,
  refuse,
  renderBehaviourMarkdown,
  renderBehaviourText,
  stableJson,
  string,
  succeed
} from "./chunk-QMDUAR73.js";
import {
  __toESM
} from "./chunk-PIRHQTI4.js";

// src/pipeline/behaviour/report-command.ts
var { join, resolve } = process.getBuiltinModule("node:path");

// src/evidence/read-behaviour-report.ts
var import_yaml = __toESM(require_dist(), 1);
var count = int().check(_gte(0));
var measure = nullable(number().check(_gte(0)));
var runSchema = object({
  passed: boolean(),
  failures: array(
    object({
      assertion: nullable(string()),
      category: string(),
      detail: string(),
      message: string()
    })
  ),
  tools: array(string()),
  steps: measure,
  latency_ms: measure,
  cost_usd: measure
});
var testSchema = object({
  test_name: string().check(_minLength(1)),
  planned_runs: count,
  assertions: array(string()),
  line: optional(count),
  file: optional(string()),
  runs: array(runSchema)
});
var reportSchema = object({
  agentverity_version: string(),
  created_at: string(),
  suite: string(),
  agent: string(),
  isolation: string(),
  duration_ms: number().check(_gte(0)),
  calls: object({ made: count }),
  left_out_tests: count,
  min_success_rate: number().check(_gt(0), _lte(1)),
  baseline: nullable(object({ file: string(), found: boolean() })),
  tests: array(testSchema),
  comparison: optional(
    object({
      rule: _enum(REGRESSION_RULES),
      vanished_tests: array(string()),
      tests: array(object({ before: comparedTestSchema })),
      reference: object({ suite_mismatch: boolean() })
    })
  )
});
function readBehaviourReport(document) {
  const { file, value, locate } = document;
  const schema = field(value, "schema");
  if (schema !== BEHAVIOUR_SCHEMA) return fail(notAReport(document, schema));
  if (isBlessed(value)) return fail(blessed(file));
  const read = reportSchema.safeParse(value);
  if (!read.success)
    return fail(...read.error.issues.slice(0, 10).map((issue) => badField(document, [], issue)));
  const report = read.data;
  const results = report.tests.map((test) => resultOf(test));
  const unknown = results.flatMap(
    (result, index) => result.unread.map((text) => unknownAssertion(text, locate(["tests", index, "assertions"])))
  );
  if (unknown.length > 0) return fail(...unknown);
  const comparison = comparisonOf(report, results);
  return succeed({
    assessment: judgeTests(results, report.min_success_rate, comparison),
    facts: factsOf(report)
  });
}
function factsOf(report) {
  return {
    version: report.agentverity_version,
    suite: report.suite,
    agent: report.agent,
    isolation: report.isolation,
    startedAt: report.created_at,
    durationMs: report.duration_ms,
    made: report.calls.made,
    ...report.baseline === null ? {} : { baseline: report.baseline },
    leftOut: report.left_out_tests
  };
}
function resultOf({
  test_name: name,
  planned_runs: planned,
  line,
  file,
  ...test
}) {
  const read = test.assertions.map((text) => ({ text, assertion: assertionOf(text) }));
  const result = summariseRuns(
    {
      name,
      planned,
      assertions: read.flatMap(({ assertion }) => assertion ?? []),
      ...line === void 0 ? {} : { line },
      ...file === void 0 ? {} : { file }
    },
    test.runs.map(runOf)
  );
  return { ...result, unread: read.flatMap(({ text, assertion }) => assertion === void 0 ? text : []) };
}
function runOf({
  passed,
  failures,
  tools,
  steps,
  latency_ms: latency,
  cost_usd: cost
}) {
  return {
    passed,
    failures: failures.map(({ assertion, category, detail, message }) => ({
      ...assertion === null ? {} : { assertion },
      category,
      // one of another version is shown as it is
      detail,
      message
    })),
    path: tools,
    ...steps === null ? {} : { steps },
    ...latency === null ? {} : { latencyMs: latency },
    ...cost === null ? {} : { costUsd: cost }
  };
}
function assertionOf(text) {
  let item;
  try {
    item = (0, import_yaml.parse)(text, { logLevel: "silent" });
  } catch {
    return void 0;
  }
  const [name, argument] = typeof item === "string" ? [item] : Object.entries(item ?? {})[0] ?? [];
  const known = name === void 0 ? void 0 : findAssertion(name);
  const read = known === void 0 ? void 0 : readAssertion(known, argument);
  return read?.ok === true ? read.assertion : void 0;
}
function comparisonOf({ comparison, tests }, results) {
  if (comparison === void 0) return void 0;
  const after = results.map((result, index) => ({ ...result, written: tests[index]?.assertions ?? [] }));
  const before = comparison.tests.map((change) => comparedTestOf(change.before));
  const names = results.map((result) => result.name);
  return {
    ...compareTests(before, after, names, comparison.rule),
    vanished: comparison.vanished_tests,
    mismatch: comparison.reference.suite_mismatch
  };
}
function isBlessed(value) {
  return field(value, "digest") !== void 0 && field(value, "calls") === void 0;
}
function notAReport({ file, locate }, schema) {
  return {
    code: schema === void 0 ? "evidence-invalid" : "schema-version",
    message: `${file} is ${schema === void 0 ? "no report of ours" : JSON.stringify(schema)}; shown again are reports of tests (\`${BEHAVIOUR_SCHEMA}\`)`,
    hint: "Give the `report.json` that `agentverity test` wrote, or what it printed with `--format json`.",
    at: locate(["schema"])
  };
}
function blessed(file) {
  return {
    code: "evidence-invalid",
    message: `${file} holds blessed figures, without the runs behind them`,
    hint: `\`agentverity baseline inspect ${file}\` shows them.`,
    at: { file }
  };
}
function unknownAssertion(text, at) {
  return {
    code: "input-unknown",
    message: `${JSON.stringify(text)} is no assertion that this version knows`,
    hint: "Show the report with the version that wrote it.",
    ...at === void 0 ? {} : { at }
  };
}

// src/report/build-trend.ts
var MOST_RUNS = 30;
function buildTrend(runs) {
  const recent = runs.slice(-MOST_RUNS);
  const last = recent.at(-1);
  if (last === void 0 || recent.length < 2) return void 0;
  return {
    runs: recent.map(({ id, createdAt, passedTests, failedTests, hasRegression }) => ({
      id,
      createdAt,
      passedTests,
      failedTests,
      hasRegression
    })),
    tests: last.tests.map(({ name, successRate }) => {
      const rates = recent.map((run) => run.tests.find((test) => test.name === name)?.successRate);
      const before = rates.slice(0, -1).findLast((rate) => rate !== void 0);
      return { name, rates, latest: successRate, ...before === void 0 ? {} : { before } };
    })
  };
}

// src/pipeline/behaviour/report-command.ts
async function reportCommand(args, host, folder) {
  const { values } = args.raw;
  const root = resolve(folder, values["working-directory"] ?? ".");
  const saved = await openReport(values["from"], root, host);
  if (!saved.ok) return (await refuse(saved.problems, host, 0)).exitCode;
  const model = buildBehaviour(saved.value.assessment, saved.value.facts);
  const text = renderBehaviourText(model);
  await host.publisher.publish({
    headline: behaviourHeadlineText(model),
    text,
    documents: {
      text,
      markdown: renderBehaviourMarkdown(model),
      json: stableJson(model.report),
      junit: renderBehaviourJunit(model),
      html: renderBehaviourHtml(model, buildTrend(await earlierRuns(saved.value, root, host)))
    },
    annotations: [],
    outputs: {},
    artifacts: [],
    red: false,
    exitCode: 0
  });
  return 0;
}
async function openReport(named, root, host) {
  const file = named ?? join(host.outputDirectory(root, ""), TEST_FOLDER, "report.json");
  const text = readText(host.files, resolve(root, file), file, {
    code: "file-missing",
    message: `there is no report at ${file}`,
    hint: named === void 0 ? "Run `agentverity test` first, or name a report: `agentverity report report.json`." : "Correct the path: it is relative to `--working-directory`.",
    at: { file }
  });
  if (!text.ok) return text;
  const parsed = await parseSource(file, text.value);
  return parsed.ok ? readBehaviourReport(parsed.value) : parsed;
}
async function earlierRuns({ facts }, root, host) {
  const history = await openHistory(root, host);
  if (!history.ok) {
    for (const problem of history.problems) host.log.warn(`without a trend: ${problem.message}`);
    return [];
  }
  const until = Date.parse(facts.startedAt);
  return history.value.runs.filter((run) => run.suite === facts.suite && Date.parse(run.createdAt) <= until);
}
export {
  reportCommand
};
