import {
  routeStability
} from "./chunk-YZIVGCR5.js";
import {
  buildHeadline,
  buildNext,
  contractPlace,
  placeOf,
  routesThatAre
} from "./chunk-ZLXSWCPK.js";
import {
  boundWords,
  buildAdmission,
  buildRunReport,
  callsLeftOut,
  collectFlipPairs,
  compareCodePoints,
  contractCoverage,
  count,
  countAllOutcomes,
  countOutcomes,
  countPairs,
  coversAll,
  curtailRule,
  curtailmentModel,
  earlyEndCaveats,
  earlyEndModels,
  evidenceFromTrials,
  fail,
  failedChecks,
  findCurtailment,
  findUnscorable,
  firstOutcomes,
  flipsOfPairs,
  labelsOutside,
  list,
  measureSkew,
  names,
  outcomeKey,
  outcomeName,
  outcomeWords,
  percent,
  percentBeside,
  plannedCalls,
  pooledStability,
  quoteName,
  reachedWords,
  readTrialsSequentially,
  relationCaveats,
  relationChecks,
  relationErrors,
  relationFailures,
  relationFindings,
  relationsModel,
  repeatWords,
  replayCaveat,
  routeNames,
  scoreTrial,
  sha256,
  shortFingerprint,
  shortName,
  succeed,
  trialsInPairs,
  withLines
} from "./chunk-QMDUAR73.js";

// src/core/admission.ts
function admit(run) {
  const refusals = [...refuseRecording(run), ...refuseCoverage(run), ...refuseStability(run)];
  return { admissible: refusals.length === 0, refusals };
}
function* refuseRecording({ evidence, complete }) {
  if (evidence.cases.length === 0) yield { kind: "empty" };
  if (!complete) yield { kind: "incomplete" };
  const distinct = new Set(evidence.cases.map((item) => item.fingerprint)).size;
  if (distinct < evidence.cases.length)
    yield { kind: "repeated-probes", count: evidence.cases.length - distinct };
  const unobserved = [...evidence.cases.entries()].filter(([, item]) => item.outcomes.length === 0);
  if (unobserved.length > 0) yield { kind: "unobserved-probes", cases: unobserved.map(([index]) => index) };
  if (evidence.isolation === "shared-session") yield { kind: "shared-session" };
  if (evidence.replays !== void 0 && evidence.replays > 0)
    yield { kind: "replays", count: evidence.replays };
  if (evidence.end?.kind === "sequential" && evidence.end.call !== "deterministic")
    yield { kind: "unsettled-reading", call: evidence.end.call, pairs: evidence.end.pairs };
}
function* refuseCoverage({ contract, skew }) {
  if (contract !== void 0 && !contract.satisfied) yield { kind: "contract", coverage: contract };
  if (skew?.blind === true) yield { kind: "blind", skew };
}
function* refuseStability({ stability: stability2, routes = [], curtailment }) {
  if (curtailment !== void 0) yield { kind: "curtailed", curtailment };
  else if (stability2 === void 0) yield { kind: "unmetered" };
  else if (stability2.verdict.kind !== "deterministic") yield { kind: stability2.verdict.kind, stability: stability2 };
  const stochastic = routes.filter((route) => route.verdict.kind === "stochastic");
  if (stochastic.length > 0) yield { kind: "stochastic-routes", routes: stochastic };
  const undecided = routes.filter((route) => route.targeted && route.verdict.kind === "undecided");
  if (undecided.length > 0) yield { kind: "undecided-targets", routes: undecided };
}

// src/core/relations.ts
function judgeRelations(runs, cases) {
  const results = runs.map((run) => {
    const counts2 = countOutcomes2(run.outcomes);
    return { ...run, ...counts2, vacuous: isVacuous(counts2) };
  });
  const counts = countOutcomes2(runs.flatMap((run) => run.outcomes));
  return { results, routes: byRoute(runs, cases), counts, vacuous: isVacuous(counts) };
}
function countOutcomes2(outcomes) {
  const count2 = (kind) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const [held, violated] = [count2("held"), count2("violated")];
  return {
    exercised: held + violated,
    held,
    violated,
    unchanged: count2("unchanged"),
    failed: count2("failed"),
    unasked: count2("unasked")
  };
}
function isVacuous({ exercised, failed, unasked }) {
  return exercised + failed + unasked === 0;
}
function byRoute(runs, cases) {
  const routes = /* @__PURE__ */ new Map();
  for (const [index, { expected }] of cases.entries()) {
    if (expected === void 0) return void 0;
    const indexes = routes.get(expected) ?? [];
    indexes.push(index);
    routes.set(expected, indexes);
  }
  return [...routes.entries()].sort(([a], [b]) => compareCodePoints(a, b)).map(([route, indexes]) => ({
    route,
    cases: indexes.length,
    ...countOutcomes2(runs.flatMap(({ outcomes }) => indexes.flatMap((index) => outcomes[index] ?? [])))
  }));
}

// src/core/status.ts
function statusOf(facts) {
  if (!facts.complete) return "incomplete";
  if (facts.curtailed) return "curtailed";
  if (facts.contractSatisfied === false) return "contract";
  if (facts.blind) return "blind";
  if (facts.relationsVacuous) return "vacuous";
  if (facts.targetStochastic) return "target-failed";
  if (facts.routeStochastic) return "stochastic";
  if (facts.targetUndecided || facts.pooled === "undecided") return "undecided";
  if (facts.relationViolated) return "violations";
  return facts.pooled ?? "unmeasured";
}
function exitCodeOf(status) {
  switch (status) {
    case "deterministic":
    case "stochastic":
    case "unmeasured":
      return 0;
    case "curtailed":
    case "contract":
    case "blind":
    case "vacuous":
    case "target-failed":
    case "violations":
      return 1;
    case "incomplete":
    case "undecided":
      return 2;
  }
}

// src/core/assess.ts
function assess(evidence, policy, missingCalls, relationRuns = [], { sequential, curtailment } = {}) {
  const relations = relationRuns.length === 0 ? void 0 : judgeRelations(relationRuns, evidence.cases);
  const failedCalls = evidence.cases.reduce((sum, item) => sum + item.errors, 0) + failedFollowUps(relationRuns);
  const complete = failedCalls === 0 && missingCalls === 0 && evidence.unfinished === void 0 && (relations === void 0 || relations.counts.failed + relations.counts.unasked === 0);
  const { epsilon, strict } = policy;
  const targets = policy.contract?.stabilityTargets ?? {};
  const meter = policy.meter && curtailment === void 0;
  const stability2 = meter ? pooledStability(evidence, epsilon, strict, sequential?.pooled) : void 0;
  const routes = meter ? routeStability(evidence, epsilon, targets, strict, sequential?.routes) : void 0;
  const skew = measureSkew(evidence, policy.blindnessThreshold);
  const contract = policy.contract && contractCoverage(evidence, policy.contract);
  const verdicts = { complete, stability: stability2, routes, skew, contract, curtailment };
  const status = statusOf({
    complete,
    curtailed: curtailment !== void 0,
    contractSatisfied: contract?.satisfied,
    blind: policy.blindness && skew?.blind === true,
    relationsVacuous: relations?.vacuous === true,
    relationViolated: relations !== void 0 && relations.counts.violated > 0,
    pooled: stability2?.verdict.kind,
    targetStochastic: some(routes, "stochastic", true),
    routeStochastic: some(routes, "stochastic", false),
    targetUndecided: some(routes, "undecided", true)
  });
  return {
    ...verdicts,
    evidence,
    policy,
    failedCalls,
    missingCalls,
    relations,
    sequential,
    skew: policy.blindness ? skew : void 0,
    flipPairs: policy.meter ? collectFlipPairs(evidence.cases.map((item) => item.outcomes)) : [],
    status,
    exitCode: exitCodeOf(status),
    admission: admit({ evidence, ...verdicts })
  };
}
function failedFollowUps(runs) {
  const outcomes = runs.flatMap((run) => run.outcomes);
  return outcomes.filter((outcome) => outcome.kind === "failed" && outcome.of === "call").length;
}
function some(routes, kind, targetedOnly) {
  return (routes ?? []).some((route) => route.verdict.kind === kind && (route.targeted || !targetedOnly));
}

// src/report/build-caveats.ts
function buildCaveats(assessment, plan) {
  return [
    "All evidence is from one evaluation period: the decisions may still move from day to day or between deployments.",
    ...isolation(assessment),
    ...replays(assessment),
    ...recordedEnd(assessment),
    ...budget(plan),
    ...exactDiffers(assessment),
    ...exactDiffersByRoute(assessment),
    ...hiddenProbe(assessment),
    ...manyRoutes(assessment),
    ...relationCaveats(assessment)
  ];
}
function isolation({ evidence }) {
  switch (evidence.isolation) {
    case "unknown":
      return [
        "How trials were kept apart is not recorded, so their independence is assumed, not shown: set `isolation` if you know."
      ];
    case "shared-session":
      return [
        "All trials shared one session: an agent that remembers its last answer agrees with itself. Such a run is never admitted as a baseline."
      ];
    case "fresh-session":
    case "fresh-instance":
      return [];
  }
}
function replays({ evidence }) {
  const { replays: replayed = 0, cases } = evidence;
  if (replayed === 0) return [];
  const answers = cases.reduce((sum, item) => sum + item.outcomes.length, 0);
  return [
    `${replayed} of ${answers} recorded answers are replays from the harness's cache, not runs of their own: they agree by construction. Such evidence is never admitted as a baseline; record again with the cache off.`
  ];
}
function recordedEnd({ evidence: { end } }) {
  if (end === void 0) return [];
  if (end.kind === "curtailed")
    return [
      `This is evidence of a run that was stopped early, after ${end.stoppingPair} of ${count(end.endpointPairs, "pair")}, since no baseline could be admitted any more. It had no verdict; the one here is of what it collected till then, which is not what was planned.`
    ];
  const { call, pairs, collected } = end;
  return [
    `This is evidence of a run that read pair by pair (\`method: sequential\`) and called the decisions ${call} on ${count(pairs, "pair")}, ${collected} collected. The order between probes is not in this file, so it is judged here as if a fixed number had been planned; assess the journal of that run (\`trials.jsonl\`) to have it read as it was.`
  ];
}
function budget({ limited }) {
  return limited ? [
    "The budget allows fewer repeats than the tolerance needs: even without a flip the answer stays undecided."
  ] : [];
}
function exactDiffers({ stability: stability2, policy }) {
  if (stability2 === void 0 || stability2.reading !== void 0 || stability2.exact.kind === stability2.wilson.kind)
    return [];
  const { lower, upper } = stability2.exact.interval;
  const exact = `the exact interval (${percentBeside(lower, stability2.tolerance)} … ${percentBeside(upper, stability2.tolerance)}) says ${stability2.exact.kind}`;
  return [`Wilson's interval says ${stability2.wilson.kind}, ${exact}: ${whichDecides(policy)}.`];
}
function whichDecides({ strict }) {
  return strict ? "the exact one is the verdict here" : "set `strict-error-control: true` to let the exact one decide";
}
function exactDiffersByRoute({ routes = [], policy }) {
  const unlike = routes.filter(
    ({ exact, wilson, reading }) => reading === void 0 && exact.kind !== wilson.kind
  );
  if (unlike.length === 0) return [];
  const rows = unlike.map(
    ({ route, exact, wilson }) => `${shortName(route)} (${wilson.kind} by Wilson's, ${exact.kind} exactly)`
  );
  return [
    `Of single routes the two intervals say different things: ${list(rows, 4)}; ${whichDecides(policy)}.`
  ];
}
function hiddenProbe({ stability: stability2 }) {
  if (stability2?.verdict.kind !== "deterministic" || stability2.worstCase === void 0) return [];
  return [
    `The pooled rate hides the most unsteady probe: ${percent(stability2.worstCase.flipRate)} of its own pairs flipped.`
  ];
}
function manyRoutes(assessment) {
  const looked = assessment.routes?.length ?? 0;
  const weak = routesThatAre(assessment, "stochastic").filter((route) => !route.correction.stands);
  if (weak.length === 0 || looked < 2) return [];
  return [
    `Called stochastic one by one, but not after the correction for ${looked} routes looked at: ${routeNames(weak)}. Among so many, one may be called by chance.`
  ];
}

// src/report/build-checks.ts
function buildChecks(assessment, suite) {
  return [
    completeness(assessment),
    ...coverage(assessment, suite),
    ...stability(assessment),
    ...(assessment.routes ?? []).map((route) => routeCheck(route, assessment.complete)),
    ...relationChecks(assessment),
    ...probes(assessment, suite)
  ];
}
function completeness(assessment) {
  const { complete, failedCalls, missingCalls, curtailment, evidence } = assessment;
  const unchecked = failedChecks(assessment);
  const name = "every planned call was answered";
  if (complete && curtailment !== void 0) {
    const left = callsLeftOut(curtailment, evidence);
    const message = `${left} of ${count(2 * curtailment.endpointPairs, "planned call")} not made: the run was stopped early`;
    return { group: "run", name, outcome: "skipped", message };
  }
  if (complete) return { group: "run", name, outcome: "passed", message: "" };
  return {
    group: "run",
    name,
    outcome: "error",
    message: `${count(failedCalls, "call")} failed, ${missingCalls} never made${unchecked === 0 ? "" : `, ${count(unchecked, "check")} of relations failed`}`
  };
}
function* coverage({ contract, skew, complete }, suite) {
  const judged = (met, message) => complete ? { outcome: met ? "passed" : "failed", message } : { outcome: "skipped", message: `the run is incomplete; ${message}` };
  if (skew !== void 0) {
    const message = `${outcomeName(skew.majority)} on ${percent(skew.share)} of the probes, ${count(skew.distinct, "decision")} in all`;
    yield {
      group: "contract",
      name: "the probes reach more than one decision",
      ...judged(!skew.blind, message),
      file: suite.file
    };
  }
  if (contract !== void 0) {
    const outside = contract.unknownObserved.length === 0 ? "" : `; outside the contract: ${names(contract.unknownObserved)}`;
    yield {
      group: "contract",
      name: "the decision contract is met",
      ...judged(contract.satisfied, `${reachedWords(contract)}${outside}`),
      ...contractPlace(suite)
    };
  }
}
function* stability({ stability: pooled, complete, curtailment }) {
  const name = "the decisions repeat (all probes pooled)";
  if (curtailment !== void 0) {
    const message2 = curtailmentModel(curtailment).words;
    yield { group: "stability", name, outcome: "failed", message: message2 };
    return;
  }
  if (pooled === void 0) {
    yield { group: "stability", name, outcome: "skipped", message: "the meter was off" };
    return;
  }
  const message = `${flipsOfPairs(pooled)}: ${pooled.verdict.kind}, ${boundWords(pooled)}`;
  if (!complete)
    yield { group: "stability", name, outcome: "skipped", message: `the run is incomplete; ${message}` };
  else
    yield {
      group: "stability",
      name,
      outcome: pooled.verdict.kind === "undecided" ? "error" : "passed",
      message
    };
}
function routeCheck(route, complete) {
  const message = `${flipsOfPairs(route)}: ${route.verdict.kind}, ${boundWords(route, route.targeted ? "its" : "your")}`;
  const name = `the decisions repeat on route ${route.route}`;
  if (!complete)
    return { group: "stability", name, outcome: "skipped", message: `the run is incomplete; ${message}` };
  return { group: "stability", name, outcome: routeOutcome(route), message };
}
function routeOutcome({ verdict, targeted }) {
  switch (verdict.kind) {
    case "deterministic":
      return "passed";
    case "stochastic":
      return targeted ? "failed" : "passed";
    case "undecided":
      return targeted ? "error" : "skipped";
  }
}
function probes({ evidence, policy }, suite) {
  return evidence.cases.map((item, index) => {
    const route = item.expected === void 0 ? "" : ` (${item.expected})`;
    return {
      group: "probe",
      name: `probe ${shortFingerprint(item.fingerprint)}${route}`,
      ...probeOutcome(item, policy.contract),
      ...placeOf(suite, index)
    };
  });
}
function probeOutcome(item, contract) {
  if (item.errors > 0) return { outcome: "error", message: `${count(item.errors, "call")} failed` };
  if (item.outcomes.length === 0) return { outcome: "error", message: "never asked" };
  if (contract !== void 0 && labelsOutside(item, contract).length > 0) {
    return { outcome: "failed", message: "a decision outside the contract" };
  }
  return { outcome: "passed", message: count(item.outcomes.length, "answer") };
}

// src/report/build-findings.ts
function buildFindings(assessment, suite, errors) {
  const found = [
    ...errorFindings(suite, errors),
    ...coverageFindings(assessment, suite),
    ...probeFindings(assessment, suite),
    ...relationFindings(assessment, suite)
  ];
  const order = { failure: 0, warning: 1, notice: 2 };
  return found.sort((a, b) => order[a.level] - order[b.level]);
}
function errorFindings(suite, errors) {
  return errors.map((row) => ({
    level: "failure",
    title: failureTitle(row),
    text: `${row.message} (${row.kind}). A failed call is never counted as an answer, so the run proves nothing.`,
    ...placeOf(suite, row.probe)
  }));
}
function failureTitle({ kind, count: times }) {
  const what = kind === "check-failed" ? "check" : "call";
  return times === 1 ? `A ${what} failed` : `${times} ${what}s failed`;
}
function coverageFindings({ contract, skew, complete }, suite) {
  if (!complete) return [];
  const found = [];
  if (contract !== void 0 && contract.missingObserved.length > 0) {
    found.push({
      level: "failure",
      title: "Required decisions are never reached",
      text: `No probe reaches ${names(contract.missingObserved)}.`,
      ...contractPlace(suite)
    });
  }
  const unwritten = contract?.missingIntended.filter((label) => !contract.missingObserved.includes(label)) ?? [];
  if (unwritten.length > 0) {
    found.push({
      level: "failure",
      title: "Required decisions have no probe",
      text: `No probe was written for ${names(unwritten)}.`,
      ...contractPlace(suite)
    });
  }
  for (const row of contract?.underCased ?? []) {
    found.push({
      level: "failure",
      title: "Too few cases",
      text: `${quoteName(row.decision)} has ${count(row.cases, "case")}, the contract asks for ${row.minimum}.`,
      ...contractPlace(suite)
    });
  }
  if (skew?.blind === true) {
    found.push({
      level: "failure",
      title: "The probes are blind",
      text: `${outcomeName(skew.majority)} was the answer to ${percent(skew.share)} of the probes: any agent that always says so passes them.`,
      file: suite.file,
      line: 1
    });
  }
  return found;
}
function probeFindings({ evidence, policy, routes }, suite) {
  const failing = new Set(
    (routes ?? []).filter((route) => route.targeted && route.verdict.kind === "stochastic").map((route) => route.route)
  );
  return evidence.cases.flatMap((item, index) => {
    const place = placeOf(suite, index);
    const outside = policy.contract === void 0 ? [] : labelsOutside(item, policy.contract);
    const moved = policy.meter && countOutcomes(item.outcomes).length > 1;
    return [
      ...outside.length === 0 ? [] : [
        {
          level: "failure",
          title: "Decision outside the contract",
          text: `The agent decided ${names(outside)}, which \`allowed\` does not list.`,
          ...place
        }
      ],
      ...moved ? [
        {
          level: failing.has(item.expected ?? "") ? "failure" : "warning",
          title: "The decision moves",
          text: movedText(item),
          ...place
        }
      ] : []
    ];
  });
}
function movedText(item) {
  const { flips, pairs } = countPairs(item.outcomes);
  const [first, ...rest] = countOutcomes(item.outcomes);
  if (first === void 0) return "";
  const others = rest.map((row) => `${row.count} ${outcomeName(row.outcome)}`);
  return `${first.count} of ${count(item.outcomes.length, "answer")} were ${outcomeName(first.outcome)}, ${list(others, 4)}; ${flips} of ${count(pairs, "pair")} flipped.`;
}

// src/report/build-rows.ts
function stabilityModel(stability2) {
  const { verdict, exact } = stability2;
  return {
    flips: stability2.flips,
    pairs: stability2.pairs,
    flipRate: stability2.flipRate,
    ...verdict.interval,
    tolerance: stability2.tolerance,
    verdict: verdict.kind,
    exactLower: exact.interval.lower,
    exactUpper: exact.interval.upper,
    exactVerdict: exact.kind,
    probesWithFlip: stability2.casesThatMoved,
    ...stillNeeded(verdict)
  };
}
function stillNeeded(verdict) {
  return verdict.kind === "undecided" ? { pairsStillNeeded: verdict.pairsStillNeeded } : {};
}
function coverageModel({ skew }) {
  if (skew === void 0) return void 0;
  const { share, distinct, threshold, blind, majority } = skew;
  return { largestShare: share, majority: outcomeWords(majority), distinct, threshold, blind };
}
function decisionRows({ evidence, policy, contract }) {
  const seen = new Map(countOutcomes(firstOutcomes(evidence)).map((row) => [outcomeKey(row.outcome), row]));
  const intended = contract?.intendedCounts ?? intendedCounts(evidence.cases);
  const later = countAllOutcomes(evidence.cases.map((item) => item.outcomes));
  const labels = new Map(later.map(({ outcome }) => [outcomeKey(outcome), outcome]));
  for (const label of [...intended.keys(), ...contract?.contract.required ?? []]) {
    labels.set(outcomeKey({ kind: "decision", label }), { kind: "decision", label });
  }
  const rows = [...labels.entries()].map(([key, outcome]) => {
    const name = outcomeWords(outcome);
    const label = outcome.kind === "decision" ? outcome.label : void 0;
    const is = (list2) => label !== void 0 && list2?.includes(label) === true;
    return {
      decision: name,
      probes: seen.get(key)?.count ?? 0,
      ...intended.size > 0 ? { intended: (label === void 0 ? void 0 : intended.get(label)) ?? 0 } : {},
      required: is(policy.contract?.required),
      critical: is(policy.contract?.critical),
      outsideContract: policy.contract !== void 0 && label !== void 0 && !is(policy.contract.allowed)
    };
  });
  return rows.sort((a, b) => Number(b.outsideContract) - Number(a.outsideContract) || b.probes - a.probes);
}
function intendedCounts(cases) {
  const counts = /* @__PURE__ */ new Map();
  for (const { expected } of cases)
    if (expected !== void 0) counts.set(expected, (counts.get(expected) ?? 0) + 1);
  return counts;
}
function routeRows({ routes }) {
  return (routes ?? []).map((route, _, all) => ({
    route: route.route,
    cases: route.cases,
    pairs: route.pairs,
    flips: route.flips,
    ...route.verdict.interval,
    tolerance: route.tolerance,
    targeted: route.targeted,
    verdict: route.verdict.kind,
    ...stillNeeded(route.verdict),
    ...route.verdict.kind === "stochastic" && all.length > 1 ? correctionOf(route.correction) : {}
  }));
}
function correctionOf({ pValue, stands }) {
  return pValue === void 0 ? {} : { correction: { pValue, stands } };
}
function flipPairRows({ flipPairs }, suite) {
  return flipPairs.map(({ outcomes: [a, b], count: count2, cases }) => ({
    decisions: [outcomeWords(a), outcomeWords(b)],
    count: count2,
    at: cases.map((index) => {
      const { file, line } = placeOf(suite, index);
      return line === void 0 ? { text: `case ${index + 1}`, file } : { text: `${file}:${line}`, file, line };
    })
  }));
}
function contractModel(coverage2) {
  const {
    contract,
    missingIntended,
    missingObserved,
    missingCritical,
    underCased,
    unknownObserved,
    satisfied
  } = coverage2;
  return {
    satisfied,
    required: contract.required,
    missingIntended,
    missingObserved,
    missingCritical,
    underCased,
    unknownObserved,
    reached: contract.required.length - missingObserved.length
  };
}
function probeRows({ evidence }, suite) {
  return evidence.cases.map((item, index) => {
    const line = suite.cases[index]?.line;
    return {
      index,
      ...line === void 0 ? {} : { line },
      fingerprint: item.fingerprint,
      ...item.expected === void 0 ? {} : { expected: item.expected },
      answers: countOutcomes(item.outcomes).map(({ outcome, count: count2 }) => ({
        decision: outcomeWords(outcome),
        count: count2
      })),
      ...countPairs(item.outcomes),
      errors: item.errors
    };
  });
}
var RECORDED_FAILURE = "ImportedExecutionError";
function recordedErrorRows({ evidence }, suite) {
  return evidence.cases.flatMap(({ errors }, probe) => {
    if (errors === 0) return [];
    const line = suite.cases[probe]?.line;
    return [
      {
        kind: RECORDED_FAILURE,
        message: "a recorded run failed before producing a decision",
        count: errors,
        probe,
        trial: 0,
        ...line === void 0 ? {} : { line }
      }
    ];
  }).sort((a, b) => b.count - a.count);
}
function errorRows(trials, layer, suite) {
  const rows = /* @__PURE__ */ new Map();
  const declared = [...trials].sort((a, b) => a.trial - b.trial || a.caseIndex - b.caseIndex);
  for (const { caseIndex, trial, result } of declared) {
    const scored = scoreTrial(result, layer);
    if (scored.ok) continue;
    const key = JSON.stringify([scored.failure.kind, scored.failure.message]);
    const row = rows.get(key);
    if (row === void 0) rows.set(key, { ...scored.failure, count: 1, probe: caseIndex, trial });
    else row.count += 1;
  }
  return [...rows.values()].sort((a, b) => b.count - a.count).map((row) => {
    const line = suite.cases[row.probe]?.line;
    return line === void 0 ? row : { ...row, line };
  });
}

// src/report/build-model.ts
function buildModel(assessment, context) {
  const { suite, plan, trials, recorded, replay } = context;
  const { evidence, stability: stability2, contract, relations } = assessment;
  const { word, sentence, tone, says } = buildHeadline(assessment);
  const errors = errorRowsOf(assessment, context);
  const followUps = context.followUps ?? [];
  const made = recorded?.runs ?? trials.length + followUps.length;
  const calls = { planned: plannedCalls(assessment, plan, made), made, failed: assessment.failedCalls };
  const caveats = [
    ...buildCaveats(assessment, plan),
    ...earlyEndCaveats(assessment, context.earlierAttempts ?? 0),
    ...replay === void 0 ? [] : [replayCaveat(replay)]
  ];
  const coverage2 = coverageModel(assessment);
  return {
    version: context.version,
    status: assessment.status,
    exitCode: assessment.exitCode,
    tone,
    headline: { word, sentence },
    says,
    next: buildNext(assessment, { suite, errors, planCalls: plan.calls, stopped: context.stopped, recorded }),
    calls,
    durationMs: context.durationMs,
    ...costOf([...trials, ...followUps]),
    confidence: assessment.policy.strict ? "exact 95 %" : "95 %",
    ...stability2 === void 0 ? {} : { stability: stabilityModel(stability2) },
    ...earlyEndModels(assessment),
    ...coverage2 === void 0 ? {} : { coverage: coverage2 },
    decisions: decisionRows(assessment),
    routes: routeRows(assessment),
    flipPairs: flipPairRows(assessment, suite),
    ...contract === void 0 ? {} : { contract: contractModel(contract) },
    ...relations === void 0 ? {} : { relations: relationsModel(relations, suite) },
    admission: buildAdmission(assessment),
    probes: probeRows(assessment, suite),
    errors,
    findings: buildFindings(assessment, suite, errors),
    checks: buildChecks(assessment, suite),
    caveats,
    provenance: {
      agent: context.agent,
      suite: suite.file,
      layer: evidence.layer,
      isolation: evidence.isolation,
      repeats: repeatWords(assessment, plan),
      startedAt: context.startedAt
    },
    run: buildRunReport(
      assessment,
      {
        commonRepeats: plan.commonRepeats,
        routePlans: plan.routes,
        curtail: context.curtail ?? false,
        errorPolicy: context.errorPolicy,
        maxWorkers: context.maxWorkers,
        calls,
        replay,
        errors: failuresOf(assessment, context),
        phase: recorded === void 0 ? "meter" : "imported-evidence"
      },
      caveats
    )
  };
}
function errorRowsOf(assessment, { recorded, trials, suite }) {
  if (recorded !== void 0) return recordedErrorRows(assessment, suite);
  return [...errorRows(trials, assessment.evidence.layer, suite), ...relationErrors(assessment, suite)];
}
function failuresOf(assessment, { recorded, trials }) {
  if (recorded !== void 0) return recordedFailures(assessment);
  return [...failures(trials, assessment.evidence.layer), ...relationFailures(assessment)];
}
function costOf(trials) {
  const costs = trials.flatMap(
    ({ result }) => result.ok && result.observation.costUsd !== void 0 ? [result.observation.costUsd] : []
  );
  return costs.length === 0 ? {} : { costUsd: costs.reduce((sum, cost) => sum + cost, 0) };
}
function failures(trials, layer) {
  return trials.flatMap(({ caseIndex, trial, result }) => {
    const scored = scoreTrial(result, layer);
    return scored.ok ? [] : [{ kind: scored.failure.kind, caseIndex, trial }];
  }).sort((a, b) => a.trial - b.trial || a.caseIndex - b.caseIndex).map(({ kind, caseIndex }) => ({ kind, caseIndex }));
}
function recordedFailures({ evidence }) {
  return evidence.cases.flatMap(
    ({ errors }, caseIndex) => Array.from({ length: errors }, () => ({ kind: RECORDED_FAILURE, caseIndex }))
  );
}

// src/pipeline/early-end.ts
function endOfFixedPlan(collected, curtail) {
  const { cases, trials, layer, isolation: isolation2, repeats } = collected;
  const planned = repeats.reduce((sum, count2) => sum + count2, 0);
  const plain = {
    evidence: evidenceFromTrials(cases, trials, layer, isolation2),
    missing: planned - trials.length
  };
  if (curtail === void 0 || plain.missing === 0) return plain;
  const evidence = evidenceFromTrials(cases, trialsInPairs(trials, layer, true), layer, isolation2);
  if (evidence.cases.some((item) => item.errors > 0)) return plain;
  const curtailment = findCurtailment(
    evidence.cases.map((item) => item.outcomes),
    repeats,
    curtail
  );
  return curtailment === void 0 ? plain : { evidence, curtailment, missing: uncovered(collected, evidence) };
}
function endOfReading(collected, plan, isPartial = false) {
  const { cases, trials, layer, isolation: isolation2 } = collected;
  const sequential = readTrialsSequentially(plan, trials, layer);
  const isOver = sequential.isOver || isPartial && sequential.pooled.stop !== "failed";
  const evidence = evidenceFromTrials(cases, trialsInPairs(trials, layer, isOver), layer, isolation2);
  const left = isOver ? uncovered(collected, evidence) : Math.max(0, 2 * sequential.pairsIfQuiet - trials.length);
  return { evidence, sequential, missing: left };
}
function uncovered({ coverAll }, { cases }) {
  if (!coverAll) return 0;
  return cases.filter(({ outcomes, errors }) => outcomes.length + errors === 0).length;
}

// src/pipeline/judge-calls.ts
async function judgeCalls(run, { trials, followUps, stopped, unfinished, startedAt, durationMs }) {
  const { agent, config, plan, host } = run;
  const suite = withLines(run.suite.suite, run.suite.text);
  const cases = suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  const end = endOf(run, cases, trials);
  const evidence = unfinished === void 0 ? end.evidence : { ...end.evidence, unfinished };
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (unscorable !== void 0) return fail(undeclared(unscorable, suite, run.journal));
  const missing = end.missing + (plan.followUps ?? 0) - followUps.length;
  const judged = await run.relations.judge(trials, followUps);
  const assessment = assess(evidence, policyOf(config, suite), missing, judged, end);
  const judgedDecisions = buildModel(assessment, {
    version: host.version,
    suite,
    plan,
    trials,
    followUps,
    stopped,
    agent: agent.name,
    earlierAttempts: run.earlierAttempts,
    curtail: config.curtail,
    errorPolicy: config.errorPolicy,
    maxWorkers: config.maxWorkers,
    startedAt,
    durationMs: durationMs()
  });
  const model = await withTests(judgedDecisions, assessment.exitCode, { config, suite, trials });
  return succeed({ suite, plan, trials, followUps, assessment, model });
}
async function withTests(model, exitCode, metered) {
  if (metered.suite.cases.every((item) => item.expect === void 0)) return model;
  const { withMeteredTests } = await import("./chunk-AHO2RRDK.js");
  return withMeteredTests(model, exitCode, metered);
}
function endOf(run, cases, trials) {
  const { config, agent, plan, reading } = run;
  const collected = {
    cases,
    trials,
    layer: config.layer,
    isolation: agent.isolation,
    repeats: reading?.repeats ?? plan.repeats,
    coverAll: coversAll(run)
  };
  return reading === void 0 ? endOfFixedPlan(collected, curtailRule(config)) : endOfReading(collected, reading.plan);
}
function policyOf(config, suite) {
  return {
    epsilon: config.epsilon,
    blindnessThreshold: config.blindnessThreshold,
    meter: config.meter,
    blindness: config.blindness,
    strict: config.strictErrorControl,
    ...suite.contract === void 0 ? {} : { contract: suite.contract }
  };
}
function undeclared(found, suite, journal) {
  const line = suite.cases[found.caseIndex]?.line;
  return {
    code: "outcome-not-scorable",
    message: `the agent answered with no decision (\`${found.reason}\`), and the contract does not declare that as an acceptable outcome`,
    hint: `Add \`allowed_no_decisions: [${found.reason}]\` to the contract if it is one, or fix the probe. The answers are kept in ${journal}.`,
    at: { file: suite.file, ...line === void 0 ? {} : { line }, path: `cases[${found.caseIndex}]` }
  };
}

export {
  assess,
  buildModel,
  endOfFixedPlan,
  endOfReading,
  judgeCalls,
  policyOf,
  undeclared
};
