import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  differences,
  evidenceFromTrials,
  identify,
  openSuite,
  readTrials,
  scoreTrial
} from "./chunk-NWTDOMLC.js";
import {
  fileTrouble
} from "./chunk-T4ZDRL7T.js";
import {
  digestOf,
  headerLine,
  sha256,
  trialLine
} from "./chunk-KDCUJWV3.js";
import {
  indexLines,
  readJsonTree
} from "./chunk-TPVFKFCC.js";
import {
  REAL_TIMING
} from "./chunk-SGCPBXI3.js";
import {
  fail,
  succeed
} from "./chunk-4L7ESQTO.js";
import {
  assess,
  planMeasurement,
  planRouteRepeats
} from "./chunk-F7OOQHZ3.js";
import {
  bestCaseExactTotal,
  bestCaseTotal,
  boundWords,
  buildAdmission,
  buildRunReport,
  clopperPearsonInterval,
  countAllOutcomes,
  countOutcomes,
  countPairs,
  findUnscorable,
  firstOutcomes,
  flipsOfPairs,
  judgeStability,
  labelsOutside,
  names,
  outcomeKey,
  outcomeName,
  outcomeWords,
  reachedWords,
  replayCaveat,
  routeNames,
  sameOutcome
} from "./chunk-CUAALIDF.js";
import {
  count,
  list,
  percent,
  percentBeside,
  quoteName,
  shortFingerprint
} from "./chunk-R6J74Z4O.js";

// src/inputs/case-lines.ts
function locateCases(text) {
  const tree = readJsonTree(text.replace(/^\uFEFF/, " "));
  if (!tree.ok) return { cases: [] };
  const lines = indexLines(text);
  const lineOf = (node) => node === void 0 ? void 0 : lines.at(node.start).line;
  const cases = member(tree.root, "cases");
  const contract = member(tree.root, "contract");
  const contractLine = lineOf(member(contract, "required") ?? contract);
  return {
    cases: cases?.kind === "array" ? cases.items.map((item) => lineOf(member(item, "input"))) : [],
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
function whatItSays({ status, skew, policy }) {
  const repeats = skew === void 0 ? "repeat" : "repeat and vary";
  if (status === "deterministic") {
    return [
      `Says: the decisions ${repeats}, within ${percent(policy.epsilon)}, in this one period.`,
      DOES_NOT_SAY
    ];
  }
  return status === "stochastic" ? ["Says: how much the decisions move, in this one period.", DOES_NOT_SAY] : [];
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
  deterministic: (assessment) => `${pooledSentence(assessment)}${coverageClause(assessment)}`,
  stochastic: stochasticSentence,
  "target-failed": (assessment) => {
    const failed = routesThatAre(assessment, "stochastic").filter((route) => route.targeted);
    return failed.map((route) => `${quoteName(route.route)} misses its declared tolerance: ${routeSentence(route)}`).join("; ");
  },
  contract: contractSentence,
  blind: ({ skew, stability: stability2 }) => skew === void 0 ? "one decision takes all probes" : `the agent${stability2 !== void 0 && stability2.flips > 0 ? " first" : ""} answered ${outcomeName(skew.majority)} on ${percent(skew.share)} of the probes, so a pass says more about the probes than about the agent`,
  undecided: undecidedSentence,
  unmeasured: (assessment) => `the meter was off, so nothing was repeated${coverageClause(assessment)}`,
  incomplete: incompleteSentence,
  // These three follow from relations and curtailment, which no assessment of this version has.
  vacuous: () => "no relation changed an input, so none was tested",
  violations: () => "a relation that must hold was violated",
  curtailed: () => "a certificate had become unreachable, so the remaining calls were not made"
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
    return `${quoteName(first.route)} moves: ${routeSentence(first)}`;
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
        (row) => `${quoteName(row.decision)} has ${count(row.cases, "case")}, the contract asks for ${row.minimum}`
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
  if (stability2.flips > 0) return pooledSentence(assessment);
  const upper = percentBeside(stability2.verdict.interval.upper, stability2.tolerance);
  return `${count(stability2.pairs, "pair")} without a flip leave up to ${upper}, above your ${percent(stability2.tolerance)}`;
}
function incompleteSentence({ failedCalls, missingCalls, evidence }) {
  const failed = `${count(failedCalls, "call")} failed`;
  const missing = `${count(missingCalls, "planned call")} ${missingCalls === 1 ? "was" : "were"} never made`;
  const what = [failedCalls > 0 ? failed : "", missingCalls > 0 ? missing : "", evidence.unfinished ?? ""].filter((part) => part !== "").join(" and ");
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
    ...budget(plan),
    ...exactDiffers(assessment),
    ...hiddenProbe(assessment),
    ...manyRoutes(assessment)
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
  const { replays: count2 = 0, cases } = evidence;
  if (count2 === 0) return [];
  const answers = cases.reduce((sum, item) => sum + item.outcomes.length, 0);
  return [
    `${count2} of ${answers} recorded answers are replays from the harness's cache, not runs of their own: they agree by construction. Such evidence is never admitted as a baseline; record again with the cache off.`
  ];
}
function budget({ limited }) {
  return limited ? [
    "The budget allows fewer repeats than the tolerance needs: even without a flip the answer stays undecided."
  ] : [];
}
function exactDiffers({ stability: stability2, policy }) {
  if (stability2 === void 0 || stability2.exact.kind === stability2.wilson.kind) return [];
  const { lower, upper } = stability2.exact.interval;
  const exact = `the exact interval (${percentBeside(lower, stability2.tolerance)} … ${percentBeside(upper, stability2.tolerance)}) says ${stability2.exact.kind}`;
  const advice = policy.strict ? "the exact one is the verdict here" : "set `strict-error-control: true` to let the exact one decide";
  return [`Wilson's interval says ${stability2.wilson.kind}, ${exact}: ${advice}.`];
}
function hiddenProbe({ stability: stability2 }) {
  if (stability2?.verdict.kind !== "deterministic" || stability2.worstCase === void 0) return [];
  return [
    `The pooled rate hides the most unsteady probe: ${percent(stability2.worstCase.flipRate)} of its own pairs flipped.`
  ];
}
function manyRoutes(assessment) {
  const routes = assessment.routes ?? [];
  const weak = routesThatAre(assessment, "stochastic").filter(
    (route) => clopperPearsonInterval(route.flips, route.pairs, 0.025 / routes.length).lower <= route.tolerance
  );
  if (weak.length === 0) return [];
  return [
    `Called unstable one by one, but not after correcting for ${routes.length} routes looked at: ${routeNames(weak)}.`
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
      return incompleteSteps(context);
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
    case "curtailed":
    case "vacuous":
    case "violations":
      return [];
  }
}
function incompleteSteps({ errors, suite, stopped, recorded }) {
  if (recorded !== void 0) return recordedSteps(errors, suite, recorded.file);
  const found = errors.slice(0, 2).map((row) => {
    const times = row.count === 1 ? "" : ` (${count(row.count, "call")} alike)`;
    return {
      text: `${FIXES[row.kind] ?? "Fix the failing call"}: ${row.message}${times}.`,
      ...placeOf(suite, row.probe)
    };
  });
  const again = { text: STOPPED[stopped ?? "none"] };
  return [...found, again];
}
function recordedSteps(errors, suite, file) {
  const found = errors.slice(0, 2).map(
    (row) => ({
      text: `Look at ${count(row.count, "recorded run")} of this probe that failed before a decision.`,
      ...placeOf(suite, row.probe)
    })
  );
  return [...found, { text: `Then record again: \`${file}\` holds too little to judge.` }];
}
var RESUME = 'where no file had to change, `--resume` (in GitHub Actions: "Re-run failed jobs") keeps what was answered';
var STOPPED = {
  none: `Then run again; ${RESUME} and asks again what failed.`,
  error: `Then run again; ${RESUME}. \`error-policy: record\` goes on after a failure instead of stopping at the first.`,
  "all-failing": "Then run again: the first calls all failed, so the rest was not made. A failed call is never counted as an answer.",
  "max-cost": "Raise `max-cost` and run again; at your desk, `--max-cost` together with `--resume` keeps what was answered, at no further cost.",
  interrupted: `Run again; ${RESUME}.`
};
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
  open_ended: "Make the agent pick one of its decisions",
  runtime_error: "Fix the agent's own error"
};
function coverageSteps(assessment, { suite, planCalls: planCalls2, recorded }) {
  const { contract, skew } = assessment;
  const found = [];
  const unknown = contract?.unknownObserved ?? [];
  if (unknown.length > 0) {
    found.push({
      text: `Decide whether ${names(unknown)} belongs in \`allowed\`; if not, fix the agent.`,
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
    const rows = underCased.map((row) => `${quoteName(row.decision)} (${row.cases} of ${row.minimum})`);
    found.push({ text: `Add cases for ${list(rows, 4)}.`, ...contractPlace(suite) });
  }
  const again = recorded === void 0 ? `Then run again: ${count(planCalls2, "call")} with the probes of today.` : "Then record again, and assess what was recorded.";
  return [...found, { text: again }];
}
function movingSteps(assessment, { suite }) {
  const flipPairs = assessment.flipPairs.slice(0, 2).map(({ outcomes, count: flips, cases }) => {
    const [a, b] = outcomes;
    const where = cases[0] ?? 0;
    const between = `between ${outcomeName(a)} and ${outcomeName(b)} (${count(flips, "flip")})`;
    const which = cases.length === 1 ? `the probe that moves ${between}` : `the ${count(cases.length, "probe")} that move ${between}, such as the first`;
    return {
      text: `Look at ${which}: does the request allow both?`,
      ...placeOf(suite, where)
    };
  });
  const last = assessment.status === "target-failed" ? { text: "Fix the agent for these inputs, or declare a tolerance you can live with." } : {
    text: "If you live with the noise, judge later runs against it; a baseline is not admitted while a route moves."
  };
  return [...flipPairs, last];
}
function undecidedSteps(assessment, context) {
  const { stability: stability2 } = assessment;
  const targets = routesThatAre(assessment, "undecided").filter((route) => route.targeted);
  const found = [];
  if (stability2?.verdict.kind === "undecided")
    found.push({ text: pairsStep(stability2, stability2.verdict.pairsStillNeeded, assessment, context) });
  for (const route of targets.slice(0, 2)) {
    if (route.verdict.kind !== "undecided") continue;
    const needed = count(route.verdict.pairsStillNeeded, "more pair");
    found.push({
      text: `${quoteName(route.route)} needs ${needed} without a flip to show ${percent(route.tolerance)}: add cases for it, or raise the budget.`
    });
  }
  const moving = assessment.flipPairs[0];
  if (moving !== void 0) {
    const [a, b] = moving.outcomes;
    found.push({
      text: `${count(moving.count, "flip")} between ${outcomeName(a)} and ${outcomeName(b)}: perhaps the request allows both.`,
      ...placeOf(context.suite, moving.cases[0] ?? 0)
    });
  }
  return found;
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
    ...probes(assessment, suite)
  ];
}
function completeness({ complete, failedCalls, missingCalls }) {
  const name = "every planned call was answered";
  if (complete) return { group: "run", name, outcome: "passed", message: "" };
  return {
    group: "run",
    name,
    outcome: "error",
    message: `${count(failedCalls, "call")} failed, ${missingCalls} never made`
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
function* stability({ stability: pooled, complete }) {
  const name = "the decisions repeat (all probes pooled)";
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
    ...probeFindings(assessment, suite)
  ];
  const order = { failure: 0, warning: 1, notice: 2 };
  return found.sort((a, b) => order[a.level] - order[b.level]);
}
function errorFindings(suite, errors) {
  return errors.map((row) => ({
    level: "failure",
    title: row.count === 1 ? "A call failed" : `${row.count} calls failed`,
    text: `${row.message} (${row.kind}). A failed call is never counted as an answer, so the run proves nothing.`,
    ...placeOf(suite, row.probe)
  }));
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
  return (routes ?? []).map((route) => ({
    route: route.route,
    cases: route.cases,
    pairs: route.pairs,
    flips: route.flips,
    ...route.verdict.interval,
    tolerance: route.tolerance,
    targeted: route.targeted,
    verdict: route.verdict.kind,
    ...stillNeeded(route.verdict)
  }));
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
  const { suite, plan, trials } = context;
  const { evidence, stability: stability2, contract } = assessment;
  const { word, sentence, tone, says } = buildHeadline(assessment);
  const { recorded } = context;
  const errors = recorded === void 0 ? errorRows(trials, evidence.layer, suite) : recordedErrorRows(assessment, suite);
  const made = recorded?.runs ?? trials.length;
  const calls = { planned: plan.calls, made, failed: assessment.failedCalls };
  const { replay } = context;
  const caveats = [
    ...buildCaveats(assessment, plan),
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
    ...costOf(trials),
    ...stability2 === void 0 ? {} : { stability: stabilityModel(stability2) },
    ...coverage2 === void 0 ? {} : { coverage: coverage2 },
    decisions: decisionRows(assessment),
    routes: routeRows(assessment),
    flipPairs: flipPairRows(assessment, suite),
    ...contract === void 0 ? {} : { contract: contractModel(contract) },
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
      repeats: repeatWords(plan),
      startedAt: context.startedAt
    },
    run: buildRunReport(
      assessment,
      {
        commonRepeats: plan.commonRepeats,
        routePlans: plan.routes,
        errorPolicy: context.errorPolicy,
        maxWorkers: context.maxWorkers,
        calls,
        replay,
        errors: recorded === void 0 ? failures(trials, evidence.layer) : recordedFailures(assessment),
        phase: recorded === void 0 ? "meter" : "imported-evidence"
      },
      caveats
    )
  };
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
function repeatWords({ repeats, routes }) {
  const least = repeats.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = repeats.reduce((a, b) => Math.max(a, b), 0);
  if (least !== most && routes.length === 0) return `${least} to ${most} trials of a probe`;
  if (routes.length === 0 || least === most) return `${count(most, "trial")} of each probe`;
  return `${least} to ${most} trials of a probe, by route`;
}

// src/pipeline/measure.ts
import { dirname } from "node:path";

// src/agent/open-agent.ts
async function openAgent(spec, options) {
  if (spec.kind === "endpoint") {
    const { openEndpointAgent } = await import("./chunk-AHCZ7LBB.js");
    return openEndpointAgent(spec, options);
  }
  const opened = await openProcess(spec, options);
  if (!opened.ok || options.rateLimit === void 0) return opened;
  const { pacedAgent } = await import("./chunk-ODYUOJ4C.js");
  return succeed(pacedAgent(opened.value, options.rateLimit, options.timing ?? REAL_TIMING));
}
async function openProcess(spec, options) {
  if (spec.kind === "module") {
    const { openModuleAgent } = await import("./chunk-IXH5PWL4.js");
    return openModuleAgent(spec, options);
  }
  const { openCommandAgent } = await import("./chunk-4R5TMFH5.js");
  return openCommandAgent(spec, options);
}

// src/collect/order.ts
function* declaredOrder(repeats) {
  const rounds = Math.max(0, ...repeats);
  for (let trial = 0; trial < rounds; trial += 1) {
    for (const [caseIndex, count2] of repeats.entries()) {
      if (trial < count2) yield { caseIndex, trial };
    }
  }
}
function parallelDispenser(repeats, isDone = () => false) {
  const open2 = [...declaredOrder(repeats)].filter((slot) => !isDone(slot));
  let head = 0;
  return { width: open2.length, next: () => open2[head++], done: () => {
  } };
}
function serialDispenser(repeats, isDone = () => false) {
  const queues = repeats.map(() => []);
  for (const slot of declaredOrder(repeats)) if (!isDone(slot)) queues[slot.caseIndex]?.push(slot);
  const waiting = queues.flatMap((queue) => queue.splice(0, 1));
  let head = 0;
  return {
    width: waiting.length,
    next: () => head < waiting.length ? waiting[head++] : void 0,
    done: ({ caseIndex }) => {
      const following = queues[caseIndex]?.shift();
      if (following !== void 0) waiting.push(following);
    }
  };
}

// src/collect/tally.ts
var HOPELESS_AFTER = 8;
var Tally = class {
  stopped;
  done = 0;
  made = 0;
  errors = 0;
  flips = 0;
  cost = 0;
  /** The half of a pair that ended first, per case and pair. */
  halves = /* @__PURE__ */ new Map();
  planned;
  layer;
  workers;
  rules;
  constructor(planned, layer, workers, rules) {
    this.planned = planned;
    this.layer = layer;
    this.workers = workers;
    this.rules = rules;
  }
  state() {
    const { done, planned, flips, errors, workers } = this;
    return { done, planned, flips, errors, workers };
  }
  /** A trial of an earlier process: it counts and costs nothing. */
  recall(trial) {
    this.done += 1;
    const scored = scoreTrial(trial.result, this.layer);
    if (scored.ok) this.pair(trial, scored.outcome);
    else this.errors += 1;
  }
  count(trial) {
    this.made += 1;
    this.cost += trial.result.ok ? trial.result.observation.costUsd ?? 0 : 0;
    const before = this.errors;
    this.recall(trial);
    if (this.errors > before) this.stopAfterFailure();
    if (this.rules.maxCost !== void 0 && this.cost >= this.rules.maxCost) this.stop("max-cost");
  }
  /** A plan that is done needs no stopping. */
  stop(reason) {
    if (this.done < this.planned) this.stopped ??= reason;
  }
  pair({ caseIndex, trial }, outcome) {
    const key = `${caseIndex}:${trial >> 1}`;
    const other = this.halves.get(key);
    if (other === void 0) {
      this.halves.set(key, outcome);
      return;
    }
    this.halves.delete(key);
    if (!sameOutcome(other, outcome)) this.flips += 1;
  }
  stopAfterFailure() {
    if (this.rules.stopOnError) this.stop("error");
    else if (this.errors === this.made && this.made >= HOPELESS_AFTER) this.stop("all-failing");
  }
};

// src/collect/collect.ts
async function collect(agent, request, ports) {
  const answered = (request.earlier ?? []).filter((trial) => trial.result.ok);
  const run = new Run(agent, request, ports, answered);
  ports.progress.start(run.tally.state());
  try {
    await run.finished();
  } finally {
    ports.progress.stop();
  }
  return { trials: [...answered, ...run.trials], made: run.trials.length, stopped: run.tally.stopped };
}
var Run = class {
  trials = [];
  tally;
  workers;
  dispenser;
  attempts;
  agent;
  request;
  ports;
  constructor(agent, request, ports, answered) {
    this.agent = agent;
    this.request = request;
    this.ports = ports;
    const known = new Set(answered.map(keyOf));
    const make = request.parallelRepeats ? parallelDispenser : serialDispenser;
    this.dispenser = make(request.repeats, (slot) => known.has(keyOf(slot)));
    this.workers = Math.min(request.maxWorkers, this.dispenser.width);
    this.attempts = new Map((request.earlier ?? []).map((trial) => [keyOf(trial), trial.attempt]));
    const planned = request.repeats.reduce((sum, count2) => sum + count2, 0);
    this.tally = new Tally(planned, request.layer, this.workers, request);
    for (const trial of answered) this.tally.recall(trial);
  }
  async finished() {
    const { interruption } = this.ports;
    const stopped = new Promise((resolve) => {
      if (interruption.aborted) resolve();
      else interruption.addEventListener("abort", () => resolve(), { once: true });
    });
    const work = Promise.all(Array.from({ length: this.workers }, () => this.work()));
    await Promise.race([work, stopped.then(() => this.tally.stop("interrupted"))]);
  }
  async work() {
    while (this.tally.stopped === void 0 && !this.ports.interruption.aborted) {
      const slot = this.dispenser.next();
      if (slot === void 0) return;
      const trial = await this.call(slot);
      if (this.ports.interruption.aborted) return;
      this.finish(trial);
      this.dispenser.done(slot);
    }
  }
  finish(trial) {
    this.ports.onTrial(trial);
    this.trials.push(trial);
    this.tally.count(trial);
    this.ports.progress.update(this.tally.state());
  }
  async call(slot) {
    const { clock } = this.ports;
    const startedAt = clock.now().toISOString();
    const from = clock.monotonic();
    const answer = await this.agent.ask(this.request.inputs[slot.caseIndex] ?? "");
    const elapsed = Math.max(0, clock.monotonic() - from);
    const attempt = (this.attempts.get(keyOf(slot)) ?? 0) + answer.attempt;
    return { ...slot, attempt, startedAt, result: resultOf(answer, elapsed) };
  }
};
function resultOf(answer, elapsedMs) {
  if (!answer.ok) return { ok: false, failure: answer.failure };
  const latencyMs = Math.round(elapsedMs * 1e3) / 1e3;
  return { ok: true, observation: { latencyMs, ...answer.observation } };
}
function keyOf({ caseIndex, trial }) {
  return `${caseIndex}:${trial}`;
}

// src/pipeline/open-journal.ts
import { join } from "node:path";
async function findEarlier(config, { suite }, host) {
  const tree = await host.treeState(config.workingDirectory);
  const identity = identify(config, suite, tree ?? null);
  const key = digestOf([identity.configDigest, identity.suiteDigest]).slice(-16);
  const path = join(host.outputDirectory(config.workingDirectory, key), "trials.jsonl");
  const isRestored = await host.journalStore?.restore(key, path) ?? false;
  host.journalStore?.keep(key, path);
  const mayResume = isRestored || config.resume && host.journalStore === void 0;
  if (!mayResume) return succeed({ identity, path, earlier: void 0 });
  const earlier = readEarlier(identity, path, host);
  if (earlier.ok) return succeed({ identity, path, earlier: earlier.value });
  if (config.resume) return earlier;
  host.log.info("the journal of the last attempt is of another measurement; starting anew");
  return succeed({ identity, path, earlier: void 0 });
}
function readEarlier(identity, path, host) {
  const written = host.files.readJournal(path);
  if (written === void 0 || written.bytes === 0) return fail(nothingToResume(path));
  const read = readTrials(path, written.text);
  if (!read.ok) return read;
  const changed = differences(read.value.header, identity);
  if (changed.length > 0) return fail(otherMeasurement(path, changed));
  return succeed({ ...read.value, bytes: written.bytes, tornBytes: written.tornBytes });
}
function openJournal({ path, earlier }, header, host) {
  const journal = host.files.openJournal(path, earlier?.bytes ?? 0);
  if (earlier === void 0) {
    journal.append(headerLine(header));
    return { journal, earlier: [] };
  }
  const trials = lastAttempts(earlier.trials);
  announce(trials, earlier.tornBytes, host);
  return { journal, earlier: trials };
}
function announce(trials, tornBytes, host) {
  const failed = trials.filter((trial) => !trial.result.ok).length;
  const again = failed === 0 ? "" : `, ${failed} that failed are asked again`;
  const torn = tornBytes === 0 ? "" : "; a last line that was cut short is dropped, and its call made again";
  host.log.info(
    `resuming: ${trials.length - failed} answers are journaled and not asked for again${again}${torn}`
  );
}
function lastAttempts(trials) {
  return [...new Map(trials.map((trial) => [`${trial.caseIndex}:${trial.trial}`, trial])).values()];
}
function nothingToResume(path) {
  return {
    code: "file-missing",
    message: `\`resume\` continues a journal, and there is none at ${path}`,
    hint: "Leave out `resume` to start a new run.",
    at: { file: path }
  };
}
function otherMeasurement(path, changed) {
  return {
    code: "input-conflict",
    message: `this journal is of another measurement: ${changed.join(", ")} changed since`,
    hint: "Undo the change to continue it, or leave out `resume` to start a new run, which replaces the journal.",
    at: { file: path }
  };
}

// src/core/stats/sequential-boundaries.ts
var RATIO = 0.5;
var ALPHA = 0.025;
var RHO = 0.05;
function sequentialBoundaries(design) {
  const { epsilon, cap, alphaDeterministic = ALPHA, alphaStochastic = ALPHA, rho = RHO } = design;
  requireDesign(epsilon, cap);
  return {
    epsilon,
    cap,
    certifyAt: certifyBoundary(epsilon, cap, alphaDeterministic, rho).pairs,
    stochasticBy: stochasticBoundary(epsilon, cap, alphaStochastic).pairs
  };
}
function firstCertifyingPair(epsilon, alpha = ALPHA, rho = RHO) {
  requireDesign(epsilon, 1);
  const budget2 = (1 - rho) * alpha;
  let untouched = 1;
  let pairs = 0;
  while (untouched > budget2) {
    untouched *= 1 - epsilon;
    pairs += 1;
  }
  return pairs;
}
function certifyBoundary(epsilon, cap, alpha, rho) {
  const levels = Math.ceil(cap * epsilon);
  const open2 = new Float64Array(levels + 1);
  open2[0] = 1;
  const pairs = [];
  let budget2 = (1 - rho) * alpha;
  let spent = 0;
  for (let n = 1; n <= cap; n += 1) {
    readOnePair(open2, epsilon);
    const level = pairs.length;
    const cost = sumTo(open2, level);
    const certifies = cost <= budget2 && level < n * epsilon;
    if (!certifies) continue;
    pairs.push(n);
    spent += cost;
    budget2 += rho * alpha * (1 - RATIO) * RATIO ** level - cost;
    open2.fill(0, 0, level + 1);
  }
  return { pairs, spent };
}
function readOnePair(open2, epsilon) {
  for (let j = open2.length - 1; j > 0; j -= 1) {
    open2[j] = open2[j] * (1 - epsilon) + open2[j - 1] * epsilon;
  }
  open2[0] = open2[0] * (1 - epsilon);
}
function sumTo(values, last) {
  let sum = 0;
  for (let j = 0; j <= last; j += 1) sum += values[j];
  return sum;
}
function stochasticBoundary(epsilon, cap, alpha) {
  let open2 = new Float64Array(cap + 1);
  open2[0] = 1;
  const pairs = [0];
  let carry = 0;
  let spent = 0;
  while (pairs.at(-1) !== cap) {
    const budget2 = alpha * convictionWeight(pairs.length) + carry;
    const next = nextFlip(open2, epsilon);
    const { last, cost } = latestWithin(next, budget2);
    pairs.push(last);
    spent += cost;
    carry = budget2 - cost;
    next.fill(0, 0, last + 1);
    open2 = next;
  }
  return { pairs, spent };
}
function convictionWeight(flip) {
  if (flip < 2) return 0;
  return 0.5 * 0.15 * 0.85 ** (flip - 2) + 0.5 / (flip * (flip - 1));
}
function nextFlip(open2, epsilon) {
  const next = new Float64Array(open2.length);
  let waiting = 0;
  for (let n = 1; n < open2.length; n += 1) {
    waiting = waiting * (1 - epsilon) + open2[n - 1];
    next[n] = epsilon * waiting;
  }
  return next;
}
var ROUNDING = 1e-12;
function latestWithin(next, budget2) {
  let last = 0;
  let cost = 0;
  for (let n = 1; n < next.length; n += 1) {
    const total = cost + next[n];
    if (total > budget2 * (1 + ROUNDING)) break;
    cost = total;
    last = n;
  }
  return { last, cost };
}
function requireDesign(epsilon, cap) {
  if (!(epsilon > 0 && epsilon < 1)) throw new RangeError(`a tolerance must be in (0, 1), got ${epsilon}`);
  if (!Number.isSafeInteger(cap) || cap < 1)
    throw new RangeError(`a cap must be a count of pairs, got ${cap}`);
}

// src/core/sequential.ts
var MOST_PAIRS = 1e6;
function planSequential(epsilon, budget2, routes = 1) {
  if (4 * (3.75 / epsilon) > MOST_PAIRS) return void 0;
  const wanted = 4 * firstCertifyingPair(epsilon);
  const cap = budget2 === void 0 ? wanted : Math.min(wanted, Math.floor(budget2 / 2));
  return sequentialBoundaries({ epsilon, cap, alphaStochastic: 0.025 / routes });
}

// src/pipeline/plan-calls.ts
function planCalls(config, suite) {
  const planned = planMeasurement({
    intended: suite.cases.map((item) => item.expected),
    epsilon: config.epsilon,
    targets: suite.contract?.stabilityTargets ?? {},
    repeats: config.repeats,
    budget: config.budget,
    meter: config.meter,
    strict: config.strictErrorControl
  });
  if (planned.ok) return succeed(planned.plan);
  const targets = Object.keys(suite.contract?.stabilityTargets ?? {}).length > 0;
  const why = targets ? "the declared stability targets" : `two answers to each of ${suite.cases.length} probes`;
  return fail({
    code: "budget-too-small",
    message: `\`budget: ${config.budget}\` does not pay for ${why}: that takes ${planned.minimumBudget} calls`,
    hint: `Raise \`budget\` to at least ${planned.minimumBudget}, or ${targets ? "declare tolerances you can afford" : "measure fewer probes"}.`
  });
}
function planModel(config, suite, plan, version) {
  const sequential = config.meter ? planSequential(config.epsilon, config.budget) : void 0;
  return {
    version,
    epsilon: config.epsilon,
    ...sequential === void 0 ? {} : { sequential },
    ...suite && plan ? { run: plannedRun(config, suite, plan) } : {},
    ...config.observed ? { observed: observedFlips(config, config.observed) } : {}
  };
}
function plannedRun(config, suite, plan) {
  const first = plan.repeats[0] ?? 0;
  return {
    probes: suite.cases.length,
    ...plan.repeats.every((count2) => count2 === first) ? { repeatsEach: first } : {},
    routes: plan.routes.map(({ pairsNeeded, ...row }) => ({ ...row, pairs: pairsNeeded })),
    pairs: plan.repeats.reduce((sum, count2) => sum + Math.floor(count2 / 2), 0),
    calls: plan.calls,
    ...everyRoute(config, suite, plan),
    ...plan.limited ? {
      budgetNote: `The budget of ${config.budget} calls allows fewer repeats than the tolerance needs: even without a flip the answer stays undecided.`
    } : {}
  };
}
function everyRoute({ meter, epsilon, strictErrorControl }, { cases }, plan) {
  const intended = cases.flatMap(({ expected }) => expected ?? []);
  if (!meter || plan.routes.length > 0 || intended.length < cases.length) return {};
  const rows = planRouteRepeats(intended, epsilon, {}, strictErrorControl);
  const each = rows[0]?.repeatsEach ?? 0;
  return {
    perRoute: {
      ...rows.every((row) => row.repeatsEach === each) ? { repeatsEach: each } : {},
      calls: rows.reduce((sum, row) => sum + row.calls, 0)
    }
  };
}
function observedFlips(config, { flips, pairs }) {
  const { epsilon, strictErrorControl: strict, maxPairs } = config;
  const { verdict } = judgeStability({ flips, pairs }, epsilon, strict);
  const total = (strict ? bestCaseExactTotal : bestCaseTotal)(epsilon, flips, pairs);
  const reachable = maxPairs === void 0 || total <= maxPairs;
  return {
    flips,
    pairs,
    ...verdict.interval,
    verdict: verdict.kind,
    reachable,
    ...reachable ? { totalPairs: total, furtherPairs: total - pairs, furtherCalls: 2 * (total - pairs) } : {},
    ...maxPairs === void 0 ? {} : { maxPairs }
  };
}

// src/pipeline/redacted-agent.ts
function redactedAgent(agent, redact) {
  return {
    name: agent.name,
    isolation: agent.isolation,
    notes: agent.notes,
    ask: async (input) => redacted(await agent.ask(input), redact),
    close: () => agent.close()
  };
}
function redacted(value, redact) {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((item) => redacted(item, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redact(name), redacted(item, redact)])
  );
}

// src/pipeline/measure.ts
async function measure(config, host) {
  const suite = await openSuite(config, host.files);
  if (!suite.ok) return refused(suite.problems);
  const plan = planCalls(config, suite.value.suite);
  if (!plan.ok) return refused(plan.problems);
  const opening = open(config, host);
  try {
    const found = await findEarlier(config, suite.value, host);
    const agent = await opening;
    if (!agent.ok) return refused(agent.problems);
    if (!found.ok) return refused(found.problems);
    const run = {
      agent: agent.value,
      config,
      suite: suite.value,
      plan: plan.value,
      found: found.value,
      host
    };
    return await ask(run);
  } catch (error) {
    const trouble = fileTrouble(error, host.outputDirectory(config.workingDirectory, ""));
    if (trouble === void 0) throw error;
    return refused([trouble]);
  } finally {
    const agent = await opening;
    if (agent.ok) await agent.value.close();
  }
}
function refused(problems, callsMade = 0) {
  return { kind: "refused", problems, callsMade };
}
async function open(config, host) {
  if (config.agent === void 0) {
    return fail({
      code: "input-missing",
      message: "no `agent` is named",
      hint: "Set `agent: ./path/to/router.ts#export` or an address."
    });
  }
  const result = await openAgent(config.agent, {
    workingDirectory: config.workingDirectory,
    timeoutMs: config.timeoutMs,
    retries: config.retries,
    ...config.rateLimit === void 0 ? {} : { rateLimit: config.rateLimit },
    isolation: config.isolation,
    environment: host.environment,
    agentEnv: config.agentEnv,
    workerPath: host.workerPath,
    ahead: host.ahead,
    onOutput: (line) => host.log.info(line)
  });
  if (!result.ok) return result;
  const opened = { ...result, value: redactedAgent(result.value, host.redact) };
  if (!config.parallelRepeats) return opened;
  const { isolation: isolation2 } = opened.value;
  if (isolation2 === "fresh-session" || isolation2 === "fresh-instance") return opened;
  await opened.value.close();
  return fail({
    code: "input-conflict",
    message: `\`parallel-repeats\` asks the same probe several times at once, and this agent's trials are not known to be apart (isolation: ${isolation2})`,
    hint: "Set `isolation: fresh-session` if every call starts from nothing, or export a factory and set `isolation: fresh-instance`."
  });
}
async function ask(run) {
  const { agent, config, plan, host } = run;
  const started = host.clock.now();
  const from = host.clock.monotonic();
  announce2(run);
  const { trials, made, stopped } = await record(run);
  const journal = run.found.path;
  const kept = trials.filter((trial) => trial.result.ok).length;
  if (stopped === "interrupted") return { kind: "interrupted", kept, planned: plan.calls, journal };
  const suite = withLines(run.suite.suite, run.suite.text);
  const cases = suite.cases.map((item) => ({ ...item, fingerprint: sha256(item.input) }));
  const evidence = evidenceFromTrials(cases, trials, config.layer, agent.isolation);
  const unscorable = suite.contract && findUnscorable(evidence.cases, suite.contract);
  if (unscorable !== void 0) return refused([undeclared(unscorable, suite, journal)], made);
  const assessment = assess(evidence, policyOf(config, suite), plan.calls - trials.length);
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
  return {
    kind: "measured",
    measurement: { suite, plan, trials, assessment, model, journal, directory: dirname(journal) }
  };
}
function announce2({ agent, suite: { suite }, plan, host }) {
  for (const note of agent.notes) host.log.info(note);
  host.log.info(
    `${plan.calls} calls planned: ${suite.cases.length} probes of ${suite.file}, asked of ${agent.name}`
  );
}
async function record({ agent, config, suite: { suite }, plan, found, host }) {
  const header = { ...found.identity, repeats: plan.repeats, isolation: agent.isolation };
  const { journal, earlier } = openJournal(found, header, host);
  try {
    return await collect(
      agent,
      {
        inputs: suite.cases.map((item) => item.input),
        repeats: plan.repeats,
        layer: config.layer,
        maxWorkers: config.maxWorkers,
        parallelRepeats: config.parallelRepeats,
        stopOnError: config.errorPolicy === "stop",
        ...config.maxCost === void 0 ? {} : { maxCost: config.maxCost },
        earlier
      },
      {
        clock: host.clock,
        progress: host.progress,
        interruption: host.interruption,
        onTrial: (trial) => journal.append(trialLine(trial, "full"))
      }
    );
  } finally {
    journal.close();
  }
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
  withLines,
  buildModel,
  planCalls,
  planModel,
  measure,
  policyOf
};
