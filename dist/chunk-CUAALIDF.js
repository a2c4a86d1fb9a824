import { createRequire as __createRequire } from "node:module";
import { dirname as __directoryOf } from "node:path";
import { fileURLToPath as __pathOf } from "node:url";
var require = __createRequire(import.meta.url);
var __filename = __pathOf(import.meta.url);
var __dirname = __directoryOf(__filename);
import {
  count,
  list,
  percent,
  percentBeside,
  quoteName
} from "./chunk-R6J74Z4O.js";
import {
  UNSCORABLE_REASONS
} from "./chunk-PLBKB6XC.js";

// src/core/stats/wilson.ts
var Z_95 = 1.96;
function wilsonInterval(successes, trials, z = Z_95) {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  const rate = successes / trials;
  const denominator = 1 + z * z / trials;
  const centre = (rate + z * z / (2 * trials)) / denominator;
  const half = z * Math.sqrt((rate * (1 - rate) + z * z / (4 * trials)) / trials) / denominator;
  return { lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) };
}
function requireCounts(successes, trials) {
  if (!Number.isSafeInteger(trials) || trials < 0) {
    throw new RangeError(`trials must be an integer >= 0, got ${trials}`);
  }
  if (!Number.isSafeInteger(successes) || successes < 0 || successes > trials) {
    throw new RangeError(`successes must be an integer in [0, ${trials}], got ${successes}`);
  }
}

// src/core/stats/binomial.ts
function binomialMass(successes, trials, rate) {
  requireCounts(successes, trials);
  if (rate <= 0) return successes === 0 ? 1 : 0;
  if (rate >= 1) return successes === trials ? 1 : 0;
  if (successes === 0) return Math.exp(trials * Math.log1p(-rate));
  if (successes === trials) return Math.exp(trials * Math.log(rate));
  const failures = trials - successes;
  const logMass = stirlingError(trials) - stirlingError(successes) - stirlingError(failures) - deviance(successes, trials * rate) - deviance(failures, trials * (1 - rate));
  return Math.sqrt(trials / (2 * Math.PI * successes * failures)) * Math.exp(logMass);
}
function binomialLowerTail(successes, trials, rate) {
  requireCounts(successes, trials);
  if (successes === trials) return 1;
  if (successes > trials * rate) return 1 - sumUpward(successes + 1, trials, rate);
  return sumDownward(successes, trials, rate);
}
function binomialUpperTail(successes, trials, rate) {
  requireCounts(successes, trials);
  if (successes === 0) return 1;
  if (successes <= trials * rate) return 1 - sumDownward(successes - 1, trials, rate);
  return sumUpward(successes, trials, rate);
}
function sumDownward(from, trials, rate) {
  let term = binomialMass(from, trials, rate);
  let sum = term;
  for (let k = from; k > 0; k -= 1) {
    term *= k / (trials - k + 1) * ((1 - rate) / rate);
    if (sum + term === sum) break;
    sum += term;
  }
  return Math.min(1, sum);
}
function sumUpward(from, trials, rate) {
  let term = binomialMass(from, trials, rate);
  let sum = term;
  for (let k = from; k < trials; k += 1) {
    term *= (trials - k) / (k + 1) * (rate / (1 - rate));
    if (sum + term === sum) break;
    sum += term;
  }
  return Math.min(1, sum);
}
function stirlingError(n) {
  if (n < SMALL_STIRLING_ERRORS.length) return SMALL_STIRLING_ERRORS[n];
  const nn = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / nn) / nn) / nn) / nn) / n;
}
var SMALL_STIRLING_ERRORS = [
  0,
  0.08106146679532726,
  0.0413406959554093,
  0.02767792568499834,
  0.020790672103765093,
  0.016644691189821193,
  0.013876128823070748,
  0.01189670994589177,
  0.010411265261972096,
  0.009255462182712733,
  0.00833056343336287,
  0.007573675487951841,
  0.00694284010720953,
  0.006408994188004207,
  0.0059513701127588475,
  0.005554733551962801
];
function deviance(x, mean) {
  if (Math.abs(x - mean) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const v = (x - mean) / (x + mean);
  let sum = (x - mean) * v;
  let power = 2 * x * v;
  for (let j = 1; j < 1e3; j += 1) {
    power *= v * v;
    const next = sum + power / (2 * j + 1);
    if (next === sum) break;
    sum = next;
  }
  return sum;
}

// src/core/stats/clopper-pearson.ts
function clopperPearsonInterval(successes, trials, tailProbability = 0.025) {
  requireCounts(successes, trials);
  if (trials === 0) return { lower: 0, upper: 1 };
  return {
    lower: successes === 0 ? 0 : bisect((rate) => binomialUpperTail(successes, trials, rate) > tailProbability),
    upper: successes === trials ? 1 : bisect((rate) => binomialLowerTail(successes, trials, rate) <= tailProbability)
  };
}
function bisect(holds) {
  let low = 0;
  let high = 1;
  for (; ; ) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return high;
    if (holds(middle)) high = middle;
    else low = middle;
  }
}

// src/core/stats/rational.ts
function exactly(value) {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  let denominator = 1n;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(scaled), denominator };
}
function multiply(a, b) {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}
function subtract(a, b) {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator
  };
}
function divide(a, b) {
  if (b.numerator <= 0n) throw new RangeError("divides by positive fractions only");
  return { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
}
function isGreater(a, b) {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}
function nextInteger(a) {
  if (a.numerator < 0n) throw new RangeError("expected a fraction >= 0");
  return a.numerator / a.denominator + 1n;
}

// src/core/stats/pairs-needed.ts
var Z_SQUARED = multiply(exactly(Z_95), exactly(Z_95));
function pairsForDeterministic(epsilon, flipRate) {
  requireTolerance(epsilon);
  if (!(flipRate >= 0 && flipRate <= 1)) throw new RangeError(`flipRate must be in [0, 1], got ${flipRate}`);
  if (flipRate >= epsilon) return void 0;
  const gap = subtract(exactly(epsilon), exactly(flipRate));
  return Number(nextInteger(divide(multiply(Z_SQUARED, variance(epsilon)), multiply(gap, gap))));
}
function bestCaseTotal(epsilon, flips, pairs) {
  requireTolerance(epsilon);
  requireCounts(flips, pairs);
  return smallestThatCertifies(certifiesAt(epsilon, flips), pairs);
}
function bestCaseAdmission(epsilon, flips, pairs, maxPairs) {
  const total = bestCaseTotal(epsilon, flips, pairs);
  return total <= maxPairs ? total : void 0;
}
function bestCaseExactTotal(epsilon, flips, pairs, tailProbability = 0.025) {
  requireTolerance(epsilon);
  requireCounts(flips, pairs);
  const certifies = (total) => total > flips && binomialLowerTail(flips, total, epsilon) < tailProbability;
  return smallestThatCertifies(certifies, pairs);
}
function smallestThatCertifies(certifies, from) {
  if (certifies(from)) return from;
  let refused = from;
  let certified = Math.max(1, 2 * from);
  while (!certifies(certified)) {
    refused = certified;
    certified *= 2;
  }
  while (certified - refused > 1) {
    const middle = refused + Math.floor((certified - refused) / 2);
    if (certifies(middle)) certified = middle;
    else refused = middle;
  }
  return certified;
}
function certifiesAt(epsilon, flips) {
  const tolerance = exactly(epsilon);
  const spread = multiply(Z_SQUARED, variance(epsilon));
  return (pairs) => {
    const count2 = exactly(pairs);
    const margin = subtract(multiply(count2, tolerance), exactly(flips));
    return margin.numerator > 0n && isGreater(multiply(margin, margin), multiply(spread, count2));
  };
}
function variance(epsilon) {
  return multiply(exactly(epsilon), subtract(exactly(1), exactly(epsilon)));
}
function requireTolerance(epsilon) {
  if (!(epsilon > 0 && epsilon < 1)) throw new RangeError(`a tolerance must be in (0, 1), got ${epsilon}`);
}

// src/core/outcome.ts
var LAYERS = ["verdict", "tools", "text"];
function project(observation, layer) {
  switch (layer) {
    case "text":
      return { ok: true, outcome: { kind: "text", text: observation.text } };
    case "tools":
      return { ok: true, outcome: { kind: "tools", names: observation.toolCalls.map((call) => call.name) } };
    case "verdict": {
      const verdict = observation.verdict;
      if (verdict === null) return { ok: false, reason: "extraction_failed" };
      if (verdict.kind === "no-decision" && UNSCORABLE_REASONS.includes(verdict.reason)) {
        return { ok: false, reason: verdict.reason };
      }
      return { ok: true, outcome: verdict };
    }
  }
}
function sameOutcome(a, b) {
  return a === b || outcomeKey(a) === outcomeKey(b);
}
function outcomeKey(outcome) {
  switch (outcome.kind) {
    case "decision":
      return `d:${outcome.label}`;
    case "no-decision":
      return `n:${outcome.reason}`;
    case "tools":
      return `p:${JSON.stringify(outcome.names)}`;
    case "text":
      return `t:${outcome.text}`;
  }
}
function outcomeWords(outcome) {
  switch (outcome.kind) {
    case "decision":
      return outcome.label;
    case "no-decision":
      return `no decision: ${outcome.reason.replaceAll("_", " ")}`;
    case "tools":
      return outcome.names.length === 0 ? "no tool call" : outcome.names.join(" → ");
    case "text":
      return outcome.text;
  }
}

// src/core/ordering.ts
function compareCodePoints(a, b) {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i += 1) {
    const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
function rank(unit) {
  if (unit < 55296) return unit;
  return unit < 57344 ? unit + 8192 : unit - 2048;
}
function sortedLabels(labels) {
  return [...new Set(labels)].sort(compareCodePoints);
}

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

// src/core/pairs.ts
function countPairs(outcomes) {
  let flips = 0;
  for (const _ of flippedPairs(outcomes)) flips += 1;
  return { pairs: Math.floor(outcomes.length / 2), flips };
}
function sumPairs(counts) {
  let pairs = 0;
  let flips = 0;
  for (const count2 of counts) {
    pairs += count2.pairs;
    flips += count2.flips;
  }
  return { pairs, flips };
}
function collectFlipPairs(cases) {
  const found = /* @__PURE__ */ new Map();
  const known = /* @__PURE__ */ new Map();
  for (const [index, outcomes] of cases.entries()) {
    for (const [a, b] of flippedPairs(outcomes)) {
      const entry = known.get(a)?.get(b) ?? findPair(found, a, b);
      known.set(a, (known.get(a) ?? /* @__PURE__ */ new Map()).set(b, entry));
      entry.count += 1;
      entry.cases.add(index);
    }
  }
  return [...found.entries()].sort(([keyA, a], [keyB, b]) => b.count - a.count || (keyA < keyB ? -1 : 1)).map(([, entry]) => ({ outcomes: entry.outcomes, count: entry.count, cases: [...entry.cases] }));
}
function findPair(found, a, b) {
  const ordered = outcomeKey(a) <= outcomeKey(b) ? [a, b] : [b, a];
  const key = JSON.stringify(ordered.map(outcomeKey));
  const entry = found.get(key) ?? { outcomes: ordered, count: 0, cases: /* @__PURE__ */ new Set() };
  found.set(key, entry);
  return entry;
}
function* flippedPairs(outcomes) {
  for (let i = 0; i + 1 < outcomes.length; i += 2) {
    const a = outcomes[i];
    const b = outcomes[i + 1];
    if (a !== void 0 && b !== void 0 && !sameOutcome(a, b)) yield [a, b];
  }
}

// src/core/stability.ts
function judgeStability(count2, tolerance, strict) {
  const { flips, pairs } = count2;
  const wilson = judge(count2, tolerance, wilsonInterval(flips, pairs), bestCaseTotal);
  const exact = judge(count2, tolerance, clopperPearsonInterval(flips, pairs), bestCaseExactTotal);
  return {
    ...count2,
    flipRate: count2.pairs === 0 ? 0 : count2.flips / count2.pairs,
    tolerance,
    verdict: strict ? exact : wilson,
    wilson,
    exact
  };
}
function judge({ flips, pairs }, tolerance, interval, bestCase) {
  if (interval.lower > tolerance) return { kind: "stochastic", interval };
  if (interval.upper < tolerance) return { kind: "deterministic", interval };
  const total = bestCase(tolerance, flips, pairs);
  return { kind: "undecided", interval, pairsStillNeeded: Math.max(1, total - pairs) };
}
function pooledStability(evidence, tolerance, strict) {
  const counts = evidence.cases.map((item) => countPairs(item.outcomes));
  let worstCase;
  for (const [index, { flips, pairs }] of counts.entries()) {
    if (flips > 0 && flips / pairs > (worstCase?.flipRate ?? 0))
      worstCase = { index, flipRate: flips / pairs };
  }
  return {
    ...judgeStability(sumPairs(counts), tolerance, strict),
    casesThatMoved: evidence.cases.filter(({ outcomes }) => moves(outcomes)).length,
    worstCase
  };
}
function moves(outcomes) {
  const first = outcomes[0];
  return first !== void 0 && outcomes.some((outcome) => !sameOutcome(first, outcome));
}

// src/core/routes.ts
function routeStability(evidence, tolerance, targets, strict) {
  const counts = /* @__PURE__ */ new Map();
  for (const { expected, outcomes } of evidence.cases) {
    if (expected === void 0) return void 0;
    const route = counts.get(expected) ?? [];
    route.push(countPairs(outcomes));
    counts.set(expected, route);
  }
  if (counts.size === 0) return void 0;
  return [...counts.entries()].sort(([a], [b]) => compareCodePoints(a, b)).map(([route, pairs]) => {
    const target = Object.hasOwn(targets, route) ? targets[route] : void 0;
    return {
      route,
      cases: pairs.length,
      targeted: target !== void 0,
      ...judgeStability(sumPairs(pairs), target ?? tolerance, strict)
    };
  });
}

// src/report/build-words.ts
var NAMED = 4;
function names(labels) {
  return list(labels.map(quoteName), NAMED);
}
function routeNames(routes) {
  return names(routes.map((route) => route.route));
}
function outcomeName(outcome) {
  const words = outcomeWords(outcome);
  const isName = outcome.kind === "decision" || outcome.kind === "text" || words.includes(" → ");
  return isName || outcome.kind === "tools" && outcome.names.length > 0 ? quoteName(words) : words;
}
function flipsOfPairs({ flips, pairs }) {
  return `${flips} of ${count(pairs, "pair")} flipped`;
}
function boundWords({ verdict, tolerance }, whose = "your") {
  const { lower, upper } = verdict.interval;
  const limit = `${whose} ${percent(tolerance)}`;
  switch (verdict.kind) {
    case "deterministic":
      return `at most ${percentBeside(upper, tolerance)}, below ${limit}`;
    case "stochastic":
      return `at least ${percentBeside(lower, tolerance)}, above ${limit}`;
    case "undecided":
      return `between ${percentBeside(lower, tolerance)} and ${percentBeside(upper, tolerance)}, and ${limit} lies inside`;
  }
}
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
  "replays"
];
function buildAdmission({ admission, complete }) {
  const refusals = admission.refusals.filter(({ kind }) => complete || OF_RECORDING.includes(kind));
  return { admissible: admission.admissible, refusals: refusals.map(refusalWords) };
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
      return {
        reason: `${count(refusal.cases.length, "probe")} gave no answer`,
        cure: "fix the agent for them, or remove them"
      };
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
        cure: "collect more pairs"
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

// src/report/build-run-report.ts
function buildRunReport(assessment, settings, caveats) {
  const { evidence, policy, stability, routes, skew, contract } = assessment;
  return {
    schema: "agentverity.run/v2",
    status: assessment.status,
    complete: assessment.complete,
    isolation: evidence.isolation,
    requested_inputs: evidence.cases.length,
    input_fingerprints: evidence.cases.map((item) => item.fingerprint),
    config: {
      blindness_threshold: policy.blindnessThreshold,
      curtail: false,
      epsilon: policy.epsilon,
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
    errors: settings.errors.map(({ kind, caseIndex }) => ({
      exception_type: kind,
      input_fingerprint: evidence.cases[caseIndex]?.fingerprint ?? null,
      input_index: caseIndex,
      message: "the call failed before producing a decision",
      phase: settings.phase ?? "meter",
      relation: null
    })),
    caveats,
    relations: [],
    relation_coverage: null,
    curtailment: null,
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
      exact_call: CALLS[route.exact.kind],
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
function guidanceFields({ stability, routes, skew, contract }) {
  const count2 = (kind, targetedOnly) => (routes ?? []).filter((route) => route.verdict.kind === kind && (route.targeted || !targetedOnly)).length;
  return {
    decision_contract_satisfied: contract?.satisfied ?? null,
    is_blind: skew?.blind ?? false,
    is_stochastic: stability?.verdict.kind === "stochastic" || count2("stochastic", false) > 0,
    stochastic_routes: routes === void 0 ? null : count2("stochastic", false),
    suite_is_meaningful: !(skew?.blind ?? false),
    targeted_stochastic_routes: count2("stochastic", true),
    targeted_undecided_routes: count2("undecided", true),
    undecided_routes: routes === void 0 ? null : count2("undecided", false)
  };
}

export {
  LAYERS,
  project,
  sameOutcome,
  outcomeKey,
  outcomeWords,
  compareCodePoints,
  sortedLabels,
  measureSkew,
  countOutcomes,
  countAllOutcomes,
  firstOutcomes,
  contractCoverage,
  findUnscorable,
  labelsOutside,
  countPairs,
  sumPairs,
  collectFlipPairs,
  wilsonInterval,
  binomialMass,
  binomialUpperTail,
  clopperPearsonInterval,
  pairsForDeterministic,
  bestCaseTotal,
  bestCaseAdmission,
  bestCaseExactTotal,
  judgeStability,
  pooledStability,
  routeStability,
  names,
  routeNames,
  outcomeName,
  flipsOfPairs,
  boundWords,
  reachedWords,
  buildAdmission,
  replayCaveat,
  buildRunReport,
  CALLS,
  flipPairFields
};
