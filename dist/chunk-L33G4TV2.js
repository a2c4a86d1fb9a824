import {
  _gte,
  _lte,
  _minLength,
  array,
  boolean,
  digestOf,
  fail,
  fileTrouble,
  int,
  nullish,
  number,
  object,
  optional,
  parseSource,
  readText,
  string,
  succeed
} from "./chunk-QMDUAR73.js";

// src/pipeline/behaviour/test-history.ts
var { join } = process.getBuiltinModule("node:path");

// src/evidence/test-history.ts
var HISTORY_SCHEMA = "agentverity.history/v1";
var ID_LENGTH = 12;
function historyLine({ tests, status, comparison }, facts) {
  const passed = tests.filter(({ faults }) => faults.length === 0).length;
  const entry = {
    created_at: facts.createdAt,
    suite_id: facts.suite,
    agent: facts.agent,
    agentverity_version: facts.version,
    status,
    total_tests: tests.length,
    passed_tests: passed,
    failed_tests: tests.length - passed,
    has_regression: (comparison?.changes ?? []).some((change) => change.verdict === "regression"),
    filter_pattern: facts.filter ?? null,
    tests: tests.map(testEntry)
  };
  const id = digestOf({ entry, earlier: facts.earlier }).slice(-ID_LENGTH);
  return JSON.stringify({ schema: HISTORY_SCHEMA, run_id: id, ...entry });
}
function testEntry({ result }) {
  return {
    name: result.name,
    success_rate: result.successRate * 100,
    failed_runs: result.total - result.passed,
    total_runs: result.total,
    average_steps: result.averageSteps ?? null,
    flakiness_score: Math.round((result.flakiness?.estimate ?? 0) * 1e3) / 1e3
  };
}
var count = int().check(_gte(0));
var runSchema = object({
  run_id: string().check(_minLength(1)),
  created_at: string(),
  suite_id: nullish(string()),
  passed_tests: count,
  failed_tests: count,
  has_regression: boolean(),
  filter_pattern: nullish(string()),
  status: optional(string()),
  tests: array(
    object({
      name: string(),
      success_rate: number().check(_gte(0), _lte(100)),
      failed_runs: count,
      total_runs: optional(count),
      average_steps: nullish(number()),
      flakiness_score: number().check(_gte(0), _lte(1))
    })
  )
});
function readHistoryLines(file, text) {
  const lines = text.split("\n").map((line, index) => ({ line, number: index + 1 }));
  const read = lines.filter(({ line }) => line.trim() !== "").map((each) => readLine(file, each));
  const problems = read.flatMap((result) => result.ok ? [] : result.problems);
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  return succeed(read.flatMap((result) => result.ok ? [result.value] : []));
}
function readLine(file, { line, number: number2 }) {
  const at = { file, line: number2 };
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    return fail(badEntry(`line ${number2} of ${file}`, "not JSON", at));
  }
  const read = runSchema.safeParse(value);
  if (read.success) return succeed(runOf(read.data));
  return fail(badEntry(`line ${number2} of ${file}`, whyNot(read.error), at));
}
function readAgentcheckHistory({ file, value, locate }) {
  const entries = Array.isArray(value) ? value : [value];
  const read = entries.map((entry) => runSchema.safeParse(entry));
  const problems = read.flatMap(
    (result, index) => result.success ? [] : [badEntry(`entry ${index} of ${file}`, whyNot(result.error), locate([index]))]
  );
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  return succeed(read.flatMap((result) => result.success ? [runOf(result.data)] : []));
}
function whyNot(error) {
  const [issue] = error.issues;
  return `\`${(issue?.path ?? []).join(".")}\` is not what a run of tests writes`;
}
function badEntry(what, why, at) {
  return {
    code: "evidence-invalid",
    message: `${what} is no run of tests (${why})`,
    hint: "Remove it, or move the file away: the next `test` begins another.",
    ...at === void 0 ? {} : { at }
  };
}
function runOf(raw) {
  const { filter_pattern: filter, status } = raw;
  return {
    id: raw.run_id,
    createdAt: raw.created_at,
    suite: raw.suite_id ?? "",
    passedTests: raw.passed_tests,
    failedTests: raw.failed_tests,
    hasRegression: raw.has_regression,
    ...typeof filter === "string" ? { filter } : {},
    ...status === void 0 ? {} : { status },
    tests: raw.tests.map((test) => ({
      name: test.name,
      successRate: test.success_rate / 100,
      failedRuns: test.failed_runs,
      ...test.total_runs === void 0 ? {} : { totalRuns: test.total_runs },
      ...typeof test.average_steps === "number" ? { averageSteps: test.average_steps } : {},
      flakiness: test.flakiness_score
    }))
  };
}

// src/pipeline/behaviour/test-history.ts
var HISTORY = "history.jsonl";
var AGENTCHECK = ".agentcheck/history.json";
function keepInHistory({ assessment, model }, config, host) {
  if (host.event !== void 0) return;
  const path = join(host.outputDirectory(config.workingDirectory, ""), HISTORY);
  try {
    const written = host.files.readJournal(path);
    const line = historyLine(assessment, {
      version: model.version,
      createdAt: model.provenance.startedAt,
      suite: model.provenance.suite,
      agent: model.provenance.agent,
      ...config.tests.filter === void 0 ? {} : { filter: config.tests.filter },
      earlier: (written?.text ?? "").split("\n").length
    });
    const journal = host.files.openJournal(path, written?.bytes ?? 0);
    journal.append(line);
    journal.close();
  } catch (error) {
    const trouble = fileTrouble(error, path);
    if (trouble === void 0) throw error;
    host.log.warn(`this run is not in the history: ${trouble.message}`);
  }
}
async function openHistory(root, host) {
  const path = join(host.outputDirectory(root, ""), HISTORY);
  const ours = host.files.readJournal(path);
  const own = readHistoryLines(path, ours?.text ?? "");
  const theirs = await agentcheckHistory(root, host);
  const problems = [own, theirs].flatMap((read) => read.ok ? [] : read.problems);
  if (!own.ok || !theirs.ok) return fail(...problems);
  return succeed({
    runs: [...theirs.value, ...own.value].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)),
    files: [...ours === void 0 ? [] : [path], ...theirs.value.length === 0 ? [] : [AGENTCHECK]]
  });
}
async function agentcheckHistory(root, host) {
  const text = readText(host.files, join(root, AGENTCHECK), AGENTCHECK, {
    code: "file-missing",
    message: `there is no ${AGENTCHECK}`,
    hint: ""
  });
  if (!text.ok) return text.problems.every((problem) => problem.code === "file-missing") ? succeed([]) : text;
  const parsed = await parseSource(AGENTCHECK, text.value);
  return parsed.ok ? readAgentcheckHistory(parsed.value) : parsed;
}

export {
  keepInHistory,
  openHistory
};
