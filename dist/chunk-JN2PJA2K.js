import {
  readBehaviourBaseline
} from "./chunk-RLYEA5GO.js";
import {
  uniteShards
} from "./chunk-WBJECMRH.js";
import {
  detectDocument,
  findFiles,
  findShards,
  notEvidence
} from "./chunk-KXUSBYVR.js";
import "./chunk-W3VIPJNM.js";
import {
  describe
} from "./chunk-H622OFEW.js";
import {
  field,
  isFields
} from "./chunk-C5ZFKEAY.js";
import "./chunk-VTB5C4XC.js";
import "./chunk-FAXCJPP5.js";
import "./chunk-CHMHNBZR.js";
import {
  scoreTests,
  selectTests
} from "./chunk-FKOGWRTL.js";
import {
  buildBehaviour,
  judgeTests,
  summariseRuns
} from "./chunk-4P67WD6N.js";
import {
  MIN_LOAD_TIMEOUT_MS,
  ProcessCalls,
  TEST_FOLDER,
  TRIALS_SCHEMA,
  agentEnvironment,
  collectOutput,
  collectRuns,
  compareTests,
  count,
  digestOf,
  fail,
  launchWorker,
  loadProblem,
  openSuite,
  parseSource,
  readObservation,
  readText,
  readTrials,
  shardName,
  succeed,
  suiteDigest,
  withLines,
  writeAssertion
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/pipeline/behaviour/run-tests.ts
var { join: join2, resolve: resolve4 } = process.getBuiltinModule("node:path");

// src/pipeline/behaviour/find-code-tests.ts
var { resolve: resolve2 } = process.getBuiltinModule("node:path");

// src/agent/code-tests.ts
var { dirname, join, resolve } = process.getBuiltinModule("node:path");
async function openTestFile(file, options) {
  const settings = {
    workerPath: options.workerPath,
    workingDirectory: options.workingDirectory,
    environment: agentEnvironment(options.environment, options.agentEnv),
    output: collectOutput(options.onOutput),
    order: {
      file: resolve(options.workingDirectory, file),
      exportName: "default",
      exportKind: "tests",
      perTrial: false,
      library: join(dirname(options.workerPath), "index.js")
    },
    loadTimeoutMs: Math.max(options.timeoutMs, MIN_LOAD_TIMEOUT_MS)
  };
  const explain = (fault) => loadProblem({ path: file }, fault, options.workingDirectory, "test file");
  const launched = await launchWorker(settings).done;
  if (!launched.ok) return fail(explain(launched.fault));
  const { timeoutMs } = options;
  const launch = () => relaunch(settings, explain);
  const calls = new ProcessCalls(
    { timeoutMs, output: settings.output, oneByOne: true, launch },
    launched.worker
  );
  const listed = await ask(calls, { ask: "list" });
  if (!listed.ok) {
    await calls.close();
    return fail({
      code: "agent-load-failed",
      message: `test file \`${file}\` cannot be listed: ${listed.ended}`,
      hint: "Look at what the file does when it is loaded; what it printed is above.",
      at: { file }
    });
  }
  return succeed({
    file,
    tests: listed.reply,
    run: (index) => ask(calls, { ask: "run", index }),
    close: () => calls.close()
  });
}
function relaunch(settings, explain) {
  const { done, kill } = launchWorker(settings);
  const told = done.then(
    (launched) => launched.ok ? { ok: true, responder: launched.worker } : { ok: false, why: explain(launched.fault).message }
  );
  return { done: told, kill };
}
async function ask(calls, question) {
  const answer = await calls.ask(JSON.stringify(question));
  if (!answer.ok) return { ok: false, kind: answer.failure.kind, ended: answer.failure.message };
  return { ok: true, reply: JSON.parse(answer.observation.text) };
}

// src/pipeline/behaviour/find-code-tests.ts
async function findCodeTests(config, host, open) {
  const files = testFiles(config, host);
  if (!files.ok) return files;
  const opened = await each(files.value, config.maxWorkers, async (file) => {
    const loaded = await openOne(file, config, host);
    if (!loaded.ok) return { file, problem: loaded.problems[0] };
    if (open.size < config.maxWorkers) open.set(file, loaded.value);
    else await loaded.value.close();
    return loaded.value;
  });
  return succeed({
    tests: opened.flatMap((file) => "problem" in file ? [] : testsIn(file, config)),
    broken: opened.filter((file) => "problem" in file)
  });
}
function openOne(file, config, host) {
  return openTestFile(file, {
    workingDirectory: config.workingDirectory,
    timeoutMs: config.timeoutMs,
    environment: host.environment,
    agentEnv: config.agentEnv,
    workerPath: host.workerPath,
    onOutput: (line) => host.log.info(line)
  });
}
function testsIn({ file, tests }, config) {
  return tests.map(({ name, runs = config.tests.runs, line }, index) => ({
    name,
    file,
    index,
    runs,
    ...line === void 0 ? {} : { line }
  }));
}
function testFiles({ tests, workingDirectory }, { files }) {
  const found = /* @__PURE__ */ new Set();
  const problems = [];
  for (const name of tests.files ?? []) {
    const isPattern = /[*?{]/.test(name);
    const matches = isPattern ? files.match(workingDirectory, name) : [name];
    for (const match of matches) found.add(match);
    if (!isPattern && files.read(resolve2(workingDirectory, name)) === void 0)
      problems.push({
        code: "file-missing",
        message: `\`tests\` names ${name}, and there is no such file in ${workingDirectory}`,
        hint: "Correct the path: it is relative to `working-directory`."
      });
  }
  return problems.length > 0 ? fail(...problems) : succeed([...found]);
}
async function each(items, atOnce, work) {
  const values = /* @__PURE__ */ new Map();
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) values.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return items.flatMap((_, index) => values.has(index) ? [values.get(index)] : []);
}

// src/pipeline/behaviour/recorded-runs.ts
var { resolve: resolve3 } = process.getBuiltinModule("node:path");

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
  if (header.suiteDigest !== suiteDigest(suite)) return fail(otherSuite(file, suite));
  const last = new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial]));
  return succeed({ file, source: "trials of a run", ...ownRuns(header, [...last.values()], suite) });
}
function readRunShards(texts, suite) {
  const united = uniteShards(texts);
  if (!united.ok) return united;
  const { header, journals, missing } = united.value;
  const file = texts[0]?.file ?? "";
  if (header.suiteDigest !== suiteDigest(suite)) return fail(otherSuite(file, suite));
  const trials = journals.flatMap((journal) => journal.trials);
  const lost = missing.map(shardName);
  return succeed({
    file,
    source: "shards of a run",
    ...ownRuns(header, trials, suite, lost.length > 0),
    ...lost.length === 0 ? {} : { lost }
  });
}
function ownRuns(header, trials, suite, isPart = false) {
  const byInput = /* @__PURE__ */ new Map();
  for (const { caseIndex, result } of trials.toSorted((a, b) => a.trial - b.trial))
    push(byInput, suite.cases[caseIndex]?.input ?? "", result);
  const ends = header.reading !== void 0 && !isPart;
  const planned = new Map(
    ends ? [] : suite.cases.map((item, index) => [item.input, header.repeats[index] ?? 0])
  );
  return { isolation: header.isolation, byInput, byName: /* @__PURE__ */ new Map(), planned };
}
function otherSuite(file, suite) {
  return {
    code: "evidence-invalid",
    message: `${file} was recorded with another suite than ${suite.file}: its cases or its contract differ (\`suite_digest\`)`,
    hint: "Test it with the suite as it was when it was recorded; assertions may have changed.",
    at: { file, line: 1, path: "suite_digest" }
  };
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
  const opened = await readAll(names.value, request);
  if (!opened.ok) return opened;
  const read = opened.value;
  const lost = read.flatMap((file) => file.lost ?? []);
  const found = tests.map((test) => ({
    test,
    runs: read.flatMap((file) => runsOf(file, test, request.suite))
  }));
  const missing = lost.length > 0 ? [] : found.filter(({ runs }) => runs.length === 0);
  if (missing.length > 0)
    return fail(...missing.slice(0, 10).map(({ test }) => notRecorded(test, request.suite, names.value)));
  return succeed({
    runs: new Map(found.map(({ test, runs }) => [test.caseIndex, runs])),
    planned: new Map(
      found.map(({ test, runs }) => [test.caseIndex, plannedOf(read, test, runs, request.suite)])
    ),
    made: found.reduce((sum, { runs }) => sum + runs.length, 0),
    agent: `recorded: ${[...new Set(read.map((file) => file.source))].join(", ")}`,
    isolation: read[0]?.isolation ?? "unknown",
    ...lost.length === 0 ? {} : { lost }
  });
}
async function readAll(names, request) {
  const shards = findShards(request);
  if (!shards.ok) return shards;
  if (shards.value !== void 0) {
    const united = readRunShards(shards.value, request.suite);
    return united.ok ? succeed([united.value]) : united;
  }
  const read = [];
  for (const name of names) {
    const file = await readRuns(name, request);
    if (!file.ok) return file;
    read.push(file.value);
  }
  return succeed(read);
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
  const text = readText(files, resolve3(workingDirectory, file), file, {
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

// src/pipeline/behaviour/score-code-run.ts
function scoreCodeRun(made, redact) {
  if (!made.ok) return { passed: false, failures: [endedEarly(made)], path: [], steps: 0 };
  const { observations, failures, thrown } = made.reply;
  const all = [...failures, ...thrown === void 0 ? [] : [throwing(thrown)]];
  return {
    passed: all.length === 0,
    failures: all.map((failure) => ({ ...failure, message: redact(failure.message) })),
    path: observations.flatMap(({ toolCalls }) => toolCalls.map((call) => redact(call.name))),
    ...total("steps", observations),
    ...total("latencyMs", observations),
    ...total("costUsd", observations)
  };
}
function total(name, observations) {
  const known = observations.flatMap((observation) => observation[name] ?? []);
  const sum = known.reduce((all, value) => all + value, 0);
  return known.length === 0 ? {} : { [name]: sum };
}
function endedEarly({ kind, ended }) {
  const message = ended.replace("the agent's process ended during the call", "the process ended during the run").replace("no answer within", "the run did not end within");
  return runtimeError(kind === "timeout" ? "run_timed_out" : "process_ended", message);
}
function throwing({ name, byAgent, line }) {
  const where = line === void 0 ? "" : ` (line ${line})`;
  const who = byAgent ? "the agent" : "the test";
  return runtimeError(byAgent ? "agent_failed" : "test_threw", `${who} threw \`${name}\`${where}`);
}
function runtimeError(detail, message) {
  return { category: "runtime_error", detail, message };
}

// src/pipeline/behaviour/run-code-tests.ts
async function runCodeTests(tests, config, host, open) {
  const files = [...new Set(tests.map((test) => test.file))];
  if (tests.length > 0) {
    const runs = tests.reduce((sum, test) => sum + test.runs, 0);
    host.log.info(
      `${count(runs, "run")} planned of ${count(tests.length, "test")} in code (${files.join(", ")})`
    );
  }
  const results = await each(
    files,
    config.maxWorkers,
    (file) => runFile(
      file,
      tests.filter((test) => test.file === file),
      { opened: () => openedFile(file, config, host, open), host }
    )
  );
  return results.flat();
}
async function openedFile(file, config, host, open) {
  const kept = open.get(file);
  return kept === void 0 ? openOne(file, config, host) : succeed(kept);
}
async function runFile(file, tests, { opened: openFile, host }) {
  const opened = await openFile();
  if (!opened.ok) return [brokenResult({ file, problem: opened.problems[0] })];
  const stop = () => void opened.value.close();
  host.interruption.addEventListener("abort", stop, { once: true });
  try {
    const results = [];
    for (const test of tests) results.push(await runTest(test, opened.value, host));
    return results;
  } finally {
    host.interruption.removeEventListener("abort", stop);
    await opened.value.close();
  }
}
async function runTest(test, opened, host) {
  const runs = [];
  for (let run = 1; run <= test.runs && !host.interruption.aborted; run += 1) {
    const made = await opened.run(test.index);
    if (host.interruption.aborted) break;
    const told = made.ok ? made.reply.thrown?.message : made.ended;
    if (told !== void 0) host.log.info(`${test.name}, run ${run}: ${host.redact(told)}`);
    runs.push(scoreCodeRun(made, host.redact));
  }
  const { name, file, line, runs: planned } = test;
  return summariseRuns(
    { name, file, planned, assertions: [], ...line === void 0 ? {} : { line } },
    runs
  );
}
function brokenResult({ file, problem }) {
  const line = problem.at?.file === file ? problem.at.line : void 0;
  return summariseRuns(
    { name: file, file, planned: 1, assertions: [], ...line === void 0 ? {} : { line } },
    [{ passed: false, failures: [runtimeError("file_not_loaded", problem.message)], path: [], steps: 0 }]
  );
}

// src/pipeline/behaviour/run-tests.ts
async function runTests(config, host) {
  const open = /* @__PURE__ */ new Map();
  try {
    return await testAll(config, host, open);
  } finally {
    await Promise.all([...open.values()].map((file) => file.close()));
  }
}
async function testAll(config, host, open) {
  const started = host.clock.now();
  const from = host.clock.monotonic();
  const prepared = await prepare(config, host, open);
  if (!prepared.ok) return refused(prepared.problems);
  const { suite, selection, broken } = prepared.value;
  const baseline = await openBaseline(config, selection, host);
  if (!baseline.ok) return refused(baseline.problems);
  const gathered = await gather(config, suite, selection, host);
  if (gathered.kind !== "gathered") return gathered;
  const { made, agent, isolation, journal, lost } = gathered.gathered;
  const declared = suite === void 0 ? [] : scoreTests(suite, selection.tests, gathered.gathered);
  const coded = await runCodeTests(selection.code, config, host, open);
  const results = [...declared, ...coded, ...broken.map(brokenResult)];
  const comparison = baseline.value === void 0 ? void 0 : compareTests(
    baseline.value.tests,
    results.map((result) => ({ ...result, written: result.assertions.map(writeAssertion) })),
    selection.existing,
    config.tests.regressionRule
  );
  const assessment = judgeTests(results, config.tests.minSuccessRate, comparison);
  const model = buildBehaviour(assessment, {
    version: host.version,
    suite: sourceWords(suite, [...coded, ...broken.map(brokenResult)]),
    agent,
    isolation,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
    made: made + coded.reduce((sum, { total: total2 }) => sum + total2, 0),
    ...lost === void 0 ? {} : { lost },
    ...config.baseline === void 0 ? {} : { baseline: { file: config.baseline, found: baseline.value !== void 0 } },
    leftOut: selection.existing.length - selection.tests.length - selection.code.length
  });
  const directory = directoryOf(config, host);
  return {
    kind: "tested",
    tested: { assessment, model, directory, ...journal === void 0 ? {} : { journal } }
  };
}
async function prepare(config, host, open) {
  const suite = await declaredSuite(config, host);
  if (!suite.ok) return suite;
  const found = config.evidence === void 0 ? await findCodeTests(config, host, open) : succeed(NO_CODE);
  if (!found.ok) return found;
  const { tests: code, broken } = found.value;
  const available = {
    code,
    broken: broken.length,
    ...suite.value === void 0 ? {} : { suite: suite.value }
  };
  const selection = selectTests(available, config);
  if (!selection.ok) return selection;
  const runs = [...selection.value.tests, ...selection.value.code].reduce((sum, test) => sum + test.runs, 0);
  const isTooMuch = config.evidence === void 0 && runs > (config.budget ?? Number.POSITIVE_INFINITY);
  if (isTooMuch) return fail(overBudget(config.budget ?? 0, runs, selection.value));
  return succeed({ suite: suite.value, selection: selection.value, broken });
}
var NO_CODE = { tests: [], broken: [] };
async function declaredSuite(config, host) {
  if (config.suite === void 0) return succeed(void 0);
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files);
  return opened.ok ? succeed(withLines(opened.value.suite, opened.value.text)) : opened;
}
function overBudget(budget, runs, { tests, code }) {
  return {
    code: "budget-too-small",
    message: `\`budget: ${budget}\` does not pay for ${runs} runs of ${tests.length + code.length} tests`,
    hint: `Raise \`budget\` to ${runs}, lower \`runs\`, or test fewer with \`filter\`.`
  };
}
function sourceWords(suite, coded) {
  const files = [...new Set(coded.map((test) => test.file ?? test.name))];
  return suite?.file ?? (files.length === 1 ? files[0] ?? "" : `${files.length} test files`);
}
function refused(problems) {
  return { kind: "refused", problems, callsMade: 0 };
}
function directoryOf(config, host) {
  const recorded = [config.evidence ?? null, config.suite ?? null, config.tests.filter ?? null];
  const key = config.evidence === void 0 ? "" : digestOf(recorded).slice(-16);
  return join2(host.outputDirectory(config.workingDirectory, key), TEST_FOLDER);
}
var NO_RUNS = {
  runs: /* @__PURE__ */ new Map(),
  planned: /* @__PURE__ */ new Map(),
  made: 0,
  agent: "as each test says",
  isolation: "as each test says"
};
async function gather(config, suite, selection, host) {
  if (suite === void 0 || selection.tests.length === 0) return { kind: "gathered", gathered: NO_RUNS };
  if (config.evidence === void 0) return collectRuns(config, suite, selection, host);
  const { evidence: spec, workingDirectory } = config;
  const recorded = await recordedRuns({ spec, workingDirectory, suite, files: host.files }, selection);
  if (!recorded.ok) return { kind: "refused", problems: recorded.problems, callsMade: 0 };
  host.log.info(`${recorded.value.made} recorded runs of ${selection.tests.length} tests of ${suite.file}`);
  return { kind: "gathered", gathered: recorded.value };
}
async function openBaseline({ baseline: file, workingDirectory }, { existing }, host) {
  if (file === void 0) return succeed(void 0);
  const text = readText(host.files, resolve4(workingDirectory, file), file, {
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
