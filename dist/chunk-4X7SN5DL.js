import {
  count,
  list,
  percent,
  percentBeside,
  quoteName
} from "./chunk-XRUPFRVA.js";
import {
  capToContinue,
  compareCodePoints,
  outcomeKey,
  outcomeWords,
  pairsForDeterministic,
  sortedLabels
} from "./chunk-ASQNIYQV.js";

// src/core/coverage.ts
function measureSkew(evidence, threshold) {
  const counts = countOutcomes(firstOutcomes(evidence));
  const top = counts[0];
  if (top === void 0) return void 0;
  const cases = counts.reduce((sum, { count: count2 }) => sum + count2, 0);
  const share = top.count / cases;
  return {
    cases,
    distinct: counts.length,
    majority: top.outcome,
    share,
    threshold,
    blind: share >= threshold
  };
}
function countOutcomes(outcomes) {
  return countAllOutcomes([outcomes]);
}
function countAllOutcomes(lists) {
  const tally2 = new OutcomeTally();
  for (const outcomes of lists) tally2.add(outcomes);
  return [...tally2.counts.values()].sort((a, b) => b.count - a.count);
}
var OutcomeTally = class {
  counts = /* @__PURE__ */ new Map();
  /** Equal outcomes of one run are mostly one object: its key is made once. */
  #known = /* @__PURE__ */ new Map();
  add(outcomes) {
    let last;
    let entry;
    for (const outcome of outcomes) {
      if (outcome !== last || entry === void 0) entry = this.#known.get(outcome) ?? this.#find(outcome);
      entry.count += 1;
      last = outcome;
    }
  }
  #find(outcome) {
    const key = outcomeKey(outcome);
    const entry = this.counts.get(key) ?? { outcome, count: 0 };
    this.counts.set(key, entry);
    this.#known.set(outcome, entry);
    return entry;
  }
};
function firstOutcomes(evidence) {
  return evidence.cases.flatMap(({ outcomes }) => outcomes.slice(0, 1));
}
function contractCoverage(evidence, contract) {
  const intendedCounts = tally(
    evidence.cases.flatMap(({ expected }) => expected === void 0 ? [] : [expected])
  );
  const observedCounts = tally(firstOutcomes(evidence).flatMap(label));
  const observedCaseCounts = tally(
    evidence.cases.flatMap((item) => sortedLabels([...new Set(item.outcomes)].map(countedAs)))
  );
  const observed = new Set(evidence.cases.flatMap((item) => [...new Set(item.outcomes)].flatMap(label)));
  const missingIntended = contract.required.filter((name) => !intendedCounts.has(name));
  const missingObserved = contract.required.filter((name) => !observed.has(name));
  const missing = /* @__PURE__ */ new Set([...missingIntended, ...missingObserved]);
  const missingCritical = contract.critical.filter((name) => missing.has(name));
  const unknownObserved = sortedLabels(observed).filter((name) => !contract.allowed.includes(name));
  const underCased = findUnderCased(contract, intendedCounts);
  const required = contract.required.length;
  return {
    contract,
    intendedCounts,
    observedCounts,
    observedCaseCounts,
    missingIntended,
    missingObserved,
    missingCritical,
    unknownObserved,
    underCased,
    intendedShare: required === 0 ? 1 : (required - missingIntended.length) / required,
    observedShare: required === 0 ? 1 : (required - missingObserved.length) / required,
    satisfied: missing.size === 0 && unknownObserved.length === 0 && underCased.length === 0
  };
}
function findUnscorable(cases, contract) {
  for (const [caseIndex, { outcomes }] of cases.entries()) {
    for (const outcome of new Set(outcomes)) {
      if (outcome.kind === "no-decision" && !contract.allowedNoDecisions.includes(outcome.reason)) {
        return { caseIndex, reason: outcome.reason };
      }
    }
  }
  return void 0;
}
function labelsOutside(item, contract) {
  return [...new Set([...new Set(item.outcomes)].flatMap(label))].filter(
    (name) => !contract.allowed.includes(name)
  );
}
function findUnderCased(contract, intended) {
  return Object.entries(contract.minimumCases).map(([decision, minimum]) => ({ decision, cases: intended.get(decision) ?? 0, minimum })).filter(({ cases, minimum }) => cases < minimum).sort((a, b) => compareCodePoints(a.decision, b.decision));
}
function tally(labels) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of labels) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
function countedAs(outcome) {
  return outcome.kind === "no-decision" ? `no decision: ${outcome.reason}` : label(outcome)[0] ?? outcomeKey(outcome);
}
function label(outcome) {
  return outcome.kind === "decision" ? [outcome.label] : [];
}

// src/report/build-words.ts
var NAMED = 4;
var SHOWN = 80;
function shortName(name) {
  if (name.length <= SHOWN) return quoteName(name);
  const start = Array.from(name.slice(0, 2 * (SHOWN + 1)));
  return quoteName(start.length > SHOWN ? `${start.slice(0, SHOWN - 1).join("")}…` : name);
}
function names(labels) {
  return list(labels.map(shortName), NAMED);
}
function routeNames(routes) {
  return names(routes.map((route) => route.route));
}
function outcomeName(outcome) {
  const words = outcomeWords(outcome);
  const isName = outcome.kind === "decision" || outcome.kind === "text" || words.includes(" → ");
  return isName || outcome.kind === "tools" && outcome.names.length > 0 ? shortName(words) : words;
}
function flipsOfPairs({ flips, pairs }) {
  return `${flips} of ${count(pairs, "pair")} flipped`;
}
function boundWords({ verdict, tolerance, reading }, whose = "your") {
  const { lower, upper } = verdict.interval;
  const limit = `${whose} ${percent(tolerance)}`;
  if (reading !== void 0) return READING_WORDS[verdict.kind](limit);
  switch (verdict.kind) {
    case "deterministic":
      return `at most ${percentBeside(upper, tolerance)}, below ${limit}`;
    case "stochastic":
      return `at least ${percentBeside(lower, tolerance)}, above ${limit}`;
    case "undecided":
      return `between ${percentBeside(lower, tolerance)} and ${percentBeside(upper, tolerance)}, and ${limit} lies inside`;
  }
}
var READING_WORDS = {
  deterministic: (limit) => `below ${limit}, by the boundary set before the first call`,
  stochastic: (limit) => `above ${limit}, by the boundary set before the first call`,
  undecided: (limit) => `whether below or above ${limit} is not settled`
};
function reachedWords({ contract, missingObserved }) {
  const required = contract.required.length;
  return `${required - missingObserved.length} of ${count(required, "required route")} reached`;
}

// src/report/build-admission.ts
var OF_RECORDING = [
  "empty",
  "incomplete",
  "repeated-probes",
  "unobserved-probes",
  "shared-session",
  "replays",
  "unsettled-reading"
];
function buildAdmission({ admission, complete }) {
  return { admissible: admission.admissible, refusals: shownRefusals(admission.refusals, complete) };
}
function shownRefusals(refusals, complete) {
  return refusals.filter(({ kind }) => complete || OF_RECORDING.includes(kind)).map(refusalWords);
}
function refusalWords(refusal) {
  switch (refusal.kind) {
    case "empty":
      return { reason: "there is no probe", cure: "add probes" };
    case "incomplete":
      return { reason: "the run is incomplete", cure: "fix the failed calls and run again" };
    case "repeated-probes":
      return {
        reason: `${count(refusal.count, "probe")} repeats another`,
        cure: "remove the copies; `repeats` asks a probe more often"
      };
    case "unobserved-probes":
      return unobservedWords(refusal.cases.length);
    case "shared-session":
      return {
        reason: "all trials shared one session",
        cure: "start a fresh session or instance for every trial"
      };
    case "replays":
      return {
        reason: `${count(refusal.count, "answer")} ${refusal.count === 1 ? "is a replay" : "are replays"} from a cache, not ${refusal.count === 1 ? "a run of its own" : "runs of their own"}`,
        cure: "record again with the harness's cache off"
      };
    case "unsettled-reading":
      return {
        reason: `the run read it pair by pair and called it ${refusal.call} on ${count(refusal.pairs, "pair")}`,
        cure: refusal.call === "undecided" ? "continue that reading with `--resume`, or allow it more calls" : "make the agent steadier, or declare a wider tolerance"
      };
    case "curtailed": {
      const { stoppingPair, endpointPairs, observedFlips } = refusal.curtailment;
      return {
        reason: `after ${stoppingPair} of ${count(endpointPairs, "pair")} (${count(observedFlips, "flip")}) it was out of reach, even if all others agreed`,
        cure: "make the agent steadier, or plan more pairs"
      };
    }
    case "unmetered":
      return { reason: "nothing was repeated", cure: "run with `meter: true`" };
    case "stochastic":
      return {
        reason: `the decisions move: ${flipsOfPairs(refusal.stability)}, ${boundWords(refusal.stability)}`,
        cure: "make the agent steadier, or declare a wider tolerance"
      };
    case "undecided":
      return {
        reason: `repeatability is undecided: ${flipsOfPairs(refusal.stability)}, ${boundWords(refusal.stability)}`,
        cure: refusal.stability.reading === void 0 ? "collect more pairs" : "continue the reading"
      };
    case "stochastic-routes":
      return {
        reason: `${routeNames(refusal.routes)} ${refusal.routes.length === 1 ? "moves" : "move"}`,
        cure: "make the agent steadier on these inputs"
      };
    case "undecided-targets":
      return {
        reason: `the declared tolerance of ${routeNames(refusal.routes)} is undecided`,
        cure: "add cases for it, or raise the budget"
      };
    case "contract":
      return contractWords(refusal);
    case "blind":
      return {
        reason: `${outcomeName(refusal.skew.majority)} is the answer to ${percent(refusal.skew.share)} of the probes`,
        cure: "add probes that should reach other decisions"
      };
  }
}
function unobservedWords(probes) {
  const them = probes === 1 ? "it" : "them";
  return {
    reason: `${count(probes, "probe")} gave no answer`,
    cure: `fix the agent for ${them}, or remove ${them}`
  };
}
function contractWords({ coverage }) {
  const { unknownObserved, missingObserved, missingIntended, underCased } = coverage;
  if (unknownObserved.length > 0) {
    return {
      reason: `the agent decided ${names(unknownObserved)}, outside the contract`,
      cure: "fix the agent, or allow the decision"
    };
  }
  if (missingObserved.length > 0)
    return { reason: reachedWords(coverage), cure: `add probes that reach ${names(missingObserved)}` };
  if (missingIntended.length > 0)
    return { reason: `no probe was written for ${names(missingIntended)}`, cure: "add one for each" };
  return { reason: `${names(underCased.map((row) => row.decision))} has too few cases`, cure: "add cases" };
}

// src/report/build-early-end.ts
function earlyEndModels({
  sequential,
  curtailment
}) {
  return {
    ...sequential === void 0 ? {} : { sequential: readingModel(sequential) },
    ...curtailment === void 0 ? {} : { curtailment: curtailmentModel(curtailment) }
  };
}
function plannedCalls({ sequential, missingCalls }, plan, made) {
  return sequential === void 0 ? plan.calls : made + missingCalls;
}
function repeatWords({ sequential }, { repeats, routes }) {
  if (sequential !== void 0) return "pair by pair, until they decided";
  const least = repeats.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = repeats.reduce((a, b) => Math.max(a, b), 0);
  if (least !== most && routes.length === 0) return `${least} to ${most} trials of a probe`;
  if (routes.length === 0 || least === most) return `${count(most, "trial")} of each probe`;
  return `${least} to ${most} trials of a probe, by route`;
}
function readingModel(reading) {
  const { plan, pooled, read, collected, flipsAfter } = reading;
  return {
    call: pooled.call,
    stop: pooled.stop,
    pairs: pooled.pairs,
    flips: pooled.flips,
    read,
    collected,
    flipsAfter,
    cap: plan.cap,
    seed: plan.seed,
    words: readingWords(reading)
  };
}
function readingWords({ plan, pooled, read, collected, flipsAfter }) {
  const { call, pairs, stop } = pooled;
  const verb = call === "undecided" ? "undecided after" : "decided on";
  const forRoutes = read > pairs ? ` (${read} read in all, to settle routes)` : "";
  const why = {
    futile: `: given up, with less than one chance in ten of an answer by pair ${plan.pooled.cap}`,
    cap: ": that was the end set for it",
    failed: ": the next one failed, and none is ever skipped"
  };
  const later = flipsAfter === 0 ? "" : `; ${count(flipsAfter, "flip")} seen after it, and nothing is changed by that`;
  return `${verb} ${count(pairs, "pair")}${forRoutes}, ${collected} collected${call === "undecided" ? why[stop] ?? "" : ""}${later}`;
}
function readingFields(reading) {
  const { plan, pooled } = reading;
  return {
    call: pooled.call,
    stop: pooled.stop,
    pairs_read: pooled.pairs,
    pair_flips: pooled.flips,
    pairs_read_in_all: reading.read,
    pairs_collected: reading.collected,
    flips_after: reading.flipsAfter,
    order: "shuffled-rounds",
    seed: plan.seed,
    cap: plan.cap,
    certify_at: plan.pooled.certifyAt,
    stochastic_by: plan.pooled.stochasticBy
  };
}
function curtailmentFields(curtailment) {
  return {
    outcome: "admission-unreachable",
    reason: "admission is unreachable at the predeclared fixed endpoint even if every remaining pair agrees",
    final_classification: null,
    stopping_pair: curtailment.stoppingPair,
    endpoint_pairs: curtailment.endpointPairs,
    observed_flips: curtailment.observedFlips,
    avoided_pairs: curtailment.avoidedPairs,
    meter_calls_spent: curtailment.spentCalls,
    meter_calls_avoided: curtailment.avoidedCalls
  };
}
function curtailmentModel(curtailment) {
  const { stoppingPair, endpointPairs, observedFlips, spentCalls, avoidedCalls } = curtailment;
  return {
    stoppingPair,
    endpointPairs,
    observedFlips,
    spentCalls,
    avoidedCalls,
    words: `no verdict: stopped after ${stoppingPair} of ${count(endpointPairs, "pair")} (${count(observedFlips, "flip")})`
  };
}
function callsLeftOut({ endpointPairs }, { cases }) {
  const made = cases.reduce((sum, { outcomes, errors }) => sum + outcomes.length + errors, 0);
  return Math.max(0, 2 * endpointPairs - made);
}
function earlyEndCaveats(assessment, attempts) {
  return [...startedOver(attempts), ...besideReading(assessment), ...beforeCorrection(assessment)];
}
function startedOver(attempts) {
  if (attempts === 0) return [];
  const known = attempts === 1 ? "An earlier attempt" : `${attempts} earlier attempts`;
  return [
    `${known} of this same measurement ${attempts === 1 ? "is" : "are"} known, and this one started over. Starting over until an attempt passes certifies an agent that should not be 45 to 76 % of the time: continue an undecided one with \`--resume\` instead.`
  ];
}
function besideReading({ stability, sequential }) {
  if (sequential === void 0 || stability === void 0) return [];
  return [
    "The pairs were read one by one in a shuffled order that was fixed before the first call, and the reading decides. The interval stands beside it: it is made for a fixed number of pairs and decides nothing here."
  ];
}
function beforeCorrection({ routes = [] }) {
  const weak = routes.filter(
    ({ uncorrected, verdict }) => uncorrected === "stochastic" && verdict.kind !== "stochastic"
  );
  if (weak.length === 0) return [];
  return [
    `Called stochastic one by one, but not after the correction for ${routes.length} routes looked at: ${routeNames(weak)}. Among so many, one may be called by chance.`
  ];
}
function afterCurtailment({ observedFlips }) {
  const repair = observedFlips === 0 ? "Plan more pairs (`repeats`, `budget` or more probes): so few can admit nothing, even without a flip" : "Make the agent steadier on these inputs and run again";
  return `${repair}; without \`curtail\`, the whole plan is carried out and tells how much it moves.`;
}
function continueReading(needed, reading) {
  const { plan, pooled, routes } = reading;
  const isAll = !plan.settlesRoutes || routes.every(({ corrected }) => corrected.call !== "undecided");
  const what = isAll ? `it (${count(2 * needed, "call")})` : "the pooled question, and the routes take pairs of their own";
  const quiet = `${count(needed, "more pair")} without a flip would settle ${what}`;
  const start = pooled.stop === "futile" && pooled.flips > 0 ? "Or read on, with little hope: " : "";
  return `${start}${quiet}: ${continued(reading)}; starting over would not be the same evidence.`;
}
function continueForRoutes(reading) {
  return `To settle what is left, ${continued(reading)}; starting over would not be the same evidence.`;
}
function continued(reading) {
  return `continue this reading at your desk with \`--resume --budget ${2 * capToContinue(reading)}\``;
}

// src/report/build-relations.ts
function relationsModel(relations, suite) {
  return {
    rows: relations.results.map(({ outcomes: _, exercised: __, ...row }) => row),
    violations: violations(relations, suite),
    unprobed: unprobed(relations)
  };
}
function unprobed({ routes }) {
  return (routes ?? []).filter((row) => row.exercised === 0).map((row) => row.route);
}
function violations({ results }, suite) {
  return results.flatMap(
    ({ name, outcomes }) => outcomes.flatMap(
      (outcome, index) => outcome.kind === "violated" ? [{ relation: name, index, text: violationWords(outcome), ...place(suite, index) }] : []
    )
  );
}
function violationWords({ before, after, why }) {
  const [was, is] = [outcomeName(before), outcomeName(after)];
  const change = was === is ? `the answer stayed ${was}` : `${was} became ${is}`;
  return why === void 0 || why === "" ? change : `${change}: ${why}`;
}
function violatedOn({ name, violated, exercised }) {
  return `${quoteName(name)} on ${violated} of ${count(exercised, "reworded probe")}`;
}
function violationsSentence({ relations }) {
  const found = (relations?.results ?? []).filter((row) => row.violated > 0);
  if (found.length === 1 && found[0] !== void 0) return `a relation is violated: ${violatedOn(found[0])}`;
  const all = relations?.results.length ?? 0;
  return `${found.length} of ${count(all, "relation")} are violated: ${list(found.map(violatedOn), 3)}`;
}
function vacuousSentence({ relations, evidence }) {
  const all = relations?.results.length ?? 0;
  const which = all === 1 ? "the relation" : `none of the ${all} relations`;
  const probes = evidence.cases.length === 1 ? "the only probe" : `any of ${evidence.cases.length} probes`;
  return all === 1 ? `${which} changed none of your ${count(evidence.cases.length, "probe")}, so it tested nothing` : `${which} changed ${probes}, so nothing was tested`;
}
function heldClause({ relations }) {
  if (relations === void 0 || relations.counts.violated > 0) return "";
  const kept = relations.results.filter((row) => row.exercised > 0).length;
  return `; ${count(kept, "relation")} held on ${count(relations.counts.held, "rewording")}`;
}
function failedChecks({ relations }) {
  return failures(relations).filter(({ outcome }) => outcome.of === "check").length;
}
function failures(relations) {
  return (relations?.results ?? []).flatMap(
    ({ name, outcomes }) => outcomes.flatMap(
      (outcome, index) => outcome.kind === "failed" && outcome.of !== "source" ? [{ relation: name, index, outcome }] : []
    )
  );
}
function relationErrors({ relations }, suite) {
  const rows = /* @__PURE__ */ new Map();
  for (const { relation, index, outcome } of failures(relations)) {
    const { kind, message } = outcome.failure;
    const what = outcome.of === "check" ? "the check" : "a follow-up";
    const text = `${what} of ${quoteName(relation)}: ${message}`;
    const { line } = suite.cases[index] ?? {};
    const first = { kind, message: text, probe: index, trial: 0, ...line === void 0 ? {} : { line } };
    const row = rows.get(`${kind} ${text}`);
    rows.set(
      `${kind} ${text}`,
      row === void 0 ? { ...first, count: 1 } : { ...row, count: row.count + 1 }
    );
  }
  return [...rows.values()].sort((a, b) => b.count - a.count);
}
function relationFailures({ relations }) {
  return failures(relations).map(({ relation, index, outcome }) => ({
    kind: outcome.failure.kind,
    caseIndex: index,
    relation
  }));
}
function relationFindings({ relations, complete }, suite) {
  if (relations === void 0 || !complete) return [];
  if (relations.vacuous) {
    return [
      {
        level: "failure",
        title: "The relations test nothing",
        text: `No probe is changed by ${names(relations.results.map((row) => row.name))}.`,
        file: suite.file,
        line: 1
      }
    ];
  }
  const found = violations(relations, suite);
  const probes = [...new Set(found.map((row) => row.index))];
  return probes.map((index) => {
    const rows = found.filter((row) => row.index === index);
    return {
      level: "failure",
      title: rows.length === 1 ? "A relation is violated" : `${rows.length} relations are violated`,
      text: `${rows.map((row) => `${quoteName(row.relation)}: ${row.text}`).join("; ")}.`,
      ...place(suite, index)
    };
  });
}
function relationChecks({ relations, complete }) {
  return (relations?.results ?? []).map((row) => {
    const message = checkMessage(row);
    const name = `the agent keeps to ${row.name}`;
    if (!complete && row.failed === 0)
      return { group: "relation", name, outcome: "skipped", message: `the run is incomplete; ${message}` };
    return { group: "relation", name, outcome: checkOutcome(row), message };
  });
}
function checkOutcome({ failed, violated, vacuous }) {
  if (failed > 0) return "error";
  if (violated > 0) return "failed";
  return vacuous ? "skipped" : "passed";
}
function checkMessage({ held, violated, unchanged, failed, unasked }) {
  const parts = [
    `held on ${count(held, "probe")}`,
    `violated on ${violated}`,
    `${unchanged} left unchanged`,
    ...failed > 0 ? [`${failed} failed`] : [],
    ...unasked > 0 ? [`${unasked} never asked`] : []
  ];
  return parts.join(", ");
}
function relationCaveats({ relations, evidence, complete }) {
  if (relations === void 0 || !complete) return [];
  const idle = relations.vacuous ? [] : relations.results.filter((row) => row.vacuous);
  const moving = movingViolations(relations, evidence.cases);
  const missed = relations.vacuous ? [] : unprobed(relations);
  return [
    ...idle.length === 0 ? [] : [
      `${names(idle.map((row) => row.name))} changed no probe, so ${idle.length === 1 ? "it" : "they"} tested nothing.`
    ],
    ...moving === 0 ? [] : [
      `${count(moving, "violation")} of a relation ${moving === 1 ? "is" : "are"} on probes whose own decision moves: one answer each, so the rewording need not be the cause.`
    ],
    ...missed.length === 0 ? [] : [`No relation reworded a probe of ${names(missed)}.`]
  ];
}
function movingViolations({ results }, cases) {
  const moves = cases.map((item) => countOutcomes(item.outcomes).length > 1);
  return results.reduce(
    (sum, { outcomes }) => sum + outcomes.filter((outcome, index) => outcome.kind === "violated" && moves[index] === true).length,
    0
  );
}
function place(suite, index) {
  const line = suite.cases[index]?.line;
  return line === void 0 ? { file: suite.file } : { file: suite.file, line };
}

// src/report/build-replay.ts
function replayFields(replay) {
  const { stoppingPair } = replay;
  const unreachable = stoppingPair !== void 0;
  return {
    analysis: "post-hoc-counterfactual",
    schedule: "round-robin-case-order",
    outcome: unreachable ? "admission-unreachable" : "endpoint-required",
    reason: unreachable ? "admission became unreachable at the recorded fixed endpoint even if every remaining pair agreed" : "admission stayed reachable until the recorded fixed endpoint",
    stopping_pair: stoppingPair ?? null,
    endpoint_pairs: replay.endpointPairs,
    observed_flips: replay.observedFlips,
    avoided_pairs: replay.avoidedPairs,
    meter_calls_avoided: replay.avoidedCalls,
    changes_endpoint_classification: false
  };
}
function replayCaveat(replay) {
  const { stoppingPair, endpointPairs, observedFlips, avoidedCalls } = replay;
  if (stoppingPair === void 0)
    return `Replayed with curtailment, which changes no verdict: admission stayed reachable until the last of ${count(endpointPairs, "pair")}, so no call would have been spared.`;
  return `Replayed with curtailment, which changes no verdict: after ${stoppingPair} of ${count(endpointPairs, "pair")} (${count(observedFlips, "flip")}) admission was out of reach even if all others agreed; ${count(avoidedCalls, "call")} would have been spared.`;
}

// src/report/build-relation-fields.ts
function relationFields(relations) {
  return (relations?.results ?? []).map((row) => ({
    ...countFields(row),
    name: row.name,
    total: row.outcomes.length,
    type: row.kind,
    unasked: row.unasked,
    vacuous: row.vacuous
  }));
}
function relationCoverageFields(relations) {
  if (relations?.routes === void 0) return null;
  return {
    probed: relations.routes.filter((row) => row.exercised > 0).map((row) => row.route),
    routes: relations.routes.map((row) => ({
      ...countFields(row),
      cases: row.cases,
      decision: row.route,
      probed: row.exercised > 0
    })),
    unprobed: unprobed(relations)
  };
}
function countFields({ exercised, held, violated, unchanged, failed }) {
  return {
    errors: failed,
    exercised,
    held,
    skipped: unchanged,
    violated,
    violation_rate: exercised === 0 ? null : violated / exercised
  };
}

// src/report/build-run-report.ts
function buildRunReport(assessment, settings, caveats) {
  const { evidence, policy, stability, routes, skew, contract, relations } = assessment;
  return {
    schema: "agentverity.run/v2",
    status: assessment.status,
    complete: assessment.complete,
    isolation: evidence.isolation,
    requested_inputs: evidence.cases.length,
    input_fingerprints: evidence.cases.map((item) => item.fingerprint),
    config: {
      blindness_threshold: policy.blindnessThreshold,
      curtail: settings.curtail ?? false,
      method: assessment.sequential === void 0 ? "wilson" : "sequential",
      epsilon: policy.epsilon,
      strict_error_control: policy.strict,
      error_policy: settings.errorPolicy,
      k: settings.commonRepeats,
      layer: evidence.layer,
      max_workers: settings.maxWorkers,
      reuse_unchanged_calls: true,
      run_blindness: policy.blindness,
      run_meter: policy.meter
    },
    meter: stability === void 0 ? null : meterFields(stability, evidence),
    exact: stability === void 0 ? null : exactFields(stability),
    blindness: skew === void 0 ? null : skewFields(skew, evidence),
    decision_contract: contract === void 0 ? null : contractFields(contract),
    route_stability: routes === void 0 ? null : routeFields(routes, assessment),
    route_plans: settings.routePlans.map(routePlanFields),
    guidance: guidanceFields(assessment),
    errors: settings.errors.map(({ kind, caseIndex, relation }) => ({
      exception_type: kind,
      input_fingerprint: evidence.cases[caseIndex]?.fingerprint ?? null,
      input_index: caseIndex,
      message: kind === "check-failed" ? "the relation's check failed" : "the call failed before producing a decision",
      phase: relation === void 0 ? settings.phase ?? "meter" : "relation",
      relation: relation ?? null
    })),
    caveats,
    relations: relationFields(relations),
    relation_coverage: relationCoverageFields(relations),
    curtailment: assessment.curtailment === void 0 ? null : curtailmentFields(assessment.curtailment),
    sequential: assessment.sequential === void 0 ? null : readingFields(assessment.sequential),
    curtailment_replay: settings.replay === void 0 ? null : replayFields(settings.replay),
    calls: settings.calls,
    admission: {
      admissible: assessment.admission.admissible,
      refusals: assessment.admission.refusals.map((refusal) => ({
        kind: refusal.kind,
        ...refusalWords(refusal)
      }))
    }
  };
}
function meterFields(stability, evidence) {
  const repeats = evidence.cases.map((item) => item.outcomes.length);
  return {
    advice: ADVICE[stability.verdict.kind],
    call: CALLS[stability.verdict.kind],
    ci_high: stability.wilson.interval.upper,
    ci_low: stability.wilson.interval.lower,
    epsilon: stability.tolerance,
    flip_rate: stability.flipRate,
    inputs: evidence.cases.length,
    inputs_with_flip: stability.casesThatMoved,
    largest_probe_flip_rate: stability.worstCase?.flipRate ?? 0,
    layer: evidence.layer,
    max_repeats: Math.max(0, ...repeats),
    pair_flips: stability.flips,
    pair_trials: stability.pairs,
    repeats: repeats.length === 0 ? 0 : Math.min(...repeats)
  };
}
function exactFields({ exact }) {
  return { call: CALLS[exact.kind], ci_high: exact.interval.upper, ci_low: exact.interval.lower };
}
var CALLS = {
  deterministic: "verdict-deterministic",
  stochastic: "verdict-stochastic",
  undecided: "undecided (add repeats or inputs)"
};
var ADVICE = {
  deterministic: "decisions repeat within the tolerance: compare with an approved baseline from here on",
  stochastic: "decisions move between identical calls: judge changes against measured noise, not against zero",
  undecided: "not enough pairs to say: raise the repeats or add probes"
};
function skewFields(skew, evidence) {
  return {
    blind: skew.blind,
    distinct: skew.distinct,
    inputs: skew.cases,
    layer: evidence.layer,
    majority_verdict: outcomeField(skew.majority),
    skew: skew.share,
    threshold: skew.threshold,
    warning: skew.blind ? "one decision takes nearly all probes: a pass says more about the probes than the agent" : null
  };
}
function outcomeField(outcome) {
  switch (outcome.kind) {
    case "decision":
      return { kind: "decision", label: outcome.label };
    case "text":
      return { kind: "decision", label: outcome.text };
    case "no-decision":
      return { kind: "no_decision", reason: outcome.reason };
    case "tools":
      return outcome.names;
  }
}
function contractFields(coverage) {
  const { contract } = coverage;
  return {
    advice: contractAdvice(coverage),
    allowed: contract.allowed,
    critical: contract.critical,
    intended_counts: Object.fromEntries(coverage.intendedCounts),
    intended_coverage: coverage.intendedShare,
    missing_critical: coverage.missingCritical,
    missing_intended: coverage.missingIntended,
    missing_observed: coverage.missingObserved,
    observed_case_counts: Object.fromEntries(coverage.observedCaseCounts),
    observed_counts: Object.fromEntries(coverage.observedCounts),
    observed_coverage: coverage.observedShare,
    required: contract.required,
    satisfied: coverage.satisfied,
    under_cased: coverage.underCased.map(({ decision, cases, minimum }) => [decision, cases, minimum]),
    unknown_observed: coverage.unknownObserved,
    ...unlessEmpty("allowed_no_decisions", contract.allowedNoDecisions),
    ...unlessEmpty("minimum_cases", contract.minimumCases),
    ...unlessEmpty("stability_targets", contract.stabilityTargets)
  };
}
function contractAdvice(coverage) {
  const { missingIntended, missingObserved, unknownObserved, underCased } = coverage;
  if (missingIntended.length > 0) return `add cases written for: ${missingIntended.join(", ")}`;
  if (unknownObserved.length > 0)
    return `the agent decided outside the contract: ${unknownObserved.join(", ")}`;
  if (missingObserved.length > 0) return `the agent never decided: ${missingObserved.join(", ")}`;
  if (underCased.length > 0) return `add cases for: ${underCased.map((row) => row.decision).join(", ")}`;
  return "every required decision was intended and observed";
}
function unlessEmpty(name, value) {
  return Object.keys(value).length === 0 ? {} : { [name]: value };
}
function routeFields(routes, assessment) {
  const named = (kind) => routes.filter((route) => route.verdict.kind === kind).map((route) => route.route);
  return {
    deterministic: named("deterministic"),
    epsilon: assessment.policy.epsilon,
    flip_pairs: flipPairFields(assessment.flipPairs),
    layer: assessment.evidence.layer,
    routes: routes.map((route) => ({
      call: CALLS[route.verdict.kind],
      cases: route.cases,
      ci_high: route.wilson.interval.upper,
      ci_low: route.wilson.interval.lower,
      decision: route.route,
      corrected_call: CALLS[correctedKind(route)],
      corrected_p_value: route.correction.pValue === void 0 ? null : Number(route.correction.pValue.toPrecision(10)),
      ...route.uncorrected === void 0 ? {} : { uncorrected_call: CALLS[route.uncorrected] },
      exact_call: CALLS[route.exact.kind],
      exact_ci_high: route.exact.interval.upper,
      exact_ci_low: route.exact.interval.lower,
      flip_rate: route.flipRate,
      pair_flips: route.flips,
      pair_trials: route.pairs,
      pairs_needed: route.flips > 0 ? null : pairsForDeterministic(route.tolerance, 0) ?? null,
      target: route.tolerance
    })),
    stochastic: named("stochastic"),
    undecided: named("undecided")
  };
}
function correctedKind({ verdict, correction }) {
  return verdict.kind === "stochastic" && !correction.stands ? "undecided" : verdict.kind;
}
function flipPairFields(flipPairs) {
  return flipPairs.map(({ outcomes, count: count2 }) => ({
    count: count2,
    decisions: outcomes.map(referenceWords).sort(compareCodePoints)
  })).sort((a, b) => b.count - a.count || compareCodePoints(a.decisions.join("\0"), b.decisions.join("\0")));
}
function referenceWords(outcome) {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "text":
      return outcome.text;
    case "no-decision":
      return `NoDecision(reason='${outcome.reason}')`;
    case "tools": {
      const names2 = outcome.names.map((name) => `'${name}'`);
      return names2.length === 1 ? `(${names2[0]},)` : `(${names2.join(", ")})`;
    }
  }
}
function routePlanFields(plan) {
  return {
    calls: plan.calls,
    cases: plan.cases,
    decision: plan.route,
    pairs_needed: plan.pairsNeeded,
    repeats_each: plan.repeatsEach,
    target: plan.target
  };
}
function guidanceFields({ stability, routes, skew, contract, relations }) {
  const count2 = (kind, targetedOnly) => (routes ?? []).filter((route) => route.verdict.kind === kind && (route.targeted || !targetedOnly)).length;
  return {
    decision_contract_satisfied: contract?.satisfied ?? null,
    is_blind: skew?.blind ?? false,
    is_stochastic: stability?.verdict.kind === "stochastic" || count2("stochastic", false) > 0,
    stochastic_routes: routes === void 0 ? null : count2("stochastic", false),
    suite_is_meaningful: !(skew?.blind ?? false) && relations?.vacuous !== true,
    targeted_stochastic_routes: count2("stochastic", true),
    targeted_undecided_routes: count2("undecided", true),
    undecided_routes: routes === void 0 ? null : count2("undecided", false)
  };
}

export {
  measureSkew,
  countOutcomes,
  countAllOutcomes,
  firstOutcomes,
  contractCoverage,
  findUnscorable,
  labelsOutside,
  shortName,
  names,
  routeNames,
  outcomeName,
  flipsOfPairs,
  boundWords,
  reachedWords,
  buildAdmission,
  shownRefusals,
  refusalWords,
  earlyEndModels,
  plannedCalls,
  repeatWords,
  curtailmentModel,
  callsLeftOut,
  earlyEndCaveats,
  afterCurtailment,
  continueReading,
  continueForRoutes,
  relationsModel,
  violations,
  violationsSentence,
  vacuousSentence,
  heldClause,
  failedChecks,
  relationErrors,
  relationFailures,
  relationFindings,
  relationChecks,
  relationCaveats,
  replayCaveat,
  buildRunReport,
  CALLS,
  outcomeField,
  flipPairFields
};
