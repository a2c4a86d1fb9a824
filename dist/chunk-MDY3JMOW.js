import {
  detectDocument,
  findFiles,
  notEvidence
} from "./chunk-DGUUOX3V.js";
import "./chunk-W3VIPJNM.js";
import {
  describe,
  field,
  isFields
} from "./chunk-I2ZVLGN5.js";
import "./chunk-4IIJ46CS.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import {
  buildBehaviour,
  judgeTests,
  scoreTests,
  selectTests
} from "./chunk-KDUO4HP2.js";
import {
  TEST_FOLDER,
  TRIALS_SCHEMA,
  _gte,
  _lte,
  _minLength,
  array,
  boolean,
  collectRuns,
  compareTests,
  digestOf,
  fail,
  int,
  nullish,
  number,
  object,
  openSuite,
  optional,
  parseSource,
  readObservation,
  readText,
  readTrials,
  record,
  refine,
  string,
  succeed,
  suiteDigest,
  withLines
} from "./chunk-ANRCXVVD.js";
import "./chunk-PIRHQTI4.js";

// src/pipeline/behaviour/run-tests.ts
var { dirname, join, resolve: resolve2 } = process.getBuiltinModule("node:path");

// src/evidence/behaviour-baseline.ts
var BEHAVIOUR_SCHEMA = "agentverity.behaviour/v1";
var count = int().check(_gte(0));
var rate = number().check(_gte(0), _lte(100));
var mean = nullish(number().check(_gte(0)));
var testSchema = object({
  test_name: string().check(_minLength(1)),
  total_runs: int().check(_gte(1)),
  passed_runs: count,
  average_steps: mean,
  average_latency: mean,
  average_cost: mean,
  tool_presence: record(string(), rate),
  common_tool_paths: array(object({ path: array(string()), count })),
  failure_categories: record(string(), count),
  unstable_tool_paths: boolean(),
  assertions: optional(array(string()))
}).check(
  refine((test) => test.passed_runs <= test.total_runs, {
    error: "more passed runs than runs",
    path: ["passed_runs"]
  })
);
function readBehaviourBaseline(document) {
  const { file, value } = document;
  const schema = field(value, "schema");
  if (schema !== void 0 && schema !== BEHAVIOUR_SCHEMA) return fail(otherSchema(document, schema));
  const key = schema === void 0 ? "reports" : "tests";
  const read = array(testSchema).safeParse(field(value, key));
  if (!read.success)
    return fail(...read.error.issues.slice(0, 10).map((issue) => badField(document, key, issue)));
  return succeed({ file, tests: read.data.map(testOf) });
}
function testOf(raw) {
  const { total_runs: total, passed_runs: passed } = raw;
  const { average_steps: steps, average_latency: seconds, average_cost: cost } = raw;
  return {
    name: raw.test_name,
    total,
    passed,
    successRate: passed / total,
    toolPresence: Object.entries(raw.tool_presence).map(([name, share]) => ({
      name,
      count: Math.round(share / 100 * total)
    })),
    commonPaths: raw.common_tool_paths,
    unstablePaths: raw.unstable_tool_paths,
    categories: Object.entries(raw.failure_categories).map(([name, times]) => ({
      name,
      // one of another version is shown as it is
      count: times
    })),
    averageSteps: steps ?? void 0,
    averageLatencyMs: typeof seconds === "number" ? seconds * 1e3 : void 0,
    averageCostUsd: cost ?? void 0,
    ...raw.assertions === void 0 ? {} : { written: raw.assertions }
  };
}
function otherSchema({ file, locate }, schema) {
  return {
    code: "schema-version",
    message: `${file} is ${JSON.stringify(schema)}, and tests are compared with \`${BEHAVIOUR_SCHEMA}\``,
    hint: "Give the file that `agentverity bless` wrote, or agentcheck's baseline.",
    at: locate(["schema"])
  };
}
function badField(document, key, issue) {
  const path = [key, ...issue.path];
  const name = path.reduce(
    (shown, step) => typeof step === "number" ? `${shown}[${step}]` : `${shown}${shown === "" ? "" : "."}${String(step)}`,
    ""
  );
  return {
    code: "evidence-invalid",
    message: `\`${name}\` of ${document.file} is nothing that a run of tests can have written (${whyNot(issue)})`,
    hint: "Give a baseline as `agentverity bless` or agentcheck wrote it.",
    at: document.locate(path)
  };
}
function whyNot(issue) {
  if (issue.code === "custom") return issue.message;
  return issue.code === "invalid_type" ? `not of type ${issue.expected}` : issue.code.replaceAll("_", " ");
}

// src/pipeline/behaviour/recorded-runs.ts
var { resolve } = process.getBuiltinModule("node:path");

// src/evidence/read-runs.ts
var MOST_PROBLEMS = 10;
function readRunRows(file, text) {
  const byInput = /* @__PURE__ */ new Map();
  const problems = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readRow(line);
    if (typeof read === "string") problems.push(badRow(file, index + 1, read));
    else push(byInput, read.input, read.result);
  }
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  return succeed({ file, source: "JSON Lines", isolation: "unknown", byInput, ...WITHOUT_NAMES });
}
var WITHOUT_NAMES = { byName: /* @__PURE__ */ new Map(), planned: /* @__PURE__ */ new Map() };
function readRow(line) {
  const row = parseRow(line);
  if (row === void 0) return "it is no JSON object";
  const { input, error } = row;
  if (typeof input !== "string" || input.trim() === "")
    return `\`input\` is ${describe(input)}; it must be a text that is not blank`;
  const raw = row["observation"] ?? (hasAnswer(row) ? row : void 0);
  if (raw === void 0) {
    if (error === void 0 || error === null || error === false || error === "")
      return "it has neither an `observation` nor an `error`";
    return { input, result: failureOf(error) };
  }
  const read = readObservation(raw);
  return read.ok ? { input, result: read } : `its observation cannot be read: ${read.why}`;
}
function parseRow(line) {
  try {
    const row = JSON.parse(line);
    return isFields(row) ? row : void 0;
  } catch {
    return void 0;
  }
}
function hasAnswer(row) {
  return ["text", "final_output", "toolCalls", "tool_calls", "verdict"].some((key) => row[key] !== void 0);
}
function failureOf(error) {
  const message = typeof error === "string" ? error.slice(0, 500) : "recorded";
  return { ok: false, failure: { kind: "agent-error", message } };
}
function badRow(file, line, why) {
  return {
    code: "evidence-invalid",
    message: `line ${line} of ${file} is no run that can be tested: ${why}`,
    hint: 'Write one `{"input": …, "observation": {"text": …, "toolCalls": […], "steps": …}}` for each run.',
    at: { file, line }
  };
}
function readRunTraces(document) {
  const { file } = document;
  const tests = field(document.value, "tests");
  const byInput = /* @__PURE__ */ new Map();
  const byName = /* @__PURE__ */ new Map();
  const problems = [];
  for (const [name, runs] of Object.entries(isFields(tests) ? tests : {})) {
    const traced = (Array.isArray(runs) ? runs : []).map((run) => field(run, "result"));
    const read = traced.map(tracedRun);
    const input = traced.map((result) => field(result, "input")).find(isText);
    for (const run of read.filter((run2) => typeof run2 !== "string")) {
      push(byName, name, run);
      if (input !== void 0) push(byInput, input, run);
    }
    problems.push(
      ...read.flatMap(
        (run, index) => typeof run === "string" ? [badTrace(document, name, index, run)] : []
      )
    );
  }
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  const source = "agentcheck traces";
  return succeed({ file, source, isolation: "unknown", byInput, byName, planned: /* @__PURE__ */ new Map() });
}
function isText(value) {
  return typeof value === "string" && value.trim() !== "";
}
function tracedRun(result) {
  const errors = field(result, "errors");
  const raised = field(result, "input") === "" && field(result, "final_output") === "";
  if (raised || !isFields(result)) return failureOf(Array.isArray(errors) ? errors[0] : void 0);
  const read = readObservation(result);
  return read.ok ? read : read.why;
}
function badTrace({ locate }, name, index, why) {
  return {
    code: "evidence-invalid",
    message: `\`tests.${name}[${index}].result\` cannot be read: ${why}`,
    hint: "Give `.agentcheck/traces/latest.json` as agentcheck wrote it.",
    at: locate(["tests", name, index, "result"])
  };
}
function readRunJournal(file, text, suite) {
  const read = readTrials(file, text);
  if (!read.ok) return read;
  const { header, trials } = read.value;
  if (header.suiteDigest !== suiteDigest(suite)) {
    return fail({
      code: "evidence-invalid",
      message: `${file} was recorded with another suite than ${suite.file}: its cases or its contract differ (\`suite_digest\`)`,
      hint: "Test it with the suite as it was when it was recorded; assertions may have changed.",
      at: { file, line: 1, path: "suite_digest" }
    });
  }
  const byInput = /* @__PURE__ */ new Map();
  const last = new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial]));
  for (const { caseIndex, result } of [...last.values()].sort((a, b) => a.trial - b.trial))
    push(byInput, suite.cases[caseIndex]?.input ?? "", result);
  const planned = new Map(suite.cases.map((item, index) => [item.input, header.repeats[index] ?? 0]));
  return succeed({
    file,
    source: "trials of a run",
    isolation: header.isolation,
    byInput,
    byName: /* @__PURE__ */ new Map(),
    planned
  });
}
function push(groups, key, run) {
  const group = groups.get(key);
  if (group === void 0) groups.set(key, [run]);
  else group.push(run);
}

// src/pipeline/behaviour/recorded-runs.ts
async function recordedRuns(request, { tests }) {
  const names = findFiles(request);
  if (!names.ok) return names;
  const read = [];
  for (const name of names.value) {
    const file = await readRuns(name, request);
    if (!file.ok) return file;
    read.push(file.value);
  }
  const found = tests.map((test) => ({
    test,
    runs: read.flatMap((file) => runsOf(file, test, request.suite))
  }));
  const missing = found.filter(({ runs }) => runs.length === 0);
  if (missing.length > 0)
    return fail(...missing.slice(0, 10).map(({ test }) => notRecorded(test, request.suite, names.value)));
  return succeed({
    runs: new Map(found.map(({ test, runs }) => [test.caseIndex, runs])),
    planned: new Map(
      found.map(({ test, runs }) => [test.caseIndex, plannedOf(read, test, runs, request.suite)])
    ),
    made: found.reduce((sum, { runs }) => sum + runs.length, 0),
    agent: `recorded: ${[...new Set(read.map((file) => file.source))].join(", ")}`,
    isolation: read[0]?.isolation ?? "unknown"
  });
}
function runsOf({ byName, byInput }, { name, caseIndex }, suite) {
  return byName.get(name) ?? byInput.get(suite.cases[caseIndex]?.input ?? "") ?? [];
}
function plannedOf(files, { caseIndex }, runs, suite) {
  const input = suite.cases[caseIndex]?.input ?? "";
  const known = files.flatMap((file) => file.planned.get(input) ?? []);
  return Math.max(
    runs.length,
    known.reduce((sum, count2) => sum + count2, 0)
  );
}
async function readRuns(file, request) {
  const { spec, workingDirectory, suite, files } = request;
  const text = readText(files, resolve(workingDirectory, file), file, {
    code: "file-missing",
    message: `\`evidence\` names ${file}, and there is no such file in ${workingDirectory}`,
    hint: "Correct the path: it is relative to `working-directory`.",
    at: { file }
  });
  if (!text.ok) return text;
  const first = parse(text.value.trimStart().split("\n", 1)[0] ?? "");
  const isJournal = typeof first === "object" && first !== null && "schema" in first && first.schema === TRIALS_SCHEMA;
  if (isJournal) return readRunJournal(file, text.value, suite);
  if (first !== void 0 && (spec.format === "jsonl" || !isDocument(text.value)))
    return readRunRows(file, text.value);
  return readDocument(file, text.value);
}
function isDocument(text) {
  const value = parse(text);
  return typeof value === "object" && value !== null && !("input" in value);
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
async function readDocument(file, text) {
  const parsed = await parseSource(file, text);
  if (!parsed.ok) return parsed;
  const document = {
    file,
    value: parsed.value.value,
    large: false,
    locate: (path) => parsed.value.locate(path)
  };
  const format = detectDocument(document);
  if (!format.ok) return format;
  if (format.value === "agentcheck") return readRunTraces(document);
  return fail(
    notEvidence(
      file,
      `it is ${format.value === "evidence" ? "an evidence file" : `a recording of ${format.value}`}, which holds decisions and not what the agent did on the way`,
      "Give JSON Lines of `{input, observation}`, agentcheck's traces, or the journal of a run (`.agentverity/trials.jsonl`)."
    )
  );
}
function notRecorded(test, suite, files) {
  return {
    code: "evidence-invalid",
    message: `\`${test.name}\` has no recorded run in ${files.join(", ")}`,
    hint: "Record it, or leave it out with `filter`.",
    at: { file: suite.file, ...test.line === void 0 ? {} : { line: test.line } }
  };
}

// src/pipeline/behaviour/run-tests.ts
async function runTests(config, host) {
  const started = host.clock.now();
  const from = host.clock.monotonic();
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files);
  if (!opened.ok) return refused(opened.problems);
  const suite = withLines(opened.value.suite, opened.value.text);
  const selection = selectTests(suite, config);
  if (!selection.ok) return refused(selection.problems);
  const baseline = await openBaseline(config, selection.value, host);
  if (!baseline.ok) return refused(baseline.problems);
  const gathered = await gather(config, suite, selection.value, host);
  if (gathered.kind !== "gathered") return gathered;
  const { tests, existing } = selection.value;
  const results = scoreTests(suite, tests, gathered.gathered);
  const comparison = baseline.value === void 0 ? void 0 : compareTests(baseline.value.tests, results, existing, config.tests.regressionRule);
  const assessment = judgeTests(results, config.tests.minSuccessRate, comparison);
  const { made, agent, isolation, journal } = gathered.gathered;
  const model = buildBehaviour(assessment, {
    version: host.version,
    suite: suite.file,
    agent,
    isolation,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
    made,
    ...config.baseline === void 0 ? {} : { baseline: { file: config.baseline, found: baseline.value !== void 0 } },
    leftOut: existing.length - tests.length
  });
  const directory = journal === void 0 ? recordedDirectory(config, host) : dirname(journal);
  return {
    kind: "tested",
    tested: { assessment, model, directory, ...journal === void 0 ? {} : { journal } }
  };
}
function refused(problems) {
  return { kind: "refused", problems, callsMade: 0 };
}
function recordedDirectory(config, host) {
  const key = digestOf([config.evidence ?? null, config.suite ?? null, config.tests.filter ?? null]).slice(
    -16
  );
  return join(host.outputDirectory(config.workingDirectory, key), TEST_FOLDER);
}
async function gather(config, suite, selection, host) {
  if (config.evidence === void 0) return collectRuns(config, suite, selection, host);
  const { evidence: spec, workingDirectory } = config;
  const recorded = await recordedRuns({ spec, workingDirectory, suite, files: host.files }, selection);
  if (!recorded.ok) return { kind: "refused", problems: recorded.problems, callsMade: 0 };
  host.log.info(`${recorded.value.made} recorded runs of ${selection.tests.length} tests of ${suite.file}`);
  return { kind: "gathered", gathered: recorded.value };
}
async function openBaseline({ baseline: file, workingDirectory }, { existing }, host) {
  if (file === void 0) return succeed(void 0);
  const text = readText(host.files, resolve2(workingDirectory, file), file, {
    code: "file-missing",
    message: `there is no baseline at ${file}`,
    hint: "Make one with `agentverity bless`.",
    at: { file }
  });
  if (!text.ok)
    return text.problems.every((problem) => problem.code === "file-missing") ? succeed(void 0) : text;
  const parsed = await parseSource(file, text.value);
  if (!parsed.ok) return parsed;
  const baseline = readBehaviourBaseline(parsed.value);
  if (!baseline.ok) return baseline;
  const known = new Set(existing);
  if (baseline.value.tests.some((test) => known.has(test.name))) return baseline;
  return fail(mismatch(file, baseline.value, existing));
}
function mismatch(file, { tests }, existing) {
  const names = (all) => all.slice(0, 3).map((name) => `\`${name}\``).join(", ");
  return {
    code: "input-conflict",
    message: `${file} and the suite have no test in common: there ${names(tests.map((test) => test.name)) || "is none"}, here ${names(existing)}`,
    hint: "Give the baseline of this suite; tests are known by their `id`.",
    at: { file }
  };
}
export {
  runTests
};
