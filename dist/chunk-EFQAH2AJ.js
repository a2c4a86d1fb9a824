import {
  matchSuite
} from "./chunk-ILC6B65G.js";
import {
  findShards,
  readEvidenceFiles
} from "./chunk-KXUSBYVR.js";
import {
  assess,
  buildModel,
  endOfFixedPlan,
  endOfReading,
  policyOf
} from "./chunk-I2C6CTOO.js";
import {
  digestOf,
  fail,
  openSuite,
  planReading,
  questionOf,
  replayCurtailment,
  sha256,
  succeed,
  wantedPairs,
  withLines
} from "./chunk-QMDUAR73.js";

// src/pipeline/judge.ts
var { join } = process.getBuiltinModule("node:path");

// src/pipeline/recorded-end.ts
function endOfRecording({ run, missing, file }, evidence, suite, config) {
  if (run === void 0) return succeed({ evidence, missing });
  const { epsilon, strictErrorControl: strict } = config;
  const collected = {
    cases: suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) })),
    trials: run.trials,
    layer: evidence.layer,
    isolation: evidence.isolation,
    repeats: run.repeats,
    coverAll: config.blindness || suite.contract !== void 0
  };
  if (run.reading === void 0) return succeed(endOfFixedPlan(collected, { epsilon, strict }));
  const question = questionOf(suite, epsilon);
  const wanted = wantedPairs(question);
  if (wanted === void 0)
    return fail({
      code: "input-invalid",
      message: `${file} was read pair by pair, and a tolerance of ${epsilon} would take more than a million of them`,
      hint: "Assess it at the tolerance it was recorded for, or a wider one."
    });
  const isOwn = run.epsilon === epsilon && run.layer === evidence.layer;
  const cap = isOwn ? run.reading.cap : Math.max(run.reading.cap, wanted);
  return succeed(endOfReading(collected, planReading(question, cap, run.reading.seed), !isOwn));
}

// src/pipeline/judge.ts
async function judge(config, host, team) {
  const shards = shardsOf(config, host);
  if (!shards.ok) return shards;
  if (shards.value === void 0) return judgeRecording(config, host);
  const opened = await openSuite(config, host.files);
  if (!opened.ok) return opened;
  const { judgeShards } = await import("./chunk-GBNYM7W2.js");
  return judgeShards({ config, opened: opened.value, journals: shards.value, host, team });
}
async function judgeRecording(config, host) {
  const started = host.clock.now();
  const from = host.clock.monotonic();
  const suite = await reviewedSuite(config, host);
  if (!suite.ok) return suite;
  const recording = await recordingOf(config, suite.value, host);
  if (!recording.ok) return recording;
  const evidence = matchSuite(
    recording.value,
    suite.value,
    config.isolation === "auto" ? void 0 : config.isolation
  );
  if (!evidence.ok) return evidence;
  announce(recording.value, evidence.value, host);
  const replay = replayOf(evidence.value, config);
  if (!replay.ok) return replay;
  const described = suite.value ?? suiteOf(recording.value);
  const end = endOfRecording(recording.value, evidence.value, described, config);
  if (!end.ok) return end;
  const policy = policyOf(config, described);
  const assessment = assess(end.value.evidence, policy, end.value.missing, [], end.value);
  const recorded = recordedFacts(end.value);
  const { run } = recording.value;
  const model = buildModel(assessment, {
    version: host.version,
    suite: described,
    plan: recorded.plan,
    trials: [],
    stopped: void 0,
    agent: `recorded: ${recording.value.source}`,
    ...run === void 0 ? {} : { earlierAttempts: run.earlierAttempts, curtail: run.reading === void 0 },
    errorPolicy: "record",
    maxWorkers: 1,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
    recorded: {
      source: recording.value.source,
      file: recording.value.file,
      runs: recorded.runs,
      isStored: config.mode === "gate" || config.mode === "run"
    },
    ...replay.value === void 0 ? {} : { replay: replay.value }
  });
  const key = digestOf([config.evidence ?? null, config.suite ?? null, config.epsilon]).slice(-16);
  return succeed({
    suite: described,
    plan: recorded.plan,
    trials: [],
    assessment,
    model,
    directory: join(host.outputDirectory(config.workingDirectory, key), "assess")
  });
}
function shardsOf({ evidence: spec, workingDirectory, mode }, { files }) {
  if (spec === void 0) return succeed(void 0);
  const found = findShards({ spec, workingDirectory, files });
  return found.ok && found.value === void 0 && mode === "merge" ? fail(noShards(spec.files)) : found;
}
function noShards(files) {
  const [file = ""] = files;
  return {
    code: "evidence-invalid",
    message: `${file} holds no journal of a shard: there is nothing to unite`,
    hint: "Give what `collect` wrote, such as `merge shards/*/trials.jsonl`, or judge other recordings with `assess`.",
    at: { file }
  };
}
function replayOf(evidence, config) {
  if (config.evidence?.replayCurtailment === void 0) return succeed(void 0);
  const failed = evidence.cases.findIndex((item) => item.errors > 0);
  if (failed === -1)
    return succeed(
      replayCurtailment(
        evidence.cases.map((item) => item.outcomes),
        { epsilon: config.epsilon, strict: config.strictErrorControl }
      )
    );
  return fail({
    code: "input-conflict",
    message: `\`replay-curtailment\` reads the pairs in order, and \`cases[${failed}]\` has failed runs: where the missing pair stood is not known`,
    hint: "Leave `replay-curtailment` out, or give a recording without failures."
  });
}
async function reviewedSuite(config, host) {
  if (config.suite === void 0 && config.probes === void 0) return succeed(void 0);
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files);
  return opened.ok ? succeed(withLines(opened.value.suite, opened.value.text)) : opened;
}
async function recordingOf(config, suite, host) {
  const { evidence: spec, workingDirectory } = config;
  if (spec !== void 0) return readEvidenceFiles({ spec, workingDirectory, suite, files: host.files });
  return fail({
    code: "input-missing",
    message: "no `evidence` is named",
    hint: "Give `evidence: results.json`."
  });
}
function announce({ source, file, replays }, { cases, isolation }, host) {
  const runs = cases.reduce((sum, item) => sum + item.outcomes.length + item.errors, 0);
  host.log.info(
    `${runs} recorded runs of ${cases.length} inputs from ${file} (${source}; isolation ${isolation})`
  );
  if (replays > 0)
    host.log.warn(`${replays} of ${runs} recorded answers are replays from a cache, not runs of their own`);
}
function suiteOf({ file, cases }) {
  return {
    file,
    cases: cases.map(({ input, expected, at }) => ({
      input,
      ...expected === void 0 ? {} : { expected },
      ...at.file === file && at.line !== void 0 ? { line: at.line } : {}
    }))
  };
}
function recordedFacts({ missing, evidence: { cases } }) {
  const repeats = cases.map((item) => item.outcomes.length + item.errors);
  const runs = repeats.reduce((sum, count) => sum + count, 0);
  const fewest = cases.reduce(
    (least, item) => Math.min(least, item.outcomes.length),
    Number.POSITIVE_INFINITY
  );
  return {
    runs,
    plan: { repeats, commonRepeats: fewest, routes: [], calls: runs + missing, limited: false }
  };
}

export {
  judge
};
