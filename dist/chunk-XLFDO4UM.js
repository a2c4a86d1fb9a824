import {
  acceptCommand,
  openBaseline
} from "./chunk-3F2FDF44.js";
import {
  QUICK_FOLLOW_UPS,
  checkBaseline,
  disagreeing,
  incompatibilities,
  quickDetectable
} from "./chunk-7Y6Y473L.js";
import {
  causeWords,
  claimOf,
  frameOf,
  withCheck
} from "./chunk-D3K6GQRH.js";
import "./chunk-OA3N4PHE.js";
import "./chunk-UBLKPI2Z.js";
import "./chunk-H622OFEW.js";
import "./chunk-C5ZFKEAY.js";
import {
  assess,
  buildModel,
  policyOf,
  undeclared
} from "./chunk-I2C6CTOO.js";
import "./chunk-YZIVGCR5.js";
import "./chunk-ZLXSWCPK.js";
import {
  PRECISIONS,
  candidateDigest,
  collect,
  evidenceFromTrials,
  fail,
  fileTrouble,
  findEarlier,
  findUnscorable,
  measure,
  openJournal,
  openSuite,
  openTarget,
  sentence,
  sha256,
  succeed,
  trialLine,
  withLines
} from "./chunk-QMDUAR73.js";
import "./chunk-PIRHQTI4.js";

// src/pipeline/baseline/check-answers.ts
var { join, relative } = process.getBuiltinModule("node:path");

// src/pipeline/baseline/quick-answers.ts
var { dirname } = process.getBuiltinModule("node:path");
async function measureQuickly(baseline, config, opened, host) {
  const agent = await openTarget(config, host);
  if (!agent.ok) return { kind: "refused", problems: agent.problems, callsMade: 0 };
  try {
    const found = await findEarlier(config, opened, host, "quick");
    if (!found.ok) return { kind: "refused", problems: found.problems, callsMade: 0 };
    return await ask({ agent: agent.value, baseline, config, opened, found: found.value, host });
  } catch (error) {
    const trouble = fileTrouble(error, host.outputDirectory(config.workingDirectory, ""));
    if (trouble === void 0) throw error;
    return { kind: "refused", problems: [trouble], callsMade: 0 };
  } finally {
    await agent.value.close();
  }
}
async function ask(quick) {
  const { agent, config, opened, found, host } = quick;
  const started = host.clock.now();
  const from = host.clock.monotonic();
  for (const note of agent.notes) host.log.info(note);
  const { trials, made, stopped, repeats } = await record(quick);
  const plan = planOf(repeats);
  const kept = trials.filter((trial) => trial.result.ok).length;
  if (stopped === "interrupted")
    return { kind: "interrupted", kept, planned: plan.calls, journal: found.path };
  const suite = withLines(opened.suite, opened.text);
  const evidence = evidenceOf(quick, trials);
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (unscorable !== void 0)
    return { kind: "refused", problems: [undeclared(unscorable, suite, found.path)], callsMade: made };
  const policy = { ...policyOf(config, suite), meter: false };
  const assessment = assess(evidence, policy, plan.calls - trials.length);
  const model = buildModel(assessment, {
    version: host.version,
    suite,
    plan,
    trials,
    stopped,
    agent: agent.name,
    errorPolicy: config.errorPolicy,
    maxWorkers: config.maxWorkers,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from)
  });
  const journal = found.path;
  return {
    kind: "measured",
    measurement: { suite, plan, trials, assessment, model, journal, directory: dirname(journal) }
  };
}
function planOf(repeats) {
  const calls = repeats.reduce((sum, count) => sum + count, 0);
  return { repeats, commonRepeats: 1, routes: [], calls, limited: false };
}
function evidenceOf({ agent, config, opened }, trials) {
  const cases = opened.suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  return evidenceFromTrials(cases, trials, config.layer, agent.isolation);
}
async function record(quick) {
  const { agent, baseline, opened, found, host } = quick;
  const once = opened.suite.cases.map(() => 1);
  host.log.info(
    `${once.length} calls planned: one of each probe of ${opened.suite.file}, asked of ${agent.name}; ${QUICK_FOLLOW_UPS} more of each that disagrees with the baseline`
  );
  const header = { ...found.identity, repeats: once, isolation: agent.isolation };
  const { journal, earlier } = openJournal(found, header, host);
  const onTrial = (trial) => journal.append(trialLine(trial, "full"));
  try {
    const first = await askEach(quick, once, earlier, onTrial);
    const isWhole = first.stopped === void 0 && first.trials.every(({ result }) => result.ok);
    const again = new Set(isWhole ? disagreeing(baseline, evidenceOf(quick, first.trials)) : []);
    if (again.size === 0) return { ...first, repeats: once };
    const repeats = opened.suite.cases.map(
      ({ input }) => again.has(sha256(input)) ? 1 + QUICK_FOLLOW_UPS : 1
    );
    const second = await askEach(quick, repeats, first.trials, onTrial);
    return { ...second, made: first.made + second.made, repeats };
  } finally {
    journal.close();
  }
}
function askEach({ agent, config, opened, host }, repeats, earlier, onTrial) {
  return collect(
    agent,
    {
      inputs: opened.suite.cases.map((item) => item.input),
      repeats,
      layer: config.layer,
      maxWorkers: config.maxWorkers,
      parallelRepeats: config.parallelRepeats,
      stopOnError: config.errorPolicy === "stop",
      ...config.maxCost === void 0 ? {} : { maxCost: config.maxCost },
      earlier
    },
    { clock: host.clock, progress: host.progress, interruption: host.interruption, onTrial }
  );
}

// src/pipeline/baseline/check-answers.ts
async function checkAnswers(asked, host) {
  const opened = openBaseline(asked.baseline ?? "", asked.workingDirectory, host.files);
  if (!opened.ok) return refused(opened.problems);
  const config = asMeasured(asked, opened.value.baseline);
  const measured = await answers(config, opened.value, host);
  if (measured.kind !== "measured") return measured;
  return { kind: "measured", measurement: checked(measured.measurement, opened.value, config) };
}
function refused(problems) {
  return { kind: "refused", problems, callsMade: 0 };
}
function asMeasured(config, { claim, evidence }) {
  const taken = config.check?.fromBaseline ?? [];
  const own = {
    epsilon: claim.epsilon,
    blindnessThreshold: claim.blindnessThreshold,
    layer: claim.layer,
    repeats: evidence.repeats + evidence.repeats % 2
    // calls are compared in pairs
  };
  return { ...config, ...Object.fromEntries(taken.map((name) => [name, own[name]])) };
}
async function answers(config, opened, host) {
  if (config.evidence !== void 0) return recordedAnswers(config, host);
  const suite = await openSuite(config, host.files);
  if (!suite.ok) return refused(suite.problems);
  const comparable = compatible(opened, suite.value, config);
  if (!comparable.ok) return refused(comparable.problems);
  if (config.check?.schedule !== "quick") return measure(config, host);
  if (quickDetectable(opened.baseline) === void 0) return refused([tooFewForQuick(opened)]);
  return measureQuickly(opened.baseline, config, suite.value, host);
}
async function recordedAnswers(config, host) {
  const { judge } = await import("./chunk-NL3MYXYX.js");
  const judged = await judge(config, host, host);
  return judged.ok ? { kind: "measured", measurement: judged.value } : refused(judged.problems);
}
function compatible(opened, suite, config) {
  const described = withLines(suite.suite, suite.text);
  const cases = described.cases.map(({ input, expected }) => ({
    input,
    fingerprint: sha256(input),
    ...expected === void 0 ? {} : { expected },
    outcomes: [],
    errors: 0
  }));
  const evidence = { layer: config.layer, isolation: "unknown", cases };
  const frame = frameOf({ evidence, policy: policyOf(config, described) });
  const unlike = incompatibilities(opened.baseline.claim, frame);
  if (unlike.length === 0) return succeed(void 0);
  return fail(...unlike.map((found) => incompatible(found, opened, described)));
}
function incompatible(found, { file }, suite) {
  const { text, cure } = causeWords(found);
  const changed = found.differences.flatMap(
    (difference) => "fingerprint" in difference ? [difference.fingerprint] : []
  );
  const first = suite.cases.find(({ input }) => changed.includes(sha256(input)));
  const line = found.cause === "contract" ? suite.contract?.line : first?.line;
  const at = found.cause === "contract" || first !== void 0 ? { file: suite.file } : { file };
  return {
    code: "baseline-incompatible",
    message: at.file === file ? text : `${file}: ${text}`,
    hint: sentence(cure),
    at: { ...at, ...line === void 0 ? {} : { line } }
  };
}
function tooFewForQuick({ file, baseline }) {
  const { probes } = baseline.claim;
  return {
    code: "input-conflict",
    message: `\`schedule: quick\` would find nothing: ${file} holds too few answers a probe to tell five others from them, with ${probes.length} probes looked at`,
    hint: "Use `schedule: full`, or make the baseline anew with more `repeats`.",
    at: { file }
  };
}
function checked(measurement, opened, config) {
  const { assessment, suite, directory } = measurement;
  const schedule = config.check?.schedule ?? "full";
  const check = checkBaseline(opened.baseline, assessment, schedule);
  const evidence = relative(config.workingDirectory, join(directory, "evidence.json"));
  const candidate = assessment.admission.admissible ? {
    candidate: candidateDigest(claimOf(assessment)),
    accept: acceptWords(evidence.replaceAll("\\", "/"), opened.file, suite, config)
  } : {};
  const model = withCheck(measurement.model, { ...opened, ...candidate, check, suite });
  return { ...measurement, model };
}
function acceptWords(evidence, file, suite, config) {
  const isElsewhere = evidence.startsWith("..");
  const words = [
    ...suite.contract === void 0 ? [] : ["--suite", suite.file],
    ...config.epsilon === PRECISIONS.balanced ? [] : ["--epsilon", String(config.epsilon)],
    ...config.blindnessThreshold === 0.9 ? [] : ["--blindness-threshold", String(config.blindnessThreshold)],
    ...config.strictErrorControl ? ["--strict-error-control"] : [],
    ...["--evidence", isElsewhere ? "evidence.json" : evidence]
  ];
  const where = isElsewhere ? ` (its evidence is in the artifact \`${config.artifactName}-evidence\`)` : "";
  return `\`${acceptCommand(words, file)}\`${where}`;
}
export {
  checkAnswers
};
