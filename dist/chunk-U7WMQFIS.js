import {
  afterCurtailment,
  boundWords,
  callsLeftOut,
  continueForRoutes,
  continueReading,
  failedChecks,
  flipsOfPairs,
  heldClause,
  names,
  outcomeName,
  reachedWords,
  routeNames,
  shortName,
  vacuousSentence,
  violations,
  violationsSentence
} from "./chunk-4X7SN5DL.js";
import {
  count,
  list,
  percent,
  percentBeside,
  quoteName
} from "./chunk-XRUPFRVA.js";
import {
  outcomeWords
} from "./chunk-ASQNIYQV.js";

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
  blind: ({ skew, stability }) => skew === void 0 ? "one decision takes all probes" : `the agent${stability !== void 0 && stability.flips > 0 ? " first" : ""} answered ${outcomeName(skew.majority)} on ${percent(skew.share)} of the probes, so a pass says more about the probes than about the agent`,
  undecided: undecidedSentence,
  unmeasured: (assessment) => `the meter was off, so nothing was repeated${coverageClause(assessment)}${heldClause(assessment)}`,
  incomplete: incompleteSentence,
  vacuous: vacuousSentence,
  violations: violationsSentence,
  curtailed: curtailedSentence
};
function pooledSentence({ stability }) {
  return stability === void 0 ? "nothing was repeated" : `${flipsOfPairs(stability)}: ${boundWords(stability)}`;
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
  const { stability } = assessment;
  if (targets.length > 0 && stability?.verdict.kind !== "undecided") {
    return `too few pairs to test the declared ${targets.length === 1 ? "tolerance" : "tolerances"} of ${routeNames(targets)}`;
  }
  if (stability === void 0 || stability.pairs === 0) return "not one pair of answers to compare";
  if (stability.flips > 0 || stability.reading !== void 0) return pooledSentence(assessment);
  const upper = percentBeside(stability.verdict.interval.upper, stability.tolerance);
  return `${count(stability.pairs, "pair")} without a flip leave up to ${upper}, above your ${percent(stability.tolerance)}`;
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
  const { stability, sequential } = assessment;
  const pooled = [];
  if (stability?.verdict.kind === "undecided") {
    const needed = stability.verdict.pairsStillNeeded;
    pooled.push({
      text: sequential ? continueReading(needed, sequential) : pairsStep(stability, needed, assessment, context)
    });
  }
  const routes = targetSteps(assessment);
  const moving = movingStep(assessment, context.suite);
  if (sequential?.pooled.stop === "futile") return [...moving, ...pooled, ...routes];
  return [...pooled, ...routes, ...moving];
}
function targetSteps(assessment) {
  const { sequential, stability } = assessment;
  const found = [];
  for (const route of routesThatAre(assessment, "undecided").filter(({ targeted }) => targeted)) {
    if (found.length === 2 || route.verdict.kind !== "undecided") break;
    const needed = count(route.verdict.pairsStillNeeded, "more pair");
    const how = sequential === void 0 ? ": add cases for it, or raise the budget" : "";
    found.push({
      text: `${shortName(route.route)} needs ${needed} without a flip to show ${percent(route.tolerance)}${how}.`
    });
  }
  const isLeft = sequential !== void 0 && stability?.verdict.kind !== "undecided" && found.length > 0;
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
function pairsStep(stability, needed, assessment, { suite }) {
  const probes = suite.cases.length;
  const repeats = 2 * Math.ceil((stability.pairs + needed) / Math.max(1, probes));
  const setting = stability.flips === 0 ? "" : "; another flip moves that further";
  const each = Math.max(1, assessment.evidence.cases[0]?.outcomes.length ?? 2);
  const moreProbes = Math.ceil(needed / Math.max(1, Math.floor(each / 2)));
  const pairs = `${count(needed, stability.flips === 0 ? "more quiet pair" : "more pair")}${stability.flips === 0 ? "" : " without a flip"}`;
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

export {
  buildHeadline,
  routesThatAre,
  buildNext,
  placeOf,
  contractPlace
};
