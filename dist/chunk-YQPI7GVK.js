import {
  MAX_LABEL,
  Z_95,
  binomialLowerTail,
  binomialUpperTail,
  clopperPearsonInterval,
  count,
  isNoDecisionReason,
  list,
  outcomeKey,
  outcomeWords,
  percent,
  percentBeside,
  project,
  quoteName,
  requireCounts,
  sameOutcome,
  wilsonInterval
} from "./chunk-TWMHUV77.js";

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
  const budget = (1 - rho) * alpha;
  let untouched = 1;
  let pairs = 0;
  while (untouched > budget) {
    untouched *= 1 - epsilon;
    pairs += 1;
  }
  return pairs;
}
function certifyBoundary(epsilon, cap, alpha, rho) {
  const levels = Math.ceil(cap * epsilon);
  const open = new Float64Array(levels + 1);
  open[0] = 1;
  const pairs = [];
  let budget = (1 - rho) * alpha;
  let spent = 0;
  for (let n = 1; n <= cap; n += 1) {
    readOnePair(open, epsilon);
    const level = pairs.length;
    const cost = sumTo(open, level);
    const certifies = cost <= budget && level < n * epsilon;
    if (!certifies) continue;
    pairs.push(n);
    spent += cost;
    budget += rho * alpha * (1 - RATIO) * RATIO ** level - cost;
    open.fill(0, 0, level + 1);
  }
  return { pairs, spent };
}
function readOnePair(open, epsilon) {
  for (let j = open.length - 1; j > 0; j -= 1) {
    open[j] = open[j] * (1 - epsilon) + open[j - 1] * epsilon;
  }
  open[0] = open[0] * (1 - epsilon);
}
function sumTo(values, last) {
  let sum = 0;
  for (let j = 0; j <= last; j += 1) sum += values[j];
  return sum;
}
function stochasticBoundary(epsilon, cap, alpha) {
  let open = new Float64Array(cap + 1);
  open[0] = 1;
  const pairs = [0];
  let carry = 0;
  let spent = 0;
  while (pairs.at(-1) !== cap) {
    const budget = alpha * convictionWeight(pairs.length) + carry;
    const next = nextFlip(open, epsilon);
    const { last, cost } = latestWithin(next, budget);
    pairs.push(last);
    spent += cost;
    carry = budget - cost;
    next.fill(0, 0, last + 1);
    open = next;
  }
  return { pairs, spent };
}
function convictionWeight(flip) {
  if (flip < 2) return 0;
  return 0.5 * 0.15 * 0.85 ** (flip - 2) + 0.5 / (flip * (flip - 1));
}
function nextFlip(open, epsilon) {
  const next = new Float64Array(open.length);
  let waiting = 0;
  for (let n = 1; n < open.length; n += 1) {
    waiting = waiting * (1 - epsilon) + open[n - 1];
    next[n] = epsilon * waiting;
  }
  return next;
}
var ROUNDING = 1e-12;
function latestWithin(next, budget) {
  let last = 0;
  let cost = 0;
  for (let n = 1; n < next.length; n += 1) {
    const total = cost + next[n];
    if (total > budget * (1 + ROUNDING)) break;
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

// src/core/stats/random.ts
function createRandom(seed, stream = 0) {
  requireWord(seed);
  requireWord(stream);
  let a = seed | 0;
  let b = stream | 0;
  let c = 2654435769 | 0;
  let counter = 1;
  const next = () => {
    const sum = (a + b | 0) + counter | 0;
    counter = counter + 1 | 0;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = (c << 21 | c >>> 11) + sum | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < WARM_UP; i += 1) next();
  return next;
}
var WARM_UP = 16;
var WORDS = 2 ** 32;
function integerBelow(random, limit) {
  for (; ; ) {
    const product = random() * limit;
    const high = Math.floor(product / WORDS);
    const low = product - high * WORDS;
    if (low >= limit || low >= WORDS % limit) return high;
  }
}
function permutation(random, size) {
  const order = Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last -= 1) {
    const chosen = integerBelow(random, last + 1);
    const moved = order[last];
    order[last] = order[chosen];
    order[chosen] = moved;
  }
  return order;
}
function requireWord(value) {
  if (!Number.isInteger(value) || value < 0 || value >= WORDS) {
    throw new RangeError(`must be a whole number in [0, 2^32), got ${value}`);
  }
}

// src/core/stats/sequential-operating.ts
function callAt({ certifyAt, stochasticBy }, pairs, flips, flipped) {
  if (flipped && pairs <= stochasticBy[flips]) return "stochastic";
  const level = certifyAt.indexOf(pairs);
  return level >= 0 && flips <= level ? "deterministic" : void 0;
}
var LEAST_CHANCE = 0.1;
var MOST_CHANCES = 1e7;
function sequentialFutility(boundaries) {
  const width = boundaries.stochasticBy.length;
  if ((boundaries.cap + 1) * width > MOST_CHANCES) return () => false;
  const tables = [boundaries.epsilon / 4, Math.min(1, 2 * boundaries.epsilon)].map(
    (rate) => chanceOfDeciding(boundaries, rate)
  );
  return (pairs, flips) => tables.every((table) => table[pairs * width + flips] < LEAST_CHANCE);
}
function chanceOfDeciding(boundaries, rate) {
  const { cap, stochasticBy } = boundaries;
  const width = stochasticBy.length;
  const table = new Float64Array((cap + 1) * width);
  const chance = (pairs, flips, flipped) => callAt(boundaries, pairs, flips, flipped) === void 0 ? table[pairs * width + flips] : 1;
  for (let pairs = cap - 1; pairs >= 0; pairs -= 1) {
    for (let flips = 0; flips < width - 1; flips += 1) {
      table[pairs * width + flips] = rate * chance(pairs + 1, flips + 1, true) + (1 - rate) * chance(pairs + 1, flips, false);
    }
  }
  return table;
}

// src/core/sequential.ts
var MOST_PAIRS = 1e6;
function usualCap(epsilon) {
  if (4 * (3.75 / epsilon) > MOST_PAIRS) return void 0;
  return 4 * firstCertifyingPair(epsilon);
}
function roundOrder(probes, seed, round) {
  return permutation(createRandom(seed, round), probes);
}
var UNREAD = { call: "undecided", pairs: 0, flips: 0, stop: "waiting" };
function readPair(boundaries, before, flipped, giveUp) {
  const pairs = before.pairs + 1;
  const flips = before.flips + (flipped ? 1 : 0);
  const call = callAt(boundaries, pairs, flips, flipped);
  if (call !== void 0) return { call, pairs, flips, stop: "decided" };
  const open = { call: "undecided", pairs, flips };
  if (pairs >= boundaries.cap) return { ...open, stop: "cap" };
  return { ...open, stop: giveUp(pairs, flips) ? "futile" : "waiting" };
}
function waveLimit(read) {
  let limit = 2;
  while (limit <= read) limit = 2 * limit + 2;
  return limit;
}
function pairsToCertify(epsilon, pairs, flips) {
  for (let cap = Math.max(64, 2 * pairs); ; cap *= 2) {
    const { certifyAt } = sequentialBoundaries({ epsilon, cap });
    const next = certifyAt.find((at, level) => at > pairs && flips <= level);
    if (next !== void 0) return next - pairs;
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
function judgeReading(reading, tolerance) {
  const { call, pairs, flips } = reading;
  const beside = judgeStability({ pairs, flips }, tolerance, false);
  const { interval } = beside.wilson;
  return {
    ...beside,
    verdict: call === "undecided" ? { kind: call, interval, pairsStillNeeded: pairsToCertify(tolerance, pairs, flips) } : { kind: call, interval },
    reading
  };
}
function judge({ flips, pairs }, tolerance, interval, bestCase) {
  if (interval.lower > tolerance) return { kind: "stochastic", interval };
  if (interval.upper < tolerance) return { kind: "deterministic", interval };
  const total = bestCase(tolerance, flips, pairs);
  return { kind: "undecided", interval, pairsStillNeeded: Math.max(1, total - pairs) };
}
function pooledStability(evidence, tolerance, strict, reading) {
  const counts = evidence.cases.map((item) => countPairs(item.outcomes));
  let worstCase;
  for (const [index, { flips, pairs }] of counts.entries()) {
    if (flips > 0 && flips / pairs > (worstCase?.flipRate ?? 0))
      worstCase = { index, flipRate: flips / pairs };
  }
  return {
    ...reading === void 0 ? judgeStability(sumPairs(counts), tolerance, strict) : judgeReading(reading, tolerance),
    casesThatMoved: evidence.cases.filter(({ outcomes }) => moves(outcomes)).length,
    worstCase
  };
}
function moves(outcomes) {
  const first2 = outcomes[0];
  return first2 !== void 0 && outcomes.some((outcome) => !sameOutcome(first2, outcome));
}

// src/core/stats/holm.ts
function holm(pValues) {
  const ascending = [...pValues.entries()].sort(([, a], [, b]) => a - b);
  const adjusted = new Array(pValues.length);
  let highest = 0;
  for (const [rank2, [index, pValue]] of ascending.entries()) {
    highest = Math.max(highest, Math.min(1, pValue * (pValues.length - rank2)));
    adjusted[index] = highest;
  }
  return adjusted;
}

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
function* refuseStability({ stability, routes = [], curtailment }) {
  if (curtailment !== void 0) yield { kind: "curtailed", curtailment };
  else if (stability === void 0) yield { kind: "unmetered" };
  else if (stability.verdict.kind !== "deterministic") yield { kind: stability.verdict.kind, stability };
  const stochastic = routes.filter((route) => route.verdict.kind === "stochastic");
  if (stochastic.length > 0) yield { kind: "stochastic-routes", routes: stochastic };
  const undecided = routes.filter((route) => route.targeted && route.verdict.kind === "undecided");
  if (undecided.length > 0) yield { kind: "undecided-targets", routes: undecided };
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

// src/core/routes.ts
var ONE_SIDED_ERROR = 0.025;
function routeStability(evidence, tolerance, targets, strict, readings = []) {
  const counts = /* @__PURE__ */ new Map();
  for (const { expected, outcomes } of evidence.cases) {
    if (expected === void 0) return void 0;
    const route = counts.get(expected) ?? [];
    route.push(countPairs(outcomes));
    counts.set(expected, route);
  }
  if (counts.size === 0) return void 0;
  const routes = [...counts.entries()].sort(([a], [b]) => compareCodePoints(a, b)).map(([route, pairs]) => {
    const target = Object.hasOwn(targets, route) ? targets[route] : void 0;
    const facts = { route, cases: pairs.length, targeted: target !== void 0 };
    const read = readings.find((reading) => reading.route === route);
    if (read === void 0)
      return { ...facts, ...judgeStability(sumPairs(pairs), target ?? tolerance, strict) };
    return {
      ...facts,
      ...judgeReading(read.corrected, target ?? tolerance),
      uncorrected: read.uncorrected.call
    };
  });
  return corrected(routes);
}
function corrected(routes) {
  const pValues = holm(routes.map((route) => binomialUpperTail(route.flips, route.pairs, route.tolerance)));
  return routes.map((route, index) => {
    if (route.reading !== void 0)
      return { ...route, correction: { pValue: void 0, stands: route.verdict.kind === "stochastic" } };
    const pValue = pValues[index];
    const stands = route.verdict.kind === "stochastic" && pValue < ONE_SIDED_ERROR;
    return { ...route, correction: { pValue, stands } };
  });
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
  const stability = meter ? pooledStability(evidence, epsilon, strict, sequential?.pooled) : void 0;
  const routes = meter ? routeStability(evidence, epsilon, targets, strict, sequential?.routes) : void 0;
  const skew = measureSkew(evidence, policy.blindnessThreshold);
  const contract = policy.contract && contractCoverage(evidence, policy.contract);
  const verdicts = { complete, stability, routes, skew, contract, curtailment };
  const status = statusOf({
    complete,
    curtailed: curtailment !== void 0,
    contractSatisfied: contract?.satisfied,
    blind: policy.blindness && skew?.blind === true,
    relationsVacuous: relations?.vacuous === true,
    relationViolated: relations !== void 0 && relations.counts.violated > 0,
    pooled: stability?.verdict.kind,
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

// src/core/answer-spellings.ts
var TEXT = ["text", "final_output", "finalOutput"];
var TEXT_LIKE = ["output", "answer", "response"];
var DECISION_LIKE = ["verdict", "decision", "route"];
var TOOL_CALLS = ["toolCalls", "tool_calls", "tools"];
var TOOL_NAME = ["name", "tool", "tool_name", "toolName"];
var TOOL_ARGS = ["args", "arguments", "input", "parameters", "tool_input", "toolInput"];
var TOOL_OUTPUT = ["output", "result"];
var TOOL_SUCCESS = ["success", "ok"];
var LATENCY_MS = ["latencyMs", "latency_ms", "durationMs", "duration_ms"];
var COST_USD = ["costUsd", "cost_usd", "cost", "total_cost", "totalCost"];
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function first(fields, names2) {
  for (const name of names2) {
    const value = fields[name];
    if (value !== void 0 && value !== null) return value;
  }
  return void 0;
}
function firstText(fields, names2) {
  return first(textsOf(fields), names2);
}
function textsOf(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string"));
}
function namedDecision(fields) {
  const label2 = firstText(fields, DECISION_LIKE)?.trim();
  return label2 === "" ? void 0 : label2;
}

// src/core/read-tool-calls.ts
function readToolCalls(list2) {
  const calls = [];
  for (const [index, item] of list2.entries()) {
    const call = readToolCall(item);
    if (call === void 0) return { ok: false, why: `\`toolCalls[${index}]\` has no tool name` };
    const { length } = call.name;
    if (length > MAX_LABEL) {
      const why = `\`toolCalls[${index}]\` has ${length} characters, more than the ${MAX_LABEL} of a tool's name`;
      return { ok: false, why };
    }
    calls.push(call);
  }
  return { ok: true, value: calls };
}
function readToolCall(raw) {
  if (typeof raw === "string") return raw === "" ? void 0 : { name: raw };
  if (!isFields(raw)) return void 0;
  const call = unwrapped(raw);
  const name = first(call, TOOL_NAME);
  if (typeof name !== "string" || name === "") return void 0;
  const args = first(call, TOOL_ARGS);
  const output = first(raw, TOOL_OUTPUT);
  const success = first(raw, TOOL_SUCCESS);
  return {
    name,
    ...args === void 0 ? {} : { args: parsed(args) },
    ...output === void 0 ? {} : { output },
    ...typeof success === "boolean" ? { success } : {}
  };
}
function unwrapped(raw) {
  const inner = raw["function"];
  return first(raw, TOOL_NAME) === void 0 && isFields(inner) ? inner : raw;
}
function parsed(args) {
  if (typeof args !== "string" || !args.trimStart().startsWith("{")) return args;
  try {
    return JSON.parse(args);
  } catch {
    return args;
  }
}

// src/core/read-observation.ts
function readObservation(raw) {
  if (typeof raw === "string") return readText(raw);
  if (!isFields(raw)) return malformed(`expected an object or a string, got ${describe(raw)}`);
  let observation = { text: "", verdict: null, toolCalls: [], errors: [] };
  for (const readPart of PARTS) {
    const part = readPart(raw);
    if (!part.ok) return malformed(part.why);
    observation = { ...observation, ...part.value };
  }
  if (raw["verdict"] === void 0 && !saysSomething(raw)) {
    return malformed("it has none of `verdict`, `text` and `toolCalls`");
  }
  return { ok: true, observation };
}
function saysSomething(raw) {
  const stated = first(raw, [...TEXT, ...TOOL_CALLS]);
  return (stated ?? firstText(raw, TEXT_LIKE) ?? namedDecision(raw)) !== void 0;
}
var PARTS = [
  (raw) => {
    const text = first(raw, TEXT) ?? firstText(raw, TEXT_LIKE) ?? "";
    if (typeof text === "string") return { ok: true, value: { text } };
    return { ok: false, why: `\`text\` must be a string, got ${describe(text)}` };
  },
  (raw) => {
    const verdict = readVerdict(labelOf(raw["verdict"] ?? namedDecision(raw)));
    return verdict.ok ? { ok: true, value: { verdict: verdict.value } } : verdict;
  },
  (raw) => {
    const calls = readCalls(first(raw, TOOL_CALLS) ?? []);
    return calls.ok ? { ok: true, value: { toolCalls: calls.value } } : calls;
  },
  (raw) => {
    const errors = raw["errors"] ?? (typeof raw["error"] === "string" ? [raw["error"]] : []);
    if (isStringList(errors)) return { ok: true, value: { errors } };
    return { ok: false, why: "`errors` must be a list of strings" };
  },
  (raw) => readNumbers(raw),
  (raw) => {
    const metadata = raw["metadata"] ?? void 0;
    if (metadata === void 0) return { ok: true, value: {} };
    return isFields(metadata) ? { ok: true, value: { metadata } } : { ok: false, why: "`metadata` must be an object" };
  }
];
function readText(raw) {
  const label2 = raw.trim();
  if (label2 === "") return malformed("the answer is an empty string");
  const verdict = label2.length > MAX_LABEL ? { kind: "no-decision", reason: "open_ended" } : { kind: "decision", label: label2 };
  return { ok: true, observation: { text: raw, verdict, toolCalls: [], errors: [] } };
}
function labelOf(verdict) {
  return isFields(verdict) && verdict["kind"] === "decision" ? verdict["label"] : verdict;
}
function readVerdict(raw) {
  if (raw === void 0 || raw === null) return { ok: true, value: null };
  if (typeof raw === "string") {
    const label2 = raw.trim();
    if (label2 === "") return { ok: false, why: "`verdict` is an empty string; use null or a reason" };
    if (label2.length > MAX_LABEL) return { ok: false, why: tooLong("verdict", label2) };
    return { ok: true, value: { kind: "decision", label: label2 } };
  }
  if (isFields(raw) && (raw["kind"] === "no_decision" || raw["kind"] === "no-decision")) {
    const reason = raw["reason"];
    if (isNoDecisionReason(reason)) return { ok: true, value: { kind: "no-decision", reason } };
    return { ok: false, why: `\`verdict.reason\` is ${describe(reason)}, which is no known reason` };
  }
  return { ok: false, why: `\`verdict\` must be a string, null or a no-decision, got ${describe(raw)}` };
}
function readCalls(raw) {
  if (Array.isArray(raw)) return readToolCalls(raw);
  return { ok: false, why: `\`toolCalls\` must be a list, got ${describe(raw)}` };
}
function readNumbers(raw) {
  const seconds = raw["latency"];
  const found = {
    // Some list the steps instead of counting them.
    steps: Array.isArray(raw["steps"]) ? raw["steps"].length : raw["steps"],
    latencyMs: first(raw, LATENCY_MS) ?? (typeof seconds === "number" ? seconds * 1e3 : seconds),
    costUsd: first(raw, COST_USD)
  };
  const numbers = {};
  for (const [name, value] of Object.entries(found)) {
    if (value === void 0 || value === null) continue;
    if (typeof value !== "number" || !Number.isFinite(value) || value < 0) {
      return { ok: false, why: `\`${name}\` must be a number ≥ 0, got ${describe(value)}` };
    }
    numbers[name] = value;
  }
  return { ok: true, value: numbers };
}
function tooLong(field, text) {
  return `\`${field}\` has ${text.length} characters, more than the ${MAX_LABEL} of a decision`;
}
function malformed(why) {
  return { ok: false, why };
}
function isStringList(value) {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
function describe(value) {
  if (value === null || value === void 0) return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  const shown = typeof value === "string" ? `"${value.slice(0, 60)}"` : String(value);
  return `the ${typeof value} ${shown}`;
}

// src/core/trial.ts
function scoreTrial(result, layer) {
  if (!result.ok) return result;
  const projected = project(result.observation, layer);
  if (projected.ok) return projected;
  return { ok: false, failure: noDecisionFailure(projected.reason) };
}
function noDecisionFailure(reason) {
  return { kind: reason, message: `the answer holds no decision (${reason.replaceAll("_", " ")})` };
}
function evidenceFromTrials(cases, trials, layer, isolation) {
  const groups = cases.map((item) => ({ item, trials: [] }));
  for (const trial of trials) groups[trial.caseIndex]?.trials.push(trial);
  const intern = interner();
  return {
    layer,
    isolation,
    cases: groups.map(({ item, trials: trials2 }) => {
      const { input, fingerprint, expected } = item;
      const scored = trials2.sort((a, b) => a.trial - b.trial).map((trial) => scoreTrial(trial.result, layer));
      return {
        input,
        fingerprint,
        ...expected === void 0 ? {} : { expected },
        outcomes: scored.flatMap((trial) => trial.ok ? [intern(trial.outcome)] : []),
        errors: scored.filter((trial) => !trial.ok).length
      };
    })
  };
}
function interner() {
  const known = /* @__PURE__ */ new Map();
  return (outcome) => {
    const key = outcomeKey(outcome);
    const first2 = known.get(key) ?? outcome;
    known.set(key, first2);
    return first2;
  };
}

// src/core/sequential-reader.ts
var SequentialReader = class {
  #plan;
  #outcomeOf;
  #lines;
  #rounds = [];
  #state;
  #hasFailed = false;
  constructor(plan, outcomeOf) {
    this.#plan = plan;
    this.#outcomeOf = outcomeOf;
    this.#lines = linesOf(plan);
    this.#state = { place: 0, read: 0, flips: 0, lines: this.#lines.map(() => UNREAD) };
  }
  /** Pairs read. */
  get read() {
    return this.#state.read;
  }
  /** Flips among them. */
  get flips() {
    return this.#state.flips;
  }
  /** Is every question settled, or nothing more to be read for it? */
  get isOver() {
    return this.#isOver(this.#state);
  }
  /** Does the reading stand at a pair with a failed call? It is never skipped. */
  get hasFailed() {
    return this.#hasFailed;
  }
  /** Pooled first, then two for each route: corrected and uncorrected. */
  get lines() {
    const stop = this.#stopOfOpen();
    return this.#state.lines.map((line) => line.stop === "waiting" ? { ...line, stop } : line);
  }
  #stopOfOpen() {
    if (this.isOver) return this.#state.read >= this.#plan.cap ? "cap" : "ended";
    return this.#hasFailed ? "failed" : "waiting";
  }
  /** Reads on as far as outcomes are in. */
  advance() {
    while (!this.isOver) {
      const place2 = this.#placeAt(this.#state.place);
      if (this.#isWanted(place2, this.#state)) {
        const outcome = this.#outcomeOf(place2);
        this.#hasFailed = outcome === "failed";
        if (outcome === void 0 || outcome === "failed") return;
        this.#state = this.#readOn(place2, this.#state, outcome === "flip");
      } else this.#state = { ...this.#state, place: this.#state.place + 1 };
    }
    this.#hasFailed = false;
  }
  /** The pairs that may be under way now: no further than this wave, and than the next boundary that may certify. */
  wave() {
    return [...this.#quietly(waveLimit(this.#state.read))];
  }
  /** Pairs in all if none flips from here on. */
  pairsIfQuiet() {
    let pairs = this.#state.read;
    const [pooled, ...others] = this.#lines;
    if (others.every((line) => !line.drives)) {
      let reading = this.#state.lines[0];
      for (; pairs < this.#plan.cap && reading.stop === "waiting"; pairs += 1)
        reading = readPair(pooled.boundaries, reading, false, pooled.giveUp);
      return pairs;
    }
    for (const _ of this.#quietly(this.#plan.cap)) pairs += 1;
    return pairs;
  }
  /** The pairs that would be read if all agreed. */
  *#quietly(limit) {
    let state = this.#state;
    while (state.read < limit && !this.#isOver(state)) {
      const place2 = this.#placeAt(state.place);
      if (this.#isWanted(place2, state)) {
        yield place2;
        state = this.#readOn(place2, state, false);
      } else state = { ...state, place: state.place + 1 };
    }
  }
  #placeAt(place2) {
    const probes = this.#plan.intended.length;
    const round = Math.floor(place2 / probes);
    while (this.#rounds.length <= round)
      this.#rounds.push(roundOrder(probes, this.#plan.seed, this.#rounds.length));
    return { caseIndex: this.#rounds[round]?.[place2 % probes], pair: round };
  }
  #isWanted({ caseIndex }, { lines }) {
    return this.#lines.some(
      (line, index) => line.drives && lines[index]?.stop === "waiting" && this.#belongs(line, caseIndex)
    );
  }
  #belongs({ route }, caseIndex) {
    return route === void 0 || this.#plan.intended[caseIndex] === route;
  }
  #readOn({ caseIndex }, state, flipped) {
    const lines = state.lines.map((reading, index) => {
      const line = this.#lines[index];
      if (reading.stop !== "waiting" || !this.#belongs(line, caseIndex)) return reading;
      return readPair(line.boundaries, reading, flipped, line.giveUp);
    });
    return {
      place: state.place + 1,
      read: state.read + 1,
      flips: state.flips + (flipped ? 1 : 0),
      lines
    };
  }
  #isOver({ read, lines }) {
    if (read >= this.#plan.cap) return true;
    return lines.every((line, index) => line.stop !== "waiting" || this.#lines[index]?.drives !== true);
  }
};
function linesOf({ pooled, giveUp, routes, settlesRoutes }) {
  return [
    { boundaries: pooled, giveUp, route: void 0, drives: true },
    ...routes.flatMap((design) => [
      { ...design, boundaries: design.corrected, drives: settlesRoutes },
      { ...design, boundaries: design.uncorrected, giveUp: () => false, drives: false }
    ])
  ];
}

// src/core/sequential-reading.ts
var PairOutcomes = class {
  #layer;
  #halves = /* @__PURE__ */ new Map();
  #pairs = /* @__PURE__ */ new Map();
  constructor(layer) {
    this.#layer = layer;
  }
  add({ caseIndex, trial, result }) {
    const scored = scoreTrial(result, this.#layer);
    this.#halves.set(`${caseIndex}:${trial}`, scored);
    const other = this.#halves.get(`${caseIndex}:${trial ^ 1}`);
    const outcome = scored.ok && other?.ok !== false ? flipOf(scored.outcome, other?.outcome) : "failed";
    if (outcome !== void 0) this.#pairs.set(`${caseIndex}:${trial >> 1}`, outcome);
  }
  of({ caseIndex, pair }) {
    return this.#pairs.get(`${caseIndex}:${pair}`);
  }
  /** Pairs whose two trials were answered. */
  count(wanted) {
    let count2 = 0;
    for (const outcome of this.#pairs.values()) if (wanted.includes(outcome)) count2 += 1;
    return count2;
  }
};
function flipOf(a, b) {
  if (b === void 0) return void 0;
  return sameOutcome(a, b) ? "agree" : "flip";
}
function readTrialsSequentially(plan, trials, layer) {
  const outcomes = new PairOutcomes(layer);
  for (const trial of trials) outcomes.add(trial);
  const reader = new SequentialReader(plan, (place2) => outcomes.of(place2));
  reader.advance();
  const { flips } = reader;
  const [pooled, ...lines] = reader.lines;
  return {
    plan,
    pooled,
    routes: plan.routes.map(({ route }, index) => ({
      route,
      corrected: lines[2 * index],
      uncorrected: lines[2 * index + 1]
    })),
    read: reader.read,
    flips,
    collected: outcomes.count(["agree", "flip"]),
    flipsAfter: outcomes.count(["flip"]) - flips,
    isOver: reader.isOver,
    pairsIfQuiet: reader.pairsIfQuiet()
  };
}
function trialsInPairs(trials, layer, isOver) {
  const scored = new Map(trials.map((trial) => [keyOf(trial), scoreTrial(trial.result, layer).ok]));
  const isWhole = (trial) => scored.get(keyOf(trial)) === true && scored.get(mateOf(trial)) === true;
  const paired = new Set(trials.filter(isWhole).map(({ caseIndex }) => caseIndex));
  return trials.filter((trial) => {
    if (isWhole(trial)) return true;
    if (trial.trial === 0 && !paired.has(trial.caseIndex)) return true;
    return !isOver && scored.get(keyOf(trial)) === false;
  });
}
function keyOf({ caseIndex, trial }) {
  return `${caseIndex}:${trial}`;
}
function mateOf({ caseIndex, trial }) {
  return keyOf({ caseIndex, trial: trial ^ 1 });
}
function capToContinue({ plan, pooled, routes, read, flips, flipsAfter }) {
  const questions = [{ design: plan.pooled, line: { ...pooled, pairs: read, flips: flips + flipsAfter } }];
  if (plan.settlesRoutes)
    for (const [index, { corrected: line }] of routes.entries())
      questions.push({ design: plan.routes[index].corrected, line });
  let wanted = 0;
  let further = 0;
  let isBeyond = false;
  for (const { design, line } of questions) {
    const usual = usualCap(design.epsilon);
    const needed = line.call === "undecided" ? pairsToCertify(design.epsilon, line.pairs, line.flips) : 0;
    wanted += usual;
    further += needed;
    isBeyond ||= needed > 0 && line.pairs + needed > usual;
  }
  return Math.max(plan.cap + 1, read + further, isBeyond ? wanted + 1 : 0);
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
  const isAll = !plan.settlesRoutes || routes.every(({ corrected: corrected2 }) => corrected2.call !== "undecided");
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
    const first2 = { kind, message: text, probe: index, trial: 0, ...line === void 0 ? {} : { line } };
    const row = rows.get(`${kind} ${text}`);
    rows.set(
      `${kind} ${text}`,
      row === void 0 ? { ...first2, count: 1 } : { ...row, count: row.count + 1 }
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
  const moves2 = cases.map((item) => countOutcomes(item.outcomes).length > 1);
  return results.reduce(
    (sum, { outcomes }) => sum + outcomes.filter((outcome, index) => outcome.kind === "violated" && moves2[index] === true).length,
    0
  );
}
function place(suite, index) {
  const line = suite.cases[index]?.line;
  return line === void 0 ? { file: suite.file } : { file: suite.file, line };
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
  isFields,
  first,
  firstText,
  namedDecision,
  parsed,
  compareCodePoints,
  sortedLabels,
  countOutcomes,
  countAllOutcomes,
  firstOutcomes,
  findUnscorable,
  labelsOutside,
  countPairs,
  sumPairs,
  collectFlipPairs,
  createRandom,
  sequentialBoundaries,
  sequentialFutility,
  usualCap,
  roundOrder,
  pairsForDeterministic,
  bestCaseTotal,
  bestCaseAdmission,
  bestCaseExactTotal,
  judgeStability,
  holm,
  routeStability,
  assess,
  readObservation,
  shortName,
  names,
  routeNames,
  outcomeName,
  flipsOfPairs,
  boundWords,
  reachedWords,
  buildAdmission,
  SequentialReader,
  scoreTrial,
  noDecisionFailure,
  evidenceFromTrials,
  PairOutcomes,
  readTrialsSequentially,
  trialsInPairs,
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
  flipPairFields
};
