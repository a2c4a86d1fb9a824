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
  stableJson
} from "./chunk-IPUYLUAG.js";
import {
  createRandom,
  openSuite
} from "./chunk-NWTDOMLC.js";
import "./chunk-KDCUJWV3.js";
import "./chunk-TPVFKFCC.js";
import "./chunk-TMUCL7CO.js";
import {
  fail,
  succeed
} from "./chunk-4L7ESQTO.js";
import {
  CALLS,
  binomialMass,
  binomialUpperTail,
  collectFlipPairs,
  countPairs,
  flipPairFields,
  outcomeKey,
  outcomeName,
  outcomeWords,
  routeStability,
  sortedLabels,
  sumPairs
} from "./chunk-CUAALIDF.js";
import {
  count,
  list,
  percent,
  quoteName
} from "./chunk-R6J74Z4O.js";
import "./chunk-PLBKB6XC.js";
import "./chunk-6ZJEHKRB.js";

// src/core/stats/hypergeometric.ts
function hypergeometricMass(successes, { population, marked, drawn: drawn2 }) {
  const rest = population - drawn2;
  if (successes < 0 || successes > drawn2 || successes > marked || marked - successes > rest) return 0;
  const rate = marked / population;
  return binomialMass(successes, drawn2, rate) * binomialMass(marked - successes, rest, rate) / binomialMass(marked, population, rate);
}
function hypergeometricRange({ population, marked, drawn: drawn2 }) {
  return [Math.max(0, drawn2 + marked - population), Math.min(drawn2, marked)];
}
function hypergeometricLowerTail(successes, draw) {
  const [least, most] = hypergeometricRange(draw);
  if (successes >= most) return 1;
  const mode = Math.floor((draw.drawn + 1) * (draw.marked + 1) / (draw.population + 2));
  if (successes > mode) {
    let above = 0;
    for (let k = successes + 1; k <= most; k += 1) above += hypergeometricMass(k, draw);
    return 1 - above;
  }
  let sum = 0;
  for (let k = successes; k >= least; k -= 1) sum += hypergeometricMass(k, draw);
  return sum;
}

// src/core/stats/fisher.ts
function fisherLower(before, after) {
  const draw = drawOf(before, after);
  if (draw.population === 0) return 1;
  return hypergeometricLowerTail(after.successes, draw);
}
var ROUNDING = 1e-9;
function fisherTwoSided(before, after) {
  const draw = drawOf(before, after);
  if (draw.population === 0) return 1;
  const observed = hypergeometricMass(after.successes, draw) * (1 + ROUNDING);
  const [least, most] = hypergeometricRange(draw);
  let sum = 0;
  for (let k = least; k <= most; k += 1) {
    const mass = hypergeometricMass(k, draw);
    if (mass <= observed) sum += mass;
  }
  return Math.min(1, sum);
}
function drawOf(before, after) {
  return {
    population: before.trials + after.trials,
    marked: before.successes + after.successes,
    drawn: after.trials
  };
}

// src/core/drift-answers.ts
function answerCounts(before, after) {
  const found = /* @__PURE__ */ new Map();
  const count2 = (outcomes, window) => {
    for (const outcome of outcomes) {
      const key = outcomeKey(outcome);
      const entry = found.get(key) ?? { outcome, before: 0, after: 0 };
      entry[window] += 1;
      found.set(key, entry);
    }
  };
  count2(before, "before");
  count2(after, "after");
  const counts = [...found.entries()].sort(([keyA, a], [keyB, b]) => b.before + b.after - a.before - a.after || (keyA < keyB ? -1 : 1)).map(([, entry]) => entry);
  const most = (window) => Math.max(...counts.map((entry) => entry[window]));
  const [mostBefore, mostAfter] = [most("before"), most("after")];
  return {
    counts,
    runsBefore: before.length,
    runsAfter: after.length,
    moved: !counts.some((entry) => entry.before === mostBefore && entry.after === mostAfter)
  };
}
var MOST_TIMES = 16;
function runsThatWouldTell({ counts, runsBefore, runsAfter }, level) {
  const kept = counts.reduce((most, entry) => entry.before > most.before ? entry : most);
  for (let times = 2; times <= MOST_TIMES; times *= 2) {
    const before = { successes: times * kept.before, trials: times * runsBefore };
    const after = { successes: times * kept.after, trials: times * runsAfter };
    if (fisherTwoSided(before, after) <= level) return times * runsAfter;
  }
  return void 0;
}

// src/core/stats/boschloo.ts
var MOST_TRIALS = 200;
var GRID = 1e3;
var REFINEMENTS = 40;
var ROUNDING2 = 1e-9;
function boschlooLower(before, after) {
  const fisher = fisherLower(before, after);
  if (before.trials > MOST_TRIALS || after.trials > MOST_TRIALS || fisher === 1) return fisher;
  const region = rejectionRegion(before.trials, after.trials, fisher);
  return Math.min(fisher, largestSize(region, before.trials, after.trials));
}
function rejectionRegion(before, after, level) {
  const border = [];
  let most = -1;
  for (let x = 0; x <= before; x += 1) {
    const extreme = (y) => y <= after && fisherLower({ successes: x, trials: before }, { successes: y, trials: after }) <= level * (1 + ROUNDING2);
    while (extreme(most + 1)) most += 1;
    border.push(most);
  }
  return border;
}
function largestSize(region, before, after) {
  const size = (rate) => sizeAt(region, before, after, rate);
  let best = 0;
  let at = 0;
  for (let step = 1; step < GRID; step += 1) {
    const value = size(step / GRID);
    if (value > best) {
      best = value;
      at = step;
    }
  }
  let low = (at - 1) / GRID;
  let high = (at + 1) / GRID;
  for (let i = 0; i < REFINEMENTS; i += 1) {
    const third = (high - low) / 3;
    const [left, right] = [size(low + third), size(high - third)];
    best = Math.max(best, left, right);
    if (left < right) low += third;
    else high -= third;
  }
  return best;
}
function sizeAt(region, before, after, rate) {
  const upTo = [];
  let below = 0;
  for (const mass of masses(after, rate)) {
    below += mass;
    upTo.push(below);
  }
  let size = 0;
  for (const [x, mass] of masses(before, rate).entries()) {
    const most = region[x];
    if (most >= 0) size += mass * upTo[most];
  }
  return size;
}
function masses(trials, rate) {
  const all = new Float64Array(trials + 1);
  const mode = Math.min(trials, Math.floor((trials + 1) * rate));
  const odds = rate / (1 - rate);
  all[mode] = binomialMass(mode, trials, rate);
  for (let k = mode; k < trials; k += 1) all[k + 1] = all[k] * ((trials - k) / (k + 1)) * odds;
  for (let k = mode; k > 0; k -= 1) all[k - 1] = all[k] * (k / (trials - k + 1) / odds);
  return all;
}

// src/core/stats/detectable.ts
var POWER = 0.8;
function detectableRate(least, trials, power = POWER) {
  if (least === void 0) return void 0;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (binomialUpperTail(least, trials, middle) >= power) high = middle;
    else low = middle;
  }
  return high;
}
function fewestRejected(trials, level, pValueOf) {
  let accepted = -1;
  let rejected = trials;
  if (pValueOf(trials) > level) return void 0;
  while (rejected - accepted > 1) {
    const middle = accepted + Math.ceil((rejected - accepted) / 2);
    if (pValueOf(middle) <= level) rejected = middle;
    else accepted = middle;
  }
  return rejected;
}

// src/core/stats/log-factorial.ts
var KNOWN = [0];
function logChoose(n, k) {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
function logFactorial(n) {
  for (let k = KNOWN.length; k <= n; k += 1) KNOWN.push(KNOWN[k - 1] + Math.log(k));
  return KNOWN[n];
}

// src/core/stats/multivariate-hypergeometric.ts
var STEPS_PER_ANSWER = 5e3;
var FREE_STEPS = 4e4;
var RESOLUTION = 1e-9;
function distributionOf(totals, size, amount) {
  let population = totals.reduce((sum, total) => sum + total, 0);
  let steps = 0;
  const limit = totals.length <= 2 ? Number.POSITIVE_INFINITY : FREE_STEPS + STEPS_PER_ANSWER * totals.length;
  let states = /* @__PURE__ */ new Map([[size, /* @__PURE__ */ new Map([[0, { value: 0, probability: 1 }]])]]);
  for (const [index, marked] of totals.entries()) {
    const next = /* @__PURE__ */ new Map();
    for (const [drawn2, weighed] of states) {
      for (const { taken, mass } of takings({ population, marked, drawn: drawn2 })) {
        const group = next.get(drawn2 - taken) ?? /* @__PURE__ */ new Map();
        next.set(drawn2 - taken, group);
        addAll(group, weighed.values(), amount(index, taken), mass);
        steps += weighed.size;
      }
      if (steps > limit) return void 0;
    }
    states = next;
    population -= marked;
  }
  return [...states.values()].flatMap((group) => [...group.values()]);
}
function takings(draw) {
  const [least, most] = hypergeometricRange(draw);
  return Array.from({ length: most - least + 1 }, (_, offset) => ({
    taken: least + offset,
    mass: massOf(least + offset, draw)
  }));
}
function massOf(taken, { population, marked, drawn: drawn2 }) {
  const ways = logChoose(marked, taken) + logChoose(population - marked, drawn2 - taken);
  return Math.exp(ways - logChoose(population, drawn2));
}
function addAll(group, weighed, added, mass) {
  for (const { value, probability } of weighed) {
    const sum = value + added;
    const key = Math.round(sum / RESOLUTION);
    const known2 = group.get(key);
    group.set(key, { value: sum, probability: (known2?.probability ?? 0) + probability * mass });
  }
}
function drawerOf(totals, size, random) {
  const all = totals.reduce((sum, total) => sum + total, 0);
  const known2 = /* @__PURE__ */ new Map();
  const tableOf = (index, draw) => {
    const key = index * (size + 1) + draw.drawn;
    const found = known2.get(key) ?? likelyTakings(draw);
    known2.set(key, found);
    return found;
  };
  return () => {
    let population = all;
    let drawn2 = size;
    return totals.map((marked, index) => {
      const taken = pick(tableOf(index, { population, marked, drawn: drawn2 }), random() / 2 ** 32);
      population -= marked;
      drawn2 -= taken;
      return taken;
    });
  };
}
var NEVER = 1e-15;
function likelyTakings(draw) {
  const { population, marked, drawn: drawn2 } = draw;
  const [first, last] = hypergeometricRange(draw);
  const mode = Math.min(last, Math.max(first, Math.floor((drawn2 + 1) * (marked + 1) / (population + 2))));
  let least = mode;
  while (least > first && massOf(least - 1, draw) > NEVER) least -= 1;
  const upTo = [];
  let below = 0;
  for (let taken = least; taken <= last; taken += 1) {
    const mass = massOf(taken, draw);
    if (taken > mode && mass <= NEVER) break;
    below += mass;
    upTo.push(below);
  }
  return { least, upTo };
}
function pick({ least, upTo }, point) {
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = low + high >> 1;
    if (upTo[middle] > point) high = middle;
    else low = middle + 1;
  }
  return least + low;
}

// src/core/stats/freeman-halton.ts
var DRAWS = 9999;
var ROUNDING3 = 1e-8;
function freemanHalton(counts, random) {
  const totals = counts.map(({ before, after }) => before + after).filter((total) => total > 0);
  const size = counts.reduce((sum, { before }) => sum + before, 0);
  if (totals.length < 2) return 1;
  const observed = counts.reduce((sum, { before, after }) => sum + logChoose(before + after, before), 0);
  const weight = (index, taken) => logChoose(totals[index], taken);
  const tables = distributionOf(totals, size, weight);
  if (tables === void 0) return drawn(totals, size, observed, random);
  const extreme = tables.filter(({ value }) => value <= observed + ROUNDING3);
  return Math.min(
    1,
    extreme.reduce((sum, { probability }) => sum + probability, 0)
  );
}
function drawn(totals, size, observed, random) {
  const draw = drawerOf(totals, size, random);
  let hits = 0;
  for (let i = 0; i < DRAWS; i += 1) {
    const weight = draw().reduce((sum, taken, index) => sum + logChoose(totals[index], taken), 0);
    if (weight <= observed + ROUNDING3) hits += 1;
  }
  return (1 + hits) / (1 + DRAWS);
}

// src/core/stats/holm.ts
function holm(pValues) {
  const ascending = [...pValues.entries()].sort(([, a], [, b]) => a - b);
  const adjusted = new Array(pValues.length);
  let highest = 0;
  for (const [rank, [index, pValue]] of ascending.entries()) {
    highest = Math.max(highest, Math.min(1, pValue * (pValues.length - rank)));
    adjusted[index] = highest;
  }
  return adjusted;
}

// src/core/stats/stratified-permutation.ts
var ROUNDING4 = 1e-8;
function stratifiedPermutation(probes, permutations, random) {
  const distance = probes.reduce((sum, counts) => sum + totalVariation(counts), 0);
  const strata = probes.filter(canChange).map((counts) => exchangeOf(counts, random));
  let hits = 0;
  for (let i = 0; i < permutations; i += 1) {
    let sum = 0;
    for (const exchange of strata) sum += exchange();
    if (sum >= distance - ROUNDING4) hits += 1;
  }
  return { distance, pValue: (1 + hits) / (1 + permutations) };
}
function totalVariation(counts) {
  const [before, after] = sizes(counts);
  if (before === 0 || after === 0) return 0;
  const differences = counts.map((count2) => Math.abs(count2.before / before - count2.after / after));
  return differences.reduce((sum, difference) => sum + difference, 0) / 2;
}
function sizes(counts) {
  return [
    counts.reduce((sum, { before }) => sum + before, 0),
    counts.reduce((sum, { after }) => sum + after, 0)
  ];
}
function canChange(counts) {
  const answers = counts.filter(({ before, after }) => before + after > 0).length;
  return answers > 1 && sizes(counts).every((size) => size > 0);
}
function exchangeOf(counts, random) {
  const totals = counts.map(({ before, after }) => before + after).filter((total) => total > 0);
  const [size, rest] = sizes(counts);
  const half = (index, taken) => Math.abs(taken / size - (totals[index] - taken) / rest) / 2;
  const distribution = distributionOf(totals, size, half);
  if (distribution !== void 0) return samplerOf(distribution, random);
  const draw = drawerOf(totals, size, random);
  return () => draw().reduce((sum, taken, index) => sum + half(index, taken), 0);
}
function samplerOf(distribution, random) {
  const values = distribution.map(({ value }) => value);
  let below = 0;
  const upTo = Float64Array.from(distribution, ({ probability }) => {
    below += probability;
    return below;
  });
  return () => {
    const point = random() / 2 ** 32 * below;
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = low + high >> 1;
      if (upTo[middle] > point) high = middle;
      else low = middle + 1;
    }
    return values[low];
  };
}

// src/core/drift.ts
var LEVEL = 0.05;
var NOTHING = -1;
var LOOKS = 3;
var PERMUTATIONS = 9999;
var SEED = 1;
function compareWindows(before, after) {
  const random = createRandom(SEED);
  const known2 = new Map(before.cases.map((item) => [item.fingerprint, item]));
  const shared = after.cases.flatMap((item) => {
    const earlier = known2.get(item.fingerprint);
    return earlier === void 0 ? [] : [{ earlier, later: item }];
  });
  const failed = { before: failures(before), after: failures(after) };
  const level = failed.before + failed.after > 0 ? NOTHING : LEVEL;
  const probes = compareProbes(shared, level, random);
  const answers = compareAll(probes, random);
  const routes = compareRoutes(shared, level);
  const detectable = detectableShare(probes);
  const found = {
    probes,
    answers,
    routes,
    onlyBefore: missingIn(before, after),
    onlyAfter: missingIn(after, before),
    failed,
    ...detectable === void 0 ? {} : { detectable }
  };
  const status = statusOf(found);
  return { status, exitCode: exitCodeOf(status), level: LEVEL, ...found };
}
function compareProbes(shared, level, random) {
  const compared = shared.map(({ earlier, later }) => {
    const answers = answerCounts(earlier.outcomes, later.outcomes);
    return { later, answers, pValue: freemanHalton(answers.counts, random) };
  });
  const adjusted = holm(compared.map(({ pValue }) => pValue));
  return compared.map(({ later, answers, pValue }, index) => {
    const corrected = forAllLooks(adjusted[index]);
    const distance = totalVariation(answers.counts);
    const drifted = corrected <= level;
    const runsNeeded = answers.moved && !drifted ? runsThatWouldTell(answers, LEVEL / LOOKS / compared.length) : void 0;
    return {
      fingerprint: later.fingerprint,
      route: later.expected,
      ...answers,
      distance,
      pValue,
      corrected,
      drifted,
      ...runsNeeded === void 0 ? {} : { runsNeeded }
    };
  });
}
function compareAll(probes, random) {
  const test = stratifiedPermutation(
    probes.map(({ counts }) => counts),
    PERMUTATIONS,
    random
  );
  return { ...test, corrected: forAllLooks(test.pValue), permutations: PERMUTATIONS, seed: SEED };
}
function compareRoutes(shared, level) {
  const names = sortedLabels(shared.map(({ later }) => later.expected));
  const compared = names.map((route) => {
    const members = shared.filter(({ later }) => later.expected === route);
    const before = sumPairs(members.map(({ earlier }) => countPairs(earlier.outcomes)));
    const after = sumPairs(members.map(({ later }) => countPairs(later.outcomes)));
    const pValue = boschlooLower(agreeing(before), agreeing(after));
    return { route, before, after, pValue, detectable: detectableFlipRate(before, after, names.length) };
  });
  const adjusted = holm(compared.map(({ pValue }) => pValue));
  return compared.map(({ detectable, ...route }, index) => {
    const corrected = forAllLooks(adjusted[index]);
    return {
      ...route,
      corrected,
      drifted: corrected <= level,
      ...detectable === void 0 ? {} : { detectable }
    };
  });
}
function agreeing({ pairs, flips: flips2 }) {
  return { successes: pairs - flips2, trials: pairs };
}
function forAllLooks(pValue) {
  return Math.min(1, LOOKS * pValue);
}
function detectableFlipRate(before, after, routes) {
  const level = LEVEL / LOOKS / routes;
  const least = fewestRejected(
    after.pairs,
    level,
    (flips2) => fisherLower(agreeing(before), { successes: after.pairs - flips2, trials: after.pairs })
  );
  return detectableRate(least, after.pairs);
}
function detectableShare(probes) {
  const level = LEVEL / LOOKS / probes.length;
  const shares = /* @__PURE__ */ new Map();
  for (const { runsBefore, runsAfter } of probes) {
    const key = `${runsBefore} ${runsAfter}`;
    if (shares.has(key)) continue;
    const least = fewestRejected(runsAfter, level, (moved) => oneAnswerMoved(runsBefore, runsAfter, moved));
    shares.set(key, detectableRate(least, runsAfter));
  }
  const found = [...shares.values()];
  const known2 = found.filter((share) => share !== void 0);
  return found.length > 0 && known2.length === found.length ? Math.max(...known2) : void 0;
}
function oneAnswerMoved(runsBefore, runsAfter, moved) {
  return fisherTwoSided(
    { successes: runsBefore, trials: runsBefore },
    { successes: runsAfter - moved, trials: runsAfter }
  );
}
function missingIn(window, other) {
  const held = new Set(other.cases.map((item) => item.fingerprint));
  return window.cases.map((item) => item.fingerprint).filter((fingerprint) => !held.has(fingerprint));
}
function failures(window) {
  return window.cases.reduce((sum, item) => sum + item.errors, 0);
}
function statusOf(found) {
  const { probes, answers, routes, onlyBefore, onlyAfter, failed } = found;
  if (failed.before + failed.after > 0) return "incomplete";
  if (probes.length === 0) return "incompatible";
  if ([...probes, ...routes].some((look) => look.drifted) || answers.corrected <= LEVEL) return "drift";
  if (onlyBefore.length + onlyAfter.length > 0) return "incompatible";
  return couldFindAnything(probes) ? "none-detected" : "undecided";
}
function couldFindAnything(probes) {
  let chance = 1;
  return probes.some(({ runsBefore, runsAfter }) => {
    chance *= oneAnswerMoved(runsBefore, runsAfter, runsAfter);
    return chance <= LEVEL / LOOKS;
  });
}
function exitCodeOf(status) {
  switch (status) {
    case "drift":
      return 1;
    case "none-detected":
      return 0;
    case "undecided":
    case "incompatible":
    case "incomplete":
      return 2;
  }
}

// src/report/build-drift-reference.ts
var VOLATILE = /* @__PURE__ */ new Set([
  "collected_at",
  "eval_id",
  "finished_at",
  "run_id",
  "started_at",
  "timestamp"
]);
function referenceDrift(before, after, epsilon) {
  const [routesBefore, routesAfter] = [routesOf(before, epsilon), routesOf(after, epsilon)];
  const [pairsBefore, pairsAfter] = [flipPairsOf(before), flipPairsOf(after)];
  const changes = provenanceChanges(before.provenance, after.provenance);
  const isolation = { before: before.evidence.isolation, after: after.evidence.isolation };
  const routes = [...routesBefore].flatMap(([name, was]) => {
    const is = routesAfter.get(name);
    return is === void 0 ? [] : [compareRoute(name, was, is)];
  });
  const found = {
    changed_routes: routes.filter((route) => route.verdict_changed).map((route) => route.decision),
    gained_decisions: missing(routesAfter.keys(), routesBefore),
    lost_decisions: missing(routesBefore.keys(), routesAfter),
    gained_flip_pairs: missing(pairsAfter, pairsBefore),
    lost_flip_pairs: missing(pairsBefore, pairsAfter),
    provenance_changes: changes.filter(({ key }) => !VOLATILE.has(key))
  };
  const isolationChanged = isolation.before !== isolation.after;
  return {
    ...found,
    drifted: isolationChanged || Object.values(found).some((list2) => list2.length > 0),
    routes,
    isolation,
    isolation_changed: isolationChanged,
    informational_changes: changes.filter(({ key }) => VOLATILE.has(key)),
    independence_note: `agreement between two windows does not establish that trials were independent within either one. Two correlated runs agree comfortably. Isolation was '${isolation.before}' then '${isolation.after}'.`
  };
}
function routesOf({ evidence }, epsilon) {
  const routes = routeStability(evidence, epsilon, {}, false) ?? [];
  return new Map(routes.map((route) => [route.route, route]));
}
function compareRoute(decision, was, is) {
  const call = ({ wilson, flips: flips2, pairs }) => ({
    call: CALLS[wilson.kind],
    flips: flips2,
    trials: pairs
  });
  return {
    decision,
    before: call(was),
    after: call(is),
    direction: directionOf(is.flipRate - was.flipRate),
    verdict_changed: was.wilson.kind !== is.wilson.kind
  };
}
function directionOf(difference) {
  if (difference === 0) return "unchanged";
  return difference > 0 ? "higher" : "lower";
}
function flipPairsOf({ evidence }) {
  const pairs = flipPairFields(collectFlipPairs(evidence.cases.map((item) => item.outcomes)));
  return new Set(pairs.map(({ decisions }) => decisions.join(" <-> ")));
}
function missing(names, others) {
  return sortedLabels([...names].filter((name) => !others.has(name)));
}
function provenanceChanges(before, after) {
  const recorded = (window, key) => Object.hasOwn(window, key) ? window[key] : null;
  return sortedLabels([...Object.keys(before), ...Object.keys(after)]).map((key) => ({ key, before: recorded(before, key), after: recorded(after, key) })).filter((change) => stableJson(change.before) !== stableJson(change.after));
}

// src/report/build-drift-report.ts
function driftReport({ version, epsilon, before, after, drift }, reference, caveats) {
  const { answers, routes, probes } = drift;
  return {
    schema: "agentverity.compare/v1",
    agentverity_version: version,
    status: drift.status,
    exit_code: drift.exitCode,
    epsilon,
    layer: after.evidence.layer,
    level: drift.level,
    before: windowFields(before, drift.failed.before),
    after: windowFields(after, drift.failed.after),
    answers: {
      distance: answers.distance,
      p_value: known(answers.pValue),
      corrected: known(answers.corrected),
      permutations: answers.permutations,
      seed: answers.seed
    },
    probes: probes.map(probeFields),
    stability: routes.map(({ route, before: was, after: is, pValue, corrected, drifted, detectable }) => ({
      decision: route,
      before: { pair_flips: was.flips, pair_trials: was.pairs },
      after: { pair_flips: is.flips, pair_trials: is.pairs },
      p_value: known(pValue),
      corrected: known(corrected),
      drifted,
      detectable_flip_rate: detectable ?? null
    })),
    only_before: drift.onlyBefore,
    only_after: drift.onlyAfter,
    detectable: { power: POWER, share_of_answers: drift.detectable ?? null },
    caveats,
    reference
  };
}
function windowFields({ file, source, evidence }, failed) {
  return {
    file,
    source,
    inputs: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed_runs: failed,
    isolation: evidence.isolation
  };
}
function probeFields(probe) {
  const answers = (window) => probe.counts.flatMap(
    (entry, index) => entry[window] > 0 ? [{ ...answerFields(entry, index), count: entry[window] }] : []
  );
  return {
    input_fingerprint: probe.fingerprint,
    decision: probe.route,
    before: answers("before"),
    after: answers("after"),
    distance: probe.distance,
    p_value: known(probe.pValue),
    corrected: known(probe.corrected),
    drifted: probe.drifted,
    moved: probe.moved,
    runs_needed: probe.runsNeeded ?? null
  };
}
function answerFields({ outcome }, index) {
  return { kind: outcome.kind, answer: outcome.kind === "text" ? `text ${index + 1}` : words(outcome) };
}
function words(outcome) {
  return outcome.kind === "no-decision" ? outcome.reason : outcomeWords(outcome);
}
function known(pValue) {
  return Number(pValue.toPrecision(10));
}

// src/report/build-drift-words.ts
var NAMED = 4;
var SHOWN = 60;
function driftChanges(reference) {
  const { isolation } = reference;
  return [
    ...named("Routes that are new", reference.gained_decisions),
    ...named("Routes that are gone", reference.lost_decisions),
    ...named("Pairs that flip now and did not before", reference.gained_flip_pairs),
    ...named("Pairs that flipped before and do not now", reference.lost_flip_pairs),
    ...reference.isolation_changed ? [`Trials were kept apart otherwise: ${isolation.before} before, ${isolation.after} after.`] : [],
    ...reference.provenance_changes.map(changeWords)
  ];
}
function volatileChanges(reference) {
  return reference.informational_changes.map(changeWords);
}
function named(what, names) {
  if (names.length === 0) return [];
  return [
    `${what}: ${list(
      names.map((name) => quoteName(name.replace(" <-> ", " ↔ "))),
      NAMED
    )}.`
  ];
}
function changeWords({ key, before, after }) {
  return `${quoteName(key)}: ${valueWords(before)} before, ${valueWords(after)} after.`;
}
function valueWords(value) {
  if (value === null) return "not recorded";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const start = Array.from(text.slice(0, 2 * SHOWN));
  return quoteName(start.length > SHOWN ? `${start.slice(0, SHOWN - 1).join("")}…` : text);
}
function driftCaveats(request, reference) {
  const { drift } = request;
  const { probes, onlyBefore, onlyAfter } = drift;
  const partial = onlyBefore.length + onlyAfter.length > 0 && probes.length > 0;
  return [
    "Two windows that agree do not show that trials were independent within either: correlated runs agree comfortably.",
    ...isolationCaveat(reference.isolation),
    ...partial ? [
      `Tested on the ${count(probes.length, "probe")} that both windows hold, not on the others (${onlyBefore.length} only before, ${onlyAfter.length} only after); the table of routes counts all of them.`
    ] : [],
    ...movedCaveat(drift),
    ...ruleCaveat(drift, reference)
  ];
}
function isolationCaveat({ before, after }) {
  if ([before, after].includes("shared-session"))
    return ["Trials of a shared session may repeat each other: the p-values take them as separate."];
  if ([before, after].includes("unknown"))
    return [
      "How trials were kept apart is not recorded for both windows: their independence is assumed, not shown."
    ];
  return [];
}
function movedCaveat({ probes }) {
  const moved = probes.filter((probe) => probe.moved && !probe.drifted).length;
  if (moved === 0) return [];
  return [
    `Moved, unproven: the commonest answer of ${count(moved, "probe")} is another one, and chance alone may have done it. More runs would tell.`
  ];
}
function ruleCaveat({ status }, { drifted }) {
  if (status === "drift" && !drifted)
    return [
      "The Python tool's rule, under `reference`, overlooks this: it compares the routes' stability, not their answers."
    ];
  if (status === "none-detected" && drifted)
    return [
      "The Python tool's rule, under `reference`, calls this drift: it counts any difference, chance included."
    ];
  return [];
}

// src/report/build-drift.ts
function buildDrift(request) {
  const { version, epsilon, before, after, drift } = request;
  const reference = referenceDrift(before, after, epsilon);
  const caveats = driftCaveats(request, reference);
  const places = new Map(after.evidence.cases.map((item, index) => [item.fingerprint, `cases[${index}]`]));
  const differing = drift.probes.filter((probe) => probe.distance > 0);
  return {
    version,
    headline: { word: WORDS[drift.status], text: headline(drift, places) },
    power: powerWords(drift),
    before: windowModel(before),
    after: windowModel(after),
    routes: reference.routes.map((route) => routeRow(route, drift)),
    probes: differing.map((probe) => probeRow(probe, places)).sort(worstFirst),
    sameProbes: drift.probes.length - differing.length,
    answers: {
      distance: drift.answers.distance,
      corrected: drift.answers.corrected,
      verdict: answersVerdict(drift)
    },
    changes: driftChanges(reference),
    volatile: volatileChanges(reference),
    caveats,
    exitCode: drift.exitCode,
    status: drift.status,
    report: driftReport(request, reference, caveats)
  };
}
var WORDS = {
  drift: "DRIFT",
  "none-detected": "NONE DETECTED",
  undecided: "UNDECIDED",
  incompatible: "INCOMPATIBLE",
  incomplete: "INCOMPLETE"
};
function headline(drift, places) {
  const { probes, failed, onlyBefore, onlyAfter } = drift;
  switch (drift.status) {
    case "drift":
      return driftHeadline(drift, places);
    case "none-detected":
      return `no change of answers or stability was found on ${count(probes.length, "probe")}`;
    case "undecided":
      return "too few answers: not even a change of all of them would have been significant";
    case "incompatible":
      return probes.length === 0 ? "the two windows hold no probe in common" : `the two windows do not hold the same probes: ${onlyBefore.length} only before, ${onlyAfter.length} only after; nothing was found on the ${probes.length} they share`;
    case "incomplete":
      return `${count(failed.before + failed.after, "call")} failed (${failed.before} before, ${failed.after} after): what they would have answered is not known`;
  }
}
function driftHeadline({ probes, routes, answers }, places) {
  const moved = probes.filter((probe) => probe.drifted);
  const named2 = moved.map(
    (probe) => `${quoteName(places.get(probe.fingerprint) ?? "")} (${movedWords(probe)})`
  );
  const verb = moved.length === 1 ? "answers" : "answer";
  const restless = routes.filter((route) => route.drifted).slice(0, NAMED2);
  const parts = [
    ...moved.length === 0 ? [] : [`${moved.length} of ${count(probes.length, "probe")} ${verb} otherwise: ${list(named2, NAMED2)}`],
    ...restless.map(
      ({ route, before, after }) => `route ${quoteName(route)} flips more often: ${flips(before)} before, ${flips(after)} after`
    )
  ];
  if (parts.length > 0) return parts.join("; ");
  return `the answers of all ${probes.length} probes together changed (p = ${pWords(answers.corrected)}), of no single one provably`;
}
function movedWords({ counts, moved, route }) {
  if (!moved) return `route ${quoteName(route)}, in other shares`;
  const commonest = (window) => counts.reduce((most, entry) => entry[window] > most[window] ? entry : most);
  return `${outcomeName(commonest("before").outcome)} → ${outcomeName(commonest("after").outcome)}`;
}
function flips({ flips: flipped, pairs }) {
  return `${flipped} of ${count(pairs, "pair")}`;
}
function pWords(pValue) {
  return pValue < 1e-3 ? "below 0.001" : String(Number(pValue.toFixed(3)));
}
function powerWords(drift) {
  if (drift.status === "incomplete" || drift.probes.length === 0) return "Nothing was compared.";
  return `${foundOnProbes(drift)}; ${foundOnRoutes(drift)}. An unchanged agent is called drifted at most ${percent(drift.level)} of the time.`;
}
function foundOnProbes({ detectable }) {
  if (detectable === void 0)
    return "This comparison has too few answers to find, on one probe alone, even a complete change";
  return `With ${percent(POWER)} power this comparison would have found, on any one probe with a steady answer, a change of at least ${percent(detectable)} of its answers`;
}
function foundOnRoutes({ routes }) {
  const known2 = routes.flatMap((route) => route.detectable ?? []);
  if (known2.length === 0) return "a rise of a route's flip rate it would not have found";
  const where = known2.length === routes.length ? "on any one route" : `on ${known2.length} of ${routes.length} routes`;
  return `${where}, a flip rate that rose to at least ${percent(Math.max(...known2))}`;
}
function answersVerdict({ status, answers, level }) {
  if (status === "incomplete") return "not judged";
  return answers.corrected <= level ? "changed" : "no change detected";
}
function windowModel({ file, source, evidence }) {
  return {
    file,
    source,
    probes: evidence.cases.length,
    runs: evidence.cases.reduce((sum, item) => sum + item.outcomes.length, 0),
    failed: evidence.cases.reduce((sum, item) => sum + item.errors, 0),
    isolation: evidence.isolation
  };
}
function routeRow({ decision, before, after }, drift) {
  const judged = drift.status === "incomplete" ? [] : drift.routes;
  const tested = judged.find((route) => route.route === decision);
  const side = ({ call, flips: flipped, trials }) => ({
    flips: flipped,
    pairs: trials,
    verdict: call.replace(/^verdict-| \(.*$/g, "")
  });
  return {
    route: decision,
    before: side(before),
    after: side(after),
    ...tested === void 0 ? {} : { corrected: tested.corrected },
    drifted: tested?.drifted ?? false
  };
}
function probeRow(probe, places) {
  const { fingerprint, route, counts, corrected, drifted, moved, runsNeeded } = probe;
  return {
    fingerprint,
    place: places.get(fingerprint) ?? "",
    route,
    before: answerWords(counts, "before"),
    after: answerWords(counts, "after"),
    corrected,
    drifted,
    movedUnproven: moved && !drifted,
    ...runsNeeded === void 0 ? {} : { runsNeeded }
  };
}
var NAMED2 = 3;
function answerWords(counts, window) {
  const seen = counts.filter((entry) => entry[window] > 0).sort((a, b) => b[window] - a[window]);
  return list(
    seen.map((entry) => `${entry[window]} × ${outcomeName(entry.outcome)}`),
    NAMED2
  );
}
function worstFirst(a, b) {
  return Number(b.drifted) - Number(a.drifted) || Number(b.movedUnproven) - Number(a.movedUnproven) || a.corrected - b.corrected;
}

// src/pipeline/compare-evidence.ts
async function compareEvidence(config, host) {
  const before = await openWindow("before", config, host);
  const after = await openWindow("after", config, host);
  if (!before.ok || !after.ok)
    return fail(...[before, after].flatMap((window) => window.ok ? [] : window.problems));
  const unlike = otherLayer(before.value, after.value);
  if (unlike !== void 0) return fail(unlike);
  return succeed(
    buildDrift({
      version: host.version,
      epsilon: config.epsilon,
      before: before.value,
      after: after.value,
      drift: compareWindows(before.value.evidence, after.value.evidence)
    })
  );
}
async function openWindow(which, config, host) {
  const file = config[which];
  if (file === void 0)
    return fail({
      code: "input-missing",
      message: `no recording is given as \`${which}\`: two are compared`,
      hint: "Write `agentverity compare before.json after.json`."
    });
  const { workingDirectory } = config;
  const spec = { files: [file], format: "auto" };
  const recording = await readEvidenceFiles({ spec, workingDirectory, suite: void 0, files: host.files });
  if (!recording.ok) return recording;
  const suite = await suiteFor(recording.value, config, host);
  if (!suite.ok) return suite;
  const matched = matchSuite(recording.value, suite.value, void 0);
  if (!matched.ok) return matched;
  const evidence = matched.value;
  if (!isRouted(evidence)) return fail(withoutRoutes(file, recording.value, evidence));
  const { source, configuration, provenance } = recording.value;
  return succeed({ file, source, evidence, provenance: provenance ?? configuration });
}
async function suiteFor({ cases }, config, host) {
  const named2 = config.suite !== void 0 && cases.some((item) => item.expected === void 0);
  if (!named2) return succeed(void 0);
  const opened = await openSuite({ ...config, layer: "verdict" }, host.files);
  return opened.ok ? succeed(opened.value.suite) : opened;
}
function isRouted(evidence) {
  return evidence.cases.every((item) => item.expected !== void 0);
}
function withoutRoutes(file, recording, { cases }) {
  const index = cases.findIndex((item) => item.expected === void 0);
  return {
    code: "evidence-invalid",
    message: `\`cases[${index}]\` of ${file} has no \`expected\`: without the decision that every case was written to reach there are no routes to compare`,
    hint: "Add `expected` to every case, or name the suite that has them with `suite`.",
    at: recording.cases[index]?.at ?? { file }
  };
}
function otherLayer(before, after) {
  const [was, is] = [before.evidence.layer, after.evidence.layer];
  if (was === is) return void 0;
  return {
    code: "input-conflict",
    message: `\`layer\` of ${before.file} is ${was}, and ${is} in ${after.file}: they are not the same observation`,
    hint: "Compare two recordings of one layer.",
    at: { file: after.file, path: "layer" }
  };
}
export {
  compareEvidence
};
