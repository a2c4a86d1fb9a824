import {
  ZipDamage,
  readZip,
  unpackMember
} from "./chunk-W3VIPJNM.js";
import {
  describe as describe2,
  readOutcome
} from "./chunk-H622OFEW.js";
import {
  field,
  isFields
} from "./chunk-C5ZFKEAY.js";
import {
  RecordingBuilder,
  shorten
} from "./chunk-VTB5C4XC.js";
import {
  endOf,
  endOfAll
} from "./chunk-FAXCJPP5.js";
import {
  readPath
} from "./chunk-CHMHNBZR.js";
import {
  EVIDENCE_SCHEMA,
  ISOLATIONS,
  LAYERS,
  NO_DECISION_REASONS,
  UNSCORABLE_REASONS,
  _enum,
  _gte,
  _minLength,
  array,
  custom,
  describe,
  differences,
  fail,
  int,
  literal,
  nullable,
  optional,
  parseJson,
  parseSource,
  project,
  readObservation,
  readTrials,
  record,
  refine,
  scoreTrial,
  sha256,
  strictObject,
  string,
  succeed,
  suiteDigest,
  trialsInPairs,
  union,
  unknown,
  unreadable
} from "./chunk-QMDUAR73.js";

// src/pipeline/read-evidence-files.ts
var { resolve } = process.getBuiltinModule("node:path");

// src/evidence/detect-format.ts
function detectDocument({ file, value }) {
  const known = KNOWN.find(({ is }) => is(value));
  if (known !== void 0) return succeed(known.format);
  const refusal = REFUSED.find(({ is }) => is(value));
  return fail(refusal === void 0 ? unknown2(file, value) : notEvidence(file, refusal.why, refusal.hint));
}
var KNOWN = [
  { format: "evidence", is: (value) => startsWith(value, "agentverity.evidence/") },
  {
    format: "promptfoo",
    is: (value) => isFields(field(value, "results")) && field(value, "evalId") !== void 0
  },
  { format: "promptfoo", is: (value) => Array.isArray(field(value, "results", "results")) },
  {
    format: "deepeval",
    is: (value) => Array.isArray(field(value, "testCases")) || isFields(field(value, "testRunData"))
  },
  {
    format: "inspect",
    is: (value) => isFields(field(value, "eval")) && field(value, "status") !== void 0
  },
  {
    format: "agentcheck",
    is: (value) => isFields(field(value, "tests")) && field(value, "reports") === void 0
  }
];
var AVERAGES = "pairs cannot be recovered from a count or an average";
var REFUSED = [
  {
    is: (value) => field(value, "test_cases_lookup_map") !== void 0,
    why: "it is DeepEval's cache, which keeps one run of each input: the repeats are gone",
    hint: "Give the test run: `.deepeval/.latest_test_run.json`."
  },
  {
    is: (value) => Array.isArray(field(value, "reports")),
    why: `it is agentcheck's report or baseline, which holds aggregates: ${AVERAGES}`,
    hint: "Give the traces: `.agentcheck/traces/latest.json`."
  },
  {
    is: (value) => Array.isArray(value) && value.some((item) => field(item, "suite_id") !== void 0),
    why: `it is agentcheck's history, which holds aggregates: ${AVERAGES}`,
    hint: "Give the traces: `.agentcheck/traces/latest.json`."
  },
  {
    is: (value) => ["run/", "compare/", "behaviour/", "plan/"].some((name) => startsWith(value, `agentverity.${name}`)),
    why: `it is a report, which holds counts: ${AVERAGES}`,
    hint: "Give the evidence or the trials that it was made from."
  },
  {
    is: (value) => startsWith(value, "agentverity.snapshot/"),
    why: "it is a baseline, which holds one decision for each probe",
    hint: "Give the evidence or the trials of a run."
  },
  {
    is: (value) => ["suite/", "decision-suite/"].some((name) => startsWith(value, `agentverity.${name}`)),
    why: "it is a suite, which holds questions and no answers",
    hint: "Give it as `suite`, and the recorded answers as `evidence`."
  }
];
function startsWith(value, schema) {
  const found = field(value, "schema");
  return typeof found === "string" && found.startsWith(schema);
}
function unknown2(file, value) {
  return notEvidence(
    file,
    `it holds ${contentOf(value)}, and none of the formats that are read looks like that`,
    'Write JSON Lines, one `{"input": …, "observation": …}` for each run, or name `evidence-format`.'
  );
}
function contentOf(value) {
  if (Array.isArray(value)) return "a list";
  if (!isFields(value)) return "a single value";
  const keys = Object.keys(value).slice(0, 8);
  return `an object with ${keys.map((key) => `\`${key.slice(0, 40)}\``).join(", ") || "nothing in it"}`;
}
function notEvidence(file, why, hint) {
  return { code: "evidence-invalid", message: `this is no evidence: ${why}`, hint, at: { file } };
}
function refuseCsv(file) {
  return notEvidence(
    file,
    "CSV has neither the order of the runs nor the kind of a failure",
    "Export JSON: for Promptfoo `promptfoo eval --output results.json`."
  );
}

// src/evidence/eval-archive.ts
var zlib = process.getBuiltinModule("node:zlib");
var ZSTD = 93;
var MAX_MEMBER_BYTES = 256 * 1024 * 1024;
function isArchive(head) {
  return head[0] === 80 && head[1] === 75 && head[2] === 3 && head[3] === 4;
}
function readArchive(file, bytes) {
  try {
    return succeed(readZip(bytes).map((member) => ({ name: member.name, read: () => unpackedText(member) })));
  } catch (error) {
    if (!(error instanceof ZipDamage)) throw error;
    return fail(damaged(file, `${error.message}, so the log was cut short or is still being written`));
  }
}
async function unpackedText(member) {
  const content = member.method === ZSTD ? await unzstdMember(member) : unpackMember(member, MAX_MEMBER_BYTES);
  return new TextDecoder("utf-8", { fatal: true }).decode(content);
}
async function unzstdMember(member) {
  if (member.size > MAX_MEMBER_BYTES) {
    throw new Error(`it has ${member.size} bytes, more than are unpacked`);
  }
  return unzstd(member.packed(), member.size);
}
async function unzstd(packed, size) {
  const native = zlib.zstdDecompressSync;
  if (native !== void 0) return native(packed, { maxOutputLength: Math.max(1, size) });
  const { decompress } = await import("./chunk-PZF3Q26Z.js");
  return decompress(packed, new Uint8Array(size));
}
function damaged(file, why) {
  return {
    code: "file-unreadable",
    message: `${file} is no readable Inspect log: ${why}`,
    hint: "Let the evaluation end, or convert it: `inspect log dump log.eval > log.json`.",
    at: { file }
  };
}

// src/evidence/merge-recordings.ts
function mergeRecordings(recordings) {
  const [first, ...others] = recordings;
  if (first === void 0) throw new RangeError("nothing to merge");
  if (others.length === 0) return succeed(first);
  const problems = others.flatMap((other) => differences2(first, other));
  if (problems.length > 0) return fail(...problems);
  const cases = new Map(first.cases.map((item) => [item.input, item]));
  for (const item of others.flatMap((other) => other.cases)) {
    const known = cases.get(item.input);
    if (known !== void 0 && known.expected !== item.expected) problems.push(otherRoute(known, item));
    cases.set(item.input, known === void 0 ? item : joined(known, item));
  }
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  const sum = (of) => recordings.reduce((total, recording) => total + of(recording), 0);
  const unfinished = recordings.flatMap((recording) => recording.unfinished ?? [])[0];
  return succeed({
    ...first,
    cases: [...cases.values()],
    replays: sum((recording) => recording.replays),
    missing: sum((recording) => recording.missing),
    ...unfinished === void 0 ? {} : { unfinished },
    ...endOfAll(recordings),
    ordered: false
  });
}
function joined(a, b) {
  return { ...a, outcomes: [...a.outcomes, ...b.outcomes], errors: a.errors + b.errors };
}
function differences2(a, b) {
  const facts = (recording) => ({
    format: recording.source,
    layer: recording.layer,
    isolation: recording.isolation ?? "unknown",
    ...recording.configuration
  });
  const [was, is] = [facts(a), facts(b)];
  const names = [.../* @__PURE__ */ new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return names.filter((name) => was?.[name] !== is?.[name]).map((name) => ({
    code: "evidence-invalid",
    message: `${a.file} and ${b.file} are not of one configuration: \`${name}\` is ${shown(was?.[name])} there and ${shown(is?.[name])} here`,
    hint: "Assess them one by one, and compare the results.",
    at: { file: b.file, path: name }
  }));
}
function shown(value) {
  return value === void 0 ? "not recorded" : `"${shorten(value.replace(/^"|"$/g, ""))}"`;
}
function otherRoute(a, b) {
  return {
    code: "evidence-invalid",
    message: `\`expected\` of "${shorten(b.input)}" is ${b.expected ?? "not given"}, and ${a.expected ?? "not given"} in ${a.at.file}`,
    hint: "Assess them one by one: the case was written for another decision.",
    at: b.at
  };
}

// src/evidence/read-agentcheck.ts
function readAgentcheck(document, choices) {
  const tests = field(document.value, "tests");
  if (!isFields(tests) || Object.keys(tests).length === 0) {
    return fail({
      code: "evidence-invalid",
      message: `\`tests\` is ${isFields(tests) ? "empty" : describe2(tests)}: there are no runs in it`,
      hint: "Give `.agentcheck/traces/latest.json`.",
      at: document.locate(["tests"])
    });
  }
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [name, runs] of Object.entries(tests)) {
    const problem = readTest(name, Array.isArray(runs) ? runs : [], { document, builder, layer });
    if (problem !== void 0) builder.refuse(problem);
  }
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "agentcheck traces",
    layer,
    cases,
    configuration: {},
    replays: 0,
    missing: 0,
    ordered: false
  });
}
function readTest(name, runs, { document, builder, layer }) {
  const at = (...part) => document.locate(["tests", name, ...part]);
  const inputs = inputsOf(runs);
  const [input] = inputs;
  if (input === void 0 || inputs.length > 1) {
    return {
      code: "evidence-invalid",
      message: `\`tests.${name}\` has ${input === void 0 ? "no run with an input" : `${inputs.length} different inputs`}: its runs cannot be told to be of one case`,
      hint: "Ask one input per test, and run it again.",
      at: at()
    };
  }
  if (builder.has(input)) {
    return {
      code: "evidence-invalid",
      message: `\`tests.${name}\` asks "${shorten(input)}" like an earlier test: whether one agent answered both cannot be told`,
      hint: "Assess them one by one (`--filter` when recording).",
      at: at()
    };
  }
  const group = builder.open(input, () => at());
  readRuns(name, runs, group, { document, builder, layer });
  return void 0;
}
function readRuns(name, runs, group, reading) {
  const { document, builder, layer } = reading;
  for (const [index, run] of runs.entries()) {
    if (isFailed(run)) {
      group.errors += 1;
      continue;
    }
    const part = layer === "tools" ? "tool_calls" : "final_output";
    const read = readOutcome(field(run, "result", part), layer);
    if (read.ok) builder.add(group, read.outcome);
    else
      builder.refuse({
        code: read.code,
        message: `\`tests.${name}[${index}].result.${part}\` ${read.why}`,
        hint: read.hint,
        at: document.locate(["tests", name, index, "result", part])
      });
  }
}
function inputsOf(runs) {
  const inputs = runs.map((run) => field(run, "result", "input"));
  const texts = inputs.flatMap((input) => typeof input === "string" && input.trim() !== "" ? [input] : []);
  return [...new Set(texts)];
}
function isFailed(run) {
  const errors = field(run, "result", "errors");
  const isSilent = field(run, "result", "input") === "" && field(run, "result", "final_output") === "";
  return Array.isArray(errors) && errors.length > 0 || isSilent || !isFields(field(run, "result"));
}

// src/evidence/read-deepeval.ts
function readDeepeval(document, choices) {
  const isWrapped = isFields(field(document.value, "testRunData"));
  const base = isWrapped ? ["testRunData"] : [];
  const run = isWrapped ? field(document.value, "testRunData") : document.value;
  const testCases = field(run, "testCases");
  if (!Array.isArray(testCases) || testCases.length === 0) return fail(noRuns(run, document, base));
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [index, item] of testCases.entries()) {
    const path = [...base, "testCases", index];
    const at = (part) => document.large ? { file: document.file, path: `testCases[${index}]` } : document.locate([...path, part]);
    addTestCase(item, index, { choices, builder, layer, at });
  }
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "DeepEval test run",
    layer,
    cases,
    configuration: { hyperparameters: JSON.stringify(field(run, "hyperparameters") ?? null) },
    replays: 0,
    missing: 0,
    ordered: false
  });
}
function addTestCase(item, index, { choices, builder, layer, at }) {
  const { inputPath } = choices;
  const input = inputPath === void 0 ? field(item, "input") : pathValue(item, inputPath);
  if (typeof input !== "string" || input.trim() === "") {
    builder.refuse({
      code: "evidence-invalid",
      message: `\`testCases[${index}].${inputPath ?? "input"}\` is ${describe2(input)}; it must be a text that is not blank`,
      hint: "Record the input of every test case.",
      at: at("input")
    });
    return;
  }
  const group = builder.open(input, () => at("input"));
  const [name, raw] = decisionOf(item, choices);
  if (raw === void 0 || raw === null) {
    group.errors += 1;
    return;
  }
  const read = readOutcome(raw, layer);
  const order = field(item, "order");
  if (read.ok) builder.add(group, read.outcome, typeof order === "number" ? order : index);
  else {
    const message = `\`testCases[${index}].${name}\` ${read.why}`;
    builder.refuse({ code: read.code, message, hint: read.hint, at: at("actualOutput") });
  }
}
function noRuns(run, document, base) {
  const talks = field(run, "conversationalTestCases");
  const at = document.locate([...base, "testCases"]);
  if (Array.isArray(talks) && talks.length > 0) {
    return {
      code: "evidence-invalid",
      message: "the run holds conversations only (`conversationalTestCases`): a conversation of many turns is not one decision",
      hint: "Record the decision of each as a single-turn test case.",
      at
    };
  }
  const testCases = field(run, "testCases");
  return {
    code: "evidence-invalid",
    message: `\`testCases\` is ${Array.isArray(testCases) ? "empty" : describe2(testCases)}: there is no run in it`,
    hint: "Give the file that `deepeval test run` writes.",
    at
  };
}
function decisionOf(item, { layer, decisionPath }) {
  const output = field(item, "actualOutput");
  if (output === void 0 || output === null) return ["actualOutput", void 0];
  if (decisionPath !== void 0) return [decisionPath, pathValue(item, decisionPath) ?? ""];
  return layer === "tools" ? ["toolsCalled", field(item, "toolsCalled") ?? []] : ["actualOutput", output];
}
function pathValue(root, path) {
  const read = readPath(root, path);
  return read.found ? read.value : void 0;
}

// src/evidence/evidence-schema.ts
var scorable = NO_DECISION_REASONS.filter((reason) => !UNSCORABLE_REASONS.includes(reason));
var text = string().check(_minLength(1));
function maybe(schema, description) {
  return optional(schema).check(describe(description));
}
var observation = union([
  text.check(describe("A decision; at layer `text` the text.")),
  array(text).check(describe("At layer `tools`: names of the tools, in the order they were called.")),
  strictObject({
    kind: literal("no_decision"),
    reason: _enum(scorable)
  }).check(describe("No decision, for a reason that a contract may allow."))
]);
function evidenceOf(observations) {
  return strictObject({
    schema: literal(EVIDENCE_SCHEMA),
    layer: maybe(_enum(LAYERS), "What is compared between runs. Default: `verdict`."),
    isolation: maybe(_enum(ISOLATIONS), "How trials were kept apart. Default: `unknown`."),
    provenance: maybe(
      record(string(), unknown()),
      "Where it comes from. Files are of one configuration when agent, model and the like are equal."
    ),
    cases: array(
      strictObject({
        input: text.check(
          refine((input) => input.trim() !== ""),
          describe("The text that was asked.")
        ),
        expected: maybe(nullable(text), "The decision that it was written to reach."),
        observations,
        errors: maybe(int().check(_gte(0)), "Runs that failed before a decision.")
      })
    )
  }).check(describe("Ordered observations of every case, as the Python tool reads and writes them."));
}
var evidenceSchema = evidenceOf(custom(Array.isArray));
var publishedEvidenceSchema = evidenceOf(
  array(observation).check(
    describe(
      "What each run gave, in the order they were made: runs 1 and 2, 3 and 4 … are compared. Fewer than two only beside `errors`, or where the run ended early."
    )
  )
);

// src/evidence/read-evidence.ts
var AGGREGATE = /^(?:.*_)?(?:rate|rates|count|counts|mean|average|avg|share|distribution|histogram|proportion|flips|pairs|score)$/i;
function readEvidence(document, _) {
  const schema = field(document.value, "schema");
  if (schema !== EVIDENCE_SCHEMA) return fail(otherVersion(document, schema));
  const shape = evidenceSchema.safeParse(document.value);
  if (!shape.success) return fail(...shapeProblems(shape.error.issues, document).slice(0, 10));
  const { layer = "verdict", isolation, provenance = {}, cases } = shape.data;
  if (cases.length === 0) return fail(noCases(document));
  const builder = new RecordingBuilder();
  const read = observationReader(builder, document, layer);
  for (const [index, item] of cases.entries()) {
    const path = ["cases", index];
    const at = () => document.locate([...path, "input"]);
    if (builder.has(item.input)) {
      builder.refuse({
        code: "probe-duplicate",
        message: `\`cases[${index}].input\` repeats the input of an earlier case: which run came first cannot be told`,
        hint: "Put all observations of one input into one case, in the order they were made.",
        at: at()
      });
      continue;
    }
    const group = builder.open(
      item.input,
      document.large ? () => ({ file: document.file, path: `cases[${index}]` }) : () => document.locate(path),
      item.expected ?? void 0
    );
    group.errors = item.errors ?? 0;
    read(group, item.observations, index);
  }
  const recorded = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  return succeed({
    file: document.file,
    source: "evidence file",
    layer,
    ...isolation === void 0 ? {} : { isolation },
    cases: recorded,
    configuration: configurationOf(provenance),
    provenance,
    replays: replaysOf(provenance),
    missing: missingOf(provenance),
    ...endOf(provenance),
    placeOf: (key) => document.locate([key]),
    ordered: true
  });
}
var MOST_KNOWN = 1024;
function observationReader(builder, document, layer) {
  const known = /* @__PURE__ */ new Map();
  const readNew = (raw, caseIndex, index) => {
    const read = readObservation2(raw, layer);
    if (!read.ok) {
      const path = `cases[${caseIndex}].observations[${index}]`;
      const at = document.locate(["cases", caseIndex, "observations", index]);
      builder.refuse({ code: read.code, message: `\`${path}\` ${read.why}`, hint: read.hint, at });
      return void 0;
    }
    const outcome = exact(read.outcome, raw);
    if (typeof raw === "string" && known.size < MOST_KNOWN) known.set(raw, outcome);
    return outcome;
  };
  return (group, observations, caseIndex) => {
    let last;
    let outcome;
    for (let index = 0; index < observations.length; index += 1) {
      const raw = observations[index];
      if (raw !== last || outcome === void 0) outcome = known.get(raw) ?? readNew(raw, caseIndex, index);
      if (outcome !== void 0) builder.add(group, outcome);
      last = raw;
    }
  };
}
function readObservation2(raw, layer) {
  if (typeof raw !== "number" && typeof raw !== "boolean") return readOutcome(raw, layer);
  return {
    ok: false,
    code: "evidence-invalid",
    why: `is ${describe2(raw)}; an observation is a text, a list of tool names or a no-decision`,
    hint: `If it is the name of a decision, put it in quotes: "${raw}".`
  };
}
function exact(outcome, raw) {
  return outcome.kind === "decision" && typeof raw === "string" ? { kind: "decision", label: raw } : outcome;
}
function missingOf({ missing_calls: missing }) {
  return Number.isSafeInteger(missing) && Number(missing) > 0 ? Number(missing) : 0;
}
var NAMES_A_CONFIGURATION = /^(?:agent|model|provider|prompt|prompt_id|tool_set|gateway|config_digest|suite_digest)$/;
function configurationOf(provenance) {
  const named = Object.entries(provenance).filter(([key]) => NAMES_A_CONFIGURATION.test(key));
  return Object.fromEntries(
    named.map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)])
  );
}
function replaysOf(provenance) {
  const replays = provenance["replays"];
  return typeof replays === "number" && Number.isInteger(replays) && replays > 0 ? replays : 0;
}
function otherVersion({ locate }, schema) {
  return {
    code: "schema-version",
    message: `\`schema\` is ${describe2(schema)}, and this build reads \`${EVIDENCE_SCHEMA}\``,
    hint: "Write the evidence again with the version of the tool that this build knows.",
    at: locate(["schema"])
  };
}
function noCases({ locate }) {
  return {
    code: "evidence-invalid",
    message: "`cases` is empty: there is nothing to judge",
    hint: "Record at least one case with two observations.",
    at: locate(["cases"])
  };
}
function shapeProblems(issues, document) {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => unknownKey([...issue.path, key], document));
    const value = valueAt(document.value, issue.path);
    const aggregated = issue.path.at(-1) === "observations" && value !== void 0;
    return [
      {
        code: "evidence-invalid",
        message: aggregated ? `\`${showPath(issue.path)}\` is ${describe2(value)}, not the list of what each run decided: pairs cannot be recovered from a count or an average` : `\`${showPath(issue.path)}\` is ${describe2(value)}; it must be ${ACCEPTS[String(issue.path.at(-1))] ?? "as the format says"}`,
        hint: aggregated ? "Record every run in order: `observations: [refund, refund, deny]`." : "Correct it; the format is described in the README.",
        at: document.locate(issue.path)
      }
    ];
  });
}
var ACCEPTS = {
  layer: "`verdict`, `tools` or `text`",
  isolation: "`fresh-session`, `fresh-instance`, `shared-session` or `unknown`",
  provenance: "an object",
  cases: "a list of cases",
  input: "a text that is not blank",
  expected: "a text",
  observations: "a list of observations",
  errors: "a whole number of failed runs, at least 0"
};
function unknownKey(path, document) {
  const isAggregate = AGGREGATE.test(String(path.at(-1)));
  return {
    code: isAggregate ? "evidence-invalid" : "input-unknown",
    message: isAggregate ? `\`${showPath(path)}\` is an aggregate: pairs cannot be recovered from a count or an average` : `\`${showPath(path)}\` is no key of \`${EVIDENCE_SCHEMA}\``,
    hint: isAggregate ? "Record every run in order under `observations`, and leave the aggregate out." : "Remove it, or correct its spelling.",
    at: document.locate(path)
  };
}
function valueAt(root, path) {
  return path.reduce((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isFields(value) && Object.hasOwn(value, step) ? value[String(step)] : void 0;
  }, root);
}
function showPath(path) {
  return path.reduce((shown2, step) => {
    if (typeof step === "number") return `${shown2}[${step}]`;
    return shown2 === "" ? String(step) : `${shown2}.${String(step)}`;
  }, "");
}

// src/evidence/read-inspect.ts
function readInspect(document, choices) {
  const samples = field(document.value, "samples");
  if (!Array.isArray(samples) || samples.length === 0) {
    return fail({
      code: "evidence-invalid",
      message: `\`samples\` is ${Array.isArray(samples) ? "empty" : describe2(samples)}: results and reductions are averages, and pairs cannot be recovered from an average`,
      hint: "Evaluate with `log_samples` on, and `epochs` of at least 2.",
      at: document.locate(["samples"])
    });
  }
  const layer = choices.layer ?? "verdict";
  const builder = new RecordingBuilder();
  for (const [index, sample] of samples.entries())
    addSample(sample, index, { document, choices, builder, layer });
  const cases = builder.cases();
  if (builder.problems.length > 0) return fail(...builder.problems);
  const status = field(document.value, "status");
  return succeed({
    file: document.file,
    source: "Inspect AI log",
    layer,
    cases,
    configuration: configurationOf2(document.value),
    replays: samples.filter(isReplayed).length,
    missing: Math.max(0, plannedSamples(document.value) - samples.length),
    ...status === "success" ? {} : { unfinished: `the status of the log is \`${String(status)}\`` },
    ordered: false
  });
}
async function unpackInspect(file, bytes) {
  const members = readArchive(file, bytes);
  if (!members.ok) return members;
  const byName = new Map(members.value.map((member) => [member.name, member]));
  try {
    const header = byName.get("header.json") ?? byName.get("_journal/start.json");
    if (header === void 0) return fail(damaged(file, "it has no `header.json`"));
    const samples = [];
    for (const member of members.value)
      if (/^samples\/.*\.json$/.test(member.name)) samples.push(JSON.parse(await member.read()));
    const head = JSON.parse(await header.read());
    return succeed({ status: "started", ...isFields(head) ? head : {}, samples });
  } catch (error) {
    return fail(damaged(file, error instanceof Error ? error.message : String(error)));
  }
}
function addSample(sample, index, { document, choices, builder, layer }) {
  const name = `samples[${index}]`;
  const at = (...part) => document.large ? { file: document.file, path: name } : document.locate(["samples", index, ...part]);
  const refuse = (code, message, hint, part) => builder.refuse({ code, message, hint, at: at(part) });
  const input = choices.inputPath === void 0 ? inputOf(sample) : pathValue2(sample, choices.inputPath);
  if (typeof input !== "string" || input.trim() === "") {
    refuse(
      "evidence-invalid",
      `\`${name}.${choices.inputPath ?? "input"}\` is ${describe2(input)}; it must be a text that is not blank`,
      "Name the input with `input-path`.",
      "input"
    );
    return;
  }
  const group = builder.open(input, () => at("input"));
  if (isFailed2(sample)) {
    group.errors += 1;
    return;
  }
  const epoch = field(sample, "epoch");
  if (typeof epoch !== "number") {
    refuse(
      "evidence-invalid",
      `\`${name}.epoch\` is ${describe2(epoch)}: without it the order of the repeats is unknown`,
      "Give the log as Inspect writes it.",
      "epoch"
    );
    return;
  }
  const [path, raw] = decisionOf2(sample, choices, layer);
  const read = readOutcome(raw, layer);
  if (read.ok) builder.add(group, read.outcome, epoch);
  else refuse(read.code, `\`${name}.${path}\` (epoch ${epoch}) ${read.why}`, read.hint, "output");
}
function isFailed2(sample) {
  const error = field(sample, "error");
  const choices = field(sample, "output", "choices");
  return error !== void 0 && error !== null || !Array.isArray(choices) || choices.length === 0;
}
function inputOf(sample) {
  const input = field(sample, "input");
  if (!Array.isArray(input)) return resolved(input, sample);
  const asked = input.filter((message) => field(message, "role") === "user");
  return asked.length === 1 ? contentOf2(field(asked[0], "content"), sample) : JSON.stringify(input);
}
function decisionOf2(sample, { decisionPath }, layer) {
  if (decisionPath !== void 0) return [decisionPath, pathValue2(sample, decisionPath)];
  if (layer === "tools") return ["messages.*.tool_calls", toolsOf(sample)];
  const message = readPath(sample, "output.choices.0.message");
  const content = message.found ? contentOf2(field(message.value, "content"), sample) : void 0;
  return ["output.choices[0].message.content", content];
}
function toolsOf(sample) {
  const messages = field(sample, "messages");
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message) => {
    const calls = field(message, "role") === "assistant" ? field(message, "tool_calls") : void 0;
    return Array.isArray(calls) ? calls.map((call) => field(call, "function")) : [];
  });
}
function contentOf2(content, sample) {
  if (!Array.isArray(content)) return resolved(content, sample);
  return content.map((part) => field(part, "type") === "text" ? resolved(field(part, "text"), sample) : "").join("");
}
function resolved(text2, sample) {
  const match = typeof text2 === "string" ? /^attachment:\/\/([0-9a-f]+)$/.exec(text2) : null;
  return match === null ? text2 : field(sample, "attachments", match[1] ?? "") ?? text2;
}
function isReplayed(sample) {
  const events = field(sample, "events");
  return Array.isArray(events) && events.some((event) => field(event, "event") === "model" && field(event, "cache") === "read");
}
function plannedSamples(log) {
  const samples = field(log, "eval", "dataset", "sample_ids");
  const count = Array.isArray(samples) ? samples.length : field(log, "eval", "dataset", "samples");
  const epochs = field(log, "eval", "config", "epochs") ?? 1;
  const limit = field(log, "eval", "config", "limit");
  if (typeof count !== "number" || typeof epochs !== "number") return 0;
  return (typeof limit === "number" ? Math.min(limit, count) : count) * epochs;
}
function configurationOf2(log) {
  const text2 = (...path) => JSON.stringify(field(log, "eval", ...path) ?? null);
  return {
    task: text2("task"),
    model: text2("model"),
    "task's arguments": text2("task_args"),
    "model's configuration": text2("model_generate_config")
  };
}
function pathValue2(root, path) {
  const read = readPath(root, path);
  return read.found ? read.value : void 0;
}

// src/evidence/read-journals.ts
function readJournals(journals, suite, choices) {
  const [first] = journals;
  if (first === void 0) throw new RangeError("no journal to read");
  if (suite === void 0) return fail(needsSuite(first.file));
  const read = [];
  for (const { file, text: text2 } of journals) {
    const trials = readTrials(file, text2);
    if (!trials.ok)
      return fail(
        ...trials.problems.map((problem) => ({ ...problem, hint: "Give the journal as the run wrote it." }))
      );
    read.push({ ...trials.value, file });
  }
  const problems = [
    ...read.flatMap((journal) => otherMeasurement(journal, read[0], suite)),
    ...overlaps(read),
    ...severalReadings(read)
  ];
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  return recordingOf(read, suite, choices);
}
function recordingOf(journals, suite, choices) {
  const [{ header, file }] = journals;
  const readAt = LAYERS.find((name) => name === header.config["layer"]) ?? "verdict";
  const layer = choices.layer ?? readAt;
  const all = journals.flatMap((journal) => lastAttempts(journal.trials));
  const run = ownRun(header, all, readAt);
  const trials = [...run === void 0 ? all : trialsInPairs(all, layer, false)].sort(
    (a, b) => a.trial - b.trial
  );
  const builder = new RecordingBuilder();
  const groups = suite.cases.map(
    (item, index) => builder.open(
      item.input,
      () => ({
        file: suite.file,
        ...item.line === void 0 ? {} : { line: item.line },
        path: `cases[${index}]`
      }),
      item.expected
    )
  );
  for (const { caseIndex, result } of trials) {
    const group = groups[caseIndex];
    if (group === void 0) continue;
    const scored = scoreTrial(result, layer);
    if (scored.ok) builder.add(group, scored.outcome);
    else group.errors += 1;
  }
  const cases = builder.cases();
  return succeed({
    file,
    source: "trials of a run",
    layer,
    isolation: header.isolation,
    cases,
    configuration: { "configuration's digest": header.configDigest },
    replays: 0,
    missing: header.repeats.reduce((sum, count) => sum + count, 0) - trials.length,
    ...run === void 0 ? {} : { run },
    ordered: true
  });
}
function ownRun(header, trials, layer) {
  const { reading, repeats, config, earlierAttempts = 0 } = header;
  if (reading === void 0 && config["curtail"] !== true) return void 0;
  const epsilon = typeof config["epsilon"] === "number" ? config["epsilon"] : void 0;
  return { trials, repeats, epsilon, layer, ...reading === void 0 ? {} : { reading }, earlierAttempts };
}
function severalReadings(journals) {
  const second = journals.filter(({ header }) => header.reading !== void 0)[1];
  if (second === void 0) return [];
  return [
    {
      code: "evidence-invalid",
      message: `${second.file} is a sequential reading of its own: read together with another, its declared order would be lost`,
      hint: "Assess them one by one.",
      at: { file: second.file, line: 1, path: "plan.seed" }
    }
  ];
}
function lastAttempts(trials) {
  return [...new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial])).values()];
}
function otherMeasurement(journal, first, suite) {
  const problems = [];
  if (journal.header.suiteDigest !== suiteDigest(suite) || journal.header.repeats.length !== suite.cases.length) {
    problems.push({
      code: "evidence-invalid",
      message: `${journal.file} was recorded with another suite than ${suite.file}: its cases or its contract differ (\`suite_digest\`)`,
      hint: "Assess it with the suite as it was when it was recorded.",
      at: { file: journal.file, line: 1, path: "suite_digest" }
    });
  }
  const changed = first === void 0 ? [] : differences(first.header, journal.header);
  if (changed.length > 0) {
    problems.push({
      code: "evidence-invalid",
      message: `${journal.file} is of another measurement than the first journal: ${changed.join(", ")} differ`,
      hint: "Assess them one by one, and compare the results.",
      at: { file: journal.file, line: 1, path: "config_digest" }
    });
  }
  return problems;
}
function overlaps(journals) {
  const seen = /* @__PURE__ */ new Map();
  for (const { file, trials } of journals) {
    for (const { caseIndex, trial } of lastAttempts(trials)) {
      const key = `${caseIndex}:${trial}`;
      const other = seen.get(key);
      if (other !== void 0)
        return [
          {
            code: "evidence-invalid",
            message: `trial ${trial} of case ${caseIndex} stands in ${shorten(other)} and in ${shorten(file)}: one of them would count twice`,
            hint: "Give the shards of one run, each once.",
            at: { file, path: `case ${caseIndex}` }
          }
        ];
      seen.set(key, file);
    }
  }
  return [];
}
function needsSuite(file) {
  return {
    code: "input-missing",
    message: `${file} is the journal of a run, which names its cases by their place in the suite`,
    hint: "Give the suite it was recorded with: `suite: suite.yaml`.",
    at: { file, line: 1 }
  };
}

// src/evidence/read-promptfoo.ts
var CONTAINER_VERSION = 3;
var EXECUTION_ERROR = 2;
function readPromptfoo(document, choices) {
  const { value, locate } = document;
  const version = field(value, "results", "version");
  if (version !== CONTAINER_VERSION) {
    return fail({
      code: "schema-version",
      message: `\`results.version\` is ${describe2(version)}, and of Promptfoo's exports this build reads version ${CONTAINER_VERSION}`,
      hint: "Export again with Promptfoo 0.100 or later: `promptfoo eval --output results.json`.",
      at: locate(["results", "version"])
    });
  }
  const rows = field(value, "results", "results");
  if (!Array.isArray(rows) || rows.length === 0) {
    return fail({
      code: "evidence-invalid",
      message: "`results.results` holds no rows: an export of tables and counts alone has no runs, and pairs cannot be recovered from a count",
      hint: "Export with `promptfoo eval --output results.json`.",
      at: locate(["results", "results"])
    });
  }
  const reader = new PromptfooRows(document.file, choices);
  for (const [index, row] of rows.entries()) {
    reader.add(
      row,
      (...path) => document.large ? { file: document.file, path: `results.results[${index}]` } : locate(["results", "results", index, ...path])
    );
  }
  return reader.finish();
}
var PromptfooRows = class {
  #builder = new RecordingBuilder();
  #cells = /* @__PURE__ */ new Map();
  #rendered = /* @__PURE__ */ new Map();
  #file;
  #choices;
  #chosen = 0;
  #replays = 0;
  constructor(file, choices) {
    this.#file = file;
    this.#choices = choices;
  }
  /** @param at place of a part of the row */
  add(row, at) {
    if (!this.#choose(row)) return;
    const input = this.#inputOf(row);
    if (input === void 0) {
      this.#refuse(
        "evidence-invalid",
        `the row has no input${this.#choices.inputPath === void 0 ? "" : ` at \`${this.#choices.inputPath}\``}`,
        "Name where it stands with `input-path`, such as `vars.message`.",
        at()
      );
      return;
    }
    const group = this.#builder.open(input, () => at("prompt"));
    if (field(row, "failureReason") === EXECUTION_ERROR) {
      group.errors += 1;
      return;
    }
    const order = field(row, "testIdx");
    if (typeof order !== "number") {
      this.#refuse(
        "evidence-invalid",
        `\`testIdx\` is ${describe2(order)}: without it the order of the repeats is unknown`,
        "Export the rows as Promptfoo writes them.",
        at("testIdx")
      );
      return;
    }
    const read = readOutcome(this.#decisionOf(row), this.#choices.layer ?? "verdict");
    if (!read.ok) {
      const path = ["response.output", this.#choices.decisionPath].filter(Boolean).join(".");
      this.#refuse(
        read.code,
        `\`${path}\` of the run with \`testIdx: ${order}\` ${read.why}`,
        read.hint,
        at("response", "output")
      );
      return;
    }
    if (field(row, "response", "cached") === true) this.#replays += 1;
    this.#builder.add(group, read.outcome, order);
  }
  finish() {
    if (this.#chosen > 1) return fail(this.#ambiguous());
    if (this.#chosen === 0) return fail(this.#nothingChosen());
    const cases = this.#builder.cases();
    if (this.#builder.problems.length > 0) return fail(...this.#builder.problems);
    const [cell] = [...this.#cells.values()].filter(({ chosen }) => chosen);
    return succeed({
      file: this.#file,
      source: "Promptfoo export",
      layer: this.#choices.layer ?? "verdict",
      cases,
      configuration: { provider: cell?.provider ?? "", prompt: cell?.prompt ?? "" },
      replays: this.#replays,
      missing: 0,
      ordered: false
    });
  }
  /** A cell is one provider under one prompt; answers of two cells are answers of two agents. */
  #choose(row) {
    const label = textOf(field(row, "provider", "label"));
    const id = textOf(field(row, "provider", "id")) ?? textOf(field(row, "provider"));
    const index = String(field(row, "promptIdx") ?? "");
    const provider = label ?? id ?? "";
    const key = JSON.stringify([provider, index]);
    const known = this.#cells.get(key);
    if (known !== void 0) return known.chosen;
    const prompt = textOf(field(row, "prompt", "label")) ?? index;
    const { provider: wantedProvider, promptId } = this.#choices;
    const isProvider = wantedProvider === void 0 || wantedProvider === label || wantedProvider === id;
    const isPrompt = promptId === void 0 || [index, prompt, field(row, "promptId")].includes(promptId);
    const chosen = isProvider && isPrompt;
    this.#cells.set(key, { provider, prompt, chosen });
    if (chosen) this.#chosen += 1;
    return chosen;
  }
  /**
   * The single variable of a test case is what a person wrote; its prompt wraps it in the same words every time. With
   * several variables the rendered prompt is the input.
   */
  #inputOf(row) {
    if (this.#choices.inputPath !== void 0) {
      const read = readPath(row, this.#choices.inputPath);
      return read.found && typeof read.value === "string" && read.value.trim() !== "" ? read.value : void 0;
    }
    const raw = textOf(field(row, "prompt", "raw"));
    const vars = field(row, "vars");
    const texts = isFields(vars) ? Object.values(vars).filter((value) => typeof value === "string" && value.trim() !== "") : [];
    const inSuite = [...texts, raw].find((text2) => text2 !== void 0 && this.#choices.inputs?.has(text2));
    if (inSuite !== void 0) return inSuite;
    const [single] = texts;
    const isSingle = isFields(vars) && Object.keys(vars).length === 1 && single !== void 0;
    return isSingle && this.#isRenderedAlike(single, raw) ? single : raw;
  }
  #isRenderedAlike(input, raw) {
    if (raw === void 0) return true;
    const first = this.#rendered.get(input) ?? raw;
    this.#rendered.set(input, first);
    return first === raw;
  }
  #decisionOf(row) {
    const output = field(row, "response", "output");
    if (this.#choices.decisionPath === void 0) return output;
    const read = readPath(typeof output === "string" ? parsed(output) : output, this.#choices.decisionPath);
    return read.found ? read.value : void 0;
  }
  #refuse(code, message, hint, at) {
    this.#builder.refuse({ code, message, hint, at });
  }
  #ambiguous() {
    const chosen = [...this.#cells.values()].filter((cell) => cell.chosen);
    const cells = chosen.slice(0, 6).map(({ provider, prompt }) => `\`${provider}\` with \`${prompt.slice(0, 60)}\``);
    const [first] = chosen;
    return {
      code: "evidence-invalid",
      message: `the export holds ${chosen.length} combinations of provider and prompt, and each is an agent of its own: ${cells.join(", ")}${chosen.length > cells.length ? " …" : ""}`,
      hint: `Choose one: \`provider: ${first?.provider}\` and \`prompt-id: ${first?.prompt.slice(0, 60)}\`.`,
      at: { file: this.#file, path: "provider" }
    };
  }
  #nothingChosen() {
    const cells = [...this.#cells.values()].slice(0, 6).map(({ provider: provider2, prompt }) => `\`${provider2}\` with \`${prompt.slice(0, 60)}\``);
    const { provider, promptId } = this.#choices;
    const wanted = [provider && `\`provider: ${provider}\``, promptId && `\`prompt-id: ${promptId}\``].filter(
      Boolean
    );
    return {
      code: "evidence-invalid",
      message: `no row is of ${wanted.join(" and ") || "a provider"}; there is ${cells.join(", ") || "none at all"}`,
      hint: "Name one of them.",
      at: { file: this.#file, path: "provider" }
    };
  }
};
function textOf(value) {
  return typeof value === "string" && value !== "" ? value : void 0;
}
function parsed(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return text2;
  }
}

// src/evidence/read-rows.ts
function readRows(file, lines, choices) {
  const rows = new Rows(file, choices);
  for (const text2 of lines) rows.add(text2);
  return rows.finish();
}
function readPromptfooRows(file, lines, choices) {
  const rows = new PromptfooRows(file, choices);
  let line = 0;
  for (const text2 of lines) {
    line += 1;
    if (text2.trim() === "") continue;
    const row = parseRow(text2);
    if (row === void 0) return fail(notJson(file, line));
    const place = { file, line };
    rows.add(row, () => place);
  }
  return rows.finish();
}
var MOST_KNOWN2 = 1024;
var Rows = class {
  #builder = new RecordingBuilder();
  #file;
  #inputPath;
  #choices;
  #layer;
  #line = 0;
  #known = /* @__PURE__ */ new Map();
  constructor(file, choices) {
    this.#file = file;
    this.#choices = choices;
    this.#inputPath = choices.inputPath ?? "input";
    this.#layer = choices.layer ?? "verdict";
  }
  add(text2) {
    this.#line += 1;
    if (text2.trim() === "") return;
    const row = parseRow(text2);
    if (row === void 0) this.#builder.refuse(notJson(this.#file, this.#line));
    else this.#addRow(row);
  }
  #addRow(row) {
    const input = valueAt2(row, this.#inputPath);
    if (typeof input !== "string" || input.trim() === "") {
      const why = `\`${this.#inputPath}\` is ${describe2(input)}; it must be a text that is not blank`;
      this.#refuse("evidence-invalid", why, `Name the input with \`input-path\`${keysOf(row)}.`);
      return;
    }
    const line = this.#line;
    const group = this.#builder.open(input, () => ({ file: this.#file, line }));
    const outcome = this.#outcomeOf(row);
    if (outcome === void 0) group.errors += 1;
    else if (outcome.ok) this.#builder.add(group, outcome.outcome);
    else
      this.#refuse(
        outcome.code,
        `\`${this.#choices.decisionPath ?? "observation"}\` ${outcome.why}`,
        outcome.hint
      );
  }
  finish() {
    const cases = this.#builder.cases();
    if (this.#builder.problems.length > 0) return fail(...this.#builder.problems);
    if (cases.length === 0) return fail(noRows(this.#file));
    return succeed({
      file: this.#file,
      source: "JSON Lines",
      layer: this.#layer,
      cases,
      configuration: {},
      replays: 0,
      missing: 0,
      ordered: false
    });
  }
  /** @returns undefined for a run that failed */
  #outcomeOf(row) {
    const { decisionPath } = this.#choices;
    const raw = decisionPath === void 0 ? row["observation"] : valueAt2(row, decisionPath);
    const known = this.#known.get(raw);
    if (known !== void 0) return { ok: true, outcome: known };
    if (raw === void 0) return this.#withoutDecision(row);
    const read = isFields(raw) && decisionPath === void 0 ? readWhole(raw, this.#layer) : readOutcome(raw, this.#layer);
    if (read.ok && typeof raw === "string" && this.#known.size < MOST_KNOWN2)
      this.#known.set(raw, read.outcome);
    return read;
  }
  #withoutDecision(row) {
    const error = row["error"];
    if (error !== void 0 && error !== null && error !== false && error !== "") return void 0;
    const aggregate = Object.keys(row).find((key) => AGGREGATE.test(key));
    if (aggregate !== void 0)
      return {
        ok: false,
        code: "evidence-invalid",
        why: `is missing, and \`${aggregate}\` is an aggregate: pairs cannot be recovered from a count or an average`,
        hint: "Record one line for every run."
      };
    return {
      ok: false,
      code: "evidence-invalid",
      why: "is missing",
      hint: `Name the decision with \`decision-path\`${keysOf(row)}.`
    };
  }
  #refuse(code, message, hint) {
    this.#builder.refuse({
      code,
      message: `line ${this.#line}: ${message}`,
      hint,
      at: { file: this.#file, line: this.#line }
    });
  }
};
function readWhole(raw, layer) {
  if (raw["kind"] === "no_decision") return readOutcome(raw, layer);
  const read = readObservation(raw);
  const hint = "Record observations as the README shows them.";
  if (!read.ok) return { ok: false, code: "evidence-invalid", why: `cannot be read: ${read.why}`, hint };
  const projected = project(read.observation, layer);
  if (projected.ok) return projected;
  return readOutcome({ kind: "no_decision", reason: projected.reason }, layer);
}
function parseRow(text2) {
  try {
    const row = JSON.parse(text2);
    return isFields(row) ? row : void 0;
  } catch {
    return void 0;
  }
}
function valueAt2(row, path) {
  if (Object.hasOwn(row, path)) return row[path];
  if (!path.includes(".") && !path.includes("[")) return void 0;
  const read = readPath(row, path);
  return read.found ? read.value : void 0;
}
function keysOf(row) {
  const keys = Object.keys(row).slice(0, 8);
  return keys.length === 0 ? "" : `; the row has ${keys.map((key) => `\`${key.slice(0, 40)}\``).join(", ")}`;
}
function notJson(file, line) {
  return {
    code: "evidence-invalid",
    message: `line ${line} is no JSON object`,
    hint: "Write one JSON object a line; a last line that was cut short can be removed.",
    at: { file, line }
  };
}
function noRows(file) {
  return {
    code: "evidence-invalid",
    message: `${file} holds no runs`,
    hint: "Record at least two runs of each input.",
    at: { file }
  };
}
function rowsKind(row) {
  if (typeof row["schema"] === "string" && row["schema"].startsWith("agentverity.trials/")) return "trials";
  if (field(row, "testIdx") !== void 0 && field(row, "promptIdx") !== void 0) return "promptfoo";
  return "rows";
}

// src/pipeline/read-evidence-files.ts
var READERS = {
  evidence: readEvidence,
  promptfoo: readPromptfoo,
  deepeval: readDeepeval,
  inspect: readInspect,
  agentcheck: readAgentcheck
};
async function readEvidenceFiles(request) {
  const names = findFiles(request);
  if (!names.ok) return names;
  const opened = [];
  const problems = [];
  for (const name of names.value) {
    const file = await openGuarded(name, request);
    if (file.ok) opened.push(file.value);
    else problems.push(...file.problems);
  }
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  const journals = opened.flatMap((file) => file.kind === "journal" ? [file.journal] : []);
  const merged = journals.length === 0 ? void 0 : readJournals(journals, request.suite, choicesOf(request));
  if (merged !== void 0 && !merged.ok) return merged;
  const recordings = opened.flatMap((file) => file.kind === "recording" ? [file.recording] : []);
  const copy = findCopy(opened);
  if (copy !== void 0) return fail(copy);
  return mergeRecordings([...merged === void 0 ? [] : [merged.value], ...recordings]);
}
function findShards(request) {
  const { spec, workingDirectory, files } = request;
  if (spec.format !== "auto" && spec.format !== "trials") return succeed(void 0);
  const names = findFiles(request);
  if (!names.ok) return names;
  try {
    const isShard = (name) => typeof readHead(files, resolve(workingDirectory, name))?.row?.["shard"] === "string";
    if (!names.value.some(isShard)) return succeed(void 0);
    return succeed(
      names.value.map((file) => {
        const written = files.readJournal(resolve(workingDirectory, file));
        return { file, text: written?.text ?? "" };
      })
    );
  } catch (error) {
    if (isReadingFault(error)) return succeed(void 0);
    throw error;
  }
}
function choicesOf({ spec, suite }) {
  const { files: _, format: __, ...choices } = spec;
  return suite === void 0 ? choices : { ...choices, inputs: new Set(suite.cases.map((item) => item.input)) };
}
function findFiles({
  spec,
  workingDirectory,
  files
}) {
  const found = /* @__PURE__ */ new Map();
  const problems = [];
  for (const pattern of spec.files) {
    const matches = /[*?{]/.test(pattern) ? files.match(workingDirectory, pattern) : [pattern];
    if (matches.length === 0) {
      problems.push({
        code: "file-missing",
        message: `\`evidence\` names ${pattern}, and no file in ${workingDirectory} matches it`,
        hint: "Correct the pattern: it is relative to `working-directory`.",
        at: { file: pattern }
      });
    }
    for (const match of matches) found.set(resolve(workingDirectory, match), match);
  }
  return problems.length > 0 ? fail(...problems) : succeed([...new Set(found.values())]);
}
function findCopy(opened) {
  const seen = /* @__PURE__ */ new Map();
  for (const file of opened) {
    if (file.kind !== "recording" || file.digest === void 0) continue;
    const first = seen.get(file.digest);
    if (first !== void 0)
      return {
        code: "evidence-invalid",
        message: `${file.recording.file} is a copy of ${first}: its runs would count twice`,
        hint: "Name it once.",
        at: { file: file.recording.file }
      };
    seen.set(file.digest, file.recording.file);
  }
  return void 0;
}
async function openGuarded(file, request) {
  try {
    return await openFile(file, request);
  } catch (error) {
    if (isReadingFault(error)) return fail(unreadable(file, error));
    throw error;
  }
}
function digestFor({ spec }, text2) {
  const isOne = spec.files.length === 1 && !/[*?{]/.test(spec.files[0] ?? "");
  return isOne ? void 0 : sha256(text2);
}
function isReadingFault(error) {
  return error instanceof Error && "code" in error && /^(?:E[A-Z]+|ERR_ENCODING_INVALID_ENCODED_DATA|ERR_STRING_TOO_LONG)$/.test(String(error.code));
}
async function openFile(file, request) {
  const { spec, workingDirectory, files } = request;
  const path = resolve(workingDirectory, file);
  const head = readHead(files, path);
  if (head === void 0) {
    return fail({
      code: "file-missing",
      message: `\`evidence\` names ${file}, and there is no such file in ${workingDirectory}`,
      hint: "Correct the path: it is relative to `working-directory`.",
      at: { file }
    });
  }
  if (isArchive(head.bytes)) return openArchive(file, path, request);
  if (/\.csv$/i.test(file)) return fail(refuseCsv(file));
  const kind = head.row === void 0 || spec.format === "evidence" ? void 0 : linesKind(head, spec.format);
  if (kind !== void 0) return openLines(file, path, kind, request);
  return openDocument(file, path, request);
}
var MAGIC_BYTES = 4;
var LINE_FEED = 10;
var LONGEST_ROW = 4 * 1024 * 1024;
function goesOn(text2) {
  const end = text2.indexOf("\n", text2.search(/\S/));
  return end !== -1 && /\S/.test(text2.slice(end));
}
function readHead(files, path) {
  const chunks = files.chunks(path);
  if (chunks === void 0) return void 0;
  const parts = [];
  let bytes = new Uint8Array();
  let length = 0;
  let [broken, more] = [false, false];
  for (const chunk of chunks) {
    if (bytes.length < MAGIC_BYTES) bytes = Uint8Array.from([...bytes, ...chunk.subarray(0, MAGIC_BYTES)]);
    parts.push(chunk.slice());
    length += chunk.length;
    broken ||= chunk.includes(LINE_FEED);
    more = broken && goesOn(decoded(parts));
    if (isArchive(bytes) || more || length > LONGEST_ROW) break;
  }
  const row = more || length <= LONGEST_ROW ? parseRow2(firstLine(decoded(parts))) : void 0;
  return { bytes, ...row && { row }, goesOn: more };
}
function decoded(parts) {
  return new TextDecoder("utf-8").decode(Buffer.concat(parts));
}
function firstLine(text2) {
  const start = Math.max(0, text2.search(/\S/));
  const end = text2.indexOf("\n", start);
  return end === -1 ? text2 : text2.slice(start, end);
}
function parseRow2(text2) {
  try {
    const row = JSON.parse(text2);
    return isFields(row) ? row : void 0;
  } catch {
    return void 0;
  }
}
function linesKind({ row = {}, goesOn: goesOn2 }, format) {
  const kind = rowsKind(row);
  if (format === "jsonl") return "rows";
  if (format === "trials" || kind === "trials") return "trials";
  if (format === "auto") return goesOn2 || "input" in row && "observation" in row ? kind : void 0;
  return format === "promptfoo" && kind === "promptfoo" ? kind : void 0;
}
function openLines(file, path, kind, request) {
  const { files } = request;
  if (kind === "trials") return openJournal(file, path, files);
  const lines = linesOf(files.chunks(path) ?? []);
  const read = kind === "promptfoo" ? readPromptfooRows : readRows;
  const recording = read(file, lines, choicesOf(request));
  return recording.ok ? succeed({ kind: "recording", recording: recording.value, digest: void 0 }) : recording;
}
function openJournal(file, path, files) {
  const written = files.readJournal(path);
  return succeed({ kind: "journal", journal: { file, text: written?.text ?? "" } });
}
function* linesOf(chunks) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
async function openArchive(file, path, request) {
  const bytes = Buffer.concat([...request.files.chunks(path) ?? []].map((chunk) => chunk.slice()));
  if (!["auto", "inspect"].includes(request.spec.format))
    return fail(
      notEvidence(
        file,
        `it is an archive, and no ${request.spec.format} recording`,
        "Leave `evidence-format` out."
      )
    );
  const log = await unpackInspect(file, bytes);
  if (!log.ok) return log;
  const locate = (steps) => ({ file, path: steps.join(".") });
  const recording = readInspect({ file, value: log.value, large: true, locate }, choicesOf(request));
  return recording.ok ? succeed({
    kind: "recording",
    recording: recording.value,
    digest: digestFor(request, bytes.toString("latin1"))
  }) : recording;
}
var MAX_DOCUMENT = 256 * 1024 * 1024;
var LARGE_DOCUMENT = 4 * 1024 * 1024;
async function openDocument(file, path, request) {
  const text2 = (request.files.read(path) ?? "").replace(/^\uFEFF/, "");
  if (text2.length > MAX_DOCUMENT) return fail(tooLarge(file, text2.length));
  const parsed2 = await parseDocument(file, text2);
  if (!parsed2.ok) return parsed2;
  const document = {
    file,
    value: parsed2.value.value,
    large: text2.length > LARGE_DOCUMENT,
    locate: parsed2.value.locate
  };
  const { format } = request.spec;
  const detected = formatOf(document, format);
  if (!detected.ok) return detected;
  const strict = detected.value === "evidence" && file.endsWith(".json") ? parseJson(file, text2, parsed2.value.value) : parsed2;
  if (!strict.ok) return strict;
  const recording = READERS[detected.value](document, choicesOf(request));
  return recording.ok ? succeed({ kind: "recording", recording: recording.value, digest: digestFor(request, text2) }) : mistaken(document, format) ?? recording;
}
function formatOf(document, format) {
  if (format !== "auto" && format !== "trials" && format !== "jsonl") return succeed(format);
  const detected = detectDocument(document);
  if (!detected.ok || format === "auto") return detected;
  return fail(
    notEvidence(
      document.file,
      `it is ${detected.value} and no file of lines`,
      `Set \`evidence-format: ${detected.value}\`, or leave it out.`
    )
  );
}
function mistaken(document, format) {
  const is = detectDocument(document);
  if (format === "auto" || !is.ok || is.value === format) return void 0;
  return fail(
    notEvidence(
      document.file,
      `\`evidence-format\` is ${format}, and ${document.file} holds ${is.value}`,
      `Set \`evidence-format: ${is.value}\`, or leave it out.`
    )
  );
}
async function parseDocument(file, text2) {
  if (/\.ya?ml$/i.test(file)) return parseSource(file, text2);
  try {
    const value = JSON.parse(text2);
    return succeed({ value, locate: lateLocator(file, text2) });
  } catch {
    const named = parseJson(file, text2);
    if (named.ok) return named;
    const isTable = /^[^\n{[]*,[^\n]*\n/.test(text2);
    return isTable ? fail(refuseCsv(file)) : named;
  }
}
function lateLocator(file, text2) {
  let located;
  return (path) => {
    located ??= parseJson(file, text2);
    return located.ok ? located.value.locate(path) : { file };
  };
}
function tooLarge(file, length) {
  return {
    code: "file-unreadable",
    message: `${file} has ${Math.ceil(length / 1024 / 1024)} MiB, more than the 256 MiB of a document that are read at once`,
    hint: "Record it as JSON Lines, one run a line: those are read as they come, whatever their size.",
    at: { file }
  };
}

export {
  detectDocument,
  notEvidence,
  readEvidenceFiles,
  findShards,
  findFiles
};
