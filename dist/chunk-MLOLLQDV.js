import {
  afterCurtailment,
  assess,
  bestCaseAdmission,
  bestCaseExactTotal,
  boundWords,
  buildAdmission,
  buildRunReport,
  callsLeftOut,
  continueForRoutes,
  continueReading,
  countAllOutcomes,
  countOutcomes,
  countPairs,
  curtailmentModel,
  earlyEndCaveats,
  earlyEndModels,
  evidenceFromTrials,
  failedChecks,
  findUnscorable,
  firstOutcomes,
  flipsOfPairs,
  heldClause,
  labelsOutside,
  names,
  outcomeName,
  plannedCalls,
  reachedWords,
  readObservation,
  readTrialsSequentially,
  relationCaveats,
  relationChecks,
  relationErrors,
  relationFailures,
  relationFindings,
  relationsModel,
  repeatWords,
  replayCaveat,
  roundOrder,
  routeNames,
  scoreTrial,
  sequentialBoundaries,
  sequentialFutility,
  shortName,
  sortedLabels,
  trialsInPairs,
  usualCap,
  vacuousSentence,
  violations,
  violationsSentence
} from "./chunk-YQPI7GVK.js";
import {
  indexLines,
  readJsonTree
} from "./chunk-QYBMUMZ6.js";
import {
  digestOf,
  sha256
} from "./chunk-L3M2LTSO.js";
import {
  count,
  list,
  outcomeKey,
  outcomeWords,
  percent,
  percentBeside,
  quoteName,
  sameOutcome,
  shortFingerprint
} from "./chunk-TWMHUV77.js";
import {
  fail,
  succeed
} from "./chunk-HW6O6W23.js";

// src/core/shard.ts
var MOST_SHARDS = 256;
function readShard(text) {
  const match = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text.trim());
  if (match === null) return void 0;
  const shard = { index: Number(match[1]), of: Number(match[2]) };
  return shard.index <= shard.of && shard.of <= MOST_SHARDS ? shard : void 0;
}
function shardName({ index, of }) {
  return `${index}/${of}`;
}
function declaredPairs(repeats, sequential) {
  const pairs = [];
  const rounds = Math.ceil(Math.max(0, ...repeats) / 2);
  const limit = sequential === void 0 || sequential.settlesRoutes ? Number.POSITIVE_INFINITY : sequential.cap;
  for (let pair = 0; pair < rounds; pair += 1) {
    for (const caseIndex of orderOf(repeats.length, pair, sequential)) {
      const trials = Math.min(2, repeats[caseIndex] - 2 * pair);
      if (trials > 0 && pairs.length < limit)
        pairs.push({ caseIndex, pair, trials, position: pairs.length + 1 });
    }
  }
  return pairs;
}
function orderOf(cases, round, sequential) {
  if (sequential !== void 0) return roundOrder(cases, sequential.seed, round);
  return Array.from({ length: cases }, (_, caseIndex) => caseIndex);
}
function shardOfPair(position, cases, of) {
  const place = position - 1;
  const shift = cases % of === 0 ? Math.floor(place / cases) : 0;
  return (place + shift) % of + 1;
}
function shardOfFollowUp(place, pairs, of) {
  return (pairs + place) % of + 1;
}
function certainEnd({ pairs }, { pooled, settlesRoutes }, outcomeOf) {
  if (settlesRoutes) return Number.POSITIVE_INFINITY;
  let flips = 0;
  for (const pair of pairs) {
    const outcome = outcomeOf(pair);
    if (outcome === void 0) return Number.POSITIVE_INFINITY;
    if (outcome === "failed") return pair.position;
    if (outcome === "agree") continue;
    flips += 1;
    if (pooled.stochasticBy.slice(flips).every((last) => pair.position <= last)) return pair.position;
  }
  return Number.POSITIVE_INFINITY;
}

// src/pipeline/end-rules.ts
function coversAll({ config: config2, suite: { suite }, relations }) {
  return config2.blindness || suite.contract !== void 0 || relations.relations.length > 0;
}
function curtailRule({ curtail, epsilon, strictErrorControl: strict }) {
  return curtail ? { epsilon, strict } : void 0;
}

// src/inputs/case-lines.ts
function locateCases(text) {
  const tree = readJsonTree(text.replace(/^\uFEFF/, " "));
  if (!tree.ok) return { cases: [] };
  const lines = indexLines(text);
  const lineOf2 = (node) => node === void 0 ? void 0 : lines.at(node.start).line;
  const cases = member(tree.root, "cases");
  const contract = member(tree.root, "contract");
  const contractLine = lineOf2(member(contract, "required") ?? contract);
  return {
    cases: cases?.kind === "array" ? cases.items.map((item) => lineOf2(member(item, "input"))) : [],
    ...contractLine === void 0 ? {} : { contract: contractLine }
  };
}
function withLines(suite, text) {
  if (suite.cases.some((each) => each.line !== void 0)) return suite;
  const lines = locateCases(text);
  const cases = suite.cases.map((each, index) => {
    const line = lines.cases[index];
    return line === void 0 ? each : { ...each, line };
  });
  const { contract } = suite;
  const isPlaced = contract !== void 0 && lines.contract !== void 0;
  return { ...suite, cases, ...isPlaced ? { contract: { ...contract, line: lines.contract } } : {} };
}
function member(node, key) {
  return node?.kind === "object" ? node.members.get(key)?.node : void 0;
}

// src/report/build-headline.ts
var DOES_NOT_SAY = "Does not say: that they are right; that is for your evaluator.";
function buildHeadline(assessment) {
  const { status } = assessment;
  const [word, tone] = WORDS[status];
  const pooledOnly = status === "deterministic" && routesThatAre(assessment, "undecided").length > 0;
  return {
    word: pooledOnly ? "TRUSTWORTHY AT POOLED LEVEL" : word,
    tone,
    sentence: SENTENCES[status](assessment),
    says: whatItSays(assessment)
  };
}
function whatItSays({ status, skew, policy, sequential }) {
  const repeats = skew === void 0 ? "repeat" : "repeat and vary";
  if (status === "deterministic") {
    return [
      `Says: the decisions ${repeats}, within ${percent(policy.epsilon)}, in this one period.`,
      DOES_NOT_SAY
    ];
  }
  if (status !== "stochastic") return [];
  const moving = sequential?.pooled.call === "stochastic" ? `Says: the decisions move more than ${percent(policy.epsilon)} of the time, in this one period; not how much, since reading ended as soon as that was clear.` : "Says: how much the decisions move, in this one period.";
  return [moving, DOES_NOT_SAY];
}
var WORDS = {
  deterministic: ["TRUSTWORTHY", "success"],
  stochastic: ["TRUSTWORTHY WITH CARE", "care"],
  "target-failed": ["NOT READY", "failure"],
  contract: ["NOT TRUSTWORTHY", "failure"],
  blind: ["NOT TRUSTWORTHY", "failure"],
  vacuous: ["NOT TRUSTWORTHY", "failure"],
  violations: ["NOT TRUSTWORTHY", "failure"],
  undecided: ["NO ANSWER YET", "unknown"],
  curtailed: ["STOPPED EARLY", "failure"],
  unmeasured: ["NO VERDICT MEASURED", "unknown"],
  incomplete: ["INCOMPLETE", "unknown"]
};
var SENTENCES = {
  deterministic: (assessment) => `${pooledSentence(assessment)}${coverageClause(assessment)}${heldClause(assessment)}`,
  stochastic: stochasticSentence,
  "target-failed": (assessment) => {
    const failed = routesThatAre(assessment, "stochastic").filter((route) => route.targeted);
    return failed.map((route) => `${shortName(route.route)} misses its declared tolerance: ${routeSentence(route)}`).join("; ");
  },
  contract: contractSentence,
  blind: ({ skew, stability: stability2 }) => skew === void 0 ? "one decision takes all probes" : `the agent${stability2 !== void 0 && stability2.flips > 0 ? " first" : ""} answered ${outcomeName(skew.majority)} on ${percent(skew.share)} of the probes, so a pass says more about the probes than about the agent`,
  undecided: undecidedSentence,
  unmeasured: (assessment) => `the meter was off, so nothing was repeated${coverageClause(assessment)}${heldClause(assessment)}`,
  incomplete: incompleteSentence,
  vacuous: vacuousSentence,
  violations: violationsSentence,
  curtailed: curtailedSentence
};
function pooledSentence({ stability: stability2 }) {
  return stability2 === void 0 ? "nothing was repeated" : `${flipsOfPairs(stability2)}: ${boundWords(stability2)}`;
}
function coverageClause({ contract, skew }) {
  if (contract !== void 0) return `; ${reachedWords(contract)}`;
  if (skew === void 0) return "";
  return `; ${count(skew.distinct, "decision")} seen, the commonest on ${percent(skew.share)} of the probes`;
}
function stochasticSentence(assessment) {
  const moving = routesThatAre(assessment, "stochastic");
  if (moving.length === 0) return pooledSentence(assessment);
  const [first] = moving;
  if (moving.length === 1 && first !== void 0)
    return `${shortName(first.route)} moves: ${routeSentence(first)}`;
  return `${routeNames(moving)} move more than ${percent(assessment.policy.epsilon)} of the time, each on its own`;
}
function routeSentence(route) {
  return `${flipsOfPairs(route)}, ${boundWords(route, route.targeted ? "its" : "your")}`;
}
function contractSentence({ contract }) {
  if (contract === void 0) return "the contract is not met";
  const { missingIntended, missingObserved, unknownObserved, underCased } = contract;
  const parts = [];
  if (unknownObserved.length > 0)
    parts.push(`the agent decided ${names(unknownObserved)}, which the contract does not allow`);
  if (missingObserved.length > 0)
    parts.push(`${reachedWords(contract)}: none reaches ${names(missingObserved)}`);
  const reachedByChance = missingIntended.filter((label) => !missingObserved.includes(label));
  if (reachedByChance.length > 0) parts.push(`no probe was written for ${names(reachedByChance)}`);
  if (parts.length === 0)
    parts.push(
      ...underCased.map(
        (row) => `${shortName(row.decision)} has ${count(row.cases, "case")}, the contract asks for ${row.minimum}`
      )
    );
  return parts.join("; ");
}
function undecidedSentence(assessment) {
  const targets = routesThatAre(assessment, "undecided").filter((route) => route.targeted);
  const { stability: stability2 } = assessment;
  if (targets.length > 0 && stability2?.verdict.kind !== "undecided") {
    return `too few pairs to test the declared ${targets.length === 1 ? "tolerance" : "tolerances"} of ${routeNames(targets)}`;
  }
  if (stability2 === void 0 || stability2.pairs === 0) return "not one pair of answers to compare";
  if (stability2.flips > 0 || stability2.reading !== void 0) return pooledSentence(assessment);
  const upper = percentBeside(stability2.verdict.interval.upper, stability2.tolerance);
  return `${count(stability2.pairs, "pair")} without a flip leave up to ${upper}, above your ${percent(stability2.tolerance)}`;
}
function curtailedSentence({ curtailment, evidence }) {
  if (curtailment === void 0) return "no baseline could be admitted any more";
  const { stoppingPair, endpointPairs, observedFlips } = curtailment;
  const left = callsLeftOut(curtailment, evidence);
  return `after ${stoppingPair} of ${count(endpointPairs, "pair")} (${count(observedFlips, "flip")}) no baseline could be admitted any more, even if all others agreed; ${left} of ${count(2 * endpointPairs, "planned call")} ${left === 1 ? "was" : "were"} not made`;
}
function incompleteSentence(assessment) {
  const { failedCalls, missingCalls, evidence } = assessment;
  const unchecked = failedChecks(assessment);
  const checks = `${count(unchecked, "check")} of relations failed`;
  const failed = `${count(failedCalls, "call")} failed`;
  const missing = `${count(missingCalls, "planned call")} ${missingCalls === 1 ? "was" : "were"} never made`;
  const what = [
    failedCalls > 0 ? failed : "",
    missingCalls > 0 ? missing : "",
    unchecked > 0 ? checks : "",
    evidence.unfinished ?? ""
  ].filter((part) => part !== "").join(" and ");
  return `${what}, so this run is no evidence of anything`;
}
function routesThatAre({ routes }, kind) {
  return (routes ?? []).filter((route) => route.verdict.kind === kind);
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

// src/report/build-relation-steps.ts
function violationSteps({ relations }, suite) {
  if (relations === void 0) return [];
  const rows = violations(relations, suite);
  const firsts = rows.filter((row, at) => rows.findIndex((each) => each.relation === row.relation) === at);
  const others = rows.length - Math.min(2, firsts.length);
  const found = firsts.slice(0, 2).map(({ relation, text, file, line }) => {
    const place = { ...file === void 0 ? {} : { file }, ...line === void 0 ? {} : { line } };
    return { text: `Decide whether ${quoteName(relation)} must hold for this probe: ${text}.`, ...place };
  });
  const more = others === 0 ? "" : ` (there ${others === 1 ? "is" : "are"} ${count(others, "more violation")})`;
  const last = `Where it must${more}, fix the agent; where it need not, list the relations you do hold it to in a catalogue of your own (\`relations: FILE#export\`).`;
  return [...found, { text: last }];
}
function vacuousSteps(suite) {
  return [
    {
      text: "Add probes that the relations change, or correct the `transform` that returns its input as it is.",
      file: suite.file
    },
    { text: "Or leave `relations` out: a relation that changes nothing asks nothing." }
  ];
}

// src/report/build-next.ts
var MOST_STEPS = 3;
function buildNext(assessment, context) {
  return steps(assessment, context).slice(0, MOST_STEPS);
}
function steps(assessment, context) {
  switch (assessment.status) {
    case "incomplete":
      return incompleteSteps(assessment.evidence.unfinished, context);
    case "contract":
    case "blind":
      return coverageSteps(assessment, context);
    case "target-failed":
    case "stochastic":
      return movingSteps(assessment, context);
    case "undecided":
      return undecidedSteps(assessment, context);
    case "deterministic":
      return deterministicSteps(assessment);
    case "unmeasured":
      return [{ text: "Run again with `meter: true` to learn whether the decisions repeat." }];
    case "vacuous":
      return vacuousSteps(context.suite);
    case "violations":
      return violationSteps(assessment, context.suite);
    case "curtailed":
      return curtailedSteps(assessment, context);
  }
}
function incompleteSteps(unfinished, { errors, suite, stopped, recorded }) {
  if (recorded !== void 0) return recordedSteps(errors, suite, recorded);
  const found = errors.slice(0, 2).map((row) => {
    const times = row.count === 1 ? "" : ` (${count(row.count, "call")} alike)`;
    return {
      text: `${FIXES[row.kind] ?? "Fix the failing call"}: ${row.message}${times}.`,
      ...placeOf(suite, row.probe)
    };
  });
  const again = { text: unfinished === void 0 ? STOPPED[stopped ?? "none"] : SHARD };
  return [...found, again];
}
function recordedSteps(errors, suite, { file, isStored = false }) {
  const found = errors.slice(0, 2).map(
    (row) => ({
      text: `Look at ${count(row.count, "recorded run")} of this probe that failed before a decision.`,
      ...placeOf(suite, row.probe)
    })
  );
  const again = isStored ? PUSH_AGAIN : `Then record again: \`${file}\` holds too little to judge.`;
  return [...found, { text: again }];
}
var PUSH_AGAIN = "Then push a commit: the next run measures anew.";
var RESUME = 'where no file had to change, `--resume` (in GitHub Actions: "Re-run failed jobs") keeps what was answered';
var STOPPED = {
  none: `Then run again; ${RESUME} and asks again what failed.`,
  error: `Then run again; ${RESUME}. \`error-policy: record\` goes on after a failure instead of stopping at the first.`,
  "all-failing": "Then run again: the first calls all failed, so the rest was not made. A failed call is never counted as an answer.",
  "max-cost": "Raise `max-cost` and run again; at your desk, `--max-cost` together with `--resume` keeps what was answered, at no further cost.",
  interrupted: `Run again; ${RESUME}.`
};
var SHARD = 'Run that shard again (in GitHub Actions: "Re-run failed jobs", or its job alone), then judge all of them again; what the others answered is kept.';
var FIXES = {
  timeout: "Make the agent answer in time, or raise `timeout`",
  "agent-error": "Fix what the agent threw",
  "agent-crashed": "Fix what ended the agent's process",
  "malformed-response": "Return a decision the way the README shows",
  malformed_response: "Return a decision the way the README shows",
  "missing-path": "Correct the `decision` path of the endpoint",
  "http-status": "Fix what the endpoint answered",
  network: "Check that the endpoint is up and reachable from here",
  extraction_failed: "Return a `verdict`, or compare another `layer`",
  open_ended: "Make the agent pick one of its decisions, or compare `layer: text`",
  runtime_error: "Fix the agent's own error",
  "check-failed": "Fix the catalogue's `check`"
};
function coverageSteps(assessment, { suite, planCalls, recorded }) {
  const { contract, skew } = assessment;
  const found = [];
  const unknown2 = contract?.unknownObserved ?? [];
  if (unknown2.length > 0) {
    found.push({
      text: `Decide whether ${names(unknown2)} belongs in \`allowed\`; if not, fix the agent.`,
      ...contractPlace(suite)
    });
  }
  const missing = contract?.missingObserved ?? [];
  if (missing.length > 0) {
    found.push({
      text: `Add probes that should reach ${names(missing)}: none of your ${count(suite.cases.length, "probe")} does today.`,
      ...contractPlace(suite)
    });
  } else if (skew?.blind === true) {
    found.push({
      text: `Add probes that should reach another decision than ${outcomeName(skew.majority)}.`,
      file: suite.file
    });
  }
  const underCased = contract?.underCased ?? [];
  if (missing.length === 0 && underCased.length > 0) {
    const rows = underCased.map((row) => `${shortName(row.decision)} (${row.cases} of ${row.minimum})`);
    found.push({ text: `Add cases for ${list(rows, 4)}.`, ...contractPlace(suite) });
  }
  return [...found, { text: againWith(planCalls, recorded) }];
}
function againWith(planCalls, recorded) {
  if (recorded === void 0) return `Then run again: ${count(planCalls, "call")} with the probes of today.`;
  return recorded.isStored === true ? PUSH_AGAIN : "Then record again, and assess what was recorded.";
}
function curtailedSteps(assessment, { suite }) {
  const { curtailment } = assessment;
  const last = curtailment === void 0 ? [] : [{ text: afterCurtailment(curtailment) }];
  return [...flipSteps(assessment, suite), ...last];
}
function movingSteps(assessment, { suite }) {
  return [...flipSteps(assessment, suite), { text: afterMoving(assessment) }];
}
function afterMoving({ status, sequential }) {
  if (status === "target-failed")
    return "Fix the agent for these inputs, or declare a tolerance you can live with.";
  if (sequential?.pooled.call === "stochastic")
    return "A baseline is not admitted while it moves. To learn how often it does, measure a fixed plan: leave out `method: sequential`.";
  return "If you live with the noise, judge later runs against it; a baseline is not admitted while a route moves.";
}
function flipSteps(assessment, suite) {
  return assessment.flipPairs.slice(0, 2).map(({ outcomes, count: flips, cases }) => {
    const [a, b] = outcomes;
    const where = cases[0] ?? 0;
    const between = `between ${outcomeName(a)} and ${outcomeName(b)} (${count(flips, "flip")})`;
    const which = cases.length === 1 ? `the probe that moves ${between}` : `the ${count(cases.length, "probe")} that move ${between}, such as the first`;
    return {
      text: `Look at ${which}: does the request allow both?`,
      ...placeOf(suite, where)
    };
  });
}
function undecidedSteps(assessment, context) {
  const { stability: stability2, sequential } = assessment;
  const pooled = [];
  if (stability2?.verdict.kind === "undecided") {
    const needed = stability2.verdict.pairsStillNeeded;
    pooled.push({
      text: sequential ? continueReading(needed, sequential) : pairsStep(stability2, needed, assessment, context)
    });
  }
  const routes = targetSteps(assessment);
  const moving = movingStep(assessment, context.suite);
  if (sequential?.pooled.stop === "futile") return [...moving, ...pooled, ...routes];
  return [...pooled, ...routes, ...moving];
}
function targetSteps(assessment) {
  const { sequential, stability: stability2 } = assessment;
  const found = [];
  for (const route of routesThatAre(assessment, "undecided").filter(({ targeted }) => targeted)) {
    if (found.length === 2 || route.verdict.kind !== "undecided") break;
    const needed = count(route.verdict.pairsStillNeeded, "more pair");
    const how = sequential === void 0 ? ": add cases for it, or raise the budget" : "";
    found.push({
      text: `${shortName(route.route)} needs ${needed} without a flip to show ${percent(route.tolerance)}${how}.`
    });
  }
  const isLeft = sequential !== void 0 && stability2?.verdict.kind !== "undecided" && found.length > 0;
  return isLeft ? [...found, { text: continueForRoutes(sequential) }] : found;
}
function movingStep(assessment, suite) {
  const [moving] = assessment.flipPairs;
  if (moving === void 0) return [];
  const [a, b] = moving.outcomes;
  return [
    {
      text: `${count(moving.count, "flip")} between ${outcomeName(a)} and ${outcomeName(b)}: perhaps the request allows both.`,
      ...placeOf(suite, moving.cases[0] ?? 0)
    }
  ];
}
function pairsStep(stability2, needed, assessment, { suite }) {
  const probes2 = suite.cases.length;
  const repeats = 2 * Math.ceil((stability2.pairs + needed) / Math.max(1, probes2));
  const setting = stability2.flips === 0 ? "" : "; another flip moves that further";
  const each = Math.max(1, assessment.evidence.cases[0]?.outcomes.length ?? 2);
  const moreProbes = Math.ceil(needed / Math.max(1, Math.floor(each / 2)));
  const pairs = `${count(needed, stability2.flips === 0 ? "more quiet pair" : "more pair")}${stability2.flips === 0 ? "" : " without a flip"}`;
  return `${pairs} would settle it (${count(2 * needed, "call")})${setting}: set \`repeats: ${repeats}\`, or add ${count(moreProbes, "probe")}.`;
}
function deterministicSteps(assessment) {
  const found = [];
  const undecided = routesThatAre(assessment, "undecided");
  if (undecided.length > 0) {
    const most = Math.max(
      ...undecided.map((route) => route.verdict.kind === "undecided" ? route.verdict.pairsStillNeeded : 0)
    );
    found.push({
      text: `Nothing to do for the pooled verdict. One by one, ${routeNames(undecided)} ${undecided.length === 1 ? "is" : "are"} undecided: up to ${count(most, "more quiet pair")} each, or declare \`stability_targets\`.`
    });
  }
  if (assessment.contract === void 0 && routesThatAre(assessment, "deterministic").length === 0 && undecided.length === 0) {
    found.push({
      text: `Name the decision each probe should reach (\`expected\`) and a \`contract\`, and the report will say which routes are covered; seen: ${seen(assessment)}.`
    });
  }
  if (found.length === 0) found.push({ text: "Nothing: keep this check on pull requests." });
  return found;
}
function seen(assessment) {
  const labels = new Set(
    assessment.evidence.cases.flatMap(({ outcomes }) => outcomes.slice(0, 1).map(outcomeWords))
  );
  return names([...labels]);
}
function placeOf(suite, caseIndex) {
  const line = suite.cases[caseIndex]?.line;
  return line === void 0 ? { file: suite.file } : { file: suite.file, line };
}
function contractPlace(suite) {
  const line = suite.contract?.line;
  return line === void 0 ? { file: suite.file } : { file: suite.file, line };
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
  const seen2 = new Map(countOutcomes(firstOutcomes(evidence)).map((row) => [outcomeKey(row.outcome), row]));
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
      probes: seen2.get(key)?.count ?? 0,
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
  return flipPairs.map(({ outcomes: [a, b], count: count3, cases }) => ({
    decisions: [outcomeWords(a), outcomeWords(b)],
    count: count3,
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
      answers: countOutcomes(item.outcomes).map(({ outcome, count: count3 }) => ({
        decision: outcomeWords(outcome),
        count: count3
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

// src/core/curtailment.ts
function isOutOfReach({ epsilon, strict }, { pairs, flips }, endpointPairs) {
  if (pairs >= endpointPairs) return false;
  if (strict) return bestCaseExactTotal(epsilon, flips, pairs) > endpointPairs;
  return bestCaseAdmission(epsilon, flips, pairs, endpointPairs) === void 0;
}
function replayCurtailment(cases, rule) {
  const endpointPairs = cases.reduce((sum, outcomes) => sum + Math.floor(outcomes.length / 2), 0);
  const calls = cases.reduce((sum, outcomes) => sum + outcomes.length, 0);
  let pairs = 0;
  let flips = 0;
  for (const flipped of pairsByRound(cases)) {
    pairs += 1;
    if (flipped) flips += 1;
    if (isOutOfReach(rule, { pairs, flips }, endpointPairs)) {
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
function findCurtailment(cases, repeats, rule) {
  const endpointPairs = repeats.reduce((sum, count3) => sum + Math.floor(count3 / 2), 0);
  const read = { pairs: 0, flips: 0 };
  for (const flipped of pairsByRound(cases)) {
    if (isOutOfReach(rule, read, endpointPairs) && read.pairs > 0) return void 0;
    read.pairs += 1;
    if (flipped) read.flips += 1;
  }
  if (read.pairs === 0 || !isOutOfReach(rule, read, endpointPairs)) return void 0;
  const avoidedPairs = endpointPairs - read.pairs;
  return {
    stoppingPair: read.pairs,
    endpointPairs,
    observedFlips: read.flips,
    avoidedPairs,
    spentCalls: 2 * read.pairs,
    avoidedCalls: 2 * avoidedPairs
  };
}

// src/pipeline/early-end.ts
function endOfFixedPlan(collected, curtail) {
  const { cases, trials, layer, isolation: isolation2, repeats } = collected;
  const planned = repeats.reduce((sum, count3) => sum + count3, 0);
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
  const { agent, config: config2, plan, host } = run;
  const suite = withLines(run.suite.suite, run.suite.text);
  const cases = suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  const end = endOf(run, cases, trials);
  const evidence = unfinished === void 0 ? end.evidence : { ...end.evidence, unfinished };
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (unscorable !== void 0) return fail(undeclared(unscorable, suite, run.journal));
  const missing = end.missing + (plan.followUps ?? 0) - followUps.length;
  const judged = await run.relations.judge(trials, followUps);
  const assessment = assess(evidence, policyOf(config2, suite), missing, judged, end);
  const judgedDecisions = buildModel(assessment, {
    version: host.version,
    suite,
    plan,
    trials,
    followUps,
    stopped,
    agent: agent.name,
    earlierAttempts: run.earlierAttempts,
    curtail: config2.curtail,
    errorPolicy: config2.errorPolicy,
    maxWorkers: config2.maxWorkers,
    startedAt,
    durationMs: durationMs()
  });
  const model = await withTests(judgedDecisions, assessment.exitCode, { config: config2, suite, trials });
  return succeed({ suite, plan, trials, followUps, assessment, model });
}
async function withTests(model, exitCode, metered) {
  if (metered.suite.cases.every((item) => item.expect === void 0)) return model;
  const { withMeteredTests } = await import("./chunk-WIFOZ5UU.js");
  return withMeteredTests(model, exitCode, metered);
}
function endOf(run, cases, trials) {
  const { config: config2, agent, plan, reading } = run;
  const collected = {
    cases,
    trials,
    layer: config2.layer,
    isolation: agent.isolation,
    repeats: reading?.repeats ?? plan.repeats,
    coverAll: coversAll(run)
  };
  return reading === void 0 ? endOfFixedPlan(collected, curtailRule(config2)) : endOfReading(collected, reading.plan);
}
function policyOf(config2, suite) {
  return {
    epsilon: config2.epsilon,
    blindnessThreshold: config2.blindnessThreshold,
    meter: config2.meter,
    blindness: config2.blindness,
    strict: config2.strictErrorControl,
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

// src/core/sequential-plan.ts
function wantedPairs({ intended, epsilon, targets }) {
  const pooled = usualCap(epsilon);
  if (pooled === void 0) return void 0;
  let total = pooled;
  if (Object.keys(targets).length === 0) return total;
  for (const route of routesOf(intended)) {
    const own2 = usualCap(toleranceOf(route, epsilon, targets));
    if (own2 === void 0) return void 0;
    total += own2;
  }
  return total;
}
function planReading(question, cap, seed) {
  const { intended, epsilon, targets } = question;
  const wanted = wantedPairs(question);
  if (wanted === void 0) throw new RangeError(`nobody can read pairs for a tolerance of ${epsilon}`);
  const limit = (tolerance) => cap > wanted ? cap : Math.min(cap, usualCap(tolerance));
  const designs = /* @__PURE__ */ new Map();
  const design = (tolerance, alphaStochastic) => {
    const key = `${tolerance} ${alphaStochastic}`;
    const found = designs.get(key) ?? sequentialBoundaries({ epsilon: tolerance, cap: limit(tolerance), alphaStochastic });
    designs.set(key, found);
    return found;
  };
  const routes = routesOf(intended);
  const settlesRoutes = routes.length > 0 && Object.keys(targets).length > 0;
  const pooled = design(epsilon, ALPHA);
  return {
    seed,
    cap,
    intended,
    pooled,
    giveUp: sequentialFutility(pooled),
    routes: routes.map((route) => {
      const tolerance = toleranceOf(route, epsilon, targets);
      const corrected = design(tolerance, ALPHA / routes.length);
      return {
        route,
        targeted: Object.hasOwn(targets, route),
        corrected,
        uncorrected: design(tolerance, ALPHA),
        giveUp: settlesRoutes ? sequentialFutility(corrected) : () => false
      };
    }),
    settlesRoutes
  };
}
var ALPHA = 0.025;
function routesOf(intended) {
  const named = intended.filter((route) => route !== void 0);
  return named.length < intended.length ? [] : sortedLabels(named);
}
function toleranceOf(route, epsilon, targets) {
  return (Object.hasOwn(targets, route) ? targets[route] : void 0) ?? epsilon;
}
function mostTrials({
  cap,
  intended,
  pooled,
  routes,
  settlesRoutes
}) {
  const pooledRounds = Math.ceil(Math.min(cap, pooled.cap) / Math.max(1, intended.length));
  return intended.map((route) => {
    const own2 = settlesRoutes ? routes.find((design) => design.route === route) : void 0;
    if (own2 === void 0) return 2 * pooledRounds;
    const cases = intended.filter((other) => other === route).length;
    return 2 * Math.max(pooledRounds, Math.ceil(Math.min(cap, own2.corrected.cap) / cases));
  });
}
function earliestConviction({ pooled, settlesRoutes }) {
  if (settlesRoutes) return void 0;
  const flips = pooled.stochasticBy.findIndex((last, flip) => flip > 0 && last >= flip);
  return flips > 0 ? flips : void 0;
}

// src/evidence/identity.ts
function identify(config2, suite, tree, relations = {}) {
  const identity = { ...configIdentity(config2), ...testIdentity(config2, suite), ...relations };
  return { config: identity, configDigest: digestOf(identity), suiteDigest: suiteDigest(suite), tree };
}
function testIdentity({ mode, tests }, { cases }) {
  if (mode !== "test") return {};
  const runs = cases.map((item) => item.expect === void 0 ? 0 : item.runs ?? tests.runs);
  return { mode, filter: tests.filter ?? null, "runs of the tests": digestOf(runs) };
}
function configIdentity(config2) {
  return {
    agent: config2.agent === void 0 ? null : nameOf(config2.agent),
    "agent's configuration": digestOf(config2.agent ?? null),
    isolation: config2.isolation,
    layer: config2.layer,
    epsilon: config2.epsilon,
    repeats: config2.repeats ?? null,
    // An undecided reading may go on with a larger one: where it ends changes neither the order nor a boundary.
    budget: config2.method === "sequential" ? null : config2.budget ?? null,
    "strict-error-control": config2.strictErrorControl,
    meter: config2.meter,
    method: config2.method,
    ...config2.curtail ? { curtail: true } : {}
  };
}
function nameOf(agent) {
  switch (agent.kind) {
    case "module":
      return agent.exportName === void 0 ? agent.path : `${agent.path}#${agent.exportName}`;
    case "endpoint":
      return agent.url.split(/[?#]/)[0] || (agent.preset ?? "");
    case "command":
      return typeof agent.command === "string" ? agent.command : agent.command.join(" ");
  }
}
function suiteDigest({ cases, contract }) {
  const { line: _, ...promises } = contract ?? { line: 0 };
  return digestOf({
    cases: cases.map(({ input, expected }) => ({ input, expected })),
    contract: contract === void 0 ? void 0 : promises
  });
}
function differences(was, is) {
  const names2 = [.../* @__PURE__ */ new Set([...Object.keys(was.config), ...Object.keys(is.config)])];
  const settings = names2.filter((name) => was.config[name] !== is.config[name]).map((name) => difference(name, was.config[name], is.config[name]));
  return [
    ...settings,
    ...settings.length === 0 && was.configDigest !== is.configDigest ? ["the configuration"] : [],
    ...was.suiteDigest === is.suiteDigest ? [] : ["the cases or the contract of the suite"],
    ...changedFiles(was.tree ?? {}, is.tree ?? {})
  ];
}
var NAMED_FILES = 3;
function changedFiles(was, is) {
  const changed = [.../* @__PURE__ */ new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => was[name] !== is[name]
  );
  if (changed.length === 0) return [];
  const named = changed.slice(0, NAMED_FILES).map((name) => `\`${name}\``);
  const more = changed.length > NAMED_FILES ? [`${changed.length - NAMED_FILES} more`] : [];
  return [`files (${[...named, ...more].join(", ")})`];
}
function difference(name, was, is) {
  const isDigest = [was, is].some((value) => typeof value === "string" && value.startsWith("sha256:"));
  return isDigest ? `the ${name}` : `\`${name}\` (was ${shown(was)}, is ${shown(is)})`;
}
function shown(value) {
  return value === void 0 || value === null ? "not set" : String(value);
}

// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
var Cached = class {
  constructor(getter) {
    this._getter = getter;
    this._value = void 0;
  }
  get value() {
    const getter = this._getter;
    if (getter !== void 0) {
      this._value = getter();
      this._getter = void 0;
    }
    return this._value;
  }
};
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source) {
  const start = source.startsWith("^") ? 1 : 0;
  const end = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
  const ratio = val / step;
  const roundedRatio = Math.round(ratio);
  const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  if (Math.abs(ratio - roundedRatio) < tolerance)
    return 0;
  return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
function rawShape(def) {
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
  return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
  Object.defineProperty(target, key, {
    get() {
      const value = getter();
      assignProp(this, key, value);
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function putProp(target, key, value) {
  if (key in target)
    assignProp(target, key, value);
  else
    target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
  const raw = sourceShape(source);
  for (const key of keys) {
    const desc = Object.getOwnPropertyDescriptor(raw, key);
    if (!desc.enumerable)
      continue;
    if (desc.get) {
      deferProp(target, key, () => {
        const value = source._zod.def.shape[key];
        return wrap ? wrap(value, key) : value;
      });
    } else
      putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
  }
}
function mirrorProps(target, source) {
  for (const key of Reflect.ownKeys(source)) {
    const desc = Object.getOwnPropertyDescriptor(source, key);
    if (!desc.enumerable)
      continue;
    if (desc.get)
      deferProp(target, key, () => source[key]);
    else
      putProp(target, key, desc.value);
  }
}
function mergeDefs(...defs) {
  const mergedDescriptors = {};
  for (const def of defs) {
    const descriptors = Object.getOwnPropertyDescriptors(def);
    Object.assign(mergedDescriptors, descriptors);
  }
  return Object.defineProperties({}, mergedDescriptors);
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
  });
}
var NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function extend(schema, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to extend: expected a plain object");
  }
  const checks = schema._zod.def.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    const existingShape = sourceShape(schema);
    for (const key of Reflect.ownKeys(shape)) {
      if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
        throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
      }
    }
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
  mirrorProps(newShape, shape);
  return newShape;
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a3;
    (_a3 = iss).path ?? (_a3.path = []);
    iss.path.unshift(path);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check))
      break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0)
      caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start, inst) {
  var _a3;
  for (let i = start; i < issues.length; i++) {
    (_a3 = issues[i]).schema ?? (_a3.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a3;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a3 = iss).schema ?? (_a3.schema = iss.inst);
    else
      iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
      continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message;
  if (ctx?.reportInput) {
    full.input = iss.input;
  }
  return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
  const units = str.length;
  if (!highSurrogate.test(str))
    return units;
  let count3 = units;
  for (let i = 0; i < units - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count3--;
      i++;
    }
  }
  return count3;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function members(proto, table) {
  for (const key in table) {
    const desc = Object.getOwnPropertyDescriptor(table, key);
    if (desc.get)
      Object.defineProperty(proto, key, { ...desc, enumerable: false });
    else
      defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
      own(this, key, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
  configurable: true,
  get() {
    broke = true;
    return void 0;
  }
};
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      Object.defineProperty(this, key, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key];
        else
          Object.defineProperty(this, key, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  if (!proto)
    return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key, desc);
      desc.value = make(this);
      Object.defineProperty(this, key, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
    }
  });
}

// node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name, initializer2, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name)) {
      return;
    }
    inst._zod.traits.add(name);
    initializer2(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k))
        continue;
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst);
      }
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) {
        fn();
      }
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp)
      pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name);
    }
  });
  Object.defineProperty(_, "name", { value: name });
  return _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true
};
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
  inst.name = "$ZodError";
  _issuesDesc.value = def;
  Object.defineProperty(inst, "issues", _issuesDesc);
  _issuesDesc.value = void 0;
  Object.defineProperty(inst, "message", _messageDesc);
  const proto = Object.getPrototypeOf(inst);
  if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
      configurable: true,
      enumerable: false,
      get() {
        const value = () => this.message;
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
        return value;
      },
      set(value) {
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
      }
    });
  }
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, {
  Parent: Error
});

// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
      throw new $ZodAsyncError();
    }
    if (result.issues.length) {
      const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, _params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parse = /* @__PURE__ */ _parse($ZodRealError);
var _parseAsync = (_Err) => {
  const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
      result = await result;
    if (result.issues.length) {
      const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
  let error;
  return {
    success: false,
    get error() {
      if (!error) {
        error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error;
    },
    set error(e) {
      error = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);

// node_modules/zod/v4/core/regexes.js
var anyString = /^[\s\S]{0,}$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;
var _null = /^null$/i;

// node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
  var _a3;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a3 = inst._zod).onattach ?? (_a3.onattach = []);
});
var _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
var $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_big",
      maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_small",
      minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMultipleOf = /* @__PURE__ */ $constructor("$ZodCheckMultipleOf", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    if (typeof payload.value !== typeof def.value)
      throw new Error("Cannot mix number and bigint in multiple_of check.");
    const isMultiple = typeof payload.value === "bigint" ? (
      // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
      def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
    ) : floatSafeRemainder(payload.value, def.value) === 0;
    if (isMultiple)
      return;
    payload.issues.push({
      origin: typeof payload.value,
      code: "not_multiple_of",
      divisor: def.value,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  def.format = def.format || "float64";
  const isInt = def.format?.includes("int");
  const origin = isInt ? "int" : "number";
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: "invalid_type",
          continue: false,
          input,
          inst
        });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) {
          payload.issues.push({
            input,
            code: "too_big",
            maximum: Number.MAX_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        } else {
          payload.issues.push({
            input,
            code: "too_small",
            minimum: Number.MIN_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        }
        return;
      }
    }
    if (input < minimum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
    if (input > maximum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_big",
        maximum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
    if (length >= def.minimum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_small",
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a3, _b;
  $ZodCheck.init(inst, def);
  if (def.pattern)
    (_a3 = inst._zod).check ?? (_a3.check = (payload) => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value))
        return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: def.format,
        input: payload.value,
        ...def.pattern ? { pattern: def.pattern.toString() } : {},
        inst,
        continue: !def.abort
      });
    });
  else
    (_b = inst._zod).check ?? (_b.check = () => {
    });
});
var $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "regex",
      input: payload.value,
      pattern: def.pattern.toString(),
      inst,
      continue: !def.abort
    });
  };
});

// node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 6,
  patch: 7
};

// node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
  var _a3;
  inst ?? (inst = {});
  inst._zod.def = def;
  inst._zod.bag = inst._zod.bag || {};
  inst._zod.version = version;
  const defChecks = inst._zod.def.checks;
  const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
  for (const ch of checks) {
    for (const fn of ch._zod.onattach) {
      fn(inst);
    }
  }
  if (checks.length === 0) {
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred?.push(() => {
      inst._zod.run = inst._zod.parse;
    });
  } else {
    const runChecks = (payload, checks2, ctx) => {
      if (payload.memo)
        return payload;
      let isAborted = aborted(payload);
      let asyncResult;
      for (const ch of checks2) {
        if (ch._zod.def.when) {
          if (explicitlyAborted(payload))
            continue;
          const shouldRun = ch._zod.def.when(payload);
          if (!shouldRun)
            continue;
        } else if (isAborted) {
          continue;
        }
        const currLen = payload.issues.length;
        const _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) {
          throw new $ZodAsyncError();
        }
        if (asyncResult || _ instanceof Promise) {
          asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
            await _;
            const nextLen = payload.issues.length;
            if (nextLen === currLen)
              return;
            attachSchema(payload.issues, currLen, inst);
            if (!isAborted)
              isAborted = aborted(payload, currLen);
          });
        } else {
          const nextLen = payload.issues.length;
          if (nextLen === currLen)
            continue;
          attachSchema(payload.issues, currLen, inst);
          if (!isAborted)
            isAborted = aborted(payload, currLen);
        }
      }
      if (asyncResult) {
        return asyncResult.then(() => {
          return payload;
        });
      }
      return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary)) {
        canary.aborted = true;
        return canary;
      }
      const checkResult = runChecks(payload, checks, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) {
        return inst._zod.parse(payload, ctx);
      }
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
        if (canary instanceof Promise) {
          return canary.then((canary2) => {
            return handleCanaryResult(canary2, payload, ctx);
          });
        }
        return handleCanaryResult(canary, payload, ctx);
      }
      const result = inst._zod.parse(payload, ctx);
      if (result instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return result.then((result2) => runChecks(result2, checks, ctx));
      }
      return runChecks(result, checks, ctx);
    };
  }
}, {
  // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
  get "~standard"() {
    return hide(this, "~standard", standardProps(this));
  },
  set "~standard"(value) {
    own(this, "~standard", value);
  }
});
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx);
        if (!(r instanceof Promise))
          return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = def.pattern ?? anyString;
  inst._zod.parse = (payload, _) => {
    if (def.coerce)
      try {
        payload.value = String(payload.value);
      } catch (_2) {
      }
    if (typeof payload.value === "string")
      return payload;
    payload.issues.push({
      expected: "string",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = number;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Number(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
      return payload;
    }
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received ? { received } : {}
    });
    return payload;
  };
});
var $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = boolean;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Boolean(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "boolean")
      return payload;
    payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodNull = /* @__PURE__ */ $constructor("$ZodNull", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = _null;
  inst._zod.values = /* @__PURE__ */ new Set([null]);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (input === null)
      return payload;
    payload.issues.push({
      expected: "null",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
var $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: "never",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse3 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          attachSchema(payload.issues, start, inst);
          return payload;
        }
      }
    }
    return parse3(payload, ctx);
  };
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: "array",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
      const item = input[i];
      const result = def.element._zod.run({
        value: item,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
      } else {
        handleArrayResult(result, payload, i);
        if (abortEarly && result.issues.length !== 0 && aborted(result))
          break;
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
  capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
  const isPresent = key in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key] = void 0;
    }
  } else {
    final.value[key] = result.value;
  }
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen2 = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen2) {
      if (aborted(payload, seen2))
        break;
      seen2 = payload.issues.length;
    }
    if (keySet.has(key))
      continue;
    if (key === "__proto__") {
      if (t === "never")
        unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key, input, optin, optout);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  const sh = desc?.get ? desc.get.raw : def.shape ?? {};
  if (sh) {
    const get = () => {
      const newSh = { ...sh };
      Object.defineProperty(def, "shape", { value: newSh });
      get.raw = newSh;
      return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", { get });
  }
  const _normalized = cached(() => normalizeDef(def));
  defineLazyInternal(inst, "propValues", (zod) => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key in shape) {
      const field = shape[key]._zod;
      if (field.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
          assignProp(propValues, key, /* @__PURE__ */ new Set());
        }
        for (const v of field.values)
          propValues[key].add(v);
        if (field.optin !== void 0)
          propValues[key].add(void 0);
      }
    }
    return propValues;
  });
  const isObject2 = isObject;
  const catchall = def.catchall;
  let value;
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen2 = payload.issues.length;
    for (const key of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen2) {
        if (aborted(payload, seen2))
          break;
        seen2 = payload.issues.length;
      }
      if (key === "__proto__")
        continue;
      const el = shape[key];
      const optin = el._zod.optin;
      const optout = el._zod.optout;
      const r = el._zod.run({ value: input[key], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
      } else {
        handlePropertyResult(r, payload, key, input, optin, optout);
      }
    }
    if (!catchall) {
      return proms.length ? Promise.all(proms).then(() => payload) : payload;
    }
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
  };
});
function handleUnionResults(results, final, inst, ctx) {
  for (const result of results) {
    if (result.issues.length === 0) {
      final.value = result.value;
      return final;
    }
  }
  const nonaborted = results.filter((r) => !aborted(r));
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
  }
  final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  });
  return final;
}
var $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
  defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
  defineLazyInternal(inst, "values", (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) {
      return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
    }
    return void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
    return void 0;
  });
  const first = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first) {
      return first(payload, ctx);
    }
    let async = false;
    const results = [];
    for (const option of def.options) {
      const result = option._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        results.push(result);
        async = true;
      } else {
        if (result.issues.length === 0)
          return result;
        results.push(result);
      }
    }
    if (!async)
      return handleUnionResults(results, payload, inst, ctx);
    return Promise.all(results).then((results2) => {
      return handleUnionResults(results2, payload, inst, ctx);
    });
  };
});
function discriminatorMap(def) {
  const map = /* @__PURE__ */ new Map();
  for (const option of def.options) {
    const values = option._zod.propValues?.[def.discriminator];
    if (!values || values.size === 0)
      throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
    for (const value of values) {
      if (map.has(value)) {
        if (value !== void 0)
          throw new Error(`Duplicate discriminator value "${String(value)}"`);
        map.set(value, null);
      } else {
        map.set(value, option);
      }
    }
  }
  return map;
}
var $ZodDiscriminatedUnion = /* @__PURE__ */ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
  def.inclusive = false;
  $ZodUnion.init(inst, def);
  const _super = inst._zod.parse;
  defineLazyInternal(inst, "propValues", (zod) => {
    const propValues = {};
    let undefinedCount = 0;
    for (const option of zod.def.options) {
      const pv = option._zod.propValues;
      if (!pv || Object.keys(pv).length === 0)
        throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
      if (pv[zod.def.discriminator]?.has(void 0))
        undefinedCount++;
      for (const [k, v] of Object.entries(pv)) {
        if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
          assignProp(propValues, k, /* @__PURE__ */ new Set());
        }
        for (const val of v) {
          propValues[k].add(val);
        }
      }
    }
    if (!zod.def.unionFallback && undefinedCount > 1)
      propValues[zod.def.discriminator]?.delete(void 0);
    return propValues;
  });
  def.options.forEach((option, i) => {
    const propShape = rawShape(option._zod.def);
    if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
      throw new Error(`Invalid discriminated union option at index "${i}"`);
    }
  });
  const disc = cached(() => discriminatorMap(def));
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isObject(input)) {
      payload.issues.push({
        code: "invalid_type",
        expected: "object",
        input,
        inst
      });
      return payload;
    }
    const value = input?.[def.discriminator];
    const opt = disc.value.get(value);
    if (opt && (value !== void 0 || ctx.direction !== "backward")) {
      return opt._zod.run(payload, ctx);
    }
    if (def.unionFallback || ctx.direction === "backward") {
      return _super(payload, ctx);
    }
    payload.issues.push({
      code: "invalid_union",
      errors: [],
      note: "No matching discriminator",
      discriminator: def.discriminator,
      options: Array.from(disc.value.keys()).filter((value2) => disc.value.get(value2) !== null),
      input,
      path: [def.discriminator],
      inst
    });
    return payload;
  };
});
var $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
  $ZodType.init(inst, def);
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) {
      payload.issues.push({
        expected: "record",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    const proms = [];
    const values = def.keyType._zod.values;
    if (values && !def.partial) {
      payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
      const recordKeys = /* @__PURE__ */ new Set();
      for (const key of values) {
        if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
          recordKeys.add(typeof key === "number" ? key.toString() : key);
          if (key === "__proto__")
            continue;
          const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
          if (keyResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (keyResult.issues.length) {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
            continue;
          }
          const outKey = keyResult.value;
          if (outKey === "__proto__")
            continue;
          const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => {
              if (result2.issues.length) {
                payload.issues.push(...prefixIssues(key, result2.issues));
              }
              payload.value[outKey] = result2.value;
            }));
          } else {
            if (result.issues.length) {
              payload.issues.push(...prefixIssues(key, result.issues));
            }
            payload.value[outKey] = result.value;
          }
        }
      }
      let unrecognized;
      for (const key in input) {
        if (!recordKeys.has(key)) {
          if (def.mode === "loose") {
            if (key === "__proto__")
              continue;
            payload.value[key] = input[key];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          }
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    } else {
      payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
      let unrecognized;
      for (const key of Reflect.ownKeys(input)) {
        if (key === "__proto__")
          continue;
        if (!Object.prototype.propertyIsEnumerable.call(input, key))
          continue;
        let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
        if (keyResult instanceof Promise) {
          throw new Error("Async schemas not supported in object keys currently");
        }
        const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
        if (checkNumericKey) {
          const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
          if (retryResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (retryResult.issues.length === 0) {
            keyResult = retryResult;
          }
        }
        if (keyResult.issues.length) {
          if (def.mode === "loose") {
            payload.value[key] = input[key];
          } else if (values) {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          } else {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
          }
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__")
          continue;
        const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => {
            if (result2.issues.length) {
              payload.issues.push(...prefixIssues(key, result2.issues));
            }
            payload.value[outKey] = result2.value;
          }));
        } else {
          if (result.issues.length) {
            payload.issues.push(...prefixIssues(key, result.issues));
          }
          payload.value[outKey] = result.value;
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
});
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values = getEnumValues(def.entries);
  const valuesSet = new Set(values);
  inst._zod.values = valuesSet;
  defineLazyInternal(inst, "pattern", (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
    return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const values = new Set(def.values);
  inst._zod.values = values;
  defineLazyInternal(inst, "pattern", (zod) => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (values.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values: def.values,
      input,
      inst
    });
    return payload;
  };
});
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  inst._zod.optout = "optional";
  defineLazyInternal(inst, "values", (zod) => {
    const values = zod.def.innerType._zod.values;
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== "defaulted")
        return payload;
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
      if (result instanceof Promise)
        return result.then((result2) => handleOptionalResult(payload, result2));
      return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
  });
  defineLazyInternal(inst, "values", (zod) => {
    return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === null)
      return payload;
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
  $ZodCheck.init(inst, def);
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _) => {
    return payload;
  };
  inst._zod.check = (payload) => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) {
      return r.then((r2) => handleRefineResult(r2, payload, input, inst));
    }
    handleRefineResult(r, payload, input, inst);
    return;
  };
});
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      // incorporates params.error into issue reporting
      path: [...inst._zod.def.path ?? []],
      // incorporates params.error into issue reporting
      continue: !inst._zod.def.abort
      // params: inst._zod.def.params,
    };
    if (inst._zod.def.params)
      _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}

// node_modules/zod/v4/core/registries.js
var _a2;
var $ZodRegistry = class {
  constructor() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
  }
  add(schema, ..._meta) {
    const meta2 = _meta[0];
    this._map.set(schema, meta2);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.set(meta2.id, schema);
    }
    return this;
  }
  clear() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
    return this;
  }
  remove(schema) {
    const meta2 = this._map.get(schema);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.delete(meta2.id);
    }
    this._map.delete(schema);
    return this;
  }
  get(schema) {
    const p = schema._zod.parent;
    if (p) {
      const pm = { ...this.get(p) ?? {} };
      delete pm.id;
      const f = { ...pm, ...this._map.get(schema) };
      return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
  }
  has(schema) {
    return this._map.has(schema);
  }
};
function registry() {
  return new $ZodRegistry();
}
(_a2 = globalThis).__zod_globalRegistry ?? (_a2.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
  return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
  return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
  return new Class({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
  return new Class({
    type: "boolean",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _null2(Class, params) {
  return new Class({
    type: "null",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
  return new Class({
    type: "unknown"
  });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
  return new Class({
    type: "never",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
  return new $ZodCheckMultipleOf({
    check: "multiple_of",
    ...normalizeParams(params),
    value
  });
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern
  });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
  const norm = normalizeParams(_params);
  norm.abort ?? (norm.abort = true);
  const schema = new Class({
    type: "custom",
    check: "custom",
    fn,
    ...norm
  });
  return schema;
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
  const schema = new Class({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
  return schema;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
  const ch = new $ZodCheck({ check: "describe" });
  ch._zod.onattach = [
    (inst) => {
      const existing = globalRegistry.get(inst) ?? {};
      globalRegistry.add(inst, { ...existing, description });
    }
  ];
  ch._zod.check = () => {
  };
  return ch;
}

// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
  if (!inst._zod)
    throw new Error("Uninitialized schema in ZodMiniType.");
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
}, {
  // `with` is an alias for `check`: the same function object, not a wrapper.
  get with() {
    return this.check;
  },
  set with(value) {
    own(this, "with", value);
  },
  parse(data, params) {
    return parse(this, data, params, { callee: this.parse });
  },
  parseAsync(data, params) {
    return parseAsync(this, data, params, { callee: this.parseAsync });
  },
  safeParse(data, params) {
    return safeParse(this, data, params);
  },
  safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
  },
  check(...checks) {
    const def = this.def;
    return this.clone({
      ...def,
      checks: [
        ...def.checks ?? [],
        ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
      ]
    }, { parent: true });
  },
  clone(_def, params) {
    return clone(this, _def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta2) {
    reg.add(this, meta2);
    return this;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  }
});
var ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _string(ZodMiniString, params);
}
var ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number2(params) {
  return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _boolean(ZodMiniBoolean, params);
}
var ZodMiniNull = /* @__PURE__ */ $constructor("ZodMiniNull", (inst, def) => {
  $ZodNull.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _null3(params) {
  return _null2(ZodMiniNull, params);
}
var ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
}
var ZodMiniNever = /* @__PURE__ */ $constructor("ZodMiniNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
  return _never(ZodMiniNever, params);
}
var ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
var ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
  $ZodObject.init(inst, def);
  ZodMiniType.init(inst, def);
  installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: /* @__PURE__ */ never(),
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function extend2(schema, shape) {
  return extend(schema, shape);
}
var ZodMiniUnion = /* @__PURE__ */ $constructor("ZodMiniUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
  return new ZodMiniUnion({
    type: "union",
    options,
    ...normalizeParams(params)
  });
}
var ZodMiniDiscriminatedUnion = /* @__PURE__ */ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
  $ZodDiscriminatedUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
  return new ZodMiniDiscriminatedUnion({
    type: "union",
    options,
    discriminator,
    ...normalizeParams(params)
  });
}
var ZodMiniRecord = /* @__PURE__ */ $constructor("ZodMiniRecord", (inst, def) => {
  $ZodRecord.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
  if (!valueType || !valueType._zod) {
    return new ZodMiniRecord({
      type: "record",
      keyType: /* @__PURE__ */ string2(),
      valueType: keyType,
      ...normalizeParams(valueType)
    });
  }
  return new ZodMiniRecord({
    type: "record",
    keyType,
    valueType,
    ...normalizeParams(params)
  });
}
var ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodMiniType.init(inst, def);
  inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
var ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
var ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType
  });
}
var ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
var ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
  return _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
  return _refine(ZodMiniCustom, fn, _params);
}
var describe2 = describe;

// src/core/evidence.ts
var ISOLATIONS = ["fresh-session", "fresh-instance", "shared-session", "unknown"];

// src/evidence/trials-file.ts
var TRIALS_SCHEMA = "agentverity.trials/v1";
function headerLine(header) {
  const { reading } = header;
  return JSON.stringify({
    schema: TRIALS_SCHEMA,
    config_digest: header.configDigest,
    config: header.config,
    suite_digest: header.suiteDigest,
    tree_digest: header.tree === null ? null : digestOf(header.tree),
    tree: header.tree,
    plan: reading === void 0 ? { repeats: header.repeats, order: "rounds", method: "wilson", seed: null, cap: null } : { repeats: header.repeats, order: "shuffled-rounds", method: "sequential", ...reading },
    shard: header.shard === void 0 ? null : shardName(header.shard),
    agent: header.shard?.agent,
    // left out where it is undefined, as the last one
    isolation: header.isolation,
    earlier_attempts: header.earlierAttempts
  });
}
function trialLine(trial, content) {
  const { caseIndex, trial: number3, attempt, startedAt, result } = trial;
  return lineOf({ case: caseIndex, trial: number3, attempt, started_at: startedAt }, result, content);
}
function followUpLine(followUp, content) {
  const { caseIndex, relation, attempt, startedAt, result } = followUp;
  return lineOf({ case: caseIndex, relation, attempt, started_at: startedAt }, result, content);
}
function lineOf(place, result, content) {
  if (!result.ok) return JSON.stringify({ ...place, error: writeFailure(result.failure, content) });
  return JSON.stringify({ ...place, observation: writeObservation(result.observation, content) });
}
function writeFailure({ kind, message }, content) {
  return { kind, message: content === "full" ? message : "recorded" };
}
function writeObservation(observation, content) {
  const { text, toolCalls, steps: steps2, errors, latencyMs, costUsd, metadata } = observation;
  const full = content === "full";
  return {
    text: full ? text : void 0,
    verdict: writeVerdict(observation.verdict),
    toolCalls: full ? toolCalls : toolCalls.map(withoutContents),
    steps: steps2,
    errors: full ? errors : errors.map(() => "recorded"),
    latencyMs,
    costUsd,
    metadata: full ? metadata : void 0
  };
}
function writeVerdict(verdict) {
  if (verdict === null) return null;
  return verdict.kind === "decision" ? verdict.label : { kind: "no_decision", reason: verdict.reason };
}
function withoutContents({ name, success }) {
  return success === void 0 ? { name } : { name, success };
}

// src/evidence/read-trials.ts
var count2 = int().check(_gte(0));
var headerSchema = strictObject({
  schema: literal(TRIALS_SCHEMA),
  config_digest: string2(),
  config: record(string2(), union([string2(), number2(), boolean2(), _null3()])),
  suite_digest: string2(),
  tree_digest: nullable(string2()),
  tree: nullable(record(string2(), string2())),
  plan: discriminatedUnion("method", [
    strictObject({
      repeats: array(count2),
      order: literal("rounds"),
      method: literal("wilson"),
      seed: _null3(),
      cap: _null3()
    }),
    strictObject({
      repeats: array(count2),
      order: literal("shuffled-rounds"),
      method: literal("sequential"),
      seed: int().check(_gte(0), _lte(4294967295)),
      cap: int().check(_gte(1))
    })
  ]),
  shard: nullable(string2().check(refine((text) => readShard(text) !== void 0))),
  agent: optional(string2()),
  isolation: _enum(ISOLATIONS),
  earlier_attempts: optional(count2)
});
var continuationSchema = strictObject({
  continued: strictObject({ repeats: array(count2), cap: int().check(_gte(1)) }),
  started_at: string2()
});
var trialSchema = strictObject({
  case: count2,
  trial: optional(count2),
  relation: optional(string2().check(_minLength(1))),
  attempt: int().check(_gte(1)),
  started_at: string2(),
  observation: optional(unknown()),
  error: optional(strictObject({ kind: string2(), message: string2() }))
});
var trialsLineSchema = union([
  headerSchema.check(describe2("The first line: what is measured, and how it was planned.")),
  trialSchema.check(describe2("One call: what was observed, or why nothing was.")),
  continuationSchema.check(describe2("Where a later process went on with a larger plan."))
]).check(describe2("One line of a journal: the header, then one line for each call."));
function readTrials(file, text) {
  const [first = "", ...lines] = text.split("\n").slice(0, -1);
  const header = headerSchema.safeParse(parse2(first));
  if (!header.success) return fail(noHeader(file, first));
  const trials = [];
  const followUps = [];
  const problems = [];
  let read = headerOf(header.data);
  for (const [index, line] of lines.entries()) {
    const continued = readContinuation(line, read);
    if (continued !== void 0) {
      read = continued;
      continue;
    }
    const call = readCall(line, read.repeats);
    if (typeof call === "string") problems.push(badLine(file, index + 2, call));
    else if ("relation" in call) followUps.push(call);
    else trials.push(call);
  }
  if (problems.length > 0) return fail(...problems.slice(0, 10));
  return succeed({ header: read, trials, followUps });
}
function readContinuation(line, header) {
  if (header.reading === void 0 || !line.startsWith('{"continued":')) return void 0;
  const read = continuationSchema.safeParse(parse2(line));
  if (!read.success || read.data.continued.repeats.length !== header.repeats.length) return void 0;
  const { repeats, cap } = read.data.continued;
  return { ...header, repeats, reading: { ...header.reading, cap } };
}
function headerOf(raw) {
  const { plan, earlier_attempts: earlierAttempts } = raw;
  const shard = raw.shard === null ? void 0 : readShard(raw.shard);
  return {
    config: raw.config,
    configDigest: raw.config_digest,
    suiteDigest: raw.suite_digest,
    tree: raw.tree,
    repeats: raw.plan.repeats,
    isolation: raw.isolation,
    ...plan.method === "sequential" ? { reading: { seed: plan.seed, cap: plan.cap } } : {},
    ...earlierAttempts === void 0 ? {} : { earlierAttempts },
    ...shard === void 0 ? {} : { shard: { ...shard, agent: raw.agent ?? "" } }
  };
}
function readCall(line, repeats) {
  const read = trialSchema.safeParse(parse2(line));
  if (!read.success) return "it is no trial";
  const { case: caseIndex, trial, relation, attempt, started_at: startedAt } = read.data;
  const result = resultOf(read.data);
  if (typeof result === "string") return result;
  if (trial === void 0 && relation !== void 0 && caseIndex < repeats.length)
    return { caseIndex, relation, attempt, startedAt, result };
  if (trial === void 0 || relation !== void 0) return "it is no trial";
  if (trial >= (repeats[caseIndex] ?? 0)) return `trial ${trial} of case ${caseIndex} was never planned`;
  return { caseIndex, trial, attempt, startedAt, result };
}
function resultOf({ observation, error }) {
  if (error !== void 0) return { ok: false, failure: error };
  const answer = readObservation(observation);
  if (!answer.ok) return `its observation cannot be read: ${answer.why}`;
  return { ok: true, observation: answer.observation };
}
function parse2(line) {
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
function noHeader(file, line) {
  const raw = parse2(line);
  const schema = typeof raw === "object" && raw !== null && "schema" in raw ? raw.schema : void 0;
  if (typeof schema === "string" && schema !== TRIALS_SCHEMA) {
    return {
      code: "schema-version",
      message: `${file} is \`${schema}\`, and this build reads \`${TRIALS_SCHEMA}\``,
      hint: "Resume with the version that wrote it, or start a new run.",
      at: { file, line: 1 }
    };
  }
  return {
    code: "evidence-invalid",
    message: `${file} does not start with the header of a journal`,
    hint: "Leave out `resume` to start a new run; it replaces the file.",
    at: { file, line: 1 }
  };
}
function badLine(file, line, why) {
  return {
    code: "evidence-invalid",
    message: `line ${line} of ${file} was not written by a run: ${why}`,
    hint: "Restore the journal, or leave out `resume` to start a new run.",
    at: { file, line }
  };
}

// src/pipeline/live-reading.ts
function questionOf({ cases, contract }, epsilon) {
  return {
    intended: cases.map((item) => item.expected),
    epsilon,
    targets: contract?.stabilityTargets ?? {}
  };
}

// src/evidence/recording-builder.ts
var MOST_PROBLEMS = 10;
var MOST_OBJECTS = 1024;
var RecordingBuilder = class {
  #groups = /* @__PURE__ */ new Map();
  #outcomes = [];
  #idByObject = /* @__PURE__ */ new Map();
  #lastOutcome;
  #lastId = -1;
  #idOf = /* @__PURE__ */ new Map();
  #problems = [];
  /** The first of them; empty when nothing is wrong. */
  get problems() {
    return this.#problems;
  }
  get isEmpty() {
    return this.#groups.size === 0;
  }
  has(input) {
    return this.#groups.has(input);
  }
  refuse(problem) {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
  }
  /** @param at asked for only when something must be told */
  open(input, at, expected) {
    const known = this.#groups.get(input);
    if (known !== void 0) return known;
    const group = { input, expected, ids: new SmallIntegers(), orders: void 0, errors: 0, at };
    this.#groups.set(input, group);
    return group;
  }
  /** @param order where the harness numbers its runs; all runs of a case have one, or none */
  add(group, outcome, order) {
    group.ids.push(this.intern(outcome));
    if (order === void 0) return;
    group.orders ??= [];
    group.orders.push(order);
  }
  /** @returns the number of an outcome; equal outcomes have equal numbers */
  intern(outcome) {
    if (outcome === this.#lastOutcome) return this.#lastId;
    this.#lastOutcome = outcome;
    this.#lastId = this.#numberOf(outcome);
    return this.#lastId;
  }
  #numberOf(outcome) {
    const known = this.#idByObject.get(outcome);
    if (known !== void 0) return known;
    const id = this.#numberByKey(outcome);
    if (this.#idByObject.size < MOST_OBJECTS) this.#idByObject.set(outcome, id);
    return id;
  }
  #numberByKey(outcome) {
    const key = outcomeKey(outcome);
    const known = this.#idOf.get(key);
    if (known !== void 0) return known;
    this.#outcomes.push(outcome);
    this.#idOf.set(key, this.#outcomes.length - 1);
    return this.#outcomes.length - 1;
  }
  /** Refuses a case whose runs have no order. */
  cases() {
    return [...this.#groups.values()].map((group) => {
      this.#checkOrder(group);
      const { input, expected, errors, at } = group;
      const outcomes = this.#inOrder(group);
      return { input, ...expected === void 0 ? {} : { expected }, outcomes, errors, at: at() };
    });
  }
  #checkOrder({ input, orders, at }) {
    if (orders !== void 0 && new Set(orders).size < orders.length) {
      const place = at();
      this.refuse({
        code: "evidence-invalid",
        message: `${caseName(place, input)} has two runs with the same number, so the order they ran in, and with it the pairs, cannot be told`,
        hint: "Export one evaluation at a time, without the same test case twice.",
        at: place
      });
    }
  }
  #inOrder({ ids, orders }) {
    const outcomes = ids.map((id) => this.#outcomes[id]);
    if (orders === void 0) return outcomes;
    return [...orders.keys()].sort((a, b) => orders[a] - orders[b]).map((index) => outcomes[index]);
  }
};
function caseName({ path }, input) {
  return path === void 0 ? `the case "${shorten(input)}"` : `\`${path}\` ("${shorten(input)}")`;
}
function shorten(text) {
  const line = text.replace(/\s+/g, " ");
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
var SmallIntegers = class {
  #store = new Uint8Array(8);
  length = 0;
  push(value) {
    if (value > 255 && this.#store instanceof Uint8Array) this.#store = Uint32Array.from(this.#store);
    if (this.length === this.#store.length) {
      const grown = this.#store instanceof Uint8Array ? new Uint8Array(2 * this.length) : new Uint32Array(2 * this.length);
      grown.set(this.#store);
      this.#store = grown;
    }
    this.#store[this.length] = value;
    this.length += 1;
  }
  map(itemOf) {
    const items = new Array(this.length);
    for (let index = 0; index < this.length; index += 1) items[index] = itemOf(this.#store[index] ?? 0);
    return items;
  }
};

export {
  _lt,
  _lte,
  _gt,
  _gte,
  _multipleOf,
  _minLength,
  _regex,
  string2 as string,
  number2 as number,
  int,
  boolean2 as boolean,
  unknown,
  array,
  strictObject,
  extend2 as extend,
  union,
  record,
  _enum,
  literal,
  optional,
  nullable,
  custom,
  refine,
  describe2 as describe,
  ISOLATIONS,
  MOST_SHARDS,
  readShard,
  shardName,
  declaredPairs,
  shardOfPair,
  shardOfFollowUp,
  certainEnd,
  RecordingBuilder,
  caseName,
  shorten,
  identify,
  suiteDigest,
  differences,
  headerLine,
  trialLine,
  followUpLine,
  readTrials,
  isOutOfReach,
  replayCurtailment,
  withLines,
  buildModel,
  endOfFixedPlan,
  endOfReading,
  coversAll,
  curtailRule,
  judgeCalls,
  policyOf,
  wantedPairs,
  planReading,
  mostTrials,
  earliestConviction,
  questionOf
};
