import {
  planMeasurement
} from "./chunk-SLH6S6FD.js";
import {
  certainEnd,
  coversAll,
  curtailRule,
  declaredPairs,
  differences,
  earliestConviction,
  followUpLine,
  headerLine,
  identify,
  isOutOfReach,
  judgeCalls,
  mostTrials,
  planReading,
  questionOf,
  readTrials,
  shardName,
  shardOfFollowUp,
  shardOfPair,
  shorten,
  trialLine,
  wantedPairs,
  withLines
} from "./chunk-MLOLLQDV.js";
import {
  PairOutcomes,
  SequentialReader,
  noDecisionFailure,
  readObservation,
  scoreTrial
} from "./chunk-YQPI7GVK.js";
import "./chunk-QYBMUMZ6.js";
import {
  digestOf
} from "./chunk-L3M2LTSO.js";
import {
  count,
  list,
  project,
  sameOutcome
} from "./chunk-TWMHUV77.js";
import {
  fail,
  succeed
} from "./chunk-HW6O6W23.js";
import "./chunk-PIRHQTI4.js";

// src/collect/order.ts
function* declaredOrder(repeats) {
  const rounds = Math.max(0, ...repeats);
  for (let trial = 0; trial < rounds; trial += 1) {
    for (const [caseIndex, count2] of repeats.entries()) {
      if (trial < count2) yield { caseIndex, trial };
    }
  }
}
function keyOf({ caseIndex, trial }) {
  return `${caseIndex}:${trial}`;
}
function parallelDispenser(repeats, isDone = () => false) {
  const open = [...declaredOrder(repeats)].filter((slot) => !isDone(slot));
  let head = 0;
  return { width: open.length, planned: sum(repeats), next: () => open[head++], done: () => {
  } };
}
function serialDispenser(repeats, isDone = () => false) {
  const queues = repeats.map(() => []);
  for (const slot of declaredOrder(repeats)) if (!isDone(slot)) queues[slot.caseIndex]?.push(slot);
  const waiting = queues.flatMap((queue) => queue.splice(0, 1));
  let head = 0;
  return {
    width: waiting.length,
    planned: sum(repeats),
    next: () => head < waiting.length ? waiting[head++] : void 0,
    done: ({ caseIndex }) => {
      const following = queues[caseIndex]?.shift();
      if (following !== void 0) waiting.push(following);
    }
  };
}
function sum(repeats) {
  return repeats.reduce((total, count2) => total + count2, 0);
}

// src/collect/uncovered-cases.ts
var UncoveredCases = class {
  #open;
  /** @param cases count; 0 where none needs to be asked */
  constructor(cases, answered) {
    this.#open = new Set(Array.from({ length: cases }, (_, caseIndex) => caseIndex));
    for (const { caseIndex } of answered) this.#open.delete(caseIndex);
  }
  get count() {
    return this.#open.size;
  }
  start(caseIndex) {
    this.#open.delete(caseIndex);
  }
  /** @returns the first trial of the next case in order */
  next() {
    const [caseIndex] = this.#open;
    if (caseIndex === void 0) return void 0;
    this.#open.delete(caseIndex);
    return { caseIndex, trial: 0 };
  }
};

// src/collect/curtailed-dispenser.ts
function curtailedDispenser(repeats, rule, options) {
  return new CurtailedDispenser(repeats, rule, options);
}
var CurtailedDispenser = class {
  width;
  #repeats;
  #rule;
  #options;
  #order;
  #outcomes;
  #uncovered;
  #started;
  #underWay = 0;
  #read = { pairs: 0, flips: 0 };
  #isCurtailed = false;
  /** What carries out the rest of the plan once a call has failed. */
  #rest;
  constructor(repeats, rule, options) {
    this.#repeats = repeats;
    this.#rule = rule;
    this.#options = options;
    this.#order = [...pairOrder(repeats)];
    this.width = options.parallelRepeats ? 2 * this.#order.length : repeats.length;
    this.#outcomes = new PairOutcomes(options.layer);
    for (const trial of options.answered) this.#outcomes.add(trial);
    this.#started = new Set(options.answered.map(keyOf));
    this.#uncovered = new UncoveredCases(options.coverAll ? repeats.length : 0, options.answered);
    this.#readOn();
  }
  get planned() {
    if (this.#isCurtailed) return this.#started.size + this.#uncovered.count;
    return this.#repeats.reduce((sum2, count2) => sum2 + count2, 0);
  }
  next() {
    if (this.#rest !== void 0) return this.#rest.next();
    if (this.#isCurtailed) return this.#start(this.#uncovered.next());
    const place2 = this.#order[this.#read.pairs];
    if (place2 === void 0) return void 0;
    const open = [2 * place2.pair, 2 * place2.pair + 1].map((trial) => ({ caseIndex: place2.caseIndex, trial })).find((slot) => !this.#started.has(keyOf(slot)));
    const mustWait = this.#underWay > 0 && !this.#options.parallelRepeats;
    return open === void 0 || mustWait ? "later" : this.#start(open);
  }
  done(trial) {
    this.#underWay -= 1;
    this.#rest?.done(trial);
    this.#outcomes.add(trial);
    this.#readOn();
  }
  #start(slot) {
    if (slot === void 0) return void 0;
    this.#underWay += 1;
    this.#started.add(keyOf(slot));
    this.#uncovered.start(slot.caseIndex);
    return slot;
  }
  #readOn() {
    while (this.#rest === void 0 && !this.#isCurtailed) {
      const place2 = this.#order[this.#read.pairs];
      const outcome = place2 === void 0 ? void 0 : this.#outcomes.of(place2);
      if (outcome === void 0) return;
      if (outcome === "failed") this.#rest = this.#carryOut();
      else this.#count(outcome === "flip");
    }
  }
  #count(flipped) {
    const { pairs, flips } = this.#read;
    this.#read = { pairs: pairs + 1, flips: flips + (flipped ? 1 : 0) };
    this.#isCurtailed = isOutOfReach(this.#rule, this.#read, this.#order.length);
  }
  #carryOut() {
    const make = this.#options.parallelRepeats ? parallelDispenser : serialDispenser;
    return make(this.#repeats, (slot) => this.#started.has(keyOf(slot)));
  }
};
function* pairOrder(repeats) {
  const rounds = repeats.reduce((most, count2) => Math.max(most, Math.floor(count2 / 2)), 0);
  for (let pair = 0; pair < rounds; pair += 1) {
    for (const [caseIndex, count2] of repeats.entries()) {
      if (2 * pair + 1 < count2) yield { caseIndex, pair };
    }
  }
}

// src/collect/sequential-dispenser.ts
function sequentialDispenser(plan, options) {
  return new SequentialDispenser(plan, options);
}
var SequentialDispenser = class {
  width;
  planned;
  #reader;
  #outcomes;
  #uncovered;
  #parallelRepeats;
  #started;
  /** Cases with a call under way. */
  #busy = /* @__PURE__ */ new Set();
  /** Cases that are to be asked at least once, count. */
  #toCover;
  #wave = [];
  /** Everything before it in the wave is in. */
  #head = 0;
  /** Pairs that are read once this wave is. */
  #readByThen = 0;
  #flips = 0;
  constructor(plan, { layer, parallelRepeats, coverAll, answered }) {
    this.width = parallelRepeats ? 2 * plan.cap : plan.intended.length;
    this.#parallelRepeats = parallelRepeats;
    this.#started = new Set(answered.map(keyOf));
    this.#outcomes = new PairOutcomes(layer);
    for (const trial of answered) this.#outcomes.add(trial);
    this.#reader = new SequentialReader(plan, (place2) => this.#outcomes.of(place2));
    this.#toCover = coverAll ? plan.intended.length : 0;
    this.#uncovered = new UncoveredCases(this.#toCover, answered);
    this.#reader.advance();
    this.planned = this.#plannedCalls();
  }
  next() {
    if (this.#reader.hasFailed) return void 0;
    if (!this.#reader.isOver) return this.#nextOfWave();
    const slot = this.#uncovered.next();
    return slot === void 0 ? void 0 : this.#start(slot);
  }
  done(trial) {
    this.#busy.delete(trial.caseIndex);
    this.#outcomes.add(trial);
    this.#reader.advance();
    if (this.#reader.flips > this.#flips || this.#reader.isOver) this.planned = this.#plannedCalls();
    this.#flips = this.#reader.flips;
  }
  #nextOfWave() {
    if (this.#reader.read >= this.#readByThen) {
      this.#wave = this.#reader.wave();
      this.#head = 0;
      this.#readByThen = this.#reader.read + this.#wave.length;
    }
    for (let index = this.#head; index < this.#wave.length; index += 1) {
      const place2 = this.#wave[index];
      if (this.#outcomes.of(place2) === "failed") break;
      const slot = this.#slotOf(place2);
      if (slot !== void 0) return this.#start(slot);
      if (index === this.#head && this.#outcomes.of(place2) !== void 0) this.#head += 1;
    }
    return "later";
  }
  #slotOf({ caseIndex, pair }) {
    if (!this.#parallelRepeats && this.#busy.has(caseIndex)) return void 0;
    return [2 * pair, 2 * pair + 1].map((trial) => ({ caseIndex, trial })).find((slot) => !this.#started.has(keyOf(slot)));
  }
  #start(slot) {
    this.#started.add(keyOf(slot));
    this.#busy.add(slot.caseIndex);
    this.#uncovered.start(slot.caseIndex);
    return slot;
  }
  #plannedCalls() {
    const asked = this.#started.size;
    if (this.#reader.isOver) return asked + this.#uncovered.count;
    const pairs = this.#reader.pairsIfQuiet();
    return Math.max(asked, 2 * pairs + Math.max(0, this.#toCover - pairs));
  }
};

// src/collect/shard-dispenser.ts
function shardDispenser(part, options) {
  return new ShardDispenser(part, options);
}
var ShardDispenser = class {
  width;
  #part;
  #options;
  #outcomes;
  /** In the declared order. */
  #open;
  #busy = /* @__PURE__ */ new Set();
  #started;
  #end = Number.POSITIVE_INFINITY;
  constructor(part, options) {
    this.#part = part;
    this.#options = options;
    this.#outcomes = new PairOutcomes(options.layer);
    for (const trial of options.answered) this.#outcomes.add(trial);
    const known = new Set(options.answered.map(keyOf));
    this.#started = known.size;
    this.#open = placesOf(part).filter(({ slot }) => !known.has(keyOf(slot)));
    const cases = new Set(this.#open.map(({ slot }) => slot.caseIndex));
    this.width = options.parallelRepeats ? this.#open.length : cases.size;
    this.#findEnd();
  }
  get planned() {
    if (this.#end === Number.POSITIVE_INFINITY) return this.#started + this.#open.length;
    return this.#started + this.#open.filter(({ position }) => position <= this.#end).length;
  }
  next() {
    const head = this.#open[0];
    if (head === void 0 || head.position > this.#end) return void 0;
    const free = this.#open.findIndex(({ slot: slot2 }) => !this.#isBusy(slot2));
    if (free === -1 || this.#open[free].position > this.#end) return "later";
    const [{ slot }] = this.#open.splice(free, 1);
    this.#started += 1;
    this.#busy.add(slot.caseIndex);
    return slot;
  }
  done(trial) {
    this.#busy.delete(trial.caseIndex);
    this.#outcomes.add(trial);
    this.#findEnd();
  }
  #isBusy({ caseIndex }) {
    return !this.#options.parallelRepeats && this.#busy.has(caseIndex);
  }
  #findEnd() {
    const { sequential } = this.#options;
    if (sequential === void 0) return;
    this.#end = certainEnd(this.#part, sequential, (pair) => this.#outcomes.of(pair));
  }
};
function placesOf({ pairs }) {
  return pairs.flatMap(
    ({ caseIndex, pair, position, trials }) => Array.from({ length: trials }, (_, half) => ({
      slot: { caseIndex, trial: 2 * pair + half },
      position
    }))
  );
}

// src/collect/collect.ts
function dispenserFor(request, answered) {
  const { sequential, curtail, parallelRepeats, coverAll = false, layer, repeats, part } = request;
  if (part !== void 0)
    return shardDispenser(part, {
      layer,
      parallelRepeats,
      answered,
      ...sequential === void 0 ? {} : { sequential }
    });
  if (sequential !== void 0)
    return sequentialDispenser(sequential, { layer, parallelRepeats, coverAll, answered });
  const hasFailed = (request.earlier ?? []).some((trial) => !trial.result.ok);
  if (curtail !== void 0 && !hasFailed)
    return curtailedDispenser(repeats, curtail, { layer, parallelRepeats, coverAll, answered });
  const known = new Set(answered.map(keyOf));
  const make = parallelRepeats ? parallelDispenser : serialDispenser;
  return make(repeats, (slot) => known.has(keyOf(slot)));
}

// src/collect/as-one-process.ts
function asOneProcess(request, trials) {
  const made = new Map(trials.map((trial) => [keyOf(trial), trial]));
  const dispenser = dispenserFor(request, []);
  const read = [];
  const missing = [];
  const depends = request.sequential !== void 0 || request.curtail !== void 0;
  for (let slot = dispenser.next(); slot !== void 0; slot = dispenser.next()) {
    if (slot === "later") throw new RangeError("one call at a time waits for no other");
    const trial = made.get(keyOf(slot));
    if (trial === void 0) missing.push(slot);
    if (trial === void 0 && depends) break;
    if (trial !== void 0) read.push(trial);
    dispenser.done(trial ?? unanswered(slot));
  }
  return { trials: read, missing };
}
function unanswered(slot) {
  return {
    ...slot,
    attempt: 1,
    startedAt: "",
    result: { ok: false, failure: { kind: "missing", message: "" } }
  };
}

// src/evidence/unite-shards.ts
var MOST_PROBLEMS = 10;
function uniteShards(texts2) {
  const read = [];
  const problems = [];
  for (const { file, text: text2 } of texts2) {
    const trials = readTrials(file, text2);
    if (trials.ok) read.push({ ...trials.value, file });
    else problems.push(...trials.problems.map((problem) => ({ ...problem, hint: AS_WRITTEN })));
  }
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  const [first] = read;
  if (first === void 0) throw new RangeError("no shard to unite");
  problems.push(...read.flatMap((other) => otherRun(first, other)), ...twice(read));
  if (problems.length > 0) return fail(...problems.slice(0, MOST_PROBLEMS));
  return succeed(unite(first, read));
}
var AS_WRITTEN = "Give the journals as the shards wrote them.";
function unite({ header }, read) {
  const { shard: own, earlierAttempts: _, ...whole } = header;
  const journals = read.flatMap(
    ({ file, header: { shard }, trials, followUps }) => shard === void 0 ? [] : [
      {
        file,
        shard,
        trials: lastOf(trials, (each) => `${each.caseIndex}:${each.trial}`),
        followUps: lastOf(followUps, (each) => `${each.caseIndex}:${each.relation}`)
      }
    ]
  );
  const present = new Set(journals.map(({ shard }) => shard.index));
  const of = own?.of ?? 1;
  const attempts = Math.min(...read.map((each) => each.header.earlierAttempts ?? 0));
  return {
    header: { ...whole, ...attempts === 0 ? {} : { earlierAttempts: attempts } },
    agent: own?.agent ?? "",
    journals: journals.sort((a, b) => a.shard.index - b.shard.index),
    missing: Array.from({ length: of }, (_2, place2) => ({ index: place2 + 1, of })).filter(
      ({ index }) => !present.has(index)
    )
  };
}
function lastOf(calls, keyOf3) {
  return [...new Map(calls.map((call) => [keyOf3(call), call])).values()];
}
function otherRun(first, other) {
  const [was, is] = [first.header, other.header];
  if (is.shard === void 0 || was.shard === void 0)
    return [noShard(is.shard === void 0 ? other : first)];
  const changed = [
    ...differences(was, is),
    ...was.shard.of === is.shard.of ? [] : [`the number of shards (${was.shard.of} there, ${is.shard.of} here)`],
    ...was.shard.agent === is.shard.agent ? [] : ["the agent's name"],
    ...was.isolation === is.isolation ? [] : [`\`isolation\` (${was.isolation} there, ${is.isolation} here)`],
    ...was.reading?.seed === is.reading?.seed ? [] : ["the seed of the declared order"],
    ...was.reading?.cap === is.reading?.cap && String(was.repeats) === String(is.repeats) ? [] : ["the number of planned calls"]
  ];
  if (changed.length === 0) return [];
  return [
    {
      code: "evidence-invalid",
      message: `${other.file} (shard ${shardName(is.shard)}) is of another run than ${first.file}: ${changed.join(", ")} differ`,
      hint: "Give the shards of one run, and of one commit.",
      at: { file: other.file, line: 1 }
    }
  ];
}
function noShard({ file }) {
  return {
    code: "evidence-invalid",
    message: `${file} is the journal of a whole run, and stands beside shards of one`,
    hint: "Give the shards alone, or the whole run alone.",
    at: { file, line: 1, path: "shard" }
  };
}
function twice(read) {
  const seen = /* @__PURE__ */ new Map();
  const problems = [];
  for (const { file, header } of read) {
    if (header.shard === void 0) continue;
    const other = seen.get(header.shard.index);
    if (other !== void 0)
      problems.push({
        code: "evidence-invalid",
        message: `shard ${shardName(header.shard)} stands in ${shorten(other)} and in ${shorten(file)}: its calls would count twice`,
        hint: "Give each shard once: the last journal of each.",
        at: { file, line: 1, path: "shard" }
      });
    seen.set(header.shard.index, file);
  }
  return problems;
}

// src/core/built-in-relations.ts
var BUILT_IN_RELATIONS = [
  { name: "normalisation-invariance", kind: "invariant", compares: "verdict", transform: normalised },
  { name: "case-invariance", kind: "invariant", compares: "verdict", transform: withCaseInverted },
  { name: "whitespace-invariance", kind: "invariant", compares: "verdict", transform: withWhiteSpace },
  { name: "tool-selection-invariance", kind: "invariant", compares: "tools", transform: normalised }
];
function normalised(input) {
  return input.normalize("NFD").replace(new RegExp("\\p{Mn}", "gu"), "").replace(new RegExp("\\p{White_Space}+", "gu"), " ").trim();
}
function withCaseInverted(input) {
  return input.replace(
    new RegExp("\\p{Uppercase}|\\p{Lowercase}", "gu"),
    (letter) => new RegExp("\\p{Lowercase}", "u").test(letter) ? letter.toUpperCase() : letter.toLowerCase()
  );
}
function withWhiteSpace(input) {
  return `
${input}  `;
}
function comparedOutcome(observation, layer, compares) {
  if (compares !== "verdict" || layer === "verdict") return project(observation, compares);
  return observation.verdict === null ? project(observation, layer) : { ok: true, outcome: observation.verdict };
}

// src/pipeline/judge-follow-ups.ts
async function judgeFollowUps(catalogue, asked) {
  const { layer, trials } = asked;
  const known = {
    layer,
    sources: firstAnswers(trials, layer),
    tried: new Set(trials.map((trial) => trial.caseIndex)),
    reworded: new Set(asked.rewordings.map(keyOf2)),
    answers: new Map(asked.followUps.map((followUp) => [keyOf2(followUp), followUp]))
  };
  const runs = [];
  for (const [index, { name, kind }] of catalogue.relations.entries()) {
    const outcomes = Array.from(
      { length: asked.cases },
      (_, caseIndex) => outcomeOf(catalogue, index, caseIndex, known)
    );
    runs.push({ name, kind, outcomes: await Promise.all(outcomes) });
  }
  return runs;
}
async function outcomeOf(catalogue, index, caseIndex, { layer, sources, tried, reworded, answers }) {
  const relation = catalogue.relations[index];
  if (relation === void 0) throw new RangeError(`there is no relation ${index}`);
  const key = keyOf2({ relation: relation.name, caseIndex });
  if (!reworded.has(key)) return { kind: "unchanged" };
  const source = sources.get(caseIndex);
  if (source === void 0) return tried.has(caseIndex) ? SOURCELESS : { kind: "unasked" };
  const followUp = answers.get(key);
  if (followUp === void 0) return { kind: "unasked" };
  if (!followUp.result.ok) return { kind: "failed", of: "call", failure: followUp.result.failure };
  return compare(catalogue, index, layer, source, followUp.result.observation);
}
var SOURCELESS = {
  kind: "failed",
  of: "source",
  failure: { kind: "no-source", message: "the probe itself was never answered" }
};
async function compare(catalogue, index, layer, source, answer) {
  const { compares, checked: hasCheck } = catalogue.relations[index] ?? {
    compares: "verdict",
    checked: false
  };
  const before = comparedOutcome(source, layer, compares);
  const after = comparedOutcome(answer, layer, compares);
  if (!before.ok) return { kind: "failed", of: "source", failure: noDecisionFailure(before.reason) };
  if (!after.ok) return { kind: "failed", of: "call", failure: noDecisionFailure(after.reason) };
  const outcomes = { before: before.outcome, after: after.outcome };
  if (!hasCheck)
    return sameOutcome(before.outcome, after.outcome) ? { kind: "held" } : { kind: "violated", ...outcomes };
  const checked = await catalogue.check(index, answerOf(source), answerOf(answer));
  if (!checked.ok)
    return { kind: "failed", of: "check", failure: { kind: "check-failed", message: checked.why } };
  const { held, why } = checked.reply;
  return held ? { kind: "held" } : { kind: "violated", ...outcomes, ...why === void 0 ? {} : { why } };
}
function firstAnswers(trials, layer) {
  const first = /* @__PURE__ */ new Map();
  for (const { caseIndex, trial, result } of trials) {
    const known = first.get(caseIndex);
    if (result.ok && scoreTrial(result, layer).ok && (known === void 0 || trial < known.trial))
      first.set(caseIndex, { trial, observation: result.observation });
  }
  return new Map([...first].map(([caseIndex, { observation }]) => [caseIndex, observation]));
}
function answerOf({ verdict, toolCalls, ...rest }) {
  const noDecision = verdict?.kind === "no-decision" ? verdict.reason : null;
  return {
    ...rest,
    verdict: verdict?.kind === "decision" ? verdict.label : null,
    noDecision: verdict === null ? "extraction_failed" : noDecision,
    tools: toolCalls.map((call) => call.name),
    toolCalls
  };
}
function keyOf2({ relation, caseIndex }) {
  return `${caseIndex}:${relation}`;
}

// src/pipeline/plan-reading.ts
function planReadingCalls(config, suite, followUps) {
  const probes = suite.cases.length;
  const question = questionOf(suite, config.epsilon);
  const wanted = wantedPairs(question);
  if (wanted === void 0) return fail(tooFine(config));
  const least = 2 * probes + followUps;
  const { budget = Number.POSITIVE_INFINITY } = config;
  if (budget < least) return fail(tooSmall(config, probes, least));
  const plan = planReading(question, Math.min(wanted, Math.floor((budget - followUps) / 2)), 0);
  const callsOf = (pairs) => 2 * pairs + Math.max(0, probes - pairs) + followUps;
  const earliest = earliestConviction(plan);
  return succeed({
    repeats: mostTrials(plan),
    commonRepeats: Math.min(...mostTrials(plan)),
    routes: [],
    ...followUps === 0 ? {} : { followUps },
    calls: callsOf(new SequentialReader(plan, () => void 0).pairsIfQuiet()),
    limited: plan.pooled.certifyAt.length === 0,
    sequential: {
      cap: plan.cap,
      ...earliest === void 0 ? {} : { fewestCalls: callsOf(earliest) },
      mostCalls: callsOf(plan.cap)
    }
  });
}
function tooFine({ epsilon }) {
  return {
    code: "input-invalid",
    message: `\`method: sequential\` at a tolerance of ${epsilon} would read more than a million pairs`,
    hint: "Accept a wider tolerance."
  };
}
function tooSmall({ budget }, probes, least) {
  return {
    code: "budget-too-small",
    message: `\`budget: ${budget}\` does not pay for two answers to each of ${probes} probes: that takes ${least} calls`,
    hint: `Raise \`budget\` to at least ${least}, or measure fewer probes.`
  };
}

// src/pipeline/plan-calls.ts
function planCalls(config, suite, followUps = 0) {
  if (config.method === "sequential") return planReadingCalls(config, suite, followUps);
  const planned = planMeasurement({
    intended: suite.cases.map((item) => item.expected),
    epsilon: config.epsilon,
    targets: suite.contract?.stabilityTargets ?? {},
    repeats: config.repeats,
    budget: config.budget,
    followUps,
    meter: config.meter,
    strict: config.strictErrorControl
  });
  if (planned.ok) return succeed(planned.plan);
  const targets = Object.keys(suite.contract?.stabilityTargets ?? {}).length > 0;
  const repeats = targets ? "the declared stability targets" : `two answers to each of ${suite.cases.length} probes`;
  const why = followUps === 0 ? repeats : `${repeats} and ${followUps} follow-up calls of relations`;
  return fail({
    code: "budget-too-small",
    message: `\`budget: ${config.budget}\` does not pay for ${why}: that takes ${planned.minimumBudget} calls`,
    hint: `Raise \`budget\` to at least ${planned.minimumBudget}, or ${targets ? "declare tolerances you can afford" : "measure fewer probes"}.`
  });
}

// src/agent/relation-catalogue.ts
var { resolve } = process.getBuiltinModule("node:path");

// src/agent/agent-environment.ts
var HARMLESS = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_.*|TZ|TMPDIR|TEMP|TMP|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI)$/,
  /^(SYSTEMROOT|WINDIR|SYSTEMDRIVE|COMSPEC|PATHEXT|USERPROFILE|USERNAME|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES.*|NUMBER_OF_PROCESSORS|PROCESSOR_.*|OS)$/,
  /^(HTTP_PROXY|HTTPS_PROXY|ALL_PROXY|NO_PROXY|NODE_USE_ENV_PROXY)$/,
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/,
  /^(NODE_ENV|AGENT_.*)$/
];
var RUNTIMES = [
  /^(PYTHON.*|VIRTUAL_ENV|CONDA_PREFIX|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH)$/,
  /^(JAVA_HOME|CLASSPATH|DOTNET_ROOT|GOROOT|GOPATH|GOCACHE|CARGO_HOME|RUSTUP_HOME)$/,
  /^(GEM_HOME|GEM_PATH|BUNDLE_GEMFILE|RUBYLIB|PERL5LIB|NODE_PATH|DENO_DIR|R_HOME|R_LIBS.*)$/
];
var PROVIDERS = [
  /^(OPENAI|ANTHROPIC|CLAUDE|AZURE_OPENAI|MISTRAL|GEMINI|GOOGLE_GENERATIVE_AI|COHERE|GROQ|TOGETHER|FIREWORKS|DEEPSEEK|PERPLEXITY|OPENROUTER|XAI|OLLAMA|BEDROCK|AWS_BEARER_TOKEN_BEDROCK|HUGGINGFACE|REPLICATE|CEREBRAS|LITELLM)(_.*)?$/,
  /^(GOOGLE_API_KEY|HF_TOKEN|CO_API_KEY)$/
];
var RUNNERS_OWN = [
  /^(INPUT|ACTIONS|GITHUB|RUNNER)_/,
  /^(NODE_OPTIONS|NODE_CHANNEL_FD)$/
];
var NEVER = /^((INPUT|ACTIONS)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|ARTIFACTS)|NODE_CHANNEL_FD)$/;
function agentEnvironment(all, names) {
  const everything = names.includes("*");
  const asked = new Set(names);
  const given = {};
  for (const [name, value] of Object.entries(all)) {
    if (value === void 0 || NEVER.test(name.toUpperCase())) continue;
    if (asked.has(name) || isAllowed(name.toUpperCase(), everything)) given[name] = value;
  }
  return given;
}
function isAllowed(name, everything) {
  const matches = (patterns) => patterns.some((pattern) => pattern.test(name));
  if (matches(RUNNERS_OWN)) return false;
  return everything || matches(HARMLESS) || matches(RUNTIMES) || matches(PROVIDERS);
}

// src/agent/agent-output.ts
var MAX_LINE = 8 * 1024;
var MAX_TOTAL = 1024 * 1024;
var PREFIX = "agent| ";
function withoutControls(text2) {
  return text2.replace(/\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?)/g, "").replace(/[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "").replace(/[\u2028\u2029]/g, " ");
}
function neutraliseOutput(line) {
  return PREFIX + withoutControls(line).replaceAll("##[", "## [");
}
function collectOutput(onOutput) {
  let left = MAX_TOTAL;
  function show(line, dropped) {
    if (left <= 0 || line.trim() === "") return;
    left -= line.length + 1;
    onOutput(neutraliseOutput(line) + (dropped > 0 ? ` … (${dropped} more characters)` : ""));
    if (left <= 0) onOutput(`${PREFIX}(more than 1 MiB printed: the rest is not shown)`);
  }
  return {
    note: (line) => onOutput(neutraliseOutput(line)),
    attach(stream, watch) {
      const cutter = createLineCutter((line, dropped) => {
        watch?.(line);
        show(line, dropped);
      });
      stream.setEncoding("utf8");
      stream.on("data", (chunk) => left > 0 && cutter.push(chunk));
      stream.on("end", () => cutter.end());
      stream.on("error", () => cutter.end());
    }
  };
}
function createLineCutter(onLine) {
  let pending = "";
  let dropped = 0;
  function flush() {
    if (pending !== "") onLine(pending, dropped);
    pending = "";
    dropped = 0;
  }
  return {
    push(chunk) {
      for (const [index, part] of chunk.split(/\r\n|[\n\r]/).entries()) {
        if (index > 0) flush();
        const room = Math.max(0, MAX_LINE - pending.length);
        pending += part.slice(0, room);
        dropped += Math.max(0, part.length - room);
      }
    },
    end: flush
  };
}

// src/agent/call-failure.ts
var MAX_MESSAGE = 500;
function callFailure(kind, message) {
  return { kind, message: oneLine(message, MAX_MESSAGE) };
}
function failed(kind, message) {
  return { ok: false, failure: callFailure(kind, message) };
}
function oneLine(text2, maxLength) {
  const line = withoutControls(text2.slice(0, maxLength * 4).replace(/\s+/g, " ")).trim();
  if (line.length <= maxLength && text2.length <= maxLength * 4) return line;
  return `${line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

// src/agent/agent-process.ts
var { spawn: spawn2 } = process.getBuiltinModule("node:child_process");

// src/agent/process-group.ts
var { spawn, spawnSync } = process.getBuiltinModule("node:child_process");
function killGroup(leader) {
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/PID", String(leader), "/T", "/F"], { stdio: "ignore", windowsHide: true });
    return;
  }
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
  }
}
var living = /* @__PURE__ */ new Set();
function guardGroup(leader) {
  if (living.size === 0) process.on("exit", killLiving);
  living.add(leader);
  const watchdog = startWatchdog(leader);
  return {
    release() {
      watchdog?.kill("SIGKILL");
      living.delete(leader);
      if (living.size === 0) process.off("exit", killLiving);
    }
  };
}
function killLiving() {
  for (const leader of living) killGroup(leader);
}
function startWatchdog(leader) {
  if (process.platform === "win32") return void 0;
  const shell = spawn("/bin/sh", ["-c", 'read -r _; kill -9 "-$1"', "sh", String(leader)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    env: {}
  });
  shell.on("error", () => void 0);
  shell.stdin.on("error", () => void 0);
  shell.unref();
  shell.stdin.unref?.();
  return shell;
}

// src/agent/agent-process.ts
var DRAIN_MS = 300;
function startProcess(order) {
  const [program = "", ...parameters] = typeof order.command === "string" ? [order.command] : order.command;
  const child = spawn2(program, parameters, {
    cwd: order.workingDirectory,
    env: order.environment,
    shell: typeof order.command === "string",
    // A group of its own, so that all of it can be ended at once; and no share in our terminal or our output.
    detached: true,
    stdio: order.stdio,
    windowsHide: true
  });
  const guard = child.pid === void 0 ? void 0 : guardGroup(child.pid);
  const end = () => {
    if (child.pid !== void 0) killGroup(child.pid);
  };
  const gone = awaitEnd(child, end).then((ending) => {
    guard?.release();
    return ending;
  });
  return { child, end, gone };
}
function awaitEnd(child, end) {
  return new Promise((resolve2) => {
    child.once("error", (error) => {
      if (child.pid !== void 0) return;
      const startError = error.code ?? error.message;
      resolve2({ how: `(it could not be started: ${error.message})`, code: void 0, startError });
    });
    child.once("exit", (code, signal) => {
      end();
      const ending = { how: describeExit(code, signal), code: code ?? void 0 };
      const giveUp = setTimeout(() => {
        for (const stream of child.stdio) stream?.destroy();
      }, DRAIN_MS);
      child.once("close", () => {
        clearTimeout(giveUp);
        resolve2(ending);
      });
    });
  });
}
function describeExit(code, signal) {
  if (signal === "SIGABRT" || code === 134) return "(SIGABRT; often out of memory)";
  if (signal === "SIGKILL" || code === 137) return "(SIGKILL; often out of memory)";
  return signal === null ? `(exit code ${code ?? "unknown"})` : `(${signal})`;
}

// src/agent/json-lines.ts
function createLineReader(maxLength, onLine, onOverflow) {
  let pieces = [];
  let held = 0;
  let overflown = false;
  function hold(piece) {
    if (overflown || piece === "") return;
    held += piece.length;
    pieces.push(piece);
    if (held <= maxLength) return;
    overflown = true;
    pieces = [];
    onOverflow();
  }
  function endLine() {
    const line = pieces.join("");
    pieces = [];
    held = 0;
    if (!overflown && line !== "") onLine(line);
  }
  return {
    push(chunk) {
      let from = 0;
      for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", from)) {
        hold(chunk.slice(from, end));
        endLine();
        from = end + 1;
      }
      hold(chunk.slice(from));
    }
  };
}
function createBatch(write) {
  let pending = "";
  const flush = () => {
    const text2 = pending;
    pending = "";
    write(text2);
  };
  return (text2) => {
    if (pending === "") process.nextTick(flush);
    pending += text2;
  };
}

// src/agent/worker-message.ts
function readMessage(line) {
  const fields = parseFields(line);
  if (fields === void 0) return void 0;
  const { id, ready, failed: failed2, pong, stray } = fields;
  if (typeof id === "number") return readReply(id, fields);
  if (ready === "function" || ready === "factory") return { ready };
  if (typeof stray === "string") return { stray };
  if (pong === true) return { pong };
  return isFields(failed2) ? { failed: readFault(failed2) } : void 0;
}
function readReply(id, fields) {
  const { error, unreadable } = fields;
  if (typeof error === "string") return { id, error };
  if (typeof unreadable === "string") return { id, unreadable };
  return error === void 0 && unreadable === void 0 ? { id, value: fields["value"] } : void 0;
}
function readFault(fields) {
  const at = isPosition(fields["at"]) ? { at: fields["at"] } : {};
  const { what } = fields;
  switch (what) {
    case "syntax":
    case "factory-failed":
      return { what, message: text(fields["message"]), ...at };
    case "bad-catalogue":
      return { what, message: text(fields["message"]) };
    case "missing-package":
    case "missing-import":
      return { what, name: text(fields["name"]), ...at };
    case "export-missing":
      return { what, exports: texts(fields["exports"]) };
    case "not-callable":
      return { what, found: text(fields["found"]), methods: texts(fields["methods"]) };
    case "class":
      return { what, name: text(fields["name"]) };
    case "no-function":
      return { what, found: text(fields["found"]), guessed: fields["guessed"] === true };
    default:
      return { what: "exception", message: text(fields["message"]), ...at };
  }
}
function isPosition(value) {
  if (!isFields(value) || typeof value["file"] !== "string") return false;
  return [value["line"], value["column"]].every((each) => each === void 0 || Number.isInteger(each));
}
function parseFields(line) {
  try {
    const value = JSON.parse(line);
    return isFields(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function text(value) {
  return typeof value === "string" ? value : "an error that cannot be read";
}
function texts(value) {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

// src/agent/worker-protocol.ts
var WORKER_PIPE_FD = 3;
var MAX_ANSWER_BYTES = 16 * 1024 * 1024;

// src/agent/worker-process.ts
function workerOrder({ workerPath, workingDirectory, environment }) {
  return {
    command: [process.execPath, workerPath],
    workingDirectory,
    environment,
    stdio: ["ignore", "pipe", "pipe", "pipe"]
  };
}
function startWorker(settings, events) {
  const order = workerOrder(settings);
  const { child, end, gone } = settings.ahead?.take(order) ?? startProcess(order);
  const pipe = child.stdio[WORKER_PIPE_FD];
  let fault;
  readMessages(pipe, events.message, () => {
    fault = "(it wrote more than an answer may hold)";
    end();
  });
  if (child.stdout !== null) settings.output.attach(child.stdout);
  if (child.stderr !== null) settings.output.attach(child.stderr);
  const told = gone.then(({ how }) => events.ended(fault ?? how));
  const write = createBatch((text2) => {
    if (pipe?.writable === true) pipe.write(text2);
  });
  return {
    send: (message) => write(`${JSON.stringify(message)}
`),
    async kill() {
      end();
      await told;
    }
  };
}
function readMessages(pipe, onMessage, onTooLong) {
  if (pipe === void 0 || pipe === null) return;
  const deliver = (line) => {
    const message = readMessage(line);
    if (message !== void 0) onMessage(message);
  };
  const lines = createLineReader(MAX_ANSWER_BYTES + 64 * 1024, deliver, onTooLong);
  pipe.setEncoding("utf8");
  pipe.on("data", (chunk) => lines.push(chunk));
  pipe.on("error", () => void 0);
}

// src/agent/worker-reply.ts
function readReply2(reply) {
  if ("error" in reply) return failed("agent-error", reply.error);
  if ("unreadable" in reply) return failed("malformed-response", reply.unreadable);
  const read = readObservation(reply.value);
  return read.ok ? read : failed("malformed-response", read.why);
}

// src/agent/launch-worker.ts
function launchWorker(settings) {
  let settle = () => void 0;
  const settled = new Promise((resolve2) => {
    settle = resolve2;
  });
  let message = (message2) => {
    if ("ready" in message2) settle({ ok: true, worker: ready(message2.ready) });
    else if ("failed" in message2) settle({ ok: false, fault: message2.failed });
    else if ("stray" in message2) settings.output.note(`error while loading: ${message2.stray}`);
  };
  let ended = (how) => settle({ ok: false, fault: { what: "ended", how } });
  const worker = startWorker(settings, { message: (each) => message(each), ended: (how) => ended(how) });
  worker.send({ load: settings.order });
  function ready(kind) {
    return {
      kind,
      listen(events) {
        message = (each) => deliver(each, events);
        ended = events.ended;
      },
      ask: (id, input) => worker.send({ id, input }),
      ping: () => worker.send({ ping: true }),
      kill: worker.kill
    };
  }
  function deliver(each, events) {
    if ("id" in each) events.answered(each.id, readReply2(each));
    else if ("pong" in each) events.alive();
    else if ("stray" in each) settings.output.note(`error outside a call: ${each.stray}`);
  }
  const timer = setTimeout(
    () => settle({ ok: false, fault: { what: "timeout", afterMs: settings.loadTimeoutMs } }),
    settings.loadTimeoutMs
  );
  const done = settled.then(async (launched) => {
    clearTimeout(timer);
    if (!launched.ok) await worker.kill();
    return launched;
  });
  return { done, kill: worker.kill };
}

// src/agent/load-problem.ts
var { relative, sep } = process.getBuiltinModule("node:path");

// src/agent/nearest-name.ts
function nearest(wanted, names) {
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let best;
  for (const name of names) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance <= limit && (best === void 0 || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}
function editDistance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const substituted = (row[j] ?? 0) + (letter === to[j] ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

// src/agent/load-problem.ts
var MAX_QUOTE = 400;
function loadProblem(spec, fault, root, role = "agent") {
  const name = agentName(spec);
  const at = "at" in fault && fault.at !== void 0 ? { at: toSource(fault.at, root) } : {};
  switch (fault.what) {
    case "syntax":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` has a syntax error${place(at.at)}: ${quote(fault.message)}`,
        hint: "Fix the file there.",
        ...at
      };
    case "exception":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` threw while it was loaded${place(at.at)}: ${quote(fault.message)}`,
        hint: "Run the file on its own to see the whole error; what it needs at the top level must be there when it is loaded.",
        ...at
      };
    case "missing-package":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` needs the package \`${quote(fault.name)}\`, which is not installed${place(at.at)}`,
        hint: "Install the packages it needs in an earlier step: `npm ci`.",
        ...at
      };
    case "missing-import":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` imports \`${quote(fault.name)}\`, and there is no such file${place(at.at)}`,
        hint: "Correct the import, or build what it points to in an earlier step.",
        ...at
      };
    case "factory-failed":
      return {
        code: "agent-load-failed",
        message: `the factory of ${role} \`${name}\` threw${place(at.at)}: ${quote(fault.message)}`,
        hint: "A factory is called once before the first trial, without arguments; make it work that way.",
        ...at
      };
    case "ended":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` ended its process while it was loaded ${fault.how}`,
        hint: "Look for `process.exit` or a crash at the top level of the file; what it printed is above."
      };
    case "timeout":
      return {
        code: "agent-load-failed",
        message: `${role} \`${name}\` did not finish loading within ${fault.afterMs} ms`,
        hint: "Look for a top-level `await` or loop that never ends; connect inside the function instead."
      };
    case "bad-catalogue":
      return {
        code: "relations-invalid",
        message: `relations \`${name}\`: ${quote(fault.message)}`,
        hint: "Export a list of `{ name, kind, transform, check }`; `examples/custom-relation` is one that works."
      };
    default:
      return exportProblem(spec, fault, role);
  }
}
function exportProblem(spec, fault, role) {
  const name = agentName(spec);
  switch (fault.what) {
    case "export-missing":
      return exportMissing(spec, fault.exports.map(quote), role);
    case "class":
      return {
        code: "agent-not-callable",
        message: `${role} \`${name}\` is the class \`${quote(fault.name)}\`, and a class cannot be called`,
        hint: `Export a function that uses it: \`export const decide = (input) => new ${quote(fault.name) || "Agent"}().…(input)\`.`
      };
    case "not-callable":
      return {
        code: "agent-not-callable",
        message: `${role} \`${name}\` is ${quote(fault.found)}, not a function`,
        hint: fault.methods.length === 0 ? "Export a function `(input) => answer`, or a factory that returns one." : `Export a function that calls a method of it: \`export const decide = (input) => agent.${quote(fault.methods[0] ?? "run")}(input)\`.`
      };
    case "no-function": {
      const taken = fault.guessed ? "was taken as a factory because it declares no parameter, and it" : "as a factory";
      return {
        code: "agent-not-callable",
        message: `${role} \`${name}\` ${taken} returned ${quote(fault.found)}, not a function`,
        hint: fault.guessed ? "If it decides itself, set `agent-kind: function`, or declare its parameter: `(input) => …`." : "Return the function that decides, or set `agent-kind: function`."
      };
    }
  }
}
function exportMissing(spec, exports, role) {
  const wanted = spec.exportName ?? "default";
  const there = exports.length === 0 ? "it exports nothing" : `it exports ${exports.map((each) => `\`${each}\``).join(", ")}`;
  const meant = nearest(wanted, exports) ?? (exports.length === 1 ? exports[0] : void 0);
  return {
    code: "agent-missing",
    message: `${role} \`${spec.path}\` has no ${wanted === "default" ? "default export" : `export \`${wanted}\``}: ${there}`,
    hint: meant === void 0 ? `Name the export after a hash: \`${spec.path}#${exports[0] ?? (role === "agent" ? "decide" : "catalogue")}\`.` : `Did you mean \`${spec.path}${meant === "default" ? "" : `#${meant}`}\`?`
  };
}
function agentName(spec) {
  return spec.exportName === void 0 ? spec.path : `${spec.path}#${spec.exportName}`;
}
function toSource(at, root) {
  const path = relative(root, at.file);
  const file = path === "" || path.startsWith("..") ? at.file : path;
  return { ...at, file: file.split(sep).join("/") };
}
function place(at) {
  if (at?.line === void 0) return at === void 0 ? "" : ` (${at.file})`;
  return ` (${at.file}:${at.line}${at.column === void 0 ? "" : `:${at.column}`})`;
}
function quote(text2) {
  return oneLine(text2, MAX_QUOTE);
}

// src/agent/module-file.ts
var { readdirSync, statSync } = process.getBuiltinModule("node:fs");
var { basename, dirname, extname } = process.getBuiltinModule("node:path");
var LOADABLE = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx"];
function fileProblem(spec, file, role) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === void 0) return missingFile(spec, file, role);
  if (!stat.isFile()) {
    return {
      code: "agent-missing",
      message: `${role} \`${spec.path}\` is a folder, not a file`,
      hint: `Name the file in it: \`${spec.path.replace(/\/$/, "")}/index.ts\`.`
    };
  }
  if (LOADABLE.includes(extname(file).toLowerCase())) return void 0;
  return {
    code: "agent-load-failed",
    message: `${role} \`${spec.path}\` is no module that Node can load (${LOADABLE.join(", ")})`,
    hint: role === "agent" ? "Point `agent` to JavaScript or TypeScript, or put the agent behind an HTTP endpoint." : "Point `relations` to JavaScript or TypeScript."
  };
}
function missingFile(spec, file, role) {
  const folder = dirname(spec.path);
  const meant = nearest(basename(file), filesBeside(file));
  return {
    code: "agent-missing",
    message: `${role} \`${spec.path}\`: there is no such file`,
    hint: meant === void 0 ? "Give the path relative to the working directory." : `Did you mean \`${folder === "." && !spec.path.startsWith("./") ? "" : `${folder}/`}${meant}\`?`
  };
}
function filesBeside(file) {
  try {
    return readdirSync(dirname(file)).filter((name) => LOADABLE.includes(extname(name).toLowerCase()));
  } catch {
    return [];
  }
}

// src/agent/pending-call.ts
var { performance } = process.getBuiltinModule("node:perf_hooks");
var PendingCall = class {
  input;
  /** Asked with nothing else in flight, because it may have ended a process. */
  alone = false;
  expired = false;
  #attempt = 1;
  /** Absent: its time has not begun. */
  #clock;
  #resolve;
  constructor(input, resolve2) {
    this.input = input;
    this.#resolve = resolve2;
  }
  /** Begins its time, if it has not begun. */
  startClock(timeoutMs, onExpired) {
    this.#clock ??= { timer: setTimeout(onExpired, timeoutMs), since: performance.now() };
  }
  /** It was not answered, and waits to be asked once more. */
  again(alone) {
    clearTimeout(this.#clock?.timer);
    this.#clock = void 0;
    this.#attempt += 1;
    this.expired = false;
    this.alone = alone;
  }
  finish(result) {
    clearTimeout(this.#clock?.timer);
    this.#resolve({ ...this.#withLatency(result), attempt: this.#attempt });
  }
  /** From when its time began, so that waiting behind others is nobody's latency. */
  #withLatency(result) {
    if (!result.ok || this.#clock === void 0) return result;
    const latencyMs = Math.round((performance.now() - this.#clock.since) * 1e3) / 1e3;
    return { ok: true, observation: { latencyMs, ...result.observation } };
  }
};

// src/agent/process-calls.ts
var GRACE_MS = 100;
var ProcessCalls = class {
  #settings;
  #responder;
  #launch;
  #waiting = [];
  #suspects = [];
  /** By id, oldest first. */
  #inFlight = /* @__PURE__ */ new Map();
  #nextId = 1;
  #oneByOne;
  #hasAnswered = false;
  #grace;
  /** Why no call can be made any more. */
  #over;
  constructor(settings, responder) {
    this.#settings = settings;
    this.#oneByOne = settings.oneByOne;
    this.#use(responder);
  }
  ask(input) {
    return new Promise((resolve2) => {
      this.#waiting.push(new PendingCall(input, resolve2));
      this.#pump();
    });
  }
  async close() {
    this.#giveUp("the run ended before it answered");
    const responder = this.#dropProcess();
    await Promise.all([responder?.kill(), this.#launch?.kill()]);
  }
  #use(responder) {
    this.#responder = responder;
    const isCurrent = () => responder === this.#responder;
    responder.listen({
      answered: (id, result) => isCurrent() && this.#receive(id, result),
      alive: () => {
        if (isCurrent() && this.#grace !== void 0) this.#grace.alive = true;
      },
      broke: (why) => isCurrent() && this.#endConfusedProcess(why),
      ended: (how) => isCurrent() && this.#processEnded(how)
    });
  }
  /** Sends whatever may be sent now. */
  #pump() {
    if (this.#over !== void 0) this.#giveUp(this.#over);
    else if (this.#waiting.length + this.#suspects.length === 0) return;
    else if (this.#responder === void 0) this.#restart();
    else if (this.#grace === void 0) this.#dispatchNext(this.#responder);
  }
  #dispatchNext(responder) {
    if (this.#suspects.length > 0 || this.#isOneAlone()) {
      const suspect = this.#inFlight.size === 0 ? this.#suspects.shift() : void 0;
      if (suspect !== void 0) this.#dispatch(suspect, responder);
      return;
    }
    for (const call of this.#waiting.splice(0)) this.#dispatch(call, responder);
  }
  #isOneAlone() {
    return this.#inFlight.size === 1 && [...this.#inFlight.values()].some((call) => call.alone);
  }
  #dispatch(call, responder) {
    const id = this.#nextId++;
    this.#inFlight.set(id, call);
    if (this.#oneByOne) this.#startClocks();
    else this.#startClock(call);
    responder.ask(id, call.input);
  }
  /** Of every call that the process is working on, as far as can be told. */
  #startClocks() {
    for (const call of this.#inFlight.values()) {
      this.#startClock(call);
      if (this.#oneByOne) return;
    }
  }
  #startClock(call) {
    call.startClock(this.#settings.timeoutMs, () => this.#expire(call));
  }
  #receive(id, result) {
    const call = this.#inFlight.get(id);
    if (call === void 0 || call.expired) return;
    const waited = this.#oneByOne;
    const [oldest] = this.#inFlight.keys();
    if (id !== oldest) this.#oneByOne = false;
    this.#hasAnswered = true;
    this.#inFlight.delete(id);
    call.finish(result);
    if (waited) this.#startClocks();
    this.#pump();
  }
  #expire(call) {
    call.expired = true;
    if (this.#grace !== void 0) return;
    const ping = this.#responder?.ping;
    ping?.();
    const wait = Math.min(GRACE_MS, this.#settings.timeoutMs);
    const timer = setTimeout(() => this.#endHangingProcess(), wait);
    this.#grace = { alive: ping === void 0, timer };
  }
  #endHangingProcess() {
    const blocked = this.#grace?.alive === false;
    const calls = [...this.#inFlight.values()];
    void this.#dropProcess()?.kill();
    if (blocked && calls.length > 1) {
      for (const call of calls) this.#again(call, this.#suspects);
    } else {
      for (const call of calls) {
        if (call.expired) call.finish(this.#timedOut());
        else this.#again(call, this.#waiting);
      }
    }
    this.#pump();
  }
  #timedOut() {
    const hint = this.#hasAnswered ? void 0 : this.#settings.silenceHint;
    const message = `no answer within ${this.#settings.timeoutMs} ms`;
    return failed("timeout", hint === void 0 ? message : `${message}; ${hint}`);
  }
  /** Who takes up one call after the other was at the oldest; otherwise nobody knows whose words they were. */
  #endConfusedProcess(why) {
    const [oldest, ...others] = this.#inFlight.values();
    if (oldest === void 0) {
      this.#settings.output.note(`between calls: ${why}`);
      return;
    }
    void this.#dropProcess()?.kill();
    const isKnown = this.#oneByOne || others.length === 0;
    if (isKnown) oldest.finish(oldest.expired ? this.#timedOut() : failed("malformed-response", why));
    else this.#again(oldest, this.#suspects);
    for (const call of others) this.#again(call, isKnown ? this.#waiting : this.#suspects);
    this.#pump();
  }
  #processEnded(how) {
    const calls = [...this.#inFlight.values()];
    this.#dropProcess();
    if (calls.length === 0) this.#settings.output.note(`the agent's process ended between calls ${how}`);
    const [only] = calls;
    if (calls.length === 1 && only !== void 0) {
      const crash = failed("agent-crashed", `the agent's process ended during the call ${how}`);
      only.finish(only.expired ? this.#timedOut() : crash);
    } else {
      for (const call of calls) this.#again(call, this.#suspects);
    }
    this.#pump();
  }
  #again(call, queue) {
    call.again(queue === this.#suspects);
    queue.push(call);
  }
  /** Forgets the process and what was in flight on it; its further words reach nobody. */
  #dropProcess() {
    const responder = this.#responder;
    this.#responder = void 0;
    this.#inFlight.clear();
    clearTimeout(this.#grace?.timer);
    this.#grace = void 0;
    return responder;
  }
  #restart() {
    if (this.#launch !== void 0) return;
    this.#launch = this.#settings.launch();
    void this.#launch.done.then((launched) => {
      this.#launch = void 0;
      if (!launched.ok) this.#over ??= `it could not be loaded again: ${launched.why}`;
      else if (this.#over !== void 0) void launched.responder.kill();
      else this.#use(launched.responder);
      this.#pump();
    });
  }
  #giveUp(why) {
    this.#over ??= why;
    const calls = [...this.#inFlight.values(), ...this.#suspects.splice(0), ...this.#waiting.splice(0)];
    for (const call of calls) call.finish(failed("agent-crashed", this.#over));
    this.#inFlight.clear();
  }
};

// src/agent/module-agent.ts
var MIN_LOAD_TIMEOUT_MS = 6e4;

// src/agent/relation-catalogue.ts
var LONGEST_REASON = 300;
async function openCatalogue(spec, options) {
  const file = resolve(options.workingDirectory, spec.path);
  const unusable = fileProblem(spec, file, "relations");
  if (unusable !== void 0) return fail(ofCatalogue(unusable));
  const settings = {
    workerPath: options.workerPath,
    workingDirectory: options.workingDirectory,
    environment: agentEnvironment(options.environment, options.agentEnv),
    output: collectOutput(options.onOutput),
    order: { file, exportName: spec.exportName ?? "default", exportKind: "relations", perTrial: false },
    loadTimeoutMs: Math.max(options.timeoutMs, MIN_LOAD_TIMEOUT_MS)
  };
  const explain = (fault) => ofCatalogue(loadProblem(spec, fault, options.workingDirectory, "relations"));
  const launched = await launchWorker(settings).done;
  if (!launched.ok) return fail(explain(launched.fault));
  const launch = () => relaunch(settings, explain);
  const { timeoutMs } = options;
  const calls = new ProcessCalls(
    { timeoutMs, output: settings.output, oneByOne: false, launch },
    launched.worker
  );
  return catalogueOf(spec, calls);
}
function ofCatalogue(problem) {
  return { ...problem, code: "relations-invalid" };
}
function relaunch(settings, explain) {
  const { done, kill } = launchWorker(settings);
  const told = done.then(
    (launched) => launched.ok ? { ok: true, responder: launched.worker } : { ok: false, why: explain(launched.fault).message }
  );
  return { done: told, kill };
}
async function catalogueOf(spec, calls) {
  const name = agentName(spec);
  const listed = await ask(calls, { ask: "list" });
  if (!listed.ok) {
    await calls.close();
    return fail({
      code: "relations-invalid",
      message: `relations \`${name}\` cannot be asked: ${listed.why}`,
      hint: "Look at what the file does when it is loaded; what it printed is above."
    });
  }
  return succeed({
    name,
    relations: listed.reply,
    reword: (index, input) => ask(calls, { ask: "reword", index, input }),
    async check(index, before, after) {
      const asked = await ask(calls, { ask: "check", index, before, after });
      if (!asked.ok || asked.reply.why === void 0) return asked;
      return { ok: true, reply: { ...asked.reply, why: oneLine(asked.reply.why, LONGEST_REASON) } };
    },
    close: () => calls.close()
  });
}
async function ask(calls, question) {
  const answer = await calls.ask(JSON.stringify(question));
  if (!answer.ok) return { ok: false, why: answer.failure.message };
  return { ok: true, reply: JSON.parse(answer.observation.text) };
}

// src/pipeline/relations.ts
var NO_RELATIONS = {
  relations: [],
  rewordings: [],
  identity: {},
  judge: async () => [],
  close: async () => {
  }
};
async function prepareRelations(config, opened, host) {
  if (config.relations === void 0) return succeed(NO_RELATIONS);
  const catalogue = await catalogueOf2(config, config.relations, host);
  if (!catalogue.ok) return catalogue;
  const { relations, close } = catalogue.value;
  const reworded = await reword(catalogue.value, opened, host);
  if (!reworded.ok) {
    await close();
    return reworded;
  }
  const rewordings = reworded.value;
  const inputs = rewordings.map(({ relation, caseIndex, input }) => [relation, caseIndex, input]);
  return succeed({
    relations,
    rewordings,
    identity: { relations: catalogue.value.name, "relations' rewordings": digestOf(inputs) },
    judge: (trials, followUps) => judgeFollowUps(catalogue.value, {
      layer: config.layer,
      cases: opened.suite.cases.length,
      rewordings,
      trials,
      followUps
    }),
    close
  });
}
function catalogueOf2(config, spec, host) {
  if (spec === "default") return Promise.resolve(succeed(BUILT_IN_CATALOGUE));
  return openCatalogue(spec, {
    workingDirectory: config.workingDirectory,
    timeoutMs: config.timeoutMs,
    environment: host.environment,
    agentEnv: config.agentEnv,
    workerPath: host.workerPath,
    onOutput: (line) => host.log.info(line)
  });
}
var BUILT_IN_CATALOGUE = {
  name: "default",
  relations: BUILT_IN_RELATIONS.map(({ name, kind, compares }) => ({ name, kind, compares, checked: false })),
  reword: async (index, input) => ({
    ok: true,
    reply: { text: BUILT_IN_RELATIONS[index]?.transform(input) ?? input }
  }),
  check: async () => ({ ok: false, why: "a built-in relation compares, and checks nothing" }),
  close: async () => {
  }
};
var MOST_PROBLEMS2 = 5;
async function reword(catalogue, opened, host) {
  const rewordings = [];
  const problems = [];
  for (const [index, { name }] of catalogue.relations.entries()) {
    const replies = await Promise.all(opened.suite.cases.map(({ input }) => catalogue.reword(index, input)));
    for (const [caseIndex, reply] of replies.entries()) {
      if (!reply.ok) problems.push(unworded(catalogue.name, name, caseIndex, host.redact(reply.why), opened));
      else if (reply.reply.text !== opened.suite.cases[caseIndex]?.input)
        rewordings.push({ relation: name, caseIndex, input: reply.reply.text });
    }
  }
  return problems.length === 0 ? succeed(rewordings) : fail(...problems.slice(0, MOST_PROBLEMS2));
}
function unworded(catalogue, relation, caseIndex, why, { suite, text: text2 }) {
  return {
    code: "relations-invalid",
    message: `relation \`${relation}\` of \`${catalogue}\` cannot reword \`cases[${caseIndex}]\`: ${why}`,
    hint: "Fix its `transform`; an input it does not apply to is returned as it is, and skipped.",
    at: placeOf(withLines(suite, text2), caseIndex)
  };
}
function placeOf(suite, caseIndex) {
  const line = suite.cases[caseIndex]?.line;
  return { file: suite.file, ...line === void 0 ? {} : { line }, path: `cases[${caseIndex}]` };
}

// src/pipeline/shard-gaps.ts
var MOST_NAMED = 8;
function shardGaps({ journals, missing: lost }, { pairs, cases, missing, rewordings = [] }) {
  const [{ shard: { of } = { of: 1 } } = {}] = journals;
  const owner = ownerOf({ pairs, cases, rewordings }, of);
  const asked = new Set(journals.flatMap((journal) => journal.followUps.map(followUpKey)));
  const unasked = rewordings.filter((each) => !asked.has(followUpKey(each)));
  const short = /* @__PURE__ */ new Set([...missing.map(owner.pair), ...unasked.map(owner.followUp)]);
  const isLost = new Set(lost.map(({ index }) => index));
  const clauses = [
    gapClause(lost, "missing"),
    gapClause(
      journals.map(({ shard }) => shard).filter(({ index }) => short.has(index) && !isLost.has(index)),
      "unfinished"
    )
  ].filter((clause) => clause !== "");
  return clauses.length === 0 ? void 0 : clauses.join(" and ");
}
function gapClause(shards, word) {
  const [first] = shards;
  if (first === void 0) return "";
  if (shards.length === 1) return `shard ${shardName(first)} is ${word}`;
  return `${count(shards.length, "shard")} are ${word} (${list(shards.map(shardName), MOST_NAMED)})`;
}
function ownerOf({ pairs, cases, rewordings = [] }, of) {
  const positions = new Map(pairs.map((each) => [`${each.caseIndex}:${each.pair}`, each.position]));
  const places = new Map(rewordings.map((each, place2) => [followUpKey(each), place2]));
  return {
    /** undefined: no call of the plan. */
    pair: ({ caseIndex, trial }) => {
      const position = positions.get(`${caseIndex}:${trial >> 1}`);
      return position === void 0 ? void 0 : shardOfPair(position, cases, of);
    },
    followUp: (each) => {
      const place2 = places.get(followUpKey(each));
      return place2 === void 0 ? void 0 : shardOfFollowUp(place2, pairs.length, of);
    }
  };
}
function foreignCall({ journals }, parts) {
  for (const { file, shard, trials, followUps } of journals) {
    const owner = ownerOf(parts, shard.of);
    const trial = trials.find((each) => owner.pair(each) !== shard.index);
    const followUp = parts.rewordings && followUps.find((each) => owner.followUp(each) !== shard.index);
    const what = trial === void 0 ? followUp && `the follow-up \`${followUp.relation}\` of case ${followUp.caseIndex}` : `trial ${trial.trial} of case ${trial.caseIndex}`;
    if (what !== void 0)
      return {
        code: "evidence-invalid",
        message: `${file} holds ${what}, which is no call of shard ${shardName(shard)}`,
        hint: "Give the journals as the shards wrote them.",
        at: { file, path: "shard" }
      };
  }
  return void 0;
}
function followUpKey({ caseIndex, relation }) {
  return `${caseIndex}:${relation}`;
}

// src/pipeline/shard-settings.ts
function adopted(config, { config: said, reading }, followUps) {
  const number = (name) => typeof said[name] === "number" ? said[name] : void 0;
  const repeats = config.repeats ?? number("repeats");
  const paid = reading === void 0 ? void 0 : 2 * reading.cap + followUps;
  const budget = reading === void 0 ? config.budget ?? number("budget") : paid;
  return {
    ...config,
    ...repeats === void 0 ? {} : { repeats },
    ...budget === void 0 ? {} : { budget },
    method: said["method"] === "sequential" ? "sequential" : config.method,
    curtail: config.curtail || said["curtail"] === true,
    ...config.relations === void 0 && said["relations"] === "default" ? { relations: "default" } : {}
  };
}
var OF_AGENT = ["agent", "agent's configuration", "isolation"];
var OF_RELATIONS = ["relations", "relations' rewordings"];
function settingProblems(config, { header, opened: { suite }, relations, file }) {
  const here = identify(config, suite, header.tree, relations ?? {});
  const unknown = [
    ...config.agent === void 0 ? OF_AGENT : [],
    ...relations === void 0 ? OF_RELATIONS : []
  ];
  const known = Object.entries(header.config).filter(([name]) => unknown.includes(name));
  const identity = { ...here.config, ...Object.fromEntries(known) };
  const changed = differences(header, { ...here, config: identity, configDigest: digestOf(identity) });
  if (changed.length === 0) return [];
  return [
    {
      code: "input-conflict",
      message: `the shards were collected with other settings than they are to be judged with: ${changed.join(", ")} ${changed.length === 1 ? "differs" : "differ"}`,
      hint: "Keep the settings in the configuration file, where both jobs read them, and check out the same commit.",
      at: { file, line: 1 }
    }
  ];
}

// src/pipeline/write-whole.ts
var { join } = process.getBuiltinModule("node:path");

// src/pipeline/file-trouble.ts
var REASONS = {
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  EROFS: "is on a file system that is read-only",
  ENOSPC: "cannot be written: the disk is full",
  EDQUOT: "cannot be written: the disk quota is used up",
  ENOTDIR: "cannot be made: a part of its path is a file",
  EEXIST: "cannot be made: a part of its path is a file",
  EISDIR: "is a folder, and a file is to be written there",
  EBUSY: "is being written by another run"
};
function fileTrouble(error, folder) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS[code];
  if (reason === void 0) return void 0;
  const named = error instanceof Error && "path" in error ? error.path : void 0;
  const path = typeof named === "string" ? named : folder;
  return {
    code: "file-unwritable",
    message: `${path} ${reason} (${code})`,
    hint: code === "EBUSY" ? "Wait until it has ended, or measure in another `working-directory`." : "Make room or give access, and run again with `resume: true` where calls had been made.",
    at: { file: path }
  };
}

// src/pipeline/write-whole.ts
function writeWhole({ config, host, team }, united) {
  const { header, journals } = united;
  const key = digestOf([header.configDigest, header.suiteDigest]).slice(-16);
  const folder = config.mode === "merge" ? "" : "assess";
  const directory = join(host.outputDirectory(config.workingDirectory, key), folder);
  if (team === void 0) return succeed({ directory });
  const path = join(directory, "trials.jsonl");
  try {
    const journal = host.files.openJournal(path, 0);
    journal.append(headerLine(header));
    for (const { trials, followUps } of journals) {
      for (const trial of trials) journal.append(trialLine(trial, "full"));
      for (const followUp of followUps) journal.append(followUpLine(followUp, "full"));
    }
    journal.close();
  } catch (error) {
    const trouble = fileTrouble(error, path);
    if (trouble === void 0) throw error;
    return fail(trouble);
  }
  return succeed({ directory, path });
}

// src/pipeline/judge-shards.ts
async function judgeShards(shards) {
  const united = uniteShards(shards.journals);
  if (!united.ok) return united;
  const relations = await relationsOf(shards, united.value);
  if (!relations.ok) return relations;
  try {
    return await judgeUnited(shards, united.value, relations.value);
  } finally {
    await relations.value?.close();
  }
}
async function relationsOf({ config, opened, host, team }, { header, journals }) {
  const asked = header.config["relations"] ?? "default";
  const spec = adopted(config, header, 0);
  const isOurs = asked === "default" && (spec.relations === void 0 || spec.relations === "default");
  if (team === void 0 && !isOurs) return succeed(void 0);
  if (spec.relations === void 0 && asked !== "default")
    return fail(...settingProblems(spec, { header, opened, relations: {}, file: journals[0]?.file ?? "" }));
  return prepareRelations(spec, opened, team ?? builtIn(host));
}
function builtIn({ log }) {
  return { log, environment: {}, workerPath: "", redact: (text2) => text2 };
}
async function judgeUnited(shards, united, relations) {
  const planned = planOf(shards, united, relations);
  if (!planned.ok) return planned;
  const { run, parts } = planned.value;
  const journal = writeWhole(shards, united);
  if (!journal.ok) return journal;
  const { host } = shards;
  const { path, directory } = journal.value;
  const { trials, missing } = asOneProcess(
    requestOf(run),
    united.journals.flatMap((each) => each.trials)
  );
  tellSurplus(united, trials, host);
  const unfinished = shardGaps(united, { ...parts, missing });
  const { header, agent } = united;
  const judged = await judgeCalls(
    {
      ...run,
      agent: { name: agent, isolation: header.isolation },
      earlierAttempts: header.earlierAttempts ?? 0,
      journal: path ?? parts.file,
      host
    },
    {
      trials,
      followUps: askedFollowUps(united, relations, firstAnswers(trials, run.config.layer)),
      stopped: void 0,
      ...unfinished === void 0 ? {} : { unfinished },
      ...timesOf(united, host)
    }
  );
  if (!judged.ok) return judged;
  return succeed({ ...judged.value, directory, ...path === void 0 ? {} : { journal: path } });
}
function planOf({ config: given, opened }, united, relations) {
  const { header, journals } = united;
  const file = journals[0]?.file ?? "";
  const followUps = relations?.rewordings.length ?? journals.reduce((sum2, each) => sum2 + each.followUps.length, 0);
  const config = adopted(given, header, followUps);
  const problems = settingProblems(config, { header, opened, relations: relations?.identity, file });
  if (problems.length > 0) return fail(...problems);
  const plan = planCalls(config, opened.suite, followUps);
  if (!plan.ok) return plan;
  const reading = readingOf(header, opened, config);
  const repeats = reading?.repeats ?? plan.value.repeats;
  if (String(repeats) !== String(header.repeats)) return fail(otherPlan(file));
  const pairs = declaredPairs(repeats, reading?.plan);
  const parts = { file, pairs, cases: repeats.length, rewordings: relations?.rewordings };
  const foreign = foreignCall(united, parts);
  if (foreign !== void 0) return fail(foreign);
  const run = { config, suite: opened, relations: relations ?? NO_RELATIONS, plan: plan.value, reading };
  return succeed({ run: { ...run, repeats }, parts });
}
function readingOf({ reading }, { suite }, { epsilon }) {
  const question = questionOf(suite, epsilon);
  if (reading === void 0 || wantedPairs(question) === void 0) return void 0;
  const plan = planReading(question, reading.cap, reading.seed);
  return { plan, repeats: mostTrials(plan), isContinued: false };
}
function requestOf(run) {
  const { config, suite, reading, repeats } = run;
  const curtail = curtailRule(config);
  return {
    inputs: suite.suite.cases.map((item) => item.input),
    repeats,
    ...reading === void 0 ? {} : { sequential: reading.plan },
    ...curtail === void 0 ? {} : { curtail },
    coverAll: coversAll(run),
    layer: config.layer,
    maxWorkers: 1,
    parallelRepeats: false,
    stopOnError: false
  };
}
function askedFollowUps({ journals }, relations, sources) {
  const followUps = journals.flatMap((journal) => journal.followUps);
  if (relations === void 0) return followUps;
  const byKey = new Map(followUps.map((each) => [`${each.caseIndex}:${each.relation}`, each]));
  return relations.rewordings.flatMap(
    ({ caseIndex, relation }) => sources.has(caseIndex) ? byKey.get(`${caseIndex}:${relation}`) ?? [] : []
  );
}
function tellSurplus({ journals }, read, host) {
  const made = journals.reduce((sum2, { trials }) => sum2 + trials.length, 0);
  if (made > read.length)
    host.log.info(
      `${count(made - read.length, "call")} of the shards ${made - read.length === 1 ? "was" : "were"} made beyond where one process would have stopped, since no shard knows what the others read: ${made - read.length === 1 ? "it decides" : "they decide"} nothing`
    );
}
function timesOf({ journals }, host) {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startedAt, result } of journals.flatMap((each) => [...each.trials, ...each.followUps])) {
    const start = Date.parse(startedAt);
    if (Number.isNaN(start)) continue;
    from = Math.min(from, start);
    to = Math.max(to, start + (result.ok ? result.observation.latencyMs ?? 0 : 0));
  }
  const isKnown = Number.isFinite(from);
  return {
    startedAt: (isKnown ? new Date(from) : host.clock.now()).toISOString(),
    durationMs: () => isKnown ? Math.round(to - from) : 0
  };
}
function otherPlan(file) {
  return {
    code: "evidence-invalid",
    message: `the plan in ${file} is not the one that follows from the suite and the settings`,
    hint: "Judge the shards with the version, the suite and the settings that they were collected with.",
    at: { file, line: 1, path: "plan" }
  };
}
export {
  judgeShards
};
