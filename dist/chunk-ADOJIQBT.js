import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  matchSuite,
  readEvidenceFiles
} from "./chunk-AZG2UOMM.js";
import "./chunk-CAT765LB.js";
import {
  buildModel,
  policyOf,
  withLines
} from "./chunk-GPAYVH3M.js";
import {
  openSuite
} from "./chunk-NWTDOMLC.js";
import "./chunk-T4ZDRL7T.js";
import {
  digestOf
} from "./chunk-KDCUJWV3.js";
import "./chunk-TPVFKFCC.js";
import "./chunk-SGCPBXI3.js";
import "./chunk-TMUCL7CO.js";
import {
  fail,
  succeed
} from "./chunk-4L7ESQTO.js";
import {
  assess
} from "./chunk-F7OOQHZ3.js";
import {
  bestCaseAdmission,
  sameOutcome
} from "./chunk-CUAALIDF.js";
import "./chunk-R6J74Z4O.js";
import "./chunk-PLBKB6XC.js";
import "./chunk-6ZJEHKRB.js";

// src/pipeline/judge.ts
import { join } from "node:path";

// src/core/curtailment.ts
function replayCurtailment(cases, epsilon) {
  const endpointPairs = cases.reduce((sum, outcomes) => sum + Math.floor(outcomes.length / 2), 0);
  const calls = cases.reduce((sum, outcomes) => sum + outcomes.length, 0);
  let pairs = 0;
  let flips = 0;
  for (const flipped of pairsByRound(cases)) {
    pairs += 1;
    if (flipped) flips += 1;
    if (pairs < endpointPairs && bestCaseAdmission(epsilon, flips, pairs, endpointPairs) === void 0) {
      return {
        stoppingPair: pairs,
        endpointPairs,
        observedFlips: flips,
        avoidedPairs: endpointPairs - pairs,
        avoidedCalls: calls - 2 * pairs
      };
    }
  }
  return { stoppingPair: void 0, endpointPairs, observedFlips: flips, avoidedPairs: 0, avoidedCalls: 0 };
}
function* pairsByRound(cases) {
  const rounds = cases.reduce((most, outcomes) => Math.max(most, Math.floor(outcomes.length / 2)), 0);
  for (let round = 0; round < rounds; round += 1) {
    for (const outcomes of cases) {
      const [first, second] = [outcomes[2 * round], outcomes[2 * round + 1]];
      if (first !== void 0 && second !== void 0) yield !sameOutcome(first, second);
    }
  }
}

// src/pipeline/judge.ts
async function judge(config, host) {
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
  const assessment = assess(evidence.value, policyOf(config, described), recording.value.missing);
  const recorded = recordedFacts(recording.value, evidence.value);
  const model = buildModel(assessment, {
    version: host.version,
    suite: described,
    plan: recorded.plan,
    trials: [],
    stopped: void 0,
    agent: `recorded: ${recording.value.source}`,
    errorPolicy: "record",
    maxWorkers: 1,
    startedAt: started.toISOString(),
    durationMs: Math.round(host.clock.monotonic() - from),
    recorded: { source: recording.value.source, file: recording.value.file, runs: recorded.runs },
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
function replayOf(evidence, config) {
  if (config.evidence?.replayCurtailment === void 0) return succeed(void 0);
  const failed = evidence.cases.findIndex((item) => item.errors > 0);
  if (failed === -1)
    return succeed(
      replayCurtailment(
        evidence.cases.map((item) => item.outcomes),
        config.epsilon
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
function recordedFacts({ missing }, { cases }) {
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
