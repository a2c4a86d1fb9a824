import {
  countOutcomes
} from "./chunk-4X7SN5DL.js";
import {
  binomialUpperTail,
  fisherTwoSided,
  holm,
  hypergeometricRange,
  outcomeKey
} from "./chunk-ASQNIYQV.js";

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
  for (let times = 2; times <= MOST_TIMES; times *= 2) {
    const earlier = growing === "both" ? times : 1;
    const before = { successes: earlier * kept.before, trials: earlier * runsBefore };
    const after = { successes: times * kept.after, trials: times * runsAfter };
    if (fisherTwoSided(before, after) <= level) return times * runsAfter;
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
var ROUNDING = 1e-8;
function freemanHalton(counts, random) {
  const totals = counts.map(({ before, after }) => before + after).filter((total) => total > 0);
  const size = counts.reduce((sum, { before }) => sum + before, 0);
  if (totals.length < 2) return 1;
  const observed = counts.reduce((sum, { before, after }) => sum + logChoose(before + after, before), 0);
  const weight = (index, taken) => logChoose(totals[index], taken);
  const tables = distributionOf(totals, size, weight);
  if (tables === void 0) return drawn(totals, size, observed, random);
  const extreme = tables.filter(({ value }) => value <= observed + ROUNDING);
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
    if (weight <= observed + ROUNDING) hits += 1;
  }
  return (1 + hits) / (1 + DRAWS);
}

// src/core/stats/stratified-permutation.ts
var ROUNDING2 = 1e-8;
function stratifiedPermutation(probes, permutations, random) {
  const distance = probes.reduce((sum, counts) => sum + totalVariation(counts), 0);
  const strata = probes.filter(canChange).map((counts) => exchangeOf(counts, random));
  let hits = 0;
  for (let i = 0; i < permutations; i += 1) {
    let sum = 0;
    for (const exchange of strata) sum += exchange();
    if (sum >= distance - ROUNDING2) hits += 1;
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

export {
  answerCounts,
  answersOfCounts,
  runsThatWouldTell,
  POWER,
  detectableRate,
  fewestRejected,
  freemanHalton,
  totalVariation,
  LEVEL,
  SEED,
  testProbes,
  testAllAnswers,
  forAllLooks,
  detectableShare,
  oneAnswerMoved,
  couldFindAnything
};
