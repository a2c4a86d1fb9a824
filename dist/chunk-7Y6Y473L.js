import {
  claimOf,
  decisionTable,
  frameOf
} from "./chunk-D3K6GQRH.js";
import {
  LEVEL,
  SEED,
  answersOfCounts,
  couldFindAnything,
  detectableShare,
  freemanHalton,
  oneAnswerMoved,
  runsThatWouldTell,
  testAllAnswers,
  testProbes,
  totalVariation
} from "./chunk-OA3N4PHE.js";
import {
  POWER,
  fewestRejected
} from "./chunk-UBLKPI2Z.js";
import {
  binomialUpperTail,
  countOutcomes,
  createRandom,
  sameOutcome
} from "./chunk-QMDUAR73.js";

// src/core/baseline-drift.ts
var LOOKS = 2;
var QUICK_FOLLOW_UPS = 4;
function fullDrift(baseline, evidence) {
  if (baseline.answers === void 0) return referenceDrift(baseline, evidence, "full");
  const random = createRandom(SEED);
  const answered = answeredProbes(baseline.answers, evidence);
  const probes = testProbes(answered, { looks: LOOKS, level: LEVEL, growing: "later" }, random);
  const answers = testAllAnswers(probes, LOOKS, random);
  const detectable = detectableShare(probes, LOOKS);
  const found = probes.some((probe) => probe.drifted) || answers.corrected <= LEVEL;
  const none = couldFindAnything(probes, LOOKS) ? "none-detected" : "undecided";
  return {
    status: found ? "drift" : none,
    schedule: "full",
    rule: "exact",
    level: LEVEL,
    probes,
    answers,
    ...detectable === void 0 ? {} : { detectable }
  };
}
function quickDrift(baseline, evidence) {
  if (baseline.answers === void 0) return referenceDrift(baseline, evidence, "quick");
  const random = createRandom(SEED);
  const answered = answeredProbes(baseline.answers, evidence);
  const level = LEVEL / answered.length;
  const approved = approvedDecisions(baseline);
  const first = new Map(evidence.cases.map((item) => [item.fingerprint, item.outcomes[0]]));
  const probes = answered.map(({ fingerprint, answers }) => {
    const agrees = isApproved(approved.get(fingerprint), first.get(fingerprint));
    const pValue = agrees ? 1 : freemanHalton(answers.counts, random);
    const drifted = pValue <= level;
    const runsNeeded = answers.moved && !drifted && !agrees ? runsThatWouldTell(answers, level, "later") : void 0;
    return {
      fingerprint,
      ...answers,
      distance: totalVariation(answers.counts),
      pValue,
      corrected: Math.min(1, pValue * answered.length),
      drifted,
      ...runsNeeded === void 0 ? {} : { runsNeeded }
    };
  });
  const detectable = quickDetectable(baseline);
  const none = detectable === void 0 ? "undecided" : "none-detected";
  return {
    status: probes.some((probe) => probe.drifted) ? "drift" : none,
    schedule: "quick",
    rule: "exact",
    level: LEVEL,
    probes,
    ...detectable === void 0 ? {} : { detectable }
  };
}
function disagreeing(baseline, evidence) {
  const approved = approvedDecisions(baseline);
  return evidence.cases.filter(({ fingerprint, outcomes }) => !isApproved(approved.get(fingerprint), outcomes[0])).map(({ fingerprint }) => fingerprint);
}
function quickDetectable(baseline) {
  if (baseline.answers === void 0) return POWER;
  const level = LEVEL / baseline.claim.probes.length;
  const calls = 1 + QUICK_FOLLOW_UPS;
  const shares = [...baseline.answers.values()].map((counts) => {
    const runs = counts.reduce((sum, { count }) => sum + count, 0);
    const least = fewestRejected(calls, level, (moved) => oneAnswerMoved(runs, calls, moved));
    return least === void 0 ? void 0 : quickRate(least);
  });
  const known = shares.filter((share) => share !== void 0);
  return known.length === shares.length ? Math.max(...known) : void 0;
}
function quickRate(least) {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i += 1) {
    const share = (low + high) / 2;
    const found = share * binomialUpperTail(least - 1, QUICK_FOLLOW_UPS, share);
    if (found >= POWER) high = share;
    else low = share;
  }
  return high;
}
function referenceDrift(baseline, evidence, schedule) {
  const approved = approvedDecisions(baseline);
  const probes = evidence.cases.flatMap(({ fingerprint, outcomes }) => {
    const [expected, first] = [approved.get(fingerprint), outcomes[0]];
    if (expected === void 0 || first === void 0) return [];
    const answers = answersOfCounts([{ outcome: expected, count: 0 }], countOutcomes(outcomes));
    const [commonest] = countOutcomes(outcomes);
    const moved = commonest !== void 0 && !sameOutcome(commonest.outcome, expected);
    const drifted = !sameOutcome(expected, first);
    return [{ fingerprint, ...answers, moved, distance: 0, pValue: 1, corrected: 1, drifted }];
  });
  return {
    status: probes.some((probe) => probe.drifted) ? "drift" : "none-detected",
    schedule,
    rule: "reference",
    level: void 0,
    probes,
    detectable: POWER
  };
}
function answeredProbes(counts, evidence) {
  return evidence.cases.flatMap(({ fingerprint, outcomes }) => {
    const before = counts.get(fingerprint);
    if (before === void 0 || outcomes.length === 0) return [];
    return [{ fingerprint, answers: answersOfCounts(before, countOutcomes(outcomes)) }];
  });
}
function approvedDecisions({ claim }) {
  return new Map(claim.probes.map(({ fingerprint, expected }) => [fingerprint, expected]));
}
function isApproved(approved, answer) {
  return approved === void 0 || answer === void 0 || sameOutcome(approved, answer);
}

// src/core/claim-differences.ts
var CAUSES = ["probes", "tolerance", "contract", "layer"];
function matchesEvidence(baseline, assessment) {
  return claimDifferences(baseline.claim, claimOf(assessment));
}
function claimDifferences(before, after) {
  const now = new Map(after.probes.map((probe) => [probe.fingerprint, probe]));
  const changed = before.probes.flatMap((probe) => changedDecision(probe, now.get(probe.fingerprint)));
  return [...frameDifferences(before, after), ...changed];
}
function incompatibilities(before, after) {
  const differences = frameDifferences(before, after);
  return CAUSES.flatMap((cause) => {
    const found = differences.filter((difference) => causeOf(difference) === cause);
    return found.length === 0 ? [] : [{ cause, differences: found }];
  });
}
function causeOf({ kind }) {
  switch (kind) {
    case "layer":
    case "contract":
      return kind;
    case "epsilon":
    case "blindness-threshold":
      return "tolerance";
    case "probe-added":
    case "probe-removed":
    case "intended":
      return "probes";
  }
}
function frameDifferences(before, after) {
  return [
    ...before.layer === after.layer ? [] : [{ kind: "layer", before: before.layer, after: after.layer }],
    ...changedNumber("epsilon", before.epsilon, after.epsilon),
    ...changedNumber("blindness-threshold", before.blindnessThreshold, after.blindnessThreshold),
    ...contractDifferences(before.contract, after.contract),
    ...probeDifferences(before, after)
  ];
}
function changedNumber(kind, before, after) {
  return before === after ? [] : [{ kind, before, after }];
}
var PARTS = [
  "allowed",
  "required",
  "critical",
  "stabilityTargets",
  "minimumCases",
  "allowedNoDecisions"
];
function contractDifferences(before, after) {
  if (before === void 0 || after === void 0) {
    if (before === after) return [];
    return [{ kind: "contract", part: "whole", before: before?.allowed ?? [], after: after?.allowed ?? [] }];
  }
  return PARTS.flatMap((part) => {
    const [was, is] = [partOf(before, part), partOf(after, part)];
    const same = was.length === is.length && was.every((item, index) => item === is[index]);
    return same ? [] : [{ kind: "contract", part, before: was, after: is }];
  });
}
function partOf(contract, part) {
  const value = contract[part];
  const items = Array.isArray(value) ? value.map(String) : Object.entries(value).map(([label, number]) => `${label}: ${number}`);
  return items.sort();
}
function probeDifferences(before, after) {
  const was = new Map(before.probes.map((probe) => [probe.fingerprint, probe]));
  const is = new Map(after.probes.map((probe) => [probe.fingerprint, probe]));
  const removed = before.probes.filter(({ fingerprint }) => !is.has(fingerprint));
  return [
    ...removed.map(({ fingerprint }) => ({ kind: "probe-removed", fingerprint })),
    ...after.probes.flatMap(({ fingerprint, intended }) => {
      const earlier = was.get(fingerprint);
      if (earlier === void 0) return [{ kind: "probe-added", fingerprint }];
      if (earlier.intended === intended) return [];
      return [{ kind: "intended", fingerprint, before: earlier.intended, after: intended }];
    })
  ];
}
function changedDecision(before, after) {
  if (after === void 0 || sameOutcome(before.expected, after.expected)) return [];
  const { fingerprint, expected } = before;
  return [{ kind: "expected", fingerprint, before: expected, after: after.expected }];
}

// src/core/check-baseline.ts
function checkBaseline(baseline, assessment, schedule) {
  const unlike = incompatibilities(baseline.claim, frameOf(assessment));
  const refusals = unlike.length > 0 ? [] : refusalsOf(assessment, schedule);
  const { evidence } = assessment;
  const comparable = unlike.length === 0 && isWhole(assessment);
  const drift = comparable ? DRIFTS[schedule](baseline, evidence) : void 0;
  const state = unlike.length > 0 ? "incompatible" : stateOf(drift, refusals);
  const [before, after] = [baseline.evidence.isolation, evidence.isolation];
  return {
    state,
    exitCode: exitCodeOf(state),
    incompatibilities: unlike,
    refusals,
    ...drift === void 0 ? {} : { drift },
    table: decisionTable(baseline, assessment),
    isolation: { before, after, weaker: isApart(before) && !isApart(after) }
  };
}
function refusalsOf({ admission }, schedule) {
  if (schedule === "full") return admission.refusals;
  return admission.refusals.filter(({ kind }) => NOT_WHOLE.includes(kind));
}
var DRIFTS = { full: fullDrift, quick: quickDrift };
function isWhole({ admission }) {
  return admission.refusals.every(({ kind }) => !NOT_WHOLE.includes(kind));
}
var NOT_WHOLE = [
  "empty",
  "incomplete",
  "repeated-probes",
  "unobserved-probes",
  "shared-session",
  "replays",
  "unsettled-reading"
];
function stateOf(drift, refusals) {
  if (refusals.length > 0) return "refused";
  switch (drift?.status) {
    case "drift":
      return "drifted";
    case "none-detected":
      return "unchanged";
    case "undecided":
    case void 0:
      return "refused";
  }
}
function exitCodeOf(state) {
  switch (state) {
    case "unchanged":
      return 0;
    case "drifted":
      return 1;
    case "incompatible":
    case "refused":
      return 2;
  }
}
function isApart(isolation) {
  return isolation === "fresh-session" || isolation === "fresh-instance";
}

export {
  QUICK_FOLLOW_UPS,
  disagreeing,
  quickDetectable,
  matchesEvidence,
  incompatibilities,
  checkBaseline
};
