import {
  countOutcomes,
  countPairs,
  createRandom,
  holm,
  sortedLabels,
  sumPairs
} from "./chunk-YQPI7GVK.js";
import {
  binomialMass,
  binomialUpperTail,
  outcomeKey,
  quoteName
} from "./chunk-TWMHUV77.js";

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

// src/core/drift-answers.ts
function answerCounts(before, after) {
  return answersOfCounts(countOutcomes(before), countOutcomes(after));
}
function answersOfCounts(before, after) {
  const found = /* @__PURE__ */ new Map();
  const add = (rows, window) => {
    for (const { outcome, count } of rows) {
      const key = outcomeKey(outcome);
      const entry = found.get(key) ?? { outcome, before: 0, after: 0 };
      entry[window] += count;
      found.set(key, entry);
    }
  };
  add(before, "before");
  add(after, "after");
  const counts = [...found.entries()].sort(([keyA, a], [keyB, b]) => b.before + b.after - a.before - a.after || (keyA < keyB ? -1 : 1)).map(([, entry]) => entry);
  const most = (window) => Math.max(...counts.map((entry) => entry[window]));
  const sum = (window) => counts.reduce((total, entry) => total + entry[window], 0);
  const [mostBefore, mostAfter] = [most("before"), most("after")];
  return {
    counts,
    runsBefore: sum("before"),
    runsAfter: sum("after"),
    moved: !counts.some((entry) => entry.before === mostBefore && entry.after === mostAfter)
  };
}
var MOST_TIMES = 16;
function runsThatWouldTell({ counts, runsBefore, runsAfter }, level, growing = "both") {
  const kept = counts.reduce((most, entry) => entry.before > most.before ? entry : most);
  for (let times2 = 2; times2 <= MOST_TIMES; times2 *= 2) {
    const earlier = growing === "both" ? times2 : 1;
    const before = { successes: earlier * kept.before, trials: earlier * runsBefore };
    const after = { successes: times2 * kept.after, trials: times2 * runsAfter };
    if (fisherTwoSided(before, after) <= level) return times2 * runsAfter;
  }
  return void 0;
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
  const limit2 = totals.length <= 2 ? Number.POSITIVE_INFINITY : FREE_STEPS + STEPS_PER_ANSWER * totals.length;
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
      if (steps > limit2) return void 0;
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
    const known = group.get(key);
    group.set(key, { value: sum, probability: (known?.probability ?? 0) + probability * mass });
  }
}
function drawerOf(totals, size, random) {
  const all = totals.reduce((sum, total) => sum + total, 0);
  const known = /* @__PURE__ */ new Map();
  const tableOf = (index, draw) => {
    const key = index * (size + 1) + draw.drawn;
    const found = known.get(key) ?? likelyTakings(draw);
    known.set(key, found);
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
  const differences = counts.map((count) => Math.abs(count.before / before - count.after / after));
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

// src/core/drift-probes.ts
var LEVEL = 0.05;
var SEED = 1;
var PERMUTATIONS = 9999;
function testProbes(probes, { looks, level, growing }, random) {
  const pValues = probes.map(({ answers }) => freemanHalton(answers.counts, random));
  const adjusted = holm(pValues);
  return probes.map(({ fingerprint, answers }, index) => {
    const corrected = forAllLooks(adjusted[index], looks);
    const drifted = corrected <= level;
    const runsNeeded = answers.moved && !drifted ? runsThatWouldTell(answers, LEVEL / looks / probes.length, growing) : void 0;
    return {
      fingerprint,
      ...answers,
      distance: totalVariation(answers.counts),
      pValue: pValues[index],
      corrected,
      drifted,
      ...runsNeeded === void 0 ? {} : { runsNeeded }
    };
  });
}
function testAllAnswers(probes, looks, random) {
  const test = stratifiedPermutation(
    probes.map(({ counts }) => counts),
    PERMUTATIONS,
    random
  );
  return { ...test, corrected: forAllLooks(test.pValue, looks), permutations: PERMUTATIONS, seed: SEED };
}
function forAllLooks(pValue, looks) {
  return Math.min(1, looks * pValue);
}
function detectableShare(probes, looks) {
  const level = LEVEL / looks / probes.length;
  const shares = /* @__PURE__ */ new Map();
  for (const { runsBefore, runsAfter } of probes) {
    const key = `${runsBefore} ${runsAfter}`;
    if (shares.has(key)) continue;
    const least = fewestRejected(runsAfter, level, (moved) => oneAnswerMoved(runsBefore, runsAfter, moved));
    shares.set(key, detectableRate(least, runsAfter));
  }
  const found = [...shares.values()];
  const known = found.filter((share) => share !== void 0);
  return found.length > 0 && known.length === found.length ? Math.max(...known) : void 0;
}
function oneAnswerMoved(runsBefore, runsAfter, moved) {
  return fisherTwoSided(
    { successes: runsBefore, trials: runsBefore },
    { successes: runsAfter - moved, trials: runsAfter }
  );
}
function couldFindAnything(probes, looks) {
  let chance = 1;
  return probes.some(({ runsBefore, runsAfter }) => {
    chance *= oneAnswerMoved(runsBefore, runsAfter, runsAfter);
    return chance <= LEVEL / looks;
  });
}

// src/core/drift.ts
var NOTHING = -1;
var LOOKS = 3;
function compareWindows(before, after) {
  const random = createRandom(SEED);
  const known = new Map(before.cases.map((item) => [item.fingerprint, item]));
  const shared = after.cases.flatMap((item) => {
    const earlier = known.get(item.fingerprint);
    return earlier === void 0 ? [] : [{ earlier, later: item }];
  });
  const failed = { before: failures(before), after: failures(after) };
  const level = failed.before + failed.after > 0 ? NOTHING : LEVEL;
  const probes = compareProbes(shared, level, random);
  const answers = testAllAnswers(probes, LOOKS, random);
  const routes = compareRoutes(shared, level);
  const detectable = detectableShare(probes, LOOKS);
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
  const answered = shared.map(({ earlier, later }) => ({
    fingerprint: later.fingerprint,
    answers: answerCounts(earlier.outcomes, later.outcomes)
  }));
  const tested = testProbes(answered, { looks: LOOKS, level, growing: "both" }, random);
  return tested.map((probe, index) => ({ ...probe, route: shared[index].later.expected }));
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
    const corrected = forAllLooks(adjusted[index], LOOKS);
    return {
      ...route,
      corrected,
      drifted: corrected <= level,
      ...detectable === void 0 ? {} : { detectable }
    };
  });
}
function agreeing({ pairs, flips }) {
  return { successes: pairs - flips, trials: pairs };
}
function detectableFlipRate(before, after, routes) {
  const level = LEVEL / LOOKS / routes;
  const least = fewestRejected(
    after.pairs,
    level,
    (flips) => fisherLower(agreeing(before), { successes: after.pairs - flips, trials: after.pairs })
  );
  return detectableRate(least, after.pairs);
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
  return couldFindAnything(probes, LOOKS) ? "none-detected" : "undecided";
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

// src/core/behaviour/read-assertion.ts
var tool = (name) => ({
  least: 1,
  most: 1,
  takes: "the name of a tool",
  example: `${name}: search`,
  read: ([value]) => isName(value) ? { name, tool: value } : void 0
});
var times = (name) => ({
  least: 2,
  most: 2,
  takes: "the name of a tool and a whole number",
  example: `${name}: [search, 2]`,
  read: ([value, count]) => isName(value) && isCount(count) ? { name, tool: value, count } : void 0
});
var bare = (name) => ({
  least: 0,
  most: 0,
  takes: "no argument",
  example: name,
  read: () => ({ name })
});
var limit = (name, unit, example) => ({
  least: 1,
  most: 1,
  takes: `a number of ${unit} above 0`,
  example: `${name}: ${example}`,
  read: ([value]) => typeof value === "number" && Number.isFinite(value) && value > 0 ? { name, limit: value } : void 0
});
var text = (name) => ({
  least: 1,
  most: 1,
  takes: "a text that is not empty",
  example: `${name}: "order number"`,
  read: ([value]) => isName(value) ? { name, text: value } : void 0
});
var SIGNATURES = {
  used_tool: tool("used_tool"),
  used_tool_times: times("used_tool_times"),
  used_tool_at_least: times("used_tool_at_least"),
  used_tool_at_most: times("used_tool_at_most"),
  did_not_use_tool: tool("did_not_use_tool"),
  used_any_tool: bare("used_any_tool"),
  used_tools_in_order: {
    least: 1,
    most: 1,
    takesList: true,
    takes: "a list of tools with at least one in it",
    example: "used_tools_in_order: [search, book_table]",
    read: ([tools]) => isNames(tools) ? { name: "used_tools_in_order", tools } : void 0
  },
  tool_succeeded: tool("tool_succeeded"),
  tool_called_with_args: {
    least: 2,
    most: 2,
    takes: "the name of a tool and a mapping of its arguments",
    example: "tool_called_with_args: [book_table, {guests: 2}]",
    read: ([value, args]) => isName(value) && isFields(args) ? { name: "tool_called_with_args", tool: value, args } : void 0
  },
  steps_less_than: limit("steps_less_than", "steps", "6"),
  finished_successfully: bare("finished_successfully"),
  did_not_error: bare("did_not_error"),
  final_output_contains: text("final_output_contains"),
  final_output_does_not_contain: text("final_output_does_not_contain"),
  final_output_matches_pattern: {
    least: 1,
    most: 1,
    takes: "a regular expression as a text",
    example: 'final_output_matches_pattern: "Order #[0-9]+"',
    read: ([source]) => isName(source) ? readPattern(source) : void 0
  },
  did_not_claim_confirmation_without_tool: {
    least: 0,
    most: 1,
    takes: "the name of a tool, or nothing",
    example: "did_not_claim_confirmation_without_tool: book_table",
    read: ([value]) => {
      const name = "did_not_claim_confirmation_without_tool";
      if (value === void 0) return { name };
      return isName(value) ? { name, tool: value } : void 0;
    }
  },
  latency_less_than: limit("latency_less_than", "milliseconds", "2000"),
  cost_less_than: limit("cost_less_than", "US dollars", "0.01"),
  decided: {
    least: 1,
    most: 1,
    takes: "the name of a decision",
    example: "decided: escalate",
    read: ([label]) => isName(label) ? { name: "decided", label } : void 0
  },
  decided_one_of: {
    least: 1,
    most: 1,
    takesList: true,
    takes: "a list of decisions with at least one in it",
    example: "decided_one_of: [refund, escalate]",
    read: ([labels]) => isNames(labels) ? { name: "decided_one_of", labels } : void 0
  }
};
var ASSERTION_NAMES = Object.keys(SIGNATURES);
function findAssertion(name) {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return ASSERTION_NAMES.find((known) => known === snake);
}
function readAssertion(name, given) {
  const signature = SIGNATURES[name];
  const values = argumentsOf(signature, given);
  const isRightNumber = values.length >= signature.least && values.length <= signature.most;
  try {
    const assertion = isRightNumber ? signature.read(values) : void 0;
    if (assertion !== void 0) return { ok: true, assertion };
  } catch (error) {
    return {
      ok: false,
      why: `has a pattern that cannot be read: ${error.message}`,
      hint: PATTERN_HINT
    };
  }
  const nothing = given === void 0 || given === null;
  const got = nothing && signature.least > 0 ? "has no argument, and takes" : "takes";
  return { ok: false, why: `${got} ${signature.takes}`, hint: `Write for example \`${signature.example}\`.` };
}
var PATTERN_HINT = "Write a JavaScript regular expression, in single quotes so that YAML leaves backslashes alone.";
function argumentsOf({ takesList }, given) {
  if (given === void 0 || given === null) return [];
  if (!Array.isArray(given)) return [given];
  const isListItself = takesList === true && !Array.isArray(given[0]);
  return isListItself ? [given] : given;
}
function readPattern(source) {
  const inline = /^\(\?([ims]+)\)/.exec(source);
  const flags = [...new Set(inline?.[1] ?? "")].join("");
  const pattern = new RegExp(inline === null ? source : source.slice(inline[0].length), flags);
  return { name: "final_output_matches_pattern", source, pattern };
}
function isName(value) {
  return typeof value === "string" && value !== "";
}
function isNames(value) {
  return Array.isArray(value) && value.length > 0 && value.every(isName);
}
function isCount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/report/escape.ts
var UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF\u115F\u1160\u3164\uFFA0]/gu;
var ORDINARY = /^[ -~]*$/;
var LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
var APART = "​";
var NAME_LENGTH = 120;
var QUOTED_LENGTH = 200;
var PROSE_LENGTH = 1e3;
var SOURCE_LENGTH = 5e4;
function cap(text2, max) {
  if (text2.length <= max) return text2;
  const start = Array.from(text2.slice(0, 2 * (max + 1)));
  return start.length <= max ? text2 : `${start.slice(0, max - 1).join("")}…`;
}
function singleLine(text2, max = NAME_LENGTH) {
  const short = cap(text2, max);
  if (ORDINARY.test(short)) return short;
  return cap(short.replace(LINE_BREAK, "↵").replaceAll("	", " ").replace(UNSEEN, reveal), max);
}
function reveal(character) {
  const code = character.codePointAt(0) ?? 0;
  if (code < 32) return String.fromCodePoint(9216 + code);
  if (code === 127) return "␡";
  return `\\u{${code.toString(16).toUpperCase().padStart(4, "0")}}`;
}
function segments(text2) {
  if (!text2.includes("`")) return text2 === "" ? [] : [{ code: false, text: text2 }];
  const parts = [];
  let from = 0;
  for (const match of text2.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs)) {
    if (match.index > from) parts.push({ code: false, text: text2.slice(from, match.index) });
    const inside = match[2] ?? "";
    const padded = /^ .* $/s.test(inside) && inside.trim() !== "";
    parts.push({ code: true, text: padded ? inside.slice(1, -1) : inside });
    from = match.index + match[0].length;
  }
  if (from < text2.length) parts.push({ code: false, text: text2.slice(from) });
  return parts;
}
function markdownCode(name, max = NAME_LENGTH) {
  return quoteName(singleLine(name, max));
}
function markdownCellCode(name, max = NAME_LENGTH) {
  return markdownCode(
    name.replace(/\\+(?=\|)/g, (run) => "⧵".repeat(run.length)),
    max
  ).replaceAll("|", "\\|");
}
function markdownProse(text2, options = {}) {
  const code = options.cell === true ? markdownCellCode : markdownCode;
  return segments(cap(text2, SOURCE_LENGTH)).map((part) => {
    if (!part.code) return markdownLiteral(part.text);
    return markdownLink(code(part.text, QUOTED_LENGTH), options.linkOf?.(part.text));
  }).join("");
}
function markdownLiteral(text2) {
  return defuse(singleLine(text2, PROSE_LENGTH)).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[\\`*_[\]~]/g, "\\$&").replaceAll("|", "&#124;").replaceAll("$", "&#36;").replace(/^(\s*)([#+=-])/, "$1\\$2").replace(/^(\s*\d+)([.)])(?=\s|$)/, "$1\\$2").replaceAll(APART, "&#8203;");
}
function markdownLink(markdown, url) {
  if (url === void 0 || !/^https?:\/\//i.test(url)) return markdown;
  const safe = url.replace(new RegExp("\\p{Cs}", "gu"), "").replace(/[^\w\-.~:/?#@!$&*+,;=%]/gu, (character) => percentEncode(character));
  return `[${markdown}](${safe})`;
}
function percentEncode(character) {
  const encoded = encodeURIComponent(character);
  if (encoded !== character) return encoded;
  return `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
}
function defuse(text2) {
  return text2.replace(/@(?=[\w-])/g, `@${APART}`).replace(/#(?=\d)/g, `#${APART}`).replace(/\b(GH-)(?=\d)/gi, `$1${APART}`).replace(/:(?=\/\/)/g, `:${APART}`).replace(/\b(www)\./gi, `$1${APART}.`);
}
function mermaidLabel(text2, max = 40) {
  return singleLine(text2.trim() === "" ? "(empty)" : text2, max).replace(
    /[^\p{L}\p{N} _.,-]/gu,
    (sign) => `#${sign.codePointAt(0)};`
  );
}
function htmlProse(text2) {
  return segments(cap(text2, SOURCE_LENGTH)).map(
    (part) => part.code ? `<code>${htmlText(singleLine(part.text, QUOTED_LENGTH))}</code>` : htmlText(defuse(singleLine(part.text, PROSE_LENGTH))).replaceAll(APART, "&#8203;")
  ).join("");
}
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function htmlText(text2) {
  return text2.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
function plainProse(text2, max = 4 * PROSE_LENGTH) {
  const plain = segments(cap(text2, SOURCE_LENGTH)).map((part) => part.code ? `'${singleLine(part.text, QUOTED_LENGTH)}'` : singleLine(part.text, max)).join("");
  return cap(withoutCommands(plain), max);
}
function plainName(name, max = NAME_LENGTH) {
  return withoutCommands(singleLine(name === "" ? "(empty)" : name, max));
}
function withoutCommands(line) {
  return line.replace(/^(\s*):(?=:)/, "$1\\u{3A}").replaceAll("##[", "##\\u{5B}");
}

// src/report/format/wrap.ts
var GLUE = " ";
function wrap(text2, start, width) {
  const lines = [];
  let line = start;
  let empty = true;
  for (const word of text2.split(" ")) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = " ".repeat(start.length);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].map((done) => done.replaceAll(GLUE, " ").trimEnd());
}
function columns(rows, right = []) {
  const widths = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
    });
    return `  ${cells.join("  ")}`.trimEnd();
  });
}

export {
  ASSERTION_NAMES,
  findAssertion,
  readAssertion,
  fisherLower,
  fisherTwoSided,
  POWER,
  boschlooLower,
  compareWindows,
  markdownCode,
  markdownCellCode,
  markdownProse,
  markdownLiteral,
  markdownLink,
  mermaidLabel,
  htmlProse,
  plainProse,
  plainName,
  GLUE,
  wrap,
  columns
};
